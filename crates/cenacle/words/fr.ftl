# Les mots du programme lui-même.
bot-name = Robot { $number }

sheet-wins = gagne
sheet-shares = partage la victoire
sheet-rank = { $rank }{ $rank ->
    [1] er
   *[other] e
 }

games-players = joueurs
games-of-players = { $min } à { $max }, environ { $minutes } minutes
games-options = options
games-default = par défaut
games-figures = chiffres
games-end = fin
games-house = règle maison
origin-rulebook = du livret
origin-public = publics
origin-reconstructed = reconstitués

glass-left = Sablier : encore { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
  }.
curtain-turn = C’est à { $seat }.
curtain-alone = Personne d’autre ne regarde : Entrée
curtain-undo = u : reprendre la dernière décision

title-log = Journal
title-rules = Règles
title-why = Pourquoi pas ?
title-help = Aide
title-ideas = Deux idées, avec la raison
title-end = Fin de partie

ask = À vous
over = La partie est finie.
several = { $count } actions répondent à ces mots. Précisez, ou donnez un numéro.
no-number = Il n’y a pas de numéro { $number } : choisissez de { $first } à { $last }.
choose-something = Écrivez un numéro ou quelques lettres, ou marquez une action avec ↑ ↓ ; puis Entrée.
choose-something-plain = Écrivez un numéro ou quelques lettres, puis Entrée.
score-later = Le décompte vient à la fin de la partie.
no-command = Il n’y a pas de commande de ce nom. :aide les donne toutes.
no-rule = Aucune règle ne porte ce nom. :regles les donne toutes.
no-element = Rien sur la table ne s’appelle ainsi.
no-reason = Rien ne s’y oppose, mais cela ne répond pas à la question posée.
nothing-refused = Tout ce que vous montrez peut se jouer.
possible = Possible :
others = et { $count ->
    [one] un autre
   *[other] { $count } autres
 }
undone = Décision reprise.
redone = Décision rejouée.
no-undo = Il n’y a rien à reprendre : la dernière décision n’est pas la vôtre, ou elle a montré, tiré ou lancé quelque chose.
no-redo = Il n’y a rien à rejouer.
saved = Partie enregistrée :
resume-with = Pour la reprendre :
guide-says = Guide : { $what }
guide-on = Le guide parle : une phrase la première fois qu’une chose est possible.
guide-off = Le guide se tait. :guide le rappelle.
ideas-compared = Comparé aux autres actions possibles. Rien n’est joué.
ideas-proved = s’est montrée la meilleure en y réfléchissant
ideas-none = Personne ne vous demande rien.
more = encore { $count } plus bas
page-keys = ↑ ↓ défiler · Échap fermer
keys = ↑↓ choisir · ? pourquoi pas · :aide · u Entrée reprendre · q Entrée quitter · F1 règles
keys-over = :score le décompte · :log journal · q Entrée quitter
help =
    Écrire les premières lettres de quelques mots, dans leur ordre, resserre la liste.
    Entrée choisit l’action restée seule, ou celle que ↑ ↓ ont marquée.
    Un numéro suivi d’Entrée choisit l’action de ce numéro. Là où les actions sont
    des montants à partir de 0, comme une offrande, le numéro est le montant.

    ↑ ↓          parcourir les actions
    PgPréc PgSuiv  faire défiler la table
    Échap        effacer la ligne
    ?            ce qui ne se peut pas, et pourquoi
    ? mur        pourquoi pas le mur ?
    F1           la règle de l’action marquée
    :regles      toutes les règles ; :regles market celles du marché
    u Entrée     reprendre sa décision (ou Ctrl-Z)
    Ctrl-Y       la rejouer
    :idees       deux actions sensées, avec la raison
    :guide       le guide : l’allumer ou l’éteindre
    :log         tout le journal
    :score       le décompte, à la fin
    :save        enregistrer ; :save FICHIER sous un autre nom
    q Entrée     enregistrer et quitter (ou Ctrl-C)

# Options that do not go together: which other one would let them.
options-together = Avec { $option }={ $value }, cela se joue.

review-curve = Chances de la première décision à la dernière
review-accounts = D’où vient le résultat (en centièmes de victoire)
review-start = au départ
review-luck = hasard
review-choices = choix
review-others = les autres
review-result = résultat
review-turns = Les moments qui ont décidé de la partie
review-good-luck = un coup de chance
review-bad-luck = un coup de malchance
review-no-turns = Aucun n’a beaucoup pesé.
review-dearest = Les décisions les plus coûteuses
review-better = mieux :
review-faultless = Aucune n’a rien coûté.
review-luckiest = Les plus grands coups du sort, bons et mauvais
review-note = { $inputs } décisions, chacune jugée d’après ce que savait alors la place qui décidait. Le hasard est ce qui fut pioché, lancé ou révélé ; les autres, ce que leurs décisions ont donné ou pris, et ce que les estimations n’expliquent pas.

lesson-over = Leçon terminée, bravo ! `cenacle play` dresse votre propre table.
lesson-enter = Entrée : continuer ; u : revenir ; q : quitter.
