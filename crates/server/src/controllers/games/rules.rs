//! `GET /api/games/{game}/rules`.

use axum::{Json, extract::State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Named, Problems},
    wire::Code,
};

/// The rules of a game in one language.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct RulesText {
    /// In the rulebook's order.
    rules: Vec<RuleText>,
}

/// A rule in the language that was asked for.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct RuleText {
    /// Its id, which refusals cite.
    id: String,
    /// The chapter it stands in.
    chapter: String,
    title: String,
    /// Its text, Markdown.
    text: String,
    /// What it can be looked at with: one after the other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pictures: Vec<PictureText>,
}

/// A picture of a rule.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct PictureText {
    /// Its name in addresses.
    pub name: String,
    /// What is seen on it.
    pub caption: String,
}

/// How is this game played?
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games",
    params(("game" = String, Path), ("lang" = Option<String>, Query, description = "`fr` or `en`")),
    responses((status = 200, body = RulesText), Problems))]
pub(crate) async fn rules(
    State(app): State<App>,
    asker: Asker,
    Named(game): Named<String>,
) -> Result<Json<RulesText>, AppError> {
    let on = app.services().shelf.newest(&game).ok_or(Code::NoSuchGame)?;
    let pictures = |rule: &str| {
        let Some(gallery) = on.gallery() else { return Vec::new() };
        let told = |name: String| PictureText { caption: gallery.caption(&name, asker.lang).to_string(), name };
        gallery.of_rule(rule).map(told).collect()
    };
    let text = |rule: &cenacle_table::Rule| RuleText {
        id: rule.id.clone(),
        chapter: rule.chapter.clone(),
        title: rule.title.clone(),
        text: rule.text.clone(),
        pictures: pictures(&rule.id),
    };
    Ok(Json(RulesText { rules: on.game.rules(asker.lang).rules.iter().map(text).collect() }))
}
