//! What eyes take from the picture, in words: what lies on a place and around it, how a thing lies that is held so.

use serde::Serialize;

use crate::{
    Offer, Pose, Text,
    scene::{Id, Tableau},
};

/// What is told of an element to who listens rather than looks.
///
/// It stands beside the element, not in it: the cells of a board never change and are sent once, what lies on them changes
/// often. What is told of a thing in each of its poses is sent once for all the offers that lay it.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Told {
    pub of: Id,
    /// If it is told of a thing that is held so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pose: Option<Pose>,
    pub text: Text,
}

impl Told {
    /// Of an element, however it lies.
    #[must_use]
    pub fn of(id: impl Into<Id>, text: impl Into<Text>) -> Told {
        Told { of: id.into(), pose: None, text: text.into() }
    }

    /// Of a thing that is held so.
    #[must_use]
    pub fn held(id: impl Into<Id>, pose: Pose, text: impl Into<Text>) -> Told {
        Told { of: id.into(), pose: Some(pose), text: text.into() }
    }
}

impl<'a> Tableau<'a> {
    /// What is told of an element.
    pub fn told_of(&self, id: &str) -> impl Iterator<Item = &'a Text> {
        self.told.iter().filter(move |told| told.of == id && told.pose.is_none()).map(|told| &told.text)
    }

    /// What is told of an offer: how the thing lies that it lays, then where.
    #[must_use]
    pub fn told_of_offer<'o>(&self, offer: &'o Offer) -> Vec<&'o str>
    where
        'a: 'o,
    {
        let is_so = |told: &&&Told| offer.pose.is_some() && told.pose == offer.pose && offer.picks.contains(&told.of);
        let held = self.told.iter().filter(is_so).map(|told| told.text.as_str());
        held.chain(Some(offer.told.as_str()).filter(|told| !told.is_empty())).collect()
    }
}
