# Les mots du programme lui-même.
person-name = Joueur { $number }
bot-name = Robot { $number }

sheet-wins = gagne
sheet-shares = partage la victoire
sheet-rank = { $rank }{ $rank ->
    [1] er
   *[other] e
 }

curtain-turn = Au tour de { $seat }.
curtain-alone = Je suis seul devant l’écran : Entrée
curtain-undo = u : reprendre la dernière décision

title-log = Journal
title-rules = Règles
title-why = Pourquoi pas ?
title-help = Aide
title-end = Fin de partie

ask = À vous
over = La partie est finie.
several = { $count } actions répondent à ces mots. Précisez, ou donnez un numéro.
no-number = Il n’y a pas de numéro { $number } : choisissez de 1 à { $count }.
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
more = encore { $count } plus bas
page-keys = ↑ ↓ défiler · Échap fermer
keys = Entrée choisir · ↑ ↓ parcourir · ? pourquoi pas · F1 règles · u reprendre · :aide · q quitter
keys-over = :score le décompte · :log journal · q quitter
help =
    Écrire quelques lettres resserre la liste ; Entrée choisit l’action marquée.
    Un numéro suivi d’Entrée choisit cette action.

    ↑ ↓          parcourir les actions
    PgPréc PgSuiv  faire défiler la table
    Échap        effacer la ligne
    ?            ce qui ne se peut pas, et pourquoi
    ? mur        pourquoi pas le mur ?
    F1           la règle de l’action marquée
    :regles      toutes les règles ; :regles market celles du marché
    u, Ctrl-Z    reprendre sa décision
    Ctrl-Y       la rejouer
    :log         tout le journal
    :score       le décompte, à la fin
    :save        enregistrer ; :save FICHIER sous un autre nom
    q, Ctrl-C    enregistrer et quitter
