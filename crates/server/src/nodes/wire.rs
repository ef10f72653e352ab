//! What processes say to each other. A message is a line of JSON; the words for a socket follow it as they are.

use cenacle_scene::{Lang, Seat};
use cenacle_table::Record;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{
    error::AppError,
    sockets::Devices,
    store::NodeId,
    tables::{Answered, ClientHandle, Frame, OneReply, Past, Reply, Request, StateAnswer, StateQuery, TableMeta},
    wire::{Ask, ChatLine, Code, GuestId, GuestInfo, Guide, Hint, Problem, TableId, TableInfo},
};

use super::{line::FarReply, thoughts::Thought};

/// A message, and who sends it.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Envelope {
    pub from: NodeId,
    /// It goes up by one from message to message between the same two: who finds a gap has missed something.
    pub seq: u64,
    /// A tick of somebody who can store.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stores: bool,
    pub say: Say,
}

impl Envelope {
    /// As it goes over the line.
    ///
    /// # Panics
    /// Never: a message is JSON.
    pub(super) fn write(&self, words: Option<&Frame>) -> Vec<u8> {
        let mut text = serde_json::to_vec(self).expect("a message is JSON");
        if let Some(words) = words {
            text.push(b'\n');
            text.extend_from_slice(words.as_bytes());
        }
        text
    }

    /// What came, and the words for a socket that follow it.
    pub(super) fn read(payload: &[u8]) -> Result<(Envelope, Option<Frame>), String> {
        let end = payload.iter().position(|byte| *byte == b'\n');
        let envelope = serde_json::from_slice(&payload[..end.unwrap_or(payload.len())]);
        let words = end.map(|end| String::from_utf8(payload[end + 1..].to_vec()).map(Frame::from));
        let words = words.transpose().map_err(|error| error.to_string())?;
        Ok((envelope.map_err(|error| error.to_string())?, words))
    }
}

/// What one process says to another.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Say {
    /// Something is asked of a table that the other has. The answer carries the number back.
    Ask {
        table: TableId,
        number: u64,
        /// Whether the other shall take the table if nobody has it.
        take: bool,
        what: FarRequest,
    },
    Answer {
        number: u64,
        answer: FarAnswer,
    },
    /// The words that follow are for these sockets of the other.
    Tell {
        clients: Vec<u64>,
    },
    /// What does this decor look like?
    WantDecor {
        number: u64,
        game: String,
        mark: String,
    },
    /// Like this, if the other has it; the words that follow are its JSON.
    Decor {
        number: u64,
    },
    /// Something happened at a table that was asked for lately.
    Changed(TableId),
    /// The table is another's from now on.
    Moved(TableId),
    /// Something from the other was missed.
    Missed,
    /// How far is the review of a game? Who asks may have its record.
    WantReview {
        number: u64,
        table: TableId,
        by: Option<GuestId>,
        lang: Lang,
    },
    /// So far; the words that follow are its JSON, unless it was refused.
    Reviewed {
        number: u64,
        refused: Option<AppError>,
    },
    /// What came of a question that waited in the queue.
    Thought {
        number: u64,
        thought: Thought,
    },
    /// Nothing: so that a gap is found at a quiet hour, too.
    Tick,
    /// Something that concerns everybody.
    House(HouseNews),
}

/// What concerns everybody.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum HouseNews {
    /// A guest has another name or language.
    Changed(GuestInfo),
    /// Whom a guest does not want to hear.
    Mutes(GuestId, Vec<GuestId>),
    /// Devices of a guest are signed out.
    SignedOut(GuestId, Meant),
    /// A program is told something.
    Bot(GuestId, String),
    /// A guest made a table.
    Made(TableId, GuestId),
    /// A table is over.
    Over(TableId),
}

/// Which devices are meant, by the hashes of their keys.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Meant {
    Only(String),
    AllBut(String),
    All,
}

impl From<Devices<'_>> for Meant {
    fn from(devices: Devices<'_>) -> Meant {
        match devices {
            Devices::Only(key) => Meant::Only(key.to_owned()),
            Devices::AllBut(key) => Meant::AllBut(key.to_owned()),
            Devices::All => Meant::All,
        }
    }
}

impl Meant {
    /// The same, as sockets understand it.
    pub(crate) fn devices(&self) -> Devices<'_> {
        match self {
            Meant::Only(key) => Devices::Only(key),
            Meant::AllBut(key) => Devices::AllBut(key),
            Meant::All => Devices::All,
        }
    }
}

/// A socket of another process.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct FarClient {
    /// As what the other knows it: another number for each table, and whenever it is shown the table anew.
    pub id: u64,
    /// Whose it is.
    pub guest: Option<GuestInfo>,
    /// The language it is spoken to, if that is not its guest's.
    pub lang: Option<Lang>,
}

impl FarClient {
    #[must_use]
    pub(crate) fn of(client: &ClientHandle, id: u64) -> FarClient {
        let guest = client.person.as_ref().map(|person| person.info());
        FarClient { id, guest, lang: client.lang }
    }
}

/// What is asked of a table by another process.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum FarRequest {
    Ask {
        by: Option<GuestInfo>,
        lang: Lang,
        ask: Box<Ask>,
        client: Option<FarClient>,
    },
    Part {
        client: u64,
    },
    /// A socket is to be told in the language that its guest speaks now.
    Reword {
        client: FarClient,
    },
    Info {
        by: Option<GuestId>,
    },
    State {
        by: Option<GuestId>,
        lang: Lang,
        query: StateQuery,
    },
    ChatLog {
        by: Option<GuestId>,
    },
    Record {
        by: Option<GuestId>,
    },
    WhatIf {
        by: GuestId,
        seat: Option<Seat>,
    },
}

impl FarRequest {
    /// The same request as it is sent, by or for the socket of this number; what concerns only this process is not.
    pub(super) fn of(request: &Request, id: u64) -> Option<FarRequest> {
        Some(match request {
            Request::Ask { by, lang, ask, reply } => {
                let client = reply.socket().map(|client| FarClient::of(client, id));
                FarRequest::Ask { by: by.clone(), lang: *lang, ask: ask.clone().into(), client }
            }
            Request::Part { .. } => FarRequest::Part { client: id },
            Request::Reword { client } => FarRequest::Reword { client: FarClient::of(client, id) },
            Request::Info { by, .. } => FarRequest::Info { by: *by },
            Request::State { by, lang, query, .. } => FarRequest::State { by: *by, lang: *lang, query: *query },
            Request::ChatLog { by, .. } => FarRequest::ChatLog { by: *by },
            Request::Record { by, .. } => FarRequest::Record { by: *by },
            Request::WhatIf { by, seat, .. } => FarRequest::WhatIf { by: *by, seat: *seat },
            Request::Thought { .. } | Request::NodeGone(_) | Request::Wake | Request::Close => return None,
        })
    }

    /// The request at the process that has the table.
    pub(super) fn here(self, mut reply: FarReply, reach: impl Fn(FarClient) -> ClientHandle) -> Request {
        match self {
            FarRequest::Ask { by, lang, ask, client } => {
                reply.client = client.map(reach);
                Request::Ask { by, lang, ask: *ask, reply: Reply::Once(OneReply::There(reply)) }
            }
            FarRequest::Part { client } => Request::Part { client },
            FarRequest::Reword { client } => Request::Reword { client: reach(client) },
            FarRequest::Info { by } => Request::Info { by, reply: OneReply::There(reply) },
            FarRequest::State { by, lang, query } => Request::State { by, lang, query, reply: OneReply::There(reply) },
            FarRequest::ChatLog { by } => Request::ChatLog { by, reply: OneReply::There(reply) },
            FarRequest::Record { by } => Request::Record { by, reply: OneReply::There(reply) },
            FarRequest::WhatIf { by, seat } => Request::WhatIf { by, seat, reply: OneReply::There(reply) },
        }
    }
}

/// An answer to another process.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FarAnswer {
    Done(u64),
    Info(Box<TableInfo>),
    WhyNot(Option<Problem>),
    Hint(Hint),
    Guide(Guide),
    State {
        n: u64,
        over: bool,
        body: Box<RawValue>,
    },
    Chat(Vec<ChatLine>),
    Record(String),
    Past(Box<FarPast>),
    Refused(AppError),
    /// The table is not there, and nothing was done.
    NotHere,
}

/// A game so far; its record as a file of it is written.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct FarPast {
    meta: TableMeta,
    record: String,
    seat: Option<Seat>,
    over: bool,
}

impl TryFrom<FarPast> for Past {
    type Error = AppError;

    fn try_from(FarPast { meta, record, seat, over }: FarPast) -> Result<Past, AppError> {
        let record = Record::parse(&record).map_err(|error| AppError::with(Code::Internal, error))?;
        Ok(Past { meta, record, seat, over })
    }
}

impl From<Box<Past>> for FarAnswer {
    fn from(past: Box<Past>) -> FarAnswer {
        let Past { meta, record, seat, over } = *past;
        FarAnswer::Past(Box::new(FarPast { meta, record: record.to_text(), seat, over }))
    }
}

impl From<TableInfo> for FarAnswer {
    fn from(info: TableInfo) -> FarAnswer {
        FarAnswer::Info(Box::new(info))
    }
}

impl From<Vec<ChatLine>> for FarAnswer {
    fn from(lines: Vec<ChatLine>) -> FarAnswer {
        FarAnswer::Chat(lines)
    }
}

impl From<String> for FarAnswer {
    fn from(text: String) -> FarAnswer {
        FarAnswer::Record(text)
    }
}

impl From<Answered> for FarAnswer {
    fn from(answered: Answered) -> FarAnswer {
        match answered {
            Answered::Done(n) => FarAnswer::Done(n),
            Answered::Info(info) => FarAnswer::Info(info),
            Answered::WhyNot(problem) => FarAnswer::WhyNot(problem),
            Answered::Hint(hint) => FarAnswer::Hint(hint),
            Answered::Guide(guide) => FarAnswer::Guide(guide),
        }
    }
}

impl From<StateAnswer> for FarAnswer {
    fn from(state: StateAnswer) -> FarAnswer {
        let StateAnswer { n, over, body } = state;
        match serde_json::value::to_raw_value(&body) {
            Ok(body) => FarAnswer::State { n, over, body },
            Err(error) => FarAnswer::Refused(AppError::with(Code::Internal, error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_read_as_it_was_written() {
        let say = Say::Tell { clients: vec![1, u64::MAX] };
        let words = Frame::from("{\"type\":\"news\"}\n");
        let written = Envelope { from: NodeId::new(), seq: 7, stores: false, say }.write(Some(&words));
        let (read, told) = Envelope::read(&written).unwrap();
        assert!(matches!(read.say, Say::Tell { clients } if clients == [1, u64::MAX]) && read.seq == 7);
        assert_eq!(told, Some(words));
        assert!(Envelope::read(b"{}").is_err() && Envelope::read(b"{\n\xff").is_err());
    }
}
