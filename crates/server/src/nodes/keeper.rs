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
/// How often it looks whether it is cut off.
const LOOK: Duration = Duration::from_millis(250);
/// How long after a standstill it looks again.
const AWAKE: Duration = Duration::from_secs(1);
/// How long it may not hear itself over NATS before it leaves its tables to those who do. By then everybody has said in his row whether
/// he does.
const DEAF: Duration = Duration::from_secs(3);
/// For how long tables stay where they are if nobody at all can store.
const PATIENCE: Duration = Duration::from_secs(12);
/// Who said within this time that it is there can store.
const LATELY: Duration = Duration::from_millis(1500);
/// For how long somebody counts as one who can store after it said so, and after which time that is believed.
const SAID_LATELY: Duration = Duration::from_millis(2_000);
const FOR_A_WHILE: Duration = Duration::from_millis(1_000);
/// How long a table that could not be woken is left alone.
const AGAIN: Duration = Duration::from_secs(10);

/// Keeps this process among the others, for as long as it runs.
pub(crate) async fn keep(nodes: Arc<Nodes>, directory: TableDirectory) {
    let mut woken = HashMap::new();
    loop {
        let began = Instant::now();
        match nodes.store.renew(nodes.id, nodes.carrier.carries(), &nodes.plays, nodes.metrics.counts()).await {
            Ok(peers) => nodes.renewed(began, peers, &directory).await,
            Err(error) => tracing::warn!(?error, "this process cannot say that it is there"),
        }
        nodes.measure();
        if nodes.may_take() {
            nodes.wake_orphans(&directory, &mut woken).await;
        }
        tokio::time::sleep(EVERY.saturating_sub(began.elapsed())).await;
    }
}

/// Looks whether this process is cut off, and lets the others know that it is there. Nothing here waits for the database.
pub(crate) async fn watch(nodes: Arc<Nodes>, directory: TableDirectory) {
    let (mut ticked, mut looked, mut woke) = (None::<Instant>, Instant::now(), Instant::now());
    loop {
        // Who stood still himself has heard nobody, and first sees what is so.
        if looked.elapsed() >= LOOK * 4 {
            woke = Instant::now();
        }
        looked = Instant::now();
        let is_awake = woke.elapsed() >= AWAKE;
        let since = nodes.renewed.borrow().elapsed();
        nodes.carrier.note_stores(since < LATELY);
        // If nobody can store, or nobody hears, nobody would do any better.
        let better = nodes.others_store() || !nodes.carrier.carries() || since >= PATIENCE;
        let lapsed = is_awake && since >= COUNTS_FOR && better;
        let deaf = is_awake && nodes.carrier.silence() >= DEAF && nodes.has_heir();
        nodes.is_cut_off_now(lapsed, deaf, &directory);
        nodes.carrier.probe().await;
        if ticked.is_none_or(|ticked| ticked.elapsed() >= EVERY) {
            ticked = Some(Instant::now());
            nodes.tick();
        }
        tokio::time::sleep(LOOK).await;
    }
}

impl Nodes {
    /// It was said in time, or after all, that this process is there.
    async fn renewed(&self, began: Instant, peers: Vec<NodeRow>, directory: &TableDirectory) {
        let away = self.renewed.borrow().elapsed();
        if away >= COUNTS_FOR {
            tracing::warn!("this process was not there for a while; what others have taken is theirs");
            let Ok(ours) = self.store.leases_of(self.id).await else { return };
            lock(&self.held).retain(|_, lease| ours.contains(lease));
            self.lost_sight_of(|_| true);
            *lock(&self.came_back) = Some(Instant::now());
            // The time for which the whole process slept is excused as such.
            let (time, millis) = (&directory.services().time, away.as_millis() as u64);
            let (slept, _) = time.away_since(time.now().saturating_sub(millis));
            self.stood_still.fetch_add(millis.saturating_sub(slept), Ordering::Relaxed);
        }
        self.renewed.send_replace(began);
        let before = self.peers.send_replace(peers);
        let now = self.peers.borrow().clone();
        now.iter().filter(|peer| !peer.hears).for_each(|peer| self.carrier.note_deaf(peer.id));
        let is_there = |node: NodeId| now.iter().any(|peer| peer.id == node);
        self.close_lines(is_there);
        for gone in before.iter().map(|peer| peer.id).filter(|peer| !is_there(*peer)) {
            tracing::warn!(node = %gone, "another process is gone");
            self.lost_sight_of(|owner| owner == gone);
            self.forget_sockets_of(gone, directory);
            // What nobody takes is in nobody's way for long.
            let _ = self.store.discard(gone).await;
            // It may not have said of its last tables that they are over.
            let directory = directory.clone();
            tokio::spawn(async move { directory.recount().await });
        }
    }

    /// Somebody says whether it can store.
    pub(super) fn note_stores(&self, node: NodeId, stores: bool) {
        let mut storing = lock(&self.storing);
        if stores {
            let now = Instant::now();
            storing.entry(node).or_insert((now, now)).1 = now;
        } else {
            storing.remove(&node);
        }
    }

    /// Whether others can store, and not just since a moment ago: who comes back first is not the only one who does.
    fn others_store(&self) -> bool {
        let mut storing = lock(&self.storing);
        storing.retain(|_, (_, last)| last.elapsed() < SAID_LATELY);
        storing.values().any(|(since, _)| since.elapsed() >= FOR_A_WHILE)
    }

    /// For how long altogether nobody could do anything at tables that stayed here, in milliseconds.
    pub(crate) fn stood_still(&self) -> u64 {
        self.stood_still.load(Ordering::Relaxed)
    }

    /// No table tells anything more to the sockets of another process.
    pub(super) fn forget_sockets_of(&self, node: NodeId, directory: &TableDirectory) {
        for table in self.held() {
            directory.nudge(table, Request::NodeGone(node));
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
        // One that was taken meanwhile and is nobody's again is another matter.
        woken.retain(|table, at| at.elapsed() < AGAIN && orphans.contains(table));
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
        for line in lock(&self.lines).open.values() {
            line.say(Say::Tick);
        }
        self.all.say(Say::Tick);
    }
}
