//! What a player can decide, one small question at a time.

use arbitrary::Arbitrary;
use cenacle_table::{Seat, arbitrary_seat};
use serde::{Deserialize, Serialize};

use crate::{Cultist, Goods, Site};

/// A decision. Rooms count from 1 in raid order; 0 is what lies exposed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Place a cultist of the pool. `[action.place]`
    Place { who: Cultist, at: Site },
    /// Pay the rest as proposed. `[cost.pay]`
    PayRest,
    /// Pay one unit from here. `[cost.pay]`
    Pay {
        /// Of this kind.
        goods: Goods,
        /// From this room.
        room: u8,
    },
    /// Sacrifice an Acolyte who is here. `[cost.acolytes]`
    Sacrifice {
        /// Where he is.
        from: Site,
    },
    /// Discard a monster. `[monster.discard]`
    Discard {
        /// Of this Lair, from 0.
        lair: u8,
    },
    /// Send an own active Acolyte who is here to Azathoth. `[azathoth.send]`
    Worship {
        /// Where he is.
        from: Site,
    },
    /// Take an own Acolyte who is here out of the game. `[guardian.loss]`
    Remove {
        /// Where he is.
        from: Site,
    },
    /// Discard a chamber as a price. `[yellow.entry]`
    Demolish {
        /// Of this room, from 1.
        room: u8,
    },
    /// Pay with an Acolyte of this stage instead of a grimoire. `[evolution.grimoire]`
    Offer {
        /// 1 an Abomination, 2 a Spawn.
        stage: u8,
    },
    /// Name an opponent. `[harm.aim]`
    Target {
        #[arbitrary(with = arbitrary_seat)]
        who: Seat,
    },
    /// An Acolyte who is here comes to the Evolution track. `[evolution.track]`
    Evolve {
        /// Where he is.
        from: Site,
    },
    /// Take a monster. `[yellow.either]`
    WantMonster,
    /// Take a chamber. `[yellow.either]`
    WantChamber,
    /// An Acolyte of Azathoth goes to his owner's Escape. `[avatar.upkeep]`
    Retrieve {
        /// Whose he is.
        #[arbitrary(with = arbitrary_seat)]
        whose: Seat,
    },
    /// An Acolyte of Azathoth begins a ritual. `[avatar.upkeep]`
    Enchant {
        /// Whose he is.
        #[arbitrary(with = arbitrary_seat)]
        whose: Seat,
        /// Which ritual, from 0.
        ritual: u8,
    },
    /// This avatar serves next. `[upkeep.any-order]`
    Call {
        /// Which, from 0.
        avatar: u8,
    },
    /// The glaciers pay next. `[upkeep.any-order]`
    Thaw,
    /// Use what is offered: an avatar, the place of an Eternal Acolyte. `[avatar.upkeep]`
    Accept,
    /// Do not use it. `[avatar.upkeep]`
    Decline,
    /// Store the rest as proposed. `[reward.store]`
    StowRest,
    /// Store one unit here; in 0 all that is left of this kind. `[reward.store]`
    Stow {
        /// Of this kind.
        goods: Goods,
        /// In this room.
        room: u8,
    },
    /// Leave everything where it is. `[sanctum.reorganise]`
    Keep,
    /// Reorganise as proposed. `[sanctum.reorganise]`
    Tidy,
    /// Reorganise by hand. `[sanctum.reorganise]`
    Sort,
    /// Install a chamber. `[chamber.gain]`
    Install {
        /// Which of those that lie face up, from 0.
        card: u8,
        /// In this slot, from 1.
        room: u8,
    },
    /// Replace no chamber. `[chamber.replace]`
    Refuse,
    /// Use the bonus just unlocked. `[lock.bonus]`
    Bonus,
    /// Do not use it. `[lock.bonus]`
    NoBonus,
    /// The Elder Sign that the Shoggoth breaks. `[shoggoth.sign]`
    Break {
        /// Of this lock, from 0.
        lock: u8,
    },
    /// Who of those tied gains the Elder Sign. `[growth.tie]`
    Award {
        #[arbitrary(with = arbitrary_seat)]
        to: Seat,
    },
    /// A Skulk moves. `[skulk.move]`
    Prowl {
        /// From his Skulk space.
        from: Site,
        /// To this one.
        to: Site,
    },
    /// One's Skulks stay where they are. `[skulk.move]`
    Stay,
    /// Let the raid pass on. `[raid.riposte]`
    Endure,
    /// Riposte with an Acolyte who is here. `[raid.acolytes]`
    Strike {
        /// Where he is.
        from: Site,
    },
    /// Riposte with a monster. `[raid.monsters]`
    Loose {
        /// Of this Lair, from 0.
        lair: u8,
    },
    /// Riposte with the Shoggoth. `[shoggoth.riposte]`
    Unleash,
    /// Change the standing order: be asked in each raid, or only where something is at stake. `[raid.vigil]`
    Vigil {
        /// In each raid.
        on: bool,
    },
    /// Take a monster that lies face up. `[monster.choose]`
    Adopt {
        /// Which, from 0.
        card: u8,
    },
    /// Use the power of a monster. `[card.powers]`
    Invoke {
        /// Of this Lair, from 0.
        lair: u8,
    },
    /// No more of it: powers, chambers, exchanges. `[card.powers]`
    Pass,
    /// At whom a card aims; the seat after the last player is the automaton. `[card.aim]`
    Aim {
        #[arbitrary(with = arbitrary_seat)]
        whom: Seat,
    },
    /// Take a grimoire of the victim, or destroy a creature and take one of the supply. `[evolution.theft]`
    Rob {
        /// The creature rather than the grimoire.
        creature: bool,
    },
    /// Send an Acolyte who is here to the Asylum. `[monster.dark-young]`
    Yield {
        /// Where he is.
        from: Site,
    },
    /// Trap an Acolyte. `[monster.shambler]`
    Snatch {
        #[arbitrary(with = arbitrary_seat)]
        whom: Seat,
        /// Where he is.
        from: Site,
    },
    /// Discard a chamber. `[card.raze]`
    Raze {
        #[arbitrary(with = arbitrary_seat)]
        whom: Seat,
        /// In this slot, from 1.
        room: u8,
    },
    /// Use a place of the town at once. `[priest-card.keziah]`
    Visit { at: Site },
    /// Use the Priest's power once more. `[priest-card.shiny]`
    Again,
    /// Pay to weaken the raid. `[investigator.ransom]`
    Bribe,
}
