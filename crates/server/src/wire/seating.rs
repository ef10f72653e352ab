//! Tables and who sits at them.

use std::collections::BTreeMap;

use cenacle_scene::{Lang, Seat};
use cenacle_table::Seed;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{GuestId, TableId};

/// A guest, as everybody may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GuestInfo {
    /// The guest's id.
    #[schema(value_type = String)]
    pub id: GuestId,
    /// The name shown.
    pub name: String,
    /// The language the guest is spoken to.
    #[schema(value_type = String)]
    pub lang: Lang,
    /// Whether the guest is a program.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
}

/// What a table is to be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TableWish {
    pub game: String,
    /// What the players agree on; what is left out has its usual value.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who may sit where: as many as play, in the order of the seats.
    pub seats: Vec<SeatWish>,
    /// How much time there is.
    #[serde(default)]
    pub clock: ClockSetting,
    /// What others may see.
    #[serde(default)]
    pub spectators: Spectators,
    /// Whether the table stands in lists: of open tables, of games to watch, of games that are over. If nobody says, it does
    /// unless its maker plays against bots alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub listed: Option<bool>,
    /// Whether people may chat.
    #[serde(default = "yes")]
    pub chat: bool,
    /// Whether players may ask what a bot would do in their place.
    #[serde(default)]
    pub hints: bool,
    /// Whether the game begins by itself once everybody sits.
    #[serde(default = "yes")]
    pub auto_start: bool,
    /// What the maker binds himself to, at the first of his seats: the end of a hash chain, 64 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(test, schemars(with = "Option<String>"))]
    pub commitment: Option<Seed>,
}

const fn yes() -> bool {
    true
}

/// Who may sit at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatWish {
    /// Who makes the table. It may be said of several seats: people who share one device.
    Me {
        /// The name at this seat, if not the guest's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Anybody who knows the table.
    Open,
    /// Who has the seat's own link.
    Invited {
        /// The bot account for which the seat is kept: it is told, and needs no link.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    Bot {
        bot: String,
    },
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockSetting {
    /// As much as anybody wants.
    #[default]
    None,
    /// A budget a seat for the whole game, and something back for each decision.
    Budget {
        /// Seconds in all.
        seconds: u32,
        /// Seconds a decision gives back.
        increment: u32,
    },
    /// So much for each decision.
    Decision { seconds: u32 },
}

/// What people who do not play may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Spectators {
    /// Nothing at all, ever.
    None,
    /// What is public, live; everything once the game is over.
    #[default]
    Public,
    /// Nothing before the end, then everything.
    AfterEnd,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are open.
    Waiting,
    /// The game runs.
    Running,
    /// The game came to its end.
    Finished,
    /// It was given up before.
    Closed,
}

/// A table, as somebody may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TableInfo {
    /// The table's id: who has it can go there.
    #[schema(value_type = String)]
    pub id: TableId,
    pub game: String,
    /// The version of its rules, which stays until the game ends.
    pub rules_version: u32,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// How far it is.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// How much time there is.
    pub clock: ClockSetting,
    /// What others may see.
    pub spectators: Spectators,
    /// Whether it stands in the list of open tables.
    pub listed: bool,
    /// Whether people may chat.
    pub chat: bool,
    /// Whether players may ask what a bot would do in their place.
    pub hints: bool,
    /// SHA-256 of the secret from which, with what players add, the seed is made.
    pub commitment: String,
    /// Everybody sits, and who bound himself to an addition is asked to show it; then the game begins.
    pub revealing: Option<Revealing>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: u64,
    /// When the game began.
    pub started_at: Option<u64>,
    /// When it ended.
    pub finished_at: Option<u64>,
    /// The number of the last event; 0 before the game begins.
    pub n: u64,
    /// The seats that are asked.
    #[schema(value_type = Vec<u8>)]
    pub to_act: Vec<Seat>,
    /// The asker's seats.
    #[schema(value_type = Vec<u8>)]
    pub yours: Vec<Seat>,
    /// The seat that is kept for the asker: no link is needed to sit down there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    pub reserved: Option<Seat>,
    /// Whether the asker made it.
    pub made_by_you: bool,
    /// The moment of another game that is tried out here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copy_of: Option<CopyOf>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The table at which the same people play again.
    #[schema(value_type = Option<String>)]
    pub rematch: Option<TableId>,
}

/// A round in which players show what they bound themselves to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Revealing {
    /// Which: as many links must have been shown.
    pub round: u8,
    /// Until when, in milliseconds since 1970. Who has not shown his link then is left out, and the others show one more.
    pub until: u64,
}

/// A moment of a game that is gone on from at another table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CopyOf {
    /// The table of that game.
    #[schema(value_type = String)]
    pub table: TableId,
    /// After how many inputs.
    pub at: usize,
}

/// How a game at a table ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Ending {
    /// The game's own reason, `resigned` if all but one gave up, `closed` if no person was left, or `broken` if the server could
    /// not go on with it.
    pub reason: String,
    #[schema(value_type = Vec<u8>)]
    pub winners: Vec<Seat>,
    /// The game's outcome, as in a record; `null` if it was not played to its end.
    #[cfg_attr(test, schemars(with = "Option<cenacle_table::Outcome>"))]
    pub outcome: Option<Value>,
    /// Who gave up.
    #[schema(value_type = Vec<u8>)]
    pub resigned: Vec<Seat>,
}

/// A seat and who sits there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SeatInfo {
    /// Its number, from 1.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Who sits or may sit there.
    pub kind: SeatKind,
    /// The name of who sits there or for whom the seat is kept; empty if anybody may.
    pub name: String,
    /// The guest who holds it.
    #[schema(value_type = Option<String>)]
    pub guest: Option<GuestId>,
    /// The bot that plays it now, for good or as a stand-in.
    pub bot: Option<String>,
    /// Whether who sits there, or for whom the seat is kept, is a program with an account of its own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot_account: bool,
    /// Whether its player is there now.
    pub online: bool,
    /// Whether its player gave up.
    pub resigned: bool,
    /// Whether its player adds to the seed: he bound himself, and was not left out.
    pub added: bool,
    /// What its player bound himself to: the end of a hash chain.
    pub commitment: Option<String>,
    /// How many links of it he showed.
    pub shown: u8,
    /// The secret of the seat's own link, shown only to who made the table, while the seat is free.
    pub invite: Option<String>,
}

/// Who sits or may sit at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Nobody yet; anybody may.
    Open,
    /// Nobody yet; who has the link may.
    Invited,
    Person,
    Bot,
}
