//! Standing answers: what a seat says before it is asked, so that the table need not wait for it.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// What can be answered beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Dodging.
    Dodge,
    /// The elder sign.
    Sign,
    /// The bluff.
    Bluff,
    /// The counter-attack.
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

    /// Sets an answer.
    pub const fn set(&mut self, reaction: Reaction, answer: Answer) {
        self.0[reaction as usize] = answer;
    }
}
