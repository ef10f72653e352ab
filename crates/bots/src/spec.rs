//! Bots by name.

use std::{fmt, str::FromStr};

use cenacle_table::{Chance, Game, Seat, Seed, Stream};
use thiserror::Error;

use crate::{Bot, Random};

/// A bot as people write it: `random`.
///
/// ```
/// use cenacle_bots::BotSpec;
/// assert_eq!("random".parse(), Ok(BotSpec::Random));
/// assert_eq!("chance".parse::<BotSpec>().unwrap_err().to_string(), "there is no bot `chance`; there is random");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotSpec {
    /// Any legal action, each equally likely.
    Random,
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no bot `{asked}`; there is {}", BotSpec::ALL.map(BotSpec::name).join(", "))]
pub struct UnknownBot {
    /// The name asked for.
    pub asked: String,
}

impl BotSpec {
    /// Every bot there is.
    pub const ALL: [BotSpec; 1] = [BotSpec::Random];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            BotSpec::Random => "random",
        }
    }

    /// Sits the bot at a seat of the game with this seed. Its own choices come from the seat's stream of the seed, so
    /// that the same game is played again by the same bots.
    #[must_use]
    pub fn sit<G: Game>(self, seed: &Seed, seat: Seat) -> Box<dyn Bot<G>> {
        let chance = Chance::new(seed, Stream::Bot(seat.index() as u8));
        match self {
            BotSpec::Random => Box::new(Random::new(chance)),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for BotSpec {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<BotSpec, UnknownBot> {
        BotSpec::ALL.into_iter().find(|bot| bot.name() == text).ok_or_else(|| UnknownBot { asked: text.to_owned() })
    }
}
