//! Why something that was asked is not done.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why something that was asked is not done, as it goes over the wire.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Problem {
    /// What kind of reason, for programs.
    pub code: Code,
    /// The reason as a sentence in the asker's language.
    pub message: String,
    /// What exactly, where more can be said: a key, a limit, the place of a mistake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The rule of the game that stands against it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// After how many milliseconds it is worth asking again: with `too-fast` and `busy`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wait: Option<u64>,
}

/// Every kind of reason. Each has the message `error-<code>` in `words/`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The message is no message: not JSON, unknown fields, wrong types.
    Malformed,
    /// The body is too long.
    TooLarge,
    /// Nobody is signed in.
    NoGuest,
    /// The secret is nobody's.
    BadSecret,
    /// A page of another origin asks.
    ForeignOrigin,
    /// Too much was asked in too short a time.
    TooFast,
    /// A client does not take what it is told, or does not finish what it asks.
    TooSlow,
    /// There is too much to do at the moment for something that takes long.
    Busy,
    /// The guest's secret is no longer good: he signed out, moved to another device or was deleted.
    SignedOut,
    /// The guest has as many tables as a guest may have at once.
    TooManyTables,
    /// No such page, or not with this verb.
    NotFound,
    /// No such game.
    NoSuchGame,
    /// No such table.
    NoSuchTable,
    /// No such seat at this table.
    NoSuchSeat,
    /// The game cannot be set up so.
    BadSetup,
    /// The name, text or other wish cannot be used.
    BadWish,
    /// Another program has this name.
    NameTaken,
    /// No program has this name.
    NoSuchBot,
    /// The asker does not hold this seat, or holds several and does not say which.
    NotYourSeat,
    /// The asker sits at this table already, as often as the table allows.
    AlreadySeated,
    /// Somebody sits there.
    SeatTaken,
    /// Who may sit there has been invited.
    NotInvited,
    /// The host sent the asker away from this table.
    SentAway,
    /// This table does not let spectators see this.
    NoSpectators,
    /// The game has begun.
    AlreadyStarted,
    /// The game has not begun.
    NotStarted,
    /// The game is over.
    AlreadyOver,
    /// The game is not over: what is asked for is shown afterwards.
    NotOver,
    /// Something happened meanwhile: the number is not the present one.
    Stale,
    /// It is not this seat that is asked.
    NotYourTurn,
    /// The legal list is not so long.
    NoSuchAction,
    /// What was to be done only if it can be taken back cannot be.
    Final,
    /// A rule of the game stands against it.
    Refused,
    /// Nothing can be taken back or played again.
    NothingToUndo,
    /// Nobody asks to take anything back, or the answer is not this seat's to give.
    NoVote,
    /// A bot plays this seat: take it back first.
    BotPlays,
    /// The seat is played by its player.
    NotAway,
    /// Only who made the table may do this.
    NotYours,
    /// Chat is off at this table.
    ChatOff,
    /// No hints are given at this table.
    HintsOff,
    /// The game runs with rules or data that this server does not have.
    OtherRules,
    /// The server is closing.
    Closing,
    /// It could not be stored; nothing was changed.
    Storage,
    /// The server keeps no more tables or guests.
    Full,
    /// A mistake of the server's own.
    Internal,
}

impl Code {
    /// Every code there is.
    pub const ALL: [Code; 45] = [
        Code::Malformed,
        Code::TooLarge,
        Code::NoGuest,
        Code::BadSecret,
        Code::ForeignOrigin,
        Code::TooFast,
        Code::TooSlow,
        Code::Busy,
        Code::SignedOut,
        Code::TooManyTables,
        Code::NotFound,
        Code::NoSuchGame,
        Code::NoSuchTable,
        Code::NoSuchSeat,
        Code::BadSetup,
        Code::BadWish,
        Code::NameTaken,
        Code::NoSuchBot,
        Code::NotYourSeat,
        Code::AlreadySeated,
        Code::SeatTaken,
        Code::NotInvited,
        Code::SentAway,
        Code::NoSpectators,
        Code::AlreadyStarted,
        Code::NotStarted,
        Code::AlreadyOver,
        Code::NotOver,
        Code::Stale,
        Code::NotYourTurn,
        Code::NoSuchAction,
        Code::Final,
        Code::Refused,
        Code::NothingToUndo,
        Code::NoVote,
        Code::BotPlays,
        Code::NotAway,
        Code::NotYours,
        Code::ChatOff,
        Code::HintsOff,
        Code::OtherRules,
        Code::Closing,
        Code::Storage,
        Code::Full,
        Code::Internal,
    ];

    /// The key of its sentence.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Code::Malformed => "error-malformed",
            Code::TooLarge => "error-too-large",
            Code::NoGuest => "error-no-guest",
            Code::BadSecret => "error-bad-secret",
            Code::ForeignOrigin => "error-foreign-origin",
            Code::TooFast => "error-too-fast",
            Code::TooSlow => "error-too-slow",
            Code::Busy => "error-busy",
            Code::SignedOut => "error-signed-out",
            Code::TooManyTables => "error-too-many-tables",
            Code::NotFound => "error-not-found",
            Code::NoSuchGame => "error-no-such-game",
            Code::NoSuchTable => "error-no-such-table",
            Code::NoSuchSeat => "error-no-such-seat",
            Code::BadSetup => "error-bad-setup",
            Code::BadWish => "error-bad-wish",
            Code::NameTaken => "error-name-taken",
            Code::NoSuchBot => "error-no-such-bot",
            Code::NotYourSeat => "error-not-your-seat",
            Code::AlreadySeated => "error-already-seated",
            Code::SeatTaken => "error-seat-taken",
            Code::NotInvited => "error-not-invited",
            Code::SentAway => "error-sent-away",
            Code::NoSpectators => "error-no-spectators",
            Code::AlreadyStarted => "error-already-started",
            Code::NotStarted => "error-not-started",
            Code::AlreadyOver => "error-already-over",
            Code::NotOver => "error-not-over",
            Code::Stale => "error-stale",
            Code::NotYourTurn => "error-not-your-turn",
            Code::NoSuchAction => "error-no-such-action",
            Code::Final => "error-final",
            Code::Refused => "error-refused",
            Code::NothingToUndo => "error-nothing-to-undo",
            Code::NoVote => "error-no-vote",
            Code::BotPlays => "error-bot-plays",
            Code::NotAway => "error-not-away",
            Code::NotYours => "error-not-yours",
            Code::ChatOff => "error-chat-off",
            Code::HintsOff => "error-hints-off",
            Code::OtherRules => "error-other-rules",
            Code::Closing => "error-closing",
            Code::Storage => "error-storage",
            Code::Full => "error-full",
            Code::Internal => "error-internal",
        }
    }

    /// The HTTP status that says the same more coarsely.
    #[must_use]
    pub const fn status(self) -> u16 {
        match self {
            Code::Malformed | Code::BadSetup | Code::BadWish => 400,
            Code::NoGuest | Code::BadSecret | Code::SignedOut => 401,
            Code::ForeignOrigin
            | Code::NotYourSeat
            | Code::NotInvited
            | Code::SentAway
            | Code::NoSpectators
            | Code::NotYours
            | Code::ChatOff
            | Code::HintsOff => 403,
            Code::NotFound | Code::NoSuchGame | Code::NoSuchTable | Code::NoSuchSeat | Code::NoSuchBot => 404,
            Code::NameTaken
            | Code::AlreadySeated
            | Code::SeatTaken
            | Code::AlreadyStarted
            | Code::NotStarted
            | Code::AlreadyOver
            | Code::NotOver
            | Code::Stale
            | Code::NotYourTurn
            | Code::Final
            | Code::NothingToUndo
            | Code::NoVote
            | Code::BotPlays
            | Code::NotAway
            | Code::OtherRules
            | Code::TooManyTables => 409,
            Code::TooSlow => 408,
            Code::TooLarge => 413,
            Code::NoSuchAction | Code::Refused => 422,
            Code::TooFast => 429,
            Code::Internal => 500,
            Code::Closing | Code::Storage | Code::Full | Code::Busy => 503,
        }
    }
}
