# Le guide de 4 Gods : une phrase la première fois qu’une sorte d’action est possible, sous le nom de l’action.
guide-ready = Dire que vous êtes prêt : la partie commence quand tous l’ont dit.
guide-take-colour = Prendre une couleur de prophètes : votre dieu secret n’est pas encore connu, toutes les couleurs se valent.
guide-lose = Perdre un prophète : c’est la pénalité d’une erreur, et il ne revient pas ; choisissez le moins utile.
guide-pass = Passer : vous levez votre drapeau ; si tous le lèvent, la partie s’arrête aussitôt.
guide-end-turn = Finir votre tour : ce que vous tenez en main part dans votre défausse, où les autres peuvent le prendre.
guide-choose = Choisir un dieu : son terrain comptera pour vous jusqu’à la fin, et ses prophètes sont à vous pour toujours.
guide-turn-over = Retourner une tuile : tout le monde voit alors ses deux faces ; une main libre suffit.
guide-take = Prendre une tuile dans une défausse : même celle d’un adversaire, si vous avez une main libre.
guide-denounce = Dénoncer une tuile : si un de ses côtés ne s’accorde pas avec ses voisines, elle quitte le Monde.
guide-hold = Présenter une tuile : tournez-la comme elle doit être posée ; rien ne vous arrête si elle ne va pas.
guide-build = Construire une Cité : cinq points tant que votre prophète y tient, mais un adversaire peut la détruire en posant une tuile.
guide-discard = Défausser une tuile : elle libère une main, et les autres pourront la prendre.
guide-draw = Piocher dans le sac : il faut les deux mains vides ; les autres verront une face, vous seul l’autre.
guide-lay = Poser une tuile : la case touche deux bords, et les terrains se suivent ; un prophète peut venir avec elle.

# Ce que le plateau montre, sous la règle qui l’explique.
guide-about-prophet-zone = Un prophète : il tient un terrain de sa tuile ; le plus nombreux dans un Royaume marque ses points.
guide-about-god-choose = Les dieux : chacun donne des prophètes et fait compter son terrain ; qui n’en prend pas ne marque rien.
