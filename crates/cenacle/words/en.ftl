# The program's own words.
bot-name = Robot { $number }

sheet-wins = wins
sheet-shares = shares the win
sheet-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 }

games-players = players
games-of-players = { $min } to { $max }, about { $minutes } minutes
games-options = options
games-default = default
games-figures = figures
games-end = the end
games-house = house rule
origin-rulebook = from the rulebook
origin-public = public
origin-reconstructed = reconstructed

glass-left = Sand-glass: { $seconds } { $seconds ->
    [one] second
   *[other] seconds
  } left.
curtain-turn = It is { $seat }’s turn.
curtain-alone = Nobody else is looking: Enter
curtain-undo = u: take the last decision back

title-log = Log
title-rules = Rules
title-why = Why not?
title-help = Help
title-ideas = Two ideas, with the reason
title-end = The end

ask = Your turn
over = The game is over.
several = { $count } actions answer to these words. Say more, or give a number.
no-number = There is no number { $number }: choose from { $first } to { $last }.
choose-something = Type a number or a few letters, or mark an action with ↑ ↓; then Enter.
choose-something-plain = Type a number or a few letters, then Enter.
score-later = The count comes at the end of the game.
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
guide-says = Guide: { $what }
guide-on = The guide speaks: one sentence the first time a thing can be done.
guide-off = The guide is silent. :guide calls it back.
ideas-compared = Beside the other actions. Nothing is played.
ideas-proved = proved itself in thought
ideas-none = Nobody asks you anything.
more = { $count } more below
page-keys = ↑ ↓ scroll · Esc close
keys = ↑↓ choose · ? why not · :help · u Enter undo · q Enter quit · F1 rules
keys-over = :score the count · :log log · q Enter quit
help =
    Typing the first letters of some words, in their order, narrows the list.
    Enter chooses the action that is left alone, or the one marked with ↑ ↓.
    A number and Enter chooses the action of that number. Where the actions are
    amounts from 0 on, as in an offering, the number is the amount.

    ↑ ↓          move among the actions
    PgUp PgDn    scroll the table
    Esc          clear the line
    ?            what cannot be done, and why
    ? wall       why not the wall?
    F1           the rule of the marked action
    :rules       all rules; :rules market those of the market
    u Enter      take one's decision back (or Ctrl-Z)
    Ctrl-Y       play it again
    :ideas       two sensible actions, with the reason
    :guide       the guide, on or off
    :log         the whole log
    :score       the count, at the end
    :save        save; :save FILE under another name
    q Enter      save and quit (or Ctrl-C)

# Options that do not go together: which other one would let them.
options-together = With { $option }={ $value } it can be played.

review-curve = Chances from the first decision to the last
review-accounts = Where the result came from (in hundredths of a win)
review-start = at first
review-luck = luck
review-choices = choices
review-others = others
review-result = result
review-turns = The moments that decided the game
review-good-luck = a stroke of good luck
review-bad-luck = a stroke of bad luck
review-no-turns = None weighed much.
review-dearest = The decisions that cost most
review-better = better:
review-faultless = None cost anything.
review-luckiest = The greatest luck, good and bad
review-note = { $inputs } inputs, each judged on what the deciding seat knew then. Luck is what was drawn, thrown or shown; others is what their decisions gave or took, and what the estimates do not explain.

lesson-over = Lesson finished. Well done: `cenacle play` is a table of your own.
lesson-enter = Enter goes on; u goes back; q leaves.
