//! What a table can be asked: the messages dispatched to its task by sockets, over HTTP, and by the server itself.

use cenacle_scene::{Lang, Scene, Seat, Viewer};
use cenacle_table::{Record, any::SaidLine};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use tokio::sync::oneshot;
use utoipa::ToSchema;

use crate::{
    error::{AppError, Sentences},
    nodes::{FarAnswer, FarReply},
    store::NodeId,
    wire::{
        Ask, ChatLine, Code, Extra, GuestId, GuestInfo, Guide, Hint, LegalAction, Problem, Status, TableId, TableInfo,
        Tell, TurnStatus,
    },
};

use super::{
    audience::{ClientHandle, frame},
    bots::BotFault,
    meta::TableMeta,
};

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
    pub meta: TableMeta,
    pub record: Record,
    /// The seat to be played, if it is known.
    pub seat: Option<Seat>,
    /// Whether the game is over, so that everything may be known.
    pub over: bool,
}

/// What a table answers.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Answered {
    /// It is done, and stored; the number of the last event.
    Done(u64),
    /// It is done, and the table is like this now.
    Info(Box<TableInfo>),
    /// Why a seat cannot do something; nothing if it can.
    WhyNot(Option<Problem>),
    /// What a bot would do.
    Hint(Hint),
    /// What the guide has to say.
    Guide(Guide),
}

impl Answered {
    /// The table as it is now. Who asks for something else is answered otherwise.
    ///
    /// # Errors
    /// If it was something else.
    pub(crate) fn info(self) -> Result<TableInfo, AppError> {
        match self {
            Answered::Info(info) => Ok(*info),
            _ => Err(Code::Internal.into()),
        }
    }
}

/// Where an answer goes.
#[derive(Debug)]
pub(crate) enum Reply {
    /// Over a socket, with the client's own number.
    Socket(ClientHandle, u64),
    /// To somebody who waits.
    Once(OneReply<Answered>),
}

/// Where an answer of one kind goes.
#[derive(Debug)]
pub(crate) enum OneReply<T> {
    /// To somebody who waits here.
    Here(oneshot::Sender<Result<T, AppError>>),
    /// To another process, for somebody who waits there.
    There(FarReply),
}

impl<T: Into<FarAnswer>> OneReply<T> {
    /// This is the answer.
    pub(crate) fn send(self, answer: Result<T, AppError>) {
        match self {
            // Who asked may be gone.
            OneReply::Here(reply) => drop(reply.send(answer)),
            OneReply::There(reply) => reply.answer(answer.map_or_else(FarAnswer::Refused, Into::into)),
        }
    }
}

impl Reply {
    /// The socket that it goes to, if it goes to one.
    pub(crate) fn client(&self) -> Option<u64> {
        self.socket().map(|client| client.id)
    }

    /// The socket that asks, here or at another process.
    pub(crate) fn socket(&self) -> Option<&ClientHandle> {
        match self {
            Reply::Socket(client, _) => Some(client),
            Reply::Once(OneReply::There(reply)) => reply.client.as_ref(),
            Reply::Once(OneReply::Here(_)) => None,
        }
    }

    /// It is done; `n` is the event it made.
    pub(crate) fn done(self, n: u64) {
        self.answer(Answered::Done(n));
    }

    /// This is the answer.
    pub(crate) fn answer(self, answered: Answered) {
        let (client, id) = match self {
            Reply::Socket(client, id) => (client, id),
            Reply::Once(reply) => return reply.send(Ok(answered)),
        };
        match answered {
            Answered::Done(n) => client.tell(frame(&Tell::Done { id, n: Some(n) })),
            Answered::Info(info) => {
                client.tell(frame(&Tell::Table { info: &info }));
                client.tell(frame(&Tell::Done { id, n: Some(info.n) }));
            }
            Answered::WhyNot(problem) => client.tell(frame(&Tell::WhyNot { id, problem: problem.as_ref() })),
            Answered::Hint(hint) => client.tell(frame(&Tell::Hint { id, hint: &hint })),
            Answered::Guide(guide) => client.tell(frame(&Tell::Guide { id, guide: &guide })),
        }
    }

    /// It is not done.
    pub(crate) fn refuse(self, error: &AppError, sentences: &Sentences) {
        match self {
            Reply::Socket(client, id) => client.refuse(Some(id), error, sentences),
            Reply::Once(reply) => reply.send(Err(error.clone())),
        }
    }
}

/// What programs want to be told besides the scene.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Extras {
    /// All the viewer may know.
    pub view: bool,
    /// The viewer's legal actions as a record writes them.
    pub legal: bool,
}

impl From<Extras> for Vec<Extra> {
    fn from(Extras { view, legal }: Extras) -> Vec<Extra> {
        view.then_some(Extra::View).into_iter().chain(legal.then_some(Extra::Legal)).collect()
    }
}

impl From<&[Extra]> for Extras {
    fn from(with: &[Extra]) -> Extras {
        Extras { view: with.contains(&Extra::View), legal: with.contains(&Extra::Legal) }
    }
}

/// What is asked for of a table's state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct StateQuery {
    /// From which of the asker's seats.
    pub seat: Option<Seat>,
    /// After how many inputs; now if nobody says.
    pub at: Option<usize>,
    /// With what programs want to know.
    pub extras: Extras,
    /// With what the viewer sees.
    pub scene: bool,
    /// With what the viewer was told.
    pub log: bool,
}

/// A table's state as one viewer may know it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct State {
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

/// A table's state, and what one has to know of it to wait for another.
#[derive(Debug)]
pub(crate) struct StateAnswer {
    /// The last event.
    pub n: u64,
    /// Whether nothing will happen any more.
    pub over: bool,
    pub body: StateBody,
}

/// A table's state as it is answered.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum StateBody {
    Here(Box<State>),
    /// As another process wrote it.
    There(Box<RawValue>),
}

impl From<Box<State>> for StateAnswer {
    fn from(state: Box<State>) -> StateAnswer {
        StateAnswer { n: state.n, over: state.moment.ending.is_some(), body: StateBody::Here(state) }
    }
}

/// What a table is asked. Each is answered, unless who asked is gone.
#[derive(Debug)]
pub(crate) enum Request {
    /// Somebody asks something.
    Ask {
        /// Who; nobody if he only watches.
        by: Option<GuestInfo>,
        /// The language he is spoken to.
        lang: Lang,
        ask: Ask,
        /// Where the answer goes.
        reply: Reply,
    },
    /// A socket no longer wants to be told what happens.
    Part { client: u64 },
    /// A socket is to be told in another language.
    Reword { client: ClientHandle },
    /// What the table is like.
    Info {
        by: Option<GuestId>,
        /// Where the answer goes.
        reply: OneReply<TableInfo>,
    },
    /// How the game stands.
    State {
        by: Option<GuestId>,
        /// In which language.
        lang: Lang,
        /// What of it.
        query: StateQuery,
        /// Where the answer goes.
        reply: OneReply<StateAnswer>,
    },
    /// What was said.
    ChatLog {
        by: Option<GuestId>,
        /// Where the answer goes.
        reply: OneReply<Vec<ChatLine>>,
    },
    /// The record, once the game is over.
    Record {
        by: Option<GuestId>,
        /// Where the answer goes.
        reply: OneReply<String>,
    },
    /// The game so far, for a player who wants to try out a moment of it.
    WhatIf {
        by: GuestId,
        /// From which seat.
        seat: Option<Seat>,
        /// Where the answer goes.
        reply: OneReply<Box<Past>>,
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
    /// Another process is gone, and all sockets with it that were open there; or it shows the table anew to those that still are.
    NodeGone(NodeId),
    /// Something may be due.
    Wake,
    /// The server closes.
    Close,
}

impl Request {
    /// The socket that asks and its number, if the answer goes to a socket.
    pub(super) fn asked_by(&self) -> Option<(u64, u64)> {
        match self {
            Request::Ask { reply: Reply::Socket(client, id), .. } => Some((client.id, *id)),
            _ => None,
        }
    }

    /// Nothing can be asked of this table.
    pub(crate) fn refuse(self, error: &AppError, sentences: &Sentences) {
        match self {
            Request::Ask { reply, .. } => reply.refuse(error, sentences),
            Request::Info { reply, .. } => reply.send(Err(error.clone())),
            Request::State { reply, .. } => reply.send(Err(error.clone())),
            Request::ChatLog { reply, .. } => reply.send(Err(error.clone())),
            Request::Record { reply, .. } => reply.send(Err(error.clone())),
            Request::WhatIf { reply, .. } => reply.send(Err(error.clone())),
            Request::Part { .. }
            | Request::Reword { .. }
            | Request::NodeGone(_)
            | Request::Thought { .. }
            | Request::Wake
            | Request::Close => {}
        }
    }
}
