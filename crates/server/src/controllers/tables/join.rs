//! `POST /api/tables/{id}/join`.

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

/// Where one wants to sit.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    /// Which seat, from 1; any free one if nobody says.
    #[schema(value_type = Option<u8>, minimum = 1)]
    seat: Option<Seat>,
    /// The secret of a seat's own link.
    invite: Option<String>,
    /// What the player binds himself to: the end of a hash chain, 64 hexadecimal digits.
    #[schema(value_type = Option<String>)]
    #[cfg_attr(test, schemars(with = "Option<String>"))]
    commitment: Option<Seed>,
}

/// Sit down
///
/// The game begins once everybody sits, unless its maker begins it; who bound himself to an addition shows it first (`reveal`).
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)), request_body = Join,
    responses((status = 200, body = TableInfo), Problems))]
pub(crate) async fn join(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(Join { seat, invite, commitment }): Body<Join>,
) -> Result<Json<TableInfo>, AppError> {
    super::ask(&app, table, guest, LobbyAsk::Join { seat, invite, commitment }).await
}
