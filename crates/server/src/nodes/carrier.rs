//! Which way something goes to another process: over NATS, or as a letter in the database where NATS does not carry it.
//!
//! A line that is silent looks like one where nothing is said. So each process says something to itself again and again: what does not
//! come back shows that nothing comes or goes. Letters are slow, and few fit; but nothing that goes either way has to arrive.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::sync::mpsc;

use crate::{
    metrics::Metrics,
    store::{Letter, NodeId, Store},
};

use super::{bus::Bus, lock};

/// How long NATS may not carry a word back before nothing more is given to it.
const SILENCE: Duration = Duration::from_millis(1250);
/// How long another process counts as one that does not hear NATS after it wrote so, or said so in its row.
const DEAF_FOR: Duration = Duration::from_millis(1500);
/// How long a word to itself may take to be given to NATS.
const PROBE: Duration = Duration::from_millis(200);
/// How many letters may wait to be written, and how many are written at once.
const WAITING: usize = 4 * 1024;
const BATCH: usize = 256;

/// What every message of a process goes through.
#[derive(Clone, Debug)]
pub(super) struct Carrier(Arc<Ways>);

#[derive(Debug)]
struct Ways {
    bus: Bus,
    /// Where this process hears itself.
    echo: String,
    /// When it heard itself last.
    echoed: Mutex<Instant>,
    /// Who does not hear NATS, and since when that is known.
    deaf: Mutex<HashMap<NodeId, Instant>>,
    letters: mpsc::Sender<Letter>,
    /// Whether this process could say in time that it is there.
    stores: AtomicBool,
}

impl Carrier {
    pub(super) fn new(bus: Bus, store: Store, from: NodeId, echo: String, metrics: Arc<Metrics>) -> Carrier {
        let (letters, waiting) = mpsc::channel(WAITING);
        tokio::spawn(write(store, from, waiting, metrics));
        let (echoed, stores) = (Mutex::new(Instant::now()), AtomicBool::new(true));
        Carrier(Arc::new(Ways { bus, echo, echoed, deaf: Mutex::default(), letters, stores }))
    }

    /// Whether NATS carries what this process says, and what it is told.
    pub(super) fn carries(&self) -> bool {
        self.0.bus.is_connected() && self.silence() < SILENCE
    }

    /// For how long this process has not heard itself.
    pub(super) fn silence(&self) -> Duration {
        lock(&self.0.echoed).elapsed()
    }

    /// Says something to itself.
    pub(super) async fn probe(&self) {
        // Whatever waits for a line that broke would come late.
        if self.0.bus.is_connected() {
            let said = self.0.bus.say(self.0.echo.clone(), None, Vec::new());
            // One that cannot even be given away does not come back.
            let _ = tokio::time::timeout(PROBE, said).await;
        }
    }

    /// Whether this is what it said to itself. It has come back then.
    pub(super) fn is_echo(&self, subject: &str) -> bool {
        let is = subject == self.0.echo;
        if is {
            *lock(&self.0.echoed) = Instant::now();
        }
        is
    }

    /// Another process does not hear NATS.
    pub(super) fn note_deaf(&self, node: NodeId) {
        lock(&self.0.deaf).insert(node, Instant::now());
    }

    fn deaf(&self) -> Vec<NodeId> {
        let mut deaf = lock(&self.0.deaf);
        deaf.retain(|_, since| since.elapsed() < DEAF_FOR);
        deaf.keys().copied().collect()
    }

    /// Whether letters are written or expected.
    pub(super) fn writes_letters(&self) -> bool {
        !self.carries() || !self.deaf().is_empty()
    }

    /// Sends something to one, or to all others.
    pub(super) async fn say(&self, to: Option<NodeId>, subject: String, reply: Option<String>, payload: Vec<u8>) {
        let carries = self.carries();
        let deaf = self.deaf();
        let by_letter: Vec<Option<NodeId>> = match to {
            _ if !carries => vec![to],
            None => deaf.into_iter().map(Some).collect(),
            Some(to) => deaf.into_iter().filter(|deaf| *deaf == to).map(Some).collect(),
        };
        if !by_letter.is_empty()
            && let Ok(body) = std::str::from_utf8(&payload)
        {
            for to in &by_letter {
                let (subject, reply, body) = (subject.clone(), reply.clone(), body.to_owned());
                let letter = Letter { to: *to, hears: carries, subject, reply, body };
                // One that finds no room is missed like one that is lost on the way.
                let _ = self.0.letters.try_send(letter);
            }
        }
        if carries && (to.is_none() || by_letter.is_empty()) {
            self.0.bus.say(subject, reply, payload).await;
        }
    }

    /// This process could say in time that it is there, or could not.
    pub(super) fn note_stores(&self, stores: bool) {
        self.0.stores.store(stores, Ordering::Relaxed);
    }

    pub(super) fn stores(&self) -> bool {
        self.0.stores.load(Ordering::Relaxed)
    }
}

/// Writes what waits, many letters at once, as long as there is anybody who would say something.
async fn write(store: Store, from: NodeId, mut waiting: mpsc::Receiver<Letter>, metrics: Arc<Metrics>) {
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        match store.post(from, &batch).await {
            Ok(()) => drop(metrics.node_letters.inc_by(batch.len() as u64)),
            Err(error) => tracing::debug!(?error, letters = batch.len(), "letters were lost"),
        }
        batch.clear();
    }
}
