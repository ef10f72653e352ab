//! `POST /api/tables/{id}/rematch`.

use axum::{Json, extract::State};
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

/// How to play again.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Rematch {
    /// What the player binds himself to: the end of a hash chain, 64 hexadecimal digits.
    #[schema(value_type = Option<String>)]
    #[cfg_attr(test, schemars(with = "Option<String>"))]
    commitment: Option<Seed>,
}

/// Play again
///
/// The first who asks opens a table where the others' seats are reserved; who asks later is told which.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    request_body = Option<Rematch>, responses((status = 200, body = TableInfo), Problems))]
pub(crate) async fn rematch(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    body: Option<Body<Rematch>>,
) -> Result<Json<TableInfo>, AppError> {
    let Rematch { commitment } = body.map(|Body(rematch)| rematch).unwrap_or_default();
    super::ask(&app, table, guest, LobbyAsk::Rematch { commitment }).await
}
