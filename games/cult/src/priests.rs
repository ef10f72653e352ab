//! Priests of one cult in one place, and how one of them is named.

use arbitrary::Arbitrary;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// The highest Influence of a Priest token.
pub const STRONGEST: u8 = 5;
/// The value that stands for the Patriarch.
pub const PATRIARCH: u8 = 0;

/// Up to three Priests of each Influence 1 to 5, two bits each: bands of one cult add up without a carry, because a cult
/// has three tokens of each value in all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Priests(u16);

impl Priests {
    /// Nobody.
    pub const NONE: Priests = Priests(0);

    #[inline]
    const fn shift(value: u8) -> u8 {
        2 * (value - 1)
    }

    /// One Priest.
    #[inline]
    #[must_use]
    pub const fn one(value: u8) -> Priests {
        Priests(1 << Priests::shift(value))
    }

    /// How many have this Influence.
    #[inline]
    #[must_use]
    pub const fn count(self, value: u8) -> u8 {
        if value == 0 || value > STRONGEST { 0 } else { (self.0 >> Priests::shift(value)) as u8 & 3 }
    }

    /// One more.
    #[inline]
    pub fn add(&mut self, value: u8) {
        self.0 += 1 << Priests::shift(value);
    }

    /// One less.
    #[inline]
    pub fn remove(&mut self, value: u8) {
        self.0 -= 1 << Priests::shift(value);
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Priests) -> Priests {
        Priests(self.0 + other.0)
    }

    /// Whether nobody is here.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many in all.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        // Pairs of numbers, then all of them: there are never more than fifteen.
        let pairs = (self.0 & 0x333) as u32 + (self.0 >> 2 & 0x33) as u32;
        ((pairs * 0x111) >> 8 & 15) as u8
    }

    /// Their Influence together.
    #[inline]
    #[must_use]
    pub const fn influence(self) -> u8 {
        self.count(1) + 2 * self.count(2) + 3 * self.count(3) + 4 * self.count(4) + 5 * self.count(5)
    }

    /// Those of an Influence from `least` to `most`.
    #[inline]
    #[must_use]
    pub const fn between(self, least: u8, most: u8) -> Priests {
        if least > STRONGEST {
            return Priests::NONE;
        }
        let below = if least == 0 { 0 } else { Priests::shift(least) };
        let up_to = if most < STRONGEST { 2 * most } else { 2 * STRONGEST };
        Priests(self.0 & ((1 << up_to) - 1) & !((1 << below) - 1))
    }

    /// Takes out all with the lowest value that occurs, and says which it was.
    #[inline]
    pub fn take_lowest(&mut self) -> Option<u8> {
        let value = self.values().next()?;
        self.0 &= !(3 << Priests::shift(value));
        Some(value)
    }

    /// The values that occur, from the lowest.
    #[inline]
    pub fn values(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let value = (rest.trailing_zeros() / 2) as u8 + 1;
            rest &= !(3 << Priests::shift(value));
            Some(value)
        })
    }
}

impl FromIterator<u8> for Priests {
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Priests {
        let mut priests = Priests::NONE;
        values.into_iter().for_each(|value| priests.add(value));
        priests
    }
}

impl Serialize for Priests {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let each = |value: u8| std::iter::repeat_n(value, self.count(value).into());
        serializer.collect_seq(self.values().flat_map(each))
    }
}

impl<'de> Deserialize<'de> for Priests {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Priests, D::Error> {
        let mut priests = Priests::NONE;
        for value in Vec::<u8>::deserialize(deserializer)? {
            if value == 0 || value > STRONGEST || priests.count(value) == 3 {
                return Err(D::Error::custom("a band is up to three Priests of each Influence 1 to 5"));
            }
            priests.add(value);
        }
        Ok(priests)
    }
}

/// Where a Priest that is chosen stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// Beside the cult sheet: available.
    Home,
    /// On the Location in question.
    Here,
    /// There too, with coins on him.
    Bribed,
}

/// One of a cult's own Priests, as a decision names him.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Arbitrary)]
pub struct Priest {
    /// His Influence, 0 for the Patriarch.
    pub value: u8,
    /// Where he stands.
    pub at: At,
}

impl Priest {
    /// Whether he is the Patriarch.
    #[inline]
    #[must_use]
    pub const fn is_patriarch(self) -> bool {
        self.value == PATRIARCH
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_band_has_as_many_priests_as_it_has_of_each_influence() {
        for priests in (0..1 << (2 * STRONGEST)).map(Priests) {
            assert_eq!(priests.len(), (1..=STRONGEST).map(|value| priests.count(value)).sum::<u8>(), "{priests:?}");
        }
    }

    #[test]
    fn a_band_counts_its_priests_and_their_influence() {
        let mut priests: Priests = [1, 3, 3, 5].into_iter().collect();
        assert_eq!((priests.len(), priests.influence(), priests.count(3)), (4, 12, 2));
        assert_eq!(priests.values().collect::<Vec<_>>(), [1, 3, 5]);
        for (least, most) in [(0, 0), (1, 1), (2, 5), (3, 3), (4, 255), (5, 2), (6, 9), (0, 3)] {
            let kept = priests.values().filter(|value| (least..=most).contains(value)).collect::<Vec<_>>();
            assert_eq!(priests.between(least, most).values().collect::<Vec<_>>(), kept, "{least} to {most}");
        }
        let mut rest = priests;
        assert_eq!(std::iter::from_fn(|| rest.take_lowest()).collect::<Vec<_>>(), [1, 3, 5]);
        priests.remove(3);
        priests.add(5);
        assert_eq!((priests.len(), priests.influence()), (4, 14));
        assert_eq!(priests.plus([2, 5].into_iter().collect()).influence(), 21);
    }
}
