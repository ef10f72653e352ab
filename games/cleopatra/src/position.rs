//! The whole state of play, flat in memory.

use cenacle_table::{Bag, Pile, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    Card, Cells, Faced, KINDS, MOSAICS, Mosaic, OnStall, RESOURCES, Resource, WORKS, Work,
    figures::{MAX_CARDS, MAX_DRAWN, MAX_PLAYERS},
};

/// A hand or the discard pile, watched by five seats and the public.
pub type Cards = Bag<KINDS, { MAX_PLAYERS + 1 }>;

/// What a seat offers the High Priest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bid {
    /// Nothing is decided, or no offering is held.
    Open,
    /// Decided, and not shown to this viewer. Never in a true position.
    Sealed,
    /// So many talents.
    Talents(u16),
}

/// The state of play. Every field is plain memory: a clone is one copy.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// How many play.
    pub players: u8,
    /// What was agreed on.
    pub house: House,
    /// Whose turn it is.
    pub turn: Seat,
    /// Turns played so far.
    pub turns: u16,
    /// What is being asked.
    pub step: Step,
    /// The step to come back to after a character or an offering.
    pub back: Step,
    pub seats: [Architect; MAX_PLAYERS],
    pub hands: [Cards; MAX_PLAYERS],
    /// Nile Merchants that have left the game.
    pub merchants_gone: u8,
    /// The face-up and face-down cards to draw, the top last.
    pub pile: Pile<Faced, MAX_CARDS>,
    /// The cards on the stalls, in the order they came.
    pub market: Pile<OnStall, MAX_CARDS>,
    /// Cards drawn and not yet placed: for the refill, or by the Vizier.
    pub drawn: Pile<Faced, MAX_DRAWN>,
    /// Cards drawn for the refill that wait while the Vizier draws his.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub waiting: Pile<Faced, MAX_DRAWN>,
    /// Stalls that still get a card in this refill, one bit each.
    pub to_stock: u8,
    /// Which of the Vizier's cards are kept, one bit each.
    pub kept: u8,
    /// The discard pile.
    pub discard: Cards,
    /// Mosaics not built, the top last.
    pub mosaics: Pile<Mosaic, MOSAICS>,
    /// Mosaics built, in the order they were laid.
    pub laid: Pile<Laid, MOSAICS>,
    /// Garden cells without mosaic.
    pub free: Cells,
    /// The cells of each seat's sanctuaries.
    pub sanctuaries: [Cells; MAX_PLAYERS],
    /// Regions in which nothing can be laid any more, claimed or not.
    pub closed: Cells,
    /// The cells of the regions closed by the mosaic just laid, which may still be claimed.
    pub claimable: Cells,
    /// Elements built of each category; for mosaics, those that have left the stack.
    pub built: [u8; WORKS],
    /// Walls built, one bit a slot.
    pub walls: u16,
    /// Door frames built, one bit a side.
    pub doors: u8,
    /// The square on which Cleopatra stands.
    pub cleopatra: u8,
    /// Categories for which Cleopatra has walked, one bit each.
    pub walked: u8,
    /// Dice on the altar.
    pub altar: u8,
    /// The element being built.
    pub work: Work,
    /// Whether the Scribe chooses the mosaic being built.
    pub scribe: bool,
    /// The mosaic being laid.
    pub laying: Mosaic,
    /// Units still to be paid.
    pub need: [u8; RESOURCES],
    /// Surplus units of this visit.
    pub pool: [u8; RESOURCES],
    /// What the element being built has been paid with so far.
    #[serde(default, skip_serializing_if = "Spent::is_nothing")]
    pub spent: Spent,
    /// Whether cards in excess were laid since the last element.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub added: bool,
    /// Elements built in this visit.
    pub visit: u8,
    /// How often each kind of character was called in this turn.
    pub played: [u8; CHARACTERS],
    /// The opponent who answers the Beggar or the Ambassador.
    pub answering: Seat,
    /// The opponents whom the Ambassador asks.
    pub asked: Seats,
    /// The resources that the Ambassador wishes for, one bit each.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub wished: u8,
    /// What each of them offers.
    pub offers: [[u8; RESOURCES]; MAX_PLAYERS],
    /// What each seat offers the High Priest.
    pub bids: [Bid; MAX_PLAYERS],
    /// Turns since something was built.
    pub idle: u16,
}

/// What an element is paid with, for the one line that tells of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spent {
    /// Cards of each kind, the Trompe-l'oeil left out.
    pub cards: [u8; 2 * RESOURCES],
    /// What each Trompe-l'oeil stood for.
    pub feigned: [u8; RESOURCES],
    /// What each Merchant stood for.
    pub merchants: [u8; RESOURCES],
    /// Surplus units of cards played before.
    pub reserve: [u8; RESOURCES],
}

impl Spent {
    fn is_nothing(&self) -> bool {
        *self == Spent::default()
    }
}

fn is_empty(cards: &Pile<Faced, MAX_DRAWN>) -> bool {
    cards.is_empty()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_zero(bits: &u8) -> bool {
    *bits == 0
}

/// Kinds of character.
pub(crate) const CHARACTERS: usize = 6;

/// What was agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct House {
    /// Mosaics may be turned over.
    pub flip: bool,
    /// The board shows what can be counted.
    pub ledger: bool,
    /// The hand limit is checked at the end of every turn.
    pub every_turn: bool,
}

/// What an architect has besides cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Architect {
    pub talents: u16,
    /// Amulets of corruption.
    pub amulets: u16,
    pub merchants: u8,
    /// Statues of Anubis.
    pub statues: u8,
    /// Elements he has built.
    pub works: u8,
}

/// A mosaic on the garden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    pub mosaic: Mosaic,
    /// Which of its turns.
    pub turn: u8,
    /// Row of the corner of its box.
    pub row: u8,
    /// Column of the corner of its box.
    pub column: u8,
    /// Who laid it.
    pub seat: Seat,
}

/// What is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Step {
    /// The turn begins: market or quarry. `[turn.choose]`
    Start,
    /// The hand is above the limit. `[hand.limit]`
    Limit,
    /// Discarding down to the limit. `[hand.discard]`
    Discarding,
    /// A stall is taken, the stalls are not filled yet. `[market.before]`
    Taken,
    /// Refilling the stalls. `[market.refill]`
    Stocking,
    /// In the quarry, between two elements. `[quarry.visit]`
    Quarry,
    /// Paying for an element. `[quarry.pay]`
    Paying,
    /// Laying cards in excess with what was paid. `[quarry.excess]`
    Adding,
    /// The Scribe chooses a mosaic. `[scribe.mosaic]`
    Choosing,
    /// Laying a mosaic. `[mosaic.place]`
    Laying,
    /// Placing a wall. `[wall.place]`
    PlacingWall,
    /// Placing a door frame. `[door.place]`
    PlacingDoor,
    /// Claiming a sanctuary. `[sanctuary.claim]`
    Claiming,
    /// The turn can be ended. `[turn.end]`
    End,
    /// An opponent answers the Beggar. `[beggar.gift]`
    Begging,
    /// The Ambassador's player says whom he asks. `[ambassador.ask]`
    Asking,
    /// The Ambassador's player says what he wishes for. `[ambassador.wish]`
    Wishing,
    /// An opponent makes an offer. `[ambassador.offer]`
    Offering,
    /// The Ambassador's player accepts. `[ambassador.accept]`
    Accepting,
    /// The Courtesan takes a card. `[courtesan.fetch]`
    Fetching,
    /// The Vizier keeps cards. `[vizier.keep]`
    Keeping,
    /// Everybody offers the High Priest something in secret. `[offering.bid]`
    Bidding,
    /// Cleopatra is at the door. `[cleopatra.arrives]`
    Arrived,
    /// Nobody builds any more. `[end.patience]`
    Abandoned,
}

impl Position {
    /// The hand of the player whose turn it is.
    #[inline]
    #[must_use]
    pub fn hand(&self) -> &Cards {
        &self.hands[self.turn.index()]
    }

    /// The architect whose turn it is.
    #[inline]
    #[must_use]
    pub fn architect(&self) -> &Architect {
        &self.seats[self.turn.index()]
    }

    /// Whether the game is over.
    #[inline]
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.step, Step::Arrived | Step::Abandoned)
    }

    /// The seats that play.
    #[inline]
    #[must_use]
    pub fn everybody(&self) -> Seats {
        Seats::all(self.players.into())
    }

    /// The opponents of the player whose turn it is.
    #[inline]
    #[must_use]
    pub fn opponents(&self) -> Seats {
        self.everybody().without(self.turn)
    }

    /// How many cards of a kind the player whose turn it is holds.
    #[inline]
    #[must_use]
    pub fn holds(&self, card: Card) -> u8 {
        self.hand().count(card.index())
    }

    /// The cards on a stall.
    pub fn stall(&self, stall: u8) -> impl Iterator<Item = Faced> + '_ {
        self.market.iter().filter(move |card| card.stall == stall).map(|card| card.faced)
    }

    /// Whether everybody knows every card of the player whose turn it is, so that no question hides anything.
    #[must_use]
    pub fn is_open_book(&self) -> bool {
        let hand = self.hand();
        (0..KINDS).map(|kind| usize::from(hand.known(kind, None))).sum::<usize>() == hand.len()
    }

    /// Whether the player whose turn it is holds a Resource card, standard or corrupted.
    #[must_use]
    pub fn holds_resource(&self) -> bool {
        self.hand().counts()[..=Card::TrompeLoeil.index()].iter().any(|count| *count > 0)
    }

    /// Standard cards a seat holds.
    #[must_use]
    pub fn standard_cards(&self, seat: Seat) -> u8 {
        Resource::ALL.iter().map(|resource| self.hands[seat.index()].count(resource.card().index())).sum()
    }

    /// How many elements of a category are built; for mosaics, how many have left the stack.
    #[inline]
    #[must_use]
    pub fn built(&self, work: Work) -> u8 {
        self.built[work as usize]
    }
}
