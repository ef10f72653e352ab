//! `POST /api/tables/{id}/undo`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    wire::{Ask, Now},
};

use super::Done;

/// Take my last decision back
///
/// At once if nobody learned anything by it; else the other players are asked (`moment.vote`).
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play", params(("id" = String, Path)), request_body = Now,
    responses((status = 200, body = Done), Problems))]
pub(crate) async fn undo(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(body): Body<Now>,
) -> Result<Json<Done>, AppError> {
    super::ask(&app, table, &guest, Ask::Undo(body)).await
}
