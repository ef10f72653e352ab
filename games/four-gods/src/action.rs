//! What a player can decide.

use arbitrary::Arbitrary;
use cenacle_table::{Seat, arbitrary_seat};
use serde::{Deserialize, Serialize};

use crate::{Cell, Colour, Corner, God, Hand, Side};

/// A decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Ready to begin. `[ready.all]`
    Ready,
    /// Where gods are secret: take a colour of prophets before they are dealt. `[secret.colours]`
    TakeColour { colour: Colour },
    /// Remove a prophet for good, as a penalty. `[errors.penalty]`
    Lose {
        /// Of which colour.
        colour: Colour,
        /// From which tile, if the reserve is empty.
        from: Option<Cell>,
    },
    /// Where all play at the same time: nothing more to do, unless somebody else does something. `[pass.flag]`
    Pass,
    /// Where turns are taken: hand the turn on before the glass is empty. `[turn.end]`
    EndTurn,
    /// Take a god and its prophets. `[god.choose]`
    Choose { god: God },
    /// Turn over a tile in a discard. `[turnover.any]`
    TurnOver {
        #[arbitrary(with = arbitrary_seat)]
        seat: Seat,
        /// Which of its places, from 0.
        place: u8,
        /// The tile's own number: another one may come to lie there meanwhile. Rules 1 do not name it. `[time.late]`
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tile: Option<u16>,
    },
    /// Take a tile from a discard. `[take.any]`
    Take {
        #[arbitrary(with = arbitrary_seat)]
        seat: Seat,
        /// Which of its places, from 0.
        place: u8,
        /// The tile's own number: another one may come to lie there meanwhile. Rules 1 do not name it. `[time.late]`
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tile: Option<u16>,
    },
    /// Say that the tile on a cell is wrong. `[errors.denounce]`
    Denounce { cell: Cell },
    /// Where errors are allowed: hold a tile as it is to be laid. `[errors.hold]`
    Hold {
        hand: Hand,
        /// Which side up.
        side: Side,
        /// How many quarters clockwise.
        turn: u8,
        /// The prophet who is to come along, if the reserve is empty.
        from: Option<Cell>,
    },
    /// Build a Legendary City. `[city.build]`
    Build {
        cell: Cell,
        /// Whose prophet stands on it.
        colour: Colour,
        /// Where he comes from, if the reserve is empty. `[city.prophet]`
        from: Option<Cell>,
    },
    /// Put a tile into one's discard. `[discard.put]`
    Discard {
        hand: Hand,
        /// Which side up.
        side: Side,
    },
    /// Draw from the bag. `[draw.bag]`
    Draw {
        /// One or two.
        tiles: u8,
    },
    /// Lay a tile. `[tile.lay]`
    Lay {
        hand: Hand,
        /// Which side up.
        side: Side,
        /// How many quarters clockwise.
        turn: u8,
        cell: Cell,
        /// The prophet who comes to stand on it, if one does. `[prophet.place]`
        prophet: Option<Prophet>,
        /// If a city is there: which of one's colours has destroyed it. `[city.destroy]`
        razed: Option<Colour>,
    },
}

/// A prophet who comes to stand on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(deny_unknown_fields)]
pub struct Prophet {
    /// Of which colour.
    pub colour: Colour,
    /// At the first corner of which zone. `[prophet.zone]`
    pub corner: Corner,
    /// Where he comes from, if the reserve is empty. `[prophet.migrate]`
    pub from: Option<Cell>,
}
