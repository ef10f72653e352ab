//! How much is kept, and the clean-up that sees to it. A running game is never touched.

use std::{
    collections::HashSet,
    sync::{
        OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use sqlx::Row as _;

use crate::{
    error::AppError,
    settings::Quotas,
    wire::{Code, GuestId, TableId},
};

use super::{Statement, Store, unread};

/// How many tables or guests are removed at once: who plays does not wait for it.
const BATCH: u64 = 100;
/// A guest who came only now may be about to sit down.
const NEW: Duration = Duration::from_secs(24 * 60 * 60);

/// How much is kept at most, and how much there is.
#[derive(Debug, Default)]
pub(super) struct Room {
    quotas: OnceLock<Quotas>,
    tables: AtomicU64,
    guests: AtomicU64,
}

/// Who is here, now.
pub(crate) type Here<'a> = &'a (dyn Fn() -> HashSet<GuestId> + Send + Sync);

/// What a clean-up removed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Removed {
    /// Which tables.
    pub tables: Vec<TableId>,
    /// Which guests.
    pub guests: Vec<GuestId>,
}

impl Store {
    /// Sets how much is kept, once, and counts what there is.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn set_quotas(&self, quotas: Quotas) -> Result<(), AppError> {
        // It is set when the server starts; nobody sets it again.
        let _ = self.room.quotas.set(quotas);
        if quotas.is_any() { self.recount().await } else { Ok(()) }
    }

    /// Counts what there is. What came meanwhile counts as well, once more until the next time: too many is never too few.
    async fn recount(&self) -> Result<(), AppError> {
        for (known, relation) in [(&self.room.tables, "tables"), (&self.room.guests, "guests")] {
            let before = known.load(Ordering::Relaxed);
            self.flush().await;
            let there = self.count(relation).await?;
            known.fetch_add(there.wrapping_sub(before), Ordering::Relaxed);
        }
        Ok(())
    }

    /// Another table is made.
    ///
    /// # Errors
    /// If there are as many as the house keeps.
    pub(crate) fn count_table(&self) -> Result<(), AppError> {
        let most = self.quotas().tables;
        enter(&self.room.tables, most, "the house has as many tables as it keeps")
    }

    /// It was not made after all.
    pub(crate) fn uncount_table(&self) {
        self.room.tables.fetch_sub(1, Ordering::Relaxed);
    }

    /// Another guest comes.
    ///
    /// # Errors
    /// If there are as many as the house keeps.
    pub(crate) fn count_guest(&self) -> Result<(), AppError> {
        let most = self.quotas().guests;
        enter(&self.room.guests, most, "the house has as many guests as it keeps")
    }

    /// He did not come after all.
    pub(super) fn uncount_guest(&self) {
        self.room.guests.fetch_sub(1, Ordering::Relaxed);
    }

    fn quotas(&self) -> Quotas {
        self.room.quotas.get().copied().unwrap_or_default()
    }

    /// Removes what is too old or too much: tables that are over or never began, and guests who sit at none. Tables that
    /// are awake stay, and so do guests who are here.
    ///
    /// # Errors
    /// If the database cannot be read or written; `removed` says what had been removed by then.
    pub(crate) async fn tidy(
        &self,
        awake: &HashSet<TableId>,
        here: Here<'_>,
        now: u64,
        removed: &mut Removed,
    ) -> Result<(), AppError> {
        let quotas = self.quotas();
        if let Some(keep) = quotas.keep {
            let before = now.saturating_sub(keep.as_millis() as u64);
            let states = "'waiting', 'finished', 'closed'";
            self.remove_tables(states, before, u64::MAX, awake, &mut removed.tables).await?;
            self.remove_guests(before, u64::MAX, here, &mut removed.guests).await?;
        }
        if let Some(most) = quotas.tables {
            let over = too_much(self.count("tables").await?, most);
            self.remove_tables("'finished', 'closed'", now, over, awake, &mut removed.tables).await?;
        }
        if let Some(most) = quotas.guests {
            let over = too_much(self.count("guests").await?, most);
            let before = now.saturating_sub(NEW.as_millis() as u64);
            self.remove_guests(before, over, here, &mut removed.guests).await?;
        }
        self.recount().await
    }

    async fn count(&self, relation: &'static str) -> Result<u64, AppError> {
        let sql = match relation {
            "guests" => "SELECT count(*) FROM guests",
            _ => "SELECT count(*) FROM tables",
        };
        let count = self.read(|| sqlx::query_scalar::<_, i64>(sql).fetch_one(self.reader())).await?;
        Ok(count as u64)
    }

    /// Removes tables in these states that were last changed before a moment, the oldest first.
    async fn remove_tables(
        &self,
        states: &str,
        before: u64,
        most: u64,
        awake: &HashSet<TableId>,
        removed: &mut Vec<TableId>,
    ) -> Result<(), AppError> {
        let (had, mut after) = (removed.len() as u64, (0, 0));
        while (removed.len() as u64) - had < most {
            let sql: std::sync::Arc<str> = format!(
                "SELECT id, changed_at FROM tables WHERE status IN ({states}) AND changed_at < $1 \
                 AND (changed_at > $3 OR (changed_at = $3 AND id > $4)) ORDER BY changed_at, id LIMIT $2"
            )
            .into();
            let limit = BATCH.min(had + most - removed.len() as u64);
            let found = self.page(&sql, before, limit, after).await?;
            let Some(last) = found.last() else { break };
            after = (last.1, last.0);
            for (id, changed_at) in found {
                if !awake.contains(&TableId(id)) {
                    self.write(remove_table(id, changed_at).into()).await?;
                    removed.push(TableId(id));
                }
            }
        }
        Ok(())
    }

    /// The next of what is old: each with when that was.
    async fn page(
        &self,
        sql: &std::sync::Arc<str>,
        before: u64,
        limit: u64,
        after: (i64, i64),
    ) -> Result<Vec<(i64, i64)>, AppError> {
        let query = || {
            let query = sqlx::query(sqlx::AssertSqlSafe(sql.clone()));
            query.bind(before as i64).bind(limit as i64).bind(after.0).bind(after.1)
        };
        let rows = self.read(|| query().fetch_all(self.reader())).await?;
        let found = |row: &sqlx::any::AnyRow| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?));
        rows.iter().map(found).collect::<Result<_, _>>().map_err(unread)
    }

    /// Removes guests who sit nowhere and came before a moment, the oldest first.
    async fn remove_guests(
        &self,
        before: u64,
        most: u64,
        here: Here<'_>,
        removed: &mut Vec<GuestId>,
    ) -> Result<(), AppError> {
        let sql: std::sync::Arc<str> = "SELECT id, created_at FROM guests WHERE created_at < $1 \
             AND id NOT IN (SELECT guest FROM sitters) \
             AND (created_at > $3 OR (created_at = $3 AND id > $4)) ORDER BY created_at, id LIMIT $2"
            .into();
        let (had, mut after) = (removed.len() as u64, (0, 0));
        while (removed.len() as u64) - had < most {
            let limit = BATCH.min(had + most - removed.len() as u64);
            let found = self.page(&sql, before, limit, after).await?;
            let Some(last) = found.last() else { break };
            after = (last.1, last.0);
            // Asked as late as can be: whoever comes now is here.
            let here = here();
            let gone: Vec<GuestId> = found.iter().map(|(id, _)| GuestId(*id)).filter(|id| !here.contains(id)).collect();
            self.write(gone.iter().flat_map(|guest| remove_guest(*guest)).collect::<Vec<_>>().into()).await?;
            removed.extend(gone);
        }
        Ok(())
    }
}

/// How much has to go so that there is room for what comes before the next clean-up: a twentieth.
fn too_much(count: u64, most: u64) -> u64 {
    (count + (most / 20).max(1)).saturating_sub(most)
}

fn enter(count: &AtomicU64, most: Option<u64>, why: &str) -> Result<(), AppError> {
    let there = count.fetch_add(1, Ordering::Relaxed);
    match most {
        Some(most) if there >= most => {
            count.fetch_sub(1, Ordering::Relaxed);
            Err(AppError::with(Code::Storage, why))
        }
        _ => Ok(()),
    }
}

/// Everything of a guest, if he has not sat down since he was looked for.
fn remove_guest(GuestId(id): GuestId) -> [Statement; 3] {
    let of = |sql| Statement::new(sql, [id.into()]);
    [
        of("DELETE FROM secrets WHERE guest = $1 AND guest NOT IN (SELECT guest FROM sitters)"),
        of("DELETE FROM mutes WHERE guest = $1 AND guest NOT IN (SELECT guest FROM sitters)"),
        of("DELETE FROM guests WHERE id = $1 AND id NOT IN (SELECT guest FROM sitters)"),
    ]
}

/// Everything of a table, if nothing happened there since it was looked for.
fn remove_table(id: i64, changed_at: i64) -> Vec<Statement> {
    let of = |sql| Statement::new(sql, [id.into(), changed_at.into()]);
    vec![
        of("DELETE FROM events WHERE table_id IN \
            (SELECT id FROM tables WHERE id = $1 AND changed_at = $2 AND status <> 'running')"),
        of("DELETE FROM moments WHERE table_id IN \
            (SELECT id FROM tables WHERE id = $1 AND changed_at = $2 AND status <> 'running')"),
        of("DELETE FROM chat WHERE table_id IN \
            (SELECT id FROM tables WHERE id = $1 AND changed_at = $2 AND status <> 'running')"),
        of("DELETE FROM sitters WHERE table_id IN \
            (SELECT id FROM tables WHERE id = $1 AND changed_at = $2 AND status <> 'running')"),
        of("DELETE FROM tables WHERE id = $1 AND changed_at = $2 AND status <> 'running'"),
    ]
}
