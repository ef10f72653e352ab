//! What was just decided in the open: dice that were thrown, a card that answered.

use serde::Serialize;

use crate::{
    Seat, Text,
    scene::{DieFace, Id, is_usual},
};

/// The result of something that was in doubt. A client opens it once, where one looks, when its id is one it has not
/// shown yet; besides, it stands in the scene until the game leaves it out.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reveal {
    /// Its id: another result has another one.
    pub id: Id,
    /// What was in doubt.
    pub title: Text,
    /// What was thrown or played, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub trials: Vec<Trial>,
    /// What came of it, in one sentence.
    #[serde(skip_serializing_if = "is_usual")]
    pub text: Text,
    /// Whom it concerns: they close it themselves, to others it may pass by.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Seat>,
    /// The rule behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

/// One throw, or one card, of a result.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Trial {
    /// Whose it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// A picture of it, where no dice speak for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbol: Option<Text>,
    /// What it was for, and what it took ("Attack, at most 13").
    pub label: Text,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<DieFace>,
    /// What they came to.
    #[serde(skip_serializing_if = "is_usual")]
    pub total: Text,
    /// The one word for it ("hit", "missed").
    #[serde(skip_serializing_if = "is_usual")]
    pub word: Text,
    /// How it ended for whom it belonged to.
    #[serde(skip_serializing_if = "is_usual")]
    pub tone: Tone,
}

/// Whether something went well.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Tone {
    /// Neither, or not known yet.
    #[default]
    Plain,
    /// What was tried succeeded.
    Good,
    /// What was tried failed.
    Bad,
}
