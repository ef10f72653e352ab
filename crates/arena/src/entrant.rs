//! Who takes part.

use cenacle_bots::{Bot, BotSpec};
use cenacle_table::{Evaluator, Game, Options, Seat, Seed};

/// Somebody who takes part in an arena or a balance report: whoever can be sat at a seat of the game.
pub trait Entrant<G: Game>: Sync {
    /// The name in reports; entrants of one arena have different ones.
    fn name(&self) -> String;

    /// Sits down at a table with these options. The bot's own choices follow from this seed and seat.
    fn sit(&self, options: &Options, seed: &Seed, seat: Seat) -> Box<dyn Bot<G>>;

    /// Why it did not play the game with this seed at this seat to its end by itself, if so. Bots of the house always do.
    fn failure(&self, _seed: &Seed, _seat: Seat) -> Option<String> {
        None
    }
}

impl<G: Evaluator> Entrant<G> for BotSpec {
    fn name(&self) -> String {
        self.to_string()
    }

    fn sit(&self, _options: &Options, seed: &Seed, seat: Seat) -> Box<dyn Bot<G>> {
        BotSpec::sit(*self, seed, seat)
    }
}
