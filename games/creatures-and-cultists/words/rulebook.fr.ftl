# Pictures of rules, and the page of the game.

page-about-1 = Votre secte veut réveiller son dieu. Les autres aussi. Alors, à coups de matraque, de fourche, de monstres et de sortilèges, chacune décime les rangs des autres : d’abord les novices, puis les initiés, enfin les chefs.
page-about-2 = Chaque victime rapporte des points poulpiques. On les dépense pour sauver un jet de dés, ou on les garde pour appeler son dieu : s’il vient, c’est gagné. S’il a faim, tant pis.
page-special-1 = Trois dés pour tout, et des moments dont on parle encore après : on déchire, on foire, le monstre se retourne.
page-special-2 = Soixante-cinq cartes, dont certaines se jouent pendant le tour des autres, au pire moment pour eux.
page-special-3 = Jusqu’à huit sectes à la même table.
page-act-1 = Lever sa secte
page-act-1-text = Un nom, un crédo, vingt-quatre cultistes.
page-act-2 = Attaquer
page-act-2-text = Une arme, une cible, trois dés.
page-act-3 = Appeler son dieu
page-act-3-text = Il vient, se tait, ou dévore.
page-bots = Aucune place n’est favorisée. Les compétences tirées au début pèsent lourd à deux ; presque toutes les parties finissent par la venue d’un dieu.

## The first round of four sects: attacks, defences, victims.

picture-duels-sects = Quatre sectes de vingt-quatre cultistes, en trois lignes. Faites venir votre dieu, ou survivez à toutes les autres.
picture-duels-skills = Trois compétences, tirées au début : Brutalité, Sorcellerie, Invocation. Un jet de trois dés réussit s’il ne les dépasse pas.
picture-duels-row = Seule la ligne active se bat et peut être attaquée : d’abord les novices, puis les initiés, enfin les chefs.
picture-duels-modifiers = Sous chaque cultiste, ce qu’il ajoute : les Brutes, 1, frappent mieux, les Invocateurs, 2, font mieux venir les monstres.
picture-duels-hand = À votre tour, dans l’ordre voulu : vos attaques, une Sorcellerie ou un Évènement, votre dieu. Vous seul voyez votre main.
picture-duels-announce = Une attaque : qui frappe, avec quelle arme, et qui est visé. L’attaquant jette trois dés, puis la cible se défend de même.
picture-duels-counter = La défense a déchiré, avec un jet de 3 à 5 : la cible est sauve et peut contre-attaquer aussitôt.
picture-duels-victim = Un novice est tombé : celui qui l’a tué signe sa tombe et marque 1 point. Un initié en vaut 2, un chef 3.
picture-duels-fumble = Une Invocation a foiré, avec un jet de 16 à 18 : le monstre se retourne contre celui qui l’a appelé.
picture-duels-lasting = Une carte durable reste sur la table, devant celui qu’elle gêne, jusqu’à ce qu’elle prenne fin.
picture-duels-monster = Le monstre est venu. La cible tente de s’en défendre ; si elle échoue, il emporte ceux qu’il vise.
picture-duels-answer = Les Défenses se jouent pendant le tour des autres : quand une peut servir, on vous la propose avant que les dés parlent.
picture-duels-track = Les points poulpiques : gagnés aux victimes, dépensés pour améliorer un jet, ou gardés pour appeler son dieu.
picture-duels-second-row = Le dernier novice est tombé : les initiés entrent en jeu aussitôt, même au milieu d’un tour.
picture-duels-god = Le favori des astres a assez de points, 15 à quatre joueurs : dans son tour, il peut appeler son dieu. Trois dés disent s’il vient, se tait ou dévore.
picture-duels-comes = Le dieu est venu : sa secte a gagné, et la partie finit aussitôt.
