//! Moves what SQLite's write-ahead log holds into the database, beside the writer: if the writer did it at a commit,
//! everybody would wait for it.

use std::{sync::Arc, time::Duration};

use sqlx::{AnyConnection, Connection, Row as _};
use tokio::time::{MissedTickBehavior, interval};

use super::{file::DatabaseFile, writer::Sweeping};

/// How often it is looked whether there is something to move.
const EVERY: Duration = Duration::from_millis(500);
/// So many pages in the log are worth to begin it anew.
const PAGES: i64 = 16_000;
/// So few pages left in it are moved before anybody notices.
const FEW: i64 = 500;
/// How often it is tried to leave only so few: under load more come meanwhile.
const TRIES: usize = 3;

/// Moves as much as it can without making anybody wait.
pub(super) const MOVE: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// Works until the writer stops.
pub(super) async fn sweep(mut connection: AnyConnection, file: Arc<DatabaseFile>, writer: Sweeping) {
    let mut tick = interval(EVERY);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        if !writer.has_written() {
            if writer.is_gone() {
                break;
            }
            continue;
        }
        // Nothing is moved into a file that is another's; the writer says so at the next write.
        if file.check().is_err() {
            continue;
        }
        let mut log = Log::default();
        for _ in 0..TRIES {
            match move_pages(&mut connection).await {
                Ok(moved) => log = moved,
                Err(error) => tracing::warn!(%error, "the write-ahead log could not be moved"),
            }
            if log.pages - log.moved < FEW {
                break;
            }
        }
        // The log begins anew once nothing is left in it; only the writer can find the moment when that is so.
        if log.pages >= PAGES {
            writer.ask_to_finish().await;
        }
    }
    // That it cannot say good-bye changes nothing of what is stored.
    let _ = connection.close().await;
}

/// How many pages the log has, and how many of them are in the database.
#[derive(Clone, Copy, Debug, Default)]
struct Log {
    pages: i64,
    moved: i64,
}

async fn move_pages(connection: &mut AnyConnection) -> Result<Log, sqlx::Error> {
    let row = sqlx::query(MOVE).fetch_one(connection).await?;
    Ok(Log { pages: row.try_get(1)?, moved: row.try_get(2)? })
}
