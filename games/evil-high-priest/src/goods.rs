//! Resources: what is spent, stored and lost.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// How many kinds of resources there are.
pub const KINDS: usize = 6;

/// A kind of resource.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
pub enum Goods {
    /// Treasure.
    Treasure,
    /// Blood.
    Blood,
    /// Magic.
    Magic,
    /// Atom: only on the board of the Ancients.
    Atom,
    /// Grimoire.
    Grimoire,
    /// Elder Sign, broken.
    Sign,
}

impl Goods {
    /// All kinds, in the order of their worth as payment.
    pub const ALL: [Goods; KINDS] =
        [Goods::Treasure, Goods::Blood, Goods::Magic, Goods::Atom, Goods::Grimoire, Goods::Sign];

    /// The kinds that pay a price of "any" resources, the one that is missed least first. `[resource.base]`
    pub const BASE: [Goods; 4] = [Goods::Treasure, Goods::Atom, Goods::Blood, Goods::Magic];

    /// The kinds by what their loss costs, the dearest first.
    pub const DEAREST: [Goods; KINDS] =
        [Goods::Sign, Goods::Grimoire, Goods::Magic, Goods::Blood, Goods::Atom, Goods::Treasure];

    /// The same with atoms before what may lie exposed: they are lost unless a chamber takes them. `[atom.rooms]`
    pub const HOMELESS_FIRST: [Goods; KINDS] =
        [Goods::Sign, Goods::Grimoire, Goods::Atom, Goods::Magic, Goods::Blood, Goods::Treasure];

    /// Whether it pays a price of "any" resources.
    #[inline]
    #[must_use]
    pub const fn is_base(self) -> bool {
        !matches!(self, Goods::Grimoire | Goods::Sign)
    }

    /// Its name in ids.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Goods::Treasure => "treasure",
            Goods::Blood => "blood",
            Goods::Magic => "magic",
            Goods::Atom => "atom",
            Goods::Grimoire => "grimoire",
            Goods::Sign => "sign",
        }
    }

    /// The message with its name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Goods::Treasure => "goods-treasure",
            Goods::Blood => "goods-blood",
            Goods::Magic => "goods-magic",
            Goods::Atom => "goods-atom",
            Goods::Grimoire => "goods-grimoire",
            Goods::Sign => "goods-sign",
        }
    }
}

/// So many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Purse(pub [u16; KINDS]);

impl Purse {
    /// Nothing.
    pub const NONE: Purse = Purse([0; KINDS]);

    /// So many of one kind.
    #[must_use]
    pub const fn of(goods: Goods, count: u16) -> Purse {
        let mut purse = Purse::NONE;
        purse.0[goods as usize] = count;
        purse
    }

    /// How many of a kind.
    #[inline]
    #[must_use]
    pub const fn get(&self, goods: Goods) -> u16 {
        self.0[goods as usize]
    }

    /// Adds some of a kind.
    #[inline]
    pub fn add(&mut self, goods: Goods, count: u16) {
        self.0[goods as usize] += count;
    }

    /// Takes some of a kind away, as far as they are there; says how many.
    #[inline]
    pub fn take(&mut self, goods: Goods, count: u16) -> u16 {
        let taken = count.min(self.0[goods as usize]);
        self.0[goods as usize] -= taken;
        taken
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn plus(mut self, other: Purse) -> Purse {
        self.0.iter_mut().zip(other.0).for_each(|(own, more)| *own += more);
        self
    }

    /// Whether nothing is in it.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    /// How many units in all.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u16 {
        self.0.iter().sum()
    }

    /// Whether at least as much of each kind is in it.
    #[inline]
    #[must_use]
    pub fn covers(&self, price: &Purse) -> bool {
        let mut short = 0;
        for kind in 0..KINDS {
            short |= u16::from(self.0[kind] < price.0[kind]);
        }
        short == 0
    }

    /// How many pay a price of "any".
    #[inline]
    #[must_use]
    pub fn base(&self) -> u16 {
        self.0[0] + self.0[1] + self.0[2] + self.0[3]
    }

    /// Each kind that is in it, with its number.
    pub fn each(self) -> impl Iterator<Item = (Goods, u16)> {
        Goods::ALL.into_iter().map(move |goods| (goods, self.get(goods))).filter(|(_, count)| *count > 0)
    }

    /// The messages of what is in it, counted.
    #[must_use]
    pub fn words(self) -> Vec<(usize, &'static str)> {
        self.each().map(|(goods, count)| (usize::from(count), goods.word())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_purse_covers_a_price_only_if_it_does_in_every_kind() {
        let purse = Purse::of(Goods::Treasure, 9).plus(Purse::of(Goods::Blood, 1));
        assert!(purse.covers(&Purse::of(Goods::Treasure, 9)));
        assert!(!purse.covers(&Purse::of(Goods::Treasure, 8).plus(Purse::of(Goods::Blood, 2))));
        assert_eq!((purse.base(), purse.len()), (10, 10));
    }

    #[test]
    fn more_than_there_is_cannot_be_taken() {
        let mut purse = Purse::of(Goods::Magic, 2);
        assert_eq!((purse.take(Goods::Magic, 3), purse.is_empty()), (2, true));
    }
}
