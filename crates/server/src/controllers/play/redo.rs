//! `POST /api/tables/{id}/redo`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    wire::{Ask, Now},
};

use super::Done;

/// Play again what I took back
#[utoipa::path(post, path = "/api/tables/{id}/redo", tag = "play", params(("id" = String, Path)), request_body = Now,
    responses((status = 200, body = Done), Problems))]
pub(crate) async fn redo(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(body): Body<Now>,
) -> Result<Json<Done>, AppError> {
    super::ask(&app, table, &guest, Ask::Redo(body)).await
}
