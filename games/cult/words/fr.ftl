### Culte

## La table

game-title = Culte
game-pitch = Envoyez vos Prêtres dans la Cité Éternelle, gagnez des Fidèles, construisez des Autels, soulevez des Foules de fanatiques ou invoquez votre divinité avant les autres.
game-goal = Cinq Autels, quatre Foules ou deux invocations de votre divinité à la fin d’un tour : la victoire est à vous.
option-cults = Attribution des cultes
option-cults-random = au hasard
option-cults-choice = au choix, à tour de rôle
option-cults-draft = choix parmi quelques cultes tirés
option-cults-first-game = première partie
option-rounds = Limite de tours
option-rounds-house = 30 tours
option-rounds-double = 60 tours
option-rounds-none = sans limite
end-altars = Cinq Autels se dressent
end-mobs = Quatre Foules tiennent la Cité
end-summonings = La divinité est invoquée deux fois
end-outlived = La Cité a survécu aux cultes
phase-cults = Cultes
phase-preach = Prêcher
phase-pray = Prier
phase-resolution = Résolution
phase-end = Fin
region-city = La Cité Éternelle
region-rail = Qui agit encore
ability-usable = Utilisable maintenant
round-note = tour { $round }
region-hand = Vos cartes
region-hands = Les cartes de tous
hand-cards = En main
hand-open = Devant vous

## Lieux

location-ruins = Ruines
location-thieves = Bas-fonds
location-slums = Taudis
location-forum = Forum
location-temples = Temples
location-market = Marché
location-artisans = Quartier des artisans
location-academy = Académie
location-port = Port
location-palace = Palais
location-nobles = Quartier noble
location-barracks = Caserne
location-rift = Faille des Ténèbres
location-nowhere = nulle part
location-numbered = { $number } · { $location }
the-ruins = les Ruines
the-thieves = les Bas-fonds
the-slums = les Taudis
the-forum = le Forum
the-temples = les Temples
the-market = le Marché
the-artisans = le Quartier des artisans
the-academy = l’Académie
the-port = le Port
the-palace = le Palais
the-nobles = le Quartier noble
the-barracks = la Caserne
the-rift = la Faille des Ténèbres
the-nowhere = nulle part
at-ruins = aux Ruines
at-thieves = dans les Bas-fonds
at-slums = dans les Taudis
at-forum = au Forum
at-temples = aux Temples
at-market = au Marché
at-artisans = au Quartier des artisans
at-academy = à l’Académie
at-port = au Port
at-palace = au Palais
at-nobles = au Quartier noble
at-barracks = à la Caserne
at-rift = dans la Faille des Ténèbres
at-nowhere = nulle part
some-miracle = Miracles
some-intrigue = Intrigues
some-privilege = Privilèges
short-thieves = Bas-fonds
short-temples = Temples
short-artisans = Artisans
short-nobles = Nobles
short-barracks = Caserne
short-rift = Faille
short-safe-conduct = Sauf-c. { $placement }
short-court-mage = Magus
ground-of = Prêtres { DE($the) }
palace-slot = Privilège { $slot }
palace-gap = Pris
mark-lowest = La plus faible Influence l’emportera
mark-inquisition = Inquisition : ni effet ni Aumône pour les présents
mark-control = Prise de contrôle
asks-followers = { $followers ->
    [one] { $followers } Fidèle pour y prêcher.
   *[other] { $followers } Fidèles pour y prêcher.
}
pays-alms = { $coins ->
    [one] Aumône : { $coins } Pièce.
   *[other] Aumône : { $coins } Pièces.
}
location-active-now = Lieu actif.
told-stands = { $who } ({ $cult }) { $influence }
told-and = { $one } ; { $other }
now-wins = En l’état, { $cult } l’emporte avec { $influence }.
now-nobody = En l’état, personne ne l’emporte.
brief-miracles = { $cards ->
    [one] { $cards } Miracle
   *[other] { $cards } Miracles
}
brief-bribe = Payez { $least } à { $most } p.
brief-followers = { $count ->
    [one] +{ $count } Fidèle
   *[other] +{ $count } Fidèles
}
brief-supremacy = Suprématie
brief-ordination = Prêtre { $value } ou +{ $raise }
brief-coins = +{ $count } Pièces
brief-altar = Autel : { $coins } p.
brief-training = +{ $one } ou +{ $two }
brief-recruits = { $one } ou { $two } Fidèles
brief-privilege = 1 Privilège
brief-intrigues = { $keep ->
    [one] { $keep } Intrigue
   *[other] { $keep } Intrigues
}
brief-mob = 1 Foule
brief-summoning = Invocation
influence-made-of = { $cult } : { $total }{ $priests ->
    [0] {""}
   *[other] {" · Prêtres "}{ $priests }
}{ $patriarch ->
    [0] {""}
   *[other] {" · Patriarche "}{ $patriarch }
}{ $altar ->
    [0] {""}
   *[other] {" · Autel "}{ $altar }
}{ $boost ->
    [0] {""}
   *[other] {" · Miracle "}{ $boost }
}
influence-celebrating = { $cult } célèbre : Influence { $total }, qui ne compte pas{ $priests ->
    [0] {""}
   *[other] {" · Prêtres "}{ $priests }
}{ $patriarch ->
    [0] {""}
   *[other] {" · Patriarche "}{ $patriarch }
}{ $altar ->
    [0] {""}
   *[other] {" · Autel "}{ $altar }
}{ $boost ->
    [0] {""}
   *[other] {" · Miracle "}{ $boost }
}
bribed-with = Il porte { $coins } Pièces : il remportera ce Lieu
boosted = Élan d’un Miracle
patriarch-of = Patriarche { DE($cult) }, Influence { $influence }
priest-of = Prêtre { $value } { DE($cult) }
altar-of = Autel { DE($cult) }, Influence { $influence }
altar-stronger = Noviciats
benefit-miracles = { $cards ->
    [one] Piochez { $cards } Miracle
   *[other] Piochez { $cards } Miracles
}
benefit-bribe = Payez { $least } à { $most } : ce Lieu
benefit-followers = { $count ->
    [one] +{ $count } Fidèle
   *[other] +{ $count } Fidèles
}
benefit-supremacy = Prenez la Suprématie
benefit-ordination = Prêtre { $value }, ou un Prêtre +{ $raise }
benefit-coins = +{ $count } Pièces
benefit-altar = { $coins } Pièces : un Autel
benefit-training = { $first } p. : +{ $one } Influence ; { $second } p. : +{ $two }
benefit-recruits = { $first } p. : { $one } Fidèles ; { $second } p. : { $two }
benefit-privilege = Prenez 1 Privilège
benefit-intrigues = { $draw } Intrigues, gardez-en { $keep }
benefit-mob = { $followers } Fidèles → 1 Foule
benefit-summoning = Invoquez : Influence ≥ Puissance
asks-priest = quel Prêtre ?
gives-miracles = { $cards ->
    [one] Piochez { $cards } Miracle.
   *[other] Piochez { $cards } Miracles.
}
gives-bribe = Payez { $least } à { $most } Pièces : remportez le Lieu de ce numéro.
gives-followers = { $count ->
    [one] Gagnez { $count } Fidèle.
   *[other] Gagnez { $count } Fidèles.
}
gives-supremacy = Prenez la carte Suprématie.
gives-ordination = Gagnez un Prêtre { $value }, ou augmentez de { $raise } l’Influence d’un Prêtre disponible ou présent ici.
gives-coins = { $count ->
    [one] Gagnez { $count } Pièce.
   *[other] Gagnez { $count } Pièces.
}
gives-altar = Payez { $coins } Pièces : construisez un Autel là où vous avez un Prêtre.
gives-training = Augmentez l’Influence d’un Prêtre disponible ou présent ici : de { $one } pour { $first } Pièces, de { $two } pour { $second }.
gives-recruits = Gagnez { $one } Fidèles pour { $first } Pièces, ou { $two } pour { $second }.
gives-privilege = Prenez l’un des Privilèges du Palais.
gives-intrigues = Piochez { $draw } Intrigues, gardez-en { $keep } et remettez le reste sur la pile.
gives-mob = Sacrifiez { $followers } Fidèles : gagnez 1 Foule.
gives-summoning = Accomplissez l’Invocation, si votre Influence atteint votre Puissance divine.

## Cultes

cult-anubis = Anubis
cult-cthulhu = Cthulhu
cult-fafnir = Fafnir
cult-janus = Janus
cult-nirriti = Nirriti
cult-tiamat = Tiamat
cult-arachne = Arachné
cult-atheism = l’Athéisme
ability-initiation-rite = Rite d’initiation
does-initiation-rite = Sacrifiez un Prêtre de 2+ : 1 Fidèle par Prêtre présent.
ability-life-drain = Drain de vie
does-life-drain = 1 Fidèle : un Prêtre d’ici rentre, +2 d’Influence ; 2 Pièces.
ability-mummification = Momification
does-mummification = Sacrifiez un Prêtre : chaque rival de Lumière perd 1 Foule ; 1 Miracle.
ability-resurrection = Résurrection des justes
does-resurrection = 2 Fidèles : un Prêtre de la valeur du nombre de disponibles.
ability-rite-of-the-abyss = Rituel des Abysses
does-rite-of-the-abyss = Sacrifiez un Prêtre : un Prêtre d’ici gagne son Influence.
ability-sanctification = Sanctification
does-sanctification = 5 Fidèles et tous vos Prêtres disponibles : un Autel ici.
ability-awakening = Le Réveil
does-awakening = 2 cartes : +2 Fidèles ; qui a 7 Pièces ou plus en perd 7.
ability-will-of-the-ancient = Volonté de l’Ancien
does-will-of-the-ancient = 5 Fidèles : chaque rival de Lumière perd 1 Foule et donne 1 carte.
ability-ode-to-greed = Ode à la convoitise
does-ode-to-greed = 6 Pièces : un Prêtre d’ici, +1 d’Influence, passe au Lieu suivant.
ability-ode-to-trickery = Ode à la supercherie
does-ode-to-trickery = 2 Pièces et 1 carte : vous vendez la première Intrigue de la pile.
ability-raid = Raid
does-raid = 2 Fidèles : jusqu’à 7 Pièces de chaque rival de Lumière.
ability-rampage = Saccage
does-rampage = 15 Pièces : 1 Foule et 2 Miracles.
ability-chalice-of-clarity = Calice de clarté
does-chalice-of-clarity = 2 cartes : 1 Fidèle, et la plus faible Influence l’emporte.
ability-mystery-of-virtues = Mystère des vertus
does-mystery-of-virtues = 7 Pièces : 1 Miracle par Prêtre présent.
ability-mystery-of-vices = Mystère des vices
does-mystery-of-vices = Sacrifiez un Prêtre : autant d’Intrigues que son Influence.
ability-chalice-of-madness = Calice de la folie
does-chalice-of-madness = 9 cartes : 2 Foules, et les Autels d’ici sont détruits.
ability-way-of-loyalty = Voie de la loyauté
does-way-of-loyalty = 2 Fidèles : 3 Miracles du dessous de la pile.
ability-path-of-temptation = Chemin de la tentation
does-path-of-temptation = 2 cartes : un Privilège dont vous avez le prix, gratuit.
ability-path-of-iniquity = Chemin de l’iniquité
does-path-of-iniquity = Sacrifiez un Prêtre de 4 ou moins : jouez 3 Intrigues de la pile.
ability-way-of-triumph = Voie du triomphe
does-way-of-triumph = Patriarche de 16+ sur la Fiche : un Prêtre 5 ici et 1 Foule.
ability-duplicity = Duplicité
does-duplicity = 3 Pièces et 1 carte : jouez une carte scellée.
ability-incarnation = Incarnation
does-incarnation = Un Prêtre de 3+ sur la Fiche, 3 disponibles détruits : un 5 ici.
ability-dragon-attack = Attaque des dragons
does-dragon-attack = 3 cartes : chaque culte présent perd 1 Foule.
ability-harvest-of-chaos = Moisson du chaos
does-harvest-of-chaos = Un Prêtre 5 sur la Fiche : jouez 1 Miracle, piochez-en 2.
ability-ordination = Ordination d’un prêtre
does-ordination = 1 à 5 Fidèles : un Prêtre de cette Influence ici.
ability-black-widow = Veuve noire
does-black-widow = Un Prêtre 3 sur la Fiche : un Prêtre d’ici avance ; 1 Pièce.
ability-spider-embrace = Étreinte de l’araignée
does-spider-embrace = 2 Pièces et 2 cartes : au moins 4 Prêtres disponibles ici.
ability-touched-by-the-goddess = Touché par la déesse
does-touched-by-the-goddess = Sacrifiez un Prêtre de 3+ : 3 Pièces et une carte de chaque pile.
ability-triumph-of-science = Triomphe de la science
does-triumph-of-science = Un Prêtre de 4+ sur la Fiche : 1 Fidèle sans Prêtre rival ici.
ability-politics-of-terror = Politique de la terreur
does-politics-of-terror = 2 Fidèles : jouez une Intrigue, piochez-en 1 ; 3 Pièces.
ability-debunking = Démystification
does-debunking = Patriarche de 15+ sur la Fiche : chaque rival de Lumière donne 1 carte.
ability-nihilism = Nihilisme
does-nihilism = 3 cartes : un Autel ici, s’il n’y en a aucun.
ability-unknown = aptitude
cult-sheet = Lumière (Puissance { $light }) · { $first } : { $does-first } { $second } : { $does-second } Ténèbres (Puissance { $dark }) · { $third } : { $does-third } { $fourth } : { $does-fourth }
cult-place = Fiche
cult-of = { $cult }, { $aspect }
foot-power = Puissance { $light } / { $dark }
aspect-light = Aspect de la Lumière
aspect-dark = Aspect des Ténèbres
aspect-light-short = Lumière
aspect-dark-short = Ténèbres
sheet-note = { $aspect } · Puissance divine { $power }
sheet-home = Prêtres disponibles
sheet-laid = Sur la Fiche

## Cartes

deck-miracle = Miracle
deck-intrigue = Intrigue
deck-privilege = Privilège
card-unknown = carte
card-a-miracle = une carte Miracle
card-an-intrigue = une carte Intrigue
card-a-privilege = une carte Privilège
card-apparition = Apparition
card-exodus = Exode
card-fervour-2 = Élan +2
card-fervour-3 = Élan +3
card-fervour-4 = Élan +4
card-fervour-5 = Élan +5
card-fervour-6 = Élan +6
card-fervour-7 = Élan +7
card-retreat = Retraite
card-consecration = Consécration
card-frenzy = Frénésie
card-offering = Offrande
card-great-offering = Grande offrande
card-blackmail = Chantage
card-exorcism = Exorcisme
card-foiled-plot = Complot déjoué
card-massacre = Massacre
card-dispersal = Disperser les Fanatiques
card-larceny = Larcin
card-intimidation = Intimidation
card-vandalism = Vandalisme
card-ambush = Traquenard
card-inquisition = Inquisition
card-takeover = Prise de contrôle
card-community-ruins = Communauté : Ruines
card-community-thieves = Communauté : Bas-fonds
card-community-slums = Communauté : Taudis
card-community-temples = Communauté : Temples
card-community-market = Communauté : Marché
card-community-artisans = Communauté : Artisans
card-community-academy = Communauté : Académie
card-community-port = Communauté : Port
card-community-palace = Communauté : Palais
card-community-nobles = Communauté : Quartier noble
card-community-barracks = Communauté : Caserne
card-community-rift = Communauté : Faille des Ténèbres
card-minstrel = Ménestrel
card-healer = Guérisseur
card-admiral = Amiral
card-mentor = Mentor
card-inquisitor = Inquisiteur
card-general = Général
card-oracle = Oracle
card-safe-conduct-4 = Sauf-conduit 4
card-safe-conduct-5 = Sauf-conduit 5
card-safe-conduct-6 = Sauf-conduit 6
card-tithes-1 = Dîmes 1-2-3
card-tithes-4 = Dîmes 4-5-6
card-tithes-7 = Dîmes 7-8-9
card-tithes-10 = Dîmes 10-11
card-tithes-12 = Dîmes 12-13
card-exiles = Exilés
card-novitiates = Noviciats
card-court-mage = Magus aulique
card-supremacy = Suprématie
text-apparition = Envoyez ici un Prêtre disponible.
text-exodus = Un Prêtre d’ici va sur un Lieu supérieur.
text-fervour = Un de vos Prêtres d’ici compte { $by } de plus.
text-retreat = Retirez un Prêtre d’ici : 7 Pièces.
text-consecration = 3 Fidèles : un Autel ici.
text-frenzy = 4 Fidèles : 1 Foule.
text-offering = { $followers ->
    [one] Gagnez { $followers } Fidèle ou { $gain } Pièces.
   *[other] Gagnez { $followers } Fidèles ou { $gain } Pièces.
}
text-blackmail = Prenez la moitié des Pièces du plus riche.
text-exorcism = Chaque Prêtre d’ici de 3 ou plus perd { $by }.
text-foiled-plot = Le plus de cartes : −1 Foule, −1 Autel, −2 Fidèles.
text-massacre = Chaque culte présent perd 2 Fidèles.
text-dispersal = Chaque culte présent perd 1 Foule.
text-larceny = Chaque rival présent vous donne 1 carte.
text-intimidation = Un Privilège du Patriarche le plus fort.
text-vandalism = Détruisez les Autels d’ici, si aucun n’est plus haut.
text-ambush = Un Prêtre avec des Pièces rentre ; elles sont à vous.
text-inquisition = Ni effet ni Aumône pour les présents.
text-takeover = Les Prêtres rentrent, vous remportez le Lieu.
text-community = L’effet { DE($the) } sans l’emporter.
text-personality = Prêchez { $at }, même sans les Fidèles.
text-safe-conduct = Votre { $placement }e placement est gratuit.
text-tithes = { $tithe ->
    [one] { $tithe } Pièce par Prêtre rival : { $locations }.
   *[other] { $tithe } Pièces par Prêtre rival : { $locations }.
}
text-exiles = { $gain ->
    [one] Intrigue jouée : +{ $gain } Fidèle.
   *[other] Intrigue jouée : +{ $gain } Fidèles.
}
text-novitiates = Vos Autels : +{ $gain } d’Influence.
text-court-mage = { $gain ->
    [one] Miracle joué : +{ $gain } Pièce.
   *[other] Miracle joué : +{ $gain } Pièces.
}
text-supremacy = Patriarche +{ $influence } ; célébrez-la une fois.
foot-miracle = Miracle
foot-intrigue = Intrigue · vente { $coins }
foot-community = Communauté
foot-personality = Personnalité
foot-safe-conduct = Sauf-conduit
price-of = { $coins ->
    [one] Prix : { $coins } Pièce
   *[other] Prix : { $coins } Pièces
}
adds-to-patriarch = Patriarche +{ $influence }
needs-apparition = un Prêtre disponible et assez de Fidèles pour ce Lieu
needs-exodus = un de vos Prêtres ici et assez de Fidèles pour un Lieu supérieur
needs-fervour = un de vos Prêtres ici, autre que le Patriarche
needs-retreat = un de vos Prêtres ici
needs-consecration = 3 Fidèles, un Prêtre ici et pas encore d’Autel à vous
needs-frenzy = 4 Fidèles et une Foule en réserve
needs-offering = rien de plus
needs-blackmail = un culte seul à être le plus riche
needs-exorcism = un Prêtre de 3 ou plus ici et les jetons de remplacement
needs-foiled-plot = un culte seul à avoir le plus de cartes, et quelque chose à perdre
needs-massacre = un culte présent qui a des Fidèles
needs-dispersal = un culte présent qui a une Foule
needs-larceny = un rival présent qui a des cartes en main
needs-intimidation = un seul Patriarche plus fort que tous, et un Privilège à prendre
needs-vandalism = un Autel ici et aucun sur un Lieu supérieur
needs-ambush = un Prêtre avec des Pièces
needs-inquisition = que l’Inquisition ne soit pas déjà ici
needs-takeover = que le Lieu ne soit pas déjà à vous, sans Prêtre à renvoyer
needs-nothing = rien de plus

## Suprématie

tray-cults = Les cultes à prendre
tray-feasts = La célébration
tray-steal = Privilèges à prendre
feast-followers = { $count ->
    [one] { $count } Fidèle
   *[other] { $count } Fidèles
}
feast-coins = { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
feast-raise = +{ $count } d’Influence à un Prêtre disponible
feast-priest = un Prêtre { $count }
feast-miracles = { $count ->
    [one] { $count } Miracle
   *[other] { $count } Miracles
}

## Joueurs

panel-doing = { $cult } · { $aspect } · { $doing }
panel-waits = { $cult } · { $aspect }
score-label = puissance
fact-followers = Fidèles
fact-coins = Pièces
fact-priests = Prêtres disponibles
fact-laid = Prêtres sur la Fiche
fact-light = Lumière : { $first }, { $second }
fact-dark = Ténèbres : { $first }, { $second }
fact-first = Premier Joueur
fact-first-value = 1er
fact-supremacy-turned = Suprématie, retournée
fact-miracles = Miracles en main
fact-intrigues = Intrigues en main
fact-privileges = Privilèges
fact-altars = Autels
fact-mobs = Foules
fact-supremacy = Suprématie
fact-privileges-owned = Privilèges : { $cards }
road-altars = Autels
road-mobs = Foules
road-summonings = Invocations
supply-miracles = Miracles
supply-intrigues = Intrigues
supply-privileges = Privilèges
supply-mobs = Foules
supply-supremacy = Suprématie
supply-supremacy-turned = Suprématie (retournée)
supply-patriarch = ♔ Patriarche · (♔) absent
supply-nobody = personne
doing-over = partie finie
doing-waits = attend
doing-celebrates = célèbre
doing-cult = choisit un culte
doing-celebrate = décide de célébrer ou non
doing-feast = choisit le fruit de la célébration
doing-intend = prêche ou prie
doing-pray = prie
doing-trade = vend et achète
doing-act = peut agir
doing-reap = prend l’effet du Lieu ou y renonce
doing-put-back = rend une Intrigue à la pile
doing-pay = paie
doing-target = choisit une cible
doing-give = donne une carte
doing-raze = perd un Autel

## Rail

rail-acting = décide maintenant
rail-celebrating = célèbre
rail-prayed = a prié
rail-acted = a eu son tour
rail-may-act = peut encore agir
rail-preaches = prêche encore
rail-waits = attend
verdict-label = { $location }, en l’état
verdict-most = { $who-is ->
    [me] vous, Influence { $influence }
   *[other] { $who }, Influence { $influence }
}
verdict-tie = { $who-is ->
    [me] vous : égalité à { $influence }, Puissance { $power }
   *[other] { $who } : égalité à { $influence }, Puissance { $power }
}
verdict-bribe = { $who-is ->
    [me] vous, par un Prêtre avec des Pièces
   *[other] { $who }, par un Prêtre avec des Pièces
}
verdict-least = { $who-is ->
    [me] vous, plus faible Influence ({ $influence })
   *[other] { $who }, plus faible Influence ({ $influence })
}
verdict-takeover = { $who-is ->
    [me] vous, par Prise de contrôle
   *[other] { $who }, par Prise de contrôle
}
verdict-nobody = personne
verdict-won = { $who-is ->
    [me] remporté par vous
   *[other] remporté par { $who }
}
verdict-round = Tour { $round }, Intention
verdict-free = { $placement ->
    [1] 1er
   *[other] { $placement }e
} placement : gratuit
verdict-costs = { $placement ->
    [1] 1er
   *[other] { $placement }e
} placement : 1 Fidèle
verdict-choosing = Choix des cultes
verdict-over = La partie est finie

## Questions

wait = { $who } { $doing }
ask-cult = Quel culte prenez-vous ?
ask-celebrate = Célébrez-vous votre divinité ce tour-ci ?
ask-feast = Que vous apporte la célébration ?
ask-intend = Où envoyer un Prêtre ? Ou prier ?
ask-pray = Quel Lieu vous accorde sa faveur ?
ask-trade = Que vendez-vous ou achetez-vous ?
ask-put-back = Quelle Intrigue rendez-vous à la pile ?
ask-sacrifice = Quel Prêtre disponible sacrifiez-vous ?
ask-ritual = Quel Prêtre posez-vous sur la Fiche ?
ask-some-followers = Combien de Fidèles sacrifiez-vous ?
ask-pay = Comment payez-vous ?
ask-place-here = Quel Prêtre disponible vient ici ?
ask-move-higher = Quel Prêtre part, et où ?
ask-move-on = Quel Prêtre passe au Lieu suivant ?
ask-boost = Quel Prêtre compte davantage ?
ask-withdraw = Quel Prêtre retirez-vous ?
ask-build-here = Quel Prêtre devient l’Autel ?
ask-raise = De quel Prêtre augmentez-vous l’Influence ?
ask-raise-and-move = Quel Prêtre gagne 1 d’Influence et passe au Lieu suivant ?
ask-followers-or-coins = Des Fidèles ou des Pièces ?
ask-destroy = Quel Prêtre disponible est détruit ?
ask-swarm = Quel Prêtre vient encore ici ?
ask-privilege = Quel Privilège prenez-vous ?
ask-play-intrigue = Quelle Intrigue jouez-vous ?
ask-play-miracle = Quel Miracle jouez-vous ?
ask-play-sealed = Quelle carte scellée jouez-vous ?
ask-steal = Quel Privilège prenez-vous ?
ask-ambush = Quel Prêtre tombe dans le traquenard ?
ask-target = Que choisissez-vous ?
ask-raze = Quel Autel perdez-vous ?
ask-act = Agissez-vous { $at } ?
ask-reap = Vous remportez { $the }. Prenez-vous l’effet ?
ask-reap-prayer = Vos prières sont entendues { $at }. Que prenez-vous ?
ask-reap-community = Votre Communauté vous sert { $at }. Prenez-vous l’effet ?
ask-discard = { $cards ->
    [one] Quelle carte défaussez-vous ?
   *[other] Quelle carte défaussez-vous ? Encore { $cards }.
}
ask-give = Quelle carte de votre main donnez-vous { A($who) } ?
ask-give-any = Quelle carte donnez-vous { A($who) } ?
hint-intend = Votre { $placement ->
    [1] 1er
   *[other] { $placement }e
} placement est gratuit. { $followers ->
    [0] Sans Fidèle, les Lieux 1 à { $highest } vous sont ouverts
    [one] { $followers } Fidèle ouvre jusqu’au Lieu { $highest }
   *[other] { $followers } Fidèles ouvrent jusqu’au Lieu { $highest }
}{ $more ->
    [0] {"."}
   *[other] {", vos Personnalités davantage."}
}
hint-intend-costs = Votre { $placement ->
    [1] 1er
   *[other] { $placement }e
} placement coûte 1 Fidèle. { $followers ->
    [0] Sans Fidèle, les Lieux 1 à { $highest } vous sont ouverts
    [one] { $followers } Fidèle ouvre jusqu’au Lieu { $highest }
   *[other] { $followers } Fidèles ouvrent jusqu’au Lieu { $highest }
}{ $more ->
    [0] {"."}
   *[other] {", vos Personnalités davantage."}
}
hint-pray = { $mobs ->
    [0] Sans Foule
    [one] Avec { $mobs } Foule
   *[other] Avec { $mobs } Foules
} : { $reach ->
    [1] seulement les Ruines (Lieu 1).
   *[other] un Lieu de 1 à { $reach }.
}
hint-trade = { $coins ->
    [0] Vous n’avez pas de Pièce.
    [one] Vous avez { $coins } Pièce.
   *[other] Vous avez { $coins } Pièces.
} Vendez des Intrigues et achetez des Privilèges, autant que vous voulez.
hint-act-most = { $who-is ->
    [me] En l’état, vous l’emportez avec { $influence }.
   *[other] En l’état, { $who } l’emporte avec { $influence } ; vous avez { $own }.
}
hint-act-tie = { $who-is ->
    [me] En l’état, égalité à { $influence } : vous l’emportez par votre Puissance divine.
   *[other] En l’état, { $who } l’emporte à { $influence } par sa Puissance divine ; vous avez { $own }.
}
hint-act-bribe = { $who-is ->
    [me] En l’état, vous l’emportez par votre Prêtre avec des Pièces.
   *[other] En l’état, { $who } l’emporte par son Prêtre avec des Pièces, quelle que soit l’Influence.
}
hint-act-least = { $who-is ->
    [me] En l’état, vous l’emportez : { $influence } est la plus faible Influence.
   *[other] En l’état, { $who } l’emporte avec la plus faible Influence, { $influence } ; vous avez { $own }.
}
hint-act-takeover = { $who-is ->
    [me] En l’état, le Lieu est à vous par la Prise de contrôle.
   *[other] En l’état, { $who } tient le Lieu par la Prise de contrôle.
}
hint-act-nobody = Personne n’est plus présent ici.
hint-celebrate = Vous ne participerez pas au tour : ni Prêtres, ni prière, ni cartes, ni aptitudes, ni Aumône.
hint-discard = Main, Privilèges ou Suprématie ; l’ordre décide de leur place sous la pile.
hint-swarm = Encore { $least } au moins.
over-winner = { $who-is ->
    [me] Vous remportez la partie avec { $cult } !
   *[other] { $who } remporte la partie avec { $cult }.
}
over-nobody = Personne ne l’emporte.
over-altars = Cinq Autels : la divinité s’empare du monde.
over-mobs = Quatre Foules : la Cité est prise.
over-summonings = La divinité, deux fois invoquée, est venue.
over-outlived = La Cité Éternelle a survécu à ses cultes.

## Réponses

who-patriarch = le Patriarche
who-priest = un Prêtre
who-home = un Prêtre disponible
who-here = un Prêtre présent
who-bribed = le Prêtre avec des Pièces
which-here = un Prêtre
which-bribed = le Prêtre avec des Pièces, Influence
do-place = Envoyer { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
} { $at }
do-bribe = Envoyer { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
} { $at } avec { $coins } Pièces
do-build = Construire un Autel { $at } avec { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-sacrifice = Sacrifier { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-destroy = Détruire { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-ritual = Poser { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
} sur la Fiche
do-send = Faire venir { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-move = Déplacer { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
} { $at }
do-boost = Faire compter davantage { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-withdraw = Retirer { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-build-here = Construire l’Autel avec { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-move-on = Faire avancer { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-raise-and-move = +1 et Lieu suivant : { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-raise-here = Augmenter l’Influence { DE($who) }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-raise = { $coins ->
    [0] Augmenter l’Influence { DE($who) } de { $value } à { $to }
    [one] Augmenter l’Influence { DE($who) } de { $value } à { $to } pour { $coins } Pièce
   *[other] Augmenter l’Influence { DE($who) } de { $value } à { $to } pour { $coins } Pièces
}
do-join = Prendre { $cult }
do-celebrate = Célébrer
do-abstain = Prendre part au tour
do-feast-raise = +{ $by } d’Influence à un Prêtre { $value }
do-pray = Prier
do-favour = Demander l’effet { DE($the) }
do-decline = Renoncer à l’effet
do-pray-for-nothing = Ne rien demander
do-sell = { $coins ->
    [one] Vendre { $card } : { $coins } Pièce
   *[other] Vendre { $card } : { $coins } Pièces
}
do-buy = { $coins ->
    [one] Acheter { $card } pour { $coins } Pièce
   *[other] Acheter { $card } pour { $coins } Pièces
}
do-done = Finir les transactions
do-pass = Ne rien faire
do-play = Jouer { $card }
says = {" : "}
do-use = { $ability } : { $does }
do-ordain = Un nouveau Prêtre { $value }
do-recruit = { $followers } Fidèles pour { $coins } Pièces
do-claim = Prendre { $card }
do-put-back = Rendre { $card }
do-spend = { $followers ->
    [one] Sacrifier { $followers } Fidèle
   *[other] Sacrifier { $followers } Fidèles
}
do-discard = Défausser { $card }
do-enough = C’est assez
do-gain-followers = { $followers ->
    [one] Gagner { $followers } Fidèle
   *[other] Gagner { $followers } Fidèles
}
do-gain-coins = { $coins ->
    [one] Gagner { $coins } Pièce
   *[other] Gagner { $coins } Pièces
}
do-give = Donner { $card }
do-raze = Perdre l’Autel { DE($the) }
do-steal = Prendre { $card }
do-ambush = Traquenard { $at } : { $coins } Pièces

## Journal

log-joins = { $who-is ->
    [me] Vous servez { $cult }.
   *[other] { $who } sert { $cult }.
}
log-round = Tour { $round } · Premier Joueur : { $first }
log-palace = Au Palais : { $cards }.
log-palace-empty = Il ne reste plus de Privilège pour le Palais.
log-celebrates = { $who-is ->
    [me] Vous célébrez votre divinité et ne prenez pas part au tour.
   *[other] { $who } célèbre sa divinité et ne prend pas part au tour.
}
log-feasts = { $who-is ->
    [me] La célébration vous apporte { $feast ->
        [followers] { feast-followers }
        [coins] { feast-coins }
        [raise] { feast-raise }
        [priest] { feast-priest }
       *[miracles] { feast-miracles }
    }.
   *[other] La célébration { DE($who) } lui apporte { $feast ->
        [followers] { feast-followers }
        [coins] { feast-coins }
        [raise] { feast-raise }
        [priest] { feast-priest }
       *[miracles] { feast-miracles }
    }.
}
log-placed = { $who-is ->
    [me] Vous envoyez { $priest } { $at }.
   *[other] { $who } envoie { $priest } { $at }.
}
log-moved = { $who-is ->
    [me] Vous déplacez { $priest } { $at }.
   *[other] { $who } déplace { $priest } { $at }.
}
log-home = { $who-is ->
    [me] { $value ->
        [0] Votre Patriarche
       *[other] Votre Prêtre { $value }
    } revient { DE($the) }.
   *[other] { $value ->
        [0] Le Patriarche
       *[other] Le Prêtre { $value }
    } { DE($who) } revient { DE($the) }.
}
log-destroyed = { $who-is ->
    [me] Vous renvoyez { $priest } dans la réserve.
   *[other] { $who } renvoie { $priest } dans la réserve.
}
log-sheet = { $who-is ->
    [me] Vous posez { $priest } sur la Fiche.
   *[other] { $who } pose { $priest } sur la Fiche.
}
log-ordained = { $who-is ->
    [me] Vous gagnez { $priest }.
   *[other] { $who } gagne { $priest }.
}
log-sent = { $who-is ->
    [me] Vous gagnez { $priest }, qui apparaît { $at }.
   *[other] { $who } gagne { $priest }, qui apparaît { $at }.
}
a-patriarch = le Patriarche
a-priest-1 = un Prêtre 1
a-priest-2 = un Prêtre 2
a-priest-3 = un Prêtre 3
a-priest-4 = un Prêtre 4
a-priest-5 = un Prêtre 5
log-recalled = { $who-is ->
    [me] { $priests ->
        [one] Votre Prêtre revient
       *[other] Vos { $priests } Prêtres reviennent
    } { DE($the) }.
   *[other] { $priests ->
        [one] Le Prêtre { DE($who) } revient
       *[other] Les { $priests } Prêtres { DE($who) } reviennent
    } { DE($the) }.
}
log-raised = { $who-is ->
    [me] L’Influence de votre Prêtre { $from } passe à { $to }.
   *[other] L’Influence du Prêtre { $from } { DE($who) } passe à { $to }.
}
log-lowered = { $who-is ->
    [me] L’Influence de votre Prêtre { $from } tombe à { $to }.
   *[other] L’Influence du Prêtre { $from } { DE($who) } tombe à { $to }.
}
log-pays-placement = { $who-is ->
    [me] Ce { $placement ->
        [1] 1er
       *[other] { $placement }e
    } placement vous coûte 1 Fidèle.
   *[other] Ce { $placement ->
        [1] 1er
       *[other] { $placement }e
    } placement coûte 1 Fidèle { A($who) }.
}
log-tithe = { $who-is ->
    [me] Vous payez { A($to) } { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    } de dîme pour { $the }.
   *[other] { $who } paie { A($to) } { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    } de dîme pour { $the }.
}
log-prays = { $who-is ->
    [me] Vous priez.
   *[other] { $who } prie.
}
log-favoured = { $who-is ->
    [me] Vos prières sont entendues { $at }.
   *[other] Les prières { DE($who) } sont entendues { $at }.
}
log-sells = { $who-is ->
    [me] Vous vendez { $card } pour { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    }.
   *[other] { $who } vend { $card } pour { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    }.
}
log-buys = { $who-is ->
    [me] Vous achetez { $card } pour { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    }.
   *[other] { $who } achète { $card } pour { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    }.
}
log-takes-privilege = { $who-is ->
    [me] Vous prenez { $card }.
   *[other] { $who } prend { $card }.
}
log-resolution = Résolution
log-active = Lieu { $number } · { $location }
log-plays = { $who-is ->
    [me] Vous jouez { $card }.
   *[other] { $who } joue { $card }.
}
log-uses = { $who-is ->
    [me] Vous utilisez « { $ability } ».
   *[other] { $who } utilise « { $ability } ».
}
log-passes = { $who-is ->
    [me] Vous ne faites rien.
   *[other] { $who } ne fait rien.
}
log-wins = { $who-is ->
    [me] Vous remportez { $the } avec { $influence } d’Influence.
   *[other] { $who } remporte { $the } avec { $influence } d’Influence.
}
log-wins-tie = { $who-is ->
    [me] Vous remportez { $the } à égalité ({ $influence }), par votre Puissance divine.
   *[other] { $who } remporte { $the } à égalité ({ $influence }), par sa Puissance divine.
}
log-wins-bribe = { $who-is ->
    [me] Vous remportez { $the } par votre Prêtre avec des Pièces.
   *[other] { $who } remporte { $the } par son Prêtre avec des Pièces.
}
log-wins-least = { $who-is ->
    [me] Vous remportez { $the } : votre Influence ({ $influence }) est la plus faible.
   *[other] { $who } remporte { $the } : son Influence ({ $influence }) est la plus faible.
}
log-wins-takeover = { $who-is ->
    [me] Vous remportez { $the } par la Prise de contrôle.
   *[other] { $who } remporte { $the } par la Prise de contrôle.
}
log-nobody-wins = Personne ne remporte { $the }.
log-hindered-inquisition = { $who-is ->
    [me] L’Inquisition est { $at } : vous n’y recevez rien.
   *[other] L’Inquisition est { $at } : { $who } n’y reçoit rien.
}
log-hindered-followers-full = { $who-is ->
    [me] Vous avez déjà { $figure } Fidèles : vous n’en gagnez pas { $at }.
   *[other] { $who } a déjà { $figure } Fidèles et n’en gagne pas { $at }.
}
log-hindered-too-few-coins = { $who-is ->
    [me] Vous n’avez pas les { $figure } Pièces qu’il faut { $at } : vous n’y recevez rien.
   *[other] { $who } n’a pas les { $figure } Pièces qu’il faut { $at } et n’y reçoit rien.
}
log-hindered-no-priest = { $who-is ->
    [me] Vous n’avez pas de Prêtre { $at } : vous n’y recevez rien.
   *[other] { $who } n’a pas de Prêtre { $at } et n’y reçoit rien.
}
log-hindered-no-token = { $who-is ->
    [me] Vous n’avez plus de Prêtre { $figure } en réserve, ni de Prêtre dont augmenter l’Influence : vous ne recevez rien { $at }.
   *[other] { $who } n’a plus de Prêtre { $figure } en réserve, ni de Prêtre dont augmenter l’Influence, et ne reçoit rien { $at }.
}
log-hindered-nobody-to-raise = { $who-is ->
    [me] Vous n’avez pas de Prêtre dont augmenter l’Influence : vous ne recevez rien { $at }.
   *[other] { $who } n’a pas de Prêtre dont augmenter l’Influence et ne reçoit rien { $at }.
}
log-hindered-no-site = { $who-is ->
    [me] Vous n’avez pas de Prêtre à transformer en Autel : vous ne recevez rien { $at }.
   *[other] { $who } n’a pas de Prêtre à transformer en Autel et ne reçoit rien { $at }.
}
log-hindered-too-few-followers = { $who-is ->
    [me] Vous n’avez pas les { $figure } Fidèles à sacrifier { $at } : vous n’y recevez rien.
   *[other] { $who } n’a pas les { $figure } Fidèles à sacrifier { $at } et n’y reçoit rien.
}
log-hindered-no-mob-left = { $who-is ->
    [me] Il n’y a plus de Foule en réserve : vous ne recevez rien { $at }.
   *[other] Il n’y a plus de Foule en réserve : { $who } ne reçoit rien { $at }.
}
log-hindered-summoned-already = { $who-is ->
    [me] Vous avez déjà accompli l’Invocation ce tour-ci : vous ne recevez rien { $at }.
   *[other] { $who } a déjà accompli l’Invocation ce tour-ci et ne reçoit rien { $at }.
}
log-hindered-too-weak = { $who-is ->
    [me] Votre Invocation échoue : Influence { $influence }, Puissance divine { $power }.
   *[other] { $who } échoue dans l’Invocation : Influence { $influence }, Puissance divine { $power }.
}
log-hindered-palace-empty = { $who-is ->
    [me] Il n’y a plus de Privilège au Palais : vous ne recevez rien.
   *[other] Il n’y a plus de Privilège au Palais : { $who } ne reçoit rien.
}
log-hindered-pile-empty = { $who-is ->
    [me] La pile est vide : vous ne recevez rien { $at }.
   *[other] La pile est vide : { $who } ne reçoit rien { $at }.
}
log-declines = { $who-is ->
    [me] Vous renoncez à l’effet { DE($the) }.
   *[other] { $who } renonce à l’effet { DE($the) }.
}
log-community = { $who-is ->
    [me] Votre Communauté vous sert { $at }.
   *[other] { $who } profite de sa Communauté { $at }.
}
log-alms = { $who-is ->
    [me] L’Aumône vous donne { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    }.
   *[other] { $who } reçoit l’Aumône : { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    }.
}
log-gains-followers = { $who-is ->
    [me] Vous gagnez { $count ->
        [one] { $count } Fidèle
       *[other] { $count } Fidèles
    }.
   *[other] { $who } gagne { $count ->
        [one] { $count } Fidèle
       *[other] { $count } Fidèles
    }.
}
log-gains-coins = { $who-is ->
    [me] Vous gagnez { $count ->
        [one] { $count } Pièce
       *[other] { $count } Pièces
    }.
   *[other] { $who } gagne { $count ->
        [one] { $count } Pièce
       *[other] { $count } Pièces
    }.
}
log-gains-mobs = { $who-is ->
    [me] Vous gagnez { $count ->
        [one] { $count } Foule
       *[other] { $count } Foules
    }.
   *[other] { $who } gagne { $count ->
        [one] { $count } Foule
       *[other] { $count } Foules
    }.
}
log-loses-followers = { $who-is ->
    [me] Vous perdez { $count ->
        [one] { $count } Fidèle
       *[other] { $count } Fidèles
    }.
   *[other] { $who } perd { $count ->
        [one] { $count } Fidèle
       *[other] { $count } Fidèles
    }.
}
log-loses-coins = { $who-is ->
    [me] Vous perdez { $count ->
        [one] { $count } Pièce
       *[other] { $count } Pièces
    }.
   *[other] { $who } perd { $count ->
        [one] { $count } Pièce
       *[other] { $count } Pièces
    }.
}
log-loses-mobs = { $who-is ->
    [me] Vous perdez { $count ->
        [one] { $count } Foule
       *[other] { $count } Foules
    }.
   *[other] { $who } perd { $count ->
        [one] { $count } Foule
       *[other] { $count } Foules
    }.
}
log-takes-coins = { $who-is ->
    [me] Vous prenez { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    } { A($from) }.
   *[other] { $who } prend { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    } { A($from) }.
}
log-draws = { $who-is ->
    [me] Vous piochez { $cards }.
   *[other] { $who } pioche { $cards }.
}
log-draws-below = { $who-is ->
    [me] Vous prenez sous la pile : { $cards }.
   *[other] { $who } prend sous la pile : { $cards }.
}
log-draws-hidden = { $who-is ->
    [me] Vous piochez { $count } { $deck }.
   *[other] { $who } pioche { $count } { $deck }.
}
log-draws-below-hidden = { $who-is ->
    [me] Vous prenez sous la pile { $count } { $deck }.
   *[other] { $who } prend sous la pile { $count } { $deck }.
}
log-puts-back = { $who-is ->
    [me] Vous rendez { $card } au sommet de la pile.
   *[other] { $who } rend { $card } au sommet de la pile.
}
log-puts-back-hidden = { $who-is ->
    [me] Vous rendez une Intrigue au sommet de la pile.
   *[other] { $who } rend une Intrigue au sommet de la pile.
}
log-discards = { $who-is ->
    [me] Vous défaussez { $card }.
   *[other] { $who } défausse { $card }.
}
log-reveals = { $who-is ->
    [me] Vous révélez { $card }.
   *[other] { $who } révèle { $card }.
}
log-reveals-idle = { $who-is ->
    [me] Vous révélez { $card }, sans effet possible.
   *[other] { $who } révèle { $card }, sans effet possible.
}
log-gives = { $who-is ->
    [me] Vous donnez { $card } { A($to) }.
   *[other] { $who } donne { $card } { A($to) }.
}
log-steals = { $who-is ->
    [me] Vous prenez { $card } { A($from) }.
   *[other] { $who } prend { $card } { A($from) }.
}
log-bribes = { $who-is ->
    [me] Vous envoyez { $priest } { $at } avec { $coins } Pièces.
   *[other] { $who } envoie { $priest } { $at } avec { $coins } Pièces.
}
log-bribes-meet = Deux Prêtres avec des Pièces se rencontrent { $at } : tous deux rentrent.
log-bribe-ends = Les Pièces posées { $at } vont à la réserve.
log-ambushed = { $who-is ->
    [me] Traquenard { $at } : vous prenez { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    } au Prêtre { DE($from) }.
   *[other] Traquenard { $at } : { $who } prend { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    } au Prêtre { DE($from) }.
}
log-boosted = { $who-is ->
    [me] Votre Prêtre { $value } compte { $by } de plus.
   *[other] Le Prêtre { $value } { DE($who) } compte { $by } de plus.
}
log-builds = { $who-is ->
    [me] Vous construisez un Autel { $at }.
   *[other] { $who } construit un Autel { $at }.
}
log-razed = { $who-is ->
    [me] Votre Autel { DE($the) } est détruit.
   *[other] L’Autel { DE($who) } { $at } est détruit.
}
log-lowest-wins = La plus faible Influence remportera ce Lieu.
log-inquisition = L’Inquisition est là : ni effet ni Aumône pour les présents.
log-takes-over = { $who-is ->
    [me] Vous prenez le contrôle du Lieu.
   *[other] { $who } prend le contrôle du Lieu.
}
log-supremacy = { $who-is ->
    [me] La Suprématie est à vous.
   *[other] { $who } s’empare de la Suprématie.
}
log-summons = { $who-is ->
    [me] Vous invoquez votre divinité : { $cult } passe dans les Ténèbres.
   *[other] { $who } accomplit l’Invocation : { $cult } passe dans les Ténèbres.
}
log-summons-again = { $who-is ->
    [me] Vous accomplissez la seconde Invocation { DE($cult) }.
   *[other] { $who } accomplit la seconde Invocation { DE($cult) }.
}
log-nothing = { $who-is ->
    [me] Vous n’y gagnez rien.
   *[other] { $who } n’y gagne rien.
}
log-ends-altars = { $who-is ->
    [me] Vos cinq Autels dominent la Cité : vous avez gagné !
   *[other] { $who } domine la Cité de ses cinq Autels et gagne.
}
log-ends-mobs = { $who-is ->
    [me] Vos quatre Foules tiennent la Cité : vous avez gagné !
   *[other] { $who } tient la Cité avec quatre Foules et gagne.
}
log-ends-summonings = { $who-is ->
    [me] Votre divinité est venue : vous avez gagné !
   *[other] { $who } a invoqué sa divinité deux fois et gagne.
}
log-ends-outlived = La Cité Éternelle a survécu à ses cultes. Personne ne gagne.

## Refus

why-not-your-turn = C’est { A($who) } de décider.
why-over = La partie est finie.
why-not-now = Ce n’est pas ce qui est demandé maintenant.
why-cult-taken = Ce culte n’est pas à prendre.
why-no-token = Il n’y a plus de jeton de cette Influence en réserve, ou l’Influence de ce Prêtre ne peut pas augmenter.
why-no-such-feast = La carte n’offre pas cela.
why-no-such-card = Vous n’avez pas cette carte.
why-no-such-ability = Cette aptitude n’existe pas.
why-patriarch-away = Votre Patriarche n’est pas disponible.
why-not-drawn = Seule une des cartes que vous venez de piocher peut être rendue.
why-needed-later = Cette carte est la seule que l’aptitude permettrait de jouer.
why-never-patriarch = Le Patriarche n’est jamais sacrifié.
why-not-this-priest = Ce Prêtre ne convient pas ici.
why-only-hand = Une carte de la main est demandée.
why-no-altar-there = Vous n’y avez pas d’Autel.
why-no-coins-there = Aucun Prêtre n’y est avec des Pièces.
why-not-in-intention = Les cartes se jouent pendant la Résolution.
why-sealed = Le sceau noir : seul un culte des Ténèbres joue cette carte.
why-not-raised = L’Influence de ce Prêtre ne peut pas augmenter ainsi : elle est de 5, ou le jeton manque, ou les Pièces.
why-no-altar = Il faut un Prêtre sur ce Lieu, pas d’Autel à vous, et les Pièces.
why-no-priest-there = Il faut un de vos Prêtres sur ce Lieu.
why-no-mob-left = Il n’y a plus de Foule en réserve.
why-summoned-already = Votre divinité a déjà été invoquée ce tour-ci.
why-palace-empty = Il n’y a plus de Privilège au Palais.
why-pile-empty = La pile est vide.
why-too-few-mobs = { $mobs ->
    [0] Sans Foule
    [one] Avec { $mobs } Foule
   *[other] Avec { $mobs } Foules
}, la prière { $reach ->
    [1] ne va qu’aux Ruines (Lieu 1).
   *[other] va jusqu’au Lieu { $reach }.
}
why-no-privilege-there = Il n’y a pas de Privilège à cet endroit.
why-no-bribe = On soudoie un Lieu de 3 à 13 avec un Prêtre d’ici et autant de Pièces que son numéro : pour le Lieu { $price }, vous en avez { $coins }.
why-no-such-priest = Vous n’avez pas de Prêtre { $value } disponible.
why-too-few-followers = { $needed ->
    [one] Il faut { $needed } Fidèle pour prêcher { $at } ; vous en avez { $followers }.
   *[other] Il faut { $needed } Fidèles pour prêcher { $at } ; vous en avez { $followers }.
}
why-no-follower-to-lose = Votre { $placement ->
    [1] 1er
   *[other] { $placement }e
} placement coûte 1 Fidèle, et vous n’en avez plus.
why-no-move = Aucun Prêtre d’ici ne peut aller { $at }.
why-nine-followers = Vous avez déjà { $figure } Fidèles.
why-too-few-coins = { $figure ->
    [one] Il faut { $figure } Pièce.
   *[other] Il faut { $figure } Pièces.
}
why-too-few-to-sacrifice = { $figure ->
    [one] Il faut { $figure } Fidèle à sacrifier.
   *[other] Il faut { $figure } Fidèles à sacrifier.
}
why-no-token-of = Il n’y a plus de Prêtre { $figure } en réserve, ni de Prêtre dont l’Influence puisse augmenter.
why-too-weak = Votre Influence est { $influence }, votre Puissance divine { $power }.
why-cannot-pay = { $price ->
    [one] Ce Privilège coûte { $price } Pièce ; vous en avez { $coins }.
   *[other] Ce Privilège coûte { $price } Pièces ; vous en avez { $coins }.
}
why-card-idle = Cette carte n’aurait pas d’effet ici. Il faut : { $needs }.
why-ability-idle = L’aptitude n’aurait pas d’effet ici. { $does }
why-too-few-to-destroy = Il faut { $count } Prêtres disponibles à détruire, ou aucun ; après le Rituel il vous en resterait { $left }.
why-ability-unpaid = Vous ne pouvez pas en payer le prix. { $does }

## Décompte

sheet-altars = Autels
column-altars = Autels
sheet-mobs = Foules
column-mobs = Foules
sheet-summonings = Invocations
column-summonings = Invocations
sheet-power = Puissance divine
column-power = Puissance divine

## Bilan

reason-victory-more = la victoire plus proche à la fin de ce tour
reason-victory-less = la victoire plus loin à la fin de ce tour
reason-rival-more = un rival plus près de gagner ce tour
reason-rival-less = un rival moins près de gagner ce tour
reason-altars-more = { $n ->
    [0] un peu plus de chances d’un Autel
    [one] { $n } Autel attendu de plus
   *[other] { $n } Autels attendus de plus
}
reason-altars-less = { $n ->
    [0] un peu moins de chances d’un Autel
    [one] { $n } Autel attendu de moins
   *[other] { $n } Autels attendus de moins
}
reason-mobs-more = { $n ->
    [0] un peu plus de chances d’une Foule
    [one] { $n } Foule attendue de plus
   *[other] { $n } Foules attendues de plus
}
reason-mobs-less = { $n ->
    [0] un peu moins de chances d’une Foule
    [one] { $n } Foule attendue de moins
   *[other] { $n } Foules attendues de moins
}
reason-followers-more = { $n ->
    [0] un peu plus de Fidèles attendus
    [one] { $n } Fidèle attendu de plus
   *[other] { $n } Fidèles attendus de plus
}
reason-followers-less = { $n ->
    [0] un peu moins de Fidèles attendus
    [one] { $n } Fidèle attendu de moins
   *[other] { $n } Fidèles attendus de moins
}
reason-coins-more = { $n ->
    [0] un peu plus de Pièces attendues
    [one] { $n } Pièce attendue de plus
   *[other] { $n } Pièces attendues de plus
}
reason-coins-less = { $n ->
    [0] un peu moins de Pièces attendues
    [one] { $n } Pièce attendue de moins
   *[other] { $n } Pièces attendues de moins
}
reason-influence-more = { $n ->
    [0] un peu plus d’Influence parmi vos Prêtres
    [one] { $n } d’Influence de plus parmi vos Prêtres
   *[other] { $n } d’Influence de plus parmi vos Prêtres
}
reason-influence-less = { $n ->
    [0] un peu moins d’Influence parmi vos Prêtres
    [one] { $n } d’Influence de moins parmi vos Prêtres
   *[other] { $n } d’Influence de moins parmi vos Prêtres
}
reason-miracles-more = { $n ->
    [0] un peu plus de Miracles attendus
    [one] { $n } Miracle attendu de plus
   *[other] { $n } Miracles attendus de plus
}
reason-miracles-less = { $n ->
    [0] un peu moins de Miracles attendus
    [one] { $n } Miracle attendu de moins
   *[other] { $n } Miracles attendus de moins
}
reason-intrigues-more = { $n ->
    [0] un peu plus d’Intrigues attendues
    [one] { $n } Intrigue attendue de plus
   *[other] { $n } Intrigues attendues de plus
}
reason-intrigues-less = { $n ->
    [0] un peu moins d’Intrigues attendues
    [one] { $n } Intrigue attendue de moins
   *[other] { $n } Intrigues attendues de moins
}
reason-privileges-more = { $n ->
    [0] un peu plus de chances d’un Privilège
    [one] { $n } Privilège attendu de plus
   *[other] { $n } Privilèges attendus de plus
}
reason-privileges-less = { $n ->
    [0] un peu moins de chances d’un Privilège
    [one] { $n } Privilège attendu de moins
   *[other] { $n } Privilèges attendus de moins
}
reason-supremacy-more = plus de chances de tenir la Suprématie
reason-supremacy-less = moins de chances de tenir la Suprématie
note-cult = Culte
note-card = Carte jouée
note-ability = Aptitude utilisée
note-road = Voie de la victoire

## Ce qu’un choix coûte, donne et risque

mark-coins = { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
mark-followers = { $count ->
    [one] { $count } Fidèle
   *[other] { $count } Fidèles
}
mark-cards = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
mark-miracles = { $count ->
    [one] { $count } Miracle
   *[other] { $count } Miracles
}
mark-intrigues = { $count ->
    [one] { $count } Intrigue
   *[other] { $count } Intrigues
}
mark-altars = { $count ->
    [one] { $count } Autel
   *[other] { $count } Autels
}
mark-mobs = { $count ->
    [one] { $count } Foule
   *[other] { $count } Foules
}
mark-priest = Un Prêtre { $count }
mark-sacrifice = Un Prêtre disponible d’au moins { $count } est sacrifié
mark-ritual = Un Prêtre disponible d’au moins { $count } est posé sur la Fiche
mark-all-priests = { $count ->
    [one] Votre Prêtre disponible est sacrifié
   *[other] Vos { $count } Prêtres disponibles sont sacrifiés
}
mark-patriarch = +{ $count } d’Influence pour votre Patriarche
mark-influence = Votre Influence ici : { $from }, puis { $to }
mark-priest-raised = Ce Prêtre passe de { $from } à { $to }
mark-rival = { $who-is ->
    [me] Vous menez ici avec { $influence }
   *[other] { $who } mènerait encore ici avec { $influence }
}
