### Créatures & Cultistes

## La table

game-title = Créatures & Cultistes
game-pitch = Fondez une secte maléfique, lâchez vos brutes et vos monstres sur les voisins, comptez vos points poulpiques et invoquez votre dieu avant qu’il ne reste personne.
game-goal = Invoquez votre dieu, ou restez la dernière secte en vie. Au dernier round, le plus de points gagne.
option-founding = Fondation des sectes
option-founding-generated = noms, crédos et symboles tirés au sort
option-founding-chosen = chacun choisit les siens
option-windows = À qui l’on demande une réaction
option-windows-always = à qui pourrait en avoir la carte, vu son nombre de cartes
option-windows-able = seulement à qui l’a vraiment
option-points = Points poulpiques dépensés
option-points-before = avant le jet
option-points-after = après son propre jet
option-rounds = Rounds au plus
option-rounds-12 = 12 rounds
option-rounds-20 = 20 rounds
option-rounds-30 = 30 rounds
option-rounds-60 = 60 rounds
option-rounds-none = sans limite
end-god = Un dieu est venu
end-last = Une seule secte survit
end-nobody = Les dernières sectes sont tombées ensemble
end-rounds = Les rounds sont épuisés
phase-found = Fondation
phase-mishaps = Péripéties
phase-free = Tour libre
phase-duel = Attaque
phase-end = Fin
region-arena = L’arène
region-track = Points poulpiques
region-laid = Cartes durables
laid-none = Cartes durables : aucune
region-hand = Votre main
region-gazed = Ce que vous contemplez
region-orders = Vos réponses d’avance
track-figures = Cases de 0 à { $last }
track-label = Points de chacun ; un dieu en demande { $god }
sheet-skills = Compétences
sheet-legend = B Brute, I Invocateur, avec leurs modificateurs Brutalité/Invocation ; † mort, ! hors de combat, ~ ailleurs ; › ligne active ; à droite, les points d’une victime
sect-nameless = Secte sans nom
row-novices = novices
row-initiates = initiés
row-leaders = chefs
row-label = { $points ->
    [one] Ligne des { $row } : { $living } en vie, { $points } point par victime
   *[other] Ligne des { $row } : { $living } en vie, { $points } points par victime
}
row-label-active = { $points ->
    [one] Ligne active des { $row } : { $living } en vie, { $points } point par victime
   *[other] Ligne active des { $row } : { $living } en vie, { $points } points par victime
}
member-novice-brute = novice Brute
member-novice-conjurer = novice Invocateur
member-initiate-brute = initié Brute
member-initiate-conjurer = initié Invocateur
member-leader-brute = chef Brute
member-leader-conjurer = chef Invocateur
the-novice-brute = le novice Brute
the-novice-conjurer = le novice Invocateur
the-initiate-brute = l’initié Brute
the-initiate-conjurer = l’initié Invocateur
the-leader-brute = le chef Brute
the-leader-conjurer = le chef Invocateur
letter-brute = B
letter-conjurer = I
told-brutes = { $count ->
    [one] Brute { $numbers }
   *[other] Brutes { $numbers }
}
told-conjurers = { $count ->
    [one] Invocateur { $numbers }
   *[other] Invocateurs { $numbers }
}
told-run = { $from } à { $to }
told-and = { $one } ; { $other }
told-attacks = attaque
told-attacked = attaqué
told-signed = signé par { $who }
told-points = { $who } { $points }
cultist-label = { $who } { $number }, { $state }
cultist-text = Brutalité { $brutality }, Invocation { $conjuring } ; sa mort vaut { n-points }
asks-cultist = quel cultiste ?
asks-card = avec quelle carte ?
state-alive = en vie
state-dead = mort
state-barred = hors de combat pour l’instant
state-elsewhere = ailleurs
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Les joueurs

panel-doing = { $sect } · { $doing }
score-label = { $points ->
    [one] point
   *[other] points
}
pips-god = Vers le dieu
fact-hand = Cartes en main
fact-living = Cultistes en vie
fact-slain = Victimes signées
fact-row = Ligne active
fact-favour = Faveur des astres
supply-round = Round
supply-pile = Pioche
supply-discard = Défausse
supply-favour = Faveur des astres
supply-god = Points pour un dieu
supply-nobody = personne
doing-waits = attend
doing-over = a fini
doing-gone = est éteinte
doing-founds = fonde sa secte
doing-mishaps = subit ses Péripéties
doing-plays = joue son tour
doing-aims = choisit une cible
doing-dodge = décide d’esquiver ou non
doing-sign = décide de montrer ou non un Signe des anciens
doing-bluff = décide si c’était du bluff
doing-stake = annonce son jet
doing-counter = décide de contre-attaquer ou non
doing-target = choisit une secte
doing-choose = choisit un cultiste
doing-ransom = cède au chantage
doing-keep = contemple des cartes
doing-shed = défausse
doing-pass = choisit une carte à passer
doing-orders = répond d’avance

## L’arène

arena-duel = { $who } contre { $at }
arena-aims = { $who }
arena-god = { $who } invoque son dieu
arena-attacker = Attaquant : { $who } { $number }, Brutalité { $brutality }, Invocation { $conjuring }
arena-target = Cible : { $who } { $number }, Brutalité { $brutality }, Invocation { $conjuring }
arena-card = La carte jouée
roll-attack = Attaque
roll-defence = Défense
roll-counter = Contre-attaque
roll-turned = Défense contre son monstre
roll-test = Test
roll-god = Invocation du dieu
roll-result = { $pips } · { $verdict }
roll-threshold = 3 dés, { $threshold } ou moins
roll-chance = { $percent ->
    [one] { $percent } chance sur 100
   *[other] { $percent } chances sur 100
}
sheet-mine = vous
sheet-mine-label = Votre secte
roll-dice = Les trois dés
die-shows = Dé : { $pips }
die-waits = Dé pas encore lancé
verdict-shreds = DÉCHIRE
verdict-passes = réussi
verdict-fails = raté
verdict-fumbles = FOIRE
tray-cards = Cartes
part-defence = monstre
part-test = seuil
part-cultist = cultiste
part-card = carte
part-favour = astres
part-lasting = durable
part-edge = contre-attaque
part-points = points
part-halved = moitié
until-turn = jusqu’à la fin du tour
until-own-turn = jusqu’au prochain tour de qui l’a jouée
until-bearer-turn = jusqu’à la fin de son prochain tour
until-round = jusqu’à la fin d’un round
skill-brutality = Brutalité
skill-sorcery = Sorcellerie
skill-conjuring = Invocation
family-mishap = Péripétie
family-event = Évènement
family-sorcery = Sorcellerie
family-brutality = Brutalité
family-conjuring = Invocation
family-defence = Défense

## Questions

ask-name = Comment s’appelle votre secte ?
ask-credo = Quel est son crédo ?
ask-symbol = Quel symbole signera vos victimes ?
tray-names = Noms
tray-credos = Crédos
tray-symbols = Symboles
ask-mishap = Quelle Péripétie subissez-vous d’abord ?
hint-mishap = Toutes celles de votre main se jouent, et chacune est aussitôt remplacée.
ask-turn = À vous : attaquez ou jouez une carte
hint-turn = Attaques possibles : { $brutes } de Brutalité, { $conjurers } d’Invocation. { $cast ->
        [yes] Évènement ou Sorcellerie : déjà joué.
       *[no] Évènement ou Sorcellerie : un.
    } Points : { $points } sur { $god }.
hint-turn-god = Votre dieu peut être invoqué : { $percent } % de chances. Raté, il coûte { $god } points et le tour ; foiré, toute la secte. Vous avez { n-points }. Peuvent encore attaquer : { $brutes } en Brutalité, { $conjurers } en Invocation.
ask-aim = { $card } : qui attaquez-vous ?
ask-aim-second = { $card } : qui attaquez-vous encore ?
ask-aim-led = Qui votre pantin attaque-t-il ?
hint-aim = Jet d’attaque : { $threshold } ou moins, { $percent } %. Sur chaque cible : la chance qu’elle meure.
ask-dodge = { $who } attaque votre { $victim } { $victim-number } ({ $card }). Esquivez-vous ?
ask-dodge-two = { $who } attaque votre { $victim } { $victim-number } et votre { $second } { $second-number } ({ $card }). Esquivez-vous ?
hint-dodge = Le jet n’est pas fait : { $percent } % de chances de toucher. Une Esquive annule toute l’attaque.
ask-sign = Un monstre fond sur votre { $victim } { $victim-number } ({ $card }). Montrez-vous un Signe des anciens ?
ask-sign-turned = Le monstre invoqué se retourne contre votre { $victim } { $victim-number } ({ $card }) ! Montrez-vous un Signe des anciens ?
hint-sign = Le Signe annule l’invocation. Sinon, jet de défense : { $percent } % de chances d’en réchapper.
hint-sign-certain = L’invocation DÉCHIRE : sans Signe, pas de défense.
ask-bluff = Votre { $victim } { $victim-number } vient de mourir. Était-ce du bluff ?
hint-bluff = { $points ->
    [one] La carte le ressuscite, et { $to } ne gagne pas son point.
   *[other] La carte le ressuscite, et { $to } ne gagne pas ses { $points } points.
}
hint-bluff-nobody = La carte le ressuscite. Sa mort ne rapporte rien à personne.
ask-stake-attack = Combien de points mettez-vous dans l’attaque de votre { $victim } { $victim-number } ?
ask-stake-led = Combien de points mettez-vous dans l’attaque que vous menez ?
ask-stake-defence = Combien de points mettez-vous dans la défense de votre { $victim } { $victim-number } ?
ask-stake-counter = Combien de points mettez-vous dans la contre-attaque de votre { $victim } { $victim-number } ?
ask-stake-test = Combien de points mettez-vous dans ce test ?
ask-stake-god = Combien de points mettez-vous dans l’invocation de votre dieu ?
hint-stake = Il faut { $threshold } ou moins avec 3 dés : { $percent } %. Un bonus de +1 coûte { $price ->
        [one] { $price } point
       *[other] { $price } points
    }, vous en avez { $points }.
ask-amend = Payez-vous ce qui manque à votre jet ?
hint-amend = { $pips } pour { $threshold } : réussir coûte { $price ->
        [one] { $price } point
       *[other] { $price } points
    }.
ask-counter = Votre { $victim } { $victim-number } est sauf. Contre-attaque-t-il { $the-attacker } { $attacker-number } { DE($who) } ?
hint-counter = Sans défense possible. Brutalité : { $brutality } %, Invocation : { $conjuring } %.
ask-target = Contre quelle secte jouez-vous { $card } ?
ask-choose-death = { $card } : quel cultiste { DE($who) } meurt ?
ask-choose-own-death = { $card } : lequel de vos cultistes meurt ?
ask-choose-bar = { $card } : quel cultiste { DE($who) } ne combat plus ?
ask-choose-own-bar = { $card } : lequel de vos cultistes ne combat plus ?
ask-choose-banish = { $card } : quel cultiste { DE($who) } part ailleurs ?
ask-choose-own-banish = { $card } : lequel de vos cultistes part ailleurs ?
ask-choose-revive = { $card } : lequel de vos morts revient ?
ask-choose-puppet = { $card } : quel cultiste { DE($who) } menez-vous ?
ask-choose-own-puppet = { $card } : lequel de vos cultistes attaque ?
ask-ransom = Que cédez-vous au maître chanteur : { n-points } ou une carte ?
hint-ransom = Vous avez { $have ->
        [one] { $have } point
       *[other] { $have } points
    } ; avec moins de { $points }, c’est une carte.
ask-keep = { $left ->
    [one] Quelle carte gardez-vous ? Encore une.
   *[other] Quelle carte gardez-vous ? Encore { $left }.
}
ask-shed = { $left ->
    [one] Quelle carte défaussez-vous ? Encore une.
   *[other] Quelle carte défaussez-vous ? Encore { $left }.
}
ask-pass = Quelle carte passez-vous à votre voisin de droite ?
hint-pass = Tout le monde choisit en secret ; les cartes passent en même temps.
ask-orders = À quoi répondez-vous d’avance ?
hint-orders = Ce que vous dites ici répond pour vous, sans qu’on vous demande, tant que vous ne le changez pas. Personne d’autre ne le voit.
wait = { $who } { $doing }.
wait-all = Chacun choisit en secret.
over-god = { $who-is ->
    [me] Votre dieu est venu. Il avait faim des autres.
   *[other] Le dieu { DE($who) } est venu.
}
over-last = { $who-is ->
    [me] Votre secte est la dernière en vie.
   *[other] La secte { DE($who) } est la dernière en vie.
}
over-rounds = Les rounds sont épuisés : les points décident.
over-nobody = Les dernières sectes sont tombées en même temps.
over-lost = Personne ne gagne.
over-winner = { $who-is ->
    [me] Vous gagnez la partie.
   *[other] { $who } gagne la partie.
}
over-shared = La victoire est partagée.

## Réponses

do-name = S’appeler « { $name } »
do-credo = Croire : { $credo }
do-symbol = Signer d’un symbole : { $symbol }
do-mishap = Subir { $card }
do-end-turn = Finir le tour
do-summon = Invoquer votre dieu ({ $percent } %)
do-play = Jouer « { $card } »
do-play-tested = Jouer « { $card } » ({ $percent } %)
do-attack = { $card } : attaquer avec { $the-who } { $number } (touche à { $percent } %)
do-discard = Défausser « { $card } »
do-aim = Viser { $the-who } { $number } { DE($at) } : { $percent } % de chances de le tuer
do-aim-alone = Ne viser que { $the-who } { $number } { DE($at) } : { $percent } % de chances de le tuer
do-target = Contre la secte { DE($at) }
do-choose = Choisir { $the-who } { $number }
do-dodge = Esquiver
do-sign = Montrer le Signe des anciens
do-bluff = C’était du bluff
do-let = Laisser faire
do-accept = Garder ses points
do-no-counter = Ne pas contre-attaquer
do-no-order = Ne rien changer
do-counter = Contre-attaquer en { $skill } ({ $percent } %)
do-roll = Lancer sans bonus ({ $percent } %)
do-roll-more = +{ $bonus } pour { n-points } ({ $percent } %)
do-pay = Payer { n-points } et réussir
do-give = Donner « { $card } »
do-ransom = Donner { n-points }
do-keep = Garder « { $card } »
do-orders = Répondre d’avance
do-order = { $reaction } : { $answer }
reaction-dodge = Esquiver
reaction-sign = Signe des anciens
reaction-bluff = C’était du bluff
reaction-counter = Contre-attaquer
reaction-points-on-attack = Points d’attaque
reaction-points-on-defence = Points de défense
reaction-points-on-counter = Points de contre-attaque
reaction-points-on-test = Points de test
answer-ask = me demander
answer-leaders = me demander pour les chefs, jamais pour les autres
answer-never = jamais
answer-always = toujours

## Le journal

log-founded = { $who-is ->
    [me] Vous fondez « { $name } ». { $credo }
   *[other] { $who } fonde « { $name } ». { $credo }
}
log-skills = { $who-is ->
    [me] Vos compétences : Brutalité { $brutality }, Sorcellerie { $sorcery }, Invocation { $conjuring }.
   *[other] Compétences { DE($who) } : Brutalité { $brutality }, Sorcellerie { $sorcery }, Invocation { $conjuring }.
}
log-round = Round { $round }
log-star = { $who-is ->
    [me] Vous tirez { $die } pour la faveur des astres.
   *[other] { $who } tire { $die } pour la faveur des astres.
}
log-favoured = { $who-is ->
    [me] Les astres vous favorisent : +{ $bonus } à vos jets.
   *[other] Les astres favorisent { $who } : +{ $bonus } à ses jets.
}
log-draws = { $who-is ->
    [me] Vous piochez : { $cards }.
   *[other] { $who } pioche : { $cards }.
}
log-draws-some = { $count ->
    [one] { $who } pioche une carte.
   *[other] { $who } pioche { $count } cartes.
}
log-shuffled = La défausse est mélangée : nouvelle pioche.
log-turn = { $who-is ->
    [me] Votre tour
   *[other] Tour { DE($who) }
}
log-plays = { $who-is ->
    [me] Vous jouez « { $card } ».
   *[other] { $who } joue « { $card } ».
}
log-aims = { $who-is ->
    [me] Vous jouez « { $card } » contre { $at }.
   *[other] { $at-is ->
        [me] { $who } joue « { $card } » contre vous.
       *[other] { $who } joue « { $card } » contre { $at }.
    }
}
log-attacks = { $who-is ->
    [me] Avec votre { $attacker } { $attacker-number }, vous attaquez { $the-victim } { $victim-number } { DE($at) } : { $card }.
   *[other] { $at-is ->
        [me] Avec son { $attacker } { $attacker-number }, { $who } attaque votre { $victim } { $victim-number } : { $card }.
       *[other] Avec son { $attacker } { $attacker-number }, { $who } attaque { $the-victim } { $victim-number } { DE($at) } : { $card }.
    }
}
log-conjures = { $who-is ->
    [me] Avec votre { $attacker } { $attacker-number }, vous invoquez contre { $the-victim } { $victim-number } { DE($at) } : { $card }.
   *[other] { $at-is ->
        [me] Avec son { $attacker } { $attacker-number }, { $who } invoque contre votre { $victim } { $victim-number } : { $card }.
       *[other] Avec son { $attacker } { $attacker-number }, { $who } invoque contre { $the-victim } { $victim-number } { DE($at) } : { $card }.
    }
}
log-attacks-led = { $who-is ->
    [me] Le regard vide, votre { $attacker } { $attacker-number } frappe { $the-victim } { $victim-number } { DE($at) }.
   *[other] { $at-is ->
        [me] Le regard vide, { $the-attacker } { $attacker-number } { DE($who) } frappe votre { $victim } { $victim-number }.
       *[other] Le regard vide, { $the-attacker } { $attacker-number } { DE($who) } frappe { $the-victim } { $victim-number } { DE($at) }.
    }
}
log-rolls-attack = { $who-is ->
    [me] Vous attaquez avec votre { $victim } { $victim-number } : { $pips } pour { $threshold }, { $verdict }.
   *[other] { $who } attaque avec son { $victim } { $victim-number } : { $pips } pour { $threshold }, { $verdict }.
}
log-rolls-led = { $who-is ->
    [me] Vous menez l’attaque : { $pips } pour { $threshold }, { $verdict }.
   *[other] { $who } mène l’attaque : { $pips } pour { $threshold }, { $verdict }.
}
log-rolls-defence = { $who-is ->
    [me] Vous défendez votre { $victim } { $victim-number } : { $pips } pour { $threshold }, { $verdict }.
   *[other] { $who } défend son { $victim } { $victim-number } : { $pips } pour { $threshold }, { $verdict }.
}
log-rolls-counter = { $who-is ->
    [me] Vous contre-attaquez avec votre { $victim } { $victim-number } : { $pips } pour { $threshold }, { $verdict }.
   *[other] { $who } contre-attaque avec son { $victim } { $victim-number } : { $pips } pour { $threshold }, { $verdict }.
}
log-rolls-turned = { $who-is ->
    [me] Vous défendez votre { $victim } { $victim-number } contre votre propre monstre : { $pips } pour { $threshold }, { $verdict }.
   *[other] { $who } défend son { $victim } { $victim-number } contre son propre monstre : { $pips } pour { $threshold }, { $verdict }.
}
log-rolls-test = { $who-is ->
    [me] Vous tentez « { $card } » : { $pips } pour { $threshold }, { $verdict }.
   *[other] { $who } tente « { $card } » : { $pips } pour { $threshold }, { $verdict }.
}
log-rolls-god = { $who-is ->
    [me] Vous invoquez votre dieu : { $pips } pour { $threshold }, { $verdict }.
   *[other] { $who } invoque son dieu : { $pips } pour { $threshold }, { $verdict }.
}
log-thrown = { $who-is ->
    [me] { $card } : vous lancez le dé, { $die }.
   *[other] { $card } : { $who } lance le dé, { $die }.
}
log-dodges = { $who-is ->
    [me] Vous esquivez : l’attaque frappe le vide.
   *[other] { $who } esquive : l’attaque frappe le vide.
}
log-signs = { $who-is ->
    [me] Vous montrez le Signe des anciens : le monstre s’en retourne.
   *[other] { $who } montre le Signe des anciens : le monstre s’en retourne.
}
log-bluffs = { $who-is ->
    [me] C’était du bluff : votre { $victim } { $victim-number } se relève.
   *[other] C’était du bluff : { $the-victim } { $victim-number } { DE($who) } se relève.
}
log-dies = { $who-is ->
    [me] Vous perdez votre { $victim } { $victim-number }. { $to } signe : +{ n-points }.
   *[other] { $to-is ->
        [me] { $who } perd son { $victim } { $victim-number }. Vous signez : +{ n-points }.
       *[other] { $who } perd son { $victim } { $victim-number }. { $to } signe : +{ n-points }.
    }
}
log-dies-for-nothing = { $who-is ->
    [me] Vous perdez votre { $victim } { $victim-number }. Personne ne signe.
   *[other] { $who } perd son { $victim } { $victim-number }. Personne ne signe.
}
log-devoured = { $who-is ->
    [me] Votre dieu, mécontent, dévore toute votre secte !
   *[other] Le dieu { DE($who) }, mécontent, dévore toute sa secte !
}
log-row = { $who-is ->
    [me] Nouvelle ligne active : vos { $row } entrent en jeu.
   *[other] Nouvelle ligne active : les { $row } { DE($who) } entrent en jeu.
}
log-gone = { $who-is ->
    [me] Votre secte est éteinte.
   *[other] La secte { DE($who) } est éteinte.
}
log-keeps = { $who-is ->
    [me] Vous gardez « { $card } » : la défense a foiré.
   *[other] { $who } garde « { $card } » : la défense a foiré.
}
log-gains = { $who-is ->
    [me] Vous : +{ n-points }.
   *[other] { $who } : +{ n-points }.
}
log-loses = { $who-is ->
    [me] Vous : −{ n-points }.
   *[other] { $who } : −{ n-points }.
}
log-god-silent = { $who-is ->
    [me] Votre dieu ne répond pas : −{ n-points }, et le tour s’arrête.
   *[other] Le dieu { DE($who) } ne répond pas : −{ n-points }, et le tour s’arrête.
}
log-buys = { $who-is ->
    [me] Vous payez { n-points } : +{ $bonus } au jet.
   *[other] { $who } paie { n-points } : +{ $bonus } au jet.
}
log-robs = { $who-is ->
    [me] Vous prenez { n-points } { A($from) }.
   *[other] { $from-is ->
        [me] { $who } vous prend { n-points }.
       *[other] { $who } prend { n-points } { A($from) }.
    }
}
log-discards = { $who-is ->
    [me] Vous défaussez : { $cards }.
   *[other] { $who } défausse : { $cards }.
}
log-hands = { $who-is ->
    [me] Vous recevez « { $card } » { DE($from) }.
   *[other] { $from-is ->
        [me] { $who } reçoit « { $card } » de vous.
       *[other] { $who } reçoit « { $card } » { DE($from) }.
    }
}
log-hands-some = { $who } reçoit une carte { DE($from) }.
log-swaps = { $who-is ->
    [me] Vous échangez votre main avec celle { DE($with) }.
   *[other] { $with-is ->
        [me] { $who } échange sa main avec la vôtre.
       *[other] { $who } échange sa main avec celle { DE($with) }.
    }
}
log-shows = { $who-is ->
    [me] Votre main : { $cards }.
   *[other] Main { DE($who) } : { $cards }.
}
log-shows-none = { $who-is ->
    [me] Votre main est vide.
   *[other] La main { DE($who) } est vide.
}
log-passes = { $who-is ->
    [me] Vous passerez « { $card } » à droite.
   *[other] { $who } passera « { $card } » à droite.
}
log-passes-some = { $who } a choisi une carte à passer.
log-gazes = { $who-is ->
    [me] Vous contemplez : { $cards }.
   *[other] { $who } contemple : { $cards }.
}
log-gazes-some = { $count ->
    [one] { $who } contemple une carte de la pioche.
   *[other] { $who } contemple { $count } cartes de la pioche.
}
log-retains = { $who-is ->
    [me] Vous gardez « { $card } ».
   *[other] { $who } garde « { $card } ».
}
log-retains-some = { $who } garde l’une d’elles.
log-revives = { $who-is ->
    [me] Votre { $victim } { $victim-number } revient d’entre les morts.
   *[other] D’entre les morts revient { $the-victim } { $victim-number } { DE($who) }.
}
log-barred = { $who-is ->
    [me] « { $card } » : votre { $victim } { $victim-number } ne combat plus.
   *[other] « { $card } » : { $the-victim } { $victim-number } { DE($who) } ne combat plus.
}
log-banished = { $who-is ->
    [me] Votre { $victim } { $victim-number } passe la porte vers ailleurs.
   *[other] La porte vers ailleurs s’ouvre : { $the-victim } { $victim-number } { DE($who) } la passe.
}
log-lasts = { $who-is ->
    [me] « { $card } » reste sur la table, devant vous.
   *[other] « { $card } » reste sur la table, devant { $who }.
}
log-ends = « { $card } » prend fin.
log-risks = { $who-is ->
    [me] Vous tirez { $die } pour votre { $victim } { $victim-number } : sauf.
   *[other] { $who } tire { $die } pour son { $victim } { $victim-number } : sauf.
}
log-risks-dies = { $who-is ->
    [me] Vous tirez { $die } pour votre { $victim } { $victim-number } : perdu.
   *[other] { $who } tire { $die } pour son { $victim } { $victim-number } : perdu.
}
log-nothing = « { $card } » échoue.
log-over-god = { $who-is ->
    [me] Votre dieu est venu : vous gagnez.
   *[other] Le dieu { DE($who) } est venu : { $who } gagne.
}
log-over-last = { $who-is ->
    [me] Votre secte est seule en vie : vous gagnez.
   *[other] La secte { DE($who) } est seule en vie : { $who } gagne.
}
log-over-nobody = Les dernières sectes tombent en même temps : personne ne gagne.
log-over-rounds = Le dernier round est fini : on compte les points.

## Refus

why-over = La partie est finie.
why-no-player = Personne n’est assis là.
why-gone = Cette secte est éteinte : elle ne joue plus et n’est plus visée.
why-nobody = Personne n’est interrogé pour l’instant.
why-taken = C’est déjà pris par une autre secte. Choisissez-en un autre.
why-late-mishap = Le Séminaire et le Déménagement viennent après les autres Péripéties.
why-no-card = Vous n’avez pas cette carte.
why-no-dodge = Vous n’avez pas de carte « Esquive ».
why-no-sign = Vous n’avez pas de carte « Signe des anciens ».
why-no-bluff = Vous n’avez pas de carte « C’était du bluff ».
why-counter-sorcery = On contre-attaque en Brutalité ou en Invocation, pas en Sorcellerie.
why-target-self = Cette carte se joue contre une autre secte.
why-target-idle = La carte ne ferait rien à cette secte. Choisissez-en une autre.
why-not-among = Ce cultiste n’est pas de ceux qu’on peut choisir.
why-same-order = C’est déjà ce que vous répondez d’avance.
why-ordered = On change une réponse d’avance par question, à son tour ou quand une réaction est demandée.
why-called = Le dieu a déjà été invoqué pendant ce tour.
why-not-favoured = Il faut la faveur des astres pour invoquer son dieu. Attendez un meilleur round.
why-one-card = Un seul Évènement ou une seule Sorcellerie par tour, et c’est fait.
why-mishap-waits = Une Péripétie piochée maintenant attend le début de votre prochain tour.
why-defence-card = Une carte Défense se joue quand un autre agit.
why-attack-card = Cette carte sert à attaquer : désignez un cultiste avec elle.
why-not-a-weapon = On attaque avec une carte Brutalité ou Invocation.
why-idle = La carte ne ferait rien maintenant, même si son jet déchirait.
why-eclipse = Pendant l’Éclipse, les astres n’écoutent pas.
why-dead = Ce cultiste est mort.
why-not-active = Ce cultiste n’est pas de votre ligne active.
why-elsewhere = Ce cultiste est ailleurs : ni attaquant, ni cible.
why-barred = Ce cultiste ne combat pas pour l’instant.
why-strike = C’est la grève : une seule attaque ce tour-ci, et elle est faite.
why-struck = Ce cultiste a déjà fait cette sorte d’attaque ce tour-ci.
why-no-prey = Il n’y a personne à attaquer.
why-target-dead = Cette cible est déjà morte.
why-target-row = On ne vise que la ligne active. Celle-là attend son heure.
why-not-at = Le sort ne permet pas cette cible.
why-own = Ce cultiste n’est pas une cible pour cette attaque.
why-not-now = Ce n’est pas la question du moment. Répondez d’abord à celle qui est posée.
why-other-asked = Ce n’est pas la question du moment : on demande autre chose { A($who) }.
why-no-points = +{ $bonus } coûte plus que ce que vous pouvez dépenser ({ n-points }).
why-useless-points = +{ $bonus } ne changerait rien à ce jet ({ n-points } en réserve).
why-no-ransom = Vous n’avez pas { n-points } : donnez une carte.
why-god-points = Votre dieu demande { $need } points, vous en avez { $points }.
why-god-start = Il fallait { $need } points dès le début du round ; vous en avez { $points } maintenant.

## Le compte

sheet-god = Le dieu est venu
sheet-points = Points poulpiques
sheet-living = Cultistes en vie
sheet-slain = Victimes signées
column-god = dieu
column-points = points
column-living = en vie
column-slain = victimes
reason-points-more = { $n ->
    [0] un peu plus de points poulpiques
    [one] { $n } point poulpique de plus
   *[other] { $n } points poulpiques de plus
}
reason-points-less = { $n ->
    [0] un peu moins de points poulpiques
    [one] { $n } point poulpique de moins
   *[other] { $n } points poulpiques de moins
}
reason-living-more = { $n ->
    [0] un peu plus de vos Cultistes en vie
    [one] { $n } de vos Cultistes de plus en vie
   *[other] { $n } de vos Cultistes de plus en vie
}
reason-living-less = { $n ->
    [0] un peu moins de vos Cultistes en vie
    [one] { $n } de vos Cultistes de moins en vie
   *[other] { $n } de vos Cultistes de moins en vie
}
reason-foes-more = { $n ->
    [0] un peu plus de Cultistes adverses en vie
    [one] { $n } Cultiste adverse de plus en vie
   *[other] { $n } Cultistes adverses de plus en vie
}
reason-foes-less = { $n ->
    [0] un peu moins de Cultistes adverses en vie
    [one] { $n } Cultiste adverse de moins en vie
   *[other] { $n } Cultistes adverses de moins en vie
}
reason-leader-more = { $n ->
    [0] un peu plus de points pour le rival de tête
    [one] { $n } point de plus pour le rival de tête
   *[other] { $n } points de plus pour le rival de tête
}
reason-leader-less = { $n ->
    [0] un peu moins de points pour le rival de tête
    [one] { $n } point de moins pour le rival de tête
   *[other] { $n } points de moins pour le rival de tête
}
reason-cards-more = { $n ->
    [0] un peu plus de cartes en main
    [one] { $n } carte de plus en main
   *[other] { $n } cartes de plus en main
}
reason-cards-less = { $n ->
    [0] un peu moins de cartes en main
    [one] { $n } carte de moins en main
   *[other] { $n } cartes de moins en main
}
reason-skills-more = { $n ->
    [0] un peu plus de compétences
    [one] { $n } niveau de compétence de plus
   *[other] { $n } niveaux de compétence de plus
}
reason-skills-less = { $n ->
    [0] un peu moins de compétences
    [one] { $n } niveau de compétence de moins
   *[other] { $n } niveaux de compétence de moins
}
note-cards = Évènements, Sorcelleries et Péripéties joués
note-weapons = Armes et monstres
note-defences = Cartes Défense
note-kills = Victimes
kill-any = une victime
note-gods = Invocations du dieu
god-came = il vient
god-silent = il se tait
god-devoured = il dévore
note-roads = Chemins de la victoire
road-god = le dieu
road-last = la dernière secte en vie
note-gifts = Compétences de départ
gifts-poor = faibles (27 ou moins)
gifts-fair = moyennes (28 à 32)
gifts-rich = fortes (33 ou plus)
note-best-skill = Meilleure compétence

## Les sectes

sect-name-1 = Le Poulpe Hurlant
sect-name-2 = Sainte Sardine
sect-name-3 = L’Ordre du Parking
sect-name-4 = Les Voisins du 13
sect-name-5 = Tricot & Ténèbres
sect-name-6 = Le Gland Cosmique
sect-name-7 = La Ligue du Lombric
sect-name-8 = Les Frères Moustache
sect-name-9 = Cave et Compagnie
sect-name-10 = Le Cercle Ovale
sect-name-11 = Les Amis du Gouffre
sect-name-12 = L’Œil Qui Louche
sect-name-13 = La Chorale d’En Bas
sect-name-14 = Le Club des Mardis
sect-name-15 = L’Étoile de Mer Noire
sect-name-16 = Les Orphelins de Minuit
credo-1 = Ce qui dort paie un loyer.
credo-2 = Huit bras, un seul cœur.
credo-3 = Sonnez deux fois.
credo-4 = Les étoiles sont presque bonnes.
credo-5 = Qui tricote survivra.
credo-6 = Le gouffre a bon goût.
credo-7 = Jamais le jeudi.
credo-8 = Tout finit en gelée.
credo-9 = On ne discute pas avec la marée.
credo-10 = Le chef sait où sont les clés.
credo-11 = Mieux vaut ramper que courir.
credo-12 = Le poulpe voit par les murs.
credo-13 = Demain, encore pire.
credo-14 = Une robe pour chacun.
credo-15 = Les voisins goûteront d’abord.
credo-16 = Il y a de la place en bas.
symbol-octopus = poulpe
symbol-fish = poisson
symbol-car = voiture
symbol-eye = œil
symbol-scarab = scarabée
symbol-web = toile
symbol-goat = chèvre
symbol-crescent = croissant
symbol-snail = escargot
symbol-skull = crâne
symbol-mushroom = champignon
symbol-raven = corbeau
symbol-hand = main
symbol-candle = bougie
symbol-teapot = théière
symbol-duck = canard

## Les cartes

card-unknown = Carte inconnue
card-none = ses mains
card-eclipse = Éclipse
text-eclipse = Plus de faveur ni de dieu jusqu’à la fin du round.
card-police-raid = Descente de police
text-police-raid = Chaque secte lance un dé : sur 1-2, son premier actif meurt, tous en même temps.
card-flu = Grippe
text-flu = Un de vos actifs ne combat plus jusqu’à votre prochain tour.
card-recruitment = Recrutement
text-recruitment = Un mort de votre ligne active revient ; sinon +1 point.
card-high-tide = Marée haute
text-high-tide = +2 points.
card-low-tide = Marée basse
text-low-tide = −2 points.
card-seminar = Séminaire interculte
text-seminar = Chacun passe une carte à sa droite.
card-moving-house = Déménagement
text-moving-house = Défaussez votre main, piochez-en autant.
card-front-page = Gros titre
text-front-page = Toutes les mains sont ouvertes jusqu’à la fin du tour.
card-moonless-night = Nuit sans lune
text-moonless-night = Invocations −2 pour tous jusqu’à votre prochain tour.
card-full-moon = Pleine lune
text-full-moon = Invocations +2 pour tous jusqu’à votre prochain tour.
card-spontaneous-combustion = Combustion spontanée
text-spontaneous-combustion = Un de vos actifs, au hasard, meurt.
card-search = Perquisition
text-search = La cible défausse 2 cartes au hasard.
card-nosy-journalist = Journaliste curieux
text-nosy-journalist = Prenez une carte de la cible au hasard.
card-tax-audit = Contrôle fiscal
text-tax-audit = La cible perd 1D6 points poulpiques.
card-infiltrated-traitor = Traître infiltré
text-infiltrated-traitor = 10 ou moins : un actif meurt. Déchire : deux. Foire : un des vôtres.
card-asylum = Asile
text-asylum = Un actif ne combat plus jusqu’à la fin de son prochain tour.
card-power-cut = Coupure de courant
text-power-cut = Brutalité −2 jusqu’à la fin de son prochain tour.
card-overdue-grimoire = Grimoire en retard
text-overdue-grimoire = Sorcellerie −2 jusqu’à la fin de son prochain tour.
card-cheap-chalk = Craie de mauvaise qualité
text-cheap-chalk = Invocation −2 jusqu’à la fin de son prochain tour.
card-buried-too-soon = Enterré trop vite
text-buried-too-soon = Un de vos morts, de n’importe quelle ligne, revient.
card-blackmail = Chantage
text-blackmail = La cible vous donne 3 points ou une carte.
card-crate-of-dynamite = Caisse de dynamite
text-crate-of-dynamite = 9 ou moins : un actif au hasard meurt. Déchire : deux. Foire : un des vôtres.
card-secret-council = Concile secret
text-secret-council = Échangez votre main avec celle de la cible.
card-whim-of-the-stars = Caprice des astres
text-whim-of-the-stars = On relance pour la faveur des astres.
card-strike = Grève
text-strike = La cible n’attaque qu’une fois à son prochain tour.
card-withering = Flétrissement
text-withering = Un actif meurt. Déchire : deux. Foire : un des vôtres.
card-domination = Domination
text-domination = Un actif de la cible attaque pour vous. Déchire : deux fois. Foire : contre vous.
card-curse = Malédiction
text-curse = Tous ses tests −2. Déchire : −4. Foire : sur vous.
card-theft-of-spirit = Vol d’esprit
text-theft-of-spirit = Volez 1D6 points. Déchire : 6. Foire : donnez-en 1D6.
card-oblivion = Oubli
text-oblivion = La cible défausse sa main. Déchire : de plus, elle ne complète sa main qu’à 4 cartes. Foire : la vôtre.
card-resurrection = Résurrection
text-resurrection = Un mort, ligne active ou plus bas. Déchire : deux. Foire : un actif meurt.
card-gate-elsewhere = Porte vers ailleurs
text-gate-elsewhere = Un actif hors jeu jusqu’à la fin du round suivant. Déchire : deux. Foire : un des vôtres.
card-contemplation = Contemplation
text-contemplation = Voyez 5 cartes, gardez-en 2. Déchire : 3. Foire : défaussez 2.
card-yellow-sign = Signe jaune
text-yellow-sign = Chaque actif lance un dé, meurt sur 1. Déchire : 1-2. Foire : chez vous.
card-protective-mist = Brume protectrice
text-protective-mist = Vos défenses +3 jusqu’à votre prochain tour. Déchire : +5. Foire : −2.
card-bare-fists = Poings nus
text-bare-fists = Attaque +0.
card-bat = Batte
text-bat = Attaque +1.
card-pitchfork = Fourche
text-pitchfork = Attaque +1.
card-sacrificial-knife = Couteau sacrificiel
text-sacrificial-knife = Attaque +1. Déchire : 1 point de plus.
card-truncheon = Matraque
text-truncheon = Attaque +2.
card-revolver = Revolver
text-revolver = Attaque +2. Foire : enrayé.
card-axe = Hache
text-axe = Attaque +3. Déchire : un second actif meurt.
card-shotgun = Fusil à pompe
text-shotgun = Attaque +3. Déchire : un voisin meurt aussi.
card-ram-car = Voiture bélier
text-ram-car = Attaque +3. Défense de la cible −2.
card-chainsaw = Tronçonneuse
text-chainsaw = Attaque +4. Déchire : un de plus. Foire : l’attaquant meurt.
card-tommy-gun = Mitraillette
text-tommy-gun = Attaque +4, une ou deux cibles d’une secte.
card-flame-thrower = Lance-flammes
text-flame-thrower = Attaque +4, sans Esquive. Foire : l’attaquant brûle.
card-dynamite = Dynamite
text-dynamite = Attaque +5. Déchire : deux de plus. Foire : l’attaquant et un voisin.
card-human-faced-rat = Rat à visage humain
text-human-faced-rat = Test +1, défense sous 12.
card-ghoul = Goule
text-ghoul = Test +0, défense sous 11.
card-deep-one = Profond
text-deep-one = Test +0, défense sous 10.
card-byakhee = Byakhee
text-byakhee = Test −1, défense sous 10.
card-night-gaunt = Maigre bête de la nuit
text-night-gaunt = Test −1, défense sous 9. Déchire : pas de bluff.
card-mi-go = Mi-Go
text-mi-go = Test −2, défense sous 9. Déchire : piochez 1.
card-hunting-horror = Horreur chasseresse
text-hunting-horror = Test −3, défense sous 8.
card-star-vampire = Vampire stellaire
text-star-vampire = Test −3, défense sous 8. Tuer rapporte 1 de plus.
card-hound-of-tindalos = Chien de Tindalos
text-hound-of-tindalos = Test −3, défense sous 7. Le Signe est sans effet.
card-flying-polyp = Polype volant
text-flying-polyp = Test −4, défense sous 7.
card-dark-young = Sombre rejeton
text-dark-young = Test −4, défense sous 6.
card-shoggoth = Shoggoth
text-shoggoth = Test −5, défense sous 5. Déchire : deux victimes. Foire : deux des vôtres.
card-star-spawn = Rejeton stellaire
text-star-spawn = Test −6, défense sous 4. Déchire : trois victimes. Foire : trois des vôtres.
card-elder-sign = Signe des anciens
text-elder-sign = Annule une invocation, après son jet.
card-dodge = Esquive
text-dodge = Annule une attaque de Brutalité avant le jet.
card-bluff = C’était du bluff
text-bluff = Ressuscite un cultiste qui vient de mourir.

## Ce qui vient d’être décidé

reveal-duel = { $who-is ->
    [me] { $at-is ->
        [me] { $card } : vous contre vous-même
       *[other] { $card } : vous contre { $at }
    }
   *[other] { $at-is ->
        [me] { $card } : { $who } contre vous
       *[other] { $card } : { $who } contre { $at }
    }
}
reveal-spell = { $who-is ->
    [me] Vous jouez { $card }
   *[other] { $who } joue { $card }
}
reveal-god = { $who-is ->
    [me] Vous invoquez votre dieu
   *[other] { $who } invoque son dieu
}
trial-attack = { $who-is ->
    [me] Votre attaque, { $threshold } ou moins
   *[other] Attaque { DE($who) }, { $threshold } ou moins
}
trial-defence = { $who-is ->
    [me] Votre défense, { $threshold } ou moins
   *[other] Défense { DE($who) }, { $threshold } ou moins
}
trial-counter = { $who-is ->
    [me] Votre contre-attaque, { $threshold } ou moins
   *[other] Contre-attaque { DE($who) }, { $threshold } ou moins
}
trial-turned = { $who-is ->
    [me] Votre monstre se retourne : { $threshold } ou moins
   *[other] Le monstre { DE($who) } se retourne : { $threshold } ou moins
}
trial-test = { $who-is ->
    [me] Votre test, { $threshold } ou moins
   *[other] Test { DE($who) }, { $threshold } ou moins
}
trial-god = { $who-is ->
    [me] Invocation de votre dieu, { $threshold } ou moins
   *[other] Invocation du dieu { DE($who) }, { $threshold } ou moins
}
trial-dodge = { $who-is ->
    [me] Vous jouez une Esquive
   *[other] { $who } joue une Esquive
}
verdict-hits = touché
verdict-misses = manqué
verdict-dodged = esquivé
came-falls = { $of-is ->
    [me] Votre { $who } { $number } tombe.
   *[other] À terre : { $the-who } { $number } { DE($of) }.
}
came-stands = { $of-is ->
    [me] Votre { $who } { $number } reste debout.
   *[other] Toujours debout : { $the-who } { $number } { DE($of) }.
}
came-dodged = { $of-is ->
    [me] Votre { $who } { $number } esquive : les dés ne sont pas jetés.
   *[other] Les dés ne sont pas jetés : { $the-who } { $number } { DE($of) } s’en tire.
}
came-spell = La carte fait son effet.
came-no-spell = La carte n’a pas l’effet voulu.
came-god = Le dieu s’éveille.
came-no-god = Le dieu ne répond pas.

## Ce qu’un choix coûte, donne et risque

mark-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
mark-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
mark-fumbles = { $number ->
    [one] { $number } chance sur 100 de foirer
   *[other] { $number } chances sur 100 de foirer
}
