game-title = Goofspiel
game-pitch = Two dice are the prize, a hidden card is the bid.
game-goal = Most points when the hands are empty.
option-ties = When all cards tie
option-ties-carried = the prize is carried on
option-ties-lost = the prize is lost
option-exchange = Exchange after a win
end-played-out = The hands are empty.
board = Table
pack = Pack
prize = Prize
bids = Bids
hand = Your hand
points = points
in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
has-bid = has bid
round = Points of round { $n }
ask-bid = Which card do you bid for { $prize } points?
ask-exchange = { $who-is ->
    [me] Do you bury a card for the top one of the pack?
   *[other] { $who } may exchange a card.
}
ask-nothing = The game is over.
wait-bid = The others choose their bids.
do-bid = Bid the { $card }
do-exchange = Bury the { $card }
do-keep = Keep your hand
log-dealt = You are dealt { $cards }.
log-prize = Round { $round }: the dice show { $dice }, so the prize is { $prize }.
log-bid = You bid the { $card }.
log-bid-hidden = { $who } bids.
log-shown = { $who-is ->
    [me] You show the { $card }.
   *[other] { $who } shows the { $card }.
}
log-won = { $who-is ->
    [me] You win { $prize } points.
   *[other] { $who } wins { $prize } points.
}
log-tied = Nobody wins: the prize is { $fate ->
    [carried] carried on
   *[lost] lost
}.
log-exchanged = You bury the { $card } and take the { $taken }.
log-exchanged-hidden = { $who } buries a card and takes another.
log-kept = { $who-is ->
    [me] You keep your hand.
   *[other] { $who } keeps the hand.
}
sheet-prizes = Prizes won
why-not-now = This is not the question of the moment.
why-no-card = You have no { $card }.
why-not-asked = You are not asked now.
card-1 = ace
card-2 = two
card-3 = three
card-4 = four
card-5 = five
card-6 = six
card-7 = seven
card-8 = eight
card-9 = nine
card-10 = ten
card-11 = jack
card-12 = queen
card-13 = king
