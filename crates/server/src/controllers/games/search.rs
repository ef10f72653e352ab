//! `GET /api/games/{game}/rules/search`.

use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Named, Params, Problems},
    wire::Code,
};

/// A question is cut after so many letters.
const LONGEST: usize = 200;

/// What somebody looks for.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    /// In the words of a player: "how many cards may I hold".
    question: String,
}

/// What was found.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct FoundRules {
    /// Ids of rules, the best first.
    rules: Vec<String>,
    /// Words of the rules that counted, in small letters without accents: what may be marked.
    words: Vec<String>,
}

/// Which rules is this about?
#[utoipa::path(get, path = "/api/games/{game}/rules/search", tag = "games",
    params(("game" = String, Path),
        ("question" = String, Query, description = "in the words of a player: \"how many cards may I hold\""),
        ("lang" = Option<String>, Query, description = "`fr` or `en`")),
    responses((status = 200, body = FoundRules), Problems))]
pub(crate) async fn search(
    State(app): State<App>,
    asker: Asker,
    Named(game): Named<String>,
    Params(Wanted { question }): Params<Wanted>,
) -> Result<Json<FoundRules>, AppError> {
    let on = app.services().shelf.newest(&game).ok_or(Code::NoSuchGame)?;
    let question: String = question.chars().take(LONGEST).collect();
    let found = on.search(asker.lang).find(&question);
    Ok(Json(FoundRules { rules: found.rules, words: found.words.into_iter().collect() }))
}
