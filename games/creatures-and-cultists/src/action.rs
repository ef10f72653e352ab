//! What a player can decide, one small question at a time.

use arbitrary::Arbitrary;
use cenacle_table::{Seat, arbitrary_seat};
use serde::{Deserialize, Serialize};

use crate::{Answer, Face, Reaction, Skill};

/// A decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Name the sect. `[found.identity]`
    Name {
        /// Which of the names.
        name: u8,
    },
    /// Word its credo. `[found.identity]`
    Credo {
        /// Which of the credos.
        credo: u8,
    },
    /// Draw its symbol. `[found.identity]`
    Symbol {
        /// Which of the symbols.
        symbol: u8,
    },
    /// Resolve this mishap next. `[turn.mishaps]`
    Mishap { face: Face },
    /// End the turn. `[turn.free]`
    EndTurn,
    /// Call the god. `[god.call]`
    Summon,
    /// Play an Event or a Sorcery. `[event.play] [sorcery.play]`
    Play { face: Face },
    /// Attack with a card. `[attack.announce]`
    Attack {
        /// With which cultist.
        by: u8,
        /// With which card.
        face: Face,
    },
    /// Discard a card. `[turn.discard]`
    Discard { face: Face },
    /// Aim the attack at this cultist. `[attack.announce]`
    Aim {
        /// Of which sect.
        #[arbitrary(with = arbitrary_seat)]
        seat: Seat,
        member: u8,
    },
    /// Play the card against this sect. `[event.play]`
    Target {
        #[arbitrary(with = arbitrary_seat)]
        seat: Seat,
    },
    /// Choose this cultist. `[card.choice]`
    Choose { member: u8 },
    /// Play the card that answers: Dodge, Elder Sign, It Was a Bluff. `[window.ask]`
    React,
    /// Let it happen; add no point; leave it as it is. `[window.ask]`
    Pass,
    /// Counter-attack with this skill. `[counter.skill]`
    Counter {
        /// Brutality or Conjuring.
        skill: Skill,
    },
    /// Roll with this bonus. `[points.spend]`
    Roll {
        /// Bought with points.
        bonus: u8,
    },
    /// Pay what the roll lacks. `[points.after]`
    Pay,
    /// Give this card. `[event.blackmail] [mishap.seminar]`
    Give { face: Face },
    /// Give points instead of a card. `[event.blackmail]`
    Ransom,
    /// Keep this card. `[sorcery.contemplation]`
    Keep { face: Face },
    /// Set a standing answer. `[window.orders]`
    Orders,
    /// From now on answer so. `[window.orders]`
    Order { on: Reaction, answer: Answer },
}
