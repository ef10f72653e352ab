//! Chambers and monsters as cards: a number each, everything else is in the figures.

use serde::{Deserialize, Serialize};

/// A kind of chamber: copies are all alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chamber(pub u8);

impl Chamber {
    /// Stands for no chamber.
    pub const NONE: Chamber = Chamber(u8::MAX);

    /// Whether it is one.
    #[inline]
    #[must_use]
    pub fn is_one(self) -> bool {
        self != Chamber::NONE
    }

    /// Its place in the figures.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Default for Chamber {
    fn default() -> Chamber {
        Chamber::NONE
    }
}

/// A kind of monster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Monster(pub u8);

impl Monster {
    /// Stands for no monster.
    pub const NONE: Monster = Monster(u8::MAX);
    /// The generic one: all of the base box.
    pub const GENERIC: Monster = Monster(0);
    /// The Amoebas of the Guardian's board, which have a pile of their own. `[amoeba.cost]`
    pub const AMOEBA: Monster = Monster(u8::MAX - 1);

    /// Whether it is one.
    #[inline]
    #[must_use]
    pub fn is_one(self) -> bool {
        self != Monster::NONE
    }

    /// Its place in the figures.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Default for Monster {
    fn default() -> Monster {
        Monster::NONE
    }
}
