//! `monsters.toml`: the monsters.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::words;

use super::{Checker, LAIRS, MAX_PLAYERS, MonsterFace};

const FILE: &str = "monsters.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MonstersFile {
    monster: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    copies: Figure<u8>,
    defence: Figure<u8>,
}

pub(super) fn read(files: &DataFiles) -> Result<Vec<MonsterFace>, DataError> {
    let file: MonstersFile = files.read(FILE)?;
    let check = Checker(FILE);
    check.that(!file.monster.is_empty(), "monster", "the generic monster comes first")?;
    let mut monsters = Vec::new();
    for Entry { id, copies, defence } in file.monster {
        check.that(words::monster_words(&id).is_some(), format!("{id}.id"), "no monster has this name")?;
        check.that(*defence <= 18, format!("{id}.defence"), "no raid is stronger than 18")?;
        let fits = (1..=LAIRS * MAX_PLAYERS).contains(&usize::from(*copies));
        check.that(fits, format!("{id}.copies"), "1 to 15: there are no more Lairs")?;
        monsters.push(MonsterFace { id, copies: *copies, defence: *defence });
    }
    Ok(monsters)
}
