//! Playing a seat.

pub(crate) mod answer;
pub(crate) mod decide;
pub(crate) mod guide;
pub(crate) mod hand_back;
pub(crate) mod hint;
pub(crate) mod redo;
pub(crate) mod resign;
pub(crate) mod state;
pub(crate) mod take_over;
pub(crate) mod undo;
pub(crate) mod why_not;

use axum::Json;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    tables::Answered,
    wire::{Ask, Code, GuestInfo, TableId},
};

/// It is done, and stored.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Done {
    /// The number of the last event.
    n: u64,
}

async fn ask(app: &App, table: TableId, by: &GuestInfo, ask: Ask) -> Result<Json<Done>, AppError> {
    match app.directory.ask_for(table, by, ask).await? {
        Answered::Done(n) => Ok(Json(Done { n })),
        _ => Err(Code::Internal.into()),
    }
}
