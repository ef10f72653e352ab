//! `POST /api/tables/{id}/decide`.

use axum::{Json, extract::State};
use cenacle_scene::Seat;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    tables::PlayAsk,
};

use super::Done;

/// A decision.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Decision {
    /// For which of the asker's seats; the only one if nobody says.
    #[schema(value_type = Option<u8>, minimum = 1)]
    seat: Option<Seat>,
    /// The last event the asker knows: the legal list is meant as it was then.
    n: u64,
    /// The place of the action in the legal list, from 0.
    index: u32,
}

/// Decide
///
/// Answered once the decision is stored.
#[utoipa::path(post, path = "/api/tables/{id}/decide", tag = "play", params(("id" = String, Path)),
    request_body = Decision, responses((status = 200, body = Done), Problems))]
pub(crate) async fn decide(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(Decision { seat, n, index }): Body<Decision>,
) -> Result<Json<Done>, AppError> {
    super::ask(&app, table, &guest, seat, PlayAsk::Decide { n, index, unsure: false }).await
}
