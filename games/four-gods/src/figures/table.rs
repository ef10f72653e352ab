//! `table.toml`: everything else that is a number.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{PLACES, SIDE};

use super::{Checker, MAX_PLAYERS, Share};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableFile {
    side: Figure<usize>,
    sides_touched: Figure<u8>,
    pub(super) cities: Figure<u8>,
    prophets: Figure<u8>,
    pub(super) four_players: ShareEntry,
    pub(super) three_players: ShareEntry,
    pub(super) two_players_four_gods: ShareEntry,
    pub(super) two_players_two_gods: ShareEntry,
    pub(super) influence: InfluenceEntry,
    pub(super) glass: GlassEntry,
    pub(super) pace: PaceEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShareEntry {
    reserve: Figure<u8>,
    discard: Figure<u8>,
}

impl ShareEntry {
    pub(super) fn share(&self) -> Share {
        Share { reserve: *self.reserve, discard: *self.discard }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct InfluenceEntry {
    pub(super) city_held: Figure<u16>,
    pub(super) city_destroyed: Figure<u16>,
    pub(super) largest: Figure<[u16; 4]>,
    pub(super) most: Figure<[u16; 4]>,
    pub(super) least_free: Figure<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GlassEntry {
    pub(super) seconds: Figure<u16>,
    pub(super) quiet_seconds: Figure<u16>,
    pub(super) quiet_rounds: Figure<u8>,
    pub(super) most_acts: Figure<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PaceEntry {
    pub(super) act: Figure<u32>,
    pub(super) turning: Figure<u32>,
}

impl TableFile {
    pub(super) fn read(files: &DataFiles) -> Result<TableFile, DataError> {
        let table: TableFile = files.read("table.toml")?;
        let check = Checker("table.toml");
        check.that(*table.side == SIDE, "side", format!("the world is {SIDE} by {SIDE}"))?;
        check.that(*table.sides_touched == 2, "sides_touched", "a tile touches two sides")?;
        check.that(*table.cities <= 20, "cities", "at most 20")?;
        let shares = [
            ("four_players", &table.four_players, MAX_PLAYERS),
            ("three_players", &table.three_players, 3),
            ("two_players_four_gods", &table.two_players_four_gods, 2),
            ("two_players_two_gods", &table.two_players_two_gods, 2),
        ];
        for (name, share, players) in shares {
            let most = (PLACES / players).min(PLACES / 2);
            let places = usize::from(*share.discard);
            check.that((1..=most).contains(&places), format!("{name}.discard"), format!("from 1 to {most}"))?;
            let markers = u16::from(*share.reserve) < u16::from(*table.prophets);
            check.that(markers, format!("{name}.reserve"), "one prophet of each colour is its marker")?;
            check.that((1..=30).contains(&*share.reserve), format!("{name}.reserve"), "from 1 to 30")?;
        }
        let influence = &table.influence;
        for (key, value) in [("city_held", &influence.city_held), ("city_destroyed", &influence.city_destroyed)] {
            check.that(**value <= 100, format!("influence.{key}"), "at most 100")?;
        }
        for (key, prizes) in [("largest", &influence.largest), ("most", &influence.most)] {
            let falling = prizes.is.is_sorted_by(|better, worse| better >= worse);
            check.that(falling && prizes[0] <= 100, format!("influence.{key}"), "falling, and at most 100")?;
        }
        check.that(*influence.least_free <= 10, "influence.least_free", "at most 10")?;
        let glass = &table.glass;
        check.that((1..=3600).contains(&*glass.seconds), "glass.seconds", "from 1 to 3600")?;
        check.that((1..=3600).contains(&*glass.quiet_seconds), "glass.quiet_seconds", "from 1 to 3600")?;
        check.that((1..=50).contains(&*glass.quiet_rounds), "glass.quiet_rounds", "from 1 to 50")?;
        check.that((100..=20_000).contains(&*glass.most_acts), "glass.most_acts", "from 100 to 20000")?;
        for (key, value) in [("act", &table.pace.act), ("turning", &table.pace.turning)] {
            check.that((1..=60_000).contains(&**value), format!("pace.{key}"), "from 1 to 60000")?;
        }
        Ok(table)
    }
}
