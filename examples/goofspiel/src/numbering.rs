//! The numbers of the actions.

use crate::{Action, Card};

/// Cards are worth 1 to 13.
const VALUES: u32 = 13;

cenacle_table::factor!(Card: VALUES, |card| u32::from(card.0).checked_sub(1)?, |place| Some(Card(place as u8 + 1)));

cenacle_table::numbering! {
    Action, version 1:
    Bid { card: Card },
    Exchange { card: Card },
    Keep,
}
