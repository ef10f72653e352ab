//! A table where several processes share them: it is this one's by a lease, and may be another's at any moment.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use crate::{
    error::AppError,
    nodes::Nodes,
    store::Write,
    tables::{
        audience::Listener,
        requests::{OneReply, StateAnswer},
    },
};

use super::TableTask;

/// For how long another process is told of changes after it asked how the game stands: longer than anybody waits for one.
const WATCHES: Duration = Duration::from_secs(40);

impl TableTask {
    /// Stores something of this table, under its lease.
    pub(super) async fn store(&mut self, write: Write) -> Result<(), AppError> {
        let stored = self.services.store.write(self.under_lease(write)).await;
        if stored.is_err() {
            self.look_for_lease().await;
        }
        stored
    }

    pub(super) fn under_lease(&self, write: Write) -> Write {
        Write { lease: self.lease, ..write }
    }

    /// Something could not be stored: the table may be another process's.
    pub(super) async fn look_for_lease(&mut self) {
        let (Some(lease), Some(nodes)) = (self.lease, &self.services.nodes) else { return };
        if !matches!(self.services.store.holds(lease, nodes.id).await, Ok(true)) {
            nodes.drop_lease(lease);
            self.moved = true;
        }
    }

    /// Whether the table is certainly this process's: one that slept does not know.
    pub(super) async fn is_certain(&mut self) -> bool {
        if let (Some(lease), Some(nodes)) = (self.lease, &self.services.nodes) {
            self.moved |= !nodes.is_certain_of(lease).await;
        }
        !self.moved
    }

    /// Whoever needs the table next takes it.
    pub(super) async fn let_go(&mut self) {
        if let (Some(lease), Some(nodes)) = (self.lease.take(), &self.services.nodes) {
            nodes.release(lease, &self.last_seen()).await;
        }
    }

    /// This process goes, or cannot hear the others: one of them has the table from now on, if there is any.
    pub(super) async fn hands_over(&mut self) -> bool {
        let heir = |nodes: &Arc<Nodes>| match &self.meta {
            Some(meta) => nodes.has_heir_for(&meta.mark()),
            None => nodes.has_heir(),
        };
        if self.lease.is_none() || !self.services.nodes.as_ref().is_some_and(heir) {
            return false;
        }
        self.note_wake(Some(0)).await;
        self.let_go().await;
        self.moved = true;
        true
    }

    /// The table is another's: who looks on from here looks on, and other processes look for it.
    pub(super) fn leave_to_others(&mut self) -> Vec<Listener> {
        let mut left = std::mem::take(&mut self.survivors);
        left.extend(self.audience.disperse());
        let (far, here): (Vec<Listener>, Vec<Listener>) =
            left.into_iter().partition(|listener| listener.client.line().is_some());
        let mut told = Vec::new();
        for line in far.iter().filter_map(|listener| listener.client.line()) {
            if !told.contains(&line.to()) {
                told.push(line.to());
                line.moved(self.id);
            }
        }
        here
    }

    /// Somebody asks at another process how the game stands; he may wait for what comes next.
    pub(super) fn note_watcher(&mut self, reply: &OneReply<StateAnswer>) {
        let OneReply::There(reply) = reply else { return };
        let line = reply.line();
        self.watchers.retain(|(watcher, until)| watcher.to() != line.to() && Instant::now() < *until);
        self.watchers.push((line.clone(), Instant::now() + WATCHES));
    }

    pub(super) fn tell_watchers(&mut self) {
        if self.watchers.is_empty() {
            return;
        }
        self.watchers.retain(|(_, until)| Instant::now() < *until);
        self.watchers.iter().for_each(|(line, _)| line.changed(self.id));
    }
}
