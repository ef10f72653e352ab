//! `locations.toml`: the thirteen Locations.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{Benefit, LOCATIONS, Location};

use super::{Checker, LocationFigures};

const FILE: &str = "locations.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LocationsFile {
    location: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    followers: Figure<u8>,
    alms: Figure<u8>,
    benefit: Figure<Benefit>,
}

pub(super) fn read(files: &DataFiles) -> Result<[LocationFigures; LOCATIONS + 1], DataError> {
    let file: LocationsFile = files.read(FILE)?;
    let check = Checker(FILE);
    let count = file.location.len();
    check.that(count == LOCATIONS, "location", format!("{count} Locations, not {LOCATIONS}"))?;
    let nowhere = LocationFigures { followers: 0, alms: 0, benefit: Benefit::Supremacy };
    let mut locations = [nowhere; LOCATIONS + 1];
    for (location, entry) in Location::all().zip(&file.location) {
        let id = location.id();
        check.that(entry.id == id, "location.id", format!("`{}` stands where `{id}` belongs", entry.id))?;
        check.that(*entry.followers <= 9, format!("{id}.followers"), "a cult has at most 9 Followers")?;
        check.that(*entry.alms <= 20, format!("{id}.alms"), "at most 20 coins")?;
        if let Benefit::Bribe { least, most } = entry.benefit.is {
            let higher = least > location && least <= most;
            check.that(higher, format!("{id}.benefit"), "a bribe leads to a higher Location")?;
        }
        if let Benefit::Intrigues { draw, back } = entry.benefit.is {
            let one = back == 1 && (2..=10).contains(&draw);
            check.that(one, format!("{id}.benefit"), "of two Intrigues or more, one goes back")?;
        }
        locations[location.index()] =
            LocationFigures { followers: *entry.followers, alms: *entry.alms, benefit: entry.benefit.is };
    }
    Ok(locations)
}
