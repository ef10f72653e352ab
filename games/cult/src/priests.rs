//! Priests: the Influence of a token, those of one cult in one place, and how one of them is named.

use arbitrary::{Arbitrary, Unstructured};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Token, number::is_number};

/// Priest tokens of each Influence that a cult has.
pub const TOKENS_A_VALUE: u8 = 3;
/// Priest tokens of a cult.
pub const TOKENS: u8 = TOKENS_A_VALUE * Influence::STRONGEST.0;

/// The Influence of a Priest token, 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Influence(u8);

impl Influence {
    /// The lowest Influence of a Priest.
    pub const WEAKEST: Influence = Influence(1);
    /// The highest Influence of a Priest.
    pub const STRONGEST: Influence = Influence(5);

    /// So much, if a token has it.
    #[inline]
    #[must_use]
    pub const fn new(value: u8) -> Option<Influence> {
        if value >= 1 && value <= Influence::STRONGEST.0 { Some(Influence(value)) } else { None }
    }

    /// From the weakest to the strongest.
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Influence> {
        (1..=Influence::STRONGEST.0).map(Influence)
    }

    /// As a number.
    #[inline]
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0
    }

    /// So much more, but never more than the strongest has. `[priest.raise]`
    #[inline]
    #[must_use]
    pub const fn raised(self, by: u8) -> Influence {
        let to = self.0.saturating_add(by);
        if to > Influence::STRONGEST.0 { Influence::STRONGEST } else { Influence(to) }
    }

    /// So much less; who has no more than that keeps it. `[intrigue.exorcism]`
    #[inline]
    #[must_use]
    pub const fn lowered(self, by: u8) -> Influence {
        if self.0 > by { Influence(self.0 - by) } else { self }
    }
}

impl TryFrom<u8> for Influence {
    type Error = String;

    fn try_from(value: u8) -> Result<Influence, String> {
        Influence::new(value).ok_or_else(|| format!("no Priest has an Influence of {value}"))
    }
}

is_number!(Influence);

impl<'a> Arbitrary<'a> for Influence {
    fn arbitrary(raw: &mut Unstructured<'a>) -> arbitrary::Result<Influence> {
        Ok(Influence(raw.int_in_range(1..=Influence::STRONGEST.0)?))
    }
}

/// Up to three Priests of each Influence 1 to 5, two bits each: the Priests of one cult add up without a carry, because a cult
/// has three tokens of each value in all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Priests(u16);

impl Priests {
    /// No Priest at all.
    pub const NONE: Priests = Priests(0);

    #[inline]
    const fn shift(value: Influence) -> u8 {
        2 * (value.0 - 1)
    }

    /// One Priest of this Influence.
    #[inline]
    #[must_use]
    pub const fn one(value: Influence) -> Priests {
        Priests(1 << Priests::shift(value))
    }

    /// How many have this Influence.
    #[inline]
    #[must_use]
    pub const fn count(self, value: Influence) -> u8 {
        (self.0 >> Priests::shift(value)) as u8 & 3
    }

    /// One Priest of this Influence more.
    #[inline]
    pub fn add(&mut self, value: Influence) {
        self.0 += 1 << Priests::shift(value);
    }

    /// One Priest of this Influence less.
    #[inline]
    pub fn remove(&mut self, value: Influence) {
        self.0 -= 1 << Priests::shift(value);
    }

    /// The Priests of both.
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
        self.count(Influence(1))
            + 2 * self.count(Influence(2))
            + 3 * self.count(Influence(3))
            + 4 * self.count(Influence(4))
            + 5 * self.count(Influence(5))
    }

    /// Those of an Influence from `least` to `most`.
    #[inline]
    #[must_use]
    pub const fn between(self, least: u8, most: u8) -> Priests {
        const STRONGEST: u8 = Influence::STRONGEST.0;
        if least > STRONGEST {
            return Priests::NONE;
        }
        let below = if least == 0 { 0 } else { Priests::shift(Influence(least)) };
        let up_to = if most < STRONGEST { 2 * most } else { 2 * STRONGEST };
        Priests(self.0 & ((1 << up_to) - 1) & !((1 << below) - 1))
    }

    /// Takes out all with the lowest value that occurs, and says which it was.
    #[inline]
    pub fn take_lowest(&mut self) -> Option<Influence> {
        let value = self.values().next()?;
        self.0 &= !(3 << Priests::shift(value));
        Some(value)
    }

    /// The values that occur, from the lowest.
    #[inline]
    pub fn values(self) -> impl Iterator<Item = Influence> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let value = Influence((rest.trailing_zeros() / 2) as u8 + 1);
            rest &= !(3 << Priests::shift(value));
            Some(value)
        })
    }
}

impl FromIterator<Influence> for Priests {
    fn from_iter<I: IntoIterator<Item = Influence>>(values: I) -> Priests {
        let mut priests = Priests::NONE;
        values.into_iter().for_each(|value| priests.add(value));
        priests
    }
}

impl Serialize for Priests {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let each = |value: Influence| std::iter::repeat_n(value, self.count(value).into());
        serializer.collect_seq(self.values().flat_map(each))
    }
}

impl<'de> Deserialize<'de> for Priests {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Priests, D::Error> {
        let mut priests = Priests::NONE;
        for value in Vec::<Influence>::deserialize(deserializer)? {
            if priests.count(value) == TOKENS_A_VALUE {
                return Err(D::Error::custom("there are up to three Priests of each Influence"));
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
    /// Which token he is.
    pub value: Token,
    /// Where he stands.
    pub at: At,
}

impl Priest {
    /// Whether he is the Patriarch.
    #[inline]
    #[must_use]
    pub const fn is_patriarch(self) -> bool {
        self.value.is_patriarch()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn those(values: &[u8]) -> Priests {
        values.iter().map(|value| Influence::new(*value).unwrap()).collect()
    }

    fn values(priests: Priests) -> Vec<u8> {
        priests.values().map(Influence::value).collect()
    }

    #[test]
    fn a_token_has_an_influence_of_1_to_5_however_it_is_raised_or_lowered() {
        for value in 0..=u8::MAX {
            assert_eq!(Influence::new(value).is_some(), (1..=5).contains(&value), "{value}");
        }
        for (influence, by) in Influence::all().flat_map(|influence| (0..=u8::MAX).map(move |by| (influence, by))) {
            assert_eq!(u32::from(influence.raised(by).value()), (u32::from(influence.value()) + u32::from(by)).min(5));
            assert!(Influence::new(influence.lowered(by).value()).is_some(), "{influence} by {by}");
        }
    }

    #[test]
    fn every_band_has_as_many_priests_as_it_has_of_each_influence() {
        for priests in (0..1 << (2 * Influence::STRONGEST.0)).map(Priests) {
            assert_eq!(priests.len(), Influence::all().map(|value| priests.count(value)).sum::<u8>(), "{priests:?}");
        }
    }

    #[test]
    fn a_band_counts_its_priests_and_their_influence() {
        let [three, five] = [3, 5].map(|value| Influence::new(value).unwrap());
        let mut priests = those(&[1, 3, 3, 5]);
        assert_eq!((priests.len(), priests.influence(), priests.count(three)), (4, 12, 2));
        assert_eq!(values(priests), [1, 3, 5]);
        for (least, most) in [(0, 0), (1, 1), (2, 5), (3, 3), (4, 255), (5, 2), (6, 9), (0, 3)] {
            let kept: Vec<u8> = values(priests).into_iter().filter(|value| (least..=most).contains(value)).collect();
            assert_eq!(values(priests.between(least, most)), kept, "{least} to {most}");
        }
        let mut rest = priests;
        let lowest: Vec<u8> = std::iter::from_fn(|| rest.take_lowest()).map(Influence::value).collect();
        assert_eq!(lowest, [1, 3, 5]);
        priests.remove(three);
        priests.add(five);
        assert_eq!((priests.len(), priests.influence()), (4, 14));
        assert_eq!(priests.plus(those(&[2, 5])).influence(), 21);
    }
}
