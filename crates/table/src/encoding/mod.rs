//! What a program that learns needs of every game: a number for each action, and a view as a row of small numbers.
//!
//! A game says both as data: its numbers in `src/numbering.rs` ([`numbering!`](crate::numbering)), its fields in
//! `src/encoding.rs` ([`FieldWriter`]), and [`encoded!`](crate::encoded) makes the [`Encoded`] of them. What follows for all games at
//! once stands here: masks, factors, rewards, and the description of all of it.

mod action_space;
mod description;
mod factor;
mod factored;
mod field;
mod legal_mask;
mod reward;

use cenacle_scene::Seat;

use crate::Game;

pub use action_space::{ActionSpace, FactorShape, Kind, KindField, firsts};
pub use description::{Checker, Describer, Description, Field};
pub use factor::{Around, Below, Factor, Maybe, Part, Perspective};
pub use factored::{FactoredChoice, NoSuchValue};
pub use field::{Bytes, Coding, FieldWriter, Floats};
pub use legal_mask::{clear_mask, mark_legal};
pub use reward::Reward;

/// A game whose actions have numbers and whose views are rows of numbers.
///
/// Everything is told from where a seat sits: seats count from itself on, clockwise, in actions and in views.
pub trait Encoded: Game {
    /// The numbers of the actions. They never change without a new version.
    const ACTIONS: &'static ActionSpace;

    /// The version of the fields that [`observe`](Encoded::observe) writes.
    const OBSERVATION: u32;

    /// The number of an action of a seat; `None` if it names something that no game has.
    fn number(&self, position: &Self::Position, seat: Seat, action: Self::Action) -> Option<u32>;

    /// The action of this number, as the seat would take it in this position. It need not be legal; `None` if nothing has the number.
    fn action(&self, position: &Self::Position, seat: Seat, number: u32) -> Option<Self::Action>;

    /// Writes a view field by field, as its viewer sits. How many values it writes depends on nothing but the number of players.
    fn observe(&self, view: &Self::View, from: Perspective, out: &mut impl FieldWriter);
}

/// What the fields of a game of so many players are, found by writing one of its views.
#[must_use]
pub fn describe<G: Encoded>(game: &G, view: &G::View, from: Perspective) -> Description {
    let mut describer = Describer::default();
    game.observe(view, from, &mut describer);
    describer.finish()
}

/// Writes a view as bytes; says how many.
///
/// # Panics
/// If there is not enough room: [`Description::len`] says how much is needed.
#[inline]
pub fn observe_bytes<G: Encoded>(game: &G, view: &G::View, from: Perspective, out: &mut [u8]) -> usize {
    let mut bytes = Bytes::new(out);
    game.observe(view, from, &mut bytes);
    bytes.written()
}

/// Writes a view as numbers from 0 to 1; says how many.
///
/// # Panics
/// If there is not enough room: [`Description::len`] says how much is needed.
#[inline]
pub fn observe_floats<G: Encoded>(game: &G, view: &G::View, from: Perspective, out: &mut [f32]) -> usize {
    let mut floats = Floats::new(out);
    game.observe(view, from, &mut floats);
    floats.written()
}

/// Makes the [`Encoded`] of a game that has `figures`, `numbering.rs` and `encoding.rs`. `completed` where an action holds more than its
/// number says: `numbering::complete(figures, position, action)` adds it.
#[macro_export]
macro_rules! encoded {
    ($game:ty) => {
        $crate::encoded!(@ $game, |_figures, _position: &Position, action| action);
    };
    ($game:ty, completed) => {
        $crate::encoded!(@ $game, numbering::complete);
    };
    (@ $game:ty, $complete:expr) => {
        impl $crate::encoding::Encoded for $game {
            const ACTIONS: &'static $crate::encoding::ActionSpace = &numbering::SPACE;
            const OBSERVATION: u32 = encoding::VERSION;

            #[inline]
            fn number(&self, position: &Position, seat: $crate::Seat, action: Action) -> Option<u32> {
                let from = $crate::encoding::Perspective::new(seat, position.players.into());
                numbering::number(from, action)
            }

            #[inline]
            fn action(&self, position: &Position, seat: $crate::Seat, number: u32) -> Option<Action> {
                let from = $crate::encoding::Perspective::new(seat, position.players.into());
                let complete = $complete;
                numbering::action(from, number).map(|action| complete(&self.figures, position, action))
            }

            #[inline]
            fn observe(
                &self,
                view: &View,
                from: $crate::encoding::Perspective,
                out: &mut impl $crate::encoding::FieldWriter,
            ) {
                encoding::observe(&self.figures, view, from, out);
            }
        }
    };
}
