//! Three dice: what a roll is made of, what it comes to, and how likely that is.

use cenacle_table::Seat;
use serde::{Deserialize, Serialize};

use crate::Skill;

/// All throws of three dice.
pub const THROWS: u16 = 216;

/// How many of the 216 throws come to each sum, from 0.
const WAYS: [u16; 19] = [0, 0, 0, 1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];

/// How many of them come to each sum or less.
const UP_TO: [u16; 19] = {
    let mut up_to = WAYS;
    let mut sum = 1;
    while sum < up_to.len() {
        up_to[sum] += up_to[sum - 1];
        sum += 1;
    }
    up_to
};

/// How many of the 216 throws come to this sum or less.
#[inline]
#[must_use]
pub const fn at_most(sum: i8) -> u16 {
    match sum {
        ..3 => 0,
        3..18 => UP_TO[sum as usize],
        18.. => THROWS,
    }
}

/// What a roll comes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// 3 to 5.
    Shreds,
    /// Within the threshold.
    Passes,
    /// Above the threshold.
    Fails,
    /// 16 to 18.
    Fumbles,
}

/// What is rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Throw {
    Attack,
    /// The defence of the target of this number.
    Defence(u8),
    Counter(Skill),
    /// A cultist defends against his own beast.
    Turned,
    /// The test of a Sorcery or an Event.
    Test,
    /// The summoning of the god.
    God,
}

/// A roll, with all that makes up its threshold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roll {
    pub throw: Throw,
    pub by: Seat,
    /// Skill, or the figure of a card.
    pub base: i8,
    /// Modifier of the cultist.
    pub cultist: i8,
    /// Modifier of the card.
    pub card: i8,
    /// The favour of the stars.
    pub favour: i8,
    /// What lasting cards add or take.
    pub lasting: i8,
    /// The bonus of a counter-attack.
    pub edge: i8,
    /// Bonus bought with points.
    pub bought: i8,
    /// Only half of the sum counts, rounded up.
    pub halved: bool,
    /// The dice must stay below the sum.
    pub below: bool,
    /// The dice, 0 before they are thrown.
    pub dice: [u8; 3],
    /// What it came to, once that is sure.
    pub verdict: Option<Verdict>,
}

impl Roll {
    /// A roll for nothing yet.
    #[must_use]
    pub const fn new(throw: Throw, by: Seat, base: i8) -> Roll {
        Roll {
            throw,
            by,
            base,
            cultist: 0,
            card: 0,
            favour: 0,
            lasting: 0,
            edge: 0,
            bought: 0,
            halved: false,
            below: false,
            dice: [0; 3],
            verdict: None,
        }
    }

    /// The sum of all that makes it up, with so much more bought.
    #[inline]
    #[must_use]
    pub const fn sum(&self) -> i8 {
        let parts = [self.base, self.cultist, self.card, self.favour, self.lasting, self.edge, self.bought];
        let (mut sum, mut part) = (0_i16, 0);
        while part < parts.len() {
            sum += parts[part] as i16;
            part += 1;
        }
        // More than that changes nothing with three dice.
        if sum > 100 {
            100
        } else if sum < -100 {
            -100
        } else {
            sum as i8
        }
    }

    /// The highest roll that passes.
    #[inline]
    #[must_use]
    pub const fn threshold(&self) -> i8 {
        let sum = self.sum();
        let sum = if self.halved { (sum + 1).div_euclid(2) } else { sum };
        if self.below { sum - 1 } else { sum }
    }

    /// The same with this bonus bought.
    #[inline]
    #[must_use]
    pub const fn buying(mut self, bonus: u8) -> Roll {
        self.bought = self.bought.saturating_add_unsigned(bonus);
        self
    }

    /// Whether shredding and fumbling have no meaning for it. `[counter.plain]`
    #[inline]
    #[must_use]
    pub const fn is_plain(&self) -> bool {
        matches!(self.throw, Throw::Counter(_))
    }

    /// The pips thrown.
    #[inline]
    #[must_use]
    pub const fn thrown(&self) -> i8 {
        (self.dice[0] + self.dice[1] + self.dice[2]) as i8
    }

    /// What this many pips come to. `[roll.shreds] [roll.fumbles]`
    #[inline]
    #[must_use]
    pub const fn evaluate(&self, pips: i8, shreds: i8, fumbles: i8) -> Verdict {
        if !self.is_plain() && pips <= shreds {
            Verdict::Shreds
        } else if !self.is_plain() && pips >= fumbles {
            Verdict::Fumbles
        } else if pips <= self.threshold() {
            Verdict::Passes
        } else {
            Verdict::Fails
        }
    }

    /// How many of the 216 throws shred, pass, fail and fumble.
    #[must_use]
    pub const fn odds(&self, shreds: i8, fumbles: i8) -> [u16; 4] {
        let within = at_most(self.threshold());
        if self.is_plain() {
            return [0, within, THROWS - within, 0];
        }
        // What shreds does so whatever the threshold, and so does what fumbles.
        let (shred, safe) = (at_most(shreds), at_most(fumbles - 1));
        let safe = if safe > shred { safe } else { shred };
        let passes = if within < shred {
            shred
        } else if within > safe {
            safe
        } else {
            within
        };
        [shred, passes - shred, safe - passes, THROWS - safe]
    }

    /// How many of the 216 throws do what the roller wants.
    #[must_use]
    pub const fn good(&self, shreds: i8, fumbles: i8) -> u16 {
        let odds = self.odds(shreds, fumbles);
        odds[0] + odds[1]
    }
}
