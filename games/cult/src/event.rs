//! What happens at the table, as the log tells it.

use cenacle_table::Seat;
use serde::Serialize;

use crate::{Card, CultName, Deck, End, Feast, Influence, Location, Token, number::or_zero};

/// What is gained or lost by the piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goods {
    Followers,
    Coins,
    Mobs,
}

/// What becomes of a Priest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// He comes from the sheet to a Location.
    Placed,
    /// He moves from the active Location to another.
    Moved,
    /// He goes home from a Location.
    Home,
    /// He goes to the reserve.
    Destroyed,
    /// He is laid on the sheet.
    Sheet,
    /// He comes from the reserve and is available.
    Ordained,
    /// He comes from the reserve to a Location.
    Sent,
}

/// Why a Location is won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Most,
    /// A tie, and the higher Divine Power.
    Tie,
    /// A bribed Priest.
    Bribe,
    /// Least Influence, by the Chalice.
    Least,
    TakeOver,
}

/// Why somebody cannot take the benefit of a Location, though it is his. All of it can be seen by everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hindrance {
    /// The Inquisition is there.
    Inquisition,
    /// No more Followers than this.
    FollowersFull(u8),
    /// So many coins are needed.
    TooFewCoins(u8),
    /// No own Priest stands there.
    NoPriest,
    /// No token of this Influence is left, and nobody can be raised.
    NoToken(Influence),
    /// Nobody there or at home can be raised.
    NobodyToRaise,
    /// No own Priest stands where an Altar could be built.
    NoSite,
    /// So many Followers are needed.
    TooFewFollowers(u8),
    /// No Mob is left in the reserve.
    NoMobLeft,
    /// The god has been summoned in this round.
    SummonedAlready,
    /// The Influence does not reach the Divine Power.
    TooWeak {
        /// Influence at the Rift.
        influence: u8,
        power: u8,
    },
    /// No Privilege lies at the Palace.
    PalaceEmpty,
    /// The pile is empty.
    PileEmpty,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A cult is taken.
    Joins {
        seat: Seat,
        #[serde(rename = "creed")]
        cult_name: CultName,
    },
    /// A round begins.
    Round {
        /// Which, from 1.
        round: u16,
        /// The First Player.
        first: Seat,
    },
    /// The Palace shows these Privileges.
    Palace {
        cards: Vec<Card>,
    },
    /// A cult celebrates.
    Celebrates {
        seat: Seat,
    },
    /// What the celebration brings.
    Feasts {
        seat: Seat,
        feast: Feast,
    },
    /// Priests change their place or state.
    Priest {
        seat: Seat,
        /// Which token he is.
        value: Token,
        /// What becomes of him.
        fate: Fate,
        /// The Location concerned, if one is.
        #[serde(with = "or_zero")]
        location: Option<Location>,
    },
    /// All Priests of a cult leave a Location.
    Recalled {
        seat: Seat,
        location: Location,
        priests: u8,
    },
    /// A Priest is exchanged for one of another Influence.
    Raised {
        seat: Seat,
        /// From this Influence.
        from: Influence,
        /// To this Influence.
        to: Influence,
    },
    /// A placement beyond the free ones costs a Follower.
    PaysPlacement {
        seat: Seat,
        /// Which placement of the round.
        placement: u8,
    },
    /// A tithe is paid.
    Tithe {
        seat: Seat,
        to: Seat,
        coins: u8,
        location: Location,
    },
    /// A cult prays.
    Prays {
        seat: Seat,
    },
    /// The benefit of a Location comes by prayer.
    Favoured {
        seat: Seat,
        location: Location,
    },
    /// An Intrigue is sold.
    Sells {
        seat: Seat,
        card: Card,
        /// For how much.
        coins: u8,
    },
    /// A Privilege is bought or taken.
    Privilege {
        seat: Seat,
        card: Card,
        /// For how much.
        coins: u8,
    },
    /// The Resolution phase begins.
    Resolution,
    /// A Location becomes active.
    Active {
        location: Location,
    },
    /// A card is played.
    Plays {
        seat: Seat,
        card: Card,
    },
    /// An ability is used.
    Uses {
        seat: Seat,
        #[serde(rename = "creed")]
        cult_name: CultName,
        /// Which of the four.
        ability: u8,
    },
    /// Somebody does nothing at the active Location.
    Passes {
        seat: Seat,
    },
    /// A Location is won.
    Wins {
        seat: Seat,
        location: Location,
        /// With how much Influence.
        influence: u8,
        cause: Cause,
    },
    /// Nobody wins the active Location.
    NobodyWins {
        location: Location,
    },
    /// A winner cannot take the benefit.
    Hindered {
        seat: Seat,
        location: Location,
        why: Hindrance,
    },
    /// A benefit is not taken.
    Declines {
        seat: Seat,
        location: Location,
    },
    /// A benefit is taken by a Community.
    Community {
        seat: Seat,
        location: Location,
    },
    Alms {
        seat: Seat,
        coins: u8,
    },
    /// Something comes from the reserve.
    Gains {
        seat: Seat,
        goods: Goods,
        count: u16,
    },
    /// Something goes to the reserve.
    Loses {
        seat: Seat,
        goods: Goods,
        count: u16,
    },
    /// Coins change hands.
    TakesCoins {
        /// Who gets them.
        seat: Seat,
        from: Seat,
        coins: u16,
    },
    /// Cards are drawn: told to who draws, counted for the others.
    Draws {
        seat: Seat,
        /// From which pile.
        deck: Deck,
        /// Which, as far as they are seen.
        cards: Vec<Card>,
        count: u8,
        /// From the bottom of the pile.
        below: bool,
    },
    /// A card drawn goes back on the pile.
    PutsBack {
        seat: Seat,
        /// Which; a back for the others.
        card: Card,
    },
    /// A card is discarded.
    Discards {
        seat: Seat,
        card: Card,
    },
    /// A card is shown from the top of the pile.
    Reveals {
        seat: Seat,
        card: Card,
        /// It cannot be played.
        idle: bool,
    },
    /// A card changes hands.
    Gives {
        seat: Seat,
        to: Seat,
        /// Which; a back for those who do not see it.
        card: Card,
    },
    /// A Privilege is taken by force.
    Steals {
        seat: Seat,
        from: Seat,
        card: Card,
    },
    /// A Priest with coins is on his way.
    Bribes {
        seat: Seat,
        /// Which token he is.
        value: Token,
        location: Location,
    },
    /// Two bribed Priests meet.
    BribesMeet {
        location: Location,
    },
    /// A bribe is at an end: its coins go to the bank.
    BribeEnds {
        location: Location,
    },
    /// A bribed Priest is ambushed.
    Ambushed {
        seat: Seat,
        from: Seat,
        location: Location,
        /// For how much.
        coins: u8,
    },
    /// A Priest counts more here.
    Boosted {
        seat: Seat,
        /// Which token he is.
        value: Token,
        /// So much more.
        by: u8,
    },
    /// An Altar is built.
    Builds {
        seat: Seat,
        location: Location,
    },
    /// An Altar is destroyed.
    Razed {
        seat: Seat,
        location: Location,
    },
    /// The least Influence will win here.
    LowestWins,
    /// Nobody present will gain anything here.
    Inquisition,
    /// Somebody will win this Location whatever happens.
    TakesOver {
        seat: Seat,
    },
    /// Supremacy changes hands, or is won again.
    Supremacy {
        /// Who has it now.
        seat: Seat,
    },
    /// A god is summoned.
    Summons {
        seat: Seat,
        #[serde(rename = "creed")]
        cult_name: CultName,
        /// For the second time.
        again: bool,
    },
    /// Nothing comes of an effect for a seat.
    Nothing {
        seat: Seat,
    },
    /// The game is over.
    Ends {
        end: End,
        /// Who won, if anybody.
        winner: Option<Seat>,
    },
}
