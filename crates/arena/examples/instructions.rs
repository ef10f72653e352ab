//! Random games of four, the opening of a game, thoughts of the search on a position in the middle of a game, or its view and a position
//! imagined from it, for counting instructions: seconds move on a shared machine, these do not.
//!
//! ```sh
//! cargo build --release -p cenacle-arena --example instructions
//! valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/instructions sim cult 40
//! ```
//!
//! A decision (a thought, a view, a position imagined) is worth the difference between a long and a short run, divided by the
//! difference of their decisions.

use std::{
    hint::black_box,
    num::{NonZeroU8, NonZeroUsize},
    process::ExitCode,
    sync::Arc,
    time::Instant,
};

use cenacle_arena::{SimPlan, simulate};
use cenacle_bots::{BotSpec, Budget, ErrorModel, Search, SearchSpec};
use cenacle_cleopatra::Cleopatra;
use cenacle_creatures_and_cultists::CreaturesAndCultists;
use cenacle_cult::Cult;
use cenacle_evil_high_priest::EvilHighPriest;
use cenacle_four_gods::FourGods;
use cenacle_table::{Chance, DataFiles, Evaluator, GameExt, Log, Options, Seat, Seed, Stream, Viewer, any::Opened};

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
        eprintln!("usage: instructions sim|open|think|view|resample GAME TIMES");
    }
    if done.is_some() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn run<G: Evaluator>(what: &str, times: &str) -> Option<()> {
    let times = times.parse().ok()?;
    match what {
        "open" => (0..times).for_each(|_| drop(Opened::<G>::shipped().expect("the shipped data make a game"))),
        "sim" => play::<G>(times),
        "think" => think::<G>(times as u32),
        "view" => {
            let (game, position, seat) = middle::<G>();
            (0..times).for_each(|_| drop(black_box(game.view(black_box(&position), Viewer::Seat(seat)))));
        }
        "resample" => {
            let (game, position, seat) = middle::<G>();
            let (view, mut chance) = (game.view(&position, Viewer::Seat(seat)), stream(Stream::Thought));
            (0..times).for_each(|_| drop(black_box(game.resample(&view, &mut chance))));
        }
        _ => return None,
    }
    Some(())
}

fn open<G: Evaluator>() -> G {
    G::open(&DataFiles::shipped(G::about().data)).expect("the shipped data make a game")
}

fn options<G: Evaluator>() -> Options {
    Options::choose(G::about(), 4, G::simulated().iter().copied()).expect("four may play")
}

fn stream(stream: Stream) -> Chance {
    Chance::new(&Seed::from_text("instructions"), stream)
}

/// A game of four after two hundred random decisions, and a seat that is asked something with several answers.
fn middle<G: Evaluator>() -> (G, G::Position, Seat) {
    let game = open::<G>();
    let (mut chance, mut whim, mut log) = (stream(Stream::Game), stream(Stream::Bot(0)), Log::silent());
    let mut position = game.setup(&options::<G>(), &mut chance, &mut log).expect("a game can be set up");
    let mut legal = Vec::new();
    for decision in 0_u32.. {
        let seat = game.awaited(&position).first().expect("the game is long enough");
        legal.clear();
        game.legal(&position, seat, &mut legal);
        if decision > 200 && legal.len() >= 6 {
            return (game, position, seat);
        }
        game.carry_out(&mut position, seat, *whim.pick(&legal), &mut chance, &mut log);
    }
    unreachable!("a game has an end")
}

fn think<G: Evaluator>(thoughts: u32) {
    let (game, position, seat) = middle::<G>();
    let view = game.view(&position, Viewer::Seat(seat));
    let spec =
        SearchSpec { budget: Budget::Iterations(thoughts), threads: NonZeroU8::MIN, error_model: ErrorModel::NONE };
    let mut search = Search::<G>::new(spec, &Seed::from_text("instructions"), seat);
    let began = Instant::now();
    black_box(search.estimate(&game, &view));
    println!("{} decisions of thought in {:.3} s", search.iterations(), began.elapsed().as_secs_f64());
}

fn play<G: Evaluator>(games: u64) {
    let game = Arc::new(open::<G>());
    let plan = SimPlan {
        options: options::<G>(),
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
