//! Where everything is kept: SQLite in WAL mode or PostgreSQL, behind the same questions.
//!
//! Everything is written by one [`Writer`], which puts whatever waits into one transaction; reading goes over a small
//! pool of connections of its own.

mod absences;
mod backup;
mod events;
mod figures;
mod file;
mod guests;
mod lease;
mod letters;
mod metas;
mod nodes;
mod session;
mod sweeper;
mod tidy;
mod writer;

use std::{
    path::{Path, PathBuf},
    str::FromStr,
    sync::Arc,
    time::{Duration, Instant},
};

use sqlx::{
    Any, AnyConnection, AnyPool, Connection, Executor,
    any::{AnyConnectOptions, AnyPoolOptions},
    migrate::Migrator,
    sqlite::SqliteConnectOptions,
};
use tokio::{sync::watch, time::sleep};

pub use backup::{BackupError, Copied, backup, restore};
pub(crate) use events::{Stored, StoredCheckpoint, keep_chat};
pub(crate) use figures::{HouseFigures, SharedFigures};
pub(crate) use guests::SecretKind;
pub(crate) use lease::Lease;
pub(crate) use letters::Letter;
pub(crate) use metas::{Listing, Which, keep_meta, keep_wake};
pub(crate) use nodes::{COUNTS_FOR, Claim, NodeCounts, NodeId, NodeRow, Taken};
pub(crate) use session::Loss;
pub(crate) use tidy::{Here, Removed};
pub(crate) use writer::{Row, Statement, Write};

use crate::{
    error::{AppError, ServeError},
    metrics::Metrics,
    wire::Code,
};

use file::DatabaseFile;
use lease::Hold;
use session::{Right, Session};
use tidy::Room;
use writer::Writer;

/// The kind of database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Backend {
    /// A file on this machine.
    Sqlite,
    /// A server of its own.
    Postgres,
}

impl Backend {
    /// Which database a URL means.
    fn of(url: &str) -> Result<Backend, ServeError> {
        match url.split_once("://").map(|(scheme, _)| scheme) {
            Some("sqlite") => Ok(Backend::Sqlite),
            Some("postgres" | "postgresql") if cfg!(feature = "postgres") => Ok(Backend::Postgres),
            Some("postgres" | "postgresql") => Err(ServeError::NoPostgres),
            _ => Err(ServeError::NoDatabase(url.to_owned())),
        }
    }
}

/// The layout, step by step; a step that was released is never changed.
static MIGRATIONS: [Migrator; 2] = [sqlx::migrate!("migrations/sqlite"), sqlx::migrate!("migrations/postgres")];

/// Whose a database is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sharing {
    /// This process's alone.
    Alone,
    /// Several processes', table by table; only PostgreSQL can be shared.
    Together,
}

/// The database, to read from and to write to.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    reader: AnyPool,
    backend: Backend,
    writer: Writer,
    loss: watch::Receiver<Option<Loss>>,
    room: Arc<Room>,
}

/// How long questions and writes wait for a database that is away, and how long it is waited between two tries.
const TIMEOUT: Duration = Duration::from_secs(30);
const RETRY: Duration = Duration::from_millis(100);

/// How many connections read.
const READERS: u32 = 4;

/// What makes SQLite durable and quick: a write-ahead log that is flushed to the disk at every commit, and moved into the
/// database by a [`sweeper`]. Pages are small: every event changes the last page of its table's journal, which is then
/// written whole.
const PRAGMAS: &str = "PRAGMA page_size = 1024; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; \
    PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY; PRAGMA wal_autocheckpoint = 0;";

impl Store {
    /// Opens a database, `sqlite://FILE` or `postgres://…`, and brings its layout up to date.
    ///
    /// # Errors
    /// If it cannot be opened or is something else.
    pub(crate) async fn open(url: &str, sharing: Sharing, metrics: Arc<Metrics>) -> Result<Store, ServeError> {
        sqlx::any::install_default_drivers();
        let backend = Backend::of(url)?;
        if sharing == Sharing::Together && backend == Backend::Sqlite {
            return Err(ServeError::NotShared(url.to_owned()));
        }
        let mode = if backend == Backend::Sqlite && !url.contains("mode=") {
            if url.contains('?') { "&mode=rwc" } else { "?mode=rwc" }
        } else {
            ""
        };
        let url = format!("{url}{mode}");
        let options = AnyConnectOptions::from_str(&url)?;
        let path = if backend == Backend::Sqlite { sqlite_file(&url)? } else { None };
        // Before anything is read or changed: the database must be nobody else's.
        let lock = match &path {
            Some(path) => Some(lease::lock_file(path).await?),
            None => None,
        };
        let mut connection = connect(&options, backend).await?;
        let name = Session::name();
        if backend == Backend::Postgres {
            let hold = if sharing == Sharing::Together { Hold::Together } else { Hold::Alone };
            Session::lock(&mut connection, &name, hold).await?;
        }
        MIGRATIONS[backend as usize].run(&mut connection).await?;
        let number = lease::take(&mut connection).await?;
        let right = if sharing == Sharing::Together { Right::Shared } else { Right::Whole(number) };
        let file = match (&path, lock) {
            (Some(path), Some(lock)) => Some(Arc::new(DatabaseFile::mark(&mut connection, path, number, lock).await?)),
            _ => None,
        };
        let readers = if backend == Backend::Sqlite && path.is_none() { 1 } else { READERS };
        let sweeper = match &file {
            Some(file) => Some((connect(&options, backend).await?, file.clone())),
            None => None,
        };
        let reader = AnyPoolOptions::new()
            .max_connections(readers)
            .acquire_timeout(Duration::from_secs(10))
            .after_connect(move |connection, _| Box::pin(async move { prepare(connection, backend).await }))
            .connect_with(options.clone())
            .await?;
        let session = Session::new(connection, backend, options, (name, right), file, metrics.clone());
        let loss = session.loss();
        let writer = Writer::start(session, metrics);
        if let Some((connection, file)) = sweeper {
            tokio::spawn(sweeper::sweep(connection, file, writer.sweeping()));
        }
        Ok(Store { reader, backend, writer, loss, room: Arc::default() })
    }

    /// Comes back once another process has taken the database over. A file that is gone is no such end: whoever starts
    /// anew would start with nothing.
    pub(crate) async fn taken_over(&self) {
        let mut loss = self.loss.clone();
        // That the writer is gone means that nothing is taken from it.
        if loss.wait_for(|loss| *loss == Some(Loss::Lease)).await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// Writes in one transaction and comes back once it is stored.
    ///
    /// # Errors
    /// If it could not be stored; then nothing of it was.
    pub(crate) async fn write(&self, write: Write) -> Result<(), AppError> {
        self.writer.write(write).await
    }

    /// Waits until everything that was given to be written is.
    pub(crate) async fn flush(&self) {
        self.writer.flush().await;
    }

    fn reader(&self) -> &AnyPool {
        &self.reader
    }

    /// Asks, and asks again while PostgreSQL is away: it may only be starting anew.
    async fn read<T, F>(&self, ask: impl Fn() -> F) -> Result<T, AppError>
    where
        F: Future<Output = Result<T, sqlx::Error>>,
    {
        let began = Instant::now();
        loop {
            let error = match ask().await {
                Ok(answer) => return Ok(answer),
                Err(error) => error,
            };
            let away = session::is_broken(&error) || matches!(error, sqlx::Error::PoolTimedOut);
            if self.backend == Backend::Sqlite || !away || began.elapsed() >= TIMEOUT {
                return Err(unread(error));
            }
            sleep(RETRY).await;
        }
    }
}

async fn connect(options: &AnyConnectOptions, backend: Backend) -> Result<AnyConnection, sqlx::Error> {
    let mut connection = AnyConnection::connect_with(options).await?;
    prepare(&mut connection, backend).await?;
    Ok(connection)
}

async fn prepare(connection: &mut AnyConnection, backend: Backend) -> Result<(), sqlx::Error> {
    if backend == Backend::Sqlite {
        Executor::<'_>::execute(connection, sqlx::raw_sql(PRAGMAS)).await?;
    }
    Ok(())
}

/// The file that a URL of SQLite means; none if it is kept in memory.
fn sqlite_file(url: &str) -> Result<Option<PathBuf>, ServeError> {
    if url.contains(":memory:") {
        return Ok(None);
    }
    let options = SqliteConnectOptions::from_str(url)?;
    let path = options.get_filename();
    // By whatever name it is called, the lock lies beside the file itself.
    if let Ok(path) = path.canonicalize() {
        return Ok(Some(path));
    }
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let parent = parent.canonicalize().map_err(|error| ServeError::NoDirectory { database: path.to_owned(), error })?;
    Ok(Some(parent.join(path.file_name().unwrap_or_default())))
}

/// A question with its gaps filled by texts and numbers.
type Query<'q> = sqlx::query::Query<'q, Any, sqlx::any::AnyArguments>;

/// What could not be read.
fn unread(error: sqlx::Error) -> AppError {
    tracing::error!(%error, "the database cannot be read");
    Code::Storage.into()
}
