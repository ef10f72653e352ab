//! `POST /api/tables/{id}/join`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    wire::{Ask, Join, TableInfo},
};

/// Sit down
///
/// The game begins once everybody sits, unless its maker begins it; who bound himself to an addition shows it first (`reveal`).
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)), request_body = Join,
    responses((status = 200, body = TableInfo), Problems))]
pub(crate) async fn join(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(body): Body<Join>,
) -> Result<Json<TableInfo>, AppError> {
    super::ask(&app, table, &guest, Ask::Join(body)).await
}
