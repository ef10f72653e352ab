//! Bots: players that decide by themselves, for any game, from what their seat may know.
//!
//! A [`Bot`] is asked with a [`Question`], which shows it the legal actions and its seat's view and nothing else:
//! the position is in there, but the type has no way to it. A [`BotSpec`] is a bot by name, as people write it;
//! a [`SeatedBot`] plays at a table without knowing which game is on it.

#![expect(
    missing_docs,
    reason = "fields and variants that explain themselves need no comment; crates/kit/tests/docs.rs holds items to it"
)]

mod advice;
mod bot;
mod error_model;
mod flow;
mod greedy;
mod level;
mod pace;
mod random;
mod reasons;
mod search;
mod seated;
mod spec;

use cenacle_table::{MAX_SEATS, Outcome, Worth};

pub use advice::{Advice, Choice, Reason};
pub use bot::{Bot, Question};
pub use error_model::ErrorModel;
pub use greedy::Greedy;
pub use level::Level;
pub use random::Random;
pub use reasons::{Effort, between, changes, fortune, reasons};
pub use search::Search;
pub use seated::{Advising, Estimating, SeatedBot, Thinking, Thought, Weighing, estimate, weigh};
pub use spec::{BotError, BotSpec, Budget, GreedySpec, SearchSpec};

/// What each seat got in the end: its share of the win.
fn outcome_worth(outcome: &Outcome) -> Worth {
    let mut worth = [0.0; MAX_SEATS];
    for seat in outcome.winners {
        worth[seat.index()] = outcome.win_share(seat) as f32;
    }
    worth
}
