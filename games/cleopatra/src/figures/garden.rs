//! `garden.toml`: where mosaics may lie, palms stand and walls go.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{
    Cells,
    garden::{MAX_COLUMNS, MAX_ROWS},
};

use super::Checker;

/// The most wall slots.
const MAX_WALLS: usize = 16;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GardenFile {
    rows: Figure<Vec<String>>,
    wall: Vec<WallEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WallEntry {
    slot: u8,
    side: Side,
    cells: Figure<Vec<(usize, usize)>>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum Side {
    Left,
    Back,
    Right,
}

pub(super) struct Garden {
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) free: Cells,
    pub(super) palms: Cells,
    pub(super) walls: Vec<Cells>,
    pub(super) wall_side: Vec<u8>,
}

impl Garden {
    pub(super) fn read(files: &DataFiles) -> Result<Garden, DataError> {
        let file: GardenFile = files.read("garden.toml")?;
        let check = Checker("garden.toml");
        let rows = file.rows.len();
        let columns = file.rows.first().map_or(0, String::len);
        check.that((1..=MAX_ROWS).contains(&rows), "rows", format!("from 1 to {MAX_ROWS} rows"))?;
        check.that((1..=MAX_COLUMNS).contains(&columns), "rows", format!("from 1 to {MAX_COLUMNS} columns"))?;
        let (mut free, mut palms) = (Cells::NONE, Cells::NONE);
        for (row, text) in file.rows.iter().enumerate() {
            check.that(text.len() == columns, "rows", format!("row {row} is not {columns} cells long"))?;
            for (column, sign) in text.chars().enumerate() {
                check.that("P.#".contains(sign), "rows", format!("row {row}: `{sign}` is none of P . #"))?;
                if sign != '#' {
                    free = free.or(Cells::at(row, column));
                }
                if sign == 'P' {
                    palms = palms.or(Cells::at(row, column));
                }
            }
        }
        check.that((1..=MAX_WALLS).contains(&file.wall.len()), "wall", format!("from 1 to {MAX_WALLS} slots"))?;
        let (mut walls, mut wall_side) = (Vec::new(), Vec::new());
        for (index, wall) in file.wall.into_iter().enumerate() {
            check.that(usize::from(wall.slot) == index + 1, "wall.slot", "slots are written in their order, from 1")?;
            let inside = wall.cells.iter().all(|(row, column)| *row < rows && *column < columns);
            check.that(inside, format!("wall {}.cells", wall.slot), "a cell lies outside the garden")?;
            walls.push(wall.cells.is.into_iter().collect());
            wall_side.push(wall.side as u8);
        }
        Ok(Garden { rows, columns, free, palms, walls, wall_side })
    }
}
