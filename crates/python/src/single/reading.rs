//! Records as rows: every decision of a game with what its seat knew and might have done.

use cenacle_table::{Evaluator, Record, Seat, Viewer, any::Opened, encoding::Encoded};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;

use super::{
    Game,
    play::{AnyPlay, Play},
};
use crate::{
    errors::{guarded, wrong},
    shelf::{WithGame, with_game},
};

/// The decisions of a record, one a row.
#[pyclass(module = "cenacle._cenacle", frozen)]
pub(crate) struct Reading {
    /// The game as it stood after the last input.
    #[pyo3(get)]
    game: Py<Game>,
    /// Which input of the record each decision was.
    #[pyo3(get)]
    inputs: Py<PyArray1<u32>>,
    #[pyo3(get)]
    seats: Py<PyArray1<u8>>,
    #[pyo3(get)]
    actions: Py<PyArray1<u32>>,
    /// What might have been done, all rows one after the other, and how many numbers are of each.
    #[pyo3(get)]
    legal: Py<PyArray1<u32>>,
    #[pyo3(get)]
    lengths: Py<PyArray1<u32>>,
    #[pyo3(get)]
    observations: Py<PyArray2<u8>>,
}

#[derive(Default)]
struct Decisions {
    inputs: Vec<u32>,
    seats: Vec<u8>,
    actions: Vec<u32>,
    legal: Vec<u32>,
    lengths: Vec<u32>,
    observations: Vec<u8>,
    width: usize,
}

impl Decisions {
    fn add(&mut self, play: &dyn AnyPlay, input: usize, seat: Seat, number: u32) {
        let legal = play.legal(seat);
        let row = play.observation(Viewer::Seat(seat));
        self.inputs.push(input as u32);
        self.seats.push(seat.index() as u8);
        self.actions.push(number);
        self.lengths.push(legal.len() as u32);
        self.legal.extend_from_slice(&legal);
        self.width = row.len();
        self.observations.extend_from_slice(&row);
    }
}

/// The decisions of a record, every check in it verified.
#[pyfunction]
pub(crate) fn read(py: Python<'_>, text: &str) -> PyResult<Reading> {
    struct Read<'a>(&'a Record, &'a str);
    impl WithGame for Read<'_> {
        type Output = (Box<dyn AnyPlay>, Decisions);

        fn with<G: Evaluator + Encoded>(self, opened: &'static Opened<G>) -> PyResult<Self::Output> {
            let Read(record, text) = self;
            let mut decisions = Decisions::default();
            let play = Play::replay(opened, record, text, None, |play, input, seat, number| {
                decisions.add(play, input, seat, number);
            });
            Ok((Box::new(play.map_err(wrong)?), decisions))
        }
    }
    guarded(|| {
        let record = Record::parse(text).map_err(wrong)?;
        let (play, decisions) = with_game(&record.header.game, Read(&record, text))?;
        let rows = decisions.inputs.len();
        let observations = PyArray1::from_vec(py, decisions.observations).reshape([rows, decisions.width])?;
        Ok(Reading {
            game: Py::new(py, Game { play })?,
            inputs: PyArray1::from_vec(py, decisions.inputs).unbind(),
            seats: PyArray1::from_vec(py, decisions.seats).unbind(),
            actions: PyArray1::from_vec(py, decisions.actions).unbind(),
            legal: PyArray1::from_vec(py, decisions.legal).unbind(),
            lengths: PyArray1::from_vec(py, decisions.lengths).unbind(),
            observations: observations.unbind(),
        })
    })
}
