//! A player's sect: its cultists, monsters and sanctum.

use serde::{Deserialize, Serialize};

use crate::{
    Chamber, Monster, Priest, Purse, STAGES, Site,
    figures::{LAIRS, SLOTS},
    goods::Lanes,
};

use super::{Among, Cultists, PRIEST, is_zero};

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sect {
    /// Where the cultists are: the Priest, then the Acolytes.
    pub cultists: Cultists,
    /// Those who will skulk, one bit each.
    pub skulking: u8,
    /// Those who make one's Amoebas strong, one bit each. `[amoeba.supremacy]`
    pub supreme: u8,
    /// The monster of each Lair.
    pub lairs: [Monster; LAIRS],
    /// Lairs whose monster shows its other side, one bit each. `[monster.undead]`
    pub turned: u8,
    /// The Priest card.
    pub priest: Priest,
    /// Its power was used: it lies face down. `[priest.power]`
    pub priest_used: bool,
    /// Until the Upkeep the Acolytes gain what a ritual costs. `[priest-card.scott]`
    pub stipend: bool,
    /// The next raid before the Upkeep is weaker by so much. `[priest-card.ephraim]`
    pub ward: u8,
    /// What lies exposed.
    pub exposed: Purse,
    /// The sanctum, in raid order.
    pub rooms: [Room; SLOTS],
    /// Resources that still have to be stored.
    pub hand: Purse,
    /// Whether the sanctum is being reorganised.
    pub order: Order,
    /// The raid on this sanctum.
    pub siege: Siege,
    /// Elder Signs this player has broken, whatever became of them.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub broke: u8,
    /// The locks whose Elder Signs those were, one bit each: a broken seal shows who broke it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub seals: u32,
    /// The standing order: to be asked in each raid, even where nothing is at stake. `[raid.vigil]`
    #[serde(default, skip_serializing_if = "is_zero")]
    pub vigil: bool,
}

/// A slot of a sanctum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Room {
    /// The chamber, if there is one.
    pub chamber: Chamber,
    /// What it holds.
    pub holds: Purse,
}

/// Whether a sanctum is being reorganised.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    #[default]
    Settled,
    /// Its owner is asked.
    Asked,
    /// Everything was taken out and is being stored by hand.
    Sorting,
}

/// How far a raid has come in a sanctum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Siege {
    /// Strength that is left.
    pub strength: u8,
    /// Where it is: 0 before what lies exposed, then in this room, whose defence is already counted.
    pub at: u8,
    /// Rooms it reached, one bit each from room 1.
    pub reached: u8,
    /// Its owner is asked for a riposte.
    pub asked: bool,
    /// Strength that others added. `[monster.announce]`
    pub raised: u8,
    /// Strength that was blocked before it came. `[monster.announce]`
    pub blocked: u8,
    /// The first chamber reached does not defend. `[monster.chthonian]`
    pub breached: bool,
    /// What the investigator does does not concern this sanctum. `[monster.hunting-horror]`
    pub cloaked: bool,
    /// The one thing that is kept was kept. `[investigator.professor]`
    pub kept: bool,
    /// Something was lost. `[investigator.alienist]`
    pub lost: bool,
    /// How often its owner has paid. `[investigator.ransom]`
    pub ransoms: u8,
    /// Lairs whose monster has turned in this raid, one bit each. `[monster.undead]`
    pub rested: u8,
    /// Monsters that were sacrificed, one bit each.
    pub fallen: u32,
    /// The question of the standing order was answered. `[raid.vigil]`
    #[serde(default, skip_serializing_if = "is_zero")]
    pub greeted: bool,
}

impl Sect {
    /// How many of the Acolytes are at a site.
    #[inline]
    #[must_use]
    pub fn acolytes_at(&self, site: Site) -> u8 {
        self.cultists.count_at(site)
    }

    /// The first Acolyte at a site, by his place among the cultists, but not the one excepted.
    #[inline]
    #[must_use]
    pub fn acolyte_at(&self, site: Site, except: Option<u8>) -> Option<usize> {
        self.cultists.first_at(site, except)
    }

    /// Whether the Priest is in the pool.
    #[inline]
    #[must_use]
    pub fn priest_ready(&self) -> bool {
        self.cultists[PRIEST] == Site::Pool
    }

    /// A used Priest card is turned up again; says whether it was used. `[priest.refresh]`
    pub fn refresh_priest(&mut self) -> bool {
        std::mem::take(&mut self.priest_used)
    }

    /// Acolytes that can be sacrificed, but not the one excepted. `[cost.acolytes]`
    #[inline]
    #[must_use]
    pub fn within_reach(&self, except: Option<u8>) -> u8 {
        self.count(Among::WithinReach, except)
    }

    /// Everything stored or exposed. It is asked for in many places, so it is kept once.
    #[inline(never)]
    #[must_use]
    pub fn wealth(&self) -> Purse {
        Lanes::sum(self.rooms.iter().map(|room| &room.holds).chain([&self.exposed]))
    }

    /// What is exposed (0) or in a room.
    #[inline]
    #[must_use]
    pub fn store(&self, room: u8) -> &Purse {
        match room {
            0 => &self.exposed,
            room => &self.rooms[usize::from(room) - 1].holds,
        }
    }

    /// What is exposed (0) or in a room.
    #[inline]
    pub fn store_mut(&mut self, room: u8) -> &mut Purse {
        match room {
            0 => &mut self.exposed,
            room => &mut self.rooms[usize::from(room) - 1].holds,
        }
    }

    /// For each kind where it lies, one bit each: exposed, then in the rooms.
    #[inline]
    pub(crate) fn stacks(&self) -> Lanes {
        let lying = |purse: &Purse, bit: usize| Lanes::kinds(purse).raised(bit);
        let rooms = self.rooms.iter().zip(1..).map(|(room, bit)| lying(&room.holds, bit));
        rooms.fold(lying(&self.exposed, 0), Lanes::or)
    }

    /// Monsters in the Lairs.
    #[inline]
    #[must_use]
    pub fn monsters(&self) -> u8 {
        self.lairs.iter().filter(|monster| monster.is_one()).count() as u8
    }

    /// Whether the monster of a Lair shows its other side.
    #[inline]
    #[must_use]
    pub const fn is_turned(&self, lair: u8) -> bool {
        self.turned >> lair & 1 == 1
    }

    /// The first Acolyte at a site who is active: neither in the Asylum nor gone nor trapped. `[card.active]`
    pub fn active(&self) -> impl Iterator<Item = Site> + use<> {
        self.where_acolytes(Among::Active, None)
    }

    /// The first empty Lair.
    #[inline]
    #[must_use]
    pub fn free_lair(&self) -> Option<usize> {
        self.lairs.iter().position(|monster| !monster.is_one())
    }

    /// The first Lair of each kind of monster.
    pub fn beasts(&self) -> impl Iterator<Item = u8> + use<> {
        let lairs = self.lairs;
        (0..LAIRS).filter(move |lair| lairs[*lair].is_one() && !lairs[..*lair].contains(&lairs[*lair])).map(|l| l as u8)
    }

    /// Each site with an Acolyte who can be sacrificed, once, but not counting the one excepted.
    pub fn victims(&self, except: Option<u8>) -> impl Iterator<Item = Site> + use<> {
        self.where_acolytes(Among::WithinReach, except)
    }

    /// Acolytes at sites of a sort, but not the one excepted.
    #[inline]
    #[must_use]
    pub fn count(&self, sort: Among, except: Option<u8>) -> u8 {
        self.cultists.among(sort, except).len()
    }

    /// Acolytes on the Evolution track from a stage on.
    #[inline]
    #[must_use]
    pub fn evolved(&self, from: u8) -> u8 {
        (from..STAGES as u8).map(|stage| self.cultists.count_at(Site::Evolved(stage))).sum()
    }

    /// Amoebas in the Lairs.
    #[inline]
    #[must_use]
    pub fn amoebas(&self) -> u8 {
        self.lairs.iter().filter(|monster| **monster == Monster::AMOEBA).count() as u8
    }

    /// A cultist goes somewhere else and gives up what he did where he was.
    #[inline]
    pub fn send(&mut self, cultist: usize, to: Site) {
        self.cultists.put(cultist, to);
        self.skulking &= !(1 << cultist);
        self.supreme &= !(1 << cultist);
    }

    /// Each site of a sort with an Acolyte, once, but not counting the one excepted.
    #[inline]
    pub fn where_acolytes(&self, sort: Among, except: Option<u8>) -> impl Iterator<Item = Site> + use<> {
        self.cultists.sites(self.cultists.among(sort, except))
    }

    /// Chambers that are installed.
    #[inline]
    #[must_use]
    pub fn chambers(&self) -> usize {
        self.rooms.iter().filter(|room| room.chamber.is_one()).count()
    }
}
