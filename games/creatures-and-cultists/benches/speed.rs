//! How fast the engine is, on one thread. `cargo bench -p cenacle-creatures-and-cultists`
//!
//! "item/s" is decisions per second for random play, and copies or positions per second for the others.

use cenacle_creatures_and_cultists::{Action, CreaturesAndCultists, Position};
use cenacle_table::{Chance, DataFiles, Game, GameExt, Log, Options, Seat, Seed, Stream, Viewer};
use divan::{Bencher, black_box, counter::ItemsCount};

fn main() {
    divan::main();
}

/// Enough games that their lengths even out.
const GAMES: u64 = 64;

struct Bench {
    game: CreaturesAndCultists,
    options: Options,
    legal: Vec<Action>,
}

impl Bench {
    fn new(players: u8) -> Bench {
        let game = CreaturesAndCultists::open(&DataFiles::shipped(CreaturesAndCultists::about().data))
            .expect("the shipped data make a game");
        let options = Options::defaults(CreaturesAndCultists::about(), players).expect("so many may play");
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

#[divan::bench(args = [2, 3, 4, 5, 6, 7, 8])]
fn random_play(bencher: Bencher<'_, '_>, players: u8) {
    let mut bench = Bench::new(players);
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
