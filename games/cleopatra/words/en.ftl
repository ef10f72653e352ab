### Cleopatra and the Society of Architects

## The table

game-title = Cleopatra and the Society of Architects
game-pitch = Build the palace that will calm Cleopatra’s anger, fast and fine; but every shortcut corrupts, and the most corrupt feeds the crocodiles.
game-goal = The richest in Talents wins, except the most corrupt: the crocodiles take that one before the count.
option-flip = Mosaics may be turned over
option-every-turn = Hand limit at the end of every turn
option-ledger = Ledger of Talents and Amulets
end-palace = Cleopatra enters her palace
end-abandoned = The site is abandoned

phase-choose = Market or Quarry
phase-build = Build
phase-cleopatra = Cleopatra
phase-priest = Great Priest

region-quarry = The Quarry
region-palace = The palace
region-market = The Market
region-altar = The Altar
region-stack = Mosaics
region-laying = To lay
region-hand = Your hand
region-hands = The hands

## Cards

card-artisan = Artisan
card-stone = Stone
card-marble = Marble
card-wood = Wood
card-lapis = Lapis
card-double-artisan = Double Artisan
card-double-stone = Double Stone
card-double-marble = Double Marble
card-double-wood = Double Wood
card-double-lapis = Double Lapis
card-trompe-loeil = Trompe-l’œil
card-beggar = Beggar
card-courtesan = Courtesan
card-ambassador = Ambassador
card-scribe = Scribe
card-smuggler = Smuggler
card-vizier = Vizier
card-unknown = hidden card
card-back = hidden
the-beggar = the Beggar
the-courtesan = the Courtesan
the-ambassador = the Ambassador
the-scribe = the Scribe
the-smuggler = the Smuggler
the-vizier = the Vizier
merchant = Nile Merchant

foot-amulets = { $amulets ->
    [one] { $amulets } Amulet
   *[other] { $amulets } Amulets
}
foot-ambassador = 1 Amulet per card
foot-vizier = { $amulets ->
    [one] { $amulets } Amulet per card
   *[other] { $amulets } Amulets per card
}
foot-scribe = { $amulets ->
    [one] { $amulets } Amulet, 0 for a die
   *[other] { $amulets } Amulets, 0 for a die
}
effect-trompe-loeil = Any one material.
effect-beggar = From each: 2 Talents or a standard card.
effect-courtesan = Takes a card from the discard.
effect-ambassador = Asks for standard cards.
effect-scribe = Any Mosaic, or turns a die.
effect-smuggler = Passes the hand limit.
effect-vizier = Draws 5 cards, keeps any.

## Palace elements

work-mosaic = Mosaic
work-wall = Column Wall
work-sphinx = Sphinx
work-door = Door Frame
work-obelisk = Obelisk
work-throne = Throne
work-pedestal = Pedestal
works-mosaic = Mosaics
works-wall = Column Walls
works-sphinx = Sphinxes
works-door = Door Frames
works-obelisk = Obelisks
works-throne = Throne and Pedestal
complete-mosaic = The last Mosaic has left the stack
complete-wall = The Column Walls are complete
complete-sphinx = The Sphinxes are complete
complete-door = The Door Frames are complete
complete-obelisk = The Obelisks are complete
complete-throne = Throne and Pedestal are complete

reward-plain = { $talents }
reward-palms = { $talents } + palms
reward-mosaics = { $talents } + mosaics
reward-walls = { $talents } + Column Walls
reward-none = complete
built-of = built, of all

wall-slot = Column Wall { $slot }
door-left = Left Door Frame
door-right = Right Door Frame
throne-block = Throne
sphinx-place = Sphinx { $number }
obelisk-place = Obelisk { $number }
square = Square { $square }
square-start = Start
square-door = Palace
cleopatra = Cleopatra
cell = { $column }{ $row }
cell-palm = { $column }{ $row }, palm
told-run = { $from } to { $to }
told-covers = covers { $cells }
told-along = along { $cells }
told-closed = closed, without Statue
told-shape = { $letter }, arms: { $arms }
told-shape-corners = { $letter }, arms: { $arms }; diagonally: { $corners }
told-up = { $cells } up
told-right = { $cells } right
told-down = { $cells } down
told-left = { $cells } left
told-up-right = up right
told-down-right = down right
told-down-left = down left
told-up-left = up left
grid-legend = Letter: Mosaic. ♣ palm, . free cell, x closed cell without Statue, digit: that player’s Sanctuary. # Throne block, = Pedestal, @ Throne. At the edge, numbers of the Column Walls; solid line: Column Wall built; dotted: to build.
grid-legend-claiming = Small letters: regions that can be claimed.

mosaic = { $letter }
mosaic-laid = Mosaic { $letter }
mosaic-by = Laid by { $who }.
sanctuary = Sanctuary of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} ({ $who })
claimable = region { $region }, closed, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
stack-top = On top
stack-under = In the stack
stack-held = In hand
stack-note = { $left } left
laying-note = { $letter } · { $left } left
turns-legend = Rotations of the Mosaic; * is the cell by which its place is told.

## Market, Altar, hand

stall = Stall { $stall }
pile = Pile
pile-note = pile { $pile }
discard = Discard
discard-known = { $cards }
discard-partly = { $cards }; { $hidden } unknown
altar-on = On the Altar
altar-off = Blank
altar-stone = { $missing ->
    [one] { $missing } die short of an offering
   *[other] { $missing } dice short of an offering
}
die-ankh = with the ankh
die-blank = blank
hand-note = { $cards } of { $limit }
hand-cards = Cards
pyramid = Tokens and Statues
amulets = { $count ->
    [0] no Amulet
    [one] Amulet
   *[other] Amulets
}
merchants = { $count ->
    [0] no Nile Merchant
    [one] Nile Merchant
   *[other] Nile Merchants
}
statues = { $count ->
    [0] no Statue of Anubis
    [one] Statue of Anubis
   *[other] Statues of Anubis
}
tray-stocking = For the stalls
tray-vizier = The Vizier’s cards
tray-discard = The Courtesan searches the discard
tray-embassy = The embassy
embassy-wishes = wishes for: { $cards }
embassy-any = wishes for any Resource
tray-wishes = To wish for
tray-wished = Wished for
tray-offering = Offering to the Great Priest
tray-drawn = Drawn
tray-kept = Kept
tray-coins = { $from } to { $to }
coin = { $talents ->
    [one] Talent
   *[other] Talents
}

## Players

score-label = { $talents ->
    [one] Talent
   *[other] Talents
}
fact-cards = Cards
fact-merchants = Merchants
fact-statues = Statues
fact-amulets = Amulets
fact-works = Elements built
supply-walk = Cleopatra’s walk
supply-mosaics = { $laid } · { $left } left
holds = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
doing-start = begins the turn
doing-limit = holds too many cards
doing-discarding = discards the excess
doing-taken = has taken a stall
doing-stocking = fills the stalls
doing-quarry = is in the Quarry
doing-paying = is paying
doing-adding = lays an excess
doing-choosing = is choosing a Mosaic
doing-laying = is laying a Mosaic
doing-placing-wall = places a Column Wall
doing-placing-door = places a Door Frame
doing-claiming = weighs a Sanctuary
doing-end = is ending the turn
doing-begging = answers the Beggar
doing-asking = sends the Ambassador
doing-wishing = names wishes
doing-offering = is making an offer
doing-accepting = weighs the offers
doing-fetching = searches the discard
doing-keeping = hears the Vizier
doing-bidding = chooses an offering
doing-has-bid = has made an offering
doing-over = has finished
doing-eaten = goes to the crocodiles

## Questions

wait = { $who } { $doing }.
wait-bidding = Offerings in secret: { $made ->
    [0] nobody has made one yet.
    [one] { $made } player of { $of } has made an offering.
   *[other] { $made } players of { $of } have made an offering.
}
over-palace = Cleopatra is in the palace. The game is over.
over-abandoned = Nobody builds any more. The game is over.

ask-start = Market or Quarry?
hint-start = Take a stall, or build. You hold { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}; beyond { $limit } cards at the Market you take Amulets.
ask-limit = { $over ->
    [one] One card too many: discard it or keep it?
   *[other] { $over } cards too many: discard them or keep them?
}
hint-limit = Discarding costs 1 Amulet in all. Keeping everything costs { $over }.
ask-discarding = { $over ->
    [one] Which card do you discard? One more.
   *[other] Which card do you discard? { $over } more.
}
hint-discarding = Face down: nobody else will know which.
ask-taken = Fill the stalls?
hint-taken = The cards are not drawn yet: a Character can be played before.
ask-stocking = Which stall gets this card: { $card }?
ask-stocking-hidden = Which stall gets the hidden card?
hint-stocking = { $left ->
    [one] The last one.
   *[other] Then: { $next }.
}
hint-call = Your Characters can be played before.
ask-quarry = Build more, or end the visit?
ask-quarry-done = End the visit?
hint-quarry = { $works ->
    [0] Nothing built in this visit yet.
    [one] { $works } element built.
   *[other] { $works } elements built.
} Bonus: { $two } Talents for two, { $three } for three or more.
hint-quarry-done = Nothing more that you can pay for.
ask-paying = With what do you pay 1 { $resource }?
hint-paying = Still to pay: { $need }. Corrupted cards bring Amulets.
ask-adding = Which Resource card do you lay besides?
hint-adding = Nothing asks for it: it goes to the discard, and serves in this visit at the most.
ask-choosing = Which Mosaic does the Scribe take?
hint-choosing = { $left ->
    [one] { $left } Mosaic
   *[other] { $left } Mosaics
} in the stack; only those that fit the Gardens can be taken.
ask-laying = Where does Mosaic { $letter } go?
hint-laying = { $base } Talents, and 1 for each palm covered. { $places ->
    [one] { $places } way to lay it.
   *[other] { $places } ways to lay it.
} Turn it as it should lie, then point at a cell.
ask-placing-wall = Where does the Column Wall go?
hint-placing-wall = { $base } Talents, and 1 for each Mosaic cell it touches.
ask-placing-door = Left or right of the entrance?
hint-placing-door = { $base } Talents, and 1 for each Column Wall of the unbroken run from that corner.
ask-claiming = Do you set up a Statue of Anubis?
hint-claiming = { $statues ->
    [one] You have { $statues } Statue left.
   *[other] You have { $statues } Statues left.
} Now or never: each cell will wash off an Amulet.
ask-end = End your turn?
hint-end = Your Characters can still be played.
hint-end-alone = No Character to play.
ask-begging = { $who } begs. What do you give?
hint-begging = { $talents } Talents, or a standard Resource card, as you like.
ask-asking = Whom does the Ambassador ask for cards?
hint-asking = Whoever has cards can be asked. Then you say what you wish for.
ask-wishing = Which Resources do you wish for?
hint-wishing = All hear it; nobody has to follow it.
ask-offering = What do you show { $who }’s Ambassador?
hint-offering = { $amulets ->
    [0] You have no Amulet: you cannot offer anything.
    [one] One standard card at the most, { $shown } so far. If it is accepted, your Amulet goes with it.
   *[other] At most { $amulets } standard cards, { $shown } so far. Each card accepted takes one of your Amulets with it.
}
hint-offering-wished = Wished for: { $cards }. { $amulets ->
    [0] You have no Amulet: you cannot offer anything.
    [one] One standard card at the most, { $shown } so far. If it is accepted, your Amulet goes with it.
   *[other] At most { $amulets } standard cards, { $shown } so far. Each card accepted takes one of your Amulets with it.
}
ask-accepting = Which cards do you accept?
hint-accepting = Each comes with an Amulet; you have { $amulets }.
ask-fetching = Which card do you take from the discard?
hint-fetching = The others will not know which.
ask-keeping = Which of the Vizier’s cards do you keep?
hint-keeping = 1 Amulet for each card kept: { $kept } so far. The rest is discarded face down.
ask-bidding = Your offering, in secret: 0 to { $most ->
    [one] { $most } Talent.
   *[other] { $most } Talents.
}
hint-bidding = All offerings are lost. The highest takes away { $first ->
    [one] { $first } Amulet
   *[other] { $first } Amulets
}, the next ones bring { $players ->
    [3] { $second }, then { $third }.
    [4] { $second }, { $third }, then { $fourth }.
   *[other] { $second }, { $third }, { $fourth }, then { $fifth }.
} You have { $amulets }.

## What can be done

gain-amulets = { $amulets ->
    [one] +{ $amulets } Amulet
   *[other] +{ $amulets } Amulets
}
gain-talents = { $talents ->
    [one] +{ $talents } Talent
   *[other] +{ $talents } Talents
}
gain-palms = { $base } + { $extra ->
    [one] { $extra } palm
   *[other] { $extra } palms
}
gain-cells = { $base } + { $extra ->
    [one] { $extra } cell
   *[other] { $extra } cells
}
gain-walls = { $base } + { $extra ->
    [one] { $extra } Column Wall
   *[other] { $extra } Column Walls
}
do-take-stall = Take stall { $stall }: { $cards }
do-take-stall-partly = Take stall { $stall }: { $cards }, { $hidden ->
    [one] { $hidden } hidden card
   *[other] { $hidden } hidden cards
}
do-take-stall-hidden = Take stall { $stall }: { $hidden ->
    [one] { $hidden } hidden card
   *[other] { $hidden } hidden cards
}
do-take-nothing = Visit stall { $stall }, empty like the others
do-refill = Fill the stalls
do-stock = On stall { $stall }: { $card }
do-stock-hidden = On stall { $stall }: hidden card
do-discard-to-limit = Discard { $over ->
    [one] { $over } card
   *[other] { $over } cards
}
do-keep-all = Keep everything
do-smuggle = Play the Smuggler: keep everything
do-discard = Discard: { $card }
do-build-mosaic = Build Mosaic { $letter }
do-build-wall = Build a Column Wall
do-build-sphinx = Build Sphinx { $number }
do-build-door = Build a Door Frame
do-build-obelisk = Build Obelisk { $number }
do-build-pedestal = Build the Pedestal
do-build-throne = Build the Throne
do-build-with-scribe = Play the Scribe and choose the Mosaic
needs-merchants = { $short ->
    [one] with { $short } Nile Merchant
   *[other] with { $short } Nile Merchants
}
needs-trompe-loeil = with { $short } Trompe-l’œil
needs-either = { $short ->
    [one] with { $short } Merchant or Trompe-l’œil
   *[other] with { $short } Merchants or Trompe-l’œil
}
do-pay-plain = Pay all with standard cards
do-pay-rest = Pay all: standard cards, and { $merchants ->
    [one] { $merchants } Nile Merchant for the rest
   *[other] { $merchants } Nile Merchants for the rest
}
do-pay-cards = Pay all with your cards, corrupted ones too{ $merchants ->
    [0] {""}
    [one] , and { $merchants } Nile Merchant for the rest
   *[other] , and { $merchants } Nile Merchants for the rest
}
do-pay-standard = Pay with: { $card }
do-pay-double = Pay with: { $card }
do-pay-trompe-loeil = Pay with a Trompe-l’œil for: { $resource }
do-pay-merchant = Send a Nile Merchant for: { $resource }
do-choose-mosaic = Take Mosaic { $letter }
do-lay = Lay { $letter }, rotation { $turn }, at { $column }{ $row }
do-place-wall = Build Column Wall { $slot }
do-place-door-left = Build the left Door Frame
do-place-door-right = Build the right Door Frame
do-claim = Set a Statue in region { $region } ({ $column }{ $row }): { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
do-claim-nothing = Claim nothing
do-lay-more = Lay cards in excess
do-add = Lay besides: { $card }
do-add-no-more = Lay no more
do-finish-visit = End the visit
do-end-turn = End the turn
do-play-beggar = Play the Beggar
do-play-courtesan = Play the Courtesan
do-play-ambassador = Play the Ambassador
do-play-vizier = Play the Vizier
do-turn-ankh = Play the Scribe: a blank die onto the Altar
do-turn-blank = Play the Scribe: take a die off the Altar
do-give-talents = Give { $talents } Talents
do-give-card = Give: { $card }
do-show-hand = Nothing to give: show your hand
do-fetch = Take: { $card }
do-ask = Ask { $who } for cards
do-ask-no-more = Ask nobody else
do-wish = Wish for: { $card }
do-wish-any = Wish for any Resource
do-wish-no-more = Wish for nothing else
do-offer = Offer: { $card }
do-offer-nothing = Offer nothing
do-offer-no-more = Offer no more
do-accept = Accept from { $who }: { $card }
do-accept-no-more = Accept no more
do-keep = Keep: { $card }
do-keep-no-more = Discard the rest
do-bid = Offer { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talents
}

## Why not

why-not-your-turn = It is not your decision: we are waiting for { $who }. Your turn will come.
why-over = The game is over: there is nothing left to play.
why-not-now = That is not the question of the moment. First answer the one that is asked.
why-no-such-stall = There is no stall there: the Market has three.
why-empty-stall = Stall { $stall } is empty. Take one that has cards.
why-stall-stocked = Stall { $stall } already has its card. Each stall gets one: choose another.
why-no-such-card = You would need this card in hand: { $card }. You do not have it.
why-smuggler-not-now = The Smuggler is only played when your hand is above the limit at the moment it is counted.
why-no-character-now = No Character is played in the middle of a payment or of another Character. Answer first.
why-work-finished = { $work }: everything in this category is built. Choose another.
why-too-dear = { $work }: what is missing is { $missing }. { $jokers ->
    [0] You have neither Nile Merchants nor Trompe-l’œil.
   *[other] Your Nile Merchants ({ $merchants }) and Trompe-l’œil ({ $trompes }) do not make up for it.
}
why-no-mosaic-to-choose = The Scribe has no choice: fewer than two Mosaics are left in the stack. He can still turn a die.
why-only-the-top-fits = The Scribe has no choice: only the top Mosaic still fits in the Gardens. He can still turn a die.
why-mosaic-gone = That Mosaic is no longer in the stack. Take one of those that are.
why-mosaic-fits-nowhere = That Mosaic no longer fits anywhere in the Gardens. Take another.
why-not-plain = Your standard cards do not pay all that is left. Pay unit by unit.
why-not-rest = Your standard cards and Nile Merchants do not pay all that is left. Pay unit by unit.
why-not-cards = No corrupted card would serve here. Pay otherwise.
why-no-resource = You would need a Resource card in hand. You have none.
why-excess-laid = You have already laid cards in excess with this element. With the next one you may again.
why-not-a-resource = Only Resource cards are laid with a payment. A Character is played.
why-not-feigned = A Trompe-l’œil cannot stand for this resource: { $resource }. It only stands for materials.
why-needed-elsewhere = This one ({ $card }) is needed for another part of the price. Pay otherwise for: { $resource }.
why-no-such-turn = The Mosaic has no such rotation. Choose one of those shown.
why-no-flip = At this table Mosaics are not turned over. Only rotate it.
why-does-not-fit = The Mosaic does not fit here: its five cells must cover five free cells of the Gardens.
why-wall-taken = Slot { $slot } is not free. Choose a dashed one.
why-door-taken = That Door Frame is already built. The other side is free.
why-no-such-region = That is not a region your Mosaic has just closed. Only those can take a Statue.
why-can-give = You have something to give: 2 Talents or a standard card. Your hand stays hidden.
why-too-poor = You would need { $talents } Talents. Give a standard card.
why-nothing-to-fetch = The discard pile is empty: the Courtesan has nothing to take.
why-not-discarded = That card is not in the discard: { $card }. Take one that is.
why-not-herself = A Courtesan cannot take herself. Choose another card.
why-called-too-often = { $card }: already called { $calls } times in this turn, the most there may be. Next turn you may.
why-nobody-to-ask = No opponent has cards: the Ambassador has no one to talk to.
why-cannot-be-asked = That player cannot be asked: already asked, or without cards.
why-ask-somebody = The Ambassador must talk to somebody. Name at least one opponent.
why-wished = You already wish for this Resource: { $card }.
why-too-few-amulets = { $amulets ->
    [0] You have no Amulet to go with a card: you cannot offer anything.
    [one] You have { $amulets } Amulet and offer as many cards already. That is the most.
   *[other] You have { $amulets } Amulets and offer as many cards already. That is the most.
}
why-not-offered = That card is not offered. Accept one of those shown.
why-altar-empty = The Altar is empty: there is no die to take off. You may put one on.
why-not-drawn = The Vizier does not have this card: { $card }. Keep one of those he drew.
why-bid-too-high = You offer { $asked ->
    [one] { $asked } Talent
   *[other] { $asked } Talents
} and have only { $most }. Offer { $most } at the most.

## The log

log-begins = { $who-is ->
    [me] The lot falls on you: you begin.
   *[other] The lot falls on { $who }, who begins.
}
log-turn = { $who-is ->
    [me] Your turn
   *[other] { $who }’s turn
}
log-offering = Offering to the Great Priest
log-takes = { $who-is ->
    [me] You take stall { $stall }: { $cards }.
   *[other] { $who } takes stall { $stall }: { $cards }.
}
log-takes-partly = { $who-is ->
    [me] You take stall { $stall }: { $cards }, and { $hidden ->
        [one] a hidden card
       *[other] { $hidden } hidden cards
    }.
   *[other] { $who } takes stall { $stall }: { $cards }, and { $hidden ->
        [one] a hidden card
       *[other] { $hidden } hidden cards
    }.
}
log-takes-hidden = { $who-is ->
    [me] You take stall { $stall }: { $hidden ->
        [one] a hidden card
       *[other] { $hidden } hidden cards
    }.
   *[other] { $who } takes stall { $stall }: { $hidden ->
        [one] a hidden card
       *[other] { $hidden } hidden cards
    }.
}
log-takes-nothing = { $who-is ->
    [me] You go to the Market and find nothing there.
   *[other] { $who } goes to the Market and finds nothing there.
}
log-stocks = { $who-is ->
    [me] You put on stall { $stall }: { $card }.
   *[other] { $who } puts on stall { $stall }: { $card }.
}
log-stocks-hidden = { $who-is ->
    [me] You put a hidden card on stall { $stall }.
   *[other] { $who } puts a hidden card on stall { $stall }.
}
log-rebuilt = The pile is made anew from the discard: { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
log-discards-to-limit = { $who-is ->
    [me] You discard { $cards ->
        [one] a card
       *[other] { $cards } cards
    }: +1 Amulet.
   *[other] { $who } discards { $cards ->
        [one] a card
       *[other] { $cards } cards
    }: +1 Amulet.
}
log-keeps-all = { $who-is ->
    [me] You keep everything: +{ $amulets ->
        [one] { $amulets } Amulet.
       *[other] { $amulets } Amulets.
    }
   *[other] { $who } keeps everything: +{ $amulets ->
        [one] { $amulets } Amulet.
       *[other] { $amulets } Amulets.
    }
}
log-smuggles = { $who-is ->
    [me] Your Smuggler slips everything past: +{ $amulets ->
        [one] { $amulets } Amulet.
       *[other] { $amulets } Amulets.
    }
   *[other] { $who } plays the Smuggler and keeps everything: +{ $amulets ->
        [one] { $amulets } Amulet.
       *[other] { $amulets } Amulets.
    }
}
log-discards = { $who-is ->
    [me] You discard, face down: { $card }.
   *[other] { $who } discards, face down: { $card }.
}
log-discards-hidden = { $who-is ->
    [me] You discard a card.
   *[other] { $who } discards a card.
}
log-pays = { $who-is ->
    [me] You pay for { $work }
   *[other] { $who } pays for { $work }
}{ $letter ->
    [none] {""}
   *[other] {" "}{ $letter }
}: { $paid }{ $amulets ->
    [0] .
    [one] . +{ $amulets } Amulet.
   *[other] . +{ $amulets } Amulets.
}
log-adds = { $who-is ->
    [me] You lay besides: { $card }
   *[other] { $who } lays besides: { $card }
}{ $amulets ->
    [0] .
    [one] . +{ $amulets } Amulet.
   *[other] . +{ $amulets } Amulets.
}
paid-mosaic = Mosaic
paid-scribe = a Mosaic of the Scribe’s choice
paid-wall = a Column Wall
paid-sphinx = a Sphinx
paid-door = a Door Frame
paid-obelisk = an Obelisk
paid-pedestal = the Pedestal
paid-throne = the Throne
feigned-artisan = Trompe-l’œil for 1 Artisan
feigned-stone = Trompe-l’œil for 1 Stone
feigned-marble = Trompe-l’œil for 1 Marble
feigned-wood = Trompe-l’œil for 1 Wood
feigned-lapis = Trompe-l’œil for 1 Lapis
merchant-artisan = Nile Merchant for 1 Artisan
merchant-stone = Nile Merchant for 1 Stone
merchant-marble = Nile Merchant for 1 Marble
merchant-wood = Nile Merchant for 1 Wood
merchant-lapis = Nile Merchant for 1 Lapis
reserve-artisan = Artisan in reserve
reserve-stone = Stone in reserve
reserve-marble = Marble in reserve
reserve-wood = Wood in reserve
reserve-lapis = Lapis in reserve
log-builds-mosaic = { $who-is ->
    [me] You lay Mosaic { $letter }
   *[other] { $who } lays Mosaic { $letter }
}: { $extra ->
    [0] { $total } Talents, no palm covered.
    [one] { $base } + 1 palm = { $total } Talents.
   *[other] { $base } + { $extra } palms = { $total } Talents.
}
log-builds-wall = { $who-is ->
    [me] You build Column Wall { $slot }
   *[other] { $who } builds Column Wall { $slot }
}: { $extra ->
    [0] { $total } Talents.
    [one] { $base } + 1 Mosaic cell = { $total } Talents.
   *[other] { $base } + { $extra } Mosaic cells = { $total } Talents.
}
log-builds-sphinx = { $who-is ->
    [me] You set up Sphinx { $number }
   *[other] { $who } sets up Sphinx { $number }
}: { $total } Talents.
log-builds-door-left = { $who-is ->
    [me] You build the left Door Frame
   *[other] { $who } builds the left Door Frame
}: { $extra ->
    [0] { $total } Talents.
    [one] { $base } + 1 Column Wall = { $total } Talents.
   *[other] { $base } + { $extra } Column Walls = { $total } Talents.
}
log-builds-door-right = { $who-is ->
    [me] You build the right Door Frame
   *[other] { $who } builds the right Door Frame
}: { $extra ->
    [0] { $total } Talents.
    [one] { $base } + 1 Column Wall = { $total } Talents.
   *[other] { $base } + { $extra } Column Walls = { $total } Talents.
}
log-builds-obelisk = { $who-is ->
    [me] You raise Obelisk { $number }
   *[other] { $who } raises Obelisk { $number }
}: { $total } Talents.
log-builds-pedestal = { $who-is ->
    [me] You build the Pedestal
   *[other] { $who } builds the Pedestal
}: { $total } Talents.
log-builds-throne = { $who-is ->
    [me] You raise the Throne
   *[other] { $who } raises the Throne
}: { $total } Talents.
log-bonus = { $who-is ->
    [me] { $works } elements in one visit: { $talents } more Talents for you.
   *[other] { $works } elements in one visit: { $talents } more Talents for { $who }.
}
log-scribe-chooses = { $who-is ->
    [me] Your Scribe pulls Mosaic { $letter } out of the stack.
   *[other] The Scribe pulls Mosaic { $letter } out of the stack for { $who }.
}
log-mosaic-leaves = Mosaic { $letter } fits nowhere any more: it leaves the stack.
log-claims = { $who-is ->
    [me] You set up Anubis in a Sanctuary of { $cells ->
        [one] { $cells } cell.
       *[other] { $cells } cells.
    }
   *[other] { $who } sets up Anubis in a Sanctuary of { $cells ->
        [one] { $cells } cell.
       *[other] { $cells } cells.
    }
}
log-unclaimed = A closed region of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} stays without a Statue, for ever.
log-calls = { $who-is ->
    [me] You play { $card }{ $amulets ->
        [0] .
        [one] : +{ $amulets } Amulet.
       *[other] : +{ $amulets } Amulets.
    }
   *[other] { $who } plays { $card }{ $amulets ->
        [0] .
        [one] : +{ $amulets } Amulet.
       *[other] : +{ $amulets } Amulets.
    }
}
log-gives-talents = { $who-is ->
    [me] You give { $to } { $talents } Talents.
   *[other] { $to-is ->
        [me] { $who } gives you { $talents } Talents.
       *[other] { $who } gives { $to } { $talents } Talents.
    }
}
log-gives-card = { $who-is ->
    [me] You give { $to }: { $card }.
   *[other] { $to-is ->
        [me] { $who } gives you: { $card }.
       *[other] { $who } gives { $to }: { $card }.
    }
}
log-gives-nothing = { $who-is ->
    [me] You have nothing to give: { $to } looks at your hand.
   *[other] { $to-is ->
        [me] { $who } has nothing to give and shows you the hand.
       *[other] { $who } has nothing to give and shows { $to } the hand.
    }
}
log-hand-shown = { $who-is ->
    [me] Your hand: { $cards }.
   *[other] { $who } holds: { $cards }.
}
log-fetches = { $who-is ->
    [me] The Courtesan brings you: { $card }.
   *[other] The Courtesan brings { $who }: { $card }.
}
log-fetches-hidden = { $who-is ->
    [me] The Courtesan brings you a card from the discard.
   *[other] The Courtesan brings { $who } a card from the discard, nobody knows which.
}
log-asks = { $who-is ->
    [me] You send your Ambassador to { $asked }.
   *[other] { $asked-is ->
        [me] { $who } sends you an Ambassador.
       *[other] { $who } sends an Ambassador to { $asked }.
    }
}
log-wishes = { $who-is ->
    [me] Your Ambassador wishes for: { $cards }.
   *[other] { $who }’s Ambassador wishes for: { $cards }.
}
log-wishes-any = { $who-is ->
    [me] Your Ambassador wishes for any standard Resource.
   *[other] { $who }’s Ambassador wishes for any standard Resource.
}
log-offers-card = { $who-is ->
    [me] You offer: { $card }.
   *[other] { $who } offers: { $card }.
}
log-offers-no-more = { $who-is ->
    [me] You offer no more.
   *[other] { $who } offers no more.
}
log-offers-nothing = { $who-is ->
    [me] You offer nothing.
   *[other] { $who } offers nothing.
}
log-accepts = { $who-is ->
    [me] You accept from { $from }, with an Amulet: { $card }.
   *[other] { $from-is ->
        [me] { $who } accepts from you, with an Amulet: { $card }.
       *[other] { $who } accepts from { $from }, with an Amulet: { $card }.
    }
}
log-turns-ankh = { $who-is ->
    [me] Your Scribe puts down a die
   *[other] The Scribe puts down a die for { $who }
}: { $altar ->
    [0] none is left there.
    [one] { $altar } is on the Altar.
   *[other] { $altar } are on the Altar.
}
log-turns-blank = { $who-is ->
    [me] Your Scribe takes a die off the Altar
   *[other] The Scribe takes a die off the Altar for { $who }
}: { $altar ->
    [0] none is left there.
    [one] { $altar } is on the Altar.
   *[other] { $altar } are on the Altar.
}
log-draws = { $who-is ->
    [me] The Vizier brings you: { $cards }.
   *[other] The Vizier brings { $who }: { $cards }.
}
log-keeps = { $who-is ->
    [me] { $kept ->
        [0] You keep none of the Vizier’s { $of } cards
       *[other] You keep { $kept } of the Vizier’s { $of } cards
    }
   *[other] { $kept ->
        [0] { $who } keeps none of the Vizier’s { $of } cards
       *[other] { $who } keeps { $kept } of the Vizier’s { $of } cards
    }
}{ $amulets ->
    [0] {"."}
    [one] : +{ $amulets } Amulet.
   *[other] : +{ $amulets } Amulets.
}
log-walks = { $work }: Cleopatra walks to square { $square }.
log-walks-palace = { $work }: Cleopatra comes to the Palace.
log-throws = The Great Priest throws { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: { $ankhs ->
    [one] { $ankhs } ankh, { $altar } on the Altar.
   *[other] { $ankhs } ankhs, { $altar } on the Altar.
}
log-throws-nothing = The Great Priest throws { $dice ->
    [one] { $dice } die: nothing.
   *[other] { $dice } dice: nothing.
}
log-offers-more = { $who-is ->
    [me] You offer { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talents
    } ({ $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }): { $amulets ->
        [one] +{ $amulets } Amulet.
       *[other] +{ $amulets } Amulets.
    }
   *[other] { $who } offers { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talents
    } ({ $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }): { $amulets ->
        [one] +{ $amulets } Amulet.
       *[other] +{ $amulets } Amulets.
    }
}
log-offers-less = { $who-is ->
    [me] You offer { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talents
    } ({ $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }): { $amulets ->
        [one] −{ $amulets } Amulet.
       *[other] −{ $amulets } Amulets.
    }
   *[other] { $who } offers { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talents
    } ({ $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }): { $amulets ->
        [one] −{ $amulets } Amulet.
       *[other] −{ $amulets } Amulets.
    }
}
log-offers-even = { $who-is ->
    [me] You offer { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talents
    } ({ $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }): no Amulet to lose.
   *[other] { $who } offers { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talents
    } ({ $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }): no Amulet to lose.
}
log-arrives = Cleopatra enters her palace. We count.
log-abandoned = Thirty rounds without a stone laid: Cleopatra loses patience. We count.
log-eaten = { $who-is ->
    [me] You go to the crocodiles, with { $amulets ->
        [one] { $amulets } Amulet.
       *[other] { $amulets } Amulets.
    }
   *[other] { $who } goes to the crocodiles, with { $amulets ->
        [one] { $amulets } Amulet.
       *[other] { $amulets } Amulets.
    }
}
log-nobody-eaten = Not an Amulet at the table: the crocodiles go hungry.
log-wins = { $who-is ->
    [me] You win, with { $talents ->
        [one] { $talents } Talent.
       *[other] { $talents } Talents.
    }
   *[other] { $who } wins, with { $talents ->
        [one] { $talents } Talent.
       *[other] { $talents } Talents.
    }
}
log-nobody-wins = All to the crocodiles: nobody wins.

## The count

column-talents = Talents
column-amulets = Amulets
sheet-talents = Talents gathered
sheet-merchants = Nile Merchants left
sheet-eaten = Thrown to the crocodiles
sheet-amulets = Amulets under the pyramid
sheet-left-cards = Corrupted cards in hand
sheet-sanctuaries = Sanctuaries

## What a balance report counts

reason-talents-more = { $n ->
    [0] slightly more Talents
    [one] { $n } more Talent
   *[other] { $n } more Talents
}
reason-talents-less = { $n ->
    [0] slightly fewer Talents
    [one] { $n } fewer Talent
   *[other] { $n } fewer Talents
}
reason-merchants-more = { $n ->
    [0] slightly more Nile Merchants
    [one] { $n } more Nile Merchant
   *[other] { $n } more Nile Merchants
}
reason-merchants-less = { $n ->
    [0] slightly fewer Nile Merchants
    [one] { $n } fewer Nile Merchant
   *[other] { $n } fewer Nile Merchants
}
reason-hand-more = { $n ->
    [0] your hand promises slightly more to build
    [one] your hand promises to build for { $n } more Talent
   *[other] your hand promises to build for { $n } more Talents
}
reason-hand-less = { $n ->
    [0] your hand promises slightly less to build
    [one] your hand promises to build for { $n } Talent less
   *[other] your hand promises to build for { $n } Talents less
}
reason-amulets-more = { $n ->
    [0] slightly more Corruption Amulets
    [one] { $n } more Corruption Amulet
   *[other] { $n } more Corruption Amulets
}
reason-amulets-less = { $n ->
    [0] slightly fewer Corruption Amulets
    [one] { $n } fewer Corruption Amulet
   *[other] { $n } fewer Corruption Amulets
}
reason-tainted-more = { $n ->
    [0] slightly more corrupted cards in hand
    [one] { $n } more corrupted card in hand
   *[other] { $n } more corrupted cards in hand
}
reason-tainted-less = { $n ->
    [0] slightly fewer corrupted cards in hand
    [one] { $n } fewer corrupted card in hand
   *[other] { $n } fewer corrupted cards in hand
}
reason-sanctuary-more = { $n ->
    [0] slightly more Sanctuary spaces
    [one] { $n } more Sanctuary space
   *[other] { $n } more Sanctuary spaces
}
reason-sanctuary-less = { $n ->
    [0] slightly fewer Sanctuary spaces
    [one] { $n } fewer Sanctuary space
   *[other] { $n } fewer Sanctuary spaces
}
note-places = Place in the first round
place-1 = first
place-2 = second
place-3 = third
place-4 = fourth
place-5 = fifth
note-works = Elements built
note-visits = Elements in one visit to the Quarry
visit-two = two
visit-three = three
visit-more = four and more
note-characters = Characters called
note-limit = Above the hand limit
limit-smuggled = smuggled
limit-kept = kept all, for Amulets
limit-discarded = discarded
note-offerings = Rank of the offering
offering-1 = first
offering-2 = second
offering-3 = third
offering-4 = fourth
offering-5 = fifth
note-sanctuaries = Sanctuaries
sanctuary-small = 1 or 2 cells
sanctuary-middle = 3 to 5 cells
sanctuary-large = 6 to 9 cells
sanctuary-vast = 10 cells and more
note-payments = How it was paid
paid-merchant = with a Nile Merchant
paid-corrupted = with a corrupted card
note-fate = Fate
fate-eaten = thrown to the crocodiles
note-end = At the end
left-no-statue = no Statue left
left-merchants = Nile Merchants left
left-spotless = without an Amulet
