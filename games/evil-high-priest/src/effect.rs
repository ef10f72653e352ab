//! What spaces, locks and cards cost, need and give: few named parts, put together by the data.

use serde::{Deserialize, Serialize};

use crate::{Goods, Purse, goods::Lanes};

/// What is paid. `[cost.pay]`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(from = "PriceText")]
pub struct Price {
    /// Resources of these kinds.
    pub goods: Purse,
    /// Base resources of any kind. `[resource.base]`
    pub any: u8,
    /// Own Acolytes, sacrificed. `[cost.acolytes]`
    pub acolytes: u8,
    /// Monsters of one's Lairs, discarded. `[monster.discard]`
    pub monsters: u8,
    /// The control of the Shoggoth. `[shoggoth.sign]`
    pub shoggoth: bool,
    /// Own active Acolytes that go and worship Azathoth. `[azathoth.send]`
    pub worship: u8,
    /// Amoebas that have to be taken into one's Lairs. `[amoeba.cost]`
    pub amoebas: u8,
    /// Amoebas of one's Lairs, discarded. `[amoeba.cost]`
    pub own_amoebas: u8,
    /// Chambers of one's sanctum, discarded. `[yellow.entry]`
    pub chambers: u8,
    /// An opponent of one's choice gains one of this kind. `[yellow.entry]`
    pub gift: Option<Goods>,
    /// Own Acolytes of the pool, sent to the Asylum. `[monster.when]`
    pub pool: u8,
}

impl Price {
    /// Whether nothing is paid.
    #[inline]
    #[must_use]
    pub fn is_free(&self) -> bool {
        *self == Price::default()
    }
}

/// What is gained. Parts that cannot be had are lost, the others are gained. `[reward.parts]`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(from = "BoonText")]
pub struct Boon {
    pub goods: Purse,
    /// Resources counted by the Deep One track. `[cthulhu.track]`
    pub deep_ones: Option<Tracked>,
    /// Acolytes that go from the Asylum to Escape. `[reward.rescue]`
    pub rescue: u8,
    /// Monsters. `[monster.gain]`
    pub monster: u8,
    /// Chambers. `[chamber.gain]`
    pub chamber: u8,
    /// With a full sanctum the resources may be reorganised even if no chamber is taken. `[priest.improve]`
    pub reorganise: bool,
    /// The First Player marker. `[town.providence]`
    pub first_player: bool,
    /// The control of the Shoggoth. `[shoggoth.control]`
    pub shoggoth: bool,
    /// Any accessible Elder Sign, free of cost. `[shoggoth.sign]`
    pub free_sign: bool,
    /// The cultist will skulk. `[skulk.move]`
    pub skulk: Option<Skulk>,
    /// The Growth track goes up. `[growth.track]`
    pub growth: u8,
    /// Own Acolytes that go from Azathoth to Escape. `[azathoth.back]`
    pub from_azathoth: u8,
    /// Something bad for an opponent of one's choice. `[harm.aim]`
    pub harm: Option<Harm>,
    /// An own Acolyte becomes this: 0 a Mutant, 1 an Abomination, 2 a Spawn. `[evolution.track]`
    pub evolve: Option<u8>,
    /// Resources for each own Acolyte on the Evolution track. `[evolution.reward]`
    pub evolved: Option<PerEvolved>,
    /// A raid with so many dice, each time. `[evolution.raid]`
    pub raid: u8,
    /// While the cultist stands here the Amoebas of the player defend. `[amoeba.supremacy]`
    pub supremacy: bool,
    /// The control of the King in Yellow. `[king.control]`
    pub king: bool,
    /// Acolytes that go from the Asylum to the pool. `[king.use]`
    pub ready: u8,
    /// The cultist enters the track of this lock. `[yellow.entry]`
    pub travel: bool,
    /// A monster or a chamber, as one likes. `[yellow.either]`
    pub either: bool,
}

/// Something bad that a player meets with. `[harm.aim]`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Harm {
    /// One of his active Acolytes goes to Azathoth. `[azathoth.send]`
    Worship,
    /// He receives an Amoeba, if he has a free Lair. `[amoeba.given]`
    Amoeba,
    /// One of his Acolytes leaves the game. `[guardian.loss]`
    Loss,
    /// All his Acolytes flee to Escape. `[guardian.flight]`
    Flight,
}

/// Resources for each own Acolyte on the Evolution track, from a stage on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerEvolved {
    /// What is gained.
    pub goods: Goods,
    /// So many for each.
    pub each: u8,
    /// Counted from this stage on: 0 Mutants, 1 Abominations, 2 Spawn.
    #[serde(default)]
    pub from: u8,
    /// No more than so many Acolytes count.
    #[serde(default = "PerEvolved::everybody")]
    pub most: u8,
}

impl PerEvolved {
    const fn everybody() -> u8 {
        crate::figures::ACOLYTES as u8
    }

    /// How many units so many Acolytes give.
    #[must_use]
    pub fn of(self, acolytes: u8) -> u16 {
        u16::from(self.each) * u16::from(acolytes.min(self.most))
    }
}

/// What an avatar of the Crawling Chaos does for its keeper in each Upkeep. `[avatar.upkeep]`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Service {
    /// Any Acolyte of Azathoth goes to its owner's Escape.
    Retrieve,
    /// Any Acolyte of Azathoth begins a ritual without paying.
    Enchant,
    /// An active Acolyte of an opponent goes to Azathoth.
    Send,
    /// A monster, if the keeper has none.
    Monster,
}

/// Resources by the height of a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tracked {
    /// What is gained.
    pub goods: Goods,
    /// One unit for each so many steps.
    pub per: u8,
    /// A part of a step counts as a whole one.
    #[serde(default)]
    pub up: bool,
}

impl Tracked {
    /// How many units a track of this height gives.
    #[must_use]
    pub const fn at(self, height: u8) -> u16 {
        if self.up { height.div_ceil(self.per) as u16 } else { (height / self.per) as u16 }
    }
}

/// Where a cultist on a Skulk space may go at the end of the Action phase. `[skulk.kinds]`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Skulk {
    /// To a place of the town.
    Town,
    /// To the first space of a ritual.
    Ritual,
    /// To an unlocked bonus of the cult board.
    Cult,
    /// To a place of the town or to the first space of a ritual.
    Flexible,
    /// As a flexible one, but before all others, and no Skulk may follow him to his space.
    Blocking,
    /// To a place of the town, where he stays for good. `[eternal.stay]`
    Eternal,
}

/// Who may be placed on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    #[default]
    Anyone,
    /// The Priest alone.
    Priest,
    /// An Acolyte, not the Priest.
    Acolyte,
}

/// What has to be so, and is not paid. `[cost.prerequisite]`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// A raid has been resolved in this game.
    AfterRaid,
    /// All Lairs of the player are empty.
    EmptyLairs,
    /// One of the player's cultists is a Skulk. `[sleeper.skulk]`
    OnSkulk,
    /// So many of the player's Acolytes are on the Evolution track, from a stage on. `[evolution.need]`
    Evolved {
        /// From this stage: 0 Mutant, 1 Abomination, 2 Spawn.
        from: u8,
        /// At least so many.
        count: u8,
    },
    /// So many Elder Signs are broken, by whomever. `[evolution.need]`
    Signs(u8),
    /// The player has one of this.
    Owns(Goods),
    /// So many Acolytes of the player are in the Asylum.
    InAsylum(u8),
    /// A monster is in a Lair of the player.
    OwnMonster,
}

/// An action space.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Space {
    /// Who may come here.
    pub who: Who,
    /// What has to be so.
    pub needs: Needs,
    /// What it costs.
    pub cost: Price,
    /// What it gives.
    pub gives: Boon,
    /// No Skulk may come here.
    pub no_skulk: bool,
}

/// Up to two needs.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize)]
#[serde(try_from = "Vec<Need>")]
pub struct Needs([Option<Need>; 2]);

impl Needs {
    /// Each of them.
    #[inline]
    pub fn each(&self) -> impl Iterator<Item = Need> {
        self.0.into_iter().flatten()
    }
}

impl TryFrom<Vec<Need>> for Needs {
    type Error = &'static str;

    fn try_from(list: Vec<Need>) -> Result<Needs, &'static str> {
        if list.len() > 2 {
            return Err("a space has at most two needs");
        }
        Ok(Needs(std::array::from_fn(|index| list.get(index).copied())))
    }
}

/// What is special about a chamber. `[chamber.special]`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trait {
    /// Weakness: it is discarded at the end of a raid that reached it.
    GoneOnceReached,
    /// Weakness: a raid that reaches it grows by so much.
    RaidGrows(u8),
    /// Each Acolyte its owner sacrifices in a raid blocks so much.
    AcolytesBlock(u8),
    /// Its defence grows by so much for each monster in its owner's Lairs when it is reached.
    DefencePerMonster(u8),
}

/// A price as the data write it.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct PriceText {
    treasure: u16,
    blood: u16,
    magic: u16,
    atom: u16,
    grimoire: u16,
    sign: u16,
    any: u8,
    acolytes: u8,
    monsters: u8,
    shoggoth: bool,
    worship: u8,
    amoebas: u8,
    own_amoebas: u8,
    chambers: u8,
    gift: Option<Goods>,
    pool: u8,
}

impl From<PriceText> for Price {
    fn from(text: PriceText) -> Price {
        Price {
            goods: Purse([text.treasure, text.blood, text.magic, text.atom, text.grimoire, text.sign]),
            any: text.any,
            acolytes: text.acolytes,
            monsters: text.monsters,
            shoggoth: text.shoggoth,
            worship: text.worship,
            amoebas: text.amoebas,
            own_amoebas: text.own_amoebas,
            chambers: text.chambers,
            gift: text.gift,
            pool: text.pool,
        }
    }
}

/// A reward as the data write it.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct BoonText {
    treasure: u16,
    blood: u16,
    magic: u16,
    atom: u16,
    grimoire: u16,
    sign: u16,
    deep_ones: Option<Tracked>,
    rescue: u8,
    monster: u8,
    chamber: u8,
    reorganise: bool,
    first_player: bool,
    shoggoth: bool,
    free_sign: bool,
    skulk: Option<Skulk>,
    growth: u8,
    from_azathoth: u8,
    harm: Option<Harm>,
    evolve: Option<u8>,
    evolved: Option<PerEvolved>,
    raid: u8,
    supremacy: bool,
    king: bool,
    ready: u8,
    travel: bool,
    either: bool,
}

impl From<BoonText> for Boon {
    fn from(text: BoonText) -> Boon {
        Boon {
            goods: Purse([text.treasure, text.blood, text.magic, text.atom, text.grimoire, text.sign]),
            deep_ones: text.deep_ones,
            rescue: text.rescue,
            monster: text.monster,
            chamber: text.chamber,
            reorganise: text.reorganise,
            first_player: text.first_player,
            shoggoth: text.shoggoth,
            free_sign: text.free_sign,
            skulk: text.skulk,
            growth: text.growth,
            from_azathoth: text.from_azathoth,
            harm: text.harm,
            evolve: text.evolve,
            evolved: text.evolved,
            raid: text.raid,
            supremacy: text.supremacy,
            king: text.king,
            ready: text.ready,
            travel: text.travel,
            either: text.either,
        }
    }
}

/// What a chamber can hold, as the data write it: so many places of a kind, and so many for anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(from = "HoldsText")]
pub struct Holds {
    /// Places of one kind each.
    pub own: Purse,
    /// Places for anything, grimoires and Elder Signs too. `[chamber.white]`
    pub any: u8,
}

impl Holds {
    /// How many of these lie in places for anything.
    #[inline]
    #[must_use]
    pub fn beyond(&self, purse: &Purse) -> u16 {
        Lanes::beyond(purse, &self.own)
    }

    /// How many of the places for anything are free.
    #[inline]
    #[must_use]
    pub fn free(&self, held: &Purse) -> u16 {
        u16::from(self.any).saturating_sub(self.beyond(held))
    }

    /// Whether all of this fits in.
    #[inline]
    #[must_use]
    pub fn fits(&self, purse: &Purse) -> bool {
        self.beyond(purse) <= self.any.into()
    }

    /// Whether one more of a kind fits beside what is there.
    #[inline]
    #[must_use]
    pub fn takes(&self, held: &Purse, goods: Goods) -> bool {
        if held.get(goods) < self.own.get(goods) {
            return true;
        }
        self.any > 0 && self.beyond(held) < self.any.into()
    }

    /// The kinds of which one more fits beside what is there.
    #[inline(never)]
    pub(crate) fn takes_which(&self, held: &Purse) -> Lanes {
        // Without a branch: which rooms have places for anything is anybody's guess.
        Lanes::fewer(held, &self.own).or(Lanes::ALL.only_if(self.beyond(held) < u16::from(self.any)))
    }

    /// Whether anything at all can be stored here.
    #[inline]
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.any == 0 && self.own.is_empty()
    }
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct HoldsText {
    treasure: u16,
    blood: u16,
    magic: u16,
    atom: u16,
    grimoire: u16,
    sign: u16,
    any: u8,
}

impl From<HoldsText> for Holds {
    fn from(text: HoldsText) -> Holds {
        let HoldsText { treasure, blood, magic, atom, grimoire, sign, any } = text;
        Holds { own: Purse([treasure, blood, magic, atom, grimoire, sign]), any }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_of_a_kind_are_filled_before_those_for_anything() {
        let holds = Holds { own: Purse::of(Goods::Blood, 2), any: 1 };
        let mut held = Purse::of(Goods::Blood, 2);
        assert!(holds.takes(&held, Goods::Blood) && holds.takes(&held, Goods::Sign));
        held.add(Goods::Sign, 1);
        assert!(!holds.takes(&held, Goods::Blood) && !holds.takes(&held, Goods::Sign) && holds.fits(&held));
        held.add(Goods::Magic, 1);
        assert!(!holds.fits(&held));
    }

    #[test]
    fn a_track_counts_whole_or_begun_steps() {
        let down = Tracked { goods: Goods::Treasure, per: 2, up: false };
        assert_eq!([0, 1, 2, 5].map(|height| down.at(height)), [0, 0, 1, 2]);
        let up = Tracked { up: true, ..down };
        assert_eq!([0, 1, 2, 5].map(|height| up.at(height)), [0, 1, 1, 3]);
    }
}
