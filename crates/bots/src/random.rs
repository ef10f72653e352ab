//! The bot that plays anything legal.

use cenacle_table::{Chance, Game};

use crate::{Bot, Question};

/// Plays any legal action, each equally likely.
#[derive(Clone, Debug)]
pub struct Random {
    chance: Chance,
}

impl Random {
    /// A random bot with its own stream.
    #[must_use]
    pub fn new(chance: Chance) -> Random {
        Random { chance }
    }
}

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn choose(&mut self, question: &Question<'_, G>) -> usize {
        self.chance.below(question.legal().len() as u32) as usize
    }

    #[inline]
    fn blind(&mut self) -> Option<&mut Chance> {
        Some(&mut self.chance)
    }
}
