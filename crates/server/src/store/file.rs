//! The file of a SQLite database: whether it is still the one that was opened.
//!
//! SQLite goes on writing into a file that was deleted or replaced, and everything written there is lost. So before
//! anything is acknowledged the names are looked up again and the first bytes are read: three questions to the system, no
//! waiting for a disk.

use std::{
    fs::{File, Metadata},
    io,
    path::{Path, PathBuf},
};

use sqlx::{AnyConnection, AssertSqlSafe, Executor};

use super::lease::beside;

/// What a database of SQLite begins with.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// `Cena`: what `file` shows of whose database it is.
const APPLICATION: i32 = 0x4365_6e61;
/// Where the header keeps the two numbers that we set.
const USER_VERSION: usize = 60;
const APPLICATION_ID: usize = 68;
const HEADER: usize = 100;

/// The file of a database as long as it is open.
#[derive(Debug)]
pub(super) struct DatabaseFile {
    path: PathBuf,
    log: PathBuf,
    is: Inode,
    log_is: Inode,
    marks: [Mark; 2],
    /// Closing a file lets go of every lock that this process has on it, SQLite's too: it stays open until the
    /// connections are gone.
    file: File,
    /// The process's right to the database. It goes last.
    _lock: File,
}

/// What a file is, whatever it is called.
type Inode = (u64, u64);
/// What the header says of who opened the database last, and whose it is.
type Mark = [i32; 2];

impl DatabaseFile {
    /// Marks the database as opened with this lease and remembers which file it is. It must be in WAL mode.
    pub(super) async fn mark(
        connection: &mut AnyConnection,
        path: &Path,
        lease: i64,
        lock: File,
    ) -> Result<DatabaseFile, sqlx::Error> {
        let mark = [(lease & i64::from(i32::MAX)) as i32, APPLICATION];
        let sql = format!("PRAGMA user_version = {}; PRAGMA application_id = {};", mark[0], mark[1]);
        connection.execute(sqlx::raw_sql(AssertSqlSafe(sql))).await?;
        // Into the file itself. If somebody reads just now, the old mark stays there for a while.
        connection.execute(sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)")).await?;
        let (path, log) = (path.canonicalize()?, beside(&path.canonicalize()?, "-wal"));
        let file = File::open(&path)?;
        let (is, log_is) = (inode(&file.metadata()?), inode(&log.metadata()?));
        let found = read_mark(&file)?.unwrap_or(mark);
        Ok(DatabaseFile { path, log, is, log_is, marks: [mark, found], file, _lock: lock })
    }

    /// Whether what is written is found by whoever opens the database next; if not, why.
    pub(super) fn check(&self) -> Result<(), String> {
        for (path, is) in [(&self.path, self.is), (&self.log, self.log_is)] {
            match path.metadata() {
                Ok(metadata) if inode(&metadata) == is => {}
                Ok(_) => return Err(format!("{} was replaced by another file", path.display())),
                Err(error) => return Err(format!("{} is gone: {error}", path.display())),
            }
        }
        match read_mark(&self.file) {
            Ok(Some(mark)) if self.marks.contains(&mark) => Ok(()),
            Ok(_) => Err(format!("{} was overwritten", self.path.display())),
            Err(error) => Err(format!("{} cannot be read: {error}", self.path.display())),
        }
    }
}

fn read_mark(file: &File) -> io::Result<Option<Mark>> {
    let mut header = [0; HEADER];
    match read_start(file, &mut header) {
        Ok(HEADER) if header.starts_with(MAGIC) => {}
        Ok(_) => return Ok(None),
        Err(error) => return Err(error),
    }
    let number = |at: usize| i32::from_be_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
    Ok(Some([number(USER_VERSION), number(APPLICATION_ID)]))
}

#[cfg(unix)]
fn inode(metadata: &Metadata) -> Inode {
    use std::os::unix::fs::MetadataExt;
    (metadata.dev(), metadata.ino())
}

#[cfg(unix)]
fn read_start(file: &File, header: &mut [u8]) -> io::Result<usize> {
    std::os::unix::fs::FileExt::read_at(file, header, 0)
}

/// Where a file that is open cannot be deleted its name is enough.
#[cfg(not(unix))]
fn inode(_: &Metadata) -> Inode {
    (0, 0)
}

#[cfg(windows)]
fn read_start(file: &File, header: &mut [u8]) -> io::Result<usize> {
    std::os::windows::fs::FileExt::seek_read(file, header, 0)
}
