//! Who takes part.

use cenacle_bots::{Bot, BotSpec};
use cenacle_table::{Evaluator, Game, Seat, Seed};

/// Somebody who takes part in an arena or a balance report: whoever can be sat at a seat of the game.
pub trait Entrant<G: Game>: Sync {
    /// The name in reports; entrants of one arena have different ones.
    fn name(&self) -> String;

    /// Sits down. The bot's own choices follow from this seed and seat.
    fn sit(&self, seed: &Seed, seat: Seat) -> Box<dyn Bot<G>>;
}

impl<G: Evaluator> Entrant<G> for BotSpec {
    fn name(&self) -> String {
        self.to_string()
    }

    fn sit(&self, seed: &Seed, seat: Seat) -> Box<dyn Bot<G>> {
        BotSpec::sit(*self, seed, seat)
    }
}
