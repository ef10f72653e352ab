//! `cenacle verify`.

use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};

use crate::{
    failure::Failure,
    files::{named, open_for, parse, read},
    output,
};

const EXAMPLES: &str = "\
Examples:
  cenacle verify game.json
  for record in games/*.json; do cenacle verify \"$record\" || break; done

A record is accepted if every decision is legal, the seed deals and throws what it says, every check fits and the
file is the very text this game is written as. Otherwise the first place that does not fit is named.";

/// Check a record to the last byte
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct VerifyArgs {
    /// The record; `-` reads the standard input
    #[arg(value_hint = ValueHint::FilePath)]
    record: PathBuf,
}

impl VerifyArgs {
    pub(crate) fn run(self, data: Option<&Path>) -> Result<(), Failure> {
        let path = &self.record;
        let text = read(path)?;
        let record = parse(path, &text)?;
        let game = open_for(&record.header, data).map_err(|failure| named(path, failure))?;
        let table = game.verify_record(&record, &text).map_err(|error| named(path, Failure::input(error)))?;
        let end = match table.outcome() {
            Some(outcome) => {
                let winners: Vec<String> = outcome.winners.map(|seat| seat.to_string()).collect();
                match winners.len() {
                    0 => format!("ended by {}, won by nobody", outcome.reason),
                    _ => format!("ended by {}, won by seat {}", outcome.reason, winners.join(" and ")),
                }
            }
            None => "not ended".to_owned(),
        };
        let (game, inputs, digest) = (table.about().id, table.inputs(), &record.digest);
        output::print(&format!("OK {}: {game}, {inputs} inputs, {end}, digest {digest}\n", path.display()))
    }
}
