//! A price as one number, so that one subtraction says whether it can be paid. `[cost.pay]`

use crate::{KINDS, Price, rules_view::Means};

const ACOLYTES: usize = KINDS;
const MONSTERS: usize = ACOLYTES + 1;
const SHOGGOTH: usize = MONSTERS + 1;
const WORSHIP: usize = SHOGGOTH + 1;
const LAIRS: usize = WORSHIP + 1;
const AMOEBAS: usize = LAIRS + 1;
const CHAMBERS: usize = AMOEBAS + 1;
const POOL: usize = CHAMBERS + 1;
/// Base resources have twice the room: four kinds are added up in them.
const BASE: usize = POOL + 1;

/// The most that is told apart: no price asks for more of one thing.
const MOST: u16 = 0x7f;
const MOST_BASE: u16 = 0x7fff;
/// The bit above each thing.
const SPARE: u128 = 0x8000_8080_8080_8080_8080_8080_8080_8080;

const fn put(count: u16, place: usize) -> u128 {
    (count as u128) << (8 * place)
}

/// A price: a byte for each thing that it asks for, two for base resources of any kind, and the highest bit of each is free.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Bill(u128);

impl From<&Price> for Bill {
    fn from(price: &Price) -> Bill {
        // What is due by kind is not there any more to be any kind. [resource.base]
        let base = if price.any > 0 { u16::from(price.any) + price.goods.base() } else { 0 };
        let goods = price.goods.0.iter().enumerate().fold(0, |bill, (kind, count)| bill | put(*count, kind));
        let others = [
            (price.acolytes, ACOLYTES),
            (price.monsters, MONSTERS),
            (price.shoggoth.into(), SHOGGOTH),
            (price.worship, WORSHIP),
            (price.amoebas, LAIRS),
            (price.own_amoebas, AMOEBAS),
            (price.chambers, CHAMBERS),
            (price.pool, POOL),
        ];
        Bill(others.into_iter().fold(goods | put(base, BASE), |bill, (count, place)| bill | put(count.into(), place)))
    }
}

impl Bill {
    /// Whether who acts makes a difference. `[cost.self]`
    pub(crate) const fn asks_for_acolytes(self) -> bool {
        self.0 & (put(MOST, ACOLYTES) | put(MOST, WORSHIP)) != 0
    }
}

/// What somebody can pay with, each thing where a [`Bill`] has it, with the bits that are free there set: one of them is
/// borrowed where the bill asks for more than there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Funds(u128);

impl Funds {
    /// All that these means are worth.
    #[inline]
    pub(crate) fn of(means: &Means) -> Funds {
        let mut all = SPARE | put(means.goods.base().min(MOST_BASE), BASE);
        for (kind, count) in means.goods.0.into_iter().enumerate() {
            all |= put(count.min(MOST), kind);
        }
        all |= put(means.acolytes.into(), ACOLYTES) | put(means.monsters.into(), MONSTERS);
        all |= put(means.shoggoth.into(), SHOGGOTH) | put(means.active.into(), WORSHIP);
        all |= put(means.lairs.into(), LAIRS) | put(means.amoebas.into(), AMOEBAS);
        Funds(all | put(means.chambers.into(), CHAMBERS) | put(means.pool.into(), POOL))
    }

    /// The same for an Acolyte of the pool who acts: he is no part of the price. `[cost.self]`
    #[inline]
    pub(crate) const fn without_actor(self) -> Funds {
        Funds(self.0 - put(1, ACOLYTES) - put(1, WORSHIP))
    }

    /// Whether they pay a bill.
    #[inline]
    pub(crate) const fn pay(self, bill: Bill) -> bool {
        (self.0 - bill.0) & SPARE == SPARE
    }
}

#[cfg(test)]
mod tests {
    use cenacle_table::{Chance, Seed, Stream};

    use super::*;
    use crate::Purse;

    /// Small figures, so that what is there is often just enough, and now and then very many.
    fn few(chance: &mut Chance) -> u16 {
        match chance.below(12) {
            0 => 60,
            count => count as u16 / 4,
        }
    }

    fn purse(chance: &mut Chance) -> Purse {
        Purse(std::array::from_fn(|_| few(chance)))
    }

    fn byte(chance: &mut Chance) -> u8 {
        chance.below(4) as u8 / 2
    }

    #[test]
    fn a_bill_is_paid_just_when_its_price_is() {
        let mut chance = Chance::new(&Seed::from_text("bills"), Stream::Game);
        let mut paid = [0; 2];
        for _ in 0..20_000 {
            let price = Price {
                goods: if chance.below(2) == 0 { Purse::NONE } else { purse(&mut chance) },
                any: if chance.below(2) == 0 { 0 } else { few(&mut chance) as u8 },
                acolytes: byte(&mut chance),
                monsters: byte(&mut chance),
                shoggoth: chance.below(4) == 0,
                worship: byte(&mut chance),
                amoebas: byte(&mut chance),
                own_amoebas: byte(&mut chance),
                chambers: byte(&mut chance),
                pool: byte(&mut chance),
                gift: None,
            };
            // More than any figure of a price, and more than a byte holds.
            let goods = purse(&mut chance);
            let goods = Purse(goods.0.map(|count| if count == 60 { count * 700 } else { count + 1 }));
            let means = Means {
                goods: if goods.0.iter().filter(|count| **count > 60).count() > 1 { Purse([3; KINDS]) } else { goods },
                acolytes: 1 + byte(&mut chance),
                monsters: byte(&mut chance),
                shoggoth: chance.below(2) == 0,
                active: 1 + byte(&mut chance),
                lairs: byte(&mut chance),
                amoebas: 1 + byte(&mut chance),
                chambers: 1 + byte(&mut chance),
                pool: 1 + byte(&mut chance),
            };
            let funds = Funds::of(&means);
            assert_eq!(funds.pay(Bill::from(&price)), means.pay(&price), "{price:?}");
            let fewer = Means { acolytes: means.acolytes - 1, active: means.active - 1, ..means };
            assert_eq!(funds.without_actor().pay(Bill::from(&price)), fewer.pay(&price), "{price:?}");
            paid[usize::from(means.pay(&price))] += 1;
        }
        assert!(paid.iter().all(|times| *times > 100), "both happen: {paid:?}");
    }
}
