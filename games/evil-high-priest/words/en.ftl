### Evil High Priest


## The table

game-title = Evil High Priest
game-pitch = Rival high priests of one god, shatter the Elder Signs that bind it, and keep your hoard from the investigators whom each Sign brings.
game-goal = Most points when the thirteenth Elder Sign is shattered.
option-board = Cult board
option-board-great-cthulhu = Great Cthulhu
option-board-black-goat = the Black Goat
option-board-crawling-chaos = the Crawling Chaos
option-board-opener-of-the-way = the Opener of the Way
option-board-sleeper = the Sleeper
option-board-tcho-tchos = the Tcho-Tchos
option-board-windwalker = the Windwalker
option-board-guardian-of-the-pyramid = the Guardian of the Pyramid
option-board-ancients = the Ancients
option-board-yellow-sign = the Yellow Sign
option-board-random = drawn by lot
option-ceremony = The Blood Ceremony (expansion)
option-ceremony-text = Four more cult boards (the Crawling Chaos, the Opener of the Way, the Sleeper, the Tcho-Tchos), with their high priests, monsters and investigators.
option-ritual = The Dark Ritual (expansion)
option-ritual-text = Four more cult boards (the Windwalker, the Guardian of the Pyramid, the Ancients, the Yellow Sign), with their high priests, monsters and investigators.
option-aggressive = Aggressive Investigators
option-rounds = Round limit
option-rounds-30 = 30
option-rounds-60 = 60
option-rounds-90 = 90
option-rounds-500 = 500
option-rounds-none = none
option-first = First player
option-first-drawn = drawn by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-first-5 = seat 5
end-awakened = The Great Old One wakes
end-solo-won = The opponent is beaten
end-solo-drawn = A draw with the opponent
end-solo-lost = The opponent wins
end-outlasted = The Signs have held
end-devoured = Azathoth devours all: everybody has lost
phase-action = Actions
phase-raid = Raid
phase-skulks = Skulks
phase-upkeep = Preparation
phase-rival = Opponent
phase-end = End
region-town = Locations
region-rituals = Rituals
region-track = Raid strength
track-caption = Breaking a Sign rolls its dice: the raid strikes every sanctum, room after room.
region-market = Display
region-priest = Priest
region-sanctums = Rivals
region-own = Your sanctum
board-note = round { $round } · { $left ->
    [one] { $left } Sign
   *[other] { $left } Signs
}
score-label = VP
pips-signs = Signs shattered

## Resources

goods-treasure = treasure
    .counted = { $count ->
        [one] { $count } treasure
       *[other] { $count } treasure
    }
goods-blood = blood
    .counted = { $count ->
        [one] { $count } blood
       *[other] { $count } blood
    }
goods-magic = magic
    .counted = { $count ->
        [one] { $count } magic
       *[other] { $count } magic
    }
goods-atom = atom
    .counted = { $count ->
        [one] { $count } atom
       *[other] { $count } atoms
    }
goods-grimoire = spellbook
    .counted = { $count ->
        [one] { $count } spellbook
       *[other] { $count } spellbooks
    }
goods-sign = Elder Sign
    .counted = { $count ->
        [one] { $count } Elder Sign
       *[other] { $count } Elder Signs
    }
goods-any = resource of your choice
    .counted = { $count ->
        [one] { $count } resource of your choice
       *[other] { $count } resources of your choice
    }
goods-anything = resource of any kind
    .counted = { $count ->
        [one] { $count } resource of any kind
       *[other] { $count } resources of any kind
    }
goods-none = Empty.
goods-list = { $goods }.
thing-monster = monster
    .counted = { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    }
thing-chamber = chamber
    .counted = { $count ->
        [one] { $count } chamber
       *[other] { $count } chambers
    }
thing-rescue = Acolyte rescued
    .counted = { $count ->
        [one] rescue 1 Acolyte
       *[other] rescue up to { $count } Acolytes
    }
thing-shoggoth = control of the Shoggoth
thing-free-sign = shatter an accessible Sign without paying for it
thing-first = first player in the next round
thing-skulk-town = Town Skulk
thing-skulk-ritual = Ritual Skulk
thing-skulk-cult = Cult Skulk
thing-tracked-treasure = 1 treasure for each Deep One on the track
thing-tracked-treasure-half = 1 more treasure for each 2 Deep Ones on the track
thing-tracked-blood-half = 1 blood for each 2 Deep Ones on the track (rounded up)
thing-worship = another active Acolyte of yours sent to Azathoth
thing-amoeba-taken = take an Amoeba
    .counted = { $count ->
        [one] take 1 Amoeba
       *[other] take { $count } Amoebas
    }
thing-gift-magic = 1 magic for an opponent
thing-gift-blood = 1 blood for an opponent
thing-skulk-flexible = Flex Skulk
thing-skulk-blocking = Block Skulk
thing-skulk-eternal = Eternal Skulk
thing-growth = growth
    .counted = { $count ->
        [one] growth +{ $count }
       *[other] growth +{ $count }
    }
thing-from-azathoth = an Acolyte of yours back from Azathoth
    .counted = { $count ->
        [one] 1 Acolyte of yours back from Azathoth
       *[other] { $count } Acolytes of yours back from Azathoth
    }
thing-per-evolved = treasure for each Acolyte on the Evolution track
    .counted = { $count ->
        [one] { $count } treasure for each Acolyte on the Evolution track
       *[other] { $count } treasure for each Acolyte on the Evolution track
    }
thing-per-spawn = magic for each Spawn
    .counted = { $count ->
        [one] { $count } magic for each Spawn (3 Spawn at most)
       *[other] { $count } magic for each Spawn (3 Spawn at most)
    }
thing-raid = raid
    .counted = { $count ->
        [one] then a raid of 1 die
       *[other] then a raid of { $count } dice
    }
thing-supremacy = Supremacy of the Sea Amoebas
thing-king = control of the King in Yellow
thing-ready = Acolyte of the Asylum, ready
    .counted = { $count ->
        [one] 1 Acolyte of the Asylum, ready at once
       *[other] { $count } Acolytes of the Asylum, ready at once
    }
thing-travel = enter the track
thing-either = 1 monster or 1 chamber
thing-sacrifice = Acolyte sacrificed
    .counted = { $count ->
        [one] { $count } Acolyte sacrificed
       *[other] { $count } Acolytes sacrificed
    }
thing-monster-lost = monster discarded
    .counted = { $count ->
        [one] { $count } monster discarded
       *[other] { $count } monsters discarded
    }
thing-chamber-lost = 1 of your chambers discarded
thing-amoeba-lost = Amoeba discarded
    .counted = { $count ->
        [one] { $count } Amoeba discarded
       *[other] { $count } Amoebas discarded
    }
thing-shoggoth-lost = lose control of the Shoggoth
thing-reorganise = reorganise
thing-becomes-mutant = an Acolyte becomes a Mutant
thing-becomes-abomination = a Mutant becomes an Abomination
thing-becomes-spawn = an Abomination becomes a Spawn
harm-worship = an opponent sends an active Acolyte to Azathoth
harm-amoeba = an opponent receives an Amoeba
harm-loss = an opponent takes an Acolyte out of the game
harm-flight = all Acolytes of an opponent go to Escape
stage-mutant = Mutant
stage-abomination = Abomination
stage-spawn = Spawn
boon-nothing = Nothing.
boon-gives = Reward: { $gives }.
boon-costs = Cost: { $price }.
boon-exchange = { $price } → { $gives }.
price-free = Free.

## Cultists and places

told-stands = { $who }: { $people }
told-and = { $one }; { $other }
cultist-priest = Priest
cultist-acolyte = Acolyte
    .counted = { $count ->
        [one] { $count } Acolyte
       *[other] { $count } Acolytes
    }
place-kingsport = Kingsport
place-innsmouth = Innsmouth
place-boston = Boston
place-dunwich = Dunwich
place-lodge = the Silver Twilight Lodge
place-arkham = Arkham
place-university = Miskatonic University
place-aylesbury = Aylesbury
place-starry-wisdom = the Church of Starry Wisdom
place-salem = Salem
place-athenaeum = the Athenaeum
place-providence = Providence
ritual-tulzscha = Awakening of Tulzscha
ritual-mao = Mao Ceremony
ritual-horror = Spectral Horror
ritual-red-sign = The Red Sign
ritual-dragon = Dragon Ascending
short-lodge = The Lodge
short-university = University
short-starry-wisdom = Starry Wisdom
short-athenaeum = Athenaeum
short-tulzscha = Tulzscha
short-mao = Mao
short-horror = Horror
short-red-sign = Red Sign
short-dragon = Dragon
short-summon = Summon
short-rescue = Rescue
short-improve = Improve
short-escape = Escape
short-skulk-1 = Skulk 1
short-skulk-2 = Skulk 2
skulk-caption = at the round’s end, even a taken place
site-pool = the pool
site-asylum = the Asylum
site-escape = Escape
site-nowhere = nowhere
site-power = Priest power
site-summon = Summon a Monster
site-rescue = Rescue an Acolyte
site-improve = Improve the Sanctum
site-skulk-1 = Skulk 1
site-skulk-2 = Skulk 2
site-azathoth = the court of Azathoth
site-king = the King in Yellow
space-closed = Closed for now.
asylum-text = Each Acolyte of yours locked up here takes 1 off raids.

## The cult board

board-great-cthulhu = Great Cthulhu
board-black-goat = The Black Goat
board-crawling-chaos = The Crawling Chaos
board-opener-of-the-way = The Opener of the Way
board-sleeper = The Sleeper
board-windwalker = The Windwalker
board-guardian-of-the-pyramid = The Guardian of the Pyramid
board-ancients = The Ancients
board-yellow-sign = The Yellow Sign
board-tcho-tchos = The Tcho-Tchos
lock-s = the Start
lock-s1 = Start 1
lock-s2 = Start 2
lock-s3 = Start 3
lock-s4 = Start 4
lock-a = site A
lock-b = site B
lock-c = site C
lock-d = site D
lock-e = site E
lock-f = site F
lock-g = site G
lock-h = site H
lock-i = site I
lock-j = site J
lock-k = site K
lock-l = site L
lock-1a = site 1A
lock-1b = site 1B
lock-1h = the site of the Howler
lock-2a = site 2A
lock-2b = site 2B
lock-2w = the site of the Bloated Woman
lock-3a = site 3A
lock-3b = site 3B
lock-3p = the site of the Dark Pharaoh
lock-4a = site 4A
lock-4b = site 4B
lock-4d = the site of the Haunter
lock-z = site Z
lock-y1 = site 1
lock-y2 = site 2
lock-y3 = site 3
lock-y4 = site 4
lock-y5 = site 5
lock-y6 = site 6
lock-y7 = site 7
lock-y8 = site 8
lock-y9 = site 9
lock-y10 = site 10
lock-y11 = site 11
lock-y12 = site 12
lock-y13 = site 13
lock-x1 = site X1
lock-x2 = site X2
lock-x3 = site X3
lock-x4 = site X4
lock-x5 = site X5
lock-p1 = site P1
lock-p2 = site P2
lock-p3 = site P3
lock-p4 = site P4
lock-q1 = site Q1
lock-q2 = site Q2
lock-q3 = site Q3
lock-growth-2 = Growth site 2
lock-growth-5 = Growth site 5
lock-growth-8 = Growth site 8
lock-growth-11 = Growth site 11
letter-s = ★
letter-s1 = ★1
letter-s2 = ★2
letter-s3 = ★3
letter-s4 = ★4
letter-a = A
letter-b = B
letter-c = C
letter-d = D
letter-e = E
letter-f = F
letter-g = G
letter-h = H
letter-i = I
letter-j = J
letter-k = K
letter-l = L
letter-1a = 1A
letter-1b = 1B
letter-1h = 1
letter-2a = 2A
letter-2b = 2B
letter-2w = 2
letter-3a = 3A
letter-3b = 3B
letter-3p = 3
letter-4a = 4A
letter-4b = 4B
letter-4d = 4
letter-z = Z
letter-y1 = 1
letter-y2 = 2
letter-y3 = 3
letter-y4 = 4
letter-y5 = 5
letter-y6 = 6
letter-y7 = 7
letter-y8 = 8
letter-y9 = 9
letter-y10 = 10
letter-y11 = 11
letter-y12 = 12
letter-y13 = 13
letter-x1 = X1
letter-x2 = X2
letter-x3 = X3
letter-x4 = X4
letter-x5 = X5
letter-p1 = P1
letter-p2 = P2
letter-p3 = P3
letter-p4 = P4
letter-q1 = Q1
letter-q2 = Q2
letter-q3 = Q3
letter-growth-2 = 2
letter-growth-5 = 5
letter-growth-8 = 8
letter-growth-11 = 11
lock-state-open = Sign to be shattered
lock-state-closed = Sign out of reach
lock-state-broken = Sign shattered
lock-text = { $state }.
lock-raid = { $dice ->
    [0] No raid.
    [one] Raid of { $dice } die.
   *[other] Raid of { $dice } dice.
}
lock-monster = After the raid: 1 monster.
lock-refresh = Your Priest card is turned face up again.
lock-bonus = Bonus: { $gives }.
lock-bonus-price = Bonus: { $price } → { $gives }.
lock-bonus-need = Prerequisite of the bonus:
lock-unpaid = Cannot be paid for.
lock-price = Cost: { $price }.
lock-no-bonus = No bonus.
short-no-bonus = no bonus
track-deep-ones = Deep Ones on the track: { $height } of { $most }
shoggoth-name = Shoggoth
shoggoth-free = It waits on the board.
shoggoth-held = A player controls it: it blocks 10.
shoggoth-rival = The opponent controls it.
track-azathoth = Azathoth: { $now } of { $most }
azathoth-text = Each Acolyte here makes raids stronger by 1. At { $most } everybody has lost.
azathoth-caption = Raids +1 per worshipper · at { $most } per player all lose
avatar-howler = the Howler
avatar-howler-text = In the Preparation phase: take an Acolyte back from Azathoth, then 1 magic.
avatar-bloated-woman = the Bloated Woman
avatar-bloated-woman-text = In the Preparation phase: an Acolyte of Azathoth begins a ritual without paying.
avatar-black-pharaoh = the Dark Pharaoh
avatar-black-pharaoh-text = In the Preparation phase: an opponent’s Acolyte goes to Azathoth, and 2 blood for you.
avatar-haunter = the Haunter of the Dark
avatar-haunter-text = In the Preparation phase: a monster, if you have none.
evolution-label = { $stage }: blocks { $by }
evolution-caption = An Abomination or Spawn pays as a spellbook
track-growth = Growth: { $height } of { $most }
growth-caption = At a trigger: the Sign to who has most, then a raid
growth-most = At { $at } on the Growth track the Sign goes to the player with most { $kind ->
    [goods-treasure] treasure
    [goods-blood] blood
    [goods-magic] magic
    [goods-atom] atoms
    [goods-grimoire] spellbooks
   *[goods-sign] Elder Signs
}.
glacier-label = Glaciers
glacier-caption = An open glacier: for everybody, in each Preparation phase
glacier-wendigo = Wendigo
glacier-gnoph-keh = Gnoph-Keh
glacier-rhan-tegoth = Rhan-Tegoth
amoeba-label = Amoebas: { $left } in the pile
amoeba-caption = Amoeba: raid +{ $weakness }, or −{ $supreme } under the Supremacy
amoeba-text = Sacrificed, it makes the raid stronger.
amoeba-blocks = Under the Supremacy it blocks like any monster.
monster-amoeba = Amoeba
    .counted = { $count ->
        [one] { $count } Amoeba
       *[other] { $count } Amoebas
    }
king-name = King in Yellow
king-free = He waits on the board.
king-held = A player controls him.
king-rival = The opponent controls him.
king-caption = Travellers: one open step each Preparation phase
sleeper-caption = Two bonuses need one of your cultists on a Skulk space
ancients-caption = Atoms pay exchanges, and count nothing in the end
lock-need = Prerequisite:
need-skulk = one of your cultists on a Skulk space
need-evolved-0 = { $count ->
    [one] { $count } Acolyte of yours on the Evolution track
   *[other] { $count } Acolytes of yours on the Evolution track
}
need-evolved-1 = an Abomination or a Spawn
need-evolved-2 = a Spawn
need-signs = { $count ->
    [one] { $count } Sign shattered already
   *[other] { $count } Signs shattered already
}
need-after-raid = after the first raid
need-empty-lairs = your three Lairs empty
need-owns = to own: { $goods }
need-asylum = { $count ->
    [one] { $count } Acolyte of yours in the Asylum
   *[other] { $count } Acolytes of yours in the Asylum
}
need-monster = a monster in your Lairs
lock-step = Step of the track: { $gives }.
lock-glacier = Glacier: { $goods } for everybody in each Preparation phase.
lock-avatar = You gain { $avatar }.
lock-harm-all = { $harm ->
    [worship] Everybody sends an active Acolyte of his own to Azathoth.
    [amoeba] Everybody receives an Amoeba.
    [loss] Everybody takes an Acolyte of his own out of the game.
   *[flight] All Acolytes of everybody go to Escape.
}
lock-harm-others = { $harm ->
    [worship] Each opponent sends an active Acolyte of his own to Azathoth.
    [amoeba] Each opponent receives an Amoeba.
    [loss] Each opponent takes an Acolyte of his own out of the game.
   *[flight] All Acolytes of each opponent go to Escape.
}
lock-growth-text = Growth +{ $growth }.

## Sanctums

chamber-well = Well
chamber-pit = Pit Trap
chamber-vault = Vault
chamber-closet = Closet
chamber-library = Library
chamber-false-wall = False Wall
chamber-trap = Trap
chamber-gate = Dimensional Gate
chamber-altar = Altar
chamber-laboratory = Laboratory
chamber-shrine = Shrine
chamber-treasury = Treasury
chamber-guard-room = Guard Room
trait-none = { "" }
trait-trap = Lost if a raid reaches it.
trait-gate = Makes the raid stronger by 1.
trait-altar = An Acolyte blocks 3.
trait-guard-room = +1 for each monster.
room-empty = empty slot
room-exposed = Exposed
room-label = { $chamber }{ $room ->
    [0] {""}
   *[other] {" "}({ $room })
}
slot-label = Empty { $room }
hand-label = To store
pool-label = Pool
asks-pool = who goes there?
lairs-label = Lairs
lair-empty = empty Lair
monster-deep-one = Deep One
display-slot = Chamber { $slot } on display
defence-label = Defence { $defence }
holds-goods = Holds { $count }: { $goods }
holds-any = Holds { $count ->
    [one] { $count } resource of any kind
   *[other] { $count } resources of any kind
}
holds-list = Holds: { $goods }.
holds-nothing = Holds nothing.
home-label = At home
home-text = Acolytes: { $pool } in the pool, { $asylum } in the Asylum, { $escape } in Escape. Monsters: { $monsters }.
home-monster = { $name } (defence { $defence }).
home-priest = Priest card: { $name }.
home-priest-used = Priest card, used: { $name }.
rival-name = Opponent
rival-label = Opponent: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
rival-denies = Denies: { $denied }.
denied-chamber = chambers
denied-treasure = treasure
denied-blood = blood
denied-magic = magic
denied-grimoire = spellbooks
denied-sign = Signs
strength-label = Strength { $strength }
raider-title = Raid of strength { $strength }
dice-label = Dice of the raid
die-title = Die: { $face }
fact-first = first player
supply-grimoires = spellbooks
supply-monsters = monsters

## Cards of the expansions

power-none = { "" }
investigator-nobody = nobody
priest-name-nobody = no Priest
monster-byakhee = Byakhee
power-byakhee = Your turn, discard: steal 1 spellbook; it is exposed.
monster-undead = Undead
power-undead = Sacrificed in a raid it turns over (defence 3); the next time it is discarded.
monster-dark-young = Dark Young
power-dark-young = When gained: an opponent sends an active Acolyte to his Asylum.
monster-fungi = Fungi from Yuggoth
power-fungi = Preparation: 1 Acolyte of your pool to the Asylum for 2 magic.
monster-shambler = Dimensional Shambler
power-shambler = When gained: trap an opponent’s active Acolyte.
monster-ghoul = Ghoul
power-ghoul = Your turn, discard: rescue 1 Acolyte.
monster-wendigo = Wendigo
power-wendigo = Announced in a raid: the raid on an opponent is stronger by 2.
monster-gnoph-keh = Gnoph-Keh
power-gnoph-keh = No power.
monster-zoog = Zoog
power-zoog = Preparation: steal 1 treasure from an opponent.
monster-hound = Hound of Tindalos
power-hound = Your turn, discard: an opponent discards a monster.
monster-servitor = Servitor of the Outer Gods
power-servitor = Preparation: 1 treasure for each of your monsters.
monster-yith = Great Race of Yith
power-yith = Preparation: you may replace the 3 chambers on display.
monster-polyp = Flying Polyp
power-polyp = When gained: discard one of your chambers.
monster-star-vampire = Star Vampire
power-star-vampire = Preparation: 1 blood.
monster-gug = Gug
power-gug = No power.
monster-ghast = Ghast
power-ghast = Sacrificed in a raid: 2 blood after it.
monster-nightgaunt = Nightgaunt
power-nightgaunt = Your turn, discard: your cultist may go to a taken place.
monster-elder-thing = Elder Thing
power-elder-thing = Preparation: you may pay 1 blood for 1 magic.
monster-shantak = Shantak
power-shantak = Your turn, discard: you are first in the next round.
monster-formless-spawn = Formless Spawn
power-formless-spawn = Sacrificed in a raid: on 4 to 6 it comes back.
monster-chthonian = Chthonian
power-chthonian = Announced in a raid: an opponent’s first chamber does not defend.
monster-moon-beast = Moon-Beast
power-moon-beast = Preparation: 1 Acolyte of your pool to the Asylum for 5 treasure.
monster-hunting-horror = Hunting Horror
power-hunting-horror = Announced in a raid: the investigator’s text is not for you.
monster-leng-spider = Leng Spider
power-leng-spider = Preparation: an opponent moves an Acolyte from his pool to Escape.
investigator-detective = Private Detective
investigator-text-detective = The first chamber’s defence is ignored.
investigator-minister = Minister
investigator-text-minister = Strength +3.
investigator-hobo = Hobo
investigator-text-hobo = One die fewer; chambers last to first; no Sign is destroyed.
investigator-archaeologist = Archaeologist
investigator-text-archaeologist = One die fewer.
investigator-agent = Federal Agent
investigator-text-agent = Each Acolyte in the Asylum or in Escape takes 2 off the raid. After the raid: an opponent moves an Acolyte from his pool to Escape.
investigator-vampire = Vampire
investigator-text-vampire = Each may give blood: each blood takes 1 off the raid. After the raid: take 1 blood from an opponent.
investigator-author = Author
investigator-text-author = A sacrificed Acolyte blocks only 1.
investigator-artist = Artist
investigator-text-artist = Whoever has fewest points is not raided.
investigator-professor = Professor
investigator-text-professor = Each keeps 1 spellbook he would lose.
investigator-journalist = Journalist
investigator-text-journalist = Acolytes in the Asylum and in Escape take nothing off the raid.
investigator-officer = Police Officer
investigator-text-officer = One die more.
investigator-soldier = Soldier
investigator-text-soldier = A sacrificed monster blocks 2 less.
investigator-alienist = Alienist
investigator-text-alienist = After the raid: whoever lost a resource moves an Acolyte from the Asylum to Escape.
investigator-dilettante = Dilettante
investigator-text-dilettante = No treasure is destroyed.
investigator-librarian = Librarian
investigator-text-librarian = After the raid: one of those with most spellbooks loses 1.
investigator-hunter = Big-Game Hunter
investigator-text-hunter = Before the raid everybody discards a monster.
investigator-gangster = Gangster
investigator-text-gangster = Each may pay 3 treasure, once: the raid is weaker by 4.
investigator-antiquarian = Antiquarian
investigator-text-antiquarian = What lies exposed is passed by.
investigator-photographer = Photographer
investigator-text-photographer = Chambers without resources do not defend.
investigator-medium = Medium
investigator-text-medium = Each may pay 1 magic, once: the raid is weaker by 3.
priest-name-west = Herbert West
priest-text-west = If you have a spellbook: rescue 2 Acolytes.
priest-name-akeley = Abednego Akeley
priest-text-akeley = Gain 2 magic.
priest-name-stanford = Carl Stanford
priest-text-stanford = If you have an Elder Sign: gain 1 spellbook.
priest-name-hutchinson = Edward Hutchinson
priest-text-hutchinson = Gain 1 monster.
priest-name-scott = John Scott
priest-text-scott = Until the Preparation phase your Acolytes gain 2 treasure for beginning a ritual instead of paying it.
priest-name-shan = Shan Queen
priest-text-shan = Each opponent who has magic gives you 1 magic.
priest-name-orne = Simon Orne
priest-text-orne = Fill every free place for treasure with treasure.
priest-name-kthun = N’Gah Kthun
priest-text-kthun = Discard a chamber of an opponent.
priest-name-shiny = Mr. Shiny
priest-text-shiny = Up to 4 times: 2 treasure for 1 magic.
priest-name-curwen = Joseph Curwen
priest-text-curwen = If you have a spellbook: gain 3 magic.
priest-name-keziah = Keziah Mason
priest-text-keziah = Use a place of the town at once, even a taken one.
priest-name-asenath = Asenath Waite
priest-text-asenath = Gain 1 magic; an opponent moves an Acolyte from his pool to Escape.
priest-name-wilbur = Wilbur Whateley
priest-text-wilbur = Gain 5 blood.
priest-name-marsh = Obed Marsh
priest-text-marsh = Gain 7 treasure.
priest-name-old-whateley = Old Wizard Whateley
priest-text-old-whateley = Install up to 2 chambers, then reorganise once.
priest-name-suydam = Robert Suydam
priest-text-suydam = If 4 of your Acolytes are in the Asylum: rescue 1 and gain 1 treasure, 1 blood and 1 magic.
priest-name-bowen = Enoch Bowen
priest-text-bowen = Steal 3 treasure from an opponent.
priest-name-tillinghast = Crawford Tillinghast
priest-text-tillinghast = If a monster is in your Lairs: gain 1 monster and 2 blood.
priest-name-ephraim = Ephraim Waite
priest-text-ephraim = The next raid on you before the Preparation phase is weaker by 6.
priest-name-nophru-ka = Nophru-Ka
priest-text-nophru-ka = Pay 3 resources of any kind: gain 1 spellbook.

## Questions

ask-monster = Which monster do you take?
ask-whom = { $card }: at whom do you aim?
ask-yield = Which Acolyte goes to the Asylum?
ask-yield-by = { $by } gains a monster ({ $what }): which of your Acolytes goes to the Asylum?
ask-rob = What do you take from { $who }: a spellbook, or a creature of the Evolution track?
ask-surrender = Which of your creatures is destroyed instead of a spellbook?
ask-surrender-by = { $by } destroys one of your creatures instead of taking a spellbook ({ $what }): which?
ask-snatch = Whose Acolyte do you trap?
ask-raze = Which chamber falls?
ask-errand = Which place does your Priest use?
ask-build = Which chamber do you install? { $left } left.
ask-again = Once more? { $left } left.
ask-powers = Which of your monsters uses its power?
ask-tend = Preparation: what do you do first?
ask-announce = A raid of { $strength } is coming. Do you announce a power?
hint-monster = It takes a Lair; its power is on the card.
hint-tend = Monsters, avatars and glaciers serve in any order you like; glaciers pay in any case.
hint-announce = The monster is sacrificed at once; its defence counts for you.
hint-card = { $text }
doing-monster = is choosing a monster
doing-card = is carrying out a card
doing-powers = is using the powers of monsters
doing-announce = is deciding on an announcement
do-adopt = Take { $monster } (defence { $defence })
do-invoke = { $monster } — { $text }
do-pass = No more
do-announce-nothing = Announce nothing
do-aim = { $who-is ->
    [me] Aim at yourself
   *[other] Aim at { $who }
}
do-aim-rival = Aim at the opponent
do-yield = An Acolyte to the Asylum: { $site }
do-rob-grimoire = Steal a spellbook
do-rob-creature = Destroy an Abomination or a Spawn, and take a spellbook of the supply
do-snatch = Trap an Acolyte of { $who }: { $site }
do-raze = { $who-is ->
    [me] Discard your chamber { $room }: { $chamber }
   *[other] Discard chamber { $room } of { $who }: { $chamber }
}
do-visit = Use { $site }
do-again = Once more: { $text }
do-bribe = Pay { $goods }: −{ $by }
do-power = Priest: { $priest }. { $text }
site-trapped = trapped
fact-trapped = Acolytes trapped
short-power = Power
region-beasts = Monsters
region-sleuths = Investigators
beast-slot = Monster { $slot } on display
sleuth-slot = Investigator { $slot } on display
sleuth-dice = Die { $from }-{ $to }
sleuth-leads = Leads the raid.
power-used = Used.
supply-investigators = investigators in the deck
reason-treasure-more = { $n ->
    [0] slightly more treasure
    [one] { $n } more treasure
   *[other] { $n } more treasure
}
reason-treasure-less = { $n ->
    [0] slightly less treasure
    [one] { $n } less treasure
   *[other] { $n } less treasure
}
reason-blood-more = { $n ->
    [0] slightly more blood
    [one] { $n } more blood
   *[other] { $n } more blood
}
reason-blood-less = { $n ->
    [0] slightly less blood
    [one] { $n } less blood
   *[other] { $n } less blood
}
reason-magic-more = { $n ->
    [0] slightly more magic
    [one] { $n } more magic
   *[other] { $n } more magic
}
reason-magic-less = { $n ->
    [0] slightly less magic
    [one] { $n } less magic
   *[other] { $n } less magic
}
reason-atom-more = { $n ->
    [0] slightly more atoms
    [one] { $n } more atom
   *[other] { $n } more atoms
}
reason-atom-less = { $n ->
    [0] slightly fewer atoms
    [one] { $n } fewer atom
   *[other] { $n } fewer atoms
}
reason-grimoire-more = { $n ->
    [0] slightly more spellbooks
    [one] { $n } more spellbook
   *[other] { $n } more spellbooks
}
reason-grimoire-less = { $n ->
    [0] slightly fewer spellbooks
    [one] { $n } fewer spellbook
   *[other] { $n } fewer spellbooks
}
reason-sign-more = { $n ->
    [0] slightly more Elder Signs
    [one] { $n } more Elder Sign
   *[other] { $n } more Elder Signs
}
reason-sign-less = { $n ->
    [0] slightly fewer Elder Signs
    [one] { $n } fewer Elder Sign
   *[other] { $n } fewer Elder Signs
}
reason-acolytes-more = { $n ->
    [0] slightly more active Acolytes
    [one] { $n } more active Acolyte
   *[other] { $n } more active Acolytes
}
reason-acolytes-less = { $n ->
    [0] slightly fewer active Acolytes
    [one] { $n } fewer active Acolyte
   *[other] { $n } fewer active Acolytes
}
reason-monsters-more = { $n ->
    [0] slightly more monsters
    [one] { $n } more monster
   *[other] { $n } more monsters
}
reason-monsters-less = { $n ->
    [0] slightly fewer monsters
    [one] { $n } fewer monster
   *[other] { $n } fewer monsters
}
reason-defence-more = { $n ->
    [0] slightly more defence in your chambers
    [one] { $n } more defence in your chambers
   *[other] { $n } more defence in your chambers
}
reason-defence-less = { $n ->
    [0] slightly less defence in your chambers
    [one] { $n } less defence in your chambers
   *[other] { $n } less defence in your chambers
}
reason-raid-more = { $n ->
    [0] a raid would likely take slightly more from you
    [one] a raid would likely take { $n } more resource from you
   *[other] a raid would likely take { $n } more resources from you
}
reason-raid-less = { $n ->
    [0] a raid would likely take slightly less from you
    [one] a raid would likely take { $n } resource fewer from you
   *[other] a raid would likely take { $n } fewer resources from you
}
reason-next-sign-more = closer to the price of the next Sign
reason-next-sign-less = further from the price of the next Sign
note-priest = Priest card
note-monster = Monster
note-power = Priest powers used
note-investigator = Investigators called
ask-act = Which cultist do you place, and where?
ask-pay = What do you pay with? It takes: { $due }.
ask-pay-stolen = { $by } takes { $due } from you ({ $what }). From where?
ask-pay-stolen-rival = The opponent takes { $due } from you ({ $what }). From where?
ask-pay-lost = { $by-is ->
    [me] { $what }: you lose { $due }. From where?
   *[other] { $what }, after the raid of { $by }: you lose { $due }. From where?
}
ask-pay-lost-rival = { $what }: you lose { $due }. From where?
ask-sacrifice = Which Acolyte do you sacrifice? It takes { $count }.
ask-discard = Which monster do you discard? It takes { $count }.
ask-discard-hunted = { $by } sends a monster against yours ({ $what }). Which do you discard?
ask-discard-culled = { $by-is ->
    [me] { $what }: before your raid everybody discards a monster. Which?
   *[other] { $what }: before the raid of { $by } everybody discards a monster. Which?
}
ask-discard-culled-rival = { $what }: before the raid you discard a monster. Which?
ask-stow = Where do you store what you gain: { $goods }?
ask-chamber = Which chamber do you install, in which slot?
ask-replace = Your sanctum is full: which chamber do you replace?
ask-arrange = Do you reorganise your sanctum?
ask-sort = Where do you store what is left: { $goods }?
ask-siege-exposed = A raid of strength { $strength }: do you riposte?
ask-siege-room = { $chamber }, strength { $strength }: do you riposte?
ask-siege-quiet = Strength { $strength }: nothing is taken for now. Do you sacrifice somebody?
ask-bonus = Do you use the bonus you have just unlocked: { $lock }?
ask-free-sign = Which Sign does the Shoggoth shatter for you?
ask-award = A tie: who gets the Sign ({ $lock })?
ask-prowl = Where does your Skulk go?
ask-worship = Which Acolyte do you send to worship Azathoth?
ask-worship-by = { $by-is ->
    [me] You shatter { $what }: which Acolyte do you send to worship Azathoth?
   *[other] { $by } forces you ({ $what }): which Acolyte do you send to worship Azathoth?
}
ask-worship-rival = The opponent forces you ({ $what }): which Acolyte do you send to worship Azathoth?
ask-remove = Which Acolyte leaves the game?
ask-remove-by = { $by-is ->
    [me] You shatter { $what }: which of your Acolytes leaves the game?
   *[other] { $by } shatters { $what }: which of your Acolytes leaves the game?
}
ask-remove-rival = The opponent shatters { $what }: which of your Acolytes leaves the game?
ask-demolish = Which chamber do you discard?
ask-gift = Which opponent gains { $goods }?
ask-harm = Which opponent? ({ $harm })
ask-evolve = Which Acolyte evolves? ({ $stage })
ask-either = A monster or a chamber?
ask-avatar = What does { $avatar } do for you?
ask-eternal = Does your Eternal Acolyte use this place ({ $site })?
hint-act = To place: { $acolytes ->
    [0] the Priest.
    [one] { $acolytes } Acolyte{ $priest ->
        [0] .
       *[other] {" "}and the Priest.
    }
   *[other] { $acolytes } Acolytes{ $priest ->
        [0] .
       *[other] {" "}and the Priest.
    }
}
hint-act-first = To place: { $acolytes ->
    [0] the Priest.
    [one] { $acolytes } Acolyte{ $priest ->
        [0] .
       *[other] {" "}and the Priest.
    }
   *[other] { $acolytes } Acolytes{ $priest ->
        [0] .
       *[other] {" "}and the Priest.
    }
} At a place you pay what is ringed, and gain what is filled.
hint-act-denied = The opponent denies you in this round: { $denied }.
hint-pay = The proposal takes the Exposed resources first; or point at each resource.
hint-sacrifice = It goes to the Asylum, or to Escape if the Asylum is full.
hint-stow = The proposal puts the dearest deepest; or point at each resource and its chamber.
hint-chamber = Raids follow the slots from 1 to 7.
hint-arrange = Everything may change its chamber, once.
hint-sort = Point at a resource, then at a chamber; leaving it exposed goes for all that is left of that kind.
hint-siege = Without a riposte you lose: { $goods }.
hint-siege-quiet = Your standing order asks in each raid. A sacrificed Acolyte goes to the Asylum, or to Escape if the Asylum is full.
hint-siege-nothing = Nothing is lost here, but the raid goes on.
hint-prowl = Even a taken space, but not Providence; you pay its cost.
hint-prowl-eternal = Any place but Providence: he stays there for good. Paying its cost is optional, in this round as in the next ones.
hint-prowl-both = The Eternal Skulk ({ $site }) goes to any place but Providence and stays there for good; paying its cost is optional, in this round as in the next ones. Any other Skulk goes even to a taken space, but not to Providence, and you pay its cost.
hint-worship = Azathoth has { $now }; at { $most } everybody has lost.
wait = { $who } { $doing }
wait-siege = The raid strikes everywhere: { $count } players still decide.
wait-arrange = Sanctums are put in order: { $count } players still decide.
doing-act = is placing a cultist
doing-pay = is choosing how to pay
doing-sacrifice = is choosing an Acolyte to sacrifice
doing-discard = is choosing a monster to discard
doing-stow = is storing resources
doing-chamber = is choosing a chamber
doing-arrange = is reorganising the sanctum
doing-siege = is deciding on a riposte
doing-bonus = is deciding on the bonus
doing-free-sign = is choosing a Sign for the Shoggoth
doing-award = is naming who gains the Sign
doing-prowl = is moving a Skulk
doing-worship = sends an Acolyte to Azathoth
doing-remove = loses an Acolyte
doing-demolish = discards a chamber
doing-aim = names an opponent
doing-evolve = lets an Acolyte evolve
doing-either = chooses monster or chamber
doing-avatar = uses an avatar
doing-eternal = decides about an Eternal Acolyte
doing-waits = waits
doing-first = waits · first player
doing-over = the game is over
over-winner = { $who-is ->
    [me] You are the High Priest: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
   *[other] { $who } is the High Priest: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
}
over-shared = Victory is shared, at { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
over-awakened = The last Sign is shattered: the Great Old One wakes.
over-outlasted = The Signs have held: points are counted.
over-devoured = Azathoth wakes and devours all.
over-all-lost = Everybody has lost.
over-solo-won = You beat the opponent, { $own } to { $rival }.
over-solo-drawn = A draw, { $own } to { $rival }.
over-solo-lost = The opponent wins, { $rival } to { $own }.

## Answers

do-place = { $who }: { $site }
do-place-gain = { $who }: { $site } (gain: { $gives })
do-place-pay = { $who }: { $site } (cost: { $price }; gain: { $gives })
do-break = { $who }: shatter the Sign, { $site } (cost: { $price }{ $dice ->
    [0] {""}
    [one] ; raid of { $dice } die
   *[other] ; raid of { $dice } dice
})
do-pay-rest = Pay as proposed: { $due }
do-pay = Pay { $goods } ({ $room }{ $number ->
    [0] {""}
   *[other] , slot { $number }
})
do-sacrifice = Sacrifice an Acolyte: { $site }
do-discard = Discard: { $monster }
do-stow-rest = Store as proposed: { $stored } in chambers, { $exposed } exposed{ $lost ->
    [0] {""}
    [one] , { $lost } atom lost
   *[other] , { $lost } atoms lost
}
do-sort-rest = Store the rest as proposed: { $stored } in chambers, { $exposed } exposed{ $lost ->
    [0] {""}
    [one] , { $lost } atom lost
   *[other] , { $lost } atoms lost
}
do-stow = { $goods } → { $room } (slot { $number })
do-expose = Leave all that is left exposed: { $goods }
do-keep = Leave everything in place
do-tidy = Reorganise as proposed:
tidy-move = { $goods } → { $room }{ $number ->
    [0] {""}
   *[other] {" "}({ $number })
}
tidy-lost = { $goods } lost
tidy-nothing = nothing to move
do-sort = Store piece by piece
do-install = Install { $chamber } (card { $card }) in slot { $room }
do-replace = Replace { $old } ({ $room }) by { $chamber } (card { $card })
do-refuse = Replace nothing
do-bonus = Use the bonus: { $price } → { $gives }
do-bonus-free = Use the bonus: { $gives }
do-no-bonus = Leave the bonus
do-free-sign = Shatter the Sign: { $site }{ $dice ->
    [0] {""}
    [one] {" "}(raid of { $dice } die)
   *[other] {" "}(raid of { $dice } dice)
}
do-award = { $who-is ->
    [me] The Sign is yours
   *[other] The Sign goes to { $who }
}
do-award-rival = The Sign goes to the opponent
do-stay = Stay
do-endure = Let it pass: lose { $goods }
do-endure-nothing = Let it pass
do-vigil-on = Raid order: ask me in each raid, even where nothing is at stake
do-vigil-off = Raid order: ask me only where something is at stake
do-strike = Sacrifice an Acolyte ({ $site }): −{ $by }
do-loose = Sacrifice { $monster }: −{ $by }
do-unleash = Sacrifice the Shoggoth: −{ $by }
do-worship = Send an Acolyte to Azathoth: { $site }
do-remove = Take an Acolyte out of the game: { $site }
do-evolve = Let the Acolyte evolve: { $site }
do-demolish = Discard { $room } (slot { $number })
do-offer = Give instead of a spellbook: { $stage }
do-surrender = Lose this creature: { $stage }
do-target = Name { $who }
do-want-monster = A monster
do-want-chamber = A chamber
do-retrieve = { $who-is ->
    [me] Take back one of your Acolytes
   *[other] Take back an Acolyte of { $who }
}
do-enchant = { $who-is ->
    [me] One of your Acolytes begins: { $site }
   *[other] An Acolyte of { $who } begins: { $site }
}
do-haunter = Take a monster
do-call = { $avatar } — { $text }
do-thaw = First what the glaciers give: { $goods }
do-eternal = Use this place
do-decline = Do nothing
do-loose-worse = Sacrifice { $monster }: raid +{ $by }

## The log

log-begins = { $board } sleeps behind thirteen Elder Signs.
log-round = Round { $round } · first player: { $first }
log-places-priest = { $who-is ->
    [me] You send your Priest: { $site }.
   *[other] { $who } sends the Priest: { $site }.
}
log-places-acolyte = { $who-is ->
    [me] You send an Acolyte: { $site }.
   *[other] { $who } sends an Acolyte: { $site }.
}
log-escapes = { $who-is ->
    [me] An Acolyte of yours goes to Escape.
   *[other] An Acolyte of { $who } goes to Escape.
}
log-pays = { $who-is ->
    [me] You pay: { $goods }.
   *[other] { $who } pays: { $goods }.
}
log-sacrifices = { $who-is ->
    [me] You sacrifice an Acolyte ({ $site }), who goes to the Asylum.
   *[other] { $who } sacrifices an Acolyte ({ $site }), who goes to the Asylum.
}
log-sacrifices-full = { $who-is ->
    [me] You sacrifice an Acolyte ({ $site }); the Asylum is full, so he goes to Escape.
   *[other] { $who } sacrifices an Acolyte ({ $site }); the Asylum is full, so he goes to Escape.
}
log-discards = { $who-is ->
    [me] You discard a monster: { $monster }.
   *[other] { $who } discards a monster: { $monster }.
}
log-gains = { $who-is ->
    [me] You gain: { $goods }.
   *[other] { $who } gains: { $goods }.
}
log-misses = { $who-is ->
    [me] There is none left for you: { $goods }.
   *[other] There is none left for { $who }: { $goods }.
}
log-misses-denied = { $who-is ->
    [me] The opponent denies you: { $goods }.
   *[other] The opponent denies { $who }: { $goods }.
}
log-stores = { $who-is ->
    [me] You store { $goods } ({ $chamber }).
   *[other] { $who } stores { $goods } ({ $chamber }).
}
log-exposes = { $who-is ->
    [me] You leave exposed: { $goods }.
   *[other] { $who } leaves exposed: { $goods }.
}
log-disperses = { $who-is ->
    [me] None of your chambers can hold them: you lose { $goods }.
   *[other] No chamber of { $who } can hold them: { $goods } lost.
}
log-reorganises = { $who-is ->
    [me] You reorganise your sanctum.
   *[other] { $who } reorganises the sanctum.
}
log-rescues = { $who-is ->
    [me] { $count ->
        [one] One of your Acolytes leaves the Asylum.
       *[other] { $count } of your Acolytes leave the Asylum.
    }
   *[other] { $count ->
        [one] An Acolyte of { $who } leaves the Asylum.
       *[other] { $count } Acolytes of { $who } leave the Asylum.
    }
}
log-rescues-nobody = { $who-is ->
    [me] Your Asylum is empty: nobody to rescue.
   *[other] The Asylum of { $who } is empty: nobody to rescue.
}
log-gains-monster = { $who-is ->
    [me] A monster comes to you: { $monster }.
   *[other] A monster comes to { $who }: { $monster }.
}
log-no-lair = { $who-is ->
    [me] None of your Lairs is free: the monster leaves.
   *[other] No Lair of { $who } is free: the monster leaves.
}
log-no-monster = { $who-is ->
    [me] There is no monster left for you to take.
   *[other] There is no monster left for { $who } to take.
}
log-installs = { $who-is ->
    [me] You install a chamber: { $chamber }, slot { $room }.
   *[other] { $who } installs a chamber: { $chamber }, slot { $room }.
}
log-replaces = { $who-is ->
    [me] You replace { $old } by { $chamber }, slot { $room }.
   *[other] { $who } replaces { $old } by { $chamber }, slot { $room }.
}
log-shuffles = The discarded chambers are shuffled.
log-will-be-first = { $who-is ->
    [me] You will begin the next round.
   *[other] { $who } will begin the next round.
}
log-breaks = { $who-is ->
    [me] You shatter a Sign: { $site }. { $left ->
        [one] { $left } is left
       *[other] { $left } are left
    }.
   *[other] { $who } shatters a Sign: { $site }. { $left ->
        [one] { $left } is left
       *[other] { $left } are left
    }.
}
log-breaks-last = { $who-is ->
    [me] You shatter the last Sign: { $site }.
   *[other] { $who } shatters the last Sign: { $site }.
}
log-uses-bonus = { $who-is ->
    [me] You use the bonus at once: { $site }.
   *[other] { $who } uses the bonus at once: { $site }.
}
log-rival-breaks = The opponent shatters a Sign: { $site }. { $left ->
        [one] { $left } is left
       *[other] { $left } are left
    }.
log-deep-ones = Deep Ones rise from the sea: the track is at { $height }.
log-growth = Growth reaches { $height }.
log-worships = { $who-is ->
    [me] You send an Acolyte to worship Azathoth ({ $site }): { $now } of { $most }.
   *[other] An Acolyte of { $who } goes to worship Azathoth ({ $site }): { $now } of { $most }.
}
log-let-go = { $who-is ->
    [me] Azathoth lets one of your Acolytes go; he escapes.
   *[other] Azathoth lets an Acolyte of { $who } go; he escapes.
}
log-let-nobody-go = { $who-is ->
    [me] You have nobody to take back from Azathoth.
   *[other] { $who } has nobody to take back from Azathoth.
}
log-avatar = { $who-is ->
    [me] You gain an avatar: { $avatar }.
   *[other] { $who } gains an avatar: { $avatar }.
}
log-avatar-serves = { $who-is ->
    [me] An avatar serves you: { $avatar }.
   *[other] An avatar serves { $who }: { $avatar }.
}
log-enchanted = { $who-is ->
    [me] One of your Acolytes leaves Azathoth for a ritual: { $site }.
   *[other] An Acolyte of { $who } leaves Azathoth for a ritual: { $site }.
}
log-evolves = { $who-is ->
    [me] An Acolyte of yours ({ $site }) evolves: { $stage }.
   *[other] An Acolyte of { $who } ({ $site }) evolves: { $stage }.
}
log-offers = { $who-is ->
    [me] You give instead of a spellbook: { $stage }.
   *[other] { $who } gives instead of a spellbook: { $stage }.
}
log-evolved-defend = { $who-is ->
    [me] Your creatures block { $by }; { $left } is left.
   *[other] The creatures of { $who } block { $by }; { $left } is left.
}
log-amoeba = { $who-is ->
    [me] An Amoeba moves into one of your Lairs.
   *[other] An Amoeba moves in with { $who }.
}
log-no-amoeba = { $who-is ->
    [me] You have no free Lair for an Amoeba.
   *[other] { $who } has no free Lair for an Amoeba.
}
log-amoeba-fails = { $who-is ->
    [me] Your Amoeba protects nothing: the raid grows to { $strength }.
   *[other] The Amoeba of { $who } protects nothing: the raid grows to { $strength }.
}
log-removes = { $who-is ->
    [me] One of your Acolytes leaves the game ({ $site }).
   *[other] An Acolyte of { $who } leaves the game ({ $site }).
}
log-flees = { $who-is ->
    [me] All your Acolytes escape.
   *[other] All Acolytes of { $who } escape.
}
log-demolishes = { $who-is ->
    [me] You discard a chamber: { $chamber } ({ $room }).
   *[other] { $who } discards a chamber: { $chamber } ({ $room }).
}
log-given = { $who-is ->
    [me] The gift is for you.
   *[other] The gift is for { $who }.
}
log-king = { $who-is ->
    [me] The King in Yellow obeys you.
   *[other] The King in Yellow obeys { $who }.
}
log-king-left = { $who-is ->
    [me] Your Acolyte leaves the King and escapes.
   *[other] The Acolyte of { $who } leaves the King and escapes.
}
log-readies = { $who-is ->
    [me] An Acolyte leaves your Asylum, ready to act.
   *[other] An Acolyte leaves the Asylum of { $who }, ready to act.
}
log-enters = { $who-is ->
    [me] Your cultist enters the track: { $site }.
   *[other] A cultist of { $who } enters the track: { $site }.
}
log-eternal = { $who-is ->
    [me] Your Acolyte stays for good: { $site }.
   *[other] An Acolyte of { $who } stays for good: { $site }.
}
log-eternal-serves = { $who-is ->
    [me] Your Eternal Acolyte serves: { $site }.
   *[other] The Eternal Acolyte of { $who } serves: { $site }.
}
log-azathoth = Azathoth adds { $by }: the raid comes with { $strength }.
log-avatar-rival = The opponent gains an avatar: { $avatar }.
log-given-rival = The opponent gains: { $goods }.
log-king-rival = The King in Yellow obeys the opponent.
log-priest-refreshed = { $who-is ->
    [me] Your Priest card lies face up again.
   *[other] The Priest card of { $who } lies face up again.
}
log-glacier = A glacier feeds everybody ({ $site }): { $goods }.
log-awards = { $who-is ->
    [me] Growth gives you a Sign: { $site }.
   *[other] Growth gives { $who } a Sign: { $site }.
}
log-awards-rival = Growth gives the opponent a Sign: { $site }.
log-raid = Raid! { $dice ->
    [one] One die, { $one }
    [2] Two dice, { $one } and { $two }
    [3] Three dice, { $one }, { $two } and { $three }
   *[other] Four dice, { $one }, { $two }, { $three } and { $four }
}: strength { $strength } against everybody.
log-raid-more = Raid! { $dice ->
    [0] No die
    [one] One die, { $one }
    [2] Two dice, { $one } and { $two }
    [3] Three dice, { $one }, { $two } and { $three }
   *[other] Four dice, { $one }, { $two }, { $three } and { $four }
}, plus { $more }: strength { $strength } against everybody.
log-deals = { $who-is ->
    [me] Your Priest: { $priest }.
   *[other] The Priest of { $who }: { $priest }.
}
log-uses-power = { $who-is ->
    [me] Your Priest uses his power: { $priest }.
   *[other] The Priest of { $who } uses his power: { $priest }.
}
log-invokes = { $who-is ->
    [me] Your monster uses its power: { $monster }.
   *[other] A monster of { $who } uses its power: { $monster }.
}
log-invokes-gone = { $who-is ->
    [me] You discard your monster for its power: { $monster }.
   *[other] { $who } discards a monster for its power: { $monster }.
}
log-investigator = An investigator knocks (die { $die }): { $name }. { $text }
log-shuffles-monsters = The discarded monsters are shuffled.
log-shuffles-investigators = The discarded investigators are shuffled.
log-steals = { $who-is ->
    [me] You take from { $victim }: { $goods }.
   *[other] { $who } takes from { $victim }: { $goods }.
}
log-steals-rival = { $who-is ->
    [me] You take from the opponent: { $goods }.
   *[other] { $who } takes from the opponent: { $goods }.
}
log-rival-steals = { $who-is ->
    [me] The opponent takes from you: { $goods }.
   *[other] The opponent takes from { $who }: { $goods }.
}
log-banished = { $who-is ->
    [me] One of your Acolytes is dragged to the Asylum ({ $site }).
   *[other] An Acolyte of { $who } is dragged to the Asylum ({ $site }).
}
log-scattered = { $who-is ->
    [me] One of your Acolytes flees from the pool to Escape.
   *[other] An Acolyte of { $who } flees from the pool to Escape.
}
log-trapped = { $who-is ->
    [me] { $trapper } traps one of your Acolytes between the worlds ({ $site }).
   *[other] { $trapper } traps an Acolyte of { $who } between the worlds ({ $site }).
}
log-freed = { $who-is ->
    [me] Your trapped Acolyte comes free and runs to Escape.
   *[other] The trapped Acolyte of { $who } comes free and runs to Escape.
}
log-razed = { $who-is ->
    [me] Your chamber falls in: { $chamber }.
   *[other] A chamber of { $who } falls in: { $chamber }.
}
log-redraws = { $who-is ->
    [me] You have three new chambers laid out.
   *[other] { $who } has three new chambers laid out.
}
log-visits = { $who-is ->
    [me] Your Priest steps through the angles of space: { $site }.
   *[other] The Priest of { $who } steps through the angles of space: { $site }.
}
log-warded = { $who-is ->
    [me] Your ward takes { $by } off: { $left } left.
   *[other] The ward of { $who } takes { $by } off: { $left } left.
}
log-braced = { $who-is ->
    [me] What you announced blocks { $by }: { $left } left.
   *[other] What { $who } announced blocks { $by }: { $left } left.
}
log-incited = { $who-is ->
    [me] The raid on you grows by { $by }.
   *[other] The raid on { $who } grows by { $by }.
}
log-breached = { $who-is ->
    [me] Your first chamber is undermined: it will not defend.
   *[other] The first chamber of { $who } is undermined: it will not defend.
}
log-cloaked = { $who-is ->
    [me] The investigator loses your trail: his text is not for you.
   *[other] The investigator loses the trail of { $who }.
}
log-spared = { $who-is ->
    [me] The raid passes you by.
   *[other] The raid passes { $who } by.
}
log-bribes = { $who-is ->
    [me] You hand over { $goods }: −{ $by }, { $left } left.
   *[other] { $who } hands over { $goods }: −{ $by }, { $left } left.
}
log-keeps = { $who-is ->
    [me] The Professor leaves you { $goods }.
   *[other] The Professor leaves { $who } { $goods }.
}
log-turns = { $who-is ->
    [me] It will not stay dead: { $monster } turns over in your Lair.
   *[other] It will not stay dead: { $monster } turns over in { $who }’s Lair.
}
log-rises = { $who-is ->
    [me] Die { $die }: { $monster } flows back into your Lair.
   *[other] Die { $die }: { $monster } flows back into the Lair of { $who }.
}
log-does-not-rise = { $who-is ->
    [me] Die { $die }: { $monster } does not come back to you.
   *[other] Die { $die }: { $monster } does not come back to { $who }.
}
log-released = { $who-is ->
    [me] The Alienist lets one of your Acolytes go.
   *[other] The Alienist lets an Acolyte of { $who } go.
}
log-asylum = { $who-is ->
    [me] Your Acolytes in Asylum and Escape take { $by } off the raid: { $left } left.
   *[other] The Acolytes of { $who } in Asylum and Escape take { $by } off the raid: { $left } left.
}
log-loses-exposed = { $who-is ->
    [me] The raid destroys your exposed resources: { $goods }.
   *[other] The raid destroys the exposed resources of { $who }: { $goods }.
}
log-reaches = { $who-is ->
    [me] At your place the raid enters chamber { $room } ({ $chamber }, defence { $defence }): { $left } left.
   *[other] At { $who }’s the raid enters chamber { $room } ({ $chamber }, defence { $defence }): { $left } left.
}
log-room-holds = { $who-is ->
    [me] The raid is stopped in your chamber { $room } ({ $chamber }).
   *[other] The raid on { $who } is stopped in chamber { $room } ({ $chamber }).
}
log-plundered = { $who-is ->
    [me] The raid destroys, in your chamber { $room } ({ $chamber }): { $goods }.
   *[other] The raid on { $who } destroys, in chamber { $room } ({ $chamber }): { $goods }.
}
log-raid-grows = { $who-is ->
    [me] At your place something crosses the threshold ({ $chamber }): the raid grows to { $strength }.
   *[other] At { $who }’s something crosses the threshold ({ $chamber }): the raid grows to { $strength }.
}
log-strikes = { $who-is ->
    [me] Riposte: you sacrifice an Acolyte ({ $site }): −{ $by }, { $left } left.
   *[other] Riposte: { $who } sacrifices an Acolyte ({ $site }): −{ $by }, { $left } left.
}
log-looses = { $who-is ->
    [me] Riposte: you sacrifice your monster ({ $monster }): −{ $by }, { $left } left.
   *[other] Riposte: { $who } sacrifices a monster ({ $monster }): −{ $by }, { $left } left.
}
log-unleashes = { $who-is ->
    [me] Riposte: you sacrifice the Shoggoth: −{ $by }, { $left } left.
   *[other] Riposte: { $who } sacrifices the Shoggoth: −{ $by }, { $left } left.
}
log-holds = { $who-is ->
    [me] Your sanctum holds.
   *[other] The sanctum of { $who } holds.
}
log-emptied = { $who-is ->
    [me] There is nothing left to take at your place.
   *[other] There is nothing left to take at { $who }’s.
}
log-room-gone = { $who-is ->
    [me] Your chamber has served: { $chamber } is discarded.
   *[other] The chamber of { $who } has served: { $chamber } is discarded.
}
log-rituals-open = The first raid has passed: the rituals open.
log-shoggoth = { $who-is ->
    [me] The Shoggoth obeys you.
   *[other] The Shoggoth obeys { $who }.
}
log-shoggoth-rival = The Shoggoth obeys the opponent.
log-shoggoth-returns = The Shoggoth goes back to the sea.
log-skulking = Skulks come out
log-prowls = { $who-is ->
    [me] Your Skulk ({ $cultist }) slips in: { $site }.
   *[other] The Skulk of { $who } ({ $cultist }) slips in: { $site }.
}
log-upkeep = Preparation
log-chants = { $who-is ->
    [me] Your ritual goes on: { $site }.
   *[other] The ritual of { $who } goes on: { $site }.
}
log-travels = { $who-is ->
    [me] Your cultist goes on along the track: { $site }.
   *[other] The cultist of { $who } goes on along the track: { $site }.
}
log-travelled = { $who-is ->
    [me] Your cultist leaves the track for the Pool: { $site }.
   *[other] The cultist of { $who } leaves the track for the Pool: { $site }.
}
log-ritual-done = { $who-is ->
    [me] Your cultist comes back from the ritual: { $site }.
   *[other] The cultist of { $who } comes back from the ritual: { $site }.
}
log-rival-throws = The opponent throws { $one } and { $two }: { $sum }
log-rival-gains = The opponent gains: { $goods }.
log-rival-trades = The opponent trades { $goods } for a Sign.
log-rival-denies = The opponent throws a { $die } and denies you: { $denied }.
log-awakened = The Great Old One wakes
log-outlasted = The Signs have held
log-devoured = Azathoth devours the world. Everybody has lost.

## The count

column-points = points
column-rival = opponent
sheet-signs = Elder Signs ({ $count })
sheet-grimoires = Spellbooks ({ $count })
sheet-magic = Magic ({ $count })
sheet-blood = Blood ({ $count })
sheet-treasure = Treasure majority ({ $count })
sheet-rival = Points of the opponent

## Why not

why-not-your-turn = It is for { $who } to decide.
why-over = The game is over.
why-board-needs-box = { $board }: this cult board comes in an expansion. Switch on “{ $box }” first, or choose a board of the boxes in play.
why-no-such-board = The data of this game have no such cult board.
why-no-such-seat = Seat { $seat } cannot begin: { $players } play.
why-not-now = That is not what is asked now.
why-no-priest = Your Priest is placed already. An Acolyte may still be if one is in the pool.
why-no-acolyte = No Acolyte is in your pool.
why-no-space = That is no action space.
why-taken = Somebody is at { $site } already. Only a Skulk can slip in.
why-priest-only = { $site }: for the Priest alone.
why-acolyte-only = Escape is for Acolytes; your Priest never enters it.
why-power-used = Your Priest has used his power: the card lies face down.
why-no-aim = Nothing would come of it.
why-needs-own = You need one of these: { $goods }.
why-needs-asylum = You need { $count ->
    [one] { $count } Acolyte
   *[other] { $count } Acolytes
} in the Asylum.
why-needs-monster = A monster has to be in your Lairs.
why-rested = It has already risen in this raid.
why-no-bribe = There is nothing to pay, or you cannot.
why-order-set = You have changed your raid order in this turn already.
why-no-beast = No monster lies there.
why-not-at-him = It cannot aim there.
why-not-active = No active Acolyte is there.
why-power-too-dear = You cannot pay for the power: { $monster }.
why-power-denied = The opponent denies what it brings: { $monster }.
why-power-spent = It has been used in this phase: { $monster }.
why-no-power-now = It has no power to use now: { $monster }.
why-trapped = A monster holds him.
why-no-power = Without an expansion no Priest has a power.
why-rituals-hidden = The rituals stay face down until the first raid is over.
why-no-raid-yet = { $site }: only after the first raid.
why-lairs-not-empty = Summoning takes three empty Lairs.
why-closed = Not accessible yet: { $site }.
why-spent = The Sign is shattered and has no bonus: { $site }.
why-growth-only = The Growth track alone shatters this Sign: { $site }.
why-denied = The opponent denies you in this round: { $denied }. This space gives it: { $site }.
why-no-skulk-alone = Alone, Skulk spaces are not used.
why-no-skulk-out = { $site }: one of your cultists has to be on a Skulk space.
why-not-evolved = { $site }: you need on the Evolution track at least { $count ->
    [one] { $count } Acolyte
   *[other] { $count } Acolytes
} of this stage or further on: { $stage }.
why-too-few-broken = { $site }: { $count ->
    [one] { $count } Sign has
   *[other] { $count } Signs have
} to be shattered first.
why-no-king = You do not control the King in Yellow.
why-nobody-evolves = { $site }: nobody of yours can evolve like that.
why-no-way-ahead = { $site }: the next step of the track is still locked.
why-acolyte-space = { $site }: for an Acolyte only.
why-no-lair-for-amoeba = { $site }: you need a free Lair for each Amoeba.
why-no-amoeba = { $site }: you have no Amoeba.
why-no-chamber-to-give = { $site }: you have no chamber to discard.
why-nobody-worships = { $site }: you have no other active Acolyte for Azathoth.
why-no-offer = You have no Acolyte of that stage to give for a spellbook.
why-no-worshipper = None of your active Acolytes is there.
why-no-target = That player cannot be named.
why-cannot-evolve = No Acolyte here can evolve like that.
why-avatar-cannot = The avatar cannot do that now.
why-blocked = A Block Skulk holds that space.
why-worshipping = That Acolyte worships Azathoth.
why-evolved = An Acolyte on the Evolution track is not sacrificed.
why-no-second-skulk = The second Skulk space is for five players only.
why-no-sign = No Sign is accessible any more.
why-no-monster-left = { $site }: there is no monster to be had just now, you would pay for nothing.
why-no-chamber-left = { $site }: there is no chamber to be had just now, you would pay for nothing.
why-no-room-for-atoms = { $site }: none of your chambers can hold an atom, all of them would be lost.
why-no-shoggoth = { $site } asks for control of the Shoggoth.
why-no-monster = { $site } asks for a monster in your Lairs.
why-too-few-any = { $site } asks for { $price ->
    [one] { $price } resource
   *[other] { $price } resources
} of your choice; you have { $have }.
why-too-dear = { $site } costs: { $price }. You have not got all that.
why-too-few-acolytes = { $site } asks for { $price ->
    [one] { $price } Acolyte
   *[other] { $price } Acolytes
} to sacrifice, not counting the cultist placed there nor those in the Asylum and in Escape.
why-not-due = That is no part of what is still due: { $goods }.
why-not-there = There is none of it there: { $goods }.
why-self = The cultist who uses the space does not sacrifice himself.
why-asylum = Acolytes in the Asylum cannot be sacrificed.
why-escape = Acolytes in Escape can do nothing before the Preparation phase.
why-nobody-there = None of your Acolytes is there.
why-empty-lair = No monster to name in this Lair.
why-not-in-hand = You have none of it to store: { $goods }.
why-no-room = There is no chamber here.
why-does-not-fit = { $chamber }: no place for { $goods }.
why-no-chamber = No chamber lies here.
why-no-slot = A sanctum has seven slots.
why-slot-taken = A chamber is replaced only when all seven slots are taken.
why-must-install = A slot is empty: the chamber has to be installed.
why-no-chamber-now = A chamber is gained by Improve the Sanctum, the Lodge, a ritual or a bonus.
why-not-accessible = This Sign is not accessible.
why-not-tied = This player is not tied.
why-no-skulk = No Skulk of yours is there.
why-no-skulk-there = No Skulk goes to Providence.
why-wrong-skulk = This Skulk does not go to such a space.
why-not-my-shoggoth = You do not control the Shoggoth.
why-no-reorganising = Resources are reorganised only after installing a chamber, or in the Preparation phase.

## What a report counts

note-lock = Signs shattered
note-chamber = Chambers installed
note-place = Spaces used
note-raid = Raids met
raid-held = the sanctum held
raid-not-held = the sanctum did not hold
note-lost = Lost in raids
note-turn = Place in the first round
turn-1 = place 1
turn-2 = place 2
turn-3 = place 3
turn-4 = place 4
turn-5 = place 5

# The table as it is laid out
region-sanctum = Sanctum
region-march = Raid
legend-pay = pay
legend-get = gain
short-asylum = Asylum
pile-note = { $left ->
    [0] no more to draw
   *[other] { $left } to draw
}
signs-left = { $left ->
    [0] no Sign left
    [one] 1 Sign until the end
   *[other] { $left } Signs until the end
}
lair-ability = { $name }, defence { $defence }
cthulhu-caption = Deep Ones: +1 at each raid. The Shoggoth blocks 10.
goat-caption = A marked Sign gives a monster after the raid, if a Lair is free.
march-leads = { $who } leads. { $text }
march-all = The raid strikes every sanctum at once.
march-here = here
march-holds = will hold
march-falls = will fall
march-endure = If you let it pass
march-done = Your sanctum
march-over = The raid is over here.
march-nothing = Nothing is lost in this room.
march-lost = Lost: { $goods }.
march-stop = To stop it here
march-needs = It takes a riposte of { $strength }; an Acolyte is worth { $by }.
march-leader = { $who } leads
riposte-label = Riposte with
march-track = Strength left for each
stake = { $things }
stake-raid = Raid of strength { $least } to { $most }, before the investigator
stake-asylum = Your Asylum: strength of the raid −{ $by }
stake-blocks = Strength of the raid −{ $by }
