//! `boards.toml`: the cult boards.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{Boon, Goods, Harm, LOCKS, Needs, Price, STAGES, Service, Space, words};

use super::{AVATARS, Amoebas, Avatar, Award, Board, Checker, Lock, Origin, SIGNS, Strike, Ways};

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
    azathoth: Option<Figure<u8>>,
    evolution: Option<Figure<[u8; STAGES]>>,
    amoebas: Option<Figure<Amoebas>>,
    king: Option<Figure<Space>>,
    #[serde(default)]
    avatar: Vec<AvatarEntry>,
    lock: Vec<LockEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AvatarEntry {
    id: String,
    service: Figure<Service>,
    gives: Figure<Boon>,
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
    needs: Option<Figure<Needs>>,
    avatar: Option<Figure<String>>,
    harm: Option<Figure<Strike>>,
    glacier: Option<Figure<Price>>,
    refresh: Option<Figure<bool>>,
    step: Option<Figure<Boon>>,
    bonus: Option<Figure<Space>>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct AwardEntry {
    at: u8,
    most: Goods,
}

pub(super) fn read(files: &DataFiles) -> Result<Vec<Board>, DataError> {
    let file: BoardsFile = files.read(FILE)?;
    file.board.into_iter().map(board).collect()
}

fn board(entry: BoardEntry) -> Result<Board, DataError> {
    let check = Checker(FILE);
    let BoardEntry {
        id,
        origin,
        deep_ones,
        shoggoth,
        growth,
        azathoth,
        evolution,
        amoebas,
        king,
        avatar: avatars,
        lock: entries,
    } = entry;
    check.that(words::board_words(&id).is_some(), format!("{id}.id"), "no board has this name")?;
    let count = entries.len();
    check.that(
        count == SIGNS as usize && count <= LOCKS,
        format!("{id}.lock"),
        format!("{count} locks for {SIGNS} Elder Signs"),
    )?;
    let names: Vec<String> = entries.iter().map(|lock| lock.id.clone()).collect();
    check.that(avatars.len() <= AVATARS, format!("{id}.avatar"), format!("at most {AVATARS} avatars"))?;
    let mut kept = Vec::new();
    for AvatarEntry { id: name, service, gives } in avatars {
        check.that(words::avatar_words(&name).is_some(), format!("{id}.avatar"), "no avatar has this name")?;
        check.boon(&gives, &format!("{id}.avatar"))?;
        kept.push(Avatar { id: name, service: *service, gives: *gives });
    }
    let mut locks = Vec::new();
    for entry in entries {
        locks.push(lock(&check, &id, &names, &kept, entry)?);
    }
    // A track goes on where a step stands after this lock alone.
    for (index, bit) in (0..locks.len()).map(|index| (index, 1 << index)) {
        let next = locks.iter().position(|lock: &Lock| lock.step.is_some() && lock.after == bit);
        locks[index].next = next.map(|next| next as u8);
    }
    let gives_atoms = |bonus: Space| bonus.gives.goods.get(Goods::Atom) > 0;
    let board = Board {
        atoms: locks.iter().filter_map(|lock| lock.bonus).any(gives_atoms),
        origin: origin.map_or(Origin::Base, |origin| *origin),
        all: locks.iter().enumerate().fold(0, |all, (index, _)| all | 1 << index),
        glaciers: (locks.iter().enumerate().filter(|(_, lock)| !lock.glacier.is_empty()))
            .fold(0, |glaciers, (index, _)| glaciers | 1 << index),
        ways: Ways::of(&locks),
        locks,
        deep_ones: deep_ones.map(|most| *most),
        shoggoth: shoggoth.is_some_and(|here| *here),
        growth: growth.map(|most| *most),
        azathoth: azathoth.map(|most| *most),
        evolution: evolution.map(|defence| *defence),
        amoebas: amoebas.map(|amoebas| *amoebas),
        king: king.map(|king| *king),
        avatars: kept,
        id,
    };
    check_parts(&check, &board)?;
    let controls = board
        .locks
        .iter()
        .filter_map(|lock| lock.bonus)
        .any(|bonus| bonus.cost.shoggoth || bonus.gives.shoggoth || bonus.gives.free_sign);
    check.that(!controls || board.shoggoth, format!("{}.shoggoth", board.id), "its bonuses speak of the Shoggoth")?;
    check.that(reachable(&board), format!("{}.lock", board.id), "not every lock can be reached")?;
    Ok(board)
}

/// What the locks of a board speak of has to be on it.
fn check_parts(check: &Checker, board: &Board) -> Result<(), DataError> {
    let bonuses = || board.locks.iter().filter_map(|lock| lock.bonus);
    let prices = || board.locks.iter().map(|lock| lock.cost).chain(bonuses().map(|bonus| bonus.cost));
    let harms = |harm: Harm| {
        let struck = board.locks.iter().filter_map(|lock| lock.harm).any(|strike| strike.does == harm);
        struck || bonuses().any(|bonus| bonus.gives.harm == Some(harm))
    };
    let that = |speaks: bool, there: bool, what: &str| {
        check.that(!speaks || there, format!("{}.{what}", board.id), "its locks speak of it")
    };
    let sends = prices().any(|price| price.worship > 0) || harms(Harm::Worship) || !board.avatars.is_empty();
    that(sends, board.azathoth.is_some_and(|most| most > 0), "azathoth")?;
    that(bonuses().any(|bonus| bonus.gives.evolve.is_some()), board.evolution.is_some(), "evolution")?;
    that(prices().any(|price| price.amoebas > 0) || harms(Harm::Amoeba), board.amoebas.is_some(), "amoebas")?;
    that(bonuses().any(|bonus| bonus.gives.king), board.king.is_some(), "king")?;
    if let Some(king) = &board.king {
        check.space(king, &format!("{}.king", board.id))?;
    }
    let leads = |lock: &Lock| lock.bonus.is_none_or(|bonus| !bonus.gives.travel) || lock.next.is_some();
    check.that(board.locks.iter().all(leads), format!("{}.lock", board.id), "a track leads nowhere")
}

fn lock(
    check: &Checker,
    board: &str,
    names: &[String],
    avatars: &[Avatar],
    entry: LockEntry,
) -> Result<Lock, DataError> {
    let LockEntry { id, cost, raid, after, monster, growth, award, needs, avatar, harm, glacier, refresh, step, bonus } =
        entry;
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
    let bonus = bonus.map(|bonus| *bonus);
    if let Some(bonus) = &bonus {
        check.space(bonus, &key("bonus"))?;
    }
    let step = step.map(|step| *step);
    if let Some(step) = &step {
        check.boon(step, &key("step"))?;
    }
    let glacier = glacier.map_or(Price::default(), |glacier| *glacier);
    check.that(Price { goods: glacier.goods, ..Price::default() } == glacier, key("glacier"), "resources alone")?;
    let avatar = match avatar {
        None => None,
        Some(name) => {
            let at = avatars.iter().position(|avatar| avatar.id == *name);
            check.that(at.is_some(), key("avatar"), format!("there is no avatar `{}`", *name))?;
            at.map(|at| at as u8)
        }
    };
    Ok(Lock {
        needs: needs.map(|needs| *needs).unwrap_or_default(),
        avatar,
        harm: harm.map(|harm| *harm),
        glacier: glacier.goods,
        refresh: refresh.is_some_and(|refresh| *refresh),
        step,
        next: None,
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
