//! What goes over the wire: what may be asked, what is told, and the things both speak of.
//!
//! A socket carries [`Message`]s one way and [`Tell`]s the other, each one JSON object with a `type`. What a message asks is an
//! [`Ask`]; over HTTP the address says which (`controllers`), and the table is given the same.

mod ask;
mod event;
mod guide;
mod hint;
mod ids;
mod problem;
mod review;
mod seating;
mod tell;

pub use ask::{
    Addition, Answer, Ask, AtSeat, Attend, Decision, Extra, Join, Message, Now, Pointed, Rematch, Remove, RevealedLink,
    Said, Start,
};
pub use event::{TableEvent, TakenBack, TookOver, UndoAnswered, Untold, Why};
pub use guide::{Guide, GuideTopic, Guiding, Weighed};
pub use hint::{Hint, HintChoice, HintReason};
pub use ids::{GuestId, TableId};
pub use problem::{Code, Problem};
pub use review::{ReviewDecision, ReviewDecisionKind, ReviewPoint, ReviewTurn, Reviewed};
pub use seating::{
    ClockSetting, CopyOf, Ending, GuestInfo, Revealing, SeatInfo, SeatKind, SeatWish, Spectators, Status, TableInfo,
    TableWish,
};
pub use tell::{ChatLine, ClockFace, LegalAction, Tell, TurnStatus, UndoFace, VoteFace};

/// The version of what sockets speak; it goes up when an older client would misunderstand.
pub const PROTOCOL: u32 = 1;
