### Créatures & Cultistes

## La table

game-title = Créatures & Cultistes
game-pitch = Fondez une secte maléfique, lâchez vos brutes et vos monstres sur les voisins, comptez vos points poulpiques et appelez votre dieu avant qu’il ne reste personne.
option-founding = Fondation des sectes
option-founding-generated = noms, crédos et symboles tirés au sort
option-founding-chosen = chacun choisit les siens
option-windows = À qui l’on demande
option-windows-always = à qui pourrait répondre, vu son nombre de cartes
option-windows-able = seulement à qui peut vraiment répondre
option-points = Points dépensés
option-points-before = avant le jet
option-points-after = après son propre jet
option-rounds = Manches au plus
option-rounds-12 = 12 manches
option-rounds-20 = 20 manches
option-rounds-30 = 30 manches
option-rounds-60 = 60 manches
end-god = Un dieu est venu
end-last = Une seule secte survit
end-rounds = Les manches sont épuisées
phase-found = Fondation
phase-mishaps = Péripéties
phase-free = Tour libre
phase-duel = Duel
phase-end = Fin
region-arena = L’arène
region-track = Points poulpiques
region-laid = Cartes durables
laid-none = Cartes durables : aucune
region-hand = Votre main
region-gazed = Ce que vous contemplez
region-orders = Vos consignes
track-label = Points de chacun ; un dieu en demande { $god }
sheet-legend = B Brute, C Invocateur, † mort ; la rangée active est la plus basse où quelqu’un vit
sect-nameless = Secte sans nom
row-novices = novices
row-initiates = initiés
row-leaders = chefs
row-label = { $points ->
    [one] Rangée des { $row } : { $living } en vie, { $points } point par victime
   *[other] Rangée des { $row } : { $living } en vie, { $points } points par victime
}
row-label-active = { $points ->
    [one] Rangée active des { $row } : { $living } en vie, { $points } point par victime
   *[other] Rangée active des { $row } : { $living } en vie, { $points } points par victime
}
member-novice-brute = novice Brute
member-novice-conjurer = novice Invocateur
member-initiate-brute = initié Brute
member-initiate-conjurer = initié Invocateur
member-leader-brute = chef Brute
member-leader-conjurer = chef Invocateur
cultist-label = { $who } { $place }, { $state }
cultist-text = Brutalité { $brutality }, Invocation { $conjuring }, vaut { $points }
state-alive = en vie
state-dead = mort
state-barred = hors de combat pour l’instant
state-elsewhere = ailleurs

## Les joueurs

panel-doing = { $sect } · { $doing }
score-label = points
pips-god = Vers le dieu
fact-hand = Cartes en main
fact-living = Cultistes en vie
fact-slain = Victimes signées
fact-row = Rangée active
fact-favour = Faveur des astres
supply-round = Manche
supply-pile = Pioche
supply-discard = Défausse
supply-favour = Faveur des astres
supply-god = Points pour un dieu
supply-nobody = personne
doing-waits = attend
doing-over = a fini
doing-gone = est éteinte
doing-founds = fonde sa secte
doing-mishaps = subit ses péripéties
doing-plays = joue son tour
doing-aims = choisit une cible
doing-dodge = décide d’esquiver ou non
doing-sign = décide : jouer un Signe des anciens ?
doing-bluff = décide : était-ce du bluff ?
doing-stake = annonce son jet
doing-counter = décide de contre-attaquer ou non
doing-target = choisit une secte
doing-choose = choisit un cultiste
doing-ransom = cède au chantage
doing-keep = contemple des cartes
doing-shed = défausse
doing-pass = choisit une carte à passer
doing-orders = règle ses consignes

## L’arène

arena-duel = { $who } contre { $at }
arena-aims = { $who }
arena-god = { $who } appelle son dieu
arena-attacker = Attaquant : { $who }, Brutalité { $brutality }, Invocation { $conjuring }
arena-target = Cible : { $who }, Brutalité { $brutality }, Invocation { $conjuring }
arena-card = La carte jouée
roll-attack = Attaque
roll-defence = Défense
roll-counter = Contre-attaque
roll-turned = Contre sa bête
roll-test = Test
roll-god = Le dieu
roll-result = { $pips } · { $verdict }
roll-threshold = 3 dés, { $threshold } ou moins
roll-chance = { $percent } chances sur 100
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
part-defence = bête
part-test = seuil
part-cultist = cultiste
part-card = carte
part-favour = astres
part-lasting = durable
part-edge = riposte
part-points = points
part-halved = moitié
until-turn = jusqu’à la fin du tour
until-own-turn = jusqu’au prochain tour de qui l’a jouée
until-bearer-turn = jusqu’à la fin de son prochain tour
until-round = jusqu’à la fin d’une manche
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
desk-names = Noms
desk-credos = Crédos
desk-symbols = Symboles
ask-mishap = Quelle Péripétie subissez-vous d’abord ?
hint-mishap = Toutes celles de votre main se jouent, et chacune est aussitôt remplacée.
ask-turn = À vous : attaquez, jouez une carte, défaussez, ou finissez le tour.
hint-turn = Peuvent encore attaquer : { $brutes } en Brutalité, { $conjurers } en Invocation. { $cast ->
        [yes] Évènement ou Sorcellerie déjà joué.
       *[no] Un Évènement ou une Sorcellerie au choix.
    } Votre dieu demande { $god } points et les astres ; vous avez { $points }.
hint-turn-god = Votre dieu peut être appelé : { $percent } % de chances. Raté, il coûte { $god } points et le tour ; foiré, toute la secte. Vous avez { $points } points ; { $brutes } et { $conjurers } cultistes peuvent encore attaquer.
ask-aim = Qui attaquez-vous avec { $card } ?
ask-aim-led = Qui votre pantin attaque-t-il ?
ask-dodge = { $who } attaque votre { $victim } avec { $card }. Esquivez-vous ?
hint-dodge = Le jet n’est pas fait : { $percent } % de chances de toucher. Une Esquive annule l’attaque.
ask-sign = { $card } fond sur votre { $victim }. Montrez-vous un Signe des anciens ?
ask-sign-turned = { $card } se retourne contre vous ! Montrez-vous un Signe des anciens ?
hint-sign = Le Signe annule l’invocation. Sinon, jet de défense : { $percent } % de chances d’en réchapper.
hint-sign-certain = L’invocation DÉCHIRE : sans Signe, pas de défense.
ask-bluff = Votre { $victim } vient de mourir. Était-ce du bluff ?
hint-bluff = { $points ->
    [one] La carte le ressuscite, et { $to } ne gagne pas son point.
   *[other] La carte le ressuscite, et { $to } ne gagne pas ses { $points } points.
}
hint-bluff-nobody = La carte le ressuscite. Sa mort ne rapporte rien à personne.
ask-stake-attack = Combien de points mettez-vous dans cette attaque ?
ask-stake-defence = Combien de points mettez-vous dans cette défense ?
ask-stake-counter = Combien de points mettez-vous dans cette contre-attaque ?
ask-stake-test = Combien de points mettez-vous dans ce test ?
ask-stake-god = Combien de points mettez-vous dans l’appel de votre dieu ?
hint-stake = Il faut { $threshold } ou moins avec 3 dés : { $percent } %. Un bonus de +1 coûte { $price } points, vous en avez { $points }.
ask-amend = Payez-vous ce qui manque à votre jet ?
hint-amend = { $pips } pour { $threshold } : réussir coûte { $price } points.
ask-counter = Votre { $victim } est sauf. Contre-attaque-t-il le { $attacker } de { $who } ?
hint-counter = Sans défense possible. Brutalité : { $brutality } %, Invocation : { $conjuring } %.
ask-target = Contre quelle secte jouez-vous { $card } ?
ask-choose-death = { $card } : quel cultiste de { $who } meurt ?
ask-choose-own-death = { $card } : lequel de vos cultistes meurt ?
ask-choose-bar = { $card } : quel cultiste de { $who } ne combat plus ?
ask-choose-banish = { $card } : quel cultiste de { $who } part ailleurs ?
ask-choose-revive = { $card } : quel mort revient ?
ask-choose-puppet = { $card } : quel cultiste de { $who } menez-vous ?
ask-ransom = Que cédez-vous au maître chanteur : { $points } points ou une carte ?
hint-ransom = Vous avez { $have } points ; avec moins de { $points }, c’est une carte.
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
ask-orders = Quelle consigne changez-vous ?
hint-orders = Une consigne répond pour vous tant que vous ne la changez pas. Personne d’autre ne la voit.
wait = { $who } { $doing }.
wait-all = Chacun choisit en secret.
over-god = { $who-is ->
    [me] Votre dieu est venu. Il avait faim des autres.
   *[other] Le dieu de { $who } est venu.
}
over-last = { $who-is ->
    [me] Votre secte est la dernière en vie.
   *[other] La secte de { $who } est la dernière en vie.
}
over-rounds = Les manches sont épuisées : les points décident.
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
do-summon = Appeler votre dieu ({ $percent } %)
do-play = Jouer { $card }
do-play-tested = Jouer { $card } ({ $percent } %)
do-attack = { $card } : attaquer avec le { $who } { $place } ({ $percent } %)
do-discard = Défausser { $card }
do-aim = Viser le { $who } { $place } de { $at }
do-target = Contre la secte de { $at }
do-choose = Le { $who } { $place }
do-dodge = Esquiver
do-sign = Montrer le Signe des anciens
do-bluff = C’était du bluff
do-let = Laisser faire
do-accept = Garder ses points
do-no-counter = Ne pas contre-attaquer
do-no-order = Ne rien changer
do-counter = Contre-attaquer en { $skill } ({ $percent } %)
do-roll = Lancer sans bonus ({ $percent } %)
do-roll-more = +{ $bonus } pour { $points } points ({ $percent } %)
do-pay = Payer { $points } points et réussir
do-give = Donner { $card }
do-ransom = Donner { $points } points
do-keep = Garder { $card }
do-orders = Régler une consigne
do-order = { $reaction } : { $answer }
reaction-dodge = Esquive
reaction-sign = Signe des anciens
reaction-bluff = C’était du bluff
reaction-counter = Contre-attaque
reaction-points-on-attack = Points sur une attaque
reaction-points-on-defence = Points sur une défense
reaction-points-on-counter = Points sur une contre-attaque
reaction-points-on-test = Points sur un test
answer-ask = me demander
answer-leaders = me demander pour les chefs seulement
answer-never = jamais
answer-always = toujours

## Le journal

log-founded = { $who-is ->
    [me] Vous fondez « { $name } ». { $credo }
   *[other] { $who } fonde « { $name } ». { $credo }
}
log-skills = { $who-is ->
    [me] Vos compétences : Brutalité { $brutality }, Sorcellerie { $sorcery }, Invocation { $conjuring }.
   *[other] Compétences de { $who } : Brutalité { $brutality }, Sorcellerie { $sorcery }, Invocation { $conjuring }.
}
log-round = Manche { $round }
log-star = { $who-is ->
    [me] Vous lancez { $die } pour les astres.
   *[other] { $who } lance { $die } pour les astres.
}
log-favoured = { $who-is ->
    [me] Les astres vous favorisent : +2 à vos jets.
   *[other] Les astres favorisent { $who } : +2 à ses jets.
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
   *[other] Tour de { $who }
}
log-plays = { $who-is ->
    [me] Vous jouez { $card }.
   *[other] { $who } joue { $card }.
}
log-aims = { $who-is ->
    [me] Vous jouez { $card } contre { $at }.
   *[other] { $who } joue { $card } contre { $at }.
}
log-attacks = { $who-is ->
    [me] Votre { $attacker } s’en prend à un { $victim } de { $at } : { $card }.
   *[other] Un { $attacker } de { $who } s’en prend à un { $victim } de { $at } : { $card }.
}
log-conjures = { $who-is ->
    [me] Votre { $attacker } invoque { $card } contre un { $victim } de { $at }.
   *[other] Un { $attacker } de { $who } invoque { $card } contre un { $victim } de { $at }.
}
log-attacks-led = { $who-is ->
    [me] Votre { $attacker }, le regard vide, frappe un { $victim } de { $at }.
   *[other] Un { $attacker } de { $who }, le regard vide, frappe un { $victim } de { $at }.
}
log-rolls-attack = { $who-is ->
    [me] Vous attaquez : { $pips } pour { $threshold }, { $verdict }.
   *[other] { $who } attaque : { $pips } pour { $threshold }, { $verdict }.
}
log-rolls-defence = { $who-is ->
    [me] Vous vous défendez : { $pips } pour { $threshold }, { $verdict }.
   *[other] { $who } se défend : { $pips } pour { $threshold }, { $verdict }.
}
log-rolls-counter = { $who-is ->
    [me] Vous contre-attaquez : { $pips } pour { $threshold }, { $verdict }.
   *[other] { $who } contre-attaque : { $pips } pour { $threshold }, { $verdict }.
}
log-rolls-turned = { $who-is ->
    [me] Vous affrontez votre propre bête : { $pips } pour { $threshold }, { $verdict }.
   *[other] { $who } affronte sa propre bête : { $pips } pour { $threshold }, { $verdict }.
}
log-rolls-test = { $who-is ->
    [me] Vous tentez { $card } : { $pips } pour { $threshold }, { $verdict }.
   *[other] { $who } tente { $card } : { $pips } pour { $threshold }, { $verdict }.
}
log-rolls-god = { $who-is ->
    [me] Vous appelez votre dieu : { $pips } pour { $threshold }, { $verdict }.
   *[other] { $who } appelle son dieu : { $pips } pour { $threshold }, { $verdict }.
}
log-dodges = { $who-is ->
    [me] Vous esquivez : l’attaque tombe dans le vide.
   *[other] { $who } esquive : l’attaque tombe dans le vide.
}
log-signs = { $who-is ->
    [me] Vous montrez le Signe des anciens : la bête repart.
   *[other] { $who } montre le Signe des anciens : la bête repart.
}
log-bluffs = { $who-is ->
    [me] C’était du bluff : votre { $victim } se relève.
   *[other] C’était du bluff : un { $victim } de { $who } se relève.
}
log-dies = { $who-is ->
    [me] Votre { $victim } tombe. { $to } signe : +{ $points }.
   *[other] Un { $victim } de { $who } tombe. { $to } signe : +{ $points }.
}
log-dies-for-nothing = { $who-is ->
    [me] Votre { $victim } tombe. Personne ne signe.
   *[other] Un { $victim } de { $who } tombe. Personne ne signe.
}
log-devoured = { $who-is ->
    [me] Votre dieu, mécontent, dévore toute votre secte !
   *[other] Le dieu de { $who }, mécontent, dévore toute sa secte !
}
log-row = { $who-is ->
    [me] Changement de rangée : vos { $row } entrent en jeu.
   *[other] { $who } change de rangée : ses { $row } entrent en jeu.
}
log-gone = { $who-is ->
    [me] Votre secte est éteinte.
   *[other] La secte de { $who } est éteinte.
}
log-keeps = { $who-is ->
    [me] Vous gardez { $card } : la défense a foiré.
   *[other] { $who } garde { $card } : la défense a foiré.
}
log-gains = { $who-is ->
    [me] Vous : +{ $points } points.
   *[other] { $who } : +{ $points } points.
}
log-loses = { $who-is ->
    [me] Vous : −{ $points } points.
   *[other] { $who } : −{ $points } points.
}
log-god-silent = { $who-is ->
    [me] Votre dieu ne répond pas : −{ $points } points, et le tour s’arrête.
   *[other] Le dieu de { $who } ne répond pas : −{ $points } points, et le tour s’arrête.
}
log-buys = { $who-is ->
    [me] Vous payez { $points } points : +{ $bonus } au jet.
   *[other] { $who } paie { $points } points : +{ $bonus } au jet.
}
log-robs = { $who-is ->
    [me] Vous prenez { $points } points à { $from }.
   *[other] { $who } prend { $points } points à { $from }.
}
log-discards = { $who-is ->
    [me] Vous défaussez : { $cards }.
   *[other] { $who } défausse : { $cards }.
}
log-hands = { $who-is ->
    [me] Vous recevez { $card } de { $from }.
   *[other] { $who } reçoit { $card } de { $from }.
}
log-hands-some = { $who } reçoit une carte de { $from }.
log-swaps = { $who-is ->
    [me] Vous échangez votre main avec celle de { $with }.
   *[other] { $who } échange sa main avec celle de { $with }.
}
log-shows = { $who-is ->
    [me] Votre main : { $cards }.
   *[other] Main de { $who } : { $cards }.
}
log-shows-none = { $who-is ->
    [me] Votre main est vide.
   *[other] La main de { $who } est vide.
}
log-passes = { $who-is ->
    [me] Vous passerez { $card } à droite.
   *[other] { $who } passera { $card } à droite.
}
log-passes-some = { $who } a choisi une carte à passer.
log-gazes = { $who-is ->
    [me] Vous contemplez : { $cards }.
   *[other] { $who } contemple : { $cards }.
}
log-gazes-some = { $who } contemple { $count } cartes de la pioche.
log-retains = { $who-is ->
    [me] Vous gardez { $card }.
   *[other] { $who } garde { $card }.
}
log-retains-some = { $who } garde l’une d’elles.
log-revives = { $who-is ->
    [me] Votre { $victim } revient d’entre les morts.
   *[other] Un { $victim } de { $who } revient d’entre les morts.
}
log-barred = { $who-is ->
    [me] { $card } : votre { $victim } ne combat plus.
   *[other] { $card } : un { $victim } de { $who } ne combat plus.
}
log-banished = { $who-is ->
    [me] Votre { $victim } passe la porte vers ailleurs.
   *[other] Un { $victim } de { $who } passe la porte vers ailleurs.
}
log-lasts = { $who-is ->
    [me] { $card } reste sur la table, devant vous.
   *[other] { $card } reste sur la table, devant { $who }.
}
log-ends = { $card } prend fin.
log-risks = { $who-is ->
    [me] Votre { $victim } lance { $die } : sauf.
   *[other] Un { $victim } de { $who } lance { $die } : sauf.
}
log-risks-dies = { $who-is ->
    [me] Votre { $victim } lance { $die } : perdu.
   *[other] Un { $victim } de { $who } lance { $die } : perdu.
}
log-nothing = { $who-is ->
    [me] { $card } : il ne se passe rien pour vous.
   *[other] { $card } : il ne se passe rien pour { $who }.
}
log-over-god = { $who-is ->
    [me] Votre dieu est venu : vous gagnez.
   *[other] Le dieu de { $who } est venu : victoire.
}
log-over-last = { $who-is ->
    [me] Vous êtes seul en vie : vous gagnez.
   *[other] { $who } est seul en vie : victoire.
}
log-over-rounds = La dernière manche est finie : on compte les points.

## Refus

why-over = La partie est finie.
why-no-player = Personne n’est assis là.
why-gone = Cette secte est éteinte : elle ne joue plus et n’est plus visée.
why-nobody = Personne n’est interrogé pour l’instant.
why-taken = C’est déjà pris par une autre secte. Choisissez-en un autre.
why-late-mishap = Le Séminaire et le Déménagement viennent après les autres Péripéties.
why-no-card = Vous n’avez pas cette carte.
why-no-dodge = Vous n’avez pas d’Esquive.
why-no-sign = Vous n’avez pas de Signe des anciens.
why-no-bluff = Vous n’avez pas de C’était du bluff.
why-counter-sorcery = On contre-attaque en Brutalité ou en Invocation, pas en Sorcellerie.
why-target-self = Cette carte se joue contre une autre secte.
why-target-idle = La carte ne ferait rien à cette secte. Choisissez-en une autre.
why-not-among = Ce cultiste n’est pas de ceux qu’on peut choisir.
why-same-order = Cette consigne est déjà la vôtre.
why-ordered = Une consigne par question, à votre tour ou quand on vous demande une réaction.
why-called = Le dieu a déjà été appelé pendant ce tour.
why-not-favoured = Il faut la faveur des astres pour appeler son dieu. Attendez une meilleure manche.
why-one-card = Un seul Évènement ou une seule Sorcellerie par tour, et c’est fait.
why-mishap-waits = Une Péripétie piochée maintenant attend le début de votre prochain tour.
why-defence-card = Une carte de Défense se joue quand un autre agit.
why-attack-card = Cette carte sert à attaquer : désignez un cultiste avec elle.
why-not-a-weapon = On attaque avec une carte de Brutalité ou d’Invocation.
why-idle = La carte ne ferait rien maintenant.
why-eclipse = Pendant l’Éclipse, les astres n’écoutent pas.
why-dead = Ce cultiste est mort.
why-not-active = Ce cultiste n’est pas de votre rangée active.
why-elsewhere = Ce cultiste est ailleurs : ni attaque, ni cible.
why-barred = Ce cultiste ne combat pas pour l’instant.
why-strike = C’est la grève : une seule attaque ce tour-ci, et elle est faite.
why-struck = Ce cultiste a déjà fait cette sorte d’attaque ce tour-ci.
why-no-prey = Il n’y a personne à attaquer.
why-target-dead = Cette cible est déjà morte.
why-target-row = On ne vise que la rangée active. Celle-là attend son heure.
why-not-at = Le sort ne permet pas cette cible.
why-own = Ce cultiste n’est pas une cible pour cette attaque.
why-not-now = Ce n’est pas la question du moment : { $who } est interrogé sur autre chose.
why-no-points = +{ $bonus } coûte plus que vos { $points } points disponibles.
why-useless-points = +{ $bonus } ne changerait rien à ce jet ({ $points } points en réserve).
why-no-ransom = Vous n’avez pas { $points } points : donnez une carte.
why-god-points = Votre dieu demande { $need } points, vous en avez { $points }.
why-god-start = Il fallait { $need } points dès le début de la manche ; vous en avez { $points } maintenant.

## Le compte

sheet-god = Le dieu est venu
sheet-points = Points poulpiques
sheet-living = Cultistes en vie
sheet-slain = Victimes signées
column-god = dieu
column-points = points
column-living = en vie
column-slain = victimes
note-cards = Évènements, Sorcelleries et Péripéties joués
note-weapons = Armes et bêtes
note-defences = Cartes de Défense
note-kills = Victimes
kill-any = une victime
note-gods = Appels au dieu
god-came = il vient
god-silent = il se tait
god-devoured = il dévore
note-roads = Chemins de la victoire
road-god = le dieu
road-last = le dernier en vie
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
text-eclipse = Plus de faveur ni de dieu jusqu’à la fin de la manche.
card-police-raid = Descente de police
text-police-raid = Chaque secte lance un dé : sur 1-2, son premier actif meurt.
card-flu = Grippe
text-flu = Un de vos actifs ne combat plus jusqu’à votre prochain tour.
card-recruitment = Recrutement
text-recruitment = Un mort de votre rangée active revient ; sinon +1 point.
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
text-tax-audit = La cible perd un dé de points.
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
text-buried-too-soon = Un de vos morts, de n’importe quelle rangée, revient.
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
text-theft-of-spirit = Volez un dé de points. Déchire : 6. Foire : donnez.
card-oblivion = Oubli
text-oblivion = La cible défausse sa main. Déchire : et se remplit à 4. Foire : la vôtre.
card-resurrection = Résurrection
text-resurrection = Un mort, rangée active ou plus bas. Déchire : deux. Foire : un actif meurt.
card-gate-elsewhere = Porte vers ailleurs
text-gate-elsewhere = Un actif hors jeu jusqu’à la fin de la manche suivante. Déchire : deux. Foire : un des vôtres.
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
text-tommy-gun = Attaque +4, deux cibles d’une secte.
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
