//! Which tables are this process's, and who takes one that nobody has.

use std::{sync::atomic::Ordering, time::Duration};

use crate::{
    error::AppError,
    shelf::Mark,
    store::{COUNTS_FOR, Claim, Lease, NodeId, NodeRow, Taken},
    tables::{Request, TableDirectory},
    wire::{Code, TableId},
};

use super::{Nodes, lock};

/// How often it is looked whether all tables are handed over.
const POLL: Duration = Duration::from_millis(10);
/// How long who comes back takes nothing: twice as long as there is between two words of the others.
const AFTER_YOU: Duration = Duration::from_millis(1_500);

/// Who has a table, as far as this process is concerned.
#[derive(Debug)]
pub(crate) enum Role {
    Ours(Taken),
    Theirs {
        node: NodeId,
        /// Whether it shall take the table if nobody has it.
        take: bool,
    },
}

impl Nodes {
    /// Whether somebody would take over what this process has.
    pub(crate) fn has_heir(&self) -> bool {
        self.peers.borrow().iter().any(|peer| peer.hears)
    }

    /// Whether somebody would take over a table of this kind.
    pub(crate) fn has_heir_for(&self, mark: &Mark) -> bool {
        self.peers.borrow().iter().any(|peer| peer.hears && peer.plays(mark))
    }

    pub(super) fn may_take(&self) -> bool {
        // Where the database was away for all, who comes back first leaves the others the time to.
        let is_back = lock(&self.came_back).is_none_or(|back| back.elapsed() >= AFTER_YOU);
        is_back && !self.leaving.load(Ordering::Relaxed) && !self.is_cut_off()
    }

    /// Every table of this process is handed over, if there is anybody.
    pub(crate) async fn hand_over(&self, directory: &TableDirectory) {
        if !self.has_heir() {
            return;
        }
        for table in self.held() {
            // One whose inbox is full has much to do first.
            let _ = directory.send(table, Request::Close).await;
        }
        while !lock(&self.held).is_empty() && self.has_heir() {
            tokio::time::sleep(POLL).await;
        }
    }

    /// Who has a table; nobody's is taken.
    ///
    /// # Errors
    /// If there is no such table, or nobody can be found who has it or could.
    pub(crate) async fn role(&self, table: TableId) -> Result<Role, AppError> {
        if self.may_take() {
            return match self.store.claim(table, self.id, &self.plays).await? {
                Claim::Ours(taken) => {
                    lock(&self.held).insert(table, taken.lease);
                    self.metrics.tables_taken_over.inc_by(u64::from(taken.orphaned > 0));
                    Ok(Role::Ours(taken))
                }
                Claim::Theirs(node) => Ok(Role::Theirs { node, take: false }),
                // It waits until somebody comes who knows its rules.
                Claim::Foreign(mark) => self.heir(table, &mark).ok_or(Code::OtherRules.into()),
            };
        }
        if let Some(node) = self.store.owner(table).await?.filter(|node| *node != self.id) {
            return Ok(Role::Theirs { node, take: false });
        }
        let mark = self.store.mark(table).await?;
        self.heir(table, &mark).ok_or(Code::Closing.into())
    }

    /// Who shall take a table that nobody has.
    fn heir(&self, table: TableId, mark: &Mark) -> Option<Role> {
        let peers = self.peers.borrow();
        let heirs: Vec<&NodeRow> = peers.iter().filter(|peer| peer.hears && peer.plays(mark)).collect();
        let heir = heirs.get(table.0.unsigned_abs() as usize % heirs.len().max(1))?;
        Some(Role::Theirs { node: heir.id, take: true })
    }

    /// Whether a lease is ours as far as this process knows.
    pub(crate) fn holds(&self, lease: Lease) -> bool {
        lock(&self.held).get(&lease.table) == Some(&lease)
    }

    pub(super) fn has(&self, table: TableId) -> bool {
        lock(&self.held).contains_key(&table)
    }

    pub(super) fn held(&self) -> Vec<TableId> {
        lock(&self.held).keys().copied().collect()
    }

    /// A table is not this process's any more.
    pub(crate) fn drop_lease(&self, lease: Lease) {
        let mut held = lock(&self.held);
        if held.get(&lease.table) == Some(&lease) {
            held.remove(&lease.table);
        }
    }

    /// A table is let go, so that whoever needs it next takes it, and knows when its players were last seen there.
    pub(crate) async fn release(&self, lease: Lease, seen: &[u64]) {
        self.drop_lease(lease);
        // If it cannot be said, others wait until this process counts as gone, or asks for the table itself.
        let _ = self.store.release(lease, seen).await;
    }

    /// Waits until it is certain whether a lease is ours: a process that slept does not know. Whether it is.
    pub(crate) async fn is_certain_of(&self, lease: Lease) -> bool {
        let mut renewed = self.renewed.subscribe();
        loop {
            if !self.holds(lease) {
                return false;
            }
            if renewed.borrow_and_update().elapsed() < COUNTS_FOR {
                return true;
            }
            // That nobody says so any more means that the process ends.
            if renewed.changed().await.is_err() {
                return false;
            }
        }
    }
}
