### Cléopâtre et la Société des Architectes

## La table

game-title = Cléopâtre et la Société des Architectes
game-pitch = Construisez le palais qui apaisera Cléopâtre, vite et beau ; mais chaque raccourci corrompt, et le plus corrompu est livré aux crocodiles.
game-goal = Le plus riche en Talents gagne, sauf le plus corrompu : il est livré aux crocodiles avant le compte.
option-flip = Retourner les Mosaïques
option-every-turn = Limite de main à chaque tour
option-ledger = Registre des Talents et des Amulettes
end-palace = Cléopâtre entre dans son palais
end-abandoned = Le chantier est abandonné

phase-choose = Marché ou Carrière
phase-build = Construire
phase-cleopatra = Cléopâtre
phase-priest = Grand Prêtre

region-quarry = La Carrière
region-palace = Le palais
region-market = Le Marché
region-altar = L’Autel
region-stack = Mosaïques
region-laying = À poser
region-hand = Votre main
region-hands = Les mains

## Cartes

card-artisan = Artisan
card-stone = Pierre
card-marble = Marbre
card-wood = Bois
card-lapis = Lapis
card-double-artisan = Double Artisan
card-double-stone = Double Pierre
card-double-marble = Double Marbre
card-double-wood = Double Bois
card-double-lapis = Double Lapis
card-trompe-loeil = Trompe-l’œil
card-beggar = Mendiant
card-courtesan = Courtisane
card-ambassador = Ambassadeur
card-scribe = Scribe
card-smuggler = Contrebandier
card-vizier = Vizir
card-unknown = carte cachée
card-back = dos de carte
the-beggar = le Mendiant
the-courtesan = la Courtisane
the-ambassador = l’Ambassadeur
the-scribe = le Scribe
the-smuggler = le Contrebandier
the-vizier = le Vizir
merchant = Marchand du Nil

foot-amulets = { $amulets ->
    [one] { $amulets } Amulette
   *[other] { $amulets } Amulettes
}
foot-ambassador = 1 Amulette par carte
foot-vizier = { $amulets ->
    [one] { $amulets } Amulette par carte
   *[other] { $amulets } Amulettes par carte
}
foot-scribe = { $amulets ->
    [one] { $amulets } Amulette, 0 pour un dé
   *[other] { $amulets } Amulettes, 0 pour un dé
}
effect-trompe-loeil = Un matériau au choix.
effect-beggar = De chacun : 2 Talents ou 1 carte standard.
effect-courtesan = Prend une carte dans la défausse.
effect-ambassador = Demande des cartes standard.
effect-scribe = Mosaïque au choix, ou un dé.
effect-smuggler = Passe la limite de main.
effect-vizier = Pioche 5 cartes, garde au choix.

## Éléments du palais

work-mosaic = Mosaïque
work-wall = Mur
work-sphinx = Sphinx
work-door = Montant de porte
work-obelisk = Obélisque
work-throne = Trône
work-pedestal = Piédestal
works-mosaic = Mosaïques
works-wall = Murs
works-sphinx = Sphinx
works-door = Montants de porte
works-obelisk = Obélisques
works-throne = Trône et Piédestal
complete-mosaic = La dernière Mosaïque a quitté la pile
complete-wall = Les Murs sont complets
complete-sphinx = Les Sphinx sont complets
complete-door = Les Montants de porte sont complets
complete-obelisk = Les Obélisques sont complets
complete-throne = Le Trône et son Piédestal sont complets

reward-plain = { $talents }
reward-palms = { $talents } + palmiers
reward-mosaics = { $talents } + mosaïques
reward-walls = { $talents } + Murs
reward-none = au complet
built-of = construits, sur le total

wall-slot = Mur { $slot }
door-left = Montant gauche
door-right = Montant droit
throne-block = Trône
sphinx-place = Sphinx { $number }
obelisk-place = Obélisque { $number }
square = Case { $square }
square-start = Départ
square-door = Palais
cleopatra = Cléopâtre
cell = { $column }{ $row }
cell-palm = { $column }{ $row }, palmier
told-run = { $from } à { $to }
told-covers = couvre { $cells }
told-along = le long de { $cells }
told-closed = close, sans Statue
told-shape = { $letter }, bras : { $arms }
told-shape-corners = { $letter }, bras : { $arms } ; en diagonale : { $corners }
told-up = { $cells } en haut
told-right = { $cells } à droite
told-down = { $cells } en bas
told-left = { $cells } à gauche
told-up-right = en haut à droite
told-down-right = en bas à droite
told-down-left = en bas à gauche
told-up-left = en haut à gauche
grid-legend = Lettre : Mosaïque. ♣ palmier, . case libre, x case close sans Statue, chiffre : Sanctuaire de ce joueur. # bloc du Trône, = Piédestal, @ Trône. Au bord, numéros des Murs ; trait plein : Mur construit ; pointillé : à construire.
grid-legend-claiming = Minuscules : régions qui peuvent être réclamées.

mosaic = { $letter }
mosaic-laid = Mosaïque { $letter }
mosaic-by = Posée par { $who }.
sanctuary = Sanctuaire de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} ({ $who })
claimable = région { $region }, close, de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}
stack-top = Sur le dessus
stack-under = Dans la pile
stack-held = En main
stack-note = reste { $left }
laying-note = { $letter } · reste { $left }
turns-legend = Positions de la Mosaïque ; * est la case par laquelle on dit où elle va.

## Marché, Autel, main

stall = Étalage { $stall }
pile = Pioche
pile-note = pioche { $pile }
discard = Défausse
discard-known = { $cards }
discard-partly = { $cards } ; { $hidden ->
    [one] { $hidden } inconnue
   *[other] { $hidden } inconnues
}
altar-on = Sur l’Autel
altar-off = Blancs
altar-stone = { $missing ->
    [one] encore { $missing } dé avant l’offrande
   *[other] encore { $missing } dés avant l’offrande
}
die-ankh = avec l’ankh
die-blank = sans ankh
hand-note = { $cards } sur { $limit }
hand-cards = Cartes
pyramid = Jetons et Statues
amulets = { $count ->
    [0] aucune Amulette
    [one] Amulette
   *[other] Amulettes
}
merchants = { $count ->
    [0] aucun Marchand du Nil
    [one] Marchand du Nil
   *[other] Marchands du Nil
}
statues = { $count ->
    [0] aucune Statue d’Anubis
    [one] Statue d’Anubis
   *[other] Statues d’Anubis
}
tray-stocking = Pour remplir les étalages
tray-vizier = Les cartes du Vizir
tray-discard = La défausse, devant la Courtisane
tray-embassy = L’ambassade
embassy-wishes = souhaite : { $cards }
embassy-any = souhaite n’importe quelle Ressource
tray-wishes = À souhaiter
tray-wished = Souhaitées
tray-offering = Offrande au Grand Prêtre
tray-drawn = Tirées
tray-kept = Gardées
tray-coins = de { $from } à { $to }
coin = { $talents ->
    [one] Talent
   *[other] Talents
}

## Joueurs

score-label = { $talents ->
    [one] Talent
   *[other] Talents
}
fact-cards = Cartes
fact-merchants = Marchands
fact-statues = Statues
fact-amulets = Amulettes
fact-works = Éléments construits
supply-walk = Parcours de Cléopâtre
supply-mosaics = { $laid } · reste { $left }
holds = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
doing-start = entame son tour
doing-limit = a trop de cartes
doing-discarding = défausse l’excédent
doing-taken = a pris un étalage
doing-stocking = remplit les étalages
doing-quarry = visite la Carrière
doing-paying = paie un élément
doing-adding = pose un excédent
doing-choosing = choisit une Mosaïque
doing-laying = pose une Mosaïque
doing-placing-wall = place un Mur
doing-placing-door = place un Montant de porte
doing-claiming = songe à Anubis
doing-end = finit son tour
doing-begging = répond au Mendiant
doing-asking = envoie l’Ambassadeur
doing-wishing = dit ses souhaits
doing-offering = fait une offre
doing-accepting = pèse les offres
doing-fetching = fouille la défausse
doing-keeping = écoute le Vizir
doing-bidding = choisit une offrande
doing-has-bid = a fait son offrande
doing-over = a fini
doing-eaten = finit aux crocodiles

## Questions

wait = { $who } { $doing }.
wait-bidding = Offrande en secret : { $made ->
    [0] personne n’a encore fait la sienne.
    [one] { $made } joueur sur { $of } a fait son offrande.
   *[other] { $made } joueurs sur { $of } ont fait leur offrande.
}
over-palace = Cléopâtre est au palais. La partie est finie.
over-abandoned = Personne ne construit plus. La partie est finie.

ask-start = Marché ou Carrière ?
hint-start = Prenez un étalage ou construisez. Vous tenez { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; au-delà de { $limit } cartes au Marché, vous prenez des Amulettes.
ask-limit = { $over ->
    [one] Une carte de trop : la défausser ou la garder ?
   *[other] { $over } cartes de trop : les défausser ou les garder ?
}
hint-limit = Défausser coûte 1 Amulette en tout. Tout garder en coûte { $over }.
ask-discarding = { $over ->
    [one] Quelle carte défaussez-vous ? Encore une.
   *[other] Quelle carte défaussez-vous ? Encore { $over }.
}
hint-discarding = Face cachée : nul autre n’en saura rien.
ask-taken = Remplir les étalages ?
hint-taken = Les cartes ne sont pas encore piochées : un Personnage peut être joué avant.
ask-stocking = Sur quel étalage mettre cette carte : { $card } ?
ask-stocking-hidden = Sur quel étalage mettre la carte cachée ?
hint-stocking = { $left ->
    [one] La dernière.
   *[other] Puis : { $next }.
}
hint-call = Vos Personnages peuvent être joués avant.
ask-quarry = Construire encore, ou finir la visite ?
ask-quarry-done = Finir la visite ?
hint-quarry = { $works ->
    [0] Rien n’est encore construit dans cette visite.
    [one] { $works } élément construit.
   *[other] { $works } éléments construits.
} Bonus : { $two } Talents pour deux, { $three } à partir de trois.
hint-quarry-done = Plus rien que vous puissiez payer.
ask-paying = Avec quoi payer 1 { $resource } ?
hint-paying = Reste à payer : { $need }. Les cartes corrompues donnent des Amulettes.
ask-adding = Quelle carte Ressource posez-vous en plus ?
hint-adding = Rien ne l’exige : elle va à la défausse, et ne sert plus que dans cette visite.
ask-choosing = Quelle Mosaïque le Scribe prend-il ?
hint-choosing = { $left ->
    [one] { $left } Mosaïque
   *[other] { $left } Mosaïques
} dans la pile ; seules celles qui entrent dans les Jardins peuvent être prises.
ask-laying = Où poser la Mosaïque { $letter } ?
hint-laying = { $base } Talents, et 1 par palmier couvert. { $places ->
    [one] { $places } pose possible.
   *[other] { $places } poses possibles.
} Tournez-la comme elle doit aller, puis désignez une case.
ask-placing-wall = Où construire le Mur ?
hint-placing-wall = { $base } Talents, et 1 par case de Mosaïque touchée.
ask-placing-door = À gauche ou à droite de l’entrée ?
hint-placing-door = { $base } Talents, et 1 par Mur de la suite ininterrompue depuis ce coin.
ask-claiming = Posez-vous une Statue d’Anubis ?
hint-claiming = { $statues ->
    [one] Il vous reste { $statues } Statue.
   *[other] Il vous reste { $statues } Statues.
} Maintenant ou jamais : chaque case vous lavera d’une Amulette.
ask-end = Finir votre tour ?
hint-end = Vos Personnages peuvent encore être joués.
hint-end-alone = Aucun Personnage à jouer.
ask-begging = { $who } mendie. Que donnez-vous ?
hint-begging = { $talents } Talents, ou une carte Ressource standard, à votre choix.
ask-asking = À qui l’Ambassadeur demande-t-il des cartes ?
hint-asking = Qui a des cartes peut être interrogé. Vous direz ensuite ce que vous souhaitez.
ask-wishing = Quelles Ressources souhaitez-vous ?
hint-wishing = Tous l’entendent ; personne n’est tenu de s’y conformer.
ask-offering = Que montrez-vous à l’Ambassadeur { DE($who) } ?
hint-offering = { $amulets ->
    [0] Vous n’avez pas d’Amulette : vous ne pouvez rien offrir.
    [one] Une carte standard au plus, { $shown } déjà. Acceptée, elle emporte votre Amulette.
   *[other] Au plus { $amulets } cartes standard, { $shown } déjà. Chaque carte acceptée emporte une de vos Amulettes.
}
hint-offering-wished = Il souhaite : { $cards }. { $amulets ->
    [0] Vous n’avez pas d’Amulette : vous ne pouvez rien offrir.
    [one] Une carte standard au plus, { $shown } déjà. Acceptée, elle emporte votre Amulette.
   *[other] Au plus { $amulets } cartes standard, { $shown } déjà. Chaque carte acceptée emporte une de vos Amulettes.
}
ask-accepting = Quelles cartes acceptez-vous ?
hint-accepting = Chacune vient avec une Amulette ; vous en avez { $amulets }.
ask-fetching = Quelle carte prenez-vous dans la défausse ?
hint-fetching = Les autres ne sauront pas laquelle.
ask-keeping = Quelles cartes du Vizir gardez-vous ?
hint-keeping = 1 Amulette par carte gardée : { $kept } jusqu’ici. Le reste est défaussé, face cachée.
ask-bidding = Votre offrande, en secret : de 0 à { $most ->
    [one] { $most } Talent.
   *[other] { $most } Talents.
}
hint-bidding = Toutes les offrandes sont perdues. La plus forte ôte { $first ->
    [one] { $first } Amulette
   *[other] { $first } Amulettes
}, les suivantes en donnent { $players ->
    [3] { $second }, puis { $third }.
    [4] { $second }, { $third }, puis { $fourth }.
   *[other] { $second }, { $third }, { $fourth }, puis { $fifth }.
} Vous en avez { $amulets }.

## Ce qu’on peut faire

gain-amulets = { $amulets ->
    [one] +{ $amulets } Amulette
   *[other] +{ $amulets } Amulettes
}
gain-talents = { $talents ->
    [one] +{ $talents } Talent
   *[other] +{ $talents } Talents
}
gain-palms = { $base } + { $extra ->
    [one] { $extra } palmier
   *[other] { $extra } palmiers
}
gain-cells = { $base } + { $extra ->
    [one] { $extra } case
   *[other] { $extra } cases
}
gain-walls = { $base } + { $extra ->
    [one] { $extra } Mur
   *[other] { $extra } Murs
}
do-take-stall = Prendre l’étalage { $stall } : { $cards }
do-take-stall-partly = Prendre l’étalage { $stall } : { $cards }, { $hidden ->
    [one] { $hidden } carte cachée
   *[other] { $hidden } cartes cachées
}
do-take-stall-hidden = Prendre l’étalage { $stall } : { $hidden ->
    [one] { $hidden } carte cachée
   *[other] { $hidden } cartes cachées
}
do-take-nothing = Visiter l’étalage { $stall }, vide comme les autres
do-refill = Remplir les étalages
do-stock = Sur l’étalage { $stall } : { $card }
do-stock-hidden = Sur l’étalage { $stall } : carte cachée
do-discard-to-limit = Défausser { $over ->
    [one] { $over } carte
   *[other] { $over } cartes
}
do-keep-all = Tout garder
do-smuggle = Jouer le Contrebandier : tout garder
do-discard = Défausser : { $card }
do-build-mosaic = Construire la Mosaïque { $letter }
do-build-wall = Construire un Mur
do-build-sphinx = Construire le Sphinx { $number }
do-build-door = Construire un Montant de porte
do-build-obelisk = Construire l’Obélisque { $number }
do-build-pedestal = Construire le Piédestal
do-build-throne = Construire le Trône
do-build-with-scribe = Jouer le Scribe et choisir la Mosaïque
needs-merchants = { $short ->
    [one] avec { $short } Marchand du Nil
   *[other] avec { $short } Marchands du Nil
}
needs-trompe-loeil = avec { $short } Trompe-l’œil
needs-either = { $short ->
    [one] avec { $short } Marchand ou Trompe-l’œil
   *[other] avec { $short } Marchands ou Trompe-l’œil
}
do-pay-plain = Tout payer en cartes standard
do-pay-rest = Tout payer : cartes standard, et { $merchants ->
    [one] { $merchants } Marchand du Nil pour le reste
   *[other] { $merchants } Marchands du Nil pour le reste
}
do-pay-cards = Tout payer avec vos cartes, corrompues comprises{ $merchants ->
    [0] {""}
    [one] , et { $merchants } Marchand du Nil pour le reste
   *[other] , et { $merchants } Marchands du Nil pour le reste
}
do-pay-standard = Payer avec : { $card }
do-pay-double = Payer avec : { $card }
do-pay-trompe-loeil = Payer d’un Trompe-l’œil : { $resource }
do-pay-merchant = Envoyer un Marchand du Nil : { $resource }
do-choose-mosaic = Prendre la Mosaïque { $letter }
do-lay = Poser { $letter }, position { $turn }, en { $column }{ $row }
do-place-wall = Construire le Mur { $slot }
do-place-door-left = Construire le Montant gauche
do-place-door-right = Construire le Montant droit
do-claim = Poser une Statue dans la région { $region } ({ $column }{ $row }) : { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}
do-claim-nothing = Ne rien réclamer
do-lay-more = Poser des cartes en excédent
do-add = Poser en plus : { $card }
do-add-no-more = Ne rien poser de plus
do-finish-visit = Finir la visite
do-end-turn = Finir le tour
do-play-beggar = Jouer le Mendiant
do-play-courtesan = Jouer la Courtisane
do-play-ambassador = Jouer l’Ambassadeur
do-play-vizier = Jouer le Vizir
do-turn-ankh = Jouer le Scribe : un dé blanc sur l’Autel
do-turn-blank = Jouer le Scribe : ôter un dé de l’Autel
do-give-talents = Donner { $talents } Talents
do-give-card = Donner : { $card }
do-show-hand = Rien à donner : montrer votre main
do-fetch = Prendre : { $card }
do-ask = Demander des cartes { A($who) }
do-ask-no-more = Ne demander à personne d’autre
do-wish = Souhaiter : { $card }
do-wish-any = Souhaiter n’importe quelle Ressource
do-wish-no-more = Ne rien souhaiter d’autre
do-offer = Offrir : { $card }
do-offer-nothing = Ne rien offrir
do-offer-no-more = Ne rien offrir de plus
do-accept = Accepter { DE($who) } : { $card }
do-accept-no-more = Ne rien accepter de plus
do-keep = Garder : { $card }
do-keep-no-more = Défausser le reste
do-bid = Offrir { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talents
}

## Pourquoi pas

why-not-your-turn = Ce n’est pas à vous : on attend { $who }. Votre tour viendra.
why-over = La partie est finie : il n’y a plus rien à jouer.
why-not-now = Ce n’est pas la question du moment. Répondez d’abord à celle qui est posée.
why-no-such-stall = Il n’y a pas d’étalage à cet endroit : le Marché en compte trois.
why-empty-stall = L’étalage { $stall } est vide. Prenez-en un qui porte des cartes.
why-stall-stocked = L’étalage { $stall } a déjà reçu sa carte. Chaque étalage en reçoit une : choisissez-en un autre.
why-no-such-card = Il vous faudrait cette carte en main : { $card }. Vous ne l’avez pas.
why-smuggler-not-now = Le Contrebandier ne se joue que lorsque votre main dépasse la limite au moment où on la compte.
why-no-character-now = Aucun Personnage ne se joue au milieu d’un paiement ou d’un autre Personnage. Répondez d’abord.
why-work-finished = { $work } : tout est déjà construit dans cette catégorie. Choisissez-en une autre.
why-too-dear = { $work } : il manque { $missing }. { $jokers ->
    [0] Vous n’avez ni Marchand du Nil ni Trompe-l’œil.
   *[other] Vos Marchands du Nil ({ $merchants }) et vos Trompe-l’œil ({ $trompes }) n’y suffisent pas.
}
why-no-mosaic-to-choose = Le Scribe n’a pas de choix : il reste moins de deux Mosaïques dans la pile. Il peut encore changer un dé.
why-only-the-top-fits = Le Scribe n’a pas de choix : seule la Mosaïque du dessus entre encore dans les Jardins. Il peut encore changer un dé.
why-mosaic-gone = Cette Mosaïque n’est plus dans la pile. Prenez-en une de celles qui y restent.
why-mosaic-fits-nowhere = Cette Mosaïque n’entre plus nulle part dans les Jardins. Prenez-en une autre.
why-not-plain = Vos cartes standard ne paient pas tout ce qui reste. Payez unité par unité.
why-not-rest = Vos cartes standard et vos Marchands du Nil ne paient pas tout ce qui reste. Payez unité par unité.
why-not-cards = Aucune carte corrompue ne servirait ici. Payez autrement.
why-no-resource = Il vous faudrait une carte Ressource en main. Vous n’en avez pas.
why-excess-laid = Vous avez déjà posé des cartes en excédent avec cet élément. Ce sera possible avec le prochain.
why-not-a-resource = Seule une carte Ressource se pose avec un paiement. Un Personnage se joue.
why-not-feigned = Le Trompe-l’œil ne tient pas lieu de cette ressource : { $resource }. Il ne vaut que les matériaux.
why-needed-elsewhere = Celui-ci ({ $card }) est nécessaire pour une autre partie du prix. Payez autrement : { $resource }.
why-no-such-turn = La Mosaïque n’a pas cette position. Choisissez-en une de celles qui sont montrées.
why-no-flip = À cette table, une Mosaïque ne se retourne pas. Tournez-la seulement.
why-does-not-fit = La Mosaïque n’entre pas ici : ses cinq cases doivent couvrir cinq cases libres des Jardins.
why-wall-taken = L’emplacement { $slot } n’est pas libre. Choisissez-en un en pointillé.
why-door-taken = Ce Montant de porte est déjà construit. L’autre côté est libre.
why-no-such-region = Ce n’est pas une région que votre Mosaïque vient de clore. Seules celles-là peuvent recevoir une Statue.
why-can-give = Vous avez de quoi donner : 2 Talents ou une carte standard. Votre main reste cachée.
why-too-poor = Il vous faudrait { $talents } Talents. Donnez une carte standard.
why-nothing-to-fetch = La défausse est vide : la Courtisane n’a rien à prendre.
why-not-discarded = Cette carte n’est pas dans la défausse : { $card }. Prenez-en une qui y est.
why-not-herself = Une Courtisane ne se prend pas elle-même. Choisissez une autre carte.
why-called-too-often = { $card } : déjà { $calls } appels dans ce tour, c’est le maximum. Au prochain tour, ce sera possible.
why-nobody-to-ask = Aucun adversaire n’a de cartes : l’Ambassadeur n’a personne à qui parler.
why-cannot-be-asked = Ce joueur ne peut pas être interrogé : il l’est déjà, ou il n’a pas de cartes.
why-ask-somebody = L’Ambassadeur doit parler à quelqu’un. Nommez au moins un adversaire.
why-wished = Vous souhaitez déjà cette Ressource : { $card }.
why-too-few-amulets = { $amulets ->
    [0] Vous n’avez pas d’Amulette à donner avec une carte : vous ne pouvez rien offrir.
    [one] Vous avez { $amulets } Amulette et offrez déjà autant de cartes. C’est le maximum.
   *[other] Vous avez { $amulets } Amulettes et offrez déjà autant de cartes. C’est le maximum.
}
why-not-offered = Cette carte n’est pas offerte. Acceptez-en une de celles qui sont montrées.
why-altar-empty = L’Autel est vide : aucun dé à ôter. Vous pouvez en poser un.
why-not-drawn = Le Vizir n’a pas cette carte : { $card }. Gardez-en une de celles qu’il a tirées.
why-bid-too-high = Vous offrez { $asked ->
    [one] { $asked } Talent
   *[other] { $asked } Talents
} et n’en avez que { $most }. Offrez au plus { $most }.

## Le journal

log-begins = { $who-is ->
    [me] Le sort vous désigne : vous commencez.
   *[other] Le sort désigne { $who }, qui commence.
}
log-turn = { $who-is ->
    [me] À vous de jouer
   *[other] À { $who } de jouer
}
log-offering = Offrande au Grand Prêtre
log-takes = { $who-is ->
    [me] Vous prenez l’étalage { $stall } : { $cards }.
   *[other] { $who } prend l’étalage { $stall } : { $cards }.
}
log-takes-partly = { $who-is ->
    [me] Vous prenez l’étalage { $stall } : { $cards }, et { $hidden ->
        [one] une carte cachée
       *[other] { $hidden } cartes cachées
    }.
   *[other] { $who } prend l’étalage { $stall } : { $cards }, et { $hidden ->
        [one] une carte cachée
       *[other] { $hidden } cartes cachées
    }.
}
log-takes-hidden = { $who-is ->
    [me] Vous prenez l’étalage { $stall } : { $hidden ->
        [one] une carte cachée
       *[other] { $hidden } cartes cachées
    }.
   *[other] { $who } prend l’étalage { $stall } : { $hidden ->
        [one] une carte cachée
       *[other] { $hidden } cartes cachées
    }.
}
log-takes-nothing = { $who-is ->
    [me] Vous allez au Marché, et n’y trouvez rien.
   *[other] { $who } va au Marché, et n’y trouve rien.
}
log-stocks = { $who-is ->
    [me] Vous mettez sur l’étalage { $stall } : { $card }.
   *[other] { $who } met sur l’étalage { $stall } : { $card }.
}
log-stocks-hidden = { $who-is ->
    [me] Vous mettez une carte cachée sur l’étalage { $stall }.
   *[other] { $who } met une carte cachée sur l’étalage { $stall }.
}
log-rebuilt = La pioche est refaite avec la défausse : { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
log-discards-to-limit = { $who-is ->
    [me] Vous défaussez { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } : +1 Amulette.
   *[other] { $who } défausse { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } : +1 Amulette.
}
log-keeps-all = { $who-is ->
    [me] Vous gardez tout : +{ $amulets ->
        [one] { $amulets } Amulette.
       *[other] { $amulets } Amulettes.
    }
   *[other] { $who } garde tout : +{ $amulets ->
        [one] { $amulets } Amulette.
       *[other] { $amulets } Amulettes.
    }
}
log-smuggles = { $who-is ->
    [me] Votre Contrebandier passe tout sous le manteau : +{ $amulets ->
        [one] { $amulets } Amulette.
       *[other] { $amulets } Amulettes.
    }
   *[other] { $who } joue le Contrebandier et garde tout : +{ $amulets ->
        [one] { $amulets } Amulette.
       *[other] { $amulets } Amulettes.
    }
}
log-discards = { $who-is ->
    [me] Vous défaussez, face cachée : { $card }.
   *[other] { $who } défausse, face cachée : { $card }.
}
log-discards-hidden = { $who-is ->
    [me] Vous défaussez une carte.
   *[other] { $who } défausse une carte.
}
log-pays = { $who-is ->
    [me] Vous payez { $work }
   *[other] { $who } paie { $work }
}{ $letter ->
    [none] {""}
   *[other] {" "}{ $letter }
} : { $paid }{ $amulets ->
    [0] .
    [one] . +{ $amulets } Amulette.
   *[other] . +{ $amulets } Amulettes.
}
log-adds = { $who-is ->
    [me] Vous posez en plus : { $card }
   *[other] { $who } pose en plus : { $card }
}{ $amulets ->
    [0] .
    [one] . +{ $amulets } Amulette.
   *[other] . +{ $amulets } Amulettes.
}
paid-mosaic = la Mosaïque
paid-scribe = une Mosaïque au choix du Scribe
paid-wall = un Mur
paid-sphinx = un Sphinx
paid-door = un Montant de porte
paid-obelisk = un Obélisque
paid-pedestal = le Piédestal
paid-throne = le Trône
feigned-artisan = Trompe-l’œil pour 1 Artisan
feigned-stone = Trompe-l’œil pour 1 Pierre
feigned-marble = Trompe-l’œil pour 1 Marbre
feigned-wood = Trompe-l’œil pour 1 Bois
feigned-lapis = Trompe-l’œil pour 1 Lapis
merchant-artisan = Marchand du Nil pour 1 Artisan
merchant-stone = Marchand du Nil pour 1 Pierre
merchant-marble = Marchand du Nil pour 1 Marbre
merchant-wood = Marchand du Nil pour 1 Bois
merchant-lapis = Marchand du Nil pour 1 Lapis
reserve-artisan = Artisan en réserve
reserve-stone = Pierre en réserve
reserve-marble = Marbre en réserve
reserve-wood = Bois en réserve
reserve-lapis = Lapis en réserve
log-builds-mosaic = { $who-is ->
    [me] Vous posez la Mosaïque { $letter }
   *[other] { $who } pose la Mosaïque { $letter }
} : { $extra ->
    [0] { $total } Talents, aucun palmier couvert.
    [one] { $base } + 1 palmier = { $total } Talents.
   *[other] { $base } + { $extra } palmiers = { $total } Talents.
}
log-builds-wall = { $who-is ->
    [me] Vous construisez le Mur { $slot }
   *[other] { $who } construit le Mur { $slot }
} : { $extra ->
    [0] { $total } Talents.
    [one] { $base } + 1 case de Mosaïque = { $total } Talents.
   *[other] { $base } + { $extra } cases de Mosaïque = { $total } Talents.
}
log-builds-sphinx = { $who-is ->
    [me] Vous dressez le Sphinx { $number }
   *[other] { $who } dresse le Sphinx { $number }
} : { $total } Talents.
log-builds-door-left = { $who-is ->
    [me] Vous construisez le Montant gauche
   *[other] { $who } construit le Montant gauche
} : { $extra ->
    [0] { $total } Talents.
    [one] { $base } + 1 Mur = { $total } Talents.
   *[other] { $base } + { $extra } Murs = { $total } Talents.
}
log-builds-door-right = { $who-is ->
    [me] Vous construisez le Montant droit
   *[other] { $who } construit le Montant droit
} : { $extra ->
    [0] { $total } Talents.
    [one] { $base } + 1 Mur = { $total } Talents.
   *[other] { $base } + { $extra } Murs = { $total } Talents.
}
log-builds-obelisk = { $who-is ->
    [me] Vous dressez l’Obélisque { $number }
   *[other] { $who } dresse l’Obélisque { $number }
} : { $total } Talents.
log-builds-pedestal = { $who-is ->
    [me] Vous construisez le Piédestal
   *[other] { $who } construit le Piédestal
} : { $total } Talents.
log-builds-throne = { $who-is ->
    [me] Vous élevez le Trône
   *[other] { $who } élève le Trône
} : { $total } Talents.
log-bonus = { $who-is ->
    [me] { $works } éléments en une visite : { $talents } Talents de plus pour vous.
   *[other] { $works } éléments en une visite : { $talents } Talents de plus pour { $who }.
}
log-scribe-chooses = { $who-is ->
    [me] Votre Scribe tire de la pile la Mosaïque { $letter }.
   *[other] Le Scribe tire de la pile, pour { $who }, la Mosaïque { $letter }.
}
log-mosaic-leaves = La Mosaïque { $letter } n’entre plus nulle part : elle quitte la pile.
log-claims = { $who-is ->
    [me] Vous dressez Anubis dans un Sanctuaire de { $cells ->
        [one] { $cells } case.
       *[other] { $cells } cases.
    }
   *[other] { $who } dresse Anubis dans un Sanctuaire de { $cells ->
        [one] { $cells } case.
       *[other] { $cells } cases.
    }
}
log-unclaimed = Une région close de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} reste sans Statue, pour toujours.
log-calls = { $who-is ->
    [me] Vous jouez { $card }{ $amulets ->
        [0] .
        [one]  : +{ $amulets } Amulette.
       *[other]  : +{ $amulets } Amulettes.
    }
   *[other] { $who } joue { $card }{ $amulets ->
        [0] .
        [one]  : +{ $amulets } Amulette.
       *[other]  : +{ $amulets } Amulettes.
    }
}
log-gives-talents = { $who-is ->
    [me] Vous donnez { $talents } Talents { A($to) }.
   *[other] { $to-is ->
        [me] { $who } vous donne { $talents } Talents.
       *[other] { $who } donne { $talents } Talents { A($to) }.
    }
}
log-gives-card = { $who-is ->
    [me] Vous donnez { A($to) } : { $card }.
   *[other] { $to-is ->
        [me] { $who } vous donne : { $card }.
       *[other] { $who } donne { A($to) } : { $card }.
    }
}
log-gives-nothing = { $who-is ->
    [me] Vous n’avez rien à donner : { $to } regarde votre main.
   *[other] { $to-is ->
        [me] { $who } n’a rien à donner et vous montre sa main.
       *[other] { $who } n’a rien à donner et montre sa main { A($to) }.
    }
}
log-hand-shown = { $who-is ->
    [me] Votre main : { $cards }.
   *[other] { $who } tient : { $cards }.
}
log-fetches = { $who-is ->
    [me] La Courtisane vous rapporte : { $card }.
   *[other] La Courtisane rapporte { A($who) } : { $card }.
}
log-fetches-hidden = { $who-is ->
    [me] La Courtisane vous rapporte une carte de la défausse.
   *[other] La Courtisane rapporte { A($who) } une carte de la défausse, nul ne sait laquelle.
}
log-asks = { $who-is ->
    [me] Vous envoyez votre Ambassadeur { A($asked) }.
   *[other] { $asked-is ->
        [me] { $who } vous envoie son Ambassadeur.
       *[other] { $who } envoie son Ambassadeur { A($asked) }.
    }
}
log-wishes = { $who-is ->
    [me] Votre Ambassadeur souhaite : { $cards }.
   *[other] L’Ambassadeur { DE($who) } souhaite : { $cards }.
}
log-wishes-any = { $who-is ->
    [me] Votre Ambassadeur souhaite n’importe quelle Ressource standard.
   *[other] L’Ambassadeur { DE($who) } souhaite n’importe quelle Ressource standard.
}
log-offers-card = { $who-is ->
    [me] Vous offrez : { $card }.
   *[other] { $who } offre : { $card }.
}
log-offers-no-more = { $who-is ->
    [me] Vous n’offrez rien de plus.
   *[other] { $who } n’offre rien de plus.
}
log-offers-nothing = { $who-is ->
    [me] Vous n’offrez rien.
   *[other] { $who } n’offre rien.
}
log-accepts = { $who-is ->
    [me] Vous acceptez { DE($from) }, avec une Amulette : { $card }.
   *[other] { $from-is ->
        [me] { $who } accepte de vous, avec une Amulette : { $card }.
       *[other] { $who } accepte { DE($from) }, avec une Amulette : { $card }.
    }
}
log-turns-ankh = { $who-is ->
    [me] Votre Scribe pose un dé
   *[other] Le Scribe pose un dé, pour { $who }
} : { $altar ->
    [0] il n’y en a plus.
   *[other] il y en a { $altar } sur l’Autel.
}
log-turns-blank = { $who-is ->
    [me] Votre Scribe ôte un dé de l’Autel
   *[other] Le Scribe ôte un dé de l’Autel, pour { $who }
} : { $altar ->
    [0] il n’y en a plus.
   *[other] il y en a { $altar } sur l’Autel.
}
log-draws = { $who-is ->
    [me] Le Vizir vous apporte : { $cards }.
   *[other] Le Vizir apporte { A($who) } : { $cards }.
}
log-keeps = { $who-is ->
    [me] { $kept ->
        [0] Vous ne gardez aucune des { $of } cartes du Vizir
        [one] Vous gardez { $kept } carte du Vizir sur { $of }
       *[other] Vous gardez { $kept } cartes du Vizir sur { $of }
    }
   *[other] { $kept ->
        [0] { $who } ne garde aucune des { $of } cartes du Vizir
        [one] { $who } garde { $kept } carte du Vizir sur { $of }
       *[other] { $who } garde { $kept } cartes du Vizir sur { $of }
    }
}{ $amulets ->
    [0] {"."}
    [one] {" "}: +{ $amulets } Amulette.
   *[other] {" "}: +{ $amulets } Amulettes.
}
log-walks = { $work } : Cléopâtre avance sur la case { $square }.
log-walks-palace = { $work } : Cléopâtre arrive au Palais.
log-throws = Le Grand Prêtre lance { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : { $ankhs ->
    [one] { $ankhs } ankh, { $altar } sur l’Autel.
   *[other] { $ankhs } ankhs, { $altar } sur l’Autel.
}
log-throws-nothing = Le Grand Prêtre lance { $dice ->
    [one] { $dice } dé : rien.
   *[other] { $dice } dés : rien.
}
log-offers-more = { $who-is ->
    [me] Vous offrez { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talents
    } ({ $rank ->
        [1] 1er
       *[other] { $rank }e
    }) : { $amulets ->
        [one] +{ $amulets } Amulette.
       *[other] +{ $amulets } Amulettes.
    }
   *[other] { $who } offre { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talents
    } ({ $rank ->
        [1] 1er
       *[other] { $rank }e
    }) : { $amulets ->
        [one] +{ $amulets } Amulette.
       *[other] +{ $amulets } Amulettes.
    }
}
log-offers-less = { $who-is ->
    [me] Vous offrez { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talents
    } ({ $rank ->
        [1] 1er
       *[other] { $rank }e
    }) : { $amulets ->
        [one] −{ $amulets } Amulette.
       *[other] −{ $amulets } Amulettes.
    }
   *[other] { $who } offre { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talents
    } ({ $rank ->
        [1] 1er
       *[other] { $rank }e
    }) : { $amulets ->
        [one] −{ $amulets } Amulette.
       *[other] −{ $amulets } Amulettes.
    }
}
log-offers-even = { $who-is ->
    [me] Vous offrez { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talents
    } ({ $rank ->
        [1] 1er
       *[other] { $rank }e
    }) : aucune Amulette à perdre.
   *[other] { $who } offre { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talents
    } ({ $rank ->
        [1] 1er
       *[other] { $rank }e
    }) : aucune Amulette à perdre.
}
log-arrives = Cléopâtre entre dans son palais. On compte.
log-abandoned = Trente tours de table sans une pierre posée : Cléopâtre perd patience. On compte.
log-eaten = { $who-is ->
    [me] Vous finissez aux crocodiles, avec { $amulets ->
        [one] { $amulets } Amulette.
       *[other] { $amulets } Amulettes.
    }
   *[other] { $who } finit aux crocodiles, avec { $amulets ->
        [one] { $amulets } Amulette.
       *[other] { $amulets } Amulettes.
    }
}
log-nobody-eaten = Pas une Amulette à la table : les crocodiles restent à jeun.
log-wins = { $who-is ->
    [me] Vous gagnez, avec { $talents ->
        [one] { $talents } Talent.
       *[other] { $talents } Talents.
    }
   *[other] { $who } gagne, avec { $talents ->
        [one] { $talents } Talent.
       *[other] { $talents } Talents.
    }
}
log-nobody-wins = Tous aux crocodiles : personne ne gagne.

## Le compte

column-talents = Talents
column-amulets = Amulettes
sheet-talents = Talents amassés
sheet-merchants = Marchands du Nil restants
sheet-eaten = Jeté aux crocodiles
sheet-amulets = Amulettes sous la pyramide
sheet-left-cards = Cartes corrompues en main
sheet-sanctuaries = Sanctuaires

## Ce que compte un rapport d’équilibre

reason-talents-more = { $n ->
    [0] un peu plus de Talents
    [one] { $n } Talent de plus
   *[other] { $n } Talents de plus
}
reason-talents-less = { $n ->
    [0] un peu moins de Talents
    [one] { $n } Talent de moins
   *[other] { $n } Talents de moins
}
reason-merchants-more = { $n ->
    [0] un peu plus de Marchands du Nil
    [one] { $n } Marchand du Nil de plus
   *[other] { $n } Marchands du Nil de plus
}
reason-merchants-less = { $n ->
    [0] un peu moins de Marchands du Nil
    [one] { $n } Marchand du Nil de moins
   *[other] { $n } Marchands du Nil de moins
}
reason-hand-more = { $n ->
    [0] votre main promet un peu plus à construire
    [one] votre main promet à construire pour { $n } Talent de plus
   *[other] votre main promet à construire pour { $n } Talents de plus
}
reason-hand-less = { $n ->
    [0] votre main promet un peu moins à construire
    [one] votre main promet à construire pour { $n } Talent de moins
   *[other] votre main promet à construire pour { $n } Talents de moins
}
reason-amulets-more = { $n ->
    [0] un peu plus d’Amulettes de corruption
    [one] { $n } Amulette de corruption de plus
   *[other] { $n } Amulettes de corruption de plus
}
reason-amulets-less = { $n ->
    [0] un peu moins d’Amulettes de corruption
    [one] { $n } Amulette de corruption de moins
   *[other] { $n } Amulettes de corruption de moins
}
reason-tainted-more = { $n ->
    [0] un peu plus de cartes corrompues en main
    [one] { $n } carte corrompue de plus en main
   *[other] { $n } cartes corrompues de plus en main
}
reason-tainted-less = { $n ->
    [0] un peu moins de cartes corrompues en main
    [one] { $n } carte corrompue de moins en main
   *[other] { $n } cartes corrompues de moins en main
}
reason-sanctuary-more = { $n ->
    [0] un peu plus de cases de Sanctuaire
    [one] { $n } case de Sanctuaire de plus
   *[other] { $n } cases de Sanctuaire de plus
}
reason-sanctuary-less = { $n ->
    [0] un peu moins de cases de Sanctuaire
    [one] { $n } case de Sanctuaire de moins
   *[other] { $n } cases de Sanctuaire de moins
}
note-places = Rang au premier tour
place-1 = premier
place-2 = deuxième
place-3 = troisième
place-4 = quatrième
place-5 = cinquième
note-works = Éléments construits
note-visits = Éléments en une visite à la Carrière
visit-two = deux
visit-three = trois
visit-more = quatre et plus
note-characters = Personnages appelés
note-limit = Au-delà de la limite de main
limit-smuggled = passé en contrebande
limit-kept = tout gardé, contre des Amulettes
limit-discarded = défaussé
note-offerings = Rang de l’offrande
offering-1 = première
offering-2 = deuxième
offering-3 = troisième
offering-4 = quatrième
offering-5 = cinquième
note-sanctuaries = Sanctuaires
sanctuary-small = 1 ou 2 cases
sanctuary-middle = 3 à 5 cases
sanctuary-large = 6 à 9 cases
sanctuary-vast = 10 cases et plus
note-payments = Façon de payer
paid-merchant = avec un Marchand du Nil
paid-corrupted = avec une carte corrompue
note-fate = Destin
fate-eaten = jeté aux crocodiles
note-end = À la fin
left-no-statue = plus de Statue
left-merchants = Marchands du Nil restants
left-spotless = sans Amulette
