//! What the guide has to say to a newcomer.

use cenacle_scene::Seat;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::HintReason;

/// What somebody wants to know of the question of the moment.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, IntoParams)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Guiding {
    /// For which of the asker's seats.
    #[param(value_type = Option<u8>, minimum = 1, maximum = 8)]
    pub seat: Option<Seat>,
    /// What the choice at this place of the legal list would change; otherwise what can be done and seen.
    pub index: Option<usize>,
    /// `fr` or `en`.
    pub lang: Option<String>,
}

/// What the guide has to say of the question of the moment.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Guide {
    /// The last event it knew of.
    pub n: u64,
    /// A sentence for each kind of action that is possible, and for kinds of things in sight.
    pub topics: Vec<GuideTopic>,
    /// What the choice that was asked about would change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weighed: Option<Weighed>,
}

/// A sentence about a kind of action or thing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GuideTopic {
    /// Which kind: whoever was told of it once need not be told again.
    pub kind: String,
    pub text: String,
    /// The place in the legal list of the first action of this kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<usize>,
    /// Or the first thing of this kind in the scene.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub element: Option<String>,
}

/// What a choice would change.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Weighed {
    /// Its place in the legal list.
    pub index: usize,
    /// Whether the seat cannot take it back by itself.
    pub last: bool,
    /// What it changes at once, the dearest first; nothing where hints are off.
    pub changes: Vec<HintReason>,
}
