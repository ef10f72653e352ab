//! What the seats of many tables are told, decision by decision: scene differences and lines of the log as the server sends them,
//! in this process and without a server. For counting instructions, and bytes by part.
//!
//! ```sh
//! cargo build --release -p cenacle-arena --example told
//! valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/told cost cult 2 100 40
//! target/release/examples/told parts cult 2 100 40   # and a digest of all of it, to be compared before and after
//! ```
//!
//! A hundred tables of two, at each of which forty decisions are made in turn. A decision is worth the difference between a long and
//! a short run, divided by the difference of their decisions: what is made for the first time is counted in both.

use std::{
    collections::BTreeMap,
    hash::{DefaultHasher, Hash, Hasher},
    process::ExitCode,
};

use cenacle_cleopatra::Cleopatra;
use cenacle_creatures_and_cultists::CreaturesAndCultists;
use cenacle_cult::Cult;
use cenacle_evil_high_priest::EvilHighPriest;
use cenacle_four_gods::FourGods;
use cenacle_table::{
    AnyGame, AnyTable, Chance, Game, Lang, Options, Scene, Seat, Seed, Sitter, Stream, Viewer,
    any::Opened,
    scene::{self, SceneDiff},
};
use serde::Serialize;
use serde_json::Value;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let numbers: Vec<usize> = words.iter().skip(2).filter_map(|word| word.parse().ok()).collect();
    let ([what @ ("cost" | "parts"), game, ..], [players, tables, decisions]) = (&words[..], &numbers[..]) else {
        eprintln!("usage: told cost|parts GAME PLAYERS TABLES DECISIONS");
        return ExitCode::FAILURE;
    };
    let plan = Plan { players: *players, tables: *tables, decisions: *decisions, by_part: *what == "parts" };
    match *game {
        "cleopatra" => plan.carry_out::<Cleopatra>(),
        "creatures-and-cultists" => plan.carry_out::<CreaturesAndCultists>(),
        "cult" => plan.carry_out::<Cult>(),
        "evil-high-priest" => plan.carry_out::<EvilHighPriest>(),
        "four-gods" => plan.carry_out::<FourGods>(),
        _ => {
            eprintln!("there is no game {game}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// What is played.
struct Plan {
    players: usize,
    tables: usize,
    /// At each table.
    decisions: usize,
    /// Whether it is told what the bytes are.
    by_part: bool,
}

/// What was told: how many bytes of what.
#[derive(Default)]
struct Tally {
    decisions: usize,
    bytes: usize,
    by_part: BTreeMap<String, (usize, usize)>,
    /// Of all that was told, where it is told what the bytes are: hashing costs, too.
    digest: DefaultHasher,
}

impl Plan {
    fn carry_out<G: Game>(&self) {
        let opened = Opened::<G>::shipped().expect("the shipped data make a game");
        let mut rooms: Vec<Room> = (0..self.tables).map(|number| Room::new(&opened, self.players, number)).collect();
        let mut tally = Tally::default();
        for _ in 0..self.decisions {
            for (number, room) in rooms.iter_mut().enumerate() {
                if room.table.to_act().first().is_none() {
                    *room = Room::new(&opened, self.players, number);
                }
                room.decide(&mut tally, self.by_part);
            }
        }
        let Tally { decisions, bytes, by_part, digest } = tally;
        println!("{decisions} decisions, {bytes} bytes, {} a decision", bytes / decisions.max(1));
        if self.by_part {
            println!("digest {:016x}", digest.finish());
        }
        let mut parts: Vec<_> = by_part.into_iter().collect();
        parts.sort_by_key(|(_, (_, bytes))| std::cmp::Reverse(*bytes));
        for (part, (times, bytes)) in parts.into_iter().take(60) {
            let share = bytes as f64 / decisions as f64;
            println!(
                "{share:9.1} bytes a decision, {:7.3} times, {:6} each: {part}",
                times as f64 / decisions as f64,
                bytes / times
            );
        }
    }
}

/// A table, and what everybody at it saw last.
struct Room {
    table: Box<dyn AnyTable>,
    whim: Chance,
    seen: Vec<Scene>,
}

impl Room {
    fn new<G: Game>(opened: &Opened<G>, players: usize, number: usize) -> Room {
        let seed = Seed::from_text("told").derive(number as u64);
        let options = Options::defaults(G::about(), players as u8).expect("so many may play");
        let sitters = (1..=players).map(|seat| Sitter::person(format!("load {number}.{seat}"))).collect();
        let table = opened.table(options, seed, sitters).expect("a game can be set up");
        let seen = (0..players).map(|seat| table.scene(Viewer::Seat(Seat::new(seat)), Lang::En)).collect();
        Room { table, whim: Chance::new(&seed, Stream::Bot(0)), seen }
    }

    fn decide(&mut self, tally: &mut Tally, by_part: bool) {
        let Some(seat) = self.table.to_act().first() else { return };
        let choice = self.whim.below(self.table.legal_count(seat) as u32) as usize;
        let known = self.table.inputs();
        self.table.decide(seat, choice).expect("a legal action is accepted");
        tally.decisions += 1;
        for (seat, seen) in self.seen.iter_mut().enumerate() {
            let viewer = Viewer::Seat(Seat::new(seat));
            let scene = self.table.scene(viewer, Lang::En);
            let diff = json(&SceneDiff::between(seen, &scene));
            let log = json(&self.table.log(viewer, Lang::En, known + 1));
            tally.bytes += diff.len() + log.len();
            if by_part {
                (&diff, &log).hash(&mut tally.digest);
                tally.take("log", log.len());
                tally.sort(&diff);
            }
            *seen = scene;
        }
    }
}

/// As the server writes it.
fn json(what: &impl Serialize) -> Vec<u8> {
    scene::json(what, 2048).expect("it is JSON").into()
}

impl Tally {
    fn take(&mut self, part: &str, bytes: usize) {
        let (times, sum) = self.by_part.entry(part.to_owned()).or_default();
        *times += 1;
        *sum += bytes;
    }

    /// Whose bytes they are.
    fn sort(&mut self, diff: &[u8]) {
        let diff: Value = serde_json::from_slice(diff).expect("a difference is JSON");
        let Some(diff) = diff.as_object() else { return };
        let none = serde_json::Map::new();
        let common = diff.get("common").and_then(Value::as_object).unwrap_or(&none);
        for (whose, (key, value)) in common.iter().map(|one| ("all", one)).chain(diff.iter().map(|one| ("own", one))) {
            let parts = value.as_array().map(Vec::as_slice).unwrap_or_default();
            match key.as_str() {
                "common" => {}
                "put" => parts.iter().for_each(|part| self.part(whose, "put", part)),
                "come" => parts.iter().for_each(|part| self.part(whose, "come", &part[1])),
                "offers" => {
                    self.take("offers", value.to_string().len());
                    for offer in parts {
                        for (field, value) in offer.as_object().into_iter().flatten() {
                            self.take(&format!("  of them offer.{field}"), value.to_string().len() + field.len() + 4);
                        }
                    }
                }
                _ => self.take(&format!("{whose} {key}"), value.to_string().len()),
            }
        }
    }

    fn part(&mut self, whose: &str, how: &str, part: &Value) {
        let id = part["id"].as_str().unwrap_or_default();
        let id: String = id.chars().map(|letter| if letter.is_ascii_digit() { '#' } else { letter }).collect();
        self.take(&format!("{whose} {how} {id}"), part.to_string().len());
    }
}
