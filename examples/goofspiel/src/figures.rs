//! The component data, read and checked once.

use cenacle_table::{Checker, DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::position::{Card, MAX_HAND, MAX_PACK, MAX_PLAYERS};

const FILE: &str = "table.toml";

/// Everything that is a number of this game.
#[derive(Clone, Debug)]
pub struct Figures {
    /// Copies of each card.
    pub copies: u8,
    /// Cards that everybody is dealt.
    pub hand: usize,
    /// Dice that are thrown for a prize.
    pub dice: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableFile {
    copies: Figure<u8>,
    hand: Figure<usize>,
    dice: Figure<u8>,
}

impl Figures {
    pub(crate) fn read(data: &DataFiles) -> Result<Figures, DataError> {
        let file: TableFile = data.read(FILE)?;
        let pack = Card::all().count() * usize::from(*file.copies);
        let check = Checker(FILE);
        check.that(pack <= MAX_PACK, "copies", format!("at most {MAX_PACK} cards make a pack"))?;
        check.that(
            (1..=MAX_HAND).contains(&*file.hand) && *file.hand * MAX_PLAYERS <= pack,
            "hand",
            format!("1 to {MAX_HAND} cards, and {MAX_PLAYERS} hands of them in a pack of {pack}"),
        )?;
        check.that((1..=4).contains(&*file.dice), "dice", "1 to 4 dice")?;
        Ok(Figures { copies: *file.copies, hand: *file.hand, dice: *file.dice })
    }
}
