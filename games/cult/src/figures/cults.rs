//! `cults.toml`: Divine Powers and abilities.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{CULTS, Cost, CultName, Effect};

use super::{Ability, Checker, CultSheet, Deed};

const FILE: &str = "cults.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CultsFile {
    cult: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    light: Figure<u8>,
    dark: Figure<u8>,
    ability: Vec<AbilityEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AbilityEntry {
    id: String,
    cost: Figure<Vec<Cost>>,
    does: Figure<Vec<Effect>>,
}

pub(super) fn read(files: &DataFiles) -> Result<[CultSheet; CULTS], DataError> {
    let file: CultsFile = files.read(FILE)?;
    let check = Checker(FILE);
    check.that(file.cult.len() == CULTS, "cult", format!("{} cults, not {CULTS}", file.cult.len()))?;
    let mut powers = Vec::new();
    let mut sheets = Vec::new();
    for (cult, entry) in CultName::ALL.into_iter().zip(file.cult) {
        let id = cult.id();
        check.that(entry.id == id, "cult.id", format!("`{}` stands where `{id}` belongs", entry.id))?;
        check.that(*entry.dark > *entry.light, format!("{id}.dark"), "Darkness is stronger than Light")?;
        powers.extend([*entry.light, *entry.dark]);
        let mut abilities = Vec::new();
        for (ability, written) in cult.abilities().into_iter().zip(entry.ability) {
            check.that(written.id == ability, format!("{id}.ability"), format!("`{ability}` belongs here"))?;
            let deed = Deed::of(&written.cost.is, &written.does.is).ok_or_else(|| {
                DataError::impossible(FILE, format!("{ability}.does"), "1 to 4 effects and up to 4 costs")
            })?;
            abilities.push(Ability { id: written.id, deed });
        }
        let abilities = abilities
            .try_into()
            .map_err(|_| DataError::impossible(FILE, format!("{id}.ability"), "a cult has four abilities"))?;
        sheets.push(CultSheet { power: [*entry.light, *entry.dark], abilities });
    }
    // Divine Power is what breaks ties, so no two may be equal.
    powers.sort_unstable();
    check.that(powers.windows(2).all(|pair| pair[0] < pair[1]), "light", "two Divine Powers are equal")?;
    sheets.try_into().map_err(|_| DataError::impossible(FILE, "cult", "eight cults"))
}
