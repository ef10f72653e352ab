//! What a client is told over its socket.

use cenacle_scene::{Scene, SceneDiff, Seat, Text, Viewer};
use cenacle_table::any::{SaidLine, SaidSheetLine};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{Ending, GuestInfo, Guide, Hint, Problem, TableEvent, TableId, TableInfo};

/// One message to a client.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Tell<'a> {
    /// The first message: who the client is.
    Hello {
        /// The version of what is said here: [`PROTOCOL`](super::PROTOCOL).
        protocol: u32,
        /// The guest behind the socket; nobody's if it only watches.
        guest: Option<&'a GuestInfo>,
        /// The server's time, in milliseconds since 1970.
        now: u64,
    },
    /// A table as the client sees it from now on.
    Scene {
        table: TableId,
        /// Through whose eyes.
        viewer: Viewer,
        /// The last event in it.
        n: u64,
        /// Who sits where.
        info: &'a TableInfo,
        /// Who is asked, clocks, votes.
        moment: &'a TurnStatus,
        /// What is seen; nothing before the game begins.
        scene: Option<&'a Scene>,
        /// What the viewer was told so far.
        log: &'a [SaidLine],
        /// What was said at the table.
        chat: &'a [ChatLine],
        /// All the viewer may know, if it was asked for; its layout is the game's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        view: Option<Value>,
        /// The viewer's legal actions in their order, if they were asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        legal: Option<Vec<LegalAction>>,
    },
    /// Something happened: the scene after event `from` becomes the scene after event `n`.
    News {
        table: TableId,
        /// Through whose eyes.
        viewer: Viewer,
        /// The event after which the client's scene is.
        from: u64,
        /// The last event in the new scene.
        n: u64,
        /// What happened at the table; empty where a client that comes back is told what it missed.
        what: &'a [TableEvent],
        /// Who is asked, clocks, votes.
        moment: &'a TurnStatus,
        /// What changes in the scene.
        scene: &'a SceneDiff,
        /// What the viewer was told of it. If something was taken back, `rewind` comes first.
        log: &'a [SaidLine],
        /// Lines of the log that belong to later inputs than this were taken back.
        #[serde(skip_serializing_if = "Option::is_none")]
        rewind: Option<usize>,
        /// All the viewer may know now, if it was asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        view: Option<Value>,
        /// The viewer's legal actions now, if they were asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        legal: Option<Vec<LegalAction>>,
    },
    /// Nothing was missed: the client's scene is the present one.
    Current {
        table: TableId,
        /// Through whose eyes.
        viewer: Viewer,
        /// The last event.
        n: u64,
        /// Who is asked, clocks, votes.
        moment: &'a TurnStatus,
        /// All the viewer may know, if it was asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        view: Option<Value>,
        /// The viewer's legal actions, if they were asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        legal: Option<Vec<LegalAction>>,
    },
    /// Who sits where has changed, or the game has begun or ended.
    Table { info: &'a TableInfo },
    /// A table keeps a seat for this bot account: `info.reserved`. It may `join`.
    Invited { info: &'a TableInfo },
    /// What was asked is done, and stored.
    Done {
        /// The client's number.
        id: u64,
        /// The event it made, if it made one.
        #[serde(skip_serializing_if = "Option::is_none")]
        n: Option<u64>,
    },
    /// What was asked is not done; nothing was changed.
    Refused {
        /// The client's number, if the message had one.
        id: Option<u64>,
        problem: &'a Problem,
    },
    /// Why a seat cannot do what pointing at an element means; nothing if it can, or if it means nothing.
    WhyNot {
        /// The client's number.
        id: u64,
        problem: Option<&'a Problem>,
    },
    /// What a bot would do in the asker's place.
    Hint {
        /// The client's number.
        id: u64,
        /// What it would do.
        hint: &'a Hint,
    },
    /// What the guide has to say.
    Guide {
        /// The client's number.
        id: u64,
        /// What it has to say.
        guide: &'a Guide,
    },
    /// Somebody said something.
    Chat { table: TableId, line: &'a ChatLine },
    /// A player came or went.
    Presence {
        table: TableId,
        seat: Seat,
        /// Whether its player is there.
        online: bool,
    },
    /// The table is no longer told of.
    Gone { table: TableId, problem: &'a Problem },
    /// The server closes the socket.
    Bye { problem: &'a Problem },
}

/// A legal action.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct LegalAction {
    /// Its place in the list: what a decision names.
    pub index: usize,
    /// The action, as a record writes it.
    pub action: Value,
    /// What it does, in words.
    #[schema(value_type = String)]
    pub label: Text,
}

/// Who is asked, and how the time stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TurnStatus {
    /// The seats that are asked.
    #[schema(value_type = Vec<u8>)]
    pub to_act: Vec<Seat>,
    /// How many legal actions the viewer's seat has.
    pub legal: usize,
    /// The seats' clocks, if the table has any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockFace>,
    /// When the game's own sand-glass runs out, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub glass: Option<u64>,
    /// How long that sand-glass runs in all, in milliseconds: how much of its sand has run follows from both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub glass_millis: Option<u32>,
    /// What the viewer's seat can take back.
    pub undo: UndoFace,
    /// Whether the viewer's seat can play again what it took back.
    pub redo: bool,
    /// Somebody asks to take something back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vote: Option<VoteFace>,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// The count at the end, line by line.
    #[serde(default, skip_serializing_if = "Vec::is_empty", skip_deserializing)]
    #[schema(value_type = Vec<Object>)]
    pub sheet: Vec<SaidSheetLine>,
}

/// What a seat can take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum UndoFace {
    No,
    /// Its last decision, at once.
    Free,
    /// Its last decision, if the others agree.
    Ask,
}

/// How the seats' clocks stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ClockFace {
    /// When this was, in milliseconds since 1970.
    pub at: u64,
    /// What each seat had left then, in milliseconds.
    pub left: Vec<u64>,
    /// Whose clocks run.
    #[schema(value_type = Vec<u8>)]
    pub running: Vec<Seat>,
}

/// A seat asks to take its decision back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct VoteFace {
    /// The seat that asks.
    #[schema(value_type = u8)]
    pub by: Seat,
    /// The event with which it was asked.
    pub n: u64,
    /// How many inputs would be left: all later ones are taken back.
    pub inputs: usize,
    /// Who still has to agree.
    #[schema(value_type = Vec<u8>)]
    pub waiting: Vec<Seat>,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ChatLine {
    /// Its number at this table.
    pub n: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The speaker's id.
    #[schema(value_type = String)]
    pub guest: super::GuestId,
    /// The speaker's name then.
    pub name: String,
    /// The speaker's seat, if he plays.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What was said. On the wire the characters `<`, `>` and `&` are written as JSON escapes, so that a page into which
    /// a message is pasted by mistake does not obey it.
    pub text: String,
}
