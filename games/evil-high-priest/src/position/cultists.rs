//! Where the cultists of a player are, packed: a byte each, so that what is asked of all of them at once is asked of one word.

use std::ops::Index;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{SITES, Site};

use super::{CULTISTS, PRIEST};

/// Where each cultist is: the Priest, then the Acolytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cultists([u8; WIDTH]);

/// As many bytes as one word has.
const WIDTH: usize = 8;
/// What lies behind the last cultist: no site has this number.
const NOWHERE: u8 = 0x7f;
const _: () = assert!(CULTISTS < WIDTH && SITES <= NOWHERE as usize, "every site has a number below 128");

/// The lowest bit of every byte, and the highest.
const LOW: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = LOW << 7;

/// As many entries as a byte has values, so that no bound need be looked at.
pub(crate) const BYTES: usize = 1 << u8::BITS;

/// The sites by their numbers, see [`Site::index`].
static EVERY: [Site; BYTES] = {
    let (mut every, mut number) = ([Site::Pool; BYTES], 0);
    while number < SITES {
        every[number] = Site::of_index(number).expect("every number below SITES is that of a site");
        number += 1;
    }
    every
};

/// A sort of sites that is asked for of all Acolytes at once: a row of `AMONG`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Among {
    /// Neither locked up nor beyond his master's reach. `[azathoth.send]`
    Active,
    /// Who can be sacrificed. `[cost.acolytes]`
    WithinReach,
    /// Who can be taken out of the game. `[guardian.loss]`
    Mortal,
    /// Mutants, then Abominations: who can come to the next stage. `[evolution.track]`
    Mutants,
    Abominations,
    InRituals,
    Eternal,
}

/// By the sort, then by its number: the highest bit where a site is one of them.
static AMONG: [[u8; BYTES]; Among::Eternal as usize + 1] = {
    let (mut among, mut number) = ([[0; BYTES]; Among::Eternal as usize + 1], 0);
    while number < SITES {
        let at = Site::of_index(number).expect("every number below SITES is that of a site");
        among[Among::Active as usize][number] = (at.is_active() as u8) << 7;
        among[Among::WithinReach as usize][number] = (at.is_within_reach() as u8) << 7;
        among[Among::Mortal as usize][number] = (at.is_mortal() as u8) << 7;
        among[Among::Mutants as usize][number] = (matches!(at, Site::Evolved(0)) as u8) << 7;
        among[Among::Abominations as usize][number] = (matches!(at, Site::Evolved(1)) as u8) << 7;
        among[Among::InRituals as usize][number] = (matches!(at, Site::Ritual(..)) as u8) << 7;
        among[Among::Eternal as usize][number] = (matches!(at, Site::Eternal(_)) as u8) << 7;
        number += 1;
    }
    among
};

impl Cultists {
    /// Everybody at one site.
    #[must_use]
    pub fn all(at: Site) -> Cultists {
        let mut all = Cultists([NOWHERE; WIDTH]);
        (0..CULTISTS).for_each(|cultist| all.put(cultist, at));
        all
    }

    /// A cultist comes to a site.
    ///
    /// # Panics
    /// If there is no such cultist, or no such site.
    #[inline]
    pub fn put(&mut self, cultist: usize, at: Site) {
        assert!(cultist < CULTISTS, "there is no such cultist");
        self.0[cultist] = at.index().expect("cultists stand at sites that there are") as u8;
    }

    /// Where a cultist is.
    #[inline]
    #[must_use]
    pub fn get(&self, cultist: usize) -> Option<Site> {
        (cultist < CULTISTS).then(|| self[cultist])
    }

    /// Where each of them is.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Site> + use<> {
        self.numbers().into_iter().map(|number| EVERY[usize::from(number)])
    }

    /// Where the Acolytes are.
    #[inline]
    pub fn acolytes(&self) -> impl Iterator<Item = Site> + use<> {
        self.iter().skip(PRIEST + 1)
    }

    /// The numbers of their sites, see [`Site::index`].
    #[inline]
    pub(crate) fn numbers(&self) -> [u8; CULTISTS] {
        let [a, b, c, d, e, f, g, _] = self.0;
        [a, b, c, d, e, f, g]
    }

    /// All of them change their sites at once.
    #[inline]
    pub(crate) fn change(&mut self, to: &[u8; BYTES]) {
        self.0[..CULTISTS].iter_mut().for_each(|at| *at = to[usize::from(*at)]);
    }

    /// Those at a site, but the Priest and the one excepted.
    #[inline]
    fn acolytes_at(&self, number: u8, except: Option<u8>) -> Set {
        // A byte that is the same becomes 0, and then nothing is carried into its highest bit.
        let others = (u64::from_le_bytes(self.0) ^ (LOW * u64::from(number))) + (HIGH - LOW);
        Set(!others & HIGH).acolytes(except)
    }

    /// How many Acolytes are at a site.
    #[inline]
    pub(crate) fn count_at(&self, site: Site) -> u8 {
        site.index().map_or(0, |number| self.acolytes_at(number as u8, None).len())
    }

    /// The first Acolyte at a site, but not the one excepted.
    #[inline]
    pub(crate) fn first_at(&self, site: Site, except: Option<u8>) -> Option<usize> {
        self.acolytes_at(site.index()? as u8, except).first()
    }

    /// Those at sites of a sort.
    #[inline]
    pub(crate) fn everybody_among(&self, sort: Among) -> Set {
        let those = &AMONG[sort as usize];
        let is = |at: u8| those[usize::from(at)];
        let [a, b, c, d, e, f, g] = self.numbers();
        Set(u64::from_le_bytes([is(a), is(b), is(c), is(d), is(e), is(f), is(g), 0]))
    }

    /// The Acolytes at sites of a sort, but not the one excepted.
    #[inline]
    pub(crate) fn among(&self, sort: Among, except: Option<u8>) -> Set {
        self.everybody_among(sort).acolytes(except)
    }

    /// Each site where one of these is, once.
    #[inline]
    pub(crate) fn sites(self, mut set: Set) -> impl Iterator<Item = Site> + use<> {
        std::iter::from_fn(move || {
            let number = self.0[set.first()?];
            set.0 &= !self.acolytes_at(number, None).0;
            Some(EVERY[usize::from(number)])
        })
    }
}

/// Some of the cultists: the highest bit of each one's byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Set(u64);

impl Set {
    /// The Acolytes among them, but not the one excepted.
    #[inline]
    const fn acolytes(self, except: Option<u8>) -> Set {
        let except = match except {
            Some(cultist) => 0x80 << (8 * (cultist as u32 & 7)),
            None => 0,
        };
        Set(self.0 & !(0x80 << (8 * PRIEST) | except))
    }

    /// How many they are.
    #[inline]
    pub(crate) const fn len(self) -> u8 {
        ((self.0 >> 7).wrapping_mul(LOW) >> 56) as u8
    }

    #[inline]
    fn first(self) -> Option<usize> {
        (self.0 != 0).then(|| self.0.trailing_zeros() as usize / 8)
    }

    /// Each of them, the last first.
    #[inline]
    pub(crate) fn last_first(mut self) -> impl Iterator<Item = usize> {
        std::iter::from_fn(move || {
            let bit = self.0.checked_ilog2()?;
            self.0 ^= 1 << bit;
            let last = bit as usize / 8;
            Some(last)
        })
    }
}

impl Index<usize> for Cultists {
    type Output = Site;

    #[inline]
    fn index(&self, cultist: usize) -> &Site {
        &EVERY[usize::from(self.0[cultist])]
    }
}

/// Everybody in the pool.
impl Default for Cultists {
    fn default() -> Cultists {
        Cultists::all(Site::Pool)
    }
}

impl Serialize for Cultists {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.numbers().map(|number| EVERY[usize::from(number)]).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Cultists {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cultists, D::Error> {
        let mut cultists = Cultists::default();
        for (cultist, at) in <[Site; CULTISTS]>::deserialize(deserializer)?.into_iter().enumerate() {
            if at.index().is_none() {
                return Err(D::Error::custom(format!("there is no {at:?}")));
            }
            cultists.put(cultist, at);
        }
        Ok(cultists)
    }
}

#[cfg(test)]
mod tests {
    use cenacle_table::{Chance, Seed, Stream};

    use super::*;

    /// A sort, and what is so of its sites.
    type Sort = (Among, fn(Site) -> bool);

    #[test]
    fn what_is_asked_of_all_at_once_is_what_each_would_answer() {
        let mut chance = Chance::new(&Seed::from_text("cultists"), Stream::Game);
        for _ in 0..2_000 {
            let few = 1 + chance.below(SITES as u32);
            let sites: [Site; CULTISTS] = std::array::from_fn(|_| EVERY[chance.below(few) as usize]);
            let mut cultists = Cultists::all(Site::Away);
            sites.iter().enumerate().for_each(|(cultist, at)| cultists.put(cultist, *at));
            assert!(cultists.iter().eq(sites) && sites[3] == cultists[3] && cultists.get(CULTISTS).is_none());
            let except = [None, Some(0), Some(2)][chance.below(3) as usize];
            let there = |cultist: &usize| *cultist > 0 && except != Some(*cultist as u8);
            let acolytes: Vec<usize> = (0..CULTISTS).filter(there).collect();
            for site in EVERY.into_iter().take(SITES) {
                let first = acolytes.iter().find(|cultist| sites[**cultist] == site);
                assert_eq!(cultists.first_at(site, except), first.copied());
                let count = sites[1..].iter().filter(|at| **at == site).count();
                assert_eq!(usize::from(cultists.count_at(site)), count);
            }
            let sorts: [Sort; 7] = [
                (Among::Active, Site::is_active),
                (Among::WithinReach, Site::is_within_reach),
                (Among::Mortal, Site::is_mortal),
                (Among::Mutants, |at| at == Site::Evolved(0)),
                (Among::Abominations, |at| at == Site::Evolved(1)),
                (Among::InRituals, |at| matches!(at, Site::Ritual(..))),
                (Among::Eternal, |at| matches!(at, Site::Eternal(_))),
            ];
            for (sort, is) in sorts {
                let set = cultists.among(sort, except);
                let those: Vec<Site> = acolytes.iter().map(|cultist| sites[*cultist]).filter(|at| is(*at)).collect();
                let mut once: Vec<Site> = Vec::new();
                those.iter().for_each(|at| {
                    if !once.contains(at) {
                        once.push(*at);
                    }
                });
                assert_eq!(usize::from(set.len()), those.len());
                assert_eq!(cultists.sites(set).collect::<Vec<_>>(), once);
                let all: Vec<usize> = (0..CULTISTS).rev().filter(|cultist| is(sites[*cultist])).collect();
                assert_eq!(cultists.everybody_among(sort).last_first().collect::<Vec<_>>(), all);
            }
        }
    }

    #[test]
    fn they_are_written_as_sites() {
        let mut cultists = Cultists::default();
        cultists.put(3, Site::Ritual(1, 2));
        let text = serde_json::to_string(&cultists).expect("cultists are JSON");
        assert_eq!(text, r#"["pool","pool","pool",{"ritual":[1,2]},"pool","pool","pool"]"#);
        assert_eq!(serde_json::from_str::<Cultists>(&text).expect("what was written can be read"), cultists);
        assert!(serde_json::from_str::<Cultists>(&text.replace("[1,2]", "[1,200]")).is_err());
    }
}
