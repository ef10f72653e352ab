//! What the directory remembers of tables and guests while it is open: how many tables each guest has, who was where when, and from
//! where guests asked.

use std::{
    collections::{HashMap, HashSet},
    hash::Hash,
    sync::{Mutex, MutexGuard, PoisonError},
};

use crate::{
    error::AppError,
    http::Origin,
    wire::{Code, GuestId, TableId},
};

/// The tables that wait or run, and who made each.
#[derive(Debug)]
pub(crate) struct Live {
    most: usize,
    tables: Mutex<Made>,
}

#[derive(Debug, Default)]
struct Made {
    by: HashMap<TableId, GuestId>,
    counts: HashMap<GuestId, usize>,
    /// Tables that are over since somebody began to look which there are.
    over: Option<HashSet<TableId>>,
}

impl Made {
    fn insert(&mut self, table: TableId, maker: GuestId) {
        if self.by.insert(table, maker).is_none() {
            *self.counts.entry(maker).or_default() += 1;
        }
    }

    fn remove(&mut self, table: TableId) {
        if let Some(over) = &mut self.over {
            over.insert(table);
        }
        self.forget(table);
    }

    fn forget(&mut self, table: TableId) {
        let Some(maker) = self.by.remove(&table) else { return };
        if let Some(count) = self.counts.get_mut(&maker) {
            *count -= 1;
            if *count == 0 {
                self.counts.remove(&maker);
            }
        }
    }
}

impl Live {
    /// These tables are there already; a guest may have so many.
    #[must_use]
    pub(crate) fn new(most: usize, tables: impl IntoIterator<Item = (TableId, GuestId)>) -> Live {
        let mut made = Made::default();
        tables.into_iter().for_each(|(table, maker)| made.insert(table, maker));
        Live { most, tables: made.into() }
    }

    /// A guest makes a table.
    ///
    /// # Errors
    /// If he has too many.
    pub(crate) fn enter(&self, table: TableId, maker: GuestId) -> Result<(), AppError> {
        let mut tables = lock(&self.tables);
        if tables.counts.get(&maker).is_some_and(|count| *count >= self.most) {
            return Err(AppError::with(Code::TooManyTables, format!("at most {} that wait or run", self.most)));
        }
        tables.insert(table, maker);
        Ok(())
    }

    /// A guest made a table at another process.
    pub(crate) fn note(&self, table: TableId, maker: GuestId) {
        lock(&self.tables).insert(table, maker);
    }

    /// A table is over.
    pub(crate) fn leave(&self, table: TableId) {
        lock(&self.tables).remove(table);
    }

    /// Somebody looks in the database which tables there are, because something of what others said was missed. One at a time.
    pub(super) fn begin_recount(&self) -> Vec<TableId> {
        let mut tables = lock(&self.tables);
        tables.over = Some(HashSet::new());
        tables.by.keys().copied().collect()
    }

    /// Nothing was found out.
    pub(super) fn abandon_recount(&self) {
        lock(&self.tables).over = None;
    }

    /// These tables are there. Of those that were known before the look, others are not; what happened since is newer.
    pub(super) fn end_recount(&self, before: &[TableId], there: &[(TableId, GuestId)]) {
        let mut tables = lock(&self.tables);
        let over = tables.over.take().unwrap_or_default();
        let is: HashSet<TableId> = there.iter().map(|(table, _)| *table).collect();
        before.iter().filter(|table| !is.contains(table)).for_each(|table| tables.forget(*table));
        for (table, maker) in there.iter().filter(|(table, _)| !over.contains(table)) {
            tables.insert(*table, *maker);
        }
    }
}

/// How much of the other things is remembered.
const REMEMBERED: usize = 50_000;

/// A map that forgets everything rather than grow for ever.
#[derive(Debug)]
struct Bounded<K, V>(Mutex<HashMap<K, V>>);

impl<K, V> Default for Bounded<K, V> {
    fn default() -> Bounded<K, V> {
        Bounded(Mutex::default())
    }
}

impl<K: Hash + Eq, V> Bounded<K, V> {
    fn insert(&self, key: K, value: V) {
        let mut known = lock(&self.0);
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(key, value);
    }
}

/// From where guests asked last.
#[derive(Debug, Default)]
pub(crate) struct Origins(Bounded<GuestId, Origin>);

impl Origins {
    /// A guest asks from there.
    pub(crate) fn note(&self, guest: GuestId, origin: Origin) {
        self.0.insert(guest, origin);
    }

    /// From where a guest asked last, if that is known.
    #[must_use]
    pub(crate) fn of(&self, guest: GuestId) -> Option<Origin> {
        lock(&self.0.0).get(&guest).copied()
    }
}

/// When the players of tables that sleep were last seen there, seat by seat.
#[derive(Debug, Default)]
pub(crate) struct Seen(Bounded<TableId, Vec<u64>>);

impl Seen {
    /// A table falls asleep.
    pub(super) fn note(&self, table: TableId, seen: Vec<u64>) {
        self.0.insert(table, seen);
    }

    /// It wakes up.
    pub(super) fn take(&self, table: TableId) -> Option<Vec<u64>> {
        lock(&self.0.0).remove(&table)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_has_so_many_tables_and_gets_a_place_back_for_each_that_is_over() {
        let (ada, bea) = (GuestId(1), GuestId(2));
        let live = Live::new(2, [(TableId(1), ada)]);
        live.enter(TableId(2), ada).unwrap();
        assert_eq!(live.enter(TableId(3), ada).unwrap_err().code, Code::TooManyTables);
        live.enter(TableId(3), bea).unwrap();
        live.leave(TableId(1));
        live.leave(TableId(1));
        live.enter(TableId(4), ada).unwrap();
        assert_eq!(live.enter(TableId(5), ada).unwrap_err().code, Code::TooManyTables);
    }

    #[test]
    fn who_missed_something_counts_the_tables_that_are_there_and_what_happened_since_is_newer() {
        let ada = GuestId(1);
        let live = Live::new(3, [(TableId(1), ada), (TableId(2), ada)]);
        let before = live.begin_recount();
        live.enter(TableId(3), ada).unwrap();
        live.leave(TableId(2));
        // The look into the database: 1 was over for long, 2 not yet, 3 was not there yet, and 4 is another server's.
        live.end_recount(&before, &[(TableId(2), ada), (TableId(4), ada)]);
        let mut known: Vec<TableId> = lock(&live.tables).by.keys().copied().collect();
        known.sort_unstable();
        assert_eq!(known, [TableId(3), TableId(4)]);
        live.enter(TableId(5), ada).unwrap();
        assert_eq!(live.enter(TableId(6), ada).unwrap_err().code, Code::TooManyTables);
    }
}
