//! What goes over the wire: what may be asked, what is told, and the things both speak of.
//!
//! A socket carries [`Ask`]s one way and [`Tell`]s the other, each one JSON object with a `type`. The HTTP interface
//! speaks of the same things in requests and answers of its own (`controllers`).

mod ask;
mod event;
mod ids;
mod problem;
mod review;
mod seating;
mod tell;

pub use ask::Ask;
pub use event::{TableEvent, TakenBack, TookOver, UndoAnswered, Untold, Why};
pub use ids::{GuestId, TableId};
pub use problem::{Code, Problem};
pub use review::{ReviewMoment, ReviewMomentKind, ReviewPoint, Reviewed};
pub use seating::{
    ClockSetting, CopyOf, Ending, GuestInfo, Revealing, SeatInfo, SeatKind, SeatWish, Spectators, Status, TableInfo,
    TableWish,
};
pub use tell::{ChatLine, ClockFace, Tell, TurnStatus, UndoFace, VoteFace};

/// The version of what sockets speak; it goes up when an older client would misunderstand.
pub const PROTOCOL: u32 = 1;
