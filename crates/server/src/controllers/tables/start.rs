//! `POST /api/tables/{id}/start`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    wire::{Ask, Start, TableInfo},
};

/// Begin the game
///
/// Only who made the table may, or who sits there if its maker does not. Every seat must be taken, or `fill` must say by which bots.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    request_body = Start, responses((status = 200, body = TableInfo), Problems))]
pub(crate) async fn start(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(body): Body<Start>,
) -> Result<Json<TableInfo>, AppError> {
    super::ask(&app, table, &guest, Ask::Start(body)).await
}
