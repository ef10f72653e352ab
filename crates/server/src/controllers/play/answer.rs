//! `POST /api/tables/{id}/answer`.

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

/// An answer to one who asks to take something back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Answer {
    /// For which of the asker's seats; the only one if nobody says.
    #[schema(value_type = Option<u8>, minimum = 1)]
    seat: Option<Seat>,
    /// The event with which it was asked (`moment.vote.n`).
    n: u64,
    /// Whether it may be.
    agree: bool,
}

/// Let another player take a decision back, or not
#[utoipa::path(post, path = "/api/tables/{id}/answer", tag = "play", params(("id" = String, Path)),
    request_body = Answer, responses((status = 200, body = Done), Problems))]
pub(crate) async fn answer(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(Answer { seat, n, agree }): Body<Answer>,
) -> Result<Json<Done>, AppError> {
    super::ask(&app, table, &guest, seat, PlayAsk::Answer { n, agree }).await
}
