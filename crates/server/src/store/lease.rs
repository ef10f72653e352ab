//! The right to write: a database belongs to one process at a time, or to several that share it table by table ([`super::nodes`]).
//!
//! A *lock* says whether somebody holds it now: a lock file beside SQLite's, an advisory lock of the writing session in
//! PostgreSQL. It goes with the process. A *number* says who took it last: it goes up with every holder, every transaction
//! carries it, and the database refuses one with another number. So a process that slept, was cut off or lost its lock
//! cannot write any more, whatever it believes.
//!
//! The whole database is scope 0. Several processes on purpose hold its lock together, and each table that is awake has a row of its
//! own in the same relation. They take the number of the whole, too, when they come: a process that had all of it before and
//! comes back writes nothing.

use std::{
    fs::{File, TryLockError},
    io::{Read as _, Seek as _, Write as _},
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use sqlx::{AnyConnection, Row as _};

use crate::{error::ServeError, time::wall_clock, wire::TableId};

/// The scope of the whole database.
pub(super) const WHOLE: i64 = 0;

/// The right to write for one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lease {
    pub table: TableId,
    /// It goes up with every holder.
    pub number: i64,
}

/// How the lock of the whole database is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hold {
    Alone,
    /// With others who share the database.
    Together,
}

/// How long a lock is waited for: who is just ending lets go of it soon.
const TIMEOUT: Duration = Duration::from_secs(4);
const RETRY: Duration = Duration::from_millis(50);

/// Locks the file beside a database of SQLite.
pub(super) async fn lock_file(database: &Path) -> Result<File, ServeError> {
    let began = Instant::now();
    loop {
        let mut file =
            File::options().create(true).truncate(false).read(true).write(true).open(beside(database, "-lock"))?;
        match file.try_lock() {
            Ok(()) => {
                // For whoever comes second: that it cannot be written changes nothing.
                let _ = file.set_len(0).and_then(|()| write!(file, "{}", holder()));
                return Ok(file);
            }
            Err(TryLockError::Error(error)) => return Err(error.into()),
            Err(TryLockError::WouldBlock) if began.elapsed() < TIMEOUT => tokio::time::sleep(RETRY).await,
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                let _ = file.rewind().and_then(|()| file.read_to_string(&mut holder));
                return Err(ServeError::Taken { database: database.display().to_string(), holder });
            }
        }
    }
}

/// Locks a database of PostgreSQL for as long as the session lasts.
pub(super) async fn lock_session(connection: &mut AnyConnection, hold: Hold) -> Result<(), ServeError> {
    let began = Instant::now();
    while !try_lock_session(connection, hold).await? {
        if began.elapsed() >= TIMEOUT {
            // A database without the relation is being laid out by the other one just now.
            let holder = sqlx::query_scalar::<_, String>("SELECT holder FROM leases WHERE scope = $1")
                .bind(WHOLE)
                .fetch_optional(connection)
                .await;
            let holder = holder.ok().flatten().unwrap_or_default();
            return Err(ServeError::Taken { database: "in PostgreSQL".to_owned(), holder });
        }
        tokio::time::sleep(RETRY).await;
    }
    Ok(())
}

/// One server a schema; the first number is `CENA`.
pub(super) async fn try_lock_session(connection: &mut AnyConnection, hold: Hold) -> Result<bool, sqlx::Error> {
    let sql = match hold {
        Hold::Alone => "SELECT pg_try_advisory_lock(1128615489, current_schema()::regnamespace::oid::int)",
        Hold::Together => "SELECT pg_try_advisory_lock_shared(1128615489, current_schema()::regnamespace::oid::int)",
    };
    sqlx::query_scalar::<_, bool>(sql).fetch_one(connection).await
}

/// Takes the database over: from now on nobody writes with an older number. The number is at least the time in seconds, so that
/// it is new in a database that was restored from a backup, too.
pub(super) async fn take(connection: &mut AnyConnection) -> Result<i64, sqlx::Error> {
    let sql = "UPDATE leases SET number = CASE WHEN number >= $2 THEN number + 1 ELSE $2 END, holder = $3, since = $4 \
               WHERE scope = $1 RETURNING number";
    let now = wall_clock();
    let (seconds, millis) = ((now / 1000) as i64, now as i64);
    let query = sqlx::query(sql).bind(WHOLE).bind(seconds).bind(holder()).bind(millis);
    query.fetch_one(connection).await?.try_get(0)
}

/// The number of the last holder.
pub(super) async fn number(connection: &mut AnyConnection) -> Result<i64, sqlx::Error> {
    sqlx::query_scalar("SELECT number FROM leases WHERE scope = $1").bind(WHOLE).fetch_one(connection).await
}

/// Which process this is, for people.
pub(super) fn holder() -> String {
    let host = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let host = if host.trim().is_empty() { String::new() } else { format!(" on {}", host.trim()) };
    format!("process {}{host}", std::process::id())
}

/// The file of this ending beside another.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}
