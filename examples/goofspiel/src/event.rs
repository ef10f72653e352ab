//! What happens, for the log.

use cenacle_table::Seat;
use serde::Serialize;

use crate::{Card, position::Hand};

/// Something that happened. What a player does not see is `None`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Dealt { cards: Hand },
    Prize { round: u8, dice: u8, prize: u8 },
    Bid { seat: Seat, card: Option<Card> },
    Shown { seat: Seat, card: Card },
    Won { seat: Seat, prize: u8 },
    Tied { carried: bool },
    Exchanged { seat: Seat, cards: Option<(Card, Card)> },
    Kept { seat: Seat },
}
