//! Bots: players that decide by themselves, for any game, from what their seat may know.
//!
//! A [`Bot`] is asked with a [`Question`], which shows it the legal actions and its seat's view and nothing else:
//! the position is in there, but the type has no way to it. A [`BotSpec`] is a bot by name, as people write it;
//! a [`SeatedBot`] plays at a table without knowing which game is on it.

mod bot;
mod random;
mod seated;
mod spec;

pub use bot::{Bot, Question};
pub use random::Random;
pub use seated::{SeatedBot, Thinking};
pub use spec::{BotSpec, UnknownBot};
