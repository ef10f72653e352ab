//! What a client may ask over its socket.

use cenacle_scene::{Lang, Seat};
use serde::{Deserialize, Serialize};

use super::TableId;

/// One message of a client. `id` is the client's own number; the answer carries it back.
///
/// Where a `seat` may be left out, the asker's only seat at the table is meant.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Look at a table and be told what happens there, from the asker's seat or, without one, as a spectator.
    Attend {
        /// The asker's number.
        id: u64,
        /// Which table.
        table: TableId,
        /// From which of the asker's seats.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The last event the asker has, if it has a scene already.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        last: Option<u64>,
        /// In which language.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lang: Option<Lang>,
    },
    /// No longer look at a table.
    Part {
        /// The asker's number.
        id: u64,
        /// Which table.
        table: TableId,
    },
    /// Decide for the action at a place of the seat's legal list, as it was after event `n`.
    Decide {
        /// The asker's number.
        id: u64,
        /// Which table.
        table: TableId,
        /// For which seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The last event the asker knows.
        n: u64,
        /// The place in the legal list, counted from 0: that of the offer in the scene.
        index: u32,
        /// Only if the seat can take it back by itself afterwards; otherwise the answer is `final` and nothing happens.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unsure: bool,
    },
    /// Take the last decision back; if it cannot be without harm, the other players are asked.
    Undo {
        /// The asker's number.
        id: u64,
        /// Which table.
        table: TableId,
        /// For which seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The last event the asker knows.
        n: u64,
    },
    /// Play again what was taken back.
    Redo {
        /// The asker's number.
        id: u64,
        /// Which table.
        table: TableId,
        /// For which seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The last event the asker knows.
        n: u64,
    },
    /// Answer another player who asks to take something back.
    Answer {
        /// The asker's number.
        id: u64,
        /// Which table.
        table: TableId,
        /// For which seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The event with which it was asked.
        n: u64,
        /// Whether it may be.
        agree: bool,
    },
    /// Give the game up; a bot plays the seat to the end.
    Resign {
        /// The asker's number.
        id: u64,
        /// Which table.
        table: TableId,
        /// For which seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Let a bot play the asker's seat for a while, or that of a player who has been away too long.
    TakeOver {
        /// The asker's number.
        id: u64,
        /// Which table.
        table: TableId,
        /// Which seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Play the asker's own seat again.
    HandBack {
        /// The asker's number.
        id: u64,
        /// Which table.
        table: TableId,
        /// Which seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Say something to the table.
    Chat {
        /// The asker's number.
        id: u64,
        /// Which table.
        table: TableId,
        /// What.
        text: String,
    },
    /// Why can the seat not do what pointing at this element means?
    WhyNot {
        /// The asker's number.
        id: u64,
        /// Which table.
        table: TableId,
        /// For which seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The id of a place or piece of the scene.
        element: String,
    },
    /// Is anybody there?
    Ping {
        /// The asker's number.
        id: u64,
    },
}

impl Ask {
    /// The asker's number.
    #[must_use]
    pub const fn id(&self) -> u64 {
        match self {
            Ask::Attend { id, .. }
            | Ask::Part { id, .. }
            | Ask::Decide { id, .. }
            | Ask::Undo { id, .. }
            | Ask::Redo { id, .. }
            | Ask::Answer { id, .. }
            | Ask::Resign { id, .. }
            | Ask::TakeOver { id, .. }
            | Ask::HandBack { id, .. }
            | Ask::Chat { id, .. }
            | Ask::WhyNot { id, .. }
            | Ask::Ping { id } => *id,
        }
    }
}
