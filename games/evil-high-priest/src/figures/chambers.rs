//! `chambers.toml`: the deck of chambers.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{Holds, Trait, words};

use super::{ChamberFace, Checker, DECK};

const FILE: &str = "chambers.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChambersFile {
    chambers: Figure<usize>,
    chamber: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    copies: Figure<u8>,
    defence: Figure<u8>,
    holds: Figure<Holds>,
    #[serde(rename = "trait")]
    special: Option<Figure<Trait>>,
}

pub(super) fn read(files: &DataFiles) -> Result<Vec<ChamberFace>, DataError> {
    let file: ChambersFile = files.read(FILE)?;
    let check = Checker(FILE);
    let sum: usize = file.chamber.iter().map(|entry| usize::from(*entry.copies)).sum();
    check.that(
        sum == *file.chambers && sum == DECK,
        "chambers",
        format!("the copies sum up to {sum}, not to {DECK}"),
    )?;
    let mut chambers = Vec::new();
    for entry in file.chamber {
        let Entry { id, copies, defence, holds, special } = entry;
        check.that(words::chamber_words(&id).is_some(), format!("{id}.id"), "no chamber has this name")?;
        check.that(*copies > 0, format!("{id}.copies"), "a chamber without a card")?;
        check.that(*defence <= 18, format!("{id}.defence"), "no raid is stronger than 18")?;
        let room = holds.own.0.iter().all(|count| *count <= 20) && holds.any <= 20;
        check.that(room, format!("{id}.holds"), "at most 20 places of a kind")?;
        let special = special.map(|special| *special);
        let fits = match special {
            Some(Trait::RaidGrows(by) | Trait::AcolytesBlock(by) | Trait::DefencePerMonster(by)) => by <= 18,
            Some(Trait::GoneOnceReached) | None => true,
        };
        check.that(fits, format!("{id}.trait"), "at most 18")?;
        chambers.push(ChamberFace { id, copies: *copies, defence: *defence, holds: *holds, special });
    }
    Ok(chambers)
}
