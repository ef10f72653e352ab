//! What never changes at a table, so that a client fetches it once and keeps it.

use std::{
    hash::{DefaultHasher, Hasher},
    sync::OnceLock,
};

use serde::Serialize;

use crate::{
    Text,
    scene::{PartGroup, Parts, Theme},
};

/// What every scene of a game shares, in one language.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decor {
    /// The game's name, as shown.
    pub title: Text,
    /// How one wins, in one line.
    #[serde(skip_serializing_if = "crate::scene::is_usual")]
    pub goal: Text,
    pub theme: Theme,
    /// The stage of 884 x 586 units.
    pub wide: Stage,
    /// The stage 374 units wide.
    pub narrow: Stage,
    /// Parts that are in every scene, under those of the scene itself.
    #[serde(rename = "parts", serialize_with = "parts")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::scene::Part>"))]
    pub groups: Vec<PartGroup>,
    #[serde(skip)]
    mark: OnceLock<String>,
}

/// A stage before anything stands on it.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stage {
    /// Width and height in units.
    pub size: (f32, f32),
    /// What the game draws under everything: an SVG fragment. This and the drawings of pieces may use an icon as
    /// `<use href="#icon-ankh" x="0" y="0" width="20" height="20" color="#8a3a1c"/>`.
    pub backdrop: Text,
}

impl Decor {
    /// A decor of two stages and what stands on them.
    #[must_use]
    pub fn new(title: Text, theme: Theme, [wide, narrow]: [Stage; 2], groups: Vec<PartGroup>) -> Decor {
        Decor { title, goal: Text::default(), theme, wide, narrow, groups, mark: OnceLock::new() }
    }

    /// The same, with how one wins.
    #[must_use]
    pub fn with_goal(self, goal: Text) -> Decor {
        Decor { goal, mark: OnceLock::new(), ..self }
    }

    /// By which it is known: another decor has another mark.
    ///
    /// # Panics
    /// Never: a decor is JSON.
    #[must_use]
    pub fn mark(&self) -> &str {
        self.mark.get_or_init(|| {
            let mut hash = DefaultHasher::new();
            hash.write(&serde_json::to_vec(self).expect("a decor is JSON"));
            format!("{:016x}", hash.finish())
        })
    }
}

impl PartialEq for Decor {
    fn eq(&self, other: &Decor) -> bool {
        std::ptr::eq(self, other) || self.mark() == other.mark()
    }
}

fn parts<S: serde::Serializer>(groups: &[PartGroup], serializer: S) -> Result<S::Ok, S::Error> {
    Parts(groups, &[]).serialize(serializer)
}
