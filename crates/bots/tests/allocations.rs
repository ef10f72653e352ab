//! A thought allocates nothing but the tree's own memory, and that is kept.

use std::num::NonZeroU8;

use cenacle_alloc_counter::{Counting, allocations};
use cenacle_bots::{Budget, ErrorModel, Search, SearchSpec};
use cenacle_cleopatra::Cleopatra;
use cenacle_table::{Chance, DataFiles, Game, GameExt, Log, Options, Seat, Seed, Stream, Viewer};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn thoughts_allocate_nothing_beyond_the_tree() {
    assert!(allocations(|| drop(std::hint::black_box(vec![1_u8]))) > 0, "the counter counts");

    let game = Cleopatra::open(&DataFiles::shipped(Cleopatra::about().data)).unwrap();
    let seed = Seed::from_text("thoughts");
    let (mut chance, mut whim) = (Chance::new(&seed, Stream::Game), Chance::new(&seed, Stream::Bot(0)));
    let options = Options::defaults(Cleopatra::about(), 4).unwrap();
    let mut position = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
    let mut legal = Vec::new();
    for decision in 0..400 {
        let Some(seat) = game.to_act(&position).first() else { break };
        if decision % 100 == 50 {
            let view = game.view(&position, Viewer::Seat(Seat::new(1)));
            let spec = |iterations: u32| {
                let budget = Budget::Iterations(iterations);
                SearchSpec { budget, threads: NonZeroU8::MIN, error_model: ErrorModel::NONE }
            };
            let mut search = Search::<Cleopatra>::new(spec(4000), &seed, Seat::new(1));
            // Larger than what is counted afterwards, whichever way the thoughts go: the tree's memory is there then.
            let grown = allocations(|| _ = std::hint::black_box(search.estimate(&game, &view)));
            assert!(grown < 80, "{grown} allocations for 4000 thoughts: the tree grows by doubling");
            search.set_budget(Budget::Iterations(1000));
            let counted = allocations(|| _ = std::hint::black_box(search.estimate(&game, &view)));
            assert_eq!(counted, 0, "in 1000 thoughts after decision {decision}");
        }
        legal.clear();
        game.legal(&position, seat, &mut legal);
        game.apply(&mut position, seat, *whim.pick(&legal), &mut chance, &mut Log::silent()).unwrap();
    }
}
