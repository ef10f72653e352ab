//! `POST /api/games/{game}/options`.

use std::collections::BTreeMap;

use axum::{Json, extract::State};
use cenacle_scene::{Lang, Viewer};
use cenacle_table::{AnyGame, Options};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Body, Named, Problems},
    wire::Code,
};

/// What players think of agreeing on.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Draft {
    /// How many play.
    players: u8,
    /// What is agreed on so far; what is left out has its usual value.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The option that was just changed: it stays, and another one gives way.
    changed: Option<String>,
}

/// What can be agreed on.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Settled {
    /// Every option with its value: as asked, but for one that had to give way.
    options: BTreeMap<String, String>,
    /// Values that do not go with these: not to be offered without saying so.
    conflicts: Vec<OptionConflict>,
}

/// A value of an option that does not go with the others as they are.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct OptionConflict {
    option: String,
    /// Which of its values.
    value: String,
    /// Why, in words.
    why: String,
    /// The rule that says so.
    rule: String,
    /// The other option that changes if it is chosen all the same; without one it cannot be chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    takes: Option<OptionChange>,
}

/// An option that becomes another.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct OptionChange {
    option: String,
    /// What it will be.
    value: String,
}

fn conflicts(options: &Options, game: &dyn AnyGame, lang: Lang) -> Vec<OptionConflict> {
    let said = |conflict: cenacle_table::Conflict| OptionConflict {
        option: conflict.option.to_owned(),
        value: conflict.value.to_owned(),
        why: game.say(&conflict.refusal.why, lang, &[], Viewer::Spectator),
        rule: conflict.refusal.rule.to_owned(),
        takes: conflict.takes.map(|(option, value)| OptionChange { option: option.to_owned(), value }),
    };
    options.conflicts(game).into_iter().map(said).collect()
}

/// Do these options go together?
///
/// If they do not, one other option is changed so that they do. What does not go with them is told with its reason.
#[utoipa::path(post, path = "/api/games/{game}/options", tag = "games", request_body = Draft,
    params(("game" = String, Path)), responses((status = 200, body = Settled), Problems))]
pub(crate) async fn settle(
    State(app): State<App>,
    asker: Asker,
    Named(game): Named<String>,
    Body(draft): Body<Draft>,
) -> Result<Json<Settled>, AppError> {
    let on = app.services().shelf.newest(&game).ok_or(Code::NoSuchGame)?;
    let options = Options::choose(on.game.about(), draft.players, &draft.options)?;
    let settled = options.settled(&*on.game, draft.changed.as_deref());
    let options = settled.map_err(|refusal| AppError::refused(Code::BadSetup, &refusal, &*on.game))?;
    let conflicts = conflicts(&options, &*on.game, asker.lang);
    Ok(Json(Settled { options: options.chosen, conflicts }))
}
