//! Bots by name.

mod file;
mod parse;

use std::{fmt, num::NonZeroU8};

use cenacle_table::{Chance, Evaluator, Seat, Seed, Stream};

use crate::{Bot, ErrorModel, Greedy, Level, Random, Search};

pub use parse::BotError;

/// A bot as people write it.
///
/// ```text
/// random                      any legal action
/// greedy[:K]                  one decision ahead, on K imagined positions (8)
/// search[:BUDGET][:Tt]        plays on in thought: 2000 (thoughts), 500ms or 1s; on T threads (1s:1t)
/// novice easy medium hard expert
/// ```
///
/// Greedy and search take `:temperature=0.02` (errs by about so much of a win) and `:blunder=0.1` (a tenth of the decisions without
/// thought).
///
/// ```
/// use cenacle_bots::{BotSpec, Level};
/// assert_eq!("random".parse(), Ok(BotSpec::Random));
/// assert_eq!("expert".parse(), Ok(BotSpec::Level(Level::Expert)));
/// // The older names of both are understood.
/// assert_eq!("greedy:heat=0.02:slip=0.1".parse::<BotSpec>().unwrap().to_string(), "greedy:temperature=0.02:blunder=0.1");
/// assert_eq!("search:0.5s:2t".parse::<BotSpec>().unwrap().to_string(), "search:500ms:2t");
/// assert_eq!(
///     "search:0ms".parse::<BotSpec>().unwrap_err().to_string(),
///     "bot `search:0ms`: a budget of nothing; give it time (500ms, 2s) or thoughts (2000)"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotSpec {
    /// Any legal action, each equally likely.
    Random,
    /// What looks best one decision ahead.
    Greedy(GreedySpec),
    /// What turned out best when the game was played on in thought.
    Search(SearchSpec),
    /// A level for people.
    Level(Level),
}

/// How a greedy bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GreedySpec {
    /// Positions it imagines; fewer for questions with many answers.
    pub positions: u32,
    /// How it errs.
    pub error_model: ErrorModel,
}

/// How a search plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SearchSpec {
    /// How long it thinks.
    pub budget: Budget,
    /// On how many threads.
    pub threads: NonZeroU8,
    /// How it errs.
    pub error_model: ErrorModel,
}

/// How long a search thinks about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// So many thoughts: the same decision every time.
    Iterations(u32),
    /// So many milliseconds.
    Millis(u32),
}

impl Default for GreedySpec {
    fn default() -> GreedySpec {
        GreedySpec { positions: 8, error_model: ErrorModel::NONE }
    }
}

impl Default for SearchSpec {
    fn default() -> SearchSpec {
        SearchSpec { budget: Budget::Millis(1000), threads: NonZeroU8::MIN, error_model: ErrorModel::NONE }
    }
}

impl BotSpec {
    /// The names people choose from: the levels, then the kinds.
    pub const NAMES: [&'static str; 8] = ["novice", "easy", "medium", "hard", "expert", "random", "greedy", "search"];

    /// Sits the bot at a seat of the game with this seed. Its own choices come from the seat's stream of the seed, so
    /// that the same game is played again by the same bots, as long as they do not think by the clock.
    #[must_use]
    pub fn sit<G: Evaluator>(self, seed: &Seed, seat: Seat) -> Box<dyn Bot<G>> {
        let chance = Chance::new(seed, Stream::Bot(seat.index() as u8));
        match self {
            BotSpec::Random => Box::new(Random::new(chance)),
            BotSpec::Greedy(spec) => Box::new(Greedy::<G>::new(spec.positions, spec.error_model, chance)),
            BotSpec::Search(spec) => Box::new(Search::<G>::new(spec, seed, seat)),
            BotSpec::Level(level) => level.bot().sit(seed, seat),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy(GreedySpec { positions, error_model }) => {
                f.write_str("greedy")?;
                if *positions != GreedySpec::default().positions {
                    write!(f, ":{positions}")?;
                }
                write!(f, "{error_model}")
            }
            BotSpec::Search(SearchSpec { budget, threads, error_model }) => {
                match budget {
                    Budget::Iterations(iterations) => write!(f, "search:{iterations}")?,
                    Budget::Millis(millis) if millis % 1000 == 0 => write!(f, "search:{}s", millis / 1000)?,
                    Budget::Millis(millis) => write!(f, "search:{millis}ms")?,
                }
                if threads.get() > 1 {
                    write!(f, ":{threads}t")?;
                }
                write!(f, "{error_model}")
            }
            BotSpec::Level(level) => f.write_str(level.name()),
        }
    }
}

/// As it is written after a bot: nothing if it never errs.
impl fmt::Display for ErrorModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.temperature > 0 {
            write!(f, ":temperature={}", f64::from(self.temperature) / 1000.0)?;
        }
        if self.blunder_rate > 0 {
            write!(f, ":blunder={}", f64::from(self.blunder_rate) / 1000.0)?;
        }
        Ok(())
    }
}
