# The lessons of Creatures & Cultists.

## A duel

lesson-duel = A duel

lesson-duel-welcome-title = Your sect
lesson-duel-welcome = You lead The Howling Squid: twenty-four cultists, and neighbours to get rid of. You win by summoning your god, or by being the last sect alive. For now only the bottom row fights: your novices.

lesson-duel-attack-title = The first attack
lesson-duel-attack = Your novices 1 to 4 are Brutes: they strike with Thuggery cards. You hold a Revolver; in the hands of Brute #1 it hits at 95%.
lesson-duel-attack-ask = Attack with the Revolver and your novice Brute #1.
lesson-duel-attack-wrong = Your other cards will have their moment. To begin with: the Revolver, with Brute #1.

lesson-duel-aim-title = Choosing a target
lesson-duel-aim = Each of Alix’s cultists shows the chance that he dies, his defence included. Conjurers, more at home with monsters, stand up badly to a weapon.
lesson-duel-aim-ask = Aim at Alix’s novice Conjurer #8.
lesson-duel-aim-wrong = You could, but Conjurer #8 is the weakest at Thuggery: aim at him.

lesson-duel-dice-title = Three dice
lesson-duel-dice = Your three dice came to 8, and it took 15 or less: a hit! To defend, Alix needed 4 or less: 10, failed. The space bears your symbol, and you get a tentacle point.

lesson-duel-monster-title = Loosing a monster
lesson-duel-monster = Your Conjurers, novices 5 to 8, call monsters. In a turn each cultist may strike once and conjure once, as long as you have cards for it.
lesson-duel-monster-ask = Conjure the Deep one with your novice Conjurer #8.
lesson-duel-monster-wrong = The monster first: with Conjurer #8, the Deep one hits at 84%.

lesson-duel-prey-title = Choosing a prey
lesson-duel-prey = Against a monster all these defences are alike: its card says what must be rolled, here less than 10. So you may as well go for a good Brute.
lesson-duel-prey-ask = Aim at Alix’s novice Brute #1.
lesson-duel-prey-wrong = The chance is the same everywhere, but this Brute #1 hits hard: aim at him.

lesson-duel-event-title = It shreds!
lesson-duel-event = 5 on the dice: from 3 to 5 an attack SHREDS, and the victim dies without a defence. From 16 to 18 it FUMBLES. You have an Event left; you play one a turn.
lesson-duel-event-ask = Play the Nosy journalist: it takes a card from Alix.
lesson-duel-event-wrong = Not so fast: the Journalist risks nothing, and costs Alix a card.

lesson-duel-end-title = Ending your turn
lesson-duel-end = Now you hold Alix’s Curse, a Sorcery: that is for another turn. No weapon and no monster left in hand? Then stop. Next round everybody fills the hand to six cards.
lesson-duel-end-ask = End your turn.
lesson-duel-end-wrong = Keep your cards: the Defences will be of use in Alix’s turn.

lesson-duel-dodge-title = Dodging
lesson-duel-dodge = A new round, and Alix begins: a Bat is raised against your Brute #1. The dice are not thrown yet. One Dodge, and the attack does not happen.
lesson-duel-dodge-ask = Play your Dodge.
lesson-duel-dodge-wrong = One Brute fewer is one blow fewer in your turn: dodge.

lesson-duel-bluff-title = Not dead at all
lesson-duel-bluff = Alix tries again with an Axe, and hits. Your defence: 8, and it took 5 or less. Your Conjurer #8 falls… unless it was a bluff: he gets up, and Alix gains nothing.
lesson-duel-bluff-ask = Say it was a bluff.
lesson-duel-bluff-wrong = Without the bluff Alix signs for this death and gets a point. Play the card.

lesson-duel-bravo-title = You can play
lesson-duel-bravo = All your cultists are standing, and you lead by 2 points to 0. Attack, dodge, bluff: you can already play. Next come the Mondo cards, and what you are asked in other people’s turns.

## Mondo cards and reactions

lesson-windows = Mondo cards and reactions

lesson-windows-welcome-title = Trouble comes first
lesson-windows-welcome = Three sects this time. Your turn begins with your Mondo cards: good or bad, all of them are played, and each is replaced at once. You have two; you only choose the order.

lesson-windows-moon-title = The Full moon
lesson-windows-moon = The Full moon gives +2 to everybody’s conjuring until your next turn. A card that lasts stays on the table for all to see.
lesson-windows-moon-ask = Resolve the Full moon first.
lesson-windows-moon-wrong = The Flu will come soon enough: begin with the Full moon.

lesson-windows-flu-title = The Flu
lesson-windows-flu = Then the Flu: one of your novices, whom you choose, does not attack until your next turn. The moon helps your Conjurers: spare them.
lesson-windows-flu-ask = Choose a Brute: he will stay in bed.
lesson-windows-flu-wrong = The moon is with your Conjurers: better let it be a Brute.

lesson-windows-seminar-title = Inter-sect seminar
lesson-windows-seminar = A third one, drawn on the way! Everybody chooses a card in secret; all pass together to the right-hand neighbour. Give the least useful: Bare fists add nothing to a roll.
lesson-windows-seminar-ask = Give the Bare fists.
lesson-windows-seminar-wrong = That one may be of use! You will miss the Bare fists less.

lesson-windows-ghoul-title = Free at last
lesson-windows-ghoul = Alix has passed you a Contemplation. No Mondo card is left: now you play what you like. With the moon, the Ghoul of your Conjurer #8 hits at 84%.
lesson-windows-ghoul-ask = Conjure the Ghoul with your novice Conjurer #8.
lesson-windows-ghoul-wrong = While the moon is full, a monster: the Ghoul, with Conjurer #8.

lesson-windows-aim-title = The favoured of the stars
lesson-windows-aim = This round the stars favour Alix: +2 to every roll, defences too. That is why Alix’s cultists would die at only 25%, and Sacha’s at 44%.
lesson-windows-aim-ask = Aim at Sacha’s novice Conjurer #8.
lesson-windows-aim-wrong = Better Sacha, whom no star favours; and that Conjurer #8 would profit from the moon.

lesson-windows-end-title = Other people’s turns
lesson-windows-end = Devoured: a point for you. Stop here: the rest happens in the turns of the others, and you are the one who will be asked.
lesson-windows-end-ask = End your turn.
lesson-windows-end-wrong = It would be allowed. But keep your cards, and see what the others are up to.

lesson-windows-sign-title = The Elder sign
lesson-windows-sign = Sacha sets a Byakhee on your Conjurer #8, and the roll passes. Before you defend you may show an Elder sign: it sends nearly every monster back.
lesson-windows-sign-ask = Show the Elder sign.
lesson-windows-sign-wrong = Without it your defence passes at only 38%: show the Sign.

lesson-windows-asked-title = Asked for nothing?
lesson-windows-asked = Alix attacks with a Bat. You have no Dodge, but you are asked all the same: so nobody can guess your hand. If that tires you, answer beforehand.
lesson-windows-asked-ask = Choose to answer beforehand.
lesson-windows-asked-wrong = Letting it happen would do; but see how to answer once and for all.

lesson-windows-order-title = Answering beforehand
lesson-windows-order = You may say never, always, or keep the question for your leaders alone, who are worth most. It stays secret, and you can change it later.
lesson-windows-order-ask = Set the Dodge: ask for leaders, never for others.
lesson-windows-order-wrong = For the example, change the Dodge: a question for leaders, never for others.

lesson-windows-counter-title = Counter-attacking
lesson-windows-counter = 16 on the dice: Alix’s attack FUMBLES! Your Conjurer #8 may strike back, without a card, with +2, and there is no defence. Standing up to a weapon earns that right too.
lesson-windows-counter-ask = Counter-attack with Conjuring.
lesson-windows-counter-wrong = Striking back costs nothing, and the moon still helps: with Conjuring, 95%.

lesson-windows-bravo-title = Well answered
lesson-windows-bravo = Two victims, and no loss this round. Mondo cards first, then whatever you like, and always a Defence in hand for the turns of others. The greatest is left: your god, and how it all ends.

## Gods

lesson-gods = Gods

lesson-gods-threat-title = A god draws near
lesson-gods-threat = With three players a god asks for 20 points. Alix has 21, and the favour of the stars: playing last, Alix may summon a god and win. Luckily, it is your turn.

lesson-gods-audit-title = Bringing points down
lesson-gods-audit = The 20 points must be there at the start of the round, and again at the summoning. The Tax audit takes off as many as a die shows: 2 would be enough.
lesson-gods-audit-ask = Play the Tax audit.
lesson-gods-audit-wrong = Danger first: the Tax audit can silence that god.

lesson-gods-whom-title = Against whom?
lesson-gods-whom = Sacha has only 8 points: that god is fast asleep. Alix is the one to stop.
lesson-gods-whom-ask = Choose the sect of Alix.
lesson-gods-whom-wrong = Sacha is far from it. Alix is not: choose the sect of Alix.

lesson-gods-attack-title = Your turn to climb
lesson-gods-attack = The die shows 6: Alix drops to 15. You have 19 points, one short. Your novices are dead; your initiates, who are stronger, have taken their place.
lesson-gods-attack-ask = Attack with the Revolver and your initiate Brute #1.
lesson-gods-attack-wrong = To climb, try the Revolver with initiate Brute #1: it hits at 84%.

lesson-gods-aim-title = The last initiate
lesson-gods-aim = Sacha has one initiate left: he is worth 2 points. If he dies the leaders come into play, the most dangerous of all, but at 3 points a head.
lesson-gods-aim-ask = Aim at Sacha’s initiate Conjurer #5.
lesson-gods-aim-wrong = No target is surer than this last initiate of Sacha’s: aim at him.

lesson-gods-stake-title = Spend or save
lesson-gods-stake = Before a roll of three dice, 2 points buy +1 to the threshold. That is often useful. But so near the goal, and at 84%, save them.
lesson-gods-stake-ask = Roll without a bonus.
lesson-gods-stake-wrong = Each +1 takes you 2 points away from your god: roll without a bonus.

lesson-gods-end-title = Waiting for the stars
lesson-gods-end = A hit: 21 points, and Sacha’s leaders come into play. But only the favoured of the stars may summon, with the points there when the round began. Until the next one, then.
lesson-gods-end-ask = End your turn.
lesson-gods-end-wrong = There is no hurry: your god can only come in a later round. End your turn.

lesson-gods-stars-title = The stars smile on you
lesson-gods-stars = A new round: the lowest die has the favour, and it is yours. A High tide takes you to 23 points. But Alix has played an Overdue grimoire against you: Sorcery −2.

lesson-gods-summon-title = The summoning
lesson-gods-summon = Your Sorcery, 12, plus 2, minus 2: it will take 12 or less. Pass, and you win. Fail, and you lose 20 points. From 16 on, your god devours the whole sect!
lesson-gods-summon-ask = Summon your god.
lesson-gods-summon-wrong = The favour of the stars soon passes: summon while you have it.

lesson-gods-roll-title = A helping hand
lesson-gods-roll = The god’s 20 points are not spent on the roll, but you have 3 over. With +1 your chances go from 74 to 84%.
lesson-gods-roll-ask = Add +1 for 2 points.
lesson-gods-roll-wrong = This is the roll of the game: put the 2 points into it.

lesson-gods-bravo-title = Your god has come
lesson-gods-bravo = 10, and it took 13 or less: you win! The last sect alive wins too; and if the rounds run out, points decide. You know it all: found your sect, and play a real game.
