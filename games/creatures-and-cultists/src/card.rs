//! Cards and their six families.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// How many different faces the deck has.
pub const FACES: usize = 65;
/// The most cards a deck may have.
pub const MAX_CARDS: usize = 128;

/// A face: all its copies are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Arbitrary)]
pub struct Face(pub u8);

impl Face {
    /// A card of which only the back is seen.
    pub const UNKNOWN: Face = Face(u8::MAX);

    /// For indexing arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether its front is known.
    #[inline]
    #[must_use]
    pub const fn is_known(self) -> bool {
        self.0 != u8::MAX
    }
}

impl Default for Face {
    fn default() -> Face {
        Face::UNKNOWN
    }
}

/// The six kinds of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// Played at the start of the turn, whether one likes it or not.
    Mishap,
    /// Played in one's turn, mostly against another sect.
    Event,
    /// The same, with a test of Sorcery.
    Sorcery,
    /// A weapon.
    Brutality,
    /// A beast.
    Conjuring,
    /// Played when others act.
    Defence,
}

impl Family {
    /// All of them.
    pub const ALL: [Family; 6] =
        [Family::Mishap, Family::Event, Family::Sorcery, Family::Brutality, Family::Conjuring, Family::Defence];

    /// The message that names it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Family::Mishap => "family-mishap",
            Family::Event => "family-event",
            Family::Sorcery => "family-sorcery",
            Family::Brutality => "family-brutality",
            Family::Conjuring => "family-conjuring",
            Family::Defence => "family-defence",
        }
    }
}

/// The three skills of a sect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    /// Brutality.
    Brutality,
    /// Sorcery.
    Sorcery,
    /// Conjuring.
    Conjuring,
}

impl Skill {
    /// All of them, in the order of the sheet.
    pub const ALL: [Skill; 3] = [Skill::Brutality, Skill::Sorcery, Skill::Conjuring];

    /// The message that names it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Skill::Brutality => "skill-brutality",
            Skill::Sorcery => "skill-sorcery",
            Skill::Conjuring => "skill-conjuring",
        }
    }
}

/// What a defence card is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Guard {
    /// Cancels an attack of Brutality before its roll.
    Dodge,
    /// Cancels a conjuring.
    Sign,
    /// Brings back a cultist who has just died.
    Bluff,
}
