//! `POST /api/tables/{id}/decide`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    wire::{Ask, Decision},
};

use super::Done;

/// Decide
///
/// Answered once the decision is stored.
#[utoipa::path(post, path = "/api/tables/{id}/decide", tag = "play", params(("id" = String, Path)), request_body = Decision,
    responses((status = 200, body = Done), Problems))]
pub(crate) async fn decide(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(body): Body<Decision>,
) -> Result<Json<Done>, AppError> {
    super::ask(&app, table, &guest, Ask::Decide(body)).await
}
