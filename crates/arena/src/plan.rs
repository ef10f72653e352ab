//! What to simulate.

use std::num::NonZeroUsize;

use cenacle_bots::BotSpec;
use cenacle_table::{Options, Seed, Sitter};

/// Which games to play.
#[derive(Clone, Debug)]
pub struct SimPlan {
    /// What the players agreed on, and how many they are.
    pub options: Options,
    /// The bot at each seat.
    pub bots: Vec<BotSpec>,
    /// The seed of the series; game number `i` is played with its derived seed `i`, counted from 0.
    pub seed: Seed,
    /// How many games.
    pub games: u64,
    /// How many threads play them.
    pub threads: NonZeroUsize,
    /// Whether every component is counted after every decision. Debug builds always do.
    pub audit: bool,
    /// The fingerprint of the component data, for the records.
    pub data: String,
}

impl SimPlan {
    /// Who sits at the tables: each bot with its name and seat number.
    #[must_use]
    pub fn sitters(&self) -> Vec<Sitter> {
        let seated = self.bots.iter().enumerate();
        seated.map(|(index, bot)| Sitter::bot(format!("{bot} {}", index + 1), bot.to_string())).collect()
    }
}
