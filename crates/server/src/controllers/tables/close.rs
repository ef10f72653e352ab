//! `POST /api/tables/{id}/close`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Guest, Problems, TableIn},
    wire::{Ask, TableInfo},
};

/// Close a table that waits, or stop a game in which nobody else plays
#[utoipa::path(post, path = "/api/tables/{id}/close", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), Problems))]
pub(crate) async fn close(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
) -> Result<Json<TableInfo>, AppError> {
    super::ask(&app, table, &guest, Ask::Close {}).await
}
