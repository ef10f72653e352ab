//! The whole state of play.

use arbitrary::Arbitrary;
use cenacle_table::{Pile, Seat, Seats};
use serde::{Deserialize, Serialize};

/// The most players, and the most cards of a hand.
pub(crate) const MAX_PLAYERS: usize = 4;
pub(crate) const MAX_HAND: usize = 10;
/// The most cards of a pack.
pub(crate) const MAX_PACK: usize = 104;

/// A card by its value, 1 to 13. Others can be written, and no hand has them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, Arbitrary)]
pub struct Card(pub u8);

impl Card {
    /// Every card from the lowest to the highest.
    pub fn all() -> impl Iterator<Item = Card> {
        (1..=13).map(Card)
    }
}

/// A hand, from the lowest card to the highest.
pub(crate) type Hand<C = Card> = Pile<C, MAX_HAND>;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    Bidding,
    /// The winner may exchange a card.
    Exchanging {
        seat: Seat,
    },
    /// Nothing any more.
    Over,
}

/// A card that somebody buried. Only he knows which.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Buried<C = Card> {
    pub by: Seat,
    pub card: C,
}

/// The whole state of play; with `Option<Card>` instead of cards it is what somebody may know of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "C: Copy + Default + Serialize", deserialize = "C: Copy + Default + Deserialize<'de>"))]
pub struct Position<C = Card> {
    pub players: u8,
    /// Whether a prize that nobody wins is carried on.
    pub carried: bool,
    /// Whether the winner may exchange a card.
    pub exchange: bool,
    pub round: u8,
    pub step: Step,
    /// What the dice showed, and what was carried on.
    pub prize: u8,
    pub pack: Pile<C, MAX_PACK>,
    pub hands: [Hand<C>; MAX_PLAYERS],
    pub bids: [Option<C>; MAX_PLAYERS],
    /// Cards that were bid before, which everybody has seen.
    pub played: Pile<Card, MAX_PACK>,
    pub buried: Pile<Buried<C>, MAX_PACK>,
    pub points: [u16; MAX_PLAYERS],
}

impl<C> Position<C> {
    /// Everybody who plays.
    #[must_use]
    pub fn everybody(&self) -> Seats {
        Seats::all(self.players.into())
    }
}
