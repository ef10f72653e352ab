//! Several processes, one house. Each table that is awake belongs to one of them by its lease (`store/nodes.rs`); the others ask
//! that one, and pass on to their sockets what it says. docs/ARCHITECTURE.md says what happens when something fails.

mod asking;
mod bus;
mod carrier;
mod elsewhere;
mod following;
mod holdings;
mod keeper;
mod line;
mod post;
mod thoughts;
mod wire;

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::sync::{mpsc, oneshot, watch};

pub(crate) use following::Sign;
pub(crate) use holdings::Role;
pub(crate) use keeper::{keep, watch};
pub(crate) use line::{FarReply, NodeLine};
pub(crate) use post::receive;
pub(crate) use thoughts::{Asked, Question, Thought, think_for_others};
pub(crate) use wire::{FarAnswer, FarClient, HouseNews};

use crate::{
    error::{AppError, ServeError},
    metrics::Metrics,
    secrets,
    shelf::{Mark, Shelf},
    store::{Lease, NodeId, NodeRow, Store},
    tables::Frame,
    wire::TableId,
};

use asking::Pending;
use bus::{Bus, Listening, Queue};
use carrier::Carrier;
use following::{Session, Stream};
use line::Lines;
use wire::Say;

/// This process among the others.
#[derive(Debug)]
pub(crate) struct Nodes {
    pub(crate) id: NodeId,
    /// What every subject of this database begins with.
    house: String,
    bus: Bus,
    carrier: Carrier,
    store: Store,
    /// The tables that are this process's.
    held: Mutex<HashMap<TableId, Lease>>,
    /// Who else is there.
    peers: watch::Sender<Vec<NodeRow>>,
    /// Until when nobody else can take what this process has.
    renewed: watch::Sender<Instant>,
    lines: Mutex<Lines>,
    /// The line to all of them.
    all: NodeLine,
    numbers: AtomicU64,
    pending: Mutex<HashMap<u64, Pending>>,
    /// The sockets of this process that look at tables elsewhere, by the numbers under which they are known there.
    streams: Mutex<HashMap<u64, Stream>>,
    next_stream: AtomicU64,
    sessions: Mutex<HashMap<TableId, Session>>,
    /// Who says that it can store, since when, and when it said so last.
    storing: Mutex<HashMap<NodeId, (Instant, Instant)>>,
    /// For how long altogether nobody could be certain of his tables although they stayed here, in milliseconds.
    stood_still: AtomicU64,
    /// When this process came, and when it came back after it could not say that it is there.
    came: Instant,
    came_back: Mutex<Option<Instant>>,
    leaving: AtomicBool,
    /// Whether this process is cut off from the database or, other than the others, from NATS.
    cut_off: AtomicBool,
    /// Goes up when all sockets are to go elsewhere.
    dispersal: watch::Sender<u64>,
    /// Who waits for a decor.
    decors: Mutex<HashMap<u64, mpsc::Sender<Option<Frame>>>>,
    /// Where questions wait that any process may think about, and who waits for which answer.
    queue: Queue,
    thoughts: Mutex<HashMap<u64, oneshot::Sender<Thought>>>,
    /// Who waits for what a review says.
    reviews: Mutex<HashMap<u64, oneshot::Sender<Result<Frame, AppError>>>>,
    /// Which games this process plays.
    plays: Vec<Mark>,
    metrics: Arc<Metrics>,
}

impl Nodes {
    /// Comes in among the others.
    ///
    /// # Errors
    /// If NATS or the database do not answer.
    pub(crate) async fn join(
        url: &str,
        store: &Store,
        shelf: &Shelf,
        metrics: Arc<Metrics>,
    ) -> Result<(Arc<Nodes>, Listening), ServeError> {
        let id = NodeId::new();
        let bus = Bus::connect(url, &format!("cenacle-{id}")).await?;
        let house = format!("cenacle.{}", store.house().await?);
        let listening = bus.listen([format!("{house}.{id}.>"), format!("{house}.all.>")]).await?;
        let echo = format!("{house}.{id}.echo");
        let carrier = Carrier::new(bus.clone(), store.clone(), id, echo, metrics.clone());
        let all = NodeLine::to_all(carrier.clone(), id, format!("{house}.all.in"));
        let plays = shelf.marks();
        let peers = store
            .renew(id, true, &plays, metrics.counts())
            .await
            .map_err(|_| ServeError::NoNats("the database does not answer".to_owned()))?;
        // Each machine has a clock, and a table may go from one to another.
        if let Ok(difference) = store.clock_difference().await
            && difference > SKEW
        {
            tracing::warn!(millis = difference, "this machine's clock is not the database's: let NTP see to it");
        }
        let nodes = Nodes {
            id,
            queue: Queue::new(bus.clone(), &house),
            thoughts: Mutex::default(),
            reviews: Mutex::default(),
            plays,
            metrics,
            house,
            bus,
            carrier,
            store: store.clone(),
            held: Mutex::default(),
            peers: watch::Sender::new(peers),
            renewed: watch::Sender::new(Instant::now()),
            lines: Mutex::default(),
            all,
            numbers: AtomicU64::new(1),
            pending: Mutex::default(),
            streams: Mutex::default(),
            // They begin anywhere: no two processes have the same.
            next_stream: AtomicU64::new(secrets::id() as u64),
            sessions: Mutex::default(),
            storing: Mutex::default(),
            stood_still: AtomicU64::new(0),
            came: Instant::now(),
            came_back: Mutex::default(),
            leaving: AtomicBool::new(false),
            cut_off: AtomicBool::new(false),
            dispersal: watch::Sender::new(0),
            decors: Mutex::default(),
        };
        tracing::info!(node = %id, "this process shares the house");
        Ok((Arc::new(nodes), listening))
    }

    fn subject(&self, node: NodeId) -> String {
        format!("{}.{node}.in", self.house)
    }

    /// Something that concerns everybody.
    pub(crate) fn tell_all(&self, news: HouseNews) {
        self.all.say(Say::House(news));
    }

    /// Who else is there.
    pub(crate) fn peers(&self) -> watch::Receiver<Vec<NodeRow>> {
        self.peers.subscribe()
    }

    /// Tells when all sockets are to go elsewhere.
    pub(crate) fn dispersal(&self) -> watch::Receiver<u64> {
        self.dispersal.subscribe()
    }

    /// Whether whoever asks had better ask another process.
    pub(crate) fn is_cut_off(&self) -> bool {
        self.cut_off.load(Ordering::Relaxed)
    }

    /// This process goes: it takes no tables any more.
    pub(crate) fn leave(&self) {
        self.leaving.store(true, Ordering::Relaxed);
    }

    /// Whether this process stays.
    pub(crate) fn stays(&self) -> bool {
        !self.leaving.load(Ordering::Relaxed)
    }

    /// It is gone, and has said everything it had to.
    pub(crate) async fn gone(&self) {
        if let Err(error) = self.store.retire(self.id, self.metrics.counts()).await {
            tracing::warn!(?error, "the others were not told that this process goes");
        }
        self.bus.flush().await;
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// So many milliseconds between two clocks are noticed by who plays with one.
const SKEW: u64 = 1_000;
/// How long a table that lost its process waits before it looks for another.
pub(crate) const PAUSE: Duration = Duration::from_millis(150);
