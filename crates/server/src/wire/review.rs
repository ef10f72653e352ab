//! A game that is over, looked at again.

use cenacle_scene::{Scene, Seat};
use serde::Serialize;
use utoipa::ToSchema;

use super::HintReason;

/// How the chances of winning went in a game that is over, and what moved them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Reviewed {
    /// Whether everything is judged; before, there is only `progress`, from 0 to 1.
    pub ready: bool,
    /// How far it is.
    pub progress: f32,
    /// What each seat could hope for before each input and at the end.
    pub points: Vec<ReviewPoint>,
    /// The decisions that cost most and the greatest strokes of luck, in the order of the game.
    pub moments: Vec<ReviewDecision>,
    /// The moments that decided the game, three at most, in its order.
    pub turns: Vec<ReviewTurn>,
    /// What luck gave or took from each seat in the whole game.
    pub luck: Vec<f32>,
    /// What each seat's own choices cost it in the whole game.
    pub choices: Vec<f32>,
}

/// What each seat could hope for.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReviewPoint {
    /// After so many inputs.
    pub n: usize,
    /// Each seat's share of the win, in seat order, adding up to 1.
    pub worth: Vec<f32>,
}

/// A decision, or a stroke of luck, that moved the chances. It is judged on what the seat knew then.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReviewDecision {
    pub n: usize,
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What was done.
    pub label: String,
    /// What would have been better; the same as `label` where nothing would.
    pub best: String,
    /// The seat's chance to win after what it did, for all it knew.
    pub chance_played: f32,
    /// And after the best it could do.
    pub chance_best: f32,
    /// What the choice cost, or what luck gave or took.
    pub swing: f32,
    /// Which of the two.
    pub kind: ReviewDecisionKind,
}

/// A moment that decided the game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReviewTurn {
    pub moment: ReviewDecision,
    /// Of a choice, what would have been better and what that would have cost; of luck, what came of it beside what could be
    /// expected.
    pub why: Vec<HintReason>,
    /// What the seat saw when it decided. Its `offers` are what it did and, of a choice, what would have been better.
    #[schema(value_type = Object)]
    pub scene: Scene,
}

/// What moved the chances.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ReviewDecisionKind {
    /// What the seat chose.
    Choice,
    /// What was drawn, thrown or shown.
    Luck,
}
