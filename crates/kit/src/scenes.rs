//! What it costs to show a table: `cargo bench -p cenacle-<game> --bench scenes`.
//!
//! "item/s" is scenes, diffs or written diffs per second: of every seat after every decision of random games of four.

use cenacle_scene::{Lang, Scene, SceneDiff, Seat, Viewer};
use cenacle_table::{AnyGame, AnyTable, Chance, Game, Options, Seed, Sitter, Stream, any::Opened};
use divan::{Bencher, black_box, counter::ItemsCount};

const PLAYERS: usize = 4;
/// Enough games that all steps of a turn come, and their places in it even out.
const GAMES: u64 = 4;

/// The tables of a few games, after each decision.
fn tables<G: Game>() -> Vec<Box<dyn AnyTable>> {
    let opened = Opened::<G>::shipped().expect("the shipped data make a game");
    (0..GAMES).flat_map(|game| after_each_decision(&opened, game)).collect()
}

fn after_each_decision<G: Game>(opened: &Opened<G>, game: u64) -> Vec<Box<dyn AnyTable>> {
    let seed = Seed::from_text("scenes").derive(game);
    let options = Options::defaults(G::about(), PLAYERS as u8).expect("four may play");
    let sitters = ["Ada", "Bob", "Cleo", "Dan"].map(|name| Sitter::person(format!("{name} {game}"))).to_vec();
    let mut table = opened.table(options, seed, sitters).expect("a game can be set up");
    let mut whim = Chance::new(&seed, Stream::Bot(0));
    let mut tables = Vec::new();
    while let Some(seat) = table.to_act().first() {
        let choice = whim.below(table.legal_count(seat) as u32) as usize;
        table.decide(seat, choice).expect("a legal action is accepted");
        tables.extend(table.at(table.inputs()));
    }
    tables
}

fn seats() -> impl Iterator<Item = Viewer> {
    (0..PLAYERS).map(|seat| Viewer::Seat(Seat::new(seat)))
}

/// What each seat sees, one scene after another.
fn seen<G: Game>() -> Vec<[Scene; 2]> {
    let tables = tables::<G>();
    let pairs = |viewer: Viewer| {
        let scenes: Vec<Scene> = tables.iter().map(|table| table.scene(viewer, Lang::Fr)).collect();
        scenes.windows(2).map(|pair| [pair[0].clone(), pair[1].clone()]).collect::<Vec<_>>()
    };
    seats().flat_map(pairs).collect()
}

/// Each seat's scene.
pub fn scene<G: Game>(bencher: Bencher<'_, '_>) {
    let tables = tables::<G>();
    bencher.counter(ItemsCount::new(tables.len() * PLAYERS)).bench_local(|| {
        for table in &tables {
            seats().for_each(|viewer| drop(black_box(table.scene(viewer, Lang::Fr))));
        }
    });
}

/// Only scenes with more offers than `many`.
pub fn scene_with_many_offers<G: Game>(bencher: Bencher<'_, '_>, many: usize) {
    let mut chosen = Vec::new();
    for table in tables::<G>() {
        let seat = table.to_act().first().map(Viewer::Seat);
        chosen.extend(seat.filter(|seat| table.scene(*seat, Lang::Fr).offers.len() > many).map(|seat| (table, seat)));
    }
    bencher.counter(ItemsCount::new(chosen.len())).bench_local(|| {
        chosen.iter().for_each(|(table, seat)| drop(black_box(table.scene(*seat, Lang::Fr))));
    });
}

/// A scene as it goes to a client that has none.
pub fn whole_scene_as_json<G: Game>(bencher: Bencher<'_, '_>) {
    let scenes = seen::<G>();
    bencher.counter(ItemsCount::new(scenes.len())).bench_local(|| {
        scenes.iter().for_each(|[_, scene]| drop(black_box(serde_json::to_vec(scene))));
    });
}

/// What changed between two scenes.
pub fn diff<G: Game>(bencher: Bencher<'_, '_>) {
    let scenes = seen::<G>();
    bencher.counter(ItemsCount::new(scenes.len())).bench_local(|| {
        scenes.iter().for_each(|[old, new]| drop(black_box(SceneDiff::between(old, new))));
    });
}

/// The same as it goes to a client.
pub fn diff_as_json<G: Game>(bencher: Bencher<'_, '_>) {
    let scenes = seen::<G>();
    let diffs: Vec<SceneDiff> = scenes.iter().map(|[old, new]| SceneDiff::between(old, new)).collect();
    bencher.counter(ItemsCount::new(diffs.len())).bench_local(|| {
        diffs.iter().for_each(|diff| drop(black_box(serde_json::to_vec(diff))));
    });
}

/// The benches of a game's scenes. Scenes with more offers than `many` are measured apart.
#[macro_export]
macro_rules! scene_bench {
    ($game:ty, many: $many:expr) => {
        fn main() {
            divan::main();
        }

        #[divan::bench]
        fn scene(bencher: divan::Bencher<'_, '_>) {
            $crate::scenes::scene::<$game>(bencher);
        }

        #[divan::bench]
        fn scene_with_many_offers(bencher: divan::Bencher<'_, '_>) {
            $crate::scenes::scene_with_many_offers::<$game>(bencher, $many);
        }

        #[divan::bench]
        fn whole_scene_as_json(bencher: divan::Bencher<'_, '_>) {
            $crate::scenes::whole_scene_as_json::<$game>(bencher);
        }

        #[divan::bench]
        fn diff(bencher: divan::Bencher<'_, '_>) {
            $crate::scenes::diff::<$game>(bencher);
        }

        #[divan::bench]
        fn diff_as_json(bencher: divan::Bencher<'_, '_>) {
            $crate::scenes::diff_as_json::<$game>(bencher);
        }
    };
}
