//! What must be there for a card to do anything. `[event.idle]`

use crate::{CardFace, Effect};

/// Things a sect may have that a card could be aimed at, one bit each. A card does something to a sect that has any of
/// those it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Needs(u8);

impl Needs {
    /// The set without a need.
    pub const NONE: Needs = Needs(0);
    /// A living sect, whatever it has.
    pub const SECT: Needs = Needs(1);
    /// Cards in its hand.
    pub const CARDS: Needs = Needs(1 << 1);
    /// Points that it has.
    pub const POINTS: Needs = Needs(1 << 2);
    /// A cultist in play.
    pub const PREY: Needs = Needs(1 << 3);
    /// A cultist who may attack.
    pub const FREE: Needs = Needs(1 << 4);
    /// A cultist who may attack, and whom he could attack.
    pub const PUPPET: Needs = Needs(1 << 5);
    /// It is not played against another sect: what it does for its player counts.
    pub const LOOK: Needs = Needs(1 << 6);

    /// All that one sect can have by itself.
    pub const OF_A_SECT: Needs = Needs::SECT.and(Needs::CARDS).and(Needs::POINTS).and(Needs::PREY).and(Needs::FREE);

    /// The needs of both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Needs) -> Needs {
        Needs(self.0 | other.0)
    }

    /// These, if that holds.
    #[inline]
    #[must_use]
    pub const fn when(self, holds: bool) -> Needs {
        if holds { self } else { Needs::NONE }
    }

    /// Whether one of them is among the others.
    #[inline]
    #[must_use]
    pub const fn meet(self, others: Needs) -> bool {
        self.0 & others.0 != 0
    }

    /// Those that are among these others.
    #[inline]
    #[must_use]
    pub const fn among(self, others: Needs) -> Needs {
        Needs(self.0 & others.0)
    }

    /// What a card needs. Under rules 1 only what happens when its roll passes counted.
    pub(crate) fn of(card: &CardFace, rules: u32) -> Needs {
        let shreds = card.shreds.all().filter(|_| rules >= 2);
        let look = Needs::LOOK.when(!card.aims());
        card.passes.all().chain(shreds).map(Needs::effect).fold(look, Needs::and)
    }

    const fn effect(effect: Effect) -> Needs {
        match effect {
            Effect::DiscardRandom { .. } | Effect::TakeCard | Effect::DiscardHand { .. } => Needs::CARDS,
            Effect::Lose { .. } | Effect::Steal { .. } => Needs::POINTS,
            Effect::Ransom { .. } => Needs::POINTS.and(Needs::CARDS),
            Effect::Kill { .. } | Effect::Cull { .. } | Effect::Banish { .. } => Needs::PREY,
            Effect::Bar { .. } => Needs::FREE,
            Effect::Dominate { .. } => Needs::PUPPET,
            _ => Needs::SECT,
        }
    }
}
