//! What is pending: a question, or what happens next.

use cenacle_table::Seat;
use serde::{Deserialize, Serialize};

use crate::{Card, Goods, Harm, Payee, Site};

/// What a player names an opponent for. `[harm.aim]`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// Something bad befalls him.
    Harm(Harm),
    /// He gains one of this kind.
    Gift(Goods),
}

/// Something pending: a question, or what happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    #[default]
    Nothing,
    /// Place a cultist. `[action.place]`
    Act(Seat),
    /// Pay what is due. `[cost.pay]`
    Pay(Seat),
    /// Sacrifice so many Acolytes. `[cost.acolytes]`
    Sacrifice(Seat, u8),
    /// Discard so many monsters. `[monster.discard]`
    Discard(Seat, u8),
    /// Send an own active Acolyte to Azathoth; whether he is the price of what somebody else does. `[azathoth.send]`
    Worship(Seat, bool),
    /// Take an own Acolyte out of the game. `[guardian.loss]`
    Remove(Seat),
    /// Discard a chamber as a price. `[yellow.entry]`
    Demolish(Seat),
    /// Name the opponent who is meant. `[harm.aim]`
    Aim(Seat, Aim),
    /// An Acolyte comes to this stage of the Evolution track. `[evolution.track]`
    Evolve(Seat, u8),
    /// A monster or a chamber. `[yellow.either]`
    Either(Seat),
    /// What an avatar may do for its keeper in this Upkeep. `[avatar.upkeep]`
    Avatar(Seat, u8),
    /// Use the place of an Eternal Acolyte, or not. `[eternal.use]`
    Eternal(Seat, u8),
    /// Gain what a space gives. `[reward.parts]`
    Reward(Seat, Site),
    /// Store what was gained. `[reward.store]`
    Stow(Seat),
    /// Gain a monster. `[monster.gain]`
    Monster(Seat),
    /// Gain a chamber; whether a full sanctum may be reorganised without one. `[chamber.gain]`
    Chamber(Seat, bool),
    /// All who are asked reorganise at the same time. `[sanctum.reorganise]`
    Arrange,
    /// The Elder Sign of a lock leaves the board. `[lock.break]`
    TakeSign(Seat, u8),
    /// A raid with so many dice; who started it, if a player did. `[raid.all]`
    Raid(Option<Seat>, u8),
    /// All who are asked riposte at the same time. `[raid.riposte]`
    Siege,
    /// The raid is over.
    RaidOver,
    /// The monster of a lock, after its raid. `[goat.monster]`
    AfterRaid(Seat, u8),
    /// Use the bonus just unlocked, or not. `[lock.bonus]`
    Bonus(Seat, u8),
    /// Choose the Elder Sign that the Shoggoth breaks. `[shoggoth.sign]`
    FreeSign(Seat),
    /// The Growth track is looked at. `[growth.award]`
    Growth(Option<Seat>),
    /// Who of those tied gains the Elder Sign of this lock. `[growth.tie]`
    Award(Seat, u8),
    /// Move a Skulk, or stay. `[skulk.move]`
    Prowl(Seat),
    /// Move a blocking Skulk, before all others, or stay. `[skulk.kinds]`
    Stalk(Seat),
    /// A cultist in a ritual goes on. `[ritual.advance]`
    Chant(Seat, u8),
    /// Cultists come home. `[upkeep.return]`
    Return,
    /// Avatars and glaciers serve. `[upkeep.order]`
    Serve,
    /// Everybody may reorganise. `[upkeep.reorganise]`
    Rearrange,
    /// The round is over.
    EndRound,
    /// The automaton throws its dice. `[solo.table]`
    RivalActs,
    /// The bonus that the automaton unlocked. `[solo.sign]`
    RivalBonus(u8),
    /// The automaton trades. `[solo.trade]`
    RivalTrades,
    /// The automaton denies something. `[solo.denial]`
    RivalDenies,
    /// The next round begins.
    NewRound,
    /// The Great Old One wakes. `[end.thirteenth]`
    Awaken,
    /// What a card gives and does. `[card.powers]`
    Effect(Seat, Card),
    /// At whom a card aims. `[card.aim]`
    Whom(Seat, Card),
    /// A player gives up so many of a kind. `[card.steal]`
    Levy(Seat, Payee, Goods, u8),
    /// Who takes a grimoire says whether it is one or a creature of the victim's Evolution track. `[evolution.theft]`
    Rob(Seat, Seat),
    /// The victim says which creature goes. `[evolution.theft]`
    Surrender(Seat, Seat),
    /// Send an active Acolyte to the Asylum. `[monster.dark-young]`
    Yield(Seat),
    /// Trap an active Acolyte of an opponent. `[monster.shambler]`
    Snatch(Seat),
    /// Discard a chamber: one's own, or an opponent's. `[card.raze]`
    Raze(Seat, bool),
    /// Use a place of the town at once. `[priest-card.keziah]`
    Errand(Seat),
    /// Install up to so many chambers. `[priest-card.old-whateley]`
    Build(Seat, u8),
    /// Use the Priest's power again, up to so many times. `[priest-card.shiny]`
    Again(Seat, u8),
    /// The powers of one's monsters in the Upkeep. `[upkeep.monsters]`
    Powers(Seat),
    /// One's monsters, avatars and glaciers in the Upkeep, in any order: avatars that have not served, one bit each, and a bit
    /// for glaciers that have not paid. `[upkeep.any-order]`
    Tend(Seat, u8),
    /// Powers that touch a raid are announced. `[monster.announce]`
    Announce(Seat),
    /// Everybody discards a monster. `[investigator.hunter]`
    Cull,
    /// The raid comes to the sanctums. `[raid.asylum]`
    Muster,
    /// What comes after the raid. `[raid.after]`
    PostRaid,
}

impl Step {
    /// Whether no display, no deck and no discard pile is another when this has been carried out: most steps need not be followed by
    /// a look for empty places. `[card.display]`
    #[inline]
    #[must_use]
    pub(crate) const fn leaves_cards(self) -> bool {
        matches!(
            self,
            Step::Nothing
                | Step::Pay(_)
                | Step::Stow(_)
                | Step::Reward(..)
                | Step::Chant(..)
                | Step::Return
                | Step::Serve
                | Step::Rearrange
                | Step::EndRound
                | Step::RivalDenies
                | Step::NewRound
        )
    }

    /// The seat of whom it is asked, if it is one alone.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Step::Act(seat)
            | Step::Pay(seat)
            | Step::Sacrifice(seat, _)
            | Step::Discard(seat, _)
            | Step::Worship(seat, _)
            | Step::Remove(seat)
            | Step::Demolish(seat)
            | Step::Aim(seat, _)
            | Step::Evolve(seat, _)
            | Step::Either(seat)
            | Step::Avatar(seat, _)
            | Step::Eternal(seat, _)
            | Step::Stow(seat)
            | Step::Chamber(seat, _)
            | Step::Bonus(seat, _)
            | Step::FreeSign(seat)
            | Step::Award(seat, _)
            | Step::Prowl(seat)
            | Step::Stalk(seat)
            | Step::Monster(seat)
            | Step::Whom(seat, _)
            | Step::Rob(seat, _)
            | Step::Surrender(seat, _)
            | Step::Yield(seat)
            | Step::Snatch(seat)
            | Step::Raze(seat, _)
            | Step::Errand(seat)
            | Step::Build(seat, _)
            | Step::Again(seat, _)
            | Step::Powers(seat)
            | Step::Tend(seat, _)
            | Step::Announce(seat) => Some(seat),
            Step::Nothing
            | Step::Reward(..)
            | Step::Effect(..)
            | Step::Levy(..)
            | Step::Cull
            | Step::Muster
            | Step::PostRaid
            | Step::Arrange
            | Step::TakeSign(..)
            | Step::Raid(..)
            | Step::Siege
            | Step::RaidOver
            | Step::AfterRaid(..)
            | Step::Growth(_)
            | Step::Chant(..)
            | Step::Return
            | Step::Serve
            | Step::Rearrange
            | Step::EndRound
            | Step::RivalActs
            | Step::RivalBonus(_)
            | Step::RivalTrades
            | Step::RivalDenies
            | Step::NewRound
            | Step::Awaken => None,
        }
    }
}
