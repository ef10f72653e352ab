//! `GET /api/tables/{id}/why-not`.
#![expect(unused_qualifications, reason = "the macro writes the path of the parameters out")]

use axum::{Json, extract::State};
use cenacle_scene::Seat;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Guest, Params, Problems, TableIn},
    tables::Request,
    wire::Problem,
};

/// What is pointed at.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Pointed {
    /// The id of a place or piece of the scene.
    element: String,
    /// For which of the asker's seats.
    #[param(value_type = Option<u8>, minimum = 1, maximum = 8)]
    seat: Option<Seat>,
    /// `fr` or `en`.
    #[serde(rename = "lang")]
    _lang: Option<String>,
}

/// Why not.
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
    Params(Pointed { element, seat, .. }): Params<Pointed>,
) -> Result<Json<WhyNot>, AppError> {
    let (by, lang) = (guest.id, asker.lang);
    let problem = app.directory.ask(table, |reply| Request::WhyNot { by, seat, lang, element, reply }).await?;
    Ok(Json(WhyNot { problem }))
}
