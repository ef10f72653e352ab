//! What a client was told, and what it asked for: the evidence that a server is judged by.

use std::{collections::BTreeMap, fmt, sync::Arc, time::Instant};

use crate::Frame;

/// What one client at one table was told, and what it asked for.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// Whose seat, from 0.
    pub seat: usize,
    /// Every frame of every socket, in the order in which they came.
    pub frames: Vec<Told>,
    /// Where the client was when, and why it went.
    pub ways: Vec<OnTheWay>,
    /// Decisions of which the server said that they are stored, in the order in which it said so.
    pub acknowledged: Vec<Acknowledged>,
    /// Decisions of which it never said what became of them, although they were sent again as long as nothing had come of them.
    pub unknown: Vec<Decision>,
    /// With which codes decisions were refused.
    pub refused: BTreeMap<String, u64>,
}

/// A frame as it came.
#[derive(Clone, Debug)]
pub struct Told {
    pub text: String,
    pub at: Instant,
    /// The server that said it.
    pub server: Arc<str>,
}

/// What kind of frame it is, about which event, and who said it.
impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Frame::glance(&self.text) {
            Ok(Frame { kind, from, n, id, problem, .. }) => {
                write!(f, "{kind}")?;
                from.map_or(Ok(()), |from| write!(f, " from {from}"))?;
                n.map_or(Ok(()), |n| write!(f, " n {n}"))?;
                id.map_or(Ok(()), |id| write!(f, " id {id}"))?;
                problem.map_or(Ok(()), |problem| write!(f, " {}", problem.code))?;
            }
            Err(_) => f.write_str("no frame")?,
        }
        write!(f, " ({})", self.server)
    }
}

/// A client came to a server, or left it.
#[derive(Clone, Debug)]
pub struct OnTheWay {
    pub at: Instant,
    pub server: Arc<str>,
    /// That it came, or why it went.
    pub what: &'static str,
}

impl fmt::Display for OnTheWay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.what, self.server)
    }
}

impl History {
    /// All that was told and done between two moments, in order, as one reads it. That somebody is there is not worth a line.
    #[must_use]
    pub fn between(&self, from: Instant, to: Instant) -> Vec<(Instant, String)> {
        let is_pong =
            |told: &&Told| Frame::glance(&told.text).is_ok_and(|told| &*told.kind == "done" && told.n.is_none());
        let told = self.frames.iter().filter(|told| !is_pong(told)).map(|told| (told.at, told.to_string()));
        let ways = self.ways.iter().map(|way| (way.at, way.to_string()));
        let done = self.acknowledged.iter().map(|done| (done.sent, format!("decides after event {}", done.decision.n)));
        let mut all: Vec<_> = told.chain(ways).chain(done).filter(|(at, _)| (from..=to).contains(at)).collect();
        all.sort_by_key(|(at, _)| *at);
        all
    }
}

/// A decision as it was sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The last event that the client knew.
    pub n: u64,
    /// The place in the legal list of that moment.
    pub index: usize,
}

/// A decision that the server said it has stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Acknowledged {
    pub decision: Decision,
    /// The event that it became.
    pub event: u64,
    /// When it was sent, and when the answer came.
    pub sent: Instant,
    pub answered: Instant,
}
