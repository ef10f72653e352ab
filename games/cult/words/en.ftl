### Cult

## The table

game-title = Cult
game-pitch = Send your Priests into the Eternal City, win Followers, build Altars, raise Mobs or summon your god before the others do.
option-cults = How cults are chosen
option-cults-random = at random
option-cults-choice = by choice, in turn
option-cults-draft = choice among a few drawn
option-cults-first-game = first game
end-altars = Five Altars stand
end-mobs = Four Mobs hold the City
end-summonings = The god is summoned twice
end-outlived = The City has outlived its cults
phase-cults = Cults
phase-preach = Preach
phase-pray = Pray
phase-resolution = Resolution
phase-end = End
region-city = The Eternal City
region-rail = Who may still act
ability-usable = Can be used now
round-note = round { $round }
region-hand = Your cards
region-hands = Everybody’s cards
hand-cards = In hand
hand-open = Before you

## Locations

location-ruins = Ruins
location-thieves = Thieves’ District
location-slums = Slums
location-forum = Forum
location-temples = Temple District
location-market = Market
location-artisans = Artisan District
location-academy = Academy
location-port = Port
location-palace = Palace
location-nobles = Noble Quarter
location-barracks = Barracks
location-rift = Rift of Darkness
location-nowhere = nowhere
the-ruins = the Ruins
the-thieves = the Thieves’ District
the-slums = the Slums
the-forum = the Forum
the-temples = the Temple District
the-market = the Market
the-artisans = the Artisan District
the-academy = the Academy
the-port = the Port
the-palace = the Palace
the-nobles = the Noble Quarter
the-barracks = the Barracks
the-rift = the Rift of Darkness
the-nowhere = nowhere
at-ruins = at the Ruins
at-thieves = in the Thieves’ District
at-slums = in the Slums
at-forum = at the Forum
at-temples = in the Temple District
at-market = at the Market
at-artisans = in the Artisan District
at-academy = at the Academy
at-port = at the Port
at-palace = at the Palace
at-nobles = in the Noble Quarter
at-barracks = at the Barracks
at-rift = at the Rift of Darkness
at-nowhere = nowhere
some-miracle = Miracles
some-intrigue = Intrigues
some-privilege = Privileges
short-thieves = Thieves
short-temples = Temples
short-artisans = Artisans
short-nobles = Nobles
short-rift = Rift
short-safe-conduct = Safe-c. { $placement }
short-court-mage = Mage
ground-of = Priests: { $location }
palace-slot = Privilege { $slot }
palace-gap = Taken
location-active = Active Location
mark-lowest = The least Influence will win
mark-inquisition = Inquisition: no benefit, no alms for those present
mark-control = Taken over
needs-followers = { $followers ->
    [one] { $followers } Follower to preach here
   *[other] { $followers } Followers to preach here
}
alms-of = { $coins ->
    [one] Alms: { $coins } coin
   *[other] Alms: { $coins } coins
}
influence-made-of = { $cult }: { $total }{ $priests ->
    [0] {""}
   *[other] {" · Priests "}{ $priests }
}{ $patriarch ->
    [0] {""}
   *[other] {" · Patriarch "}{ $patriarch }
}{ $altar ->
    [0] {""}
   *[other] {" · Altar "}{ $altar }
}{ $boost ->
    [0] {""}
   *[other] {" · Miracle "}{ $boost }
}
influence-celebrating = { $cult } celebrates: { $total } does not count{ $priests ->
    [0] {""}
   *[other] {" · Priests "}{ $priests }
}{ $patriarch ->
    [0] {""}
   *[other] {" · Patriarch "}{ $patriarch }
}{ $altar ->
    [0] {""}
   *[other] {" · Altar "}{ $altar }
}{ $boost ->
    [0] {""}
   *[other] {" · Miracle "}{ $boost }
}
bribed-with = He carries { $coins } coins: he will win this Location
boosted = Raised by a Miracle
patriarch-of = Patriarch of { $cult }, Influence { $influence }
priest-of = Priest { $value } of { $cult }
altar-of = Altar of { $cult }, Influence { $influence }
altar-stronger = Novitiates
benefit-miracles = { $cards ->
    [one] Draw { $cards } Miracle
   *[other] Draw { $cards } Miracles
}
benefit-bribe = Pay { $least } to { $most }: that one
benefit-followers = { $count ->
    [one] +{ $count } Follower
   *[other] +{ $count } Followers
}
benefit-supremacy = Take Supremacy
benefit-ordination = Priest { $value }, or +{ $raise }
benefit-coins = +{ $count } coins
benefit-altar = { $coins } coins: an Altar
benefit-training = { $first } c. → +{ $one } · { $second } c. → +{ $two }
benefit-recruits = { $first } c. → { $one } Foll. · { $second } c. → { $two }
benefit-privilege = Take 1 Privilege
benefit-intrigues = Intrigues: { $draw }, keep { $keep }
benefit-mob = { $followers } Followers → 1 Mob
benefit-summoning = Influence ≥ Power

## Cults

cult-anubis = Anubis
cult-cthulhu = Cthulhu
cult-fafnir = Fafnir
cult-janus = Janus
cult-nirriti = Nirriti
cult-tiamat = Tiamat
cult-arachne = Arachne
cult-atheism = Atheism
ability-initiation-rite = Initiation Rite
does-initiation-rite = Sacrifice a Priest of 2+: 1 Follower per Priest here.
ability-life-drain = Life Drain
does-life-drain = 1 Follower: a Priest here goes home, +2, and 2 coins.
ability-mummification = Mummification
does-mummification = Sacrifice a Priest: Light cults lose 1 Mob, draw 1 Miracle.
ability-resurrection = Resurrection of the Just
does-resurrection = 2 Followers: a Priest as strong as you have available ones.
ability-rite-of-the-abyss = Rite of the Abyss
does-rite-of-the-abyss = Sacrifice a Priest: one here gains his Influence.
ability-sanctification = Sanctification
does-sanctification = 5 Followers and all available Priests: an Altar here.
ability-awakening = The Awakening
does-awakening = 2 cards: +2 Followers; whoever has 7 coins loses 7.
ability-will-of-the-ancient = Will of the Ancient
does-will-of-the-ancient = 5 Followers: Light loses 1 Mob and gives 1 card.
ability-ode-to-greed = Ode to Greed
does-ode-to-greed = 6 coins: a Priest here, +1, moves to the next Location.
ability-ode-to-trickery = Ode to Trickery
does-ode-to-trickery = 2 coins and 1 card: the top Intrigue is sold for you.
ability-raid = Raid
does-raid = 2 Followers: 7 coins from each Light cult.
ability-rampage = Rampage
does-rampage = 15 coins: 1 Mob and 2 Miracles.
ability-chalice-of-clarity = Chalice of Clarity
does-chalice-of-clarity = 2 cards: 1 Follower, and the least Influence wins.
ability-mystery-of-virtues = Mystery of Virtues
does-mystery-of-virtues = 7 coins: 1 Miracle per Priest here.
ability-mystery-of-vices = Mystery of Vices
does-mystery-of-vices = Sacrifice a Priest: as many Intrigues as his Influence.
ability-chalice-of-madness = Chalice of Madness
does-chalice-of-madness = 9 cards: 2 Mobs, and the Altars here fall.
ability-way-of-loyalty = Way of Loyalty
does-way-of-loyalty = 2 Followers: 3 Miracles from below the pile.
ability-path-of-temptation = Path of Temptation
does-path-of-temptation = 2 cards: a Privilege you could afford, free.
ability-path-of-iniquity = Path of Iniquity
does-path-of-iniquity = Sacrifice a Priest of up to 4: play the top 3 Intrigues.
ability-way-of-triumph = Way of Triumph
does-way-of-triumph = Patriarch of 16+ on the sheet: a Priest 5 here and 1 Mob.
ability-duplicity = Duplicity
does-duplicity = 3 coins and 1 card: play a sealed card.
ability-incarnation = Incarnation
does-incarnation = A Priest of 3+ on the sheet, 3 available destroyed: a 5 here.
ability-dragon-attack = Dragon Attack
does-dragon-attack = 3 cards: every cult present loses 1 Mob.
ability-harvest-of-chaos = Harvest of Chaos
does-harvest-of-chaos = A Priest 5 on the sheet: play 1 Miracle, draw 2.
ability-ordination = Ordination of a Priest
does-ordination = 1 to 5 Followers: a Priest of that Influence here.
ability-black-widow = Black Widow
does-black-widow = A Priest 3 on the sheet: a Priest here moves on, 1 coin.
ability-spider-embrace = Spider’s Embrace
does-spider-embrace = 2 coins and 2 cards: at least 4 available Priests come here.
ability-touched-by-the-goddess = Touched by the Goddess
does-touched-by-the-goddess = Sacrifice a Priest of 3+: 3 coins and a card of each pile.
ability-triumph-of-science = Triumph of Science
does-triumph-of-science = A Priest of 4+ on the sheet: 1 Follower if no rival Priest is here.
ability-politics-of-terror = Politics of Terror
does-politics-of-terror = 2 Followers: play an Intrigue, draw 1, 3 coins.
ability-debunking = Debunking
does-debunking = Patriarch of 15+ on the sheet: each Light cult gives 1 card.
ability-nihilism = Nihilism
does-nihilism = 3 cards: an Altar here, if there is none.
ability-unknown = ability
cult-abilities = { $abilities }
foot-power = Power { $light } / { $dark }
aspect-light = Aspect of Light
aspect-dark = Aspect of Darkness
aspect-light-short = Light
aspect-dark-short = Darkness
sheet-note = { $aspect } · Power { $power }
sheet-home = Available Priests
sheet-laid = On the sheet

## Cards

deck-miracle = Miracle
deck-intrigue = Intrigue
deck-privilege = Privilege
card-unknown = card
card-a-miracle = a Miracle card
card-an-intrigue = an Intrigue card
card-a-privilege = a Privilege card
card-apparition = Apparition
card-exodus = Exodus
card-fervour-2 = Fervour +2
card-fervour-3 = Fervour +3
card-fervour-4 = Fervour +4
card-fervour-5 = Fervour +5
card-fervour-6 = Fervour +6
card-fervour-7 = Fervour +7
card-retreat = Retreat
card-consecration = Consecration
card-frenzy = Frenzy
card-offering = Offering
card-great-offering = Great Offering
card-blackmail = Blackmail
card-exorcism = Exorcism
card-foiled-plot = Foiled Plot
card-massacre = Massacre
card-dispersal = Disperse the Fanatics
card-larceny = Larceny
card-intimidation = Intimidation
card-vandalism = Vandalism
card-ambush = Ambush
card-inquisition = Inquisition
card-takeover = Takeover
card-community-ruins = Community: Ruins
card-community-thieves = Community: Thieves’ District
card-community-slums = Community: Slums
card-community-temples = Community: Temple District
card-community-market = Community: Market
card-community-artisans = Community: Artisan District
card-community-academy = Community: Academy
card-community-port = Community: Port
card-community-palace = Community: Palace
card-community-nobles = Community: Noble Quarter
card-community-barracks = Community: Barracks
card-community-rift = Community: Rift of Darkness
card-minstrel = Minstrel
card-healer = Healer
card-admiral = Admiral
card-mentor = Mentor
card-inquisitor = Inquisitor
card-general = General
card-oracle = Oracle
card-safe-conduct-4 = Safe-conduct 4
card-safe-conduct-5 = Safe-conduct 5
card-safe-conduct-6 = Safe-conduct 6
card-tithes-1 = Tithes 1-2-3
card-tithes-4 = Tithes 4-5-6
card-tithes-7 = Tithes 7-8-9
card-tithes-10 = Tithes 10-11
card-tithes-12 = Tithes 12-13
card-exiles = Exiles
card-novitiates = Novitiates
card-court-mage = Court Mage
card-supremacy = Supremacy
text-apparition = Bring an available Priest here.
text-exodus = A Priest here goes to a higher Location.
text-fervour = One of your Priests here counts { $by } more.
text-retreat = Withdraw a Priest from here: 7 coins.
text-consecration = 3 Followers: an Altar here.
text-frenzy = 4 Followers: 1 Mob.
text-offering = { $followers ->
    [one] { $followers } Follower or { $gain } coins.
   *[other] { $followers } Followers or { $gain } coins.
}
text-blackmail = Half the coins of the richest.
text-exorcism = Every Priest here loses { $by }.
text-foiled-plot = Most cards: -1 Mob, -1 Altar, -2 Followers.
text-massacre = Every cult present loses 2 Followers.
text-dispersal = Every cult present loses 1 Mob.
text-larceny = Every rival present gives you 1 card.
text-intimidation = A Privilege of the strongest Patriarch.
text-vandalism = The Altars here fall, if none stands higher.
text-ambush = A bribed Priest goes home; his coins are yours.
text-inquisition = No benefit, no alms for those present.
text-takeover = The Priests go home, the Location is yours.
text-community = The benefit of { $location } without winning.
text-personality = Access: { $location }.
text-safe-conduct = Placement { $placement } costs nothing.
text-tithes = { $tithe } coin per rival Priest: { $locations }.
text-exiles = Intrigue played: +{ $gain } Follower.
text-novitiates = Your Altars: +{ $gain }.
text-court-mage = Miracle played: +{ $gain } coins.
text-supremacy = Patriarch +{ $influence }; celebrate it once.
foot-miracle = Miracle
foot-intrigue = Intrigue · sells { $coins }
price-of = Price: { $coins } coins
adds-to-patriarch = Patriarch +{ $influence }
needs-apparition = an available Priest and enough Followers for this Location
needs-exodus = one of your Priests here and enough Followers for a higher Location
needs-fervour = one of your Priests here, other than the Patriarch
needs-retreat = one of your Priests here
needs-consecration = 3 Followers, a Priest here and no Altar of yours yet
needs-frenzy = 4 Followers and a Mob in the reserve
needs-offering = nothing more
needs-blackmail = one cult that alone is the richest
needs-exorcism = a Priest of 3 or more here and the tokens to exchange
needs-foiled-plot = one cult that alone has the most cards, with something to lose
needs-massacre = a cult present that has Followers
needs-dispersal = a cult present that has a Mob
needs-larceny = a rival present with cards in hand
needs-intimidation = one Patriarch stronger than all others, and a Privilege to take
needs-vandalism = an Altar here and none on a higher Location
needs-ambush = a Priest who carries coins
needs-inquisition = nothing more
needs-takeover = nothing more
needs-nothing = nothing more

## Supremacy

desk-cults = Cults to take
desk-feasts = The celebration
desk-steal = Privileges to take
feast-followers = { $count } Followers
feast-coins = { $count } coins
feast-raise = A Priest +{ $by }
feast-priest = A Priest { $value }
feast-miracles = { $count } Miracles

## Players

panel-doing = { $cult } · { $aspect } · { $doing }
panel-waits = { $cult } · { $aspect }
score-label = power
fact-followers = Followers
fact-coins = Coins
fact-priests = Available Priests, and the Influence of the Patriarch (in brackets while he is away)
fact-miracles = Miracles in hand
fact-intrigues = Intrigues in hand
fact-privileges = Privileges
fact-altars = Altars
fact-mobs = Mobs
fact-supremacy = Supremacy
fact-privileges-owned = Privileges: { $cards }
road-altars = Altars
road-mobs = Mobs
road-summonings = Summonings
supply-miracles = Miracles
supply-intrigues = Intrigues
supply-privileges = Privileges
supply-mobs = Mobs
supply-supremacy = Supremacy
supply-nobody = nobody
doing-over = game over
doing-waits = waits
doing-celebrates = celebrates
doing-cult = chooses a cult
doing-celebrate = decides whether to celebrate
doing-feast = chooses what the celebration brings
doing-intend = preaches or prays
doing-pray = prays
doing-trade = sells and buys
doing-act = may act
doing-reap = takes the benefit or leaves it
doing-put-back = puts an Intrigue back
doing-pay = pays
doing-target = chooses a target
doing-give = gives a card
doing-raze = loses an Altar

## Rail

rail-acting = decides now
rail-celebrating = celebrates
rail-prayed = has prayed
rail-acted = has had a turn
rail-may-act = may still act
rail-preaches = still preaches
rail-waits = waits
verdict-label = { $location }, as things stand
verdict-most = { $who-is ->
    [me] you, Influence { $influence }
   *[other] { $who }, Influence { $influence }
}
verdict-tie = { $who-is ->
    [me] you: tied at { $influence }, Power { $power }
   *[other] { $who }: tied at { $influence }, Power { $power }
}
verdict-bribe = { $who-is ->
    [me] you, by a bribed Priest
   *[other] { $who }, by a bribed Priest
}
verdict-least = { $who-is ->
    [me] you, least Influence ({ $influence })
   *[other] { $who }, least Influence ({ $influence })
}
verdict-takeover = { $who-is ->
    [me] you, by a Takeover
   *[other] { $who }, by a Takeover
}
verdict-nobody = nobody
verdict-won = { $who-is ->
    [me] won by you
   *[other] won by { $who }
}
verdict-round = Round { $round }, Intention
verdict-free = placement { $placement }: free
verdict-costs = placement { $placement }: 1 Follower
verdict-choosing = Choosing cults
verdict-over = The game is over

## Questions

wait = { $who } { $doing }
ask-cult = Which cult do you take?
ask-celebrate = Do you celebrate your god this round?
ask-feast = What does the celebration bring you?
ask-intend = Where do you send a Priest? Or do you pray?
ask-pray = Which Location grants you its favour?
ask-trade = What do you sell or buy?
ask-put-back = Which Intrigue goes back on the pile?
ask-sacrifice = Which available Priest do you sacrifice?
ask-ritual = Which Priest do you lay on the sheet?
ask-some-followers = How many Followers do you sacrifice?
ask-pay = How do you pay?
ask-place-here = Which available Priest comes here?
ask-move-higher = Which Priest leaves, and where to?
ask-move-on = Which Priest moves to the next Location?
ask-boost = Which Priest gets the fervour?
ask-withdraw = Which Priest do you withdraw?
ask-build-here = Which Priest becomes the Altar?
ask-raise = Which Priest gains Influence?
ask-raise-and-move = Which Priest gains 1 and moves on?
ask-followers-or-coins = Followers or coins?
ask-destroy = Which available Priest is destroyed?
ask-swarm = Which Priest comes here too?
ask-privilege = Which Privilege do you take?
ask-play-intrigue = Which Intrigue do you play?
ask-play-miracle = Which Miracle do you play?
ask-play-sealed = Which sealed card do you play?
ask-steal = Which Privilege do you take?
ask-ambush = Which Priest is ambushed?
ask-target = What do you choose?
ask-raze = Which Altar do you lose?
ask-act = Do you act { $at }?
ask-reap = You win { $the }. Do you take the benefit?
ask-reap-prayer = Your prayers are heard { $at }. What do you take?
ask-reap-community = Your Community serves you { $at }. Do you take the benefit?
ask-discard = { $cards ->
    [one] Which card do you discard?
   *[other] Which card do you discard? { $cards } to go.
}
ask-give = Which card of your hand do you give { $who }?
ask-give-any = Which card do you give { $who }?
hint-intend = Placement { $placement }, free. { $followers ->
    [one] { $followers } Follower opens up to Location { $highest }
   *[other] { $followers } Followers open up to Location { $highest }
}{ $more ->
    [0] {"."}
   *[other] {", your Personalities more."}
}
hint-intend-costs = Placement { $placement }: it costs 1 Follower. { $followers ->
    [one] { $followers } Follower opens up to Location { $highest }
   *[other] { $followers } Followers open up to Location { $highest }
}{ $more ->
    [0] {"."}
   *[other] {", your Personalities more."}
}
hint-pray = { $mobs ->
    [one] { $mobs } Mob: Locations 1 to { $reach }.
   *[other] { $mobs } Mobs: Locations 1 to { $reach }.
}
hint-trade = You have { $coins } coins. Sell Intrigues, buy Privileges, as many as you like.
hint-act-most = { $who-is ->
    [me] As things stand you win with { $influence }.
   *[other] As things stand { $who } wins with { $influence }; you have { $own }.
}
hint-act-tie = { $who-is ->
    [me] As things stand it is a tie at { $influence }, and your Divine Power wins it.
   *[other] As things stand { $who } wins at { $influence } by Divine Power; you have { $own }.
}
hint-act-bribe = { $who-is ->
    [me] As things stand you win by your Priest with coins.
   *[other] As things stand { $who } wins by a Priest with coins, whatever the Influence.
}
hint-act-least = { $who-is ->
    [me] As things stand you win: { $influence } is the least Influence.
   *[other] As things stand { $who } wins with the least Influence, { $influence }; you have { $own }.
}
hint-act-takeover = { $who-is ->
    [me] As things stand the Location is yours by the Takeover.
   *[other] As things stand { $who } holds the Location by the Takeover.
}
hint-act-nobody = Nobody is here any more.
hint-celebrate = You take no part in the round: no Priests, prayer, cards, abilities or alms.
hint-discard = Hand, Privileges or Supremacy; the order decides their place under the pile.
hint-swarm = At least { $least } more.
over-winner = { $who-is ->
    [me] You win the game with { $cult }!
   *[other] { $who } wins the game with { $cult }.
}
over-nobody = Nobody wins.
over-altars = Five Altars: the god takes the world.
over-mobs = Four Mobs: the City is taken.
over-summonings = Summoned twice, the god has come.
over-outlived = The Eternal City has outlived its cults.

## Answers

who-patriarch = the Patriarch
who-priest = a Priest
who-home = an available Priest
who-here = a Priest there
who-bribed = the bribed Priest
do-place = Place { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}: { $location }
do-bribe = Send { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
} with { $coins } coins: { $location }
do-build = Build an Altar with { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}: { $location }
do-sacrifice = Sacrifice { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-destroy = Destroy { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-ritual = Lay { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
} on the sheet
do-send = Bring { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
} here
do-move = Move { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}: { $location }
do-boost = The fervour for { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-withdraw = Withdraw { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-build-here = Build the Altar with { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-move-on = Move { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
} on
do-raise-and-move = +1 and move on: { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-raise-here = Raise { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-raise = { $coins ->
    [0] Raise { $who } from { $value } to { $to }
   *[other] Raise { $who } from { $value } to { $to } for { $coins } coins
}
do-join = Take { $cult }
do-celebrate = Celebrate
do-abstain = Take part in the round
do-feast-raise = Raise a Priest { $value } by { $by }
do-pray = Pray
do-favour = Pray: { $location }
do-decline = Leave the benefit
do-pray-for-nothing = Ask for nothing
do-sell = Sell { $card }: { $coins } coins
do-buy = Buy { $card }: { $coins } coins
do-done = Finish trading
do-pass = Do nothing
do-play = Play { $card }
do-use = { $ability }: { $does }
do-ordain = A new Priest { $value }
do-recruit = { $followers } Followers for { $coins } coins
do-claim = Take { $card }
do-put-back = Put { $card } back
do-spend = { $followers ->
    [one] Sacrifice { $followers } Follower
   *[other] Sacrifice { $followers } Followers
}
do-discard = Discard { $card }
do-enough = That is enough
do-gain-followers = Followers: { $followers }
do-gain-coins = Coins: { $coins }
do-give = Give { $card }
do-raze = Lose the Altar: { $location }
do-steal = Take { $card }
do-ambush = Ambush: { $location }, { $coins } coins

## Log

log-joins = { $who-is ->
    [me] You serve { $cult }.
   *[other] { $who } serves { $cult }.
}
log-round = Round { $round } · First Player: { $first }
log-palace = At the Palace: { $cards }.
log-celebrates = { $who-is ->
    [me] You celebrate your god and take no part in the round.
   *[other] { $who } celebrates and takes no part in the round.
}
log-feasts = { $who-is ->
    [me] The celebration brings you: { $feast } ({ $count }).
   *[other] { $who } is brought by the celebration: { $feast } ({ $count }).
}
goods-followers = Followers
goods-coins = coins
goods-miracles = Miracles
goods-raise = a Priest raised
goods-priest = a Priest
log-placed = { $who-is ->
    [me] You send { $priest } to { $the }.
   *[other] { $who } sends { $priest } to { $the }.
}
log-moved = { $who-is ->
    [me] You move { $priest } to { $the }.
   *[other] { $who } moves { $priest } to { $the }.
}
log-home = { $who-is ->
    [me] You see { $priest } come home from { $the }.
   *[other] { $who } sees { $priest } come home from { $the }.
}
log-destroyed = { $who-is ->
    [me] You return { $priest } to the reserve.
   *[other] { $who } returns { $priest } to the reserve.
}
log-sheet = { $who-is ->
    [me] You lay { $priest } on the sheet.
   *[other] { $who } lays { $priest } on the sheet.
}
log-ordained = { $who-is ->
    [me] You gain { $priest }.
   *[other] { $who } gains { $priest }.
}
log-sent = { $who-is ->
    [me] You gain { $priest }, who appears { $at }.
   *[other] { $who } gains { $priest }, who appears { $at }.
}
a-patriarch = the Patriarch
a-priest-1 = a Priest 1
a-priest-2 = a Priest 2
a-priest-3 = a Priest 3
a-priest-4 = a Priest 4
a-priest-5 = a Priest 5
log-recalled = { $who-is ->
    [me] { $priests ->
        [one] Your Priest comes
       *[other] Your { $priests } Priests come
    } home from { $the }.
   *[other] { $who } sees { $priests ->
        [one] a Priest
       *[other] { $priests } Priests
    } come home from { $the }.
}
log-raised = { $who-is ->
    [me] Your Priest { $from } becomes { $to }.
   *[other] { $who } raises a Priest from { $from } to { $to }.
}
log-lowered = { $who-is ->
    [me] Your Priest { $from } falls to { $to }.
   *[other] { $who } sees a Priest { $from } fall to { $to }.
}
log-pays-placement = { $who-is ->
    [me] This placement, number { $placement }, costs you 1 Follower.
   *[other] { $who } loses 1 Follower for this placement, number { $placement }.
}
log-tithe = { $who-is ->
    [me] You pay { $to } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } of tithe for { $the }.
   *[other] { $who } pays { $to } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } of tithe for { $the }.
}
log-prays = { $who-is ->
    [me] You pray.
   *[other] { $who } prays.
}
log-favoured = { $who-is ->
    [me] Your prayers are heard { $at }.
   *[other] { $who } is heard { $at }.
}
log-sells = { $who-is ->
    [me] You sell { $card } for { $coins } coins.
   *[other] { $who } sells { $card } for { $coins } coins.
}
log-buys = { $who-is ->
    [me] You buy { $card } for { $coins } coins.
   *[other] { $who } buys { $card } for { $coins } coins.
}
log-takes-privilege = { $who-is ->
    [me] You take { $card }.
   *[other] { $who } takes { $card }.
}
log-resolution = Resolution
log-active = { $location }
log-plays = { $who-is ->
    [me] You play { $card }.
   *[other] { $who } plays { $card }.
}
log-uses = { $who-is ->
    [me] You use { $ability }.
   *[other] { $who } uses { $ability }.
}
log-passes = { $who-is ->
    [me] You do nothing.
   *[other] { $who } does nothing.
}
log-wins = { $who-is ->
    [me] You win { $the } with { $influence }.
   *[other] { $who } wins { $the } with { $influence }.
}
log-wins-tie = { $who-is ->
    [me] You win { $the } tied at { $influence }, by your Divine Power.
   *[other] { $who } wins { $the } tied at { $influence }, by Divine Power.
}
log-wins-bribe = { $who-is ->
    [me] You win { $the }: your coins have done their work.
   *[other] { $who } wins { $the }: the coins have done their work.
}
log-wins-least = { $who-is ->
    [me] You win { $the }: your Influence ({ $influence }) is the least.
   *[other] { $who } wins { $the } with the least Influence ({ $influence }).
}
log-wins-takeover = { $who-is ->
    [me] You hold { $the }.
   *[other] { $who } holds { $the }.
}
log-nobody-wins = Nobody wins { $the }.
log-declines = { $who-is ->
    [me] You take nothing { $at }.
   *[other] { $who } takes nothing { $at }.
}
log-community = { $who-is ->
    [me] Your Community serves you { $at }.
   *[other] { $who } is served by a Community { $at }.
}
log-alms = { $who-is ->
    [me] Alms give you { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[other] { $who } receives alms: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
log-gains-followers = { $who-is ->
    [me] You gain { $count ->
        [one] { $count } Follower
       *[other] { $count } Followers
    }.
   *[other] { $who } gains { $count ->
        [one] { $count } Follower
       *[other] { $count } Followers
    }.
}
log-gains-coins = { $who-is ->
    [me] You gain { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }.
   *[other] { $who } gains { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }.
}
log-gains-mobs = { $who-is ->
    [me] You gain { $count ->
        [one] { $count } Mob
       *[other] { $count } Mobs
    }.
   *[other] { $who } gains { $count ->
        [one] { $count } Mob
       *[other] { $count } Mobs
    }.
}
log-loses-followers = { $who-is ->
    [me] You lose { $count ->
        [one] { $count } Follower
       *[other] { $count } Followers
    }.
   *[other] { $who } loses { $count ->
        [one] { $count } Follower
       *[other] { $count } Followers
    }.
}
log-loses-coins = { $who-is ->
    [me] You lose { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }.
   *[other] { $who } loses { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }.
}
log-loses-mobs = { $who-is ->
    [me] You lose { $count ->
        [one] { $count } Mob
       *[other] { $count } Mobs
    }.
   *[other] { $who } loses { $count ->
        [one] { $count } Mob
       *[other] { $count } Mobs
    }.
}
log-takes-coins = { $who-is ->
    [me] You take { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from { $from }.
   *[other] { $who } takes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from { $from }.
}
log-draws = { $who-is ->
    [me] You draw { $cards }.
   *[other] { $who } draws { $cards }.
}
log-draws-below = { $who-is ->
    [me] You take from below the pile: { $cards }.
   *[other] { $who } takes from below the pile: { $cards }.
}
log-draws-hidden = { $who-is ->
    [me] You draw { $count } { $deck }.
   *[other] { $who } draws { $count } { $deck }.
}
log-draws-below-hidden = { $who-is ->
    [me] You take { $count } { $deck } from below the pile.
   *[other] { $who } takes { $count } { $deck } from below the pile.
}
log-puts-back = { $who-is ->
    [me] You put { $card } back on top.
   *[other] { $who } puts { $card } back on top.
}
log-puts-back-hidden = { $who-is ->
    [me] You put an Intrigue back on top.
   *[other] { $who } puts an Intrigue back on top.
}
log-discards = { $who-is ->
    [me] You discard { $card }.
   *[other] { $who } discards { $card }.
}
log-reveals = { $who-is ->
    [me] You reveal { $card }.
   *[other] { $who } reveals { $card }.
}
log-reveals-idle = { $who-is ->
    [me] You reveal { $card }; it can do nothing.
   *[other] { $who } reveals { $card }; it can do nothing.
}
log-gives = { $who-is ->
    [me] You give { $to } { $card }.
   *[other] { $who } gives { $to } { $card }.
}
log-steals = { $who-is ->
    [me] You take { $card } from { $from }.
   *[other] { $who } takes { $card } from { $from }.
}
log-bribes = { $who-is ->
    [me] You send { $priest } with { $coins } coins to { $the }.
   *[other] { $who } sends { $priest } with { $coins } coins to { $the }.
}
log-bribes-meet = Two Priests with coins meet { $at } and both go home.
log-bribe-ends = The coins laid { $at } go to the bank.
log-ambushed = { $who-is ->
    [me] You rob a Priest of { $from } { $at }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[other] { $who } robs a Priest of { $from } { $at }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
log-boosted = { $who-is ->
    [me] Your Priest { $value } counts { $by } more.
   *[other] { $who } makes a Priest { $value } count { $by } more.
}
log-builds = { $who-is ->
    [me] You build an Altar { $at }.
   *[other] { $who } builds an Altar { $at }.
}
log-razed = { $who-is ->
    [me] Your Altar falls { $at }.
   *[other] { $who } loses an Altar { $at }.
}
log-lowest-wins = The least Influence will win this Location.
log-inquisition = The Inquisition is here: no benefit, no alms for those present.
log-takes-over = { $who-is ->
    [me] You take the Location over.
   *[other] { $who } takes the Location over.
}
log-supremacy = { $who-is ->
    [me] Supremacy is yours.
   *[other] { $who } takes Supremacy.
}
log-summons = { $who-is ->
    [me] You summon your god: { $cult } turns to Darkness.
   *[other] { $who } summons the god: { $cult } turns to Darkness.
}
log-summons-again = { $who-is ->
    [me] You summon { $cult } for the second time.
   *[other] { $who } summons { $cult } for the second time.
}
log-nothing = { $who-is ->
    [me] You gain nothing by it.
   *[other] { $who } gains nothing by it.
}
log-ends-altars = { $who-is ->
    [me] Your five Altars rule the City: you have won!
   *[other] { $who } rules the City with five Altars and wins.
}
log-ends-mobs = { $who-is ->
    [me] Your four Mobs hold the City: you have won!
   *[other] { $who } holds the City with four Mobs and wins.
}
log-ends-summonings = { $who-is ->
    [me] Your god has come: you have won!
   *[other] { $who } has summoned the god twice and wins.
}
log-ends-outlived = The Eternal City has outlived its cults. Nobody wins.

## Refusals

why-not-your-turn = It is for { $who } to decide.
why-over = The game is over.
why-not-now = That is not what is asked now.
why-cult-taken = This cult is not to be had.
why-no-token = No token of that Influence is left, or this Priest cannot be raised.
why-no-such-feast = The card does not offer that.
why-no-such-card = You do not have this card.
why-no-such-location = There is no such Location.
why-no-such-ability = There is no such ability.
why-patriarch-away = Your Patriarch is not available.
why-not-drawn = Only one of the cards you have just drawn can go back.
why-needed-later = This card is the only one the ability could play.
why-never-patriarch = The Patriarch is never sacrificed.
why-not-this-priest = This Priest will not do here.
why-only-hand = A card of the hand is asked for.
why-no-altar-there = You have no Altar there.
why-no-coins-there = No Priest carries coins there.
why-not-in-intention = Cards are played in the Resolution.
why-sealed = The black seal: only a cult of Darkness plays this card.
why-not-raised = This Priest cannot be raised so: he is at 5, or the token or the coins are missing.
why-no-altar = A Priest on that Location, no Altar of yours and the coins are needed.
why-no-priest-there = One of your Priests must be on the Location.
why-no-mob-left = No Mob is left in the reserve.
why-summoned-already = Your god has been summoned in this round already.
why-palace-empty = There is no Privilege left at the Palace.
why-pile-empty = The pile is empty.
why-too-few-mobs = { $mobs ->
    [one] With { $mobs } Mob a prayer reaches Location { $reach }.
   *[other] With { $mobs } Mobs a prayer reaches Location { $reach }.
}
why-no-privilege-there = There is no Privilege there.
why-no-bribe = A Priest from here and { $price } coins (3 to 13) are needed; you have { $coins }.
why-no-such-priest = You have no Priest { $value } available.
why-too-few-followers = { $location } needs { $needed } Followers; you have { $followers }.
why-no-follower-to-lose = Placement { $placement } costs a Follower, and you have none.
why-no-move = No Priest here can go to Location { $location }.
why-nine-followers = You have { $figure } Followers already.
why-too-few-coins = At least { $figure } coins are needed.
why-too-few-to-sacrifice = { $figure } Followers to sacrifice are needed.
why-no-token-of = No Priest { $figure } is left in the reserve, and none can be raised.
why-too-weak = Your Influence is { $influence }, your Divine Power { $power }.
why-cannot-pay = This Privilege costs { $price } coins; you have { $coins }.
why-card-idle = This card would do nothing here. It needs: { $needs }.
why-ability-idle = The ability would do nothing here. { $does }
why-ability-unpaid = You cannot pay its price. { $does }

## Count

sheet-altars = Altars
column-altars = Altars
sheet-mobs = Mobs
column-mobs = Mobs
sheet-summonings = Summonings
column-summonings = Summonings
sheet-power = Divine Power
column-power = Divine Power

## Report

note-cult = Cult
note-card = Card played
note-ability = Ability used
note-road = Road to victory
