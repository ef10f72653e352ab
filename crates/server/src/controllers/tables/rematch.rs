//! `POST /api/tables/{id}/rematch`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    wire::{Ask, Rematch, TableInfo},
};

/// Play again
///
/// The first who asks opens a table where the others' seats are reserved; who asks later is told which.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    request_body = Option<Rematch>, responses((status = 200, body = TableInfo), Problems))]
pub(crate) async fn rematch(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    body: Option<Body<Rematch>>,
) -> Result<Json<TableInfo>, AppError> {
    super::ask(&app, table, &guest, Ask::Rematch(body.map(|Body(body)| body).unwrap_or_default())).await
}
