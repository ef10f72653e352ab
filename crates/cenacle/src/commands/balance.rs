//! `cenacle balance`.

use std::{fmt::Write, num::NonZeroUsize, path::Path};

use cenacle_arena::{BalancePlan, BalanceReport, Cast, Counts, Findings, TableBalance, Voice, balance, report_words};
use cenacle_bots::BotSpec;
use cenacle_table::{AnyGame, Evaluator, Seed, any::Opened};
use clap::Args;

use super::{
    lab::{self, Along, Outlets, Resume},
    sim::{bar, bots, grouped, pairs},
};
use crate::{
    agreed::agreed,
    failure::Failure,
    language::LangArg,
    output,
    registry::{GameName, WithGame, with_game},
};

const EXAMPLES: &str = "\
Examples:
  cenacle balance cleopatra --players all --games 2000 --html balance.html --lang en
  cenacle balance cleopatra --bots search:200 --games 500 --json balance.json
  cenacle balance cleopatra --all-options --html options.html

A share is marked as clearly off if the share among equals lies outside of its 99.9 % interval.
Ctrl-C finishes the games in flight, reports what was found, and leaves a file to go on with. See docs/LAB.md.";

/// Ask whether seats, cards and options have their fair chance
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct BalanceArgs {
    /// The game, as `cenacle games` names it
    #[arg(value_parser = GameName)]
    game: String,
    /// Who plays; several take turns on every seat
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy")]
    bots: Vec<String>,
    /// How many games for each number of players and set of options
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many play: a number, several, or `all` [default: as few as the game allows]
    #[arg(long, value_name = "N,…", value_delimiter = ',')]
    players: Vec<String>,
    /// Options of the game, see `cenacle games`
    #[arg(long, value_name = "K=V,…", value_delimiter = ',')]
    options: Vec<String>,
    /// Play every other value of every option as well, one at a time
    #[arg(long)]
    all_options: bool,
    /// Seed of the series: any text, or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1")]
    seed: String,
    /// How many threads play [default: one a processor]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    #[command(flatten)]
    outlets: Outlets,
    #[command(flatten)]
    resume: Resume,
    #[command(flatten)]
    lang: LangArg,
}

impl BalanceArgs {
    /// Plays and reports.
    pub(crate) fn run(self, data: Option<&Path>) -> Result<(), Failure> {
        let game = self.game.clone();
        with_game(&game, data, self)?
    }

    fn plan(&self, game: &dyn AnyGame) -> Result<BalancePlan, Failure> {
        let about = game.about();
        let players = lab::players(&self.players, about)?;
        let chosen = pairs(&self.options)?;
        for players in &players {
            agreed(game, Some(*players), &[], &chosen, self.lang.get())?;
        }
        Ok(BalancePlan {
            tables: BalancePlan::tables(game, &players, &chosen, self.all_options)?,
            seed: Seed::from_text(&self.seed),
            games: self.games,
            threads: lab::threads(self.threads),
            audit: false,
            data: game.data().to_owned(),
        })
    }
}

impl WithGame for BalanceArgs {
    type Output = Result<(), Failure>;

    fn with<G: Evaluator>(self, opened: Opened<G>) -> Result<(), Failure> {
        let stop = lab::interruption()?;
        let plan = self.plan(&opened)?;
        let entrants = bots(&self.bots)?;
        self.outlets.probe()?;
        let names = entrants.iter().map(BotSpec::to_string).collect();
        let cast = Cast::new(G::about(), &plan.data, &plan.tables, names, plan.seed);
        let path = self.resume.path("balance", &cast);
        let nothing = Counts::new(&cast);
        let mut run = self.resume.open(&path, cast, nothing)?;
        let along = Along::new(bar(plan.all_games()).with_position(run.found.games()), &path);
        let report = balance(opened.game(), &plan, &entrants, &mut run, &stop, &along);
        along.bar.finish_and_clear();
        let report = report?;
        self.resume.keep(&path, &run, report.is_whole(), &along)?;
        let lang = self.lang.get();
        let own = report_words(lang).map_err(Failure::other)?;
        let voice = Voice::new(&own, opened.words(lang));
        let page = || Ok(report.to_html(G::about(), &voice));
        self.outlets.put(&report, || describe(&report, &voice), page)?;
        let stuck: u64 = report.tables.iter().map(|table| table.games - table.ended).sum();
        match (report.is_whole(), stuck) {
            (false, _) => Err(self.resume.interrupted(&path, report.games, report.planned)),
            (true, 0) => Ok(()),
            (true, stuck) => Err(Failure::Other(format!("{stuck} of {} games did not end", report.games))),
        }
    }
}

/// The report for a terminal, in English; only the names of things are in the language asked for.
fn describe(report: &BalanceReport, voice: &Voice<'_>) -> String {
    let mut text = format!(
        "{}  {} games by {}, seed {}  ({:.2} s on {} {})\n",
        output::styled(output::HEADING, report.game),
        grouped(report.games),
        report.bots.join(", "),
        &report.seed.to_string()[..12],
        report.seconds,
        report.threads,
        if report.threads == 1 { "thread" } else { "threads" },
    );
    for table in &report.tables {
        text.push_str(&describe_table(table, voice));
    }
    if !report.options.is_empty() {
        text.push_str("\n  what options change (seats marked * clearly)\n");
    }
    for effect in &report.options {
        let share = |(index, share): (usize, &f64)| {
            let mark = if effect.off.contains(&(index + 1)) { "*" } else { "" };
            format!("{:.1}{mark}", share * 100.0)
        };
        let shares: Vec<String> = effect.shares.iter().enumerate().map(share).collect();
        let _ = writeln!(
            text,
            "  {} players, {}={}: wins {} %, {:.1} decisions instead of {:.1}",
            effect.players,
            effect.departure.option,
            effect.departure.value,
            shares.join(" "),
            effect.mean_decisions,
            effect.mean_decisions_without,
        );
    }
    text
}

fn describe_table(table: &TableBalance, voice: &Voice<'_>) -> String {
    let departs = table.departs.as_ref().map(|one| format!(", {}={}", one.option, one.value)).unwrap_or_default();
    let title = format!("{} players{departs}", table.players);
    let mut text = format!("\n{}  {} games\n", output::styled(output::HEADING, &title), grouped(table.games));
    let mark = |off: bool| if off { "  clearly off" } else { "" };
    let _ = writeln!(text, "  {:<34}     wins   95 % interval     (equal: {:.1} %)", "", table.expected * 100.0);
    for seat in &table.seats {
        let share = lab::share(seat.share, seat.low, seat.high);
        let name = format!("seat {}", seat.seat);
        let line = format!("  {name:<34} {share}{}", mark(seat.off));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    for group in &table.groups {
        let _ = writeln!(text, "  {}", output::styled(output::FAINT, &voice.game_word(&group.group)));
        for item in &group.items {
            let name = voice.game_word(&item.what);
            let share = lab::share(item.share, item.low, item.high);
            let had = format!("had by {:.1} %", item.frequency * 100.0);
            let line = format!("    {name:<32} {share} {had:<15}{}", mark(item.off));
            let _ = writeln!(text, "{}", line.trim_end());
        }
    }
    if let Some(length) = &table.length {
        let _ = writeln!(
            text,
            "  length     {:.1} decisions on average, sd {:.1}, {} to {}; nine in ten from {} to {}",
            length.mean, length.sd, length.min, length.max, length.p5, length.p95,
        );
    }
    let ends = table.ends.iter().filter(|end| end.games > 0);
    let ends: Vec<String> = ends.map(|end| format!("{} {:.1} %", end.reason, end.share * 100.0)).collect();
    let _ = writeln!(text, "  ends       {}", ends.join(", "));
    if let Some(margin) = &table.margin {
        let (mean, sd) = (margin.mean, margin.sd);
        let _ = writeln!(text, "  margin     {mean:.1} points between the best two on average, sd {sd:.1}");
    }
    let leads: Vec<String> = table.leaders.iter().map(|lead| format!("{:.0}", lead.share * 100.0)).collect();
    let _ = writeln!(text, "  leader     wins {} % of the games it leads after 0, 10 … 90 %", leads.join(" "));
    text
}
