//! What a game knows about playing well, and what a report counts about it.

use cenacle_scene::{MAX_SEATS, Seat};

use crate::Game;

/// What each seat may expect, 0 to 1 each: its share of the win.
pub type Worth = [f32; MAX_SEATS];

/// How a search plays a position on from where its tree ends.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Playout {
    /// So many decisions, then the position is evaluated; `None` plays to the end.
    pub depth: Option<u32>,
    /// How often a playout follows [`Evaluator::priors`] rather than blind chance, 0 to 1.
    pub guided: f32,
}

/// A game that can be played well: what a bot needs to evaluate it.
///
/// It is asked about whole positions. A bot has none but those it imagined from its own view, so nothing can leak.
pub trait Evaluator: Game {
    /// How a search plays on; whichever measurements favour for this game.
    const PLAYOUT: Playout;

    /// How much of a win a search risks to try what it has tried little. Where one decision moves the chances by a
    /// hundredth, less is more: otherwise a small budget plays what merely looks promising.
    const EXPLORATION: f32 = 0.35;

    /// What each seat may expect of a position, from its score, its means and its threats. Entries of seats that do not
    /// play are 0; those of the others add up to about 1. A finished game is never asked about.
    fn evaluate(&self, position: &Self::Position) -> Worth;

    /// How promising each of the legal actions of `seat` looks at a glance: appends one weight an action, above 0, in the
    /// order of the list. It has to be cheap: playouts draw by it.
    fn priors(&self, position: &Self::Position, seat: Seat, legal: &[Self::Action], out: &mut Vec<f32>);

    /// Whether an action changes nothing for anybody, as far as the seat can tell, or only keeps somebody from beginning: a
    /// bot, however little it thinks, does it only if it can do nothing else. What it merely expects no good of is for
    /// [`evaluate`](Evaluator::evaluate) to say.
    fn is_idle(&self, _position: &Self::Position, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// What a person compares what comes of two decisions by, in the game's words: it gives hints their reasons.
    const FACETS: &'static [Facet] = &[];

    /// How much the seat has of each of the [`FACETS`](Evaluator::FACETS): appends one number a facet, in their order.
    fn facets(&self, _position: &Self::Position, _seat: Seat, _out: &mut Vec<f32>) {}

    /// What a balance report counts of an event: a card that was played, a work that was built.
    fn count_event(&self, _event: &Self::Event, _out: &mut Vec<BalanceCount>) {}

    /// What it counts of a game that has just been set up or has ended: the god a seat served, the board it had.
    fn count_position(&self, _position: &Self::Position, _out: &mut Vec<BalanceCount>) {}
}

/// Something a person counts: talents, altars, what a raid would take.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Facet {
    /// "Three talents more": a message of the game that is given the difference `$n`, 0 if it is less than one half.
    pub more: &'static str,
    /// "Three talents fewer": the same.
    pub less: &'static str,
    /// What one of it is worth beside one of the others; below 0 where less is better.
    pub worth: f32,
}

/// A seat had or did something that may have to do with its winning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct BalanceCount {
    /// Whose it was.
    pub seat: Seat,
    /// What sort of thing: a message key of the game, "note-god".
    pub group: &'static str,
    /// Which one: a message key of the game.
    pub what: &'static str,
}
