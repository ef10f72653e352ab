//! `GET /api/games/{game}`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Named, Problems},
    wire::Code,
};

use super::{GameInfo, info};

/// What is this game?
#[utoipa::path(get, path = "/api/games/{game}", tag = "games",
    params(("game" = String, Path), ("lang" = Option<String>, Query, description = "`fr` or `en`")),
    responses((status = 200, body = GameInfo), Problems))]
pub(crate) async fn show(
    State(app): State<App>,
    asker: Asker,
    Named(game): Named<String>,
) -> Result<Json<GameInfo>, AppError> {
    let on = app.services().shelf.newest(&game).ok_or(Code::NoSuchGame)?;
    Ok(Json(info(on, asker.lang)))
}
