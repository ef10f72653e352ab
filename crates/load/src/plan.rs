//! What a load run is to be.

use std::{path::PathBuf, time::Duration};

use thiserror::Error;

/// More sockets than this do not fit into the ports a system gives out from one address to another.
pub(crate) const MOST_SOCKETS: u64 = 28_000;
/// A run that is longer is a mistake in the unit.
pub(crate) const LONGEST: Duration = Duration::from_secs(24 * 3600);
/// As many as any game seats.
const MOST_SEATS: u8 = 8;

/// What a load run is to be.
#[derive(Clone, PartialEq, Debug)]
pub struct LoadPlan {
    pub target: Target,
    pub game: String,
    /// How many play at each table.
    pub players: u8,
    /// How many of them are sockets of this run; the others are bots of the server.
    pub seats: u8,
    /// How many tables there are at any moment.
    pub tables: u32,
    /// How long a seat thinks before it decides, on average: from half to one and a half times as long.
    pub think: Duration,
    /// How many decisions a second there are to be over all tables; 0 is as many as the server takes.
    pub rate: f64,
    /// How long it is measured.
    pub duration: Duration,
    /// How long it is played before that.
    pub warmup: Duration,
    /// Whether nobody decides: tables are opened and looked at.
    pub idle: bool,
    /// Whether sockets are at another server than the one that has their table.
    pub apart: bool,
    /// What the seats' choices follow from.
    pub seed: u64,
}

/// The server that is put under load.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// One that runs already, by its address, or several that share a database.
    Running(Vec<String>),
    /// Its own, ended with the run.
    Own {
        /// The program that has `serve`.
        program: PathBuf,
        /// Its database; a temporary one if nothing is said.
        database: Option<String>,
        /// Component data of the owner's.
        data: Option<PathBuf>,
        /// How many share the database, and over which NATS they speak to each other.
        nodes: Option<(u8, String)>,
    },
}

impl Target {
    /// How many servers it is.
    #[must_use]
    pub fn servers(&self) -> usize {
        match self {
            Target::Running(urls) => urls.len(),
            Target::Own { nodes: Some((nodes, _)), .. } => usize::from(*nodes),
            Target::Own { .. } => 1,
        }
    }
}

/// What cannot be planned so.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct BadPlan(pub String);

impl LoadPlan {
    /// How many sockets are open at any moment.
    #[must_use]
    pub fn sockets(&self) -> u64 {
        u64::from(self.tables) * u64::from(self.seats)
    }

    /// Whether it can be done at all.
    ///
    /// # Errors
    /// Says what is too much or too little.
    pub fn check(&self) -> Result<(), BadPlan> {
        let bad = |reason: String| Err(BadPlan(reason));
        if self.tables == 0 || self.seats == 0 {
            return bad("at least one table with one seat".to_owned());
        }
        if self.players > MOST_SEATS || self.seats > self.players {
            return bad(format!("{} seats of {} players: at most {MOST_SEATS} play", self.seats, self.players));
        }
        if self.sockets() > MOST_SOCKETS {
            let (tables, seats, sockets) = (self.tables, self.seats, self.sockets());
            let most = MOST_SOCKETS / u64::from(seats);
            return bad(format!(
                "{tables} tables of {seats} seats are {sockets} sockets, and one address has ports for {MOST_SOCKETS}: \
                 ask for at most {most} tables"
            ));
        }
        if self.duration.is_zero() || self.duration > LONGEST || self.warmup > LONGEST {
            return bad(format!("a run is measured for 1 to {} seconds", LONGEST.as_secs()));
        }
        if !self.rate.is_finite() || self.rate < 0.0 {
            return bad(format!("{} decisions a second cannot be", self.rate));
        }
        if let Target::Running(urls) = &self.target
            && let Some(url) = urls.iter().find(|url| !url.starts_with("http://"))
        {
            return bad(format!("`{url}`: the address of a server begins with http:// (no TLS here)"));
        }
        let servers = self.target.servers();
        if servers == 0 || self.apart && servers < 2 {
            return bad(format!(
                "{servers} servers: at least one, and two where sockets are at another one than their table"
            ));
        }
        if let Target::Own { nodes: Some(_), database: None, .. } = &self.target {
            return bad("servers that share a database have to be told which".to_owned());
        }
        // Who sits down wakes the table; a socket that comes first would have it woken where it is.
        if self.apart && self.seats < 2 {
            return bad("one seat a table: where sockets are at another server than their table there are two or more"
                .to_owned());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan() -> LoadPlan {
        LoadPlan {
            target: Target::Running(vec!["http://127.0.0.1:1".to_owned()]),
            game: "cleopatra".to_owned(),
            players: 4,
            seats: 4,
            tables: 1000,
            think: Duration::ZERO,
            rate: 0.0,
            duration: Duration::from_secs(10),
            warmup: Duration::ZERO,
            idle: false,
            apart: false,
            seed: 1,
        }
    }

    #[test]
    fn a_plan_beyond_its_bounds_is_refused_with_what_would_do() {
        assert_eq!(plan().check(), Ok(()));
        let refused = |plan: LoadPlan| plan.check().unwrap_err().to_string();
        assert!(refused(LoadPlan { tables: 0, ..plan() }).contains("at least one"));
        assert!(refused(LoadPlan { tables: 10_000, ..plan() }).contains("at most 7000 tables"));
        assert!(refused(LoadPlan { seats: 5, ..plan() }).contains("5 seats of 4 players"));
        assert!(refused(LoadPlan { duration: Duration::ZERO, ..plan() }).contains("measured"));
        assert!(refused(LoadPlan { rate: f64::NAN, ..plan() }).contains("cannot be"));
        assert!(
            refused(LoadPlan { target: Target::Running(vec!["https://x".to_owned()]), ..plan() }).contains("http://")
        );
        assert!(refused(LoadPlan { apart: true, ..plan() }).contains("1 servers"));
        let two = Target::Running(vec!["http://x".to_owned(), "http://y".to_owned()]);
        assert_eq!(LoadPlan { apart: true, target: two.clone(), ..plan() }.check(), Ok(()));
        assert!(refused(LoadPlan { apart: true, target: two, seats: 1, ..plan() }).contains("two or more"));
        let nodes = Some((2, "nats://x".to_owned()));
        let target = Target::Own { program: PathBuf::new(), database: None, data: None, nodes };
        assert!(refused(LoadPlan { target, ..plan() }).contains("which"));
    }
}
