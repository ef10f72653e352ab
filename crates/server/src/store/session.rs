//! The connection that writes. It comes back by itself when PostgreSQL does, and writes nothing once the right to is lost.

use std::{
    collections::BTreeSet,
    sync::Arc,
    time::{Duration, Instant},
};

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, Row as _, any::AnyConnectOptions};
use tokio::{
    sync::watch,
    time::{sleep, timeout},
};

use crate::{error::ServeError, metrics::Metrics, secrets, wire::TableId};

use super::{
    Backend, RETRY, TIMEOUT, connect,
    file::DatabaseFile,
    lease::{self, Hold, WHOLE},
    sweeper::MOVE,
    writer::{Row, Write},
};

/// How long one try to reach a database that is away may take. After [`TIMEOUT`] writes no longer wait for it.
const TRY: Duration = Duration::from_secs(5);
/// How often a write may break the connection before it is the write's own fault.
const BREAKS: usize = 5;

/// Why nothing may be written any more.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Loss {
    /// Another process holds the lease.
    #[error("another process has taken the database over")]
    Lease,
    /// What is written would be lost.
    #[error("the database is not where it was: {0}")]
    File(String),
}

/// Why something is not stored.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    /// The database refuses this.
    #[error(transparent)]
    Refused(sqlx::Error),
    /// Another process has the table it was to be written for.
    #[error("another process has the table")]
    Stale,
    /// The connection broke; whether it was stored is known from the trace.
    #[error("{0}")]
    Broken(sqlx::Error, Trace),
    /// The database has been away for long.
    #[error("the database is away: {0}")]
    Away(String),
    /// Nothing may be written any more.
    #[error(transparent)]
    Lost(#[from] Loss),
}

/// What can be looked for of a write whose answer never came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trace {
    /// It was not even begun.
    Nothing,
    /// A row of it, and under which lease.
    Event(TableId, u64, i64),
    /// The transaction's number.
    Transaction(i64),
}

/// What ties a session to its process in PostgreSQL: a machine that is gone is noticed within seconds, and lets go of the lock.
const KEEPALIVE: &str = "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3; \
    SET tcp_user_timeout = 15000;";

/// By what right a session writes.
#[derive(Clone, Debug)]
pub(super) enum Right {
    /// The whole database is this process's, under this number.
    Whole(i64),
    /// Others write, too: whatever is written for a table carries the lease of that table.
    Shared,
}

/// The connection that writes.
#[derive(Debug)]
pub(super) struct Session {
    connection: AnyConnection,
    backend: Backend,
    options: AnyConnectOptions,
    /// What this process's sessions are called in PostgreSQL.
    name: String,
    right: Right,
    begin: Arc<str>,
    file: Option<Arc<DatabaseFile>>,
    /// Since when the connection is broken.
    down: Option<Instant>,
    lost: watch::Sender<Option<Loss>>,
    metrics: Arc<Metrics>,
}

impl Session {
    /// The first session of a process in PostgreSQL holds the lock, alone or with others, before anything is read or changed.
    pub(super) async fn lock(connection: &mut AnyConnection, name: &str, hold: Hold) -> Result<(), ServeError> {
        introduce(connection, name).await?;
        lease::lock_session(connection, hold).await
    }

    /// A name that no other process has.
    pub(super) fn name() -> String {
        format!("cenacle-{:016x}", secrets::id())
    }

    pub(super) fn new(
        connection: AnyConnection,
        backend: Backend,
        options: AnyConnectOptions,
        (name, right): (String, Right),
        file: Option<Arc<DatabaseFile>>,
        metrics: Arc<Metrics>,
    ) -> Session {
        let begin = match (backend, &right) {
            (Backend::Sqlite, Right::Whole(lease)) => {
                format!("BEGIN IMMEDIATE; SELECT 0 FROM leases WHERE scope = {WHOLE} AND number = {lease}")
            }
            // Who takes the lease waits for the end of this transaction.
            (Backend::Postgres, Right::Whole(lease)) => {
                format!("BEGIN; SELECT txid_current() FROM leases WHERE scope = {WHOLE} AND number = {lease} FOR SHARE")
            }
            (_, Right::Shared) => "BEGIN; SELECT txid_current()".to_owned(),
        };
        let (lost, _) = watch::channel(None);
        Session { connection, backend, options, name, right, begin: begin.into(), file, down: None, lost, metrics }
    }

    /// Tells when nothing may be written any more.
    pub(super) fn loss(&self) -> watch::Receiver<Option<Loss>> {
        self.lost.subscribe()
    }

    /// Stores all of it or nothing.
    pub(super) async fn store(&mut self, writes: &[&Write]) -> Result<(), Trouble> {
        let stored = self.persist(writes).await;
        if let Err(Trouble::Lost(loss)) = &stored {
            self.lose(loss.clone());
        }
        stored
    }

    /// Moves what SQLite's write-ahead log holds.
    pub(super) async fn move_log(&mut self) -> Result<(), sqlx::Error> {
        self.connection.execute(sqlx::raw_sql(MOVE)).await.map(drop)
    }

    pub(super) async fn close(self) {
        // That it cannot say good-bye changes nothing of what is stored.
        let _ = self.connection.close().await;
    }

    async fn persist(&mut self, writes: &[&Write]) -> Result<(), Trouble> {
        if let Some(loss) = self.lost.borrow().clone() {
            return Err(loss.into());
        }
        self.check_file().await?;
        let (mut unsure, mut breaks) = (Trace::Nothing, 0);
        loop {
            if self.down.is_some() {
                self.mend().await?;
            }
            match self.was_stored(unsure).await {
                Ok(true) => return Ok(()),
                Ok(false) => {}
                Err(error) if self.is_broken(&error) && breaks < BREAKS => {
                    breaks += 1;
                    self.fell(&error);
                    continue;
                }
                Err(error) => return Err(Trouble::Refused(error)),
            }
            match self.attempt(writes).await {
                Err(Trouble::Broken(error, trace)) => {
                    breaks += 1;
                    self.fell(&error);
                    if breaks >= BREAKS {
                        return Err(Trouble::Refused(error));
                    }
                    unsure = trace;
                }
                Ok(()) => return Ok(self.check_file().await?),
                Err(trouble) => return Err(trouble),
            }
        }
    }

    async fn attempt(&mut self, writes: &[&Write]) -> Result<(), Trouble> {
        if writes.iter().all(|write| write.statements.is_empty()) {
            // One statement is a transaction of its own, and asks the database once instead of three times.
            let first = writes.iter().find_map(|write| Some((write.rows.first()?, self.number(write))));
            let Some((first, number)) = first else { return Ok(()) };
            let trace = Trace::Event(first.table, first.n, number);
            return self.add_rows(writes).await.map_err(|trouble| self.traced(trouble, trace));
        }
        let begin = self.begin(writes);
        let begun = sqlx::raw_sql(AssertSqlSafe(begin)).fetch_all(&mut self.connection).await;
        let begun = begun.and_then(|rows| rows.first().map(|row| row.try_get::<i64, _>(0)).transpose());
        let trace = match begun {
            Ok(Some(number)) => Trace::Transaction(number),
            Ok(None) => {
                self.roll_back().await;
                return Err(self.too_old());
            }
            Err(error) => {
                if !self.is_broken(&error) {
                    self.roll_back().await;
                }
                return Err(self.traced(Trouble::Refused(error), Trace::Nothing));
            }
        };
        let filled = self.fill(writes).await;
        if let Err(trouble) = filled {
            let trouble = self.traced(trouble, Trace::Nothing);
            if !matches!(trouble, Trouble::Broken(..)) {
                self.roll_back().await;
            }
            return Err(trouble);
        }
        if let Err(error) = self.connection.execute(sqlx::raw_sql("COMMIT")).await {
            let trouble = self.traced(Trouble::Refused(error), trace);
            if !matches!(trouble, Trouble::Broken(..)) {
                // A commit that failed leaves the transaction open: the next one must not grow out of it.
                self.roll_back().await;
            }
            return Err(trouble);
        }
        Ok(())
    }

    async fn fill(&mut self, writes: &[&Write]) -> Result<(), Trouble> {
        if writes.iter().any(|write| !write.rows.is_empty()) {
            self.add_rows(writes).await?;
        }
        for statement in writes.iter().flat_map(|write| &write.statements) {
            statement.query().execute(&mut self.connection).await.map_err(Trouble::Refused)?;
        }
        Ok(())
    }

    /// All rows as one text: one statement stores them, whatever their number, if the lease is still ours. Where every table has
    /// a lease of its own either all of them are, or nothing is stored.
    async fn add_rows(&mut self, writes: &[&Write]) -> Result<(), Trouble> {
        let query = match self.right {
            Right::Whole(lease) => {
                let rows: Vec<&Row> = writes.iter().flat_map(|write| &write.rows).collect();
                sqlx::query(ADD[self.backend as usize]).bind(as_json(&rows)).bind(lease)
            }
            Right::Shared => sqlx::query(ADD_SHARED).bind(as_json_with_leases(writes)),
        };
        let added = query.execute(&mut self.connection).await.map_err(Trouble::Refused)?;
        if added.rows_affected() == 0 { Err(self.too_old()) } else { Ok(()) }
    }

    /// The number under which something is written.
    fn number(&self, write: &Write) -> i64 {
        match self.right {
            Right::Whole(number) => number,
            Right::Shared => write.lease.map_or(0, |lease| lease.number),
        }
    }

    /// What begins a transaction, and gives its number if all leases are still ours. Who takes one waits for its end.
    fn begin(&self, writes: &[&Write]) -> Arc<str> {
        let leases: BTreeSet<String> = match self.right {
            Right::Whole(_) => BTreeSet::new(),
            Right::Shared => writes
                .iter()
                .filter_map(|write| write.lease)
                .map(|lease| format!("({}, {})", lease.table.0, lease.number))
                .collect(),
        };
        if leases.is_empty() {
            return self.begin.clone();
        }
        let leases = leases.into_iter().collect::<Vec<_>>().join(", ");
        format!(
            "BEGIN; WITH ours (scope, number) AS (VALUES {leases}), \
             held AS MATERIALIZED (SELECT scope, number FROM leases WHERE scope IN (SELECT scope FROM ours) FOR SHARE) \
             SELECT txid_current() WHERE NOT EXISTS \
             (SELECT 0 FROM ours LEFT JOIN held USING (scope) WHERE held.number IS DISTINCT FROM ours.number)"
        )
        .into()
    }

    /// A lease is another's.
    fn too_old(&self) -> Trouble {
        match self.right {
            Right::Whole(_) => Loss::Lease.into(),
            Right::Shared => Trouble::Stale,
        }
    }

    async fn roll_back(&mut self) {
        // There may be nothing to take back.
        let _ = self.connection.execute(sqlx::raw_sql("ROLLBACK")).await;
    }

    async fn check_file(&mut self) -> Result<(), Loss> {
        let Some(Err(why)) = self.file.as_ref().map(|file| file.check()) else { return Ok(()) };
        // Another process that takes the database over marks the file, too.
        let number = lease::number(&mut self.connection).await;
        let taken = number.is_ok_and(|number| !matches!(self.right, Right::Whole(ours) if ours == number));
        Err(if taken { Loss::Lease } else { Loss::File(why) })
    }

    /// An error that is the connection's is no refusal: it has a trace instead.
    fn traced(&self, trouble: Trouble, trace: Trace) -> Trouble {
        match trouble {
            Trouble::Refused(error) if self.is_broken(&error) => Trouble::Broken(error, trace),
            trouble => trouble,
        }
    }

    fn is_broken(&self, error: &sqlx::Error) -> bool {
        self.backend == Backend::Postgres && is_broken(error)
    }

    fn fell(&mut self, error: &sqlx::Error) {
        if self.down.is_none() {
            tracing::error!(%error, "the database is away; what is to be written waits");
            self.down = Some(Instant::now());
        }
    }

    fn lose(&self, loss: Loss) {
        self.lost.send_if_modified(|lost| {
            let first = lost.is_none();
            if first {
                tracing::error!(%loss, "nothing is stored any more");
                self.metrics.store_lost.set(1);
                *lost = Some(loss);
            }
            first
        });
    }

    /// Comes back to a database that was away, if it is still ours.
    async fn mend(&mut self) -> Result<(), Trouble> {
        let since = self.down.unwrap_or_else(Instant::now);
        loop {
            let error = match timeout(TRY, self.reconnect()).await {
                Ok(Ok(connection)) => {
                    self.connection = connection;
                    self.down = None;
                    self.metrics.reconnects.inc();
                    tracing::warn!(seconds = since.elapsed().as_secs(), "the database is back");
                    return Ok(());
                }
                Ok(Err(Trouble::Lost(loss))) => return Err(loss.into()),
                Ok(Err(error)) => error.to_string(),
                Err(_) => "it does not answer".to_owned(),
            };
            if since.elapsed() >= TIMEOUT {
                return Err(Trouble::Away(error));
            }
            sleep(RETRY).await;
        }
    }

    async fn reconnect(&mut self) -> Result<AnyConnection, Trouble> {
        let mut connection = connect(&self.options, self.backend).await.map_err(Trouble::Refused)?;
        let locked = relock(&mut connection, &self.name, &self.right).await.map_err(Trouble::Refused)?;
        match locked {
            Relock::Ours => Ok(connection),
            Relock::Others => Err(Loss::Lease.into()),
            Relock::NotYet => Err(Trouble::Away("the former session still holds the lease".to_owned())),
        }
    }

    /// Whether what left this trace is in the database. The session that wrote it is gone: nothing comes of it later.
    async fn was_stored(&mut self, trace: Trace) -> Result<bool, sqlx::Error> {
        match trace {
            Trace::Nothing => Ok(false),
            Trace::Event(table, n, number) => {
                let sql = "SELECT n FROM events WHERE table_id = $1 AND n = $2 AND lease = $3";
                let query = sqlx::query(sql).bind(table.0).bind(n as i64).bind(number);
                Ok(query.fetch_optional(&mut self.connection).await?.is_some())
            }
            Trace::Transaction(number) => {
                let sql = "SELECT txid_status($1) = 'committed'";
                let stored = sqlx::query_scalar::<_, Option<bool>>(sql).bind(number).fetch_one(&mut self.connection);
                Ok(stored.await?.unwrap_or(false))
            }
        }
    }
}

enum Relock {
    Ours,
    Others,
    NotYet,
}

/// Takes the lock again with a new session. The lease is still ours only if nobody else had it meanwhile; who shares the database
/// finds out table by table.
async fn relock(connection: &mut AnyConnection, name: &str, right: &Right) -> Result<Relock, sqlx::Error> {
    introduce(connection, name).await?;
    // PostgreSQL may not have noticed yet that the former session is dead.
    let sql = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
               WHERE application_name = $1 AND pid <> pg_backend_pid()";
    sqlx::query(sql).bind(name).fetch_one(&mut *connection).await?;
    let Right::Whole(lease) = right else {
        let locked = lease::try_lock_session(connection, Hold::Together).await?;
        return Ok(if locked { Relock::Ours } else { Relock::NotYet });
    };
    let locked = lease::try_lock_session(connection, Hold::Alone).await?;
    let number = lease::number(connection).await?;
    Ok(match (number == *lease, locked) {
        (false, _) => Relock::Others,
        (true, true) => Relock::Ours,
        (true, false) => Relock::NotYet,
    })
}

async fn introduce(connection: &mut AnyConnection, name: &str) -> Result<(), sqlx::Error> {
    let sql = format!("{KEEPALIVE} SET application_name = '{name}'");
    connection.execute(sqlx::raw_sql(AssertSqlSafe(sql))).await.map(drop)
}

/// Whether an error says that the connection, not what was asked, is at fault.
pub(super) fn is_broken(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) | sqlx::Error::WorkerCrashed => true,
        // Shut down, crashed, starting; broken connections.
        sqlx::Error::Database(error) => {
            error.code().is_some_and(|code| code.starts_with("57P0") || code.starts_with("08"))
        }
        _ => false,
    }
}

const ADD: [&str; 2] = [
    "INSERT INTO events (table_id, n, at, kind, body, lease) \
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, $2 FROM json_each($1) \
     WHERE EXISTS (SELECT 0 FROM leases WHERE scope = 0 AND number = $2)",
    "WITH ours AS MATERIALIZED (SELECT number FROM leases WHERE scope = 0 AND number = $2 FOR SHARE) \
     INSERT INTO events (table_id, n, at, kind, body, lease) \
     SELECT (value ->> 0)::bigint, (value ->> 1)::bigint, (value ->> 2)::bigint, value ->> 3, value ->> 4, ours.number \
     FROM ours, json_array_elements($1::json)",
];

/// The same where every table has a lease: all of them are looked at first.
const ADD_SHARED: &str = "WITH added AS MATERIALIZED (SELECT (value ->> 0)::bigint AS table_id, (value ->> 1)::bigint AS n, \
     (value ->> 2)::bigint AS at, value ->> 3 AS kind, value ->> 4 AS body, (value ->> 5)::bigint AS lease \
     FROM json_array_elements($1::json)), \
     held AS MATERIALIZED (SELECT scope, number FROM leases WHERE scope IN (SELECT table_id FROM added) FOR SHARE) \
     INSERT INTO events (table_id, n, at, kind, body, lease) SELECT * FROM added WHERE NOT EXISTS \
     (SELECT 0 FROM added LEFT JOIN held ON scope = table_id WHERE held.number IS DISTINCT FROM added.lease)";

fn as_json_with_leases(writes: &[&Write]) -> String {
    let number = |write: &Write| write.lease.map_or(0, |lease| lease.number);
    let rows = writes.iter().flat_map(|write| write.rows.iter().map(|row| (row, number(write))));
    let rows: Vec<_> = rows.map(|(row, number)| (row.table.0, row.n, row.at, row.kind, &row.body, number)).collect();
    serde_json::to_string(&rows).expect("rows are JSON")
}

fn as_json(rows: &[&Row]) -> String {
    let rows: Vec<_> = rows.iter().map(|row| (row.table.0, row.n, row.at, row.kind, &row.body)).collect();
    serde_json::to_string(&rows).expect("rows are JSON")
}
