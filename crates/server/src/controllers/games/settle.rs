//! `POST /api/games/{game}/options`.

use std::collections::BTreeMap;

use axum::{Json, extract::State};
use cenacle_table::Options;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Body, Named, Problems},
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
}

/// Do these options go together?
///
/// If they do not, one other option is changed so that they do.
#[utoipa::path(post, path = "/api/games/{game}/options", tag = "games", request_body = Draft,
    params(("game" = String, Path)), responses((status = 200, body = Settled), Problems))]
pub(crate) async fn settle(
    State(app): State<App>,
    Named(game): Named<String>,
    Body(draft): Body<Draft>,
) -> Result<Json<Settled>, AppError> {
    let on = app.house().shelf.newest(&game).ok_or(Code::NoSuchGame)?;
    let options = Options::choose(on.game.about(), draft.players, &draft.options)?;
    let settled = options.settled(&*on.game, draft.changed.as_deref());
    let options = settled.map_err(|refusal| AppError::refused(Code::BadSetup, &refusal, &*on.game))?;
    Ok(Json(Settled { options: options.chosen }))
}
