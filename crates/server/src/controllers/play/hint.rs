//! `POST /api/tables/{id}/hint`.

use axum::{Json, extract::State};
use cenacle_scene::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Body, Guest, Problems, TableIn},
    tables::{Client, Request},
    wire::Code,
};

/// How many actions are named.
const BEST: usize = 3;

/// Who wants to know.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct HintWish {
    /// For which of the asker's seats.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
}

/// What a bot would do.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Hint {
    /// The last event it knew of.
    n: u64,
    /// The best actions it found, the best first.
    choices: Vec<HintChoice>,
    /// How often it played the game on in thought.
    iterations: u64,
}

/// An action worth considering.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct HintChoice {
    /// Its place in the legal list.
    index: usize,
    /// What it does, in words.
    label: String,
    /// The seat's chance to win after it, 0 to 1, as far as the seat can know.
    chance: f32,
    /// What speaks for it beside the other actions, and what it costs; nothing if it only proved itself in thought.
    why: Vec<HintReason>,
}

/// Something that speaks for an action, or against it.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct HintReason {
    /// What, in the game's words.
    text: String,
    /// Whether it speaks for it.
    good: bool,
}

/// What would you play?
///
/// A strong bot thinks for about a second about what the asker's seat may know, and says what speaks for its ideas.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "play", params(("id" = String, Path)), request_body = HintWish,
    responses((status = 200, body = Hint), Problems))]
pub(crate) async fn hint(
    State(app): State<App>,
    asker: Asker,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(wish): Body<HintWish>,
) -> Result<Json<Hint>, AppError> {
    let (by, seat, lang) = (guest.id, wish.seat, asker.lang);
    let asked = app.directory.ask(table, |reply| Request::Hint { by, seat, lang, reply }).await?;
    let client = Client { origin: asker.origin, guest: Some(by), table, watched: true };
    let advice = app.services().bots.advise(client, asked.advising).await;
    let advice = advice.map_err(|fault| AppError::with(Code::Internal, fault))?;
    // It took a while: whose device was signed out meanwhile is told nothing of the seat.
    asker.still_signed_in(&app).await?;
    let on = app.services().shelf.newest(asked.game).ok_or(Code::NoSuchGame)?;
    let reason = |reason: &cenacle_bots::Reason| HintReason {
        text: on.game.say(&reason.what, lang, &[], Viewer::Seat(asked.seat)),
        good: reason.good,
    };
    let why = |at: usize| advice.reasons.get(at).into_iter().flatten().map(reason).collect();
    let choice = |(at, choice): (usize, &cenacle_bots::Choice)| HintChoice {
        index: choice.index,
        label: asked.labels.get(choice.index).map_or_else(String::new, ToString::to_string),
        chance: choice.worth[asked.seat.index()],
        why: why(at),
    };
    let choices = advice.choices.iter().take(BEST).enumerate().map(choice).collect();
    Ok(Json(Hint { n: asked.n, choices, iterations: advice.iterations }))
}
