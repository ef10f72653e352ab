//! `table.toml`: everything else.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use super::Checker;

const FILE: &str = "table.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableFile {
    pub(super) hand: Figure<u8>,
    pub(super) skill_bonus: Figure<u8>,
    pub(super) favour: Figure<i8>,
    pub(super) points_a_bonus: Figure<u8>,
    pub(super) shreds: Figure<i8>,
    pub(super) fumbles: Figure<i8>,
    pub(super) counter_bonus: Figure<u8>,
    pub(super) god: Figure<[u8; 3]>,
    pub(super) mishaps_a_turn: Figure<u8>,
}

pub(super) fn read(files: &DataFiles) -> Result<TableFile, DataError> {
    let file: TableFile = files.read(FILE)?;
    let check = Checker(FILE);
    check.that((1..=12).contains(&*file.hand), "hand", "1 to 12 cards")?;
    check.that(*file.skill_bonus <= 20, "skill_bonus", "at most 20")?;
    check.that((-9..=9).contains(&*file.favour), "favour", "from -9 to 9")?;
    check.that((1..=20).contains(&*file.points_a_bonus), "points_a_bonus", "1 to 20 points")?;
    let order = (2..=10).contains(&*file.shreds) && (11..=19).contains(&*file.fumbles);
    check.that(order, "shreds", "a roll of three dice shreds at up to 10 and fumbles from 11 on")?;
    check.that(*file.counter_bonus <= 9, "counter_bonus", "at most 9")?;
    check.that(file.god.iter().all(|points| (1..=100).contains(points)), "god", "1 to 100 points")?;
    check.that((1..=100).contains(&*file.mishaps_a_turn), "mishaps_a_turn", "1 to 100")?;
    Ok(file)
}
