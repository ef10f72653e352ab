# Pictures of rules, and the page of the game.

page-about-1 = Your sect wants to wake its god. So do the others. With truncheons, pitchforks, monsters and spells each thins the ranks of the others: first the novices, then the initiates, at last the leaders.
page-about-2 = Every victim brings tentacular points. Spend them to save a roll of the dice, or keep them to call your god: if he comes, you have won. If he is hungry, too bad.
page-special-1 = Three dice for everything, and moments that are told for long: shreds, fumbles, a monster that turns round.
page-special-2 = Sixty-five cards, some of them played in the turn of others, at their worst moment.
page-special-3 = Up to eight sects at one table.
page-act-1 = Raise a sect
page-act-1-text = A name, a creed, twenty-four cultists.
page-act-2 = Attack
page-act-2-text = A weapon, a target, three dice.
page-act-3 = Call your god
page-act-3-text = He comes, keeps silent, or devours.
page-bots = No seat is favoured. The skills thrown at the start weigh much in a game of two; nearly all games end with the coming of a god.

## The first round of four sects: attacks, defences, victims.

picture-duels-sects = Four sects of twenty-four cultists in three rows. Make your god come, or outlive all others.
picture-duels-skills = Three skills, thrown at the start: Thuggery, Sorcery, Conjuring. A roll of three dice succeeds if it does not exceed them.
picture-duels-row = Only the active row fights and can be attacked: first the novices, then the initiates, at last the leaders.
picture-duels-modifiers = Below each cultist stands what he adds: Brutes, 1, hit better, Conjurers, 2, bring monsters better.
picture-duels-hand = On your turn, in any order: your attacks, a Sorcery or an Event, your god. You alone see your hand.
picture-duels-announce = An attack: who strikes, with what weapon, and who is aimed at. The attacker rolls three dice, then the target defends likewise.
picture-duels-counter = The defence has shredded, with a roll of 3 to 5: the target is safe and may strike back at once.
picture-duels-victim = A novice has fallen: his killer signs the grave and scores 1 point. An initiate is worth 2, a leader 3.
picture-duels-fumble = A Conjuring has fumbled, with a roll of 16 to 18: the monster turns on the one who called it.
picture-duels-lasting = A lasting card stays on the table, before the player it hinders, until it ends.
picture-duels-monster = The monster has come. The target tries to defend; failing that, it takes those it aims at.
picture-duels-answer = Defences are played in the turn of others: when one can help, you are asked before the dice speak.
picture-duels-track = Tentacular points: earned with victims, spent to improve a roll, or kept to call one’s god.
picture-duels-second-row = The last novice has fallen: the initiates come into play at once, even in the middle of a turn.
picture-duels-god = The favoured sect has points enough, 15 with four players: on its turn it may call its god. Three dice say whether he comes, keeps silent or devours.
picture-duels-comes = The god has come: his sect has won, and the game ends at once.
