//! What the server counts of itself, for Prometheus.

use std::time::Duration;

use prometheus_client::{
    encoding::text::{encode_eof, encode_registry},
    metrics::{counter::Counter, gauge::Gauge, histogram::Histogram},
    registry::{Registry, Unit},
};

use crate::store::{NodeCounts, SharedFigures};

/// What is counted.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    /// Tables that are awake.
    pub awake: Gauge,
    pub sockets: Gauge,
    /// Messages from sockets.
    pub asks: Counter,
    /// Requests over HTTP.
    pub requests: Counter,
    /// Requests and messages refused because they came too fast.
    pub too_fast: Counter,
    /// Bots that failed or took too long, and were played for.
    pub bot_faults: Counter,
    /// Tasks of tables that died and were followed by others.
    pub table_deaths: Counter,
    events: Counter,
    decision: Histogram,
    group: Histogram,
    /// Threads given up because a game that was played again did not come to an end.
    pub replays_given_up: Counter,
    /// How many of these still run.
    pub replays_endless: Gauge,
    /// What answers hold that are not taken yet, in kilobytes.
    pub answers_held: Gauge,
    /// Writes that could not be stored.
    pub writes_failed: Counter,
    /// How often the database was away and came back.
    pub reconnects: Counter,
    /// Tables that the clean-up removed.
    pub tables_removed: Counter,
    /// Guests that the clean-up removed.
    pub guests_removed: Counter,
    /// 1 once nothing may be written any more.
    pub store_lost: Gauge,
    /// Games that were looked at again.
    pub reviews: Counter,
    /// Processes that share the tables and are there, this one included; nought where one has them alone.
    pub nodes: Gauge,
    /// 1 while this one is cut off.
    pub node_cut_off: Gauge,
    /// Tables that this one has, and tables that it follows elsewhere.
    pub tables_held: Gauge,
    pub tables_followed: Gauge,
    /// Tables that were taken over from a process that was gone.
    pub tables_taken_over: Counter,
    /// Messages from others, and gaps between them.
    pub node_messages: Counter,
    pub node_messages_missed: Counter,
    /// What was said through the database instead.
    pub node_letters: Counter,
    /// Questions that were put into the queue, and those of others that were thought about here.
    pub thoughts_asked: Counter,
    pub thoughts_for_others: Counter,
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics::new()
    }
}

impl Metrics {
    /// Everything at nought.
    #[must_use]
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("cenacle");
        let metrics = Metrics {
            awake: Gauge::default(),
            sockets: Gauge::default(),
            asks: Counter::default(),
            requests: Counter::default(),
            too_fast: Counter::default(),
            bot_faults: Counter::default(),
            table_deaths: Counter::default(),
            events: Counter::default(),
            decision: Histogram::new([0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0]),
            group: Histogram::new([1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 512.0]),
            replays_given_up: Counter::default(),
            replays_endless: Gauge::default(),
            answers_held: Gauge::default(),
            writes_failed: Counter::default(),
            reconnects: Counter::default(),
            tables_removed: Counter::default(),
            guests_removed: Counter::default(),
            store_lost: Gauge::default(),
            reviews: Counter::default(),
            nodes: Gauge::default(),
            node_cut_off: Gauge::default(),
            tables_held: Gauge::default(),
            tables_followed: Gauge::default(),
            tables_taken_over: Counter::default(),
            node_messages: Counter::default(),
            node_messages_missed: Counter::default(),
            node_letters: Counter::default(),
            thoughts_asked: Counter::default(),
            thoughts_for_others: Counter::default(),
            registry: Registry::default(),
        };
        registry.register("tables_awake", "Tables held in memory", metrics.awake.clone());
        registry.register("sockets", "Open sockets", metrics.sockets.clone());
        registry.register("socket_messages", "Messages that came over sockets", metrics.asks.clone());
        registry.register("http_requests", "Requests that came over HTTP", metrics.requests.clone());
        registry.register("too_fast", "Requests and messages refused by rate limits", metrics.too_fast.clone());
        let help = "Bots that failed or took too long, and were played for";
        registry.register("bot_faults", help, metrics.bot_faults.clone());
        let help = "Tasks of tables that died of a mistake of the server's own";
        registry.register("table_deaths", help, metrics.table_deaths.clone());
        registry.register("events", "Events stored in journals", metrics.events.clone());
        let help = "Time from taking a decision to having stored and told it";
        registry.register_with_unit("decision", help, Unit::Seconds, metrics.decision.clone());
        registry.register("group_commit", "Writes put into one transaction", metrics.group.clone());
        let help = "Threads given up because a game that was played again did not come to an end";
        registry.register("replays_given_up", help, metrics.replays_given_up.clone());
        registry.register("replays_endless", "How many of these still run", metrics.replays_endless.clone());
        let help = "What long answers hold that are not taken yet, in kilobytes";
        registry.register("answers_held_kilobytes", help, metrics.answers_held.clone());
        registry.register("writes_failed", "Writes that could not be stored", metrics.writes_failed.clone());
        let help = "How often the database was away and came back";
        registry.register("database_reconnects", help, metrics.reconnects.clone());
        registry.register("tables_removed", "Tables that the clean-up removed", metrics.tables_removed.clone());
        registry.register("guests_removed", "Guests that the clean-up removed", metrics.guests_removed.clone());
        let help = "1 once nothing may be written any more: the lease or the database's file is lost";
        registry.register("database_lost", help, metrics.store_lost.clone());
        registry.register("reviews", "Games that were looked at again", metrics.reviews.clone());
        metrics.register_nodes(&mut registry);
        Metrics { registry, ..metrics }
    }

    /// What is counted where several processes share the tables.
    fn register_nodes(&self, registry: &mut Registry) {
        registry.register("nodes", "Servers that share the tables and are there", self.nodes.clone());
        let help = "1 while this server is cut off from the database or from the others";
        registry.register("node_cut_off", help, self.node_cut_off.clone());
        registry.register("tables_held", "Tables that this server has", self.tables_held.clone());
        registry.register("tables_followed", "Tables that it follows at others", self.tables_followed.clone());
        let help = "Tables taken over from a server that was gone";
        registry.register("tables_taken_over", help, self.tables_taken_over.clone());
        registry.register("node_messages", "Messages that came from other servers", self.node_messages.clone());
        let help = "How often messages between them were missed";
        registry.register("node_messages_missed", help, self.node_messages_missed.clone());
        let help = "Messages that went through the database because NATS did not carry them";
        registry.register("node_letters", help, self.node_letters.clone());
        let help = "Questions of bots and players put into the queue for others";
        registry.register("thoughts_asked", help, self.thoughts_asked.clone());
        let help = "Questions of others thought about here";
        registry.register("thoughts_for_others", help, self.thoughts_for_others.clone());
    }

    /// Events were stored.
    pub(crate) fn events(&self, count: usize) {
        self.events.inc_by(count as u64);
    }

    /// A decision took this long.
    pub(crate) fn decision(&self, took: Duration) {
        self.decision.observe(took.as_secs_f64());
    }

    /// So many writes went into one transaction.
    pub(crate) fn group(&self, writes: usize) {
        self.group.observe(writes as f64);
    }

    /// What others are told of it.
    #[must_use]
    pub(crate) fn counts(&self) -> NodeCounts {
        NodeCounts { sockets: self.sockets.get().unsigned_abs(), events: self.events.get() }
    }

    /// What there is where this process has the house alone.
    #[must_use]
    pub(crate) fn alone(&self) -> SharedFigures {
        let NodeCounts { sockets, events } = self.counts();
        SharedFigures { nodes: 1, deaf: 0, sockets, awake: self.awake.get().unsigned_abs(), events }
    }

    /// As Prometheus reads it, with what is counted of the whole house, if that is known.
    #[must_use]
    pub(crate) fn text(&self, house: Option<&Registry>) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        for registry in [Some(&self.registry), house].into_iter().flatten() {
            let _ = encode_registry(&mut text, registry);
        }
        let _ = encode_eof(&mut text);
        text
    }
}
