//! An attack and all that comes of it.

use cenacle_table::Seat;
use serde::{Deserialize, Serialize};

use crate::{Face, Skill, Verdict};

/// At whom an attack may be aimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aims {
    /// Any sect but the attacker's.
    Others,
    /// Any sect but this one; not the attacker himself.
    NotAt(Seat),
    /// This sect alone.
    Only(Seat),
}

/// An attack that is being fought out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Duel {
    /// Brutality or Conjuring.
    pub skill: Skill,
    /// The card; none if the attacker is led by a spell.
    pub face: Option<Face>,
    /// The sect that attacks.
    pub attacker: Seat,
    /// The cultist who attacks.
    pub member: u8,
    /// Who rolls for him, and gets the points.
    pub roller: Seat,
    /// At whom it may be aimed.
    pub aims: Aims,
    /// The sect that is attacked, once it is chosen.
    pub target: Option<Seat>,
    /// The cultists who are attacked.
    pub victims: [u8; 2],
    /// How many of them.
    pub aimed: u8,
    /// What the attack came to.
    pub verdict: Option<Verdict>,
    /// The beast has turned on its master.
    pub turned: bool,
    /// Those of its master's cultists upon whom it has fallen, one bit each.
    pub bitten: u32,
    /// The one who faces it now, or who counters.
    pub facing: u8,
    /// The attacker keeps the card.
    pub kept: bool,
}

impl Duel {
    /// The sect that is attacked.
    #[inline]
    #[must_use]
    pub fn foe(&self) -> Seat {
        self.target.unwrap_or(self.attacker)
    }

    /// Whether this is one of its targets already.
    #[inline]
    #[must_use]
    pub fn is_aimed_at(&self, seat: Seat, member: u8) -> bool {
        self.target == Some(seat) && self.victims[..usize::from(self.aimed)].contains(&member)
    }

    /// Whether the attack got through, so that the defence decides between life and death.
    #[inline]
    #[must_use]
    pub fn hits(&self) -> bool {
        matches!(self.verdict, Some(Verdict::Passes | Verdict::Shreds))
    }
}
