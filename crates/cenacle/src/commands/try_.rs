//! `cenacle try`.

use std::path::{Path, PathBuf};

use cenacle_table::{
    Seat, Seed, Viewer,
    any::{PositionFile, TryError},
};
use clap::{Args, ValueHint};
use serde_json::Value;

use crate::{
    failure::Failure,
    files::{named, read},
    language::LangArg,
    output, registry,
};

const EXAMPLES: &str = "\
Examples:
  cenacle try position.json --seat 2 --legal
  cenacle try position.json --seat 2 --action '{\"take-stall\":{\"stall\":0}}' > next.json
  cenacle position game.json --at 40 | cenacle try - --seat 2 --legal

A refused action ends with status 3 and the sentence and rule that stand against it.";

/// Try an action in a position
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct TryArgs {
    /// The position, as `cenacle position` prints it; `-` reads the standard input
    #[arg(value_hint = ValueHint::FilePath)]
    position: PathBuf,
    /// The seat that acts
    #[arg(long, value_name = "SEAT", value_parser = super::replay::seat)]
    seat: Seat,
    /// What to do, as --legal writes it
    #[arg(long, value_name = "JSON", required_unless_present = "legal", conflicts_with = "legal")]
    action: Option<String>,
    /// List the seat's legal actions as JSON instead
    #[arg(long)]
    legal: bool,
    /// Seed of what is drawn or thrown: any text, or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1")]
    seed: String,
    #[command(flatten)]
    lang: LangArg,
}

impl TryArgs {
    pub(crate) fn run(self, data: Option<&Path>) -> Result<(), Failure> {
        let path = &self.position;
        let wrong = |reason: String| named(path, Failure::Input(reason));
        let file: PositionFile = serde_json::from_str(&read(path)?)
            .map_err(|error| wrong(format!("this is not a whole position: {error}")))?;
        let game =
            registry::open_under(&file.game, Some(file.rules_version), data).map_err(|failure| named(path, failure))?;
        let failed = |error: TryError| match error {
            TryError::Refused(refusal) => {
                let why = game.say(&refusal.why, self.lang.get(), &[], Viewer::Seat(self.seat));
                Failure::Refused(format!("{why} [{}]", refusal.rule))
            }
            TryError::NoAction { .. } => Failure::input(error),
            TryError::Unreadable { .. } | TryError::Audit(_) => wrong(error.to_string()),
        };
        let Some(action) = &self.action else {
            return output::print_json(&game.try_legal(&file, self.seat).map_err(failed)?);
        };
        let action: Value = serde_json::from_str(action)
            .map_err(|error| Failure::Input(format!("--action `{action}` is not JSON: {error}")))?;
        let next = game.try_action(&file, self.seat, &action, Seed::from_text(&self.seed)).map_err(failed)?;
        output::print_json(&next)
    }
}
