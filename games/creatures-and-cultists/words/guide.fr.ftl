# Le guide de Créatures & Cultistes : une phrase la première fois qu’une sorte d’action est possible, sous le nom de l’action.
guide-name = Nommer votre secte : cela ne change rien aux chances, choisissez ce qui vous amuse.
guide-credo = Choisir un crédo : c’est pour le plaisir, il n’a pas d’effet.
guide-symbol = Choisir un symbole : il signera vos victimes sur les fiches des autres.
guide-mishap = Résoudre une Péripétie : toutes celles de votre main arrivent avant le reste du tour ; vous choisissez l’ordre.
guide-end-turn = Finir le tour : ce que vous n’avez pas joué reste en main, vos cartes Défense aussi.
guide-summon = Invoquer votre dieu : s’il vient, vous gagnez la partie ; s’il se tait, les points demandés sont perdus.
guide-play = Jouer cette carte : un Évènement frappe presque toujours une autre secte, une Sorcellerie demande en plus un jet réussi.
guide-attack = Attaquer : un cultiste de votre ligne active fait par tour une Brutalité et une Invocation, pas davantage.
guide-discard = Défausser une carte : elle part sans effet, et la pioche vous en rendra une au prochain round.
guide-aim = Viser ce cultiste : la chance exacte de le tuer est écrite sur lui, défense comprise.
guide-target = Viser cette secte : la carte ne frappera qu’elle ; la plus avancée est souvent la plus dangereuse.
guide-choose = Choisir ce cultiste : c’est lui que l’effet touchera, personne d’autre.
guide-react = Répondre avec votre carte : elle est dépensée, et ce qui arrivait est annulé.
guide-pass = Laisser faire : vous gardez vos cartes et vos points pour plus tard.
guide-counter = Contre-attaquer : sans carte et sans défense possible ; prenez la compétence où votre seuil est le plus haut.
guide-roll = Lancer les dés : il faut rester au plus au seuil ; deux points achètent un bonus d’un point.
guide-pay = Payer ce qui manque : le jet est déjà vu, deux points pour chaque point du seuil.
guide-give = Donner cette carte : vous choisissez laquelle ; gardez vos Défenses et vos meilleures attaques.
guide-ransom = Donner des points plutôt qu’une carte : ils vous rapprochaient de l’appel de votre dieu.
guide-keep = Garder cette carte : les autres cartes vues vont sous la pioche.
guide-orders = Répondre d’avance : vous dites une fois ce que vous ferez, et l’on ne vous interrompt plus.
guide-order = Votre réponse d’avance : elle reste secrète et se change à votre tour.

# Ce que le plateau montre, sous la règle qui l’explique.
guide-about-row-active = La ligne active : elle seule attaque, et elle seule est attaquée.
