//! What happens at the table, as the log tells it.

use cenacle_table::Seat;
use serde::Serialize;

use crate::{Card, CultName, Deck, End, Feast, Influence, Location, Token, number::or_zero};

/// What is gained or lost by the piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goods {
    /// Followers.
    Followers,
    /// Coins.
    Coins,
    /// Mobs.
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
    /// Most Influence.
    Most,
    /// A tie, and the higher Divine Power.
    Tie,
    /// A bribed Priest.
    Bribe,
    /// Least Influence, by the Chalice.
    Least,
    /// Taken over.
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
        /// Divine Power.
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
        /// Who.
        seat: Seat,
        /// Which.
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
        /// Which.
        cards: Vec<Card>,
    },
    /// A cult celebrates.
    Celebrates {
        /// Who.
        seat: Seat,
    },
    /// What the celebration brings.
    Feasts {
        /// Who.
        seat: Seat,
        /// What.
        feast: Feast,
    },
    /// Priests change their place or state.
    Priest {
        /// Whose.
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
        /// Whose.
        seat: Seat,
        /// From where.
        location: Location,
        /// How many.
        priests: u8,
    },
    /// A Priest is exchanged for one of another Influence.
    Raised {
        /// Whose.
        seat: Seat,
        /// From this Influence.
        from: Influence,
        /// To this.
        to: Influence,
    },
    /// A placement beyond the free ones costs a Follower.
    PaysPlacement {
        /// Who.
        seat: Seat,
        /// Which placement of the round.
        placement: u8,
    },
    /// A tithe is paid.
    Tithe {
        /// Who pays.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// How much.
        coins: u8,
        /// Where.
        location: Location,
    },
    /// A cult prays.
    Prays {
        /// Who.
        seat: Seat,
    },
    /// The benefit of a Location comes by prayer.
    Favoured {
        /// Who.
        seat: Seat,
        /// Which Location.
        location: Location,
    },
    /// An Intrigue is sold.
    Sells {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// For how much.
        coins: u8,
    },
    /// A Privilege is bought or taken.
    Privilege {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// For how much.
        coins: u8,
    },
    /// The Resolution phase begins.
    Resolution,
    /// A Location becomes active.
    Active {
        /// Which.
        location: Location,
    },
    /// A card is played.
    Plays {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// An ability is used.
    Uses {
        /// Who.
        seat: Seat,
        /// Whose ability.
        #[serde(rename = "creed")]
        cult_name: CultName,
        /// Which of the four.
        ability: u8,
    },
    /// Somebody does nothing at the active Location.
    Passes {
        /// Who.
        seat: Seat,
    },
    /// A Location is won.
    Wins {
        /// By whom.
        seat: Seat,
        /// Which.
        location: Location,
        /// With how much Influence.
        influence: u8,
        /// Why.
        cause: Cause,
    },
    /// Nobody wins the active Location.
    NobodyWins {
        /// Which.
        location: Location,
    },
    /// A winner cannot take the benefit.
    Hindered {
        /// Who.
        seat: Seat,
        /// Which Location's.
        location: Location,
        /// Why.
        why: Hindrance,
    },
    /// A benefit is not taken.
    Declines {
        /// By whom.
        seat: Seat,
        /// Which Location's.
        location: Location,
    },
    /// A benefit is taken by a Community.
    Community {
        /// By whom.
        seat: Seat,
        /// Which Location's.
        location: Location,
    },
    /// Alms.
    Alms {
        /// To whom.
        seat: Seat,
        /// How much.
        coins: u8,
    },
    /// Something comes from the reserve.
    Gains {
        /// To whom.
        seat: Seat,
        /// What.
        goods: Goods,
        /// How many.
        count: u16,
    },
    /// Something goes to the reserve.
    Loses {
        /// Of whom.
        seat: Seat,
        /// What.
        goods: Goods,
        /// How many.
        count: u16,
    },
    /// Coins change hands.
    TakesCoins {
        /// Who gets them.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// How many.
        coins: u16,
    },
    /// Cards are drawn: told to who draws, counted for the others.
    Draws {
        /// Who.
        seat: Seat,
        /// From which pile.
        deck: Deck,
        /// Which, as far as they are seen.
        cards: Vec<Card>,
        /// How many.
        count: u8,
        /// From below.
        below: bool,
    },
    /// A card drawn goes back on the pile.
    PutsBack {
        /// Who.
        seat: Seat,
        /// Which; a back for the others.
        card: Card,
    },
    /// A card is discarded.
    Discards {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card is shown from the top of the pile.
    Reveals {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// It cannot be played.
        idle: bool,
    },
    /// A card changes hands.
    Gives {
        /// Who.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Which; a back for those who do not see it.
        card: Card,
    },
    /// A Privilege is taken by force.
    Steals {
        /// Who.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which.
        card: Card,
    },
    /// A Priest with coins is on his way.
    Bribes {
        /// Whose.
        seat: Seat,
        /// Which token he is.
        value: Token,
        /// Where to.
        location: Location,
    },
    /// Two bribed Priests meet.
    BribesMeet {
        /// Where.
        location: Location,
    },
    /// A bribe is at an end: its coins go to the bank.
    BribeEnds {
        /// Where.
        location: Location,
    },
    /// A bribed Priest is ambushed.
    Ambushed {
        /// By whom.
        seat: Seat,
        /// Whose Priest.
        from: Seat,
        /// Where.
        location: Location,
        /// For how much.
        coins: u8,
    },
    /// A Priest counts more here.
    Boosted {
        /// Whose.
        seat: Seat,
        /// Which token he is.
        value: Token,
        /// So much more.
        by: u8,
    },
    /// An Altar is built.
    Builds {
        /// Whose.
        seat: Seat,
        /// Where.
        location: Location,
    },
    /// An Altar is destroyed.
    Razed {
        /// Whose.
        seat: Seat,
        /// Where.
        location: Location,
    },
    /// The least Influence will win here.
    LowestWins,
    /// Nobody present will gain anything here.
    Inquisition,
    /// Somebody will win this Location whatever happens.
    TakesOver {
        /// Who.
        seat: Seat,
    },
    /// Supremacy changes hands, or is won again.
    Supremacy {
        /// Who has it now.
        seat: Seat,
    },
    /// A god is summoned.
    Summons {
        /// Whose.
        seat: Seat,
        /// Which.
        #[serde(rename = "creed")]
        cult_name: CultName,
        /// For the second time.
        again: bool,
    },
    /// Nothing comes of an effect for a seat.
    Nothing {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Ends {
        /// How.
        end: End,
        /// Who won, if anybody.
        winner: Option<Seat>,
    },
}
