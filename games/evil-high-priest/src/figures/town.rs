//! `town.toml`: the places of the town board.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{Boon, PLACES, Price, Skulk, Space, words};

use super::{Checker, Place};

const FILE: &str = "town.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TownFile {
    places: Figure<usize>,
    skulk_spaces: Figure<[u8; 2]>,
    place: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    cost: Figure<Price>,
    gives: Figure<Boon>,
    no_skulk: Option<Figure<bool>>,
}

pub(super) fn read(files: &DataFiles) -> Result<(Vec<Place>, [u8; 2]), DataError> {
    let file: TownFile = files.read(FILE)?;
    let check = Checker(FILE);
    let count = file.place.len();
    check.that(count == *file.places && count == PLACES, "place", format!("{count} places, not {PLACES}"))?;
    check.that(file.skulk_spaces.iter().all(|count| *count <= 2), "skulk_spaces", "at most two")?;
    let mut places = Vec::new();
    for entry in file.place {
        check.that(words::place_words(&entry.id).is_some(), format!("{}.id", entry.id), "no place has this name")?;
        let space = Space {
            cost: *entry.cost,
            gives: *entry.gives,
            no_skulk: entry.no_skulk.is_some_and(|no| *no),
            ..Space::default()
        };
        check.space(&space, &entry.id)?;
        places.push(Place { id: entry.id, space });
    }
    Ok((places, *file.skulk_spaces))
}

/// A Skulk space of the town.
pub(super) fn skulk() -> Space {
    Space { gives: Boon { skulk: Some(Skulk::Town), ..Boon::default() }, ..Space::default() }
}
