//! The thirteen Locations, sets of them, and which one is being resolved.

use arbitrary::{Arbitrary, Unstructured};
use serde::{Deserialize, Serialize};

use crate::number::is_number;

/// How many Locations the Eternal City has.
pub const LOCATIONS: usize = 13;

/// A Location by its number, 1 to 13.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Location(u8);

impl Location {
    /// The first one.
    pub const RUINS: Location = Location(1);
    /// The Thieves' District, whose winner may bribe.
    pub const THIEVES: Location = Location(2);
    /// Where Privileges lie open.
    pub const PALACE: Location = Location(10);
    /// The Rift of Darkness, the last one, where gods are summoned.
    pub const RIFT: Location = Location(LOCATIONS as u8);

    /// The Location of a number, if there is one.
    #[inline]
    #[must_use]
    pub const fn new(number: u8) -> Option<Location> {
        if number >= 1 && number as usize <= LOCATIONS { Some(Location(number)) } else { None }
    }

    /// All of them, from the first.
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Location> {
        Location::RUINS.through(Location::RIFT)
    }

    /// From this one to another, both among them.
    #[inline]
    pub fn through(self, last: Location) -> impl DoubleEndedIterator<Item = Location> {
        (self.0..=last.0).map(Location)
    }

    /// Those before it.
    #[inline]
    pub fn lower(self) -> impl DoubleEndedIterator<Item = Location> {
        (1..self.0).map(Location)
    }

    /// Those after it.
    #[inline]
    pub fn higher(self) -> impl DoubleEndedIterator<Item = Location> {
        (self.0 + 1..=LOCATIONS as u8).map(Location)
    }

    /// The one after it.
    #[inline]
    #[must_use]
    pub const fn next(self) -> Option<Location> {
        Location::new(self.0 + 1)
    }

    /// Its number, which is also what a bribe there costs.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// For tables in which the first Location is at 1.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name in the data and in ids.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self.0 {
            1 => "ruins",
            2 => "thieves",
            3 => "slums",
            4 => "forum",
            5 => "temples",
            6 => "market",
            7 => "artisans",
            8 => "academy",
            9 => "port",
            10 => "palace",
            11 => "nobles",
            12 => "barracks",
            _ => "rift",
        }
    }

    /// The message of its shown name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self.0 {
            1 => "location-ruins",
            2 => "location-thieves",
            3 => "location-slums",
            4 => "location-forum",
            5 => "location-temples",
            6 => "location-market",
            7 => "location-artisans",
            8 => "location-academy",
            9 => "location-port",
            10 => "location-palace",
            11 => "location-nobles",
            12 => "location-barracks",
            _ => "location-rift",
        }
    }

    /// The rule that explains it.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self.0 {
            1 => "location.ruins",
            2 => "location.thieves",
            3 => "location.slums",
            4 => "location.forum",
            5 => "location.temples",
            6 => "location.market",
            7 => "location.artisans",
            8 => "location.academy",
            9 => "location.port",
            10 => "location.palace",
            11 => "location.nobles",
            12 => "location.barracks",
            _ => "location.rift",
        }
    }

    /// The message of its name with an article, as a sentence has it.
    #[must_use]
    pub const fn the_word(self) -> &'static str {
        match self.0 {
            1 => "the-ruins",
            2 => "the-thieves",
            3 => "the-slums",
            4 => "the-forum",
            5 => "the-temples",
            6 => "the-market",
            7 => "the-artisans",
            8 => "the-academy",
            9 => "the-port",
            10 => "the-palace",
            11 => "the-nobles",
            12 => "the-barracks",
            _ => "the-rift",
        }
    }

    /// The message that says where: at it, or in it.
    #[must_use]
    pub const fn at_word(self) -> &'static str {
        match self.0 {
            1 => "at-ruins",
            2 => "at-thieves",
            3 => "at-slums",
            4 => "at-forum",
            5 => "at-temples",
            6 => "at-market",
            7 => "at-artisans",
            8 => "at-academy",
            9 => "at-port",
            10 => "at-palace",
            11 => "at-nobles",
            12 => "at-barracks",
            _ => "at-rift",
        }
    }
}

impl TryFrom<u8> for Location {
    type Error = String;

    fn try_from(number: u8) -> Result<Location, String> {
        Location::new(number).ok_or_else(|| format!("there is no Location {number}"))
    }
}

is_number!(Location);

impl<'a> Arbitrary<'a> for Location {
    fn arbitrary(raw: &mut Unstructured<'a>) -> arbitrary::Result<Location> {
        Ok(Location(raw.int_in_range(1..=LOCATIONS as u8)?))
    }
}

/// A set of Locations, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Locations(u16);

impl Locations {
    /// The set without a Location.
    pub const NONE: Locations = Locations(0);
    /// All thirteen of them.
    pub const ALL: Locations = Locations((2 << LOCATIONS) - 2);

    /// The set of this one Location.
    #[inline]
    #[must_use]
    pub const fn only(location: Location) -> Locations {
        Locations(1 << location.0)
    }

    /// Whether it is among them.
    #[inline]
    #[must_use]
    pub const fn contains(self, location: Location) -> bool {
        self.0 & 1 << location.0 != 0
    }

    /// Puts a Location into the set.
    #[inline]
    pub const fn add(&mut self, location: Location) {
        self.0 |= 1 << location.0;
    }

    /// Takes a Location out of the set.
    #[inline]
    pub const fn remove(&mut self, location: Location) {
        self.0 &= !(1 << location.0);
    }

    /// Those of both.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Locations) -> Locations {
        Locations(self.0 | other.0)
    }

    /// Those after a Location.
    #[inline]
    #[must_use]
    pub const fn above(self, location: Location) -> Locations {
        Locations(self.0 & !1 << location.0)
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many Locations are in it.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
}

/// From the first; the set empties.
impl Iterator for Locations {
    type Item = Location;

    #[inline]
    fn next(&mut self) -> Option<Location> {
        if self.0 == 0 {
            return None;
        }
        let location = Location(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(location)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Location> {
        (0..n).for_each(|_| self.0 &= self.0.wrapping_sub(1));
        self.next()
    }
}

impl FromIterator<Location> for Locations {
    fn from_iter<I: IntoIterator<Item = Location>>(locations: I) -> Locations {
        locations.into_iter().fold(Locations::NONE, |all, location| all.or(Locations::only(location)))
    }
}

impl TryFrom<u16> for Locations {
    type Error = &'static str;

    fn try_from(bits: u16) -> Result<Locations, &'static str> {
        if bits & !Locations::ALL.0 == 0 {
            Ok(Locations(bits))
        } else {
            Err("one bit for each Location, from the second on")
        }
    }
}

impl From<Locations> for u16 {
    fn from(locations: Locations) -> u16 {
        locations.0
    }
}

/// Which Location is being resolved, if one is: its number, or 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Active(u8);

impl Active {
    /// No Location is active.
    pub const NONE: Active = Active(0);

    /// This one is.
    #[inline]
    #[must_use]
    pub const fn on(location: Location) -> Active {
        Active(location.0)
    }

    /// Whether this one is.
    #[inline]
    #[must_use]
    pub const fn is(self, location: Location) -> bool {
        self.0 == location.0
    }

    /// Which one is.
    #[inline]
    #[must_use]
    pub const fn location(self) -> Option<Location> {
        Location::new(self.0)
    }

    /// Which one is, for steps of the Resolution phase: there one always is.
    #[inline]
    pub(crate) const fn here(self) -> Location {
        debug_assert!(self.0 != 0, "no Location is active");
        Location(self.0)
    }

    /// Those still to be resolved.
    #[inline]
    pub(crate) fn later(self) -> impl Iterator<Item = Location> {
        (self.0 + 1..=LOCATIONS as u8).map(Location)
    }
}

impl TryFrom<u8> for Active {
    type Error = String;

    fn try_from(number: u8) -> Result<Active, String> {
        if number == 0 { Ok(Active::NONE) } else { Location::try_from(number).map(Active::on) }
    }
}

is_number!(Active);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_thirteen_locations_and_no_number_makes_another() {
        assert_eq!(Location::all().map(Location::number).collect::<Vec<_>>(), (1..=13).collect::<Vec<_>>());
        for number in 0..=u8::MAX {
            assert_eq!(Location::new(number).is_some(), (1..=13).contains(&number), "{number}");
            assert_eq!(Active::try_from(number).is_ok(), number <= 13, "{number}");
        }
    }

    #[test]
    fn a_set_gives_back_its_locations_in_order_and_takes_no_other_bit() {
        let [temples, port] = [5, 9].map(|number| Location::new(number).unwrap());
        let mut set: Locations = [Location::RIFT, temples, port].into_iter().collect();
        assert_eq!(set.collect::<Vec<_>>(), [temples, port, Location::RIFT]);
        assert_eq!(set.above(temples).collect::<Vec<_>>(), [port, Location::RIFT]);
        assert!(set.above(Location::RIFT).is_empty());
        set.remove(port);
        assert_eq!((set.len(), set.contains(port), set.contains(temples)), (2, false, true));
        assert_eq!(Locations::try_from(u16::from(Locations::ALL)), Ok(Locations::ALL));
        assert!(Locations::try_from(1).is_err() && Locations::try_from(1 << 14).is_err());
    }
}
