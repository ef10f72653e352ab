//! `POST /api/tables/{id}/reveal`.

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

/// What a player shows of his addition.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct RevealedLink {
    /// For which of the asker's seats.
    #[schema(value_type = Option<u8>, minimum = 1)]
    seat: Option<Seat>,
    /// The 32 bytes whose SHA-256 was sent before, as 64 hexadecimal digits.
    #[schema(value_type = String)]
    #[cfg_attr(test, schemars(with = "String"))]
    link: Seed,
}

/// Show what one adds to the seed
///
/// Only while the table's `revealing` asks for it. The game begins when all who bound themselves have shown their link of the round.
#[utoipa::path(post, path = "/api/tables/{id}/reveal", tag = "tables", params(("id" = String, Path)),
    request_body = RevealedLink, responses((status = 200, body = TableInfo), Problems))]
pub(crate) async fn reveal(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(RevealedLink { seat, link }): Body<RevealedLink>,
) -> Result<Json<TableInfo>, AppError> {
    super::ask(&app, table, guest, LobbyAsk::Show { seat, link }).await
}
