//! The server from its start to its end.

use std::{future::Future, net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    Router, extract::DefaultBodyLimit, http::header, middleware, response::IntoResponse, routing::get,
    serve::ListenerExt,
};
use tokio::{net::TcpListener, sync::watch};
use tower_http::{
    catch_panic::CatchPanicLayer,
    compression::{
        CompressionLayer,
        predicate::{DefaultPredicate, NotForContentType, Predicate},
    },
};

use crate::{
    app::App,
    controllers::{self, house::site, live},
    demo,
    error::{AppError, Sentences, ServeError},
    http,
    metrics::Metrics,
    settings::Settings,
    shelf::Shelf,
    store::Store,
    tables::{BotPool, Decors, Hall, House, Reviews, now},
    wire::Code,
};

/// The longest body a request may have.
const LONGEST_BODY: usize = 16 * 1024;
/// How often the server notes that it is alive.
const ALIVE_EVERY: Duration = Duration::from_secs(5);
/// How often it looks for tables at which something is due.
const WAKE_EVERY: Duration = Duration::from_secs(1);
/// How far it looks back for those that could not wake up when they should have.
const LOOK_BACK: u64 = 60_000;
/// An absence shorter than this is nobody's loss.
const SHORT_ABSENCE: u64 = 10_000;

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
    let store = Store::open(&settings.database, metrics.clone()).await?;
    let away = absence(&store).await;
    let house = House {
        shelf,
        store: store.clone(),
        bots: BotPool::new(settings.bot_threads, settings.bot_pace, settings.bot_patience),
        decors: Decors::default(),
        reviews: Reviews::default(),
        sentences: Sentences::new()?,
        metrics,
        away,
        nap_after: settings.nap_after,
    };
    let hall = Hall::new(house);
    let (close, closing) = watch::channel(false);
    let app = App::new(hall.clone(), settings.clone(), closing);
    if settings.demo {
        demo::lay(&hall).await;
    }
    let listener = TcpListener::bind(settings.listen)
        .await
        .map_err(|error| ServeError::Listen { address: settings.listen.to_string(), error })?;
    let address = listener.local_addr()?;
    let keeper = tokio::spawn(keep_alive(hall.clone()));
    ready(address);
    let listener = listener.tap_io(|stream| {
        // Messages are short and people wait for them; without it they would wait for each other.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a socket keeps its delay");
        }
    });
    let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
    let stopped = async move {
        stop.await;
        tracing::info!("closing");
        // Sockets and long questions end by themselves once they know.
        close.send_replace(true);
    };
    axum::serve(listener, service).with_graceful_shutdown(stopped).await?;
    keeper.abort();
    hall.close().await;
    if let Err(error) = store.note_alive(now()).await {
        tracing::warn!(?error, "the time of closing could not be noted");
    }
    tracing::info!("closed");
    Ok(())
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
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
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

/// While the server was away: from when to when.
async fn absence(store: &Store) -> Option<(u64, u64)> {
    let (last, now) = (store.last_alive().await.ok().flatten()?, now());
    (now.saturating_sub(last) > SHORT_ABSENCE).then_some((last, now))
}

/// Notes that the server is alive, and wakes tables at which something is due.
async fn keep_alive(hall: Hall) {
    let started = now();
    // Those that were awake when the server went, and those whose time came while it was away.
    wake(&hall, 0, started).await;
    let (mut looked, mut noted) = (started, 0);
    loop {
        if now() >= noted + ALIVE_EVERY.as_millis() as u64 {
            noted = now();
            if let Err(error) = hall.house().store.note_alive(noted).await {
                tracing::warn!(?error, "the server cannot note that it is alive");
            }
        }
        tokio::time::sleep(WAKE_EVERY).await;
        let to = now();
        wake(&hall, looked.saturating_sub(LOOK_BACK).max(1), to).await;
        looked = to;
    }
}

async fn wake(hall: &Hall, from: u64, to: u64) {
    match hall.wake(from, to).await {
        Ok(0) => {}
        Ok(tables) => tracing::info!(tables, "tables wake up"),
        Err(error) => tracing::warn!(?error, "tables cannot be looked for"),
    }
}
