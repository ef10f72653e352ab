# The house's own words, shared by every game.
seat-nameless = Joueur { $number }
lesson-read-on = Lisez d’abord ceci, puis continuez.
lesson-otherwise = C’est possible aussi, mais pas à cette étape de la leçon.
