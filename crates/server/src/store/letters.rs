//! What processes say to each other through the database, while NATS does not carry it. Nothing of it has to arrive, so it is written
//! beside the one writer and lost in a crash.

use serde_json::{Value, json};
use sqlx::Row as _;

use crate::error::AppError;

use super::{NodeId, Store, nodes::soon, unread};

/// So many are read at once.
const BATCH: i64 = 512;

/// Something that one process says to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Letter {
    /// To whom; to all others that are there if it names nobody.
    pub to: Option<NodeId>,
    /// Whether who wrote it hears the others over NATS, and wrote because the other does not.
    pub hears: bool,
    pub subject: String,
    /// Where an answer goes.
    pub reply: Option<String>,
    pub body: String,
}

impl Store {
    /// Leaves letters for others, in this order. One for somebody who is not there is thrown away.
    ///
    /// # Errors
    /// If the database does not answer soon.
    pub(crate) async fn post(&self, from: NodeId, letters: &[Letter]) -> Result<(), AppError> {
        let sql = "INSERT INTO letters (node, hears, subject, reply, body) \
                   SELECT n.id, (e.value ->> 1)::bigint, e.value ->> 2, e.value ->> 3, e.value ->> 4 \
                   FROM json_array_elements($1::json) WITH ORDINALITY AS e (value, place) \
                   JOIN nodes n ON n.id = (e.value ->> 0)::bigint OR ((e.value ->> 0) IS NULL AND n.id <> $2) \
                   WHERE n.until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint ORDER BY e.place";
        let row = |one: &Letter| {
            let (to, hears) = (one.to.map(|to| to.0), i64::from(one.hears));
            json!([to, hears, one.subject, one.reply, one.body])
        };
        let rows: Vec<Value> = letters.iter().map(row).collect();
        let rows = serde_json::to_string(&rows).expect("letters are JSON");
        soon(sqlx::query(sql).bind(rows).bind(from.0).execute(self.reader())).await.map(drop)
    }

    /// Takes the letters for a process, the oldest first.
    ///
    /// # Errors
    /// If the database does not answer soon.
    pub(crate) async fn collect(&self, node: NodeId) -> Result<Vec<Letter>, AppError> {
        let sql = "WITH mine AS (DELETE FROM letters WHERE id IN \
                   (SELECT id FROM letters WHERE node = $1 ORDER BY id LIMIT $2) RETURNING id, hears, subject, reply, body) \
                   SELECT hears, subject, reply, body FROM mine ORDER BY id";
        let rows = soon(sqlx::query(sql).bind(node.0).bind(BATCH).fetch_all(self.reader())).await?;
        let read = |row: sqlx::any::AnyRow| -> Result<Letter, sqlx::Error> {
            let hears = row.try_get::<i64, _>(0)? != 0;
            let (subject, reply, body) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
            Ok(Letter { to: Some(node), hears, subject, reply, body })
        };
        rows.into_iter().map(read).collect::<Result<_, _>>().map_err(unread)
    }

    /// Nobody is there any more who would take the letters for a process.
    ///
    /// # Errors
    /// If the database does not answer soon.
    pub(crate) async fn discard(&self, node: NodeId) -> Result<(), AppError> {
        soon(sqlx::query("DELETE FROM letters WHERE node = $1").bind(node.0).execute(self.reader())).await.map(drop)
    }
}
