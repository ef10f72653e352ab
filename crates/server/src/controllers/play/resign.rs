//! `POST /api/tables/{id}/resign`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    wire::{Ask, AtSeat},
};

use super::Done;

/// Give up
///
/// A bot plays the seat to the end. If all but one player gave up, or nobody but bots is left, the game is stopped.
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "play", params(("id" = String, Path)), request_body = AtSeat,
    responses((status = 200, body = Done), Problems))]
pub(crate) async fn resign(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(body): Body<AtSeat>,
) -> Result<Json<Done>, AppError> {
    super::ask(&app, table, &guest, Ask::Resign(body)).await
}
