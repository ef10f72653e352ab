//! Several processes, one house. Each table that is awake belongs to one of them by its lease (`store/nodes.rs`); the others ask
//! that one, and pass on to their sockets what it says. docs/ARCHITECTURE.md says what happens when something fails.

mod bus;
mod carrier;
mod keeper;
mod line;
mod post;
mod thoughts;
mod wire;

use std::{
    collections::{HashMap, HashSet},
    hash::{DefaultHasher, Hash, Hasher},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use cenacle_scene::Lang;
use tokio::sync::{mpsc, oneshot, watch};

pub(crate) use keeper::{keep, watch};
pub(crate) use line::{FarReply, NodeLine};
pub(crate) use post::receive;
pub(crate) use thoughts::{Asked, Question, Thought, think_for_others};
pub(crate) use wire::{FarAnswer, FarClient, HouseNews};

use crate::{
    error::{AppError, Sentences, ServeError},
    metrics::Metrics,
    secrets,
    shelf::{Mark, Shelf},
    store::{COUNTS_FOR, Claim, Lease, NodeId, NodeRow, Store},
    tables::{Answered, ClientHandle, Frame, Listener, Request, StateAnswer, StateBody, TableDirectory, frame},
    wire::{Ask, Code, GuestId, TableId, Tell},
};

use bus::{Bus, Listening, Queue};
use carrier::Carrier;
use wire::{FarRequest, Say};

/// What a table that is elsewhere hears of it.
#[derive(Debug)]
pub(crate) enum Sign {
    /// Something happened there.
    Changed,
    /// It is no longer where it was, or something from there was missed.
    Lost,
    /// This was not taken there, and can be asked elsewhere.
    Back(Box<Request>),
    /// This socket may not look.
    Unseen(u64),
}

/// A table that is looked at through another process.
#[derive(Debug)]
struct Session {
    owner: NodeId,
    signs: mpsc::UnboundedSender<Sign>,
}

/// A socket of this process that looks at a table of another one. That one knows it by a number of its own, which is another one each
/// time the table is shown: what was said before arrives for nobody.
#[derive(Debug)]
struct Stream {
    client: ClientHandle,
    owner: NodeId,
}

/// The lines to others.
#[derive(Debug, Default)]
struct Lines {
    open: HashMap<NodeId, NodeLine>,
    /// To whom there was one before: they know numbers from it.
    closed: HashSet<NodeId>,
}

/// What was asked of another process and is not answered yet.
#[derive(Debug)]
struct Pending {
    table: TableId,
    what: Open,
}

#[derive(Debug)]
enum Open {
    Asked(Box<Request>),
    /// A socket that looked on before is to be shown the table again.
    Greeting(ClientHandle),
}

/// Who has a table, as far as this process is concerned.
#[derive(Debug)]
pub(crate) enum Role {
    Ours {
        lease: Lease,
        /// For how long nobody had it, in milliseconds.
        orphaned: u64,
    },
    Theirs {
        node: NodeId,
        /// Whether it shall take the table if nobody has it.
        take: bool,
    },
}

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
            .renew(id, true, &plays)
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

    /// Whether somebody would take over what this process has.
    pub(crate) fn has_heir(&self) -> bool {
        self.peers.borrow().iter().any(|peer| peer.hears)
    }

    /// Whether somebody would take over a table of this kind.
    pub(crate) fn has_heir_for(&self, mark: &Mark) -> bool {
        self.peers.borrow().iter().any(|peer| peer.hears && peer.plays(mark))
    }

    fn may_take(&self) -> bool {
        // Where the database was away for all, who comes back first leaves the others the time to.
        let is_back = lock(&self.came_back).is_none_or(|back| back.elapsed() >= AFTER_YOU);
        is_back && !self.leaving.load(Ordering::Relaxed) && !self.is_cut_off()
    }

    /// This process goes: it takes no tables any more.
    pub(crate) fn leave(&self) {
        self.leaving.store(true, Ordering::Relaxed);
    }

    /// Whether this process stays.
    pub(crate) fn stays(&self) -> bool {
        !self.leaving.load(Ordering::Relaxed)
    }

    /// Every table of this process is handed over, if there is anybody.
    pub(crate) async fn hand_over(&self, directory: &TableDirectory) {
        if !self.has_heir() {
            return;
        }
        for table in self.held() {
            // One whose inbox is full has much to do first.
            let _ = directory.send(table, Request::Close).await;
        }
        while !lock(&self.held).is_empty() && self.has_heir() {
            tokio::time::sleep(POLL).await;
        }
    }

    /// It is gone, and has said everything it had to.
    pub(crate) async fn gone(&self) {
        if let Err(error) = self.store.retire(self.id).await {
            tracing::warn!(?error, "the others were not told that this process goes");
        }
        self.bus.flush().await;
    }

    /// What a decor looks like that another process showed.
    pub(crate) async fn decor(&self, game: &str, mark: &str) -> Option<Frame> {
        let peers = self.peers.borrow().clone();
        let (found, mut wait) = mpsc::channel(peers.len().max(1));
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        lock(&self.decors).insert(number, found);
        for peer in &peers {
            self.line(peer.id).say(Say::WantDecor { number, game: game.to_owned(), mark: mark.to_owned() });
        }
        let first = async {
            for _ in &peers {
                if let Some(decor) = wait.recv().await.flatten() {
                    return Some(decor);
                }
            }
            None
        };
        let first = tokio::time::timeout(DECOR, first).await.ok().flatten();
        lock(&self.decors).remove(&number);
        first
    }

    fn decor_came(&self, number: u64, decor: Option<Frame>) {
        if let Some(waits) = lock(&self.decors).get(&number) {
            // There is room for the answer of each.
            let _ = waits.try_send(decor);
        }
    }

    /// How far the review of a game is at the process that reviews it for all; nothing if that is this one, or does not answer.
    pub(crate) async fn review(
        &self,
        table: TableId,
        by: Option<GuestId>,
        lang: Lang,
    ) -> Option<Result<Frame, AppError>> {
        // Each game has its own, and keeps it when others come or go, unless it is that one.
        let weight = |node: NodeId| {
            let mut hasher = DefaultHasher::new();
            (table, node).hash(&mut hasher);
            hasher.finish()
        };
        let there: Vec<NodeId> =
            self.peers.borrow().iter().filter(|peer| peer.hears && peer.is_new()).map(|peer| peer.id).collect();
        let reviews = there.into_iter().chain([self.id]).max_by_key(|node| weight(*node))?;
        if reviews == self.id {
            return None;
        }
        let (told, wait) = oneshot::channel();
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        lock(&self.reviews).insert(number, told);
        self.line(reviews).say(Say::WantReview { number, table, by, lang });
        let answer = tokio::time::timeout(REVIEW, wait).await.ok().and_then(Result::ok);
        lock(&self.reviews).remove(&number);
        answer
    }

    fn review_came(&self, number: u64, told: Result<Frame, AppError>) {
        if let Some(waits) = lock(&self.reviews).remove(&number) {
            // Whoever waited may have looked by himself.
            let _ = waits.send(told);
        }
    }

    /// Who has a table; nobody's is taken.
    ///
    /// # Errors
    /// If there is no such table, or nobody can be found who has it or could.
    pub(crate) async fn role(&self, table: TableId) -> Result<Role, AppError> {
        if self.may_take() {
            return match self.store.claim(table, self.id, &self.plays).await? {
                Claim::Ours { lease, orphaned } => {
                    lock(&self.held).insert(table, lease);
                    self.metrics.tables_taken_over.inc_by(u64::from(orphaned > 0));
                    Ok(Role::Ours { lease, orphaned })
                }
                Claim::Theirs(node) => Ok(Role::Theirs { node, take: false }),
                // It waits until somebody comes who knows its rules.
                Claim::Foreign(mark) => self.heir(table, &mark).ok_or(Code::OtherRules.into()),
            };
        }
        if let Some(node) = self.store.owner(table).await?.filter(|node| *node != self.id) {
            return Ok(Role::Theirs { node, take: false });
        }
        let mark = self.store.mark(table).await?;
        self.heir(table, &mark).ok_or(Code::Closing.into())
    }

    /// Who shall take a table that nobody has.
    fn heir(&self, table: TableId, mark: &Mark) -> Option<Role> {
        let peers = self.peers.borrow();
        let heirs: Vec<&NodeRow> = peers.iter().filter(|peer| peer.hears && peer.plays(mark)).collect();
        let heir = heirs.get(table.0.unsigned_abs() as usize % heirs.len().max(1))?;
        Some(Role::Theirs { node: heir.id, take: true })
    }

    /// Whether a lease is ours as far as this process knows.
    pub(crate) fn holds(&self, lease: Lease) -> bool {
        lock(&self.held).get(&lease.table) == Some(&lease)
    }

    fn has(&self, table: TableId) -> bool {
        lock(&self.held).contains_key(&table)
    }

    fn held(&self) -> Vec<TableId> {
        lock(&self.held).keys().copied().collect()
    }

    /// A table is not this process's any more.
    pub(crate) fn drop_lease(&self, lease: Lease) {
        let mut held = lock(&self.held);
        if held.get(&lease.table) == Some(&lease) {
            held.remove(&lease.table);
        }
    }

    /// A table is let go, so that whoever needs it next takes it.
    pub(crate) async fn release(&self, lease: Lease) {
        self.drop_lease(lease);
        // If it cannot be said, others wait until this process counts as gone, or asks for the table itself.
        let _ = self.store.release(lease).await;
    }

    /// Somebody says whether it can store.
    fn note_stores(&self, node: NodeId, stores: bool) {
        let mut storing = lock(&self.storing);
        if stores {
            let now = Instant::now();
            storing.entry(node).or_insert((now, now)).1 = now;
        } else {
            storing.remove(&node);
        }
    }

    /// Whether others can store, and not just since a moment ago: who comes back first is not the only one who does.
    fn others_store(&self) -> bool {
        let mut storing = lock(&self.storing);
        storing.retain(|_, (_, last)| last.elapsed() < SAID_LATELY);
        storing.values().any(|(since, _)| since.elapsed() >= FOR_A_WHILE)
    }

    /// For how long altogether nobody could do anything at tables that stayed here, in milliseconds.
    pub(crate) fn stood_still(&self) -> u64 {
        self.stood_still.load(Ordering::Relaxed)
    }

    /// Waits until it is certain whether a lease is ours: a process that slept does not know. Whether it is.
    pub(crate) async fn is_certain_of(&self, lease: Lease) -> bool {
        let mut renewed = self.renewed.subscribe();
        loop {
            if !self.holds(lease) {
                return false;
            }
            if renewed.borrow_and_update().elapsed() < COUNTS_FOR {
                return true;
            }
            // That nobody says so any more means that the process ends.
            if renewed.changed().await.is_err() {
                return false;
            }
        }
    }

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
    fn close_lines(&self, is_there: impl Fn(NodeId) -> bool) {
        let Lines { open, closed } = &mut *lock(&self.lines);
        closed.extend(open.extract_if(|to, line| !is_there(*to) && !line.is_used()).map(|(to, _)| to));
    }

    /// A table is looked at through another process from now on.
    pub(crate) fn follow(&self, table: TableId, owner: NodeId) -> mpsc::UnboundedReceiver<Sign> {
        let (signs, receiver) = mpsc::unbounded_channel();
        lock(&self.sessions).insert(table, Session { owner, signs });
        receiver
    }

    /// It is no longer: what is still open.
    pub(crate) fn unfollow(&self, table: TableId) -> Vec<Request> {
        lock(&self.sessions).remove(&table);
        let mut pending = lock(&self.pending);
        let open = pending.extract_if(|_, pending| pending.table == table);
        let mut open: Vec<(u64, Pending)> = open.collect();
        drop(pending);
        open.sort_unstable_by_key(|(number, _)| *number);
        let asked = |(_, pending): (u64, Pending)| match pending.what {
            Open::Asked(request) => Some(*request),
            Open::Greeting(_) => None,
        };
        open.into_iter().filter_map(asked).collect()
    }

    /// Whether everything that was asked of a table elsewhere is answered.
    pub(crate) fn awaits_nothing(&self, table: TableId) -> bool {
        !lock(&self.pending).values().any(|pending| pending.table == table)
    }

    fn sign(&self, table: TableId, sign: Sign) {
        if let Some(session) = lock(&self.sessions).get(&table) {
            // It may just have ended.
            let _ = session.signs.send(sign);
        }
    }

    /// Something from another process was missed, or all that was said to it.
    fn lost_sight_of(&self, is_meant: impl Fn(NodeId) -> bool) {
        // At once: what follows a gap is told to nobody.
        lock(&self.streams).retain(|_, stream| !is_meant(stream.owner));
        for session in lock(&self.sessions).values().filter(|session| is_meant(session.owner)) {
            let _ = session.signs.send(Sign::Lost);
        }
    }

    /// A socket of this process looks at a table that another one has: the number under which it is known there. It hears of the
    /// table from that one alone, and nothing that was said before.
    pub(crate) fn listens(&self, client: &ClientHandle, owner: NodeId) -> u64 {
        let number = self.next_stream.fetch_add(1, Ordering::Relaxed);
        lock(&self.streams).insert(number, Stream { client: client.clone(), owner });
        number
    }

    /// It does no longer.
    pub(crate) fn listens_no_more(&self, stream: u64) {
        lock(&self.streams).remove(&stream);
    }

    /// Another process need not tell a socket anything more.
    pub(crate) fn part(&self, from: NodeId, table: TableId, stream: u64) {
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        let what = FarRequest::Part { client: stream };
        self.line(from).ask(Say::Ask { table, number, take: false, what }, self.answer_subject(number));
    }

    fn tell(&self, from: NodeId, stream: u64, frame: &Frame) {
        let client =
            lock(&self.streams).get(&stream).filter(|stream| stream.owner == from).map(|stream| stream.client.clone());
        if let Some(client) = client {
            client.tell(frame.clone());
        }
    }

    /// Asks another process what a table was asked, by the socket of this number if one does. It is answered, comes back with a sign, or stays open until nobody follows
    /// the table any more.
    pub(crate) fn pass_on(&self, to: NodeId, table: TableId, take: bool, stream: u64, request: Request) {
        let Some(what) = FarRequest::of(&request, stream) else { return };
        let waits = !matches!(what, FarRequest::Part { .. } | FarRequest::Reword { .. });
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        if waits {
            lock(&self.pending).insert(number, Pending { table, what: Open::Asked(request.into()) });
        }
        self.line(to).ask(Say::Ask { table, number, take, what }, self.answer_subject(number));
    }

    /// Asks another process to show a table again to a socket that looks on.
    pub(crate) fn greet_again(&self, to: NodeId, table: TableId, take: bool, stream: u64, listener: &Listener) {
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        let (client, attend) = (&listener.client, listener.attend());
        lock(&self.pending).insert(number, Pending { table, what: Open::Greeting(client.clone()) });
        let by = client.person.as_ref().map(|person| person.info());
        let what = FarRequest::Ask {
            by,
            lang: client.lang(),
            ask: Ask::Attend(attend).into(),
            client: Some(FarClient::of(client, stream)),
        };
        self.line(to).ask(Say::Ask { table, number, take, what }, self.answer_subject(number));
    }

    fn answer_subject(&self, number: u64) -> String {
        format!("{}.{}.re.{number}", self.house, self.id)
    }

    /// Nobody listens where this was asked, or the table is not there: nothing came of it.
    fn not_taken(&self, number: u64) {
        let Some(Pending { table, what }) = lock(&self.pending).remove(&number) else { return };
        match what {
            Open::Asked(request) => self.sign(table, Sign::Back(request)),
            Open::Greeting(_) => self.sign(table, Sign::Lost),
        }
    }

    fn answered(&self, number: u64, answer: FarAnswer, sentences: &Sentences) {
        if let FarAnswer::NotHere = answer {
            return self.not_taken(number);
        }
        let Some(Pending { table, what }) = lock(&self.pending).remove(&number) else { return };
        match (what, answer) {
            (Open::Greeting(client), FarAnswer::Refused(error)) => {
                let problem = error.problem(sentences, client.lang());
                client.tell(frame(&Tell::Gone { table, problem: &problem }));
                self.sign(table, Sign::Unseen(client.id));
            }
            (Open::Greeting(_), _) => {}
            (Open::Asked(request), answer) => {
                let refused = matches!(answer, FarAnswer::Refused(_));
                let attends = match &*request {
                    Request::Ask { ask: Ask::Attend(_), reply, .. } => reply.client(),
                    _ => None,
                };
                give(*request, answer, sentences);
                if let Some(client) = attends.filter(|_| refused) {
                    self.sign(table, Sign::Unseen(client));
                }
            }
        }
    }
}

/// Whoever asked here is answered what came from there.
fn give(request: Request, answer: FarAnswer, sentences: &Sentences) {
    let wrong = || AppError::from(Code::Internal);
    match (request, answer) {
        (request, FarAnswer::Refused(error)) => request.refuse(&error, sentences),
        (Request::Ask { reply, .. }, answer) => match answer {
            FarAnswer::Done(n) => reply.answer(Answered::Done(n)),
            FarAnswer::Info(info) => reply.answer(Answered::Info(info)),
            FarAnswer::WhyNot(problem) => reply.answer(Answered::WhyNot(problem)),
            FarAnswer::Hint(hint) => reply.answer(Answered::Hint(hint)),
            FarAnswer::Guide(guide) => reply.answer(Answered::Guide(guide)),
            _ => reply.refuse(&wrong(), sentences),
        },
        (Request::Info { reply, .. }, FarAnswer::Info(info)) => reply.send(Ok(*info)),
        (Request::State { reply, .. }, FarAnswer::State { n, over, body }) => {
            reply.send(Ok(StateAnswer { n, over, body: StateBody::There(body) }));
        }
        (Request::ChatLog { reply, .. }, FarAnswer::Chat(lines)) => reply.send(Ok(lines)),
        (Request::Record { reply, .. }, FarAnswer::Record(text)) => reply.send(Ok(text)),
        (Request::WhatIf { reply, .. }, FarAnswer::Past(past)) => reply.send((*past).try_into().map(Box::new)),
        (request, _) => request.refuse(&wrong(), sentences),
    }
}

impl Request {
    /// Whether it may be asked once more without harm, although it may have been heard before.
    #[must_use]
    pub(crate) fn only_looks(&self) -> bool {
        match self {
            Request::Ask { ask, .. } => {
                matches!(
                    ask,
                    Ask::Attend(_) | Ask::Part {} | Ask::Ping {} | Ask::Hint(_) | Ask::Guide(_) | Ask::WhyNot(_)
                )
            }
            _ => true,
        }
    }

    /// Whether it comes from another process.
    #[must_use]
    pub(crate) fn is_from_far(&self) -> bool {
        use crate::tables::{OneReply::There, Reply};
        match self {
            Request::Ask { reply, .. } => matches!(reply, Reply::Once(There(_))),
            Request::Info { reply, .. } => matches!(reply, There(_)),
            Request::State { reply, .. } => matches!(reply, There(_)),
            Request::ChatLog { reply, .. } => matches!(reply, There(_)),
            Request::Record { reply, .. } => matches!(reply, There(_)),
            Request::WhatIf { reply, .. } => matches!(reply, There(_)),
            Request::Reword { client } => client.line().is_some(),
            _ => false,
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// So many milliseconds between two clocks are noticed by who plays with one.
const SKEW: u64 = 1_000;
/// How long others are waited for who may have shown a decor.
const DECOR: Duration = Duration::from_secs(3);
/// How long it is waited for what a review says. A whole game may have to be played again first.
const REVIEW: Duration = Duration::from_secs(6);
/// How often it is looked whether all tables are handed over.
const POLL: Duration = Duration::from_millis(10);
/// How long who comes back takes nothing: twice as long as there is between two words of the others.
const AFTER_YOU: Duration = Duration::from_millis(1_500);
/// For how long somebody counts as one who can store after it said so, and after which time that is believed.
const SAID_LATELY: Duration = Duration::from_millis(2_000);
const FOR_A_WHILE: Duration = Duration::from_millis(1_000);
/// How long a table that lost its process waits before it looks for another.
pub(crate) const PAUSE: Duration = Duration::from_millis(150);
