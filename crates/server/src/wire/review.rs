//! A game that is over, looked at again.

use cenacle_scene::Seat;
use serde::Serialize;
use utoipa::ToSchema;

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
    pub moments: Vec<ReviewMoment>,
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
pub struct ReviewMoment {
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
    pub kind: ReviewMomentKind,
}

/// What moved the chances.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ReviewMomentKind {
    /// What the seat chose.
    Choice,
    /// What was drawn, thrown or shown.
    Luck,
}
