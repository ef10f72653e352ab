//! `privileges.toml`: what each Privilege costs, adds and allows.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{Card, DECK, Deck, Location, Right};

use super::{CardFace, Checker, Deed};

const FILE: &str = "privileges.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrivilegesFile {
    total: Figure<usize>,
    privilege: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    copies: Figure<u8>,
    cost: Figure<u8>,
    patriarch: Figure<u8>,
    right: Figure<Written>,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum Written {
    Community { location: Location },
    Personality { location: Location },
    SafeConduct { placement: u8 },
    Tithes { locations: Vec<Location>, coins: u8 },
    Exiles { followers: u8 },
    Novitiates { influence: u8 },
    CourtMage { coins: u8 },
}

pub(super) fn read(files: &DataFiles) -> Result<Vec<CardFace>, DataError> {
    let file: PrivilegesFile = files.read(FILE)?;
    let check = Checker(FILE);
    let sum: usize = file.privilege.iter().map(|entry| usize::from(*entry.copies)).sum();
    check.that(sum == *file.total && sum == DECK, "total", format!("the copies sum up to {sum}, not to {DECK}"))?;
    file.privilege
        .into_iter()
        .map(|entry| {
            let Entry { id, copies, cost, patriarch, right } = entry;
            let right = match right.is {
                Written::Community { location } => Right::Community(location),
                Written::Personality { location } => Right::Personality(location),
                Written::SafeConduct { placement } => {
                    check.that(placement < 16, format!("{id}.right"), "there is no such placement")?;
                    Right::SafeConduct(placement)
                }
                Written::Tithes { locations, coins } => Right::Tithes(locations.into_iter().collect(), coins),
                Written::Exiles { followers } => Right::Exiles(followers),
                Written::Novitiates { influence } => Right::Novitiates(influence),
                Written::CourtMage { coins } => Right::CourtMage(coins),
            };
            check.that(*copies > 0, format!("{id}.copies"), "a face without a card")?;
            check.that(*cost <= 50 && *patriarch <= 5, format!("{id}.cost"), "at most 50 coins, at most +5")?;
            Ok(CardFace {
                deck: Some(Deck::Privilege),
                first: Card::NONE,
                copies: *copies,
                sealed: false,
                coins: *cost,
                influence: *patriarch,
                right: Some(right),
                deed: Deed::NONE,
                id,
            })
        })
        .collect()
}
