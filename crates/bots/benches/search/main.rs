//! Thoughts a second, on the same position of Cleopatra: `cargo bench -p cenacle-bots`.
//!
//! Compared with `Ismcts` of the published crate turnbase-bots, which reaches the game through the adapter beside this
//! file, with the same playouts: blind ones, to the end of the game or cut short and evaluated. Both are measured in turn,
//! several times, so that a busy machine slows both; the middle of the ratios counts.

mod blind;
mod turnbase_adapter;

use std::{num::NonZeroU8, time::Instant};

use cenacle_bots::{Budget, ErrorModel, Search, SearchSpec};
use cenacle_cleopatra::{Cleopatra, Position};
use cenacle_table::{Chance, DataFiles, Evaluator, Game, GameExt, Log, Options, Seat, Seed, Stream, Viewer};
use turnbase::PlayerId;
use turnbase_bots::Ismcts;

use blind::Blind;
use turnbase_adapter::Adapter;

const ROUNDS: usize = 15;
/// Decisions after which a blind playout is cut short.
const CUT: u32 = 12;
/// Decisions after which a game of four is at its beginning, in its middle and near its end.
const EARLY: u32 = 60;
const MIDDLE: u32 = 150;
const LATE: u32 = 300;

fn open() -> Cleopatra {
    Cleopatra::open(&DataFiles::shipped(Cleopatra::about().data)).expect("the shipped data make a game")
}

/// A question with several answers after so many decisions: market, quarry and characters are open.
fn position_after(game: &Cleopatra, decisions: u32) -> (Position, Seat) {
    let seed = Seed::from_text("bench");
    let options = Options::defaults(Cleopatra::about(), 4).expect("four may play");
    let (mut chance, mut whim) = (Chance::new(&seed, Stream::Game), Chance::new(&seed, Stream::Bot(0)));
    let mut log = Log::silent();
    let mut position = game.setup(&options, &mut chance, &mut log).expect("a game can be set up");
    let mut legal = Vec::new();
    for decision in 0_u32.. {
        let seat = game.to_act(&position).first().expect("the game is long enough");
        legal.clear();
        game.legal(&position, seat, &mut legal);
        if decision > decisions && legal.len() >= 6 {
            return (position, seat);
        }
        game.apply(&mut position, seat, *whim.pick(&legal), &mut chance, &mut log).expect("a legal action is accepted");
    }
    unreachable!("a game has an end");
}

fn search<G: Evaluator>(seat: Seat, iterations: u32, threads: u8) -> Search<G> {
    let threads = NonZeroU8::new(threads).expect("a thread at least");
    let spec = SearchSpec { budget: Budget::Iterations(iterations), threads, error_model: ErrorModel::NONE };
    Search::new(spec, &Seed::from_text("bench"), seat)
}

/// Thoughts a second of our search on one thread.
fn ours<G: Evaluator>(game: &G, view: &G::View, seat: Seat, iterations: u32) -> f64 {
    let mut search = search::<G>(seat, iterations, 1);
    let (began, worked) = (Instant::now(), worked());
    std::hint::black_box(search.estimate(game, view));
    search.iterations() as f64 / since(began, worked)
}

/// The same by the clock on the wall. After the first round the search has its memory, as in play.
fn by_the_wall<G: Evaluator>(game: &G, view: &G::View, search: &mut Search<G>) -> f64 {
    let (began, before) = (Instant::now(), search.iterations());
    std::hint::black_box(search.estimate(game, view));
    (search.iterations() - before) as f64 / began.elapsed().as_secs_f64()
}

/// Thoughts a second of theirs.
fn theirs(adapter: &Adapter<'_>, iterations: u32) -> f64 {
    let mut search = Ismcts::new(iterations, 7);
    let (began, worked) = (Instant::now(), worked());
    let player = PlayerId::new(adapter.observer.index() as u32);
    std::hint::black_box(search.evaluate(adapter, &adapter.root(), player));
    f64::from(iterations) / since(began, worked)
}

/// Sums a second of two threads that share nothing, or of one: what the machine can give at best.
fn arithmetic(threads: usize) -> f64 {
    const SUMS: u64 = 200_000_000;
    let sum = |from: u64| std::hint::black_box((0..SUMS).fold(from, |sum, next| sum.rotate_left(5) ^ next));
    let began = Instant::now();
    std::thread::scope(|scope| {
        (1..threads).for_each(|thread| _ = scope.spawn(move || sum(thread as u64)));
        sum(0);
    });
    threads as f64 * SUMS as f64 / began.elapsed().as_secs_f64()
}

/// What the game itself takes for a thought, without any search: a position is imagined, decided in blindly and evaluated.
fn the_game_alone<G: Evaluator>(game: &G, view: &G::View, thoughts: u32) -> f64 {
    let mut chance = Chance::new(&Seed::from_text("bench"), Stream::Thought);
    let mut legal = Vec::with_capacity(1024);
    let (began, worked) = (Instant::now(), worked());
    for _ in 0..thoughts {
        let mut position = game.resample(view, &mut chance);
        while let Some(seat) = game.to_act(&position).first() {
            legal.clear();
            game.legal(&position, seat, &mut legal);
            let action = *chance.pick(&legal);
            game.apply(&mut position, seat, action, &mut chance, &mut Log::silent())
                .expect("a legal action is accepted");
        }
        std::hint::black_box(game.evaluate(&position));
    }
    f64::from(thoughts) / since(began, worked)
}

/// Nanoseconds that this thread has worked, where the system tells: what others do on the machine does not count.
fn worked() -> Option<u64> {
    std::fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()
}

fn since(began: Instant, then: Option<u64>) -> f64 {
    worked().zip(then).map_or_else(|| began.elapsed().as_secs_f64(), |(now, then)| (now - then) as f64 / 1e9)
}

fn middle(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Measures both in turn and prints what each did, and the ratio.
/// A word on the command line chooses what is measured.
fn compare(what: &str, mut one: impl FnMut() -> f64, mut other: impl FnMut() -> f64) {
    if std::env::args().skip(1).any(|word| !word.starts_with("--") && !what.contains(&word)) {
        return;
    }
    let pairs: Vec<(f64, f64)> = (0..ROUNDS).map(|_| (one(), other())).collect();
    let ones = middle(pairs.iter().map(|pair| pair.0).collect());
    let others = middle(pairs.iter().map(|pair| pair.1).collect());
    let ratio = middle(pairs.iter().map(|pair| pair.0 / pair.1).collect());
    println!("{what:<66} {ones:>10.0}/s {others:>10.0}/s {ratio:>7.2}");
}

fn main() {
    let game = open();
    let (position, seat) = position_after(&game, MIDDLE);
    let view = game.view(&position, Viewer::Seat(seat));
    let (to_the_end, short) = (Blind::<0>(open()), Blind::<CUT>(open()));
    println!("{:<66} {:>12} {:>12} {:>7}", "thoughts a second, Cleopatra, four players", "first", "second", "ratio");
    for (when, decisions) in [("early", EARLY), ("middle", MIDDLE), ("late", LATE)] {
        let (position, seat) = position_after(&game, decisions);
        let view = game.view(&position, Viewer::Seat(seat));
        compare(
            &format!("{when}: blind, cut after 12 decisions and evaluated: ours, turnbase"),
            || ours(&short, &view, seat, 8_000),
            || theirs(&Adapter::new(&game, &position, seat, Some(CUT)), 8_000),
        );
        compare(
            &format!("{when}: the game alone, without any search; and turnbase"),
            || the_game_alone(&short, &view, 8_000),
            || theirs(&Adapter::new(&game, &position, seat, Some(CUT)), 8_000),
        );
    }
    compare(
        "middle: the same with the thoughts of a second of play, 50,000",
        || ours(&short, &view, seat, 50_000),
        || theirs(&Adapter::new(&game, &position, seat, Some(CUT)), 50_000),
    );
    compare(
        "middle: blind to the end of the game: ours, turnbase",
        || ours(&to_the_end, &view, seat, 3_000),
        || theirs(&Adapter::new(&game, &position, seat, None), 3_000),
    );
    compare(
        "sensible playouts (as played): one thread, and blind to the end",
        || ours(&game, &view, seat, 20_000),
        || ours(&to_the_end, &view, seat, 4_000),
    );
    compare("by the clock on the wall, sums alone: two threads, one", || arithmetic(2), || arithmetic(1));
    let (mut two, mut one) = (search(seat, 80_000, 2), search(seat, 40_000, 1));
    compare(
        "by the clock on the wall, as played: two threads, one",
        || by_the_wall(&game, &view, &mut two),
        || by_the_wall(&game, &view, &mut one),
    );
    compare("by the clock on the wall, sums once more: two threads, one", || arithmetic(2), || arithmetic(1));
}
