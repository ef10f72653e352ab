# Pictures of rules, and the page of the game.

page-about-1 = Your cult has just settled in the City. Each round you send your priests to its districts, you pray, then the thirteen locations are contested one after the other: whoever weighs most takes the effect, the others receive alms.
page-about-2 = Three roads lead to triumph: raise five altars, rouse four fanatical mobs, or summon your deity twice at the Rift of Darkness. Miracles and intrigues turn a location at the last moment.
page-special-1 = Eight cults, each with powers of its own, and others after its first summoning.
page-special-2 = Losing a location is not losing everything: alms console, and the priest comes home.
page-special-3 = Faith counts: the more followers you have, the more your patriarch weighs.
page-act-1 = Send your priests
page-act-1-text = Thirteen locations, and never enough priests.
page-act-2 = Win a location
page-act-2-text = Influence decides, unless a card steps in.
page-act-3 = Summon your deity
page-act-3-text = At the Rift it passes into Darkness.
page-bots = Between bots that look one decision ahead no seat is favoured. Two games of three are won by mobs. Tiamat is strong with up to four players.

## A game of four, from its first Priests to a Summoning.

picture-rounds-city = The City at the start: thirteen Locations, resolved in this order. Three Privileges wait in the Palace; before each player lies his cult.
picture-rounds-start = What everybody receives is read on the panel: Followers, Coins, cards. Below, the Priests at home with their Influence.
picture-rounds-preach = Preaching: in turn, everybody sends a Priest to a Location. Several cults may meet there, and will contest it.
picture-rounds-patriarch = The Patriarch is worth as much as the cult has Followers, and what its cards add.
picture-rounds-pray = Whoever sends no more Priests prays, once a round. Without Mobs, prayers only reach the first Locations.
picture-rounds-palace = While praying one may buy a Privilege from the Palace. It stays before you for everybody to see.
picture-rounds-rail = The first active Location, in the order of numbers. Before it is won, everybody may play one card or ability, once, from the First Player on.
picture-rounds-tie = Two Priests of 2: the same Influence. In a tie the highest Divine Power wins.
picture-rounds-bribe = Won among the Thieves, a Priest with Coins has gone to the Slums: he alone wins there.
picture-rounds-alms = At the foot of a Location, what preaching there requires and the Alms of those who lose: 1, 2 or 3 Coins by its rank.
picture-rounds-hand = Miracles and Intrigues stay hidden in hand. An Intrigue can also be sold while praying. Privileges lie open before you.
picture-rounds-altar = An Altar: a Priest was turned into it in the Artisans’ Quarter. It stays on its Location, counts every round and makes it active.
picture-rounds-rift = The Rift of Darkness: who wins it with an Influence of at least his Divine Power completes the Summoning.

## Three Altars, two Mobs and a Patriarch at the Rift.

picture-roads-goal = Three roads lead to victory: five Altars, four Mobs or two Summonings. The panels say how far everybody is.
picture-roads-sheet = The sheet of the cult: two abilities of the Aspect of Light. The first Summoning turns it over and gives two others.
picture-roads-altars = Altars of two cults. An Altar is enough to make a Location active, even if nobody preaches there.

## A hand of Miracles and Intrigues.

picture-cards-miracles = A Miracle or an Intrigue is played once a Location, when it is your turn to act. The black seal wants the Aspect of Darkness.
picture-cards-market = At the Market, three cults: 1, 4 and 2. Priests, Patriarch and Altar are added up for each cult; the strongest takes the effect.
