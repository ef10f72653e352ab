//! A bot at a table of any game.

use std::sync::{Arc, Mutex, PoisonError};

use cenacle_table::{AnyTable, Game, Seat, Seed, Table, Viewer};

use crate::{Bot, BotSpec, Question};

/// What is left of a bot once its game is forgotten.
type Choose = dyn Fn(&dyn AnyTable) -> Option<usize> + Send + Sync;
/// A decision to be thought about anywhere.
type Ask = dyn Fn(&dyn AnyTable) -> Option<Thinking> + Send + Sync;

/// A question that a bot has taken away from the table to think about, on any thread.
pub type Thinking = Box<dyn FnOnce() -> usize + Send>;

/// A bot that sits at a table behind its common face.
pub struct SeatedBot {
    seat: Seat,
    choose: Box<Choose>,
    ask: Box<Ask>,
}

impl SeatedBot {
    /// Sits a bot at a seat of a table of the game `G`.
    #[must_use]
    pub fn new<G: Game>(spec: BotSpec, seed: &Seed, seat: Seat) -> SeatedBot {
        let bot: Arc<Mutex<Box<dyn Bot<G>>>> = Arc::new(Mutex::new(spec.sit(seed, seat)));
        let thinker = bot.clone();
        let choose = move |table: &dyn AnyTable| {
            let table = table.as_any().downcast_ref::<Table<G>>()?;
            let legal = table.legal(seat);
            let question = Question::new(&**table.game(), table.position(), seat, &legal);
            (!legal.is_empty()).then(|| bot.lock().unwrap_or_else(PoisonError::into_inner).choose(&question))
        };
        let ask = move |table: &dyn AnyTable| {
            let table = table.as_any().downcast_ref::<Table<G>>()?;
            let (game, legal) = (table.game().clone(), table.legal(seat));
            if legal.is_empty() {
                return None;
            }
            let view = game.view(table.position(), Viewer::Seat(seat));
            let bot = thinker.clone();
            let think = move || {
                let question = Question::knowing(&*game, &view, seat, &legal);
                bot.lock().unwrap_or_else(PoisonError::into_inner).choose(&question)
            };
            Some(Box::new(think) as Thinking)
        };
        SeatedBot { seat, choose: Box::new(choose), ask: Box::new(ask) }
    }

    /// Where it sits.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The place in its seat's legal list of what it decides for; `None` if the seat has nothing to decide, or
    /// another game is on the table.
    #[must_use]
    pub fn choose(&self, table: &dyn AnyTable) -> Option<usize> {
        (self.choose)(table)
    }

    /// The question of the moment with all the seat may know, to be thought about elsewhere; `None` if the seat has
    /// nothing to decide, or another game is on the table.
    #[must_use]
    pub fn ask(&self, table: &dyn AnyTable) -> Option<Thinking> {
        (self.ask)(table)
    }
}

impl std::fmt::Debug for SeatedBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SeatedBot").field("seat", &self.seat).finish_non_exhaustive()
    }
}
