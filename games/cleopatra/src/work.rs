//! The six categories of palace elements.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// A category of palace elements.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Work {
    /// The sacred mosaic: twelve pieces on the garden.
    #[default]
    Mosaic,
    /// Nine walls round the palace.
    Wall,
    /// Six sphinxes along the avenue.
    Sphinx,
    /// Two door frames.
    Door,
    /// Two obelisks before the palace.
    Obelisk,
    /// The pedestal, then the throne.
    Throne,
}

/// How many categories there are.
pub const WORKS: usize = 6;

impl Work {
    /// Every category, in the order of the data.
    pub const ALL: [Work; WORKS] = [Work::Mosaic, Work::Wall, Work::Sphinx, Work::Door, Work::Obelisk, Work::Throne];

    /// Its name in the data files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Work::Mosaic => "mosaic",
            Work::Wall => "wall",
            Work::Sphinx => "sphinx",
            Work::Door => "door",
            Work::Obelisk => "obelisk",
            Work::Throne => "throne",
        }
    }

    /// The message of its shown name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Work::Mosaic => "work-mosaic",
            Work::Wall => "work-wall",
            Work::Sphinx => "work-sphinx",
            Work::Door => "work-door",
            Work::Obelisk => "work-obelisk",
            Work::Throne => "work-throne",
        }
    }

    /// The rule under which it is built and paid.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Work::Mosaic => "mosaic.reward",
            Work::Wall => "wall.reward",
            Work::Sphinx => "sphinx.reward",
            Work::Door => "door.reward",
            Work::Obelisk => "obelisk.reward",
            Work::Throne => "throne.reward",
        }
    }
}
