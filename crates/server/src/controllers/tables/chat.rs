//! `GET` and `POST /api/tables/{id}/chat`.

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Body, Guest, Problems, TableIn},
    tables::Request,
    texts,
    wire::{Ask, ChatLine, Code, Said},
};

/// What was said at a table.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Chat {
    /// The last hundred lines, in order, without those of people one has muted.
    lines: Vec<ChatLine>,
}

/// What was said?
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Chat), Problems))]
pub(crate) async fn read(State(app): State<App>, asker: Asker, TableIn(table): TableIn) -> Result<Response, AppError> {
    let by = asker.guest.map(|guest| guest.id);
    lines(&app, table, by).await
}

/// Say something to the table
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path)), request_body = Said,
    responses((status = 200, body = Chat), Problems))]
pub(crate) async fn say(
    State(app): State<App>,
    Guest(by): Guest,
    TableIn(table): TableIn,
    Body(said): Body<Said>,
) -> Result<Response, AppError> {
    app.directory.ask_for(table, &by, Ask::Chat(said)).await?;
    lines(&app, table, Some(by.id)).await
}

async fn lines(app: &App, table: crate::wire::TableId, by: Option<crate::wire::GuestId>) -> Result<Response, AppError> {
    let lines = app.directory.ask(table, |reply| Request::ChatLog { by, reply }).await?;
    let json = serde_json::to_string(&Chat { lines }).map_err(|error| AppError::with(Code::Internal, error))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], texts::inert(&json)).into_response())
}
