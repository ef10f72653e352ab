//! What goes from this process to another: one line each, in order, with numbers by which the other notices that something is missing.

use std::{
    collections::{HashMap, HashSet},
    fmt,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::sync::mpsc;

use crate::{
    error::AppError,
    store::NodeId,
    tables::{ClientHandle, Frame},
    wire::{Code, TableId},
};

use super::{
    Nodes,
    carrier::Carrier,
    lock,
    wire::{Envelope, FarAnswer, Say},
};

/// How much may wait to be said.
const WAITING: usize = 16 * 1024;
/// How much of it is looked at at once.
const BATCH: usize = 256;

/// Something to be said.
#[derive(Debug)]
struct Out {
    /// Where, if not to the other's own subject; and where an answer to it goes.
    subject: Option<String>,
    reply: Option<String>,
    what: What,
}

#[derive(Debug)]
enum What {
    Say(Say),
    /// Words for a socket of the other.
    Tell(u64, Frame),
    Decor(u64, Option<Frame>),
    Reviewed(u64, Result<Frame, AppError>),
}

/// A line to another process.
#[derive(Clone)]
pub(crate) struct NodeLine {
    pub(super) to: NodeId,
    queue: mpsc::Sender<Out>,
    /// How much found no room.
    lost: Arc<AtomicU64>,
}

impl fmt::Debug for NodeLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line to {}", self.to)
    }
}

impl NodeLine {
    /// A line that says everything at this subject, with numbers from this one on. It ends with the last who holds it.
    pub(super) fn open(carrier: Carrier, from: NodeId, to: NodeId, subject: String, first: u64) -> NodeLine {
        let (queue, waiting) = mpsc::channel(WAITING);
        let lost = Arc::<AtomicU64>::default();
        let way = Way { carrier, from, to: Some(to), subject };
        tokio::spawn(way.carry(waiting, lost.clone(), first));
        NodeLine { to, queue, lost }
    }

    /// The line to all others.
    pub(super) fn to_all(carrier: Carrier, from: NodeId, subject: String) -> NodeLine {
        let (queue, waiting) = mpsc::channel(WAITING);
        let lost = Arc::<AtomicU64>::default();
        let way = Way { carrier, from, to: None, subject };
        tokio::spawn(way.carry(waiting, lost.clone(), 1));
        NodeLine { to: from, queue, lost }
    }

    /// Whether anybody holds it besides who opened it.
    pub(super) fn is_used(&self) -> bool {
        self.queue.strong_count() > 1
    }

    /// Which process it leads to.
    pub(crate) fn to(&self) -> NodeId {
        self.to
    }

    /// Words for a socket of the other.
    pub(crate) fn tell(&self, client: u64, frame: Frame) {
        self.put(Out { subject: None, reply: None, what: What::Tell(client, frame) });
    }

    /// The table is another's from now on.
    pub(crate) fn moved(&self, table: TableId) {
        self.say(Say::Moved(table));
    }

    /// Something happened at a table.
    pub(crate) fn changed(&self, table: TableId) {
        self.say(Say::Changed(table));
    }

    pub(super) fn say(&self, say: Say) {
        self.put(Out { subject: None, reply: None, what: What::Say(say) });
    }

    pub(super) fn ask(&self, say: Say, reply: String) {
        self.put(Out { subject: None, reply: Some(reply), what: What::Say(say) });
    }

    /// How far a review is.
    pub(super) fn reviewed(&self, number: u64, told: Result<Frame, AppError>) {
        self.put(Out { subject: None, reply: None, what: What::Reviewed(number, told) });
    }

    /// The JSON of a decor, if there is one.
    pub(super) fn show(&self, number: u64, decor: Option<Frame>) {
        self.put(Out { subject: None, reply: None, what: What::Decor(number, decor) });
    }

    fn answer(&self, subject: String, say: Say) {
        self.put(Out { subject: Some(subject), reply: None, what: What::Say(say) });
    }

    fn put(&self, out: Out) {
        if self.queue.try_send(out).is_err() {
            self.lost.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// The lines to others.
#[derive(Debug, Default)]
pub(super) struct Lines {
    pub open: HashMap<NodeId, NodeLine>,
    /// To whom there was one before: they know numbers from it.
    pub closed: HashSet<NodeId>,
}

impl Nodes {
    /// The line to another process.
    pub(crate) fn line(&self, to: NodeId) -> NodeLine {
        let Lines { open, closed } = &mut *lock(&self.lines);
        let new = || {
            // Numbers go on where nobody can have heard any yet, so that the other notices that it is another line.
            let first = if closed.contains(&to) { self.came.elapsed().as_nanos() as u64 } else { 1 };
            NodeLine::open(self.carrier.clone(), self.id, to, self.subject(to), first)
        };
        open.entry(to).or_insert_with(new).clone()
    }

    /// Ends the lines to those who are not there, unless somebody still holds one: two lines would count each for itself.
    pub(super) fn close_lines(&self, is_there: impl Fn(NodeId) -> bool) {
        let Lines { open, closed } = &mut *lock(&self.lines);
        closed.extend(open.extract_if(|to, line| !is_there(*to) && !line.is_used()).map(|(to, _)| to));
    }
}

/// Where what is said goes.
struct Way {
    carrier: Carrier,
    from: NodeId,
    /// To whom; to all others if it names nobody.
    to: Option<NodeId>,
    subject: String,
}

impl Way {
    async fn carry(self, mut waiting: mpsc::Receiver<Out>, lost: Arc<AtomicU64>, first: u64) {
        let Way { carrier, from, to, subject: usual } = self;
        let (mut seq, mut batch) = (first - 1, Vec::with_capacity(BATCH));
        while waiting.recv_many(&mut batch, BATCH).await > 0 {
            let mut rest = batch.drain(..).peekable();
            while let Some(Out { subject, reply, what }) = rest.next() {
                seq += 1 + lost.swap(0, Ordering::Relaxed);
                let (say, words) = match what {
                    What::Say(say) => (say, None),
                    What::Decor(number, decor) => (Say::Decor { number }, decor),
                    What::Reviewed(number, told) => {
                        let (told, refused) = told.map_or_else(|error| (None, Some(error)), |told| (Some(told), None));
                        (Say::Reviewed { number, refused }, told)
                    }
                    What::Tell(client, frame) => {
                        // Who looks with the same eyes is told the same: once to a process.
                        let mut clients = vec![client];
                        let same = |out: &Out| matches!(&out.what, What::Tell(_, other) if std::ptr::eq(other.as_str(), frame.as_str()));
                        while let Some(Out { what: What::Tell(client, _), .. }) = rest.next_if(same) {
                            clients.push(client);
                        }
                        (Say::Tell { clients }, Some(frame))
                    }
                };
                let subject = subject.unwrap_or_else(|| usual.clone());
                let stores = matches!(say, Say::Tick) && carrier.stores();
                let payload = Envelope { from, seq, stores, say }.write(words.as_ref());
                carrier.say(to, subject, reply, payload).await;
            }
        }
    }
}

/// Where an answer to another process goes. One that is forgotten answers that something went wrong.
#[derive(Debug)]
pub(crate) struct FarReply {
    line: NodeLine,
    subject: String,
    number: Option<u64>,
    /// The socket that asks, if one does.
    pub(crate) client: Option<ClientHandle>,
}

impl FarReply {
    pub(super) fn new(line: NodeLine, subject: String, number: u64, client: Option<ClientHandle>) -> FarReply {
        FarReply { line, subject, number: Some(number), client }
    }

    /// The line to who asks.
    pub(crate) fn line(&self) -> &NodeLine {
        &self.line
    }

    /// This is the answer.
    pub(crate) fn answer(mut self, answer: FarAnswer) {
        self.give(answer);
    }

    /// The table is not here, and nothing was done.
    pub(crate) fn not_here(mut self) {
        self.give(FarAnswer::NotHere);
    }

    fn give(&mut self, answer: FarAnswer) {
        if let Some(number) = self.number.take() {
            self.line.answer(std::mem::take(&mut self.subject), Say::Answer { number, answer });
        }
    }
}

impl Drop for FarReply {
    fn drop(&mut self) {
        self.give(FarAnswer::Refused(AppError::from(Code::Internal)));
    }
}
