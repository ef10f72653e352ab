# Pictures of rules, and the page of the game.

page-about-1 = You are an architect of the queen. On your turn you take cards from the Market or build at the Quarry: walls, sphinxes, obelisks, mosaics. Every element brings Talents, the more the better it is placed.
page-about-2 = Some resources are dubious. They are quicker, but each leaves an Amulet of corruption under your pyramid. When Cleopatra enters her palace, the most corrupt architect is thrown to the crocodiles. The richest of the others wins.
page-special-1 = One palace for all: what others place makes your walls and doors worth more.
page-special-2 = Gold and corruption stay hidden to the end. Who is really ahead, and who goes too far?
page-special-3 = Five dice decide when the High Priest comes: his offering redeems, or ruins.
page-act-1 = Take a stall
page-act-1-text = A whole stall, hidden cards included.
page-act-2 = Build the palace
page-act-2-text = Walls, mosaics, sphinxes: each pays in Talents.
page-act-3 = End in time
page-act-3-text = Cleopatra walks; with her fifth step everything is counted.
page-bots = Greedy bots play among themselves: who begins is drawn, and no seat is clearly favoured. Nearly all games end at the palace.

## The first turn: the board, a stall, the hand.

picture-start-board = The table at the start: the Quarry on the left, the Gardens and Cleopatra’s avenue in the middle, the Market on the right.
picture-start-stall = You take a whole stall, hidden cards included. Everybody knows the open ones, you alone the hidden ones.
picture-start-hand = You see your hand and your pyramid. Of the others you know how many cards they hold; their gold and Amulets are hidden.
picture-start-refill = Once a stall is taken, three cards are drawn together, one for each stall. Open or hidden, each stays as it was.

## Some walls, five Mosaics and the Sanctuaries between them.

picture-palace-prices = Every element has its price in Artisans and materials, and what it brings beside its name. Build as many as you can pay for.
picture-palace-stack = Only the Mosaic on top is built. Everybody knows which are left in the stack, and nobody in what order.
picture-palace-closed = Three Sanctuaries: no Mosaic of the stack fits into these cells any more. A statue says whose they are.
picture-palace-double = A double card is worth two units, but using it costs an Amulet: it is a corrupted resource.
picture-palace-palms = The example of the rulebook: this Mosaic covers three palm trees. It brings 4 + 3 = 7 Talents.
picture-palace-claim = The Mosaic has closed a region: a Statue of Anubis claims it at once. Later would be too late.
picture-palace-wall = The example of the rulebook: a Wall at 1 touches two Mosaic cells, 2 and 3. It would bring 3 + 2 = 5 Talents.

## What stands around the Gardens.

picture-works-door = The example of the rulebook: from Door Frame 1 four Walls run without a gap. It brought 4 + 4 = 8 Talents.
picture-works-sphinxes = The Sphinxes always rise from 1 to 6: 2 Talents for an odd one, 5 for the one that completes a pair. Number 4 comes next.
picture-works-walk = Both Obelisks are finished, so Cleopatra, 1, has taken a step. With the fifth she is in the palace, 2, and the game ends at once.
picture-works-throne = First the Pedestal, then the Throne, in the middle of the Gardens: 12 Talents each. No Mosaic lies there.

## The Altar is almost full, then the offering.

picture-priest-altar = Four dice have shown the sign and stay on the Altar. With the fifth the High Priest demands his offering.
picture-priest-corrupted = The Trompe-l’œil, 1, stands for any material, the double card, 2, is worth two. Each costs an Amulet, 3.
picture-priest-ranks = Everybody offers in secret. The most generous gets rid of three Amulets; the second takes one, the third two.

## An offering with a tie.

picture-offering-tie = The example of the rulebook: two equal offers are the highest. Both get rid of 3 Amulets; the next one is third and takes 2.

## Cleopatra arrives.

picture-end-last-step = The sixth Sphinx, 1, completes the avenue: Cleopatra takes her fifth step into the palace, 2, and everything is counted.
picture-end-crocodiles = At the end the pyramids are opened. Whoever has most Amulets goes to the crocodiles, however rich; of the others the richest wins.
