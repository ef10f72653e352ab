### Evil High Priest


## The table

game-title = Evil High Priest
game-pitch = Rival high priests of one god, break the Elder Signs that bind it, and keep your hoard from the investigators whom each Sign brings.
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
option-ceremony = Expansion Cérémonie Sanglante
option-ritual = Expansion Rituel Macabre
option-aggressive = Aggressive investigators
option-rounds = Last round
option-rounds-30 = 30
option-rounds-60 = 60
option-rounds-90 = 90
option-rounds-500 = 500
end-awakened = The Great Old One wakes
end-solo-won = The automaton is beaten
end-solo-drawn = A draw with the automaton
end-solo-lost = The automaton wins
end-outlasted = The Signs have held
end-devoured = Azathoth devours all: everybody has lost
phase-action = Actions
phase-raid = Raid
phase-skulks = Skulks
phase-upkeep = Upkeep
phase-rival = Automaton
phase-end = End
region-town = The town
region-rituals = Rituals
region-track = Raid strength
region-market = Chambers
region-priest = Your priest
region-sanctums = Sanctums
region-own = Your sanctum
board-note = round { $round } · { $left } Signs
score-label = VP
pips-signs = Signs broken

## Resources

goods-treasure = treasure
goods-blood = blood
goods-magic = magic
goods-atom = atom
goods-grimoire = grimoire
goods-sign = Elder Sign
goods-any = any resource
goods-anything = resource of any kind
goods-none = Empty.
goods-list = { $goods }.
thing-monster = monster
thing-chamber = chamber
thing-rescue = Acolyte rescued
thing-shoggoth = control of the Shoggoth
thing-free-sign = accessible Sign free of cost
thing-first = first player in the next round
thing-skulk-town = Town Skulk
thing-skulk-ritual = Ritual Skulk
thing-skulk-cult = Cult Skulk
thing-tracked-treasure = treasure for each Deep One on the track
thing-tracked-treasure-half = treasure for each two Deep Ones on the track
thing-tracked-blood-half = blood for each two Deep Ones on the track, rounded up
thing-worship = Acolyte to Azathoth
thing-amoeba-taken = Amoeba to be taken
thing-gift-magic = magic for an opponent
thing-gift-blood = blood for an opponent
thing-skulk-flexible = Flexible Skulk
thing-skulk-blocking = Blocking Skulk
thing-skulk-eternal = Eternal Skulk
thing-growth = growth
thing-from-azathoth = Acolyte back from Azathoth
thing-per-evolved = treasure per Acolyte on the Evolution track
thing-per-spawn = magic per Spawn (3 at most)
thing-raid = raid die
thing-supremacy = Supremacy of the Sea Amoebas
thing-king = control of the King in Yellow
thing-ready = Acolyte of the Asylum, ready
thing-travel = start of the track
thing-either = monster or chamber
harm-worship = opponent’s Acolyte to Azathoth
harm-amoeba = Amoeba for an opponent
harm-loss = Acolyte out of the game
harm-flight = flight of all Acolytes
stage-mutant = Mutant
stage-abomination = Abomination
stage-spawn = Spawn
boon-nothing = Nothing.
boon-gives = Gives: { $gives }.
boon-costs = Costs: { $price }.
boon-exchange = { $price } → { $gives }.
price-free = Free.

## Cultists and places

cultist-priest = Priest
cultist-acolyte = Acolyte
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
ritual-tulzscha = Waking of Tulzscha
ritual-mao = Mao ceremony
ritual-horror = Spectral horror
ritual-red-sign = The Red Sign
ritual-dragon = Dragon ascending
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
short-skulk-2 = Skulk 2 (five)
short-raid = Raid
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
lock-a = lock A
lock-b = lock B
lock-c = lock C
lock-d = lock D
lock-e = lock E
lock-f = lock F
lock-g = lock G
lock-h = lock H
lock-i = lock I
lock-j = lock J
lock-k = lock K
lock-l = lock L
lock-1a = lock 1A
lock-1b = lock 1B
lock-1h = the lock of the Howler
lock-2a = lock 2A
lock-2b = lock 2B
lock-2w = the lock of the Bloated Woman
lock-3a = lock 3A
lock-3b = lock 3B
lock-3p = the lock of the Black Pharaoh
lock-4a = lock 4A
lock-4b = lock 4B
lock-4d = the lock of the Haunter
lock-z = lock Z
lock-y1 = lock 1
lock-y2 = lock 2
lock-y3 = lock 3
lock-y4 = lock 4
lock-y5 = lock 5
lock-y6 = lock 6
lock-y7 = lock 7
lock-y8 = lock 8
lock-y9 = lock 9
lock-y10 = lock 10
lock-y11 = lock 11
lock-y12 = lock 12
lock-y13 = lock 13
lock-x1 = lock X1
lock-x2 = lock X2
lock-x3 = lock X3
lock-x4 = lock X4
lock-x5 = lock X5
lock-p1 = lock P1
lock-p2 = lock P2
lock-p3 = lock P3
lock-p4 = lock P4
lock-q1 = lock Q1
lock-q2 = lock Q2
lock-q3 = lock Q3
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
letter-growth-2 = +2
letter-growth-5 = +5
letter-growth-8 = +8
letter-growth-11 = +11
lock-state-open = Sign to be broken
lock-state-closed = Sign out of reach
lock-state-broken = Sign broken
lock-text = { $dice ->
    [0] { $state }, no raid.
   *[other] { $state }, raid of { $dice } { $dice ->
        [one] die
       *[other] dice
    }.
}
lock-price = Price: { $price }.
lock-no-bonus = No bonus.
track-deep-ones = Deep Ones on the track: { $height } of { $most }
shoggoth-name = Shoggoth
shoggoth-free = It waits on the board.
shoggoth-held = A player controls it: it blocks 10.
shoggoth-rival = The automaton controls it.
track-azathoth = Azathoth: { $now } of { $most }
azathoth-text = Each Acolyte here makes raids stronger by 1. At { $most } everybody has lost.
azathoth-caption = Raids +1 per worshipper · at { $most } per player all lose
avatar-howler = the Howler
avatar-howler-text = In the Upkeep: take an Acolyte back from Azathoth, then 1 magic.
avatar-bloated-woman = the Bloated Woman
avatar-bloated-woman-text = In the Upkeep: an Acolyte of Azathoth begins a ritual without paying.
avatar-black-pharaoh = the Black Pharaoh
avatar-black-pharaoh-text = In the Upkeep: an opponent’s Acolyte goes to Azathoth, and 2 blood for you.
avatar-haunter = the Haunter of the Dark
avatar-haunter-text = In the Upkeep: a monster, if you have none.
evolution-label = { $stage }: blocks { $by }
evolution-caption = An Abomination or Spawn pays as a grimoire
track-growth = Growth: { $height } of { $most }
growth-caption = At a site the Sign goes to the richest, then a raid
growth-most = The Sign goes to who has most of: { $goods }.
glacier-label = Glaciers
glacier-caption = An open glacier: for everybody, in each Upkeep
glacier-wendigo = Wendigo
glacier-gnoph-keh = Gnoph-Keh
glacier-rhan-tegoth = Rhan-Tegoth
amoeba-label = Amoebas: { $left } in the pile
amoeba-caption = Amoeba: raid +{ $weakness }, or −{ $supreme } under the Supremacy
amoeba-text = Sacrificed, it makes the raid stronger.
monster-amoeba = Amoeba
king-name = King in Yellow
king-free = He waits on the board.
king-held = A player controls him.
king-rival = The automaton controls him.
king-caption = Travellers: one open step each Upkeep
sleeper-caption = Mask bonus: needs a waiting Skulk of your own
ancients-caption = Atoms pay exchanges, and count nothing in the end
lock-need = Prerequisite:
need-skulk = a waiting Skulk of yours
need-evolved-0 = { $count } on the Evolution track
need-evolved-1 = an Abomination or a Spawn
need-evolved-2 = a Spawn
need-signs = { $count } Signs broken already
lock-step = Step of a track: { $gives }.
lock-glacier = Glacier: { $goods } for everybody in each Upkeep.
lock-avatar = Avatar: { $avatar }.
lock-harm-all = For all: { $harm }.
lock-harm-others = For the others: { $harm }.
lock-growth-text = Growth +{ $growth }.

## Sanctums

chamber-well = Well
chamber-pit = Pit
chamber-vault = Vault
chamber-closet = Closet
chamber-library = Library
chamber-false-wall = False wall
chamber-trap = Spiked trap
chamber-gate = Gate
chamber-altar = Altar
chamber-laboratory = Laboratory
chamber-shrine = Shrine
chamber-treasury = Treasury
chamber-guard-room = Guard room
trait-none = { "" }
trait-trap = Lost if a raid reaches it.
trait-gate = Raid +1.
trait-altar = Acolytes: 3.
trait-guard-room = +1 a monster.
room-empty = empty slot
room-exposed = Exposed
room-label = { $chamber } ({ $room })
slot-label = Empty { $room }
hand-label = To store
pool-label = Pool
lairs-label = Lairs
lair-empty = empty Lair
monster-deep-one = Deep One
display-slot = Chamber { $slot } on display
defence-label = Defence { $defence }
holds-goods = Holds { $count } { $goods }
holds-any = Holds { $count } of anything
holds-list = Holds: { $goods }.
holds-nothing = Holds nothing.
home-label = Player { $seat }
home-text = Acolytes: { $pool } in the pool, { $asylum } in the Asylum, { $escape } in Escape. Monsters: { $monsters }.
home-monster = { $name } (defence { $defence }).
home-priest = Priest card: { $name }.
home-priest-used = Priest card, used: { $name }.
rival-name = Automaton
rival-label = Automaton: { $score } points
rival-denies = Denies: { $denied }.
denied-chamber = chambers
denied-treasure = treasure
denied-blood = blood
denied-magic = magic
denied-grimoire = grimoires
denied-sign = Signs
strength-label = Strength { $strength }
raider-title = Raid of strength { $strength }
dice-label = Dice of the raid
die-title = Die: { $face }
fact-ready = cultists to place
fact-asylum = Acolytes in the Asylum
fact-escape = Acolytes in Escape
fact-monsters = monsters
fact-first = first player
supply-signs = Signs on the board
supply-grimoires = grimoires
supply-chambers = chambers in the deck
supply-monsters = monsters

## Cards of the expansions

power-none = { "" }
investigator-nobody = nobody
priest-name-nobody = no Priest
monster-byakhee = Byakhee
power-byakhee = Your turn, discard: steal 1 grimoire; it is exposed.
monster-undead = Undead
power-undead = Sacrificed in a raid it turns over (defence 3); then it is gone.
monster-dark-young = Dark Young
power-dark-young = When gained: an opponent sends an active Acolyte to his Asylum.
monster-fungi = Fungi from Yuggoth
power-fungi = Upkeep: 1 Acolyte of your pool to the Asylum for 2 magic.
monster-shambler = Dimensional Shambler
power-shambler = When gained: trap an opponent’s active Acolyte.
monster-ghoul = Ghoul
power-ghoul = Your turn, discard: rescue 1 Acolyte.
monster-wendigo = Wendigo
power-wendigo = Announced in a raid: an opponent’s raid is stronger by 2.
monster-gnoph-keh = Gnoph-Keh
power-gnoph-keh = No power.
monster-zoog = Zoog
power-zoog = Upkeep: steal 1 treasure.
monster-hound = Hound of Tindalos
power-hound = Your turn, discard: an opponent discards a monster.
monster-servitor = Servitor of the Outer Gods
power-servitor = Upkeep: 1 treasure for each of your monsters.
monster-yith = Great Race of Yith
power-yith = Upkeep: you may replace the 3 chambers on display.
monster-polyp = Flying Polyp
power-polyp = When gained: discard one of your chambers.
monster-star-vampire = Star Vampire
power-star-vampire = Upkeep: 1 blood.
monster-gug = Gug
power-gug = No power.
monster-ghast = Ghast
power-ghast = Sacrificed in a raid: 2 blood after it.
monster-nightgaunt = Nightgaunt
power-nightgaunt = Your turn, discard: your cultist may go to a taken place.
monster-elder-thing = Elder Thing
power-elder-thing = Upkeep: you may pay 1 blood for 1 magic.
monster-shantak = Shantak
power-shantak = Your turn, discard: you are first in the next round.
monster-formless-spawn = Formless Spawn
power-formless-spawn = Sacrificed in a raid: on 4 to 6 it comes back.
monster-chthonian = Chthonian
power-chthonian = Announced in a raid: an opponent’s first chamber has defence 0.
monster-moon-beast = Moon-Beast
power-moon-beast = Upkeep: 1 Acolyte of your pool to the Asylum for 5 treasure.
monster-hunting-horror = Hunting Horror
power-hunting-horror = Announced in a raid: the investigator’s text is not for you.
monster-leng-spider = Leng Spider
power-leng-spider = Upkeep: an opponent moves an Acolyte from pool to Escape.
investigator-detective = Private Detective
investigator-text-detective = The first chamber’s defence is ignored.
investigator-minister = Minister
investigator-text-minister = Strength +3.
investigator-hobo = Hobo
investigator-text-hobo = One die fewer; chambers last to first; no Sign is destroyed.
investigator-archaeologist = Archaeologist
investigator-text-archaeologist = One die fewer.
investigator-agent = Federal Agent
investigator-text-agent = Asylum and Escape: 2 each. After: an opponent moves an Acolyte from pool to Escape.
investigator-vampire = Vampire
investigator-text-vampire = Each may give blood: 1 strength each. After: take 1 blood from an opponent.
investigator-author = Author
investigator-text-author = A sacrificed Acolyte blocks only 1.
investigator-artist = Artist
investigator-text-artist = Whoever has fewest points is not raided.
investigator-professor = Professor
investigator-text-professor = Each keeps 1 grimoire he would lose.
investigator-journalist = Journalist
investigator-text-journalist = Asylum and Escape do not count.
investigator-officer = Police Officer
investigator-text-officer = One die more.
investigator-soldier = Soldier
investigator-text-soldier = A sacrificed monster blocks 2 less.
investigator-alienist = Alienist
investigator-text-alienist = After: whoever lost a resource moves an Acolyte from Asylum to Escape.
investigator-dilettante = Dilettante
investigator-text-dilettante = No treasure is destroyed.
investigator-librarian = Librarian
investigator-text-librarian = After: one of those with most grimoires loses 1.
investigator-hunter = Big-Game Hunter
investigator-text-hunter = Before the raid everybody discards a monster.
investigator-gangster = Gangster
investigator-text-gangster = Each may pay 3 treasure once: −4.
investigator-antiquarian = Antiquarian
investigator-text-antiquarian = What lies exposed is passed by.
investigator-photographer = Photographer
investigator-text-photographer = Chambers without resources have defence 0.
investigator-medium = Medium
investigator-text-medium = Each may pay 1 magic once: −3.
priest-name-west = Herbert West
priest-text-west = If you have a grimoire: rescue 2 Acolytes.
priest-name-akeley = Abednego Akeley
priest-text-akeley = Gain 2 magic.
priest-name-stanford = Carl Stanford
priest-text-stanford = If you have an Elder Sign: gain 1 grimoire.
priest-name-hutchinson = Edward Hutchinson
priest-text-hutchinson = Gain 1 monster.
priest-name-scott = John Scott
priest-text-scott = Until the Upkeep your Acolytes gain 2 treasure for a ritual instead of paying it.
priest-name-shan = Shan Queen
priest-text-shan = Each opponent with magic gives you 1.
priest-name-orne = Simon Orne
priest-text-orne = Fill every free place for treasure with treasure.
priest-name-kthun = N’Gah Kthun
priest-text-kthun = Discard a chamber of an opponent.
priest-name-shiny = Mr. Shiny
priest-text-shiny = Up to 4 times: 2 treasure for 1 magic.
priest-name-curwen = Joseph Curwen
priest-text-curwen = If you have a grimoire: gain 3 magic.
priest-name-keziah = Keziah Mason
priest-text-keziah = Use a place of the town at once, even a taken one.
priest-name-asenath = Asenath Waite
priest-text-asenath = Gain 1 magic; an opponent moves an Acolyte from pool to Escape.
priest-name-wilbur = Wilbur Whateley
priest-text-wilbur = Gain 5 blood.
priest-name-marsh = Obed Marsh
priest-text-marsh = Gain 7 treasure.
priest-name-old-whateley = Old Wizard Whateley
priest-text-old-whateley = Install up to 2 chambers, then reorganise once.
priest-name-suydam = Robert Suydam
priest-text-suydam = If 4 of your Acolytes are in the Asylum: rescue 1; 1 treasure, 1 blood, 1 magic.
priest-name-bowen = Enoch Bowen
priest-text-bowen = Steal 3 treasure from an opponent.
priest-name-tillinghast = Crawford Tillinghast
priest-text-tillinghast = If a monster is in your Lairs: gain 1 monster and 2 blood.
priest-name-ephraim = Ephraim Waite
priest-text-ephraim = Your next raid before the Upkeep is weaker by 6.
priest-name-nophru-ka = Nophru-Ka
priest-text-nophru-ka = Pay 3 resources of any kind: gain 1 grimoire.

## Questions

ask-monster = Which monster do you take?
ask-whom = { $card }: at whom do you aim?
ask-yield = Which Acolyte goes to the Asylum?
ask-snatch = Whose Acolyte do you trap?
ask-raze = Which chamber falls?
ask-errand = Which place does your Priest use?
ask-build = Which chamber do you install? { $left } left.
ask-again = Once more? { $left } left.
ask-powers = Which of your monsters uses its power?
ask-announce = A raid of { $strength } is coming. Do you announce a power?
hint-monster = It takes a Lair; its power is on the card.
hint-announce = The monster is sacrificed at once; its defence counts for you.
hint-card = { $text }
doing-monster = is choosing a monster
doing-card = is carrying out a card
doing-powers = is using monsters’ powers
doing-announce = is deciding on an announcement
do-adopt = Take { $monster } (defence { $defence })
do-invoke = { $monster }: { $text }
do-pass = No more
do-announce-nothing = Announce nothing
do-aim = { $who-is ->
    [me] Aim at yourself
   *[other] Aim at { $who }
}
do-aim-rival = Aim at the automaton
do-yield = An Acolyte to the Asylum: { $site }
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
note-priest = Priest card
note-monster = Monster
note-power = Priest powers used
note-investigator = Investigators called
ask-act = Which cultist do you place, and where?
ask-pay = What do you pay with? It takes: { $due }.
ask-sacrifice = Which Acolyte do you sacrifice? It takes { $count }.
ask-discard = Which monster do you discard? It takes { $count }.
ask-stow = Where do you store what you gain: { $goods }?
ask-chamber = Which chamber do you install, in which slot?
ask-replace = Your sanctum is full: which chamber do you replace?
ask-arrange = Do you reorganise your sanctum?
ask-sort = Where do you store what is left: { $goods }?
ask-siege-exposed = The raid comes with { $strength }. Do you strike back?
ask-siege-room = The raid still has { $strength } in this chamber: { $chamber }. Do you strike back?
ask-bonus = Do you use the bonus you have just unlocked: { $lock }?
ask-free-sign = Which Sign does the Shoggoth break for you?
ask-award = A tie: who gets the Sign ({ $lock })?
ask-prowl = Where does your Skulk go?
ask-worship = Which Acolyte do you send to worship Azathoth?
ask-remove = Which Acolyte leaves the game?
ask-demolish = Which chamber do you discard?
ask-gift = Which opponent gains 1 { $goods }?
ask-harm = Which opponent? ({ $harm })
ask-evolve = Which Acolyte changes? ({ $stage })
ask-either = A monster or a chamber?
ask-avatar = What does { $avatar } do for you?
ask-eternal = Does your Eternal Acolyte serve ({ $site })?
hint-act = To place: { $acolytes } { $acolytes ->
    [one] Acolyte
   *[other] Acolytes
}{ $priest ->
    [0] .
   *[other] {" "}and the Priest.
}
hint-act-denied = The automaton denies you in this round: { $denied }.
hint-pay = The proposal takes the exposed ones first; or point at each resource.
hint-sacrifice = He goes to the Asylum, or to Escape if it is full.
hint-stow = The proposal puts the dearest deepest; or point at each resource and its chamber.
hint-chamber = Raids follow the slots from 1 to 7.
hint-arrange = Everything may change its chamber, once.
hint-sort = Point at a resource, then at a chamber; the exposed take all that is left of that kind.
hint-siege = Without a riposte you lose: { $goods }. An Acolyte blocks { $by }.
hint-siege-nothing = Nothing is lost here, but the raid will reach the next chamber. An Acolyte blocks { $by }.
hint-prowl = Even a taken space, but not Providence; you pay its price.
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
doing-evolve = changes an Acolyte
doing-either = chooses monster or chamber
doing-avatar = uses an avatar
doing-eternal = decides about an Eternal Acolyte
doing-waits = waits
doing-first = waits · first player
doing-over = the game is over
over-winner = { $who-is ->
    [me] You are High Priest: { $score } points.
   *[other] { $who } is High Priest: { $score } points.
}
over-shared = The victory is shared, at { $score } points.
over-awakened = The last Sign is broken: the Great Old One wakes.
over-outlasted = The Signs have held: points are counted.
over-devoured = Azathoth wakes and devours all.
over-all-lost = Everybody has lost.
over-solo-won = You beat the automaton, { $own } to { $rival }.
over-solo-drawn = A draw, { $own } to { $rival }.
over-solo-lost = The automaton wins, { $rival } to { $own }.

## Answers

do-place = { $who }: { $site }
do-place-gain = { $who }: { $site } (gives { $gives })
do-place-pay = { $who }: { $site } (costs { $price }, gives { $gives })
do-break = { $who }: break { $site } (costs { $price }{ $dice ->
    [0] {""}
    [one] , raid of 1 die
   *[other] , raid of { $dice } dice
})
do-pay-rest = Pay as proposed: { $due }
do-pay = Pay 1 { $goods } ({ $room }, { $number })
do-sacrifice = Sacrifice an Acolyte: { $site }
do-discard = Discard: { $monster }
do-stow-rest = Store as proposed: { $stored } in chambers, { $exposed } exposed
do-sort-rest = Store the rest as proposed: { $stored } in chambers, { $exposed } exposed
do-stow = 1 { $goods } → { $room } ({ $number })
do-expose = Leave all this { $goods } exposed
do-keep = Leave everything in place
do-tidy = Reorganise as proposed
do-sort = Store piece by piece
do-install = Install { $chamber } (card { $card }) in slot { $room }
do-replace = Replace { $old } ({ $room }) by { $chamber } (card { $card })
do-refuse = Replace nothing
do-bonus = Use the bonus: { $price } → { $gives }
do-bonus-free = Use the bonus: { $gives }
do-no-bonus = Leave the bonus
do-free-sign = Break { $site }{ $dice ->
    [0] {""}
    [one] {" "}(raid of 1 die)
   *[other] {" "}(raid of { $dice } dice)
}
do-award = { $who-is ->
    [me] The Sign is yours
   *[other] The Sign goes to { $who }
}
do-award-rival = The Sign goes to the automaton
do-stay = Stay
do-endure = Let it pass: lose { $goods }
do-endure-nothing = Let it pass
do-strike = Sacrifice an Acolyte ({ $site }): −{ $by }
do-loose = Sacrifice { $monster }: −{ $by }
do-unleash = Unleash the Shoggoth: −{ $by }
do-worship = Send an Acolyte to Azathoth: { $site }
do-remove = Take an Acolyte out of the game: { $site }
do-evolve = Change the Acolyte: { $site }
do-demolish = Discard { $room } ({ $number })
do-offer = Give instead of a grimoire: { $stage }
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
    [me] One of your Acolytes takes to the hills.
   *[other] An Acolyte of { $who } takes to the hills.
}
log-pays = { $who-is ->
    [me] You pay: { $goods }.
   *[other] { $who } pays: { $goods }.
}
log-sacrifices = { $who-is ->
    [me] You give an Acolyte up to the Asylum ({ $site }).
   *[other] { $who } gives an Acolyte up to the Asylum ({ $site }).
}
log-sacrifices-full = { $who-is ->
    [me] You give an Acolyte up ({ $site }); the Asylum is full, he escapes.
   *[other] { $who } gives an Acolyte up ({ $site }); the Asylum is full, he escapes.
}
log-discards = { $who-is ->
    [me] You send a monster off: { $monster }.
   *[other] { $who } sends a monster off: { $monster }.
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
    [me] The automaton denies you: { $goods }.
   *[other] The automaton denies { $who }: { $goods }.
}
log-stores = { $who-is ->
    [me] You store { $goods } ({ $chamber }).
   *[other] { $who } stores { $goods } ({ $chamber }).
}
log-exposes = { $who-is ->
    [me] You leave { $goods } exposed.
   *[other] { $who } leaves { $goods } exposed.
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
log-installs = { $who-is ->
    [me] You furnish a chamber: { $chamber }, slot { $room }.
   *[other] { $who } furnishes a chamber: { $chamber }, slot { $room }.
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
    [me] You break a Sign: { $site }. { $left } are left.
   *[other] { $who } breaks a Sign: { $site }. { $left } are left.
}
log-breaks-last = { $who-is ->
    [me] You break the last Sign: { $site }.
   *[other] { $who } breaks the last Sign: { $site }.
}
log-rival-breaks = The automaton breaks a Sign: { $site }. { $left } are left.
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
    [me] Your Acolyte ({ $site }) changes: { $stage }.
   *[other] An Acolyte of { $who } ({ $site }) changes: { $stage }.
}
log-offers = { $who-is ->
    [me] You give instead of a grimoire: { $stage }.
   *[other] { $who } gives instead of a grimoire: { $stage }.
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
    [me] You are named: { $goods } for you.
   *[other] { $who } is named and gains: { $goods }.
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
log-avatar-rival = The automaton gains an avatar: { $avatar }.
log-given-rival = The automaton gains: { $goods }.
log-king-rival = The King in Yellow obeys the automaton.
log-priest-refreshed = { $who-is ->
    [me] Your Priest card lies face up again.
   *[other] The Priest card of { $who } lies face up again.
}
log-glacier = A glacier feeds everybody ({ $site }): { $goods }.
log-awards = { $who-is ->
    [me] Growth gives you a Sign: { $site }.
   *[other] Growth gives { $who } a Sign: { $site }.
}
log-awards-rival = Growth gives the automaton a Sign: { $site }.
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
    [me] Your Priest reveals himself: { $priest }.
   *[other] The Priest of { $who } reveals himself: { $priest }.
}
log-invokes = { $who-is ->
    [me] Your monster stirs: { $monster }.
   *[other] A monster of { $who } stirs: { $monster }.
}
log-invokes-gone = { $who-is ->
    [me] You send your monster out: { $monster }.
   *[other] { $who } sends a monster out: { $monster }.
}
log-investigator = An investigator knocks (die { $die }): { $name }. { $text }
log-shuffles-monsters = The discarded monsters are shuffled.
log-shuffles-investigators = The discarded investigators are shuffled.
log-steals = { $who-is ->
    [me] You take from { $victim }: { $goods }.
   *[other] { $who } takes from { $victim }: { $goods }.
}
log-steals-rival = { $who-is ->
    [me] You take from the automaton: { $goods }.
   *[other] { $who } takes from the automaton: { $goods }.
}
log-rival-steals = { $who-is ->
    [me] The automaton takes from you: { $goods }.
   *[other] The automaton takes from { $who }: { $goods }.
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
    [me] Your Asylum turns { $by } aside: { $left } left.
   *[other] The Asylum of { $who } turns { $by } aside: { $left } left.
}
log-loses-exposed = { $who-is ->
    [me] The raid searches your exposed stock and carries off: { $goods }.
   *[other] The raid searches the exposed stock of { $who } and carries off: { $goods }.
}
log-reaches = { $who-is ->
    [me] At your place the raid enters chamber { $room } ({ $chamber }, defence { $defence }): { $left } left.
   *[other] At { $who }’s the raid enters chamber { $room } ({ $chamber }, defence { $defence }): { $left } left.
}
log-room-holds = { $who-is ->
    [me] At your place chamber { $room } holds ({ $chamber }).
   *[other] At { $who }’s chamber { $room } holds ({ $chamber }).
}
log-plundered = { $who-is ->
    [me] Your chamber { $room } ({ $chamber }) is plundered: the raid carries off { $goods }.
   *[other] Chamber { $room } of { $who } ({ $chamber }) is plundered: the raid carries off { $goods }.
}
log-raid-grows = { $who-is ->
    [me] At your place something crosses the threshold ({ $chamber }): the raid grows to { $strength }.
   *[other] At { $who }’s something crosses the threshold ({ $chamber }): the raid grows to { $strength }.
}
log-strikes = { $who-is ->
    [me] One of your Acolytes throws himself into the fray ({ $site }): −{ $by }, { $left } left.
   *[other] An Acolyte of { $who } throws himself into the fray ({ $site }): −{ $by }, { $left } left.
}
log-looses = { $who-is ->
    [me] You let your monster loose ({ $monster }): −{ $by }, { $left } left.
   *[other] { $who } lets a monster loose ({ $monster }): −{ $by }, { $left } left.
}
log-unleashes = { $who-is ->
    [me] You unleash the Shoggoth: −{ $by }, { $left } left.
   *[other] { $who } unleashes the Shoggoth: −{ $by }, { $left } left.
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
log-shoggoth-rival = The Shoggoth obeys the automaton.
log-shoggoth-returns = The Shoggoth goes back to the sea.
log-skulking = Skulks come out
log-prowls = { $who-is ->
    [me] Your Skulk ({ $cultist }) slips in: { $site }.
   *[other] The Skulk of { $who } ({ $cultist }) slips in: { $site }.
}
log-upkeep = Upkeep
log-chants = { $who-is ->
    [me] Your ritual goes on: { $site }.
   *[other] The ritual of { $who } goes on: { $site }.
}
log-ritual-done = { $who-is ->
    [me] Your cultist comes back from the ritual: { $site }.
   *[other] The cultist of { $who } comes back from the ritual: { $site }.
}
log-rival-throws = The automaton throws { $one } and { $two }: { $sum }
log-rival-gains = The automaton gains: { $goods }.
log-rival-trades = The automaton trades { $goods } for a Sign.
log-rival-denies = The automaton throws { $die } and denies you: { $denied }.
log-awakened = The Great Old One wakes
log-outlasted = The Signs have held
log-devoured = Azathoth devours the world. Everybody has lost.

## The count

column-points = points
column-rival = automaton
sheet-signs = Elder Signs ({ $count })
sheet-grimoires = Grimoires ({ $count })
sheet-magic = Magic ({ $count })
sheet-blood = Blood ({ $count })
sheet-treasure = Treasure majority ({ $count })
sheet-rival = Points of the automaton

## Why not

why-not-your-turn = It is for { $who } to decide.
why-over = The game is over.
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
why-needs-asylum = { $count } of your Acolytes have to be in the Asylum.
why-needs-monster = A monster has to be in your Lairs.
why-rested = It has already risen in this raid.
why-no-bribe = There is nothing to pay, or you cannot.
why-no-beast = No monster lies there.
why-not-at-him = It cannot aim there.
why-not-active = No active Acolyte is there.
why-power-too-dear = You cannot pay for the power: { $monster }.
why-power-denied = The automaton denies what it brings: { $monster }.
why-power-spent = It has been used in this phase: { $monster }.
why-no-power-now = It has no power to use now: { $monster }.
why-trapped = A monster holds him.
why-no-power = Without an expansion no Priest has a power.
why-rituals-hidden = The rituals stay face down until the first raid is over.
why-no-raid-yet = { $site }: only after the first raid.
why-lairs-not-empty = Summoning takes three empty Lairs.
why-closed = No open arrow leads to { $site } yet.
why-spent = The Sign is broken and has no bonus: { $site }.
why-growth-only = The Growth track alone breaks this Sign: { $site }.
why-denied = The automaton denies you in this round: { $denied }. This space gives it: { $site }.
why-no-skulk-alone = Alone, Skulk spaces are not used.
why-no-skulk-out = { $site }: one of your cultists has to be on a Skulk space.
why-not-evolved = { $site }: you need at least { $count } on the Evolution track, from this stage on: { $stage }.
why-too-few-broken = { $site }: { $count } Signs have to be broken first.
why-no-king = You do not control the King in Yellow.
why-nobody-evolves = { $site }: nobody of yours can change like that.
why-no-way-ahead = { $site }: the next step of the track is still locked.
why-acolyte-space = { $site }: for an Acolyte only.
why-no-lair-for-amoeba = { $site }: you need a free Lair for each Amoeba.
why-no-amoeba = { $site }: you have no Amoeba.
why-no-chamber-to-give = { $site }: you have no chamber to discard.
why-nobody-worships = { $site }: you have no other active Acolyte for Azathoth.
why-no-offer = You have no Acolyte of that stage to give for a grimoire.
why-no-worshipper = None of your active Acolytes is there.
why-no-target = That player cannot be named.
why-cannot-evolve = No Acolyte from there can change like that.
why-avatar-cannot = The avatar cannot do that now.
why-blocked = A Blocking Skulk holds that space.
why-worshipping = That Acolyte worships Azathoth.
why-evolved = An Acolyte on the Evolution track is not sacrificed.
why-no-second-skulk = The second Skulk space is for five players only.
why-no-sign = No Sign is accessible any more.
why-no-shoggoth = { $site } asks for control of the Shoggoth.
why-no-monster = { $site } asks for a monster in your Lairs.
why-too-few-any = { $site } asks for any { $price } resources, you have { $have }.
why-too-dear = { $site } costs: { $price }. You have not got all that.
why-too-few-acolytes = { $site } asks for { $price } Acolytes to sacrifice, not counting the cultist placed there nor those in the Asylum and in Escape.
why-not-due = That is no part of what is still due: { $goods }.
why-not-there = There is none of it there: { $goods }.
why-self = The cultist who uses the space does not sacrifice himself.
why-asylum = Acolytes in the Asylum cannot be sacrificed.
why-escape = Acolytes in Escape can do nothing before the Upkeep.
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
why-no-reorganising = Resources are reorganised only after installing a chamber, or in the Upkeep.

## What a report counts

note-lock = Signs broken
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
