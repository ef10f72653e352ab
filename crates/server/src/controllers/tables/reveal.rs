//! `POST /api/tables/{id}/reveal`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    wire::{Ask, RevealedLink, TableInfo},
};

/// Show what one adds to the seed
///
/// Only while the table's `revealing` asks for it. The game begins when all who bound themselves have shown their link of the round.
#[utoipa::path(post, path = "/api/tables/{id}/reveal", tag = "tables", params(("id" = String, Path)),
    request_body = RevealedLink, responses((status = 200, body = TableInfo), Problems))]
pub(crate) async fn reveal(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(body): Body<RevealedLink>,
) -> Result<Json<TableInfo>, AppError> {
    super::ask(&app, table, &guest, Ask::Reveal(body)).await
}
