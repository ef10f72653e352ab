//! The numbers of the actions.

use cenacle_table::encoding::{Around, Below};

use crate::{
    Action, Card, MOSAICS, Means, Mosaic, Resource, Work,
    figures::{MAX_PLAYERS, STALLS},
    garden::{MAX_COLUMNS, MAX_ROWS},
};

const SEATS: u32 = MAX_PLAYERS as u32;
const WALLS: u32 = 9;
const DOORS: u32 = 2;
/// A mosaic closes fewer regions at once.
const REGIONS: u32 = 8;
/// All talents of the box are fewer.
const TALENTS: u32 = 512;
/// The most turns of a mosaic.
const TURNS: u32 = 8;

cenacle_table::factor!(Card: Card::ALL);
cenacle_table::factor!(Means: Means::ALL);
cenacle_table::factor!(Resource: Resource::ALL);
cenacle_table::factor!(Work: Work::ALL);
cenacle_table::factor!(Mosaic: MOSAICS, |mosaic| u32::from(mosaic.0), |place| Some(Mosaic(place as u8)));

cenacle_table::numbering! {
    Action, version 1:
    TakeStall { stall: Below<{ STALLS as u32 }> },
    Refill,
    Stock { stall: Below<{ STALLS as u32 }> },
    DiscardToLimit,
    KeepAll,
    Smuggle,
    Discard { card: Card },
    Build { work: Work },
    BuildWithScribe,
    PayPlain,
    PayRest,
    PayCards,
    Pay { with: Means },
    ChooseMosaic { mosaic: Mosaic },
    Lay { turn: Below<TURNS>, row: Below<{ MAX_ROWS as u32 }>, column: Below<{ MAX_COLUMNS as u32 }> },
    PlaceWall { slot: Below<WALLS> },
    PlaceDoor { side: Below<DOORS> },
    Claim { region: Below<REGIONS> },
    ClaimNothing,
    LayMore,
    Add { card: Card },
    AddNoMore,
    FinishVisit,
    EndTurn,
    PlayBeggar,
    GiveTalents,
    GiveCard { card: Resource },
    ShowHand,
    PlayCourtesan,
    Fetch { card: Card },
    PlayAmbassador,
    Ask { seat: Around<SEATS> },
    AskNoMore,
    Wish { card: Resource },
    WishNoMore,
    Offer { card: Resource },
    OfferNoMore,
    Accept { seat: Around<SEATS>, card: Resource },
    AcceptNoMore,
    TurnDie { ankh: bool },
    PlayVizier,
    Keep { card: Card },
    KeepNoMore,
    Bid { talents: Below<TALENTS, u16> },
}
