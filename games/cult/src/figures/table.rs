//! `table.toml`: everything else.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{CultName, Location, Priests};

use super::{Checker, SLOTS};

const FILE: &str = "table.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableFile {
    pub(super) altar_influence: Figure<u8>,
    pub(super) follower_cap: Figure<u8>,
    tokens_a_value: Figure<u8>,
    pub(super) mobs: Figure<u8>,
    palace: Figure<usize>,
    pub(super) free_placements: Figure<u8>,
    pub(super) prayer: Figure<[Location; 4]>,
    pub(super) last_round: Figure<u16>,
    pub(super) victory: Victory,
    pub(super) start: Start,
    pub(super) first_game: FirstGame,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Victory {
    pub(super) altars: Figure<u8>,
    pub(super) mobs: Figure<u8>,
    summonings: Figure<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Start {
    pub(super) priests: Figure<Priests>,
    pub(super) followers: Figure<u8>,
    pub(super) coins: Figure<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FirstGame {
    pub(super) two: Figure<Vec<CultName>>,
    pub(super) three: Figure<Vec<CultName>>,
    pub(super) four: Figure<Vec<CultName>>,
}

pub(super) fn read(files: &DataFiles) -> Result<TableFile, DataError> {
    let file: TableFile = files.read(FILE)?;
    let check = Checker(FILE);
    check.that(*file.tokens_a_value == 3, "tokens_a_value", "a cult has 3 tokens of each Influence")?;
    check.that(*file.palace == SLOTS, "palace", "the Palace has 3 spaces")?;
    check.that(*file.victory.summonings == 2, "victory.summonings", "a sheet has two sides")?;
    check.that((1..=13).contains(&*file.victory.altars), "victory.altars", "1 to 13 Altars")?;
    check.that((1..=20).contains(&*file.victory.mobs), "victory.mobs", "1 to 20 Mobs")?;
    check.that(*file.mobs <= 40, "mobs", "at most 40 Mobs")?;
    check.that((1..=20).contains(&*file.follower_cap), "follower_cap", "1 to 20 Followers")?;
    check.that(*file.start.followers <= *file.follower_cap, "start.followers", "more than a cult can have")?;
    check.that(*file.start.coins <= 1000, "start.coins", "at most 1000 coins")?;
    check.that((1..=200).contains(&*file.last_round), "last_round", "1 to 200 rounds")?;
    check.that(file.altar_influence.is <= 20, "altar_influence", "at most 20")?;
    for (key, cults, players) in [
        ("first_game.two", &file.first_game.two.is, 2),
        ("first_game.three", &file.first_game.three.is, 3),
        ("first_game.four", &file.first_game.four.is, 4),
    ] {
        let each_once = cults.iter().all(|cult| cults.iter().filter(|other| *other == cult).count() == 1);
        check.that(cults.len() == players && each_once, key, format!("{players} cults, each once"))?;
    }
    Ok(file)
}
