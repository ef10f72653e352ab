//! What it costs to show a table: `cargo bench -p cenacle-cult --bench scenes`
//!
//! "item/s" is scenes, diffs or written diffs per second: of every seat after every decision of random games of four.

use cenacle_cult::Cult;
use cenacle_scene::{Lang, Scene, SceneDiff, Seat, Viewer};
use cenacle_table::{AnyGame, AnyTable, Chance, Game, Options, Seed, Sitter, Stream, any::Opened};
use divan::{Bencher, black_box, counter::ItemsCount};

fn main() {
    divan::main();
}

const PLAYERS: usize = 4;
/// Enough games that all steps of a turn come, and their places in it even out.
const GAMES: u64 = 4;

/// The tables of a few games, after each decision.
fn tables() -> Vec<Box<dyn AnyTable>> {
    let opened = Opened::<Cult>::shipped().expect("the shipped data make a game");
    (0..GAMES).flat_map(|game| moments(&opened, game)).collect()
}

fn moments(opened: &Opened<Cult>, game: u64) -> Vec<Box<dyn AnyTable>> {
    let seed = Seed::from_text("scenes").derive(game);
    let options = Options::defaults(Cult::about(), PLAYERS as u8).expect("four may play");
    let sitters = ["Ada", "Bob", "Cleo", "Dan"].map(|name| Sitter::person(format!("{name} {game}"))).to_vec();
    let mut table = opened.table(options, seed, sitters).expect("a game can be set up");
    let mut whim = Chance::new(&seed, Stream::Bot(0));
    let mut moments = Vec::new();
    while let Some(seat) = table.to_act().first() {
        let choice = whim.below(table.legal_count(seat) as u32) as usize;
        table.decide(seat, choice).expect("a legal action is accepted");
        moments.extend(table.at(table.inputs()));
    }
    moments
}

fn seats() -> impl Iterator<Item = Viewer> {
    (0..PLAYERS).map(|seat| Viewer::Seat(Seat::new(seat)))
}

/// What each seat sees, one scene after another.
fn seen(tables: &[Box<dyn AnyTable>]) -> Vec<[Scene; 2]> {
    let pairs = |viewer: Viewer| {
        let scenes: Vec<Scene> = tables.iter().map(|table| table.scene(viewer, Lang::Fr)).collect();
        scenes.windows(2).map(|pair| [pair[0].clone(), pair[1].clone()]).collect::<Vec<_>>()
    };
    seats().flat_map(pairs).collect()
}

#[divan::bench]
fn scene(bencher: Bencher<'_, '_>) {
    let tables = tables();
    bencher.counter(ItemsCount::new(tables.len() * PLAYERS)).bench_local(|| {
        for table in &tables {
            seats().for_each(|viewer| drop(black_box(table.scene(viewer, Lang::Fr))));
        }
    });
}

/// Only those in which somebody preaches: every available Priest on every open Location.
#[divan::bench]
fn scene_of_preaching(bencher: Bencher<'_, '_>) {
    let mut preaching = Vec::new();
    for table in tables() {
        let seat = table.to_act().first().map(Viewer::Seat);
        preaching.extend(seat.filter(|seat| table.scene(*seat, Lang::Fr).offers.len() > 30).map(|seat| (table, seat)));
    }
    bencher.counter(ItemsCount::new(preaching.len())).bench_local(|| {
        preaching.iter().for_each(|(table, seat)| drop(black_box(table.scene(*seat, Lang::Fr))));
    });
}

#[divan::bench]
fn whole_scene_as_json(bencher: Bencher<'_, '_>) {
    let scenes = seen(&tables());
    bencher.counter(ItemsCount::new(scenes.len())).bench_local(|| {
        scenes.iter().for_each(|[_, scene]| drop(black_box(serde_json::to_vec(scene))));
    });
}

#[divan::bench]
fn diff(bencher: Bencher<'_, '_>) {
    let scenes = seen(&tables());
    bencher.counter(ItemsCount::new(scenes.len())).bench_local(|| {
        scenes.iter().for_each(|[old, new]| drop(black_box(SceneDiff::between(old, new))));
    });
}

#[divan::bench]
fn diff_as_json(bencher: Bencher<'_, '_>) {
    let scenes = seen(&tables());
    let diffs: Vec<SceneDiff> = scenes.iter().map(|[old, new]| SceneDiff::between(old, new)).collect();
    bencher.counter(ItemsCount::new(diffs.len())).bench_local(|| {
        diffs.iter().for_each(|diff| drop(black_box(serde_json::to_vec(diff))));
    });
}
