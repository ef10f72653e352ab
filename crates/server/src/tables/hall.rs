//! The hall: every table that is awake, and how to reach the others.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tokio::sync::{mpsc, oneshot, watch};

use crate::{
    error::{AppError, Sentences},
    metrics::Metrics,
    shelf::Shelf,
    store::{Store, keep_sheet},
    wire::{Code, TableId},
};

use super::{
    bots::BotPool,
    decors::Decors,
    desk::{self, Desk},
    requests::Request,
    reviews::Reviews,
    sheet::Sheet,
};

/// How many requests may wait at one table.
const INBOX: usize = 256;

/// What every table needs of the house.
#[derive(Debug)]
pub(crate) struct House {
    /// The games.
    pub shelf: Shelf,
    /// The database.
    pub store: Store,
    /// Where bots think.
    pub bots: BotPool,
    /// What never changes in scenes.
    pub decors: Decors,
    /// Games that are looked at again.
    pub reviews: Reviews,
    /// What the house says.
    pub sentences: Sentences,
    /// What it counts.
    pub metrics: Arc<Metrics>,
    /// While the server was away: from when to when. Nobody's clock ran.
    pub away: Option<(u64, u64)>,
    /// How long a table stays awake when nobody looks at it.
    pub nap_after: Duration,
}

/// All tables.
#[derive(Clone, Debug)]
pub(crate) struct Hall {
    house: Arc<House>,
    awake: Arc<Mutex<Awake>>,
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

impl Hall {
    /// An empty hall.
    #[must_use]
    pub(crate) fn new(house: House) -> Hall {
        Hall { house: Arc::new(house), awake: Arc::default() }
    }

    /// What every table needs.
    #[must_use]
    pub(crate) fn house(&self) -> &House {
        &self.house
    }

    /// How many tables are awake.
    #[must_use]
    pub(crate) fn awake(&self) -> usize {
        self.lock().tables.len()
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
        tokio::spawn(desk::keep(Desk::new(table, self.clone(), self.house.clone(), changed), requests));
        Ok(handle)
    }

    /// A table sleeps from now on: who comes next wakes it.
    pub(super) fn retire(&self, table: TableId) {
        self.lock().tables.remove(&table);
    }

    /// Gives a request to a table.
    ///
    /// # Errors
    /// If the server closes.
    pub(crate) async fn send(&self, table: TableId, request: Request) -> Result<(), AppError> {
        let mut request = request;
        loop {
            match self.handle(table)?.inbox.send(request).await {
                Ok(()) => return Ok(()),
                // It fell asleep at this very moment.
                Err(mpsc::error::SendError(back)) => request = back,
            }
            tokio::task::yield_now().await;
        }
    }

    /// Asks a table and waits for its answer.
    ///
    /// # Errors
    /// What the table answers.
    pub(crate) async fn ask<T>(
        &self,
        table: TableId,
        request: impl FnOnce(oneshot::Sender<Result<T, AppError>>) -> Request,
    ) -> Result<T, AppError> {
        let (reply, answer) = oneshot::channel();
        self.send(table, request(reply)).await?;
        answer.await.map_err(|_| Code::Closing)?
    }

    /// A new table comes into the hall.
    ///
    /// # Errors
    /// If it could not be stored.
    pub(crate) async fn open(&self, sheet: &Sheet) -> Result<(), AppError> {
        self.house.store.write(keep_sheet(sheet, now(), None).into()).await
    }

    /// Wakes tables at which something may be due between two moments.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn wake(&self, from: u64, to: u64) -> Result<usize, AppError> {
        let tables = self.house.store.to_wake(from, to).await?;
        for table in &tables {
            self.send(*table, Request::Wake).await?;
        }
        Ok(tables.len())
    }

    /// Every table stores what it has and tells its guests that the server closes.
    pub(crate) async fn close(&self) {
        let handles: Vec<Handle> = {
            let mut awake = self.lock();
            awake.closed = true;
            awake.tables.values().cloned().collect()
        };
        for handle in &handles {
            // One that has just fallen asleep has nothing to store.
            let _ = handle.inbox.send(Request::Close).await;
        }
        for handle in handles {
            handle.inbox.closed().await;
        }
        self.house.store.flush().await;
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Awake> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The time, in milliseconds since 1970.
#[must_use]
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
