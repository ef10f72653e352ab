//! Where everything is kept: SQLite in WAL mode or PostgreSQL, behind the same questions.
//!
//! Everything is written by one [`Writer`], which puts whatever waits into one transaction; reading goes over a small
//! pool of connections of its own.

mod events;
mod guests;
mod sheets;
mod sweeper;
mod writer;

use std::{str::FromStr, sync::Arc, time::Duration};

use sqlx::{
    Any, AnyConnection, AnyPool, Connection, Executor,
    any::{AnyConnectOptions, AnyPoolOptions},
};

pub(crate) use events::{Stored, StoredMoment, keep_chat};
pub(crate) use guests::SecretKind;
pub(crate) use sheets::{Listing, Which, keep_sheet, keep_wake};
pub(crate) use writer::{Row, Statement, Write};

use crate::{
    error::{AppError, ServeError},
    metrics::Metrics,
    wire::Code,
};

use writer::Writer;

/// Which database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Backend {
    /// A file.
    Sqlite,
    /// A server.
    Postgres,
}

/// The database.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    reader: AnyPool,
    writer: Writer,
}

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
    pub(crate) async fn open(url: &str, metrics: Arc<Metrics>) -> Result<Store, ServeError> {
        sqlx::any::install_default_drivers();
        let backend = match url.split_once("://").map(|(scheme, _)| scheme) {
            Some("sqlite") => Backend::Sqlite,
            Some("postgres" | "postgresql") => Backend::Postgres,
            _ => return Err(ServeError::NoDatabase(url.to_owned())),
        };
        let mode = if backend == Backend::Sqlite && !url.contains("mode=") {
            if url.contains('?') { "&mode=rwc" } else { "?mode=rwc" }
        } else {
            ""
        };
        let options = AnyConnectOptions::from_str(&format!("{url}{mode}"))?;
        let mut connection = connect(&options, backend).await?;
        match backend {
            Backend::Sqlite => sqlx::migrate!("migrations/sqlite").run(&mut connection).await?,
            Backend::Postgres => sqlx::migrate!("migrations/postgres").run(&mut connection).await?,
        }
        let in_memory = backend == Backend::Sqlite && url.contains(":memory:");
        let readers = if in_memory { 1 } else { READERS };
        let sweeper = match backend {
            Backend::Sqlite if !in_memory => Some(connect(&options, backend).await?),
            Backend::Sqlite | Backend::Postgres => None,
        };
        let reader = AnyPoolOptions::new()
            .max_connections(readers)
            .acquire_timeout(Duration::from_secs(10))
            .after_connect(move |connection, _| Box::pin(async move { prepare(connection, backend).await }))
            .connect_with(options)
            .await?;
        let writer = Writer::start(connection, backend, metrics);
        if let Some(connection) = sweeper {
            tokio::spawn(sweeper::sweep(connection, writer.sweeping()));
        }
        Ok(Store { reader, writer })
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

/// A question with its gaps filled by texts and numbers.
type Query<'q> = sqlx::query::Query<'q, Any, sqlx::any::AnyArguments<'q>>;

/// What could not be read.
fn unread(error: sqlx::Error) -> AppError {
    tracing::error!(%error, "the database cannot be read");
    Code::Storage.into()
}
