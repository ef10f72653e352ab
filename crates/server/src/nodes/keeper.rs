//! A process says again and again that it is there, and looks who else is. What it cannot say in time it does not count on.

use std::{
    collections::HashMap,
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use crate::{
    store::{COUNTS_FOR, NodeId, NodeRow},
    tables::{Request, TableDirectory},
    wire::TableId,
};

use super::{Nodes, lock, wire::Say};

/// How often a process says that it is there.
const EVERY: Duration = Duration::from_millis(750);
/// How long it may be deaf before it leaves its tables to those who are not.
const DEAF: Duration = Duration::from_secs(2);
/// How long a table that could not be woken is left alone.
const AGAIN: Duration = Duration::from_secs(10);

/// Keeps this process among the others, for as long as it runs.
pub(crate) async fn keep(nodes: Arc<Nodes>, directory: TableDirectory) {
    let (mut heard, mut woken) = (Instant::now(), HashMap::new());
    loop {
        let began = Instant::now();
        let hears = nodes.bus.is_connected();
        if hears {
            heard = began;
        }
        match nodes.store.renew(nodes.id, hears, &nodes.plays).await {
            Ok(peers) => nodes.renewed(began, peers, &directory).await,
            Err(error) => tracing::warn!(?error, "this process cannot say that it is there"),
        }
        let lapsed = nodes.renewed.borrow().elapsed() >= COUNTS_FOR;
        // If nobody hears, nobody would do any better.
        let deaf = heard.elapsed() >= DEAF && nodes.has_heir();
        nodes.is_cut_off_now(lapsed, deaf, &directory);
        nodes.measure();
        if nodes.may_take() {
            nodes.wake_orphans(&directory, &mut woken).await;
        }
        nodes.tick();
        tokio::time::sleep(EVERY.saturating_sub(began.elapsed())).await;
    }
}

impl Nodes {
    /// It was said in time, or after all, that this process is there.
    async fn renewed(&self, began: Instant, peers: Vec<NodeRow>, directory: &TableDirectory) {
        if self.renewed.borrow().elapsed() >= COUNTS_FOR {
            tracing::warn!("this process was not there for a while; what others have taken is theirs");
            let Ok(ours) = self.store.leases_of(self.id).await else { return };
            lock(&self.held).retain(|_, lease| ours.contains(lease));
            self.lost_sight_of(|_| true);
        }
        self.renewed.send_replace(began);
        let before = self.peers.send_replace(peers);
        let now = self.peers.borrow().clone();
        let is_there = |node: NodeId| now.iter().any(|peer| peer.id == node);
        for gone in before.iter().map(|peer| peer.id).filter(|peer| !is_there(*peer)) {
            tracing::warn!(node = %gone, "another process is gone");
            lock(&self.lines).remove(&gone);
            self.lost_sight_of(|owner| owner == gone);
            for table in self.held() {
                directory.nudge(table, Request::NodeGone(gone));
            }
        }
    }

    /// Whether this process is cut off. If it begins to be, tables and sockets go elsewhere.
    fn is_cut_off_now(&self, lapsed: bool, deaf: bool, directory: &TableDirectory) {
        let is = lapsed || deaf;
        if self.cut_off.swap(is, Ordering::Relaxed) || !is {
            return;
        }
        tracing::error!(lapsed, deaf, "this process is cut off: its tables and its sockets go elsewhere");
        let held = self.held();
        if lapsed {
            lock(&self.held).clear();
        }
        // Whoever waits to be certain looks again.
        self.renewed.send_modify(|_| ());
        for table in held {
            directory.nudge(table, if lapsed { Request::Wake } else { Request::Close });
        }
        self.dispersal.send_modify(|n| *n += 1);
    }

    /// Tables of processes that are gone, and those at which something is due.
    async fn wake_orphans(&self, directory: &TableDirectory, woken: &mut HashMap<TableId, Instant>) {
        let Ok(orphans) = self.store.orphans(directory.services().now(), &self.plays).await else { return };
        woken.retain(|_, at| at.elapsed() < AGAIN);
        for table in orphans {
            if woken.insert(table, Instant::now()).is_none() {
                directory.nudge(table, Request::Wake);
            }
        }
    }

    fn measure(&self) {
        let gauge = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        self.metrics.nodes.set(gauge(self.peers.borrow().len() + 1));
        self.metrics.tables_held.set(gauge(lock(&self.held).len()));
        self.metrics.tables_followed.set(gauge(lock(&self.sessions).len()));
        self.metrics.node_cut_off.set(self.is_cut_off().into());
    }

    /// Who misses something notices it at a quiet hour, too.
    fn tick(&self) {
        for line in lock(&self.lines).values() {
            line.say(Say::Tick);
        }
        self.all.say(Say::Tick);
    }
}
