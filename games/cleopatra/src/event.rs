//! What happens at the table, as the log tells it.

use cenacle_table::Seat;
use serde::Serialize;

use crate::{Card, Mosaic, Spent, Work};

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The first player is drawn.
    Begins { first: Seat },
    /// A turn begins.
    Turn { seat: Seat },
    /// A stall is taken: as its player sees it, or as the others do (hidden cards only counted).
    Takes {
        seat: Seat,
        /// Which stall, from 0.
        stall: u8,
        /// What is seen of it.
        cards: Vec<Card>,
        /// How many are not seen.
        hidden: u8,
    },
    /// The market is empty.
    TakesNothing { seat: Seat },
    /// A card is put on a stall.
    Stocks {
        seat: Seat,
        stall: u8,
        /// What is seen of it.
        card: Card,
    },
    /// The pile is made anew from the discard pile.
    Rebuilt {
        /// Of how many cards.
        cards: u8,
    },
    /// Above the limit: discards.
    DiscardsToLimit {
        seat: Seat,
        /// How many cards.
        cards: u8,
    },
    /// Above the limit: keeps all.
    KeepsAll {
        seat: Seat,
        /// For how many amulets.
        amulets: u16,
    },
    /// Above the limit: the Smuggler.
    Smuggles {
        seat: Seat,
        /// For how many amulets.
        amulets: u16,
    },
    /// A card goes to the discard pile face down (told to its player).
    Discards { seat: Seat, card: Card },
    /// An element is paid for.
    Pays {
        seat: Seat,
        work: Work,
        /// Which one of its category it will be, from 1.
        number: u8,
        /// Which mosaic, unless the Scribe has yet to choose it.
        mosaic: Option<Mosaic>,
        spent: Spent,
        /// For how many amulets.
        amulets: u16,
    },
    /// A card is laid in excess.
    Adds {
        seat: Seat,
        card: Card,
        /// For how many amulets.
        amulets: u16,
    },
    /// An element is built and paid for.
    Builds {
        seat: Seat,
        work: Work,
        /// Which one of its category, from 1.
        number: u8,
        /// Where: the slot of a wall, the side of a door; of a mosaic, which one.
        place: u8,
        base: u16,
        /// Talents for what is counted.
        extra: u16,
    },
    /// Several elements in one visit.
    Bonus {
        seat: Seat,
        /// How many elements.
        works: u8,
        /// How many talents.
        talents: u16,
    },
    /// A mosaic is taken out of the stack with the Scribe's help.
    ScribeChooses { seat: Seat, mosaic: Mosaic },
    /// A mosaic that fits nowhere leaves.
    MosaicLeaves { mosaic: Mosaic },
    /// A sanctuary is claimed.
    Claims {
        seat: Seat,
        /// Of how many cells.
        cells: u8,
    },
    /// A closed region is left without a statue.
    LeavesUnclaimed {
        /// How many cells.
        cells: u8,
    },
    /// Cleopatra walks because a category is complete.
    Walks {
        work: Work,
        /// To which square.
        square: u8,
    },
    /// The High Priest throws.
    Throws {
        /// How many dice.
        dice: u8,
        /// How many ankhs came up.
        ankhs: u8,
        /// How many dice are on the altar now.
        altar: u8,
    },
    /// An offering begins.
    Offering,
    /// A seat's offering is shown.
    Offers {
        seat: Seat,
        /// How many talents.
        talents: u16,
        /// Which rank, from 1.
        rank: u8,
        /// What it does to the amulets.
        amulets: i16,
    },
    /// A character is called.
    Calls {
        seat: Seat,
        card: Card,
        /// For how many amulets at once.
        amulets: u16,
    },
    /// An opponent gives the Beggar's player talents.
    GivesTalents { seat: Seat, to: Seat, talents: u16 },
    /// A card changes hands openly.
    GivesCard { seat: Seat, to: Seat, card: Card },
    /// An opponent has nothing to give.
    GivesNothing {
        seat: Seat,
        /// To whom the hand is shown.
        to: Seat,
    },
    /// The hand shown (told to who sees it).
    HandShown { seat: Seat, cards: Vec<Card> },
    /// A card is taken from the discard pile: which one is told to its player.
    Fetches { seat: Seat, card: Card },
    /// The Ambassador turns to an opponent.
    Asks { seat: Seat, asked: Seat },
    /// The Ambassador says which cards he wishes for; none stand for any.
    Wishes { seat: Seat, cards: Vec<Card> },
    /// A card is offered openly.
    OffersCard { seat: Seat, card: Card },
    /// An opponent offers nothing (more).
    OffersNoMore {
        seat: Seat,
        /// Whether nothing was offered at all.
        nothing: bool,
    },
    /// An offered card is accepted, with an amulet.
    Accepts { seat: Seat, from: Seat, card: Card },
    /// The Scribe turns a die.
    TurnsDie {
        seat: Seat,
        /// To the ankh.
        ankh: bool,
        /// How many dice are on the altar now.
        altar: u8,
    },
    /// The Vizier's cards (told to their player).
    Draws { seat: Seat, cards: Vec<Card> },
    /// The Vizier's player keeps some.
    Keeps {
        seat: Seat,
        kept: u8,
        /// How many were drawn.
        of: u8,
        /// For how many amulets.
        amulets: u16,
    },
    /// Cleopatra is at the door.
    Arrives,
    /// Nobody builds any more.
    Abandoned,
    /// Somebody is thrown to the crocodiles.
    Eaten {
        seat: Seat,
        /// With how many amulets.
        amulets: u16,
    },
    /// Nobody is corrupted: the crocodiles stay hungry.
    NobodyEaten,
    Wins {
        seat: Seat,
        /// With how many talents.
        talents: u16,
    },
    /// Nobody is left to win.
    NobodyWins,
}
