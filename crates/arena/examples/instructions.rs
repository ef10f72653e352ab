//! Random games of four, or the opening of a game, for counting instructions: seconds move on a shared machine, these do not.
//!
//! ```sh
//! cargo build --release -p cenacle-arena --example instructions
//! valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/instructions sim cult 40
//! ```
//!
//! A decision is worth the difference between a long and a short run, divided by the difference of their decisions.

use std::{num::NonZeroUsize, process::ExitCode, sync::Arc};

use cenacle_arena::{SimPlan, simulate};
use cenacle_bots::BotSpec;
use cenacle_cleopatra::Cleopatra;
use cenacle_creatures_and_cultists::CreaturesAndCultists;
use cenacle_cult::Cult;
use cenacle_evil_high_priest::EvilHighPriest;
use cenacle_four_gods::FourGods;
use cenacle_table::{DataFiles, Evaluator, Options, Seed, any::Opened};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        [what, "cleopatra", games] => run::<Cleopatra>(what, games),
        [what, "creatures-and-cultists", games] => run::<CreaturesAndCultists>(what, games),
        [what, "cult", games] => run::<Cult>(what, games),
        [what, "evil-high-priest", games] => run::<EvilHighPriest>(what, games),
        [what, "four-gods", games] => run::<FourGods>(what, games),
        _ => None,
    };
    if done.is_none() {
        eprintln!("usage: instructions sim|open GAME TIMES");
    }
    if done.is_some() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn run<G: Evaluator>(what: &str, times: &str) -> Option<()> {
    let times = times.parse().ok()?;
    match what {
        "open" => (0..times).for_each(|_| drop(Opened::<G>::shipped().expect("the shipped data make a game"))),
        "sim" => play::<G>(times),
        _ => return None,
    }
    Some(())
}

fn play<G: Evaluator>(games: u64) {
    let game = Arc::new(G::open(&DataFiles::shipped(G::about().data)).expect("the shipped data make a game"));
    let plan = SimPlan {
        options: Options::choose(G::about(), 4, G::simulated().iter().copied()).expect("four may play"),
        bots: vec![BotSpec::Random; 4],
        seed: Seed::from_text("instructions"),
        games,
        threads: NonZeroUsize::MIN,
        audit: false,
        data: String::new(),
    };
    let report = simulate(&game, &plan, &()).expect("random games are played to their end");
    println!("{} games, {} decisions, digest {}", report.games, report.decisions, report.digest);
}
