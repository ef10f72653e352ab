//! `mosaics.toml`: the twelve shapes.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{
    MOSAICS,
    garden::{MAX_COLUMNS, MAX_ROWS, Turns},
};

use super::Checker;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MosaicsFile {
    mosaic: Vec<MosaicEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MosaicEntry {
    id: String,
    shape: Figure<Vec<String>>,
}

pub(super) fn read(files: &DataFiles) -> Result<(Vec<String>, Vec<Turns>), DataError> {
    let file: MosaicsFile = files.read("mosaics.toml")?;
    let check = Checker("mosaics.toml");
    check.that(file.mosaic.len() == MOSAICS, "mosaic", format!("{} mosaics, not {MOSAICS}", file.mosaic.len()))?;
    let (mut letters, mut turns) = (Vec::new(), Vec::new());
    for entry in file.mosaic {
        let shape: Vec<(usize, usize)> = (entry.shape.iter().enumerate())
            .flat_map(|(row, text)| {
                text.chars().enumerate().filter(|(_, sign)| *sign == 'X').map(move |(column, _)| (row, column))
            })
            .collect();
        let inside = shape.iter().all(|(row, column)| *row < MAX_ROWS && *column < MAX_COLUMNS);
        check.that(inside, format!("{}.shape", entry.id), "it is larger than a garden")?;
        let ways = Turns::of(&shape)
            .map_err(|reason| DataError::impossible(check.0, format!("{}.shape", entry.id), reason))?;
        letters.push(entry.id);
        turns.push(ways);
    }
    Ok((letters, turns))
}
