### Cult

## The table

game-title = Cult: Choose Your God Wisely
game-pitch = Send your Priests into the Eternal City, win Followers, build Altars, raise Fanatical Mobs or summon your god before the others do.
game-goal = Five Altars, four Fanatical Mobs or two summonings of your god at the end of a round win the game.
option-cults = How cults are chosen
option-cults-random = at random
option-cults-choice = by choice, in turn
option-cults-draft = choice among a few drawn
option-cults-first-game = first game
option-rounds = Round limit
option-rounds-house = 30 rounds
option-rounds-double = 60 rounds
option-rounds-none = no limit
end-altars = Five Altars stand
end-mobs = Four Fanatical Mobs hold the City
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
location-thieves = Thieves District
location-slums = Slums
location-forum = Forum
location-temples = Temple District
location-market = Market
location-artisans = Artisan District
location-academy = Academy
location-port = Port
location-palace = Palace
location-nobles = Noble Quarter
location-barracks = Guard Quarters
location-rift = Rift of Darkness
location-nowhere = nowhere
location-numbered = { $number } · { $location }
the-ruins = the Ruins
the-thieves = the Thieves District
the-slums = the Slums
the-forum = the Forum
the-temples = the Temple District
the-market = the Market
the-artisans = the Artisan District
the-academy = the Academy
the-port = the Port
the-palace = the Palace
the-nobles = the Noble Quarter
the-barracks = the Guard Quarters
the-rift = the Rift of Darkness
the-nowhere = nowhere
at-ruins = at the Ruins
at-thieves = in the Thieves District
at-slums = in the Slums
at-forum = at the Forum
at-temples = in the Temple District
at-market = at the Market
at-artisans = in the Artisan District
at-academy = at the Academy
at-port = at the Port
at-palace = at the Palace
at-nobles = in the Noble Quarter
at-barracks = in the Guard Quarters
at-rift = at the Rift of Darkness
at-nowhere = nowhere
some-miracle = Miracles
some-intrigue = Intrigues
some-privilege = Licenses
short-thieves = Thieves
short-temples = Temples
short-artisans = Artisans
short-nobles = Nobles
short-barracks = Guards
short-rift = Rift
short-safe-conduct = Safe-c. { $placement }
short-court-mage = Mage
ground-of = Priests of { $the }
palace-slot = License { $slot }
palace-gap = Taken
mark-lowest = The least Influence will win
mark-inquisition = Inquisition: no benefit, no alms for those present
mark-control = Taken over
asks-followers = { $followers ->
    [one] { $followers } Follower to preach here.
   *[other] { $followers } Followers to preach here.
}
pays-alms = { $coins ->
    [one] Alms: { $coins } coin.
   *[other] Alms: { $coins } coins.
}
location-active-now = Active Location.
told-stands = { $who } ({ $cult }) { $influence }
told-and = { $one }; { $other }
now-wins = As things stand { $cult } wins with { $influence }.
now-nobody = As things stand nobody wins.
brief-miracles = { $cards ->
    [one] { $cards } Miracle
   *[other] { $cards } Miracles
}
brief-bribe = Pay { $least } to { $most } c.
brief-followers = { $count ->
    [one] +{ $count } Follower
   *[other] +{ $count } Followers
}
brief-supremacy = Supremacy
brief-ordination = Priest { $value } or +{ $raise }
brief-coins = +{ $count } coins
brief-altar = Altar: { $coins } c.
brief-training = +{ $one } or +{ $two }
brief-recruits = { $one } or { $two } Follow.
brief-privilege = 1 License
brief-intrigues = { $keep ->
    [one] { $keep } Intrigue
   *[other] { $keep } Intrigues
}
brief-mob = Fanatical Mob
brief-summoning = Summoning
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
influence-celebrating = { $cult } celebrates: Influence { $total }, which does not count{ $priests ->
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
benefit-bribe = Pay { $least } to { $most }: that Location
benefit-followers = { $count ->
    [one] +{ $count } Follower
   *[other] +{ $count } Followers
}
benefit-supremacy = Take Supremacy
benefit-ordination = A Priest { $value }, or a Priest +{ $raise }
benefit-coins = +{ $count } coins
benefit-altar = { $coins } coins: an Altar
benefit-training = { $first } c.: +{ $one } Influence; { $second } c.: +{ $two }
benefit-recruits = { $first } c.: { $one } Followers; { $second } c.: { $two }
benefit-privilege = Take 1 License
benefit-intrigues = { $draw } Intrigues, keep { $keep }
benefit-mob = { $followers } Followers: Fanatical Mob
benefit-summoning = Summon: Influence ≥ Might
asks-priest = which Priest?
gives-miracles = { $cards ->
    [one] Draw { $cards } Miracle.
   *[other] Draw { $cards } Miracles.
}
gives-bribe = Pay { $least } to { $most } coins: win the Location of that number.
gives-followers = { $count ->
    [one] Gain { $count } Follower.
   *[other] Gain { $count } Followers.
}
gives-supremacy = Take the Supremacy card.
gives-ordination = Gain a Priest { $value }, or raise a Priest who is available or here by { $raise }.
gives-coins = { $count ->
    [one] Gain { $count } coin.
   *[other] Gain { $count } coins.
}
gives-altar = Pay { $coins } coins: build an Altar where you have a Priest.
gives-training = Raise a Priest who is available or here: by { $one } for { $first } coins, by { $two } for { $second }.
gives-recruits = Gain { $one } Followers for { $first } coins, or { $two } for { $second }.
gives-privilege = Take one of the Licenses of the Palace.
gives-intrigues = Draw { $draw } Intrigues, keep { $keep } and put the rest back on the pile.
gives-mob = Sacrifice { $followers } Followers: gain 1 Fanatical Mob.
gives-summoning = Summon your god, if your Influence reaches your Divine Might.

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
does-initiation-rite = Sacrifice a Priest of 2+: 1 Follower for each Priest here.
ability-life-drain = Life Drain
does-life-drain = 1 Follower: a Priest here goes home, raised by 2; 2 coins.
ability-mummification = Mummification
does-mummification = Sacrifice a Priest: Light rivals lose 1 Fanatical Mob each; 1 Miracle.
ability-resurrection = Resurrection of the Just
does-resurrection = 2 Followers: a Priest as strong as you have available ones.
ability-rite-of-the-abyss = Ritual of the Abyss
does-rite-of-the-abyss = Sacrifice a Priest: one here gains his Influence.
ability-sanctification = The Great Shrine
does-sanctification = 5 Followers and all your available Priests: an Altar here.
ability-awakening = The Awakening
does-awakening = 2 cards: +2 Followers; whoever has 7 coins or more loses 7.
ability-will-of-the-ancient = Will of the Ancient
does-will-of-the-ancient = 5 Followers: Light rivals lose 1 Fanatical Mob and give 1 card each.
ability-ode-to-greed = Ode to Greed
does-ode-to-greed = 6 coins: a Priest here, raised by 1, moves to the next Location.
ability-ode-to-trickery = Ode to Treachery
does-ode-to-trickery = 2 coins and 1 card: you sell the top Intrigue of the pile.
ability-raid = Raid
does-raid = 2 Followers: up to 7 coins from each Light rival.
ability-rampage = Rampage
does-rampage = 15 coins: 1 Fanatical Mob and 2 Miracles.
ability-chalice-of-clarity = Chalice of Clarity
does-chalice-of-clarity = 2 cards: 1 Follower, and the least Influence wins.
ability-mystery-of-virtues = Mystery of Virtues
does-mystery-of-virtues = 7 coins: 1 Miracle for each Priest here.
ability-mystery-of-vices = Mystery of Vices
does-mystery-of-vices = Sacrifice a Priest: as many Intrigues as his Influence.
ability-chalice-of-madness = Chalice of Madness
does-chalice-of-madness = 9 cards: 2 Fanatical Mobs, and the Altars here are destroyed.
ability-way-of-loyalty = Way of Loyalty
does-way-of-loyalty = 2 Followers: 3 Miracles from below the pile.
ability-path-of-temptation = Path of Temptation
does-path-of-temptation = 2 cards: a License that you could pay, for nothing.
ability-path-of-iniquity = Path of Iniquity
does-path-of-iniquity = Sacrifice a Priest of up to 4: play the top 3 Intrigues.
ability-way-of-triumph = Way of Triumph
does-way-of-triumph = Patriarch of 16+ on the sheet: a Priest 5 here, 1 Fanatical Mob.
ability-duplicity = Duplicity
does-duplicity = 3 coins and 1 card: play a sealed card.
ability-incarnation = Incarnation
does-incarnation = A Priest of 3+ on the sheet, 3 available destroyed: a 5 here.
ability-dragon-attack = Dragon Attack
does-dragon-attack = 3 cards: each cult present loses 1 Fanatical Mob.
ability-harvest-of-chaos = Harvest of Chaos
does-harvest-of-chaos = A Priest 5 on the sheet: play 1 Miracle, draw 2.
ability-ordination = Ordination of a Priest
does-ordination = 1 to 5 Followers: a Priest of that Influence here.
ability-black-widow = Black Widow
does-black-widow = A Priest 3 on the sheet: a Priest here moves on; 1 coin.
ability-spider-embrace = Spider’s Embrace
does-spider-embrace = 2 coins and 2 cards: at least 4 available Priests come here.
ability-touched-by-the-goddess = Touched by the Goddess
does-touched-by-the-goddess = Sacrifice a Priest of 3+: 3 coins and a card of each pile.
ability-triumph-of-science = Triumph of Science
does-triumph-of-science = A Priest of 4+ on the sheet: 1 Follower if no rival Priest is here.
ability-politics-of-terror = Policy of Terror
does-politics-of-terror = 2 Followers: play an Intrigue, draw 1; 3 coins.
ability-debunking = Debunking
does-debunking = Patriarch of 15+ on the sheet: each Light rival gives 1 card.
ability-nihilism = Nihilism
does-nihilism = 3 cards: an Altar here, if there is none.
ability-unknown = ability
cult-sheet = Light (Divine Might { $light }) · { $first }: { $does-first } { $second }: { $does-second } Darkness (Divine Might { $dark }) · { $third }: { $does-third } { $fourth }: { $does-fourth }
cult-place = Sheet
cult-of = { $cult }, { $aspect }
foot-power = Might { $light } / { $dark }
aspect-light = Aspect of Light
aspect-dark = Aspect of Darkness
aspect-light-short = Light
aspect-dark-short = Darkness
sheet-note = { $aspect } · Divine Might { $power }
sheet-home = Available Priests
sheet-laid = On the sheet

## Cards

deck-miracle = Miracle
deck-intrigue = Intrigue
deck-privilege = License
card-unknown = card
card-a-miracle = a Miracle card
card-an-intrigue = an Intrigue card
card-a-privilege = a License card
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
card-community-thieves = Community: Thieves District
card-community-slums = Community: Slums
card-community-temples = Community: Temple District
card-community-market = Community: Market
card-community-artisans = Community: Artisan District
card-community-academy = Community: Academy
card-community-port = Community: Port
card-community-palace = Community: Palace
card-community-nobles = Community: Noble Quarter
card-community-barracks = Community: Guard Quarters
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
text-apparition = Send an available Priest here.
text-exodus = A Priest here goes to a higher Location.
text-fervour = One of your Priests here counts { $by } more.
text-retreat = Withdraw a Priest from here: 7 coins.
text-consecration = 3 Followers: an Altar here.
text-frenzy = 4 Followers: 1 Fanatical Mob.
text-offering = { $followers ->
    [one] Gain { $followers } Follower or { $gain } coins.
   *[other] Gain { $followers } Followers or { $gain } coins.
}
text-blackmail = Take half the coins of the richest.
text-exorcism = Each Priest here of 3 or more loses { $by }.
text-foiled-plot = Most cards: −1 Fanatical Mob, −1 Altar, −2 Followers.
text-massacre = Each cult present loses 2 Followers.
text-dispersal = Each cult present loses 1 Fanatical Mob.
text-larceny = Each rival present gives you 1 card.
text-intimidation = A License of the strongest Patriarch.
text-vandalism = Destroy the Altars here, if none stands higher.
text-ambush = A Priest with coins goes home; they are yours.
text-inquisition = No benefit and no alms for those present.
text-takeover = The Priests go home, you win the Location.
text-community = The benefit of { $the } without winning.
text-personality = Preach { $at }, even without the Followers.
text-safe-conduct = Your placement number { $placement } is free.
text-tithes = { $tithe ->
    [one] { $tithe } coin per rival Priest: { $locations }.
   *[other] { $tithe } coins per rival Priest: { $locations }.
}
text-exiles = { $gain ->
    [one] Intrigue played: +{ $gain } Follower.
   *[other] Intrigue played: +{ $gain } Followers.
}
text-novitiates = Your Altars: +{ $gain } Influence.
text-court-mage = { $gain ->
    [one] Miracle played: +{ $gain } coin.
   *[other] Miracle played: +{ $gain } coins.
}
text-supremacy = Patriarch +{ $influence }; celebrate it once.
foot-miracle = Miracle
foot-intrigue = Intrigue · sells { $coins }
foot-community = Community
foot-personality = Personality
foot-safe-conduct = Safe-conduct
price-of = { $coins ->
    [one] Price: { $coins } coin
   *[other] Price: { $coins } coins
}
adds-to-patriarch = Patriarch +{ $influence }
needs-apparition = an available Priest and enough Followers for this Location
needs-exodus = one of your Priests here and enough Followers for a higher Location
needs-fervour = one of your Priests here, other than the Patriarch
needs-retreat = one of your Priests here
needs-consecration = 3 Followers, a Priest here and no Altar of yours yet
needs-frenzy = 4 Followers and a Fanatical Mob in the reserve
needs-offering = nothing more
needs-blackmail = one cult that alone is the richest
needs-exorcism = a Priest of 3 or more here and the tokens to exchange
needs-foiled-plot = one cult that alone has the most cards, with something to lose
needs-massacre = a cult present that has Followers
needs-dispersal = a cult present that has a Fanatical Mob
needs-larceny = a rival present with cards in hand
needs-intimidation = one Patriarch stronger than all others, and a License to take
needs-vandalism = an Altar here and none on a higher Location
needs-ambush = a Priest with coins
needs-inquisition = an Inquisition that is not here already
needs-takeover = a Location that is not yours already, without a Priest to send home
needs-nothing = nothing more

## Supremacy

tray-cults = Cults to take
tray-feasts = The celebration
tray-steal = Licenses to take
feast-followers = { $count ->
    [one] { $count } Follower
   *[other] { $count } Followers
}
feast-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
feast-raise = +{ $count } Influence for an available Priest
feast-priest = a Priest { $count }
feast-miracles = { $count ->
    [one] { $count } Miracle
   *[other] { $count } Miracles
}

## Players

panel-doing = { $cult } · { $aspect } · { $doing }
panel-waits = { $cult } · { $aspect }
score-label = might
fact-followers = Followers
fact-coins = Coins
fact-priests = Available Priests
fact-laid = Priests on the sheet
fact-light = Light: { $first }, { $second }
fact-dark = Darkness: { $first }, { $second }
fact-first = First Player
fact-first-value = 1st
fact-supremacy-turned = Supremacy, turned over
fact-miracles = Miracles in hand
fact-intrigues = Intrigues in hand
fact-privileges = Licenses
fact-altars = Altars
fact-mobs = Fanatical Mobs
fact-supremacy = Supremacy
fact-privileges-owned = Licenses: { $cards }
road-altars = Altars
road-mobs = Fanatical Mobs
road-summonings = Summonings
supply-miracles = Miracles
supply-intrigues = Intrigues
supply-privileges = Licenses
supply-mobs = Fanatical Mobs
supply-supremacy = Supremacy
supply-supremacy-turned = Supremacy (turned over)
supply-patriarch = ♔ Patriarch · (♔) away
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
    [me] you: tied at { $influence }, Might { $power }
   *[other] { $who }: tied at { $influence }, Might { $power }
}
verdict-bribe = { $who-is ->
    [me] you, by a Priest with coins
   *[other] { $who }, by a Priest with coins
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
ask-boost = Which Priest counts more?
ask-withdraw = Which Priest do you withdraw?
ask-build-here = Which Priest becomes the Altar?
ask-raise = Which Priest do you raise?
ask-raise-and-move = Which Priest is raised by 1 and moves to the next Location?
ask-followers-or-coins = Followers or coins?
ask-destroy = Which available Priest is destroyed?
ask-swarm = Which Priest comes here too?
ask-privilege = Which License do you take?
ask-play-intrigue = Which Intrigue do you play?
ask-play-miracle = Which Miracle do you play?
ask-play-sealed = Which sealed card do you play?
ask-steal = Which License do you take?
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
hint-intend = Your placement number { $placement } is free. { $followers ->
    [0] Without a Follower, Locations 1 to { $highest } are open to you
    [one] { $followers } Follower opens up to Location { $highest }
   *[other] { $followers } Followers open up to Location { $highest }
}{ $more ->
    [0] {"."}
   *[other] {", your Personalities more."}
}
hint-intend-costs = Your placement number { $placement } costs 1 Follower. { $followers ->
    [0] Without a Follower, Locations 1 to { $highest } are open to you
    [one] { $followers } Follower opens up to Location { $highest }
   *[other] { $followers } Followers open up to Location { $highest }
}{ $more ->
    [0] {"."}
   *[other] {", your Personalities more."}
}
hint-pray = { $mobs ->
    [0] Without a Fanatical Mob
    [one] With { $mobs } Fanatical Mob
   *[other] With { $mobs } Fanatical Mobs
}: { $reach ->
    [1] only the Ruins (Location 1).
   *[other] a Location from 1 to { $reach }.
}
hint-trade = { $coins ->
    [0] You have no coins.
    [one] You have { $coins } coin.
   *[other] You have { $coins } coins.
} Sell Intrigues and buy Licenses, as many as you like.
hint-act-most = { $who-is ->
    [me] As things stand you win with { $influence }.
   *[other] As things stand { $who } wins with { $influence }; you have { $own }.
}
hint-act-tie = { $who-is ->
    [me] As things stand it is a tie at { $influence }, and your Divine Might wins it.
   *[other] As things stand { $who } wins at { $influence } by Divine Might; you have { $own }.
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
hint-discard = Hand, Licenses or Supremacy; the order decides their place under the pile.
hint-swarm = At least { $least } more.
over-winner = { $who-is ->
    [me] You win the game with { $cult }!
   *[other] { $who } wins the game with { $cult }.
}
over-nobody = Nobody wins.
over-altars = Five Altars: the god takes the world.
over-mobs = Four Fanatical Mobs: the City is taken.
over-summonings = Summoned twice, the god has come.
over-outlived = The Eternal City has outlived its cults.

## Answers

who-patriarch = the Patriarch
who-priest = a Priest
who-home = an available Priest
who-here = a Priest there
who-bribed = the Priest with coins
which-here = a Priest
which-bribed = the Priest with coins, Influence
do-place = Send { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
} to { $the }
do-bribe = Send { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
} to { $the } with { $coins } coins
do-build = Build an Altar { $at } with { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
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
} to { $the }
do-boost = Make { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
} count more
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
do-raise-and-move = +1 and next Location: { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-raise-here = Raise the Influence of { $who }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
do-raise = { $coins ->
    [0] Raise the Influence of { $who } from { $value } to { $to }
    [one] Raise the Influence of { $who } from { $value } to { $to } for { $coins } coin
   *[other] Raise the Influence of { $who } from { $value } to { $to } for { $coins } coins
}
do-join = Take { $cult }
do-celebrate = Celebrate
do-abstain = Take part in the round
do-feast-raise = +{ $by } Influence for a Priest { $value }
do-pray = Pray
do-favour = Ask for the benefit of { $the }
do-decline = Leave the benefit
do-pray-for-nothing = Ask for nothing
do-sell = { $coins ->
    [one] Sell { $card }: { $coins } coin
   *[other] Sell { $card }: { $coins } coins
}
do-buy = { $coins ->
    [one] Buy { $card } for { $coins } coin
   *[other] Buy { $card } for { $coins } coins
}
do-done = Finish trading
do-pass = Do nothing
do-play = Play { $card }
says = {": "}
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
do-gain-followers = { $followers ->
    [one] Gain { $followers } Follower
   *[other] Gain { $followers } Followers
}
do-gain-coins = { $coins ->
    [one] Gain { $coins } coin
   *[other] Gain { $coins } coins
}
do-give = Give { $card }
do-raze = Lose the Altar of { $the }
do-steal = Take { $card }
do-ambush = Ambush { $at }: { $coins } coins

## Log

log-joins = { $who-is ->
    [me] You serve { $cult }.
   *[other] { $who } serves { $cult }.
}
log-round = Round { $round } · First Player: { $first }
log-palace = At the Palace: { $cards }.
log-palace-empty = No License is left for the Palace.
log-celebrates = { $who-is ->
    [me] You celebrate your god and take no part in the round.
   *[other] { $who } celebrates and takes no part in the round.
}
log-feasts = { $who-is ->
    [me] The celebration brings you { $feast ->
        [followers] { feast-followers }
        [coins] { feast-coins }
        [raise] { feast-raise }
        [priest] { feast-priest }
       *[miracles] { feast-miracles }
    }.
   *[other] The celebration brings { $who } { $feast ->
        [followers] { feast-followers }
        [coins] { feast-coins }
        [raise] { feast-raise }
        [priest] { feast-priest }
       *[miracles] { feast-miracles }
    }.
}
log-placed = { $who-is ->
    [me] You send { $priest } to { $the }.
   *[other] { $who } sends { $priest } to { $the }.
}
log-moved = { $who-is ->
    [me] You move { $priest } to { $the }.
   *[other] { $who } moves { $priest } to { $the }.
}
log-home = { $who-is ->
    [me] { $value ->
        [0] Your Patriarch
       *[other] Your Priest { $value }
    } comes home from { $the }.
   *[other] { $value ->
        [0] The Patriarch
       *[other] The Priest { $value }
    } of { $who } comes home from { $the }.
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
        [one] Your Priest comes home
       *[other] Your { $priests } Priests come home
    } from { $the }.
   *[other] { $priests ->
        [one] The Priest of { $who } comes home
       *[other] The { $priests } Priests of { $who } come home
    } from { $the }.
}
log-raised = { $who-is ->
    [me] Your Priest { $from } is raised to { $to }.
   *[other] The Priest { $from } of { $who } is raised to { $to }.
}
log-lowered = { $who-is ->
    [me] Your Priest { $from } falls to { $to }.
   *[other] The Priest { $from } of { $who } falls to { $to }.
}
log-pays-placement = { $who-is ->
    [me] This placement, number { $placement }, costs you 1 Follower.
   *[other] This placement, number { $placement }, costs { $who } 1 Follower.
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
   *[other] The prayers of { $who } are heard { $at }.
}
log-sells = { $who-is ->
    [me] You sell { $card } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[other] { $who } sells { $card } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
log-buys = { $who-is ->
    [me] You buy { $card } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[other] { $who } buys { $card } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
log-takes-privilege = { $who-is ->
    [me] You take { $card }.
   *[other] { $who } takes { $card }.
}
log-resolution = Resolution
log-active = Location { $number } · { $location }
log-plays = { $who-is ->
    [me] You play { $card }.
   *[other] { $who } plays { $card }.
}
log-uses = { $who-is ->
    [me] You use “{ $ability }”.
   *[other] { $who } uses “{ $ability }”.
}
log-passes = { $who-is ->
    [me] You do nothing.
   *[other] { $who } does nothing.
}
log-wins = { $who-is ->
    [me] You win { $the } with an Influence of { $influence }.
   *[other] { $who } wins { $the } with an Influence of { $influence }.
}
log-wins-tie = { $who-is ->
    [me] You win { $the } tied at { $influence }, by your Divine Might.
   *[other] { $who } wins { $the } tied at { $influence }, by Divine Might.
}
log-wins-bribe = { $who-is ->
    [me] You win { $the } by your Priest with coins.
   *[other] { $who } wins { $the } by a Priest with coins.
}
log-wins-least = { $who-is ->
    [me] You win { $the }: your Influence ({ $influence }) is the least.
   *[other] { $who } wins { $the } with the least Influence ({ $influence }).
}
log-wins-takeover = { $who-is ->
    [me] You win { $the } by the Takeover.
   *[other] { $who } wins { $the } by the Takeover.
}
log-nobody-wins = Nobody wins { $the }.
log-hindered-inquisition = { $who-is ->
    [me] The Inquisition is { $at }: you receive nothing there.
   *[other] The Inquisition is { $at }: { $who } receives nothing there.
}
log-hindered-followers-full = { $who-is ->
    [me] You have { $figure } Followers already: you gain none { $at }.
   *[other] { $who } has { $figure } Followers already and gains none { $at }.
}
log-hindered-too-few-coins = { $who-is ->
    [me] You do not have the { $figure } coins it takes { $at }: you receive nothing there.
   *[other] { $who } does not have the { $figure } coins it takes { $at } and receives nothing there.
}
log-hindered-no-priest = { $who-is ->
    [me] You have no Priest { $at }: you receive nothing there.
   *[other] { $who } has no Priest { $at } and receives nothing there.
}
log-hindered-no-token = { $who-is ->
    [me] You have no Priest { $figure } left in the reserve and nobody to raise: you receive nothing { $at }.
   *[other] { $who } has no Priest { $figure } left in the reserve and nobody to raise, and receives nothing { $at }.
}
log-hindered-nobody-to-raise = { $who-is ->
    [me] You have no Priest to raise: you receive nothing { $at }.
   *[other] { $who } has no Priest to raise and receives nothing { $at }.
}
log-hindered-no-site = { $who-is ->
    [me] You have no Priest to turn into an Altar: you receive nothing { $at }.
   *[other] { $who } has no Priest to turn into an Altar and receives nothing { $at }.
}
log-hindered-too-few-followers = { $who-is ->
    [me] You do not have the { $figure } Followers to sacrifice { $at }: you receive nothing there.
   *[other] { $who } does not have the { $figure } Followers to sacrifice { $at } and receives nothing there.
}
log-hindered-no-mob-left = { $who-is ->
    [me] No Fanatical Mob is left in the reserve: you receive nothing { $at }.
   *[other] No Fanatical Mob is left in the reserve: { $who } receives nothing { $at }.
}
log-hindered-summoned-already = { $who-is ->
    [me] You have summoned in this round already: you receive nothing { $at }.
   *[other] { $who } has summoned in this round already and receives nothing { $at }.
}
log-hindered-too-weak = { $who-is ->
    [me] Your Summoning fails: Influence { $influence }, Divine Might { $power }.
   *[other] The Summoning of { $who } fails: Influence { $influence }, Divine Might { $power }.
}
log-hindered-palace-empty = { $who-is ->
    [me] No License is left at the Palace: you receive nothing.
   *[other] No License is left at the Palace: { $who } receives nothing.
}
log-hindered-pile-empty = { $who-is ->
    [me] The pile is empty: you receive nothing { $at }.
   *[other] The pile is empty: { $who } receives nothing { $at }.
}
log-declines = { $who-is ->
    [me] You leave the benefit of { $the }.
   *[other] { $who } leaves the benefit of { $the }.
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
        [one] { $count } Fanatical Mob
       *[other] { $count } Fanatical Mobs
    }.
   *[other] { $who } gains { $count ->
        [one] { $count } Fanatical Mob
       *[other] { $count } Fanatical Mobs
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
        [one] { $count } Fanatical Mob
       *[other] { $count } Fanatical Mobs
    }.
   *[other] { $who } loses { $count ->
        [one] { $count } Fanatical Mob
       *[other] { $count } Fanatical Mobs
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
log-bribes-meet = Two Priests with coins meet { $at }: both go home.
log-bribe-ends = The coins laid { $at } go to the bank.
log-ambushed = { $who-is ->
    [me] Ambush { $at }: you take { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from the Priest of { $from }.
   *[other] Ambush { $at }: { $who } takes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from the Priest of { $from }.
}
log-boosted = { $who-is ->
    [me] Your Priest { $value } counts { $by } more.
   *[other] The Priest { $value } of { $who } counts { $by } more.
}
log-builds = { $who-is ->
    [me] You build an Altar { $at }.
   *[other] { $who } builds an Altar { $at }.
}
log-razed = { $who-is ->
    [me] Your Altar of { $the } is destroyed.
   *[other] The Altar of { $who } { $at } is destroyed.
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
    [me] Your four Fanatical Mobs hold the City: you have won!
   *[other] { $who } holds the City with four Fanatical Mobs and wins.
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
why-no-such-ability = There is no such ability.
why-patriarch-away = Your Patriarch is not available.
why-not-drawn = Only one of the cards you have just drawn can go back.
why-needed-later = This card is the only one the ability could play.
why-never-patriarch = The Patriarch is never sacrificed.
why-not-this-priest = This Priest will not do here.
why-only-hand = A card of the hand is asked for.
why-no-altar-there = You have no Altar there.
why-no-coins-there = No Priest is there with coins.
why-not-in-intention = Cards are played in the Resolution.
why-sealed = The black seal: only a cult of Darkness plays this card.
why-not-raised = This Priest cannot be raised so: he is at 5, or the token or the coins are missing.
why-no-altar = A Priest on that Location, no Altar of yours and the coins are needed.
why-no-priest-there = One of your Priests must be on the Location.
why-no-mob-left = No Fanatical Mob is left in the reserve.
why-summoned-already = Your god has been summoned in this round already.
why-palace-empty = There is no License left at the Palace.
why-pile-empty = The pile is empty.
why-too-few-mobs = { $mobs ->
    [0] Without a Fanatical Mob
    [one] With { $mobs } Fanatical Mob
   *[other] With { $mobs } Fanatical Mobs
} a prayer reaches { $reach ->
    [1] only the Ruins (Location 1).
   *[other] Location { $reach } and no further.
}
why-no-privilege-there = There is no License there.
why-no-bribe = A Location from 3 to 13 is bribed with a Priest from here and as many coins as its number: for Location { $price } you have { $coins }.
why-no-such-priest = You have no Priest { $value } available.
why-too-few-followers = { $needed ->
    [one] { $needed } Follower is needed to preach { $at }; you have { $followers }.
   *[other] { $needed } Followers are needed to preach { $at }; you have { $followers }.
}
why-no-follower-to-lose = Your placement number { $placement } costs 1 Follower, and you have none.
why-no-move = No Priest from here can go to { $the }.
why-nine-followers = You have { $figure } Followers already.
why-too-few-coins = { $figure ->
    [one] { $figure } coin is needed.
   *[other] { $figure } coins are needed.
}
why-too-few-to-sacrifice = { $figure ->
    [one] { $figure } Follower to sacrifice is needed.
   *[other] { $figure } Followers to sacrifice are needed.
}
why-no-token-of = No Priest { $figure } is left in the reserve, and none can be raised.
why-too-weak = Your Influence is { $influence }, your Divine Might { $power }.
why-cannot-pay = { $price ->
    [one] This License costs { $price } coin; you have { $coins }.
   *[other] This License costs { $price } coins; you have { $coins }.
}
why-card-idle = This card would do nothing here. It needs: { $needs }.
why-ability-idle = The ability would do nothing here. { $does }
why-too-few-to-destroy = It takes { $count } available Priests to destroy, or none at all; after the Ritual you would have { $left }.
why-ability-unpaid = You cannot pay its price. { $does }

## Count

sheet-altars = Altars
column-altars = Altars
sheet-mobs = Fanatical Mobs
column-mobs = Fanatical Mobs
sheet-summonings = Summonings
column-summonings = Summonings
sheet-power = Divine Might
column-power = Divine Might

## Report

reason-victory-more = victory closer at the end of this round
reason-victory-less = victory further off at the end of this round
reason-rival-more = a rival closer to winning this round
reason-rival-less = a rival less close to winning this round
reason-altars-more = { $n ->
    [0] slightly more Altars to expect
    [one] { $n } more Altar to expect
   *[other] { $n } more Altars to expect
}
reason-altars-less = { $n ->
    [0] slightly fewer Altars to expect
    [one] { $n } fewer Altar to expect
   *[other] { $n } fewer Altars to expect
}
reason-mobs-more = { $n ->
    [0] slightly more Fanatical Mobs to expect
    [one] { $n } more Fanatical Mob to expect
   *[other] { $n } more Fanatical Mobs to expect
}
reason-mobs-less = { $n ->
    [0] slightly fewer Fanatical Mobs to expect
    [one] { $n } fewer Fanatical Mob to expect
   *[other] { $n } fewer Fanatical Mobs to expect
}
reason-followers-more = { $n ->
    [0] slightly more Followers to expect
    [one] { $n } more Follower to expect
   *[other] { $n } more Followers to expect
}
reason-followers-less = { $n ->
    [0] slightly fewer Followers to expect
    [one] { $n } fewer Follower to expect
   *[other] { $n } fewer Followers to expect
}
reason-coins-more = { $n ->
    [0] slightly more Coins to expect
    [one] { $n } more Coin to expect
   *[other] { $n } more Coins to expect
}
reason-coins-less = { $n ->
    [0] slightly fewer Coins to expect
    [one] { $n } fewer Coin to expect
   *[other] { $n } fewer Coins to expect
}
reason-influence-more = { $n ->
    [0] slightly more Influence among your Priests
    [one] { $n } more Influence among your Priests
   *[other] { $n } more Influence among your Priests
}
reason-influence-less = { $n ->
    [0] slightly less Influence among your Priests
    [one] { $n } less Influence among your Priests
   *[other] { $n } less Influence among your Priests
}
reason-miracles-more = { $n ->
    [0] slightly more Miracles to expect
    [one] { $n } more Miracle to expect
   *[other] { $n } more Miracles to expect
}
reason-miracles-less = { $n ->
    [0] slightly fewer Miracles to expect
    [one] { $n } fewer Miracle to expect
   *[other] { $n } fewer Miracles to expect
}
reason-intrigues-more = { $n ->
    [0] slightly more Intrigues to expect
    [one] { $n } more Intrigue to expect
   *[other] { $n } more Intrigues to expect
}
reason-intrigues-less = { $n ->
    [0] slightly fewer Intrigues to expect
    [one] { $n } fewer Intrigue to expect
   *[other] { $n } fewer Intrigues to expect
}
reason-privileges-more = { $n ->
    [0] slightly more Licenses to expect
    [one] { $n } more License to expect
   *[other] { $n } more Licenses to expect
}
reason-privileges-less = { $n ->
    [0] slightly fewer Licenses to expect
    [one] { $n } fewer License to expect
   *[other] { $n } fewer Licenses to expect
}
reason-supremacy-more = a better chance to hold Supremacy
reason-supremacy-less = a smaller chance to hold Supremacy
note-cult = Cult
note-card = Card played
note-ability = Ability used
note-road = Road to victory

## What a choice costs, gives and risks

mark-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
mark-followers = { $count ->
    [one] { $count } Follower
   *[other] { $count } Followers
}
mark-cards = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
mark-miracles = { $count ->
    [one] { $count } Miracle
   *[other] { $count } Miracles
}
mark-intrigues = { $count ->
    [one] { $count } Intrigue
   *[other] { $count } Intrigues
}
mark-altars = { $count ->
    [one] { $count } Altar
   *[other] { $count } Altars
}
mark-mobs = { $count ->
    [one] { $count } Fanatical Mob
   *[other] { $count } Fanatical Mobs
}
mark-priest = A Priest { $count }
mark-sacrifice = An available Priest of { $count } or more is sacrificed
mark-ritual = An available Priest of { $count } or more is laid on the sheet
mark-all-priests = { $count ->
    [one] Your available Priest is sacrificed
   *[other] Your { $count } available Priests are sacrificed
}
mark-patriarch = +{ $count } Influence for your Patriarch
mark-influence = Your Influence here: { $from }, then { $to }
mark-priest-raised = This Priest goes from { $from } to { $to }
mark-rival = { $who-is ->
    [me] You lead here with { $influence }
   *[other] { $who } would still lead here with { $influence }
}
