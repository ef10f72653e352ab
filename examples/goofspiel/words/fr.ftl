game-title = Goofspiel
game-pitch = Deux dés font le prix, une carte cachée fait la mise.
game-goal = Le plus de points quand les mains sont vides.
option-ties = Si toutes les cartes s'annulent
option-ties-carried = le prix passe à la suite
option-ties-lost = le prix est perdu
option-exchange = Échange après un gain
end-played-out = Les mains sont vides.
board = Table
pack = Pioche
prize = Prix
bids = Mises
hand = Votre main
points = points
in-hand = { $count ->
    [one] 1 carte en main
   *[other] { $count } cartes en main
}
has-bid = a misé
round = Points de la manche { $n }
ask-bid = Quelle carte misez-vous pour { $prize } points ?
ask-exchange = { $who-is ->
    [me] Enterrez-vous une carte pour la première de la pioche ?
   *[other] { $who } peut échanger une carte.
}
ask-nothing = La partie est finie.
wait-bid = Les autres choisissent leur mise.
do-bid = Miser { $card }
do-exchange = Enterrer { $card }
do-keep = Garder votre main
log-dealt = Vous recevez : { $cards }.
log-prize = Manche { $round } : les dés montrent { $dice }, le prix est donc { $prize }.
log-bid = Vous misez { $card }.
log-bid-hidden = { $who } mise.
log-shown = { $who-is ->
    [me] Vous montrez { $card }.
   *[other] { $who } montre { $card }.
}
log-won = { $who-is ->
    [me] Vous gagnez { $prize } points.
   *[other] { $who } gagne { $prize } points.
}
log-tied = Personne ne gagne : le prix { $fate ->
    [carried] passe à la suite
   *[lost] est perdu
}.
log-exchanged = Vous enterrez { $card } et prenez { $taken }.
log-exchanged-hidden = { $who } enterre une carte et en prend une autre.
log-kept = { $who-is ->
    [me] Vous gardez votre main.
   *[other] { $who } garde sa main.
}
sheet-prizes = Prix gagnés
why-not-now = Ce n'est pas la question du moment.
why-no-card = Vous n'avez pas { DE($card) }.
why-not-asked = On ne vous demande rien.
card-1 = as
card-2 = deux
card-3 = trois
card-4 = quatre
card-5 = cinq
card-6 = six
card-7 = sept
card-8 = huit
card-9 = neuf
card-10 = dix
card-11 = valet
card-12 = dame
card-13 = roi
