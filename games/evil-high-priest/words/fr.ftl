### Evil High Priest


## La table

game-title = Evil High Priest : Au Service du Mythe
game-pitch = Grands prêtres rivaux d’un même dieu, brisez les Signes des Anciens qui l’enferment, et gardez vos trésors des investigateurs que chaque Signe attire.
game-goal = Le plus de points quand le treizième Signe des Anciens se brise.
option-board = Plateau de culte
option-board-great-cthulhu = le Grand Cthulhu
option-board-black-goat = la Chèvre Noire
option-board-crawling-chaos = le Chaos Rampant
option-board-opener-of-the-way = Celui qui Ouvre la Voie
option-board-sleeper = le Dormeur
option-board-tcho-tchos = les Tcho-Tchos
option-board-windwalker = le Marcheur du Vent
option-board-guardian-of-the-pyramid = le Gardien de la Pyramide
option-board-ancients = les Anciens
option-board-yellow-sign = le Signe Jaune
option-board-random = au hasard
option-ceremony = Extension Cérémonie Sanglante
option-ceremony-text = Quatre plateaux de culte de plus (le Chaos Rampant, Celui qui Ouvre la Voie, le Dormeur, les Tcho-Tchos), avec leurs grands prêtres, leurs monstres et leurs investigateurs.
option-ritual = Extension Rituel Macabre
option-ritual-text = Quatre plateaux de culte de plus (le Marcheur du Vent, le Gardien de la Pyramide, les Anciens, le Signe Jaune), avec leurs grands prêtres, leurs monstres et leurs investigateurs.
option-aggressive = Investigateurs Agressifs
option-rounds = Limite de rounds
option-rounds-30 = 30
option-rounds-60 = 60
option-rounds-90 = 90
option-rounds-500 = 500
option-rounds-none = aucune
option-first = Premier joueur
option-first-drawn = tiré au sort
option-first-1 = siège 1
option-first-2 = siège 2
option-first-3 = siège 3
option-first-4 = siège 4
option-first-5 = siège 5
end-awakened = Le Grand Ancien s’éveille
end-solo-won = L’adversaire est battu
end-solo-drawn = Partie nulle contre l’adversaire
end-solo-lost = L’adversaire l’emporte
end-outlasted = Les Signes ont tenu
end-devoured = Azathoth dévore tout : tous ont perdu
phase-action = Actions
phase-raid = Raid
phase-skulks = Rôdeurs
phase-upkeep = Entretien
phase-rival = Adversaire
phase-end = Fin
region-town = Lieux
region-rituals = Rituels
region-track = Force du raid
track-caption = Briser un Signe jette ses dés : le raid frappe chaque sanctuaire, salle après salle.
region-market = Étalage
region-priest = Prêtre
region-sanctums = Rivaux
region-own = Votre sanctuaire
board-note = round { $round } · { $left ->
    [one] { $left } Signe
   *[other] { $left } Signes
}
score-label = PV
pips-signs = Signes brisés

## Ressources

goods-treasure = trésor
    .counted = { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    }
goods-blood = sang
    .counted = { $count ->
        [one] { $count } pion Sang
       *[other] { $count } pions Sang
    }
goods-magic = magie
    .counted = { $count ->
        [one] { $count } pion Magie
       *[other] { $count } pions Magie
    }
goods-atom = atome
    .counted = { $count ->
        [one] { $count } atome
       *[other] { $count } atomes
    }
goods-grimoire = grimoire
    .counted = { $count ->
        [one] { $count } grimoire
       *[other] { $count } grimoires
    }
goods-sign = Signe des Anciens
    .counted = { $count ->
        [one] { $count } Signe des Anciens
       *[other] { $count } Signes des Anciens
    }
goods-any = ressource au choix
    .counted = { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }
goods-anything = ressource quelconque
    .counted = { $count ->
        [one] { $count } ressource quelconque
       *[other] { $count } ressources quelconques
    }
goods-none = Vide.
goods-list = { $goods }.
thing-monster = monstre
    .counted = { $count ->
        [one] { $count } monstre
       *[other] { $count } monstres
    }
thing-chamber = salle
    .counted = { $count ->
        [one] { $count } salle
       *[other] { $count } salles
    }
thing-rescue = Acolyte sauvé
    .counted = { $count ->
        [one] sauver 1 Acolyte
       *[other] sauver jusqu’à { $count } Acolytes
    }
thing-shoggoth = contrôle du Shoggoth
thing-free-sign = briser un Signe accessible sans en payer le coût
thing-first = premier joueur au prochain round
thing-skulk-town = Rôdeur de Lieu
thing-skulk-ritual = Rôdeur de Rituel
thing-skulk-cult = Rôdeur du Culte
thing-tracked-treasure = 1 trésor par Profond sur la piste
thing-tracked-treasure-half = 1 trésor de plus tous les 2 Profonds de la piste
thing-tracked-blood-half = 1 pion Sang tous les 2 Profonds de la piste (arrondi au-dessus)
thing-worship = un autre de vos Acolytes actifs envoyé à Azathoth
thing-amoeba-taken = prendre une Amibe Gluante
    .counted = { $count ->
        [one] prendre 1 Amibe Gluante
       *[other] prendre { $count } Amibes Gluantes
    }
thing-gift-magic = 1 pion Magie pour un adversaire
thing-gift-blood = 1 pion Sang pour un adversaire
thing-skulk-flexible = Rôdeur Flexible
thing-skulk-blocking = Rôdeur Bloquant
thing-skulk-eternal = Rôdeur Éternel
thing-growth = Croissance
    .counted = { $count ->
        [one] Croissance +{ $count }
       *[other] Croissance +{ $count }
    }
thing-from-azathoth = un de vos Acolytes repris à Azathoth
    .counted = { $count ->
        [one] 1 de vos Acolytes repris à Azathoth
       *[other] { $count } de vos Acolytes repris à Azathoth
    }
thing-per-evolved = trésors par Acolyte sur la piste d’Évolution
    .counted = { $count ->
        [one] { $count } trésor par Acolyte sur la piste d’Évolution
       *[other] { $count } trésors par Acolyte sur la piste d’Évolution
    }
thing-per-spawn = magie par Rejeton
    .counted = { $count ->
        [one] { $count } pion Magie par Rejeton (3 Rejetons au plus)
       *[other] { $count } pions Magie par Rejeton (3 Rejetons au plus)
    }
thing-raid = raid
    .counted = { $count ->
        [one] puis raid à 1 dé
       *[other] puis raid à { $count } dés
    }
thing-supremacy = Suprématie des Amibes Marines
thing-king = contrôle du Roi en Jaune
thing-ready = Acolyte de l’Asile, prêt
    .counted = { $count ->
        [one] 1 Acolyte de l’Asile, aussitôt prêt
       *[other] { $count } Acolytes de l’Asile, aussitôt prêts
    }
thing-travel = entrer sur la piste
thing-either = 1 monstre ou 1 salle
thing-sacrifice = Acolyte sacrifié
    .counted = { $count ->
        [one] { $count } Acolyte sacrifié
       *[other] { $count } Acolytes sacrifiés
    }
thing-monster-lost = monstre défaussé
    .counted = { $count ->
        [one] { $count } monstre défaussé
       *[other] { $count } monstres défaussés
    }
thing-chamber-lost = 1 de vos salles défaussée
thing-amoeba-lost = Amibe Gluante défaussée
    .counted = { $count ->
        [one] { $count } Amibe Gluante défaussée
       *[other] { $count } Amibes Gluantes défaussées
    }
thing-shoggoth-lost = perdre le contrôle du Shoggoth
thing-reorganise = réorganiser
thing-becomes-mutant = un Acolyte devient Mutant
thing-becomes-abomination = un Mutant devient Abomination
thing-becomes-spawn = une Abomination devient Rejeton
harm-worship = un adversaire envoie un Acolyte actif à Azathoth
harm-amoeba = un adversaire reçoit une Amibe Gluante
harm-loss = un adversaire retire un Acolyte de la partie
harm-flight = tous les Acolytes d’un adversaire passent en Évasion
stage-mutant = Mutant
stage-abomination = Abomination
stage-spawn = Rejeton
boon-nothing = Rien.
boon-gives = Récompense : { $gives }.
boon-costs = Coût : { $price }.
boon-exchange = { $price } → { $gives }.
price-free = Sans coût.

## Cultistes et lieux

told-stands = { $who } : { $people }
told-and = { $one } ; { $other }
cultist-priest = Prêtre
cultist-acolyte = Acolyte
    .counted = { $count ->
        [one] { $count } Acolyte
       *[other] { $count } Acolytes
    }
place-kingsport = Kingsport
place-innsmouth = Innsmouth
place-boston = Boston
place-dunwich = Dunwich
place-lodge = la Loge du Crépuscule d’Argent
place-arkham = Arkham
place-university = l’Université Miskatonic
place-aylesbury = Aylesbury
place-starry-wisdom = l’Église de la Sagesse Étoilée
place-salem = Salem
place-athenaeum = l’Athenaeum
place-providence = Providence
ritual-tulzscha = Réveil de Tulzscha
ritual-mao = Cérémonie Mao
ritual-horror = Horreur Spectrale
ritual-red-sign = Le Signe Rouge
ritual-dragon = Dragon Ascendant
short-lodge = La Loge
short-university = Université
short-starry-wisdom = Sagesse Étoilée
short-athenaeum = Athenaeum
short-tulzscha = Tulzscha
short-mao = Mao
short-horror = Horreur
short-red-sign = Signe Rouge
short-dragon = Dragon
short-summon = Invoquer
short-rescue = Sauver
short-improve = Améliorer
short-escape = Évasion
short-skulk-1 = Rôdeur 1
short-skulk-2 = Rôdeur 2
skulk-caption = en fin de round, un lieu même pris
site-pool = la Réserve
site-asylum = l’Asile
site-escape = l’Évasion
site-nowhere = nulle part
site-power = Capacité de Prêtre
site-summon = Invoquer un Monstre
site-rescue = Sauver un Acolyte
site-improve = Améliorer le Sanctuaire
site-skulk-1 = Rôdeur 1
site-skulk-2 = Rôdeur 2
site-azathoth = la cour d’Azathoth
site-king = le Roi en Jaune
space-closed = Fermé pour l’instant.
asylum-text = Chacun de vos Acolytes enfermés ici réduit les raids de 1.

## Le plateau de culte

board-great-cthulhu = Le Grand Cthulhu
board-black-goat = La Chèvre Noire
board-crawling-chaos = Le Chaos Rampant
board-opener-of-the-way = Celui qui Ouvre la Voie
board-sleeper = Le Dormeur
board-windwalker = Le Marcheur du Vent
board-guardian-of-the-pyramid = Le Gardien de la Pyramide
board-ancients = Les Anciens
board-yellow-sign = Le Signe Jaune
board-tcho-tchos = Les Tcho-Tchos
lock-s = le Départ
lock-s1 = le Départ 1
lock-s2 = le Départ 2
lock-s3 = le Départ 3
lock-s4 = le Départ 4
lock-a = le verrou A
lock-b = le verrou B
lock-c = le verrou C
lock-d = le verrou D
lock-e = le verrou E
lock-f = le verrou F
lock-g = le verrou G
lock-h = le verrou H
lock-i = le verrou I
lock-j = le verrou J
lock-k = le verrou K
lock-l = le verrou L
lock-1a = le verrou 1A
lock-1b = le verrou 1B
lock-1h = le verrou du Hurleur
lock-2a = le verrou 2A
lock-2b = le verrou 2B
lock-2w = le verrou de la Femme Boursouflée
lock-3a = le verrou 3A
lock-3b = le verrou 3B
lock-3p = le verrou du Pharaon Noir
lock-4a = le verrou 4A
lock-4b = le verrou 4B
lock-4d = le verrou de Celui qui Hante
lock-z = le verrou Z
lock-y1 = le verrou 1
lock-y2 = le verrou 2
lock-y3 = le verrou 3
lock-y4 = le verrou 4
lock-y5 = le verrou 5
lock-y6 = le verrou 6
lock-y7 = le verrou 7
lock-y8 = le verrou 8
lock-y9 = le verrou 9
lock-y10 = le verrou 10
lock-y11 = le verrou 11
lock-y12 = le verrou 12
lock-y13 = le verrou 13
lock-x1 = le verrou X1
lock-x2 = le verrou X2
lock-x3 = le verrou X3
lock-x4 = le verrou X4
lock-x5 = le verrou X5
lock-p1 = le verrou P1
lock-p2 = le verrou P2
lock-p3 = le verrou P3
lock-p4 = le verrou P4
lock-q1 = le verrou Q1
lock-q2 = le verrou Q2
lock-q3 = le verrou Q3
lock-growth-2 = le site de Croissance 2
lock-growth-5 = le site de Croissance 5
lock-growth-8 = le site de Croissance 8
lock-growth-11 = le site de Croissance 11
letter-s = ★
letter-s1 = ★1
letter-s2 = ★2
letter-s3 = ★3
letter-s4 = ★4
letter-a = A
letter-b = B
letter-c = C
letter-d = D
letter-e = E
letter-f = F
letter-g = G
letter-h = H
letter-i = I
letter-j = J
letter-k = K
letter-l = L
letter-1a = 1A
letter-1b = 1B
letter-1h = 1
letter-2a = 2A
letter-2b = 2B
letter-2w = 2
letter-3a = 3A
letter-3b = 3B
letter-3p = 3
letter-4a = 4A
letter-4b = 4B
letter-4d = 4
letter-z = Z
letter-y1 = 1
letter-y2 = 2
letter-y3 = 3
letter-y4 = 4
letter-y5 = 5
letter-y6 = 6
letter-y7 = 7
letter-y8 = 8
letter-y9 = 9
letter-y10 = 10
letter-y11 = 11
letter-y12 = 12
letter-y13 = 13
letter-x1 = X1
letter-x2 = X2
letter-x3 = X3
letter-x4 = X4
letter-x5 = X5
letter-p1 = P1
letter-p2 = P2
letter-p3 = P3
letter-p4 = P4
letter-q1 = Q1
letter-q2 = Q2
letter-q3 = Q3
letter-growth-2 = 2
letter-growth-5 = 5
letter-growth-8 = 8
letter-growth-11 = 11
lock-state-open = Signe à briser
lock-state-closed = Signe hors d’atteinte
lock-state-broken = Signe brisé
lock-text = { $state }.
lock-raid = { $dice ->
    [0] Sans raid.
    [one] Raid à { $dice } dé.
   *[other] Raid à { $dice } dés.
}
lock-monster = Après le raid : 1 monstre.
lock-refresh = Votre carte Prêtre est retournée face visible.
lock-bonus = Bonus : { $gives }.
lock-bonus-price = Bonus : { $price } → { $gives }.
lock-bonus-need = Prérequis du bonus :
lock-unpaid = Ne se paie pas.
lock-price = Coût : { $price }.
lock-no-bonus = Sans bonus.
short-no-bonus = sans bonus
track-deep-ones = Profonds sur la piste : { $height } sur { $most }
shoggoth-name = Shoggoth
shoggoth-free = Il attend sur le plateau.
shoggoth-held = Un joueur le contrôle : il bloque 10.
shoggoth-rival = L’adversaire le contrôle.
track-azathoth = Azathoth : { $now } sur { $most }
azathoth-text = Chaque Acolyte ici renforce les raids de 1. À { $most }, tous ont perdu.
azathoth-caption = Raids +1 par adorateur · à { $most } par joueur tous perdent
avatar-howler = le Hurleur
avatar-howler-text = À l’Entretien : reprendre un Acolyte à Azathoth, puis 1 pion Magie.
avatar-bloated-woman = la Femme Boursouflée
avatar-bloated-woman-text = À l’Entretien : un Acolyte d’Azathoth commence un rituel, sans payer.
avatar-black-pharaoh = le Pharaon Noir
avatar-black-pharaoh-text = À l’Entretien : un adversaire envoie un Acolyte actif à Azathoth, et 2 pions Sang pour vous.
avatar-haunter = Celui qui Hante les Ténèbres
avatar-haunter-text = À l’Entretien : un monstre, si vous n’en avez aucun.
evolution-label = { $stage } : bloque { $by }
evolution-caption = Abomination ou Rejeton vaut un grimoire
track-growth = Croissance : { $height } sur { $most }
growth-caption = Au point d’amorce : Signe à qui en a le plus, puis raid
growth-most = À { $at } sur la piste de Croissance, le Signe va à qui a le plus { $kind ->
    [goods-treasure] de trésors
    [goods-blood] de pions Sang
    [goods-magic] de pions Magie
    [goods-atom] d’atomes
    [goods-grimoire] de grimoires
   *[goods-sign] de Signes des Anciens
}.
glacier-label = Glaciers
glacier-caption = Glacier ouvert : pour chacun, à chaque Entretien
glacier-wendigo = Wendigo
glacier-gnoph-keh = Gnoph-Keh
glacier-rhan-tegoth = Rhan-Tegoth
amoeba-label = Amibes : { $left } dans la pile
amoeba-caption = Amibe : raid +{ $weakness }, ou −{ $supreme } sous la Suprématie
amoeba-text = Sacrifiée, elle renforce le raid.
amoeba-blocks = Sous la Suprématie, elle bloque comme tout monstre.
monster-amoeba = Amibe Gluante
    .counted = { $count ->
        [one] { $count } Amibe Gluante
       *[other] { $count } Amibes Gluantes
    }
king-name = Roi en Jaune
king-free = Il attend sur le plateau.
king-held = Un joueur le contrôle.
king-rival = L’adversaire le contrôle.
king-caption = Voyageurs : une étape ouverte par Entretien
sleeper-caption = Deux bonus demandent l’un de vos cultistes sur une case de Rôdeur
ancients-caption = Les atomes paient les échanges, ne valent rien à la fin
lock-need = Prérequis :
need-skulk = l’un de vos cultistes sur une case de Rôdeur
need-evolved-0 = { $count ->
    [one] { $count } de vos Acolytes sur la piste d’Évolution
   *[other] { $count } de vos Acolytes sur la piste d’Évolution
}
need-evolved-1 = une Abomination ou un Rejeton
need-evolved-2 = un Rejeton
need-signs = { $count ->
    [one] { $count } Signe déjà brisé
   *[other] { $count } Signes déjà brisés
}
need-after-raid = après le premier raid
need-empty-lairs = vos trois Antres vides
need-owns = en avoir : { $goods }
need-asylum = { $count ->
    [one] { $count } de vos Acolytes à l’Asile
   *[other] { $count } de vos Acolytes à l’Asile
}
need-monster = un monstre dans vos Antres
lock-step = Étape de la piste : { $gives }.
lock-glacier = Glacier : { $goods } pour chacun à chaque Entretien.
lock-avatar = Vous gagnez { $avatar }.
lock-harm-all = { $harm ->
    [worship] Chacun envoie un de ses Acolytes actifs à Azathoth.
    [amoeba] Chacun reçoit une Amibe Gluante.
    [loss] Chacun retire un de ses Acolytes de la partie.
   *[flight] Tous les Acolytes de chacun passent en Évasion.
}
lock-harm-others = { $harm ->
    [worship] Chaque adversaire envoie un de ses Acolytes actifs à Azathoth.
    [amoeba] Chaque adversaire reçoit une Amibe Gluante.
    [loss] Chaque adversaire retire un de ses Acolytes de la partie.
   *[flight] Tous les Acolytes de chaque adversaire passent en Évasion.
}
lock-growth-text = Croissance +{ $growth }.

## Sanctuaires

chamber-well = Puits
chamber-pit = Fosse
chamber-vault = Chambre Forte
chamber-closet = Placard
chamber-library = Bibliothèque
chamber-false-wall = Faux Mur
chamber-trap = Piège
chamber-gate = Porte Dimensionnelle
chamber-altar = Autel
chamber-laboratory = Laboratoire
chamber-shrine = Chapelle
chamber-treasury = Trésorerie
chamber-guard-room = Salle de Garde
trait-none = { "" }
trait-trap = Perdu si un raid l’atteint.
trait-gate = Renforce le raid de 1.
trait-altar = Un Acolyte bloque 3.
trait-guard-room = +1 par monstre.
room-empty = emplacement vide
room-exposed = Exposé
room-label = { $chamber }{ $room ->
    [0] {""}
   *[other] {" "}({ $room })
}
slot-label = Vide { $room }
hand-label = À ranger
pool-label = Réserve
asks-pool = qui y va ?
lairs-label = Antres
lair-empty = Antre vide
monster-deep-one = Profond
display-slot = Salle visible { $slot }
defence-label = Défense { $defence }
holds-goods = Garde { $count } : { $goods }
holds-any = Garde { $count ->
    [one] { $count } ressource quelconque
   *[other] { $count } ressources quelconques
}
holds-list = Garde : { $goods }.
holds-nothing = Ne garde rien.
home-label = Au sanctuaire
home-text = Acolytes : { $pool } en Réserve, { $asylum } à l’Asile, { $escape } en Évasion. Monstres : { $monsters }.
home-monster = { $name } (défense { $defence }).
home-priest = Carte Prêtre : { $name }.
home-priest-used = Carte Prêtre, utilisée : { $name }.
rival-name = Adversaire
rival-label = Adversaire : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
rival-denies = Refuse : { $denied }.
denied-chamber = salles
denied-treasure = trésor
denied-blood = sang
denied-magic = magie
denied-grimoire = grimoires
denied-sign = Signes
strength-label = Force { $strength }
raider-title = Raid de force { $strength }
dice-label = Dés du raid
die-title = Dé : { $face }
fact-first = premier joueur
supply-grimoires = grimoires
supply-monsters = monstres

## Cards of the expansions

power-none = { "" }
investigator-nobody = personne
priest-name-nobody = pas de Prêtre
monster-byakhee = Byakhee
power-byakhee = À votre tour, défaussez : volez 1 grimoire, exposé chez vous.
monster-undead = Mort-Vivant
power-undead = Sacrifié dans un raid, il se retourne (défense 3) ; la fois suivante, il est défaussé.
monster-dark-young = Sombre Chevreau
power-dark-young = Gagné : un adversaire envoie un Acolyte actif à son Asile.
monster-fungi = Fungi de Yuggoth
power-fungi = Entretien : 1 Acolyte de votre Réserve à l’Asile contre 2 pions Magie.
monster-shambler = Vagabond Dimensionnel
power-shambler = Gagné : piégez un Acolyte actif d’un adversaire.
monster-ghoul = Goule
power-ghoul = À votre tour, défaussez : sauvez 1 Acolyte.
monster-wendigo = Wendigo
power-wendigo = Annoncé dans un raid : le raid contre un adversaire gagne 2 de force.
monster-gnoph-keh = Gnoph-Keh
power-gnoph-keh = Sans capacité.
monster-zoog = Zoog
power-zoog = Entretien : volez 1 trésor à un adversaire.
monster-hound = Chien de Tindalos
power-hound = À votre tour, défaussez : un adversaire défausse un monstre.
monster-servitor = Serviteur des Dieux Extérieurs
power-servitor = Entretien : 1 trésor par monstre dans vos Antres.
monster-yith = Grande Race de Yith
power-yith = Entretien : vous pouvez remplacer les 3 salles visibles.
monster-polyp = Polype Volant
power-polyp = Gagné : défaussez une de vos salles.
monster-star-vampire = Vampire Stellaire
power-star-vampire = Entretien : 1 pion Sang.
monster-gug = Gug
power-gug = Sans capacité.
monster-ghast = Ghast
power-ghast = Sacrifié dans un raid : 2 pions Sang ensuite.
monster-nightgaunt = Maigre Bête de la Nuit
power-nightgaunt = À votre tour, défaussez : votre cultiste peut aller sur un lieu occupé.
monster-elder-thing = Chose Très Ancienne
power-elder-thing = Entretien : vous pouvez payer 1 pion Sang pour 1 pion Magie.
monster-shantak = Shantak
power-shantak = À votre tour, défaussez : vous serez premier au prochain round.
monster-formless-spawn = Rejeton Informe
power-formless-spawn = Sacrifié dans un raid : sur 4 à 6, il revient.
monster-chthonian = Chthonien
power-chthonian = Annoncé dans un raid : la première salle d’un adversaire ne défend pas.
monster-moon-beast = Bête Lunaire
power-moon-beast = Entretien : 1 Acolyte de votre Réserve à l’Asile contre 5 trésors.
monster-hunting-horror = Horreur Chasseresse
power-hunting-horror = Annoncée dans un raid : le texte de l’investigateur ne vous concerne pas.
monster-leng-spider = Araignée de Leng
power-leng-spider = Entretien : un adversaire fait passer un Acolyte de sa Réserve à l’Évasion.
investigator-detective = Détective Privé
investigator-text-detective = La défense de la première salle est ignorée.
investigator-minister = Ministre
investigator-text-minister = Force +3.
investigator-hobo = Clochard
investigator-text-hobo = Un dé de moins ; salles de la dernière à la première ; aucun Signe détruit.
investigator-archaeologist = Archéologue
investigator-text-archaeologist = Un dé de moins.
investigator-agent = Agent Fédéral
investigator-text-agent = Chaque Acolyte à l’Asile ou en Évasion réduit le raid de 2. Post-raid : un adversaire fait passer un Acolyte de sa Réserve à l’Évasion.
investigator-vampire = Vampire
investigator-text-vampire = Chacun peut donner du sang : chaque pion Sang réduit le raid de 1. Post-raid : prenez 1 pion Sang à un adversaire.
investigator-author = Auteur
investigator-text-author = Un Acolyte sacrifié ne bloque que 1.
investigator-artist = Artiste
investigator-text-artist = Qui a le moins de points n’est pas attaqué.
investigator-professor = Professeur
investigator-text-professor = Chacun garde 1 grimoire qu’il perdrait.
investigator-journalist = Journaliste
investigator-text-journalist = Les Acolytes à l’Asile et en Évasion ne réduisent pas le raid.
investigator-officer = Policier
investigator-text-officer = Un dé de plus.
investigator-soldier = Soldat
investigator-text-soldier = Un monstre sacrifié bloque 2 de moins.
investigator-alienist = Aliéniste
investigator-text-alienist = Post-raid : qui a perdu une ressource fait passer un Acolyte de l’Asile à l’Évasion.
investigator-dilettante = Dilettante
investigator-text-dilettante = Aucun trésor n’est détruit.
investigator-librarian = Bibliothécaire
investigator-text-librarian = Post-raid : un de ceux qui ont le plus de grimoires en perd 1.
investigator-hunter = Chasseur de Gros Gibier
investigator-text-hunter = Avant le raid, chacun défausse un monstre.
investigator-gangster = Gangster
investigator-text-gangster = Chacun peut payer 3 trésors, une fois : le raid perd 4 de force.
investigator-antiquarian = Antiquaire
investigator-text-antiquarian = Les ressources exposées sont ignorées.
investigator-photographer = Photographe
investigator-text-photographer = Les salles sans ressource ne défendent pas.
investigator-medium = Médium
investigator-text-medium = Chacun peut payer 1 pion Magie, une fois : le raid perd 3 de force.
priest-name-west = Herbert West
priest-text-west = Si vous avez un grimoire : sauvez 2 Acolytes.
priest-name-akeley = Abednego Akeley
priest-text-akeley = Gagnez 2 pions Magie.
priest-name-stanford = Carl Stanford
priest-text-stanford = Si vous avez un Signe des Anciens : gagnez 1 grimoire.
priest-name-hutchinson = Edward Hutchinson
priest-text-hutchinson = Gagnez 1 monstre.
priest-name-scott = John Scott
priest-text-scott = Jusqu’à l’Entretien, vos Acolytes gagnent 2 trésors en commençant un rituel au lieu de les payer.
priest-name-shan = Reine Shan
priest-text-shan = Chaque adversaire qui a de la magie vous donne 1 pion Magie.
priest-name-orne = Simon Orne
priest-text-orne = Remplissez de trésors toute place libre qui en accepte.
priest-name-kthun = N’Gah Kthun
priest-text-kthun = Défaussez une salle d’un adversaire.
priest-name-shiny = M. Shiny
priest-text-shiny = Jusqu’à 4 fois : 2 trésors pour 1 pion Magie.
priest-name-curwen = Joseph Curwen
priest-text-curwen = Si vous avez un grimoire : gagnez 3 pions Magie.
priest-name-keziah = Keziah Mason
priest-text-keziah = Utilisez aussitôt un lieu, même occupé.
priest-name-asenath = Asenath Waite
priest-text-asenath = Gagnez 1 pion Magie ; un adversaire fait passer un Acolyte de sa Réserve à l’Évasion.
priest-name-wilbur = Wilbur Whateley
priest-text-wilbur = Gagnez 5 pions Sang.
priest-name-marsh = Obed Marsh
priest-text-marsh = Gagnez 7 trésors.
priest-name-old-whateley = Vieux Sorcier Whateley
priest-text-old-whateley = Installez jusqu’à 2 salles, puis réorganisez une fois.
priest-name-suydam = Robert Suydam
priest-text-suydam = Si 4 de vos Acolytes sont à l’Asile : sauvez-en 1 et gagnez 1 trésor, 1 pion Sang et 1 pion Magie.
priest-name-bowen = Enoch Bowen
priest-text-bowen = Volez 3 trésors à un adversaire.
priest-name-tillinghast = Crawford Tillinghast
priest-text-tillinghast = Si un monstre est dans vos Antres : gagnez 1 monstre et 2 pions Sang.
priest-name-ephraim = Ephraim Waite
priest-text-ephraim = Le prochain raid contre vous avant l’Entretien perd 6 de force.
priest-name-nophru-ka = Nophru-Ka
priest-text-nophru-ka = Payez 3 ressources quelconques : gagnez 1 grimoire.

## Questions

ask-monster = Quel monstre prenez-vous ?
ask-whom = { $card } : qui visez-vous ?
ask-yield = Quel Acolyte va à l’Asile ?
ask-yield-by = { $by } gagne un monstre ({ $what }) : lequel de vos Acolytes va à l’Asile ?
ask-rob = Que prenez-vous { A($who) } : un grimoire, ou une créature de la piste d’Évolution ?
ask-surrender = Laquelle de vos créatures est détruite au lieu d’un grimoire ?
ask-surrender-by = { $by } détruit l’une de vos créatures au lieu de prendre un grimoire ({ $what }) : laquelle ?
ask-snatch = Quel Acolyte piégez-vous ?
ask-raze = Quelle salle tombe ?
ask-errand = Quel lieu votre Prêtre utilise-t-il ?
ask-build = Quelle salle installez-vous ? Encore { $left }.
ask-again = Encore une fois ? Reste { $left }.
ask-powers = Lequel de vos monstres utilise sa capacité ?
ask-tend = Entretien : que faites-vous d’abord ?
ask-announce = Un raid de { $strength } approche. Annoncez-vous une capacité ?
hint-monster = Il occupe un Antre ; sa capacité est sur la carte.
hint-tend = Monstres, avatars et glaciers servent dans l’ordre que vous voulez ; les glaciers paient de toute façon.
hint-announce = Le monstre est aussitôt sacrifié ; sa défense compte pour vous.
hint-card = { $text }
doing-monster = choisit un monstre
doing-card = exécute une carte
doing-powers = utilise les capacités de ses monstres
doing-announce = décide d’une annonce
do-adopt = Prendre : { $monster } (défense { $defence })
do-invoke = { $monster } — { $text }
do-pass = Rien de plus
do-announce-nothing = Ne rien annoncer
do-aim = { $who-is ->
    [me] Vous viser vous-même
   *[other] Viser { $who }
}
do-aim-rival = Viser l’adversaire
do-yield = Un Acolyte à l’Asile : { $site }
do-rob-grimoire = Voler un grimoire
do-rob-creature = Détruire une Abomination ou un Rejeton, et prendre un grimoire de la réserve
do-snatch = Piéger un Acolyte { DE($who) } : { $site }
do-raze = { $who-is ->
    [me] Défausser votre salle { $room } : { $chamber }
   *[other] Défausser la salle { $room } { DE($who) } : { $chamber }
}
do-visit = Utiliser { $site }
do-again = Encore : { $text }
do-bribe = Payer { $goods } : −{ $by }
do-power = Prêtre : { $priest }. { $text }
site-trapped = piégé
fact-trapped = Acolytes piégés
short-power = Capacité
region-beasts = Monstres
region-sleuths = Investigateurs
beast-slot = Monstre { $slot } visible
sleuth-slot = Investigateur { $slot } visible
sleuth-dice = Dé { $from }-{ $to }
sleuth-leads = Mène le raid.
power-used = Utilisée.
supply-investigators = investigateurs à venir
reason-treasure-more = { $n ->
    [0] un peu plus de trésor
    [one] { $n } trésor de plus
   *[other] { $n } trésors de plus
}
reason-treasure-less = { $n ->
    [0] un peu moins de trésor
    [one] { $n } trésor de moins
   *[other] { $n } trésors de moins
}
reason-blood-more = { $n ->
    [0] un peu plus de pions Sang
    [one] { $n } pion Sang de plus
   *[other] { $n } pions Sang de plus
}
reason-blood-less = { $n ->
    [0] un peu moins de pions Sang
    [one] { $n } pion Sang de moins
   *[other] { $n } pions Sang de moins
}
reason-magic-more = { $n ->
    [0] un peu plus de pions Magie
    [one] { $n } pion Magie de plus
   *[other] { $n } pions Magie de plus
}
reason-magic-less = { $n ->
    [0] un peu moins de pions Magie
    [one] { $n } pion Magie de moins
   *[other] { $n } pions Magie de moins
}
reason-atom-more = { $n ->
    [0] un peu plus d’atomes
    [one] { $n } atome de plus
   *[other] { $n } atomes de plus
}
reason-atom-less = { $n ->
    [0] un peu moins d’atomes
    [one] { $n } atome de moins
   *[other] { $n } atomes de moins
}
reason-grimoire-more = { $n ->
    [0] un peu plus de grimoires
    [one] { $n } grimoire de plus
   *[other] { $n } grimoires de plus
}
reason-grimoire-less = { $n ->
    [0] un peu moins de grimoires
    [one] { $n } grimoire de moins
   *[other] { $n } grimoires de moins
}
reason-sign-more = { $n ->
    [0] un peu plus de chances d’un Signe des Anciens
    [one] { $n } Signe des Anciens de plus
   *[other] { $n } Signes des Anciens de plus
}
reason-sign-less = { $n ->
    [0] un peu moins de chances d’un Signe des Anciens
    [one] { $n } Signe des Anciens de moins
   *[other] { $n } Signes des Anciens de moins
}
reason-acolytes-more = { $n ->
    [0] un peu plus d’Acolytes actifs
    [one] { $n } Acolyte actif de plus
   *[other] { $n } Acolytes actifs de plus
}
reason-acolytes-less = { $n ->
    [0] un peu moins d’Acolytes actifs
    [one] { $n } Acolyte actif de moins
   *[other] { $n } Acolytes actifs de moins
}
reason-monsters-more = { $n ->
    [0] un peu plus de monstres
    [one] { $n } monstre de plus
   *[other] { $n } monstres de plus
}
reason-monsters-less = { $n ->
    [0] un peu moins de monstres
    [one] { $n } monstre de moins
   *[other] { $n } monstres de moins
}
reason-defence-more = { $n ->
    [0] un peu plus de défense dans vos Salles
    [one] { $n } de défense de plus dans vos Salles
   *[other] { $n } de défense de plus dans vos Salles
}
reason-defence-less = { $n ->
    [0] un peu moins de défense dans vos Salles
    [one] { $n } de défense de moins dans vos Salles
   *[other] { $n } de défense de moins dans vos Salles
}
reason-raid-more = { $n ->
    [0] un raid vous prendrait sans doute un peu plus
    [one] un raid vous prendrait sans doute { $n } ressource de plus
   *[other] un raid vous prendrait sans doute { $n } ressources de plus
}
reason-raid-less = { $n ->
    [0] un raid vous prendrait sans doute un peu moins
    [one] un raid vous prendrait sans doute { $n } ressource de moins
   *[other] un raid vous prendrait sans doute { $n } ressources de moins
}
reason-next-sign-more = plus près du prix du prochain Signe
reason-next-sign-less = plus loin du prix du prochain Signe
note-priest = Carte Prêtre
note-monster = Monstre
note-power = Pouvoirs de Prêtre utilisés
note-investigator = Investigateurs appelés
ask-act = Quel cultiste placez-vous, et où ?
ask-pay = Avec quoi payez-vous ? Il faut : { $due }.
ask-pay-stolen = { $by } vous prend { $due } ({ $what }). D’où ?
ask-pay-stolen-rival = L’adversaire vous prend { $due } ({ $what }). D’où ?
ask-pay-lost = { $by-is ->
    [me] { $what } : vous perdez { $due }. D’où ?
   *[other] { $what }, après le raid { DE($by) } : vous perdez { $due }. D’où ?
}
ask-pay-lost-rival = { $what } : vous perdez { $due }. D’où ?
ask-sacrifice = Quel Acolyte sacrifiez-vous ? { $count ->
    [one] Il en faut { $count }.
   *[other] Il en faut { $count }.
}
ask-discard = Quel monstre défaussez-vous ? Il en faut { $count }.
ask-discard-hunted = { $by } envoie son monstre contre les vôtres ({ $what }). Lequel défaussez-vous ?
ask-discard-culled = { $by-is ->
    [me] { $what } : avant votre raid, chacun défausse un monstre. Lequel ?
   *[other] { $what } : avant le raid { DE($by) }, chacun défausse un monstre. Lequel ?
}
ask-discard-culled-rival = { $what } : avant le raid, vous défaussez un monstre. Lequel ?
ask-stow = Où rangez-vous ce que vous gagnez : { $goods } ?
ask-chamber = Quelle salle installez-vous, sur quel emplacement ?
ask-replace = Votre sanctuaire est plein : quelle salle remplacez-vous ?
ask-arrange = Réorganisez-vous votre sanctuaire ?
ask-sort = Où rangez-vous ce qui reste : { $goods } ?
ask-siege-exposed = Raid de force { $strength } : ripostez-vous ?
ask-siege-room = { $chamber }, force { $strength } : ripostez-vous ?
ask-siege-quiet = Force { $strength } : rien n’est pris pour l’instant. Sacrifiez-vous quelqu’un ?
ask-bonus = Activez-vous le bonus que vous venez d’ouvrir : { $lock } ?
ask-free-sign = Quel Signe le Shoggoth brise-t-il pour vous ?
ask-award = Égalité : à qui va le Signe ({ $lock }) ?
ask-prowl = Où va votre Rôdeur ?
ask-worship = Quel Acolyte envoyez-vous vénérer Azathoth ?
ask-worship-by = { $by-is ->
    [me] Vous brisez { $what } : quel Acolyte envoyez-vous vénérer Azathoth ?
   *[other] { $by } vous y oblige ({ $what }) : quel Acolyte envoyez-vous vénérer Azathoth ?
}
ask-worship-rival = L’adversaire vous y oblige ({ $what }) : quel Acolyte envoyez-vous vénérer Azathoth ?
ask-remove = Quel Acolyte quitte la partie ?
ask-remove-by = { $by-is ->
    [me] Vous brisez { $what } : lequel de vos Acolytes quitte la partie ?
   *[other] { $by } brise { $what } : lequel de vos Acolytes quitte la partie ?
}
ask-remove-rival = L’adversaire brise { $what } : lequel de vos Acolytes quitte la partie ?
ask-demolish = Quelle salle défaussez-vous ?
ask-gift = Quel adversaire gagne { $goods } ?
ask-harm = Quel adversaire ? ({ $harm })
ask-evolve = Quel Acolyte devient { $stage } ?
ask-either = Un monstre ou une salle ?
ask-avatar = Que fait pour vous { $avatar } ?
ask-eternal = Votre Acolyte éternel utilise-t-il ce lieu ({ $site }) ?
hint-act = À placer : { $acolytes ->
    [0] le Prêtre.
    [one] { $acolytes } Acolyte{ $priest ->
        [0] .
       *[other] {" "}et le Prêtre.
    }
   *[other] { $acolytes } Acolytes{ $priest ->
        [0] .
       *[other] {" "}et le Prêtre.
    }
}
hint-act-first = À placer : { $acolytes ->
    [0] le Prêtre.
    [one] { $acolytes } Acolyte{ $priest ->
        [0] .
       *[other] {" "}et le Prêtre.
    }
   *[other] { $acolytes } Acolytes{ $priest ->
        [0] .
       *[other] {" "}et le Prêtre.
    }
} Sur un lieu, on paie ce qui est cerclé, on gagne ce qui est plein.
hint-act-denied = L’adversaire vous refuse ce round : { $denied }.
hint-pay = La proposition prend d’abord les Ressources Exposées ; ou désignez chaque ressource.
hint-sacrifice = Il va à l’Asile, ou en Évasion si l’Asile est plein.
hint-stow = La proposition met le plus précieux au plus profond ; ou désignez chaque ressource et sa salle.
hint-chamber = Les raids suivent les emplacements de 1 à 7.
hint-arrange = Tout peut changer de salle, une fois.
hint-sort = Désignez une ressource puis une salle ; laisser exposé vaut pour tout ce qui reste de cette sorte.
hint-siege = Sans riposte, perdus : { $goods }.
hint-siege-quiet = Votre consigne le demande à chaque raid. Un Acolyte sacrifié va à l’Asile, ou en Évasion si l’Asile est plein.
hint-siege-nothing = Rien n’est perdu ici, mais le raid va plus loin.
hint-prowl = Même une case occupée, sauf Providence ; vous en payez le coût.
hint-prowl-eternal = N’importe quel lieu sauf Providence : il y reste pour toujours. Payer son coût est facultatif, à ce round comme aux suivants.
hint-prowl-both = Le Rôdeur Éternel ({ $site }) va dans n’importe quel lieu sauf Providence et y reste pour toujours ; payer son coût est facultatif, à ce round comme aux suivants. Tout autre Rôdeur va même sur une case occupée, sauf Providence, et vous en payez le coût.
hint-worship = Azathoth en a { $now } ; à { $most }, tous ont perdu.
wait = { $who } { $doing }
wait-siege = Le raid frappe partout : { $count } joueurs décident encore.
wait-arrange = On range les sanctuaires : { $count } joueurs décident encore.
doing-act = place un cultiste
doing-pay = choisit comment payer
doing-sacrifice = choisit un Acolyte à sacrifier
doing-discard = choisit un monstre à défausser
doing-stow = range ses ressources
doing-chamber = choisit une salle
doing-arrange = réorganise son sanctuaire
doing-siege = décide d’une riposte
doing-bonus = décide du bonus
doing-free-sign = choisit un Signe pour le Shoggoth
doing-award = désigne qui gagne le Signe
doing-prowl = déplace un Rôdeur
doing-worship = envoie un Acolyte à Azathoth
doing-remove = perd un Acolyte
doing-demolish = défausse une salle
doing-aim = désigne un adversaire
doing-evolve = fait évoluer un Acolyte
doing-either = choisit monstre ou salle
doing-avatar = utilise un avatar
doing-eternal = décide d’un Acolyte éternel
doing-waits = attend
doing-first = attend · premier joueur
doing-over = la partie est finie
over-winner = { $who-is ->
    [me] Vous êtes Grand Prêtre : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
   *[other] { $who } est Grand Prêtre : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
}
over-shared = La victoire est partagée, à { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
over-awakened = Le dernier Signe est brisé : le Grand Ancien s’éveille.
over-outlasted = Les Signes ont tenu : on compte les points.
over-devoured = Azathoth s’éveille et dévore tout.
over-all-lost = Tous ont perdu.
over-solo-won = Vous battez l’adversaire, { $own } à { $rival }.
over-solo-drawn = Partie nulle, { $own } à { $rival }.
over-solo-lost = L’adversaire l’emporte, { $rival } à { $own }.

## Réponses

do-place = { $who } : { $site }
do-place-gain = { $who } : { $site } (gain : { $gives })
do-place-pay = { $who } : { $site } (coût : { $price } ; gain : { $gives })
do-break = { $who } : briser le Signe, { $site } (coût : { $price }{ $dice ->
    [0] {""}
    [one] {" "}; raid à { $dice } dé
   *[other] {" "}; raid à { $dice } dés
})
do-pay-rest = Payer comme proposé : { $due }
do-pay = Payer { $goods } ({ $room }{ $number ->
    [0] {""}
   *[other] , emplacement { $number }
})
do-sacrifice = Sacrifier un Acolyte : { $site }
do-discard = Défausser : { $monster }
do-stow-rest = Ranger comme proposé : { $stored } à l’abri, { $exposed ->
    [one] { $exposed } exposée
   *[other] { $exposed } exposées
}{ $lost ->
    [0] {""}
    [one] , { $lost } atome perdu
   *[other] , { $lost } atomes perdus
}
do-sort-rest = Ranger le reste comme proposé : { $stored } à l’abri, { $exposed ->
    [one] { $exposed } exposée
   *[other] { $exposed } exposées
}{ $lost ->
    [0] {""}
    [one] , { $lost } atome perdu
   *[other] , { $lost } atomes perdus
}
do-stow = { $goods } → { $room } (emplacement { $number })
do-expose = Laisser exposé tout ce qui reste : { $goods }
do-keep = Tout laisser en place
do-tidy = Réorganiser comme proposé :
tidy-move = { $goods } → { $room }{ $number ->
    [0] {""}
   *[other] {" "}({ $number })
}
tidy-lost = { $goods } en moins
tidy-nothing = rien à déplacer
do-sort = Ranger pièce à pièce
do-install = Installer : { $chamber } (carte { $card }), emplacement { $room }
do-replace = Emplacement { $room } : remplacer « { $old } » par « { $chamber } » (carte { $card })
do-refuse = Ne rien remplacer
do-bonus = Activer le bonus : { $price } → { $gives }
do-bonus-free = Activer le bonus : { $gives }
do-no-bonus = Laisser le bonus
do-free-sign = Briser le Signe : { $site }{ $dice ->
    [0] {""}
    [one] {" "}(raid à { $dice } dé)
   *[other] {" "}(raid à { $dice } dés)
}
do-award = { $who-is ->
    [me] Le Signe est pour vous
   *[other] Le Signe est pour { $who }
}
do-award-rival = Le Signe est pour l’adversaire
do-stay = Rester sur place
do-endure = Laisser passer : perdre { $goods }
do-endure-nothing = Laisser passer
do-vigil-on = Consigne de raid : me demander à chaque raid, même quand rien n’est en jeu
do-vigil-off = Consigne de raid : ne me demander que lorsque quelque chose est en jeu
do-strike = Sacrifier un Acolyte ({ $site }) : −{ $by }
do-loose = Sacrifier un monstre ({ $monster }) : −{ $by }
do-unleash = Sacrifier le Shoggoth : −{ $by }
do-worship = Envoyer un Acolyte à Azathoth : { $site }
do-remove = Retirer un Acolyte de la partie : { $site }
do-evolve = Faire évoluer l’Acolyte : { $site }
do-demolish = Défausser : { $room } (emplacement { $number })
do-offer = Donner au lieu d’un grimoire : { $stage }
do-surrender = Perdre cette créature : { $stage }
do-target = Désigner { $who }
do-want-monster = Un monstre
do-want-chamber = Une salle
do-retrieve = { $who-is ->
    [me] Reprendre l’un de vos Acolytes
   *[other] Reprendre un Acolyte { DE($who) }
}
do-enchant = { $who-is ->
    [me] L’un de vos Acolytes commence : { $site }
   *[other] Un Acolyte { DE($who) } commence : { $site }
}
do-haunter = Accueillir un monstre
do-call = { $avatar } — { $text }
do-thaw = D’abord ce que donnent les glaciers : { $goods }
do-eternal = Utiliser ce lieu
do-decline = Ne rien faire
do-loose-worse = Sacrifier un monstre ({ $monster }) : raid +{ $by }

## Le journal

log-begins = { $board } dort derrière treize Signes des Anciens.
log-round = Round { $round } · premier joueur : { $first }
log-places-priest = { $who-is ->
    [me] Vous envoyez votre Prêtre : { $site }.
   *[other] { $who } envoie son Prêtre : { $site }.
}
log-places-acolyte = { $who-is ->
    [me] Vous envoyez un Acolyte : { $site }.
   *[other] { $who } envoie un Acolyte : { $site }.
}
log-escapes = { $who-is ->
    [me] L’un de vos Acolytes part en Évasion.
   *[other] Un Acolyte { DE($who) } part en Évasion.
}
log-pays = { $who-is ->
    [me] Vous payez : { $goods }.
   *[other] { $who } paie : { $goods }.
}
log-sacrifices = { $who-is ->
    [me] Vous sacrifiez un Acolyte ({ $site }) : il va à l’Asile.
   *[other] { $who } sacrifie un Acolyte ({ $site }) : il va à l’Asile.
}
log-sacrifices-full = { $who-is ->
    [me] Vous sacrifiez un Acolyte ({ $site }) ; l’Asile est plein, il va en Évasion.
   *[other] { $who } sacrifie un Acolyte ({ $site }) ; l’Asile est plein, il va en Évasion.
}
log-discards = { $who-is ->
    [me] Vous défaussez un monstre : { $monster }.
   *[other] { $who } défausse un monstre : { $monster }.
}
log-gains = { $who-is ->
    [me] Vous gagnez : { $goods }.
   *[other] { $who } gagne : { $goods }.
}
log-misses = { $who-is ->
    [me] Il n’y en a plus pour vous : { $goods }.
   *[other] Il n’y en a plus pour { $who } : { $goods }.
}
log-misses-denied = { $who-is ->
    [me] L’adversaire vous refuse : { $goods }.
   *[other] L’adversaire refuse { A($who) } : { $goods }.
}
log-stores = { $who-is ->
    [me] Vous rangez { $goods } ({ $chamber }).
   *[other] { $who } range { $goods } ({ $chamber }).
}
log-exposes = { $who-is ->
    [me] Vous laissez en Ressources Exposées : { $goods }.
   *[other] { $who } laisse en Ressources Exposées : { $goods }.
}
log-disperses = { $who-is ->
    [me] Aucune de vos salles ne peut les garder : { $goods } en moins.
   *[other] Aucune salle { DE($who) } ne peut les garder : { $goods } en moins.
}
log-reorganises = { $who-is ->
    [me] Vous réorganisez votre sanctuaire.
   *[other] { $who } réorganise son sanctuaire.
}
log-rescues = { $who-is ->
    [me] { $count ->
        [one] L’un de vos Acolytes sort de l’Asile.
       *[other] { $count } de vos Acolytes sortent de l’Asile.
    }
   *[other] { $count ->
        [one] Un Acolyte { DE($who) } sort de l’Asile.
       *[other] { $count } Acolytes { DE($who) } sortent de l’Asile.
    }
}
log-rescues-nobody = { $who-is ->
    [me] Votre Asile est vide : personne à sauver.
   *[other] L’Asile { DE($who) } est vide : personne à sauver.
}
log-gains-monster = { $who-is ->
    [me] Un monstre vient à vous : { $monster }.
   *[other] Un monstre vient { A($who) } : { $monster }.
}
log-no-lair = { $who-is ->
    [me] Aucun de vos Antres n’est libre : le monstre repart.
   *[other] Aucun Antre { DE($who) } n’est libre : le monstre repart.
}
log-no-monster = { $who-is ->
    [me] Il n’y a plus aucun monstre à prendre pour vous.
   *[other] Il n’y a plus aucun monstre à prendre pour { $who }.
}
log-installs = { $who-is ->
    [me] Vous installez une salle : { $chamber }, emplacement { $room }.
   *[other] { $who } installe une salle : { $chamber }, emplacement { $room }.
}
log-replaces = { $who-is ->
    [me] Vous remplacez « { $old } » par « { $chamber } », emplacement { $room }.
   *[other] { $who } remplace « { $old } » par « { $chamber } », emplacement { $room }.
}
log-shuffles = Les salles défaussées sont mélangées.
log-will-be-first = { $who-is ->
    [me] Vous commencerez le prochain round.
   *[other] { $who } commencera le prochain round.
}
log-breaks = { $who-is ->
    [me] Vous brisez un Signe : { $site }. Il en reste { $left }.
   *[other] { $who } brise un Signe : { $site }. Il en reste { $left }.
}
log-breaks-last = { $who-is ->
    [me] Vous brisez le dernier Signe : { $site }.
   *[other] { $who } brise le dernier Signe : { $site }.
}
log-uses-bonus = { $who-is ->
    [me] Vous activez aussitôt le bonus : { $site }.
   *[other] { $who } active aussitôt le bonus : { $site }.
}
log-rival-breaks = L’adversaire brise un Signe : { $site }. Il en reste { $left }.
log-deep-ones = Des Profonds montent de la mer : la piste est à { $height }.
log-growth = La Croissance atteint { $height }.
log-worships = { $who-is ->
    [me] Vous envoyez un Acolyte vénérer Azathoth ({ $site }) : { $now } sur { $most }.
   *[other] Un Acolyte { DE($who) } va vénérer Azathoth ({ $site }) : { $now } sur { $most }.
}
log-let-go = { $who-is ->
    [me] Azathoth rend l’un de vos Acolytes, qui s’évade.
   *[other] Azathoth rend un Acolyte { DE($who) }, qui s’évade.
}
log-let-nobody-go = { $who-is ->
    [me] Vous n’avez personne à reprendre à Azathoth.
   *[other] { $who } n’a personne à reprendre à Azathoth.
}
log-avatar = { $who-is ->
    [me] Vous gagnez un avatar : { $avatar }.
   *[other] { $who } gagne un avatar : { $avatar }.
}
log-avatar-serves = { $who-is ->
    [me] Un avatar vous sert : { $avatar }.
   *[other] Un avatar sert { $who } : { $avatar }.
}
log-enchanted = { $who-is ->
    [me] L’un de vos Acolytes quitte Azathoth pour un rituel : { $site }.
   *[other] Un Acolyte { DE($who) } quitte Azathoth pour un rituel : { $site }.
}
log-evolves = { $who-is ->
    [me] L’un de vos Acolytes ({ $site }) devient { $stage }.
   *[other] Un Acolyte { DE($who) } ({ $site }) devient { $stage }.
}
log-offers = { $who-is ->
    [me] Vous donnez au lieu d’un grimoire : { $stage }.
   *[other] { $who } donne au lieu d’un grimoire : { $stage }.
}
log-evolved-defend = { $who-is ->
    [me] Vos créatures bloquent { $by } ; il reste { $left }.
   *[other] Les créatures { DE($who) } bloquent { $by } ; il reste { $left }.
}
log-amoeba = { $who-is ->
    [me] Une Amibe s’installe dans l’un de vos Antres.
   *[other] Une Amibe s’installe chez { $who }.
}
log-no-amoeba = { $who-is ->
    [me] Aucun Antre libre chez vous pour une Amibe.
   *[other] Aucun Antre libre chez { $who } pour une Amibe.
}
log-amoeba-fails = { $who-is ->
    [me] Votre Amibe ne protège rien : le raid monte à { $strength }.
   *[other] L’Amibe { DE($who) } ne protège rien : le raid monte à { $strength }.
}
log-removes = { $who-is ->
    [me] L’un de vos Acolytes quitte la partie ({ $site }).
   *[other] Un Acolyte { DE($who) } quitte la partie ({ $site }).
}
log-flees = { $who-is ->
    [me] Tous vos Acolytes s’évadent.
   *[other] Tous les Acolytes { DE($who) } s’évadent.
}
log-demolishes = { $who-is ->
    [me] Vous défaussez une salle : { $chamber } ({ $room }).
   *[other] { $who } défausse une salle : { $chamber } ({ $room }).
}
log-given = { $who-is ->
    [me] Le don est pour vous.
   *[other] Le don est pour { $who }.
}
log-king = { $who-is ->
    [me] Le Roi en Jaune vous obéit.
   *[other] Le Roi en Jaune obéit { A($who) }.
}
log-king-left = { $who-is ->
    [me] Votre Acolyte quitte le Roi et s’évade.
   *[other] L’Acolyte { DE($who) } quitte le Roi et s’évade.
}
log-readies = { $who-is ->
    [me] Un Acolyte sort de votre Asile, prêt à agir.
   *[other] Un Acolyte sort de l’Asile { DE($who) }, prêt à agir.
}
log-enters = { $who-is ->
    [me] Votre cultiste s’engage sur la piste : { $site }.
   *[other] Un cultiste { DE($who) } s’engage sur la piste : { $site }.
}
log-eternal = { $who-is ->
    [me] Votre Acolyte reste pour toujours : { $site }.
   *[other] Un Acolyte { DE($who) } reste pour toujours : { $site }.
}
log-eternal-serves = { $who-is ->
    [me] Votre Acolyte éternel sert : { $site }.
   *[other] L’Acolyte éternel { DE($who) } sert : { $site }.
}
log-azathoth = Azathoth ajoute { $by } : le raid vient avec { $strength }.
log-avatar-rival = L’adversaire gagne un avatar : { $avatar }.
log-given-rival = L’adversaire gagne : { $goods }.
log-king-rival = Le Roi en Jaune obéit à l’adversaire.
log-priest-refreshed = { $who-is ->
    [me] Votre carte Prêtre est à nouveau visible.
   *[other] La carte Prêtre { DE($who) } est à nouveau visible.
}
log-glacier = Un glacier nourrit chacun ({ $site }) : { $goods }.
log-awards = { $who-is ->
    [me] La Croissance vous donne un Signe : { $site }.
   *[other] La Croissance donne un Signe { A($who) } : { $site }.
}
log-awards-rival = La Croissance donne un Signe à l’adversaire : { $site }.
log-raid = Raid ! { $dice ->
    [one] Un dé, { $one }
    [2] Deux dés, { $one } et { $two }
    [3] Trois dés, { $one }, { $two } et { $three }
   *[other] Quatre dés, { $one }, { $two }, { $three } et { $four }
} : force { $strength } contre chacun.
log-raid-more = Raid ! { $dice ->
    [0] Aucun dé
    [1] Un dé, { $one }
    [2] Deux dés, { $one } et { $two }
    [3] Trois dés, { $one }, { $two } et { $three }
   *[other] Quatre dés, { $one }, { $two }, { $three } et { $four }
}, plus { $more } : force { $strength } contre chacun.
log-deals = { $who-is ->
    [me] Votre Prêtre : { $priest }.
   *[other] Le Prêtre { DE($who) } : { $priest }.
}
log-uses-power = { $who-is ->
    [me] Votre Prêtre exerce sa capacité : { $priest }.
   *[other] Le Prêtre { DE($who) } exerce sa capacité : { $priest }.
}
log-invokes = { $who-is ->
    [me] Votre monstre utilise sa capacité : { $monster }.
   *[other] Un monstre { DE($who) } utilise sa capacité : { $monster }.
}
log-invokes-gone = { $who-is ->
    [me] Vous défaussez votre monstre pour sa capacité : { $monster }.
   *[other] { $who } défausse un monstre pour sa capacité : { $monster }.
}
log-investigator = Un investigateur frappe à la porte (dé { $die }) : { $name }. { $text }
log-shuffles-monsters = La défausse des monstres est mélangée.
log-shuffles-investigators = La défausse des investigateurs est mélangée.
log-steals = { $who-is ->
    [me] Vous prenez { A($victim) } : { $goods }.
   *[other] { $who } prend { A($victim) } : { $goods }.
}
log-steals-rival = { $who-is ->
    [me] Vous prenez à l’adversaire : { $goods }.
   *[other] { $who } prend à l’adversaire : { $goods }.
}
log-rival-steals = { $who-is ->
    [me] L’adversaire vous prend : { $goods }.
   *[other] L’adversaire prend { A($who) } : { $goods }.
}
log-banished = { $who-is ->
    [me] Un de vos Acolytes est traîné à l’Asile ({ $site }).
   *[other] Un Acolyte { DE($who) } est traîné à l’Asile ({ $site }).
}
log-scattered = { $who-is ->
    [me] Un de vos Acolytes s’enfuit de la Réserve vers l’Évasion.
   *[other] Un Acolyte { DE($who) } s’enfuit de la Réserve vers l’Évasion.
}
log-trapped = { $who-is ->
    [me] { $trapper } piège un de vos Acolytes entre les mondes ({ $site }).
   *[other] { $trapper } piège un Acolyte { DE($who) } entre les mondes ({ $site }).
}
log-freed = { $who-is ->
    [me] Votre Acolyte piégé se libère et court vers l’Évasion.
   *[other] L’Acolyte piégé { DE($who) } se libère et court vers l’Évasion.
}
log-razed = { $who-is ->
    [me] Votre salle s’effondre : { $chamber }.
   *[other] Une salle { DE($who) } s’effondre : { $chamber }.
}
log-redraws = { $who-is ->
    [me] Vous faites étaler trois nouvelles salles.
   *[other] { $who } fait étaler trois nouvelles salles.
}
log-visits = { $who-is ->
    [me] Votre Prêtre traverse les angles de l’espace : { $site }.
   *[other] Le Prêtre { DE($who) } traverse les angles de l’espace : { $site }.
}
log-warded = { $who-is ->
    [me] Votre protection en ôte { $by } : reste { $left }.
   *[other] La protection { DE($who) } en ôte { $by } : reste { $left }.
}
log-braced = { $who-is ->
    [me] Ce que vous avez annoncé bloque { $by } : reste { $left }.
   *[other] Ce { QUE($who) } a annoncé bloque { $by } : reste { $left }.
}
log-incited = { $who-is ->
    [me] Le raid contre vous gagne { $by }.
   *[other] Le raid contre { $who } gagne { $by }.
}
log-breached = { $who-is ->
    [me] Votre première salle est sapée : elle ne défendra pas.
   *[other] La première salle { DE($who) } est sapée : elle ne défendra pas.
}
log-cloaked = { $who-is ->
    [me] L’investigateur perd votre trace : son texte ne vous concerne pas.
   *[other] L’investigateur perd la trace { DE($who) }.
}
log-spared = { $who-is ->
    [me] Le raid vous ignore.
   *[other] Le raid ignore { $who }.
}
log-bribes = { $who-is ->
    [me] Vous remettez { $goods } : −{ $by }, reste { $left }.
   *[other] { $who } remet { $goods } : −{ $by }, reste { $left }.
}
log-keeps = { $who-is ->
    [me] Le Professeur vous laisse { $goods }.
   *[other] Le Professeur laisse { $goods } { A($who) }.
}
log-turns = { $who-is ->
    [me] Il ne reste pas mort et se retourne dans votre Antre : { $monster }.
   *[other] Il ne reste pas mort et se retourne dans l’Antre { DE($who) } : { $monster }.
}
log-rises = { $who-is ->
    [me] Dé { $die } : votre monstre ({ $monster }) coule de nouveau dans votre Antre.
   *[other] Dé { $die } : le monstre { DE($who) } ({ $monster }) coule de nouveau dans son Antre.
}
log-does-not-rise = { $who-is ->
    [me] Dé { $die } : votre monstre ({ $monster }) ne revient pas.
   *[other] Dé { $die } : le monstre { DE($who) } ({ $monster }) ne revient pas.
}
log-released = { $who-is ->
    [me] L’Aliéniste relâche un de vos Acolytes.
   *[other] L’Aliéniste relâche un Acolyte { DE($who) }.
}
log-asylum = { $who-is ->
    [me] Vos Acolytes à l’Asile et en Évasion réduisent le raid de { $by } : reste { $left }.
   *[other] Les Acolytes { DE($who) } à l’Asile et en Évasion réduisent le raid de { $by } : reste { $left }.
}
log-loses-exposed = { $who-is ->
    [me] Le raid détruit vos Ressources Exposées : { $goods }.
   *[other] Le raid détruit les Ressources Exposées { DE($who) } : { $goods }.
}
log-reaches = { $who-is ->
    [me] Chez vous, le raid entre dans la salle { $room } ({ $chamber }, défense { $defence }) : reste { $left }.
   *[other] Chez { $who }, le raid entre dans la salle { $room } ({ $chamber }, défense { $defence }) : reste { $left }.
}
log-room-holds = { $who-is ->
    [me] Chez vous, la salle { $room } ({ $chamber }) arrête le raid.
   *[other] Chez { $who }, la salle { $room } ({ $chamber }) arrête le raid.
}
log-plundered = { $who-is ->
    [me] Le raid détruit ce que contient votre salle { $room } ({ $chamber }) : { $goods }.
   *[other] Le raid détruit ce que contient la salle { $room } { DE($who) } ({ $chamber }) : { $goods }.
}
log-raid-grows = { $who-is ->
    [me] Chez vous, quelque chose passe le seuil ({ $chamber }) : le raid monte à { $strength }.
   *[other] Chez { $who }, quelque chose passe le seuil ({ $chamber }) : le raid monte à { $strength }.
}
log-strikes = { $who-is ->
    [me] Riposte : vous sacrifiez un Acolyte ({ $site }) : −{ $by }, reste { $left }.
   *[other] Riposte : { $who } sacrifie un Acolyte ({ $site }) : −{ $by }, reste { $left }.
}
log-looses = { $who-is ->
    [me] Riposte : vous sacrifiez votre monstre ({ $monster }) : −{ $by }, reste { $left }.
   *[other] Riposte : { $who } sacrifie son monstre ({ $monster }) : −{ $by }, reste { $left }.
}
log-unleashes = { $who-is ->
    [me] Riposte : vous sacrifiez le Shoggoth : −{ $by }, reste { $left }.
   *[other] Riposte : { $who } sacrifie le Shoggoth : −{ $by }, reste { $left }.
}
log-holds = { $who-is ->
    [me] Votre sanctuaire tient.
   *[other] Le sanctuaire { DE($who) } tient.
}
log-emptied = { $who-is ->
    [me] Il ne reste rien à prendre chez vous.
   *[other] Il ne reste rien à prendre chez { $who }.
}
log-room-gone = { $who-is ->
    [me] Votre salle « { $chamber } » a servi : elle est défaussée.
   *[other] La salle « { $chamber } » { DE($who) } a servi : elle est défaussée.
}
log-rituals-open = Le premier raid est passé : les rituels s’ouvrent.
log-shoggoth = { $who-is ->
    [me] Le Shoggoth vous obéit.
   *[other] Le Shoggoth obéit { A($who) }.
}
log-shoggoth-rival = Le Shoggoth obéit à l’adversaire.
log-shoggoth-returns = Le Shoggoth retourne à la mer.
log-skulking = Les Rôdeurs sortent
log-prowls = { $who-is ->
    [me] Votre Rôdeur ({ $cultist }) se glisse : { $site }.
   *[other] Le Rôdeur { DE($who) } ({ $cultist }) se glisse : { $site }.
}
log-upkeep = Entretien
log-chants = { $who-is ->
    [me] Votre rituel avance : { $site }.
   *[other] Le rituel { DE($who) } avance : { $site }.
}
log-travels = { $who-is ->
    [me] Votre cultiste avance sur la piste : { $site }.
   *[other] Le cultiste { DE($who) } avance sur la piste : { $site }.
}
log-travelled = { $who-is ->
    [me] Votre cultiste quitte la piste et revient dans la Réserve : { $site }.
   *[other] Le cultiste { DE($who) } quitte la piste et revient dans sa Réserve : { $site }.
}
log-ritual-done = { $who-is ->
    [me] Votre cultiste revient du rituel : { $site }.
   *[other] Le cultiste { DE($who) } revient du rituel : { $site }.
}
log-rival-throws = L’adversaire lance les dés : { $one } et { $two } : { $sum }
log-rival-gains = L’adversaire gagne : { $goods }.
log-rival-trades = L’adversaire échange { $goods } contre un Signe.
log-rival-denies = L’adversaire obtient { $die } et vous refuse : { $denied }.
log-awakened = Le Grand Ancien s’éveille
log-outlasted = Les Signes ont tenu
log-devoured = Azathoth dévore le monde. Tous ont perdu.

## Le compte

column-points = points
column-rival = adversaire
sheet-signs = Signes des Anciens ({ $count })
sheet-grimoires = Grimoires ({ $count })
sheet-magic = Magie ({ $count })
sheet-blood = Sang ({ $count })
sheet-treasure = Majorité des trésors ({ $count })
sheet-rival = Points de l’adversaire

## Pourquoi pas

why-not-your-turn = C’est { A($who) } de décider.
why-over = La partie est finie.
why-board-needs-box = { $board } : ce plateau de culte vient d’une extension. Activez d’abord « { $box } », ou choisissez un plateau des boîtes en jeu.
why-no-such-board = Ce plateau de culte manque dans les données de ce jeu.
why-no-such-seat = Le siège { $seat } ne peut pas commencer : la partie se joue à { $players }.
why-not-now = Ce n’est pas ce qui est demandé maintenant.
why-no-priest = Votre Prêtre est déjà placé. Un Acolyte peut encore l’être s’il en reste en Réserve.
why-no-acolyte = Aucun Acolyte n’est dans votre Réserve.
why-no-space = Ce n’est pas une case d’action.
why-taken = Quelqu’un occupe déjà { $site }. Seul un Rôdeur peut s’y glisser.
why-priest-only = { $site } : réservé au Prêtre.
why-acolyte-only = L’Évasion est pour les Acolytes ; votre Prêtre n’y entre jamais.
why-power-used = Votre Prêtre a déjà exercé sa capacité : la carte est retournée.
why-no-aim = Cela n’aurait aucun effet.
why-needs-own = Il vous faut au moins ceci : { $goods }.
why-needs-asylum = Il vous faut { $count ->
    [one] { $count } Acolyte
   *[other] { $count } Acolytes
} à l’Asile.
why-needs-monster = Il faut un monstre dans vos Antres.
why-rested = Il s’est déjà relevé dans ce raid.
why-no-bribe = Il n’y a rien à payer, ou vous ne le pouvez pas.
why-order-set = Vous avez déjà changé votre consigne de raid à ce tour.
why-no-beast = Il n’y a pas de monstre ici.
why-not-at-him = On ne peut pas viser là.
why-not-active = Il n’y a pas d’Acolyte actif ici.
why-power-too-dear = Vous ne pouvez pas payer la capacité : { $monster }.
why-power-denied = L’adversaire refuse ce qu’apporte cette carte : { $monster }.
why-power-spent = Capacité déjà exercée dans cette phase : { $monster }.
why-no-power-now = Pas de capacité à exercer maintenant : { $monster }.
why-trapped = Un monstre le retient.
why-no-power = Sans extension, aucun Prêtre n’a de capacité.
why-rituals-hidden = Les rituels restent face cachée jusqu’à la fin du premier raid.
why-no-raid-yet = { $site } : seulement après le premier raid.
why-lairs-not-empty = On n’invoque qu’avec trois Antres vides.
why-closed = Pas encore accessible : { $site }.
why-spent = Le Signe est brisé et n’a pas de bonus : { $site }.
why-growth-only = La piste de Croissance seule brise ce Signe : { $site }.
why-denied = L’adversaire vous refuse ce round : { $denied }. Cette case en donne : { $site }.
why-no-skulk-alone = Seul, on n’utilise pas les cases de Rôdeur.
why-no-skulk-out = { $site } : il faut l’un de vos cultistes sur une case de Rôdeur.
why-not-evolved = { $site } : il vous faut sur la piste d’Évolution au moins { $count ->
    [one] { $count } Acolyte
   *[other] { $count } Acolytes
} de ce niveau ou plus loin : { $stage }.
why-too-few-broken = { $site } : il faut d’abord { $count ->
    [one] { $count } Signe brisé
   *[other] { $count } Signes brisés
}.
why-no-king = Vous ne contrôlez pas le Roi en Jaune.
why-nobody-evolves = { $site } : personne chez vous ne peut évoluer ainsi.
why-no-way-ahead = { $site } : l’étape suivante de la piste est encore verrouillée.
why-acolyte-space = { $site } : pour un Acolyte seulement.
why-no-lair-for-amoeba = { $site } : il vous faut un Antre libre pour chaque Amibe.
why-no-amoeba = { $site } : vous n’avez pas d’Amibe.
why-no-chamber-to-give = { $site } : vous n’avez pas de salle à défausser.
why-nobody-worships = { $site } : vous n’avez pas d’autre Acolyte actif pour Azathoth.
why-no-offer = Vous n’avez pas d’Acolyte de ce niveau à donner pour un grimoire.
why-no-worshipper = Aucun de vos Acolytes actifs n’est là.
why-no-target = Ce joueur ne peut pas être désigné.
why-cannot-evolve = Aucun Acolyte d’ici ne peut évoluer ainsi.
why-avatar-cannot = L’avatar ne peut pas faire cela maintenant.
why-blocked = Un Rôdeur Bloquant tient cette case.
why-worshipping = Cet Acolyte vénère Azathoth.
why-evolved = Un Acolyte de la piste d’Évolution ne se sacrifie pas.
why-no-second-skulk = La seconde case de Rôdeur ne sert qu’à cinq joueurs.
why-no-sign = Plus aucun Signe n’est accessible.
why-no-monster-left = { $site } : aucun monstre n’est à prendre en ce moment, vous paieriez pour rien.
why-no-chamber-left = { $site } : aucune salle n’est à prendre en ce moment, vous paieriez pour rien.
why-no-room-for-atoms = { $site } : aucune de vos salles ne peut garder d’atome, ils seraient tous perdus.
why-no-shoggoth = { $site } demande le contrôle du Shoggoth.
why-no-monster = { $site } demande un monstre dans vos Antres.
why-too-few-any = { $site } : il faut { $price ->
    [one] { $price } ressource au choix
   *[other] { $price } ressources au choix
} ; vous en avez { $have }.
why-too-dear = { $site }. Coût : { $price }. Vous n’avez pas tout cela.
why-too-few-acolytes = { $site } : il faut sacrifier { $price ->
    [one] { $price } Acolyte
   *[other] { $price } Acolytes
}, sans compter le cultiste qui s’y place ni ceux de l’Asile et de l’Évasion.
why-not-due = Cela ne fait pas partie de ce qui reste à payer : { $goods }.
why-not-there = Il n’y a rien de tel à cet endroit : { $goods }.
why-self = Le cultiste qui active la case ne se sacrifie pas lui-même.
why-asylum = Les Acolytes de l’Asile ne peuvent être sacrifiés.
why-escape = Les Acolytes en Évasion ne peuvent rien faire avant l’Entretien.
why-nobody-there = Aucun de vos Acolytes n’est là.
why-empty-lair = Aucun monstre à désigner dans cet Antre.
why-not-in-hand = Vous n’avez rien de tel à ranger : { $goods }.
why-no-room = Il n’y a pas de salle ici.
why-does-not-fit = { $chamber } : plus de place pour { $goods }.
why-no-chamber = Aucune salle n’est visible ici.
why-no-slot = Un sanctuaire a sept emplacements.
why-slot-taken = On ne remplace une salle que si les sept emplacements sont pris.
why-must-install = Il reste un emplacement vide : la salle doit y être installée.
why-no-chamber-now = Une salle se gagne par Améliorer le Sanctuaire, la Loge, un rituel ou un bonus.
why-not-accessible = Ce Signe n’est pas accessible.
why-not-tied = Ce joueur n’est pas à égalité.
why-no-skulk = Aucun Rôdeur à vous n’est là.
why-no-skulk-there = Aucun Rôdeur ne va à Providence.
why-wrong-skulk = Ce Rôdeur ne va pas sur cette sorte de case.
why-not-my-shoggoth = Vous ne contrôlez pas le Shoggoth.
why-no-reorganising = On ne réorganise qu’après avoir installé une salle, ou à l’Entretien.

## Ce qu’un rapport compte

note-lock = Signes brisés
note-chamber = Salles installées
note-place = Cases utilisées
note-raid = Raids subis
raid-held = le sanctuaire a tenu
raid-not-held = le sanctuaire n’a pas tenu
note-lost = Perdu dans les raids
note-turn = Place au premier round
turn-1 = place 1
turn-2 = place 2
turn-3 = place 3
turn-4 = place 4
turn-5 = place 5

# The table as it is laid out
region-sanctum = Sanctuaire
region-march = Raid
legend-pay = payer
legend-get = gagner
short-asylum = Asile
pile-note = { $left ->
    [0] pioche vide
   *[other] { $left } en pioche
}
signs-left = { $left ->
    [0] plus aucun Signe
    [one] 1 Signe avant la fin
   *[other] { $left } Signes avant la fin
}
lair-ability = { $name }, défense { $defence }
cthulhu-caption = Profonds : +1 à chaque raid. Le Shoggoth bloque 10.
goat-caption = Un Signe marqué offre un monstre après le raid, si un Antre est libre.
march-leads = { $who } mène. { $text }
march-all = Le raid frappe tous les sanctuaires à la fois.
march-here = ici
march-holds = tiendra
march-falls = passera
march-endure = Si vous laissez passer
march-done = Votre sanctuaire
march-over = Le raid est fini ici.
march-nothing = Rien n’est perdu dans cette salle.
march-lost = Perdu : { $goods }.
march-stop = Pour l’arrêter ici
march-needs = Il faut { $strength } de riposte ; un Acolyte en vaut { $by }.
march-leader = { $who } mène
riposte-label = Riposter avec
march-track = Force restante de chacun
stake = { $things }
stake-raid = Raid de force { $least } à { $most }, avant l’investigateur
stake-asylum = Votre Asile : force du raid −{ $by }
stake-blocks = Force du raid −{ $by }
