//! `GET /api/games/{game}/pictures/{name}`.

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use cenacle_rulebook::PictureError;
use cenacle_scene::Format;
use serde::Deserialize;

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Named, Params, Problems},
    replays::Whose,
    wire::Code,
};

/// A picture changes with the program alone.
const AN_HOUR: &str = "public, max-age=3600";

/// How it is drawn.
#[derive(Debug, Deserialize)]
pub(crate) struct Drawn {
    /// As the board lies on a phone, at most 390 units wide.
    #[serde(default)]
    narrow: bool,
}

/// A picture of a rule
///
/// It is drawn by the engine from a position that is laid and played for it. Its `<title>` says what is seen.
#[utoipa::path(get, path = "/api/games/{game}/pictures/{name}", tag = "games",
    params(("game" = String, Path), ("name" = String, Path),
        ("narrow" = Option<bool>, Query, description = "as the board lies on a phone, at most 390 units wide"),
        ("lang" = Option<String>, Query, description = "`fr` or `en`")),
    responses((status = 200, description = "SVG.", content_type = "image/svg+xml", body = String), Problems))]
pub(crate) async fn picture(
    State(app): State<App>,
    asker: Asker,
    Named((game, name)): Named<(String, String)>,
    Params(Drawn { narrow }): Params<Drawn>,
) -> Result<Response, AppError> {
    let (reach, lang) = (app.clone(), asker.lang);
    let stage = if narrow { Format::Narrow } else { Format::Wide };
    let draw = move |_| {
        let on = reach.services().shelf.newest(&game).ok_or(Code::NoSuchGame)?;
        on.picture(&name, lang, stage).map_err(|error| match error {
            PictureError::NoSuchPicture(_) => AppError::with(Code::NotFound, error),
            _ => AppError::with(Code::Internal, error),
        })
    };
    let svg = app.services().replays.run(Whose::Ours, draw).await?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, AN_HOUR)], svg.to_string()).into_response())
}
