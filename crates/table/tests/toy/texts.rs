//! The rules and words of Thimble.

/// The rules in English.
pub(crate) const RULES_EN: &str = "\
# The beginning

## setup.deal
**Three cards**

Everybody gets three of the 24 cards.

# The round

## round.hide
**Hide**

Everybody hides a card of the hand, at the same time.

## round.glass
**The glass**

When the sand-glass runs out, the lowest card of each who has not chosen is hidden.

## round.reveal
**Reveal**

The highest card wins its value and a die; of equals, the lowest seat.

# The prize

## prize.draw
**Draw**

The winner may draw a card, as long as there is one.

## prize.peek
**Peek**

Or look once at the top card, which then leaves the game.

## prize.pass
**Pass**

Or take nothing.

# The end

## end.rich
**Rich**

Who has 22 points ends the game.

## end.dry
**Dry**

So do hands without a card.

";

/// The rules in French.
pub(crate) const RULES_FR: &str = "\
# Le début

## setup.deal
**Trois cartes**

Chacun reçoit trois des 24 cartes.

# La manche

## round.hide
**Cacher**

Chacun cache une carte de sa main, tous en même temps.

## round.glass
**Le sablier**

Quand le sablier est vide, la carte la plus basse de chaque retardataire est cachée.

## round.reveal
**Révéler**

La plus haute carte gagne sa valeur et un dé ; à égalité, la première place.

# Le prix

## prize.draw
**Piocher**

Le gagnant peut piocher une carte, tant qu'il y en a.

## prize.peek
**Regarder**

Ou regarder une fois la première carte, qui quitte alors le jeu.

## prize.pass
**Passer**

Ou ne rien prendre.

# La fin

## end.rich
**Riche**

Qui a 22 points finit la partie.

## end.dry
**À sec**

Des mains sans cartes aussi.

";

/// The words in English.
pub(crate) const WORDS_EN: &str = "\
game-title = Thimble
game-pitch = Hide a card, and hope.
option-faces = Faces of the die
option-faces-four = four
option-faces-six = six
option-peeking = Peeking
end-rich = Somebody is rich.
end-dry = No cards are left.
board = Table
deck = Deck
hand = Hand
points = points
card-1 = thimble 1
card-2 = thimble 2
card-3 = thimble 3
card-4 = thimble 4
card-5 = thimble 5
card-6 = thimble 6
in-hand = { $count } in hand
has-hidden = has hidden a card
ask-hide = Which card do you hide?
ask-prize = { $who } takes a prize.
ask-nothing = The game is over.
do-hide = Hide { $card }
do-draw = Draw a card
do-peek = Look at the top card
do-pass = Take nothing
log-dealt = You are dealt { $card }.
log-hid = You hide { $card }, { $who }.
log-hid-something = { $who } hides a card.
log-won = { $who } wins with { $value } and a die of { $die }.
log-drew = { $who } draws { $card }.
log-drew-something = { $who } draws a card.
log-peeked = { $who } sees { $card }.
log-peeked-something = { $who } looks at a card.
log-passed = { $who } takes nothing.
log-glass = The glass has run out.
sheet-rounds = Rounds won
no-turn = You are not asked now.
no-card = You have no { $value }.
no-prize-yet = First hide a card.
no-hiding-now = The round is over: take a prize.
no-deck = The deck is empty.
no-second-peek = You have looked already.
no-peeking = You agreed not to look.
";

/// The words in French.
pub(crate) const WORDS_FR: &str = "\
game-title = Dé à coudre
game-pitch = Cachez une carte, et espérez.
option-faces = Faces du dé
option-faces-four = quatre
option-faces-six = six
option-peeking = Regarder
end-rich = Quelqu'un est riche.
end-dry = Il n'y a plus de cartes.
board = Table
deck = Pioche
hand = Main
points = points
card-1 = dé 1
card-2 = dé 2
card-3 = dé 3
card-4 = dé 4
card-5 = dé 5
card-6 = dé 6
in-hand = { $count } en main
has-hidden = a caché une carte
ask-hide = Quelle carte cachez-vous ?
ask-prize = { $who } prend un prix.
ask-nothing = La partie est finie.
do-hide = Cacher { $card }
do-draw = Piocher une carte
do-peek = Regarder la première carte
do-pass = Ne rien prendre
log-dealt = Vous recevez { $card }.
log-hid = Vous cachez { $card }, { $who }.
log-hid-something = { $who } cache une carte.
log-won = { $who } gagne avec { $value } et un dé de { $die }.
log-drew = { $who } pioche { $card }.
log-drew-something = { $who } pioche une carte.
log-peeked = { $who } voit { $card }.
log-peeked-something = { $who } regarde une carte.
log-passed = { $who } ne prend rien.
log-glass = Le sablier est vide.
sheet-rounds = Manches gagnées
no-turn = On ne vous demande rien.
no-card = Vous n'avez pas de { $value }.
no-prize-yet = Cachez d'abord une carte.
no-hiding-now = La manche est finie : prenez un prix.
no-deck = La pioche est vide.
no-second-peek = Vous avez déjà regardé.
no-peeking = Vous avez convenu de ne pas regarder.
";

/// The words in French, without a line of the log.
pub(crate) const WORDS_FR_WITHOUT_PEEK: &str = "\
game-title = Dé à coudre
game-pitch = Cachez une carte, et espérez.
option-faces = Faces du dé
option-faces-four = quatre
option-faces-six = six
option-peeking = Regarder
end-rich = Quelqu'un est riche.
end-dry = Il n'y a plus de cartes.
board = Table
deck = Pioche
hand = Main
points = points
card-1 = dé 1
card-2 = dé 2
card-3 = dé 3
card-4 = dé 4
card-5 = dé 5
card-6 = dé 6
in-hand = { $count } en main
has-hidden = a caché une carte
ask-hide = Quelle carte cachez-vous ?
ask-prize = { $who } prend un prix.
ask-nothing = La partie est finie.
do-hide = Cacher { $card }
do-draw = Piocher une carte
do-peek = Regarder la première carte
do-pass = Ne rien prendre
log-dealt = Vous recevez { $card }.
log-hid = Vous cachez { $card }, { $who }.
log-hid-something = { $who } cache une carte.
log-won = { $who } gagne avec { $value } et un dé de { $die }.
log-drew = { $who } pioche { $card }.
log-drew-something = { $who } pioche une carte.
log-peeked-something = { $who } regarde une carte.
log-passed = { $who } ne prend rien.
log-glass = Le sablier est vide.
sheet-rounds = Manches gagnées
no-turn = On ne vous demande rien.
no-card = Vous n'avez pas de { $value }.
no-prize-yet = Cachez d'abord une carte.
no-hiding-now = La manche est finie : prenez un prix.
no-deck = La pioche est vide.
no-second-peek = Vous avez déjà regardé.
no-peeking = Vous avez convenu de ne pas regarder.
";
