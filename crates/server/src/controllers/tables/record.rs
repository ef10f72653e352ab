//! `GET /api/tables/{id}/record`.

use axum::{
    extract::State,
    http::{HeaderValue, header},
    response::Response,
};

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Problems, TableIn},
    tables::Request,
    wire::Code,
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
    let text = app.directory.ask(table, |reply| Request::Record { by, reply }).await?;
    let mut answer = app.services().replays.answer(text.into_bytes())?;
    let name = format!("attachment; filename=\"cenacle-{table}.json\"");
    let name = HeaderValue::from_str(&name).map_err(|error| AppError::with(Code::Internal, error))?;
    answer.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    Ok(answer)
}
