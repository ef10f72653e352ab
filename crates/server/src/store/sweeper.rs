//! Moves what SQLite's write-ahead log holds into the database, beside the writer: if the writer did it at a commit,
//! everybody would wait for it.

use std::time::Duration;

use sqlx::{AnyConnection, Connection, Row as _};
use tokio::time::{MissedTickBehavior, interval};

use super::writer::Sweeping;

/// How often it is looked whether there is something to move.
const EVERY: Duration = Duration::from_millis(500);
/// So many pages in the log are worth to begin it anew.
const PAGES: i64 = 4000;

/// Moves as much as it can without making anybody wait.
pub(super) const MOVE: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// Works until the writer stops.
pub(super) async fn sweep(mut connection: AnyConnection, writer: Sweeping) {
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
        match sqlx::query(MOVE).fetch_one(&mut connection).await.and_then(|row| row.try_get::<i64, _>(1)) {
            // The log begins anew once nothing is left in it; only the writer can find the moment when that is so.
            Ok(pages) if pages >= PAGES => writer.ask_to_finish().await,
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "the write-ahead log could not be moved"),
        }
    }
    // That it cannot say good-bye changes nothing of what is stored.
    let _ = connection.close().await;
}
