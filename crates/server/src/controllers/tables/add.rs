//! `POST /api/tables/{id}/add`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    wire::{Addition, Ask, TableInfo},
};

/// Bind oneself to what one adds to the seed
///
/// The server has bound itself to its own part: the table's `commitment` is its hash. Until everybody sits a player may bind
/// himself anew.
#[utoipa::path(post, path = "/api/tables/{id}/add", tag = "tables", params(("id" = String, Path)),
    request_body = Addition, responses((status = 200, body = TableInfo), Problems))]
pub(crate) async fn add(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(body): Body<Addition>,
) -> Result<Json<TableInfo>, AppError> {
    super::ask(&app, table, &guest, Ask::Add(body)).await
}
