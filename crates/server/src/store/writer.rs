//! One hand that writes. Whatever waits while a transaction is being stored goes into the next one together.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use tokio::sync::{mpsc, oneshot};

use crate::{
    error::AppError,
    metrics::Metrics,
    wire::{Code, TableEvent, TableId},
};

use super::{
    Lease, Query,
    session::{Session, Trouble},
};

/// A row of a journal.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Row {
    pub table: TableId,
    /// The event's number.
    pub n: u64,
    pub at: u64,
    /// What kind of event.
    pub kind: &'static str,
    /// What exactly, as JSON.
    pub body: String,
}

impl Row {
    /// An event of a table.
    #[must_use]
    pub(crate) fn new(table: TableId, n: u64, at: u64, event: &TableEvent) -> Row {
        let (kind, body) = event.store();
        Row { table, n, at, kind, body }
    }
}

/// A value in a statement.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    Number(i64),
    /// A number or nothing.
    Maybe(Option<i64>),
    Text(String),
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Number(number as i64)
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Value {
        Value::Number(flag.into())
    }
}

impl From<Option<u64>> for Value {
    fn from(number: Option<u64>) -> Value {
        Value::Maybe(number.map(|number| number as i64))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

/// A statement with its values.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Statement {
    sql: &'static str,
    values: Vec<Value>,
}

impl Statement {
    /// A statement whose gaps `$1`, `$2`… are these.
    #[must_use]
    pub(crate) fn new<const N: usize>(sql: &'static str, values: [Value; N]) -> Statement {
        Statement { sql, values: values.into() }
    }

    pub(super) fn query(&self) -> Query<'_> {
        self.values.iter().fold(sqlx::query(self.sql), |query, value| match value {
            Value::Number(number) => query.bind(*number),
            Value::Maybe(number) => query.bind(*number),
            Value::Text(text) => query.bind(text.as_str()),
        })
    }
}

/// What is stored together or not at all.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Write {
    pub rows: Vec<Row>,
    /// What is written besides events.
    pub statements: Vec<Statement>,
    /// The lease of the table it is written for, where every table has one.
    pub lease: Option<Lease>,
}

impl From<Statement> for Write {
    fn from(statement: Statement) -> Write {
        vec![statement].into()
    }
}

impl From<Vec<Statement>> for Write {
    fn from(statements: Vec<Statement>) -> Write {
        Write { statements, ..Write::default() }
    }
}

impl From<Row> for Write {
    fn from(row: Row) -> Write {
        Write { rows: vec![row], ..Write::default() }
    }
}

#[derive(Debug)]
struct Job {
    write: Write,
    stored: oneshot::Sender<Result<(), AppError>>,
    /// The write-ahead log shall be finished.
    finish: bool,
}

/// The one that writes.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    has_written: Arc<AtomicBool>,
}

/// What the sweeper knows of the writer, without keeping it at work.
#[derive(Debug)]
pub(super) struct Sweeping {
    jobs: mpsc::WeakSender<Job>,
    has_written: Arc<AtomicBool>,
}

impl Sweeping {
    /// Whether something was written since it was last asked.
    pub(super) fn has_written(&self) -> bool {
        self.has_written.swap(false, Ordering::Relaxed)
    }

    pub(super) fn is_gone(&self) -> bool {
        self.jobs.strong_count() == 0
    }

    /// The writer shall move the little that came meanwhile.
    pub(super) async fn ask_to_finish(&self) {
        let Some(jobs) = self.jobs.upgrade() else { return };
        let (stored, answer) = oneshot::channel();
        // That it is gone means that there is nothing to finish.
        if jobs.send(Job { write: Write::default(), stored, finish: true }).await.is_ok() {
            drop(jobs);
            let _ = answer.await;
        }
    }
}

/// How many writes go into one transaction at most.
const GROUP: usize = 512;
/// After a group of so many the next one is waited for a little: they come one upon another, and a few milliseconds more put
/// several groups into one transaction. A few writes are never kept waiting, and a large group is one already.
const GATHERED: std::ops::Range<usize> = 8..64;
/// How long the next group is waited for.
const GATHERING: Duration = Duration::from_millis(2);

impl Writer {
    pub(super) fn start(session: Session, metrics: Arc<Metrics>) -> Writer {
        let (jobs, receiver) = mpsc::channel(4 * GROUP);
        let has_written = Arc::new(AtomicBool::new(true));
        tokio::spawn(work(session, receiver, metrics, has_written.clone()));
        Writer { jobs, has_written }
    }

    pub(super) fn sweeping(&self) -> Sweeping {
        Sweeping { jobs: self.jobs.downgrade(), has_written: self.has_written.clone() }
    }

    pub(super) async fn write(&self, write: Write) -> Result<(), AppError> {
        let (stored, answer) = oneshot::channel();
        self.jobs.send(Job { write, stored, finish: false }).await.map_err(|_| Code::Closing)?;
        answer.await.map_err(|_| Code::Closing)?
    }

    pub(super) async fn flush(&self) {
        // An empty write is answered after everything before it; that the writer is gone means the same.
        let _ = self.write(Write::default()).await;
    }
}

async fn work(
    mut session: Session,
    mut jobs: mpsc::Receiver<Job>,
    metrics: Arc<Metrics>,
    has_written: Arc<AtomicBool>,
) {
    let mut group = Vec::with_capacity(GROUP);
    let mut gathers = false;
    loop {
        if gathers {
            tokio::time::sleep(GATHERING).await;
        }
        if jobs.recv_many(&mut group, GROUP).await == 0 {
            break;
        }
        gathers = GATHERED.contains(&group.len());
        metrics.group(group.len());
        let finish = group.iter().any(|job| job.finish);
        let writes = group.iter().any(|job| !job.finish);
        let all: Vec<&Write> = group.iter().map(|job| &job.write).collect();
        match session.store(&all).await {
            Ok(()) => group.drain(..).for_each(|job| answer(job, Ok(()), &metrics)),
            // One of them spoils the others: each by itself.
            Err(Trouble::Refused(_) | Trouble::Stale) if group.len() > 1 => {
                for job in group.drain(..) {
                    let stored = session.store(&[&job.write]).await;
                    answer(job, stored.as_ref().copied(), &metrics);
                }
            }
            Err(trouble) => group.drain(..).for_each(|job| answer(job, Err(&trouble), &metrics)),
        }
        has_written.fetch_or(writes, Ordering::Relaxed);
        // If it cannot be finished now, the sweeper asks again.
        if finish && let Err(error) = session.move_log().await {
            tracing::warn!(%error, "the write-ahead log could not be moved");
        }
    }
    session.close().await;
}

fn answer(job: Job, stored: Result<(), &Trouble>, metrics: &Metrics) {
    let stored = stored.map_err(|trouble| {
        metrics.writes_failed.inc();
        // What is wrong with the whole database was said once.
        if let Trouble::Refused(error) = trouble {
            tracing::error!(%error, "a write could not be stored");
        }
        AppError::from(Code::Storage)
    });
    // Who asked may be gone.
    let _ = job.stored.send(stored);
}
