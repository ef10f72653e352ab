//! Plays games until each way to end is found at each number of players, and writes them to `tests/records/`.

use std::{fs, path::Path, sync::Arc};

use cenacle_evil_high_priest::{Action, EvilHighPriest, Position, Site};
use cenacle_table::{Chance, DataFiles, Evaluator, Game, GameExt, Log, Options, Outcome, Seed, Sitter, Stream, Table};

/// Games tried for each of them.
const TRIES: u32 = 20_000;

/// How a game is played.
#[derive(Clone, Copy, PartialEq)]
enum Habit {
    /// What looks promising, with some whim.
    Sensible,
    /// Nothing that breaks a sign.
    Idle,
    /// Acolytes go to Azathoth wherever they can.
    Devout,
}

/// The boards of the expansions.
const BOARDS: [&str; 8] = [
    "crawling-chaos",
    "opener-of-the-way",
    "sleeper",
    "tcho-tchos",
    "windwalker",
    "guardian-of-the-pyramid",
    "ancients",
    "yellow-sign",
];

struct Wanted {
    name: String,
    players: u8,
    pairs: Vec<(&'static str, &'static str)>,
    habit: Habit,
    shows: fn(&Outcome) -> bool,
}

fn wanted() -> Vec<Wanted> {
    let mut wanted = Vec::new();
    for players in 2..=5 {
        let awakened: fn(&Outcome) -> bool = |outcome| outcome.reason == "awakened" && outcome.winners.len() == 1;
        let name = format!("awakened-{players}");
        wanted.push(Wanted { name, players, pairs: vec![], habit: Habit::Sensible, shows: awakened });
    }
    let goat = vec![("board", "black-goat"), ("aggressive", "on")];
    let shows: fn(&Outcome) -> bool = |outcome| outcome.reason == "awakened";
    wanted.push(Wanted { name: "awakened-goat-3".to_owned(), players: 3, pairs: goat, habit: Habit::Sensible, shows });
    let shared: fn(&Outcome) -> bool = |outcome| outcome.reason == "awakened" && outcome.winners.len() > 1;
    wanted.push(Wanted {
        name: "shared-2".to_owned(),
        players: 2,
        pairs: vec![],
        habit: Habit::Sensible,
        shows: shared,
    });
    for (name, shows) in [
        ("solo-won", (|outcome: &Outcome| outcome.reason == "solo-won") as fn(&Outcome) -> bool),
        ("solo-drawn", |outcome| outcome.reason == "solo-drawn"),
        ("solo-lost", |outcome| outcome.reason == "solo-lost"),
    ] {
        wanted.push(Wanted { name: name.to_owned(), players: 1, pairs: vec![], habit: Habit::Sensible, shows });
    }
    for (number, board) in (0..).zip(BOARDS) {
        let shows: fn(&Outcome) -> bool = |outcome| outcome.reason == "awakened";
        let pairs = vec![("ceremony", "on"), ("ritual", "on"), ("board", board)];
        let (name, players) = (format!("awakened-{board}"), 2 + number % 3);
        wanted.push(Wanted { name, players, pairs, habit: Habit::Sensible, shows });
    }
    for players in 1..=5 {
        let shows: fn(&Outcome) -> bool = |outcome| outcome.reason == "devoured";
        let (name, pairs) = (format!("devoured-{players}"), vec![("ceremony", "on"), ("board", "crawling-chaos")]);
        wanted.push(Wanted { name, players, pairs, habit: Habit::Devout, shows });
    }
    for players in 2..=5 {
        let outlasted: fn(&Outcome) -> bool = |outcome| outcome.reason == "outlasted";
        let (name, pairs) = (format!("outlasted-{players}"), vec![("rounds", "30")]);
        wanted.push(Wanted { name, players, pairs, habit: Habit::Idle, shows: outlasted });
    }
    wanted
}

fn main() {
    let data = DataFiles::shipped(EvilHighPriest::about().data);
    let game = Arc::new(EvilHighPriest::open(&data).expect("the shipped data make a game"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    fs::create_dir_all(&folder).expect("a folder for the records");
    for wanted in wanted() {
        let seeds = (0..TRIES).map(|number| Seed::from_text(&format!("{} {number}", wanted.name)));
        match seeds.into_iter().find(|seed| leads_there(&game, &wanted, *seed)) {
            Some(seed) => {
                let table = play(&game, &wanted, seed);
                let text = table.record(&data.fingerprint()).to_text();
                fs::write(folder.join(format!("{}.json", wanted.name)), text).expect("a record that can be written");
                println!("{}: {} inputs, {:?}", wanted.name, table.steps().len(), table.outcome());
            }
            None => println!("{}: not found in {TRIES} games", wanted.name),
        }
    }
}

fn options(wanted: &Wanted) -> Options {
    Options::choose(EvilHighPriest::about(), wanted.players, wanted.pairs.iter().copied()).expect("options of the game")
}

/// Plays without a log and says whether the end is the wanted one.
fn leads_there(game: &EvilHighPriest, wanted: &Wanted, seed: Seed) -> bool {
    let mut chance = Chance::new(&seed, Stream::Game);
    let mut will = Chance::new(&seed, Stream::Bot(0));
    let mut p = game.setup(&options(wanted), &mut chance, &mut Log::silent()).expect("the shipped figures");
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    while let Some(seat) = game.to_act(&p).first() {
        legal.clear();
        game.legal(&p, seat, &mut legal);
        let action = choose(game, &p, wanted, &legal, &mut weights, &mut will);
        game.apply(&mut p, seat, action, &mut chance, &mut Log::silent()).expect("a legal action");
    }
    let outcome = game.outcome(&p).expect("nobody is to act any more");
    (wanted.shows)(&outcome)
}

/// The same game once more, at a table that records it.
fn play(game: &Arc<EvilHighPriest>, wanted: &Wanted, seed: Seed) -> Table<EvilHighPriest> {
    let names = ["Ada", "Bob", "Cat", "Dan", "Eve"].into_iter().take(wanted.players.into());
    let sitters = names.map(Sitter::person).collect();
    let mut table = Table::new(game.clone(), options(wanted), seed, sitters).expect("the shipped figures");
    let mut will = Chance::new(&seed, Stream::Bot(0));
    let mut weights = Vec::new();
    while let Some(seat) = game.to_act(table.position()).first() {
        let legal = table.legal(seat);
        let action = choose(game, table.position(), wanted, &legal, &mut weights, &mut will);
        table.decide(seat, action).expect("a legal action");
    }
    table
}

/// What looks promising, with some whim; or, for games that nobody brings to their end, nothing that breaks a sign.
fn choose(
    game: &EvilHighPriest,
    p: &Position,
    wanted: &Wanted,
    legal: &[Action],
    weights: &mut Vec<f32>,
    will: &mut Chance,
) -> Action {
    let quiet: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| {
            wanted.habit != Habit::Idle || !matches!(action, Action::Place { at: Site::Lock(_), .. } | Action::Sort)
        })
        .collect();
    let legal = if quiet.is_empty() { legal } else { &quiet };
    if wanted.habit == Habit::Idle {
        return *will.pick(legal);
    }
    let seat = game.to_act(p).first().unwrap_or_default();
    weights.clear();
    game.priors(p, seat, legal, weights);
    if wanted.habit == Habit::Devout {
        let devout = |action: &Action| match *action {
            Action::Place { at: Site::Lock(lock), .. } => sends(game, p, lock),
            Action::Target { .. } | Action::Bonus => true,
            _ => false,
        };
        for (action, weight) in legal.iter().zip(weights.iter_mut()) {
            match action {
                // Alone all six have to get there, so four of them have to be freed before.
                Action::Place { at: Site::Rescue, .. } => *weight = 1e5,
                Action::Retrieve { .. } | Action::Enchant { .. } => *weight = 0.0001,
                action if devout(action) => *weight = 1e6,
                _ => {}
            }
        }
    }
    let sum: f32 = weights.iter().sum();
    let mut at = will.below(1 << 20) as f32 / (1 << 20) as f32 * sum;
    for (action, weight) in legal.iter().zip(weights.iter()) {
        at -= weight;
        if at <= 0.0 {
            return *action;
        }
    }
    legal[legal.len() - 1]
}

/// Whether going to a lock sends somebody to Azathoth.
fn sends(game: &EvilHighPriest, p: &Position, lock: u8) -> bool {
    let face = &game.figures().boards[usize::from(p.board)].locks[usize::from(lock)];
    match (p.is_broken(lock), face.bonus) {
        (true, Some(bonus)) => bonus.cost.worship > 0 || bonus.gives.harm.is_some(),
        (true, None) => false,
        (false, _) => face.cost.worship > 0 || face.harm.is_some() || lock < 2,
    }
}
