//! `cenacle serve`: the tables, on this machine, for a browser or any program.

use std::{
    io::{IsTerminal, Write},
    net::SocketAddr,
    path::Path,
    time::Duration,
};

use cenacle_server::{BotPace, OnShelf, Quotas, ServeError, Settings, Shelf, serve};
use cenacle_table::{Evaluator, any::Opened};
use clap::{Args, ValueEnum};
use tracing_subscriber::EnvFilter;

use crate::{
    failure::Failure,
    registry::{self, WithGame},
};

/// How long players have to show what they add to the seed. A page does it by itself, over a slow line within a few seconds.
const REVEAL_WITHIN: Duration = Duration::from_secs(8);

/// The options of `cenacle serve`.
#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// Where to listen; port 0 takes a free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8460")]
    listen: SocketAddr,
    /// Where everything is kept: sqlite://FILE or postgres://USER@HOST/NAME
    #[arg(
        long,
        value_name = "URL",
        default_value = "sqlite://cenacle.db",
        env = "CENACLE_DATABASE",
        hide_env_values = true
    )]
    database: String,
    /// Share the tables of a PostgreSQL database with other servers: where NATS is, over which they speak to each other
    #[arg(
        long,
        value_name = "nats://HOST",
        env = "CENACLE_NODES",
        hide_env_values = true,
        conflicts_with_all = ["demo", "keep_days", "max_tables", "max_guests"]
    )]
    nodes: Option<String>,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
    /// Lay tables to look at: one that bots play, one with a free seat, one that is over
    #[arg(long)]
    demo: bool,
    /// A proxy stands in front: it says whose request it is (X-Forwarded-For) and speaks HTTPS
    #[arg(long)]
    behind_proxy: bool,
    /// Limits on how much may be asked in how short a time
    #[arg(long, value_enum, default_value_t = OnOff::On)]
    limits: OnOff,
    /// How many tables that wait or run a guest may have made at once
    #[arg(long, value_name = "N", default_value_t = cenacle_server::LIVE_TABLES)]
    tables_per_guest: usize,
    /// How long bots take for a decision: `human`, as a person would; `none`, or so many milliseconds
    #[arg(long, value_name = "human|none|MILLIS", default_value = "human", value_parser = bot_pace)]
    bot_pace: BotPace,
    /// After how many seconds a bot that has not decided is played for
    #[arg(long, alias = "bot-patience", value_name = "SECONDS", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    bot_timeout: u64,
    /// How many bots think at once; 0 leaves it to the other servers that share the database [default: half the processors]
    #[arg(long, value_name = "N")]
    bot_threads: Option<usize>,
    /// After how many seconds a table that nobody looks at is put to sleep
    #[arg(long, value_name = "SECONDS", default_value_t = 300)]
    nap_after: u64,
    /// Remove tables that are over or never began after so many days, and guests who sit at none; running games stay
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u64).range(1..))]
    keep_days: Option<u64>,
    /// Keep so many tables at most: the oldest that are over go first
    #[arg(long, value_name = "N")]
    max_tables: Option<u64>,
    /// Keep so many guests at most: the oldest who sit at no table go first
    #[arg(long, value_name = "N")]
    max_guests: Option<u64>,
    /// Write the log as JSON, one object a line; CENACLE_LOG says what is logged (info, debug…)
    #[arg(long)]
    log_json: bool,
}

fn bot_pace(text: &str) -> Result<BotPace, String> {
    match text {
        "human" => Ok(BotPace::Human),
        "none" => Ok(BotPace::After(Duration::ZERO)),
        _ => match text.parse() {
            Ok(millis) => Ok(BotPace::After(Duration::from_millis(millis))),
            Err(_) => Err("write human, none, or a number of milliseconds".to_owned()),
        },
    }
}

/// On or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum OnOff {
    On,
    Off,
}

/// Puts every game on the shelf.
struct PutOnShelf;

impl WithGame for PutOnShelf {
    type Output = OnShelf;

    fn with<G: Evaluator>(self, opened: Opened<G>) -> OnShelf {
        OnShelf::new(opened)
    }
}

impl ServeArgs {
    /// Serves until it is told to stop.
    pub(crate) fn run(self, data: Option<&Path>) -> Result<(), Failure> {
        log(self.log_json);
        registry::check_owners(data)?;
        let mut games = Vec::new();
        for about in registry::abouts() {
            // The newest rules first: they are what new tables are set up with.
            for version in (about.oldest_rules..=about.rules_version).rev() {
                games.push(registry::with_rules(about.id, Some(version), data, PutOnShelf)?);
            }
        }
        let shelf = Shelf::new(games);
        let processors = std::thread::available_parallelism().map_or(2, usize::from);
        let settings = Settings {
            listen: self.listen,
            database: self.database,
            nodes: self.nodes,
            limits: self.limits == OnOff::On,
            bot_pace: self.bot_pace,
            bot_timeout: Duration::from_secs(self.bot_timeout),
            bot_threads: self.bot_threads.unwrap_or((processors / 2).max(1)),
            demo: self.demo,
            behind_proxy: self.behind_proxy,
            nap_after: Duration::from_secs(self.nap_after.max(1)),
            reveal_within: REVEAL_WITHIN,
            ping_every: cenacle_server::PING_EVERY,
            timeouts: cenacle_server::Timeouts::default(),
            live_tables: if self.limits == OnOff::On { self.tables_per_guest } else { usize::MAX },
            clockwork: std::sync::Arc::default(),
            quotas: Quotas {
                keep: self.keep_days.map(|days| Duration::from_secs(days * 24 * 60 * 60)),
                tables: self.max_tables,
                guests: self.max_guests,
                ..Quotas::default()
            },
        };
        let open = self.open;
        let ready = move |address: SocketAddr| {
            let url = format!("http://{address}");
            // Whoever started the server waits for this line; that nobody reads it is no reason to stop.
            let _ = writeln!(std::io::stdout(), "listening on {url}");
            if open && let Err(error) = open::that(&url) {
                tracing::warn!(%error, "no browser could be opened; go to {url}");
            }
        };
        // Every socket is a file to the system: as many as it allows.
        let _ = rlimit::increase_nofile_limit(u64::MAX);
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let served = runtime.block_on(async { serve(settings, shelf, ready, told_to_stop()).await });
        // A bot that thinks for ever does not keep the program from ending.
        runtime.shutdown_timeout(Duration::from_millis(500));
        served.map_err(failure)
    }
}

/// Ctrl-C, or the system's polite wish.
async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminated) = signal(SignalKind::terminate()) else {
            let _ = interrupted.await;
            return;
        };
        tokio::select! {
            _ = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupted.await;
}

fn log(json: bool) {
    let filter =
        EnvFilter::try_from_env("CENACLE_LOG").unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn,async_nats=warn"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    if json {
        log.json().init();
    } else {
        log.with_target(false).init();
    }
}

fn failure(error: ServeError) -> Failure {
    match error {
        ServeError::Listen { .. }
        | ServeError::NoDatabase(_)
        | ServeError::NoPostgres
        | ServeError::NotShared(_)
        | ServeError::NoNodes
        | ServeError::NoNats(_)
        | ServeError::NoDirectory { .. }
        | ServeError::Taken { .. }
        | ServeError::Open(_) => Failure::input(error),
        ServeError::Store(_)
        | ServeError::Migrate(_)
        | ServeError::TakenOver
        | ServeError::Words(_)
        | ServeError::Io(_) => Failure::other(error),
    }
}
