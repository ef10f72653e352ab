//! What can be set when the server starts.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use axum::http::HeaderMap;

use crate::{
    http::{self, Origin},
    time::Clockwork,
};

/// How long bots take for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotPace {
    /// As long as a person of their level would.
    Human,
    /// So long, if they are not slower.
    After(Duration),
}

/// What can be set.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen; port 0 takes a free one.
    pub listen: SocketAddr,
    /// `sqlite://FILE` or `postgres://…`.
    pub database: String,
    /// `nats://…` where several processes share the tables.
    pub nodes: Option<String>,
    /// Whether there are limits on how much may be asked.
    pub limits: bool,
    /// How long bots take for a decision.
    pub bot_pace: BotPace,
    /// How long a bot may think; who thinks longer is played for.
    pub bot_timeout: Duration,
    /// How many bots think at once.
    pub bot_threads: usize,
    /// Whether there are tables to look at from the start.
    pub demo: bool,
    /// Whether a proxy in front says from which address a request comes (`X-Forwarded-For`) and speaks HTTPS.
    pub behind_proxy: bool,
    /// How long a table stays awake when nobody looks at it.
    pub nap_after: Duration,
    /// How long players who bound themselves to an addition have to show it, once everybody sits.
    pub reveal_within: Duration,
    /// How often a silent client is asked whether it is there, and how long one may take nothing of what it is sent.
    pub ping_every: Duration,
    /// How long clients may take.
    pub timeouts: Timeouts,
    /// How many tables that wait or run a guest may have made.
    pub live_tables: usize,
    /// The clocks of the machine.
    pub clockwork: Arc<Clockwork>,
    /// How much is kept.
    pub quotas: Quotas,
}

/// How much is kept at most; what is not said is not limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quotas {
    /// How long tables are kept that are over or never began, and guests who sit at none.
    pub keep: Option<Duration>,
    /// How many tables.
    pub tables: Option<u64>,
    /// How many guests.
    pub guests: Option<u64>,
    /// How often it is cleaned up.
    pub every: Duration,
}

impl Quotas {
    /// Whether anything is limited.
    pub(crate) fn is_any(&self) -> bool {
        self.keep.is_some() || self.tables.is_some() || self.guests.is_some()
    }
}

impl Default for Quotas {
    fn default() -> Quotas {
        Quotas { keep: None, tables: None, guests: None, every: Duration::from_secs(600) }
    }
}

/// How long clients may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// To say what they want; a connection may rest as long between two questions.
    pub head: Duration,
    /// To send a body.
    pub body: Duration,
    /// To send a record.
    pub record: Duration,
    /// To take the next 64 kB of what they are sent.
    pub write: Duration,
    /// For a game that they want to have played again.
    pub replay: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        let seconds = Duration::from_secs;
        Timeouts { head: seconds(20), body: seconds(10), record: seconds(30), write: seconds(20), replay: seconds(5) }
    }
}

/// How many tables that wait or run a guest may have made, unless something else is set.
pub const LIVE_TABLES: usize = 50;
/// How often a silent client is asked whether it is there, unless something else is set.
pub const PING_EVERY: Duration = Duration::from_secs(30);

impl Settings {
    /// Where a request comes from.
    pub(crate) fn origin(&self, headers: &HeaderMap, address: Option<IpAddr>) -> Option<Origin> {
        let forwarded = if self.behind_proxy { http::forwarded(headers) } else { None };
        forwarded.or(address).map(Origin::of)
    }
}
