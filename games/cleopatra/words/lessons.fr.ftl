# Les leçons de Cléopâtre.
lesson-market = Le Marché et la Carrière

lesson-market-goal-title = Un palais pour Cléopâtre
lesson-market-goal = La reine attend son palais. Chaque élément que vous construisez vous rapporte des Talents ; le plus riche des architectes l’emporte, sauf s’il s’est trop laissé corrompre : celui-là finit chez les crocodiles.

lesson-market-take-title = Le Marché
lesson-market-take = À votre tour, une seule chose : le Marché ou la Carrière. Le Marché a trois étalages ; vous prenez toutes les cartes de l’un d’eux. Vous avez des Artisans et de la Pierre : il vous manque du Bois.
lesson-market-take-ask = Prenez l’étalage 3 : il a du Bois.
lesson-market-take-wrong = C’est permis, mais du Bois vous ouvrira le Mur dès le prochain tour. Prenez l’étalage 3.

lesson-market-fill-title = On regarnit
lesson-market-fill = Trois cartes viennent de la pioche, certaines cachées, et c’est vous qui choisissez où elles vont : une par étalage. Un étalage que personne ne prend grossit de tour en tour.
lesson-market-fill-ask = Mettez cette carte sur l’étalage de votre choix.

lesson-market-rest-title = Puis les autres
lesson-market-rest = Encore une ; la dernière ira d’elle-même où il reste de la place. Puis Alix et Sacha jouent : le journal dit ce qu’ils prennent et construisent, mais leurs Talents restent cachés, comme les vôtres.
lesson-market-rest-ask = Choisissez où va la deuxième carte.

lesson-market-build-title = La Carrière
lesson-market-build = De nouveau à vous. La Carrière montre ce que chaque élément coûte et rapporte. Un Mur demande un Artisan, une Pierre et un Bois : vous avez tout.
lesson-market-build-ask = Construisez un Mur.
lesson-market-build-wrong = Plus tard ! Pour le Mur vous avez toutes les cartes ; ailleurs il faudrait dépenser vos Marchands.

lesson-market-pay-title = Payer
lesson-market-pay = Vous payez avec vos cartes. Vos trois Marchands du Nil peuvent remplacer n’importe quelle ressource, une seule fois chacun ; gardez-les : à la fin, chacun vaut 3 Talents.
lesson-market-pay-ask = Payez tout avec vos cartes.
lesson-market-pay-wrong = Vos cartes suffisent : gardez vos Marchands.

lesson-market-place-title = Le premier Mur
lesson-market-place = Un Mur rapporte 3 Talents, plus 1 par case de Mosaïque qui le touche. Montrez du doigt les places libres : chacune annonce ce qu’elle rapporterait.
lesson-market-place-ask = Placez votre Mur où vous voulez.

lesson-market-finish-title = Encore un ?
lesson-market-finish = On peut construire plusieurs éléments dans la même visite : deux rapportent 2 Talents de plus, trois ou davantage 5. Vos cartes ne suffisent plus : arrêtez-vous là.
lesson-market-finish-ask = Finissez la visite.
lesson-market-finish-wrong = Il faudrait y laisser des Marchands. Finissez plutôt la visite.

lesson-market-dice-title = Le Grand Prêtre
lesson-market-dice = Après chaque visite à la Carrière on lance les dés. Un ankh reste sur l’Autel ; au cinquième a lieu l’offrande, où l’on achète la clémence du Grand Prêtre. La troisième leçon la montre.

lesson-market-end-title = Vous savez jouer
lesson-market-end = Prendre au Marché, bâtir à la Carrière : tout le jeu tient là. Ensuite viennent les Mosaïques, les Sanctuaires et la tentation des cartes corrompues. Bravo !

lesson-mosaics = Mosaïques et Sanctuaires

lesson-mosaics-gardens-title = Les Jardins
lesson-mosaics-gardens = Au cœur du palais, les Jardins et leurs palmiers. Une Mosaïque couvre cinq cases : 4 Talents, plus 1 par palmier qu’elle recouvre. Elles viennent d’une pile dont on ne voit que le dessus.
lesson-mosaics-build-title = La Mosaïque du dessus
lesson-mosaics-build = Vous avez en main deux Artisans, une Pierre, un Marbre et un Lapis : de quoi payer la Mosaïque P sans aide.
lesson-mosaics-build-ask = Construisez la Mosaïque P.
lesson-mosaics-build-wrong = Ce serait possible. Mais voyons une Mosaïque : vous avez tout pour la payer.
lesson-mosaics-pay-title = Propre ou corrompu
lesson-mosaics-pay = Le Trompe-l’œil remplacerait une ressource, mais chaque carte corrompue que l’on utilise glisse une Amulette sous votre pyramide. Vous en avez déjà sept.
lesson-mosaics-pay-ask = Payez en cartes standard.
lesson-mosaics-pay-wrong = Pas cette fois : vos cartes standard suffisent, et l’Amulette resterait.
lesson-mosaics-lay-title = Où la poser ?
lesson-mosaics-lay = Tournez-la ou retournez-la, tant qu’elle tient sur des cases libres. Dans le coin en haut à droite, telle qu’elle est, elle couvre trois palmiers : 7 Talents. Et voyez ce qu’elle enferme à sa gauche.
lesson-mosaics-lay-ask = Posez-la dans le coin en haut à droite, sans la tourner.
lesson-mosaics-lay-wrong = Là aussi elle tiendrait. Mais le coin en haut à droite a trois palmiers, et ferme une région.
lesson-mosaics-claim-title = Un Sanctuaire
lesson-mosaics-claim = Trois cases sont maintenant si bien enfermées qu’aucune Mosaïque de la pile n’y entrera plus. Dressez-y une Statue d’Anubis : à la fin, chaque case de votre Sanctuaire efface une Amulette.
lesson-mosaics-claim-ask = Dressez une Statue dans la région fermée.
lesson-mosaics-claim-wrong = C’est maintenant ou jamais : une région délaissée ne peut plus être prise.
lesson-mosaics-corrupted-title = La tentation
lesson-mosaics-corrupted = Cartes doubles, Trompe-l’œil et personnages font gagner du temps contre des Amulettes. Un peu, c’est bien joué ; être le plus corrompu à la fin, c’est finir sous les dents des crocodiles.
lesson-mosaics-finish-title = Finir
lesson-mosaics-finish = D’une même visite vous pourriez bâtir encore, si vos cartes suffisaient. Elles ne suffisent plus : on s’arrête, et le Grand Prêtre lance ses dés.
lesson-mosaics-finish-ask = Finissez la visite.
lesson-mosaics-end-title = Bien bâti
lesson-mosaics-end = 7 Talents et trois Amulettes bientôt effacées. Il vous reste une Statue : gardez-la pour une plus grande région. Prochaine leçon : l’offrande au Grand Prêtre.

lesson-offering = L’offrande

lesson-offering-altar-title = Quatre ankhs
lesson-offering-altar = Quatre dés reposent déjà sur l’Autel. Au prochain ankh, le Grand Prêtre réclame son offrande : chacun peut y racheter ses fautes, ou s’y ruiner. Vous avez huit Amulettes.
lesson-offering-build-title = Une visite de plus
lesson-offering-build = Toute visite à la Carrière relance les dés. Il vous manque une Pierre pour la Mosaïque : le Trompe-l’œil la remplacera, au prix d’une neuvième Amulette.
lesson-offering-build-ask = Construisez la Mosaïque N.
lesson-offering-build-wrong = Essayez la Mosaïque : elle rapporte davantage.
lesson-offering-lay-title = Deux palmiers
lesson-offering-lay = En bas, couchée de E8 à H9, elle couvre deux palmiers : 6 Talents. Tournez-la pour qu’elle s’étende vers la droite.
lesson-offering-lay-ask = Posez-la en bas, de E8 à H9, sur deux palmiers.
lesson-offering-lay-wrong = Elle tiendrait là aussi. Cherchez la place du bas, avec deux palmiers.
lesson-offering-finish-title = Les dés
lesson-offering-finish = Un seul dé est encore libre, une face sur six porte l’ankh. Finissez, et croisez les doigts, dans un sens ou dans l’autre.
lesson-offering-finish-ask = Finissez la visite.
lesson-offering-bid-title = L’ankh !
lesson-offering-bid = Chacun offre en secret autant de Talents qu’il veut ; tous sont perdus. Le plus généreux rend trois Amulettes, le suivant en reçoit une, le dernier deux. Alix et Sacha hésitent autour de 7.
lesson-offering-bid-ask = Choisissez votre offrande : 8 ou 9 Talents suffiraient sans doute.
lesson-offering-after-title = On ouvre les mains
lesson-offering-after = Alix avait misé 7, Sacha 6. Une Amulette perdue vaut bien quelques Talents quand les crocodiles approchent ; jamais quand vous en avez peu. Dernière leçon : la fin de la partie.

lesson-end = La fin de la partie

lesson-end-walk-title = Elle arrive
lesson-end-walk = Dès qu’une catégorie d’éléments est achevée, Cléopâtre avance d’une case. À la cinquième, elle entre dans son palais et la partie s’arrête aussitôt. Elle en est à la quatrième !
lesson-end-build-title = Le dernier Sphinx
lesson-end-build = Il ne manque qu’un Sphinx pour achever l’allée. Il complète une paire : 5 Talents, et Cléopâtre fait son dernier pas.
lesson-end-build-ask = Construisez le Sphinx 6.
lesson-end-build-wrong = La partie continuerait, et un autre la finirait peut-être à votre place.
lesson-end-pay-title = Sans Amulette
lesson-end-pay = À la fin on compte les Amulettes : payez avec vos cartes standard. Attention, une carte corrompue qui reste en main compte aussi pour une.
lesson-end-pay-ask = Payez en cartes standard.
lesson-end-pay-wrong = Une Amulette de plus au dernier moment ? Vos cartes suffisent.
lesson-end-finish-title = Le dernier pas
lesson-end-finish = Tout est prêt. Quand vous finirez la visite, Cléopâtre entrera dans le palais.
lesson-end-finish-ask = Finissez la visite.
lesson-end-crocodiles-title = Les crocodiles
lesson-end-crocodiles = On retourne les pyramides. Sacha avait 14 Amulettes, plus que quiconque : aux crocodiles, quelle que soit sa fortune. Alix en avait 12, vous 8.
lesson-end-winner-title = À vous le palais
lesson-end-winner = Alix et vous avez 55 Talents ; de deux survivants à égalité, le moins corrompu l’emporte : vous ! Construire vite, rester propre : voilà Cléopâtre. À votre première partie.
