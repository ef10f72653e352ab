//! `GET /api/tables/{id}/guide`.

use axum::{Json, extract::State};

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Guest, Params, Problems, TableIn},
    tables::{Answered, Reply, Request},
    wire::{Ask, Code, Guide, Guiding},
};

/// What should a newcomer know here?
///
/// A sentence for each kind of action that the asker's seat may take and for kinds of things it sees; or, with `index`, what
/// this choice would change and whether it can be taken back.
#[utoipa::path(get, path = "/api/tables/{id}/guide", tag = "play", params(("id" = String, Path), Guiding),
    responses((status = 200, body = Guide), Problems))]
pub(crate) async fn guide(
    State(app): State<App>,
    asker: Asker,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Params(guiding): Params<Guiding>,
) -> Result<Json<Guide>, AppError> {
    let (by, lang, ask) = (Some(guest), asker.lang, Ask::Guide(guiding));
    let asked = app.directory.ask(table, |reply| Request::Ask { by, lang, ask, reply: Reply::Once(reply) }).await?;
    // It may have taken a while, as a hint does.
    asker.still_signed_in(&app).await?;
    match asked {
        Answered::Guide(guide) => Ok(Json(guide)),
        _ => Err(Code::Internal.into()),
    }
}
