//! What a table can be asked: the messages dispatched to its task by sockets, over HTTP, and by the house itself.

use std::fmt;

use cenacle_bots::Advising;
use cenacle_scene::{Lang, Scene, Seat, Text, Viewer};
use cenacle_table::{Record, Seed, any::SaidLine};
use serde::Serialize;
use serde_json::Value;
use tokio::sync::oneshot;
use utoipa::ToSchema;

use crate::{
    error::{AppError, Sentences},
    wire::{ChatLine, GuestId, GuestInfo, Problem, Status, TableId, TableInfo, Tell, TurnStatus},
};

use super::{
    audience::{ClientHandle, frame},
    bots::BotFault,
    meta::TableMeta,
};

/// What a player may do in a running game. Without a seat the player's only one is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PlayAsk {
    /// Decide.
    Decide {
        /// The last event known.
        n: u64,
        /// The place in the legal list.
        index: u32,
        /// Only if it can be taken back.
        unsure: bool,
    },
    /// Take the last decision back, or ask to.
    Undo {
        /// The last event known.
        n: u64,
    },
    /// Play again what was taken back.
    Redo {
        /// The last event known.
        n: u64,
    },
    /// Answer one who asks to take something back.
    Answer {
        /// The event with which it was asked.
        n: u64,
        /// Whether it may be.
        agree: bool,
    },
    /// Give up.
    Resign,
    /// Let a bot play one's own seat, or that of a player who is away.
    TakeOver,
    /// Play one's own seat again.
    HandBack,
}

/// How the scores stood after some input.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ScorePoint {
    /// After how many inputs.
    pub n: usize,
    /// What each seat's panel showed, in seat order.
    pub scores: Vec<String>,
}

/// A game so far, to be tried out from one of its moments.
#[derive(Clone, Debug)]
pub(crate) struct Past {
    /// The table.
    pub meta: TableMeta,
    /// The game.
    pub record: Record,
    /// The seat to be played, if it is known.
    pub seat: Option<Seat>,
    /// Whether the game is over, so that everything may be known.
    pub over: bool,
}

/// A question of the game that a bot is to think about for a player.
pub(crate) struct Hinting {
    /// The last event before it was asked.
    pub n: u64,
    /// Which seat is asked.
    pub seat: Seat,
    /// What may be done, in words, in the order of the legal list.
    pub labels: Vec<Text>,
    /// Which game: reasons are said in its words.
    pub game: &'static str,
    /// The thinking.
    pub advising: Advising,
}

impl fmt::Debug for Hinting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hinting").field("n", &self.n).field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// What may be done at a table besides playing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum LobbyAsk {
    /// Sit down.
    Join {
        /// Where.
        seat: Option<Seat>,
        /// With the link of a seat.
        invite: Option<String>,
        /// What the player binds himself to.
        commitment: Option<Seed>,
    },
    /// Get up; in a running game a bot takes the seat over.
    Leave,
    /// The host sends somebody away from a seat before the game begins.
    Remove {
        /// From which.
        seat: Seat,
    },
    /// Bind oneself to what one adds to the seed.
    Bind {
        /// For which seat.
        seat: Option<Seat>,
        /// The end of a hash chain.
        commitment: Seed,
    },
    /// Show the link before it.
    Show {
        /// For which seat.
        seat: Option<Seat>,
        /// The link.
        link: Seed,
    },
    /// Begin, with bots at the free seats.
    Start {
        /// Which bots.
        fill: Option<String>,
    },
    /// Close a table that waits, or stop a game without other people.
    Close,
    /// Play again.
    Rematch {
        /// What the player binds himself to.
        commitment: Option<Seed>,
    },
}

/// Where an answer goes.
#[derive(Debug)]
pub(crate) enum Reply {
    /// Over a socket, with the client's own number.
    ClientHandle(ClientHandle, u64),
    /// To somebody who waits.
    Once(oneshot::Sender<Result<u64, AppError>>),
}

impl Reply {
    /// The socket that it goes to, if it goes to one.
    pub(crate) fn ear(&self) -> Option<u64> {
        match self {
            Reply::ClientHandle(ear, _) => Some(ear.id),
            Reply::Once(_) => None,
        }
    }

    /// It is done; `n` is the event it made.
    pub(crate) fn done(self, n: u64) {
        match self {
            Reply::ClientHandle(ear, id) => ear.tell(frame(&Tell::Done { id, n: Some(n) })),
            // Who asked may be gone.
            Reply::Once(reply) => drop(reply.send(Ok(n))),
        }
    }

    /// It is not done.
    pub(crate) fn refuse(self, error: &AppError, sentences: &Sentences) {
        match self {
            Reply::ClientHandle(ear, id) => ear.refuse(Some(id), error, sentences),
            Reply::Once(reply) => drop(reply.send(Err(error.clone()))),
        }
    }
}

/// What is asked for of a table's state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct StateQuery {
    /// From which of the asker's seats.
    pub seat: Option<Seat>,
    /// After how many inputs; now if nobody says.
    pub at: Option<usize>,
    /// With the legal actions.
    pub legal: bool,
    /// With all the viewer may know.
    pub view: bool,
    /// With what the viewer sees.
    pub scene: bool,
    /// With what the viewer was told.
    pub log: bool,
}

/// A table's state as one viewer may know it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct State {
    /// Which table.
    #[schema(value_type = String)]
    pub table: TableId,
    /// Through whose eyes: a seat's number, `spectator` or `omniscient`.
    #[schema(value_type = String)]
    pub viewer: Viewer,
    /// The last event.
    pub n: u64,
    /// How many inputs were taken.
    pub inputs: usize,
    /// How far the table is.
    pub status: Status,
    /// Who is asked, clocks, votes.
    pub moment: TurnStatus,
    /// The viewer's legal actions, in their order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<LegalAction>>,
    /// All the viewer may know; its layout is the game's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<Value>,
    /// What the viewer sees, see docs/formats.md.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub scene: Option<Scene>,
    /// What the viewer was told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Object>>)]
    pub log: Option<Vec<SaidLine>>,
}

/// A legal action.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct LegalAction {
    /// Its place in the list: what a decision names.
    pub index: usize,
    /// The action, as a record writes it.
    pub action: Value,
    /// What it does, in words.
    pub label: String,
}

/// What a table is asked. Each is answered, unless who asked is gone.
#[derive(Debug)]
pub(crate) enum Request {
    /// A player does something in a running game.
    Play {
        /// Who.
        by: GuestId,
        /// At which seat.
        seat: Option<Seat>,
        /// What.
        ask: PlayAsk,
        /// Where the answer goes.
        reply: Reply,
    },
    /// Somebody does something at the table.
    Lobby {
        /// Who.
        by: GuestInfo,
        /// What.
        ask: LobbyAsk,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<TableInfo, AppError>>,
    },
    /// A socket wants to be told what happens.
    Attend {
        /// Which socket.
        ear: ClientHandle,
        /// The client's number.
        id: u64,
        /// From which of its guest's seats.
        seat: Option<Seat>,
        /// The last event it has.
        last: Option<u64>,
        /// In which language, if it says so.
        lang: Option<Lang>,
    },
    /// A socket no longer does.
    Part {
        /// Which.
        ear: u64,
    },
    /// A socket is to be told in another language.
    Reword {
        /// Which.
        ear: u64,
    },
    /// What the table is like.
    Info {
        /// For whom.
        by: Option<GuestId>,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<TableInfo, AppError>>,
    },
    /// How the game stands.
    State {
        /// For whom.
        by: Option<GuestId>,
        /// In which language.
        lang: Lang,
        /// What of it.
        query: StateQuery,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<Box<State>, AppError>>,
    },
    /// Why a seat cannot do what pointing at an element means.
    WhyNot {
        /// For whom.
        by: GuestId,
        /// At which seat.
        seat: Option<Seat>,
        /// In which language.
        lang: Lang,
        /// What is pointed at.
        element: String,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<Option<Problem>, AppError>>,
    },
    /// What would a bot do in a seat's place?
    Hint {
        /// For whom.
        by: GuestId,
        /// At which seat.
        seat: Option<Seat>,
        /// In which language.
        lang: Lang,
        /// Where the question goes, to be thought about elsewhere.
        reply: oneshot::Sender<Result<Hinting, AppError>>,
    },
    /// Somebody says something.
    Chat {
        /// Who.
        by: GuestInfo,
        /// What.
        text: String,
        /// Where the answer goes.
        reply: Reply,
    },
    /// What was said.
    ChatLog {
        /// For whom.
        by: Option<GuestId>,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<Vec<ChatLine>, AppError>>,
    },
    /// The record, once the game is over.
    Record {
        /// For whom.
        by: Option<GuestId>,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<String, AppError>>,
    },
    /// The game so far, for a player who wants to try out a moment of it.
    WhatIf {
        /// For whom.
        by: GuestId,
        /// From which seat.
        seat: Option<Seat>,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<Box<Past>, AppError>>,
    },
    /// A bot has thought.
    Thought {
        /// For which seat.
        seat: Seat,
        /// After which event it was asked.
        n: u64,
        /// What it decided for, if it did.
        index: Result<usize, BotFault>,
    },
    /// Something may be due.
    Wake,
    /// The server closes.
    Close,
}

impl Request {
    /// The socket that asks and its number, if the answer goes to a socket.
    pub(super) fn asked_by(&self) -> Option<(u64, u64)> {
        match self {
            Request::Play { reply: Reply::ClientHandle(ear, id), .. }
            | Request::Chat { reply: Reply::ClientHandle(ear, id), .. } => Some((ear.id, *id)),
            Request::Attend { ear, id, .. } => Some((ear.id, *id)),
            _ => None,
        }
    }

    /// Nothing can be asked of this table.
    pub(super) fn refuse(self, error: &AppError, sentences: &Sentences) {
        match self {
            Request::Play { reply, .. } | Request::Chat { reply, .. } => reply.refuse(error, sentences),
            Request::Attend { ear, id, .. } => ear.refuse(Some(id), error, sentences),
            // Who asked may be gone.
            Request::Lobby { reply, .. } | Request::Info { reply, .. } => drop(reply.send(Err(error.clone()))),
            Request::State { reply, .. } => drop(reply.send(Err(error.clone()))),
            Request::WhyNot { reply, .. } => drop(reply.send(Err(error.clone()))),
            Request::Hint { reply, .. } => drop(reply.send(Err(error.clone()))),
            Request::ChatLog { reply, .. } => drop(reply.send(Err(error.clone()))),
            Request::Record { reply, .. } => drop(reply.send(Err(error.clone()))),
            Request::WhatIf { reply, .. } => drop(reply.send(Err(error.clone()))),
            Request::Part { .. }
            | Request::Reword { .. }
            | Request::Thought { .. }
            | Request::Wake
            | Request::Close => {}
        }
    }
}
