//! What a client was told, and what it asked for: the evidence that a server is judged by.

use std::{collections::BTreeMap, time::Instant};

/// What one client at one table was told, and what it asked for.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// Whose seat, from 0.
    pub seat: usize,
    /// Every frame of every socket, in the order in which they came.
    pub frames: Vec<String>,
    /// Decisions of which the server said that they are stored, in the order in which it said so.
    pub acknowledged: Vec<Acknowledged>,
    /// Decisions of which it never said what became of them, although they were sent again as long as nothing had come of them.
    pub unknown: Vec<Decision>,
    /// With which codes decisions were refused.
    pub refused: BTreeMap<String, u64>,
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
