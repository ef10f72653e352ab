# The guide of Creatures & Cultists: one sentence the first time a kind of action is possible, under the name of the action.
guide-name = Naming your sect: it changes no chances, choose what amuses you.
guide-credo = Choosing a credo: it is for fun and has no effect.
guide-symbol = Choosing a symbol: it will sign your victims on the others’ sheets.
guide-mishap = Resolving a Mondo: all those in your hand happen before the rest of your turn; you choose the order.
guide-end-turn = Ending the turn: what you did not play stays in your hand, your Defence cards too.
guide-summon = Calling your god: if it comes, you win the game; if it stays silent, the points asked are lost.
guide-play = Playing this card: an Event mostly strikes another sect, a Sorcery asks for a successful roll as well.
guide-attack = Attacking: a cultist of your active row makes one Thuggery and one Conjuring attack a turn, no more.
guide-discard = Discarding a card: it goes without effect, and the pile gives you another next round.
guide-aim = Aiming at this cultist: the exact chance to kill him is written on him, defence included.
guide-target = Targeting this sect: the card strikes it alone; who is ahead is often the most dangerous.
guide-choose = Choosing this cultist: the effect strikes him and nobody else.
guide-react = Answering with your card: it is spent, and what was about to happen is cancelled.
guide-pass = Letting it happen: you keep your cards and points for later.
guide-counter = Counter-attacking: without a card, and nobody can defend; take the skill where your threshold is higher.
guide-roll = Rolling the dice: stay at or below the threshold; two points buy a bonus of one.
guide-pay = Paying what is missing: the roll is already seen, two points for each point of threshold.
guide-give = Giving this card: you choose which; keep your Defences and your best attacks.
guide-ransom = Giving points instead of a card: they were bringing you nearer to calling your god.
guide-keep = Keeping this card: the other cards you saw go under the pile.
guide-orders = Answering in advance: you say once what you will do, and are not interrupted any more.
guide-order = Your answer in advance: it stays secret and can be changed on your turn.

# What the board shows, under the rule that explains it.
guide-about-row-active = The active row: it alone attacks, and it alone is attacked.
