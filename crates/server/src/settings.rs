//! What can be set when the server starts.

use std::{
    net::{IpAddr, SocketAddr},
    time::Duration,
};

use axum::http::HeaderMap;

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
    /// Whether there are limits on how much may be asked.
    pub limits: bool,
    /// How long bots take for a decision.
    pub bot_pace: BotPace,
    /// How long a bot may think; who thinks longer is played for.
    pub bot_patience: Duration,
    /// How many bots think at once.
    pub bot_threads: usize,
    /// Whether there are tables to look at from the start.
    pub demo: bool,
    /// Whether a proxy in front says from which address a request comes (`X-Forwarded-For`) and speaks HTTPS.
    pub behind_proxy: bool,
    /// How long a table stays awake when nobody looks at it.
    pub nap_after: Duration,
    /// How often a silent client is asked whether it is there, and how long one may take nothing of what it is sent.
    pub ping_every: Duration,
}

/// How often a silent client is asked whether it is there, unless something else is set.
pub const PING_EVERY: Duration = Duration::from_secs(30);

impl Settings {
    /// The address a request comes from.
    pub(crate) fn client_address(&self, headers: &HeaderMap, address: Option<IpAddr>) -> Option<IpAddr> {
        if !self.behind_proxy {
            return address;
        }
        // The last address is the one our own proxy added; those before it are what a client says.
        let forwarded = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
        let last = forwarded.and_then(|list| list.rsplit(',').next()).and_then(|last| last.trim().parse().ok());
        last.or(address)
    }
}
