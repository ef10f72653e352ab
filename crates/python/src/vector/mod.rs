//! Many games of one kind at once, in NumPy buffers that stay where they are.

mod engine;
mod rows;

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use cenacle_table::{
    Chance, Evaluator, GameExt, Log, Next, Options, Seat, Stream, Viewer, VirtualClock,
    any::Opened,
    encoding::{Encoded, Reward},
};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;

use crate::{
    errors::{IllegalAction, guarded, wrong},
    shelf::{self, WithGame, with_game},
    single::Game,
};

use engine::{AnyEngine, Engine, Setup};
use rows::{Observations, Rows, Widths};

/// Games that are carried on between two looks at whether somebody wants to stop: at first, and at least.
const BATCH: usize = 256;
/// How long that should take at least, and at most.
const GLANCE: (Duration, Duration) = (Duration::from_millis(8), Duration::from_millis(25));

/// `n` games of one kind. `step` advances each by one decision, on several threads and without the interpreter's lock, and writes what
/// came of it into the same arrays every time. A game that is over begins anew by itself.
#[pyclass(module = "cenacle._cenacle")]
pub(crate) struct Vector {
    engine: Box<dyn AnyEngine>,
    widths: Widths,
    n: usize,
    /// An advance was broken off: some games have decided and some have not.
    broken: bool,
    /// How many games are carried on at once.
    batch: usize,
    observation: Observed,
    #[pyo3(get)]
    mask: Py<PyArray2<u8>>,
    #[pyo3(get)]
    reward: Py<PyArray2<f32>>,
    #[pyo3(get)]
    done: Py<PyArray1<u8>>,
    #[pyo3(get)]
    truncated: Py<PyArray1<u8>>,
    #[pyo3(get)]
    seat: Py<PyArray1<i32>>,
    #[pyo3(get)]
    chosen: Py<PyArray2<i32>>,
    #[pyo3(get)]
    actions: Py<PyArray1<i64>>,
}

enum Observed {
    Bytes(Py<PyArray2<u8>>),
    Floats(Py<PyArray2<f32>>),
    Nothing,
}

struct Make {
    n: usize,
    players: Option<u8>,
    options: BTreeMap<String, String>,
    setup: Setup,
}

impl WithGame for Make {
    type Output = (Box<dyn AnyEngine>, Widths);

    fn with<G: Evaluator + Encoded>(self, opened: &'static Opened<G>) -> PyResult<Self::Output> {
        let options = shelf::options::<G>(self.players, &self.options)?;
        let fields = shelf::fields(&**opened.game(), &options)?;
        if self.setup.reward == Reward::Margin && !counts_points(&**opened.game(), &options) {
            let id = G::about().id;
            return Err(wrong(format!("{id} counts no points, so there is no margin; there is win and rank")));
        }
        let widths = Widths {
            fields: fields.len(),
            mask: if self.setup.factored { G::ACTIONS.widest() } else { G::ACTIONS.len() },
            players: options.players.into(),
            chosen: if self.setup.factored { G::ACTIONS.depth() + 1 } else { 0 },
        };
        let n = self.n;
        let engine = Engine::<G>::new(opened, options, n, self.setup);
        let engine = engine.ok_or_else(|| wrong(format!("there is no memory for {n} games of {}", G::about().id)))?;
        Ok((Box::new(engine), widths))
    }
}

/// Whether points are counted: a game played to its end tells.
fn counts_points<G: Encoded>(game: &G, options: &Options) -> bool {
    let mut chance = Chance::new(&shelf::seed("points"), Stream::Game);
    let Ok(mut position) = game.setup(options, &mut chance, &mut Log::silent()) else { return false };
    let (mut clock, mut legal) = (VirtualClock::default(), Vec::new());
    loop {
        match clock.next(game, &position) {
            Next::Over => return game.outcome(&position).is_some_and(|outcome| !outcome.scores.is_empty()),
            Next::Expiry(timer) => game.expire(&mut position, timer, &mut chance, &mut Log::silent()),
            Next::Decision(seat) => {
                legal.clear();
                game.legal(&position, seat, &mut legal);
                let action = *chance.pick(&legal);
                game.carry_out(&mut position, seat, action, &mut chance, &mut Log::silent());
            }
        }
    }
}

fn reward(name: &str) -> PyResult<Reward> {
    let known = Reward::ALL.iter().find(|(known, _)| *known == name).map(|(_, reward)| *reward);
    known.ok_or_else(|| wrong(format!("there is no reward {name:?}; there is win, rank and margin")))
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (game, n, players, options, seed, observation, reward, threads, skip_forced, factored, auto_reset))]
    #[expect(clippy::too_many_arguments, reason = "the package names and explains them")]
    fn new(
        py: Python<'_>,
        game: &str,
        n: usize,
        players: Option<u8>,
        options: BTreeMap<String, String>,
        seed: &str,
        observation: &str,
        reward: &str,
        threads: usize,
        skip_forced: bool,
        factored: bool,
        auto_reset: bool,
    ) -> PyResult<Vector> {
        guarded(|| {
            if n == 0 {
                return Err(wrong("n is 0; at least one game is played"));
            }
            let (seed, reward, threads) = (shelf::seed(seed), self::reward(reward)?, threads.max(1));
            let setup = Setup { seed, reward, threads, skip_forced, factored, auto_reset };
            let (engine, widths) = with_game(game, Make { n, players, options, setup })?;
            let observation = match observation {
                "u8" => Observed::Bytes(PyArray2::zeros(py, [n, widths.fields], false).unbind()),
                "f32" => Observed::Floats(PyArray2::zeros(py, [n, widths.fields], false).unbind()),
                "none" => Observed::Nothing,
                other => return Err(wrong(format!("there is no observation {other:?}; there is u8, f32 and none"))),
            };
            let mut vector = Vector {
                engine,
                widths,
                n,
                broken: false,
                batch: BATCH,
                observation,
                mask: PyArray2::zeros(py, [n, widths.mask], false).unbind(),
                reward: PyArray2::zeros(py, [n, widths.players], false).unbind(),
                done: PyArray1::zeros(py, n, false).unbind(),
                truncated: PyArray1::zeros(py, n, false).unbind(),
                seat: PyArray1::zeros(py, n, false).unbind(),
                chosen: PyArray2::zeros(py, [n, widths.chosen], false).unbind(),
                actions: PyArray1::zeros(py, n, false).unbind(),
            };
            vector.begin(py, None)?;
            Ok(vector)
        })
    }

    #[getter]
    fn observation(&self, py: Python<'_>) -> Py<PyAny> {
        match &self.observation {
            Observed::Bytes(array) => array.clone_ref(py).into_any(),
            Observed::Floats(array) => array.clone_ref(py).into_any(),
            Observed::Nothing => py.None(),
        }
    }

    fn __len__(&self) -> usize {
        self.n
    }

    /// Bytes that a game takes, its rows in the arrays included.
    #[getter]
    fn bytes_a_game(&self) -> usize {
        let values = match self.observation {
            Observed::Bytes(_) => 1,
            Observed::Floats(_) => 4,
            Observed::Nothing => 0,
        };
        self.engine.bytes() / self.n
            + self.widths.fields * values
            + self.widths.mask
            + 4 * (self.widths.players + self.widths.chosen)
            + 4 * 2
            + 8
            + 2
    }

    /// Decisions so far, those that were forced among them.
    #[getter]
    fn decisions(&self) -> u64 {
        self.engine.decisions()
    }

    /// Games that were played to their end.
    #[getter]
    fn games(&self) -> u64 {
        self.engine.games()
    }

    /// Every game begins anew.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<&str>) -> PyResult<()> {
        guarded(|| self.begin(py, seed))
    }

    /// Each game takes its action.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        guarded(|| {
            if self.broken {
                return Err(wrong("the last step was broken off: call reset() first"));
            }
            let actions = actions.as_slice().map_err(|_| wrong("the actions do not lie one beside the other"))?;
            if actions.len() != self.n {
                return Err(wrong(format!("{} actions for {} games", actions.len(), self.n)));
            }
            if let Some(at) = self.engine.first_illegal(actions) {
                let why = self.engine.why_not(at, actions[at]);
                return Err(IllegalAction::new_err(format!("game {at}: {why}")));
            }
            self.broken = true;
            self.each_batch(py, |engine, from, rows| {
                let count = rows.len();
                engine.advance(from, &actions[from..from + count], rows)
            })?;
            self.broken = false;
            Ok(())
        })
    }

    /// An action for each game, any of the legal ones with the same chance.
    fn sample(&mut self, py: Python<'_>) -> PyResult<Py<PyArray1<i64>>> {
        guarded(|| {
            let mut actions = self.actions.bind(py).readwrite();
            let slice = actions.as_slice_mut().map_err(|_| wrong("the actions do not lie one beside the other"))?;
            self.engine.sample(slice);
            Ok(self.actions.clone_ref(py))
        })
    }

    /// What a seat of a game may know, as a new row; without a seat, everything.
    #[pyo3(signature = (game, seat=None))]
    fn observe(&self, py: Python<'_>, game: i64, seat: Option<i64>) -> PyResult<Py<PyAny>> {
        guarded(|| {
            let game = self.place(game)?;
            let players = self.widths.players;
            let viewer = match seat.map(usize::try_from) {
                None => Viewer::Omniscient,
                Some(Ok(seat)) if seat < players => Viewer::Seat(Seat::new(seat)),
                Some(_) => return Err(wrong(format!("there is no seat {} of {players}", seat.unwrap_or_default()))),
            };
            if let Observed::Floats(_) = self.observation {
                let mut row = vec![0.0; self.widths.fields];
                self.engine.observe(game, viewer, &mut Observations::Floats(&mut row));
                return Ok(PyArray1::from_vec(py, row).into_any().unbind());
            }
            let mut row = vec![0; self.widths.fields];
            self.engine.observe(game, viewer, &mut Observations::Bytes(&mut row));
            Ok(PyArray1::from_vec(py, row).into_any().unbind())
        })
    }

    /// One of the games as it is, to be played by itself.
    fn fork(&self, game: i64) -> PyResult<Game> {
        let game = self.place(game)?;
        guarded(|| Ok(Game { play: self.engine.fork(game) }))
    }

    /// The legal actions of a game: their numbers, in the order of the legal list.
    fn legal(&self, py: Python<'_>, game: i64) -> PyResult<Py<PyArray1<u32>>> {
        let game = self.place(game)?;
        Ok(PyArray1::from_slice(py, self.engine.legal(game)).unbind())
    }
}

impl Vector {
    /// A game of these, by its place.
    fn place(&self, game: i64) -> PyResult<usize> {
        let known = usize::try_from(game).ok().filter(|game| *game < self.n);
        known.ok_or_else(|| wrong(format!("there is no game {game} of {}", self.n)))
    }

    fn begin(&mut self, py: Python<'_>, seed: Option<&str>) -> PyResult<()> {
        self.broken = true;
        self.engine.reseed(seed.map(shelf::seed));
        self.mask.bind(py).readwrite().as_slice_mut().map_err(|_| moved())?.fill(0);
        self.each_batch(py, |engine, from, rows| engine.begin(from, rows))?;
        self.broken = false;
        Ok(())
    }

    /// Does something with all games, some milliseconds at a time, and looks between whether somebody wants to stop.
    fn each_batch(
        &mut self,
        py: Python<'_>,
        mut work: impl FnMut(&mut dyn AnyEngine, usize, Rows<'_>) -> Result<(), String> + Send,
    ) -> PyResult<()> {
        let mut mask = self.mask.bind(py).readwrite();
        let mut reward = self.reward.bind(py).readwrite();
        let mut done = self.done.bind(py).readwrite();
        let mut truncated = self.truncated.bind(py).readwrite();
        let mut seat = self.seat.bind(py).readwrite();
        let mut chosen = self.chosen.bind(py).readwrite();
        let mut bytes =
            if let Observed::Bytes(array) = &self.observation { Some(array.bind(py).readwrite()) } else { None };
        let mut floats =
            if let Observed::Floats(array) = &self.observation { Some(array.bind(py).readwrite()) } else { None };
        let observation = match (&mut bytes, &mut floats) {
            (Some(bytes), _) => Observations::Bytes(bytes.as_slice_mut().map_err(|_| moved())?),
            (_, Some(floats)) => Observations::Floats(floats.as_slice_mut().map_err(|_| moved())?),
            _ => Observations::Nothing,
        };
        let mut rows = Rows {
            widths: self.widths,
            observation,
            mask: mask.as_slice_mut().map_err(|_| moved())?,
            reward: reward.as_slice_mut().map_err(|_| moved())?,
            done: done.as_slice_mut().map_err(|_| moved())?,
            truncated: truncated.as_slice_mut().map_err(|_| moved())?,
            seat: seat.as_slice_mut().map_err(|_| moved())?,
            chosen: chosen.as_slice_mut().map_err(|_| moved())?,
        };
        let engine = &mut *self.engine;
        let mut from = 0;
        while from < self.n {
            let count = self.batch.min(self.n - from);
            let (batch, rest) = rows.split(count);
            rows = rest;
            let begun = Instant::now();
            py.detach(|| work(engine, from, batch)).map_err(wrong)?;
            let took = begun.elapsed();
            if took > GLANCE.1 {
                self.batch = (self.batch / 2).max(BATCH);
            } else if took < GLANCE.0 && count == self.batch {
                self.batch *= 2;
            }
            py.check_signals()?;
            from += count;
        }
        Ok(())
    }
}

fn moved() -> PyErr {
    wrong("an array of this vector is no longer in one piece")
}
