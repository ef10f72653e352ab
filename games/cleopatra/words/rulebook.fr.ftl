# Pictures of rules, and the page of the game.

page-about-1 = Vous êtes architecte de la reine. À votre tour, vous prenez des cartes au Marché ou vous bâtissez à la Carrière : murs, sphinx, obélisques, mosaïques. Chaque élément rapporte des Talents, d’autant plus qu’il est bien placé.
page-about-2 = Certaines ressources sont douteuses. Elles vont plus vite, mais chacune laisse une Amulette de corruption sous votre pyramide. Quand Cléopâtre entre dans son palais, le plus corrompu est jeté aux crocodiles. Le plus riche des autres l’emporte.
page-special-1 = Un palais commun : ce que les autres posent fait valoir vos murs et vos portes.
page-special-2 = L’or et la corruption restent cachés jusqu’au bout. Qui est vraiment en tête, et qui va trop loin ?
page-special-3 = Cinq dés décident de l’heure du Grand Prêtre : l’offrande rachète les fautes, ou ruine.
page-act-1 = Prendre un étalage
page-act-1-text = Un étalage entier, cartes cachées comprises.
page-act-2 = Bâtir le palais
page-act-2-text = Murs, mosaïques, sphinx : chacun paie en Talents.
page-act-3 = Finir à temps
page-act-3-text = Cléopâtre avance ; au cinquième pas, on compte.
page-bots = Des bots de niveau « malin » jouent entre eux : qui commence est tiré au sort, et aucune place n’est nettement favorisée. Presque toutes les parties finissent au palais.

## The first turn: the board, a stall, the hand.

picture-start-board = La table au début : la Carrière à gauche, les Jardins et l’allée de Cléopâtre au milieu, le Marché à droite.
picture-start-stall = On prend un étalage entier, cartes cachées comprises. Les visibles, tous les connaissent ; les cachées, vous seul.
picture-start-hand = Vous voyez votre main et votre pyramide. Des autres, vous ne savez que le nombre de cartes : leur or et leurs Amulettes sont cachés.
picture-start-refill = L’étalage pris, trois cartes sont piochées ensemble, une pour chaque étalage : visible ou cachée, chacune reste comme elle était.

## Some walls, five Mosaics and the Sanctuaries between them.

picture-palace-prices = Chaque élément a son prix en Artisans et en matériaux, et ce qu’il rapporte à côté de son nom. On en construit autant qu’on peut en payer.
picture-palace-stack = On ne construit que la Mosaïque du dessus. Celles qui restent dans la pile sont connues de tous, leur ordre de personne.
picture-palace-closed = Trois Sanctuaires : aucune Mosaïque de la pile n’entre plus dans ces cases. Leur statue dit à qui ils sont.
picture-palace-double = Une carte double vaut deux unités, mais l’employer coûte une Amulette : c’est une ressource corrompue.
picture-palace-palms = L’exemple du livret : cette Mosaïque couvre trois palmiers. Elle rapporte 4 + 3 = 7 Talents.
picture-palace-claim = La Mosaïque a clos une région : une Statue d’Anubis la réclame aussitôt. Plus tard, il serait trop tard.
picture-palace-wall = L’exemple du livret : un Mur en 1 touche deux cases de Mosaïque, 2 et 3. Il rapporterait 3 + 2 = 5 Talents.

## What stands around the Gardens.

picture-works-door = L’exemple du livret : du Montant 1, quatre Murs se suivent sans trou. Il a rapporté 4 + 4 = 8 Talents.
picture-works-sphinxes = Les Sphinx se dressent toujours dans l’ordre 1 à 6 : 2 Talents pour un impair, 5 pour celui qui complète la paire. Le 4 est à faire.
picture-works-walk = Les deux Obélisques sont achevés : Cléopâtre, 1, a fait un pas. Au cinquième, elle est au palais, 2, et la partie finit aussitôt.
picture-works-throne = Le Piédestal d’abord, puis le Trône, au milieu des Jardins : 12 Talents chacun. Aucune Mosaïque ne s’y pose.

## The Altar is almost full, then the offering.

picture-priest-altar = Quatre dés ont montré le signe et restent sur l’Autel. Au cinquième, le Grand Prêtre réclame son offrande.
picture-priest-corrupted = Le Trompe-l’œil, 1, remplace n’importe quel matériau, la carte double, 2, en vaut deux. Chacun coûte une Amulette, 3.
picture-priest-ranks = Chacun offre en secret. Le plus généreux se défait de trois Amulettes ; le deuxième en prend une, le troisième deux.

## Une offrande à égalité.

picture-offering-tie = L’exemple du livret : deux offres égales sont les plus fortes. Chacun des deux se défait de 3 Amulettes ; le suivant est troisième et en prend 2.

## Cleopatra arrives.

picture-end-last-step = Le sixième Sphinx, 1, achève l’allée : Cléopâtre fait son cinquième pas, entre au palais, 2, et l’on compte.
picture-end-crocodiles = À la fin, les pyramides s’ouvrent. Qui a le plus d’Amulettes va aux crocodiles, si riche soit-il ; des autres, le plus riche gagne.
