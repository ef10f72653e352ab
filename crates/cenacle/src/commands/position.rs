//! `cenacle position`.

use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};

use crate::{failure::Failure, files, output};

const EXAMPLES: &str = "\
Examples:
  cenacle position game.json --at 40 > position.json
  cenacle try position.json --seat 2 --legal

The position is the referee's: it holds what no single seat may know.";

/// Print the full position of one moment of a record as JSON
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct PositionArgs {
    /// The record; `-` reads the standard input
    #[arg(value_hint = ValueHint::FilePath)]
    record: PathBuf,
    /// After the first N inputs [default: after all]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
}

impl PositionArgs {
    pub(crate) fn run(self, data: Option<&Path>) -> Result<(), Failure> {
        let replayed = files::replay(&self.record, data)?;
        let table = files::table_at(&self.record, replayed.table, self.at)?;
        output::print_json(&table.position())
    }
}
