//! Bots of the house, asked from Python.

use std::sync::{Arc, Mutex, PoisonError, atomic::AtomicBool};

use cenacle_bots::BotSpec;
use cenacle_table::Seat;
use pyo3::prelude::*;

use super::{Game, play::AnyBot, waiting};
use crate::{
    errors::{guarded, wrong},
    shelf,
};

/// A bot at a seat: it keeps what it thought from one question to the next.
#[pyclass(module = "cenacle._cenacle")]
pub(crate) struct Bot {
    spec: BotSpec,
    seed: String,
    /// Where it sits, once it was asked for the first time.
    sits: Option<Sits>,
}

/// At which game, at which seat, and the bot itself, which may be thinking elsewhere.
type Sits = (&'static str, Seat, Arc<Mutex<Box<dyn AnyBot>>>);

#[pymethods]
impl Bot {
    #[new]
    fn new(spec: &str, seed: &str) -> PyResult<Bot> {
        Ok(Bot { spec: spec.parse().map_err(wrong)?, seed: seed.to_owned(), sits: None })
    }

    #[getter]
    fn spec(&self) -> String {
        self.spec.to_string()
    }

    /// The number of the action that it would take.
    #[pyo3(signature = (game, seat=None))]
    fn choose(&mut self, py: Python<'_>, game: &Game, seat: Option<i64>) -> PyResult<u32> {
        guarded(|| {
            let seat = game.asked(seat)?;
            let id = game.play.id();
            let sits = self.sits.as_ref().filter(|(sits_at, of, _)| *sits_at == id && *of == seat);
            let bot = match sits {
                Some((_, _, bot)) => bot.clone(),
                None => {
                    let bot = Arc::new(Mutex::new(game.play.sit(self.spec, shelf::seed(&self.seed), seat)));
                    self.sits = Some((id, seat, bot.clone()));
                    bot
                }
            };
            if self.spec == BotSpec::Random {
                let mut bot = bot.lock().unwrap_or_else(PoisonError::into_inner);
                return bot.choose(&*game.play, seat).map_err(wrong);
            }
            let copy = game.play.copy();
            let think = move || bot.lock().unwrap_or_else(PoisonError::into_inner).choose(&*copy, seat);
            waiting::wait(py, Box::new(move |_: &AtomicBool| think()))?.map_err(wrong)
        })
    }
}
