//! `GET /api/games`.

use axum::{Json, extract::State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    http::{Asker, Problems},
};

use super::{GameInfo, info};

/// The games on the shelf.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Games {
    /// All of them.
    games: Vec<GameInfo>,
}

/// What can be played?
#[utoipa::path(get, path = "/api/games", tag = "games",
    params(("lang" = Option<String>, Query, description = "`fr` or `en`")),
    responses((status = 200, body = Games), Problems))]
pub(crate) async fn list(State(app): State<App>, asker: Asker) -> Json<Games> {
    Json(Games { games: app.services().shelf.games().map(|on| info(on, asker.lang)).collect() })
}
