//! `POST /api/tables/{id}/take-over`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    wire::{Ask, AtSeat},
};

use super::Done;

/// Let a bot play my seat for a while, or that of a player who has been away for two minutes
#[utoipa::path(post, path = "/api/tables/{id}/take-over", tag = "play", params(("id" = String, Path)), request_body = AtSeat,
    responses((status = 200, body = Done), Problems))]
pub(crate) async fn take_over(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(body): Body<AtSeat>,
) -> Result<Json<Done>, AppError> {
    super::ask(&app, table, &guest, Ask::TakeOver(body)).await
}
