//! The hot path allocates nothing.

use cenacle_creatures_and_cultists::CreaturesAndCultists;
use cenacle_table::{Chance, DataFiles, Game, GameExt, Log, Options, Seed, Stream, Viewer};
use cenacle_thrift::{Counting, allocations};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn deciding_copying_viewing_and_resampling_allocate_nothing() {
    assert!(allocations(|| drop(std::hint::black_box(vec![1_u8]))) > 0, "the counter counts");

    let game = CreaturesAndCultists::open(&DataFiles::shipped(CreaturesAndCultists::about().data)).unwrap();
    let mut legal = Vec::with_capacity(1024);
    for players in 2..=8 {
        let options = Options::defaults(CreaturesAndCultists::about(), players).unwrap();
        for index in 0..20 {
            let seed = Seed::from_text("allocations").derive(index);
            let mut chance = Chance::new(&seed, Stream::Game);
            let mut whim = Chance::new(&seed, Stream::Bot(0));
            let mut thought = Chance::new(&seed, Stream::Thought);
            let mut log = Log::silent();
            let mut position = game.setup(&options, &mut chance, &mut log).unwrap();
            let mut decisions = 0_u64;
            let counted = allocations(|| {
                while let Some(seat) = game.to_act(&position).first() {
                    legal.clear();
                    game.legal(&position, seat, &mut legal);
                    let action = *whim.pick(&legal);
                    game.apply(&mut position, seat, action, &mut chance, &mut log).unwrap();
                    let copy = position;
                    let view = game.view(&copy, Viewer::Seat(seat));
                    std::hint::black_box(game.resample(&view, &mut thought));
                    decisions += 1;
                }
            });
            assert!(decisions > 50, "a game of {decisions} decisions was played");
            assert_eq!(counted, 0, "in {decisions} decisions of game {index} with {players} players");
        }
    }
}
