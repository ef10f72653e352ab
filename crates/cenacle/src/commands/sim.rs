//! `cenacle sim`.

use std::{
    fmt::Write,
    fs,
    num::NonZeroUsize,
    path::{Path, PathBuf},
};

use cenacle_arena::{SimPlan, SimReport, Watch, simulate};
use cenacle_bots::BotSpec;
use cenacle_table::{AnyGame, Evaluator, Record, Seed, any::Opened};
use clap::{Args, ValueHint};
use indicatif::{ProgressBar, ProgressStyle};

use crate::{
    agreed::agreed,
    failure::Failure,
    files,
    language::spoken,
    output,
    registry::{GameName, WithGame, with_game},
};

const EXAMPLES: &str = "\
Examples:
  cenacle sim cleopatra --players 4 --games 10000
  cenacle sim cleopatra --games 100 --seed 7 --records games/ --audit
  cenacle sim cleopatra --options ledger=on --json | jq .win_share

The same seed gives the same games, whatever the number of threads.";

/// Let bots play many games and report what happened
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct SimArgs {
    /// The game, as `cenacle games` names it
    #[arg(value_parser = GameName)]
    game: String,
    /// How many play [default: as few as the game allows]
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// How many games
    #[arg(long, value_name = "K", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Seed of the series: any text, or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1")]
    seed: String,
    /// The bots, seat by seat; one name stands for all: novice to expert, random, greedy, search:500ms, file:BOT.toml
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// Options of the game, see `cenacle games`
    #[arg(long, value_name = "K=V,…", value_delimiter = ',')]
    options: Vec<String>,
    /// How many threads play [default: one a processor]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// Write the record of every game into this directory
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    records: Option<PathBuf>,
    /// Count every component after every decision
    #[arg(long)]
    audit: bool,
    /// Print one JSON object, see docs/formats.md
    #[arg(long)]
    json: bool,
}

impl SimArgs {
    pub(crate) fn run(self, data: Option<&Path>) -> Result<(), Failure> {
        let game = self.game.clone();
        with_game(&game, data, self)?
    }

    fn plan<G: Evaluator>(&self, game: &Opened<G>) -> Result<SimPlan, Failure> {
        let options = agreed(game, self.players, G::simulated(), &pairs(&self.options)?, spoken())?;
        let players = usize::from(options.players);
        let mut bots = bots(&self.bots)?;
        if let [only] = bots[..] {
            bots = vec![only; players];
        }
        if bots.len() != players {
            return Err(Failure::Input(format!(
                "{} bots for {players} players: name one for all, or one a seat",
                bots.len()
            )));
        }
        Ok(SimPlan {
            options,
            bots,
            seed: Seed::from_text(&self.seed),
            games: self.games,
            threads: self.threads.or_else(|| std::thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN),
            audit: self.audit,
            data: game.data().to_owned(),
        })
    }
}

impl WithGame for SimArgs {
    type Output = Result<(), Failure>;

    fn with<G: Evaluator>(self, opened: Opened<G>) -> Result<(), Failure> {
        let plan = self.plan(&opened)?;
        if let Some(dir) = &self.records {
            fs::create_dir_all(dir).map_err(|error| Failure::Input(format!("{}: {error}", dir.display())))?;
        }
        let onlooker = Onlooker { bar: bar(plan.games), game: G::about().id, records: self.records.clone() };
        let report = simulate(opened.game(), &plan, &onlooker);
        onlooker.bar.finish_and_clear();
        let report = report?;
        if self.json {
            output::print_json(&report)?;
        } else {
            output::print(&describe(&report))?;
        }
        match report.games - report.ended {
            0 => Ok(()),
            stuck => Err(Failure::Other(format!(
                "{stuck} of {} games did not end within {} decisions",
                report.games, report.longest
            ))),
        }
    }
}

/// Reads options written as `k=v`.
pub(crate) fn pairs(options: &[String]) -> Result<Vec<(&str, &str)>, Failure> {
    let pair = |option: &'_ str| Failure::Input(format!("option `{option}`: write it as name=value"));
    options.iter().map(|option| option.split_once('=').ok_or_else(|| pair(option))).collect()
}

/// Bots by name, or `file:PATH` for one that a file describes.
pub(crate) fn bots(names: &[String]) -> Result<Vec<BotSpec>, Failure> {
    names.iter().map(|name| bot(name)).collect()
}

/// One bot, so written.
pub(crate) fn bot(name: &str) -> Result<BotSpec, Failure> {
    if name.starts_with("exec:") {
        return Err(Failure::Input(format!("`{name}`: programs of yours play in `cenacle arena` (docs/programs.md)")));
    }
    Ok(match name.strip_prefix("file:") {
        Some(path) => BotSpec::from_toml(path, &files::read(Path::new(path))?)?,
        None => name.parse()?,
    })
}

/// Shows how far it is, and keeps the records.
struct Onlooker {
    bar: ProgressBar,
    game: &'static str,
    records: Option<PathBuf>,
}

impl Watch for Onlooker {
    fn progress(&self, games: u64) {
        self.bar.inc(games);
    }

    fn wants_records(&self) -> bool {
        self.records.is_some()
    }

    fn record(&self, index: u64, record: &Record) -> Result<(), String> {
        let Some(dir) = &self.records else { return Ok(()) };
        let path = dir.join(format!("{}-{index:06}.json", self.game));
        files::write(&path, &record.to_text()).map_err(|failure| failure.to_string())
    }
}

/// A progress bar; it hides itself where nobody sees it.
pub(crate) fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:32} {human_pos}/{human_len} games · {per_sec} · {eta} left");
    let bar = ProgressBar::new(games);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn describe(report: &SimReport) -> String {
    let mut text = format!(
        "{}  {} players, {} games, seed {}\n",
        output::styled(output::HEADING, report.game),
        report.players,
        grouped(report.games),
        &report.seed.to_string()[..12],
    );
    let _ = writeln!(text, "  ended      {} of {}", grouped(report.ended), grouped(report.games));
    let _ = writeln!(
        text,
        "  decisions  {}: {:.1} a game, {} at most (the game allows {})",
        grouped(report.decisions),
        report.mean_decisions,
        report.max_decisions,
        grouped(report.longest.into()),
    );
    let _ = writeln!(
        text,
        "  speed      {} games/s, {} decisions/s ({:.2} s on {} {})",
        grouped(report.games_per_second as u64),
        grouped(report.decisions_per_second as u64),
        report.seconds,
        report.threads,
        if report.threads == 1 { "thread" } else { "threads" },
    );
    let share = |count: u64| count as f64 * 100.0 / report.games.max(1) as f64;
    for (index, (reason, count)) in report.end_reasons.iter().enumerate() {
        let head = if index == 0 { "ends by" } else { "" };
        let _ = writeln!(text, "  {head:<10} {reason:<20} {:>9}  {:5.1} %", grouped(*count), share(*count));
    }
    if report.shared_wins + report.nobody_won > 0 {
        let (shared, nobody) = (grouped(report.shared_wins), grouped(report.nobody_won));
        let _ = writeln!(text, "  wins       {shared} shared, {nobody} by nobody");
    }
    text.push_str("\n  seat  bot            wins   95 % interval       score    sd   min   max\n");
    for (index, bot) in report.bots.iter().enumerate() {
        let interval = report.win_interval[index];
        let wins = format!("{:.1} %", report.win_share[index] * 100.0);
        let bounds = format!("{:.1} to {:.1} %", interval.low * 100.0, interval.high * 100.0);
        let _ = write!(text, "  {:>4}  {bot:<12} {wins:>7}   {bounds:<15}", index + 1);
        if let Some(score) = report.scores[index] {
            let _ = write!(text, "  {:>8.1} {:>5.1} {:>5} {:>5}", score.mean, score.sd, score.min, score.max);
        }
        text.push('\n');
    }
    let _ = writeln!(text, "\n  digest {}", report.digest);
    text
}

/// A number with its thousands apart, as in English: the report has no other language.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        assert_eq!([7, 999, 1_000, 12_345_678].map(grouped), ["7", "999", "1,000", "12,345,678"]);
    }

    #[test]
    fn an_option_is_a_name_and_a_value() {
        assert_eq!(pairs(&["ledger=on".to_owned()]).unwrap(), [("ledger", "on")]);
        let error = pairs(&["ledger".to_owned()]).unwrap_err();
        assert_eq!((error.status(), error.to_string().as_str()), (2, "option `ledger`: write it as name=value"));
    }
}
