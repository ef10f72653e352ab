//! An act that changes nothing for anybody is not worth a bot's while.

use cenacle_bots::{BotSpec, Question};
use cenacle_four_gods::{Action, FourGods};
use cenacle_table::{Evaluator, Game, Next, Options, Seat, Seed, Sitter, Stream, Table, VirtualClock, any::Opened};

/// Plays a game of two such bots; shows every decision: whether it was idle, and what it was.
fn played(bot: &str, chosen: &[(&str, &str)], seed: &str, mut each: impl FnMut(bool, Action)) {
    let opened: Opened<FourGods> = Opened::shipped().unwrap();
    let options = Options::choose(FourGods::about(), 2, chosen.iter().copied()).unwrap();
    let sitters = vec![Sitter::bot(bot, bot); 2];
    let mut table = Table::new(opened.game().clone(), options, Seed::from_text(seed), sitters).unwrap();
    let spec: BotSpec = bot.parse().unwrap();
    let seed = *table.seed();
    let mut bots: Vec<_> = (0..2).map(|index| spec.sit::<FourGods>(&seed, Seat::new(index))).collect();
    let (mut clock, mut jitter) = (VirtualClock::default(), cenacle_table::Chance::new(&seed, Stream::Pace));
    loop {
        let game = table.game().clone();
        match clock.next(&*game, table.position()) {
            Next::Over => return,
            Next::Expiry(timer) => table.expire(timer).unwrap(),
            Next::Decision(seat) => {
                let legal = table.legal(seat);
                let question = Question::new(&*game, table.position(), seat, &legal);
                let index = bots[seat.index()].choose(&question);
                let action = legal[index];
                each(game.is_idle(table.position(), seat, action), action);
                clock.act(&*game, table.position(), seat, action, &mut jitter);
                table.decide_index(seat, index).unwrap();
            }
        }
    }
}

/// A quarter to a half of the last decisions of a game once were to turn one tile over and over. `[turnover.any]`
#[test]
fn no_bot_does_what_changes_nothing() {
    let turns = [("time", "turns"), ("glass", "acts")];
    for (bot, chosen, seed) in [("greedy:2", &turns[..], "a"), ("greedy:2", &[], "b"), ("search:40", &turns[..], "c")] {
        let (mut decisions, mut idle, mut turned, mut laid) = (0, 0, 0, 0);
        played(bot, chosen, seed, |is_idle, action| {
            decisions += 1;
            idle += u32::from(is_idle);
            turned += u32::from(matches!(action, Action::TurnOver { .. }));
            laid += u32::from(matches!(action, Action::Lay { .. }));
        });
        assert_eq!(idle, 0, "{bot}: of {decisions} decisions");
        assert!(turned * 10 < decisions, "{bot}: {turned} of {decisions} turn a tile over");
        assert!(laid > 20, "{bot}: it plays");
    }
}

/// Who chooses a weak bot for a first game meets one that slips: it walled all four corners within its first turn. `[city.build]`
#[test]
fn no_bot_builds_cities_before_the_other_has_begun_however_little_it_thinks() {
    for bot in ["novice", "easy", "medium"] {
        let mut built = 0;
        for seed in ["a", "b", "c", "d"] {
            let (mut idle, mut decisions) = (0, 0);
            played(bot, &[("time", "turns"), ("glass", "acts")], seed, |is_idle, action| {
                decisions += 1;
                idle += u32::from(is_idle);
                built += u32::from(matches!(action, Action::Build { .. }));
            });
            assert_eq!(idle, 0, "{bot}, {seed}: of {decisions} decisions");
        }
        assert!(built > 0, "{bot}: later it builds");
    }
}
