//! Where a cultist can be: off the boards, or on one of their spaces.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// Which of a player's cultists is meant: Acolytes at one site are all alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
pub enum Cultist {
    /// The Priest: never sacrificed, never in Asylum or Escape.
    Priest,
    Acolyte,
}

impl Cultist {
    /// Both kinds of cultist.
    pub const ALL: [Cultist; 2] = [Cultist::Priest, Cultist::Acolyte];

    /// The message with its name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Cultist::Priest => "cultist-priest",
            Cultist::Acolyte => "cultist-acolyte",
        }
    }
}

/// The most places of the town.
pub const PLACES: usize = 12;
/// The most rituals, and the most spaces of one.
pub const RITUALS: usize = 5;
/// The most spaces of a ritual.
pub const RITUAL_STEPS: usize = 4;
/// The most locks of a cult board.
pub const LOCKS: usize = 20;
/// Sites there can be, see [`Site::index`].
pub const SITES: usize = TRACK + LOCKS;

const TOWN: usize = 9;
const SKULK: usize = TOWN + PLACES;
const RITUAL: usize = SKULK + 2;
const LOCK: usize = RITUAL + RITUALS * RITUAL_STEPS;
const SPECIAL: usize = LOCK + LOCKS;
const KING: usize = SPECIAL + 1;
const EVOLVED: usize = SPECIAL + 2;
const ETERNAL: usize = EVOLVED + STAGES;
const TRACK: usize = ETERNAL + PLACES;
/// Stages of the Evolution track.
pub const STAGES: usize = 3;

/// The numbers of the sites of one sort, see [`Site::index`].
#[derive(Clone, Copy)]
struct Numbers {
    first: u8,
    many: u8,
}

/// How many sorts of sites there are.
const SORTS: usize = 18;

/// The numbers of each sort, in the order of [`Site::sort`].
const NUMBERS: [Numbers; SORTS] = {
    const fn numbers(first: usize, many: usize) -> Numbers {
        Numbers { first: first as u8, many: many as u8 }
    }
    [
        numbers(0, 1),
        numbers(1, 1),
        numbers(2, 1),
        numbers(3, 1),
        numbers(8, 1),
        numbers(4, 1),
        numbers(5, 1),
        numbers(6, 1),
        numbers(7, 1),
        numbers(TOWN, PLACES),
        numbers(SKULK, 2),
        numbers(RITUAL, RITUALS * RITUAL_STEPS),
        numbers(LOCK, LOCKS),
        numbers(SPECIAL, 1),
        numbers(KING, 1),
        numbers(EVOLVED, STAGES),
        numbers(ETERNAL, PLACES),
        numbers(TRACK, LOCKS),
    ]
};

/// Where a cultist is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
pub enum Site {
    /// In the pool, ready to be placed.
    #[default]
    Pool,
    /// On a chair of the Asylum.
    Asylum,
    Escape,
    /// Out of the game.
    Away,
    /// Trapped by a monster. `[monster.shambler]`
    Trapped,
    /// On the priest board: the Priest's own power.
    Power,
    /// On the priest board: Summon a Monster.
    Summon,
    /// On the priest board: Rescue an Acolyte.
    Rescue,
    /// On the priest board: Improve the Sanctum.
    Improve,
    /// A place of the town, from 0.
    Town(u8),
    /// A Skulk space of the town, from 0.
    Skulk(u8),
    /// A space of a ritual: which ritual, which space, both from 0.
    Ritual(u8, u8),
    /// A lock of the cult board with its bonus, from 0.
    Lock(u8),
    /// Among the Acolytes who worship Azathoth.
    Azathoth,
    /// On the card of the King in Yellow.
    King,
    /// On the Evolution track: 0 a Mutant, 1 an Abomination, 2 a Spawn.
    Evolved(u8),
    /// For good at a place of the town, from 0, where he hinders nobody.
    Eternal(u8),
    /// On his way along a track of the Yellow Sign: at this lock.
    Track(u8),
}

impl Site {
    /// Which sort of site it is, in the order of the variants.
    #[inline]
    const fn sort(self) -> usize {
        match self {
            Site::Pool => 0,
            Site::Asylum => 1,
            Site::Escape => 2,
            Site::Away => 3,
            Site::Trapped => 4,
            Site::Power => 5,
            Site::Summon => 6,
            Site::Rescue => 7,
            Site::Improve => 8,
            Site::Town(_) => 9,
            Site::Skulk(_) => 10,
            Site::Ritual(..) => 11,
            Site::Lock(_) => 12,
            Site::Azathoth => 13,
            Site::King => 14,
            Site::Evolved(_) => 15,
            Site::Eternal(_) => 16,
            Site::Track(_) => 17,
        }
    }

    /// Which one of its sort it is.
    #[inline]
    const fn place(self) -> usize {
        match self {
            Site::Town(place)
            | Site::Skulk(place)
            | Site::Lock(place)
            | Site::Evolved(place)
            | Site::Eternal(place)
            | Site::Track(place) => place as usize,
            Site::Ritual(ritual, step) if (step as usize) < RITUAL_STEPS => {
                ritual as usize * RITUAL_STEPS + step as usize
            }
            Site::Ritual(..) => SITES,
            _ => 0,
        }
    }

    /// A number of its own below [`SITES`], if there can be such a site.
    #[inline]
    #[must_use]
    pub const fn index(self) -> Option<usize> {
        let (Numbers { first, many }, place) = (NUMBERS[self.sort()], self.place());
        if place < many as usize { Some(first as usize + place) } else { None }
    }

    /// The site of this number.
    #[inline]
    #[must_use]
    pub const fn of_index(index: usize) -> Option<Site> {
        Some(match index {
            0 => Site::Pool,
            1 => Site::Asylum,
            2 => Site::Escape,
            3 => Site::Away,
            4 => Site::Power,
            5 => Site::Summon,
            6 => Site::Rescue,
            7 => Site::Improve,
            8 => Site::Trapped,
            TOWN..SKULK => Site::Town((index - TOWN) as u8),
            SKULK..RITUAL => Site::Skulk((index - SKULK) as u8),
            RITUAL..LOCK => {
                let at = index - RITUAL;
                Site::Ritual((at / RITUAL_STEPS) as u8, (at % RITUAL_STEPS) as u8)
            }
            LOCK..SPECIAL => Site::Lock((index - LOCK) as u8),
            SPECIAL => Site::Azathoth,
            KING => Site::King,
            EVOLVED..ETERNAL => Site::Evolved((index - EVOLVED) as u8),
            ETERNAL..TRACK => Site::Eternal((index - ETERNAL) as u8),
            TRACK..SITES => Site::Track((index - TRACK) as u8),
            _ => return None,
        })
    }

    /// Its bit in a set of sites; none if there is no such site.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u128 {
        match self.index() {
            Some(index) => 1 << index,
            None => 0,
        }
    }

    /// Whether an Acolyte here can be sacrificed: neither locked up, nor on the run, nor gone. `[cost.acolytes]`
    #[inline]
    #[must_use]
    pub const fn is_within_reach(self) -> bool {
        self.is_active() && !matches!(self, Site::Escape)
    }

    /// Whether an Acolyte here is active: neither locked up nor beyond his master's reach. `[azathoth.send]`
    #[inline]
    #[must_use]
    pub const fn is_active(self) -> bool {
        self.is_mortal() && !matches!(self, Site::Asylum | Site::Trapped)
    }

    /// Whether an Acolyte here is still one: he can be taken out of the game. `[guardian.loss]`
    #[inline]
    #[must_use]
    pub const fn is_mortal(self) -> bool {
        !matches!(self, Site::Away | Site::Azathoth | Site::Evolved(_))
    }

    /// Whether a cultist comes home from here in the Upkeep. `[upkeep.return]`
    #[inline]
    #[must_use]
    pub const fn is_left_in_upkeep(self) -> bool {
        self.is_active() && !matches!(self, Site::Ritual(..) | Site::Track(_) | Site::Eternal(_))
    }

    /// Whether it is a space of the player's own priest board.
    #[inline]
    #[must_use]
    pub const fn is_own(self) -> bool {
        matches!(self, Site::Power | Site::Summon | Site::Rescue | Site::Improve | Site::Escape)
    }
}

/// Sites: a bit each, see [`Site::bit`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sites(pub(crate) u128);

impl Sites {
    #[inline]
    pub(crate) const fn contains(self, site: Site) -> bool {
        self.0 & site.bit() != 0
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_site_has_a_number_of_its_own_that_fits_a_set() {
        let mut sites = vec![
            Site::Pool,
            Site::Asylum,
            Site::Escape,
            Site::Away,
            Site::Power,
            Site::Summon,
            Site::Rescue,
            Site::Improve,
            Site::Trapped,
        ];
        sites.extend((0..PLACES as u8).map(Site::Town));
        sites.extend((0..2).map(Site::Skulk));
        sites.extend((0..5).flat_map(|ritual| (0..4).map(move |step| Site::Ritual(ritual, step))));
        sites.extend((0..LOCKS as u8).map(Site::Lock));
        sites.extend([Site::Azathoth, Site::King]);
        sites.extend((0..STAGES as u8).map(Site::Evolved));
        sites.extend((0..PLACES as u8).map(Site::Eternal));
        sites.extend((0..LOCKS as u8).map(Site::Track));
        let numbers: HashSet<usize> = sites.iter().filter_map(|site| site.index()).collect();
        assert_eq!((numbers.len(), numbers.iter().max()), (sites.len(), Some(&(SITES - 1))));
        const { assert!(SITES <= 128) };
        assert!((0..SITES).all(|index| Site::of_index(index).and_then(Site::index) == Some(index)));
        assert_eq!(Site::of_index(SITES), None);
        assert_eq!((Site::Town(12).index(), Site::Lock(20).bit()), (None, 0));
    }
}
