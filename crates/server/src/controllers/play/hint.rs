//! `POST /api/tables/{id}/hint`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Body, Guest, Problems, TableIn},
    tables::{Answered, Reply, Request},
    wire::{Ask, AtSeat, Code, Hint},
};

/// What would you play?
///
/// A strong bot thinks for about a second about what the asker's seat may know, and says what speaks for its ideas.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "play", params(("id" = String, Path)), request_body = AtSeat,
    responses((status = 200, body = Hint), Problems))]
pub(crate) async fn hint(
    State(app): State<App>,
    asker: Asker,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(at_seat): Body<AtSeat>,
) -> Result<Json<Hint>, AppError> {
    let (by, lang, ask) = (Some(guest), asker.lang, Ask::Hint(at_seat));
    let asked = app.directory.ask(table, |reply| Request::Ask { by, lang, ask, reply: Reply::Once(reply) }).await?;
    // It took a while: whose device was signed out meanwhile is told nothing of the seat.
    asker.still_signed_in(&app).await?;
    match asked {
        Answered::Hint(hint) => Ok(Json(hint)),
        _ => Err(Code::Internal.into()),
    }
}
