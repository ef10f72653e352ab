//! `GET /api/games/{game}/decors/{mark}`.

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};

use crate::{
    app::App,
    error::AppError,
    http::{FOREVER, Named, Problems},
    wire::Code,
};

/// What never changes in the scenes of a table
///
/// A scene names it by its mark: title, colours, the two stages and the parts that are in every scene.
#[utoipa::path(get, path = "/api/games/{game}/decors/{mark}", tag = "games",
    params(("game" = String, Path), ("mark" = String, Path)),
    responses((status = 200, description = "The decor, see docs/api.md.", content_type = "application/json", body = Object), Problems))]
pub(crate) async fn decor(
    State(app): State<App>,
    Named((game, mark)): Named<(String, String)>,
) -> Result<Response, AppError> {
    let services = app.services();
    let game = services.shelf.newest(&game).ok_or(Code::NoSuchGame)?.game.about().id;
    let json = match (services.decors.find(game, &mark), &services.nodes) {
        (None, Some(nodes)) => nodes.decor(game, &mark).await.map(|json| services.decors.put(game, mark, json)),
        (found, _) => found,
    };
    let json = json.ok_or(Code::NotFound)?;
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, FOREVER)];
    Ok((headers, json).into_response())
}
