//! `GET /api/tables/{id}/record`.

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Problems, TableIn},
    tables::Request,
};

/// Get the record of a game that is over
///
/// With the seed and what it was made of; `cenacle verify` checks it.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, description = "The record, see docs/formats.md.", content_type = "application/json", body = Object), Problems))]
pub(crate) async fn record(
    State(app): State<App>,
    asker: Asker,
    TableIn(table): TableIn,
) -> Result<Response, AppError> {
    let by = asker.guest.map(|guest| guest.id);
    let text = app.hall.ask(table, |reply| Request::Record { by, reply }).await?;
    let name = format!("attachment; filename=\"cenacle-{table}.json\"");
    Ok(([(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)], text)
        .into_response())
}
