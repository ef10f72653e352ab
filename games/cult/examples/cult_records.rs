//! Plays the recorded games of `tests/records` anew: for each way a game can end, at each number of players, the first
//! random game that ends so before long. `cargo run --release -p cenacle-cult --example cult_records`

use std::{fs, path::Path, sync::Arc};

use cenacle_cult::{Action, Cult, Position};
use cenacle_table::{Chance, DataFiles, Game, GameExt, Log, Options, Outcome, Seat, Seed, Sitter, Stream, Table};

/// Whether a finished game is the wanted one.
type Shows = fn(&Position, &Outcome) -> bool;

/// A record that is wanted.
struct Wanted {
    name: String,
    players: u8,
    shows: Shows,
}

/// How many games are tried.
const TRIES: u32 = 200_000;
/// Games that win by this round are short enough to keep.
const SHORT: u16 = 24;

fn wanted() -> Vec<Wanted> {
    let mut wanted = Vec::new();
    for players in 2..=5 {
        let ends: [(&str, Shows); 3] = [
            ("altars", |p, outcome| outcome.reason == "altars" && p.round <= SHORT && claims(p) == 1),
            ("mobs", |p, outcome| outcome.reason == "mobs" && p.round <= SHORT && claims(p) == 1),
            ("summonings", |p, outcome| outcome.reason == "summonings" && p.round <= SHORT && claims(p) == 1),
        ];
        for (reason, shows) in ends {
            wanted.push(Wanted { name: format!("{reason}-{players}"), players, shows });
        }
    }
    wanted.push(Wanted { name: "outlived-2".to_owned(), players: 2, shows: |_, outcome| outcome.reason == "outlived" });
    wanted.push(Wanted { name: "tie".to_owned(), players: 5, shows: |p, _| claims(p) > 1 });
    wanted
}

/// How many cults have won on some road.
fn claims(p: &Position) -> usize {
    let won = |seat: &Seat| {
        let cult = p.cult(*seat);
        cult.altars.count_ones() >= 5 || cult.mobs >= 4 || cult.triumphant
    };
    p.everybody().filter(won).count()
}

fn main() {
    let data = DataFiles::shipped(Cult::about().data);
    let game = Arc::new(Cult::open(&data).expect("the shipped data make a game"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    fs::create_dir_all(&folder).expect("a folder for the records");
    for wanted in wanted() {
        match (0..TRIES).map(|number| seed(&wanted, number)).find(|seed| leads_there(&game, &wanted, *seed)) {
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

fn seed(wanted: &Wanted, number: u32) -> Seed {
    Seed::from_text(&format!("{} {number}", wanted.name))
}

fn options(wanted: &Wanted) -> Options {
    Options::defaults(Cult::about(), wanted.players).expect("2 to 5 players")
}

/// Plays without a log and says whether the end is the wanted one.
fn leads_there(game: &Cult, wanted: &Wanted, seed: Seed) -> bool {
    let mut chance = Chance::new(&seed, Stream::Game);
    let mut will = Chance::new(&seed, Stream::Bot(0));
    let mut p = game.setup(&options(wanted), &mut chance, &mut Log::silent()).expect("the shipped figures");
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act(&p).first() {
        legal.clear();
        game.legal(&p, seat, &mut legal);
        let action = choose(&legal, &mut will);
        game.apply(&mut p, seat, action, &mut chance, &mut Log::silent()).expect("a legal action");
    }
    let outcome = game.outcome(&p).expect("nobody is to act any more");
    (wanted.shows)(&p, &outcome)
}

/// The same game once more, at a table that records it.
fn play(game: &Arc<Cult>, wanted: &Wanted, seed: Seed) -> Table<Cult> {
    let names = ["Ada", "Bob", "Cat", "Dan", "Eve"].into_iter().take(wanted.players.into());
    let sitters = names.map(Sitter::person).collect();
    let mut table = Table::new(game.clone(), options(wanted), seed, sitters).expect("the shipped figures");
    let mut will = Chance::new(&seed, Stream::Bot(0));
    while let Some(seat) = game.to_act(table.position()).first() {
        let action = choose(&table.legal(seat), &mut will);
        table.decide(seat, action).expect("a legal action");
    }
    table
}

/// Anything that is legal, but mostly what takes rather than leaves.
fn choose(legal: &[Action], will: &mut Chance) -> Action {
    let leaves = |action: &Action| matches!(action, Action::Decline | Action::Done | Action::Pray | Action::Abstain);
    let first = *will.pick(legal);
    if leaves(&first) { *will.pick(legal) } else { first }
}
