//! `GET /api/tables/{id}`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Problems, TableIn},
    tables::Request,
    wire::TableInfo,
};

/// What is this table?
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), Problems))]
pub(crate) async fn show(
    State(app): State<App>,
    asker: Asker,
    TableIn(table): TableIn,
) -> Result<Json<TableInfo>, AppError> {
    let by = asker.guest.map(|guest| guest.id);
    app.directory.ask(table, |reply| Request::Info { by, reply }).await.map(Json)
}
