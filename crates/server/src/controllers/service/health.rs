//! `GET /healthz`.

use axum::{Json, extract::State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{app::App, error::AppError, http::Problems, wire::Code};

/// How the server is.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Health {
    /// Always `ok`; otherwise there is a problem instead.
    status: String,
    /// The program's version.
    version: String,
    /// Tables that are awake at this server.
    tables: usize,
}

/// Is the server well?
///
/// 503 if nothing can be stored, or the server cannot do its part among others. It may be asked as often as one likes: it is tried at most once a second.
#[utoipa::path(get, path = "/healthz", tag = "service", responses((status = 200, body = Health), Problems))]
pub(crate) async fn health(State(app): State<App>) -> Result<Json<Health>, AppError> {
    if *app.closing.borrow() {
        return Err(Code::Closing.into());
    }
    let services = app.services();
    if services.nodes.as_ref().is_some_and(|nodes| nodes.is_cut_off()) {
        return Err(AppError::with(Code::Busy, "cut off from the database or from the other servers"));
    }
    services.pulse.feel(&services.store, services.now()).await?;
    let version = env!("CARGO_PKG_VERSION").to_owned();
    Ok(Json(Health { status: "ok".to_owned(), version, tables: app.directory.awake() }))
}
