//! The cards of the market.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// What a palace element is paid with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Resource {
    /// Somebody to do the work.
    Artisan,
    Stone,
    Marble,
    Wood,
    Lapis,
}

/// How many resources there are.
pub const RESOURCES: usize = 5;

impl Resource {
    /// All of them, in the order of the data.
    pub const ALL: [Resource; RESOURCES] =
        [Resource::Artisan, Resource::Stone, Resource::Marble, Resource::Wood, Resource::Lapis];

    /// The standard card that gives one of it.
    #[inline]
    #[must_use]
    pub const fn card(self) -> Card {
        Card::ALL[self as usize]
    }

    /// The corrupted card that gives two of it.
    #[inline]
    #[must_use]
    pub const fn double(self) -> Card {
        Card::ALL[RESOURCES + self as usize]
    }
}

/// Units of its resource that a double card gives; the data may not say otherwise.
pub(crate) const DOUBLE: u8 = 2;

/// A kind of card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Card {
    Artisan,
    Stone,
    Marble,
    Wood,
    /// One lapis lazuli.
    Lapis,
    /// Two artisans, corrupted.
    DoubleArtisan,
    /// Two stones, stolen.
    DoubleStone,
    /// Two marbles, stolen.
    DoubleMarble,
    /// Two woods, stolen.
    DoubleWood,
    /// Two lapis lazuli, stolen.
    DoubleLapis,
    /// One material of choice.
    TrompeLoeil,
    /// Each opponent gives something.
    Beggar,
    /// Takes a card from the discard pile.
    Courtesan,
    /// Asks opponents for cards.
    Ambassador,
    /// Chooses the mosaic, or turns a die.
    Scribe,
    /// Keeps a hand above the limit.
    Smuggler,
    /// Draws five cards.
    Vizier,
    /// A card of which this viewer has only seen the back. Never in a true position.
    #[default]
    Unknown,
}

/// How many kinds of card there are.
pub const KINDS: usize = 17;

impl Card {
    /// Every kind, in the order of the data.
    pub const ALL: [Card; KINDS] = [
        Card::Artisan,
        Card::Stone,
        Card::Marble,
        Card::Wood,
        Card::Lapis,
        Card::DoubleArtisan,
        Card::DoubleStone,
        Card::DoubleMarble,
        Card::DoubleWood,
        Card::DoubleLapis,
        Card::TrompeLoeil,
        Card::Beggar,
        Card::Courtesan,
        Card::Ambassador,
        Card::Scribe,
        Card::Smuggler,
        Card::Vizier,
    ];

    /// The kind at this place of [`Card::ALL`].
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Card {
        Card::ALL[index]
    }

    /// Its place in [`Card::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The resource of a standard card.
    #[inline]
    #[must_use]
    pub const fn standard(self) -> Option<Resource> {
        if (self as usize) < RESOURCES { Some(Resource::ALL[self as usize]) } else { None }
    }

    /// Whether it pays for elements: a standard or a corrupted Resource card.
    #[inline]
    #[must_use]
    pub const fn is_resource(self) -> bool {
        self as usize <= Card::TrompeLoeil as usize
    }

    /// The rule that explains a card.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Card::Artisan | Card::Stone | Card::Marble | Card::Wood | Card::Lapis => "quarry.pay",
            Card::DoubleArtisan | Card::DoubleStone | Card::DoubleMarble | Card::DoubleWood | Card::DoubleLapis => {
                "card.double"
            }
            Card::TrompeLoeil => "card.trompe-loeil",
            Card::Beggar => "beggar.gift",
            Card::Courtesan => "courtesan.fetch",
            Card::Ambassador => "ambassador.ask",
            Card::Scribe => "scribe.mosaic",
            Card::Smuggler => "smuggler.when",
            Card::Vizier => "vizier.draw",
            Card::Unknown => "setup.pile",
        }
    }

    /// Its name in the data files; the message of its shown name is `card-<id>`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Card::Artisan => "artisan",
            Card::Stone => "stone",
            Card::Marble => "marble",
            Card::Wood => "wood",
            Card::Lapis => "lapis",
            Card::DoubleArtisan => "double-artisan",
            Card::DoubleStone => "double-stone",
            Card::DoubleMarble => "double-marble",
            Card::DoubleWood => "double-wood",
            Card::DoubleLapis => "double-lapis",
            Card::TrompeLoeil => "trompe-loeil",
            Card::Beggar => "beggar",
            Card::Courtesan => "courtesan",
            Card::Ambassador => "ambassador",
            Card::Scribe => "scribe",
            Card::Smuggler => "smuggler",
            Card::Vizier => "vizier",
            Card::Unknown => "unknown",
        }
    }

    /// The message of its shown name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Card::Artisan => "card-artisan",
            Card::Stone => "card-stone",
            Card::Marble => "card-marble",
            Card::Wood => "card-wood",
            Card::Lapis => "card-lapis",
            Card::DoubleArtisan => "card-double-artisan",
            Card::DoubleStone => "card-double-stone",
            Card::DoubleMarble => "card-double-marble",
            Card::DoubleWood => "card-double-wood",
            Card::DoubleLapis => "card-double-lapis",
            Card::TrompeLoeil => "card-trompe-loeil",
            Card::Beggar => "card-beggar",
            Card::Courtesan => "card-courtesan",
            Card::Ambassador => "card-ambassador",
            Card::Scribe => "card-scribe",
            Card::Smuggler => "card-smuggler",
            Card::Vizier => "card-vizier",
            Card::Unknown => "card-unknown",
        }
    }
}

/// A card that lies face up or face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Faced {
    pub card: Card,
    /// Whether its face is up.
    pub up: bool,
}

impl Faced {
    /// The card as all see it.
    #[inline]
    #[must_use]
    pub const fn seen(self) -> Faced {
        if self.up { self } else { Faced { card: Card::Unknown, up: false } }
    }
}

/// A card on a stall of the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OnStall {
    /// Which stall, from 0.
    pub stall: u8,
    /// The card as it lies.
    #[serde(flatten)]
    pub faced: Faced,
}
