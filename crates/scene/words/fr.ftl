# The house's own words, shared by every game.
seat-nameless = Joueur { $number }
