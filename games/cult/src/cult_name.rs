//! The eight cults and the names of their abilities.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// How many cults there are.
pub const CULTS: usize = 8;

/// A cult, by its god.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum CultName {
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
    Arachne,
    /// No god at all.
    Atheism,
}

impl CultName {
    /// All, in the order of the data.
    pub const ALL: [CultName; CULTS] = [
        CultName::Anubis,
        CultName::Cthulhu,
        CultName::Fafnir,
        CultName::Janus,
        CultName::Nirriti,
        CultName::Tiamat,
        CultName::Arachne,
        CultName::Atheism,
    ];

    /// Its name in the data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            CultName::Anubis => "anubis",
            CultName::Cthulhu => "cthulhu",
            CultName::Fafnir => "fafnir",
            CultName::Janus => "janus",
            CultName::Nirriti => "nirriti",
            CultName::Tiamat => "tiamat",
            CultName::Arachne => "arachne",
            CultName::Atheism => "atheism",
        }
    }

    /// The message of its shown name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            CultName::Anubis => "cult-anubis",
            CultName::Cthulhu => "cult-cthulhu",
            CultName::Fafnir => "cult-fafnir",
            CultName::Janus => "cult-janus",
            CultName::Nirriti => "cult-nirriti",
            CultName::Tiamat => "cult-tiamat",
            CultName::Arachne => "cult-arachne",
            CultName::Atheism => "cult-atheism",
        }
    }

    /// The names of its abilities: two of Light, two of Darkness.
    #[must_use]
    pub const fn abilities(self) -> [&'static str; 4] {
        match self {
            CultName::Anubis => ["initiation-rite", "life-drain", "mummification", "resurrection"],
            CultName::Cthulhu => ["rite-of-the-abyss", "sanctification", "awakening", "will-of-the-ancient"],
            CultName::Fafnir => ["ode-to-greed", "ode-to-trickery", "raid", "rampage"],
            CultName::Janus => ["chalice-of-clarity", "mystery-of-virtues", "mystery-of-vices", "chalice-of-madness"],
            CultName::Nirriti => ["way-of-loyalty", "path-of-temptation", "path-of-iniquity", "way-of-triumph"],
            CultName::Tiamat => ["duplicity", "incarnation", "dragon-attack", "harvest-of-chaos"],
            CultName::Arachne => ["ordination", "black-widow", "spider-embrace", "touched-by-the-goddess"],
            CultName::Atheism => ["triumph-of-science", "politics-of-terror", "debunking", "nihilism"],
        }
    }
}

/// The messages of an ability (its name), the sentence that says what it does, and its rule.
#[must_use]
pub fn ability_words(id: &str) -> [&'static str; 3] {
    match id {
        "initiation-rite" => ["ability-initiation-rite", "does-initiation-rite", "ability.initiation-rite"],
        "life-drain" => ["ability-life-drain", "does-life-drain", "ability.life-drain"],
        "mummification" => ["ability-mummification", "does-mummification", "ability.mummification"],
        "resurrection" => ["ability-resurrection", "does-resurrection", "ability.resurrection"],
        "rite-of-the-abyss" => ["ability-rite-of-the-abyss", "does-rite-of-the-abyss", "ability.rite-of-the-abyss"],
        "sanctification" => ["ability-sanctification", "does-sanctification", "ability.sanctification"],
        "awakening" => ["ability-awakening", "does-awakening", "ability.awakening"],
        "will-of-the-ancient" => {
            ["ability-will-of-the-ancient", "does-will-of-the-ancient", "ability.will-of-the-ancient"]
        }
        "ode-to-greed" => ["ability-ode-to-greed", "does-ode-to-greed", "ability.ode-to-greed"],
        "ode-to-trickery" => ["ability-ode-to-trickery", "does-ode-to-trickery", "ability.ode-to-trickery"],
        "raid" => ["ability-raid", "does-raid", "ability.raid"],
        "rampage" => ["ability-rampage", "does-rampage", "ability.rampage"],
        "chalice-of-clarity" => ["ability-chalice-of-clarity", "does-chalice-of-clarity", "ability.chalice-of-clarity"],
        "mystery-of-virtues" => ["ability-mystery-of-virtues", "does-mystery-of-virtues", "ability.mystery-of-virtues"],
        "mystery-of-vices" => ["ability-mystery-of-vices", "does-mystery-of-vices", "ability.mystery-of-vices"],
        "chalice-of-madness" => ["ability-chalice-of-madness", "does-chalice-of-madness", "ability.chalice-of-madness"],
        "way-of-loyalty" => ["ability-way-of-loyalty", "does-way-of-loyalty", "ability.way-of-loyalty"],
        "path-of-temptation" => ["ability-path-of-temptation", "does-path-of-temptation", "ability.path-of-temptation"],
        "path-of-iniquity" => ["ability-path-of-iniquity", "does-path-of-iniquity", "ability.path-of-iniquity"],
        "way-of-triumph" => ["ability-way-of-triumph", "does-way-of-triumph", "ability.way-of-triumph"],
        "duplicity" => ["ability-duplicity", "does-duplicity", "ability.duplicity"],
        "incarnation" => ["ability-incarnation", "does-incarnation", "ability.incarnation"],
        "dragon-attack" => ["ability-dragon-attack", "does-dragon-attack", "ability.dragon-attack"],
        "harvest-of-chaos" => ["ability-harvest-of-chaos", "does-harvest-of-chaos", "ability.harvest-of-chaos"],
        "ordination" => ["ability-ordination", "does-ordination", "ability.ordination"],
        "black-widow" => ["ability-black-widow", "does-black-widow", "ability.black-widow"],
        "spider-embrace" => ["ability-spider-embrace", "does-spider-embrace", "ability.spider-embrace"],
        "touched-by-the-goddess" => {
            ["ability-touched-by-the-goddess", "does-touched-by-the-goddess", "ability.touched-by-the-goddess"]
        }
        "triumph-of-science" => ["ability-triumph-of-science", "does-triumph-of-science", "ability.triumph-of-science"],
        "politics-of-terror" => ["ability-politics-of-terror", "does-politics-of-terror", "ability.politics-of-terror"],
        "debunking" => ["ability-debunking", "does-debunking", "ability.debunking"],
        "nihilism" => ["ability-nihilism", "does-nihilism", "ability.nihilism"],
        _ => ["ability-unknown", "ability-unknown", "resolution.act"],
    }
}
