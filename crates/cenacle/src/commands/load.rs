//! `cenacle load`.

use std::{
    env,
    fmt::Write,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use cenacle_load::{
    LoadError, LoadPlan, LoadReport, Millis, ServerUse, Servers, Target, Trial, TrialReport, play_until, run,
};
use clap::Args;

use crate::{
    failure::Failure,
    output,
    registry::{self, GameName},
};

const EXAMPLES: &str = "\
Examples:
  cenacle load --tables 1000 --seats 4 --rate 500 --duration 60
  cenacle load --tables 1000 --idle --json | jq .server.memory_per_table
  cenacle load --server http://127.0.0.1:8080 --tables 50 --think 1000
  cenacle load --server http://one:8460 --server http://two:8460 --check --tables 8 --seats 2 --duration 600

Without --server it starts a server of its own, without limits, on a temporary database.
On one machine this end takes time from the server; the report says how much.

With --check whole games are played, whatever befalls the servers meanwhile, and everything that anybody was told is compared with
the records. The status is 1 if anything was not so.";

/// Sit thousands of sockets down at a server, let them play, and measure
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct LoadArgs {
    /// A server that runs already; it has to run with `--limits off`. Once for each of several that share a database [default: start
    /// one]
    #[arg(long, value_name = "URL", conflicts_with = "database")]
    server: Vec<String>,
    /// The database of the server that is started [default: a temporary one]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// How many servers are started that share the database, which has to be PostgreSQL
    #[arg(long, value_name = "N", requires_all = ["database", "nodes"], value_parser = clap::value_parser!(u8).range(1..))]
    servers: Option<u8>,
    /// Over which NATS they speak to each other
    #[arg(long, value_name = "nats://HOST", requires = "servers")]
    nodes: Option<String>,
    /// Sit at another server than the one that has the table
    #[arg(long)]
    apart: bool,
    /// Play whole games, and compare everything that was told with their records
    #[arg(long, conflicts_with_all = ["database", "rate", "idle", "warmup", "apart"], requires = "server")]
    check: bool,
    /// The game, as `cenacle games` names it
    #[arg(long, default_value = "cleopatra", value_parser = GameName)]
    game: String,
    /// How many tables at a time; a game that ends is followed by another
    #[arg(long, value_name = "N", default_value_t = 1000)]
    tables: u32,
    /// How many seats of each table are sockets
    #[arg(long, value_name = "N", default_value_t = 4)]
    seats: u8,
    /// How many play at each table, bots of the server included [default: as many as there are sockets, or as few as the game allows]
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// How long a seat thinks before it decides, on average
    #[arg(long, value_name = "MILLIS", default_value_t = 0)]
    think: u64,
    /// Decisions a second over all tables; 0 is as many as the server takes
    #[arg(long, value_name = "R", default_value_t = 0.0)]
    rate: f64,
    /// How long to measure
    #[arg(long, value_name = "SECONDS", default_value_t = 30)]
    duration: u64,
    /// How long to play before measuring
    #[arg(long, value_name = "SECONDS", default_value_t = 5)]
    warmup: u64,
    /// Open tables and sockets, but decide nothing: what do they weigh?
    #[arg(long)]
    idle: bool,
    /// What the seats' choices follow from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Print one JSON object, see docs/formats.md
    #[arg(long)]
    json: bool,
}

impl LoadArgs {
    /// Plays and prints the report.
    pub(crate) fn run(self, data: Option<&Path>) -> Result<(), Failure> {
        let plan = self.plan(data)?;
        if self.check {
            return self.check(plan, data);
        }
        let report = run(&plan, &|news| anstream::eprintln!("{}", output::styled(output::FAINT, news)))?;
        if self.json {
            output::print_json(&report)?;
        } else {
            output::print(&describe(&report))?;
        }
        match report.idle || report.decisions > 0 {
            true => Ok(()),
            false => Err(Failure::Other("nothing was acknowledged while it was measured".to_owned())),
        }
    }

    /// Plays whole games and compares what was told.
    fn check(&self, plan: LoadPlan, data: Option<&Path>) -> Result<(), Failure> {
        plan.check().map_err(Failure::input)?;
        let trial = Trial {
            servers: Arc::new(Servers::new(self.server.clone())),
            game: plan.game.clone(),
            players: plan.players,
            seats: plan.seats,
            tables: plan.tables,
            think: plan.think,
            within: LONGEST_GAME,
            seed: plan.seed,
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let stop = Arc::<AtomicBool>::default();
        let played = runtime.block_on(async {
            let stopping = stop.clone();
            tokio::spawn(async move {
                tokio::time::sleep(plan.duration).await;
                stopping.store(true, Ordering::Relaxed);
            });
            play_until(&trial, stop).await
        });
        let game = registry::open(&self.game, data)?;
        let mut report = TrialReport { seed: plan.seed, ..TrialReport::default() };
        for played in played.map_err(Failure::other)? {
            report.add(&played, played.check(&*game));
        }
        if self.json {
            output::print_json(&report)?;
        } else {
            output::print(&describe_trial(&report))?;
        }
        match report.lies.len() {
            0 => Ok(()),
            lies => Err(Failure::Other(format!("{lies} things that were told are not so"))),
        }
    }

    fn plan(&self, data: Option<&Path>) -> Result<LoadPlan, Failure> {
        let about = registry::open(&self.game, data)?.about();
        let target = match &self.server[..] {
            [] => Target::Own {
                program: env::current_exe()?,
                database: self.database.clone(),
                data: data.map(Path::canonicalize).transpose().map_err(Failure::input)?,
                nodes: self.servers.zip(self.nodes.clone()),
            },
            urls => Target::Running(urls.to_vec()),
        };
        let players = self.players.unwrap_or_else(|| self.seats.max(about.players.0));
        if !(about.players.0..=about.players.1).contains(&players) {
            let (least, most) = about.players;
            return Err(Failure::Input(format!("{players} players: {} is for {least} to {most}", self.game)));
        }
        Ok(LoadPlan {
            target,
            game: self.game.clone(),
            players,
            seats: self.seats,
            tables: self.tables,
            think: Duration::from_millis(self.think),
            rate: self.rate,
            duration: Duration::from_secs(self.duration),
            warmup: Duration::from_secs(self.warmup),
            idle: self.idle,
            apart: self.apart,
            seed: self.seed,
        })
    }
}

/// A game that takes longer does not go on.
const LONGEST_GAME: Duration = Duration::from_secs(15 * 60);

fn describe_trial(report: &TrialReport) -> String {
    let mut text = format!(
        "{} games, {} events: {} decisions acknowledged, {} never answered ({} of them stored), {} frames compared\n",
        report.games, report.events, report.acknowledged, report.unknown, report.stored_unknown, report.frames,
    );
    match &report.lies[..] {
        [] => text.push_str("everything that was told is so\n"),
        lies => lies.iter().for_each(|lie| text.push_str(&format!("NOT SO: {lie}\n"))),
    }
    text
}

impl From<LoadError> for Failure {
    fn from(error: LoadError) -> Failure {
        match error {
            LoadError::Plan(_) | LoadError::Files(_) => Failure::input(error),
            LoadError::Server(_) | LoadError::Tables { .. } | LoadError::System(_) => Failure::other(error),
        }
    }
}

fn describe(report: &LoadReport) -> String {
    let mut text = format!(
        "{}  {} tables, {} of {} seats each are sockets: {} sockets\n",
        output::styled(output::HEADING, &report.game),
        report.tables,
        report.seats,
        report.players,
        report.sockets,
    );
    let _ = writeln!(text, "  ramp       {:.1} s", report.ramp_seconds);
    if report.idle {
        let _ = writeln!(text, "  idle       {:.1} s, nobody decided", report.seconds);
    } else {
        let wish = if report.rate > 0.0 { format!(" of {:.0} wished", report.rate) } else { String::new() };
        let _ = writeln!(
            text,
            "  decisions  {:.0} a second{wish}, {} stored in {:.1} s, {} games ended",
            report.decisions_per_second, report.decisions, report.seconds, report.games_ended,
        );
        text.push_str("\n  milliseconds            p50       p90       p99       max\n");
        let _ = writeln!(text, "  sent to stored     {}", times(&report.done_millis));
        let _ = writeln!(text, "  sent to seen       {}\n", times(&report.news_millis));
    }
    let _ = writeln!(
        text,
        "  received   {:.0} frames a second, {:.2} MB a second",
        report.frames_per_second,
        report.bytes_per_second / 1e6
    );
    let errors: Vec<String> = report.errors.iter().map(|(code, count)| format!("{count} {code}")).collect();
    let errors = if errors.is_empty() { "none".to_owned() } else { errors.join(", ") };
    let _ = writeln!(text, "  errors     {errors}");
    let _ = writeln!(text, "  broken     {} sockets, {} silent tables", report.reconnects, report.silent_tables);
    if let Some(server) = &report.server {
        text.push_str(&describe_server(server));
    }
    let cpu = [("server", report.server.and_then(|server| server.cpu_seconds)), ("client", report.client_cpu_seconds)];
    for (who, seconds) in cpu {
        if let Some(seconds) = seconds {
            let _ = writeln!(text, "  {who:<10} {:.2} processors", seconds / report.seconds);
        }
    }
    text
}

fn times(millis: &Millis) -> String {
    [millis.p50, millis.p90, millis.p99, millis.max].map(|time| format!("{time:>8.2}")).join("  ")
}

fn describe_server(server: &ServerUse) -> String {
    let mib = |bytes: u64| bytes as f64 / f64::from(1 << 20);
    format!(
        "  memory     {:.1} MiB empty, {:.1} seated ({:.1} KiB a table), {:.1} at the end, {:.1} at most\n",
        mib(server.memory_empty),
        mib(server.memory_seated),
        server.memory_per_table as f64 / 1024.0,
        mib(server.memory_end),
        mib(server.memory_peak),
    )
}
