//! The world inside the frame: 64 cells, as sets of bits.

use std::{fmt, str::FromStr};

use arbitrary::{Arbitrary, Unstructured};
use cenacle_table::{Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{
    CORNERS, Colour, Corner, Face, KINDS, Terrain,
    tile::{Side, Tile},
};

/// Cells of a side of the world. `[setup.world]`
pub const SIDE: usize = 8;
/// Cells of the world.
pub const CELLS: usize = SIDE * SIDE;

const COLUMN_A: u64 = 0x0101_0101_0101_0101;
const COLUMN_H: u64 = COLUMN_A << 7;
const ROW_1: u64 = 0xff;
const ROW_8: u64 = ROW_1 << 56;

/// The names of the cells, row by row.
const NAMES: [&str; CELLS] = [
    "A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "A2", "B2", "C2", "D2", "E2", "F2", "G2", "H2", "A3", "B3", "C3",
    "D3", "E3", "F3", "G3", "H3", "A4", "B4", "C4", "D4", "E4", "F4", "G4", "H4", "A5", "B5", "C5", "D5", "E5", "F5",
    "G5", "H5", "A6", "B6", "C6", "D6", "E6", "F6", "G6", "H6", "A7", "B7", "C7", "D7", "E7", "F7", "G7", "H7", "A8",
    "B8", "C8", "D8", "E8", "F8", "G8", "H8",
];

/// A cell of the world: a column from A to H and a row from 1 to 8, A1 at the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The corner cell A1.
    pub(crate) const FIRST: Cell = Cell(0);

    /// The cell of this number, row by row; `None` if there are not so many.
    #[must_use]
    pub const fn new(number: usize) -> Option<Cell> {
        if number < CELLS { Some(Cell(number as u8)) } else { None }
    }

    /// All of them, row by row.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    /// Its number, row by row.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, counted from 0.
    #[must_use]
    pub const fn column(self) -> usize {
        self.0 as usize % SIDE
    }

    /// Its row, counted from 0.
    #[must_use]
    pub const fn row(self) -> usize {
        self.0 as usize / SIDE
    }

    /// Its name: A1 to H8.
    #[must_use]
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// The set of it alone.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Its neighbours: above, right, below, left.
    #[must_use]
    pub fn neighbours(self) -> [Option<Cell>; 4] {
        let (column, row) = (self.column(), self.row());
        [
            (row > 0).then(|| Cell(self.0 - SIDE as u8)),
            (column < SIDE - 1).then(|| Cell(self.0 + 1)),
            (row < SIDE - 1).then(|| Cell(self.0 + SIDE as u8)),
            (column > 0).then(|| Cell(self.0 - 1)),
        ]
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Cell {
    type Err = String;

    fn from_str(text: &str) -> Result<Cell, String> {
        match text.as_bytes() {
            [column @ b'A'..=b'H', row @ b'1'..=b'8'] => Ok(Cell((row - b'1') * SIDE as u8 + (column - b'A'))),
            _ => Err(format!("`{text}` is not a cell: they are called A1 to H8")),
        }
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl<'a> Arbitrary<'a> for Cell {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> arbitrary::Result<Cell> {
        Ok(Cell(bytes.int_in_range(0..=CELLS as u8 - 1)?))
    }
}

/// The cells of a set, row by row.
#[inline]
pub(crate) fn cells(mut set: u64) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| Cell(set.trailing_zeros() as u8))?;
        set &= set - 1;
        Some(first)
    })
}

/// A tile in the world.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// Which, if that is known.
    pub tile: Tile,
    /// Which side is up, if that is known.
    pub side: Side,
    /// Its face as it lies.
    pub face: Face,
    /// Who laid it.
    pub by: Seat,
    /// Who has seen both its faces.
    pub seen: Seats,
    /// How many tiles had been laid before it.
    pub order: u16,
    /// How many had been drawn before it.
    pub serial: u16,
}

const NOTHING: Laid = Laid {
    tile: Tile::UNKNOWN,
    side: Side::Front,
    face: Face(0),
    by: Seat::new(0),
    seen: Seats::NONE,
    order: 0,
    serial: 0,
};

/// The world. What lies on a cell is kept by cell; what the rules ask for is kept as sets of cells.
#[derive(Clone, Copy, PartialEq)]
pub struct World {
    /// Cells with a tile that carries the terrain at the corner.
    pub(crate) at: [[u64; KINDS]; CORNERS],
    /// Cells with a tile.
    pub(crate) laid: u64,
    /// Cells with a tile on which a prophet of the colour stands.
    pub(crate) prophets: [u64; KINDS],
    /// Cells with a tile on which a prophet stands in the terrain.
    pub(crate) standing: [u64; KINDS],
    /// Cells with a tile on which a prophet stands at an upper corner.
    pub(crate) upper: u64,
    /// Cells with a city on which a prophet of the colour stands.
    pub(crate) cities: [u64; KINDS],
    /// What follows from the tiles, for every question that comes before the next tile is laid.
    two_sides: u64,
    room: Room,
    tiles: [Laid; CELLS],
    corners: [Corner; CELLS],
}

#[inline]
const fn above(set: u64) -> u64 {
    set << SIDE
}

#[inline]
const fn below(set: u64) -> u64 {
    set >> SIDE
}

#[inline]
const fn left(set: u64) -> u64 {
    (set & !COLUMN_H) << 1
}

#[inline]
const fn right(set: u64) -> u64 {
    (set & !COLUMN_A) >> 1
}

/// Cells of which at least two sides are the frame or one of these. `[tile.sides] [city.round]`
#[inline]
const fn two_sides(laid: u64) -> u64 {
    let (up, down) = (above(laid) | ROW_1, below(laid) | ROW_8);
    let (left, right) = (left(laid) | COLUMN_A, right(laid) | COLUMN_H);
    (up & down) | (up & left) | (up & right) | (down & left) | (down & right) | (left & right)
}

impl World {
    /// The empty world.
    pub(crate) const EMPTY: World = World {
        at: [[0; KINDS]; CORNERS],
        laid: 0,
        prophets: [0; KINDS],
        standing: [0; KINDS],
        upper: 0,
        cities: [0; KINDS],
        two_sides: two_sides(0),
        room: Room([[u64::MAX; CORNERS]; KINDS]),
        tiles: [NOTHING; CELLS],
        corners: [Corner::TopLeft; CELLS],
    };

    /// The tile on a cell.
    #[inline]
    #[must_use]
    pub fn tile(&self, cell: Cell) -> Option<&Laid> {
        (self.laid & cell.bit() != 0).then(|| &self.tiles[cell.index()])
    }

    #[inline]
    pub(crate) fn tile_mut(&mut self, cell: Cell) -> Option<&mut Laid> {
        (self.laid & cell.bit() != 0).then(|| &mut self.tiles[cell.index()])
    }

    /// The colour of the city on a cell.
    #[inline]
    #[must_use]
    pub fn city(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.cities[*colour as usize] & cell.bit() != 0)
    }

    /// The prophet on a tile: its colour, and the corner at which it stands.
    #[must_use]
    pub fn prophet(&self, cell: Cell) -> Option<(Colour, Corner)> {
        let colour = Colour::ALL.into_iter().find(|colour| self.prophets[*colour as usize] & cell.bit() != 0)?;
        Some((colour, self.corners[cell.index()]))
    }

    /// Cells with a city.
    #[inline]
    #[must_use]
    pub const fn all_cities(&self) -> u64 {
        self.cities[0] | self.cities[1] | self.cities[2] | self.cities[3]
    }

    /// Cells with a prophet on a tile.
    #[inline]
    #[must_use]
    pub const fn all_prophets(&self) -> u64 {
        self.prophets[0] | self.prophets[1] | self.prophets[2] | self.prophets[3]
    }

    /// Cells with neither tile nor city.
    #[inline]
    #[must_use]
    pub const fn empty(&self) -> u64 {
        !(self.laid | self.all_cities())
    }

    /// Cells of which at least two sides are the frame or a tile. `[tile.sides] [city.round]`
    #[inline]
    #[must_use]
    pub const fn with_two_sides(&self) -> u64 {
        self.two_sides
    }

    /// For each terrain and corner, the cells where a tile may carry it: the tiles beside them agree. `[tile.fit]`
    #[inline]
    #[must_use]
    pub const fn room(&self) -> &Room {
        &self.room
    }

    /// Finds what follows from the tiles, after one of them came or went.
    fn tiles_changed(&mut self) {
        self.two_sides = two_sides(self.laid);
        let free = [!above(self.laid), !right(self.laid), !below(self.laid), !left(self.laid)];
        let [top_left, top_right, bottom_right, bottom_left] = &self.at;
        for (terrain, room) in self.room.0.iter_mut().enumerate() {
            *room = [
                (above(bottom_left[terrain]) | free[0]) & (left(top_right[terrain]) | free[3]),
                (above(bottom_right[terrain]) | free[0]) & (right(top_left[terrain]) | free[1]),
                (below(top_right[terrain]) | free[2]) & (right(bottom_left[terrain]) | free[1]),
                (below(top_left[terrain]) | free[2]) & (left(bottom_right[terrain]) | free[3]),
            ];
        }
    }

    /// For a terrain, the cells joined to the next one in their row, by the upper and by the lower end of the side between
    /// them, and those joined to the one below them. `[kingdom.link]`
    #[inline]
    pub(crate) fn links(&self, terrain: Terrain) -> [u64; 3] {
        let [top_left, top_right, bottom_right, bottom_left] = self.at.map(|sets| sets[terrain as usize]);
        [
            top_right & right(top_left),
            bottom_right & right(bottom_left),
            (bottom_left & below(top_left)) | (bottom_right & below(top_right)),
        ]
    }

    /// Puts a tile on a cell without one.
    #[inline]
    pub(crate) fn lay(&mut self, cell: Cell, laid: Laid) {
        debug_assert!(self.empty() & cell.bit() != 0, "{cell} is not empty");
        self.laid |= cell.bit();
        for corner in Corner::ALL {
            self.at[corner as usize][laid.face.at(corner) as usize] |= cell.bit();
        }
        self.tiles[cell.index()] = laid;
        self.tiles_changed();
    }

    /// Takes the tile from a cell; no prophet stands on it any more.
    pub(crate) fn lift(&mut self, cell: Cell) -> Option<Laid> {
        let laid = *self.tile(cell)?;
        self.laid &= !cell.bit();
        for sets in &mut self.at {
            sets.iter_mut().for_each(|set| *set &= !cell.bit());
        }
        self.tiles[cell.index()] = NOTHING;
        self.tiles_changed();
        Some(laid)
    }

    /// A prophet comes to stand at a corner of a tile.
    #[inline]
    pub(crate) fn stand(&mut self, cell: Cell, colour: Colour, corner: Corner) {
        self.prophets[colour as usize] |= cell.bit();
        self.standing[self.tiles[cell.index()].face.at(corner) as usize] |= cell.bit();
        if corner.is_upper() {
            self.upper |= cell.bit();
        }
        self.corners[cell.index()] = corner;
    }

    /// The prophet on a tile goes away.
    #[inline]
    pub(crate) fn leave(&mut self, cell: Cell) -> Option<Colour> {
        let (colour, _) = self.prophet(cell)?;
        self.prophets[colour as usize] &= !cell.bit();
        self.standing.iter_mut().for_each(|set| *set &= !cell.bit());
        self.upper &= !cell.bit();
        self.corners[cell.index()] = Corner::TopLeft;
        Some(colour)
    }

    /// A city is built on an empty cell.
    #[inline]
    pub(crate) fn found(&mut self, cell: Cell, colour: Colour) {
        debug_assert!(self.empty() & cell.bit() != 0, "{cell} is not empty");
        self.cities[colour as usize] |= cell.bit();
    }

    /// A city is gone.
    #[inline]
    pub(crate) fn raze(&mut self, cell: Cell) -> Option<Colour> {
        let colour = self.city(cell)?;
        self.cities[colour as usize] &= !cell.bit();
        Some(colour)
    }
}

/// For each terrain and corner, the cells where a tile may carry it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Room([[u64; CORNERS]; KINDS]);

impl Room {
    /// The cells around which this face agrees with all tiles.
    #[inline]
    #[must_use]
    pub const fn fits(&self, face: Face) -> u64 {
        let [a, b, c, d] = self.corners(face);
        a[0] & b[1] & c[2] & d[3]
    }

    /// The same for each turn of the face, clockwise.
    #[inline]
    #[must_use]
    pub const fn fits_turned(&self, face: Face) -> [u64; 4] {
        let [a, b, c, d] = self.corners(face);
        [a[0] & b[1] & c[2] & d[3], a[1] & b[2] & c[3] & d[0], a[2] & b[3] & c[0] & d[1], a[3] & b[0] & c[1] & d[2]]
    }

    /// Where the terrain at each corner of this face may lie, corner by corner.
    #[inline]
    const fn corners(&self, face: Face) -> [&[u64; CORNERS]; CORNERS] {
        [
            &self.0[(face.0 & 3) as usize],
            &self.0[(face.0 >> 2 & 3) as usize],
            &self.0[(face.0 >> 4 & 3) as usize],
            &self.0[(face.0 >> 6) as usize],
        ]
    }

    /// The terrains a tile may carry at a corner of a cell, one bit each.
    #[must_use]
    pub fn at(&self, cell: Cell, corner: Corner) -> u8 {
        let may = |terrain: usize| u8::from(self.0[terrain][corner as usize] & cell.bit() != 0) << terrain;
        (0..KINDS).fold(0, |set, terrain| set | may(terrain))
    }
}

/// What lies on a cell, as it is written down.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Written {
    Tile { cell: Cell, laid: Laid, prophet: Option<(Colour, Corner)> },
    City { cell: Cell, colour: Colour },
}

impl Serialize for World {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let written = |cell: Cell| match (self.tile(cell), self.city(cell)) {
            (Some(laid), _) => Some(Written::Tile { cell, laid: *laid, prophet: self.prophet(cell) }),
            (None, Some(colour)) => Some(Written::City { cell, colour }),
            (None, None) => None,
        };
        serializer.collect_seq(Cell::all().filter_map(written))
    }
}

impl<'de> Deserialize<'de> for World {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<World, D::Error> {
        let mut world = World::EMPTY;
        for written in Vec::<Written>::deserialize(deserializer)? {
            let cell = match written {
                Written::Tile { cell, .. } | Written::City { cell, .. } => cell,
            };
            if world.empty() & cell.bit() == 0 {
                return Err(D::Error::custom(format!("two things are on {cell}")));
            }
            match written {
                Written::Tile { cell, laid, prophet } => {
                    world.lay(cell, laid);
                    if let Some((colour, corner)) = prophet {
                        world.stand(cell, colour, corner);
                    }
                }
                Written::City { cell, colour } => world.found(cell, colour),
            }
        }
        Ok(world)
    }
}

impl fmt::Debug for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles = cells(self.laid).map(|cell| (cell.to_string(), self.tiles[cell.index()].face.to_string()));
        let cities = cells(self.all_cities()).map(|cell| (cell.to_string(), format!("{:?}", self.city(cell))));
        f.debug_map().entries(tiles).entries(cities).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_that_is_lifted_leaves_the_room_that_was_there_before_it() {
        let mut world = World::EMPTY;
        let tile = |face: &str| Laid { face: face.parse().unwrap(), ..NOTHING };
        world.lay(Cell(27), tile("MMPF"));
        let before = world;
        world.lay(Cell(28), tile("MPPM"));
        assert_ne!((world.room, world.two_sides), (before.room, before.two_sides));
        world.lift(Cell(28));
        assert_eq!(world, before);
        world.lift(Cell(27));
        assert_eq!(world, World::EMPTY);
    }

    #[test]
    fn every_turn_of_a_face_fits_where_the_turned_face_does() {
        let mut world = World::EMPTY;
        for (cell, face) in [(27, "MMPF"), (45, "SSMP"), (20, "FFFM")] {
            world.lay(Cell(cell), Laid { face: face.parse().unwrap(), ..NOTHING });
        }
        for face in (0..=u8::MAX).map(Face) {
            let turned = std::array::from_fn(|turn| world.room().fits(face.turned(turn as u8)));
            assert_eq!(world.room().fits_turned(face), turned, "{face}");
        }
    }
}
