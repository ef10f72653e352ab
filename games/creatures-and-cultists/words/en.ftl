### Creatures & Cultists

## The table

game-title = Creatures & Cultists
game-pitch = Found an evil sect, set your thugs and your monsters on the neighbours, count your tentacle points, and summon your god before nobody is left.
game-goal = Summon your god, or be the last sect alive. After the last round, most points win.
option-founding = Founding of the sects
option-founding-generated = names, credos and symbols drawn by lot
option-founding-chosen = everybody chooses
option-windows = Who is asked for a reaction
option-windows-always = whoever could hold its card, by the number of cards
option-windows-able = only who really holds it
option-points = Tentacle points spent
option-points-before = before the roll
option-points-after = after one’s own roll
option-rounds = Rounds at most
option-rounds-12 = 12 rounds
option-rounds-20 = 20 rounds
option-rounds-30 = 30 rounds
option-rounds-60 = 60 rounds
option-rounds-none = no limit
end-god = A god has come
end-last = One sect is left alive
end-nobody = The last sects fell together
end-rounds = The rounds have run out
phase-found = Founding
phase-mishaps = Mondo cards
phase-free = Free turn
phase-duel = Attack
phase-end = End
region-arena = The arena
region-track = Tentacle points
region-laid = Lasting cards
laid-none = Lasting cards: none
region-hand = Your hand
region-gazed = What you contemplate
region-orders = Your standing answers
track-figures = Boxes 0 to { $last }
track-label = Everybody’s points; a god asks for { $god }
sheet-skills = Skills
sheet-legend = B Brute, C Conjurer, with their Thuggery/Conjuring modifiers; † dead, ! out of the fight, ~ elsewhere; › active row; on the right the points of a victim
sect-nameless = A nameless sect
row-novices = novices
row-initiates = initiates
row-leaders = leaders
row-label = { $points ->
    [one] Row of { $row }: { $living } alive, { $points } point a victim
   *[other] Row of { $row }: { $living } alive, { $points } points a victim
}
row-label-active = { $points ->
    [one] Active row of { $row }: { $living } alive, { $points } point a victim
   *[other] Active row of { $row }: { $living } alive, { $points } points a victim
}
member-novice-brute = novice Brute
member-novice-conjurer = novice Conjurer
member-initiate-brute = initiate Brute
member-initiate-conjurer = initiate Conjurer
member-leader-brute = leader Brute
member-leader-conjurer = leader Conjurer
the-novice-brute = novice Brute
the-novice-conjurer = novice Conjurer
the-initiate-brute = initiate Brute
the-initiate-conjurer = initiate Conjurer
the-leader-brute = leader Brute
the-leader-conjurer = leader Conjurer
letter-brute = B
letter-conjurer = C
told-brutes = { $count ->
    [one] Brute { $numbers }
   *[other] Brutes { $numbers }
}
told-conjurers = { $count ->
    [one] Conjurer { $numbers }
   *[other] Conjurers { $numbers }
}
told-run = { $from } to { $to }
told-and = { $one }; { $other }
told-attacks = attacks
told-attacked = attacked
told-signed = signed by { $who }
told-points = { $who } { $points }
cultist-label = { $who } #{ $number }, { $state }
cultist-text = Thuggery { $brutality }, Conjuring { $conjuring }; his death is worth { n-points }
asks-cultist = which cultist?
asks-card = with which card?
state-alive = alive
state-dead = dead
state-barred = out of the fight for now
state-elsewhere = elsewhere
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The players

panel-doing = { $sect } · { $doing }
score-label = { $points ->
    [one] point
   *[other] points
}
pips-god = Towards the god
fact-hand = Cards in hand
fact-living = Living cultists
fact-slain = Victims signed for
fact-row = Active row
fact-favour = Favour of the stars
supply-round = Round
supply-pile = Pile
supply-discard = Discards
supply-favour = Favour of the stars
supply-god = Points for a god
supply-nobody = nobody
doing-waits = waits
doing-over = is done
doing-gone = is extinct
doing-founds = founds a sect
doing-mishaps = resolves Mondo cards
doing-plays = plays a turn
doing-aims = chooses a target
doing-dodge = decides whether to dodge
doing-sign = decides whether to show an Elder Sign
doing-bluff = decides whether it was a bluff
doing-stake = announces a roll
doing-counter = decides whether to counter-attack
doing-target = chooses a sect
doing-choose = chooses a cultist
doing-ransom = yields to blackmail
doing-keep = contemplates cards
doing-shed = discards
doing-pass = chooses a card to pass on
doing-orders = sets a standing answer

## The arena

arena-duel = { $who } against { $at }
arena-aims = { $who }
arena-god = { $who } summons a god
arena-attacker = Attacker: { $who } #{ $number }, Thuggery { $brutality }, Conjuring { $conjuring }
arena-target = Target: { $who } #{ $number }, Thuggery { $brutality }, Conjuring { $conjuring }
arena-card = The card played
roll-attack = Attack
roll-defence = Defence
roll-counter = Counter-attack
roll-turned = Defence against its own monster
roll-test = Test
roll-god = Summoning of the god
roll-result = { $pips } · { $verdict }
roll-threshold = 3 dice, { $threshold } or less
roll-chance = { $percent ->
    [one] { $percent } chance in 100
   *[other] { $percent } chances in 100
}
sheet-mine = you
sheet-mine-label = Your sect
roll-dice = The three dice
die-shows = Die: { $pips }
die-waits = A die not thrown yet
verdict-shreds = SHREDS
verdict-passes = passes
verdict-fails = fails
verdict-fumbles = FUMBLES
tray-cards = Cards
part-defence = monster
part-test = base
part-cultist = cultist
part-card = card
part-favour = stars
part-lasting = lasting
part-edge = counter-attack
part-points = points
part-halved = half
until-turn = to the end of the turn
until-own-turn = until the next turn of who played it
until-bearer-turn = to the end of its next turn
until-round = to the end of a round
skill-brutality = Thuggery
skill-sorcery = Sorcery
skill-conjuring = Conjuring
family-mishap = Mondo
family-event = Event
family-sorcery = Sorcery
family-brutality = Thuggery
family-conjuring = Conjuring
family-defence = Defence

## Questions

ask-name = What is your sect called?
ask-credo = What is its credo?
ask-symbol = Which symbol will sign for your victims?
tray-names = Names
tray-credos = Credos
tray-symbols = Symbols
ask-mishap = Which Mondo card comes first?
hint-mishap = All those in your hand are played, and each is replaced at once.
ask-turn = Your turn: attack or play a card
hint-turn = Attacks left: { $brutes } by Thuggery, { $conjurers } by Conjuring. { $cast ->
        [yes] Event or Sorcery: played.
       *[no] Event or Sorcery: one.
    } Points: { $points } of { $god }.
hint-turn-god = Your god can be summoned: a chance of { $percent }%. Failing costs { $god } points and the turn, fumbling the whole sect. You have { n-points }. May still attack: { $brutes } with Thuggery, { $conjurers } with Conjuring.
ask-aim = Whom do you attack with { $card }?
ask-aim-second = Whom else do you attack with { $card }?
ask-aim-led = Whom does your puppet attack?
hint-aim = Attack roll: { $threshold } or less, { $percent }%. On each target: the chance that it dies.
ask-dodge = { $who } attacks your { $victim } #{ $victim-number } with { $card }. Do you dodge?
ask-dodge-two = { $who } attacks your { $victim } #{ $victim-number } and your { $second } #{ $second-number } with { $card }. Do you dodge?
hint-dodge = It is not rolled yet: a chance of { $percent }% to hit. A Dodge cancels the whole attack.
ask-sign = { $card } swoops on your { $victim } #{ $victim-number }. Do you show an Elder Sign?
ask-sign-turned = { $card } turns on your { $victim } #{ $victim-number }! Do you show an Elder Sign?
hint-sign = The Sign cancels the conjuring. Otherwise a defence roll: a chance of { $percent }% to escape.
hint-sign-certain = The conjuring SHREDS: without a Sign there is no defence.
ask-bluff = Your { $victim } #{ $victim-number } has just died. Was it a bluff?
hint-bluff = { $points ->
    [one] The card brings him back, and { $to } does not get his point.
   *[other] The card brings him back, and { $to } does not get his { $points } points.
}
hint-bluff-nobody = The card brings him back. His death brings nobody anything.
ask-stake-attack = How many points do you put into the attack of your { $victim } #{ $victim-number }?
ask-stake-led = How many points do you put into the attack you lead?
ask-stake-defence = How many points do you put into the defence of your { $victim } #{ $victim-number }?
ask-stake-counter = How many points do you put into the counter-attack of your { $victim } #{ $victim-number }?
ask-stake-test = How many points do you put into this test?
ask-stake-god = How many points do you put into the summoning of your god?
hint-stake = It takes { $threshold } or less with 3 dice: { $percent }%. A bonus of +1 costs { $price ->
        [one] { $price } point
       *[other] { $price } points
    }, you have { $points }.
ask-amend = Do you pay what your roll lacks?
hint-amend = { $pips } against { $threshold }: passing costs { $price ->
        [one] { $price } point
       *[other] { $price } points
    }.
ask-counter = Your { $victim } #{ $victim-number } is safe. Does he counter-attack { $who }’s { $attacker } #{ $attacker-number }?
hint-counter = It cannot be defended. Thuggery: { $brutality }%, Conjuring: { $conjuring }%.
ask-target = Against which sect do you play { $card }?
ask-choose-death = { $card }: which cultist of { $who } dies?
ask-choose-own-death = { $card }: which of your cultists dies?
ask-choose-bar = { $card }: which cultist of { $who } fights no more?
ask-choose-own-bar = { $card }: which of your cultists fights no more?
ask-choose-banish = { $card }: which cultist of { $who } goes elsewhere?
ask-choose-own-banish = { $card }: which of your cultists goes elsewhere?
ask-choose-revive = { $card }: which of your dead comes back?
ask-choose-puppet = { $card }: which cultist of { $who } do you lead?
ask-choose-own-puppet = { $card }: which of your cultists attacks?
ask-ransom = What do you give the blackmailer: { n-points } or a card?
hint-ransom = You have { $have ->
        [one] { $have } point
       *[other] { $have } points
    }; with fewer than { $points } it is a card.
ask-keep = { $left ->
    [one] Which card do you keep? One more.
   *[other] Which card do you keep? { $left } more.
}
ask-shed = { $left ->
    [one] Which card do you discard? One more.
   *[other] Which card do you discard? { $left } more.
}
ask-pass = Which card do you pass to your right-hand neighbour?
hint-pass = Everybody chooses in secret; the cards move at the same time.
ask-orders = What do you answer beforehand?
hint-orders = What you say here answers for you, without asking, until you change it. Nobody else sees it.
wait = { $who } { $doing }.
wait-all = Everybody chooses in secret.
over-god = { $who-is ->
    [me] Your god has come. It was hungry for the others.
   *[other] The god of { $who } has come.
}
over-last = { $who-is ->
    [me] Your sect is the last one alive.
   *[other] The sect of { $who } is the last one alive.
}
over-rounds = The rounds have run out: points decide.
over-nobody = The last sects fell at the same time.
over-lost = Nobody wins.
over-winner = { $who-is ->
    [me] You win the game.
   *[other] { $who } wins the game.
}
over-shared = The win is shared.

## Answers

do-name = Be called “{ $name }”
do-credo = Believe: { $credo }
do-symbol = Sign with: { $symbol }
do-mishap = Resolve { $card }
do-end-turn = End the turn
do-summon = Summon your god ({ $percent }%)
do-play = Play { $card }
do-play-tested = Play { $card } ({ $percent }%)
do-attack = { $card }: attack with { $who } #{ $number } (hits at { $percent }%)
do-discard = Discard { $card }
do-aim = Aim at { $at }’s { $who } #{ $number }: a chance of { $percent }% to kill him
do-aim-alone = Aim at { $at }’s { $who } #{ $number } alone: a chance of { $percent }% to kill him
do-target = Against the sect of { $at }
do-choose = Choose { $who } #{ $number }
do-dodge = Dodge
do-sign = Show the Elder Sign
do-bluff = It was a bluff
do-let = Let it happen
do-accept = Keep the points
do-no-counter = Do not counter-attack
do-no-order = Change nothing
do-counter = Counter-attack with { $skill } ({ $percent }%)
do-roll = Roll without a bonus ({ $percent }%)
do-roll-more = +{ $bonus } for { n-points } ({ $percent }%)
do-pay = Pay { n-points } and pass
do-give = Give { $card }
do-ransom = Give { n-points }
do-keep = Keep { $card }
do-orders = Answer beforehand
do-order = { $reaction }: { $answer }
reaction-dodge = Dodge
reaction-sign = Elder Sign
reaction-bluff = It was a bluff
reaction-counter = Counter-attack
reaction-points-on-attack = Points on attack
reaction-points-on-defence = Points on defence
reaction-points-on-counter = Points on counter-attack
reaction-points-on-test = Points on a test
answer-ask = ask me
answer-leaders = ask me for leaders, never for others
answer-never = never
answer-always = always

## The log

log-founded = { $who-is ->
    [me] You found “{ $name }”. { $credo }
   *[other] { $who } founds “{ $name }”. { $credo }
}
log-skills = { $who-is ->
    [me] Your skills: Thuggery { $brutality }, Sorcery { $sorcery }, Conjuring { $conjuring }.
   *[other] Skills of { $who }: Thuggery { $brutality }, Sorcery { $sorcery }, Conjuring { $conjuring }.
}
log-round = Round { $round }
log-star = { $who-is ->
    [me] You throw { $die } for the favour of the stars.
   *[other] { $who } throws { $die } for the favour of the stars.
}
log-favoured = { $who-is ->
    [me] The stars favour you: +{ $bonus } to your rolls.
   *[other] The stars favour { $who }: +{ $bonus } to every roll.
}
log-draws = { $who-is ->
    [me] You draw: { $cards }.
   *[other] { $who } draws: { $cards }.
}
log-draws-some = { $count ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $count } cards.
}
log-shuffled = The discards are shuffled into a new pile.
log-turn = { $who-is ->
    [me] Your turn
   *[other] { $who }’s turn
}
log-plays = { $who-is ->
    [me] You play { $card }.
   *[other] { $who } plays { $card }.
}
log-aims = { $who-is ->
    [me] You play { $card } against { $at }.
   *[other] { $at-is ->
        [me] { $who } plays { $card } against you.
       *[other] { $who } plays { $card } against { $at }.
    }
}
log-attacks = { $who-is ->
    [me] Your { $attacker } #{ $attacker-number } attacks { $at }’s { $victim } #{ $victim-number }: { $card }.
   *[other] { $at-is ->
        [me] { $who }’s { $attacker } #{ $attacker-number } attacks your { $victim } #{ $victim-number }: { $card }.
       *[other] { $who }’s { $attacker } #{ $attacker-number } attacks { $at }’s { $victim } #{ $victim-number }: { $card }.
    }
}
log-conjures = { $who-is ->
    [me] Your { $attacker } #{ $attacker-number } conjures { $card } against { $at }’s { $victim } #{ $victim-number }.
   *[other] { $at-is ->
        [me] { $who }’s { $attacker } #{ $attacker-number } conjures { $card } against your { $victim } #{ $victim-number }.
       *[other] { $who }’s { $attacker } #{ $attacker-number } conjures { $card } against { $at }’s { $victim } #{ $victim-number }.
    }
}
log-attacks-led = { $who-is ->
    [me] Glassy-eyed, your { $attacker } #{ $attacker-number } strikes at { $at }’s { $victim } #{ $victim-number }.
   *[other] { $at-is ->
        [me] Glassy-eyed, { $who }’s { $attacker } #{ $attacker-number } strikes at your { $victim } #{ $victim-number }.
       *[other] Glassy-eyed, { $who }’s { $attacker } #{ $attacker-number } strikes at { $at }’s { $victim } #{ $victim-number }.
    }
}
log-rolls-attack = { $who-is ->
    [me] You attack with your { $victim } #{ $victim-number }: { $pips } against { $threshold }, { $verdict }.
   *[other] { $who } attacks with { $victim } #{ $victim-number }: { $pips } against { $threshold }, { $verdict }.
}
log-rolls-led = { $who-is ->
    [me] You lead the attack: { $pips } against { $threshold }, { $verdict }.
   *[other] { $who } leads the attack: { $pips } against { $threshold }, { $verdict }.
}
log-rolls-defence = { $who-is ->
    [me] You defend your { $victim } #{ $victim-number }: { $pips } against { $threshold }, { $verdict }.
   *[other] { $who } defends { $victim } #{ $victim-number }: { $pips } against { $threshold }, { $verdict }.
}
log-rolls-counter = { $who-is ->
    [me] You counter-attack with your { $victim } #{ $victim-number }: { $pips } against { $threshold }, { $verdict }.
   *[other] { $who } counter-attacks with { $victim } #{ $victim-number }: { $pips } against { $threshold }, { $verdict }.
}
log-rolls-turned = { $who-is ->
    [me] You defend your { $victim } #{ $victim-number } against your own monster: { $pips } against { $threshold }, { $verdict }.
   *[other] { $who } defends { $victim } #{ $victim-number } against a monster turned: { $pips } against { $threshold }, { $verdict }.
}
log-rolls-test = { $who-is ->
    [me] You try { $card }: { $pips } against { $threshold }, { $verdict }.
   *[other] { $who } tries { $card }: { $pips } against { $threshold }, { $verdict }.
}
log-rolls-god = { $who-is ->
    [me] You summon your god: { $pips } against { $threshold }, { $verdict }.
   *[other] { $who } summons a god: { $pips } against { $threshold }, { $verdict }.
}
log-thrown = { $who-is ->
    [me] { $card }: you throw the die, { $die }.
   *[other] { $card }: { $who } throws the die, { $die }.
}
log-dodges = { $who-is ->
    [me] You dodge: the attack meets thin air.
   *[other] { $who } dodges: the attack meets thin air.
}
log-signs = { $who-is ->
    [me] You show the Elder Sign: the monster goes back.
   *[other] { $who } shows the Elder Sign: the monster goes back.
}
log-bluffs = { $who-is ->
    [me] It was a bluff: your { $victim } #{ $victim-number } gets up.
   *[other] It was a bluff: { $who }’s { $victim } #{ $victim-number } gets up.
}
log-dies = { $who-is ->
    [me] You lose your { $victim } #{ $victim-number }. { $to } signs: +{ n-points }.
   *[other] { $to-is ->
        [me] { $who } loses { $victim } #{ $victim-number }. You sign: +{ n-points }.
       *[other] { $who } loses { $victim } #{ $victim-number }. { $to } signs: +{ n-points }.
    }
}
log-dies-for-nothing = { $who-is ->
    [me] You lose your { $victim } #{ $victim-number }. Nobody signs.
   *[other] { $who } loses { $victim } #{ $victim-number }. Nobody signs.
}
log-devoured = { $who-is ->
    [me] Your god, displeased, devours your whole sect!
   *[other] The god of { $who }, displeased, devours the whole sect!
}
log-row = { $who-is ->
    [me] A new active row: your { $row } come into play.
   *[other] A new active row: the { $row } of { $who } come into play.
}
log-gone = { $who-is ->
    [me] Your sect is extinct.
   *[other] The sect of { $who } is extinct.
}
log-keeps = { $who-is ->
    [me] You keep { $card }: the defence fumbled.
   *[other] { $who } keeps { $card }: the defence fumbled.
}
log-gains = { $who-is ->
    [me] You: +{ n-points }.
   *[other] { $who }: +{ n-points }.
}
log-loses = { $who-is ->
    [me] You: −{ n-points }.
   *[other] { $who }: −{ n-points }.
}
log-god-silent = { $who-is ->
    [me] Your god does not answer: −{ n-points }, and the turn is over.
   *[other] The god of { $who } does not answer: −{ n-points }, and the turn is over.
}
log-buys = { $who-is ->
    [me] You pay { n-points }: +{ $bonus } to the roll.
   *[other] { $who } pays { n-points }: +{ $bonus } to the roll.
}
log-robs = { $who-is ->
    [me] You take { n-points } from { $from }.
   *[other] { $from-is ->
        [me] { $who } takes { n-points } from you.
       *[other] { $who } takes { n-points } from { $from }.
    }
}
log-discards = { $who-is ->
    [me] You discard: { $cards }.
   *[other] { $who } discards: { $cards }.
}
log-hands = { $who-is ->
    [me] You get { $card } from { $from }.
   *[other] { $from-is ->
        [me] { $who } gets { $card } from you.
       *[other] { $who } gets { $card } from { $from }.
    }
}
log-hands-some = { $who } gets a card from { $from }.
log-swaps = { $who-is ->
    [me] You swap hands with { $with }.
   *[other] { $with-is ->
        [me] { $who } swaps hands with you.
       *[other] { $who } swaps hands with { $with }.
    }
}
log-shows = { $who-is ->
    [me] Your hand: { $cards }.
   *[other] Hand of { $who }: { $cards }.
}
log-shows-none = { $who-is ->
    [me] Your hand is empty.
   *[other] The hand of { $who } is empty.
}
log-passes = { $who-is ->
    [me] You will pass { $card } to the right.
   *[other] { $who } will pass { $card } to the right.
}
log-passes-some = { $who } has chosen a card to pass on.
log-gazes = { $who-is ->
    [me] You contemplate: { $cards }.
   *[other] { $who } contemplates: { $cards }.
}
log-gazes-some = { $count ->
    [one] { $who } contemplates a card of the pile.
   *[other] { $who } contemplates { $count } cards of the pile.
}
log-retains = { $who-is ->
    [me] You keep { $card }.
   *[other] { $who } keeps { $card }.
}
log-retains-some = { $who } keeps one of them.
log-revives = { $who-is ->
    [me] Your { $victim } #{ $victim-number } comes back from the dead.
   *[other] { $who }’s { $victim } #{ $victim-number } comes back from the dead.
}
log-barred = { $who-is ->
    [me] { $card }: your { $victim } #{ $victim-number } fights no more.
   *[other] { $card }: { $who }’s { $victim } #{ $victim-number } fights no more.
}
log-banished = { $who-is ->
    [me] Your { $victim } #{ $victim-number } goes through the gate.
   *[other] { $who }’s { $victim } #{ $victim-number } goes through the gate.
}
log-lasts = { $who-is ->
    [me] { $card } stays on the table, before you.
   *[other] { $card } stays on the table, before { $who }.
}
log-ends = { $card } comes to its end.
log-risks = { $who-is ->
    [me] You throw { $die } for your { $victim } #{ $victim-number }: safe.
   *[other] { $who } throws { $die } for { $victim } #{ $victim-number }: safe.
}
log-risks-dies = { $who-is ->
    [me] You throw { $die } for your { $victim } #{ $victim-number }: lost.
   *[other] { $who } throws { $die } for { $victim } #{ $victim-number }: lost.
}
log-nothing = { $card } fails.
log-over-god = { $who-is ->
    [me] Your god has come: you win.
   *[other] The god of { $who } has come: { $who } wins.
}
log-over-last = { $who-is ->
    [me] Your sect alone is alive: you win.
   *[other] The sect of { $who } alone is alive: { $who } wins.
}
log-over-nobody = The last sects fall at the same time: nobody wins.
log-over-rounds = The last round is over: points are counted.

## Refusals

why-over = The game is over.
why-no-player = Nobody sits there.
why-gone = That sect is extinct: it plays no more and is no target.
why-nobody = Nobody is asked just now.
why-taken = Another sect has taken it. Choose another one.
why-late-mishap = The Seminar and Moving House come after the other Mondo cards.
why-no-card = You do not hold this card.
why-no-dodge = You hold no card “Dodge”.
why-no-sign = You hold no card “Elder sign”.
why-no-bluff = You hold no card “It was a bluff”.
why-counter-sorcery = One counter-attacks with Thuggery or Conjuring, not with Sorcery.
why-target-self = This card is played against another sect.
why-target-idle = The card would do nothing to that sect. Choose another one.
why-not-among = That cultist is not among those to choose from.
why-same-order = That is what you answer beforehand already.
why-ordered = One standing answer a question, in your turn or when you are asked for a reaction.
why-called = The god was summoned in this turn already.
why-not-favoured = It takes the favour of the stars to summon a god. Wait for a better round.
why-one-card = One Event or one Sorcery a turn, and that is done.
why-mishap-waits = A Mondo card drawn now waits for the start of your next turn.
why-defence-card = A Defence card is played when somebody else acts.
why-attack-card = This card is for attacking: point at a cultist with it.
why-not-a-weapon = One attacks with a card of Thuggery or Conjuring.
why-idle = The card would do nothing now, even if its roll shredded.
why-eclipse = During the Eclipse the stars do not listen.
why-dead = That cultist is dead.
why-not-active = That cultist is not in your active row.
why-elsewhere = That cultist is elsewhere: no attacker and no target.
why-barred = That cultist does not fight for now.
why-strike = There is a strike: one attack this turn, and it is made.
why-struck = That cultist has made this kind of attack in this turn.
why-no-prey = There is nobody to attack.
why-target-dead = That target is dead already.
why-target-row = Only the active row is a target. That one bides its time.
why-not-at = The spell does not allow this target.
why-own = That cultist is no target for this attack.
why-not-now = That is not the question of the moment. First answer the one that is asked.
why-other-asked = That is not the question of the moment: { $who } is asked something else.
why-no-points = +{ $bonus } costs more than you can spend ({ n-points }).
why-useless-points = +{ $bonus } would not change this roll ({ n-points } in store).
why-no-ransom = You do not have { n-points }: give a card.
why-god-points = Your god asks for { $need } points, you have { $points }.
why-god-start = It took { $need } points at the start of the round; you have { $points } now.

## The count

sheet-god = The god has come
sheet-points = Tentacle points
sheet-living = Living cultists
sheet-slain = Victims signed for
column-god = god
column-points = points
column-living = alive
column-slain = victims
reason-points-more = { $n ->
    [0] slightly more tentacle points
    [one] { $n } more tentacle point
   *[other] { $n } more tentacle points
}
reason-points-less = { $n ->
    [0] slightly fewer tentacle points
    [one] { $n } fewer tentacle point
   *[other] { $n } fewer tentacle points
}
reason-living-more = { $n ->
    [0] slightly more cultists of yours alive
    [one] { $n } more cultist of yours alive
   *[other] { $n } more cultists of yours alive
}
reason-living-less = { $n ->
    [0] slightly fewer cultists of yours alive
    [one] { $n } fewer cultist of yours alive
   *[other] { $n } fewer cultists of yours alive
}
reason-foes-more = { $n ->
    [0] slightly more rival cultists alive
    [one] { $n } more rival cultist alive
   *[other] { $n } more rival cultists alive
}
reason-foes-less = { $n ->
    [0] slightly fewer rival cultists alive
    [one] { $n } fewer rival cultist alive
   *[other] { $n } fewer rival cultists alive
}
reason-leader-more = { $n ->
    [0] slightly more points for the leading rival
    [one] { $n } more point for the leading rival
   *[other] { $n } more points for the leading rival
}
reason-leader-less = { $n ->
    [0] slightly fewer points for the leading rival
    [one] { $n } fewer point for the leading rival
   *[other] { $n } fewer points for the leading rival
}
reason-cards-more = { $n ->
    [0] slightly more cards in hand
    [one] { $n } more card in hand
   *[other] { $n } more cards in hand
}
reason-cards-less = { $n ->
    [0] slightly fewer cards in hand
    [one] { $n } fewer card in hand
   *[other] { $n } fewer cards in hand
}
reason-skills-more = { $n ->
    [0] slightly more skill levels
    [one] { $n } more skill level
   *[other] { $n } more skill levels
}
reason-skills-less = { $n ->
    [0] slightly fewer skill levels
    [one] { $n } fewer skill level
   *[other] { $n } fewer skill levels
}
note-cards = Events, Sorceries and Mondo cards played
note-weapons = Weapons and monsters
note-defences = Defence cards
note-kills = Victims
kill-any = a victim
note-gods = Summonings of the god
god-came = it comes
god-silent = it is silent
god-devoured = it devours
note-roads = Roads to victory
road-god = the god
road-last = the last sect alive
note-gifts = Skills at the start
gifts-poor = poor (27 or less)
gifts-fair = fair (28 to 32)
gifts-rich = rich (33 or more)
note-best-skill = Best skill

## The sects

sect-name-1 = The Howling Squid
sect-name-2 = Saint Sardine
sect-name-3 = The Order of the Car Park
sect-name-4 = The Neighbours at No. 13
sect-name-5 = Knitting & Night
sect-name-6 = The Cosmic Acorn
sect-name-7 = The Earthworm League
sect-name-8 = The Moustache Brethren
sect-name-9 = Cellar & Company
sect-name-10 = The Oval Circle
sect-name-11 = Friends of the Abyss
sect-name-12 = The Squinting Eye
sect-name-13 = The Choir from Below
sect-name-14 = The Tuesday Club
sect-name-15 = The Black Starfish
sect-name-16 = The Midnight Orphans
credo-1 = What sleeps pays rent.
credo-2 = Eight arms, one heart.
credo-3 = Ring twice.
credo-4 = The stars are nearly right.
credo-5 = Who knits shall survive.
credo-6 = The abyss has good taste.
credo-7 = Never on a Thursday.
credo-8 = All ends in jelly.
credo-9 = Do not argue with the tide.
credo-10 = The leader knows where the keys are.
credo-11 = Better to crawl than to run.
credo-12 = The squid sees through walls.
credo-13 = Tomorrow, worse.
credo-14 = A robe for everyone.
credo-15 = The neighbours taste first.
credo-16 = There is room below.
symbol-octopus = octopus
symbol-fish = fish
symbol-car = car
symbol-eye = eye
symbol-scarab = scarab
symbol-web = web
symbol-goat = goat
symbol-crescent = crescent
symbol-snail = snail
symbol-skull = skull
symbol-mushroom = mushroom
symbol-raven = raven
symbol-hand = hand
symbol-candle = candle
symbol-teapot = teapot
symbol-duck = duck

## The cards

card-unknown = Unknown card
card-none = bare hands
card-eclipse = Eclipse
text-eclipse = No favour and no god to the end of the round.
card-police-raid = Police raid
text-police-raid = Each sect throws a die: on 1-2 its first active one dies, all at once.
card-flu = Flu
text-flu = One of your active ones does not fight until your next turn.
card-recruitment = Recruitment
text-recruitment = One dead of your active row comes back; if none, +1 point.
card-high-tide = High tide
text-high-tide = +2 points.
card-low-tide = Low tide
text-low-tide = −2 points.
card-seminar = Inter-sect seminar
text-seminar = Everybody passes a card to the right.
card-moving-house = Moving house
text-moving-house = Discard your hand, draw as many.
card-front-page = Front page
text-front-page = All hands lie open to the end of the turn.
card-moonless-night = Moonless night
text-moonless-night = Conjuring −2 for all until your next turn.
card-full-moon = Full moon
text-full-moon = Conjuring +2 for all until your next turn.
card-spontaneous-combustion = Spontaneous combustion
text-spontaneous-combustion = One of your active ones, by chance, dies.
card-search = House search
text-search = The target discards 2 cards by chance.
card-nosy-journalist = Nosy journalist
text-nosy-journalist = Take a card of the target by chance.
card-tax-audit = Tax audit
text-tax-audit = The target loses 1D6 tentacle points.
card-infiltrated-traitor = Planted traitor
text-infiltrated-traitor = 10 or less: one active dies. Shreds: two. Fumbles: one of yours.
card-asylum = Asylum
text-asylum = One active one does not fight to the end of its next turn.
card-power-cut = Power cut
text-power-cut = Thuggery −2 to the end of its next turn.
card-overdue-grimoire = Overdue grimoire
text-overdue-grimoire = Sorcery −2 to the end of its next turn.
card-cheap-chalk = Cheap chalk
text-cheap-chalk = Conjuring −2 to the end of its next turn.
card-buried-too-soon = Buried too soon
text-buried-too-soon = One of your dead, of any row, comes back.
card-blackmail = Blackmail
text-blackmail = The target gives you 3 points or a card.
card-crate-of-dynamite = Crate of dynamite
text-crate-of-dynamite = 9 or less: an active one by chance dies. Shreds: two. Fumbles: one of yours.
card-secret-council = Secret council
text-secret-council = Swap hands with the target.
card-whim-of-the-stars = Whim of the stars
text-whim-of-the-stars = The favour of the stars is thrown for again.
card-strike = Strike
text-strike = The target attacks only once in its next turn.
card-withering = Withering
text-withering = One active one dies. Shreds: two. Fumbles: one of yours.
card-domination = Domination
text-domination = One active of the target attacks for you. Shreds: twice. Fumbles: against you.
card-curse = Curse
text-curse = All its tests −2. Shreds: −4. Fumbles: on you.
card-theft-of-spirit = Theft of spirit
text-theft-of-spirit = Steal 1D6 points. Shreds: 6. Fumbles: give 1D6.
card-oblivion = Oblivion
text-oblivion = The target discards its hand. Shreds: it also fills it to 4 cards only. Fumbles: yours.
card-resurrection = Resurrection
text-resurrection = One dead, active row or below. Shreds: two. Fumbles: an active one dies.
card-gate-elsewhere = Gate elsewhere
text-gate-elsewhere = One active out of play to the end of next round. Shreds: two. Fumbles: one of yours.
card-contemplation = Contemplation
text-contemplation = See 5 cards, keep 2. Shreds: 3. Fumbles: discard 2.
card-yellow-sign = Yellow sign
text-yellow-sign = Each active throws a die, dies on 1. Shreds: 1-2. Fumbles: yours.
card-protective-mist = Protective mist
text-protective-mist = Your defences +3 until your next turn. Shreds: +5. Fumbles: −2.
card-bare-fists = Bare fists
text-bare-fists = Attack +0.
card-bat = Bat
text-bat = Attack +1.
card-pitchfork = Pitchfork
text-pitchfork = Attack +1.
card-sacrificial-knife = Sacrificial knife
text-sacrificial-knife = Attack +1. Shreds: 1 point more.
card-truncheon = Truncheon
text-truncheon = Attack +2.
card-revolver = Revolver
text-revolver = Attack +2. Fumbles: it jams.
card-axe = Axe
text-axe = Attack +3. Shreds: a second active one dies.
card-shotgun = Shotgun
text-shotgun = Attack +3. Shreds: a neighbour dies too.
card-ram-car = Ram car
text-ram-car = Attack +3. The target’s defence −2.
card-chainsaw = Chainsaw
text-chainsaw = Attack +4. Shreds: one more. Fumbles: the attacker dies.
card-tommy-gun = Tommy gun
text-tommy-gun = Attack +4, one or two targets of one sect.
card-flame-thrower = Flame-thrower
text-flame-thrower = Attack +4, no Dodge. Fumbles: the attacker burns.
card-dynamite = Dynamite
text-dynamite = Attack +5. Shreds: two more. Fumbles: attacker and a neighbour.
card-human-faced-rat = Human-faced rat
text-human-faced-rat = Test +1, defence below 12.
card-ghoul = Ghoul
text-ghoul = Test +0, defence below 11.
card-deep-one = Deep one
text-deep-one = Test +0, defence below 10.
card-byakhee = Byakhee
text-byakhee = Test −1, defence below 10.
card-night-gaunt = Night-gaunt
text-night-gaunt = Test −1, defence below 9. Shreds: no bluff.
card-mi-go = Mi-go
text-mi-go = Test −2, defence below 9. Shreds: draw 1.
card-hunting-horror = Hunting horror
text-hunting-horror = Test −3, defence below 8.
card-star-vampire = Star vampire
text-star-vampire = Test −3, defence below 8. A kill gives 1 more.
card-hound-of-tindalos = Hound of Tindalos
text-hound-of-tindalos = Test −3, defence below 7. The Sign has no effect.
card-flying-polyp = Flying polyp
text-flying-polyp = Test −4, defence below 7.
card-dark-young = Dark young
text-dark-young = Test −4, defence below 6.
card-shoggoth = Shoggoth
text-shoggoth = Test −5, defence below 5. Shreds: two victims. Fumbles: two of yours.
card-star-spawn = Star spawn
text-star-spawn = Test −6, defence below 4. Shreds: three victims. Fumbles: three of yours.
card-elder-sign = Elder sign
text-elder-sign = Cancels a conjuring, after its roll.
card-dodge = Dodge
text-dodge = Cancels an attack of Thuggery before the roll.
card-bluff = It was a bluff
text-bluff = Brings back a cultist who has just died.

## What was just decided

reveal-duel = { $who-is ->
    [me] { $at-is ->
        [me] { $card }: you against yourself
       *[other] { $card }: you against { $at }
    }
   *[other] { $at-is ->
        [me] { $card }: { $who } against you
       *[other] { $card }: { $who } against { $at }
    }
}
reveal-spell = { $who-is ->
    [me] You play { $card }
   *[other] { $who } plays { $card }
}
reveal-god = { $who-is ->
    [me] You summon your god
   *[other] { $who } summons their god
}
trial-attack = { $who-is ->
    [me] Your attack, { $threshold } or less
   *[other] Attack of { $who }, { $threshold } or less
}
trial-defence = { $who-is ->
    [me] Your defence, { $threshold } or less
   *[other] Defence of { $who }, { $threshold } or less
}
trial-counter = { $who-is ->
    [me] Your counter-attack, { $threshold } or less
   *[other] Counter-attack of { $who }, { $threshold } or less
}
trial-turned = { $who-is ->
    [me] Your monster turns on you: { $threshold } or less
   *[other] The monster of { $who } turns: { $threshold } or less
}
trial-test = { $who-is ->
    [me] Your test, { $threshold } or less
   *[other] Test of { $who }, { $threshold } or less
}
trial-god = { $who-is ->
    [me] Summoning of your god, { $threshold } or less
   *[other] Summoning of { $who }’s god, { $threshold } or less
}
trial-dodge = { $who-is ->
    [me] You play a Dodge
   *[other] { $who } plays a Dodge
}
verdict-hits = hit
verdict-misses = missed
verdict-dodged = dodged
came-falls = { $of-is ->
    [me] Your { $who } #{ $number } falls.
   *[other] Down: { $the-who } #{ $number } of { $of }.
}
came-stands = { $of-is ->
    [me] Your { $who } #{ $number } still stands.
   *[other] Still standing: { $the-who } #{ $number } of { $of }.
}
came-dodged = { $of-is ->
    [me] Your { $who } #{ $number } dodges: no dice are thrown.
   *[other] No dice are thrown: { $the-who } #{ $number } of { $of } gets away.
}
came-spell = The card does its work.
came-no-spell = The card does not do what was wanted.
came-god = The god awakes.
came-no-god = The god does not answer.

## What a choice costs, gives and risks

mark-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
mark-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
mark-fumbles = { $number ->
    [one] { $number } chance in 100 to fumble
   *[other] { $number } chances in 100 to fumble
}
