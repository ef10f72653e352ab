//! How fast the engine is, on one thread. `cargo bench -p cenacle-evil-high-priest`
//!
//! "item/s" is decisions per second for random play, and copies or positions per second for the others.

use cenacle_evil_high_priest::{Action, EvilHighPriest, Position};
use cenacle_table::{Chance, DataFiles, Game, GameExt, Log, Options, Seat, Seed, Stream, Viewer};
use divan::{Bencher, black_box, counter::ItemsCount};

fn main() {
    divan::main();
}

/// Enough games that their lengths even out.
const GAMES: u64 = 64;

struct Bench {
    game: EvilHighPriest,
    options: Options,
    legal: Vec<Action>,
}

impl Bench {
    /// The base box alone.
    fn new(players: u8) -> Bench {
        Bench::with(Options::defaults(EvilHighPriest::about(), players).expect("so many may play"))
    }

    /// Both boxes, with all their cards, on this board.
    fn boxes(players: u8, board: &str) -> Bench {
        let pairs = [("ceremony", "on"), ("ritual", "on"), ("board", board)];
        Bench::with(Options::choose(EvilHighPriest::about(), players, pairs).expect("both boxes have this board"))
    }

    fn with(options: Options) -> Bench {
        let game = EvilHighPriest::open(&DataFiles::shipped(EvilHighPriest::about().data))
            .expect("the shipped data make a game");
        Bench { game, options, legal: Vec::with_capacity(1024) }
    }

    /// Plays a random game to its end, or for some decisions; says how many it took.
    fn play(&mut self, index: u64, most: u64) -> (u64, Position) {
        let seed = Seed::from_text("bench").derive(index);
        let mut chance = Chance::new(&seed, Stream::Game);
        let mut whim = Chance::new(&seed, Stream::Bot(0));
        let mut log = Log::silent();
        let mut position = self.game.setup(&self.options, &mut chance, &mut log).expect("a game can be set up");
        let mut decisions = 0;
        while decisions < most
            && let Some(seat) = self.game.to_act(&position).first()
        {
            self.legal.clear();
            self.game.legal(&position, seat, &mut self.legal);
            let action = *whim.pick(&self.legal);
            self.game.carry_out(&mut position, seat, action, &mut chance, &mut log);
            decisions += 1;
        }
        (decisions, position)
    }
}

#[divan::bench(args = [1, 2, 3, 4, 5])]
fn random_play(bencher: Bencher<'_, '_>, players: u8) {
    measure(bencher, Bench::new(players));
}

/// Whatever board is drawn.
#[divan::bench(args = [1, 2, 3, 4, 5])]
fn random_play_both_boxes(bencher: Bencher<'_, '_>, players: u8) {
    measure(bencher, Bench::boxes(players, "random"));
}

#[divan::bench(args = ["great-cthulhu", "crawling-chaos", "opener-of-the-way", "guardian-of-the-pyramid", "yellow-sign"])]
fn random_play_both_boxes_of_four(bencher: Bencher<'_, '_>, board: &str) {
    measure(bencher, Bench::boxes(4, board));
}

fn measure(bencher: Bencher<'_, '_>, mut bench: Bench) {
    let decisions: u64 = (0..GAMES).map(|index| bench.play(index, u64::MAX).0).sum();
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| {
        for index in 0..GAMES {
            black_box(bench.play(black_box(index), u64::MAX));
        }
    });
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let (_, position) = Bench::new(4).play(1, 200);
    // The clone is the thing measured, so it must not be a copy that the compiler may skip.
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| black_box(Clone::clone(black_box(&position))));
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let mut bench = Bench::new(4);
    let (_, position) = bench.play(1, 200);
    let viewer = Viewer::Seat(Seat::new(0));
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| black_box(bench.game.view(black_box(&position), viewer)));
}

#[divan::bench]
fn resample(bencher: Bencher<'_, '_>) {
    let mut bench = Bench::new(4);
    let (_, position) = bench.play(1, 200);
    let view = bench.game.view(&position, Viewer::Seat(Seat::new(0)));
    let mut thought = Chance::new(&Seed::from_text("bench"), Stream::Thought);
    bencher
        .counter(ItemsCount::new(1_u32))
        .bench_local(|| black_box(bench.game.resample(black_box(&view), &mut thought)));
}
