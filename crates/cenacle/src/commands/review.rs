//! `cenacle review`.

use std::{
    fmt::Write,
    num::NonZeroUsize,
    path::{Path, PathBuf},
};

use cenacle_arena::{Decision, Review, Searched, TurningPoint, review, turning_points};
use cenacle_bots::{BotSpec, SearchSpec};
use cenacle_scene::{Lang, Phrase, Say, Viewer, Words};
use cenacle_table::{AnyGame, Evaluator, Record, Seat, Table, any::Opened};
use clap::{Args, ValueHint};
use serde::Serialize;

use super::{
    lab::{self, Progress},
    sim::bar,
};
use crate::{
    failure::Failure,
    files,
    language::{LangArg, words},
    output,
    registry::{WithGame, with_rules},
};

const EXAMPLES: &str = "\
Examples:
  cenacle review game.json
  cenacle review game.json --budget 2000 --lang en
  cenacle review game.json --json | jq '.decisions | min_by(.choice)'

Everything is judged on what the deciding seat knew then. See docs/LAB.md.";

/// How many decisions are told of.
const TOLD: usize = 5;
/// How many moments are said to have decided the game.
const TURNS: usize = 3;
/// The heights of a curve in a terminal.
const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Look at a recorded game again: what each seat could expect, which decisions cost most, what was luck
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ReviewArgs {
    /// The record; `-` reads the standard input
    #[arg(value_hint = ValueHint::FilePath)]
    record: PathBuf,
    /// How long to think about each estimate: so many thoughts (800), or time (50ms)
    #[arg(long, value_name = "BUDGET", default_value = "800")]
    budget: String,
    /// How many threads think [default: one a processor]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// Print one JSON object, see docs/formats.md
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: LangArg,
}

impl ReviewArgs {
    /// Looks at it.
    pub(crate) fn run(self, data: Option<&Path>) -> Result<(), Failure> {
        let spec = match format!("search:{}", self.budget).parse() {
            Ok(BotSpec::Search(spec)) => spec,
            Ok(_) => {
                return Err(Failure::Input(format!("--budget `{}`: give thoughts (800) or time (50ms)", self.budget)));
            }
            Err(error) => return Err(Failure::input(error)),
        };
        let path = self.record.clone();
        let record = files::parse(&path, &files::read(&path)?)?;
        let (game, version) = (record.header.game.clone(), record.header.rules_version);
        let asked = Asked { args: self, record, spec };
        with_rules(&game, Some(version), data, asked).map_err(|failure| files::named(&path, failure))?
    }
}

struct Asked {
    args: ReviewArgs,
    record: Record,
    spec: SearchSpec,
}

/// A review, with what was reviewed.
#[derive(Serialize)]
struct Reviewed<'a> {
    game: &'static str,
    names: Vec<String>,
    inputs: usize,
    budget: &'a str,
    #[serde(flatten)]
    review: &'a Review,
    turns: Vec<Turn>,
}

/// A moment that decided the game, with its reasons in words.
#[derive(Serialize)]
struct Turn {
    n: usize,
    luck: bool,
    swing: f32,
    why: Vec<Why>,
    #[serde(skip)]
    decision: Decision,
}

/// A term of the game's evaluation that speaks for what would have been better, or against it.
#[derive(Serialize)]
struct Why {
    text: String,
    good: bool,
}

impl Turn {
    fn of<G: Evaluator>(point: TurningPoint, opened: &Opened<G>, names: &[String], lang: Lang) -> Turn {
        let TurningPoint { decision, luck, swing, why } = point;
        let viewer = Viewer::Seat(decision.seat);
        let say = |what: &Phrase| opened.say(what, lang, names, viewer);
        let why = why.iter().map(|reason| Why { text: say(&reason.what), good: reason.good }).collect();
        Turn { n: decision.n, luck, swing, why, decision }
    }
}

impl WithGame for Asked {
    type Output = Result<(), Failure>;

    fn with<G: Evaluator>(self, opened: Opened<G>) -> Result<(), Failure> {
        let Asked { args, record, spec } = self;
        let unusable = |error| files::named(&args.record, Failure::input(error));
        let table = Table::replay(opened.game().clone(), &record, opened.data()).map_err(unusable)?;
        let lang = args.lang.get();
        let progress = Progress(bar(table.inputs() as u64));
        let seed = *table.seed();
        let estimator = |n: usize| Searched::<G>::new(spec, seed.derive(n as u64));
        let review = review(&table, opened.words(lang), lab::threads(args.threads), estimator, &progress);
        progress.0.finish_and_clear();
        let names = table.names();
        let turns = turning_points(&table, &review, TURNS);
        let turns: Vec<Turn> = turns.into_iter().map(|point| Turn::of(point, &opened, &names, lang)).collect();
        if args.json {
            let (game, inputs, budget) = (G::about().id, table.inputs(), args.budget.as_str());
            return output::print_json(&Reviewed { game, names, inputs, budget, review: &review, turns });
        }
        output::print(&describe(&review, &turns, &names, &words(lang)?, lang))
    }
}

fn describe(review: &Review, turns: &[Turn], names: &[String], words: &Words, lang: Lang) -> String {
    let say = Say::new(words, names, Viewer::Spectator);
    let number = |share: f32, signed: bool| {
        let text = if signed { format!("{:+.1}", share * 100.0) } else { format!("{:.1}", share * 100.0) };
        if lang == Lang::Fr { text.replace('.', ",") } else { text }
    };
    let heading = |key: &str| output::styled(output::HEADING, &say.word(key));
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6);
    let sign = |seat: Seat| format!("{} {:<width$}", output::sign(seat), say.name(seat));
    let mut text = format!("{}\n", heading("review-curve"));
    let columns = output::columns().saturating_sub(width + 8).max(10);
    for account in &review.accounts {
        let chances: Vec<f32> = review.curve.iter().map(|moment| moment.chances[account.seat.index()]).collect();
        let _ = writeln!(text, "  {}  {}", sign(account.seat), line(&chances, columns));
    }
    let heads = ["review-start", "review-luck", "review-choices", "review-others", "review-result"];
    let heads = heads.map(|key| format!("{:>12}", say.word(key).to_string())).join("");
    let _ = writeln!(text, "\n{}\n  {:<width$}  {heads}", heading("review-accounts"), "");
    for one in &review.accounts {
        let parts =
            [(one.start, false), (one.luck, true), (one.choices, true), (one.others, true), (one.result, false)];
        let parts = parts.map(|(share, signed)| format!("{:>12}", number(share, signed))).join("");
        let _ = writeln!(text, "  {}{parts}", sign(one.seat));
    }
    let decided = |one: &Decision| format!("  {:>4} {}", one.n, sign(one.seat));
    let better = |one: &Decision| {
        let (better, chance) = (say.word("review-better"), number(one.best_chance, false));
        format!("  {:>width$}           {better} {} ({chance} %)", "", one.best_label, width = width + 6)
    };
    let _ = writeln!(text, "\n{}", heading("review-turns"));
    for Turn { decision, luck, swing, why, .. } in turns {
        let _ = writeln!(text, "{}  {:>6}  {}", decided(decision), number(*swing, true), decision.played_label);
        let _ = match luck {
            true => {
                let key = if *swing < 0.0 { "review-bad-luck" } else { "review-good-luck" };
                writeln!(text, "  {:>width$}           {}", "", say.word(key), width = width + 6)
            }
            false => writeln!(text, "{}", better(decision)),
        };
        for Why { text: reason, good } in why {
            let sign = if *good { '+' } else { '−' };
            let _ = writeln!(text, "  {:>width$}           {sign} {reason}", "", width = width + 6);
        }
    }
    if turns.is_empty() {
        let _ = writeln!(text, "  {}", say.word("review-no-turns"));
    }
    let _ = writeln!(text, "\n{}", heading("review-dearest"));
    for one in review.dearest(TOLD) {
        let _ = writeln!(text, "{}  {:>6}  {}", decided(one), number(one.choice, true), one.played_label);
        let _ = writeln!(text, "{}", better(one));
    }
    if review.dearest(1).is_empty() {
        let _ = writeln!(text, "  {}", say.word("review-faultless"));
    }
    let _ = writeln!(text, "\n{}", heading("review-luckiest"));
    for one in review.luckiest(TOLD) {
        let _ = writeln!(text, "{}  {:>6}  {}", decided(one), number(one.luck, true), one.played_label);
    }
    let inputs = Phrase::new("review-note").number("inputs", review.curve.len() as i64 - 1);
    let _ = writeln!(text, "\n{}", output::styled(output::FAINT, &say.phrase(&inputs)));
    text
}

/// A curve in one line: the mean of each column's moments, as a block of its height.
fn line(chances: &[f32], columns: usize) -> String {
    let columns = columns.min(chances.len()).max(1);
    let block = |column: usize| {
        let (from, to) = (column * chances.len() / columns, (column + 1) * chances.len() / columns);
        let slice = &chances[from..to.max(from + 1)];
        let mean = slice.iter().sum::<f32>() / slice.len() as f32;
        BLOCKS[((mean * BLOCKS.len() as f32) as usize).min(BLOCKS.len() - 1)]
    };
    (0..columns).map(block).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_fits_into_its_columns() {
        assert_eq!(line(&[0.0, 0.0, 1.0, 1.0], 2), "▁█");
        assert_eq!(line(&[0.0, 0.5, 1.0], 100), "▁▅█");
        assert_eq!(line(&[0.3], 1), "▃");
    }
}
