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
