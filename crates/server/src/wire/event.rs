//! What happens at a table.

use cenacle_scene::Seat;
use cenacle_table::RecordedInput;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Something that happened at a table: a row of its journal, and what everybody is told of it.
///
/// What serde writes is what is told. What was decided is not in it: the log tells each viewer what he may know.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum TableEvent {
    /// The game began.
    Started,
    /// A seat decided.
    Decided {
        #[schema(value_type = u8)]
        seat: Seat,
        /// What the record says of it.
        #[serde(skip)]
        line: Untold,
    },
    /// A sand-glass of the game ran out.
    GlassRanOut {
        /// What the record says of it.
        #[serde(skip)]
        line: Untold,
    },
    /// Decisions were taken back.
    TakenBack(TakenBack),
    /// A seat asks the others to let it take its decision back.
    UndoAsked(TakenBack),
    /// A seat answered.
    UndoAnswered(UndoAnswered),
    /// A bot plays a seat now.
    TookOver(TookOver),
    /// A player plays his seat again.
    HandedBack {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// A player gave up.
    Resigned {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// The server was away; nobody's clock ran meanwhile.
    Excused { millis: u64 },
    /// The game was stopped before its end.
    Stopped,
}

/// A line of the record: it is stored and never told, so there is no way to write it as JSON from here by mistake.
#[derive(Clone, PartialEq, Debug)]
pub struct Untold(pub(crate) RecordedInput);

/// Who takes something back, and how much is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TakenBack {
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How many inputs are left.
    pub inputs: usize,
}

/// An answer to one who asks to take something back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct UndoAnswered {
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Whether it may be taken back.
    pub agreed: bool,
}

/// A bot at a person's seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TookOver {
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub bot: String,
    /// Why it plays.
    pub why: Why,
}

/// Why a bot plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Its player wished it, or left.
    Left,
    /// Its player's time was up.
    Time,
    /// Its player was away and another player asked for it.
    Away,
}

impl TableEvent {
    /// The game took an input: a seat decided, or a sand-glass ran out.
    pub(crate) fn input(line: RecordedInput) -> TableEvent {
        match line.seat {
            Some(seat) => TableEvent::Decided { seat, line: Untold(line) },
            None => TableEvent::GlassRanOut { line: Untold(line) },
        }
    }

    /// The line of the record, if the game took an input.
    pub(crate) fn line(&self) -> Option<&RecordedInput> {
        match self {
            TableEvent::Decided { line, .. } | TableEvent::GlassRanOut { line } => Some(&line.0),
            _ => None,
        }
    }
}
