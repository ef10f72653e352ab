//! What a player can decide, one small question at a time.

use arbitrary::Arbitrary;
use cenacle_table::{Seat, arbitrary_seat};
use serde::{Deserialize, Serialize};

use crate::{Card, Mosaic, Resource, Work};

/// A decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Visit the market: take all cards of a stall (0 to 2). `[market.take]`
    TakeStall { stall: u8 },
    /// Draw the cards for the stalls. `[market.before]`
    Refill,
    /// Put the next of the cards drawn for the refill on a stall. `[market.refill]`
    Stock { stall: u8 },
    /// Above the limit: discard down to it, for one amulet. `[hand.discard]`
    DiscardToLimit,
    /// Above the limit: keep everything, for one amulet a card. `[hand.keep]`
    KeepAll,
    /// Above the limit: call the Smuggler. `[hand.smuggler]`
    Smuggle,
    /// Discard this card, on the way down to the limit. `[hand.discard]`
    Discard { card: Card },
    /// Build an element; the first one opens the visit to the quarry. `[quarry.visit]`
    Build { work: Work },
    /// Build a mosaic chosen with the Scribe's help. `[scribe.mosaic]`
    BuildWithScribe,
    /// Pay everything that is left with standard cards. `[quarry.pay]`
    PayPlain,
    /// Pay everything that is left with standard cards, and Merchants for the rest. `[quarry.pay]`
    PayRest,
    /// Pay everything that is left with cards, corrupted ones too, and Merchants for the rest. `[quarry.pay]`
    PayCards,
    /// Pay the next unit so. `[quarry.pay]`
    Pay { with: Means },
    /// The mosaic that the Scribe takes out of the stack. `[scribe.mosaic]`
    ChooseMosaic { mosaic: Mosaic },
    /// Lay the mosaic. `[mosaic.place]`
    Lay {
        /// Which of its turns.
        turn: u8,
        /// Row of the upper left corner of the box around it.
        row: u8,
        /// Column of that corner.
        column: u8,
    },
    /// Build the wall here. `[wall.place]`
    PlaceWall {
        /// Slot, 0 to 8, from the left door frame round the back.
        slot: u8,
    },
    /// Build the door frame here. `[door.place]`
    PlaceDoor {
        /// 0 left, 1 right.
        side: u8,
    },
    /// Put a statue of Anubis in a region just closed. `[sanctuary.claim]`
    Claim {
        /// Which of the regions just closed.
        region: u8,
    },
    /// Claim nothing (more). `[sanctuary.never-later]`
    ClaimNothing,
    /// Lay cards in excess with what was paid. `[quarry.excess]`
    LayMore,
    /// Lay this Resource card, of which nothing is needed. `[quarry.excess]`
    Add { card: Card },
    /// Lay no more. `[quarry.excess]`
    AddNoMore,
    /// End the visit to the quarry. `[quarry.finish]`
    FinishVisit,
    /// End the turn. `[turn.end]`
    EndTurn,
    /// Call the Beggar. `[beggar.gift]`
    PlayBeggar,
    /// Give the Beggar's player talents. `[beggar.gift]`
    GiveTalents,
    /// Give the Beggar's player a standard card. `[beggar.gift]`
    GiveCard { card: Resource },
    /// Nothing to give: show the hand. `[beggar.nothing]`
    ShowHand,
    /// Call the Courtesan. `[courtesan.fetch]`
    PlayCourtesan,
    /// Take this card from the discard pile. `[courtesan.fetch]`
    Fetch { card: Card },
    /// Call the Ambassador. `[ambassador.ask]`
    PlayAmbassador,
    /// Ask this opponent. `[ambassador.ask]`
    Ask {
        #[arbitrary(with = arbitrary_seat)]
        seat: Seat,
    },
    /// Ask nobody else. `[ambassador.ask]`
    AskNoMore,
    /// Wish for this resource. `[ambassador.wish]`
    Wish { card: Resource },
    /// Wish for nothing else; for anything, if nothing was named. `[ambassador.wish]`
    WishNoMore,
    /// Lay a standard card open as an offer. `[ambassador.offer]`
    Offer { card: Resource },
    /// Offer no more. `[ambassador.offer]`
    OfferNoMore,
    /// Accept an offered card, with an amulet of its giver. `[ambassador.accept]`
    Accept {
        #[arbitrary(with = arbitrary_seat)]
        seat: Seat,
        card: Resource,
    },
    /// Accept no more. `[ambassador.accept]`
    AcceptNoMore,
    /// Call the Scribe to turn a die of the High Priest. `[scribe.die]`
    TurnDie {
        /// To the ankh and onto the altar, or back to blank.
        ankh: bool,
    },
    /// Call the Vizier. `[vizier.draw]`
    PlayVizier,
    /// Keep this one of the cards drawn. `[vizier.keep]`
    Keep { card: Card },
    /// Keep no more, discard the others. `[vizier.keep]`
    KeepNoMore,
    /// Offer this many talents in secret. `[offering.bid]`
    Bid { talents: u16 },
}

/// What a unit of a cost is paid with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Means {
    /// A standard card.
    Standard,
    /// A double card; its second unit may serve later in the visit.
    Double,
    TrompeLoeil,
    /// A Nile Merchant.
    Merchant,
}

impl Means {
    /// All, in the order they are offered.
    pub const ALL: [Means; 4] = [Means::Standard, Means::Double, Means::TrompeLoeil, Means::Merchant];
}
