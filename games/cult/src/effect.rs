//! The names of everything that cards, abilities and Locations cost and do. The data combine them; their code is in
//! `steps/costs.rs`, `steps/effects.rs`, `steps/intrigues.rs` and `steps/benefits.rs`.

use serde::{Deserialize, Serialize};

use crate::{Deck, Influence, Location, Locations};

/// What is paid before an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "pay", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Cost {
    /// Sacrifice: an available Priest goes to the reserve, never the Patriarch. `[cost.sacrifice]`
    Priest {
        /// At least this Influence.
        least: u8,
        /// At most this Influence.
        most: u8,
    },
    /// Ritual: an available Priest, or the Patriarch, is laid on the cult sheet. `[cost.ritual]`
    Ritual {
        /// At least this Influence.
        least: u8,
        /// At most this Influence.
        most: u8,
    },
    /// Ritual: the available Patriarch is laid on the cult sheet. `[cost.ritual]`
    Patriarch {
        /// At least this Influence.
        least: u8,
    },
    /// Followers go to the reserve.
    Followers { count: u8 },
    /// From one Follower up to a number of them, as the player likes.
    SomeFollowers { most: u8 },
    /// Coins go to the bank.
    Coins { count: u8 },
    /// Cards are discarded: from the hand, Privileges, Supremacy. `[cost.discard]`
    Discard { cards: u8 },
    /// All available Priests go to the reserve, even if there are none.
    AllPriests,
}

/// What a card or an ability does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// An available Priest comes to the active Location, if Followers open it.
    PlaceHere,
    /// An own Priest goes from here to any higher Location that Followers open.
    MoveHigher,
    /// An own Priest goes from here to the next Location.
    MoveOn,
    /// An own Priest here counts more until the Location is resolved.
    Boost {
        /// So much more.
        by: u8,
    },
    /// An own Priest leaves the active Location and is available.
    Withdraw,
    /// Coins from the bank.
    Coins { count: u8 },
    /// Followers from the reserve.
    Followers { count: u8 },
    /// Followers or coins, as the player likes.
    FollowersOrCoins {
        /// So many Followers.
        followers: u8,
        /// Or so many coins.
        coins: u8,
    },
    /// One Follower for each Priest here, whosever.
    FollowersPerPriest,
    /// Followers, if no rival Priest is here.
    FollowersIfNoRival { count: u8 },
    /// An own Priest here is turned into an Altar.
    BuildHere {
        /// Only where no Altar stands at all.
        alone: bool,
    },
    /// Mobs from the reserve.
    Mobs { count: u8 },
    /// An own Priest here goes home and is raised.
    Drain {
        /// By so much, up to 5.
        by: u8,
    },
    /// An own Priest here is raised by the Influence of the Priest sacrificed.
    RaiseBySpent,
    /// An own Priest here is raised and goes to the next Location.
    RaiseAndMoveOn {
        /// By so much, up to 5.
        by: u8,
    },
    /// A Priest as strong as there are available ones, to those.
    PriestPerAvailable,
    /// A Priest as strong as Followers were sacrificed, to the active Location.
    PriestBySpent,
    /// A Priest from the reserve, to the active Location.
    PriestHere { value: Influence },
    /// Available Priests go to the reserve: so many, or all if there are fewer.
    DestroyAvailable { count: u8 },
    /// Available Priests come to the active Location.
    Swarm {
        /// At least so many.
        least: u8,
    },
    /// Cards from the top of a pile.
    Draw { deck: Deck, cards: u8 },
    /// Cards from the bottom of a pile.
    DrawFromBelow { deck: Deck, cards: u8 },
    /// A card for each Priest here, whosever.
    DrawPerPriest {
        /// From which pile.
        deck: Deck,
    },
    /// A card for each point of Influence of the Priest sacrificed.
    DrawPerSpent {
        /// From which pile.
        deck: Deck,
    },
    /// The top Intrigue is shown, sold and laid under its pile.
    SellTop,
    /// A face-up Privilege that the coins in hand would buy, for nothing.
    PrivilegeWithinMeans,
    /// A card of the hand is played inside this action.
    PlayCard {
        /// Of which deck.
        deck: Deck,
    },
    /// A card with a black seal is played inside this action, whatever the Aspect.
    PlaySealed,
    /// The top Intrigues are shown and played one by one.
    PlayFromPile {
        /// How many are left.
        cards: u8,
    },
    /// Every rival in the Aspect of Light loses Mobs.
    LightLosesMob { count: u8 },
    /// Every rival in the Aspect of Light gives a card of its choice.
    LightGivesCard,
    /// Up to so many coins from every rival in the Aspect of Light.
    RaidLight {
        /// So many at most.
        count: u8,
    },
    /// Whoever has so many coins loses them.
    RichLoseCoins { count: u8 },
    /// The least Influence wins the active Location.
    LowestWins,
    /// All Altars of the active Location go to the reserve.
    DestroyAltarsHere,
    /// Every cult present loses Mobs.
    PresentLoseMob { count: u8 },
    /// Every cult present loses Followers.
    PresentLoseFollowers { count: u8 },
    /// Every rival present gives a card of the hand.
    PresentGiveCard,
    /// Half the coins of the richest.
    Blackmail,
    /// Priests here lose Influence.
    Exorcise {
        /// By so much.
        by: u8,
    },
    /// The cult with the most cards loses what it has built up.
    FoilPlot { mobs: u8, altars: u8, followers: u8 },
    /// A Privilege of the cult with the strongest Patriarch.
    Intimidate,
    /// All Altars here, if none stands higher.
    Vandalise,
    /// A bribed Priest goes home, his coins change hands.
    Ambush,
    /// Nobody present gains anything here.
    Inquisition,
    /// All Priests here go home, the player wins the Location.
    TakeOver,
}

/// What the winner of a Location may take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "give", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Benefit {
    /// Miracles from the top of the pile.
    Miracles {
        cards: u8,
    },
    /// A Priest goes from here to the Location whose number is paid, and will win it.
    Bribe {
        /// The first Location it may be.
        least: Location,
        /// The last one.
        most: Location,
    },
    Followers {
        count: u8,
    },
    /// The Supremacy card.
    Supremacy,
    /// A new Priest, or one who is raised.
    Ordination {
        /// Influence of the new one.
        value: Influence,
        /// Or so much more for one there is.
        raise: u8,
    },
    Coins {
        count: u8,
    },
    /// An Altar wherever an own Priest stands.
    Altar {
        /// For so many coins.
        coins: u8,
    },
    /// A Priest is raised.
    Training {
        /// For so many coins.
        coins: [u8; 2],
        /// By so much.
        raise: [u8; 2],
    },
    /// Followers for coins.
    Recruits {
        /// For so many coins.
        coins: [u8; 2],
        /// So many Followers.
        followers: [u8; 2],
    },
    /// A face-up Privilege.
    Privilege,
    /// Intrigues are drawn, some go back on top.
    Intrigues {
        draw: u8,
        back: u8,
    },
    /// A Mob for Followers.
    Mob {
        /// How many Followers.
        followers: u8,
    },
    /// The god is summoned, if the Influence reaches its Divine Power.
    Summoning,
}

/// What a Privilege allows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Right {
    /// The benefit of a Location without winning it. `[privilege.community]`
    Community(Location),
    /// Access to a Location in the Intention phase. `[privilege.personality]`
    Personality(Location),
    /// A placement that costs no Follower. `[privilege.safe-conduct]`
    SafeConduct(u8),
    /// Coins of those who place Priests on these Locations. `[privilege.tithes]`
    Tithes(Locations, u8),
    /// Followers for each Intrigue played. `[privilege.exiles]`
    Exiles(u8),
    /// Stronger Altars. `[privilege.novitiates]`
    Novitiates(u8),
    /// Coins for each Miracle played. `[privilege.court-mage]`
    CourtMage(u8),
}

/// One of the things a celebration may bring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "feast", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Feast {
    Followers {
        count: u8,
    },
    Coins {
        count: u8,
    },
    /// An available Priest is raised.
    Raise {
        /// By so much, up to 5.
        by: u8,
    },
    /// A new available Priest.
    Priest {
        value: Influence,
    },
    Miracles {
        count: u8,
    },
}
