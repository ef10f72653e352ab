//! Tiles, and how they lie in hands and discards.

use arbitrary::Arbitrary;
use cenacle_table::{Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Face, figures::MAX_PLAYERS};

/// How many tiles there are.
pub const TILES: usize = 92;
/// The most discard places of all seats together.
pub const PLACES: usize = 40;

/// The eyes of everybody who only watches, among those who have seen a tile.
pub const PUBLIC: Seat = Seat::new(cenacle_table::MAX_SEATS - 1);
/// Everybody has seen it.
pub const EVERYBODY: Seats = Seats::all(cenacle_table::MAX_SEATS);

/// A tile: its number in the data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Tile(pub u8);

impl Tile {
    /// A tile of which the viewer has not seen both faces. Never in a true position.
    pub const UNKNOWN: Tile = Tile(u8::MAX);

    /// Its place in tables.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Default for Tile {
    fn default() -> Tile {
        Tile::UNKNOWN
    }
}

/// One of the two sides of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The one that the data name first.
    Front,
    /// The other one.
    Back,
}

impl Side {
    /// The two sides of a tile.
    pub const BOTH: [Side; 2] = [Side::Front, Side::Back];

    /// The other one.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Front => Side::Back,
            Side::Back => Side::Front,
        }
    }
}

/// One of a player's two hands. `[hands.two]`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    Left,
    Right,
}

impl Hand {
    /// The two hands of a player.
    pub const BOTH: [Hand; 2] = [Hand::Left, Hand::Right];

    /// Its name in ids of elements and messages.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Hand::Left => "left",
            Hand::Right => "right",
        }
    }
}

/// A tile outside the world, one face shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lying {
    /// Which, if that is known.
    pub tile: Tile,
    /// Which side is up, if that is known.
    pub up: Side,
    /// The face that is shown, upright.
    pub face: Face,
    /// Who has seen both its faces.
    pub seen: Seats,
    /// By which everybody follows it with the eyes: how many tiles had been drawn before it.
    pub serial: u16,
}

impl Lying {
    /// The same as somebody knows it who has not seen its other face.
    #[inline]
    #[must_use]
    pub fn seen_by(self, eyes: Seat) -> Lying {
        if self.seen.contains(eyes) { self } else { Lying { tile: Tile::UNKNOWN, up: Side::Front, ..self } }
    }
}

/// A tile in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    pub lying: Lying,
    /// Whose discard it was taken from; nobody's if it was drawn.
    pub from: Option<Seat>,
}

/// The discards of all seats: each has as many places as the game gives it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Discards {
    /// Places of each seat.
    limit: u8,
    /// Places that hold a tile, one bit each, seat by seat.
    filled: u64,
    tiles: [Lying; PLACES],
}

const NOTHING: Lying = Lying { tile: Tile::UNKNOWN, up: Side::Front, face: Face(0), seen: Seats::NONE, serial: 0 };

impl Discards {
    /// Empty discards with so many places each.
    pub(crate) const fn new(limit: u8) -> Discards {
        Discards { limit, filled: 0, tiles: [NOTHING; PLACES] }
    }

    /// Places of each seat. `[discard.places]`
    #[inline]
    #[must_use]
    pub const fn limit(&self) -> u8 {
        self.limit
    }

    #[inline]
    const fn mask(&self, seat: Seat) -> u64 {
        ((1 << self.limit) - 1) << (self.limit as usize * seat.index())
    }

    /// The filled places of a seat, one bit each.
    #[inline]
    #[must_use]
    pub const fn filled(&self, seat: Seat) -> u32 {
        if seat.index() >= MAX_PLAYERS {
            return 0;
        }
        ((self.filled & self.mask(seat)) >> (self.limit as usize * seat.index())) as u32
    }

    /// The filled places of so many seats, one bit each, seat by seat.
    #[inline]
    pub(crate) fn places(&self, players: u8) -> u64 {
        let beyond = 1_u64.checked_shl(u32::from(self.limit) * u32::from(players)).unwrap_or(0);
        self.filled & beyond.wrapping_sub(1)
    }

    /// The place of this number among those of a set of [`places`](Discards::places).
    #[inline]
    pub(crate) fn nth(&self, mut places: u64, number: usize) -> (Seat, u8) {
        (0..number).for_each(|_| places &= places - 1);
        let index = places.trailing_zeros() as usize;
        let limit = usize::from(self.limit);
        (Seat::new(index / limit), (index % limit) as u8)
    }

    /// How many tiles lie before a seat.
    #[inline]
    #[must_use]
    pub const fn len(&self, seat: Seat) -> u8 {
        self.filled(seat).count_ones() as u8
    }

    /// Whether no tile lies in any discard.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.filled == 0
    }

    /// Whether a seat has no place left. `[discard.limit]`
    #[inline]
    #[must_use]
    pub const fn is_full(&self, seat: Seat) -> bool {
        self.len(seat) >= self.limit
    }

    #[inline]
    fn place(&self, seat: Seat, place: u8) -> Option<usize> {
        (place < self.limit && self.filled(seat) & 1 << place != 0)
            .then(|| self.limit as usize * seat.index() + place as usize)
    }

    /// The tile at a place of a seat.
    #[inline]
    #[must_use]
    pub fn get(&self, seat: Seat, place: u8) -> Option<&Lying> {
        self.place(seat, place).map(|index| &self.tiles[index])
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, seat: Seat, place: u8) -> Option<&mut Lying> {
        self.place(seat, place).map(|index| &mut self.tiles[index])
    }

    /// Puts a tile on the first free place of a seat that has one.
    #[inline]
    pub(crate) fn put(&mut self, seat: Seat, tile: Lying) -> u8 {
        let place = (!self.filled(seat)).trailing_zeros() as u8;
        debug_assert!(place < self.limit, "the discard of seat {seat} is full");
        let index = self.limit as usize * seat.index() + place as usize;
        self.filled |= 1 << index;
        self.tiles[index] = tile;
        place
    }

    /// Takes a tile away.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, place: u8) -> Option<Lying> {
        let index = self.place(seat, place)?;
        self.filled &= !(1 << index);
        Some(std::mem::replace(&mut self.tiles[index], NOTHING))
    }

    /// Every tile in the discards.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Lying> {
        self.tiles.iter().enumerate().filter(|(index, _)| self.filled & 1 << index != 0).map(|(_, tile)| tile)
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Lying> {
        let filled = self.filled;
        self.tiles.iter_mut().enumerate().filter(move |(index, _)| filled & 1 << index != 0).map(|(_, tile)| tile)
    }
}

/// The discards, as they are written down.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    limit: u8,
    tiles: Vec<Placed>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Placed {
    seat: Seat,
    place: u8,
    tile: Lying,
}

impl Serialize for Discards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let placed = |(seat, place)| self.get(seat, place).map(|tile| Placed { seat, place, tile: *tile });
        let places = Seats::all(MAX_PLAYERS).flat_map(|seat| (0..self.limit).map(move |place| (seat, place)));
        Written { limit: self.limit, tiles: places.filter_map(placed).collect() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Discards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Discards, D::Error> {
        let written = Written::deserialize(deserializer)?;
        if usize::from(written.limit) > PLACES / 2 {
            return Err(D::Error::custom(format!(
                "{} discard places: a seat has at most {}",
                written.limit,
                PLACES / 2
            )));
        }
        let mut discards = Discards::new(written.limit);
        for Placed { seat, place, tile } in written.tiles {
            let index = usize::from(written.limit) * seat.index() + usize::from(place);
            if place >= written.limit || index >= PLACES || discards.filled & 1 << index != 0 {
                return Err(D::Error::custom(format!("place {place} of seat {seat} is taken or not there")));
            }
            discards.filled |= 1 << index;
            discards.tiles[index] = tile;
        }
        Ok(discards)
    }
}
