//! `POST /api/tables/{id}/add`.

use axum::{Json, extract::State};
use cenacle_scene::Seat;
use cenacle_table::Seed;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    tables::LobbyAsk,
    wire::TableInfo,
};

/// What a player binds himself to.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Addition {
    /// For which of the asker's seats.
    #[schema(value_type = Option<u8>, minimum = 1)]
    seat: Option<Seat>,
    /// The end of a hash chain, 64 hexadecimal digits. It stands in the record.
    #[schema(value_type = String)]
    #[cfg_attr(test, schemars(with = "String"))]
    commitment: Seed,
}

/// Bind oneself to what one adds to the seed
///
/// The house has bound itself to its own part: the table's `commitment` is its hash. Until everybody sits a player may bind
/// himself anew.
#[utoipa::path(post, path = "/api/tables/{id}/add", tag = "tables", params(("id" = String, Path)),
    request_body = Addition, responses((status = 200, body = TableInfo), Problems))]
pub(crate) async fn add(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(Addition { seat, commitment }): Body<Addition>,
) -> Result<Json<TableInfo>, AppError> {
    super::ask(&app, table, guest, LobbyAsk::Bind { seat, commitment }).await
}
