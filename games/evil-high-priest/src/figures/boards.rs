//! `boards.toml`: the cult boards.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{Boon, Goods, LOCKS, Price, Space, words};

use super::{Award, Board, Checker, Lock, Origin, SIGNS};

const FILE: &str = "boards.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardsFile {
    board: Vec<BoardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardEntry {
    id: String,
    #[serde(rename = "box")]
    origin: Option<Figure<Origin>>,
    deep_ones: Option<Figure<u8>>,
    shoggoth: Option<Figure<bool>>,
    growth: Option<Figure<u8>>,
    lock: Vec<LockEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LockEntry {
    id: String,
    cost: Option<Figure<Price>>,
    raid: Figure<u8>,
    after: Option<Figure<Vec<String>>>,
    monster: Option<Figure<bool>>,
    growth: Option<Figure<u8>>,
    award: Option<Figure<AwardEntry>>,
    bonus: Option<Figure<BonusEntry>>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct AwardEntry {
    at: u8,
    most: Goods,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct BonusEntry {
    cost: Price,
    gives: Boon,
}

pub(super) fn read(files: &DataFiles) -> Result<Vec<Board>, DataError> {
    let file: BoardsFile = files.read(FILE)?;
    file.board.into_iter().map(board).collect()
}

fn board(entry: BoardEntry) -> Result<Board, DataError> {
    let check = Checker(FILE);
    let BoardEntry { id, origin, deep_ones, shoggoth, growth, lock: entries } = entry;
    check.that(words::board_words(&id).is_some(), format!("{id}.id"), "no board has this name")?;
    let count = entries.len();
    check.that(
        count == SIGNS as usize && count <= LOCKS,
        format!("{id}.lock"),
        format!("{count} locks for {SIGNS} Elder Signs"),
    )?;
    let names: Vec<String> = entries.iter().map(|lock| lock.id.clone()).collect();
    let mut locks = Vec::new();
    for entry in entries {
        locks.push(lock(&check, &id, &names, entry)?);
    }
    let board = Board {
        origin: origin.map_or(Origin::Base, |origin| *origin),
        all: locks.iter().enumerate().fold(0, |all, (index, _)| all | 1 << index),
        locks,
        deep_ones: deep_ones.map(|most| *most),
        shoggoth: shoggoth.is_some_and(|here| *here),
        growth: growth.map(|most| *most),
        id,
    };
    let controls = board
        .locks
        .iter()
        .filter_map(|lock| lock.bonus)
        .any(|bonus| bonus.cost.shoggoth || bonus.gives.shoggoth || bonus.gives.free_sign);
    check.that(!controls || board.shoggoth, format!("{}.shoggoth", board.id), "its bonuses speak of the Shoggoth")?;
    check.that(reachable(&board), format!("{}.lock", board.id), "not every lock can be reached")?;
    Ok(board)
}

fn lock(check: &Checker, board: &str, names: &[String], entry: LockEntry) -> Result<Lock, DataError> {
    let LockEntry { id, cost, raid, after, monster, growth, award, bonus } = entry;
    let key = |what: &str| format!("{board}.{id}.{what}");
    check.that(words::lock_words(&id).is_some(), key("id"), "no lock has this name")?;
    check.that(names.iter().filter(|name| **name == id).count() == 1, key("id"), "two locks have this name")?;
    check.that(*raid <= 3, key("raid"), "there are three dice")?;
    check.that(cost.is_some() != award.is_some(), key("cost"), "a lock is paid for, or broken by growth")?;
    let mut before = 0;
    for name in after.iter().flat_map(|after| after.iter()) {
        match names.iter().position(|other| other == name) {
            Some(index) => before |= 1 << index,
            None => return Err(DataError::impossible(FILE, key("after"), format!("there is no lock `{name}`"))),
        }
    }
    let cost = cost.map(|cost| *cost).unwrap_or_default();
    check.price(&cost, &key("cost"))?;
    let bonus = bonus.map(|bonus| Space { cost: bonus.cost, gives: bonus.gives, ..Space::default() });
    if let Some(bonus) = &bonus {
        check.space(bonus, &key("bonus"))?;
    }
    Ok(Lock {
        cost,
        dice: *raid,
        after: before,
        monster: monster.is_some_and(|monster| *monster),
        growth: growth.map_or(0, |growth| *growth),
        award: award.map(|award| Award { at: award.at, most: award.most }),
        bonus,
        id,
    })
}

/// Whether every lock is opened by some way from the start, or by growth.
fn reachable(board: &Board) -> bool {
    let mut open = 0_u32;
    loop {
        let before = open;
        for (index, lock) in board.locks.iter().enumerate() {
            if lock.after == 0 || lock.award.is_some() || lock.after & open != 0 {
                open |= 1 << index;
            }
        }
        if open == before {
            return open == board.all;
        }
    }
}
