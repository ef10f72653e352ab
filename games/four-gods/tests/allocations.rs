//! The hot path allocates nothing.

use cenacle_four_gods::FourGods;
use cenacle_table::{Chance, DataFiles, Game, GameExt, Log, Next, Options, Seed, Sense, Stream, Viewer, VirtualClock};
use cenacle_thrift::{Counting, allocations};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn deciding_copying_viewing_resampling_and_judging_allocate_nothing() {
    assert!(allocations(|| drop(std::hint::black_box(vec![1_u8]))) > 0, "the counter counts");

    let game = FourGods::open(&DataFiles::shipped(FourGods::about().data)).unwrap();
    let mut legal = Vec::with_capacity(2048);
    for (players, chosen) in MODES {
        let options = Options::choose(FourGods::about(), players, chosen.iter().copied()).unwrap();
        let mut decisions = 0_u64;
        for index in 0..12 {
            let seed = Seed::from_text("allocations").derive(index);
            let mut chance = Chance::new(&seed, Stream::Game);
            let mut whim = Chance::new(&seed, Stream::Bot(0));
            let mut thought = Chance::new(&seed, Stream::Thought);
            let mut log = Log::silent();
            let mut position = game.setup(&options, &mut chance, &mut log).unwrap();
            let mut clock = VirtualClock::default();
            let counted = allocations(|| {
                loop {
                    match clock.next(&game, &position) {
                        Next::Over => break,
                        Next::Expiry(timer) => game.expire(&mut position, timer, &mut chance, &mut log),
                        Next::Decision(seat) => {
                            legal.clear();
                            game.legal(&position, seat, &mut legal);
                            let action = *whim.pick(&legal);
                            clock.act(&game, &position, seat, action, &mut thought);
                            game.apply(&mut position, seat, action, &mut chance, &mut log).unwrap();
                            let copy = position;
                            let view = game.view(&copy, Viewer::Seat(seat));
                            let imagined = game.resample(&view, &mut thought);
                            if !imagined.is_over() {
                                std::hint::black_box(game.judge(&imagined));
                            }
                            decisions += 1;
                        }
                    }
                }
            });
            assert_eq!(counted, 0, "in game {index} with {players} players, {chosen:?}");
        }
        assert!(decisions > 500, "{decisions} decisions were played");
    }
}

const MODES: [(u8, &[(&str, &str)]); 5] = [
    (4, &[]),
    (4, &[("time", "turns"), ("gods", "secret")]),
    (3, &[]),
    (2, &[("time", "turns")]),
    (4, &[("errors", "denounced")]),
];
