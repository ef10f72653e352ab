# The guide of 4 Gods: one sentence the first time a kind of action is possible, under the name of the action.
guide-ready = Saying you are ready: the game begins when all have said so.
guide-take-colour = Taking a colour of prophets: your secret god is not known yet, all colours are equal.
guide-lose = Losing a prophet: the penalty of an error, and he does not come back; choose the least useful.
guide-pass = Passing: you raise your flag; if everybody does, the game stops at once.
guide-end-turn = Ending your turn: what you hold goes to your discard, where others may take it.
guide-choose = Choosing a god: its terrain counts for you to the end, and its prophets are yours for good.
guide-turn-over = Turning a tile over: everybody then sees both its faces; one free hand is enough.
guide-take = Taking a tile from a discard: even an opponent’s, if you have a free hand.
guide-denounce = Denouncing a tile: if a side does not fit its neighbours, it leaves the World.
guide-hold = Holding a tile: turn it as it is to be laid; nothing stops you if it does not fit.
guide-build = Building a City: five points while your prophet holds it, but an opponent may destroy it with a tile.
guide-discard = Discarding a tile: it frees a hand, and others may take it.
guide-draw = Drawing from the bag: both hands must be empty; the others see one face, only you the other.
guide-lay = Laying a tile: the cell touches two edges and the terrains go on; a prophet may come with it.

# What the board shows, under the rule that explains it.
guide-about-prophet-zone = A prophet: he holds a terrain of his tile; whoever has most in a kingdom scores it.
guide-about-god-choose = The gods: each gives prophets and makes its terrain count; who takes none scores nothing.
