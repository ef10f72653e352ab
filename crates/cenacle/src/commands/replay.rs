//! `cenacle replay`.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use cenacle_scene::{Format, Lang, Scene, Viewer, Weight, scene::Decor, text};
use cenacle_table::{
    AnyTable, Outcome, Seat, Seats, Sitter,
    any::{SaidLine, SaidSheetLine},
};
use clap::{Args, ValueHint};
use serde::Serialize;
use serde_json::Value;

use crate::{
    failure::Failure,
    files,
    language::{LangArg, words},
    output, picture,
    score_sheet::score_sheet,
};

const EXAMPLES: &str = "\
Examples:
  cenacle replay game.json                           the whole game as a story
  cenacle replay game.json --at 40 --as 2            what seat 2 saw after 40 inputs
  cenacle replay game.json --at 40 --as omniscient --svg > board.svg
  cenacle replay game.json --as 1 --json | jq '.log[].text'";

/// Tell a recorded game again, or show one moment of it
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ReplayArgs {
    /// The record; `-` reads the standard input
    #[arg(value_hint = ValueHint::FilePath)]
    record: PathBuf,
    /// Show the moment after the first N inputs
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    #[command(flatten)]
    eyes: EyesArg,
    #[command(flatten)]
    lang: LangArg,
    #[command(flatten)]
    form: Form,
}

/// Through whose eyes.
#[derive(Args, Clone, Debug)]
pub(crate) struct EyesArg {
    /// Through whose eyes: a seat's number, `spectator` or `omniscient`
    #[arg(long = "as", value_name = "SEAT", default_value = "spectator")]
    viewer: String,
}

impl EyesArg {
    /// Whose eyes, if this table has such a seat.
    pub(crate) fn get(&self, table: &dyn AnyTable) -> Result<Viewer, Failure> {
        let players = table.names().len();
        let given = &self.viewer;
        Viewer::read(given, players).ok_or_else(|| {
            Failure::Input(format!(
                "there is no seat `{given}` in this record: --as takes 1 to {players}, `spectator` or `omniscient`"
            ))
        })
    }
}

/// A seat by its number.
pub(crate) fn seat(text: &str) -> Result<Seat, String> {
    let number = text.parse().ok();
    number
        .and_then(Seat::from_number)
        .ok_or_else(|| format!("a seat is a number from 1 to {}", cenacle_table::MAX_SEATS))
}

#[derive(Args, Clone, Copy, Debug)]
#[group(multiple = false)]
struct Form {
    /// As text (the default)
    #[arg(long)]
    text: bool,
    /// As JSON, see docs/formats.md
    #[arg(long)]
    json: bool,
    /// As an SVG picture; without --at, of the last moment
    #[arg(long)]
    svg: bool,
}

/// A moment of a game.
#[derive(Serialize)]
struct Snapshot {
    game: &'static str,
    viewer: Viewer,
    lang: Lang,
    at: usize,
    inputs: usize,
    to_act: Seats,
    decor: Arc<Decor>,
    scene: Scene,
    view: Value,
    log: Vec<SaidLine>,
    outcome: Option<Outcome>,
}

/// A whole game as it was told.
#[derive(Serialize)]
struct Story {
    game: &'static str,
    viewer: Viewer,
    lang: Lang,
    inputs: usize,
    seats: Vec<Sitter>,
    log: Vec<SaidLine>,
    outcome: Option<Outcome>,
    sheet: Vec<SaidSheetLine>,
}

impl ReplayArgs {
    pub(crate) fn run(self, data: Option<&Path>) -> Result<(), Failure> {
        let replayed = files::replay(&self.record, data)?;
        let lang = self.lang.get();
        let viewer = self.eyes.get(&*replayed.table)?;
        let inputs = replayed.table.inputs();
        let table = files::table_at(&self.record, replayed.table, self.at)?;
        if self.form.svg {
            return output::print(&picture::draw(&table.scene(viewer, lang), Format::Wide));
        }
        match (self.at, self.form.json) {
            (Some(at), true) => {
                let scene = table.scene(viewer, lang);
                output::print_json(&Snapshot {
                    game: table.about().id,
                    viewer,
                    lang,
                    at,
                    inputs,
                    to_act: table.to_act(),
                    decor: scene.decor.clone(),
                    scene,
                    view: table.view_json(viewer),
                    log: table.log(viewer, lang, 0),
                    outcome: table.outcome(),
                })
            }
            (None, true) => output::print_json(&Story {
                game: table.about().id,
                viewer,
                lang,
                inputs,
                seats: table.sitters().to_vec(),
                log: table.log(viewer, lang, 0),
                outcome: table.outcome(),
                sheet: table.sheet(lang, viewer),
            }),
            (Some(_), false) => output::print(&text(&table.scene(viewer, lang), output::columns())),
            (None, false) => {
                let mut told: String = table.log(viewer, lang, 0).iter().map(line).collect();
                told.push('\n');
                told.push_str(&score_sheet(&*replayed.game, &*table, &words(lang)?, viewer));
                output::print(&told)
            }
        }
    }
}

/// A line of the log as a story tells it: the number of the input, the seat's sign, what happened, by which rule.
fn line(line: &SaidLine) -> String {
    let number = output::styled(output::FAINT, &format!("{:>4}", line.n));
    let sign = line.seat.map_or_else(|| " ".to_owned(), output::sign);
    let rule = line.rule.map(|rule| output::styled(output::FAINT, &format!(" [{rule}]"))).unwrap_or_default();
    match line.weight {
        Weight::Heading => format!("\n{number} {sign} {}{rule}\n", output::styled(output::HEADING, &line.text)),
        Weight::Strong => format!("{number} {sign}   {}{rule}\n", output::styled(output::HEADING, &line.text)),
        Weight::Plain => format!("{number} {sign}   {}{rule}\n", line.text),
    }
}
