//! The suite, the table and its records, proved on a toy game and on broken copies of it.

mod broken;
mod look;
mod records;
mod rules;
mod texts;
mod thimble;
mod undo;

use thimble::Honest;

cenacle_table::conformance!(Honest);
