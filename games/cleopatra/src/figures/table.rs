//! `table.toml`: everything else that is a number.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use super::{Checker, MAX_DRAWN, MAX_PLAYERS, STALLS};

/// The most dice.
const MAX_DICE: u8 = 8;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableFile {
    pub(super) hand_limit: Figure<usize>,
    stalls: Figure<usize>,
    pub(super) cleopatra_squares: Figure<u8>,
    pub(super) offering: Figure<Vec<i16>>,
    pub(super) merchant_value: Figure<u16>,
    pub(super) beggar_talents: Figure<u16>,
    pub(super) vizier_cards: Figure<usize>,
    pub(super) calls_a_turn: Figure<u8>,
    pub(super) patience_rounds: Figure<u16>,
    amulet_supply: Figure<u16>,
    talents_total: Figure<u16>,
    players: PlayersEntry,
    pub(super) start: StartEntry,
    pub(super) dice: DiceEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayersEntry {
    min: Figure<u8>,
    max: Figure<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartEntry {
    pub(super) talents: Figure<u16>,
    pub(super) cards: Figure<usize>,
    pub(super) merchants: Figure<u8>,
    pub(super) statues: Figure<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DiceEntry {
    pub(super) count: Figure<u8>,
    pub(super) faces: Figure<u32>,
    pub(super) ankh: Figure<u32>,
}

impl TableFile {
    pub(super) fn read(files: &DataFiles) -> Result<TableFile, DataError> {
        let table: TableFile = files.read("table.toml")?;
        let check = Checker("table.toml");
        check.that((*table.players.min, *table.players.max) == (3, 5), "players", "the game is for 3 to 5")?;
        check.that(*table.stalls == STALLS, "stalls", "the market has three stalls")?;
        check.that(table.offering.len() == MAX_PLAYERS, "offering", "one figure for each of five ranks")?;
        check.that(
            (1..=6).contains(&*table.cleopatra_squares),
            "cleopatra_squares",
            "from 1 to 6, one for each category",
        )?;
        check.that((1..=MAX_DICE).contains(&*table.dice.count), "dice.count", format!("from 1 to {MAX_DICE} dice"))?;
        check.that(
            *table.dice.ankh >= 1 && *table.dice.ankh <= *table.dice.faces,
            "dice.ankh",
            "from 1 to the number of faces",
        )?;
        check.that((1..=MAX_DRAWN).contains(&*table.vizier_cards), "vizier_cards", format!("from 1 to {MAX_DRAWN}"))?;
        check.that((1..=20).contains(&*table.calls_a_turn), "calls_a_turn", "from 1 to 20")?;
        check.that(*table.patience_rounds >= 1, "patience_rounds", "at least one round")?;
        check.that(*table.patience_rounds <= 1000, "patience_rounds", "at most a thousand rounds")?;
        check.that(*table.start.statues <= 4, "start.statues", "at most four")?;
        check.that(*table.start.merchants <= 50, "start.merchants", "at most 50")?;
        check.that(*table.start.talents <= 200, "start.talents", "at most 200")?;
        check.that(*table.merchant_value <= 100, "merchant_value", "at most 100 Talents")?;
        check.that(*table.beggar_talents <= 100, "beggar_talents", "at most 100 Talents")?;
        check.that(table.offering.iter().all(|amulets| amulets.abs() <= 50), "offering", "from -50 to 50 Amulets")?;
        check.that(*table.amulet_supply >= 1, "amulet_supply", "at least one")?;
        check.that(*table.talents_total >= 1, "talents_total", "at least one")?;
        Ok(table)
    }
}
