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
use tokio::sync::RwLock;

use crate::{
    error::AppError,
    settings::Quotas,
    wire::{Code, GuestId, TableId},
};

use super::{Statement, Store, Write, unread};

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
    /// Whoever comes in holds it until he is stored; whoever counts has it alone.
    counting: RwLock<()>,
}

/// Who is here, now.
pub(crate) type Here<'a> = &'a (dyn Fn() -> HashSet<GuestId> + Send + Sync);
/// Whether a table is awake, now.
type Awake<'a> = &'a (dyn Fn(TableId) -> bool + Send + Sync);

/// What a clean-up removed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Removed {
    pub tables: Vec<TableId>,
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

    /// Counts what there is, while nobody comes in.
    async fn recount(&self) -> Result<(), AppError> {
        let _alone = self.room.counting.write().await;
        // Who came in and went without waiting for the answer is stored by now, or never.
        self.flush().await;
        for (known, relation) in [(&self.room.tables, "tables"), (&self.room.guests, "guests")] {
            known.store(self.count(relation).await?, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Stores a table that is not there yet, at which these guests sit.
    ///
    /// # Errors
    /// If there are as many as the server keeps, or it could not be stored.
    pub(crate) async fn add_table(&self, write: Write, table: TableId, sit: &[GuestId]) -> Result<(), AppError> {
        let _coming = self.room.counting.read().await;
        let place = enter(&self.room.tables, self.quotas().tables, "the server has as many tables as it keeps")?;
        let stored = self.seat(write, table, sit).await;
        place.taken_if(stored)
    }

    /// Stores another guest.
    ///
    /// # Errors
    /// If there are as many as the server keeps, or he could not be stored.
    pub(super) async fn admit(&self, write: Write) -> Result<(), AppError> {
        let _coming = self.room.counting.read().await;
        let place = enter(&self.room.guests, self.quotas().guests, "the server has as many guests as it keeps")?;
        place.taken_if(self.write(write).await)
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
        awake: Awake<'_>,
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

    /// Whether a table or a guest was not removed.
    async fn is_there(&self, sql: &'static str, id: i64) -> Result<bool, AppError> {
        let count = self.read(|| sqlx::query_scalar::<_, i64>(sql).bind(id).fetch_one(self.reader())).await?;
        Ok(count > 0)
    }

    /// Removes tables in these states that were last changed before a moment, the oldest first.
    async fn remove_tables(
        &self,
        states: &str,
        before: u64,
        most: u64,
        awake: Awake<'_>,
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
                // Asked as late as can be: whoever wakes it now wants it.
                if !awake(TableId(id)) {
                    self.write(remove_table(id, changed_at).into()).await?;
                    // A table at which something happened meanwhile is still there, and keeps its place.
                    if !self.is_there("SELECT count(*) FROM tables WHERE id = $1", id).await? {
                        removed.push(TableId(id));
                    }
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
            for guest in gone {
                // Who sat down meanwhile is still a guest.
                if !self.is_there("SELECT count(*) FROM guests WHERE id = $1", guest.0).await? {
                    removed.push(guest);
                }
            }
        }
        Ok(())
    }
}

/// How much has to go so that there is room for what comes before the next clean-up: a twentieth.
fn too_much(count: u64, most: u64) -> u64 {
    (count + (most / 20).max(1)).saturating_sub(most)
}

fn enter<'a>(count: &'a AtomicU64, most: Option<u64>, why: &str) -> Result<Place<'a>, AppError> {
    let there = count.fetch_add(1, Ordering::Relaxed);
    match most {
        Some(most) if there >= most => {
            count.fetch_sub(1, Ordering::Relaxed);
            Err(AppError::with(Code::Full, why))
        }
        _ => Ok(Place(count)),
    }
}

/// A place that is counted. If nobody waits until it is known whether it is taken, it stays counted until the next count.
struct Place<'a>(&'a AtomicU64);

impl Place<'_> {
    fn taken_if(self, stored: Result<(), AppError>) -> Result<(), AppError> {
        if stored.is_err() {
            self.0.fetch_sub(1, Ordering::Relaxed);
        }
        stored
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
        of("DELETE FROM leases WHERE scope IN \
            (SELECT id FROM tables WHERE id = $1 AND changed_at = $2 AND status <> 'running')"),
        of("DELETE FROM tables WHERE id = $1 AND changed_at = $2 AND status <> 'running'"),
    ]
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use cenacle_cleopatra::Cleopatra;
    use cenacle_scene::Lang;
    use cenacle_table::any::Opened;

    use crate::{
        metrics::Metrics,
        shelf::OnShelf,
        store::{Sharing, keep_meta},
        tables::TableMeta,
        wire::{ClockSetting, GuestInfo, SeatWish, Spectators, TableWish},
    };

    use super::*;

    async fn store(dir: &tempfile::TempDir) -> Store {
        let url = format!("sqlite://{}", dir.path().join("tidy.db").display());
        Store::open(&url, Sharing::Alone, Arc::new(Metrics::new())).await.unwrap()
    }

    fn guest(id: i64) -> GuestInfo {
        GuestInfo { id: GuestId(id), name: format!("Guest {id}"), lang: Lang::En, bot: false }
    }

    async fn add(store: &Store, id: i64) -> Result<(), AppError> {
        store.add_guest(&guest(id), &format!("hash {id}"), 0).await
    }

    /// A table that a guest makes and at which he sits.
    fn table(of: &GuestInfo) -> TableMeta {
        let wish = TableWish {
            game: "cleopatra".to_owned(),
            options: Default::default(),
            seats: vec![SeatWish::Me { name: None }, SeatWish::Open, SeatWish::Open],
            clock: ClockSetting::None,
            spectators: Spectators::Public,
            listed: Some(true),
            chat: true,
            hints: false,
            auto_start: true,
            commitment: None,
        };
        let on = OnShelf::new(Opened::<Cleopatra>::shipped().unwrap());
        TableMeta::new(wish, of, &*on.game, 0).unwrap()
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn who_comes_while_guests_are_counted_is_counted_once() {
        const GUESTS: i64 = 300;
        let dir = tempfile::tempdir().unwrap();
        let store = store(&dir).await;
        let quotas = Quotas { guests: Some(GUESTS as u64), ..Quotas::default() };
        store.set_quotas(quotas).await.unwrap();
        let counting = tokio::spawn({
            let store = store.clone();
            async move {
                loop {
                    store.recount().await.unwrap();
                }
            }
        });
        let coming: Vec<_> = (1..=GUESTS)
            .map(|id| {
                let store = store.clone();
                tokio::spawn(async move { add(&store, id).await })
            })
            .collect();
        for one in coming {
            one.await.unwrap().expect("there is room for all of them");
        }
        assert!(add(&store, GUESTS + 1).await.is_err(), "and for nobody else");
        counting.abort();
        assert_eq!(store.room.guests.load(Ordering::Relaxed), GUESTS as u64);
    }

    #[tokio::test]
    async fn who_goes_without_waiting_for_the_answer_is_counted_as_he_is_stored() {
        let dir = tempfile::tempdir().unwrap();
        let store = store(&dir).await;
        for id in 1..=20 {
            // It is given to the writer, and nobody waits for it.
            let _ = tokio::time::timeout(Duration::ZERO, add(&store, id)).await;
        }
        store.recount().await.unwrap();
        let there = store.count("guests").await.unwrap();
        assert_eq!((store.room.guests.load(Ordering::Relaxed), there), (there, 20));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_table_at_which_something_happens_while_it_is_cleaned_up_is_not_told_as_removed() {
        let dir = tempfile::tempdir().unwrap();
        let store = store(&dir).await;
        store.set_quotas(Quotas { keep: Some(Duration::from_millis(10)), ..Quotas::default() }).await.unwrap();
        add(&store, 1).await.unwrap();
        let [stays, goes] = [table(&guest(1)), table(&guest(1))];
        for meta in [&stays, &goes] {
            store.add_table(keep_meta(meta, 0, None).into(), meta.id, &[GuestId(1)]).await.unwrap();
        }
        // Just before it would be removed, somebody does something at one of them and lets it sleep again.
        let awake = |id: TableId| {
            if id == stays.id {
                let change = store.write(keep_meta(&stays, 95, None).into());
                tokio::task::block_in_place(|| tokio::runtime::Handle::current().block_on(change)).unwrap();
            }
            false
        };
        let mut removed = Removed::default();
        store.tidy(&awake, &HashSet::new, 100, &mut removed).await.unwrap();
        assert_eq!(removed.tables, [goes.id]);
        assert!(store.meta(stays.id).await.unwrap().is_some() && store.meta(goes.id).await.unwrap().is_none());
        assert_eq!(removed.guests, [], "he sits at the table that stays");
    }

    /// What is given to the writer while it does nothing is stored in one transaction, in its order.
    #[tokio::test]
    async fn who_is_removed_in_the_commit_in_which_he_sits_down_does_not_sit() {
        let dir = tempfile::tempdir().unwrap();
        let store = store(&dir).await;
        let (meta, guest, sits) = (table(&guest(1)), GuestId(1), [GuestId(1)]);
        let remove = || store.write(remove_guest(guest).to_vec().into());
        let sit = || store.add_table(keep_meta(&meta, 0, None).into(), meta.id, &sits);
        let count =
            async |sql: &'static str| sqlx::query_scalar::<_, i64>(sql).fetch_one(store.reader()).await.unwrap();

        add(&store, guest.0).await.unwrap();
        let (removed, seated) = tokio::join!(remove(), sit());
        removed.unwrap();
        assert_eq!(seated.unwrap_err().code, Code::BadSecret);
        for sql in ["SELECT count(*) FROM guests", "SELECT count(*) FROM tables", "SELECT count(*) FROM sitters"] {
            assert_eq!(count(sql).await, 0, "{sql}");
        }
        assert_eq!(store.room.tables.load(Ordering::Relaxed), 0, "what was not stored is not counted");

        // If he was quicker, he stays.
        add(&store, guest.0).await.unwrap();
        let (seated, removed) = tokio::join!(sit(), remove());
        seated.and(removed).unwrap();
        for sql in ["SELECT count(*) FROM guests", "SELECT count(*) FROM secrets", "SELECT count(*) FROM sitters"] {
            assert_eq!(count(sql).await, 1, "{sql}");
        }
    }
}
