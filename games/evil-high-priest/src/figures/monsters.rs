//! `monsters.toml`: the monsters.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{Deed, Power, When, words};

use super::{BEASTS, Checker, LAIRS, MAX_PLAYERS, MonsterFace, Origin};

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
    #[serde(rename = "box")]
    origin: Option<Figure<Origin>>,
    copies: Figure<u8>,
    defence: Figure<u8>,
    back: Option<Figure<u8>>,
    power: Option<Figure<Power>>,
}

pub(super) fn read(files: &DataFiles) -> Result<Vec<MonsterFace>, DataError> {
    let file: MonstersFile = files.read(FILE)?;
    let check = Checker(FILE);
    let mut monsters: Vec<MonsterFace> = Vec::new();
    for Entry { id, origin, copies, defence, back, power } in file.monster {
        let key = |what: &str| format!("{id}.{what}");
        check.that(words::monster_words(&id).is_some(), key("id"), "no monster has this name")?;
        check.that(monsters.iter().all(|other| other.id != id), key("id"), "two monsters have this name")?;
        check.that(*defence <= 18, key("defence"), "no raid is stronger than 18")?;
        check.that(back.as_ref().is_none_or(|back| **back <= 18), key("back"), "no raid is stronger than 18")?;
        let fits = (1..=LAIRS * MAX_PLAYERS).contains(&usize::from(*copies));
        check.that(fits, key("copies"), "1 to 15: there are no more Lairs")?;
        let origin = origin.map_or(Origin::Base, |origin| *origin);
        let power = power.map(|power| *power);
        if let Some(power) = &power {
            check.power(power, &key("power"))?;
            check.that(origin != Origin::Base && *copies == 1, key("copies"), "a monster with a power is unique")?;
            check.that(power.when != When::Placed, key("power"), "a monster is not placed on a space")?;
        }
        monsters.push(MonsterFace {
            origin,
            copies: *copies,
            defence: *defence,
            back: back.map(|back| *back),
            power,
            id,
        });
    }
    let first = monsters.first().is_some_and(|face| face.origin == Origin::Base);
    check.that(first, "monster", "the generic monster comes first")?;
    let unique: usize =
        monsters.iter().filter(|face| face.origin != Origin::Base).map(|face| usize::from(face.copies)).sum();
    check.that(unique < BEASTS, "monster", format!("{unique} unique monsters, more than {}", BEASTS - 1))?;
    check.that(monsters.len() <= 32, "monster", "at most 32 kinds")?;
    // Whoever is trapped is trapped by this one.
    let traps = monsters.iter().filter(|face| face.power.and_then(|power| power.deed) == Some(Deed::Trap)).count();
    check.that(traps <= 1, "monster", "one monster traps Acolytes, no more")?;
    Ok(monsters)
}
