//! One hand that writes. Whatever waits while a transaction is being stored goes into the next one together.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use sqlx::{AnyConnection, Connection, Executor};
use tokio::sync::{mpsc, oneshot};

use crate::{
    error::AppError,
    metrics::Metrics,
    tables::Happening,
    wire::{Code, TableId},
};

use super::{Backend, Query, sweeper::MOVE};

/// A row of a journal.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Row {
    /// Which table.
    pub table: TableId,
    /// The event's number.
    pub n: u64,
    /// When.
    pub at: u64,
    /// What kind of event.
    pub kind: &'static str,
    /// What exactly, as JSON.
    pub body: String,
}

impl Row {
    /// An event of a table.
    #[must_use]
    pub(crate) fn new(table: TableId, n: u64, at: u64, happening: &Happening) -> Row {
        let (kind, body) = happening.store();
        Row { table, n, at, kind, body }
    }
}

/// A value in a statement.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    /// A number.
    Number(i64),
    /// A number or nothing.
    Maybe(Option<i64>),
    /// A text.
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

    fn query(&self) -> Query<'_> {
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
    /// Events.
    pub rows: Vec<Row>,
    /// Anything else.
    pub statements: Vec<Statement>,
}

impl From<Statement> for Write {
    fn from(statement: Statement) -> Write {
        Write { rows: Vec::new(), statements: vec![statement] }
    }
}

impl From<Vec<Statement>> for Write {
    fn from(statements: Vec<Statement>) -> Write {
        Write { rows: Vec::new(), statements }
    }
}

impl From<Row> for Write {
    fn from(row: Row) -> Write {
        Write { rows: vec![row], statements: Vec::new() }
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
/// How long.
const GATHERING: Duration = Duration::from_millis(2);

impl Writer {
    pub(super) fn start(connection: AnyConnection, backend: Backend, metrics: Arc<Metrics>) -> Writer {
        let (jobs, receiver) = mpsc::channel(4 * GROUP);
        let has_written = Arc::new(AtomicBool::new(true));
        tokio::spawn(work(connection, backend, receiver, metrics, has_written.clone()));
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
    mut connection: AnyConnection,
    backend: Backend,
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
        match store(&mut connection, backend, &all).await {
            Ok(()) => group.drain(..).for_each(|job| answer(job, Ok(()))),
            // One of them spoils the others: each by itself.
            Err(_) if group.len() > 1 => {
                for job in group.drain(..) {
                    let stored = store(&mut connection, backend, &[&job.write]).await;
                    answer(job, stored);
                }
            }
            Err(error) => {
                if let Some(job) = group.pop() {
                    answer(job, Err(error));
                }
            }
        }
        has_written.fetch_or(writes, Ordering::Relaxed);
        // If it cannot be finished now, the sweeper asks again.
        if finish && let Err(error) = connection.execute(sqlx::raw_sql(MOVE)).await {
            tracing::warn!(%error, "the write-ahead log could not be moved");
        }
    }
    // The connection says good-bye to its database; that it cannot changes nothing of what is stored.
    let _ = connection.close().await;
}

fn answer(job: Job, stored: Result<(), sqlx::Error>) {
    let stored = stored.map_err(|error| {
        tracing::error!(%error, "a write could not be stored");
        AppError::from(Code::Storage)
    });
    // Who asked may be gone.
    let _ = job.stored.send(stored);
}

const BEGIN: [&str; 2] = ["BEGIN IMMEDIATE", "BEGIN"];
const ADD: [&str; 2] = [
    "INSERT INTO events (table_id, n, at, kind, body) \
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each($1)",
    "INSERT INTO events (table_id, n, at, kind, body) \
     SELECT (value ->> 0)::bigint, (value ->> 1)::bigint, (value ->> 2)::bigint, value ->> 3, value ->> 4 \
     FROM json_array_elements($1::json)",
];

async fn store(connection: &mut AnyConnection, backend: Backend, writes: &[&Write]) -> Result<(), sqlx::Error> {
    if writes.iter().all(|write| write.statements.is_empty()) {
        // One statement is a transaction of its own, and asks the database once instead of three times.
        return fill(connection, backend, writes).await;
    }
    connection.execute(sqlx::raw_sql(BEGIN[backend as usize])).await?;
    let stored = fill(connection, backend, writes).await;
    let end = if stored.is_ok() { "COMMIT" } else { "ROLLBACK" };
    let ended = connection.execute(sqlx::raw_sql(end)).await;
    stored?;
    if let Err(error) = ended {
        // A commit that failed leaves the transaction open: the next one must not grow out of it.
        let _ = connection.execute(sqlx::raw_sql("ROLLBACK")).await;
        return Err(error);
    }
    Ok(())
}

async fn fill(connection: &mut AnyConnection, backend: Backend, writes: &[&Write]) -> Result<(), sqlx::Error> {
    let rows: Vec<&Row> = writes.iter().flat_map(|write| &write.rows).collect();
    if !rows.is_empty() {
        sqlx::query(ADD[backend as usize]).bind(as_json(&rows)).execute(&mut *connection).await?;
    }
    for statement in writes.iter().flat_map(|write| &write.statements) {
        statement.query().execute(&mut *connection).await?;
    }
    Ok(())
}

/// All rows as one text: one statement stores them, whatever their number.
fn as_json(rows: &[&Row]) -> String {
    let rows: Vec<_> = rows.iter().map(|row| (row.table.0, row.n, row.at, row.kind, &row.body)).collect();
    serde_json::to_string(&rows).expect("rows are JSON")
}
