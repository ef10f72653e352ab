//! `POST /api/tables/{id}/answer`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    wire::{Answer, Ask},
};

use super::Done;

/// Let another player take a decision back, or not
#[utoipa::path(post, path = "/api/tables/{id}/answer", tag = "play", params(("id" = String, Path)), request_body = Answer,
    responses((status = 200, body = Done), Problems))]
pub(crate) async fn answer(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(body): Body<Answer>,
) -> Result<Json<Done>, AppError> {
    super::ask(&app, table, &guest, Ask::Answer(body)).await
}
