//! The table directory: every table that is awake, and how to reach the others.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::sync::{mpsc, oneshot, watch};

use crate::{
    error::{AppError, Sentences},
    house::House,
    metrics::Metrics,
    nodes::{HouseNews, Nodes},
    pulse::Pulse,
    replays::Replays,
    shelf::Shelf,
    sockets::Sockets,
    store::{Here, Removed, Store, Write, keep_meta},
    time::Time,
    wire::{Ask, Code, GuestId, GuestInfo, TableId, Tell},
};

use super::{
    audience::frame,
    bots::BotPool,
    decors::Decors,
    live::{Live, Origins, Seen},
    meta::TableMeta,
    requests::{Answered, OneReply, Reply, Request},
    reviews::Reviews,
    task,
};

/// How long a table is waited for.
const TIMEOUT: Duration = Duration::from_secs(30);
/// How many requests may wait at one table.
const INBOX: usize = 256;

/// What every table needs of the server.
#[derive(Debug)]
pub(crate) struct Services {
    pub shelf: Shelf,
    pub store: Store,
    /// Where bots think.
    pub bots: BotPool,
    /// What never changes in scenes.
    pub decors: Decors,
    /// Games that are looked at again.
    pub reviews: Reviews,
    /// Where whole games are played again.
    pub replays: Replays,
    /// Whether something can be stored.
    pub pulse: Pulse,
    /// How much there is in the whole house.
    pub house: House,
    /// What the server says.
    pub sentences: Sentences,
    /// What it counts.
    pub metrics: Arc<Metrics>,
    /// The other processes, if several share the tables.
    pub nodes: Option<Arc<Nodes>>,
    /// The time, and when the server was away.
    pub time: Time,
    /// The sockets that are open.
    pub sockets: Sockets,
    /// From where guests asked last.
    pub origins: Origins,
    /// How long a table stays awake when nobody looks at it.
    pub nap_after: Duration,
    /// How long players have to show what they bound themselves to.
    pub reveal_within: Duration,
}

impl Services {
    /// The time, in milliseconds since 1970.
    #[must_use]
    pub(crate) fn now(&self) -> u64 {
        self.time.now()
    }

    /// Until when players who are asked now have to show what they bound themselves to.
    pub(crate) fn reveal_until(&self) -> u64 {
        self.now() + self.reveal_within.as_millis() as u64
    }
}

/// Finds the task of a table, and wakes it.
#[derive(Clone, Debug)]
pub(crate) struct TableDirectory {
    services: Arc<Services>,
    awake: Arc<Mutex<Awake>>,
    live: Arc<Live>,
    seen: Arc<Seen>,
    /// Who looks which tables there are.
    recounting: Arc<tokio::sync::Mutex<()>>,
}

/// The tables that are awake.
#[derive(Debug, Default)]
struct Awake {
    tables: HashMap<TableId, Handle>,
    /// Once the server closes no table wakes up any more.
    closed: bool,
}

/// A way to a table that is awake.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    inbox: mpsc::Sender<Request>,
    /// Goes up whenever something changes there.
    changes: watch::Receiver<u64>,
}

impl Handle {
    /// A watch that notices every change at the table.
    #[must_use]
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.clone()
    }
}

impl TableDirectory {
    /// A directory without tables.
    #[must_use]
    pub(crate) fn new(services: Services, live: Live) -> TableDirectory {
        TableDirectory {
            services: Arc::new(services),
            awake: Arc::default(),
            live: Arc::new(live),
            seen: Arc::default(),
            recounting: Arc::default(),
        }
    }

    /// The tables that wait or run.
    #[must_use]
    pub(crate) fn live(&self) -> &Live {
        &self.live
    }

    /// When players were last seen at tables that sleep.
    #[must_use]
    pub(super) fn seen(&self) -> &Seen {
        &self.seen
    }

    /// What every table needs.
    #[must_use]
    pub(crate) fn services(&self) -> &Services {
        &self.services
    }

    /// A table is over, and its maker may make another.
    pub(super) fn is_over(&self, table: TableId) {
        self.live.leave(table);
        self.tell_others(|| HouseNews::Over(table));
    }

    /// Looks which tables wait or run: something that others said of theirs was missed.
    pub(crate) async fn recount(&self) {
        let _alone = self.recounting.lock().await;
        let before = self.live.begin_recount();
        match self.services.store.live().await {
            Ok(there) => self.live.end_recount(&before, &there),
            Err(error) => {
                self.live.abandon_recount();
                tracing::warn!(?error, "it is not known how many tables each guest made");
            }
        }
    }

    /// Something concerns every process that shares the tables.
    pub(crate) fn tell_others(&self, news: impl FnOnce() -> HouseNews) {
        if let Some(nodes) = &self.services.nodes {
            nodes.tell_all(news());
        }
    }

    /// How many tables are awake.
    #[must_use]
    pub(crate) fn awake(&self) -> usize {
        self.lock().tables.len()
    }

    /// Removes what is too old or too much, but no table that is awake and no guest who is here; which guests.
    pub(crate) async fn tidy(&self, here: Here<'_>) -> Vec<GuestId> {
        let awake = |table| self.lock().tables.contains_key(&table);
        let mut removed = Removed::default();
        let tidied = self.services.store.tidy(&awake, here, self.services.now(), &mut removed).await;
        let (tables, guests) = (removed.tables.len() as u64, removed.guests.len() as u64);
        removed.tables.into_iter().for_each(|table| self.is_over(table));
        self.services.metrics.tables_removed.inc_by(tables);
        self.services.metrics.guests_removed.inc_by(guests);
        match tidied {
            Ok(()) => tracing::debug!(tables, guests, "cleaned up"),
            Err(error) => tracing::warn!(?error, "the clean-up did not come to its end"),
        }
        removed.guests
    }

    /// A way to a table; it wakes up if it sleeps.
    ///
    /// # Errors
    /// If the server closes.
    pub(crate) fn handle(&self, table: TableId) -> Result<Handle, AppError> {
        let mut awake = self.lock();
        if let Some(handle) = awake.tables.get(&table) {
            return Ok(handle.clone());
        }
        if awake.closed {
            return Err(Code::Closing.into());
        }
        let (inbox, requests) = mpsc::channel(INBOX);
        let (changed, changes) = watch::channel(0);
        let handle = Handle { inbox, changes };
        awake.tables.insert(table, handle.clone());
        drop(awake);
        tokio::spawn(task::keep(table, self.clone(), self.services.clone(), changed, requests));
        Ok(handle)
    }

    /// A table sleeps from now on: who comes next wakes it.
    pub(super) fn retire(&self, table: TableId) {
        self.lock().tables.remove(&table);
    }

    /// This way leads nowhere; another one may have been found meanwhile.
    fn forget(&self, table: TableId, inbox: &mpsc::Sender<Request>) {
        let mut awake = self.lock();
        if awake.tables.get(&table).is_some_and(|handle| handle.inbox.same_channel(inbox)) {
            awake.tables.remove(&table);
        }
    }

    /// Gives a request to a table.
    ///
    /// # Errors
    /// If the server closes.
    pub(crate) async fn send(&self, table: TableId, request: Request) -> Result<(), AppError> {
        let mut request = request;
        loop {
            let inbox = self.handle(table)?.inbox;
            match inbox.send(request).await {
                Ok(()) => return Ok(()),
                // It fell asleep at this very moment.
                Err(mpsc::error::SendError(back)) => request = back,
            }
            // One that is gone without a word is nobody's way to the table any more.
            self.forget(table, &inbox);
            tokio::task::yield_now().await;
        }
    }

    /// Gives a request to a table, if it can take one at this moment.
    ///
    /// # Errors
    /// The request, if it cannot.
    pub(crate) fn offer(&self, table: TableId, request: Request) -> Result<(), Box<Request>> {
        let Ok(Handle { inbox, .. }) = self.handle(table) else { return Err(request.into()) };
        match inbox.try_send(request) {
            Ok(()) => Ok(()),
            Err(mpsc::error::TrySendError::Full(back)) => Err(back.into()),
            // It fell asleep at this very moment, and wakes up once more.
            Err(mpsc::error::TrySendError::Closed(back)) => {
                self.forget(table, &inbox);
                let Ok(Handle { inbox, .. }) = self.handle(table) else { return Err(back.into()) };
                inbox.try_send(back).map_err(|error| error.into_inner().into())
            }
        }
    }

    /// Tells a table something that it will notice by itself later on, too.
    pub(crate) fn nudge(&self, table: TableId, request: Request) {
        let _ = self.offer(table, request);
    }

    /// Asks a table and waits for its answer.
    ///
    /// # Errors
    /// What the table answers.
    pub(crate) async fn ask<T>(
        &self,
        table: TableId,
        request: impl FnOnce(OneReply<T>) -> Request,
    ) -> Result<T, AppError> {
        let (reply, answer) = oneshot::channel();
        self.send(table, request(OneReply::Here(reply))).await?;
        match tokio::time::timeout(TIMEOUT, answer).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(_)) if self.lock().closed => Err(Code::Closing.into()),
            // Its task died over it.
            Ok(Err(_)) => Err(Code::Internal.into()),
            Err(_) => Err(AppError::after(Code::Busy, TIMEOUT)),
        }
    }

    /// Asks a table something for a guest and waits for its answer.
    ///
    /// # Errors
    /// What the table answers.
    pub(crate) async fn ask_for(&self, table: TableId, by: &GuestInfo, ask: Ask) -> Result<Answered, AppError> {
        let (by, lang) = (Some(by.clone()), by.lang);
        self.ask(table, |reply| Request::Ask { by, lang, ask, reply: Reply::Once(reply) }).await
    }

    /// Enters a new table.
    ///
    /// # Errors
    /// If its maker has too many, or it could not be stored.
    pub(crate) async fn open(&self, meta: &TableMeta) -> Result<(), AppError> {
        self.enter(meta, keep_meta(meta, self.services.now(), None).into()).await
    }

    /// Stores a table that is not there yet, if there is room for it; what could not be stored takes none.
    ///
    /// # Errors
    /// If its maker has too many, the server has, or it could not be stored.
    pub(super) async fn enter(&self, meta: &TableMeta, write: Write) -> Result<(), AppError> {
        self.live.enter(meta.id, meta.maker)?;
        self.tell_others(|| HouseNews::Made(meta.id, meta.maker));
        let sit: Vec<GuestId> = meta.guests().collect();
        let stored = self.services.store.add_table(write, meta.id, &sit).await;
        if stored.is_err() {
            self.is_over(meta.id);
            return stored;
        }
        // Whoever looked meanwhile did not find it.
        self.live.note(meta.id, meta.maker);
        for bot in meta.places.iter().filter(|place| place.is_free()).filter_map(|place| place.reserved) {
            let invited = || frame(&Tell::Invited { info: &meta.info(Some(bot), None, |_| false) });
            self.services.sockets.tell_bot(bot, invited);
            self.tell_others(|| HouseNews::Bot(bot, invited().to_string()));
        }
        stored
    }

    /// Wakes tables at which something may be due between two moments.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn wake(&self, from: u64, to: u64) -> Result<usize, AppError> {
        let tables = self.services.store.to_wake(from, to).await?;
        for table in &tables {
            self.send(*table, Request::Wake).await?;
        }
        Ok(tables.len())
    }

    /// Every table stores what it has and tells its guests that the server closes.
    pub(crate) async fn close(&self) {
        if let Some(nodes) = &self.services.nodes {
            nodes.leave();
            nodes.hand_over(self).await;
        }
        let handles: Vec<Handle> = {
            let mut awake = self.lock();
            awake.closed = true;
            awake.tables.values().cloned().collect()
        };
        // Sockets may look through this process at tables of others until they are closed themselves.
        if self.services.nodes.as_ref().is_some_and(|nodes| nodes.has_heir()) {
            return self.services.store.flush().await;
        }
        for handle in &handles {
            // One that has just fallen asleep has nothing to store.
            let _ = handle.inbox.send(Request::Close).await;
        }
        for handle in handles {
            handle.inbox.closed().await;
        }
        self.services.store.flush().await;
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Awake> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
