//! Plays the recorded games of `tests/records` anew: one for each way a game can end at each number of players and in each
//! mode. Run it after a change of the rules or the data:
//!
//! ```text
//! cargo run --example four_gods_records -p cenacle-four-gods
//! ```

use std::{fs, path::Path, sync::Arc};

use cenacle_four_gods::{Action, FourGods, Position};
use cenacle_table::{
    Chance, DataFiles, Evaluator, Game, Next, Options, Seat, Seed, Sitter, Stream, Table, VirtualClock,
};

type Chosen = &'static [(&'static str, &'static str)];

const TURNS: (&str, &str) = ("time", "turns");
const SECRET: (&str, &str) = ("gods", "secret");
const TWO_GODS: (&str, &str) = ("two", "two-gods");

/// Every mode in which games are recorded.
const MODES: [(&str, u8, Chosen); 11] = [
    ("4", 4, &[]),
    ("4-turns", 4, &[TURNS]),
    ("4-secret", 4, &[SECRET]),
    ("3", 3, &[]),
    ("3-turns-secret", 3, &[TURNS, SECRET]),
    ("2", 2, &[]),
    ("2-turns", 2, &[TURNS]),
    ("2-two-gods-secret", 2, &[TWO_GODS, SECRET]),
    ("4-denounced", 4, &[("errors", "denounced")]),
    ("4-penalised", 4, &[("errors", "penalised")]),
    ("3-turns-acts", 3, &[TURNS, ("glass", "acts")]),
];

/// How players play after a while, so that the game ends as it should.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    Lively,
    /// They pass when they can.
    Tired,
    /// They do something that brings nothing forward.
    Idle,
}

/// Games tried for one record.
const TRIES: u32 = 4000;

fn main() {
    let data = DataFiles::shipped(FourGods::about().data);
    let game = Arc::new(FourGods::open(&data).expect("the shipped data make a game"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    fs::create_dir_all(&folder).expect("a folder for the records");
    for (name, players, chosen) in MODES {
        for reason in FourGods::about().end_reasons {
            let options = Options::choose(FourGods::about(), players, chosen.iter().copied()).expect("a mode");
            let found = (0..TRIES).find_map(|number| {
                let seed = Seed::from_text(&format!("{reason} {name} {number}"));
                let mood = match *reason {
                    "pass" => Mood::Tired,
                    "quiet" => Mood::Idle,
                    _ => Mood::Lively,
                };
                let table = play(&game, &options, seed, mood);
                table.outcome().is_some_and(|outcome| outcome.reason == *reason).then_some(table)
            });
            match found {
                Some(table) => {
                    let text = table.record(&data.fingerprint()).to_text();
                    fs::write(folder.join(format!("{reason}-{name}.json")), text)
                        .expect("a record that can be written");
                    println!("{reason}-{name}: {} inputs", table.steps().len());
                }
                None => println!("{reason}-{name}: not found in {TRIES} games"),
            }
        }
    }
}

/// A game by players who follow their noses until their mood comes over them.
fn play(game: &Arc<FourGods>, options: &Options, seed: Seed, mood: Mood) -> Table<FourGods> {
    let names = ["Ada", "Bob", "Cat", "Dan"].into_iter().take(options.players.into());
    let mut table =
        Table::new(game.clone(), options.clone(), seed, names.map(Sitter::person).collect()).expect("a game");
    let mut will = Chance::new(&seed, Stream::Bot(0));
    let mut jitter = Chance::new(&seed, Stream::Pace);
    let mut clock = VirtualClock::default();
    loop {
        match clock.next(&**game, table.position()) {
            Next::Over => return table,
            Next::Expiry(timer) => table.expire(timer).expect("it runs"),
            Next::Decision(seat) => {
                let legal = table.legal(seat);
                let action = choose(game, table.position(), seat, &legal, mood, table.steps().len() > 40, &mut will);
                clock.act(&**game, table.position(), seat, action, &mut jitter);
                table.decide(seat, action).expect("a legal action");
            }
        }
    }
}

fn choose(
    game: &FourGods,
    p: &Position,
    seat: Seat,
    legal: &[Action],
    mood: Mood,
    later: bool,
    will: &mut Chance,
) -> Action {
    if mood == Mood::Tired && later {
        return legal[0];
    }
    if mood == Mood::Idle && later {
        // In turns one such act is enough: otherwise it would be a pass.
        let idle = |action: &&Action| matches!(action, Action::Discard { .. } | Action::TurnOver { .. });
        let done = p.house.turns && p.acted;
        return legal.iter().rfind(idle).filter(|_| !done).copied().unwrap_or(legal[0]);
    }
    let mut weights = Vec::new();
    game.priors(p, seat, legal, &mut weights);
    let all: f32 = weights.iter().sum();
    let mut at = all * will.below(1 << 20) as f32 / (1 << 20) as f32;
    for (action, weight) in legal.iter().zip(weights) {
        if at < weight {
            return *action;
        }
        at -= weight;
    }
    legal[legal.len() - 1]
}
