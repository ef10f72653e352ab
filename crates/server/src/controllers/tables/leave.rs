//! `POST /api/tables/{id}/leave`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Guest, Problems, TableIn},
    wire::{Ask, TableInfo},
};

/// Get up
///
/// Before the game the seat is free again. In a running game a bot plays it until its player takes it back with
/// `hand-back`.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), Problems))]
pub(crate) async fn leave(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
) -> Result<Json<TableInfo>, AppError> {
    super::ask(&app, table, &guest, Ask::Leave {}).await
}
