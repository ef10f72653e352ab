//! How fast the engine is, on one thread. `cargo bench -p cenacle-four-gods --bench speed`

use cenacle_four_gods::{Action, FourGods, Position};
use cenacle_kit::{RandomGame, open};
use cenacle_table::{Chance, GameExt, Log, Seat, Seed, Stream};
use divan::{Bencher, black_box, counter::ItemsCount};

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

cenacle_kit::speed_bench!(FourGods, modes: MODES, usual: "4 time=turns");

/// A position in which a seat has a tile in hand and the world is half full.
fn middle(game: &FourGods) -> (Position, Seat) {
    let mut games = RandomGame::new(game, "4 time=simultaneous");
    for most in 1.. {
        let (_, position) = games.play(3, most);
        let holder = position.everybody().find(|seat| !position.empty_handed(*seat));
        if let Some(seat) = holder.filter(|_| position.laid >= 24) {
            return (position, seat);
        }
    }
    unreachable!("a game comes to its middle")
}

/// Laying a tile, and listing every legal placement afterwards.
#[divan::bench]
fn lay_and_list(bencher: Bencher<'_, '_>) {
    let game = open::<FourGods>();
    let (position, seat) = middle(&game);
    let mut legal = Vec::with_capacity(2048);
    game.legal(&position, seat, &mut legal);
    let lay = *legal.last().expect("it has a list");
    assert!(matches!(lay, Action::Lay { .. }), "the last of a list lays a tile: {lay:?}");
    let mut chance = Chance::new(&Seed::from_text("bench"), Stream::Game);
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        let mut copy = black_box(position);
        game.apply(&mut copy, seat, lay, &mut chance, &mut Log::silent()).expect("it is legal");
        legal.clear();
        for seat in copy.everybody() {
            game.legal(&copy, seat, &mut legal);
        }
        black_box(legal.len())
    });
}

/// Every kingdom, majority and prize of a position.
#[divan::bench]
fn count(bencher: Bencher<'_, '_>) {
    let game = open::<FourGods>();
    let (_, position) = RandomGame::new(&game, "4 time=simultaneous").play(1, u64::MAX);
    let counted = || black_box(cenacle_four_gods::count(game.figures(), black_box(&position)));
    bencher.counter(ItemsCount::new(1_u32)).bench_local(counted);
}
