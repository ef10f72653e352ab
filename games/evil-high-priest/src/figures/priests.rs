//! `priests.toml`: the Priest cards.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{Power, When, words};

use super::{Checker, MAX_PLAYERS, Origin, PriestFace};

const FILE: &str = "priests.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PriestsFile {
    priest: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    #[serde(rename = "box")]
    origin: Figure<Origin>,
    power: Figure<Power>,
}

pub(super) fn read(files: &DataFiles) -> Result<Vec<PriestFace>, DataError> {
    let file: PriestsFile = files.read(FILE)?;
    let check = Checker(FILE);
    let mut faces: Vec<PriestFace> = Vec::new();
    for Entry { id, origin, power } in file.priest {
        let key = |what: &str| format!("{id}.{what}");
        check.that(words::priest_words(&id).is_some(), key("id"), "no Priest has this name")?;
        check.that(faces.iter().all(|other| other.id != id), key("id"), "two Priests have this name")?;
        check.that(*origin != Origin::Base, key("box"), "the base box has no Priest cards")?;
        check.that(power.when == When::Placed, key("power"), "a Priest's power is used on its space")?;
        check.power(&power, &key("power"))?;
        faces.push(PriestFace { origin: *origin, power: *power, id });
    }
    for origin in [Origin::Ceremony, Origin::Ritual] {
        let count = faces.iter().filter(|face| face.origin == origin).count();
        check.that(count >= MAX_PLAYERS, "priest", format!("{count} Priests in the box `{}`", origin.word()))?;
    }
    check.that(faces.len() < 64, "priest", "at most 63")?;
    Ok(faces)
}
