//! Figures of the whole house, for Prometheus: the same from every server, asked as often as anybody likes (`store/figures.rs`).

use std::time::{Duration, Instant};

use prometheus_client::{
    metrics::{counter::ConstCounter, family::Family, gauge::Gauge},
    registry::Registry,
};
use tokio::sync::Mutex;

use crate::{
    store::{HouseFigures, SharedFigures},
    tables::Services,
    wire::Code,
};

/// After how long it is asked again if the database did not answer.
const AGAIN: Duration = Duration::from_secs(1);

/// What is known of the whole house.
#[derive(Debug, Default)]
pub(crate) struct House(Mutex<Option<Known>>);

#[derive(Debug)]
struct Known {
    figures: Option<HouseFigures>,
    until: Instant,
}

impl House {
    /// How much there is in the house, unless the database does not say so soon: old figures are not told.
    pub(crate) async fn figures(&self, services: &Services) -> Option<HouseFigures> {
        // Who comes while another asks waits for the same answer.
        let mut known = self.0.lock().await;
        if let Some(known) = known.as_ref().filter(|known| Instant::now() < known.until) {
            return known.figures.clone();
        }
        let counted = match &services.nodes {
            // Who is cut off knows nothing of the house.
            Some(nodes) if nodes.is_cut_off() => Err(Code::Busy.into()),
            Some(_) => services.store.shared_figures().await,
            None => services.store.figures(services.now()).await,
        };
        let (figures, good) = counted.map_or((None, AGAIN), |(figures, good)| (Some(figures), good));
        let until = Instant::now() + good;
        known.insert(Known { figures, until }).figures.clone()
    }
}

/// The figures as Prometheus counts them. A process that has the house alone is the whole of it.
pub(crate) fn registry(figures: &HouseFigures, services: &Services) -> Registry {
    let mut registry = Registry::with_prefix("cenacle_house");
    let alone = || services.metrics.alone();
    let SharedFigures { nodes, deaf, sockets, awake, events } = figures.shared.unwrap_or_else(alone);
    let mut gauge = |name: &str, help: &str, value: u64| {
        let gauge = Gauge::<i64>::default();
        gauge.set(i64::try_from(value).unwrap_or(i64::MAX));
        registry.register(name, help, gauge);
    };
    gauge("nodes", "Servers that are there, by the database's word", nodes);
    gauge("nodes_deaf", "Those of them that do not hear the others over NATS", deaf);
    gauge("sockets", "Open sockets at all servers", sockets);
    gauge("tables_awake", "Tables that one of the servers has", awake);
    let help = "Tables whose server is gone, or at which something is due, and that nobody has";
    gauge("tables_orphaned", help, figures.orphaned);
    gauge("guests", "Guests, here or not", figures.guests);
    registry.register("events", "Events stored in journals by all servers", ConstCounter::new(events));
    registry.register("tables", "Tables that wait or run, by game", tables(figures, services));
    registry
}

/// Every game of the shelf is told of, also where nobody plays it.
fn tables(figures: &HouseFigures, services: &Services) -> Family<[(&'static str, String); 2], Gauge> {
    let family = Family::<[(&'static str, String); 2], Gauge>::default();
    let labels = |game: &str, status: &str| [("game", game.to_owned()), ("status", status.to_owned())];
    for on in services.shelf.games() {
        for status in ["waiting", "running"] {
            family.get_or_create(&labels(on.game.about().id, status)).set(0);
        }
    }
    for (game, status, count) in &figures.tables {
        family.get_or_create(&labels(game, status)).set(i64::try_from(*count).unwrap_or(i64::MAX));
    }
    family
}
