//! How fast an engine is, on one thread: `cargo bench -p cenacle-<game> --bench speed`.
//!
//! "item/s" is decisions per second for random play, and copies, views or positions per second for the others.

use cenacle_table::{Chance, Game, Seat, Seed, Stream, Viewer};
use divan::{Bencher, black_box, counter::ItemsCount};

use crate::{RandomGame, open};

/// Enough games that their lengths even out.
const GAMES: u64 = 64;
/// Decisions after which a game is well under way.
const UNDER_WAY: u64 = 200;

/// Whole games of this mode.
pub fn random_play<G: Game>(bencher: Bencher<'_, '_>, mode: &str) {
    let game = open::<G>();
    let mut games = RandomGame::new(&game, mode);
    let decisions: u64 = (0..GAMES).map(|number| games.play(number, u64::MAX).0).sum();
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| {
        for number in 0..GAMES {
            black_box(games.play(black_box(number), u64::MAX));
        }
    });
}

/// A copy of a position.
pub fn clone<G: Game>(bencher: Bencher<'_, '_>, mode: &str) {
    let (_, position) = RandomGame::new(&open::<G>(), mode).play(1, UNDER_WAY);
    // The clone is the thing measured, so it must not be a copy that the compiler may skip.
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| black_box(Clone::clone(black_box(&position))));
}

/// What the first seat may know of a position.
pub fn view<G: Game>(bencher: Bencher<'_, '_>, mode: &str) {
    let game = open::<G>();
    let (_, position) = RandomGame::new(&game, mode).play(1, UNDER_WAY);
    let viewer = Viewer::Seat(Seat::new(0));
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| black_box(game.view(black_box(&position), viewer)));
}

/// A position that the first seat could be in.
pub fn resample<G: Game>(bencher: Bencher<'_, '_>, mode: &str) {
    let game = open::<G>();
    let (_, position) = RandomGame::new(&game, mode).play(1, UNDER_WAY);
    let view = game.view(&position, Viewer::Seat(Seat::new(0)));
    let mut thought = Chance::new(&Seed::from_text("bench"), Stream::Thought);
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| black_box(game.resample(black_box(&view), &mut thought)));
}

/// The benches of a game's engine: random play in every mode, and copying, viewing and imagining in the usual one.
#[macro_export]
macro_rules! speed_bench {
    ($game:ty, modes: $modes:expr, usual: $usual:expr) => {
        fn main() {
            divan::main();
        }

        #[divan::bench(args = $modes)]
        fn random_play(bencher: divan::Bencher<'_, '_>, mode: &str) {
            $crate::speed::random_play::<$game>(bencher, mode);
        }

        #[divan::bench]
        fn clone(bencher: divan::Bencher<'_, '_>) {
            $crate::speed::clone::<$game>(bencher, $usual);
        }

        #[divan::bench]
        fn view(bencher: divan::Bencher<'_, '_>) {
            $crate::speed::view::<$game>(bencher, $usual);
        }

        #[divan::bench]
        fn resample(bencher: divan::Bencher<'_, '_>) {
            $crate::speed::resample::<$game>(bencher, $usual);
        }
    };
}
