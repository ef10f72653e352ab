//! `cenacle arena`.

use std::{fmt::Write, num::NonZeroUsize, path::Path};

use cenacle_arena::{
    BalancePlan, Cast, Contender, ContestPlan, ContestReport, Failures, Findings, Games, NoContest, Program,
    ProgramError, TimeControl, Voice, contest, report_words,
};
use cenacle_table::{AnyGame, Evaluator, Seed, any::Opened, encoding::Encoded};
use clap::Args;

use super::{
    lab::{self, Along, Outlets, Resume},
    sim::{bar, bot, grouped, pairs},
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
  cenacle arena cleopatra --bots random,greedy --games 400
  cenacle arena cleopatra --bots greedy,search:1s --players 3,4 --html ladder.html
  cenacle arena cleopatra --bots easy,expert --json | jq '.pairs[0]'
  cenacle arena cult --bots 'exec:python bot.py,greedy' --time 1s

Games come in groups with the same shuffles in which the bots change seats, so no bot has better luck than another.
Ctrl-C finishes the games in flight, reports what was found, and leaves a file to go on with. See docs/LAB.md.";

/// Let bots play against each other and rate them
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ArenaArgs {
    /// The game, as `cenacle games` names it
    #[arg(value_parser = GameName)]
    game: String,
    /// Who takes part: bots of the house, `file:PATH`, or `exec:python bot.py`, a program of yours (docs/programs.md)
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games at least; the last group of mirrored games is played to its end
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many play: a number, several, or `all` [default: as few as the game allows]
    #[arg(long, value_name = "N,…", value_delimiter = ',')]
    players: Vec<String>,
    /// Options of the game, see `cenacle games`
    #[arg(long, value_name = "K=V,…", value_delimiter = ',')]
    options: Vec<String>,
    /// Seed of the series: any text, or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1")]
    seed: String,
    /// How many threads play [default: one a processor]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// How long a program may think: 10s for each decision, or 60s+500ms for a game and so much more after each decision
    #[arg(long, value_name = "TIME", default_value_t)]
    time: TimeControl,
    #[command(flatten)]
    outlets: Outlets,
    #[command(flatten)]
    resume: Resume,
    #[command(flatten)]
    lang: LangArg,
}

impl ArenaArgs {
    /// Plays and reports.
    pub(crate) fn run(self, data: Option<&Path>) -> Result<(), Failure> {
        let game = self.game.clone();
        with_game(&game, data, self)?
    }

    /// Who takes part; programs are started once to see that they can be.
    fn contenders(&self) -> Result<Vec<Contender>, Failure> {
        let contender = |name: &String| match name.strip_prefix("exec:") {
            Some(command) => Ok(Contender::Program(Program::start(command, self.time)?)),
            None => bot(name).map(Contender::House),
        };
        self.bots.iter().map(contender).collect()
    }

    fn plan(&self, game: &dyn AnyGame) -> Result<ContestPlan, Failure> {
        let about = game.about();
        let players = lab::players(&self.players, about)?;
        let chosen = pairs(&self.options)?;
        for players in &players {
            agreed(game, Some(*players), &[], &chosen, self.lang.get())?;
        }
        Ok(ContestPlan {
            tables: BalancePlan::tables(game, &players, &chosen, false)?,
            seed: Seed::from_text(&self.seed),
            games: self.games,
            threads: lab::threads(self.threads),
            audit: false,
            data: game.data().to_owned(),
        })
    }
}

impl WithGame for ArenaArgs {
    type Output = Result<(), Failure>;

    fn with<G: Evaluator + Encoded>(self, opened: Opened<G>) -> Result<(), Failure> {
        let stop = lab::interruption()?;
        let plan = self.plan(&opened)?;
        let entrants = self.contenders()?;
        let names: Vec<String> = entrants.iter().map(Contender::name).collect();
        ContestPlan::check(&names)?;
        self.outlets.probe()?;
        let cast = Cast::new(G::about(), &plan.data, &plan.tables, names, plan.seed);
        let path = self.resume.path("arena", &cast);
        let mut run = self.resume.open(&path, cast, Games::default())?;
        let along = Along::new(bar(plan.all_games(entrants.len())).with_position(run.found.games()), &path);
        let report = contest(opened.game(), &plan, &entrants, &mut run, &stop, &along);
        along.bar.finish_and_clear();
        let report = report?;
        self.resume.keep(&path, &run, report.is_whole(), &along)?;
        let lang = self.lang.get();
        let page = || {
            let own = report_words(lang).map_err(Failure::other)?;
            Ok(report.to_html(G::about(), &Voice::new(&own, opened.words(lang))))
        };
        self.outlets.put(&report, || describe(&report), page)?;
        match (report.is_whole(), report.games - report.ended) {
            (false, _) => Err(self.resume.interrupted(&path, report.games, report.planned)),
            (true, 0) => match report.standings.iter().find_map(|one| Some((&one.bot, one.failures.as_ref()?))) {
                None => Ok(()),
                Some((bot, Failures { games, first })) => {
                    let of = report.games;
                    Err(Failure::Other(format!("{bot} failed in {games} of {of} games. The first time {first}")))
                }
            },
            (true, stuck) => Err(Failure::Other(format!("{stuck} of {} games did not end", report.games))),
        }
    }
}

impl From<ProgramError> for Failure {
    fn from(error: ProgramError) -> Failure {
        Failure::input(error)
    }
}

impl From<NoContest> for Failure {
    fn from(error: NoContest) -> Failure {
        Failure::input(error)
    }
}

fn describe(report: &ContestReport) -> String {
    let players: Vec<String> = report.players.iter().map(u8::to_string).collect();
    let mut text = format!(
        "{}  {} players, {} games in {} mirrored {}, seed {}\n",
        output::styled(output::HEADING, report.game),
        players.join(", "),
        grouped(report.games),
        grouped(report.groups as u64),
        if report.groups == 1 { "group" } else { "groups" },
        &report.seed.to_string()[..12],
    );
    let _ = writeln!(
        text,
        "  speed      {} decisions/s ({:.2} s on {} {})",
        grouped(report.decisions_per_second as u64),
        report.seconds,
        report.threads,
        if report.threads == 1 { "thread" } else { "threads" },
    );
    let width = report.standings.iter().map(|one| one.bot.chars().count()).max().unwrap_or(0).max(6);
    let _ = writeln!(
        text,
        "\n  {:<width$}     wins   95 % interval      equal   rating   95 % interval     ms/decision    games",
        "bot"
    );
    for one in &report.standings {
        let _ = writeln!(
            text,
            "  {:<width$} {}  {:>5.1} %   {:>6.2}   {:<15} {:>12.3} {:>8}",
            one.bot,
            lab::share(one.win_share, one.low, one.high),
            one.expected * 100.0,
            one.rating,
            format!("{:.2} to {:.2}", one.rating_low, one.rating_high),
            one.ms_per_decision,
            grouped(one.games),
        );
    }
    let _ = writeln!(text, "\n  {:<width$}   {:<width$}   better   95 % interval      games", "bot", "than");
    for (place, one) in report.standings.iter().enumerate() {
        for other in &report.standings[place + 1..] {
            let Some(pair) = report.pair(&one.bot, &other.bot).filter(|pair| pair.games > 0) else { continue };
            let share = lab::share(pair.share, pair.low, pair.high);
            let _ = writeln!(text, "  {:<width$}   {:<width$} {share}  {:>6}", pair.a, pair.b, grouped(pair.games));
        }
    }
    text
}
