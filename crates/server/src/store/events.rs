//! Journals, checkpoints and chat.

use sqlx::Row as _;

use crate::{
    error::AppError,
    wire::{ChatLine, Code, TableId},
};

use super::{Statement, Store, unread};

/// An event as it was stored.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Stored {
    pub n: u64,
    pub at: u64,
    /// What kind of event.
    pub kind: String,
    pub body: String,
}

/// A checkpoint as it was stored.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct StoredCheckpoint {
    /// The last event before it.
    pub n: u64,
    /// What a game goes on from, as JSON.
    pub body: String,
}

impl StoredCheckpoint {
    /// The statement that keeps it, in the place of an older one. The first version called checkpoints moments.
    #[must_use]
    pub(crate) fn keep(self, table: TableId) -> Statement {
        let sql = "INSERT INTO moments (table_id, n, body) VALUES ($1, $2, $3) \
                   ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, body = excluded.body";
        Statement::new(sql, [table.0.into(), self.n.into(), self.body.into()])
    }
}

impl Store {
    /// The events of a table after event `after`, in order.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn events(&self, table: TableId, after: u64) -> Result<Vec<Stored>, AppError> {
        let sql = "SELECT n, at, kind, body FROM events WHERE table_id = $1 AND n > $2 ORDER BY n";
        let rows = self.read(|| sqlx::query(sql).bind(table.0).bind(after as i64).fetch_all(self.reader())).await?;
        let stored = |row: sqlx::any::AnyRow| -> Result<Stored, sqlx::Error> {
            Ok(Stored {
                n: row.try_get::<i64, _>(0)? as u64,
                at: row.try_get::<i64, _>(1)? as u64,
                kind: row.try_get(2)?,
                body: row.try_get(3)?,
            })
        };
        rows.into_iter().map(stored).collect::<Result<_, _>>().map_err(unread)
    }

    /// The last checkpoint of a table's game.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn checkpoint(&self, table: TableId) -> Result<Option<StoredCheckpoint>, AppError> {
        let sql = "SELECT n, body FROM moments WHERE table_id = $1";
        let row = self.read(|| sqlx::query(sql).bind(table.0).fetch_optional(self.reader())).await?;
        let checkpoint = |row: sqlx::any::AnyRow| -> Result<StoredCheckpoint, sqlx::Error> {
            Ok(StoredCheckpoint { n: row.try_get::<i64, _>(0)? as u64, body: row.try_get(1)? })
        };
        row.map(checkpoint).transpose().map_err(unread)
    }

    /// What was said last at a table, in order.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn chat(&self, table: TableId, limit: u32) -> Result<Vec<ChatLine>, AppError> {
        let sql = "SELECT body FROM chat WHERE table_id = $1 ORDER BY n DESC LIMIT $2";
        let query = || sqlx::query_scalar::<_, String>(sql).bind(table.0).bind(i64::from(limit));
        let bodies = self.read(|| query().fetch_all(self.reader())).await?;
        let line = |body: &String| serde_json::from_str(body).map_err(|error| AppError::with(Code::Internal, error));
        bodies.iter().rev().map(line).collect()
    }
}

/// The statement that keeps something said.
///
/// # Panics
/// Never: a line is JSON.
#[must_use]
pub(crate) fn keep_chat(table: TableId, line: &ChatLine) -> Statement {
    let body = serde_json::to_string(line).expect("a line of chat is JSON");
    let sql = "INSERT INTO chat (table_id, n, body) VALUES ($1, $2, $3)";
    Statement::new(sql, [table.0.into(), line.n.into(), body.into()])
}
