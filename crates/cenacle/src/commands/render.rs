//! `cenacle render`.

use std::path::{Path, PathBuf};

use cenacle_scene::Format;
use clap::{Args, ValueHint};

use super::replay::EyesArg;
use crate::{failure::Failure, files, language::LangArg, output, picture};

const EXAMPLES: &str = "\
Examples:
  cenacle render game.json --at 40 -o board.svg
  cenacle render game.json --as 2 --narrow -o phone.svg";

/// Draw one moment of a record as an SVG picture
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct RenderArgs {
    /// The record; `-` reads the standard input
    #[arg(value_hint = ValueHint::FilePath)]
    record: PathBuf,
    /// After the first N inputs [default: after all]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Where to; `-` is the standard output
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: PathBuf,
    /// Draw the narrow stage, for a phone
    #[arg(long)]
    narrow: bool,
    #[command(flatten)]
    eyes: EyesArg,
    #[command(flatten)]
    lang: LangArg,
}

impl RenderArgs {
    pub(crate) fn run(self, data: Option<&Path>) -> Result<(), Failure> {
        let replayed = files::replay(&self.record, data)?;
        let viewer = self.eyes.get(&*replayed.table)?;
        let table = files::table_at(&self.record, replayed.table, self.at)?;
        let stage = if self.narrow { Format::Narrow } else { Format::Wide };
        let drawn = picture::draw(&table.scene(viewer, self.lang.get()), stage);
        if self.output == Path::new("-") { output::print(&drawn) } else { files::write(&self.output, &drawn) }
    }
}
