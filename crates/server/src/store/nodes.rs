//! Processes that share a database. Each has a row that says until when it counts as there, by the database's own clock, and puts
//! that off again and again. A table that is awake belongs to one of them: its lease names the process, and ends with it. Whoever
//! takes a lease raises its number, and from then on what the one before writes is refused (`session.rs`).

use std::{fmt, time::Duration};

use serde::{Deserialize, Serialize};
use sqlx::Row as _;

use crate::{
    error::AppError,
    secrets,
    shelf::Mark,
    time::wall_clock,
    wire::{Code, TableId},
};

use super::{Lease, Store, lease, unread};

/// For how long a process counts as there after it said so.
pub(crate) const COUNTS_FOR: Duration = Duration::from_secs(3);
/// How long a question about leases may take: who asks for longer has lost its own meanwhile.
const PATIENCE: Duration = Duration::from_secs(3);
/// After how long a process that is gone is forgotten.
const FORGOTTEN: Duration = Duration::from_secs(60 * 60);

/// The database's clock in milliseconds. It goes on within a transaction.
macro_rules! clock {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}
pub(super) use clock;

/// Tables whose process is gone, and those that nobody has and at which something is due by this moment.
macro_rules! orphans {
    ($now:expr) => {
        concat!(
            "SELECT l.scope AS id FROM leases l JOIN nodes n ON n.id = l.node WHERE n.until <= ",
            clock!(),
            " UNION SELECT id FROM tables WHERE wake_at <= ",
            $now,
            " AND NOT EXISTS (SELECT 0 FROM leases WHERE scope = tables.id AND node IS NOT NULL)"
        )
    };
}
pub(super) use orphans;

/// Which kind of game a table is, as [`Mark`] says it.
macro_rules! mark {
    () => {
        "concat_ws('/', t.game, t.sheet::json ->> 'rules_version', t.sheet::json ->> 'data')"
    };
}

/// A process that shares the database.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct NodeId(pub(super) i64);

impl NodeId {
    /// One that nobody else has.
    #[must_use]
    pub(crate) fn new() -> NodeId {
        NodeId(secrets::id())
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// What a process says of itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct NodeCounts {
    /// Its open sockets.
    pub sockets: u64,
    /// The events it has stored since it runs.
    pub events: u64,
}

/// A process that counts as there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NodeRow {
    pub id: NodeId,
    /// Whether it hears the others.
    pub hears: bool,
    /// Which games it plays, if it says so: an older program does not, and plays what it played.
    plays: Option<Vec<Mark>>,
}

impl NodeRow {
    /// Whether it is of a program that says what it plays, and knows what those say.
    pub(crate) fn is_new(&self) -> bool {
        self.plays.is_some()
    }

    /// Whether a table of this kind can be played there.
    pub(crate) fn plays(&self, mark: &Mark) -> bool {
        self.plays.as_ref().is_none_or(|plays| plays.contains(mark))
    }
}

/// Kinds of games as the database has them.
fn listed(plays: &[Mark]) -> String {
    plays.iter().map(|mark| &*mark.0).collect::<Vec<_>>().join(",")
}

/// A table that was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Taken {
    pub lease: Lease,
    /// For how long nobody had it, in milliseconds, if the one before was lost.
    pub orphaned: u64,
    /// When each player was last seen there, if the one before let it go and said so.
    pub seen: Option<Vec<u64>>,
}

/// Whose a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Claim {
    /// It is ours from now on.
    Ours(Taken),
    /// Another has it.
    Theirs(NodeId),
    /// Nobody has it, and it is of a kind that is not played here.
    Foreign(Mark),
}

impl Store {
    /// What this database is called among all that anybody may reach.
    ///
    /// # Errors
    /// If the database cannot be asked.
    pub(crate) async fn house(&self) -> Result<String, sqlx::Error> {
        let sql = "SELECT concat_ws('-', (SELECT system_identifier FROM pg_control_system()), \
                   (SELECT oid FROM pg_database WHERE datname = current_database()), current_schema()::regnamespace::oid)";
        sqlx::query_scalar(sql).fetch_one(self.reader()).await
    }

    /// A process says that it is there. Who else is.
    ///
    /// # Errors
    /// If the database does not answer soon.
    pub(crate) async fn renew(
        &self,
        node: NodeId,
        hears: bool,
        plays: &[Mark],
        counts: NodeCounts,
    ) -> Result<Vec<NodeRow>, AppError> {
        let sql = concat!(
            "WITH own AS (INSERT INTO nodes (id, holder, seen, until, hears, plays, sockets, events) \
             SELECT $1, $2, now, now + $3, $4, $5, $6, $7 FROM (SELECT ",
            clock!(),
            " AS now) c ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, until = excluded.until, hears = excluded.hears, \
             sockets = excluded.sockets, events = excluded.events) \
             SELECT id, hears, plays FROM nodes WHERE id <> $1 AND until > ",
            clock!()
        );
        let query = sqlx::query(sql)
            .bind(node.0)
            .bind(lease::holder())
            .bind(COUNTS_FOR.as_millis() as i64)
            .bind(i64::from(hears))
            .bind(listed(plays))
            .bind(counts.sockets as i64)
            .bind(counts.events as i64);
        let rows = soon(query.fetch_all(self.reader())).await?;
        let read = |row: sqlx::any::AnyRow| -> Result<NodeRow, sqlx::Error> {
            let plays = row.try_get::<Option<String>, _>(2)?;
            let plays = plays.map(|plays| plays.split(',').map(|mark| Mark(mark.into())).collect());
            Ok(NodeRow { id: NodeId(row.try_get(0)?), hears: row.try_get::<i64, _>(1)? != 0, plays })
        };
        rows.into_iter().map(read).collect::<Result<_, _>>().map_err(unread)
    }

    /// A process goes: what it still has is anybody's.
    ///
    /// # Errors
    /// If the database does not answer soon.
    pub(crate) async fn retire(&self, node: NodeId, counts: NodeCounts) -> Result<(), AppError> {
        let sql = "UPDATE nodes SET until = 0, events = $2 WHERE id = $1";
        soon(sqlx::query(sql).bind(node.0).bind(counts.events as i64).execute(self.reader())).await?;
        // What those stored who are forgotten was stored all the same.
        let sql = concat!(
            "WITH gone AS (DELETE FROM nodes WHERE until < ",
            clock!(),
            " - $1 AND id NOT IN (SELECT node FROM leases WHERE node IS NOT NULL) RETURNING events) \
             INSERT INTO house (name, value) SELECT 'events', sum(events)::bigint FROM gone HAVING count(*) > 0 \
             ON CONFLICT (name) DO UPDATE SET value = house.value + excluded.value"
        );
        soon(sqlx::query(sql).bind(FORGOTTEN.as_millis() as i64).execute(self.reader())).await.map(drop)
    }

    /// How far this machine's clock is from the database's, in milliseconds.
    ///
    /// # Errors
    /// If the database does not answer soon.
    pub(crate) async fn clock_difference(&self) -> Result<u64, AppError> {
        let query = sqlx::query_scalar::<_, i64>(concat!("SELECT ", clock!()));
        let theirs = soon(query.fetch_one(self.reader())).await?;
        Ok(wall_clock().abs_diff(theirs as u64))
    }

    /// When any process was last there, if none but this one is.
    ///
    /// # Errors
    /// If the database does not answer soon.
    pub(crate) async fn last_there(&self, node: NodeId) -> Result<Option<u64>, AppError> {
        let sql = concat!("SELECT max(seen) FROM nodes WHERE id <> $1 HAVING max(until) <= ", clock!());
        let last = soon(sqlx::query_scalar::<_, Option<i64>>(sql).bind(node.0).fetch_optional(self.reader())).await?;
        Ok(last.flatten().map(|last| last as u64))
    }

    /// Takes a table that nobody has, or whose process is gone.
    ///
    /// # Errors
    /// If there is no such table, or the database does not answer soon.
    pub(crate) async fn claim(&self, table: TableId, node: NodeId, plays: &[Mark]) -> Result<Claim, AppError> {
        // The number is at least the time in seconds, so that it is new in a database that was restored from a backup, too.
        let sql = concat!(
            "WITH was AS (SELECT n.seen, l.number, l.seen AS players FROM leases l LEFT JOIN nodes n ON n.id = l.node \
             WHERE l.scope = $1), \
             taken AS (INSERT INTO leases (scope, number, holder, since, node) \
             SELECT $1, now / 1000, $3, now, $2 FROM (SELECT ",
            clock!(),
            " AS now) c WHERE EXISTS (SELECT 0 FROM tables t WHERE t.id = $1 AND ",
            mark!(),
            " = ANY (string_to_array($4, ','))) \
             AND EXISTS (SELECT 0 FROM nodes WHERE id = $2 AND until > ",
            clock!(),
            ") ON CONFLICT (scope) DO UPDATE SET number = greatest(leases.number + 1, excluded.number), \
             holder = excluded.holder, since = excluded.since, node = excluded.node \
             WHERE leases.node IS NULL OR leases.node = excluded.node \
             OR NOT EXISTS (SELECT 0 FROM nodes n WHERE n.id = leases.node AND n.until > ",
            clock!(),
            ") RETURNING number, since) \
             SELECT number, greatest(0, since - coalesce((SELECT seen FROM was), since)), \
             (SELECT split_part(players, ':', 2) FROM was WHERE split_part(players, ':', 1) = was.number::text) FROM taken"
        );
        let query = sqlx::query(sql).bind(table.0).bind(node.0).bind(lease::holder()).bind(listed(plays));
        if let Some(row) = soon(query.fetch_optional(self.reader())).await? {
            let number = row.try_get(0).map_err(unread)?;
            let orphaned: i64 = row.try_get(1).map_err(unread)?;
            let seen: Option<String> = row.try_get(2).map_err(unread)?;
            let seen = seen.and_then(|seen| seen.split(',').map(str::parse).collect::<Result<_, _>>().ok());
            return Ok(Claim::Ours(Taken { lease: Lease { table, number }, orphaned: orphaned as u64, seen }));
        }
        let sql = concat!(
            "SELECT l.node, n.id IS NOT NULL, ",
            mark!(),
            " FROM tables t LEFT JOIN leases l ON l.scope = t.id LEFT JOIN nodes n ON n.id = l.node AND n.until > ",
            clock!(),
            " WHERE t.id = $1"
        );
        let found =
            soon(sqlx::query(sql).bind(table.0).fetch_optional(self.reader())).await?.ok_or(Code::NoSuchTable)?;
        let other: Option<i64> = found.try_get(0).map_err(unread)?;
        let (is_there, mark) = (found.try_get(1).map_err(unread)?, Mark(found.try_get(2).map_err(unread)?));
        match other {
            Some(other) if is_there || plays.contains(&mark) => Ok(Claim::Theirs(NodeId(other))),
            // It was let go at this very moment, or this process counts as gone itself.
            None if plays.contains(&mark) => Err(Code::Busy.into()),
            _ => Ok(Claim::Foreign(mark)),
        }
    }

    /// Which kind of game a table is.
    ///
    /// # Errors
    /// If there is no such table, or the database does not answer soon.
    pub(crate) async fn mark(&self, table: TableId) -> Result<Mark, AppError> {
        let sql = concat!("SELECT ", mark!(), " FROM tables t WHERE t.id = $1");
        let mark = soon(sqlx::query_scalar(sql).bind(table.0).fetch_optional(self.reader())).await?;
        Ok(Mark(mark.ok_or(Code::NoSuchTable)?))
    }

    /// Whose a table is, if anybody's who is there.
    ///
    /// # Errors
    /// If the database does not answer soon.
    pub(crate) async fn owner(&self, table: TableId) -> Result<Option<NodeId>, AppError> {
        let sql = concat!(
            "SELECT n.id FROM leases l JOIN nodes n ON n.id = l.node WHERE l.scope = $1 AND n.until > ",
            clock!()
        );
        let owner = soon(sqlx::query_scalar::<_, i64>(sql).bind(table.0).fetch_optional(self.reader())).await?;
        Ok(owner.map(NodeId))
    }

    /// A table is let go: whoever needs it next takes it, and knows when its players were last seen there.
    ///
    /// # Errors
    /// If the database does not answer soon; then others have to wait until this process is gone.
    pub(crate) async fn release(&self, lease: Lease, seen: &[u64]) -> Result<(), AppError> {
        // An older program takes and lets go without a word of it: so it says under which number it is so.
        let seen = seen.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let sql = "UPDATE leases SET node = NULL, seen = $3 WHERE scope = $1 AND number = $2";
        let query = sqlx::query(sql).bind(lease.table.0).bind(lease.number).bind(format!("{}:{seen}", lease.number));
        soon(query.execute(self.reader())).await.map(drop)
    }

    /// The leases that a process has.
    ///
    /// # Errors
    /// If the database does not answer soon.
    pub(crate) async fn leases_of(&self, node: NodeId) -> Result<Vec<Lease>, AppError> {
        let query = sqlx::query_as::<_, (i64, i64)>("SELECT scope, number FROM leases WHERE node = $1").bind(node.0);
        let rows = soon(query.fetch_all(self.reader())).await?;
        Ok(rows.into_iter().map(|(table, number)| Lease { table: TableId(table), number }).collect())
    }

    /// Whether a lease is still the last one of its table.
    ///
    /// # Errors
    /// If the database does not answer soon.
    pub(crate) async fn holds(&self, lease: Lease, node: NodeId) -> Result<bool, AppError> {
        let sql = "SELECT number FROM leases WHERE scope = $1 AND number = $2 AND node = $3";
        let query = sqlx::query(sql).bind(lease.table.0).bind(lease.number).bind(node.0);
        Ok(soon(query.fetch_optional(self.reader())).await?.is_some())
    }

    /// Tables whose process is gone, and those that nobody has and at which something is due, of these kinds.
    ///
    /// # Errors
    /// If the database does not answer soon.
    pub(crate) async fn orphans(&self, now: u64, plays: &[Mark]) -> Result<Vec<TableId>, AppError> {
        let sql = concat!(
            "WITH orphans AS (",
            orphans!("$1"),
            ") SELECT t.id FROM orphans JOIN tables t USING (id) WHERE ",
            mark!(),
            " = ANY (string_to_array($2, ','))"
        );
        let query = sqlx::query_scalar::<_, i64>(sql).bind(now as i64).bind(listed(plays));
        let tables = soon(query.fetch_all(self.reader())).await?;
        Ok(tables.into_iter().map(TableId).collect())
    }
}

/// An answer that comes soon, or none.
pub(super) async fn soon<T>(asked: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, AppError> {
    match tokio::time::timeout(PATIENCE, asked).await {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(error)) => {
            tracing::warn!(%error, "the database does not say whose tables are");
            Err(Code::Storage.into())
        }
        Err(_) => Err(Code::Storage.into()),
    }
}
