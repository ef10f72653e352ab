//! Decisions in tests, with all that holds for every one of them.

use std::fmt::Debug;

use cenacle_table::{Chance, Entry, Game, GameExt, Log, Seat, Viewer};

/// What a seat may do.
#[must_use]
pub fn legal<G: Game>(game: &G, position: &G::Position, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(position, seat, &mut legal);
    legal
}

/// A seat decides: legal, carried out, and nothing is lost. What happened, and who was told.
///
/// # Panics
/// If it is not legal, is refused, or something is lost.
pub fn play<G: Game>(
    game: &G,
    position: &mut G::Position,
    seat: Seat,
    action: G::Action,
    chance: &mut Chance,
) -> Vec<Entry<G::Event>> {
    let legal = legal(game, position, seat);
    assert!(legal.contains(&action), "{action:?} is not legal: {legal:?}");
    let mut log = Log::new();
    if let Err(refusal) = game.apply(position, seat, action, chance, &mut log) {
        panic!("{action:?} is legal and refused: {refusal:?}");
    }
    game.audit(position).expect("nothing is created or lost");
    log.into_entries()
}

/// A seat's decision is refused, was not legal, and changes nothing: by which rule, and with which words.
///
/// # Panics
/// If it is legal, or changes, draws or tells something.
pub fn refused<G: Game>(
    game: &G,
    position: &mut G::Position,
    seat: Seat,
    action: G::Action,
    chance: &mut Chance,
) -> (&'static str, &'static str) {
    assert!(!legal(game, position, seat).contains(&action), "{action:?} is legal");
    let (before, drawn, mut log) = (position.clone(), chance.drawn(), Log::new());
    let refusal = game.apply(position, seat, action, chance, &mut log).expect_err("a refusal");
    assert_eq!(*position, before, "a refusal changes nothing");
    assert_eq!(chance.drawn(), drawn, "a refusal draws nothing");
    assert!(log.into_entries().is_empty(), "a refusal tells nothing");
    (refusal.rule, refusal.why.key)
}

/// What this viewer was told of a decision.
#[must_use]
pub fn told<E: Clone + Debug>(log: &[Entry<E>], viewer: Viewer) -> Vec<E> {
    log.iter().filter(|entry| entry.to.includes(viewer)).map(|entry| entry.event.clone()).collect()
}

/// What the tests of a game do with a table of their own, which has a `game`, a position `p`, a `chance`, and in `log` who was told what of the
/// last decision.
#[macro_export]
macro_rules! decisions {
    ($table:ty) => {
        impl $table {
            /// A seat decides: legal, carried out, and nothing is lost. What happened, as somebody who sees all is told.
            pub(crate) fn play(&mut self, seat: Seat, action: Action) -> Vec<Event> {
                self.log = $crate::decisions::play(&*self.game, &mut self.p, seat, action, &mut self.chance);
                self.told(Viewer::Omniscient)
            }

            /// What this viewer was told of the last decision.
            pub(crate) fn told(&self, viewer: Viewer) -> Vec<Event> {
                $crate::decisions::told(&self.log, viewer)
            }

            /// A seat's decision is refused, was not legal, and changes nothing: by which rule, and with which words.
            pub(crate) fn refused(&mut self, seat: Seat, action: Action) -> (&'static str, &'static str) {
                $crate::decisions::refused(&*self.game, &mut self.p, seat, action, &mut self.chance)
            }

            pub(crate) fn legal(&self, seat: Seat) -> Vec<Action> {
                $crate::decisions::legal(&*self.game, &self.p, seat)
            }
        }
    };
}
