//! A game that is played on in thought.

use cenacle_table::{Chance, Evaluator, Game, GameExt, Log, Next, Seat, VirtualClock};

/// Where a position is in the flow of the game.
pub(crate) struct Flow<G: Game> {
    pub(crate) position: G::Position,
    clock: VirtualClock,
}

impl<G: Evaluator> Flow<G> {
    /// Goes on from a position.
    #[inline]
    pub(crate) fn from(game: &G, position: G::Position) -> Flow<G> {
        let clock = VirtualClock::going_on(game, &position, 0);
        Flow { position, clock }
    }

    /// Who decides next; time passes and glasses run out on the way. `None` when the game is over.
    #[inline]
    pub(crate) fn next(&mut self, game: &G, chance: &mut Chance) -> Option<Seat> {
        loop {
            match self.clock.next(game, &self.position) {
                Next::Over => return None,
                Next::Decision(seat) => return Some(seat),
                Next::Expiry(timer) => game.expire(&mut self.position, timer, chance, &mut Log::silent()),
            }
        }
    }

    #[inline]
    pub(crate) fn act(&mut self, game: &G, seat: Seat, action: G::Action, chance: &mut Chance) {
        self.clock.act(game, &self.position, seat, action, chance);
        game.carry_out(&mut self.position, seat, action, chance, &mut Log::silent());
    }
}
