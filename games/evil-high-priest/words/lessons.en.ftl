### Lessons


## Places and cultists

lesson-places = Places and cultists
lesson-places-welcome = You are the high priest of a cult. Thirteen Elder Signs lock Great Cthulhu away, and each one you shatter is worth 10 points. At the thirteenth he wakes, and most points win.
lesson-places-welcome-title = Great Cthulhu sleeps
lesson-places-dunwich = The first Sign, at the Start (★), costs 2 magic. You place your cultists one a turn: two Acolytes and your Priest. Dunwich gives 1 magic.
lesson-places-dunwich-title = First errand
lesson-places-dunwich-ask = Send an Acolyte to Dunwich.
lesson-places-dunwich-wrong = That will be useful later. Here you need magic first, and a simple Acolyte will do for Dunwich.
lesson-places-kingsport = You have 1 magic now. Alix has taken Innsmouth, Sacha Boston: a space takes one cultist a round. Kingsport is free and brings 3 treasure.
lesson-places-kingsport-title = One space, one cultist
lesson-places-kingsport-ask = Send your other Acolyte to Kingsport.
lesson-places-kingsport-wrong = Kingsport is the free place that brings most. Keep your Priest for the next turn.
lesson-places-church = Before the arrow stands the price, after it the reward. At the Church of Starry Wisdom 1 resource becomes 3 treasure. In town the Priest works like an Acolyte.
lesson-places-church-title = A price, a reward
lesson-places-church-ask = Send your Priest to the Church of Starry Wisdom.
lesson-places-church-wrong = The Priest can do far more, but let us first see how one pays: the Church of Starry Wisdom.
lesson-places-pay = The Church takes any resource. You have 4 treasure and 1 magic: magic is rare, and the Start wants 2.
lesson-places-pay-title = The right coin
lesson-places-pay-ask = Pay 1 treasure.
lesson-places-pay-wrong = Not the magic! A treasure will do here, and your magic is meant for the Start.
lesson-places-again = All cultists were placed, so everybody took theirs back, and a new round begins with you. Dunwich is free, and you are 1 magic short.
lesson-places-again-title = A new round
lesson-places-again-ask = Send an Acolyte to Dunwich again.
lesson-places-start = You have your 2 magic. Each space of the board with a Sign is a site: a cultist placed there pays its price and takes its Sign.
lesson-places-start-title = The first Sign
lesson-places-start-ask = Send your Acolyte to shatter the Sign of the Start.
lesson-places-start-wrong = You can afford a Sign: 10 points! Send your Acolyte to the Start before anybody else does.
lesson-places-bonus = 10 points! The shattered Sign uncovers a bonus, from now on a space for everybody. You have just opened it and may use it at once. It costs nothing and brings 1 treasure.
lesson-places-bonus-title = What the Sign was hiding
lesson-places-bonus-ask = Use the bonus.
lesson-places-bonus-wrong = This bonus is free: take it.
lesson-places-skulk = Alix is at Kingsport. A Skulk waits until all have played, then goes to a place, even a taken one, except Providence.
lesson-places-skulk-title = The Skulk
lesson-places-skulk-ask = Place your Priest on the space Skulk 1.
lesson-places-skulk-wrong = Other spaces would do, too, but let us try the Skulk: only he enters a taken place.
lesson-places-prowl = Nobody has a cultist left to place, so the Skulks slip in where they like. Kingsport is taken? No matter.
lesson-places-prowl-title = By the back door
lesson-places-prowl-ask = Send your Skulk to Kingsport.
lesson-places-prowl-wrong = He could go elsewhere, but 3 treasure for free are to be had at Kingsport.
lesson-places-end = Place, gain, pay, shatter: that is the game. Sacha went to Providence and begins this round. But your Sign lies exposed, and investigators will come: the next lesson hides it.
lesson-places-end-title = You can play now

## The sanctum and a raid

lesson-sanctum = The sanctum and a raid
lesson-sanctum-exposed = Your Sign, your blood and your treasure are Exposed resources: a raid destroys them before anything else. You need a sanctum.
lesson-sanctum-exposed-title = All in the open
lesson-sanctum-improve = Part of your board serves the Priest alone. Improve the Sanctum is free there: you gain a chamber.
lesson-sanctum-improve-title = The Priest’s task
lesson-sanctum-improve-ask = Send your Priest to Improve the Sanctum.
lesson-sanctum-improve-wrong = The town can wait: while your Sign lies exposed, any raid may cost you 10 points.
lesson-sanctum-install = Each chamber has a defence and places. The Vault (defence 2) holds any 2 resources. Raids go from slot 1 to slot 7: the last is the safest.
lesson-sanctum-install-title = Choosing a chamber
lesson-sanctum-install-ask = Install the Vault in slot 7.
lesson-sanctum-install-wrong = The Well holds only blood, the Trap nothing at all. Take the Vault, in slot 7.
lesson-sanctum-tidy = After a new chamber everything may be moved. The proposal shelters what is dearest: your Sign and 1 blood.
lesson-sanctum-tidy-title = Putting things away
lesson-sanctum-tidy-ask = Reorganise as proposed.
lesson-sanctum-tidy-wrong = Nothing enters a chamber by itself. Reorganise as proposed: that is simplest.
lesson-sanctum-shatter = The shattered Start has opened A, B, C and D at the end of its lines. A costs 4 blood, which you have. But it shows a die: shattering it brings a raid upon everybody!
lesson-sanctum-shatter-title = A site that strikes back
lesson-sanctum-shatter-ask = Send an Acolyte to shatter the Sign of site A.
lesson-sanctum-shatter-wrong = You have exactly what A costs, and a Vault: dare it!
lesson-sanctum-store = The blood you paid has freed a place in the Vault. What you gain is stored at once, before the raid.
lesson-sanctum-store-title = First the Sign
lesson-sanctum-store-ask = Store the Sign in the Vault.
lesson-sanctum-store-wrong = Exposed, this Sign would be lost in a moment. Store it in the Vault.
lesson-sanctum-exposed-raid = The die shows 6. Your two Acolytes in the Asylum take off 2, which leaves 4. First come your 2 exposed treasure: not worth losing an Acolyte for.
lesson-sanctum-exposed-raid-title = The raid
lesson-sanctum-exposed-raid-ask = Let it pass.
lesson-sanctum-exposed-raid-wrong = Keep your Acolytes: 2 treasure are won back in a turn.
lesson-sanctum-riposte = The Vault stops 2; another 2 are left, with two Signs to take! A sacrificed Acolyte blocks 2 and goes to the Asylum. The one at Kingsport has already worked.
lesson-sanctum-riposte-title = The riposte
lesson-sanctum-riposte-ask = Sacrifice the Acolyte at Kingsport.
lesson-sanctum-riposte-wrong = Letting it pass would cost 20 points, and an Acolyte in the pool can still work. Sacrifice the one at Kingsport.
lesson-sanctum-bonus = Both your Signs are safe! Each raid raises the Deep One track, now at 1, and the bonus of site A brings 1 treasure for each Deep One.
lesson-sanctum-bonus-title = Deep Ones rise
lesson-sanctum-bonus-ask = Use the bonus.
lesson-sanctum-bonus-wrong = It costs nothing: take that treasure.
lesson-sanctum-end = A raid takes what is exposed, then chamber after chamber; Asylum, defences and sacrifices weaken it. You have 20 points now. The next lesson goes to the thirteenth Sign.
lesson-sanctum-end-title = Well guarded

## Locks and the end

lesson-locks = Locks and the end
lesson-locks-three = Ten Signs are shattered; D, H and L are left. D and L are open; H will open when D is shattered. At the thirteenth Sign everything stops: be ahead at that moment.
lesson-locks-three-title = Three Signs left
lesson-locks-d = Site D costs 1 magic and a sacrificed Acolyte: another one than he whom you place there.
lesson-locks-d-title = A human price
lesson-locks-d-ask = Send an Acolyte to shatter the Sign of site D.
lesson-locks-d-wrong = First D: with 1 magic and the Acolyte at Kingsport it is within your reach, and nobody will take it from you.
lesson-locks-sacrifice = Your Acolyte at Kingsport has brought his treasure already. Sacrificed, he goes to the Asylum, where he will weaken raids.
lesson-locks-sacrifice-title = The sacrifice
lesson-locks-sacrifice-ask = Sacrifice the Acolyte at Kingsport.
lesson-locks-sacrifice-wrong = The one in the pool can still act in this round, and the one at Boston will serve again: better sacrifice the one at Kingsport.
lesson-locks-rescue = Your three Acolytes in the Asylum were enough against this raid. For 3 treasure the bonus of site D rescues one. He goes to Escape and comes back in the next round.
lesson-locks-rescue-title = Rescuing an Acolyte
lesson-locks-rescue-ask = Use the bonus.
lesson-locks-rescue-wrong = One more Acolyte is well worth 3 treasure, and in Escape he still weakens raids.
lesson-locks-rush = Alix has shattered H at once. Only L is left, for 2 spellbooks and 2 magic. You lack magic, but the bonus of site E, open to all, turns 2 blood into 2 magic.
lesson-locks-rush-title = Spaces for all
lesson-locks-rush-ask = Send your Priest to the bonus of site E.
lesson-locks-rush-wrong = Keep the Acolyte for the last Sign: at site E the Priest will do just as well.
lesson-locks-count = Sign 10, spellbook 5, magic 2, blood 1, and 5 for most treasure. L costs you 14 points and brings 10, but it ends the game, and you lead.
lesson-locks-count-title = Count before you strike
lesson-locks-last = Alix and Sacha have nobody left to place, but Sacha will begin the next round. Now is the time!
lesson-locks-last-title = The thirteenth Sign
lesson-locks-last-ask = Send your Acolyte to shatter the last Sign, site L.
lesson-locks-last-wrong = You can finish in the lead: do not wait for the next round.
lesson-locks-raid = The last raid is played in full. It begins with your 6 treasure, worth 5 points: nobody has as much. Without them Sacha wins! Acolytes do not count any more.
lesson-locks-raid-title = One last raid
lesson-locks-raid-ask = Sacrifice an Acolyte.
lesson-locks-raid-wrong = Without your treasure Sacha would be 2 points ahead of you. Sacrifice an Acolyte, whichever you like.
lesson-locks-again = 2 are left: a second sacrifice stops the raid before your treasure.
lesson-locks-again-title = One more
lesson-locks-again-ask = Sacrifice another Acolyte.
lesson-locks-again-wrong = One sacrifice more, and your treasure is safe.
lesson-locks-end = 55 points to 47: you are the High Priest! Choosing when to end is a weapon. Rituals and monsters come next.
lesson-locks-end-title = Great Cthulhu wakes

## Rituals and monsters

lesson-rituals = Rituals and monsters
lesson-rituals-open = Since the first raid five rituals are open. Each costs 2 treasure and brings a lot in the Preparation phase, when the round is over; but your cultist stays away longer.
lesson-rituals-open-title = The rituals
lesson-rituals-begin = Site I wants a spellbook, and you have none. The Awakening of Tulzscha gives one for your 2 treasure.
lesson-rituals-begin-title = Awakening of Tulzscha
lesson-rituals-begin-ask = Send an Acolyte to the Awakening of Tulzscha.
lesson-rituals-begin-wrong = Your 2 treasure pay for a single ritual: take the one that gives a spellbook, and keep your Priest.
lesson-rituals-summon = A monster protects better than an Acolyte. Your Priest can summon one while your three Lairs are empty, for an Acolyte.
lesson-rituals-summon-title = Summon a Monster
lesson-rituals-summon-ask = Send your Priest to Summon a Monster.
lesson-rituals-summon-wrong = A big raid is ahead: you need a monster before you touch site I.
lesson-rituals-price = The Acolyte at Kingsport has done his work. The one in the ritual still has to bring his spellbook.
lesson-rituals-price-title = Who volunteers?
lesson-rituals-price-ask = Sacrifice the Acolyte at Kingsport.
lesson-rituals-price-wrong = Better the one at Kingsport: he has nothing more to bring in this round.
lesson-rituals-spellbook = A Deep One guards your Lairs. The round is over, Preparation begins: your Acolyte advances in the ritual and gains a spellbook. The Library (defence 4) holds two.
lesson-rituals-spellbook-title = The end of the round
lesson-rituals-spellbook-ask = Store the spellbook in the Library.
lesson-rituals-spellbook-wrong = In the open any raid would take it: store it in the Library.
lesson-rituals-site = A new round. Site I, opened by F, costs your spellbook and 2 blood and brings a raid of two dice. Your Deep One is ready.
lesson-rituals-site-title = Two dice
lesson-rituals-site-ask = Send an Acolyte to shatter the Sign of site I.
lesson-rituals-site-wrong = You have all that site I asks for: an Acolyte will do.
lesson-rituals-loose = The dice: 5 and 6, that is 11. The Asylum takes off 4, the Library 4: 3 are left before your three Signs. An Acolyte would block only 2, a Deep One blocks 5.
lesson-rituals-loose-title = Loose the Deep One
lesson-rituals-loose-ask = Sacrifice the Deep One.
lesson-rituals-loose-wrong = One Acolyte alone would not stop this raid. This is what you summoned the Deep One for.
lesson-rituals-bonus = Three Signs safe! The bonus of site I: sacrifice the Acolyte in the ritual, who has his spellbook already, and control the Shoggoth. It blocks 10, or shatters a Sign for nothing by the bonus of site F.
lesson-rituals-bonus-title = The Shoggoth
lesson-rituals-bonus-ask = Use the bonus.
lesson-rituals-bonus-wrong = The Shoggoth is well worth an Acolyte: take it before others do.
lesson-rituals-end = Rituals to grow rich, monsters and the Shoggoth to hold out: the base game has no secrets left. The next lessons are shorter and show the other cult boards.
lesson-rituals-end-title = All the strings

## The Black Goat

lesson-goat = The Black Goat
lesson-goat-herd = The Black Goat has two Starts. More than half of her sites give a monster after their raid, and her bonuses trade in them.
lesson-goat-herd-title = Mother of monsters
lesson-goat-b = Site B costs only a sacrificed Acolyte: the one at Kingsport has done his work. After the raid a monster will come to one of your Lairs.
lesson-goat-b-title = An Acolyte for a Sign
lesson-goat-b-ask = Send an Acolyte to shatter the Sign of site B.
lesson-goat-b-wrong = Try site B: a Sign and a monster for a single Acolyte.
lesson-goat-store = The Acolyte at Kingsport is sacrificed, and the Sign is yours. A raid of one die is coming.
lesson-goat-store-title = Safely stored
lesson-goat-store-ask = Store the Sign in the Vault.
lesson-goat-store-wrong = Exposed, it would be at the mercy of the raid: store it.
lesson-goat-trade = The Asylum stopped the raid, and a Deep One came. The bonus of site F trades it for 2 spellbooks: 10 points!
lesson-goat-trade-title = A monster, two spellbooks
lesson-goat-trade-ask = Send an Acolyte to the bonus of site F.
lesson-goat-trade-wrong = The Deep One is worth no points; at the bonus of site F it brings 10.
lesson-goat-skulk = Alix has begun the Mao Ceremony: 4 magic in the Preparation phase. The bonus of Start 2 is a Skulk space: from there one may begin even a taken ritual.
lesson-goat-skulk-title = The Ritual Skulk
lesson-goat-skulk-ask = Place your Priest on the bonus of Start 2.
lesson-goat-skulk-wrong = You have 2 treasure left, the price of a ritual: let the Ritual Skulk use them.
lesson-goat-prowl = All have played: your Skulk pays 2 treasure and joins Alix. In the Preparation phase he, too, will gain 4 magic.
lesson-goat-prowl-title = After dark
lesson-goat-prowl-ask = Send your Skulk to the Mao Ceremony.
lesson-goat-end = With the Black Goat keep a Lair free: monsters come by themselves and turn into spellbooks or defence. Next come the expansions.
lesson-goat-end-title = Breed and trade

## Cards of the expansions

lesson-cards = Cards of the expansions
lesson-cards-nine = An expansion shows three monsters with powers and three investigators, one of whom leads each raid.
lesson-cards-nine-title = Monsters and investigators
lesson-cards-power = Everybody also gets a Priest card, to be used once a game. Yours, Edward Hutchinson, gives a monster.
lesson-cards-power-title = Your Priest card
lesson-cards-power-ask = Place your Priest on his card, Edward Hutchinson.
lesson-cards-power-wrong = Keep the Acolytes for later: try the power of your Priest.
lesson-cards-adopt = You choose among the three face up. The Gug blocks 6, but the Star Vampire (defence 4) gives 1 blood in each Preparation phase.
lesson-cards-adopt-title = Choosing a monster
lesson-cards-adopt-ask = Take the Star Vampire.
lesson-cards-adopt-wrong = For this lesson take the one that gives blood every round: the Star Vampire.
lesson-cards-shatter = You have the 4 blood for site A. Before the raid a die picks the investigator who leads it: what his card says changes the rules.
lesson-cards-shatter-title = Who will lead the raid?
lesson-cards-shatter-ask = Send an Acolyte to shatter the Sign of site A.
lesson-cards-shatter-wrong = To see an investigator at work it takes a raid: shatter the Sign of site A.
lesson-cards-riposte = The die shows 5, the Minister adds 3. The Asylum takes off 4, the Vault 2: 2 are left before your two Signs. An Acolyte will do: keep the Vampire.
lesson-cards-riposte-title = The Minister
lesson-cards-riposte-ask = Sacrifice the Acolyte at Kingsport.
lesson-cards-riposte-wrong = The Acolyte at Kingsport has done his work and blocks just enough: keep your Vampire, and the bonus of site A.
lesson-cards-bonus = The raid is over, the Minister is discarded and replaced: always look who is waiting before you shatter a Sign.
lesson-cards-bonus-title = After the raid
lesson-cards-bonus-ask = Use the bonus of site A.
lesson-cards-end = In the Preparation phase the Star Vampire gave you 1 blood. Priest, monsters, investigators: read the cards, they change everything. Now for the boards of the expansions.
lesson-cards-end-title = The Vampire feeds

## The Crawling Chaos

lesson-chaos = The Crawling Chaos
lesson-chaos-court = Here Acolytes go to worship Azathoth. Each of them, whoever owns him, makes all raids stronger by 1. With two players, once there are six, everybody has lost!
lesson-chaos-court-title = The court of Azathoth
lesson-chaos-howler = Four sites give an avatar and open the next sites. That of the Howler, marked 1, costs 1 magic and another Acolyte of yours, sent to Azathoth.
lesson-chaos-howler-title = An avatar for you
lesson-chaos-howler-ask = Send your Acolyte to the site of the Howler.
lesson-chaos-howler-wrong = You have the magic it takes: get the Howler before Alix does.
lesson-chaos-worship = An Acolyte who goes to Azathoth is neither placed nor sacrificed until something brings him back. The one at Kingsport has brought his treasure already.
lesson-chaos-worship-title = One more worshipper
lesson-chaos-worship-ask = Send the Acolyte at Kingsport to Azathoth.
lesson-chaos-worship-wrong = The one at Boston would do almost as well; take the one at Kingsport.
lesson-chaos-store = The Sign is yours, and so is the Howler. Because of Azathoth the raid will be stronger by 1; your False Wall will do.
lesson-chaos-store-title = Sign and avatar
lesson-chaos-store-ask = Store the Sign in the Vault.
lesson-chaos-serve = Your sanctum has held. In each Preparation phase the Howler may take an Acolyte back from Azathoth, and you gain 1 magic.
lesson-chaos-serve-title = The Howler serves
lesson-chaos-serve-ask = Take your Acolyte back.
lesson-chaos-serve-wrong = The service is free and weakens raids: take your Acolyte back.
lesson-chaos-end = Give an Acolyte to Azathoth, then take him back: the Howler makes that trade almost free. Three more avatars wait. Keep an eye on the court. Next: the Opener of the Way.
lesson-chaos-end-title = On the brink

## The Opener of the Way

lesson-opener = The Opener of the Way
lesson-opener-track = Here the thirteen Signs are shattered in any order: no line joins them. But several demand Acolytes who have changed: Mutant, Abomination, then Spawn.
lesson-opener-track-title = The Evolution track
lesson-opener-mutate = The bonus of site 1 is free and makes an Acolyte a Mutant. A raid of one die follows, but a Mutant blocks 2 in each raid and is not lost.
lesson-opener-mutate-title = A Mutant
lesson-opener-mutate-ask = Send an Acolyte to the bonus of site 1.
lesson-opener-mutate-wrong = Let us begin with the change: the bonus of site 1, with an Acolyte.
lesson-opener-evolve = Even an Acolyte already placed may change. He will neither be placed nor sacrificed any more: choose the one who has done his work.
lesson-opener-evolve-title = Who changes?
lesson-opener-evolve-ask = Let the Acolyte at Kingsport evolve.
lesson-opener-evolve-wrong = The one in the pool still has work to do in this round: take the one at Kingsport.
lesson-opener-grow = The raid took nothing. For 2 treasure the bonus of site 2 turns your Mutant into an Abomination. It blocks 3, and it pays in place of a spellbook.
lesson-opener-grow-title = An Abomination
lesson-opener-grow-ask = Send your Priest to the bonus of site 2.
lesson-opener-grow-wrong = Keep the Acolyte for the Sign: the Priest will do very well here.
lesson-opener-pay = Site 4 costs a spellbook, which you do not have: your Abomination takes its place and goes back to the Asylum.
lesson-opener-pay-title = Paying with a creature
lesson-opener-pay-ask = Send an Acolyte to shatter the Sign of site 4.
lesson-opener-pay-wrong = An Abomination for a Sign: 10 points. Try site 4.
lesson-opener-store = The Abomination has gone to the Asylum, an Acolyte once more. A raid is coming: store the Sign.
lesson-opener-store-title = Another Sign
lesson-opener-store-ask = Store the Sign in the Vault.
lesson-opener-end = Your creatures defend, open sites and pay: to keep or to spend, that is the question on this board. The last Sign waits until eight are shattered. Next: the Sleeper.
lesson-opener-end-title = Keep or pay

## The Sleeper

lesson-sleeper = The Sleeper
lesson-sleeper-dream = Three bonuses of the Sleeper are Skulk spaces: Ritual at the Start, Flex at site B, Block at site H. Two other bonuses pay those who skulk.
lesson-sleeper-dream-title = The night of the Skulks
lesson-sleeper-flex = When all have played, a Flex Skulk goes to a place or to the start of a ritual, even if taken.
lesson-sleeper-flex-title = The Flex Skulk
lesson-sleeper-flex-ask = Place an Acolyte on the bonus of site B.
lesson-sleeper-flex-wrong = First a Skulk: the bonus of site B, with an Acolyte.
lesson-sleeper-gold = Since one of your cultists waits on a Skulk space, the bonus of site A gives you 4 treasure. Without a Skulk it would be closed.
lesson-sleeper-gold-title = Wages of the watcher
lesson-sleeper-gold-ask = Send your other Acolyte to the bonus of site A.
lesson-sleeper-gold-wrong = No place of the town gives 4 treasure: make use of your Skulk.
lesson-sleeper-block = Alix holds Kingsport and skulks, too. A Block Skulk moves before all others, and no Skulk may follow him.
lesson-sleeper-block-title = The Block Skulk
lesson-sleeper-block-ask = Place your Priest on the bonus of site H.
lesson-sleeper-block-wrong = The Priest to site H: he will be ahead of the Skulk of Alix.
lesson-sleeper-stalk = Kingsport is taken, but not for you. Once you have come, the Skulk of Alix cannot enter any more.
lesson-sleeper-stalk-title = Ahead of all others
lesson-sleeper-stalk-ask = Send your Block Skulk to Kingsport.
lesson-sleeper-stalk-wrong = Alix would like the 3 treasure of Kingsport, too: take them, and close the door.
lesson-sleeper-ritual = Now your Flex Skulk. With 7 treasure a ritual is within reach: the Awakening of Tulzscha gives a spellbook.
lesson-sleeper-ritual-title = Place or ritual
lesson-sleeper-ritual-ask = Send him to the Awakening of Tulzscha.
lesson-sleeper-ritual-wrong = He can go almost anywhere; a spellbook is worth 5 points here.
lesson-sleeper-end = On this board waiting pays: place a Skulk early, take the bonuses he opens, and choose when all others have played. Next: the Tcho-Tchos.
lesson-sleeper-end-title = Sleepers skulk

## The Tcho-Tchos

lesson-tcho-tchos = The Tcho-Tchos
lesson-tcho-tchos-growth = Each Sign that is paid for raises the Growth track. At 2, 5, 8 and 11 it shatters a Sign by itself, for whoever has most of one resource. At 2: treasure.
lesson-tcho-tchos-growth-title = Ubbo-Sathla grows
lesson-tcho-tchos-treasure = Growth stands at 1: the next Sign will bring it to 2. Alix has 5 treasure, you have 3. Get ahead first!
lesson-tcho-tchos-treasure-title = Taking the lead
lesson-tcho-tchos-treasure-ask = Send an Acolyte to Kingsport: 3 treasure.
lesson-tcho-tchos-treasure-wrong = Not yet: Alix has more treasure than you and would get the Sign of growth. First Kingsport.
lesson-tcho-tchos-start = 6 treasure to 5: this is the moment. Start 2 costs 2 magic and adds 1 to growth.
lesson-tcho-tchos-start-title = Two Signs at a stroke
lesson-tcho-tchos-start-ask = Send your Acolyte to shatter the Sign of Start 2.
lesson-tcho-tchos-start-wrong = As long as you have most treasure, shattering one Sign brings you two.
lesson-tcho-tchos-store = Your two Shrines hold a Sign each: one for this Sign, one for the Sign to come.
lesson-tcho-tchos-store-title = The first
lesson-tcho-tchos-store-ask = Store the Sign in the Shrine of slot 7.
lesson-tcho-tchos-refuse = The raid took nothing. The bonus costs 3 treasure: paying them now would give Alix the Sign of growth.
lesson-tcho-tchos-refuse-title = Do not pay!
lesson-tcho-tchos-refuse-ask = Leave the bonus.
lesson-tcho-tchos-refuse-wrong = With 3 treasure less you would no longer have most. Leave this bonus.
lesson-tcho-tchos-award = The track reaches 2, and you have most treasure: a second Sign, without paying for it. It brings a raid of its own.
lesson-tcho-tchos-award-title = Growth chooses
lesson-tcho-tchos-award-ask = Store it in the other Shrine.
lesson-tcho-tchos-end = Before each threshold count: blood at 5, magic at 8, spellbooks at 11. Raise the track only if it will choose you. Next: the Windwalker.
lesson-tcho-tchos-end-title = Watch the thresholds

## The Windwalker

lesson-windwalker = The Windwalker
lesson-windwalker-ice = Shattering H, I or K wakes a glacier. From then on, in each Preparation phase, it gives everybody 2 treasure, 2 blood or 2 magic. Two are awake already.
lesson-windwalker-ice-title = Three glaciers
lesson-windwalker-power = With an expansion everybody gets a Priest card that can be used once. Ephraim Waite takes 6 off the next raid on you, if it comes before the Preparation phase.
lesson-windwalker-power-title = Your Priest card
lesson-windwalker-power-ask = Place your Priest on his card, Ephraim Waite.
lesson-windwalker-power-wrong = A raid of two dice is ahead: use your Priest card first.
lesson-windwalker-k = Site K costs your 2 spellbooks. It wakes the last glacier and turns your Priest card face up: you can use it again.
lesson-windwalker-k-title = Rhan-Tegoth’s gift
lesson-windwalker-k-ask = Send an Acolyte to shatter the Sign of site K.
lesson-windwalker-k-wrong = Your protection lasts for this round only: shatter site K now.
lesson-windwalker-store = Your Priest card is face up again. Two dice are about to roll: Ephraim and the Asylum are there.
lesson-windwalker-store-title = One Sign more
lesson-windwalker-store-ask = Store the Sign in the Closet.
lesson-windwalker-again = Nothing lost! In the Preparation phase the three glaciers paid: you have 2 treasure, 2 blood and 2 magic. Alix got as much. And your Priest can do it again.
lesson-windwalker-again-title = The thaw
lesson-windwalker-again-ask = Use your Priest’s power again.
lesson-windwalker-again-wrong = That would be possible; but first try the Priest card a second time.
lesson-windwalker-end = Glaciers make everybody rich: wake them when you know better than others what to do with it. Here they help to pay for site L. Next: the Guardian of the Pyramid.
lesson-windwalker-end-title = Towards the last Sign

## The Guardian of the Pyramid

lesson-guardian = The Guardian of the Pyramid
lesson-guardian-slime = Here one pays by taking Amoebas, which crowd the Lairs. Worse: sacrificed in a raid, an Amoeba makes it stronger by 1. You have two already.
lesson-guardian-slime-title = Slimy lodgers
lesson-guardian-start = Start 1 costs only 1 magic and an Amoeba to take: you have one free Lair left.
lesson-guardian-start-title = One more Amoeba
lesson-guardian-start-ask = Send an Acolyte to shatter the Sign of Start 1.
lesson-guardian-start-wrong = A Sign for 1 magic is a bargain. Send an Acolyte to Start 1.
lesson-guardian-supremacy = Your Sign lies exposed, and Alix has the spellbook for Start 4, which brings a raid. At site A the Supremacy of the Sea Amoebas makes each Amoeba block 4!
lesson-guardian-supremacy-title = The Supremacy
lesson-guardian-supremacy-ask = Send your Priest to the bonus of site A.
lesson-guardian-supremacy-wrong = Three Amoebas are of no use without the Supremacy: send the Priest there, and keep the Acolyte.
lesson-guardian-loose = Alix has shattered Start 4. The die shows 6, the Asylum takes off 3: 3 are left before your exposed Sign.
lesson-guardian-loose-title = Alix’s raid
lesson-guardian-loose-ask = Sacrifice an Amoeba.
lesson-guardian-loose-wrong = An Amoeba blocks 4, and you have three: that is what to sacrifice.
lesson-guardian-eternal = The Sign is safe, and a Lair is free again. Another wonder of this board: the Acolyte placed on the bonus of Start 3 will choose a place and stay there for good.
lesson-guardian-eternal-title = The Eternal Skulk
lesson-guardian-eternal-ask = Place your Acolyte on the bonus of Start 3.
lesson-guardian-eternal-wrong = Your last Acolyte can bring something in every round: the bonus of Start 3.
lesson-guardian-stay = He hinders nobody and serves at once, then at the start of each round. At Kingsport: 3 treasure without placing anybody.
lesson-guardian-stay-title = For good
lesson-guardian-stay-ask = Send him to Kingsport.
lesson-guardian-stay-wrong = Choose a place that is free and generous: Kingsport.
lesson-guardian-end = Amoebas to take, to give, to master; an eternal Acolyte; and Signs that drive away or remove everybody’s Acolytes. Read each site well! Next: the Ancients.
lesson-guardian-end-title = The pyramid watches

## The Ancients

lesson-ancients = The Ancients
lesson-ancients-atoms = Several Signs here are paid in atoms, which only bonuses of this board give. An atom is worth nothing in the end, and it has to lie in a chamber.
lesson-ancients-atoms-title = Coin of the stars
lesson-ancients-gain = Alix has shattered the Start: its bonus, open to all, gives 3 atoms for nothing.
lesson-ancients-gain-title = Three atoms
lesson-ancients-gain-ask = Send an Acolyte to the bonus of the Start.
lesson-ancients-gain-wrong = First some atoms: the bonus of the Start, with an Acolyte.
lesson-ancients-house = Only places for any resource take an atom. Your Closet and Vault have five of them; an atom without a place would be lost.
lesson-ancients-house-title = A roof for each
lesson-ancients-house-ask = Store the atoms as proposed.
lesson-ancients-house-wrong = Simplest is to store as proposed: no atom is lost.
lesson-ancients-a = Site A costs exactly 3 atoms and opens more of the board.
lesson-ancients-a-title = Paying in atoms
lesson-ancients-a-ask = Send your other Acolyte to shatter the Sign of site A.
lesson-ancients-a-wrong = Your atoms are worth nothing in the end: turn them into a Sign, at site A.
lesson-ancients-bonus = The Sign is stored, and the Asylum stopped the raid. The bonus of site A turns 1 blood into 3 atoms: a good start on the price of another Sign.
lesson-ancients-bonus-title = Blood for atoms
lesson-ancients-bonus-ask = Use the bonus.
lesson-ancients-bonus-wrong = 1 blood for 3 atoms, and room to house them: take it.
lesson-ancients-again = The Sign takes one place; four are left for 3 atoms.
lesson-ancients-again-title = Counting places
lesson-ancients-again-ask = Store the atoms as proposed.
lesson-ancients-again-wrong = Store them as proposed: exposed, an atom is lost.
lesson-ancients-end = With the Ancients build chambers that hold any resource early, and spend your atoms before the next raid: it destroys them like everything else. Next: the Yellow Sign.
lesson-ancients-end-title = No stock without chambers

## The Yellow Sign

lesson-yellow = The Yellow Sign
lesson-yellow-tracks = After the Start three tracks open step by step: X, P and Q. Your cultists can travel along them, and the King in Yellow can serve you.
lesson-yellow-tracks-title = The King and his tracks
lesson-yellow-king = The bonus of the Start gives control of the King, even if he obeyed somebody else.
lesson-yellow-king-title = The King in Yellow
lesson-yellow-king-ask = Send an Acolyte to the bonus of the Start.
lesson-yellow-king-wrong = First the King: he will give one Acolyte more.
lesson-yellow-serve = Your Acolyte at the King pays 1 treasure, 1 blood and 1 magic: an Acolyte leaves the Asylum, ready in this very round.
lesson-yellow-serve-title = An Acolyte at once
lesson-yellow-serve-ask = Send your Acolyte to the King in Yellow.
lesson-yellow-serve-wrong = This is your last Acolyte: at the King’s he brings another.
lesson-yellow-enter = The bonus of site Q1 leads onto its track, for a gift: Alix gains 1 blood. In each Preparation phase the traveller goes on by an open step and gains its reward: 2 magic at Q2.
lesson-yellow-enter-title = On the road
lesson-yellow-enter-ask = Send the freed Acolyte to the bonus of site Q1.
lesson-yellow-enter-wrong = Track Q is open as far as Q2: 2 magic for 1 blood given away.
lesson-yellow-end = The Preparation phase is over: at Q2 your traveller gained 2 magic. If somebody shatters Q3 he will go on; otherwise he comes home. You know all ten boards now: go and play!
lesson-yellow-end-title = A step further
