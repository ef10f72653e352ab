//! `sheet.toml`: the cultists.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::position::{MEMBERS, ROW};

use super::Checker;

const FILE: &str = "sheet.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SheetFile {
    row: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    points: Figure<u8>,
    brutes: Figure<u8>,
    brutality: Figure<[i8; ROW]>,
    conjuring: Figure<[i8; ROW]>,
}

/// The sheet as it was read.
pub(super) struct Sheet {
    pub(super) modifiers: [[i8; 2]; MEMBERS],
    pub(super) brutes: u32,
    pub(super) worth: [u8; 3],
}

pub(super) fn read(files: &DataFiles) -> Result<Sheet, DataError> {
    let file: SheetFile = files.read(FILE)?;
    let check = Checker(FILE);
    check.that(file.row.len() == 3, "row", "a sheet has three rows")?;
    let mut sheet = Sheet { modifiers: [[0; 2]; MEMBERS], brutes: 0, worth: [0; 3] };
    for (number, row) in file.row.iter().enumerate() {
        check.that(*row.points <= 20, format!("row {}.points", number + 1), "at most 20 points")?;
        check.that(*row.brutes <= ROW as u8, format!("row {}.brutes", number + 1), "at most 8 Brutes")?;
        sheet.worth[number] = *row.points;
        for place in 0..ROW {
            let both = [row.brutality[place], row.conjuring[place]];
            let fits = both.iter().all(|modifier| (-9..=9).contains(modifier));
            check.that(fits, format!("row {}.brutality", number + 1), "modifiers from -9 to 9")?;
            sheet.modifiers[number * ROW + place] = both;
            if place < usize::from(*row.brutes) {
                sheet.brutes |= 1 << (number * ROW + place);
            }
        }
    }
    Ok(sheet)
}
