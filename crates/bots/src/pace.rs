//! How long a decision takes where people watch.

use std::time::Duration;

use cenacle_table::{Chance, Evaluator};

use crate::{BotSpec, Level, Question};

/// The time for an answer without a choice, in milliseconds.
const FORCED: f32 = 450.0;
/// What every other answer takes at least,
const GLANCE: f32 = 650.0;
/// what is added if two answers are equally good,
const UNCERTAINTY: f32 = 1600.0;
/// and for each doubling of the number of answers.
const DOUBLING: f32 = 110.0;

impl BotSpec {
    /// How people of its level think compared with those of the middle one: at their turn, and with the glass running.
    const fn tempo(self) -> (f32, f32) {
        match self {
            BotSpec::Level(Level::Novice) => (1.3, 2.2),
            BotSpec::Level(Level::Easy) => (1.15, 1.6),
            BotSpec::Random | BotSpec::Greedy(_) | BotSpec::Search(_) | BotSpec::Level(Level::Medium) => (1.0, 1.25),
            BotSpec::Level(Level::Hard) => (1.0, 1.0),
            BotSpec::Level(Level::Expert) => (0.9, 0.8),
        }
    }

    /// How long a person would take for this answer, if the bot was so unsure of it (0 to 1).
    ///
    /// Where acts take time by the rules of the game ([`Game::pace`](cenacle_table::Game::pace)), they take it here too.
    #[must_use]
    pub fn pace<G: Evaluator>(
        self,
        question: &Question<'_, G>,
        index: usize,
        uncertainty: f32,
        chance: &mut Chance,
    ) -> Duration {
        let game = question.game();
        let (turn, glass) = self.tempo();
        let act = game.pace(&game.resample(question.view(), chance), question.legal()[index]);
        let millis = if act > 0 {
            glass * act as f32
        } else if question.legal().len() == 1 {
            turn * FORCED
        } else {
            turn * (GLANCE + UNCERTAINTY * uncertainty + DOUBLING * (question.legal().len() as f32).log2())
        };
        // Nobody is as regular as a clock.
        let about = 0.8 + 0.4 * chance.below(1000) as f32 / 1000.0;
        Duration::from_millis((millis * about) as u64)
    }
}
