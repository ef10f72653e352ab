//! Sheets: everything about a table that is not in its journal.

use std::sync::Arc;

use sqlx::{AssertSqlSafe, Row as _};

use crate::{
    error::AppError,
    tables::TableMeta,
    wire::{Code, GuestId, SeatKind, Spectators, Status, TableId},
};

use super::{Backend, Statement, Store, unread};

/// Which tables are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    /// Where somebody may sit down.
    Open,
    /// Where this guest sits or sat.
    Of(GuestId),
    /// Where one may watch.
    Watch,
    /// Finished games that anybody may see.
    Finished,
}

/// A list of tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Listing {
    pub which: Which,
    /// Of one game alone.
    pub game: Option<String>,
    /// After this table: for the next page.
    pub(crate) after: Option<Mark>,
    /// How many at most.
    pub limit: u32,
}

/// The place of a table in a list: when it was changed, and which it is.
pub(crate) type Mark = (u64, TableId);

impl Store {
    /// The sheet of a table.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn meta(&self, table: TableId) -> Result<Option<TableMeta>, AppError> {
        let query = || sqlx::query_scalar::<_, String>("SELECT sheet FROM tables WHERE id = $1").bind(table.0);
        let text = self.read(|| query().fetch_optional(self.reader())).await?;
        text.as_deref().map(read).transpose()
    }

    /// Sheets of a list, the last changed first.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn metas(&self, listing: &Listing) -> Result<Vec<(Mark, TableMeta)>, AppError> {
        let (condition, guest) = match listing.which {
            Which::Open => ("t.status = 'waiting' AND t.listed = 1 AND $1 = 0", 0),
            Which::Watch => ("t.status = 'running' AND t.watchable = 1 AND $1 = 0", 0),
            Which::Finished => ("t.status = 'finished' AND t.watchable = 1 AND $1 = 0", 0),
            Which::Of(guest) => ("t.id IN (SELECT table_id FROM sitters WHERE guest = $1)", guest.0),
        };
        let sql: Arc<str> = format!(
            "SELECT t.changed_at, t.sheet FROM tables t WHERE {condition} AND ($3 = '' OR t.game = $3) \
             AND (t.changed_at < $2 OR (t.changed_at = $2 AND t.id < $5)) \
             ORDER BY t.changed_at DESC, t.id DESC LIMIT $4"
        )
        .into();
        let (changed_at, TableId(id)) = listing.after.unwrap_or((i64::MAX as u64, TableId(i64::MAX)));
        let query = || {
            sqlx::query(AssertSqlSafe(sql.clone()))
                .bind(guest)
                .bind(changed_at as i64)
                .bind(listing.game.as_deref().unwrap_or(""))
                .bind(i64::from(listing.limit))
                .bind(id)
        };
        let rows = self.read(|| query().fetch_all(self.reader())).await?;
        let marked = |row: &sqlx::any::AnyRow| {
            let changed_at: i64 = row.try_get(0).map_err(unread)?;
            let meta = read(row.try_get(1).map_err(unread)?)?;
            Ok(((changed_at as u64, meta.id), meta))
        };
        rows.iter().map(marked).collect()
    }

    /// How many games of this name people played to their end, and the sheets of the last of them.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn ended(&self, game: &str, last: u32) -> Result<(u64, Vec<TableMeta>), AppError> {
        let sql = "SELECT COUNT(*) FROM tables t WHERE status = 'finished' AND game = $1 \
                   AND EXISTS (SELECT 1 FROM sitters s WHERE s.table_id = t.id)";
        let query = || sqlx::query_scalar::<_, i64>(sql).bind(game);
        let count = self.read(|| query().fetch_one(self.reader())).await?;
        let sql = "SELECT sheet FROM tables t WHERE status = 'finished' AND game = $1 \
                   AND EXISTS (SELECT 1 FROM sitters s WHERE s.table_id = t.id) ORDER BY changed_at DESC LIMIT $2";
        let query = || sqlx::query_scalar::<_, String>(sql).bind(game).bind(i64::from(last));
        let metas = self.read(|| query().fetch_all(self.reader())).await?;
        let metas = metas.iter().map(|meta| read(meta)).collect::<Result<Vec<_>, _>>()?;
        Ok((count.unsigned_abs(), metas))
    }

    /// The tables that wait and keep a seat for a guest.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn invitations(&self, guest: GuestId) -> Result<Vec<TableMeta>, AppError> {
        let sql = "SELECT sheet FROM tables WHERE status = 'waiting' AND sheet LIKE $1";
        let kept = format!("%\"reserved\":\"{guest}\"%");
        let query = || sqlx::query_scalar::<_, String>(sql).bind(&kept);
        let metas = self.read(|| query().fetch_all(self.reader())).await?;
        let metas = metas.iter().map(|meta| read(meta)).collect::<Result<Vec<_>, _>>()?;
        Ok(metas.into_iter().filter(|meta| meta.reserved_for(guest).is_some()).collect())
    }

    /// The tables that wait or run, and who made each.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn live(&self) -> Result<Vec<(TableId, GuestId)>, AppError> {
        let sql = match self.backend {
            Backend::Sqlite => "SELECT id, sheet ->> '$.maker' FROM tables WHERE status IN ('waiting', 'running')",
            Backend::Postgres => {
                "SELECT id, sheet::json ->> 'maker' FROM tables WHERE status IN ('waiting', 'running')"
            }
        };
        let rows = self.read(|| sqlx::query_as::<_, (i64, String)>(sql).fetch_all(self.reader())).await?;
        let made = |(id, maker): (i64, String)| {
            let maker = maker.parse().map_err(|error| AppError::with(Code::Internal, error))?;
            Ok((TableId(id), maker))
        };
        rows.into_iter().map(made).collect()
    }

    /// Tables that have to be looked at between two moments; those that were awake count as at moment 0.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn to_wake(&self, from: u64, to: u64) -> Result<Vec<TableId>, AppError> {
        let sql = "SELECT id FROM tables WHERE wake_at >= $1 AND wake_at <= $2";
        let query = || sqlx::query_scalar::<_, i64>(sql).bind(from as i64).bind(to as i64);
        let ids = self.read(|| query().fetch_all(self.reader())).await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    /// When the server was last alive.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn last_alive(&self) -> Result<Option<u64>, AppError> {
        let query = || sqlx::query_scalar::<_, i64>("SELECT value FROM house WHERE name = 'alive'");
        let alive = self.read(|| query().fetch_optional(self.reader())).await?;
        Ok(alive.map(|alive| alive as u64))
    }

    /// The server is alive.
    ///
    /// # Errors
    /// If it could not be stored.
    pub(crate) async fn note_alive(&self, now: u64) -> Result<(), AppError> {
        let sql = "INSERT INTO house (name, value) VALUES ('alive', $1) \
                   ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        self.write(Statement::new(sql, [now.into()]).into()).await
    }
}

fn read(text: &str) -> Result<TableMeta, AppError> {
    serde_json::from_str(text).map_err(|error| AppError::with(Code::Internal, error))
}

/// The statements that keep a sheet. `wake_at` says when the table has to be looked at again.
///
/// # Panics
/// Never: a sheet is JSON.
#[must_use]
pub(crate) fn keep_meta(meta: &TableMeta, now: u64, wake_at: Option<u64>) -> Vec<Statement> {
    let text = serde_json::to_string(meta).expect("a sheet is JSON");
    let free = meta.places.iter().any(|place| place.kind() == SeatKind::Open);
    let watchable = match meta.status {
        // Who does not want to be in a list is in none.
        Status::Running => meta.listed && meta.spectators == Spectators::Public,
        Status::Finished => meta.listed && meta.spectators != Spectators::None,
        Status::Waiting | Status::Closed => false,
    };
    let sql = "INSERT INTO tables (id, game, status, listed, watchable, created_at, changed_at, wake_at, sheet) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO UPDATE SET status = excluded.status, \
               listed = excluded.listed, watchable = excluded.watchable, changed_at = excluded.changed_at, \
               wake_at = excluded.wake_at, sheet = excluded.sheet";
    let status = match meta.status {
        Status::Waiting => "waiting",
        Status::Running => "running",
        Status::Finished => "finished",
        Status::Closed => "closed",
    };
    let values = [
        meta.id.0.into(),
        meta.game.as_str().into(),
        status.into(),
        (meta.listed && free).into(),
        watchable.into(),
        meta.created_at.into(),
        now.into(),
        wake_at.into(),
        text.into(),
    ];
    let mut statements = vec![Statement::new(sql, values)];
    // Who leaves before the game begins no longer sits there.
    statements.push(Statement::new("DELETE FROM sitters WHERE table_id = $1", [meta.id.0.into()]));
    for guest in meta.guests() {
        // Who was deleted since sits there no longer.
        let sql = "INSERT INTO sitters (guest, table_id) SELECT id, $2 FROM guests WHERE id = $1";
        statements.push(Statement::new(sql, [guest.0.into(), meta.id.0.into()]));
    }
    statements
}

/// The statement that notes when a table has to be looked at again.
#[must_use]
pub(crate) fn keep_wake(table: TableId, wake_at: Option<u64>) -> Statement {
    Statement::new("UPDATE tables SET wake_at = $2 WHERE id = $1", [table.0.into(), wake_at.into()])
}
