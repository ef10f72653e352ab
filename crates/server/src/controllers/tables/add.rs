//! `POST /api/tables/{id}/add`.

use axum::{Json, extract::State};
use cenacle_scene::Seat;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    tables::LobbyAsk,
    wire::TableInfo,
};

/// Something to be mixed into the seed.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Addition {
    /// For which of the asker's seats.
    #[schema(value_type = Option<u8>, minimum = 1)]
    seat: Option<Seat>,
    /// Anything, at most 200 bytes. It stands in the record.
    text: String,
}

/// Add to the seed before the game begins
///
/// The house has bound itself to its own part: `commitment` is its hash.
#[utoipa::path(post, path = "/api/tables/{id}/add", tag = "tables", params(("id" = String, Path)),
    request_body = Addition, responses((status = 200, body = TableInfo), Problems))]
pub(crate) async fn add(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(Addition { seat, text }): Body<Addition>,
) -> Result<Json<TableInfo>, AppError> {
    super::ask(&app, table, guest, LobbyAsk::Add { seat, text }).await
}
