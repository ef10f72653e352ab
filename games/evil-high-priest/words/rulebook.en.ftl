# Pictures of rules, and the page of the game.

page-about-1 = Thirteen Elder Signs hold your god back. Your cultists run about the town for treasure, blood and magic, build a sanctum to hide them in, and break the Signs one by one.
page-about-2 = But every lock that is forced draws investigators. Their raids hit everybody: what lies about is destroyed, what is well guarded stays. With the thirteenth Sign whoever has most points will rule what is left of the world.
page-special-1 = Ten cult boards, ten gods, ten ways to end.
page-special-2 = The Asylum is a defence: the more Acolytes you have there, the less the raid looks for you.
page-special-3 = Alone or with up to five, with or without the two expansions.
page-act-1 = Run about the town
page-act-1-text = One cultist a location: first come, first served.
page-act-2 = Break the Signs
page-act-2-text = Every lock opens others.
page-act-3 = Survive the raids
page-act-3-text = Chambers, monsters, Acolytes: all of them can block.
page-bots = Between bots, on the board of Great Cthulhu with both expansions. Who begins wins a little more often with four and five players; nearly all games end with the thirteenth Sign.

## A game of five with both expansions, on the board of Great Cthulhu.

picture-cult-table = The table: the cult board with its thirteen Signs, the town and its locations, the rituals still hidden, the display.
picture-cult-start = At the start: a Priest and some Acolytes in the Pool, the others in the Asylum, a little treasure, an empty sanctum.
picture-cult-chamber = The Priest has improved the sanctum: a chamber from the display now fills a slot. Resources are stored in it.
picture-cult-town = One cultist a space: where somebody stands nobody else goes this round. What is paid stands on the left, what is gained on the right.
picture-cult-skulk = Two Skulk spaces: one reserves a later move there, once the others have shown what they want.
picture-cult-asylum = What a rite costs is sometimes paid in Acolytes: they go to the Asylum. Once four are there, the next go to Escape.
picture-cult-departure = The example of the rulebook: the Departure, 1, was broken for two Magic. Its arrows open four locks, 2 to 5.
picture-cult-deep-ones = Every board has its own monsters. Here the track of the Deep Ones, 1, strengthens raids; the Shoggoth, 2, obeys who can take it.
picture-cult-raid = A raid! The dice give its strength. Everybody suffers it, not only who set it off; each has a marker on the track.
picture-cult-asylum-defence = Five Acolytes in the Asylum and in Escape reduce this raid by 5: nothing is left of its strength.
picture-cult-rituals = After the first raid the rituals open. A cultist begins one, then advances a space in every Upkeep.
picture-cult-monster = A monster that is gained takes an empty Lair. With an expansion it is chosen among those that lie open.
picture-cult-riposte = Before the raid comes in one strikes back: a sacrificed Acolyte blocks 2, a monster as much as its defence.
picture-cult-upkeep = In the Upkeep cultists come back from the town, rituals advance, monsters act and sanctums are put in order.
picture-cult-exposed = What is not stored lies exposed: the raid begins there and leaves nothing of it.
picture-cult-march = Then it goes from chamber to chamber. Each takes its defence off it; if strength is left, it destroys what is kept there.
picture-cult-end = The thirteenth Sign is broken: the Great Old One wakes and everything is counted. Whoever has most points will rule what is left.

## Keziah’s raid.

picture-keziah-comes = The example of the rulebook: the dice show 8, the Asylum takes 2 off. At 6 the raid first takes the exposed treasure; the Pit Trap, the first chamber, does not defend against the Private Detective.
picture-keziah-ends = The first Vault left 4 and lost 2 blood; the second leaves 2. An Acolyte of the ritual, sacrificed, blocks these 2: the raid ends there.
