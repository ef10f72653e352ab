//! `GET /healthz`.

use axum::{Json, extract::State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{app::App, error::AppError, http::Problems, tables::now, wire::Code};

/// How the server is.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Health {
    /// Always `ok`; otherwise there is a problem instead.
    status: String,
    /// The program's version.
    version: String,
    /// Tables that are awake.
    tables: usize,
}

/// Is the server well?
///
/// It writes to the database and waits for it.
#[utoipa::path(get, path = "/healthz", tag = "house", responses((status = 200, body = Health), Problems))]
pub(crate) async fn health(State(app): State<App>) -> Result<Json<Health>, AppError> {
    if *app.closing.borrow() {
        return Err(Code::Closing.into());
    }
    app.house().store.note_alive(now()).await?;
    let version = env!("CARGO_PKG_VERSION").to_owned();
    Ok(Json(Health { status: "ok".to_owned(), version, tables: app.hall.awake() }))
}
