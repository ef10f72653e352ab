//! The garden once more, slowly and from the drawings alone: what the engine's bit sets are checked against.

use std::collections::BTreeSet;

use cenacle_cleopatra::{Cells, Figures, Mosaic, Position};

type Shape = BTreeSet<(i32, i32)>;

/// The twelve pentominoes as everybody draws them.
const DRAWN: [(char, &[&str]); 12] = [
    ('F', &[".XX", "XX.", ".X."]),
    ('I', &["XXXXX"]),
    ('L', &["X.", "X.", "X.", "XX"]),
    ('N', &[".X", ".X", "XX", "X."]),
    ('P', &["XX", "XX", "X."]),
    ('T', &["XXX", ".X.", ".X."]),
    ('U', &["X.X", "XXX"]),
    ('V', &["X..", "X..", "XXX"]),
    ('W', &["X..", "XX.", ".XX"]),
    ('X', &[".X.", "XXX", ".X."]),
    ('Y', &[".X", "XX", ".X", ".X"]),
    ('Z', &["XX.", ".X.", ".XX"]),
];

/// Every different way a mosaic can lie.
fn ways(figures: &Figures, mosaic: Mosaic, flip: bool) -> Vec<Shape> {
    let letter = &figures.letters[usize::from(mosaic.0)];
    let (_, drawn) = DRAWN.into_iter().find(|(one, _)| letter.starts_with(*one)).unwrap();
    let mut shape: Shape = BTreeSet::new();
    for (row, text) in drawn.iter().enumerate() {
        for (column, _) in text.chars().enumerate().filter(|(_, sign)| *sign == 'X') {
            shape.insert((row as i32, column as i32));
        }
    }
    let mut ways = Vec::new();
    for mirrored in if flip { vec![false, true] } else { vec![false] } {
        let mut one: Shape =
            shape.iter().map(|(row, column)| (*row, if mirrored { -column } else { *column })).collect();
        for _ in 0..4 {
            one = one.into_iter().map(|(row, column)| (column, -row)).collect();
            let top = one.iter().map(|cell| cell.0).min().unwrap();
            let left = one.iter().map(|cell| cell.1).min().unwrap();
            let moved: Shape = one.iter().map(|(row, column)| (row - top, column - left)).collect();
            if !ways.contains(&moved) {
                ways.push(moved);
            }
        }
    }
    ways
}

fn cells_of(cells: Cells) -> Shape {
    cells.into_iter().map(|(row, column)| (row as i32, column as i32)).collect()
}

/// Whether a mosaic can be laid on these cells: every way, every corner, cell by cell.
pub(crate) fn fits(figures: &Figures, mosaic: Mosaic, free: Cells, flip: bool) -> bool {
    let free = cells_of(free);
    ways(figures, mosaic, flip).iter().any(|way| {
        let corners =
            (0..figures.rows as i32).flat_map(|row| (0..figures.columns as i32).map(move |column| (row, column)));
        corners
            .into_iter()
            .any(|(down, across)| way.iter().all(|(row, column)| free.contains(&(row + down, column + across))))
    })
}

/// The regions of cells joined by their sides.
pub(crate) fn regions(cells: Cells) -> impl Iterator<Item = Cells> {
    let mut left = cells_of(cells);
    let mut found = Vec::new();
    while let Some(start) = left.pop_first() {
        let (mut region, mut border) = (vec![start], vec![start]);
        while let Some((row, column)) = border.pop() {
            for next in [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)] {
                if left.remove(&next) {
                    region.push(next);
                    border.push(next);
                }
            }
        }
        found.push(region.into_iter().map(|(row, column)| (row as usize, column as usize)).collect());
    }
    found.into_iter()
}

/// The free cells of all regions in which no mosaic of the stack can be laid.
pub(crate) fn closed(figures: &Figures, p: &Position) -> Cells {
    let open = |region: &Cells| p.mosaics.iter().any(|mosaic| fits(figures, *mosaic, *region, p.house.flip));
    regions(p.free).filter(|region| !open(region)).fold(Cells::NONE, Cells::or)
}
