# The house's own words, shared by every game.
seat-nameless = Player { $number }
lesson-read-on = Read this first, then go on.
lesson-otherwise = That can be done too, but not in this step of the lesson.
