//! The server from its start to its end.

use std::{
    collections::HashSet,
    future::Future,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use axum::{Router, extract::DefaultBodyLimit, http::header, middleware, response::IntoResponse, routing::get};
use tokio::{net::TcpListener, sync::watch, time::timeout};
use tower_http::{
    catch_panic::CatchPanicLayer,
    compression::{
        CompressionLayer,
        predicate::{DefaultPredicate, NotForContentType, Predicate},
    },
};

use crate::{
    app::App,
    controllers::{self, live, service::site},
    demo,
    error::{AppError, Sentences, ServeError},
    house::House,
    http::{self, Door},
    metrics::Metrics,
    nodes::{self, Nodes},
    pulse::Pulse,
    replays::Replays,
    settings::{Quotas, Settings},
    shelf::Shelf,
    sockets::Sockets,
    store::{Sharing, Store},
    tables::{BotPool, Decors, Live, Origins, Reviews, Services, TableDirectory},
    time::{Absence, HEARTBEAT, Time},
    wire::{Code, GuestId},
};

/// How often the server notes that it is alive.
const ALIVE_EVERY: Duration = Duration::from_secs(5);
/// How often it looks for tables at which something is due.
const WAKE_EVERY: Duration = Duration::from_secs(1);
/// How far it looks back for those that could not wake up when they should have.
const LOOK_BACK: u64 = 60_000;
/// Who asked something so lately is here, as far as the clean-up is concerned. Nothing that is asked takes longer.
const LATELY: Duration = Duration::from_secs(60);
/// When the server closes: how long tables have to come to rest, clients to go, and the time to be noted. Together with what the
/// program itself needs to end that is less than five seconds.
const TABLES: Duration = Duration::from_millis(2500);
const CLIENTS: Duration = Duration::from_millis(1000);
const NOTE: Duration = Duration::from_millis(500);

/// Serves until `stop` is done, then stores and closes everything. `ready` is told where the server listens.
///
/// # Errors
/// If the database cannot be opened or the address not listened at.
pub async fn serve(
    settings: Settings,
    shelf: Shelf,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let metrics = Arc::new(Metrics::new());
    let sharing = if settings.nodes.is_some() { Sharing::Together } else { Sharing::Alone };
    let store = Store::open(&settings.database, sharing, metrics.clone()).await?;
    let (nodes, listening) = match &settings.nodes {
        Some(url) => Some(Nodes::join(url, &store, &shelf, metrics.clone()).await?).unzip(),
        None => (None, None),
    };
    if let Err(error) = store.set_quotas(settings.quotas).await {
        tracing::warn!(?error, "it is not known how much there is");
    }
    let (stop, taken_over) = stop_or_taken_over(stop, store.clone());
    // Where others go on nobody was away.
    let last = match &nodes {
        Some(nodes) if nodes.has_heir() => None,
        Some(nodes) => store.last_alive().await.ok().flatten().max(store.last_there(nodes.id).await.ok().flatten()),
        None => store.last_alive().await.ok().flatten(),
    };
    let time = Time::new(settings.clockwork.clone(), last, store.absences().await.unwrap_or_default());
    let absences = time.absences();
    let live = Live::new(settings.live_tables, store.live().await.unwrap_or_default());
    let services = Services {
        shelf,
        store: store.clone(),
        bots: BotPool::new(settings.bot_threads, settings.bot_pace, settings.bot_timeout),
        decors: Decors::default(),
        reviews: Reviews::default(),
        replays: Replays::new(metrics.clone(), settings.timeouts.replay),
        pulse: Pulse::default(),
        house: House::default(),
        sentences: Sentences::new()?,
        metrics,
        nodes: nodes.clone(),
        time,
        sockets: Sockets::default(),
        origins: Origins::default(),
        nap_after: settings.nap_after,
        reveal_within: settings.reveal_within,
    };
    let directory = TableDirectory::new(services, live);
    let (close, closing) = watch::channel(false);
    let door = Door::new(settings.limits && !settings.behind_proxy, settings.timeouts);
    let app = App::new(directory.clone(), settings.clone(), closing, &door.inside());
    let listener = TcpListener::bind(settings.listen)
        .await
        .map_err(|error| ServeError::Listen { address: settings.listen.to_string(), error })?;
    let address = listener.local_addr()?;
    // The port first: who cannot have it leaves no tables behind.
    if settings.demo {
        demo::lay(&directory).await;
    }
    let keepers = [
        tokio::spawn(keep_alive(directory.clone())),
        tokio::spawn(beat(directory.clone())),
        tokio::spawn(keep_tidy(app.clone(), settings.quotas)),
    ];
    // Others count on this process until the last table is handed over.
    let among_others = nodes.clone().zip(listening).map(|(nodes, listening)| {
        tokio::spawn(nodes::receive(app.clone(), nodes.clone(), listening));
        tokio::spawn(nodes::think_for_others(nodes.clone(), directory.clone()));
        tokio::spawn(nodes::watch(nodes.clone(), directory.clone()));
        tokio::spawn(nodes::keep(nodes, directory.clone()))
    });
    ready(address);
    door.keep(&listener, &router(app), stop).await;
    tracing::info!("closing");
    // Nobody is heard any more.
    drop(listener);
    keepers.iter().for_each(tokio::task::JoinHandle::abort);
    let closed_at = directory.services().now();
    // Tables first: what clients do, or do not, keeps nobody's game from being stored.
    if timeout(TABLES, directory.close()).await.is_err() {
        tracing::error!("some tables do not come to rest; what was acknowledged is stored");
    }
    // Sockets and long questions end by themselves once they know.
    close.send_replace(true);
    door.close(CLIENTS).await;
    let absences = own_absences(directory.services(), absences);
    let note = async { store.keep_absences(&absences).await.and(store.note_alive(closed_at).await) };
    match timeout(NOTE, note).await {
        Ok(Ok(())) => {}
        failed => tracing::warn!(?failed, "the time of closing could not be noted"),
    }
    among_others.iter().for_each(tokio::task::JoinHandle::abort);
    if let Some(nodes) = nodes
        && timeout(NOTE, nodes.gone()).await.is_err()
    {
        tracing::warn!("the other servers could not be told; they notice by themselves");
    }
    tracing::info!("closed");
    if taken_over.load(Ordering::Relaxed) { Err(ServeError::TakenOver) } else { Ok(()) }
}

/// The end comes when it is wished, or when another process has taken the database over; which it was is known afterwards.
fn stop_or_taken_over(
    stop: impl Future<Output = ()> + Send + 'static,
    store: Store,
) -> (impl Future<Output = ()> + Send + 'static, Arc<AtomicBool>) {
    let taken_over = Arc::new(AtomicBool::new(false));
    let flag = taken_over.clone();
    let ended = async move {
        tokio::select! {
            () = stop => {}
            () = store.taken_over() => flag.store(true, Ordering::Relaxed),
        }
    };
    (ended, taken_over)
}

/// Every route, with what every request goes through.
fn router(app: App) -> Router {
    let (routes, description) = controllers::router().split_for_parts();
    let description = Arc::new(description.to_pretty_json().unwrap_or_default());
    let describe = move || {
        let text = description.as_ref().clone();
        async move { ([(header::CONTENT_TYPE, "application/json")], text) }
    };
    routes
        .route("/api/openapi.json", get(describe))
        .route("/api/live", get(live::open::open))
        .fallback(site::site)
        .method_not_allowed_fallback(|| async { AppError::from(Code::NotFound).into_response() })
        // Fonts are compressed as they are.
        .layer(
            CompressionLayer::new().compress_when(DefaultPredicate::new().and(NotForContentType::const_new("font/"))),
        )
        .layer(CatchPanicLayer::custom(http::panicked))
        // The guard has read the body, no longer than it may be.
        .layer(DefaultBodyLimit::disable())
        .layer(middleware::from_fn_with_state(app.clone(), http::guard))
        .layer(middleware::from_fn(http::secure))
        .with_state(app)
}

/// The interface's description of itself, as it is served at `/api/openapi.json`.
#[must_use]
pub fn description() -> String {
    let (_, description) = controllers::router().split_for_parts();
    description.to_pretty_json().unwrap_or_default()
}

/// Notes that the server is alive, and wakes tables at which something is due.
async fn keep_alive(directory: TableDirectory) {
    let (services, started) = (directory.services(), directory.services().now());
    let mut kept = services.time.absences().saturating_sub(1);
    // Who shares the tables looks for those that nobody has (`nodes/keeper.rs`).
    let shared = services.nodes.is_some();
    // Those that were awake when the server went, and those whose time came while it was away.
    if !shared {
        wake(&directory, 0, started).await;
    }
    let (mut looked, mut noted) = (started, 0);
    loop {
        let absences = own_absences(services, kept);
        match services.store.keep_absences(&absences).await {
            Ok(()) => kept += absences.len(),
            Err(error) => tracing::warn!(?error, "the server cannot note that it was away"),
        }
        if services.now() >= noted + ALIVE_EVERY.as_millis() as u64 {
            noted = services.now();
            if let Err(error) = services.store.note_alive(noted).await {
                tracing::warn!(?error, "the server cannot note that it is alive");
            }
        }
        tokio::time::sleep(WAKE_EVERY).await;
        let to = services.now();
        if !shared {
            wake(&directory, looked.saturating_sub(LOOK_BACK).max(1), to).await;
        }
        looked = to;
    }
}

/// When the server was away, from this absence on. Where others went on nobody else's table was.
fn own_absences(services: &Services, known: usize) -> Vec<Absence> {
    match &services.nodes {
        Some(nodes) if nodes.has_heir() => Vec::new(),
        _ => services.time.absences_from(known),
    }
}

/// Notices that the server is there, so that it notices when it was not.
async fn beat(directory: TableDirectory) {
    loop {
        let _ = directory.services().now();
        tokio::time::sleep(HEARTBEAT).await;
    }
}

/// Cleans up from time to time, if anything is limited.
async fn keep_tidy(app: App, quotas: Quotas) {
    // Whoever asked in this time may be about to sit down.
    let lately = quotas.keep.map_or(LATELY, |keep| keep.min(LATELY));
    while quotas.is_any() {
        let here = || {
            let mut here = app.guests.asked_within(lately);
            here.extend(app.sockets.guests());
            here
        };
        let gone: HashSet<GuestId> = app.directory.tidy(&here).await.into_iter().collect();
        // Nobody who was removed is taken for somebody any more.
        if !gone.is_empty() {
            app.guests.forget_all(&gone);
        }
        tokio::time::sleep(quotas.every).await;
    }
}

async fn wake(directory: &TableDirectory, from: u64, to: u64) {
    match directory.wake(from, to).await {
        Ok(0) => {}
        Ok(tables) => tracing::info!(tables, "tables wake up"),
        Err(error) => tracing::warn!(?error, "tables cannot be looked for"),
    }
}
