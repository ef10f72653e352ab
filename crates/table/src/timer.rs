//! Sand-glasses. A game has no clock of its own: it says which glass runs, and is told when it has run out.

use cenacle_scene::Seats;
use serde::{Deserialize, Serialize};

/// Which glass of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TimerId(pub u16);

/// A glass that is running.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Timer {
    /// Which one. A glass that is turned again gets another id.
    pub id: TimerId,
    /// How long it runs.
    pub millis: u32,
    /// Whose time it is.
    pub seats: Seats,
}
