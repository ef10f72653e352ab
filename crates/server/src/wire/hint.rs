//! What a bot would do in a player's place.

use cenacle_bots::Reason;
use cenacle_scene::{Lang, Viewer};
use cenacle_table::AnyGame;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a bot would do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Hint {
    /// The last event it knew of.
    pub n: u64,
    /// The best actions it found, the best first.
    pub choices: Vec<HintChoice>,
    /// How often it played the game on in thought.
    pub iterations: u64,
}

/// An action worth considering.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct HintChoice {
    /// Its place in the legal list.
    pub index: usize,
    /// What it does, in words.
    pub label: String,
    /// The seat's chance to win after it, 0 to 1, as far as the seat can know.
    pub chance: f32,
    /// What speaks for it beside the other actions, and what it costs; nothing if it only proved itself in thought.
    pub why: Vec<HintReason>,
}

/// Something that speaks for an action, or against it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct HintReason {
    /// What, in the game's words.
    pub text: String,
    /// Whether it speaks for it.
    pub good: bool,
}

impl HintReason {
    /// A term that differs, in the game's words.
    pub(crate) fn said(reason: &Reason, game: &dyn AnyGame, lang: Lang, viewer: Viewer) -> HintReason {
        HintReason { text: game.say(&reason.what, lang, &[], viewer), good: reason.good }
    }
}
