//! Playing a seat.

pub(crate) mod answer;
pub(crate) mod decide;
pub(crate) mod hand_back;
pub(crate) mod hint;
pub(crate) mod redo;
pub(crate) mod resign;
pub(crate) mod state;
pub(crate) mod take_over;
pub(crate) mod undo;
pub(crate) mod why_not;

use axum::Json;
use cenacle_scene::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    tables::{PlayAsk, Reply, Request},
    wire::{GuestInfo, TableId},
};

/// It is done, and stored.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Done {
    /// The number of the last event.
    n: u64,
}

/// For which seat, as it was after which event.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Now {
    /// For which of the asker's seats; the only one if nobody says.
    #[schema(value_type = Option<u8>, minimum = 1)]
    seat: Option<Seat>,
    /// The last event the asker knows.
    n: u64,
}

/// For which seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AtSeat {
    /// Which; the asker's only one if nobody says.
    #[schema(value_type = Option<u8>, minimum = 1)]
    seat: Option<Seat>,
}

async fn ask(
    app: &App,
    table: TableId,
    by: &GuestInfo,
    seat: Option<Seat>,
    ask: PlayAsk,
) -> Result<Json<Done>, AppError> {
    let by = by.id;
    let n = app.directory.ask(table, |reply| Request::Play { by, seat, ask, reply: Reply::Once(reply) }).await?;
    Ok(Json(Done { n }))
}
