//! What a player can decide, one small question at a time.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

use crate::{CultName, Face, Influence, Location, Priest, Token, number::or_zero};

/// A decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Take this cult. `[setup.cults]`
    Join {
        #[serde(rename = "creed")]
        cult_name: CultName,
    },
    /// Celebrate instead of preaching and praying. `[supremacy.celebrate]`
    Celebrate,
    /// Do not celebrate. `[supremacy.celebrate]`
    Abstain,
    /// What the celebration brings. `[supremacy.feast]`
    Feast {
        /// Which of the things on the card.
        feast: u8,
        /// The available Priest who is raised, if one is.
        #[serde(with = "or_zero")]
        priest: Option<Influence>,
    },
    /// Preach: place a Priest. `[preach.place]`
    Place {
        /// Which token he is.
        priest: Token,
        location: Location,
    },
    /// Pray. `[pray.once]`
    Pray,
    /// Pray for the benefit of this Location. `[pray.location]`
    Favour { location: Location },
    /// Take no benefit. `[resolution.decline]`
    Decline,
    /// Sell an Intrigue. `[pray.sell]`
    Sell { face: Face },
    /// Buy a face-up Privilege. `[pray.buy]`
    Buy {
        /// Which space of the Palace, from 0.
        slot: u8,
    },
    /// No more transactions. `[pray.transactions]`
    Done,
    /// Do nothing at the active Location. `[resolution.act]`
    Pass,
    /// Play a card. `[resolution.act]`
    Play { face: Face },
    /// Use an ability of the cult. `[resolution.act]`
    Use {
        /// The first or the second of the Aspect, from 0.
        ability: u8,
    },
    /// Take the benefit. `[resolution.benefit]`
    Take,
    /// Bribe: send a Priest from here with so many coins. `[location.thieves]`
    Bribe {
        priest: Priest,
        /// To the Location of this number, for as many coins.
        location: Location,
    },
    /// A new Priest at the Temples. `[location.temples]`
    Ordain,
    /// Raise a Priest at the Temples or the Academy. `[location.temples] [location.academy]`
    Raise {
        priest: Priest,
        /// By which of the offers, from 0.
        offer: u8,
    },
    /// Build an Altar for coins. `[location.artisans]`
    Build {
        /// The Priest who becomes the Altar.
        priest: Priest,
        /// Where he stands.
        location: Location,
    },
    /// Followers for coins. `[location.port]`
    Recruit {
        /// By which of the offers, from 0.
        offer: u8,
    },
    /// Take a face-up Privilege for nothing. `[location.palace]`
    Claim {
        /// Which space of the Palace, from 0.
        slot: u8,
    },
    /// Put this one of the cards drawn back on the pile. `[location.nobles]`
    PutBack { face: Face },
    /// Pay with, or destroy, an available Priest. `[cost.ritual] [cost.sacrifice]`
    Offer {
        /// Which token he is.
        priest: Token,
    },
    /// Sacrifice so many Followers. `[ability.ordination]`
    Spend { followers: u8 },
    /// Discard a card as a cost. `[cost.discard]`
    Discard { face: Face },
    /// Bring an available Priest to the active Location. `[miracle.apparition]`
    Send {
        /// Which token he is.
        priest: Token,
    },
    /// Bring no more Priests. `[ability.spider-embrace]`
    Enough,
    /// Move a Priest from the active Location. `[miracle.exodus]`
    Move { priest: Priest, location: Location },
    /// The Priest on the active Location who is meant.
    Choose { priest: Priest },
    /// Followers rather than coins. `[miracle.offering]`
    GainFollowers,
    /// Coins rather than Followers. `[miracle.offering]`
    GainCoins,
    /// Give this card. `[card.given]`
    Give { face: Face },
    /// Lose this Altar. `[intrigue.foiled-plot]`
    Raze {
        /// On which Location.
        location: Location,
    },
    /// Take this Privilege of the rival. `[intrigue.intimidation]`
    Steal { face: Face },
    /// Ambush the bribed Priest of this Location. `[intrigue.ambush]`
    Ambush { location: Location },
}
