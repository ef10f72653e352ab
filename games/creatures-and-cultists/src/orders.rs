//! Standing answers: what a seat says before it is asked, so that the table need not wait for it.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// What can be answered beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    Dodge,
    /// The elder sign.
    Sign,
    Bluff,
    Counter,
    /// Points on an attack.
    PointsOnAttack,
    /// Points on a defence.
    PointsOnDefence,
    /// Points on a counter-attack.
    PointsOnCounter,
    /// Points on a test of Sorcery, an Event or the summoning.
    PointsOnTest,
}

/// A standing answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The seat is asked each time.
    #[default]
    Ask,
    /// It is asked for leaders, cultists of the top row, and otherwise lets things happen.
    Leaders,
    /// It lets things happen.
    Never,
    /// It reacts whenever it can.
    Always,
}

impl Reaction {
    /// All of them.
    pub const ALL: [Reaction; 8] = [
        Reaction::Dodge,
        Reaction::Sign,
        Reaction::Bluff,
        Reaction::Counter,
        Reaction::PointsOnAttack,
        Reaction::PointsOnDefence,
        Reaction::PointsOnCounter,
        Reaction::PointsOnTest,
    ];

    /// The answers that can be given to it beforehand.
    #[must_use]
    pub const fn answers(self) -> &'static [Answer] {
        match self {
            Reaction::Dodge | Reaction::Sign | Reaction::Bluff => {
                &[Answer::Ask, Answer::Leaders, Answer::Never, Answer::Always]
            }
            Reaction::Counter => &[Answer::Ask, Answer::Never, Answer::Always],
            Reaction::PointsOnAttack
            | Reaction::PointsOnDefence
            | Reaction::PointsOnCounter
            | Reaction::PointsOnTest => &[Answer::Ask, Answer::Never],
        }
    }

    /// The message that names it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Reaction::Dodge => "reaction-dodge",
            Reaction::Sign => "reaction-sign",
            Reaction::Bluff => "reaction-bluff",
            Reaction::Counter => "reaction-counter",
            Reaction::PointsOnAttack => "reaction-points-on-attack",
            Reaction::PointsOnDefence => "reaction-points-on-defence",
            Reaction::PointsOnCounter => "reaction-points-on-counter",
            Reaction::PointsOnTest => "reaction-points-on-test",
        }
    }
}

impl Answer {
    /// All of them.
    pub const ALL: [Answer; 4] = [Answer::Ask, Answer::Leaders, Answer::Never, Answer::Always];

    /// The message that names it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Answer::Ask => "answer-ask",
            Answer::Leaders => "answer-leaders",
            Answer::Never => "answer-never",
            Answer::Always => "answer-always",
        }
    }
}

/// Every answer that can be given to a reaction, as [`Orders::others`] has them.
const ALL_ANSWERS: u32 = {
    let (mut all, mut reaction) = (0, 0);
    while reaction < Reaction::ALL.len() {
        let answers = Reaction::ALL[reaction].answers();
        let mut place = 0;
        while place < answers.len() {
            all |= 1 << (4 * reaction + answers[place] as usize);
            place += 1;
        }
        reaction += 1;
    }
    all
};

/// The standing answers of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Orders([Answer; 8]);

impl Orders {
    /// What is answered to a reaction.
    #[inline]
    #[must_use]
    pub const fn to(&self, reaction: Reaction) -> Answer {
        self.0[reaction as usize]
    }

    /// The answers that could be set instead, one bit each, four for each reaction: see [`Orders::order`].
    #[inline]
    pub(crate) fn others(&self) -> u32 {
        let stand =
            |others: u32, (reaction, stands): (usize, &Answer)| others & !(1 << (4 * reaction + *stands as usize));
        self.0.iter().enumerate().fold(ALL_ANSWERS, stand)
    }

    /// What a bit of them stands for.
    #[inline]
    pub(crate) const fn order(bit: usize) -> (Reaction, Answer) {
        (Reaction::ALL[bit / 4 % 8], Answer::ALL[bit % 4])
    }

    /// Sets an answer.
    pub const fn set(&mut self, reaction: Reaction, answer: Answer) {
        self.0[reaction as usize] = answer;
    }
}
