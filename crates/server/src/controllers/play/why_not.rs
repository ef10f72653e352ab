//! `GET /api/tables/{id}/why-not`.

use axum::{Json, extract::State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Guest, Params, Problems, TableIn},
    tables::{Answered, Reply, Request},
    wire::{Ask, Code, Pointed, Problem},
};

/// Why something cannot be done.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct WhyNot {
    /// The rule and its sentence; nothing if it can be done, or if pointing there means nothing.
    problem: Option<Problem>,
}

/// Why can I not do what pointing at this means?
#[utoipa::path(get, path = "/api/tables/{id}/why-not", tag = "play", params(("id" = String, Path), Pointed),
    responses((status = 200, body = WhyNot), Problems))]
pub(crate) async fn why_not(
    State(app): State<App>,
    asker: Asker,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Params(pointed): Params<Pointed>,
) -> Result<Json<WhyNot>, AppError> {
    let (by, lang, ask) = (Some(guest), asker.lang, Ask::WhyNot(pointed));
    match app.directory.ask(table, |reply| Request::Ask { by, lang, ask, reply: Reply::Once(reply) }).await? {
        Answered::WhyNot(problem) => Ok(Json(WhyNot { problem })),
        _ => Err(Code::Internal.into()),
    }
}
