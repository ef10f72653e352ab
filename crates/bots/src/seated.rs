//! A bot at a table of any game.

use cenacle_table::{AnyTable, Game, Seat, Seed, Table};

use crate::{Bot, BotSpec, Question};

/// What is left of a bot once its game is forgotten.
type Choose = dyn FnMut(&dyn AnyTable) -> Option<usize> + Send;

/// A bot that sits at a table behind its common face.
pub struct SeatedBot {
    seat: Seat,
    choose: Box<Choose>,
}

impl SeatedBot {
    /// Sits a bot at a seat of a table of the game `G`.
    #[must_use]
    pub fn new<G: Game>(spec: BotSpec, seed: &Seed, seat: Seat) -> SeatedBot {
        let mut bot: Box<dyn Bot<G>> = spec.sit(seed, seat);
        let choose = move |table: &dyn AnyTable| {
            let table = table.as_any().downcast_ref::<Table<G>>()?;
            let legal = table.legal(seat);
            let question = Question::new(&**table.game(), table.position(), seat, &legal);
            (!legal.is_empty()).then(|| bot.choose(&question))
        };
        SeatedBot { seat, choose: Box::new(choose) }
    }

    /// Where it sits.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The place in its seat's legal list of what it decides for; `None` if the seat has nothing to decide, or
    /// another game is on the table.
    pub fn choose(&mut self, table: &dyn AnyTable) -> Option<usize> {
        (self.choose)(table)
    }
}

impl std::fmt::Debug for SeatedBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SeatedBot").field("seat", &self.seat).finish_non_exhaustive()
    }
}
