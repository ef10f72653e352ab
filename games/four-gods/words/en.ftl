### 4 Gods

## The table

game-title = 4 Gods
game-pitch = Four gods create a world tile by tile, all at the same time; each sends prophets into it, builds Legendary Cities and destroys those of the others.
game-primer = A timed turn is thirty seconds of free acts, as many as you manage: draw, lay, discard. Without the glass it is twelve acts, and nobody is in a hurry. Two players have one god each at first; with two each, a score has two numbers, one for each god, and the lower one decides.
game-goal = Most Divine Influence at the end: Legendary Cities, Kingdoms where you have most prophets, your god’s terrain.
option-time = Time
option-time-simultaneous = Simultaneous play
option-time-turns = Timed turns
option-gods = The gods
option-gods-visible = Visible gods
option-gods-secret = Secret gods
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
option-tokens = Game mode tokens
option-tokens-chosen = Chosen
option-tokens-drawn = Tossed like a coin
option-glass = The sand-glass
option-glass-seconds = A sand-glass of 30 seconds
option-glass-double = Twice the sand
option-glass-fivefold = Five times the sand
option-glass-acts = 12 acts a turn, no sand-glass
option-glass-no-glass = No sand-glass
end-world = The World is full
end-bag = The bag is empty
end-pass = Everybody has passed
end-quiet = Nothing moved any more
end-bound = The house’s limit is reached

phase-gathering = Getting ready
phase-building = Making the world
phase-last = Last moments
phase-count = Count

region-world = The World
region-lands = The lands
region-hand = Your hands
region-hands = In hand
region-supply = The bag
region-discards = Discards
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
the-god-of-undines = the goddess of the Merfolk
the-god-of-humans = the god of the Humans
the-god-of-elves = the goddess of the Elves
the-god-of-dwarves = the god of the Dwarves
god-of-undines = goddess of the Merfolk
god-of-humans = god of the Humans
god-of-elves = goddess of the Elves
god-of-dwarves = god of the Dwarves
undines = Merfolk
humans = Humans
elves = Elves
dwarves = Dwarves
blue = blue
yellow = yellow
green = green
grey = grey
blues = blue
yellows = yellow
greens = green
greys = grey

## The board

cell = Cell { $cell }
corner-top-left = { $cell }, top left
corner-top-right = { $cell }, top right
corner-bottom-right = { $cell }, bottom right
corner-bottom-left = { $cell }, bottom left
told-face = top: { $top } · bottom: { $bottom }
told-frame-top = frame above
told-frame-right = frame on the right
told-frame-bottom = frame below
told-frame-left = frame on the left
told-land-top = above: { $lands }
told-land-right = on the right: { $lands }
told-land-bottom = below: { $lands }
told-land-left = on the left: { $lands }
told-one-side = no second side yet
told-and = { $one }; { $other }
told-kingdom = on { $cells }
asks-corner = a prophet, on which land?
asks-reserve = which god sends the prophet?
asks-trophies = which god takes the destroyed City?
tile = Tile (top: { $top } · bottom: { $bottom })
tile-laid = Tile on { $cell } (top: { $top } · bottom: { $bottom })
tile-by = { $who-is ->
    [me] Laid by you.
   *[other] Laid by { $who }.
}
tile-reverse = On its back, at the top: { $top }; at the bottom: { $bottom }.
tile-reverse-unknown = You have not seen its back.
tile-back = back (top: { $top } · bottom: { $bottom })
prophet = { $who-is ->
    [me] Your { $colour } prophet on { $cell }: { $terrain }
   *[other] { $who }’s { $colour } prophet on { $cell }: { $terrain }
}
city = { $who-is ->
    [me] Your City on { $cell } ({ $colour } prophet)
   *[other] { $who }’s City on { $cell } ({ $colour } prophet)
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
    [me] Your discard
   *[other] { $who }’s discard
}: { $lying ->
    [one] { $lying } tile
   *[other] { $lying } tiles
} on { $limit } places
land-explained = Kingdoms: { $number }, largest: { $largest }
land-share = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
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
short-bag = Bag
short-cities = Cities
cities-left = City ({ $cities } to build)
glass-turn = A turn: { $number } s
glass-last-turn = Last turn: { $number } s
glass-acts = { $number ->
    [one] This turn: { $number } act left
   *[other] This turn: { $number } acts left
}
glass-last-acts = { $number ->
    [one] Last turn: { $number } act left
   *[other] Last turn: { $number } acts left
}
glass-waits = The sand-glass waits until everybody is ready
glass-waits-for-all = The sand-glass waits for everybody’s first act
glass-quiet = If nothing moves, last call in { $number } s
glass-quiet-soon = If nothing moves, the game ends: { $number } s
glass-none = No sand-glass: everybody takes their time
glass-none-last = No sand-glass: the count comes when all have passed
glass-last = Common glass: { $number } s
god-mine = yours
god-taken = { $who }’s
god-free = free
reserve-of = Supply
trophies-of = Cities destroyed
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

score-label-two = the lower one counts
score-label = { $score ->
    [one] point
   *[other] points
}
fact-prophets = Prophets in reserve
fact-cities = Cities held
fact-razed = Cities destroyed
fact-promised = Promised to the gods
pips-discard = Discard
doing-secret = secret god
doing-no-god = no god yet
doing-lacks-god = one god to choose
doing-ready = ready
doing-not-ready = not ready yet
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

ask-ready = Are you ready?
ask-colour = Which colour of prophets do you take?
ask-penalty = Your tile was laid wrongly: which prophet do you remove?
ask-act = { $when }: { $what }.
when-together = All together
when-together-last = Last moments
when-turn = Your turn
when-turn-last = Last turn
what-draw = draw one tile or two
what-choose-or-draw = choose a god, or draw
what-lay = lay a tile, or discard it
what-lay-or-choose = lay a tile, or choose a god
what-take = take a tile from a discard
ask-off-turn = It is { $who }’s turn.
wait-turn = It is { $who }’s turn.
wait-ready = { $missing ->
    [one] One player is still awaited.
   *[other] { $missing } players are still awaited.
}
wait-together = Everyone plays.
hint-off-turn = You may turn over the tiles in your discard.
hint-ready = All play at the same time as soon as everybody is ready. The aim: the most Influence at the end, from your Kingdoms, your Cities and your god’s land.
hint-ready-turns = The aim: the most Influence at the end, from your Kingdoms, your Cities and your god’s land.
hint-colour = The colour says nothing of the god, who will be dealt face down.
hint-penalty = It leaves the game for good; never one on a City.
hint-cells = { $cells ->
    [0] No cell takes your tiles: discard them. A City is built without a tile.
    [one] One cell takes one of your tiles.
   *[other] { $cells } cells take one of your tiles.
}
hint-saturated = Your discard is full ({ $limit } tiles): take from a discard and lay before you go back to the bag.
hint-draw = { $tiles ->
    [one] The bag still has { $tiles } tile.
   *[other] The bag still has { $tiles } tiles.
}
hint-no-god = Without a god, no prophet and no City: your tiles earn you nothing.
hint-second-god = You lack a god: your second marker stays at 0 until you choose it, and the lowest marker loses.
hint-quiet = Nothing moves any more: without a draw, a tile laid or a City the game ends in { $seconds } seconds.
hint-quiet-turns = { $turns ->
    [one] Nothing moves any more: the game ends with this turn.
   *[other] Nothing moves any more: the game ends in { $turns } turns.
}
hint-passed = You have passed; any act brings everybody back.
hint-turn-seconds = A turn lasts { $number } seconds: as many acts as you like.
hint-turn-acts = { $number ->
    [one] { $number } act left in this turn.
   *[other] { $number } acts left in this turn.
}
over-world = The World is full: now the count.
over-bag = The bag is empty, time is up: now the count.
over-pass = Everybody has passed: now the count.
over-quiet = Nothing moved any more: the game ends, now the count.
over-bound = It has lasted too long: now the count.

## Answers

do-ready = I am ready
do-take-colour = Take the { $colours } prophets
do-lose = Remove a { $colour } prophet of the reserve
do-lose-tile = Remove the { $colour } prophet on { $cell }
do-pass = Pass
do-end-turn = End the turn
do-pass-turn = Pass without an act
do-choose = Become the { $god } ({ $terrain })
do-turn-over = { $who-is ->
    [me] Turn over in your discard
   *[other] Turn over in { $who }’s discard
} ({ $lands }, place { $place })
do-take = { $who-is ->
    [me] Take from your discard
   *[other] Take from { $who }’s discard
} ({ $lands }, place { $place })
do-denounce = Denounce the tile on { $cell }
do-hold = Hold out (top: { $top } · bottom: { $bottom })
do-hold-with = Hold out (top: { $top } · bottom: { $bottom }) with the prophet of { $cell }
do-build = Build a City on { $cell } ({ $colour })
do-build-with = Build a City on { $cell } ({ $colour }, prophet of { $from })
do-discard = Discard (top: { $top } · bottom: { $bottom })
do-put-back = Put back where it came from (top: { $top } · bottom: { $bottom })
do-put-in-bag = Put into the bag (top: { $top } · bottom: { $bottom })
do-draw = { $tiles ->
    [one] Draw one tile
   *[other] Draw { $tiles } tiles
}
do-lay = Lay on { $cell } (top: { $top } · bottom: { $bottom })
do-lay-bare = Lay without a prophet on { $cell } (top: { $top } · bottom: { $bottom })
do-lay-prophet = Lay on { $cell } (top: { $top } · bottom: { $bottom }), { $colour } prophet { $terrain }
do-lay-migrant = Lay on { $cell } (top: { $top } · bottom: { $bottom }), the { $colour } prophet of { $from } comes { $terrain }
do-raze = Destroy { $victim }’s City on { $cell } (token: { $razed }; top: { $top } · bottom: { $bottom })
do-raze-prophet = Destroy { $victim }’s City on { $cell } (token: { $razed }; top: { $top } · bottom: { $bottom }), { $colour } prophet { $terrain }
do-raze-migrant = Destroy { $victim }’s City on { $cell } (token: { $razed }; top: { $top } · bottom: { $bottom }), the { $colour } prophet of { $from } comes { $terrain }

## Refusals

why-not-begun = The game has not begun: say first that you are ready.
why-begun = The game has begun already.
why-ready = You have said already that you are ready.
why-colours-first = First everybody takes a colour of prophets.
why-colour-with-god = Here the colour comes with the god: choose a god.
why-has-colour = You have your colour of prophets already.
why-colour-taken = { $who-is ->
    [me] You have taken this colour already.
   *[other] { $who } has taken this colour.
}
why-errors-in-turns = Tiles laid wrongly are denounced only in simultaneous play: in timed turns the others watch you lay, and such a tile is always refused.
why-errors-and-lot = Tiles laid wrongly are denounced only in simultaneous play, and tokens drawn by lot may bring timed turns, where such a tile is always refused.
why-two-gods-for-two = Only two players can play with two gods.
why-acts-in-turns = Acts are counted only in timed turns: in simultaneous play there is no turn.
why-no-glass-in-turns = A turn without a sand-glass would have no end: in timed turns count acts instead.
why-over-glass = The last sand-glass has run out: the game is over.
why-over-turns = The last turn is played: the game is over.
why-over-pass = Everybody has passed: the game is over.
why-over-quiet = Nothing moved any more: the game is over.
why-over-bound = The house’s limit is reached: the game is over.
why-penalty-first = First remove a prophet for the tile laid wrongly.
why-no-penalty = You have no prophet to remove.
why-not-that-prophet = There is no prophet to remove on { $cell }: those of the reserve first, never one on a City.
why-no-such-reserve = This reserve is empty or not yours.
why-tile-taken = { $who-is ->
    [me] You have this tile in hand already.
   *[other] { $who } has just taken this tile.
}
why-tile-was-laid = { $who-is ->
    [me] You laid this tile on { $cell }.
   *[other] { $who } has just laid this tile on { $cell }.
}
why-tile-moved = This tile has just changed its place: point at it where it lies.
why-tile-gone = This tile has just gone back into the bag.
why-tile-laid = { $who-is ->
    [me] You laid a tile on { $cell }: the cell is no longer free.
   *[other] { $who } laid a tile on { $cell }: the cell is no longer free.
}
why-city-built = { $who-is ->
    [me] You built a City on { $cell }: the cell is no longer free.
   *[other] { $who } built a City on { $cell }: the cell is no longer free, unless the City is destroyed.
}
why-clashes = { $who-is ->
    [me] Turned so, the tile does not go on { $cell } with yours on { $next }.
   *[other] Turned so, the tile does not go on { $cell } with { $who }’s on { $next }.
}
why-glass-out = Your turn has run out: it is { $who }’s.
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
why-cell-taken = { $cell } is no longer free.
why-no-city = There is no City on { $cell }.
why-no-god-to-destroy = { $who } built a City on { $cell }; without a god you cannot destroy it.
why-own-city = The City on { $cell } is yours: nobody destroys his own.
why-name-a-colour = Say which of your colours destroys the City on { $cell }.
why-one-side = { $cell } does not touch two straight sides of frame or tiles; a City gives none.
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
    [me] You are this god already.
   *[other] { $who } is this god already.
}
why-has-god = You have all your gods already.
why-no-god-to-build = Choose a god first: without one, no City.
why-no-token = All eight Cities are built or destroyed.
why-end-turn-instead = In timed turns one does not pass: end your turn.
why-passed = You have passed already.
why-pass-instead = In simultaneous play there is no turn to end: pass.
why-no-tile = There is no tile on { $cell }.
why-tile-denounced = { $who-is ->
    [me] You have denounced the tile on { $cell }: it lies there no longer.
   *[other] { $who } has just denounced the tile on { $cell }: it lies there no longer.
}
why-tile-fell = { $who-is ->
    [me] The tile on { $cell } fell with one that you denounced.
   *[other] The tile on { $cell } has just fallen with one that { $who } denounced.
}
why-one-side-now = { $who-is ->
    [me] You have denounced a tile, and the one on { $next } is gone: { $cell } touches two straight sides no longer.
   *[other] { $who } has just denounced a tile, and the one on { $next } is gone: { $cell } touches two straight sides no longer.
}
why-reserve-first-now = { $who-is ->
    [me] You have denounced a tile: your prophet of { $cell } is back in the reserve, take him from there.
   *[other] { $who } has just denounced a tile: your prophet of { $cell } is back in the reserve, take him from there.
}

## The log

log-tokens = The game mode tokens are tossed: { $time }, { $gods }.
log-tokens-two = The game mode tokens are tossed: { $time }, { $gods }; { $two }.
log-gather = Everybody says when they are ready.
log-ready = { $who-is ->
    [me] You are ready.
   *[other] { $who } is ready.
}
log-takes-colour = { $who-is ->
    [me] You take
   *[other] { $who } takes
} the { $colours } prophets.
log-begin = Everybody is ready: the game begins, two tiles in hand.
log-first = { $who-is ->
    [me] The lot falls on you: you will play first.
   *[other] The lot falls on { $who } as first player.
}
log-dealt = Your { $colours } prophets are those of { $god } ({ $terrain }).
log-turn = { $who-is ->
    [me] Your turn
   *[other] { $who }’s turn
}
log-draws = { $who-is ->
    [me] You draw
   *[other] { $who } draws
} one tile ({ $lands }); { $left } left in the bag.
log-draws-two = { $who-is ->
    [me] You draw
   *[other] { $who } draws
} two tiles, one ({ $lands }), one ({ $others }); { $left } left in the bag.
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
    [me] You destroy
   *[other] { $who } destroys
} { $victim-is ->
    [me] your City
   *[other] { $victim }’s City
} on { $cell } (token: { $colour }).
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
    [me] You take a tile from your discard
   *[other] { $who } takes a tile from their discard
} ({ $lands }).
log-takes = { $who-is ->
    [me] You take
   *[other] { $who } takes
} a tile ({ $lands }) from { $whose-is ->
    [me] your discard
   *[other] { $whose }’s discard
}.
log-turns-own = { $who-is ->
    [me] You turn over a tile in your discard
   *[other] { $who } turns over a tile in their discard
} ({ $lands }).
log-turns = { $who-is ->
    [me] You turn over
   *[other] { $who } turns over
} a tile in { $whose-is ->
    [me] your discard
   *[other] { $whose }’s discard
} ({ $lands }).
log-chooses = { $who-is ->
    [me] You become
   *[other] { $who } becomes
} the { $god } ({ $terrain }).
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
   *[other] { $who } passes the turn.
}
log-glass-out = { $who-is ->
    [me] Your sand-glass has run out.
   *[other] { $who }’s sand-glass has run out.
}
log-acts-out = { $who-is ->
    [me] Your acts of this turn are done.
   *[other] { $who }’s acts of this turn are done.
}
log-denounces = { $who-is ->
    [me] You denounce
   *[other] { $who } denounces
} { $culprit-is ->
    [me] your tile
   *[other] { $culprit }’s tile
} on { $cell }, laid wrongly: it leaves the World.
log-denounces-at-once = { $who-is ->
    [me] You denounce
   *[other] { $who } denounces
} at once { $culprit-is ->
    [me] your tile
   *[other] { $culprit }’s tile
} on { $cell }, laid wrongly: it goes back to the hand.
log-denounces-in-vain = { $who-is ->
    [me] You denounce
   *[other] { $who } denounces
} the tile on { $cell }: it is laid rightly.
log-falls = The tile on { $cell } has lost its two sides: it goes into the bag.
log-penalty = { $who-is ->
    [me] You lose
   *[other] { $who } loses
} a { $colour } prophet of the reserve for good.
log-penalty-tile = { $who-is ->
    [me] You lose
   *[other] { $who } loses
} the { $colour } prophet on { $cell } for good.
log-near-world = The World is full: { $seconds } seconds more, all together.
log-near-world-no-glass = The World is full: the count comes when all have passed.
log-near-world-turns = The World is full: one more turn each.
log-near-bag = The bag is empty: { $seconds } seconds more, all together.
log-near-bag-no-glass = The bag is empty: the count comes when all have passed.
log-near-bag-turns = The bag is empty: one more turn each.
log-quiet = Nothing moves any more: the game ends.
log-quiet-soon = Nothing moves any more: without a draw, a tile laid or a City the game ends in { $seconds } seconds.
log-reveals = { $who-is ->
    [me] Your { $colours } prophets were those of { $god }.
   *[other] { $who }’s { $colours } prophets were those of { $god }.
}
log-wins = { $who-is ->
    [me] You win
   *[other] { $who } wins
} with { $score ->
    [one] { $score } point
   *[other] { $score } points
} of Divine Influence.
log-wins-two = { $who-is ->
    [me] You win
   *[other] { $who } wins
} with { $score } and { $higher ->
    [one] { $higher } point
   *[other] { $higher } points
} of Divine Influence (the lowest marker decides).

## The score sheet

column-influence = Influence
column-blue = Blue marker
column-yellow = Yellow marker
column-green = Green marker
column-grey = Grey marker
column-untaken = God not chosen
sheet-cities = Cities held
sheet-destroyed = Cities destroyed
sheet-kingdoms = Kingdoms { $of }
sheet-largest = God’s prize: largest Kingdom
sheet-most = God’s prize: most Kingdoms
sheet-no-god = No god chosen: the marker stays at 0
reason-kingdoms-more = { $n ->
    [0] slightly more Influence from your Kingdoms
    [one] { $n } more Influence from your Kingdoms
   *[other] { $n } more Influence from your Kingdoms
}
reason-kingdoms-less = { $n ->
    [0] slightly less Influence from your Kingdoms
    [one] { $n } less Influence from your Kingdoms
   *[other] { $n } less Influence from your Kingdoms
}
reason-cities-more = { $n ->
    [0] slightly more Influence from your Cities
    [one] { $n } more Influence from your Cities
   *[other] { $n } more Influence from your Cities
}
reason-cities-less = { $n ->
    [0] slightly less Influence from your Cities
    [one] { $n } less Influence from your Cities
   *[other] { $n } less Influence from your Cities
}
reason-razed-more = { $n ->
    [0] slightly more Influence from destroyed Cities
    [one] { $n } more Influence from destroyed Cities
   *[other] { $n } more Influence from destroyed Cities
}
reason-razed-less = { $n ->
    [0] slightly less Influence from destroyed Cities
    [one] { $n } less Influence from destroyed Cities
   *[other] { $n } less Influence from destroyed Cities
}
reason-prize-more = { $n ->
    [0] slightly more Influence from your god’s terrain
    [one] { $n } more Influence from your god’s terrain
   *[other] { $n } more Influence from your god’s terrain
}
reason-prize-less = { $n ->
    [0] slightly less Influence from your god’s terrain
    [one] { $n } less Influence from your god’s terrain
   *[other] { $n } less Influence from your god’s terrain
}
reason-rival-more = { $n ->
    [0] slightly more Influence for the leading rival
    [one] { $n } more Influence for the leading rival
   *[other] { $n } more Influence for the leading rival
}
reason-rival-less = { $n ->
    [0] slightly less Influence for the leading rival
    [one] { $n } less Influence for the leading rival
   *[other] { $n } less Influence for the leading rival
}
reason-prophets-more = { $n ->
    [0] slightly more prophets in reserve
    [one] { $n } more prophet in reserve
   *[other] { $n } more prophets in reserve
}
reason-prophets-less = { $n ->
    [0] slightly fewer prophets in reserve
    [one] { $n } fewer prophet in reserve
   *[other] { $n } fewer prophets in reserve
}
reason-tiles-more = { $n ->
    [0] slightly more tiles in hand that can be laid
    [one] { $n } more tile in hand that can be laid
   *[other] { $n } more tiles in hand that can be laid
}
reason-tiles-less = { $n ->
    [0] slightly fewer tiles in hand that can be laid
    [one] { $n } fewer tile in hand that can be laid
   *[other] { $n } fewer tiles in hand that can be laid
}
reason-growth-more = { $n ->
    [0] slightly more Influence to hope for from growing Kingdoms
    [one] { $n } more Influence to hope for from growing Kingdoms
   *[other] { $n } more Influence to hope for from growing Kingdoms
}
reason-growth-less = { $n ->
    [0] slightly less Influence to hope for from growing Kingdoms
    [one] { $n } less Influence to hope for from growing Kingdoms
   *[other] { $n } less Influence to hope for from growing Kingdoms
}
note-god = God embodied
note-cities = Cities
note-city-built = City built
note-city-razed = City destroyed
note-city-held = City held at the end
note-chose = Choosing the god

## What a choice costs and gives

mark-over = the end of the game
mark-pass = the end of the game if all pass
mark-tiles = { $number ->
    [one] { $number } tile from the bag
   *[other] { $number } tiles from the bag
}
mark-prophets = { $number ->
    [one] { $number } prophet
   *[other] { $number } prophets
}
mark-cities = { $number ->
    [one] { $number } City
   *[other] { $number } Cities
}
mark-razed = { $number ->
    [one] { $number } City destroyed
   *[other] { $number } Cities destroyed
}
