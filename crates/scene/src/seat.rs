//! Who sits at the table, and who looks at it.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// The most seats any game of the house has.
pub const MAX_SEATS: usize = 8;

/// A place at the table. Counted from 0 inside, shown and written from 1.
///
/// ```
/// use cenacle_scene::Seat;
/// assert_eq!(Seat::new(0).to_string(), "1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is not below [`MAX_SEATS`].
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "no such seat");
        Seat(index as u8)
    }

    /// The seat that people call `number`, counted from 1.
    #[must_use]
    pub const fn from_number(number: usize) -> Option<Seat> {
        if number >= 1 && number <= MAX_SEATS { Some(Seat(number as u8 - 1)) } else { None }
    }

    /// Counted from 0: for indexing arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1: for people and files.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The next seat clockwise at a table of `players`.
    #[inline]
    #[must_use]
    pub const fn next(self, players: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= players { 0 } else { next })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::from_number(number.into())
            .ok_or_else(|| D::Error::custom(format!("seat {number}: seats are counted from 1 to {MAX_SEATS}")))
    }
}

/// A set of seats, one bit each.
///
/// ```
/// use cenacle_scene::{Seat, Seats};
/// let both = Seats::only(Seat::new(0)).with(Seat::new(2));
/// assert_eq!(both.len(), 2);
/// assert!(!both.contains(Seat::new(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// The set without a seat.
    pub const NONE: Seats = Seats(0);

    /// Everybody at a table of `players`.
    #[inline]
    #[must_use]
    pub const fn all(players: usize) -> Seats {
        assert!(players <= MAX_SEATS, "too many players");
        Seats((0xff_u16 >> (MAX_SEATS - players)) as u8)
    }

    /// One seat alone.
    #[inline]
    #[must_use]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// These seats and one more.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// These seats less one.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether the seat is among these.
    #[inline]
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// How many seats are in it.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is here.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat with the lowest number.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
}

impl Iterator for Seats {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.first()?;
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Through whose eyes the table is seen. There is no default: every caller says it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player: what this seat may know.
    Seat(Seat),
    /// Somebody who only watches: what everyone knows.
    Spectator,
    /// Who knows all: reviews of finished games, tests, the referee.
    Omniscient,
}

impl Viewer {
    /// The seat that looks, if a seat looks.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        }
    }

    /// The viewer that is written so, at a table of so many players: a seat's number, `spectator` or `omniscient`.
    #[must_use]
    pub fn read(text: &str, players: usize) -> Option<Viewer> {
        match text {
            "spectator" => Some(Viewer::Spectator),
            "omniscient" => Some(Viewer::Omniscient),
            _ => {
                let seat = text.parse().ok().and_then(Seat::from_number).filter(|seat| seat.index() < players);
                seat.map(Viewer::Seat)
            }
        }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "{seat}"),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::Omniscient => f.write_str("omniscient"),
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
