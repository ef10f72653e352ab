//! Resources: what is spent, stored and lost.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// How many kinds of resources there are.
pub const KINDS: usize = 6;

/// A kind of resource.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
pub enum Goods {
    Treasure,
    Blood,
    Magic,
    /// Atom: only on the board of the Ancients.
    Atom,
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
    /// An empty purse.
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

    /// What both hold together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Purse) -> Purse {
        let (Purse([a, b, c, d, e, f]), Purse([u, v, w, x, y, z])) = (self, other);
        Purse([a + u, b + v, c + w, d + x, e + y, f + z])
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
    pub const fn len(&self) -> u16 {
        let [a, b, c, d, e, f] = self.0;
        a + b + c + d + e + f
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

/// The highest bit of each count, the lowest, and the lowest of all kinds.
const HIGH: Lanes = Lanes { base: 0x8000_8000_8000_8000, rest: 0x8000_8000 };
const LOW: Lanes = Lanes { base: 0x0001_0001_0001_0001, rest: 0x0001_0001 };

/// Something about each kind side by side, 16 bits a kind, so that one operation serves four of them. Counts are below 0x8000.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lanes {
    /// The kinds that pay a price of "any".
    base: u64,
    /// Grimoires and Elder Signs.
    rest: u32,
}

impl Lanes {
    #[inline]
    const fn of(purse: &Purse) -> Lanes {
        let [a, b, c, d, e, f] = purse.0;
        Lanes {
            base: a as u64 | (b as u64) << 16 | (c as u64) << 32 | (d as u64) << 48,
            rest: e as u32 | (f as u32) << 16,
        }
    }

    /// What purses hold together.
    #[inline]
    pub(crate) fn sum<'a>(purses: impl Iterator<Item = &'a Purse>) -> Purse {
        let Lanes { base, rest } = purses
            .map(Lanes::of)
            .fold(Lanes::default(), |all, one| Lanes { base: all.base + one.base, rest: all.rest + one.rest });
        let of = |lane: u64| lane as u16;
        let rest = rest.into();
        Purse([of(base), of(base >> 16), of(base >> 32), of(base >> 48), of(rest), of(rest >> 16)])
    }

    /// The kinds of which less is in one purse than in another: a 1 each.
    #[inline]
    pub(crate) const fn fewer(held: &Purse, than: &Purse) -> Lanes {
        let (held, than) = (Lanes::of(held), Lanes::of(than));
        let base = (than.base | HIGH.base).wrapping_sub(held.base).wrapping_sub(LOW.base);
        let rest = (than.rest | HIGH.rest).wrapping_sub(held.rest).wrapping_sub(LOW.rest);
        Lanes { base: (base & HIGH.base) >> 15, rest: (rest & HIGH.rest) >> 15 }
    }

    /// The kinds that are in a purse: a 1 each.
    #[inline]
    pub(crate) const fn kinds(purse: &Purse) -> Lanes {
        Lanes::fewer(&Purse::NONE, purse)
    }

    /// A 1 for every kind.
    pub(crate) const ALL: Lanes = LOW;

    /// How much more of all kinds together is in one purse than in another, kind by kind.
    #[inline]
    pub(crate) const fn beyond(held: &Purse, own: &Purse) -> u16 {
        let (held, own) = (Lanes::of(held), Lanes::of(own));
        let base = (held.base | HIGH.base).wrapping_sub(own.base);
        let rest = (held.rest | HIGH.rest).wrapping_sub(own.rest);
        // Where the highest bit is left there is as much, and the bits below it are the difference.
        let (more, rests) = (base & HIGH.base, rest & HIGH.rest);
        let (base, rest) = (base & (more - (more >> 15)), rest & (rests - (rests >> 15)));
        (base.wrapping_mul(LOW.base) >> 48) as u16 + (rest + (rest >> 16)) as u16
    }

    /// A 1 for every kind of which something is said.
    #[inline]
    pub(crate) const fn said(self) -> Lanes {
        let base = (self.base + (HIGH.base - LOW.base)) & HIGH.base;
        let rest = (self.rest + (HIGH.rest - LOW.rest)) & HIGH.rest;
        Lanes { base: base >> 15, rest: rest >> 15 }
    }

    /// The bits of each kind but its lowest one.
    #[inline]
    pub(crate) const fn but_first(self) -> Lanes {
        let said = self.said();
        self.and(Lanes { base: self.base.wrapping_sub(said.base), rest: self.rest.wrapping_sub(said.rest) })
    }

    /// So many lowest bits for every kind with a 1.
    #[inline]
    pub(crate) const fn spread(self, bits: usize) -> Lanes {
        Lanes { base: (self.base << bits) - self.base, rest: (self.rest << bits) - self.rest }
    }

    /// The same, or nothing.
    #[inline]
    pub(crate) const fn only_if(self, is: bool) -> Lanes {
        Lanes { base: self.base * is as u64, rest: self.rest * is as u32 }
    }

    /// What is said of the kinds that pay a price of "any".
    #[inline]
    pub(crate) const fn of_base(self) -> Lanes {
        Lanes { base: self.base, rest: 0 }
    }

    /// What is said of all kinds but one.
    #[inline]
    pub(crate) const fn but(self, goods: Goods) -> Lanes {
        match goods as u32 {
            kind @ 0..4 => Lanes { base: self.base & !(0xffff << (16 * kind)), ..self },
            kind => Lanes { rest: self.rest & !(0xffff << (16 * (kind - 4))), ..self },
        }
    }

    /// The eight lowest bits of each kind.
    #[inline]
    pub(crate) const fn flags(self) -> Flags {
        let pairs = (self.base | self.base >> 8) & 0x0000_ffff_0000_ffff;
        let base = (pairs | pairs >> 16) & 0xffff_ffff;
        let rest = (self.rest | self.rest >> 8) & 0xffff;
        Flags(base | (rest as u64) << 32)
    }

    /// The bits in both.
    #[inline]
    pub(crate) const fn and(self, other: Lanes) -> Lanes {
        Lanes { base: self.base & other.base, rest: self.rest & other.rest }
    }

    /// Each with its bits moved up, where there is room for them.
    #[inline]
    pub(crate) const fn raised(self, by: usize) -> Lanes {
        Lanes { base: self.base << by, rest: self.rest << by }
    }

    /// The bits of both.
    #[inline]
    pub(crate) const fn or(self, other: Lanes) -> Lanes {
        Lanes { base: self.base | other.base, rest: self.rest | other.rest }
    }

    /// Whether both have a bit in common.
    #[inline]
    pub(crate) const fn meets(self, other: Lanes) -> bool {
        self.base & other.base | (self.rest & other.rest) as u64 != 0
    }

    /// What is said of one kind.
    #[inline]
    pub(crate) const fn get(self, goods: Goods) -> u16 {
        match goods as u32 {
            kind @ 0..4 => (self.base >> (16 * kind)) as u16,
            kind => (self.rest >> (16 * (kind - 4))) as u16,
        }
    }
}

/// Eight flags for each kind: walked in their order, or counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Flags(u64);

impl Flags {
    const EACH: usize = u8::BITS as usize;

    /// How many are set.
    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

impl Iterator for Flags {
    type Item = (Goods, u8);

    #[inline]
    fn next(&mut self) -> Option<(Goods, u8)> {
        let flag = self.0.trailing_zeros() as usize;
        let goods = *Goods::ALL.get(flag / Flags::EACH)?;
        self.0 &= self.0 - 1;
        Some((goods, (flag % Flags::EACH) as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_side_by_side_are_compared_each_for_itself() {
        let held = Purse([0, 1, 2, 0x7fff, 0, 5]);
        let than = Purse([1, 1, 3, 0, 0x7fff, 5]);
        let fewer = Lanes::fewer(&held, &than);
        assert_eq!(Goods::ALL.map(|goods| fewer.get(goods)), [1, 0, 1, 0, 1, 0]);
        assert_eq!(Goods::ALL.map(|goods| Lanes::kinds(&held).get(goods)), [0, 1, 1, 1, 0, 1]);
        assert!(fewer.meets(Lanes::kinds(&held)) && !fewer.meets(Lanes::kinds(&Purse([0, 7, 0, 7, 0, 7]))));
        assert_eq!(Lanes::sum([held, than, held].iter()), Purse([1, 3, 7, 0xfffe, 0x7fff, 15]));
        let raised = Lanes::ALL.raised(6).or(fewer);
        assert_eq!(Goods::ALL.map(|goods| raised.get(goods)), [65, 64, 65, 64, 65, 64]);
    }

    #[test]
    fn what_is_said_of_kinds_side_by_side_is_said_of_each() {
        let (held, own) = (Purse([9, 1, 0, 0x7fff, 3, 7]), Purse([2, 4, 0, 0x7ffe, 3, 2]));
        assert_eq!((Lanes::beyond(&held, &own), Lanes::beyond(&own, &held)), (7 + 1 + 5, 3));
        let said = Lanes::of(&Purse([0x7fff, 0, 1, 0x80, 0, 2]));
        assert_eq!(Goods::ALL.map(|goods| said.said().get(goods)), [1, 0, 1, 1, 0, 1]);
        assert_eq!(Goods::ALL.map(|goods| said.but_first().get(goods)), [0x7ffe, 0, 0, 0, 0, 0]);
        assert_eq!(Goods::ALL.map(|goods| said.said().spread(7).get(goods)), [127, 0, 127, 127, 0, 127]);
        assert_eq!(Goods::ALL.map(|goods| said.but(Goods::Atom).of_base().get(goods)), [0x7fff, 0, 1, 0, 0, 0]);
        assert_eq!(Goods::ALL.map(|goods| said.but(Goods::Sign).and(said.said()).get(goods)), [1, 0, 1, 0, 0, 0]);
    }

    #[test]
    fn flags_are_walked_kind_by_kind_from_the_lowest() {
        let said = Lanes::of(&Purse([0, 0b110, 0, 0, 0, 0b1000_0000]));
        let flags = said.flags();
        assert_eq!((flags.len(), Flags::default().next()), (3, None));
        assert_eq!(flags.collect::<Vec<_>>(), [(Goods::Blood, 1), (Goods::Blood, 2), (Goods::Sign, 7)]);
    }

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
