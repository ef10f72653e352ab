//! `POST /api/tables/{id}/remove`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    wire::{Ask, Remove, TableInfo},
};

/// Send somebody away from a seat
///
/// Only who made the table may, and only before the game begins: then the seat is free again, and who sat there cannot come back to this
/// table. In a running game the others may let a bot play for who is away (`take-over`).
#[utoipa::path(post, path = "/api/tables/{id}/remove", tag = "tables", params(("id" = String, Path)), request_body = Remove,
    responses((status = 200, body = TableInfo), Problems))]
pub(crate) async fn remove(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(body): Body<Remove>,
) -> Result<Json<TableInfo>, AppError> {
    super::ask(&app, table, &guest, Ask::Remove(body)).await
}
