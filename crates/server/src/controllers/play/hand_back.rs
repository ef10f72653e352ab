//! `POST /api/tables/{id}/hand-back`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    wire::{Ask, AtSeat},
};

use super::Done;

/// Play my own seat again
#[utoipa::path(post, path = "/api/tables/{id}/hand-back", tag = "play", params(("id" = String, Path)), request_body = AtSeat,
    responses((status = 200, body = Done), Problems))]
pub(crate) async fn hand_back(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(body): Body<AtSeat>,
) -> Result<Json<Done>, AppError> {
    super::ask(&app, table, &guest, Ask::HandBack(body)).await
}
