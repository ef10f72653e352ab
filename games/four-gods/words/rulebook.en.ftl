# Pictures of rules, and the page of the game.

page-about-1 = You create a world. Tile by tile seas, plains, forests and mountains go on until the frame is full. On the way you leave prophets, who will win the kingdoms for you where they are most.
page-about-2 = Sooner or later you become a god. He lets you build Legendary Cities, and swallow those of others. At the end each god is paid for the size and the number of his lands.
page-special-1 = All at once, or one after the other: it is for you to choose.
page-special-2 = What you throw away somebody else may take.
page-special-3 = A city is only safe if no tile in the world can replace it.
page-act-1 = Lay a tile
page-act-1-text = Two sides, and terrains that go on.
page-act-2 = Send a prophet
page-act-2-text = It wins the kingdom where its own prevail.
page-act-3 = Build, or swallow
page-act-3-text = A City is worth 5 points; so is its ruin.
page-bots = Between bots that play all at once nobody is favoured, neither by seat nor by god.

## A game of four in turns, from the first tiles to the count.

picture-world-start = The World is empty: eight cells by eight in a frame. Around it the discards; eight Cities wait to be built one day.
picture-world-hands = Two hands, a tile in each. You draw one tile or two; the others only see the face that is turned towards them.
picture-world-god = Each god rules a terrain. You choose yours whenever you like, for the whole game; without a god there is neither City nor cataclysm.
picture-world-prophet = A prophet may be put on the tile that is laid, in a corner: it stands on the terrain of that corner.
picture-world-fit = Terrains go on: from 1 to 2 sea touches sea, and from 2 to 3. Every common edge must show the same.
picture-world-discards = What is not kept goes to one’s own discards at the edge of the frame. Anybody may take from those of another.
picture-world-sides = The example of the rulebook: at 1 a tile touches the frame and the sea, two sides. At 2 it would only touch the frame: not allowed.
picture-world-city-sides = The example of the rulebook: City 1 touches the frame and a tile. At 2 another would have one side only, for a City is round and gives none.
picture-world-city = A Legendary City with its prophet: 5 points at the end, if nobody swallows it.
picture-world-glass = The sand-glass: in turns, thirty seconds to act as often as you can. All at once, nobody waits for anybody.
picture-world-kingdom = A Kingdom: equal terrains joined by an edge, on two tiles at least. Each is worth its tiles without a prophet.
picture-world-destroyed = A tile that fits all its neighbours has taken the place of the City: swallowed. Whoever laid it scores 5 points at the end.
picture-world-lands = For each terrain the largest Kingdom and the number of Kingdoms: 15, 10 and 5 points for the gods who rule them.
picture-world-full = The World is full: one more turn each, then the count. An empty bag, or a table where all pass, end the game as well.
picture-world-winner = The count: Cities, Kingdoms, then the prizes of the gods. The greatest Divine Influence wins.
picture-count-kingdoms = The example of the rulebook: mountain 1, of 6 tiles, brings Grey 5 points. Plain 2, of 12, brings 12 − 5 = 7 to Yellow, who has the majority. Mountain 3, of 9, brings Green 7 and Blue as many.
picture-count-largest = The example of the rulebook: sea 1, of 21 tiles, brings 15 points, plain 2, of 12, brings 10. Mountain 3 and forest 4 have 9 each: 5 shared by two, 2 points.
picture-count-most = The example of the rulebook: 8 kingdoms of forest, 15 points. 7 of sea and 7 of plain share 10 + 5: 7 points each. The 4 of mountain bring nothing.
