//! The eight cults and the names of their abilities.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// How many cults there are.
pub const CULTS: usize = 8;

/// A cult.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Creed {
    /// The jackal of the dead.
    #[default]
    Anubis,
    /// The sleeper of the deep.
    Cthulhu,
    /// The dragon on its gold.
    Fafnir,
    /// The god of two faces.
    Janus,
    /// The goddess of ruin.
    Nirriti,
    /// The mother of dragons.
    Tiamat,
    /// The weaver.
    Arachne,
    /// No god at all.
    Atheism,
}

impl Creed {
    /// All, in the order of the data.
    pub const ALL: [Creed; CULTS] = [
        Creed::Anubis,
        Creed::Cthulhu,
        Creed::Fafnir,
        Creed::Janus,
        Creed::Nirriti,
        Creed::Tiamat,
        Creed::Arachne,
        Creed::Atheism,
    ];

    /// Its name in the data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Creed::Anubis => "anubis",
            Creed::Cthulhu => "cthulhu",
            Creed::Fafnir => "fafnir",
            Creed::Janus => "janus",
            Creed::Nirriti => "nirriti",
            Creed::Tiamat => "tiamat",
            Creed::Arachne => "arachne",
            Creed::Atheism => "atheism",
        }
    }

    /// The message of its shown name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Creed::Anubis => "cult-anubis",
            Creed::Cthulhu => "cult-cthulhu",
            Creed::Fafnir => "cult-fafnir",
            Creed::Janus => "cult-janus",
            Creed::Nirriti => "cult-nirriti",
            Creed::Tiamat => "cult-tiamat",
            Creed::Arachne => "cult-arachne",
            Creed::Atheism => "cult-atheism",
        }
    }

    /// The names of its abilities: two of Light, two of Darkness.
    #[must_use]
    pub const fn abilities(self) -> [&'static str; 4] {
        match self {
            Creed::Anubis => ["initiation-rite", "life-drain", "mummification", "resurrection"],
            Creed::Cthulhu => ["rite-of-the-abyss", "sanctification", "awakening", "will-of-the-ancient"],
            Creed::Fafnir => ["ode-to-greed", "ode-to-trickery", "raid", "rampage"],
            Creed::Janus => ["chalice-of-clarity", "mystery-of-virtues", "mystery-of-vices", "chalice-of-madness"],
            Creed::Nirriti => ["way-of-loyalty", "path-of-temptation", "path-of-iniquity", "way-of-triumph"],
            Creed::Tiamat => ["duplicity", "incarnation", "dragon-attack", "harvest-of-chaos"],
            Creed::Arachne => ["ordination", "black-widow", "spider-embrace", "touched-by-the-goddess"],
            Creed::Atheism => ["triumph-of-science", "politics-of-terror", "debunking", "nihilism"],
        }
    }
}

/// The messages of an ability (its name), the sentence that says what it does, and its rule.
#[must_use]
pub fn ability_words(id: &str) -> [&'static str; 3] {
    macro_rules! table {
        ($($id:literal),* $(,)?) => {
            match id {
                $($id => [concat!("ability-", $id), concat!("does-", $id), concat!("ability.", $id)],)*
                _ => ["ability-unknown", "ability-unknown", "resolution.act"],
            }
        };
    }
    table!(
        "initiation-rite",
        "life-drain",
        "mummification",
        "resurrection",
        "rite-of-the-abyss",
        "sanctification",
        "awakening",
        "will-of-the-ancient",
        "ode-to-greed",
        "ode-to-trickery",
        "raid",
        "rampage",
        "chalice-of-clarity",
        "mystery-of-virtues",
        "mystery-of-vices",
        "chalice-of-madness",
        "way-of-loyalty",
        "path-of-temptation",
        "path-of-iniquity",
        "way-of-triumph",
        "duplicity",
        "incarnation",
        "dragon-attack",
        "harvest-of-chaos",
        "ordination",
        "black-widow",
        "spider-embrace",
        "touched-by-the-goddess",
        "triumph-of-science",
        "politics-of-terror",
        "debunking",
        "nihilism",
    )
}
