//! One game at a time.

mod bot;
mod picture;
pub(crate) mod play;
mod reading;
mod waiting;

use std::{collections::BTreeMap, sync::atomic::AtomicBool};

use cenacle_bots::BotSpec;
use cenacle_table::{
    Evaluator, Lang, Record, Seat, Viewer,
    any::Opened,
    encoding::{Encoded, Reward},
};
use numpy::PyArray1;
use pyo3::prelude::*;

use crate::{
    errors::{IllegalAction, guarded, wrong},
    shelf::{self, WithGame, with_game},
};

pub(crate) use bot::Bot;
use picture::Look;
use play::{AnyPlay, Play};
pub(crate) use reading::{Reading, read};

/// A game that is played step by step.
#[pyclass(module = "cenacle._cenacle")]
pub(crate) struct Game {
    pub(crate) play: Box<dyn AnyPlay>,
}

struct Begin {
    players: Option<u8>,
    options: BTreeMap<String, String>,
    seed: String,
}

impl WithGame for Begin {
    type Output = Box<dyn AnyPlay>;

    fn with<G: Evaluator + Encoded>(self, opened: &'static Opened<G>) -> PyResult<Box<dyn AnyPlay>> {
        let options = shelf::options::<G>(self.players, &self.options)?;
        Ok(Box::new(Play::begin(opened, options, shelf::seed(&self.seed)).map_err(wrong)?))
    }
}

/// A game played again from its record, every check in it verified.
#[pyfunction]
#[pyo3(signature = (text, inputs=None))]
pub(crate) fn replay(text: &str, inputs: Option<usize>) -> PyResult<Game> {
    struct Replay<'a>(&'a Record, &'a str, Option<usize>);
    impl WithGame for Replay<'_> {
        type Output = Box<dyn AnyPlay>;

        fn with<G: Evaluator + Encoded>(self, opened: &'static Opened<G>) -> PyResult<Box<dyn AnyPlay>> {
            let Replay(record, text, inputs) = self;
            Ok(Box::new(Play::replay(opened, record, text, inputs, |_, _, _, _| {}).map_err(wrong)?))
        }
    }
    guarded(|| {
        let record = Record::parse(text).map_err(wrong)?;
        Ok(Game { play: with_game(&record.header.game, Replay(&record, text, inputs))? })
    })
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game, players, options, seed))]
    fn new(game: &str, players: Option<u8>, options: BTreeMap<String, String>, seed: &str) -> PyResult<Game> {
        guarded(|| Ok(Game { play: with_game(game, Begin { players, options, seed: seed.to_owned() })? }))
    }

    /// The name of the game.
    #[getter]
    fn id(&self) -> &'static str {
        self.play.id()
    }

    #[getter]
    fn players(&self) -> usize {
        self.play.players()
    }

    /// Who is asked next; nobody once the game is over.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.play.seat().map(Seat::index)
    }

    /// All seats that may decide now: several where they decide at the same time.
    #[getter]
    fn to_act(&self) -> Vec<usize> {
        self.play.to_act().map(Seat::index).collect()
    }

    #[getter]
    fn over(&self) -> bool {
        self.play.outcome().is_some() || self.play.seat().is_none()
    }

    /// How many decisions were taken.
    #[getter]
    fn decisions(&self) -> usize {
        self.play.decisions()
    }

    #[pyo3(signature = (seat=None))]
    fn legal(&self, py: Python<'_>, seat: Option<i64>) -> PyResult<Py<PyArray1<u32>>> {
        guarded(|| {
            let seat = self.asked(seat)?;
            Ok(PyArray1::from_slice(py, &self.play.legal(seat)).unbind())
        })
    }

    /// The same as a list that is sorted; empty for a seat that is not asked.
    fn sorted(&self, seat: i64) -> PyResult<Vec<u32>> {
        guarded(|| {
            let Some(seat) = self.maybe(Some(seat))? else { return Ok(Vec::new()) };
            let mut numbers = self.play.legal(seat).into_owned();
            numbers.sort_unstable();
            Ok(numbers)
        })
    }

    #[pyo3(signature = (seat=None))]
    fn mask(&self, py: Python<'_>, seat: Option<i64>) -> PyResult<Py<PyArray1<i8>>> {
        guarded(|| {
            let mut mask = vec![0_i8; self.play.actions()];
            // Nobody else may do anything.
            if let Some(seat) = self.maybe(seat)? {
                self.play.legal(seat).iter().for_each(|number| mask[*number as usize] = 1);
            }
            Ok(PyArray1::from_vec(py, mask).unbind())
        })
    }

    /// What a seat may know, as bytes.
    #[pyo3(signature = (seat=None))]
    fn observation(&self, py: Python<'_>, seat: Option<i64>) -> PyResult<Py<PyArray1<u8>>> {
        guarded(|| {
            let viewer = self.eyes(seat)?;
            Ok(PyArray1::from_vec(py, self.play.observation(viewer)).unbind())
        })
    }

    /// The same as numbers from 0 to 1.
    #[pyo3(signature = (seat=None))]
    fn observation_f32(&self, py: Python<'_>, seat: Option<i64>) -> PyResult<Py<PyArray1<f32>>> {
        guarded(|| {
            let viewer = self.eyes(seat)?;
            Ok(PyArray1::from_vec(py, self.play.observation_f32(viewer)).unbind())
        })
    }

    /// Everything of the game, as somebody sees it who sees all.
    fn state(&self, py: Python<'_>) -> PyResult<Py<PyArray1<u8>>> {
        guarded(|| Ok(PyArray1::from_vec(py, self.play.observation(Viewer::Omniscient)).unbind()))
    }

    /// A seat takes an action.
    #[pyo3(signature = (action, seat=None))]
    fn apply(&mut self, action: i64, seat: Option<i64>) -> PyResult<()> {
        guarded(|| {
            let seat = self.asked(seat)?;
            self.play.apply(seat, a_number(action)?).map_err(IllegalAction::new_err)
        })
    }

    /// An action as a record writes it.
    #[pyo3(signature = (number, seat=None))]
    fn action(&self, number: i64, seat: Option<i64>) -> PyResult<String> {
        guarded(|| self.play.action(self.asked(seat)?, a_number(number)?).map_err(wrong))
    }

    /// The number of an action that is written as in a record.
    #[pyo3(signature = (action, seat=None))]
    fn number(&self, action: &str, seat: Option<i64>) -> PyResult<u32> {
        guarded(|| self.play.number(self.asked(seat)?, action).map_err(wrong))
    }

    /// What an action does, in words.
    #[pyo3(signature = (number, lang, seat=None))]
    fn label(&self, number: i64, lang: &str, seat: Option<i64>) -> PyResult<String> {
        guarded(|| self.play.label(self.asked(seat)?, a_number(number)?, language(lang)?).map_err(wrong))
    }

    /// The same game once more; what happens to one does not happen to the other.
    fn clone(&self) -> Game {
        Game { play: self.play.copy() }
    }

    /// So that what holds a game can be copied as a whole.
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.clone()
    }

    /// A game in which a seat could be, for all it knows.
    #[pyo3(signature = (seed, seat=None))]
    fn resample(&self, seed: &str, seat: Option<i64>) -> PyResult<Game> {
        guarded(|| Ok(Game { play: self.play.resample(self.eyes(seat)?, shelf::seed(seed)) }))
    }

    /// The record of the game so far.
    fn save(&self) -> PyResult<String> {
        guarded(|| self.play.save().map_err(wrong))
    }

    /// How the game ended, as JSON.
    fn outcome(&self) -> PyResult<Option<String>> {
        guarded(|| {
            let told = |outcome| serde_json::to_string(&outcome).map_err(wrong);
            self.play.outcome().map(told).transpose()
        })
    }

    /// What each seat gets; 0 while the game lasts.
    fn rewards(&self, py: Python<'_>, reward: &str) -> PyResult<Py<PyArray1<f32>>> {
        guarded(|| {
            let known = Reward::ALL.iter().find(|(known, _)| *known == reward);
            let (_, kind) =
                known.ok_or_else(|| wrong(format!("there is no reward {reward:?}; there is win, rank and margin")))?;
            let players = self.play.players();
            let mut rewards = vec![0.0; players];
            if let Some(outcome) = self.play.outcome() {
                for (seat, reward) in rewards.iter_mut().enumerate() {
                    let none = || wrong(format!("{} counts no points, so there is no margin", self.play.id()));
                    *reward = kind.of(&outcome, Seat::new(seat)).ok_or_else(none)?;
                }
            }
            Ok(PyArray1::from_vec(py, rewards).unbind())
        })
    }

    /// What each seat may expect, 0 to 1: of the true position, or on average of some that a seat could be in.
    #[pyo3(signature = (seat, positions, seed))]
    fn evaluate(&self, py: Python<'_>, seat: Option<i64>, positions: u32, seed: &str) -> PyResult<Py<PyArray1<f32>>> {
        guarded(|| {
            let viewer = match seat {
                None => Viewer::Omniscient,
                Some(_) => self.eyes(seat)?,
            };
            // A moment is not worth a thread.
            let work = self.play.evaluate(viewer, positions.max(1), shelf::seed(seed));
            let told =
                if viewer == Viewer::Omniscient { work(&AtomicBool::new(false)) } else { waiting::wait(py, work)? };
            Ok(PyArray1::from_vec(py, told).unbind())
        })
    }

    /// What a bot thinks of the question of the moment, as JSON.
    #[pyo3(signature = (bot, seed, seat=None))]
    fn advise(&self, py: Python<'_>, bot: &str, seed: &str, seat: Option<i64>) -> PyResult<String> {
        guarded(|| {
            let spec: BotSpec = bot.parse().map_err(wrong)?;
            let thinking = self.play.advise(self.asked(seat)?, spec, shelf::seed(seed));
            waiting::wait(py, thinking)
        })
    }

    /// What a seat may know, as JSON.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<i64>) -> PyResult<String> {
        guarded(|| Ok(self.play.view(self.eyes(seat)?)))
    }

    /// The whole position, as JSON.
    fn position(&self) -> PyResult<String> {
        guarded(|| Ok(self.play.position()))
    }

    /// What a viewer sees: `svg`, `narrow` (an SVG for a phone), `text` or `ansi`.
    #[pyo3(signature = (form, lang, width, seat=None))]
    fn render(&self, form: &str, lang: &str, width: usize, seat: Option<i64>) -> PyResult<String> {
        guarded(|| {
            let viewer = match seat {
                None => Viewer::Omniscient,
                Some(seat) if seat < 0 => Viewer::Spectator,
                Some(_) => self.eyes(seat)?,
            };
            let scene = self.play.scene(viewer, language(lang)?);
            picture::draw(&scene, form.parse::<Look>().map_err(wrong)?, width).map_err(wrong)
        })
    }
}

impl Game {
    /// The seat that is meant, of those that are asked.
    fn asked(&self, seat: Option<i64>) -> PyResult<Seat> {
        match self.maybe(seat)? {
            Some(seat) => Ok(seat),
            None => Err(match seat {
                Some(seat) => wrong(format!("seat {seat} is not asked; {:?} is", self.to_act())),
                None => wrong("the game is over: nobody is asked"),
            }),
        }
    }

    /// The same; nobody if he is not asked.
    fn maybe(&self, seat: Option<i64>) -> PyResult<Option<Seat>> {
        let Some(seat) = seat else { return Ok(self.play.seat()) };
        let seat = self.sits(seat)?;
        Ok(self.play.to_act().contains(seat).then_some(seat))
    }

    fn sits(&self, seat: i64) -> PyResult<Seat> {
        let players = self.play.players();
        let known = usize::try_from(seat).ok().filter(|seat| *seat < players);
        known.map(Seat::new).ok_or_else(|| wrong(format!("there is no seat {seat} of {players}")))
    }

    /// The seat through whose eyes is looked: who is asked, or the first one when nobody is.
    fn eyes(&self, seat: Option<i64>) -> PyResult<Viewer> {
        let seat = match seat {
            Some(seat) => self.sits(seat)?,
            None => self.play.seat().unwrap_or_default(),
        };
        Ok(Viewer::Seat(seat))
    }
}

/// The number of an action, as Python gives it.
fn a_number(number: i64) -> PyResult<u32> {
    u32::try_from(number).map_err(|_| wrong(format!("{number} is no action: numbers are from 0 to {}", u32::MAX)))
}

fn language(lang: &str) -> PyResult<Lang> {
    let known = Lang::ALL.into_iter().find(|known| known.to_string() == lang);
    known.ok_or_else(|| wrong(format!("there is no language {lang:?}; there is fr and en")))
}
