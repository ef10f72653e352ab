//! How fast the engine is, on one thread. `cargo bench -p cenacle-four-gods`
//!
//! "item/s" is decisions per second for random play, and copies, positions or placements per second for the others.

use cenacle_four_gods::{Action, FourGods, Position};
use cenacle_table::{Chance, DataFiles, Game, GameExt, Log, Next, Options, Seat, Seed, Stream, Viewer, VirtualClock};
use divan::{Bencher, black_box, counter::ItemsCount};

fn main() {
    divan::main();
}

/// Enough games that their lengths even out.
const GAMES: u64 = 64;

struct Bench {
    game: FourGods,
    options: Options,
    legal: Vec<Action>,
}

impl Bench {
    /// Players, and what they have agreed on: "4 time=turns gods=secret".
    fn new(mode: &str) -> Bench {
        let game = FourGods::open(&DataFiles::shipped(FourGods::about().data)).expect("the shipped data make a game");
        let mut words = mode.split(' ');
        let players = words.next().and_then(|players| players.parse().ok()).expect("a number of players");
        let chosen = words.filter_map(|word| word.split_once('='));
        let options = Options::choose(FourGods::about(), players, chosen).expect("so many may play so");
        Bench { game, options, legal: Vec::with_capacity(2048) }
    }

    /// Plays a random game to its end, or for some decisions; says how many it took.
    fn play(&mut self, index: u64, most: u64) -> (u64, Position) {
        let seed = Seed::from_text("bench").derive(index);
        let mut chance = Chance::new(&seed, Stream::Game);
        let mut whim = Chance::new(&seed, Stream::Bot(0));
        let mut jitter = Chance::new(&seed, Stream::Pace);
        let mut log = Log::silent();
        let mut position = self.game.setup(&self.options, &mut chance, &mut log).expect("a game can be set up");
        let mut clock = VirtualClock::default();
        let mut decisions = 0;
        while decisions < most {
            match clock.next(&self.game, &position) {
                Next::Over => break,
                Next::Expiry(timer) => self.game.expire(&mut position, timer, &mut chance, &mut log),
                Next::Decision(seat) => {
                    self.legal.clear();
                    self.game.legal(&position, seat, &mut self.legal);
                    let action = *whim.pick(&self.legal);
                    clock.act(&self.game, &position, seat, action, &mut jitter);
                    self.game.carry_out(&mut position, seat, action, &mut chance, &mut log);
                    decisions += 1;
                }
            }
        }
        (decisions, position)
    }

    /// Plays until a seat is on turn with a tile in hand and the world is half full.
    fn middle(&mut self) -> (Position, Seat) {
        for most in 1.. {
            let (_, position) = self.play(3, most);
            let holder = position.everybody().find(|seat| !position.empty_handed(*seat));
            if let Some(seat) = holder.filter(|_| position.laid >= 24) {
                return (position, seat);
            }
        }
        unreachable!("a game comes to its middle")
    }
}

/// Every way to play, at each number of players where it makes a difference.
const MODES: [&str; 13] = [
    "2 time=turns",
    "3 time=turns",
    "4 time=turns",
    "2 time=simultaneous",
    "3 time=simultaneous",
    "4 time=simultaneous",
    "4 time=turns gods=secret",
    "4 time=simultaneous gods=secret",
    "2 time=turns two=two-gods",
    "2 time=simultaneous two=two-gods",
    "2 errors=denounced",
    "4 errors=denounced",
    "4 errors=penalised",
];

#[divan::bench(args = MODES)]
fn random_play(bencher: Bencher<'_, '_>, mode: &str) {
    let mut bench = Bench::new(mode);
    let decisions: u64 = (0..GAMES).map(|index| bench.play(index, u64::MAX).0).sum();
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| {
        for index in 0..GAMES {
            black_box(bench.play(black_box(index), u64::MAX));
        }
    });
}

/// Laying a tile, and listing every legal placement afterwards.
#[divan::bench]
fn lay_and_list(bencher: Bencher<'_, '_>) {
    let mut bench = Bench::new("4 time=simultaneous");
    let (position, seat) = bench.middle();
    let mut legal = Vec::with_capacity(2048);
    bench.game.legal(&position, seat, &mut legal);
    let lay = *legal.last().expect("it has a list");
    assert!(matches!(lay, Action::Lay { .. }), "the last of a list lays a tile: {lay:?}");
    let mut chance = Chance::new(&Seed::from_text("bench"), Stream::Game);
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        let mut copy = black_box(position);
        bench.game.apply(&mut copy, seat, lay, &mut chance, &mut Log::silent()).expect("it is legal");
        legal.clear();
        for seat in copy.everybody() {
            bench.game.legal(&copy, seat, &mut legal);
        }
        black_box(legal.len())
    });
}

/// Every kingdom, majority and prize of a position.
#[divan::bench]
fn count(bencher: Bencher<'_, '_>) {
    let mut bench = Bench::new("4 time=simultaneous");
    let (_, position) = bench.play(1, u64::MAX);
    let figures = bench.game.figures();
    let counted = || black_box(cenacle_four_gods::count(figures, black_box(&position)));
    bencher.counter(ItemsCount::new(1_u32)).bench_local(counted);
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let (_, position) = Bench::new("4 time=turns").play(1, 200);
    // The clone is the thing measured, so it must not be a copy that the compiler may skip.
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| black_box(Clone::clone(black_box(&position))));
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let mut bench = Bench::new("4 time=turns");
    let (_, position) = bench.play(1, 200);
    let viewer = Viewer::Seat(Seat::new(0));
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| black_box(bench.game.view(black_box(&position), viewer)));
}

#[divan::bench]
fn resample(bencher: Bencher<'_, '_>) {
    let mut bench = Bench::new("4 time=turns");
    let (_, position) = bench.play(1, 200);
    let view = bench.game.view(&position, Viewer::Seat(Seat::new(0)));
    let mut thought = Chance::new(&Seed::from_text("bench"), Stream::Thought);
    bencher
        .counter(ItemsCount::new(1_u32))
        .bench_local(|| black_box(bench.game.resample(black_box(&view), &mut thought)));
}
