//! Copies of a whole database, made while the server runs and checked by opening them; and the way back.

use std::{
    env,
    ffi::OsString,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    process::Command,
    str::FromStr,
    time::Duration,
};

use sqlx::{Connection, SqliteConnection, any::AnyConnectOptions, migrate::Migrator, sqlite::SqliteConnectOptions};

use crate::error::ServeError;

use super::{
    Backend, MIGRATIONS, connect,
    lease::{self, Hold, beside},
    session::Session,
    sqlite_file,
};

/// How long the copy waits for somebody who writes.
const TIMEOUT: Duration = Duration::from_secs(30);
/// What an old database is called when another is put in its place.
const ASIDE: &str = ".before-restore";

/// What a copy holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// How many tables; none are counted in a copy of PostgreSQL.
    pub tables: Option<u64>,
    /// How many events.
    pub events: Option<u64>,
    /// How large it is.
    pub bytes: u64,
    /// Where the database lies that was there before.
    pub aside: Option<PathBuf>,
}

/// Why a copy was not made or not put back.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// Nothing is overwritten.
    #[error("{0} is there already")]
    Exists(PathBuf),
    /// Nor is a database put away unasked.
    #[error("{0} is there already; --replace puts a copy in its place")]
    Occupied(String),
    /// There is nothing to copy at this place.
    #[error("there is no database {0}")]
    Missing(PathBuf),
    /// A copy that cannot be used.
    #[error("{path} is no usable copy: {why}")]
    Broken { path: PathBuf, why: String },
    /// PostgreSQL's own programs are missing.
    #[error(
        "{0} is not here: install PostgreSQL's client programs (apt-get install postgresql-client), or run it where they are"
    )]
    NoTool(&'static str),
    /// PostgreSQL's own programs failed.
    #[error("{tool}: {said}")]
    Tool {
        tool: &'static str,
        /// What it said.
        said: String,
    },
    /// The server's own user could not write what was put in place.
    #[error(
        "{path} cannot be given to user {user}, to whom the database belongs: {error}; run this as root or as that user"
    )]
    Owner {
        path: PathBuf,
        /// The user who should own it.
        user: u32,
        error: io::Error,
    },
    /// There is nothing to copy.
    #[error("a database in memory cannot be copied")]
    InMemory,
    /// The database cannot be opened, or belongs to a server that is running.
    #[error(transparent)]
    Open(#[from] ServeError),
    /// The database does not answer, or not as it should.
    #[error("database: {0}")]
    Store(#[from] sqlx::Error),
    /// The disk does not do what is asked of it.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Copies a database into a file that is not there yet. The server may run meanwhile; the copy is of one moment.
///
/// # Errors
/// If it cannot be copied, or the copy cannot be opened and read.
pub async fn backup(url: &str, to: &Path) -> Result<Copied, BackupError> {
    let backend = Backend::of(url)?;
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    // What is there under the last name is whole.
    let partial = beside(to, ".partial");
    remove(&partial)?;
    match backend {
        Backend::Sqlite => {
            let path = sqlite_file(url)?.ok_or(BackupError::InMemory)?;
            if !path.exists() {
                return Err(BackupError::Missing(path));
            }
            let options = SqliteConnectOptions::new().filename(path).busy_timeout(TIMEOUT);
            let mut source = SqliteConnection::connect_with(&options).await?;
            let name = partial.to_str().ok_or_else(|| broken(to, "its name is not UTF-8"))?;
            sqlx::query("VACUUM INTO $1").bind(name).execute(&mut source).await?;
            source.close().await?;
        }
        Backend::Postgres => {
            let mut dump = tool("pg_dump")?;
            dump.args(["--format=custom", "--no-owner", "--no-privileges", "--file"]).arg(&partial);
            run("pg_dump", dump, Some(url))?;
        }
    }
    let copied = check(backend, &partial).await?;
    File::open(&partial)?.sync_all()?;
    fs::rename(&partial, to)?;
    sync_directory(to)?;
    Ok(copied)
}

/// Puts a copy in the place of a database to which no server belongs. With `replace` the one that is there is put aside.
///
/// # Errors
/// If the copy cannot be used, a server is running, or a database is there and is not to be replaced.
pub async fn restore(from: &Path, url: &str, replace: bool) -> Result<Copied, BackupError> {
    let backend = Backend::of(url)?;
    if !from.exists() {
        return Err(BackupError::Missing(from.to_owned()));
    }
    let mut copied = check(backend, from).await?;
    match backend {
        Backend::Sqlite => {
            let path = sqlite_file(url)?.ok_or(BackupError::InMemory)?;
            let _lock = lease::lock_file(&path).await?;
            if path.exists() && !replace {
                return Err(BackupError::Occupied(path.display().to_string()));
            }
            let partial = beside(&path, ".partial");
            fs::copy(from, &partial)?;
            for file in [&partial, &beside(&path, "-lock")] {
                give(file, &path)?;
            }
            File::open(&partial)?.sync_all()?;
            copied.aside = put_aside(&path)?;
            fs::rename(&partial, &path)?;
            sync_directory(&path)?;
            check(backend, &path).await?;
        }
        Backend::Postgres => {
            sqlx::any::install_default_drivers();
            let options = AnyConnectOptions::from_str(url)?;
            let mut connection = connect(&options, backend).await?;
            Session::lock(&mut connection, &Session::name(), Hold::Alone).await?;
            let sql = "SELECT count(*) FROM pg_class WHERE relname = 'events' AND relnamespace = current_schema()::regnamespace";
            let there: i64 = sqlx::query_scalar(sql).fetch_one(&mut connection).await?;
            if there > 0 && !replace {
                return Err(BackupError::Occupied("tables in this database".to_owned()));
            }
            let mut put = tool("pg_restore")?;
            put.args([
                "--clean",
                "--if-exists",
                "--no-owner",
                "--no-privileges",
                "--single-transaction",
                "--exit-on-error",
            ]);
            put.arg(from);
            run("pg_restore", put, Some(url))?;
        }
    }
    Ok(copied)
}

/// Opens a copy and reads all of it.
async fn check(backend: Backend, path: &Path) -> Result<Copied, BackupError> {
    let bytes = fs::metadata(path)?.len();
    match backend {
        Backend::Sqlite => {
            let (tables, events) = check_sqlite(path).await?;
            Ok(Copied { tables: Some(tables), events: Some(events), bytes, aside: None })
        }
        Backend::Postgres => {
            let mut list = tool("pg_restore")?;
            list.arg("--list").arg(path);
            let list = run("pg_restore", list, None)?;
            for table in ["events", "guests", "leases", "tables"] {
                let line = format!("TABLE DATA public {table} ");
                let other = format!(" {table} ");
                if !list
                    .lines()
                    .any(|said| said.contains(&line) || said.contains("TABLE DATA") && said.contains(&other))
                {
                    return Err(broken(path, format!("it has no {table}")));
                }
            }
            let mut read = tool("pg_restore")?;
            read.args(["--file", "/dev/null"]).arg(path);
            run("pg_restore", read, None)?;
            Ok(Copied { bytes, ..Copied::default() })
        }
    }
}

async fn check_sqlite(path: &Path) -> Result<(u64, u64), BackupError> {
    let unusable = |error: sqlx::Error| broken(path, error);
    // A copy has no log beside it, and reading it must not make one.
    let options = SqliteConnectOptions::new().filename(path).busy_timeout(TIMEOUT).read_only(true);
    let mut copy = SqliteConnection::connect_with(&options).await.map_err(unusable)?;
    let whole: String = sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut copy).await.map_err(unusable)?;
    if whole != "ok" {
        return Err(broken(path, whole));
    }
    let version = "SELECT max(version) FROM _sqlx_migrations";
    let version: i64 = sqlx::query_scalar(version).fetch_one(&mut copy).await.map_err(unusable)?;
    let known = newest(&MIGRATIONS[Backend::Sqlite as usize]);
    if version > known {
        return Err(broken(path, format!("it has layout {version}, this program knows {known}")));
    }
    let gaps =
        "SELECT count(*) FROM (SELECT table_id FROM events GROUP BY table_id HAVING min(n) <> 1 OR max(n) <> count(*))";
    let gaps: i64 = sqlx::query_scalar(gaps).fetch_one(&mut copy).await.map_err(unusable)?;
    if gaps > 0 {
        return Err(broken(path, format!("{gaps} journals have gaps")));
    }
    let counts = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM events)";
    let (tables, events): (i64, i64) = sqlx::query_as(counts).fetch_one(&mut copy).await.map_err(unusable)?;
    copy.close().await?;
    Ok((tables as u64, events as u64))
}

fn newest(migrations: &Migrator) -> i64 {
    migrations.iter().map(|migration| migration.version).max().unwrap_or(0)
}

fn broken(path: &Path, why: impl ToString) -> BackupError {
    BackupError::Broken { path: path.to_owned(), why: why.to_string() }
}

/// Gives a file to whom the database belongs, or its directory if there is none yet: a server has a user of its own, and whoever
/// restores is another.
#[cfg(unix)]
fn give(file: &Path, database: &Path) -> Result<(), BackupError> {
    use std::os::unix::fs::{MetadataExt as _, chown};
    let (is, there) = (fs::metadata(file)?, fs::metadata(database));
    if let Ok(database) = &there {
        fs::set_permissions(file, database.permissions())?;
    }
    let directory = database.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let meant = there.or_else(|_| fs::metadata(directory))?;
    let user = meant.uid();
    if is.uid() != user {
        let given = chown(file, Some(user), Some(meant.gid()));
        given.map_err(|error| BackupError::Owner { path: file.to_owned(), user, error })?;
    } else if is.gid() != meant.gid() {
        // Its owner can write it in any case.
        let _ = chown(file, None, Some(meant.gid()));
    }
    Ok(())
}

#[cfg(not(unix))]
fn give(_: &Path, _: &Path) -> Result<(), BackupError> {
    Ok(())
}

/// A database and its log under another name.
fn put_aside(path: &Path) -> io::Result<Option<PathBuf>> {
    if !path.exists() {
        // A log without its database belongs to nothing.
        for ending in ["-wal", "-shm"] {
            remove(&beside(path, ending))?;
        }
        return Ok(None);
    }
    let names = (0..).map(|n| beside(path, &if n == 0 { ASIDE.to_owned() } else { format!("{ASIDE}-{n}") }));
    let aside = names.into_iter().find(|name| !name.exists()).unwrap_or_default();
    for ending in ["-wal", "-shm", ""] {
        match fs::rename(beside(path, ending), beside(&aside, ending)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(Some(aside))
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The name of a file is on the disk once its directory is.
fn sync_directory(path: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(parent)?.sync_all()
}

/// One of PostgreSQL's programs: in the path, or where Debian keeps them.
fn tool(name: &'static str) -> Result<Command, BackupError> {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut places: Vec<PathBuf> = env::split_paths(&path).collect();
    if let Ok(versions) = fs::read_dir("/usr/lib/postgresql") {
        let mut versions: Vec<PathBuf> = versions.flatten().map(|version| version.path().join("bin")).collect();
        versions.sort();
        places.extend(versions.into_iter().rev());
    }
    let found = places.into_iter().map(|place| place.join(name)).find(|program| program.is_file());
    found.map(Command::new).ok_or(BackupError::NoTool(name))
}

fn run(tool: &'static str, mut command: Command, url: Option<&str>) -> Result<String, BackupError> {
    if let Some(url) = url {
        let (url, password) = without_password(url);
        command.arg("--dbname").arg(url);
        if let Some(password) = password {
            command.env("PGPASSWORD", password);
        }
    }
    let done = command.output()?;
    if !done.status.success() {
        return Err(BackupError::Tool { tool, said: String::from_utf8_lossy(&done.stderr).trim().to_owned() });
    }
    Ok(String::from_utf8_lossy(&done.stdout).into_owned())
}

/// Everybody on a machine may read what programs are called with, so a password goes another way.
fn without_password(url: &str) -> (String, Option<OsString>) {
    let Some((scheme, rest)) = url.split_once("://") else { return (url.to_owned(), None) };
    let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
    let Some((user, host)) = authority.rsplit_once('@') else { return (url.to_owned(), None) };
    let Some((user, password)) = user.split_once(':') else { return (url.to_owned(), None) };
    (format!("{scheme}://{user}@{host}/{path}"), Some(decoded(password).into()))
}

/// `%40` is `@`.
fn decoded(text: &str) -> String {
    let (mut bytes, mut rest) = (Vec::new(), text.as_bytes());
    while let [first, tail @ ..] = rest {
        let hex = tail.get(..2).filter(|_| *first == b'%').and_then(|hex| std::str::from_utf8(hex).ok());
        match hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            Some(byte) => (bytes, rest) = ([bytes, vec![byte]].concat(), &tail[2..]),
            None => {
                bytes.push(*first);
                rest = tail;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_said_aloud() {
        let (url, password) = without_password("postgres://ada:p%40ss@db.example/house?sslmode=require");
        assert_eq!(url, "postgres://ada@db.example/house?sslmode=require");
        assert_eq!(password, Some("p@ss".into()));
        let plain = "postgres://ada@db.example/house";
        assert_eq!(without_password(plain), (plain.to_owned(), None));
    }
}
