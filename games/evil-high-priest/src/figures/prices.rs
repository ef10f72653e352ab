//! The prices of all doors of a cult board, thing by thing: how much somebody has of a thing says at one place which doors ask for
//! more of it. `[cost.pay]`

use crate::{KINDS, Price, rules_view::Means};

use super::DoorSet;

// What a price can ask for: the kinds of resources, then these.
const BASE: usize = KINDS;
const ACOLYTES: usize = BASE + 1;
const MONSTERS: usize = ACOLYTES + 1;
const SHOGGOTH: usize = MONSTERS + 1;
const WORSHIP: usize = SHOGGOTH + 1;
const AMOEBAS: usize = WORSHIP + 1;
const OWN_AMOEBAS: usize = AMOEBAS + 1;
const CHAMBERS: usize = OWN_AMOEBAS + 1;
const POOL: usize = CHAMBERS + 1;
const THINGS: usize = POOL + 1;

/// How much a price asks for of each thing.
fn asked(price: &Price) -> [u16; THINGS] {
    let mut asked = [0; THINGS];
    asked[..KINDS].copy_from_slice(&price.goods.0);
    // What is due by kind is not there any more to be any kind. [resource.base]
    asked[BASE] = if price.any > 0 { u16::from(price.any) + price.goods.base() } else { 0 };
    asked[ACOLYTES] = price.acolytes.into();
    asked[MONSTERS] = price.monsters.into();
    asked[SHOGGOTH] = price.shoggoth.into();
    asked[WORSHIP] = price.worship.into();
    asked[AMOEBAS] = price.amoebas.into();
    asked[OWN_AMOEBAS] = price.own_amoebas.into();
    asked[CHAMBERS] = price.chambers.into();
    asked[POOL] = price.pool.into();
    asked
}

/// The doors that ask for more of a thing than somebody has.
#[derive(Clone, Debug)]
pub(crate) struct Prices {
    /// Thing by thing the doors that ask for more than 0, than 1, and so on, up to what no door asks more than.
    dearer: Vec<DoorSet>,
    rows: [Row; THINGS],
    /// Whether some door asks for more than resources, Acolytes and worshippers.
    unusual: bool,
}

/// Where the doors that ask for a thing stand.
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    first: u16,
    /// The most that is asked for.
    most: u16,
}

impl Prices {
    /// The prices of doors, in their order.
    pub(super) fn of<'a>(prices: impl Iterator<Item = &'a Price>) -> Prices {
        let prices: Vec<[u16; THINGS]> = prices.map(asked).collect();
        let (mut dearer, mut rows): (Vec<DoorSet>, _) = (Vec::new(), [Row::default(); THINGS]);
        for (thing, row) in rows.iter_mut().enumerate() {
            let most = prices.iter().map(|asked| asked[thing]).max().unwrap_or(0);
            *row = Row { first: dearer.len() as u16, most };
            for than in 0..=most {
                let doors = prices.iter().enumerate().filter(|(_, asked)| asked[thing] > than);
                dearer.push(doors.fold(0, |doors, (door, _)| doors | 1 << door));
            }
        }
        let unusual = [MONSTERS, SHOGGOTH, AMOEBAS, OWN_AMOEBAS, CHAMBERS, POOL];
        Prices { dearer, unusual: unusual.into_iter().any(|thing| rows[thing].most > 0), rows }
    }

    /// The doors that ask for more of a thing than so much.
    #[inline]
    fn dearer(&self, thing: usize, than: u16) -> DoorSet {
        let Row { first, most } = self.rows[thing];
        self.dearer[usize::from(first + than.min(most))]
    }

    /// What cannot be paid with these means, whoever acts.
    fn of_the_rest(&self, means: &Means) -> DoorSet {
        let kinds = means.goods.0.iter().enumerate().fold(0, |doors, (kind, has)| doors | self.dearer(kind, *has));
        let usual = kinds | self.dearer(BASE, means.goods.base());
        if !self.unusual {
            return usual;
        }
        usual
            | self.dearer(MONSTERS, means.monsters.into())
            | self.dearer(SHOGGOTH, means.shoggoth.into())
            | self.dearer(AMOEBAS, means.lairs.into())
            | self.dearer(OWN_AMOEBAS, means.amoebas.into())
            | self.dearer(CHAMBERS, means.chambers.into())
            | self.dearer(POOL, means.pool.into())
    }

    /// What cannot be paid with so many Acolytes: those within reach, and those who are active.
    #[inline]
    fn of_acolytes(&self, within_reach: u8, active: u8) -> DoorSet {
        self.dearer(ACOLYTES, within_reach.into()) | self.dearer(WORSHIP, active.into())
    }

    /// The doors that are too dear for these means.
    #[inline]
    pub(crate) fn too_dear(&self, means: &Means) -> DoorSet {
        self.of_the_rest(means) | self.of_acolytes(means.acolytes, means.active)
    }

    /// The same for the Priest and for an Acolyte of the pool: who acts is no part of the price. `[cost.self]`
    pub(crate) fn too_dear_for(&self, means: &Means) -> [DoorSet; 2] {
        let rest = self.of_the_rest(means);
        let others = means.without_actor();
        [rest | self.of_acolytes(means.acolytes, means.active), rest | self.of_acolytes(others.acolytes, others.active)]
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

    fn price(chance: &mut Chance) -> Price {
        Price {
            goods: if chance.below(2) == 0 { Purse::NONE } else { purse(chance) },
            any: if chance.below(2) == 0 { 0 } else { few(chance) as u8 },
            acolytes: byte(chance),
            monsters: byte(chance),
            shoggoth: chance.below(4) == 0,
            worship: byte(chance),
            amoebas: byte(chance),
            own_amoebas: byte(chance),
            chambers: byte(chance),
            pool: byte(chance),
            gift: None,
        }
    }

    #[test]
    fn a_door_is_too_dear_just_when_its_price_cannot_be_paid() {
        let mut chance = Chance::new(&Seed::from_text("bills"), Stream::Game);
        let mut paid = [0; 2];
        for _ in 0..400 {
            let doors: [Price; 50] = std::array::from_fn(|_| price(&mut chance));
            let prices = Prices::of(doors.iter());
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
            let (all, [priest, acolyte]) = (prices.too_dear(&means), prices.too_dear_for(&means));
            for (door, price) in doors.iter().enumerate() {
                let pays = means.pay(price);
                assert_eq!([all, priest].map(|dear| dear >> door & 1 == 0), [pays; 2], "{price:?}");
                assert_eq!(acolyte >> door & 1 == 0, means.without_actor().pay(price), "{price:?}");
                paid[usize::from(pays)] += 1;
            }
        }
        assert!(paid.iter().all(|times| *times > 100), "both happen: {paid:?}");
    }
}
