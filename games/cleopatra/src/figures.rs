//! The component data, read and checked once, in the form the rules need.

use std::collections::BTreeMap;

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{
    Card, Cells, KINDS, MOSAICS, RESOURCES, Resource, WORKS, Work,
    card::DOUBLE,
    garden::{MAX_COLUMNS, MAX_ROWS, Turns},
};

/// The most cards a deck may have.
pub(crate) const MAX_CARDS: usize = 128;
/// The most players.
pub(crate) const MAX_PLAYERS: usize = 5;
/// The stalls of the market.
pub(crate) const STALLS: usize = 3;
/// The most dice.
const MAX_DICE: u8 = 8;
/// The most cards the Vizier draws.
pub(crate) const MAX_DRAWN: usize = 8;
/// The most wall slots.
pub(crate) const MAX_WALLS: usize = 16;

/// Everything that is a number of this game.
#[derive(Clone, Debug)]
pub struct Figures {
    /// Cards of each kind.
    pub count: [u8; KINDS],
    /// Amulets for using a card of each kind.
    pub amulets: [u16; KINDS],
    /// Amulets for a card of each kind left in hand.
    pub left_in_hand: [u16; KINDS],
    /// What a Trompe-l'oeil may stand for.
    pub trompe: [bool; RESOURCES],
    /// Elements of each category.
    pub works: [u8; WORKS],
    /// Units each category costs.
    pub cost: [[u8; RESOURCES]; WORKS],
    /// Talents of the first, second... element; begins anew after the last.
    pub reward: [Vec<u16>; WORKS],
    /// Talents for each counted thing.
    pub extra: [u16; WORKS],
    /// Talents for two elements in a visit, and for three or more.
    pub bonus: [u16; 2],
    /// Rows of the garden.
    pub rows: usize,
    /// Columns of the garden.
    pub columns: usize,
    /// Where mosaics may lie.
    pub garden: Cells,
    /// Where palms stand.
    pub palms: Cells,
    /// The cells each wall slot touches.
    pub walls: Vec<Cells>,
    /// The side each wall slot is on: 0 left, 1 back, 2 right.
    pub wall_side: Vec<u8>,
    /// The letter of each mosaic.
    pub letters: Vec<String>,
    /// The ways each mosaic may lie.
    pub turns: Vec<Turns>,
    /// Cards in hand that cost nothing.
    pub hand_limit: usize,
    /// Squares to the palace door.
    pub squares: u8,
    /// Amulets by rank at an offering.
    pub offering: Vec<i16>,
    /// Talents for a Nile Merchant at the end.
    pub merchant_value: u16,
    /// Talents that satisfy a Beggar.
    pub beggar_talents: u16,
    /// Cards the Vizier draws.
    pub vizier_cards: usize,
    /// Rounds without building after which the game is stopped.
    pub patience: u16,
    /// Talents, cards, Merchants and statues at the start.
    pub start: Start,
    /// Dice of the High Priest.
    pub dice: Dice,
}

/// What each player begins with.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Talents.
    pub talents: u16,
    /// Cards.
    pub cards: usize,
    /// Nile Merchants.
    pub merchants: u8,
    /// Statues of Anubis.
    pub statues: u8,
}

/// The dice of the High Priest.
#[derive(Clone, Copy, Debug)]
pub struct Dice {
    /// How many.
    pub count: u8,
    /// Faces of each.
    pub faces: u32,
    /// Faces with the ankh.
    pub ankh: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    total: Figure<u8>,
    card: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: String,
    kind: String,
    count: Figure<u8>,
    amulets: Figure<u16>,
    left_in_hand: Figure<u16>,
    gives: Option<Figure<Resource>>,
    units: Option<Figure<u8>>,
    any_of: Option<Figure<Vec<Resource>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorksFile {
    work: Vec<WorkEntry>,
    bonus: BonusEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkEntry {
    id: String,
    count: Figure<u8>,
    cost: Figure<BTreeMap<Resource, u8>>,
    reward: Figure<Vec<u16>>,
    extra: Figure<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusEntry {
    two: Figure<u16>,
    three: Figure<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GardenFile {
    rows: Figure<Vec<String>>,
    wall: Vec<WallEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WallEntry {
    slot: u8,
    side: Side,
    cells: Figure<Vec<(usize, usize)>>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum Side {
    Left,
    Back,
    Right,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MosaicsFile {
    mosaic: Vec<MosaicEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MosaicEntry {
    id: String,
    shape: Figure<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableFile {
    hand_limit: Figure<usize>,
    stalls: Figure<usize>,
    cleopatra_squares: Figure<u8>,
    offering: Figure<Vec<i16>>,
    merchant_value: Figure<u16>,
    beggar_talents: Figure<u16>,
    vizier_cards: Figure<usize>,
    patience_rounds: Figure<u16>,
    amulet_supply: Figure<u16>,
    talents_total: Figure<u16>,
    players: PlayersEntry,
    start: StartEntry,
    dice: DiceEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayersEntry {
    min: Figure<u8>,
    max: Figure<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartEntry {
    talents: Figure<u16>,
    cards: Figure<usize>,
    merchants: Figure<u8>,
    statues: Figure<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiceEntry {
    count: Figure<u8>,
    faces: Figure<u32>,
    ankh: Figure<u32>,
}

/// Checks figures of one file: the error names the file and the key.
struct Checker(&'static str);

impl Checker {
    fn that(&self, holds: bool, key: impl Into<String>, reason: impl Into<String>) -> Result<(), DataError> {
        if holds { Ok(()) } else { Err(DataError::impossible(self.0, key, reason)) }
    }
}

impl Figures {
    /// Reads and checks all files.
    ///
    /// # Errors
    /// Names file, key and reason.
    pub fn read(files: &DataFiles) -> Result<Figures, DataError> {
        let cards = Cards::read(files)?;
        let works = Works::read(files)?;
        let garden = Garden::read(files)?;
        let (letters, turns) = read_mosaics(files)?;
        let table: TableFile = files.read("table.toml")?;
        check_table(&table, &cards.count)?;
        let check = Checker("works.toml");
        let count = |work: Work| usize::from(works.count[work as usize]);
        check.that(count(Work::Wall) == garden.walls.len(), "wall.count", "there is not one slot for each wall")?;
        check.that(count(Work::Mosaic) == turns.len(), "mosaic.count", "there is not one shape for each mosaic")?;
        for (letter, ways) in letters.iter().zip(&turns) {
            let fits = ways.fit(garden.free, false);
            Checker("garden.toml").that(fits, "rows", format!("mosaic {letter} fits nowhere in the empty garden"))?;
        }
        Ok(Figures {
            count: cards.count,
            amulets: cards.amulets,
            left_in_hand: cards.left_in_hand,
            trompe: cards.trompe,
            works: works.count,
            cost: works.cost,
            reward: works.reward,
            extra: works.extra,
            bonus: works.bonus,
            rows: garden.rows,
            columns: garden.columns,
            garden: garden.free,
            palms: garden.palms,
            walls: garden.walls,
            wall_side: garden.wall_side,
            letters,
            turns,
            hand_limit: *table.hand_limit,
            squares: *table.cleopatra_squares,
            offering: table.offering.is,
            merchant_value: *table.merchant_value,
            beggar_talents: *table.beggar_talents,
            vizier_cards: *table.vizier_cards,
            patience: *table.patience_rounds,
            start: Start {
                talents: *table.start.talents,
                cards: *table.start.cards,
                merchants: *table.start.merchants,
                statues: *table.start.statues,
            },
            dice: Dice { count: *table.dice.count, faces: *table.dice.faces, ankh: *table.dice.ankh },
        })
    }

    /// All cards of the game.
    #[must_use]
    pub fn deck_size(&self) -> usize {
        self.count.iter().map(|count| usize::from(*count)).sum()
    }
}

struct Cards {
    count: [u8; KINDS],
    amulets: [u16; KINDS],
    left_in_hand: [u16; KINDS],
    trompe: [bool; RESOURCES],
}

impl Cards {
    fn read(files: &DataFiles) -> Result<Cards, DataError> {
        let file: CardsFile = files.read("cards.toml")?;
        let check = Checker("cards.toml");
        check.that(file.card.len() == KINDS, "card", format!("{} kinds of card, not {KINDS}", file.card.len()))?;
        let mut cards =
            Cards { count: [0; KINDS], amulets: [0; KINDS], left_in_hand: [0; KINDS], trompe: [false; RESOURCES] };
        for (card, entry) in Card::ALL.into_iter().zip(&file.card) {
            let id = card.id();
            check.that(entry.id == id, "card.id", format!("`{}` stands where `{id}` belongs", entry.id))?;
            let resource = Resource::ALL[card.index() % RESOURCES];
            let meant = match card.index() {
                0..5 => ("standard", Some((resource, 1))),
                5..10 => ("double", Some((resource, DOUBLE))),
                10 => ("trompe-loeil", None),
                _ => ("character", None),
            };
            check.that(entry.kind == meant.0, format!("{id}.kind"), format!("`{id}` is a {} card", meant.0))?;
            let gives = entry.gives.as_ref().map(|gives| gives.is);
            check.that(
                gives == meant.1.map(|(resource, _)| resource),
                format!("{id}.gives"),
                "it gives its own resource",
            )?;
            let units = entry.units.as_ref().map(|units| units.is);
            check.that(
                units == meant.1.map(|(_, units)| units),
                format!("{id}.units"),
                "a standard card gives 1, a double card 2",
            )?;
            check.that(
                entry.any_of.is_some() == (card == Card::TrompeLoeil),
                format!("{id}.any_of"),
                "only the Trompe-l'oeil stands for any of a list",
            )?;
            for resource in entry.any_of.iter().flat_map(|any_of| &any_of.is) {
                cards.trompe[*resource as usize] = true;
            }
            cards.count[card.index()] = *entry.count;
            cards.amulets[card.index()] = *entry.amulets;
            cards.left_in_hand[card.index()] = *entry.left_in_hand;
        }
        let sum: usize = cards.count.iter().map(|count| usize::from(*count)).sum();
        check.that(
            sum == usize::from(*file.total),
            "total",
            format!("it says {} cards, the kinds sum up to {sum}", *file.total),
        )?;
        check.that(sum <= MAX_CARDS, "total", format!("at most {MAX_CARDS} cards fit on the table"))?;
        Ok(cards)
    }
}

struct Works {
    count: [u8; WORKS],
    cost: [[u8; RESOURCES]; WORKS],
    reward: [Vec<u16>; WORKS],
    extra: [u16; WORKS],
    bonus: [u16; 2],
}

impl Works {
    fn read(files: &DataFiles) -> Result<Works, DataError> {
        let file: WorksFile = files.read("works.toml")?;
        let check = Checker("works.toml");
        check.that(file.work.len() == WORKS, "work", format!("{} categories, not {WORKS}", file.work.len()))?;
        let mut works = Works {
            count: [0; WORKS],
            cost: [[0; RESOURCES]; WORKS],
            reward: Default::default(),
            extra: [0; WORKS],
            bonus: [*file.bonus.two, *file.bonus.three],
        };
        for (work, entry) in Work::ALL.into_iter().zip(file.work) {
            let (id, index) = (work.id(), work as usize);
            check.that(entry.id == id, "work.id", format!("`{}` stands where `{id}` belongs", entry.id))?;
            check.that((1..=16).contains(&*entry.count), format!("{id}.count"), "from 1 to 16 elements")?;
            check.that(!entry.reward.is_empty(), format!("{id}.reward"), "at least one figure is needed")?;
            let cost: u32 = entry.cost.values().map(|units| u32::from(*units)).sum();
            check.that((1..=100).contains(&cost), format!("{id}.cost"), "an element costs from 1 to 100 units")?;
            for (resource, units) in entry.cost.iter() {
                works.cost[index][*resource as usize] = *units;
            }
            works.count[index] = *entry.count;
            works.extra[index] = *entry.extra;
            works.reward[index] = entry.reward.is;
        }
        check.that(works.count[Work::Door as usize] == 2, "door.count", "there are two door frames, left and right")?;
        Ok(works)
    }
}

struct Garden {
    rows: usize,
    columns: usize,
    free: Cells,
    palms: Cells,
    walls: Vec<Cells>,
    wall_side: Vec<u8>,
}

impl Garden {
    fn read(files: &DataFiles) -> Result<Garden, DataError> {
        let file: GardenFile = files.read("garden.toml")?;
        let check = Checker("garden.toml");
        let rows = file.rows.len();
        let columns = file.rows.first().map_or(0, String::len);
        check.that((1..=MAX_ROWS).contains(&rows), "rows", format!("from 1 to {MAX_ROWS} rows"))?;
        check.that((1..=MAX_COLUMNS).contains(&columns), "rows", format!("from 1 to {MAX_COLUMNS} columns"))?;
        let (mut free, mut palms) = (Cells::NONE, Cells::NONE);
        for (row, text) in file.rows.iter().enumerate() {
            check.that(text.len() == columns, "rows", format!("row {row} is not {columns} cells long"))?;
            for (column, sign) in text.chars().enumerate() {
                check.that("P.#".contains(sign), "rows", format!("row {row}: `{sign}` is none of P . #"))?;
                if sign != '#' {
                    free = free.or(Cells::at(row, column));
                }
                if sign == 'P' {
                    palms = palms.or(Cells::at(row, column));
                }
            }
        }
        check.that((1..=MAX_WALLS).contains(&file.wall.len()), "wall", format!("from 1 to {MAX_WALLS} slots"))?;
        let (mut walls, mut wall_side) = (Vec::new(), Vec::new());
        for (index, wall) in file.wall.into_iter().enumerate() {
            check.that(usize::from(wall.slot) == index + 1, "wall.slot", "slots are written in their order, from 1")?;
            let inside = wall.cells.iter().all(|(row, column)| *row < rows && *column < columns);
            check.that(inside, format!("wall {}.cells", wall.slot), "a cell lies outside the garden")?;
            walls.push(wall.cells.is.into_iter().collect());
            wall_side.push(wall.side as u8);
        }
        Ok(Garden { rows, columns, free, palms, walls, wall_side })
    }
}

fn read_mosaics(files: &DataFiles) -> Result<(Vec<String>, Vec<Turns>), DataError> {
    let file: MosaicsFile = files.read("mosaics.toml")?;
    let check = Checker("mosaics.toml");
    check.that(file.mosaic.len() == MOSAICS, "mosaic", format!("{} mosaics, not {MOSAICS}", file.mosaic.len()))?;
    let (mut letters, mut turns) = (Vec::new(), Vec::new());
    for entry in file.mosaic {
        let shape: Vec<(usize, usize)> = (entry.shape.iter().enumerate())
            .flat_map(|(row, text)| {
                text.chars().enumerate().filter(|(_, sign)| *sign == 'X').map(move |(column, _)| (row, column))
            })
            .collect();
        let inside = shape.iter().all(|(row, column)| *row < MAX_ROWS && *column < MAX_COLUMNS);
        check.that(inside, format!("{}.shape", entry.id), "it is larger than a garden")?;
        let ways = Turns::of(&shape)
            .map_err(|reason| DataError::impossible(check.0, format!("{}.shape", entry.id), reason))?;
        letters.push(entry.id);
        turns.push(ways);
    }
    Ok((letters, turns))
}

fn check_table(table: &TableFile, count: &[u8; KINDS]) -> Result<(), DataError> {
    let check = Checker("table.toml");
    let cards: usize = count.iter().map(|count| usize::from(*count)).sum();
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
    check.that(*table.patience_rounds >= 1, "patience_rounds", "at least one round")?;
    check.that(*table.start.statues <= 4, "start.statues", "at most four")?;
    check.that(
        *table.start.cards * MAX_PLAYERS + STALLS <= cards,
        "start.cards",
        "the deck is too small for five players",
    )?;
    check.that(*table.amulet_supply >= 1, "amulet_supply", "at least one")?;
    check.that(*table.talents_total >= 1, "talents_total", "at least one")
}
