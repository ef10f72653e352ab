//! The palace garden: cells as a bit set, mosaics and their turns, closed regions.

use std::fmt;

use arbitrary::Arbitrary;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Cells of a row in the bit set: ten at the most, and one that is never free, so that no shape runs over the edge.
pub(crate) const STRIDE: usize = 11;
/// Most rows of a garden.
pub(crate) const MAX_ROWS: usize = 11;
/// Most columns of a garden.
pub(crate) const MAX_COLUMNS: usize = STRIDE - 1;
/// Cells of a mosaic.
pub(crate) const MOSAIC_CELLS: u32 = 5;

/// Row and column of each bit.
const PLACES: [(u8, u8); 128] = {
    let mut places = [(0, 0); 128];
    let mut bit = 0;
    while bit < 128 {
        places[bit] = ((bit / STRIDE) as u8, (bit % STRIDE) as u8);
        bit += 1;
    }
    places
};

/// A set of garden cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cells(pub u128);

impl Cells {
    /// The set without a cell.
    pub const NONE: Cells = Cells(0);

    /// The set of this one cell.
    #[inline]
    #[must_use]
    pub const fn at(row: usize, column: usize) -> Cells {
        Cells(1 << (row * STRIDE + column))
    }

    /// Whether there is no cell.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether all of these are among them.
    #[inline]
    #[must_use]
    pub const fn covers(self, others: Cells) -> bool {
        others.0 & !self.0 == 0
    }

    cenacle_table::bit_set!(Cells);

    /// The first cell in reading order.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<(usize, usize)> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as usize;
        Some((bit / STRIDE, bit % STRIDE))
    }

    /// The last cell in reading order.
    #[inline]
    #[must_use]
    pub const fn last(self) -> Option<(usize, usize)> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.ilog2() as usize;
        Some((bit / STRIDE, bit % STRIDE))
    }

    /// The orthogonally connected part of these cells that holds the first one.
    #[inline]
    #[must_use]
    pub const fn first_region(self) -> Cells {
        self.region_of(Cells(self.0 & self.0.wrapping_neg()))
    }

    /// The first cell in reading order, as a set of one.
    #[inline]
    #[must_use]
    pub const fn first_only(self) -> Option<Cells> {
        if self.0 == 0 { None } else { Some(Cells(self.0 & self.0.wrapping_neg())) }
    }

    /// The orthogonally connected part of these cells that holds this one.
    #[inline]
    #[must_use]
    pub const fn region_of(self, cell: Cells) -> Cells {
        let mut region = cell.0;
        loop {
            let grown = (region | region << 1 | region >> 1 | region << STRIDE | region >> STRIDE) & self.0;
            if grown == region {
                return Cells(region);
            }
            region = grown;
        }
    }

    /// Calls with row and column of every cell, in reading order: quicker than the iterator.
    #[inline]
    pub(crate) fn each(self, mut call: impl FnMut(u8, u8)) {
        for (half, from) in [(self.0 as u64, 0), ((self.0 >> 64) as u64, 64)] {
            let mut left = half;
            while left != 0 {
                let (row, column) = PLACES[(left.trailing_zeros() as usize + from) % 128];
                call(row, column);
                left &= left - 1;
            }
        }
    }
}

impl Iterator for Cells {
    type Item = (usize, usize);

    #[inline]
    fn next(&mut self) -> Option<(usize, usize)> {
        let cell = self.first()?;
        self.0 &= self.0 - 1;
        Some(cell)
    }
}

impl FromIterator<(usize, usize)> for Cells {
    fn from_iter<I: IntoIterator<Item = (usize, usize)>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, |all, (row, column)| all.or(Cells::at(row, column)))
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Cells {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cells, D::Error> {
        let cells = Vec::<(usize, usize)>::deserialize(deserializer)?;
        match cells.iter().find(|(row, column)| *row >= MAX_ROWS || *column >= MAX_COLUMNS) {
            Some((row, column)) => Err(D::Error::custom(format!("no garden has a cell in row {row}, column {column}"))),
            None => Ok(cells.into_iter().collect()),
        }
    }
}

/// A mosaic: one of the twelve pentominoes, in the order of the data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, Arbitrary)]
pub struct Mosaic(pub u8);

/// How many mosaics there are.
pub const MOSAICS: usize = 12;

/// A mosaic turned one way: its cells relative to the upper left corner of the box around them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turned {
    cells: Cells,
    shifts: [u8; 5],
}

impl Turned {
    fn new(cells: Cells) -> Turned {
        let mut shifts = [0; 5];
        for (shift, (row, column)) in shifts.iter_mut().zip(cells) {
            *shift = (row * STRIDE + column) as u8;
        }
        Turned { cells, shifts }
    }

    /// Every corner (upper left of its box) at which it lies on free cells only.
    #[inline]
    #[must_use]
    pub fn fits(&self, free: Cells) -> Cells {
        let [a, b, c, d, e] = self.shifts;
        Cells(free.0 >> a & free.0 >> b & free.0 >> c & free.0 >> d & free.0 >> e)
    }

    /// One cell of every place at which it lies on free cells only.
    #[inline]
    #[must_use]
    pub fn first_cells(&self, free: Cells) -> Cells {
        Cells(self.fits(free).0 << self.shifts[0])
    }

    /// Its cells when the corner is here.
    #[inline]
    #[must_use]
    pub const fn at(&self, row: usize, column: usize) -> Cells {
        Cells(self.cells.0 << (row * STRIDE + column))
    }

    /// Its cells at the upper left of the garden.
    #[must_use]
    pub const fn cells(&self) -> Cells {
        self.cells
    }

    /// Of these, the one nearest to its middle: by it people say where the mosaic lies, and around it they turn it.
    #[must_use]
    pub fn middle(&self) -> (usize, usize) {
        let (rows, columns) = self.cells.fold((0, 0), |all, (row, column)| (all.0 + row, all.1 + column));
        let away =
            |(row, column): (usize, usize)| (5 * row).abs_diff(rows).pow(2) + (5 * column).abs_diff(columns).pow(2);
        self.cells.min_by_key(|cell| away(*cell)).unwrap_or_default()
    }
}

/// The ways one mosaic can lie: first the turns of the side that is drawn, then those of the other side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turns {
    ways: Vec<Turned>,
    unflipped: usize,
}

impl Turns {
    /// All different ways of a shape of five connected cells.
    ///
    /// # Errors
    /// If the shape is not one.
    pub fn of(shape: &[(usize, usize)]) -> Result<Turns, String> {
        let cells: Cells = shape.iter().copied().collect();
        if shape.len() != 5 || cells.len() != 5 || cells.first_region() != cells {
            return Err("a mosaic has five cells that hang together".to_owned());
        }
        let mut ways: Vec<Turned> = Vec::new();
        let mut unflipped = 0;
        for flipped in [false, true] {
            for quarter in 0..4 {
                let way = Turned::new(turn(shape, quarter, flipped));
                if !ways.contains(&way) {
                    ways.push(way);
                }
            }
            if !flipped {
                unflipped = ways.len();
            }
        }
        Ok(Turns { ways, unflipped })
    }

    /// The ways it may lie, with or without turning it over.
    #[inline]
    #[must_use]
    pub fn ways(&self, flip: bool) -> &[Turned] {
        if flip { &self.ways } else { &self.ways[..self.unflipped] }
    }

    /// Which side is up in one of these ways, and how many quarters it is turned.
    #[must_use]
    pub const fn pose(&self, way: u8) -> (u8, u8) {
        let unflipped = self.unflipped as u8;
        if way < unflipped { (0, way) } else { (1, way - unflipped) }
    }

    /// Whether it can be laid anywhere on these free cells.
    #[inline]
    #[must_use]
    pub fn fit(&self, free: Cells, flip: bool) -> bool {
        self.ways(flip).iter().any(|way| !way.fits(free).is_empty())
    }
}

fn turn(shape: &[(usize, usize)], quarters: usize, flipped: bool) -> Cells {
    let mut cells: Vec<(isize, isize)> = shape.iter().map(|(row, column)| (*row as isize, *column as isize)).collect();
    for cell in &mut cells {
        if flipped {
            *cell = (cell.0, -cell.1);
        }
        for _ in 0..quarters {
            *cell = (cell.1, -cell.0);
        }
    }
    let top = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
    let left = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
    cells.into_iter().map(|(row, column)| ((row - top) as usize, (column - left) as usize)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const F: [(usize, usize); 5] = [(0, 1), (0, 2), (1, 0), (1, 1), (2, 1)];
    const I: [(usize, usize); 5] = [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)];

    fn square(side: usize) -> Cells {
        (0..side).flat_map(|row| (0..side).map(move |column| (row, column))).collect()
    }

    #[test]
    fn the_f_has_eight_ways_four_of_them_unflipped_and_the_i_has_two() {
        let f = Turns::of(&F).unwrap();
        assert_eq!((f.ways(true).len(), f.ways(false).len()), (8, 4));
        let i = Turns::of(&I).unwrap();
        assert_eq!((i.ways(true).len(), i.ways(false).len()), (2, 2));
    }

    #[test]
    fn no_mosaic_runs_over_the_edge_of_a_row() {
        let i = Turns::of(&I).unwrap();
        // Five corners of nine in each of nine rows, both ways.
        let places: u32 = i.ways(true).iter().map(|way| way.fits(square(9)).len()).sum();
        assert_eq!(places, 2 * 5 * 9);
    }

    #[test]
    fn regions_hang_together_by_sides_not_by_corners() {
        let cells: Cells = [(0, 0), (0, 1), (1, 2), (2, 2)].into_iter().collect();
        assert_eq!(cells.first_region(), [(0, 0), (0, 1)].into_iter().collect());
    }

    #[test]
    fn a_shape_of_four_cells_or_in_two_parts_is_no_mosaic() {
        assert!(Turns::of(&I[..4]).is_err());
        assert!(Turns::of(&[(0, 0), (0, 1), (0, 2), (0, 3), (2, 2)]).is_err());
    }
}
