# The lessons of Cleopatra.
lesson-market = The Market and the Quarry

lesson-market-goal-title = A palace for Cleopatra
lesson-market-goal = The queen is waiting for her palace. Every element you build brings you Talents, and the richest architect wins, unless he let himself be bribed too often: that one is fed to the crocodiles.

lesson-market-take-title = The Market
lesson-market-take = On your turn you do one thing: Market or Quarry. The Market has three stalls, and you take all the cards of one. You hold Artisans and Stone; what you lack is Wood.
lesson-market-take-ask = Take stall 3: it has Wood.
lesson-market-take-wrong = That is allowed, but Wood lets you build a Column Wall next turn. Take stall 3.

lesson-market-fill-title = Filling the stalls
lesson-market-fill = Three cards come from the pile, some of them hidden, and you decide where they go: one to each stall. A stall that nobody takes grows from turn to turn.
lesson-market-fill-ask = Put this card on the stall of your choice.

lesson-market-rest-title = Then the others
lesson-market-rest = One more; the last goes by itself where there is room. Then Alix and Sacha play: the log says what they take and build, but their Talents stay hidden, and so do yours.
lesson-market-rest-ask = Choose where the second card goes.

lesson-market-build-title = The Quarry
lesson-market-build = Your turn again. The Quarry shows what each element costs and brings. A Column Wall takes an Artisan, a Stone and a Wood: you have them all.
lesson-market-build-ask = Build a Column Wall.
lesson-market-build-wrong = Later! For the Column Wall you have every card; anything else would cost you Merchants.

lesson-market-pay-title = Paying
lesson-market-pay = You pay with your cards. Your three Nile Merchants can stand in for any resource, once each; keep them: at the end each one left is worth 3 Talents.
lesson-market-pay-ask = Pay everything with your cards.
lesson-market-pay-wrong = Your cards are enough: keep your Merchants.

lesson-market-place-title = The first Column Wall
lesson-market-place = A Column Wall brings 3 Talents, and 1 more for each Mosaic cell that touches it. Point at the free places: each says what it would bring.
lesson-market-place-ask = Place your Column Wall wherever you like.

lesson-market-finish-title = One more?
lesson-market-finish = You may build several elements in one visit: two bring 2 extra Talents, three or more bring 5. Your cards do not reach any further, so stop here.
lesson-market-finish-ask = End the visit.
lesson-market-finish-wrong = That would cost you Merchants. End the visit instead.

lesson-market-dice-title = The Great Priest
lesson-market-dice = After each visit to the Quarry the dice are thrown. An ankh stays on the Altar; with the fifth one comes the offering, where mercy is bought. The third lesson shows it.

lesson-market-end-title = You can play
lesson-market-end = Take at the Market, build at the Quarry: that is the whole game. Next come Mosaics, Sanctuaries and the temptation of corrupted cards. Well done!

lesson-mosaics = Mosaics and Sanctuaries

lesson-mosaics-gardens-title = The Gardens
lesson-mosaics-gardens = At the heart of the palace lie the Gardens and their palms. A Mosaic covers five cells: 4 Talents, and 1 more for each palm under it. They come from a stack of which only the top is seen.
lesson-mosaics-build-title = The Mosaic on top
lesson-mosaics-build = You hold two Artisans, a Stone, a Marble and a Lapis: enough to pay for Mosaic P without any help.
lesson-mosaics-build-ask = Build Mosaic P.
lesson-mosaics-build-wrong = It could be done. But let us see a Mosaic: you have all it takes.
lesson-mosaics-pay-title = Clean or corrupted
lesson-mosaics-pay = The Trompe-l’œil would stand in for a resource, but every corrupted card you use slips an Amulet under your pyramid. You have seven already.
lesson-mosaics-pay-ask = Pay with standard cards.
lesson-mosaics-pay-wrong = Not this time: your standard cards are enough, and the Amulet would stay.
lesson-mosaics-lay-title = Where does it go?
lesson-mosaics-lay = Turn it or flip it, as long as it lies on free cells. In the top right corner, just as it is, it covers three palms: 7 Talents. And look what it shuts in on its left.
lesson-mosaics-lay-ask = Lay it in the top right corner, without turning it.
lesson-mosaics-lay-wrong = It would fit there too. But the top right corner has three palms, and closes a region.
lesson-mosaics-claim-title = A Sanctuary
lesson-mosaics-claim = Three cells are now so well shut in that no Mosaic of the stack will ever fit there. Set up a Statue of Anubis: at the end each cell of your Sanctuary wipes out an Amulet.
lesson-mosaics-claim-ask = Set a Statue in the closed region.
lesson-mosaics-claim-wrong = Now or never: a region left alone can never be claimed.
lesson-mosaics-corrupted-title = Temptation
lesson-mosaics-corrupted = Double cards, Trompe-l’œil and Characters save time and cost Amulets. A little of it is good play; to be the most corrupt at the end is to feed the crocodiles.
lesson-mosaics-finish-title = Stop here
lesson-mosaics-finish = In the same visit you could build more, if your cards reached that far. They do not: you stop, and the Great Priest throws his dice.
lesson-mosaics-finish-ask = End the visit.
lesson-mosaics-end-title = Well built
lesson-mosaics-end = 7 Talents, and three Amulets as good as gone. One Statue is left: keep it for a larger region. Next lesson: the offering to the Great Priest.

lesson-offering = The offering

lesson-offering-altar-title = Four ankhs
lesson-offering-altar = Four dice already lie on the Altar. With the next ankh the Great Priest wants his offering: everybody can buy off his faults there, or ruin himself. You have eight Amulets.
lesson-offering-build-title = One more visit
lesson-offering-build = Every visit to the Quarry throws the dice again. You lack a Stone for the Mosaic: the Trompe-l’œil will stand in for it, at the price of a ninth Amulet.
lesson-offering-build-ask = Build Mosaic N.
lesson-offering-build-wrong = Try the Mosaic: it brings more.
lesson-offering-lay-title = Two palms
lesson-offering-lay = At the bottom, lying from E8 to H9, it covers two palms: 6 Talents. Turn it so that it reaches to the right.
lesson-offering-lay-ask = Lay it at the bottom, from E8 to H9, on two palms.
lesson-offering-lay-wrong = It would fit there too. Look for the place at the bottom, with two palms.
lesson-offering-finish-title = The dice
lesson-offering-finish = Only one die is still free, and one of its six faces has the ankh. End the visit, and cross your fingers, one way or the other.
lesson-offering-finish-ask = End the visit.
lesson-offering-bid-title = The ankh!
lesson-offering-bid = Everybody offers Talents in secret, as many as they like; all are lost. The most generous sheds three Amulets, the next takes one, the last two. Alix and Sacha waver around 7.
lesson-offering-bid-ask = Choose your offering: 8 or 9 Talents would probably do.
lesson-offering-after-title = Open hands
lesson-offering-after = Alix had offered 7, Sacha 6. Shedding Amulets is worth some Talents when the crocodiles are near; never when you have few. Last lesson: the end of the game.

lesson-end = The end of the game

lesson-end-walk-title = Here she comes
lesson-end-walk = Whenever a category of elements is complete, Cleopatra takes one step. At the fifth she enters her palace, and the game stops at once. She stands on the fourth!
lesson-end-build-title = The last Sphinx
lesson-end-build = One Sphinx is missing to complete the avenue. It makes a pair: 5 Talents, and Cleopatra takes her last step.
lesson-end-build-ask = Build Sphinx 6.
lesson-end-build-wrong = The game would go on, and somebody else might end it for you.
lesson-end-pay-title = Without an Amulet
lesson-end-pay = At the end Amulets are counted: pay with your standard cards. Mind that a corrupted card left in hand counts as one, too.
lesson-end-pay-ask = Pay with standard cards.
lesson-end-pay-wrong = One more Amulet at the last moment? Your cards are enough.
lesson-end-finish-title = The last step
lesson-end-finish = All is ready. When you end the visit, Cleopatra enters the palace.
lesson-end-finish-ask = End the visit.
lesson-end-crocodiles-title = The crocodiles
lesson-end-crocodiles = The pyramids are lifted. Sacha had 14 Amulets, more than anybody: off to the crocodiles, however rich. Alix had 12, you 8.
lesson-end-winner-title = The palace is yours
lesson-end-winner = Alix and you have 55 Talents; of two survivors with the same, the less corrupt wins: you! Build fast, stay clean: that is Cleopatra. On to your first game.
