//! Levels for people.

use std::num::NonZeroU8;

use crate::{BotSpec, Budget, ErrorModel, GreedySpec, SearchSpec};

/// How strong a player people want to meet. docs/BOTS.md says how each was measured.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Sees what is good, and often does something else.
    Novice,
    /// Looks one decision ahead and errs now and then.
    Easy,
    /// Looks one decision ahead and does not err.
    Medium,
    /// Plays a thousand games on in thought.
    Hard,
    /// Thinks for a second.
    Expert,
}

impl Level {
    /// From the weakest up.
    pub const ALL: [Level; 5] = [Level::Novice, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// Its name, as a bot's.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// The bot that plays so: its budget and its error model.
    #[must_use]
    pub const fn bot(self) -> BotSpec {
        const fn greedy(positions: u32, temperature: u16, blunder_rate: u16) -> BotSpec {
            BotSpec::Greedy(GreedySpec { positions, error_model: ErrorModel { temperature, blunder_rate } })
        }
        const fn search(budget: Budget, temperature: u16) -> BotSpec {
            BotSpec::Search(SearchSpec {
                budget,
                threads: NonZeroU8::MIN,
                error_model: ErrorModel { temperature, blunder_rate: 0 },
            })
        }
        match self {
            Level::Novice => greedy(1, 60, 250),
            Level::Easy => greedy(2, 20, 80),
            Level::Medium => greedy(8, 0, 0),
            Level::Hard => search(Budget::Iterations(1000), 0),
            Level::Expert => search(Budget::Millis(1000), 0),
        }
    }
}
