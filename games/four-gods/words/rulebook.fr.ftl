# Pictures of rules, and the page of the game.

page-about-1 = Vous créez un monde. Tuile après tuile, mers, plaines, forêts et montagnes se suivent jusqu’à remplir le cadre. Au passage, vous y laissez des prophètes, qui gagneront pour vous les royaumes où ils sont les plus nombreux.
page-about-2 = Tôt ou tard, vous vous incarnez dans un dieu. Il vous permet de bâtir des Cités Légendaires, et d’engloutir celles des autres. À la fin, chaque dieu est payé pour la grandeur et le nombre de ses terres.
page-special-1 = Tous en même temps, ou chacun son tour : à vous de choisir.
page-special-2 = Ce que vous jetez, un autre peut le prendre.
page-special-3 = Une cité n’est sûre que si aucune tuile au monde ne peut la remplacer.
page-act-1 = Poser une tuile
page-act-1-text = Deux bords, et des terrains qui se suivent.
page-act-2 = Envoyer un prophète
page-act-2-text = Il gagne le royaume où les siens dominent.
page-act-3 = Bâtir, ou engloutir
page-act-3-text = Une Cité vaut 5 points ; sa ruine aussi.
page-bots = Entre bots qui jouent tous en même temps, personne n’est favorisé, ni par sa place ni par son dieu.

## A game of four in turns, from the first tiles to the count.

picture-world-start = Le Monde est vide : huit cases sur huit dans un cadre. Autour, les défausses ; au milieu, huit Cités à bâtir un jour.
picture-world-hands = Deux mains, une tuile dans chacune. On pioche une tuile ou deux ; les autres ne voient que la face qui est tournée vers eux.
picture-world-god = Chaque dieu règne sur un terrain. On choisit le sien quand on veut, pour toute la partie ; sans dieu, ni Cité ni cataclysme.
picture-world-prophet = Sur la tuile qu’on pose, on peut mettre un prophète, dans un coin : il se tient sur le terrain de ce coin.
picture-world-fit = Les terrains se suivent : de 1 à 2 la mer touche la mer, de 2 à 3 aussi. Chaque bord commun doit montrer la même chose.
picture-world-discards = Ce qu’on ne garde pas va dans sa défausse, au bord du cadre. Chacun peut piocher dans celle d’un autre.
picture-world-sides = L’exemple du livret : en 1, une tuile touche le cadre et la mer, deux bords. En 2, elle ne toucherait que le cadre : interdit.
picture-world-city-sides = L’exemple du livret : la Cité 1 touche le cadre et une tuile. En 2, une autre n’aurait qu’un bord, car une Cité est ronde et n’en donne pas.
picture-world-city = Une Cité Légendaire avec son prophète : 5 points à la fin, si personne ne l’engloutit.
picture-world-glass = Le sablier : en tour par tour, trente secondes pour agir autant qu’on peut. Tous ensemble, personne n’attend personne.
picture-world-kingdom = Un Royaume : des terrains pareils qui se touchent par un bord, sur deux tuiles au moins. Chacun vaut ses tuiles sans prophète.
picture-world-destroyed = Une tuile qui convient à tous ses voisins a pris la place de la Cité : engloutie. Celui qui l’a posée marque 5 points à la fin.
picture-world-lands = Pour chaque terrain, le plus grand Royaume et le nombre de Royaumes : 15, 10 et 5 points aux dieux qui règnent sur eux.
picture-world-full = Le Monde est plein : encore un tour chacun, puis le décompte. Le sac vide ou une table où tous passent finissent aussi la partie.
picture-world-winner = Le décompte : Cités, Royaumes, puis les primes des dieux. La plus grande Influence Divine l’emporte.
picture-count-kingdoms = L’exemple du livret : le massif 1, de 6 tuiles, donne 5 points à Gris. La plaine 2, de 12, en donne 12 − 5 = 7 à Jaune, majoritaire. Le massif 3, de 9, en donne 7 à Vert et autant à Bleu.
picture-count-largest = L’exemple du livret : la mer 1, de 21 tuiles, rapporte 15 points, la plaine 2, de 12, en rapporte 10. Le massif 3 et la forêt 4 en ont 9 chacun : 5 partagés en deux, 2 points.
picture-count-most = L’exemple du livret : 8 Royaumes de forêt, 15 points. 7 de mer et 7 de plaine se partagent 10 + 5 : 7 points chacun. Les 4 de montagne ne rapportent rien.
