### 4 Gods

## La table

game-title = 4 Gods
game-pitch = Quatre dieux créent un monde tuile après tuile, tous en même temps ; chacun y envoie ses prophètes, construit des Cités Légendaires et détruit celles des autres.
game-primer = Un tour chronométré, c’est trente secondes pendant lesquelles on agit librement, autant de fois qu’on peut : piocher, poser, défausser. Sans sablier, ce sont douze actions, et rien ne presse. À deux, chacun a d’abord un seul dieu ; s’il en prend deux, son score a deux nombres, un par dieu, et c’est le plus bas qui décide.
game-goal = Le plus d’Influence Divine à la fin : Cités Légendaires, Royaumes où vous avez le plus de prophètes, terrain de votre dieu.
option-time = Le temps
option-time-simultaneous = Jeu simultané
option-time-turns = Tour chronométré
option-gods = Les dieux
option-gods-visible = Dieux visibles
option-gods-secret = Dieux secrets
option-two = À deux joueurs
option-two-four-gods = Quatre dieux, deux chacun
option-two-two-gods = Deux dieux, un chacun
option-errors = Tuiles mal posées
option-errors-refused = Refusées
option-errors-denounced = Dénoncées
option-errors-penalised = Dénoncées, avec pénalité
option-min-free = Tuiles libres d’un Royaume
option-min-free-none = Pas de minimum
option-min-free-two = Au moins deux
option-tokens = Jetons de mode de jeu
option-tokens-chosen = Choisis
option-tokens-drawn = Tirés à pile ou face
option-glass = Le sablier
option-glass-seconds = Un sablier de 30 secondes
option-glass-double = Deux fois plus de sable
option-glass-fivefold = Cinq fois plus de sable
option-glass-acts = 12 actions par tour, sans sablier
option-glass-no-glass = Sans sablier
end-world = Le Monde est plein
end-bag = Le sac est vide
end-pass = Tous ont passé
end-quiet = Plus rien n’avançait
end-bound = La limite de la maison est atteinte

phase-gathering = Préparatifs
phase-building = Création du monde
phase-last = Derniers instants
phase-count = Décompte

region-world = Le Monde
region-lands = Les terres
region-hand = Vos mains
region-hands = En main
region-supply = Le sac
region-discards = Défausses
region-glass = Sablier
region-gods = Les dieux
region-secret-gods = Votre dieu secret
region-cults = Vos prophètes

## Terrains, dieux, couleurs

sea = mer
plain = plaine
forest = forêt
mountain = montagne
of-sea = de mer
of-plain = de plaine
of-forest = de forêt
of-mountain = de montagne
in-sea = en mer
in-plain = en plaine
in-forest = en forêt
in-mountain = en montagne
the-god-of-undines = la déesse des Ondins
the-god-of-humans = le dieu des Humains
the-god-of-elves = la déesse des Elfes
the-god-of-dwarves = le dieu des Nains
god-of-undines = déesse des Ondins
god-of-humans = dieu des Humains
god-of-elves = déesse des Elfes
god-of-dwarves = dieu des Nains
undines = Ondins
humans = Humains
elves = Elfes
dwarves = Nains
blue = bleu
yellow = jaune
green = vert
grey = gris
blues = bleus
yellows = jaunes
greens = verts
greys = gris

## Le plateau

cell = Case { $cell }
corner-top-left = { $cell }, en haut à gauche
corner-top-right = { $cell }, en haut à droite
corner-bottom-right = { $cell }, en bas à droite
corner-bottom-left = { $cell }, en bas à gauche
told-face = haut : { $top } · bas : { $bottom }
told-frame-top = cadre au-dessus
told-frame-right = cadre à droite
told-frame-bottom = cadre au-dessous
told-frame-left = cadre à gauche
told-land-top = au-dessus : { $lands }
told-land-right = à droite : { $lands }
told-land-bottom = au-dessous : { $lands }
told-land-left = à gauche : { $lands }
told-one-side = pas encore de deuxième côté
told-and = { $one } ; { $other }
told-kingdom = sur { $cells }
asks-corner = un prophète, sur quelle terre ?
asks-reserve = de quel dieu vient le prophète ?
asks-trophies = à quel dieu va la Cité détruite ?
tile = Tuile (haut : { $top } · bas : { $bottom })
tile-laid = Tuile en { $cell } (haut : { $top } · bas : { $bottom })
tile-by = { $who-is ->
    [me] Posée par vous.
   *[other] Posée par { $who }.
}
tile-reverse = Au dos, en haut : { $top } ; en bas : { $bottom }.
tile-reverse-unknown = Vous n’avez pas vu son dos.
tile-back = dos (haut : { $top } · bas : { $bottom })
prophet = { $who-is ->
    [me] Votre prophète { $colour } en { $cell } : { $terrain }
   *[other] Prophète { $colour } { DE($who) } en { $cell } : { $terrain }
}
city = { $who-is ->
    [me] Votre Cité en { $cell } (prophète { $colour })
   *[other] Cité { DE($who) } en { $cell } (prophète { $colour })
}
kingdom = Royaume { $of }, { $tiles } tuiles
kingdom-free = Personne ne le tient.
kingdom-held = { $prophets ->
    [one] { $prophets } prophète
   *[other] { $prophets } prophètes
}, { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} pour
discard-place = { $who-is ->
    [me] Votre défausse, place { $place }
   *[other] Défausse { DE($who) }, place { $place }
}
discard-count = { $who-is ->
    [me] Votre défausse
   *[other] Défausse { DE($who) }
} : { $lying ->
    [one] { $lying } tuile
   *[other] { $lying } tuiles
} pour { $limit } places
land-explained = Royaumes : { $number }, plus grand { $largest }
land-share = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hand-left = Gauche
hand-right = Droite
their-hand-left = { $who-is ->
    [me] Votre main gauche
   *[other] Main gauche { DE($who) }
}
their-hand-right = { $who-is ->
    [me] Votre main droite
   *[other] Main droite { DE($who) }
}
bag = Le sac
bag-tiles = { $tiles ->
    [0] Le sac est vide
    [one] { $tiles } tuile dans le sac
   *[other] { $tiles } tuiles dans le sac
}
cities = Cités à construire
short-bag = Sac
short-cities = Cités
cities-left = Cité ({ $cities } à construire)
glass-turn = Un tour : { $number } s
glass-last-turn = Dernier tour : { $number } s
glass-acts = { $number ->
    [one] Ce tour : encore { $number } action
   *[other] Ce tour : encore { $number } actions
}
glass-last-acts = { $number ->
    [one] Dernier tour : encore { $number } action
   *[other] Dernier tour : encore { $number } actions
}
glass-waits = Le sablier attend que tous soient prêts
glass-waits-for-all = Le sablier attend la première action de chacun
glass-quiet = Si rien n’avance, dernier appel dans { $number } s
glass-quiet-soon = Si rien n’avance, la partie s’arrête : { $number } s
glass-none = Sans sablier : chacun prend son temps
glass-none-last = Sans sablier : on compte quand tous ont passé
glass-last = Sablier commun : { $number } s
god-mine = le vôtre
god-taken = { A($who) }
god-free = libre
reserve-of = Réserve
trophies-of = Cités détruites
reserve = { $prophets ->
    [0] Réserve vide
    [one] { $prophets } prophète en réserve
   *[other] { $prophets } prophètes en réserve
}
trophies = { $cities ->
    [0] Aucune Cité détruite
    [one] { $cities } Cité détruite
   *[other] { $cities } Cités détruites
}
grid-legend = Chaque case montre ses quatre coins : M mer, P plaine, F forêt, S montagne ; en minuscule la zone du prophète, suivi du signe de son joueur ; () une Cité.

## Les joueurs

score-label-two = le plus bas compte
score-label = { $score ->
    [one] point
   *[other] points
}
fact-prophets = Prophètes en réserve
fact-cities = Cités tenues
fact-razed = Cités détruites
fact-promised = Promis aux dieux
pips-discard = Défausse
doing-secret = dieu secret
doing-no-god = sans dieu
doing-lacks-god = un dieu à choisir
doing-ready = prêt
doing-not-ready = pas encore prêt
doing-passed = a passé
doing-holds = { $tiles ->
    [0] mains vides
    [one] { $tiles } tuile en main
   *[other] { $tiles } tuiles en main
}
supply-bag = Tuiles au sac
supply-free = Cases libres
supply-cities = Cités libres

## Questions

ask-ready = Êtes-vous prêt ?
ask-colour = Quelle couleur de prophètes prenez-vous ?
ask-penalty = Votre tuile était mal posée : quel prophète retirez-vous ?
ask-act = { $when } : { $what }.
when-together = Tous ensemble
when-together-last = Derniers instants
when-turn = À vous
when-turn-last = Dernier tour
what-draw = piochez une ou deux tuiles
what-choose-or-draw = choisissez un dieu, ou piochez
what-lay = posez une tuile, ou défaussez-la
what-lay-or-choose = posez une tuile, ou choisissez un dieu
what-take = prenez une tuile dans une défausse
ask-off-turn = C’est { A($who) } de jouer.
wait-turn = C’est { A($who) } de jouer.
wait-ready = { $missing ->
    [one] On attend encore un joueur.
   *[other] On attend encore { $missing } joueurs.
}
wait-together = Tout le monde joue.
hint-off-turn = Vous pouvez retourner les tuiles de votre défausse.
hint-ready = Tous jouent en même temps dès que chacun est prêt. Le but : le plus d’Influence à la fin, par vos Royaumes, vos Cités et le terrain de votre dieu.
hint-ready-turns = Le but : le plus d’Influence à la fin, par vos Royaumes, vos Cités et le terrain de votre dieu.
hint-colour = La couleur ne dit rien du dieu, qui sera distribué face cachée.
hint-penalty = Il quitte le jeu pour de bon ; jamais celui d’une Cité.
hint-cells = { $cells ->
    [0] Aucune case n’accepte vos tuiles : défaussez-les. Une Cité se construit sans tuile.
    [one] Une case accepte une de vos tuiles.
   *[other] { $cells } cases acceptent une de vos tuiles.
}
hint-saturated = Votre défausse est saturée ({ $limit } tuiles) : le sac vous attend dès que vous y aurez repris et posé une tuile.
hint-draw = { $tiles ->
    [one] Le sac a encore { $tiles } tuile.
   *[other] Le sac a encore { $tiles } tuiles.
}
hint-no-god = Sans dieu, ni prophète ni Cité : vos tuiles ne vous rapportent rien.
hint-second-god = Il vous manque un dieu : votre second marqueur reste à 0 tant que vous ne l’avez pas choisi, et le plus bas fait perdre.
hint-quiet = Plus rien n’avance : sans pioche, pose ni Cité, la partie s’arrête dans { $seconds } secondes.
hint-quiet-turns = { $turns ->
    [one] Plus rien n’avance : la partie s’arrête à la fin de ce tour.
   *[other] Plus rien n’avance : la partie s’arrête dans { $turns } tours.
}
hint-passed = Vous avez passé ; n’importe quelle action relance tout le monde.
hint-turn-seconds = Un tour dure { $number } secondes : autant d’actions que vous voulez.
hint-turn-acts = { $number ->
    [one] Encore { $number } action dans ce tour.
   *[other] Encore { $number } actions dans ce tour.
}
over-world = Le Monde est plein : on compte.
over-bag = Le sac est vide, le temps est écoulé : on compte.
over-pass = Tous ont passé : on compte.
over-quiet = Plus rien n’avançait : la partie s’arrête, on compte.
over-bound = La partie a trop duré : on compte.

## Réponses

do-ready = Je suis prêt
do-take-colour = Prendre les prophètes { $colours }
do-lose = Retirer un prophète { $colour } de la réserve
do-lose-tile = Retirer le prophète { $colour } en { $cell }
do-pass = Passer
do-end-turn = Finir le tour
do-pass-turn = Passer sans rien faire
do-choose = S’incarner en { $god } ({ $terrain })
do-turn-over = { $who-is ->
    [me] Retourner dans votre défausse
   *[other] Retourner dans la défausse { DE($who) }
} ({ $lands }, place { $place })
do-take = { $who-is ->
    [me] Piocher dans votre défausse
   *[other] Piocher dans la défausse { DE($who) }
} ({ $lands }, place { $place })
do-denounce = Dénoncer la tuile en { $cell }
do-hold = Présenter (haut : { $top } · bas : { $bottom })
do-hold-with = Présenter (haut : { $top } · bas : { $bottom }) avec le prophète de { $cell }
do-build = Construire une Cité en { $cell } ({ $colour })
do-build-with = Construire une Cité en { $cell } ({ $colour }, prophète de { $from })
do-discard = Défausser (haut : { $top } · bas : { $bottom })
do-put-back = Remettre d’où elle vient (haut : { $top } · bas : { $bottom })
do-put-in-bag = Remettre dans le sac (haut : { $top } · bas : { $bottom })
do-draw = { $tiles ->
    [one] Piocher une tuile
   *[other] Piocher { $tiles } tuiles
}
do-lay = Poser en { $cell } (haut : { $top } · bas : { $bottom })
do-lay-bare = Poser sans prophète en { $cell } (haut : { $top } · bas : { $bottom })
do-lay-prophet = Poser en { $cell } (haut : { $top } · bas : { $bottom }), prophète { $colour } { $terrain }
do-lay-migrant = Poser en { $cell } (haut : { $top } · bas : { $bottom }), le prophète { $colour } de { $from } vient { $terrain }
do-raze = Détruire la Cité { DE($victim) } en { $cell } (jeton : { $razed } ; haut : { $top } · bas : { $bottom })
do-raze-prophet = Détruire la Cité { DE($victim) } en { $cell } (jeton : { $razed } ; haut : { $top } · bas : { $bottom }), prophète { $colour } { $terrain }
do-raze-migrant = Détruire la Cité { DE($victim) } en { $cell } (jeton : { $razed } ; haut : { $top } · bas : { $bottom }), le prophète { $colour } de { $from } vient { $terrain }

## Refus

why-not-begun = La partie n’a pas commencé : dites d’abord que vous êtes prêt.
why-begun = La partie a déjà commencé.
why-ready = Vous avez déjà dit que vous êtes prêt.
why-colours-first = Chacun prend d’abord sa couleur de prophètes.
why-colour-with-god = Ici la couleur vient avec le dieu : choisissez un dieu.
why-has-colour = Vous avez déjà votre couleur de prophètes.
why-colour-taken = { $who-is ->
    [me] Vous avez déjà pris cette couleur.
   *[other] { $who } a pris cette couleur.
}
why-errors-in-turns = On ne dénonce les tuiles mal posées qu’en Jeu simultané : en Tour chronométré les autres vous regardent poser, et une tuile mal posée est toujours refusée.
why-errors-and-lot = On ne dénonce les tuiles mal posées qu’en Jeu simultané, et des jetons tirés à pile ou face peuvent désigner le Tour chronométré, où une tuile mal posée est toujours refusée.
why-two-gods-for-two = Deux dieux seulement, cela n’existe qu’à deux joueurs.
why-acts-in-turns = Les actions ne se comptent qu’en Tour chronométré : en Jeu simultané il n’y a pas de tour.
why-no-glass-in-turns = Un tour sans sablier n’aurait pas de fin : en Tour chronométré, comptez les actions.
why-over-glass = Le dernier sablier s’est écoulé : la partie est finie.
why-over-turns = Le dernier tour est joué : la partie est finie.
why-over-pass = Tous ont passé : la partie est finie.
why-over-quiet = Plus rien n’avançait : la partie est finie.
why-over-bound = La limite de la maison est atteinte : la partie est finie.
why-penalty-first = Retirez d’abord un prophète pour la tuile mal posée.
why-no-penalty = Vous n’avez pas de prophète à retirer.
why-not-that-prophet = Ce n’est pas un prophète à retirer en { $cell } : d’abord ceux de la réserve, jamais celui d’une Cité.
why-no-such-reserve = Cette réserve est vide ou n’est pas à vous.
why-tile-taken = { $who-is ->
    [me] Vous avez déjà cette tuile en main.
   *[other] { $who } vient de prendre cette tuile en main.
}
why-tile-was-laid = { $who-is ->
    [me] Vous avez posé cette tuile en { $cell }.
   *[other] { $who } vient de poser cette tuile en { $cell }.
}
why-tile-moved = Cette tuile vient de changer de place : désignez-la où elle est.
why-tile-gone = Cette tuile vient de retourner dans le sac.
why-tile-laid = { $who-is ->
    [me] Vous avez posé une tuile en { $cell } : la case n’est plus libre.
   *[other] { $who } a posé une tuile en { $cell } : la case n’est plus libre.
}
why-city-built = { $who-is ->
    [me] Vous avez construit une Cité en { $cell } : la case n’est plus libre.
   *[other] { $who } a construit une Cité en { $cell } : la case n’est plus libre, sauf à détruire la Cité.
}
why-clashes = { $who-is ->
    [me] Ainsi tournée, la tuile ne s’accorde pas en { $cell } avec la vôtre en { $next }.
   *[other] Ainsi tournée, la tuile ne s’accorde pas en { $cell } avec celle { DE($who) } en { $next }.
}
why-glass-out = Votre tour s’est écoulé : c’est { A($who) } de jouer.
why-no-player = Personne n’est assis là.
why-not-your-turn = C’est { A($who) } de jouer ; vous ne pouvez que retourner les tuiles de votre défausse.
why-hands-off = { $who } a la main dans votre défausse : attendez.
why-not-your-colour = Cette couleur n’est pas la vôtre.
why-empty-reserve = Votre réserve est vide : faites migrer un prophète déjà sur une tuile.
why-reserve-first = Votre réserve n’est pas vide : prenez-y le prophète.
why-no-prophet-there = Aucun prophète de cette couleur ne se tient sur une tuile en { $cell }.
why-empty-hand = Cette main est vide.
why-no-such-turn = Une tuile se tourne de zéro à trois quarts.
why-same-turn = Cette face se ressemble une fois tournée : un moindre quart de tour dit la même chose.
why-no-errors = Les tuiles mal posées sont refusées à cette table : il n’y a rien à présenter ni à dénoncer.
why-held-so = Vous la présentez déjà ainsi.
why-hold-first = Présentez d’abord la tuile comme vous voulez la poser.
why-no-god = Choisissez d’abord un dieu : sans lui, pas de prophète.
why-zone-begins-elsewhere = La zone de ce terrain se désigne par son premier coin.
why-migrant-not-named = Nommez d’abord, en présentant la tuile, le prophète qui doit migrer.
why-cell-taken = { $cell } n’est plus libre.
why-no-city = Il n’y a pas de Cité en { $cell }.
why-no-god-to-destroy = { $who } a construit une Cité en { $cell } ; sans dieu, vous ne pouvez pas la détruire.
why-own-city = La Cité de { $cell } est à vous : on ne détruit pas la sienne.
why-name-a-colour = Dites laquelle de vos couleurs détruit la Cité de { $cell }.
why-one-side = { $cell } ne touche pas deux bords rectilignes, du cadre ou de tuiles ; une Cité n’en offre pas.
why-does-not-fit = Ainsi tournée, la tuile ne suit pas les terrains autour de { $cell }.
why-one-or-two = On pioche une tuile ou deux.
why-hands-full = Il faut les deux mains libres pour piocher.
why-saturated = Votre défausse est saturée ({ $limit } tuiles) : on ne pioche plus dans le sac avant d’y avoir fait de la place.
why-bag = { $left ->
    [0] Le sac est vide.
    [one] Il ne reste qu’une tuile dans le sac.
   *[other] Il reste { $left } tuiles dans le sac.
}
why-no-free-hand = Il faut une main libre.
why-nothing-there = Aucune tuile à la place { $place }.
why-gods-are-dealt = Les dieux sont secrets et distribués : personne n’en choisit.
why-god-taken = { $who-is ->
    [me] Vous vous êtes déjà incarné en ce dieu.
   *[other] { $who } s’est déjà incarné en ce dieu.
}
why-has-god = Vous avez déjà tous vos dieux.
why-no-god-to-build = Choisissez d’abord un dieu : sans lui, pas de Cité.
why-no-token = Les huit Cités sont construites ou détruites.
why-end-turn-instead = En Tour chronométré on ne passe pas : finissez votre tour.
why-passed = Vous avez déjà passé.
why-pass-instead = En Jeu simultané il n’y a pas de tour à finir : passez.
why-no-tile = Il n’y a pas de tuile en { $cell }.
why-tile-denounced = { $who-is ->
    [me] Vous avez dénoncé la tuile de { $cell } : elle n’y est plus.
   *[other] { $who } vient de dénoncer la tuile de { $cell } : elle n’y est plus.
}
why-tile-fell = { $who-is ->
    [me] La tuile de { $cell } est tombée avec une tuile que vous avez dénoncée.
   *[other] La tuile de { $cell } vient de tomber avec une tuile { QUE($who) } a dénoncée.
}
why-one-side-now = { $who-is ->
    [me] Vous avez dénoncé une tuile, et celle de { $next } n’y est plus : { $cell } ne touche plus deux bords rectilignes.
   *[other] { $who } vient de dénoncer une tuile, et celle de { $next } n’y est plus : { $cell } ne touche plus deux bords rectilignes.
}
why-reserve-first-now = { $who-is ->
    [me] Vous avez dénoncé une tuile : votre prophète de { $cell } est revenu dans la réserve, prenez-le là.
   *[other] { $who } vient de dénoncer une tuile : votre prophète de { $cell } est revenu dans la réserve, prenez-le là.
}

## Le journal

log-tokens = Les jetons de mode de jeu sont tirés : { $time }, { $gods }.
log-tokens-two = Les jetons de mode de jeu sont tirés : { $time }, { $gods } ; { $two }.
log-gather = Chacun dit quand il est prêt.
log-ready = { $who-is ->
    [me] Vous êtes prêt.
   *[other] { $who } est prêt.
}
log-takes-colour = { $who-is ->
    [me] Vous prenez
   *[other] { $who } prend
} les prophètes { $colours }.
log-begin = Tous sont prêts : le jeu commence, deux tuiles en main.
log-first = { $who-is ->
    [me] Le sort vous désigne : vous jouerez en premier.
   *[other] Le sort désigne { $who } comme premier joueur.
}
log-dealt = Vos prophètes { $colours } sont ceux { DE($god) } ({ $terrain }).
log-turn = { $who-is ->
    [me] C’est à vous de jouer
   *[other] C’est { A($who) } de jouer
}
log-draws = { $who-is ->
    [me] Vous piochez
   *[other] { $who } pioche
} une tuile ({ $lands }) ; il en reste { $left } dans le sac.
log-draws-two = { $who-is ->
    [me] Vous piochez
   *[other] { $who } pioche
} deux tuiles, l’une ({ $lands }), l’autre ({ $others }) ; il en reste { $left } dans le sac.
log-reverse = Au dos de la tuile ({ $face }) : { $reverse }.
log-lays = { $who-is ->
    [me] Vous posez
   *[other] { $who } pose
} en { $cell }, sans prophète.
log-lays-prophet = { $who-is ->
    [me] Vous posez
   *[other] { $who } pose
} en { $cell }, prophète { $colour } : { $terrain }.
log-lays-migrant = { $who-is ->
    [me] Vous posez
   *[other] { $who } pose
} en { $cell } ; le prophète { $colour } de { $from } y migre : { $terrain }.
log-razes = { $who-is ->
    [me] Vous détruisez
   *[other] { $who } détruit
} { $victim-is ->
    [me] votre Cité
   *[other] la Cité { DE($victim) }
} en { $cell } (jeton : { $colour }).
log-builds = { $who-is ->
    [me] Vous construisez
   *[other] { $who } construit
} une Cité en { $cell }.
log-builds-migrant = { $who-is ->
    [me] Vous construisez
   *[other] { $who } construit
} une Cité en { $cell } avec le prophète de { $from }.
log-discards = { $who-is ->
    [me] Vous défaussez
   *[other] { $who } défausse
} une tuile ({ $lands }).
log-puts-back = { $who-is ->
    [me] Vous remettez
   *[other] { $who } remet
} une tuile ({ $lands }) dans { $whose-is ->
    [me] votre défausse
   *[other] la défausse { DE($whose) }
}.
log-puts-in-bag = { $who-is ->
    [me] Vous remettez
   *[other] { $who } remet
} une tuile ({ $lands }) dans le sac.
log-takes-own = { $who-is ->
    [me] Vous piochez une tuile dans votre défausse
   *[other] { $who } pioche une tuile dans sa défausse
} ({ $lands }).
log-takes = { $who-is ->
    [me] Vous piochez
   *[other] { $who } pioche
} une tuile ({ $lands }) dans { $whose-is ->
    [me] votre défausse
   *[other] la défausse { DE($whose) }
}.
log-turns-own = { $who-is ->
    [me] Vous retournez une tuile de votre défausse
   *[other] { $who } retourne une tuile de sa défausse
} ({ $lands }).
log-turns = { $who-is ->
    [me] Vous retournez
   *[other] { $who } retourne
} une tuile dans { $whose-is ->
    [me] votre défausse
   *[other] la défausse { DE($whose) }
} ({ $lands }).
log-chooses = { $who-is ->
    [me] Vous vous incarnez
   *[other] { $who } s’incarne
} en { $god } ({ $terrain }).
log-holds = { $who-is ->
    [me] Vous présentez
   *[other] { $who } présente
} une tuile ({ $lands }).
log-passes = { $who-is ->
    [me] Vous passez.
   *[other] { $who } passe.
}
log-passes-turn = { $who-is ->
    [me] Vous passez votre tour.
   *[other] { $who } passe son tour.
}
log-glass-out = { $who-is ->
    [me] Votre sablier s’est écoulé.
   *[other] Le sablier { DE($who) } s’est écoulé.
}
log-acts-out = { $who-is ->
    [me] Vos actions de ce tour sont faites.
   *[other] Les actions { DE($who) } pour ce tour sont faites.
}
log-denounces = { $who-is ->
    [me] Vous dénoncez
   *[other] { $who } dénonce
} { $culprit-is ->
    [me] votre tuile
   *[other] la tuile { DE($culprit) }
} en { $cell }, mal posée : elle quitte le Monde.
log-denounces-at-once = { $who-is ->
    [me] Vous dénoncez
   *[other] { $who } dénonce
} aussitôt { $culprit-is ->
    [me] votre tuile
   *[other] la tuile { DE($culprit) }
} en { $cell }, mal posée : elle revient en main.
log-denounces-in-vain = { $who-is ->
    [me] Vous dénoncez
   *[other] { $who } dénonce
} la tuile en { $cell } : elle est bien posée.
log-falls = La tuile en { $cell } ne touche plus deux bords : elle va dans le sac.
log-penalty = { $who-is ->
    [me] Vous perdez
   *[other] { $who } perd
} un prophète { $colour } de la réserve pour de bon.
log-penalty-tile = { $who-is ->
    [me] Vous perdez
   *[other] { $who } perd
} le prophète { $colour } en { $cell } pour de bon.
log-near-world = Le Monde est plein : encore { $seconds } secondes, tous ensemble.
log-near-world-no-glass = Le Monde est plein : on compte quand tous ont passé.
log-near-world-turns = Le Monde est plein : encore un tour chacun.
log-near-bag = Le sac est vide : encore { $seconds } secondes, tous ensemble.
log-near-bag-no-glass = Le sac est vide : on compte quand tous ont passé.
log-near-bag-turns = Le sac est vide : encore un tour chacun.
log-quiet = Plus rien n’avance : la partie s’arrête.
log-quiet-soon = Plus rien n’avance : sans pioche, pose ni Cité, la partie s’arrête dans { $seconds } secondes.
log-reveals = { $who-is ->
    [me] Vos prophètes { $colours } étaient ceux { DE($god) }.
   *[other] Les prophètes { $colours } { DE($who) } étaient ceux { DE($god) }.
}
log-wins = { $who-is ->
    [me] Vous gagnez
   *[other] { $who } gagne
} avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} d’Influence Divine.
log-wins-two = { $who-is ->
    [me] Vous gagnez
   *[other] { $who } gagne
} avec { $score } et { $higher ->
    [one] { $higher } point
   *[other] { $higher } points
} d’Influence Divine (le marqueur le plus bas décide).

## La feuille de score

column-influence = Influence
column-blue = Marqueur bleu
column-yellow = Marqueur jaune
column-green = Marqueur vert
column-grey = Marqueur gris
column-untaken = Dieu non choisi
sheet-cities = Cités tenues
sheet-destroyed = Cités détruites
sheet-kingdoms = Royaumes { $of }
sheet-largest = Son dieu : le plus grand Royaume
sheet-most = Son dieu : le plus de Royaumes
sheet-no-god = Aucun dieu choisi : le marqueur reste à 0
reason-kingdoms-more = { $n ->
    [0] un peu plus d’Influence par vos Royaumes
    [one] { $n } d’Influence de plus par vos Royaumes
   *[other] { $n } d’Influence de plus par vos Royaumes
}
reason-kingdoms-less = { $n ->
    [0] un peu moins d’Influence par vos Royaumes
    [one] { $n } d’Influence de moins par vos Royaumes
   *[other] { $n } d’Influence de moins par vos Royaumes
}
reason-cities-more = { $n ->
    [0] un peu plus d’Influence par vos Cités
    [one] { $n } d’Influence de plus par vos Cités
   *[other] { $n } d’Influence de plus par vos Cités
}
reason-cities-less = { $n ->
    [0] un peu moins d’Influence par vos Cités
    [one] { $n } d’Influence de moins par vos Cités
   *[other] { $n } d’Influence de moins par vos Cités
}
reason-razed-more = { $n ->
    [0] un peu plus d’Influence par des Cités détruites
    [one] { $n } d’Influence de plus par des Cités détruites
   *[other] { $n } d’Influence de plus par des Cités détruites
}
reason-razed-less = { $n ->
    [0] un peu moins d’Influence par des Cités détruites
    [one] { $n } d’Influence de moins par des Cités détruites
   *[other] { $n } d’Influence de moins par des Cités détruites
}
reason-prize-more = { $n ->
    [0] un peu plus d’Influence par le terrain de votre dieu
    [one] { $n } d’Influence de plus par le terrain de votre dieu
   *[other] { $n } d’Influence de plus par le terrain de votre dieu
}
reason-prize-less = { $n ->
    [0] un peu moins d’Influence par le terrain de votre dieu
    [one] { $n } d’Influence de moins par le terrain de votre dieu
   *[other] { $n } d’Influence de moins par le terrain de votre dieu
}
reason-rival-more = { $n ->
    [0] un peu plus d’Influence pour le rival de tête
    [one] { $n } d’Influence de plus pour le rival de tête
   *[other] { $n } d’Influence de plus pour le rival de tête
}
reason-rival-less = { $n ->
    [0] un peu moins d’Influence pour le rival de tête
    [one] { $n } d’Influence de moins pour le rival de tête
   *[other] { $n } d’Influence de moins pour le rival de tête
}
reason-prophets-more = { $n ->
    [0] un peu plus de prophètes en réserve
    [one] { $n } prophète de plus en réserve
   *[other] { $n } prophètes de plus en réserve
}
reason-prophets-less = { $n ->
    [0] un peu moins de prophètes en réserve
    [one] { $n } prophète de moins en réserve
   *[other] { $n } prophètes de moins en réserve
}
reason-tiles-more = { $n ->
    [0] un peu plus de tuiles en main à poser
    [one] { $n } tuile de plus en main à poser
   *[other] { $n } tuiles de plus en main à poser
}
reason-tiles-less = { $n ->
    [0] un peu moins de tuiles en main à poser
    [one] { $n } tuile de moins en main à poser
   *[other] { $n } tuiles de moins en main à poser
}
reason-growth-more = { $n ->
    [0] un peu plus d’Influence à espérer de Royaumes qui grandissent
    [one] { $n } d’Influence de plus à espérer de Royaumes qui grandissent
   *[other] { $n } d’Influence de plus à espérer de Royaumes qui grandissent
}
reason-growth-less = { $n ->
    [0] un peu moins d’Influence à espérer de Royaumes qui grandissent
    [one] { $n } d’Influence de moins à espérer de Royaumes qui grandissent
   *[other] { $n } d’Influence de moins à espérer de Royaumes qui grandissent
}
note-god = Dieu incarné
note-cities = Cités
note-city-built = Cité construite
note-city-razed = Cité détruite
note-city-held = Cité tenue à la fin
note-chose = Choix du dieu

## Ce qu’un choix coûte et donne

mark-over = fin de la partie
mark-pass = fin de la partie si tous passent
mark-tiles = { $number ->
    [one] { $number } tuile du sac
   *[other] { $number } tuiles du sac
}
mark-prophets = { $number ->
    [one] { $number } prophète
   *[other] { $number } prophètes
}
mark-cities = { $number ->
    [one] { $number } Cité
   *[other] { $number } Cités
}
mark-razed = { $number ->
    [one] { $number } Cité détruite
   *[other] { $number } Cités détruites
}
