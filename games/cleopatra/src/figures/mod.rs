//! The component data, read and checked once, in the form the rules need: one file here for each file of the data.

mod cards;
mod garden;
mod mosaics;
mod table;
mod works;

use cenacle_table::{Checker, DataError, DataFiles};

use crate::{Cells, KINDS, RESOURCES, WORKS, Work, garden::Turns};

/// The newest version of the rules.
pub(crate) const NEWEST_RULES: u32 = 2;
/// The most cards a deck may have.
pub(crate) const MAX_CARDS: usize = 128;
/// The most players.
pub(crate) const MAX_PLAYERS: usize = 5;
/// The stalls of the market.
pub(crate) const STALLS: usize = 3;
/// The most cards the Vizier draws.
pub(crate) const MAX_DRAWN: usize = 8;

/// Everything that is a number of this game.
#[derive(Clone, Debug)]
pub struct Figures {
    /// The version of the rules that is played.
    pub rules: u32,
    /// Cards of each kind.
    pub count: [u8; KINDS],
    /// Amulets for using a card of each kind.
    pub amulets: [u16; KINDS],
    /// Amulets for a card of each kind left in hand.
    pub left_in_hand: [u16; KINDS],
    /// What a Trompe-l'oeil may stand for.
    pub trompe: [bool; RESOURCES],
    /// The same as a mask: all bits of the resources that it may stand for.
    pub feigns: [u8; RESOURCES],
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
    /// Calls of one kind of character in one turn.
    pub calls: u8,
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
    pub talents: u16,
    pub cards: usize,
    pub merchants: u8,
    /// Statues of Anubis.
    pub statues: u8,
}

/// The dice of the High Priest.
#[derive(Clone, Copy, Debug)]
pub struct Dice {
    pub count: u8,
    /// Faces of each.
    pub faces: u32,
    /// Faces with the ankh.
    pub ankh: u32,
}

impl Figures {
    /// Reads and checks all files.
    ///
    /// # Errors
    /// Names file, key and reason.
    pub fn read(files: &DataFiles) -> Result<Figures, DataError> {
        let cards = cards::Cards::read(files)?;
        let works = works::Works::read(files)?;
        let garden = garden::Garden::read(files)?;
        let (letters, turns) = mosaics::read(files)?;
        let table = table::TableFile::read(files)?;
        let deck: usize = cards.count.iter().map(|count| usize::from(*count)).sum();
        let dealt = table.start.cards.saturating_mul(MAX_PLAYERS).saturating_add(STALLS);
        Checker("table.toml").that(dealt <= deck, "start.cards", "the deck is too small for five players")?;
        let check = Checker("works.toml");
        let count = |work: Work| usize::from(works.count[work as usize]);
        check.that(count(Work::Wall) == garden.walls.len(), "wall.count", "there is not one slot for each wall")?;
        check.that(count(Work::Mosaic) == turns.len(), "mosaic.count", "there is not one shape for each mosaic")?;
        for (letter, ways) in letters.iter().zip(&turns) {
            let fits = ways.fit(garden.free, false);
            Checker("garden.toml").that(fits, "rows", format!("mosaic {letter} fits nowhere in the empty garden"))?;
        }
        Ok(Figures {
            rules: NEWEST_RULES,
            count: cards.count,
            amulets: cards.amulets,
            left_in_hand: cards.left_in_hand,
            trompe: cards.trompe,
            feigns: cards.trompe.map(|stands| if stands { u8::MAX } else { 0 }),
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
            calls: *table.calls_a_turn,
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
