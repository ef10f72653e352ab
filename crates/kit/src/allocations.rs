//! The hot path allocates nothing.

use cenacle_alloc_counter::allocations;
use cenacle_table::{
    Chance, Evaluator, Seed, Stream, Viewer,
    encoding::{Encoded, Perspective, clear_mask, describe, mark_legal, observe_bytes},
};

use crate::{RandomGame, open};

/// Plays random games and looks at every position as a search would: decides, copies, views, imagines and evaluates; and as a program
/// does that learns: writes the view as a row, and marks what is legal.
///
/// # Panics
/// If anything of it allocates, or if so little is played that nothing is proved.
pub fn nothing_is_allocated<G: Evaluator + Encoded>(modes: impl IntoIterator<Item = impl AsRef<str>>, games: u64) {
    assert!(allocations(|| drop(std::hint::black_box(vec![1_u8]))) > 0, "the counter counts");
    let game = open::<G>();
    let mut thought = Chance::new(&Seed::from_text("allocations"), Stream::Thought);
    for mode in modes {
        let mode = mode.as_ref();
        let mut random = RandomGame::new(&game, mode);
        let mut played = 0;
        let (mut mask, mut legal) = (vec![0; G::ACTIONS.len()], Vec::with_capacity(8192));
        for number in 0..games {
            // Setting a game up may allocate.
            let (_, begun) = random.play(number, 0);
            let players = game.players(&begun);
            let first = Perspective::of(Viewer::Spectator, players);
            let mut row = vec![0; describe(&game, &game.view(&begun, Viewer::Seat(first.own())), first).len()];
            let setting_up = allocations(|| drop(random.play(number, 0)));
            let counted = allocations(|| {
                let (decisions, _) = random.play_and(number, u64::MAX, |game, position, seat| {
                    let copy = position.clone();
                    let view = game.view(&copy, Viewer::Seat(seat));
                    observe_bytes(game, &view, Perspective::new(seat, players), &mut row);
                    if game.to_act(position).contains(seat) {
                        mark_legal(game, position, seat, &mut mask, &mut legal);
                        clear_mask(&mut mask, &mut legal);
                    }
                    let imagined = game.resample(&view, &mut thought);
                    if game.outcome(&imagined).is_none() {
                        std::hint::black_box(game.evaluate(&imagined));
                    }
                });
                played += decisions;
            });
            drop(begun);
            assert_eq!(counted, setting_up, "allocations in game {number} of {mode}, and in setting it up");
        }
        assert!(played > 100, "only {played} decisions of {mode} were played");
    }
}

/// Tests that the hot path of a game allocates nothing, in these modes.
#[macro_export]
macro_rules! allocations {
    ($game:ty, modes: $modes:expr) => {
        $crate::allocations!($game, modes: $modes, games: 20);
    };
    ($game:ty, modes: $modes:expr, games: $games:expr) => {
        #[global_allocator]
        static ALLOCATOR: $crate::alloc_counter::Counting = $crate::alloc_counter::Counting;

        #[test]
        fn deciding_copying_viewing_imagining_and_evaluating_allocate_nothing() {
            $crate::allocations::nothing_is_allocated::<$game>($modes, $games);
        }
    };
}
