//! Figures of the whole house. Where several processes share it, one of them counts for all: the others read what it found, as long as
//! that is good. So all of them say the same, and the larger the house, the more seldom it is counted.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use sqlx::Row as _;

use crate::{error::AppError, wire::Code};

use super::{
    Query, Store,
    nodes::{clock, orphans},
    unread,
};

/// How long it may take to count, and to reach the database: nobody waits for figures when that is away.
const PATIENCE: Duration = Duration::from_secs(8);
const SHORT_PATIENCE: Duration = Duration::from_secs(1);
/// For how long figures are good at least: with the time between two words of a process that is less than two seconds.
const GOOD_FOR: Duration = Duration::from_secs(1);
/// For how many times as long as it took to count: so it never takes more than a part of the database's time.
const TIMES: u32 = 20;

/// How much there is in the house.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct HouseFigures {
    pub guests: u64,
    /// Tables that wait or run: game, status, how many.
    pub tables: Vec<(String, String, u64)>,
    /// Tables that somebody should have and nobody has.
    pub orphaned: u64,
    /// What processes say of themselves, where several share the house.
    pub shared: Option<SharedFigures>,
}

/// What processes that share a house come to together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct SharedFigures {
    /// How many are there, and how many of them do not hear the others.
    pub nodes: u64,
    pub deaf: u64,
    pub sockets: u64,
    /// Tables that one of them has.
    pub awake: u64,
    /// Events that were stored, by those who are gone, too.
    pub events: u64,
}

/// How much of everything there is, in one look. Tables that wait or run are found by the index of states.
macro_rules! counted {
    () => {
        " UNION ALL SELECT 'guests', '', count(*) FROM guests \
         UNION ALL SELECT status, game, count(*) FROM tables WHERE status IN ('waiting', 'running') GROUP BY status, game"
    };
}

impl Store {
    /// How much there is in the house, as one process that has it alone sees it, and for how long that is good.
    ///
    /// # Errors
    /// If the database does not answer soon.
    pub(crate) async fn figures(&self, now: u64) -> Result<(HouseFigures, Duration), AppError> {
        let sql =
            concat!("SELECT 'orphaned', '', count(*) FROM tables WHERE wake_at > 0 AND wake_at <= $1", counted!());
        let (figures, _, good) = self.count_house(sqlx::query(sql).bind(now as i64)).await?;
        Ok((figures, good))
    }

    /// How much there is in the house, where several processes share it, and for how long that is good.
    ///
    /// # Errors
    /// If the database does not answer soon.
    pub(crate) async fn shared_figures(&self) -> Result<(HouseFigures, Duration), AppError> {
        let sql = concat!("SELECT body, until - ", clock!(), " FROM figures WHERE id = 1 AND until > ", clock!());
        let query = sqlx::query_as::<_, (String, i64)>(sql);
        let found = soon(SHORT_PATIENCE, query.fetch_optional(self.reader())).await?;
        // Another program may count other things.
        if let Some((body, left)) = found
            && let Ok(figures) = serde_json::from_str(&body)
        {
            return Ok((figures, Duration::from_millis(left.try_into().unwrap_or(0))));
        }
        // What is asked of the clock once is compared with an index.
        let sql = concat!(
            "WITH there AS (SELECT id, hears, sockets FROM nodes WHERE until > ",
            clock!(),
            ") SELECT 'nodes', '', count(*) FROM there \
             UNION ALL SELECT 'deaf', '', count(*) FROM there WHERE hears = 0 \
             UNION ALL SELECT 'sockets', '', coalesce(sum(sockets), 0)::bigint FROM there \
             UNION ALL SELECT 'awake', '', count(*) FROM leases l JOIN there n ON n.id = l.node \
             UNION ALL SELECT 'events', '', (coalesce((SELECT value FROM house WHERE name = 'events'), 0) \
             + coalesce((SELECT sum(events) FROM nodes), 0))::bigint \
             UNION ALL SELECT 'orphaned', '', count(*) FROM (",
            orphans!(concat!("(SELECT ", clock!(), ")")),
            ") o",
            counted!()
        );
        let (mut figures, all, good) = self.count_house(sqlx::query(sql)).await?;
        figures.shared = Some(all);
        let sql = concat!(
            "INSERT INTO figures (id, until, body) SELECT 1, now + $1, $2 FROM (SELECT ",
            clock!(),
            " AS now) c ON CONFLICT (id) DO UPDATE SET until = excluded.until, body = excluded.body"
        );
        let body = serde_json::to_string(&figures).map_err(|error| AppError::with(Code::Internal, error))?;
        let query = sqlx::query(sql).bind(good.as_millis() as i64).bind(body);
        soon(SHORT_PATIENCE, query.execute(self.reader())).await?;
        Ok((figures, good))
    }

    async fn count_house(&self, query: Query<'_>) -> Result<(HouseFigures, SharedFigures, Duration), AppError> {
        let mut connection = soon(SHORT_PATIENCE, self.reader().acquire()).await?;
        let began = Instant::now();
        let rows = soon(PATIENCE, query.fetch_all(&mut *connection)).await?;
        let good = GOOD_FOR.max(began.elapsed() * TIMES);
        let (mut figures, mut all) = (HouseFigures::default(), SharedFigures::default());
        for row in rows {
            let read = || Ok((row.try_get(0)?, row.try_get(1)?, row.try_get::<i64, _>(2)?));
            let (what, game, count): (String, String, i64) = read().map_err(unread)?;
            let count = count.unsigned_abs();
            match &*what {
                "guests" => figures.guests = count,
                "orphaned" => figures.orphaned = count,
                "nodes" => all.nodes = count,
                "deaf" => all.deaf = count,
                "sockets" => all.sockets = count,
                "awake" => all.awake = count,
                "events" => all.events = count,
                _ => figures.tables.push((game, what, count)),
            }
        }
        figures.tables.sort_unstable();
        Ok((figures, all, good))
    }
}

async fn soon<T>(patience: Duration, asked: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, AppError> {
    match tokio::time::timeout(patience, asked).await {
        Ok(answer) => answer.map_err(unread),
        Err(_) => Err(Code::Storage.into()),
    }
}
