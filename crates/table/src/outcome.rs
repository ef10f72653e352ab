//! How a game ended.

use arrayvec::ArrayVec;
use cenacle_scene::{MAX_SEATS, Phrase, Seat, Seats};
use serde::Serialize;

use crate::RuleId;

/// How a game ended, without the details: cheap enough for playouts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// Which of the game's end reasons, see [`About::end_reasons`](crate::About::end_reasons) and
    /// [`About::house_end`](crate::About::house_end).
    pub reason: &'static str,
    /// Who won. Several share the win; nobody means that everyone lost.
    pub winners: Seats,
    /// Each seat's rank, 1 the best; equal ranks are ties.
    pub ranks: ArrayVec<u8, MAX_SEATS>,
    /// Each seat's final score; none at all where no points are counted.
    pub scores: ArrayVec<i32, MAX_SEATS>,
}

impl Outcome {
    /// The seat's share of the win: 1, a fraction if it is shared, or 0.
    #[must_use]
    pub fn win_share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}

/// One line of the count at the end.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetLine {
    pub seat: Seat,
    /// What is counted.
    pub label: Phrase,
    /// Which column it goes to: a message key ("talents", "amulets").
    pub column: &'static str,
    /// How much it adds or takes.
    pub value: i32,
    /// By which rule.
    pub rule: RuleId,
}
