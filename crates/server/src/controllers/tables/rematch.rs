//! `POST /api/tables/{id}/rematch`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Guest, Problems, TableIn},
    tables::LobbyAsk,
    wire::TableInfo,
};

/// Play again
///
/// The first who asks opens a table where the others' seats are reserved; who asks later is told which.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), Problems))]
pub(crate) async fn rematch(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
) -> Result<Json<TableInfo>, AppError> {
    super::ask(&app, table, guest, LobbyAsk::Rematch).await
}
