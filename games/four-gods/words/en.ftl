### 4 Gods

## The table

game-title = 4 Gods
game-pitch = Four gods build a world tile by tile, all at the same time; each sends prophets, founds cities and razes those of the others.
option-time = Time
option-time-simultaneous = All at the same time
option-time-turns = Turns of 30 seconds
option-gods = The gods
option-gods-visible = Visible
option-gods-secret = Secret
option-two = With two players
option-two-four-gods = Four gods, two each
option-two-two-gods = Two gods, one each
option-errors = Tiles laid wrongly
option-errors-refused = Refused
option-errors-denounced = Denounced
option-errors-penalised = Denounced, with a penalty
option-min-free = Free tiles of a Kingdom
option-min-free-none = No minimum
option-min-free-two = At least two
end-world = The World is full
end-bag = The bag is empty
end-pass = Everybody has passed
end-bound = The house’s limit is reached

phase-building = Making the world
phase-last = Last moments
phase-count = Count

region-world = The World
region-lands = The lands
region-hand = Your hands
region-hands = In hand
region-supply = The bag
region-glass = Sand-glass
region-gods = The gods
region-secret-gods = Your secret god
region-cults = Your prophets

## Terrains, gods, colours

sea = sea
plain = plain
forest = forest
mountain = mountain
of-sea = of sea
of-plain = of plain
of-forest = of forest
of-mountain = of mountain
in-sea = in the sea
in-plain = in the plain
in-forest = in the forest
in-mountain = in the mountain
undines = Undines
humans = Humans
elves = Elves
dwarves = Dwarves
blue = blue
yellow = yellow
green = green
grey = grey

## The board

cell = Cell { $cell }
corner-top-left = { $cell }, top left
corner-top-right = { $cell }, top right
corner-bottom-right = { $cell }, bottom right
corner-bottom-left = { $cell }, bottom left
tile = Tile: { $lands }
tile-laid = Tile on { $cell }: { $lands }
tile-by = { $who-is ->
    [me] Laid by you.
   *[other] Laid by { $who }.
}
tile-reverse = On its back: { $lands }.
tile-reverse-unknown = You have not seen its back.
prophet = { $who-is ->
    [me] Your { $colour } prophet on { $cell }: { $terrain }
   *[other] { $who }’s { $colour } prophet on { $cell }: { $terrain }
}
city = { $who-is ->
    [me] Your City on { $cell }
   *[other] { $who }’s City on { $cell }
}
kingdom = Kingdom { $of }, { $tiles } tiles
kingdom-free = Nobody holds it.
kingdom-held = { $prophets ->
    [one] { $prophets } prophet
   *[other] { $prophets } prophets
}, { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} for
discard-place = { $who-is ->
    [me] Your discard, place { $place }
   *[other] { $who }’s discard, place { $place }
}
discard-count = { $who-is ->
    [me] Your discard: { $lying } of { $limit } places
   *[other] { $who }’s discard: { $lying } of { $limit } places
}
land-figures = { $largest } · { $number }
land-explained = Largest Kingdom: { $largest } tiles; Kingdoms: { $number }
hand-left = Left
hand-right = Right
their-hand-left = { $who-is ->
    [me] Your left hand
   *[other] { $who }’s left hand
}
their-hand-right = { $who-is ->
    [me] Your right hand
   *[other] { $who }’s right hand
}
bag = The bag
bag-tiles = { $tiles ->
    [0] The bag is empty
    [one] { $tiles } tile in the bag
   *[other] { $tiles } tiles in the bag
}
cities = Cities to build
cities-left = { $cities ->
    [one] { $cities } City to build
   *[other] { $cities } Cities to build
}
glass-turn = A turn: { $seconds } seconds
glass-last-turn = Last turn: { $seconds } seconds
glass-quiet = Without progress: { $seconds } seconds
glass-last = Common glass: { $seconds } seconds
god-mine = yours
god-taken = { $who }’s
god-free = free
reserve-of = Reserve
trophies-of = Cities razed
reserve = { $prophets ->
    [0] Reserve empty
    [one] { $prophets } prophet in reserve
   *[other] { $prophets } prophets in reserve
}
trophies = { $cities ->
    [0] No City destroyed
    [one] { $cities } City destroyed
   *[other] { $cities } Cities destroyed
}
grid-legend = Each cell shows its four corners: M sea, P plain, F forest, S mountain; in small letters the prophet’s zone, followed by the sign of his player; () a City.

## The players

score-label = points
fact-prophets = Prophets in reserve
fact-cities = Cities held
fact-razed = Cities destroyed
pips-discard = Discard
doing-secret = secret god
doing-no-god = no god yet
doing-passed = has passed
doing-holds = { $tiles ->
    [0] empty hands
    [one] { $tiles } tile in hand
   *[other] { $tiles } tiles in hand
}
supply-bag = Tiles in the bag
supply-free = Free cells
supply-cities = Cities left

## Questions

ask-together = Everyone plays: lay, discard, build.
ask-together-last = Last moments: lay, raze, all is still allowed.
ask-turn = Your turn: lay, discard, build while the sand runs.
ask-turn-last = Your last turn: complete the World.
ask-off-turn = It is { $who }’s turn.
wait-turn = { $who } is playing.
wait-together = Everyone plays.
hint-off-turn = You may turn over the tiles in your discard.
hint-cells = { $cells ->
    [0] No cell takes your tiles: discard them or wait.
    [one] One cell takes one of your tiles.
   *[other] { $cells } cells take one of your tiles.
}
hint-saturated = Your discard is full ({ $limit }): take and lay before you draw.
hint-draw = Draw one tile or two; the bag has { $tiles }.
hint-no-god = Without a god, no prophet and no City.
hint-passed = You have passed; any act brings you back.
over-world = The World is full: now the count.
over-bag = The bag is empty, time is up: now the count.
over-pass = Everybody has passed: now the count.
over-bound = It has lasted too long: now the count.

## Answers

do-pass = Pass
do-end-turn = End the turn
do-choose = Serve the { $god }
do-turn-over = Turn over ({ $lands }, { $who }, place { $place })
do-take = Take ({ $lands }, { $who }, place { $place })
do-denounce = Denounce the tile on { $cell }
do-hold = Hold out [{ $a }{ $b }/{ $c }{ $d }]
do-hold-with = Hold out [{ $a }{ $b }/{ $c }{ $d }] with the prophet of { $cell }
do-build = Build a City on { $cell } ({ $colour })
do-build-with = Build a City on { $cell } ({ $colour }, prophet of { $from })
do-discard = Discard [{ $a }{ $b }/{ $c }{ $d }]
do-put-back = Put back where it came from [{ $a }{ $b }/{ $c }{ $d }]
do-put-in-bag = Put into the bag [{ $a }{ $b }/{ $c }{ $d }]
do-draw = { $tiles ->
    [one] Draw one tile
   *[other] Draw { $tiles } tiles
}
do-lay = Lay on { $cell } [{ $a }{ $b }/{ $c }{ $d }]
do-lay-prophet = Lay on { $cell } [{ $a }{ $b }/{ $c }{ $d }], { $colour } prophet { $terrain }
do-lay-migrant = Lay on { $cell } [{ $a }{ $b }/{ $c }{ $d }], { $colour } prophet of { $from } { $terrain }
do-raze = Raze the City on { $cell } [{ $a }{ $b }/{ $c }{ $d }] for { $razed }
do-raze-prophet = Raze the City on { $cell } [{ $a }{ $b }/{ $c }{ $d }] for { $razed }, { $colour } prophet { $terrain }
do-raze-migrant = Raze the City on { $cell } [{ $a }{ $b }/{ $c }{ $d }] for { $razed }, { $colour } prophet of { $from } { $terrain }

## Refusals

why-over = The game is over.
why-no-player = Nobody sits there.
why-not-your-turn = It is { $who }’s turn; you may only turn over your own discarded tiles.
why-hands-off = { $who } has a hand in your discard: wait.
why-not-your-colour = This colour is not yours.
why-empty-reserve = Your reserve is empty: let a prophet migrate who stands on a tile.
why-reserve-first = Your reserve is not empty: take the prophet from there.
why-no-prophet-there = No prophet of this colour stands on a tile on { $cell }.
why-empty-hand = This hand is empty.
why-no-such-turn = A tile is turned by none to three quarters.
why-same-turn = This face looks the same when turned: a lesser turn says the same.
why-no-errors = Tiles laid wrongly are refused at this table: there is nothing to hold out or to denounce.
why-held-so = You hold it so already.
why-hold-first = First hold the tile out as you want to lay it.
why-no-god = Choose a god first: without one, no prophet.
why-zone-begins-elsewhere = The zone of this terrain is named by its first corner.
why-migrant-not-named = First, holding the tile out, name the prophet who is to migrate.
why-cell-taken = { $cell } is taken; your tile stays in hand.
why-no-city = There is no City on { $cell }.
why-no-god-to-destroy = Without a god nobody destroys the City on { $cell }.
why-own-city = The City on { $cell } is yours: nobody destroys his own.
why-name-a-colour = Say which of your colours destroys the City on { $cell }.
why-one-side = { $cell } does not touch two sides of frame or tiles; a City gives none.
why-does-not-fit = Turned so, the tile does not go with the terrains around { $cell }.
why-one-or-two = One draws one tile or two.
why-hands-full = You need both hands free to draw.
why-saturated = Your discard is full ({ $limit } tiles): no more drawing before you have made room.
why-bag = { $left ->
    [0] The bag is empty.
    [one] Only one tile is left in the bag.
   *[other] { $left } tiles are left in the bag.
}
why-no-free-hand = You need a free hand.
why-nothing-there = No tile lies at place { $place }.
why-gods-are-dealt = Gods are secret and dealt: nobody chooses one.
why-god-taken = { $who-is ->
    [me] You serve this god already.
   *[other] { $who } serves this god already.
}
why-has-god = You have all your gods already.
why-no-god-to-build = Choose a god first: without one, no City.
why-no-token = All eight Cities are built or destroyed.
why-end-turn-instead = In turns one does not pass: end your turn.
why-passed = You have passed already.
why-pass-instead = Playing at the same time there is no turn to end: pass.
why-no-tile = There is no tile on { $cell }.

## The log

log-begin = Everyone begins, two tiles in hand.
log-first = { $who-is ->
    [me] The lot falls on you: you begin.
   *[other] The lot falls on { $who }.
}
log-dealt = Your { $colour } prophets serve the { $god }.
log-turn = { $who-is ->
    [me] Your turn
   *[other] { $who }’s turn
}
log-draws = { $who-is ->
    [me] You draw
   *[other] { $who } draws
} { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} ({ $lands }); { $left } left.
log-reverse = On the back of the tile ({ $face }): { $reverse }.
log-lays = { $who-is ->
    [me] You lay
   *[other] { $who } lays
} on { $cell }, without a prophet.
log-lays-prophet = { $who-is ->
    [me] You lay
   *[other] { $who } lays
} on { $cell }, { $colour } prophet: { $terrain }.
log-lays-migrant = { $who-is ->
    [me] You lay
   *[other] { $who } lays
} on { $cell }; the { $colour } prophet of { $from } migrates there: { $terrain }.
log-razes = { $who-is ->
    [me] You raze
   *[other] { $who } razes
} { $victim-is ->
    [me] your City
   *[other] { $victim }’s City
} on { $cell }.
log-builds = { $who-is ->
    [me] You build
   *[other] { $who } builds
} a City on { $cell }.
log-builds-migrant = { $who-is ->
    [me] You build
   *[other] { $who } builds
} a City on { $cell } with the prophet of { $from }.
log-discards = { $who-is ->
    [me] You discard
   *[other] { $who } discards
} a tile ({ $lands }).
log-puts-back = { $who-is ->
    [me] You put
   *[other] { $who } puts
} a tile ({ $lands }) back into { $whose-is ->
    [me] your discard
   *[other] { $whose }’s discard
}.
log-puts-in-bag = { $who-is ->
    [me] You put
   *[other] { $who } puts
} a tile ({ $lands }) into the bag.
log-takes-own = { $who-is ->
    [me] You take a tile of your discard
   *[other] { $who } takes a tile of his discard
} ({ $lands }).
log-takes = { $who-is ->
    [me] You take
   *[other] { $who } takes
} a tile ({ $lands }) { $whose-is ->
    [me] of yours
   *[other] of { $whose }’s
}.
log-turns-own = { $who-is ->
    [me] You turn one of your tiles over
   *[other] { $who } turns over a tile of his own
}: { $lands }.
log-turns = { $who-is ->
    [me] You turn over
   *[other] { $who } turns over
} a tile { $whose-is ->
    [me] of yours
   *[other] of { $whose }’s
}: { $lands }.
log-chooses = { $who-is ->
    [me] You serve
   *[other] { $who } serves
} the { $god } from now on.
log-holds = { $who-is ->
    [me] You hold
   *[other] { $who } holds
} a tile out ({ $lands }).
log-passes = { $who-is ->
    [me] You pass.
   *[other] { $who } passes.
}
log-passes-turn = { $who-is ->
    [me] You pass your turn.
   *[other] { $who } passes his turn.
}
log-glass-out = { $who-is ->
    [me] Your glass is empty.
   *[other] { $who }’s glass is empty.
}
log-denounces = { $who-is ->
    [me] You denounce
   *[other] { $who } denounces
} { $culprit-is ->
    [me] your tile
   *[other] { $culprit }’s tile
} on { $cell }: it leaves the World.
log-denounces-at-once = { $who-is ->
    [me] You denounce
   *[other] { $who } denounces
} at once { $culprit-is ->
    [me] your tile
   *[other] { $culprit }’s tile
} on { $cell }: it goes back to the hand.
log-denounces-in-vain = { $who-is ->
    [me] You denounce
   *[other] { $who } denounces
} the tile on { $cell }: it is right.
log-falls = The tile on { $cell } has lost its two sides: it goes into the bag.
log-penalty = { $who-is ->
    [me] You lose
   *[other] { $who } loses
} a { $colour } prophet for good.
log-near-world = The World is full: { $seconds } seconds more, all together.
log-near-world-turns = The World is full: one more turn each.
log-near-bag = The bag is empty: { $seconds } seconds more, all together.
log-near-bag-turns = The bag is empty: one more turn each.
log-quiet = Nothing moves any more: it is as if all passed.
log-reveals = { $who-is ->
    [me] Your { $colour } prophets served the { $god }.
   *[other] { $who }’s { $colour } prophets served the { $god }.
}
log-wins = { $who-is ->
    [me] You win
   *[other] { $who } wins
} with { $score ->
    [one] { $score } point
   *[other] { $score } points
} of Divine Influence.

## The score sheet

column-influence = Influence
column-first = First colour
column-second = Second colour
sheet-cities = Cities held ({ $cities })
sheet-destroyed = Cities destroyed ({ $cities })
sheet-kingdom = Kingdom of { $terrain } ({ $cell }): { $tiles } tiles, { $prophets ->
    [one] { $prophets } prophet
   *[other] { $prophets } prophets
}
sheet-largest = Largest Kingdom { $of }: { $figure } tiles
sheet-most = Kingdoms { $of }: { $figure }
sheet-no-god = Without a god
note-god = God served
note-cities = Cities
note-city-built = City built
note-city-razed = City razed
note-city-held = City held at the end
note-chose = Choosing the god
