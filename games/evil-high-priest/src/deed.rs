//! What cards do beyond prices and rewards: a closed set of named effects, which the data put together. `[card.powers]`

use serde::{Deserialize, Serialize};

use crate::{Boon, Goods, Monster, Needs, Price};

/// A Priest card, by its place in the figures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Priest(pub u8);

impl Priest {
    /// Stands for no card.
    pub const NONE: Priest = Priest(u8::MAX);

    /// Whether it is one.
    #[inline]
    #[must_use]
    pub fn is_one(self) -> bool {
        self != Priest::NONE
    }
}

impl Default for Priest {
    fn default() -> Priest {
        Priest::NONE
    }
}

/// An investigator, by its place in the figures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Investigator(pub u8);

impl Investigator {
    /// Stands for no investigator.
    pub const NONE: Investigator = Investigator(u8::MAX);

    /// Whether it is somebody.
    #[inline]
    #[must_use]
    pub fn is_one(self) -> bool {
        self != Investigator::NONE
    }
}

impl Default for Investigator {
    fn default() -> Investigator {
        Investigator::NONE
    }
}

/// A card whose text is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    Monster(Monster),
    /// A Priest card.
    Priest(Priest),
    /// An investigator, after the raid.
    Investigator(Investigator),
}

/// When a power is used. `[monster.when]`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// When the Priest is placed on his own power.
    #[default]
    Placed,
    /// When the monster is installed in a Lair.
    Gained,
    /// In one's turn before a cultist is placed; the monster is discarded.
    Turn,
    /// In the Upkeep phase, each time.
    Upkeep,
    /// In a raid, announced before it comes to the sanctums; the monster is sacrificed.
    Raid,
    /// After a raid in which the monster was sacrificed.
    Fallen,
}

/// What a card can do, and when.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Power {
    pub when: When,
    /// What has to be so.
    pub needs: Needs,
    /// What it costs.
    pub cost: Price,
    /// What it gives.
    pub gives: Boon,
    /// What else happens.
    pub deed: Option<Deed>,
    /// How many times more it may be used at once.
    pub again: u8,
}

/// What else happens: each of these is a rule of its own, and any card may have it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// A chosen opponent gives up some of a kind, as far as he has it.
    Steal(Loot),
    /// Each opponent who has one of a kind gives it up.
    Tithe(Goods),
    /// One of those who have most of a kind loses one, as is chosen.
    Burn(Goods),
    /// A chosen opponent sends an active Acolyte to his Asylum.
    Banish,
    /// A chosen opponent moves an Acolyte from his pool to Escape.
    Scatter,
    /// A chosen opponent discards a monster.
    Hunt,
    /// An active Acolyte of an opponent is trapped until the monster leaves its Lair.
    Trap,
    /// A chamber of an opponent is discarded; what it held is exposed.
    Raze,
    /// An own chamber is discarded; what it held is exposed.
    Crumble,
    /// Every free place for a kind is filled with it.
    Fill(Goods),
    /// One of a kind for each monster in one's Lairs.
    Herd(Goods),
    /// The chambers that lie face up are replaced.
    Redraw,
    /// The next cultist may go to a taken place of the town, if Skulks may.
    Slip,
    /// A place of the town is used at once, even a taken one, if Skulks may.
    Errand,
    /// Until the Upkeep one's Acolytes gain what a ritual costs instead of paying it.
    Stipend,
    /// Up to so many chambers are installed, then one may reorganise once.
    Build(u8),
    /// The next raid before the Upkeep is weaker by so much.
    Ward(u8),
    /// Everybody who lost something in the raid moves an Acolyte from the Asylum to Escape.
    Release,
    /// The raid on a chosen opponent is stronger by so much.
    Incite(u8),
    /// The first chamber of a chosen opponent does not defend in this raid.
    Breach,
    /// What the investigator does does not concern one's sanctum.
    Cloak,
    /// A die from so much up brings the monster back to its Lair.
    Rise(u8),
}

/// What is taken from an opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Loot {
    /// Of this kind.
    pub goods: Goods,
    /// At most so many.
    pub count: u8,
    /// It is exposed and not stored.
    #[serde(default)]
    pub exposed: bool,
}

impl Deed {
    /// Whether it aims at a player of one's choice.
    #[inline]
    #[must_use]
    pub const fn aims(self) -> bool {
        matches!(
            self,
            Deed::Steal(_) | Deed::Burn(_) | Deed::Banish | Deed::Scatter | Deed::Hunt | Deed::Incite(_) | Deed::Breach
        )
    }

    /// The resource it brings, if it brings one.
    #[inline]
    #[must_use]
    pub const fn brings(self) -> Option<Goods> {
        match self {
            Deed::Steal(Loot { goods, .. }) | Deed::Tithe(goods) | Deed::Fill(goods) | Deed::Herd(goods) => Some(goods),
            _ => None,
        }
    }
}

/// What a raid does differently: set by whoever leads it. `[raid.terms]`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// Dice more or fewer.
    pub dice: i8,
    /// Strength more or less.
    pub total: i8,
    /// The first chamber reached does not defend.
    pub first_room_open: bool,
    /// Chambers that hold nothing do not defend.
    pub empty_rooms_open: bool,
    /// It goes through the chambers from the last to the first.
    pub backwards: bool,
    /// It passes by what lies exposed.
    pub skips_exposed: bool,
    /// It never destroys this.
    pub spares: Option<Goods>,
    /// Of this each player keeps one that he would lose.
    pub keeps: Option<Goods>,
    /// Whoever has fewest points is not raided, unless all are tied.
    pub spares_poorest: bool,
    /// What each Acolyte in Asylum and Escape takes away.
    pub asylum: Option<u8>,
    /// A sacrificed Acolyte blocks this at the most.
    pub acolytes: Option<u8>,
    /// A sacrificed monster blocks so much less.
    pub monsters_less: u8,
    /// Everybody discards a monster before the raid comes to the sanctums.
    pub cull: bool,
    /// Everybody may pay.
    pub ransom: Option<Ransom>,
    /// What comes after the raid, as whoever started it decides.
    pub after: Option<Deed>,
}

/// What a player may pay to weaken the raid on him.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ransom {
    /// Of this kind.
    pub goods: Goods,
    pub count: u8,
    /// Strength it takes off.
    pub off: u8,
    /// How often he may pay it.
    pub times: u8,
}
