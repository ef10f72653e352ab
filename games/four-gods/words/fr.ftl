### 4 Dieux

## La table

game-title = 4 Dieux
game-pitch = Quatre dieux bâtissent un monde tuile à tuile, tous en même temps ; chacun y envoie ses prophètes, fonde des cités et rase celles des autres.
option-time = Le temps
option-time-simultaneous = Tous en même temps
option-time-turns = Tours de 30 secondes
option-gods = Les dieux
option-gods-visible = Visibles
option-gods-secret = Secrets
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
end-world = Le Monde est plein
end-bag = Le sac est vide
end-pass = Tous ont passé
end-bound = La limite de la maison est atteinte

phase-building = Création du monde
phase-last = Derniers instants
phase-count = Décompte

region-world = Le Monde
region-lands = Les terres
region-hand = Vos mains
region-hands = En main
region-supply = Le sac
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
undines = Ondins
humans = Humains
elves = Elfes
dwarves = Nains
blue = bleu
yellow = jaune
green = vert
grey = gris

## Le plateau

cell = Case { $cell }
corner-top-left = { $cell }, en haut à gauche
corner-top-right = { $cell }, en haut à droite
corner-bottom-right = { $cell }, en bas à droite
corner-bottom-left = { $cell }, en bas à gauche
tile = Tuile : { $lands }
tile-laid = Tuile en { $cell } : { $lands }
tile-by = { $who-is ->
    [me] Posée par vous.
   *[other] Posée par { $who }.
}
tile-reverse = Au dos : { $lands }.
tile-reverse-unknown = Vous n’avez pas vu son dos.
prophet = { $who-is ->
    [me] Votre prophète { $colour } en { $cell } : { $terrain }
   *[other] { $who }, prophète { $colour } en { $cell } : { $terrain }
}
city = { $who-is ->
    [me] Votre Cité en { $cell }
   *[other] { $who }, Cité en { $cell }
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
   *[other] { $who }, défausse, place { $place }
}
discard-count = { $who-is ->
    [me] Votre défausse : { $lying } places sur { $limit }
   *[other] { $who }, défausse : { $lying } places sur { $limit }
}
land-figures = { $largest } · { $number }
land-explained = Plus grand Royaume : { $largest } tuiles ; Royaumes : { $number }
hand-left = Gauche
hand-right = Droite
their-hand-left = { $who-is ->
    [me] Votre main gauche
   *[other] { $who }, main gauche
}
their-hand-right = { $who-is ->
    [me] Votre main droite
   *[other] { $who }, main droite
}
bag = Le sac
bag-tiles = { $tiles ->
    [0] Le sac est vide
    [one] { $tiles } tuile dans le sac
   *[other] { $tiles } tuiles dans le sac
}
cities = Cités à bâtir
cities-left = { $cities ->
    [one] { $cities } Cité à bâtir
   *[other] { $cities } Cités à bâtir
}
glass-turn = Un tour : { $seconds } secondes
glass-last-turn = Dernier tour : { $seconds } secondes
glass-quiet = Sans progrès : { $seconds } secondes
glass-last = Sablier commun : { $seconds } secondes
god-mine = le vôtre
god-taken = à { $who }
god-free = libre
reserve-of = Réserve
trophies-of = Cités rasées
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

score-label = points
fact-prophets = Prophètes en réserve
fact-cities = Cités tenues
fact-razed = Cités détruites
pips-discard = Défausse
doing-secret = dieu secret
doing-no-god = sans dieu
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

ask-together = Tout le monde joue : posez, défaussez, bâtissez.
ask-together-last = Derniers instants : posez, rasez, tout est encore permis.
ask-turn = À vous : posez, défaussez, bâtissez tant que le sable coule.
ask-turn-last = Votre dernier tour : complétez le Monde.
ask-off-turn = { $who } joue son tour.
wait-turn = { $who } joue.
wait-together = Tout le monde joue.
hint-off-turn = Vous pouvez retourner les tuiles de votre défausse.
hint-cells = { $cells ->
    [0] Aucune case n’accepte vos tuiles : défaussez-les ou attendez.
    [one] Une case accepte une de vos tuiles.
   *[other] { $cells } cases acceptent une de vos tuiles.
}
hint-saturated = Votre défausse est pleine ({ $limit }) : ramassez et posez avant de piocher.
hint-draw = Piochez une ou deux tuiles ; le sac en a { $tiles }.
hint-no-god = Sans dieu, pas de prophète ni de Cité.
hint-passed = Vous avez passé ; tout acte vous relance.
over-world = Le Monde est plein : on compte.
over-bag = Le sac est vide, le temps est écoulé : on compte.
over-pass = Tous ont passé : on compte.
over-bound = La partie a trop duré : on compte.

## Réponses

do-pass = Passer
do-end-turn = Finir le tour
do-choose = Servir les { $god }
do-turn-over = Retourner ({ $lands }, { $who }, place { $place })
do-take = Prendre ({ $lands }, { $who }, place { $place })
do-denounce = Dénoncer la tuile en { $cell }
do-hold = Présenter [{ $a }{ $b }/{ $c }{ $d }]
do-hold-with = Présenter [{ $a }{ $b }/{ $c }{ $d }] avec le prophète de { $cell }
do-build = Bâtir une Cité en { $cell } ({ $colour })
do-build-with = Bâtir une Cité en { $cell } ({ $colour }, prophète de { $from })
do-discard = Défausser [{ $a }{ $b }/{ $c }{ $d }]
do-put-back = Remettre d’où elle vient [{ $a }{ $b }/{ $c }{ $d }]
do-put-in-bag = Remettre au sac [{ $a }{ $b }/{ $c }{ $d }]
do-draw = { $tiles ->
    [one] Piocher une tuile
   *[other] Piocher { $tiles } tuiles
}
do-lay = Poser en { $cell } [{ $a }{ $b }/{ $c }{ $d }]
do-lay-prophet = Poser en { $cell } [{ $a }{ $b }/{ $c }{ $d }], prophète { $colour } { $terrain }
do-lay-migrant = Poser en { $cell } [{ $a }{ $b }/{ $c }{ $d }], prophète { $colour } de { $from } { $terrain }
do-raze = Raser la Cité en { $cell } [{ $a }{ $b }/{ $c }{ $d }] pour { $razed }
do-raze-prophet = Raser la Cité en { $cell } [{ $a }{ $b }/{ $c }{ $d }] pour { $razed }, prophète { $colour } { $terrain }
do-raze-migrant = Raser la Cité en { $cell } [{ $a }{ $b }/{ $c }{ $d }] pour { $razed }, prophète { $colour } de { $from } { $terrain }

## Refus

why-over = La partie est finie.
why-no-player = Personne n’est assis là.
why-not-your-turn = { $who } joue son tour ; vous ne pouvez que retourner vos propres tuiles défaussées.
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
why-cell-taken = { $cell } est déjà prise ; votre tuile reste en main.
why-no-city = Il n’y a pas de Cité en { $cell }.
why-no-god-to-destroy = Sans dieu, on ne détruit pas la Cité de { $cell }.
why-own-city = La Cité de { $cell } est à vous : on ne détruit pas la sienne.
why-name-a-colour = Dites laquelle de vos couleurs détruit la Cité de { $cell }.
why-one-side = { $cell } ne touche pas deux bords du cadre ou de tuiles ; une Cité n’en offre pas.
why-does-not-fit = Ainsi tournée, la tuile ne suit pas les terrains autour de { $cell }.
why-one-or-two = On pioche une tuile ou deux.
why-hands-full = Il faut les deux mains libres pour piocher.
why-saturated = Votre défausse est pleine ({ $limit } tuiles) : plus de pioche avant d’y avoir fait de la place.
why-bag = { $left ->
    [0] Le sac est vide.
    [one] Il ne reste qu’une tuile dans le sac.
   *[other] Il reste { $left } tuiles dans le sac.
}
why-no-free-hand = Il faut une main libre.
why-nothing-there = Aucune tuile à la place { $place }.
why-gods-are-dealt = Les dieux sont secrets et distribués : personne n’en choisit.
why-god-taken = { $who-is ->
    [me] Vous servez déjà ce dieu.
   *[other] { $who } sert déjà ce dieu.
}
why-has-god = Vous avez déjà tous vos dieux.
why-no-god-to-build = Choisissez d’abord un dieu : sans lui, pas de Cité.
why-no-token = Les huit Cités sont bâties ou détruites.
why-end-turn-instead = Par tours on ne passe pas : finissez votre tour.
why-passed = Vous avez déjà passé.
why-pass-instead = En jeu simultané il n’y a pas de tour à finir : passez.
why-no-tile = Il n’y a pas de tuile en { $cell }.

## Le journal

log-begin = Tout le monde commence, deux tuiles en main.
log-first = { $who-is ->
    [me] Le sort vous désigne : vous commencez.
   *[other] Le sort désigne { $who }.
}
log-dealt = Vos prophètes { $colour } servent les { $god }.
log-turn = { $who-is ->
    [me] À vous
   *[other] Au tour : { $who }
}
log-draws = { $who-is ->
    [me] Vous piochez
   *[other] { $who } pioche
} { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
} ({ $lands }) ; reste { $left }.
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
    [me] Vous rasez
   *[other] { $who } rase
} { $victim-is ->
    [me] votre Cité
   *[other] la Cité adverse ({ $victim })
} en { $cell }.
log-builds = { $who-is ->
    [me] Vous bâtissez
   *[other] { $who } bâtit
} une Cité en { $cell }.
log-builds-migrant = { $who-is ->
    [me] Vous bâtissez
   *[other] { $who } bâtit
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
   *[other] la défausse d’en face ({ $whose })
}.
log-puts-in-bag = { $who-is ->
    [me] Vous remettez
   *[other] { $who } remet
} une tuile ({ $lands }) au sac.
log-takes-own = { $who-is ->
    [me] Vous ramassez une tuile de votre défausse
   *[other] { $who } ramasse une tuile de sa défausse
} ({ $lands }).
log-takes = { $who-is ->
    [me] Vous ramassez
   *[other] { $who } ramasse
} une tuile ({ $lands }) { $whose-is ->
    [me] chez vous
   *[other] chez { $whose }
}.
log-turns-own = { $who-is ->
    [me] Vous retournez une de vos tuiles
   *[other] { $who } retourne une de ses tuiles
} : { $lands }.
log-turns = { $who-is ->
    [me] Vous retournez
   *[other] { $who } retourne
} une tuile { $whose-is ->
    [me] chez vous
   *[other] chez { $whose }
} : { $lands }.
log-chooses = { $who-is ->
    [me] Vous servez
   *[other] { $who } sert
} désormais les { $god }.
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
    [me] Votre sablier est vide.
   *[other] Sablier vide : { $who }.
}
log-denounces = { $who-is ->
    [me] Vous dénoncez
   *[other] { $who } dénonce
} { $culprit-is ->
    [me] votre tuile
   *[other] la tuile ({ $culprit })
} en { $cell } : elle quitte le Monde.
log-denounces-at-once = { $who-is ->
    [me] Vous dénoncez
   *[other] { $who } dénonce
} aussitôt { $culprit-is ->
    [me] votre tuile
   *[other] la tuile ({ $culprit })
} en { $cell } : elle revient en main.
log-denounces-in-vain = { $who-is ->
    [me] Vous dénoncez
   *[other] { $who } dénonce
} la tuile en { $cell } : elle est juste.
log-falls = La tuile en { $cell } n’a plus deux bords : elle va au sac.
log-penalty = { $who-is ->
    [me] Vous perdez
   *[other] { $who } perd
} un prophète { $colour } pour de bon.
log-near-world = Le Monde est plein : encore { $seconds } secondes, tous ensemble.
log-near-world-turns = Le Monde est plein : encore un tour chacun.
log-near-bag = Le sac est vide : encore { $seconds } secondes, tous ensemble.
log-near-bag-turns = Le sac est vide : encore un tour chacun.
log-quiet = Plus rien n’avance : c’est comme si tous passaient.
log-reveals = { $who-is ->
    [me] Vos prophètes { $colour } servaient les { $god }.
   *[other] { $who } servait les { $god } (prophètes : { $colour }).
}
log-wins = { $who-is ->
    [me] Vous gagnez
   *[other] { $who } gagne
} avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} d’Influence Divine.

## La feuille de score

column-influence = Influence
column-first = Première couleur
column-second = Seconde couleur
sheet-cities = Cités tenues ({ $cities })
sheet-destroyed = Cités détruites ({ $cities })
sheet-kingdom = Royaume de { $terrain } ({ $cell }) : { $tiles } tuiles, { $prophets ->
    [one] { $prophets } prophète
   *[other] { $prophets } prophètes
}
sheet-largest = Plus grand Royaume { $of } : { $figure } tuiles
sheet-most = Royaumes { $of } : { $figure }
sheet-no-god = Sans dieu
note-god = Dieu servi
note-cities = Cités
note-city-built = Cité bâtie
note-city-razed = Cité rasée
note-city-held = Cité tenue à la fin
note-chose = Choix du dieu
