# Pictures of rules, and the page of the game.

page-about-1 = Treize Signes des Anciens retiennent votre dieu. Vos cultistes courent la ville pour amasser trésors, sang et magie, bâtissent un sanctuaire où les cacher, et brisent les Signes un à un.
page-about-2 = Mais chaque verrou forcé attire les investigateurs. Leurs raids frappent tout le monde : ce qui traîne est détruit, ce qui est bien gardé reste. Au treizième Signe, le plus riche en points régnera sur ce qui reste du monde.
page-special-1 = Dix plateaux de culte, dix dieux, dix façons de finir.
page-special-2 = L’Asile est une défense : plus on y a d’Acolytes, moins le raid vous cherche.
page-special-3 = Seul ou jusqu’à cinq, avec ou sans les deux extensions.
page-act-1 = Courir la ville
page-act-1-text = Un cultiste par lieu : premier arrivé, premier servi.
page-act-2 = Briser les Signes
page-act-2-text = Chaque verrou en ouvre d’autres.
page-act-3 = Survivre aux raids
page-act-3-text = Salles, monstres, Acolytes : tout peut bloquer.
page-bots = Entre bots, sur le plateau du Grand Cthulhu et avec les deux extensions. Qui commence gagne un peu plus souvent à quatre et cinq joueurs ; presque toutes les parties finissent au treizième Signe.

## A game of five with both expansions, on the board of Great Cthulhu.

picture-cult-table = La table : le plateau de culte et ses treize Signes, la ville et ses lieux, les rituels encore cachés, l’étalage.
picture-cult-start = Au début : un Prêtre et quelques Acolytes dans la Réserve, les autres à l’Asile, un peu de trésor, un sanctuaire vide.
picture-cult-chamber = Le Prêtre a amélioré le sanctuaire : une salle de l’étalage occupe maintenant un emplacement. On y range ses ressources.
picture-cult-town = Un cultiste par case : là où quelqu’un se tient, on ne va plus ce round. À gauche ce qu’il faut payer, à droite ce qu’on gagne.
picture-cult-skulk = Deux cases de Rôdeur : on s’y réserve de jouer plus tard, quand les autres se sont découverts.
picture-cult-asylum = Ce que coûte un rite se paie parfois en Acolytes : ils partent à l’Asile. S’ils y sont quatre, les suivants vont en Évasion.
picture-cult-departure = L’exemple du livret : le Départ, 1, est brisé contre deux pions Magie. Ses flèches ouvrent quatre verrous, 2 à 5.
picture-cult-deep-ones = Chaque plateau a ses monstres. Ici, la piste des Profonds, 1, grossit les raids ; le Shoggoth, 2, obéit à qui sait le prendre.
picture-cult-raid = Un raid ! Les dés donnent sa force. Tous le subissent, pas seulement celui qui l’a déclenché ; chacun a son marqueur sur la piste.
picture-cult-asylum-defence = Cinq Acolytes à l’Asile et en Évasion réduisent ce raid de 5 : il ne reste rien de sa force.
picture-cult-rituals = Après le premier raid, les rituels s’ouvrent. Un cultiste l’amorce, puis avance d’une case à chaque Entretien.
picture-cult-monster = Un monstre gagné occupe un Antre vide. Avec une extension, on le choisit parmi ceux qui sont visibles.
picture-cult-riposte = Avant que le raid n’entre, on riposte : un Acolyte sacrifié bloque 2, un monstre autant que sa défense.
picture-cult-upkeep = À l’Entretien, les cultistes reviennent de la ville, les rituels avancent, les monstres agissent et les sanctuaires se rangent.
picture-cult-exposed = Ce qui n’est pas rangé est exposé : le raid commence par là et n’en laisse rien.
picture-cult-march = Puis il va de salle en salle. Chacune lui ôte sa défense ; s’il lui reste de la force, il détruit ce qu’elle garde.
picture-cult-end = Le treizième Signe est brisé : le Grand Ancien s’éveille et l’on compte. Qui a le plus de points régnera sur ce qui reste.

## Le raid de Keziah.

picture-keziah-comes = L’exemple du livret : les dés donnent 8, l’Asile en ôte 2. À 6, le raid prend d’abord le trésor exposé ; la Fosse, première salle, ne défend pas contre le Détective Privé.
picture-keziah-ends = La première Chambre Forte a laissé 4 et perdu 2 pions Sang ; la deuxième laisse 2. Un Acolyte du rituel, sacrifié, bloque ces 2 : le raid s’arrête là.
