//! A legal answer as a person can give it.

use std::{borrow::Borrow, sync::Arc};

use serde::Serialize;

use crate::{
    CachedJson, Phrase, Seat, Text,
    scene::{Badge, Id},
};

/// A legal action: what to point at, in order, and what it says.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Offer {
    /// Elements to point at. A client narrows the offers by what was picked; an offer whose picks are all
    /// made is offered for confirmation. An offer without picks is a button.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub picks: Vec<Id>,
    /// How what is laid lies, if it can be turned. Offers with the same picks that differ in this are one choice: a
    /// client shows one of them at a time and lets the thing be turned and flipped before it is laid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pose: Option<Pose>,
    /// What it does, as a button says it.
    pub label: Text,
    /// Where what is laid would lie, in words, for who listens: what it covers, what it touches.
    #[serde(skip_serializing_if = "crate::scene::is_usual")]
    pub told: Text,
    /// What it brings, shown on the ghost ("4 + 2").
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gain: Option<Text>,
    /// What choosing it costs, as marks that stand before the choice is confirmed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pays: Vec<Badge>,
    /// What it gives for certain.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gets: Vec<Badge>,
    /// What may go wrong, with its odds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub risks: Vec<Badge>,
    /// What kind of answer it is: a client never shows anything but an act as the one gold button.
    #[serde(skip_serializing_if = "crate::scene::is_usual")]
    pub kind: OfferKind,
    /// A picture of what will be, where it will be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ghost: Option<Ghost>,
    /// What else may come of it, shown while it is considered: where a raid would strike, how far a track would move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forecast: Vec<Ghost>,
    /// Whether it is the natural end of the path: the one gold button.
    #[serde(skip_serializing_if = "crate::scene::is_usual")]
    pub recommended: bool,
    /// The rule it follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

/// An offer as scenes have it: kept and shared where it comes again and again, and its JSON written once.
pub type SharedOffer = Arc<CachedJson<Offer>>;

impl Offer {
    /// Ready to be shared.
    #[must_use]
    pub fn shared(self) -> SharedOffer {
        Arc::new(CachedJson::new(self))
    }
}

impl Borrow<Offer> for SharedOffer {
    fn borrow(&self) -> &Offer {
        self
    }
}

/// What an offer says before it is said in a language: the rule it follows, its label, what to point at.
pub type OfferText = (&'static str, Phrase, Vec<Id>);

/// What an answer costs, gives and risks, as marks to see before it is chosen: what an [`Offer`] says besides its name.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Marks {
    pub pays: Vec<Badge>,
    pub gets: Vec<Badge>,
    pub risks: Vec<Badge>,
}

/// What kind of answer an offer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OfferKind {
    /// Something is done.
    #[default]
    Act,
    /// Something is left undone: a benefit is declined, a turn ends, a question passes.
    Pass,
    /// Something is given up for little: a card is discarded, a piece is destroyed.
    Discard,
    /// Nothing is answered: how one is asked from now on is changed.
    Aside,
}

/// How a thing lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pose {
    /// Which of its sides is up, from 0.
    pub side: u8,
    /// How many steps it is turned clockwise, from 0.
    pub turn: u8,
}

/// A picture of a piece where it would be.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ghost {
    /// The place it would stand at.
    pub place: Id,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbol: Option<Text>,
    /// SVG fragment with the origin at the centre of the place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawing: Option<Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}
