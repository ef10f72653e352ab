//! `GET /api/tables/{id}/scores`.

use axum::{Json, extract::State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Problems, TableIn},
    tables::{Request, ScorePoint},
};

/// How the scores went.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Scores {
    /// The beginning, every moment at which something changed, and the end.
    points: Vec<ScorePoint>,
}

/// How did the scores go?
///
/// For a game that is over; what was hidden while it ran is open now.
#[utoipa::path(get, path = "/api/tables/{id}/scores", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Scores), Problems))]
pub(crate) async fn scores(
    State(app): State<App>,
    asker: Asker,
    TableIn(table): TableIn,
) -> Result<Json<Scores>, AppError> {
    let by = asker.guest.map(|guest| guest.id);
    let points = app.hall.ask(table, |reply| Request::Scores { by, reply }).await?;
    Ok(Json(Scores { points }))
}
