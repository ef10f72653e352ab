//! `table.toml`: everything else.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{Denied, Goods, KINDS, Price, Purse, Space};

use super::{ACOLYTES, Checker, DISPLAY, LAIRS, SIGNS, SLOTS};

const FILE: &str = "table.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableFile {
    acolytes: Figure<usize>,
    pub(super) start_pool: Figure<u8>,
    pub(super) asylum: Figure<u8>,
    slots: Figure<usize>,
    lairs: Figure<usize>,
    display: Figure<usize>,
    pub(super) grimoires: Figure<u16>,
    signs: Figure<u32>,
    pub(super) majority: Figure<i32>,
    pub(super) points: Figure<Points>,
    pub(super) priest_board: PriestBoard,
    pub(super) raid: RaidFile,
    pub(super) solo: SoloFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Points {
    blood: u8,
    magic: u8,
    atom: u8,
    grimoire: u8,
    sign: u8,
}

impl Points {
    pub(super) fn each(&self) -> [i32; KINDS] {
        [0, self.blood, self.magic, self.atom, self.grimoire, self.sign].map(i32::from)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PriestBoard {
    pub(super) power: Figure<Space>,
    pub(super) summon: Figure<Space>,
    pub(super) rescue: Figure<Space>,
    pub(super) improve: Figure<Space>,
    pub(super) escape: Figure<Space>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RaidFile {
    most: Figure<u8>,
    asylum: Figure<u8>,
    acolyte: Figure<u8>,
    shoggoth: Figure<u8>,
    aggressive: Figure<u8>,
}

/// Figures of raids.
#[derive(Clone, Copy, Debug)]
pub struct RaidFigures {
    /// The greatest strength.
    pub most: u8,
    /// What an Acolyte in Asylum or Escape takes away.
    pub asylum: u8,
    /// What a sacrificed Acolyte blocks.
    pub acolyte: u8,
    /// What the Shoggoth blocks.
    pub shoggoth: u8,
    /// What each die beyond the first counts in the variant.
    pub aggressive: u8,
}

impl RaidFile {
    pub(super) fn figures(&self) -> RaidFigures {
        RaidFigures {
            most: *self.most,
            asylum: *self.asylum,
            acolyte: *self.acolyte,
            shoggoth: *self.shoggoth,
            aggressive: *self.aggressive,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SoloFile {
    treasure: Figure<[u16; 2]>,
    table: Figure<Vec<Price>>,
    trades: Figure<Vec<Price>>,
    denies: Figure<[Denied; 6]>,
}

/// Figures of the solo game.
#[derive(Clone, Debug)]
pub struct Solo {
    /// Treasure at the start: the player's and the automaton's.
    pub treasure: [u16; 2],
    /// What two dice bring, from 2 to 12.
    pub table: [Purse; 11],
    /// What is traded for an Elder Sign, the first that is there.
    pub trades: Vec<Purse>,
    /// What a die denies.
    pub denies: [Denied; 6],
}

impl SoloFile {
    pub(super) fn figures(&self) -> Solo {
        Solo {
            treasure: *self.treasure,
            table: std::array::from_fn(|index| self.table.get(index).map_or(Purse::NONE, |row| row.goods)),
            trades: self.trades.iter().map(|trade| trade.goods).collect(),
            denies: *self.denies,
        }
    }
}

pub(super) fn read(files: &DataFiles) -> Result<TableFile, DataError> {
    let file: TableFile = files.read(FILE)?;
    let check = Checker(FILE);
    check.that(*file.acolytes == ACOLYTES, "acolytes", "a player has six Acolytes")?;
    check.that(usize::from(*file.start_pool) <= ACOLYTES, "start_pool", "a player has six Acolytes")?;
    let locked_up = ACOLYTES - usize::from(*file.start_pool);
    check.that(locked_up <= usize::from(*file.asylum), "asylum", "too few chairs for the start")?;
    check.that(*file.slots == SLOTS, "slots", "a sanctum has 7 slots")?;
    check.that(*file.lairs == LAIRS, "lairs", "a priest board has 3 Lairs")?;
    check.that(*file.display == DISPLAY, "display", "3 chambers lie face up")?;
    check.that(*file.signs == SIGNS, "signs", "there are 13 Elder Signs")?;
    check.that((1..=200).contains(&*file.grimoires), "grimoires", "1 to 200")?;
    check.that((0..=100).contains(&*file.majority), "majority", "0 to 100 points")?;
    let board = &file.priest_board;
    for (key, space) in [
        ("priest_board.power", &board.power),
        ("priest_board.summon", &board.summon),
        ("priest_board.rescue", &board.rescue),
        ("priest_board.improve", &board.improve),
        ("priest_board.escape", &board.escape),
    ] {
        check.space(space, key)?;
    }
    let raid = &file.raid;
    check.that((1..=100).contains(&*raid.most), "raid.most", "1 to 100")?;
    for (key, figure) in [("asylum", &raid.asylum), ("acolyte", &raid.acolyte), ("shoggoth", &raid.shoggoth)] {
        check.that(**figure <= *raid.most, format!("raid.{key}"), "at most the greatest strength")?;
    }
    check.that(*raid.aggressive <= 40, "raid.aggressive", "at most 40")?;
    check.that(file.solo.table.len() == 11, "solo.table", "a row for each sum of two dice")?;
    for row in file.solo.table.iter() {
        let bare = Price { goods: row.goods, ..Price::default() } == *row && row.goods.get(Goods::Sign) <= 1;
        check.that(bare, "solo.table", "resources, and one Elder Sign at the most")?;
    }
    for trade in file.solo.trades.iter() {
        let kinds = trade.goods.each().count();
        check.that(
            kinds == 1 && trade.goods.get(Goods::Sign) == 0,
            "solo.trades",
            "some of one kind for an Elder Sign",
        )?;
    }
    Ok(file)
}
