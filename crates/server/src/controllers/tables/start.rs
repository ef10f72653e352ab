//! `POST /api/tables/{id}/start`.

use axum::{Json, extract::State};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    tables::LobbyAsk,
    wire::TableInfo,
};

/// How to begin.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Start {
    /// The bots that sit down at free seats.
    fill: Option<String>,
}

/// Begin the game
///
/// Only who made the table may, or who sits there if its maker does not. Every seat must be taken, or `fill` must say by which bots.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    request_body = Start, responses((status = 200, body = TableInfo), Problems))]
pub(crate) async fn start(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(Start { fill }): Body<Start>,
) -> Result<Json<TableInfo>, AppError> {
    super::ask(&app, table, guest, LobbyAsk::Start { fill }).await
}
