//! `cenacle backup` and `cenacle restore`: a server's database as one file, and back.

use std::{io::Write as _, path::PathBuf};

use cenacle_server::{BackupError, Copied, ServeError};
use clap::{Args, ValueHint};

use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    /// Where the copy goes; nothing is overwritten
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    to: PathBuf,
    #[command(flatten)]
    source: Source,
}

#[derive(Args, Debug)]
pub(crate) struct RestoreArgs {
    /// The copy that `cenacle backup` made
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    from: PathBuf,
    #[command(flatten)]
    source: Source,
    /// If a database is there, put it aside (SQLite) or drop it (PostgreSQL)
    #[arg(long)]
    replace: bool,
}

#[derive(Args, Debug)]
struct Source {
    /// The database: sqlite://FILE or postgres://USER@HOST/NAME
    #[arg(
        long,
        value_name = "URL",
        default_value = "sqlite://cenacle.db",
        env = "CENACLE_DATABASE",
        hide_env_values = true
    )]
    database: String,
}

impl BackupArgs {
    /// Copies, and opens the copy.
    pub(crate) fn run(self) -> Result<(), Failure> {
        let copied = wait(cenacle_server::backup(&self.source.database, &self.to))?;
        said(&format!("{}: {}", self.to.display(), size(&copied)))
    }
}

impl RestoreArgs {
    /// Opens the copy, and puts it in place.
    pub(crate) fn run(self) -> Result<(), Failure> {
        let copied = wait(cenacle_server::restore(&self.from, &self.source.database, self.replace))?;
        said(&format!("restored: {}", size(&copied)))?;
        match copied.aside {
            Some(aside) => said(&format!("the database that was there is now {}", aside.display())),
            None => Ok(()),
        }
    }
}

fn wait(done: impl Future<Output = Result<Copied, BackupError>>) -> Result<Copied, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(done).map_err(failure)
}

fn size(copied: &Copied) -> String {
    let count = |count: Option<u64>, what: &str| count.map(|count| format!("{count} {what}, ")).unwrap_or_default();
    let (tables, events) = (count(copied.tables, "tables"), count(copied.events, "events"));
    format!("{tables}{events}{} bytes, opened and checked", copied.bytes)
}

fn said(line: &str) -> Result<(), Failure> {
    Ok(writeln!(std::io::stdout(), "{line}")?)
}

fn failure(error: BackupError) -> Failure {
    match error {
        BackupError::Exists(_)
        | BackupError::Occupied(_)
        | BackupError::Missing(_)
        | BackupError::Broken { .. }
        | BackupError::NoTool(_)
        | BackupError::InMemory
        | BackupError::Open(ServeError::NoDatabase(_) | ServeError::NoDirectory { .. } | ServeError::Taken { .. }) => {
            Failure::input(error)
        }
        BackupError::Open(_)
        | BackupError::Tool { .. }
        | BackupError::Owner { .. }
        | BackupError::Store(_)
        | BackupError::Io(_) => Failure::other(error),
    }
}
