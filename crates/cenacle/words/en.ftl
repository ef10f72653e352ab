# The program's own words.
person-name = Player { $number }
bot-name = Robot { $number }

sheet-wins = wins
sheet-shares = shares the win
sheet-rank = { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
 }

curtain-turn = It is { $seat }’s turn.
curtain-alone = I am alone at the screen: Enter
curtain-undo = u: take the last decision back

title-log = Log
title-rules = Rules
title-why = Why not?
title-help = Help
title-end = The end

ask = Your turn
over = The game is over.
several = { $count } actions answer to these words. Say more, or give a number.
no-number = There is no number { $number }: choose from 1 to { $count }.
no-command = There is no such command. :help lists them.
no-rule = No rule has this name. :rules lists them.
no-element = Nothing on the table has this name.
no-reason = Nothing stands against it, but it does not answer the question.
nothing-refused = Everything you point at can be played.
possible = Possible:
others = and { $count ->
    [one] one more
   *[other] { $count } more
 }
undone = Decision taken back.
redone = Decision played again.
no-undo = There is nothing to take back: the last decision was not yours, or it showed, drew or threw something.
no-redo = There is nothing to play again.
saved = Game saved:
resume-with = To go on with it:
more = { $count } more below
page-keys = ↑ ↓ scroll · Esc close
keys = Enter choose · ↑ ↓ move · ? why not · F1 rules · u undo · :help · q quit
keys-over = :score the count · :log log · q quit
help =
    Typing a few letters narrows the list; Enter chooses the marked action.
    A number and Enter chooses that action.

    ↑ ↓          move among the actions
    PgUp PgDn    scroll the table
    Esc          clear the line
    ?            what cannot be done, and why
    ? wall       why not the wall?
    F1           the rule of the marked action
    :rules       all rules; :rules market those of the market
    u, Ctrl-Z    take one's decision back
    Ctrl-Y       play it again
    :log         the whole log
    :score       the count, at the end
    :save        save; :save FILE under another name
    q, Ctrl-C    save and quit
