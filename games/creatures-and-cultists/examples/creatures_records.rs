//! Plays the recorded games of `tests/records` anew: for each way a game can end, at each number of players, the shortest
//! of the first few that end so; and one in which the last sects fall together, which begins shortly before. `cargo run --release -p cenacle-creatures-and-cultists --example creatures_records`

use std::{fs, path::Path, sync::Arc};

use cenacle_creatures_and_cultists::{Action, CreaturesAndCultists, Position, Task};
use cenacle_table::{Chance, DataFiles, Eyes, Game, GameExt, Log, Options, Seat, Seed, Sense, Sitter, Stream, Table};

/// How many games are tried for each record, and how many that end so are compared.
const TRIES: u64 = 4000;
const COMPARED: usize = 6;

fn main() {
    let data = DataFiles::shipped(CreaturesAndCultists::about().data);
    let game = Arc::new(CreaturesAndCultists::open(&data).expect("the shipped data make a game"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    fs::create_dir_all(&folder).expect("a folder for the records");
    for players in 2..=8 {
        for reason in ["god", "last", "rounds"] {
            let name = format!("{reason}-{players}");
            let ended = (0..TRIES).filter_map(|number| {
                let seed = Seed::from_text(&name).derive(number);
                let (found, decisions) = outcome(&game, players, reason, seed);
                (found == reason).then_some((decisions, seed))
            });
            match ended.take(COMPARED).min_by_key(|(decisions, _)| *decisions) {
                Some((_, seed)) => {
                    let table = play(&game, players, reason, seed);
                    let text = table.record(&data.fingerprint()).to_text();
                    fs::write(folder.join(format!("{name}.json")), text).expect("a record that can be written");
                    println!("{name}: {} inputs", table.steps().len());
                }
                None => println!("{name}: not found in {TRIES} games"),
            }
        }
    }
    let table = (0..TRIES).find_map(|number| fallen(&game, Seed::from_text("nobody").derive(number)));
    let table = table.expect("two sects of one cultist each fall in one raid of nine");
    let text = table.record(&data.fingerprint()).to_text();
    fs::write(folder.join("nobody-2.json"), text).expect("a record that can be written");
    println!("nobody-2: {} inputs", table.steps().len());
}

/// Two sects have one cultist each and a raid in hand: the game, if both fall at the same time.
fn fallen(game: &Arc<CreaturesAndCultists>, seed: Seed) -> Option<Table<CreaturesAndCultists>> {
    let table = Table::new(game.clone(), options(2, "last"), seed, sitters(2)).expect("the shipped figures");
    let mut p = *table.position();
    let raid = game.figures().named("police-raid")?;
    for seat in p.everybody() {
        let held = p.hand(seat).counts().iter().position(|count| *count > 0)?;
        let place = p.pile.iter().position(|face| *face == raid)?;
        p.pile[place].0 = held as u8;
        p.hands[seat.index()].lose(held);
        p.hands[seat.index()].gain(raid.index(), Eyes::of(seat));
        p.sects[seat.index()].alive = 1 << 5;
    }
    if p.task() != Task::Main {
        return None;
    }
    let start = serde_json::to_value(p).expect("a position is JSON");
    let mut table = table.starting_at(&start).expect("every card is in one place");
    table.decide(p.turn, Action::EndTurn).expect("a turn can be ended");
    (table.outcome()?.reason == "nobody").then_some(table)
}

fn sitters(players: u8) -> Vec<Sitter> {
    let names = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"].into_iter().take(players.into());
    names.map(Sitter::person).collect()
}

/// Records are kept short: few rounds where the rounds are to run out.
fn options(players: u8, reason: &str) -> Options {
    let rounds = if reason == "rounds" { "12" } else { "30" };
    Options::choose(CreaturesAndCultists::about(), players, [("windows", "able"), ("rounds", rounds)]).expect("2 to 8")
}

fn outcome(game: &CreaturesAndCultists, players: u8, reason: &str, seed: Seed) -> (&'static str, u32) {
    let mut chance = Chance::new(&seed, Stream::Game);
    let mut will = Chance::new(&seed, Stream::Bot(0));
    let mut p = game.setup(&options(players, reason), &mut chance, &mut Log::silent()).expect("the shipped figures");
    let mut decisions = 0;
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act(&p).first() {
        legal.clear();
        game.legal(&p, seat, &mut legal);
        let action = choose(game, &p, seat, &legal, reason, &mut will);
        game.apply(&mut p, seat, action, &mut chance, &mut Log::silent()).expect("a legal action");
        decisions += 1;
    }
    (game.outcome(&p).expect("nobody is to act any more").reason, decisions)
}

/// The same game once more, at a table that records it.
fn play(game: &Arc<CreaturesAndCultists>, players: u8, reason: &str, seed: Seed) -> Table<CreaturesAndCultists> {
    let mut table =
        Table::new(game.clone(), options(players, reason), seed, sitters(players)).expect("the shipped figures");
    let mut will = Chance::new(&seed, Stream::Bot(0));
    while let Some(seat) = game.to_act(table.position()).first() {
        let action = choose(game, table.position(), seat, &table.legal(seat), reason, &mut will);
        table.decide(seat, action).expect("a legal action");
    }
    table
}

/// What looks promising; nobody calls a god where the last sect is to win, and nobody does much where rounds run out.
fn choose(
    game: &CreaturesAndCultists,
    p: &Position,
    seat: Seat,
    legal: &[Action],
    reason: &str,
    will: &mut Chance,
) -> Action {
    let mut weights = Vec::new();
    game.lean(p, seat, legal, &mut weights);
    for (weight, action) in weights.iter_mut().zip(legal) {
        match (reason, action) {
            ("last" | "rounds", Action::Summon) => *weight = 1e-6,
            ("rounds", Action::EndTurn) => *weight = 20.0,
            _ => {}
        }
    }
    let mut at = will.below(1 << 20) as f32 / (1 << 20) as f32 * weights.iter().sum::<f32>();
    let index = weights.iter().position(|weight| {
        at -= weight;
        at <= 0.0
    });
    legal[index.unwrap_or(0)]
}
