//! Runs a plan.

use std::{
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use fastrand::Rng;
use futures_util::{StreamExt, TryStreamExt, stream};
use tempfile::TempDir;
use thiserror::Error;
use tokio::task::JoinSet;

use crate::{
    Api, BadPlan, ClientError, LoadPlan, LoadReport, Memory, ServerProcess, ServerUse, Socket, Target, cpu, files,
    group::Group, meter::Meter, pace::Pace, player::Player,
};

/// The server has to be left most of the machine.
const THREADS: usize = 1;
/// Tables that are made at the same time.
const AT_ONCE: usize = 16;

/// Why a load run came to nothing.
#[derive(Debug, Error)]
pub enum LoadError {
    /// It cannot be planned so.
    #[error(transparent)]
    Plan(#[from] BadPlan),
    /// The system does not allow so many sockets.
    #[error("{0}")]
    Files(String),
    /// The run's own server did not start.
    #[error("{0}")]
    Server(String),
    /// The tables could not be made.
    #[error("after {tables} tables: {error}")]
    Tables {
        /// How many there were.
        tables: usize,
        /// What went wrong.
        error: ClientError,
    },
    /// No thread could be started.
    #[error("{0}")]
    System(#[from] std::io::Error),
}

/// Plays as planned and reports. `tell` hears how far it is.
///
/// # Errors
/// If the plan cannot be carried out; what is refused during the run stands in the report.
pub fn run(plan: &LoadPlan, tell: &(dyn Fn(&str) + Sync)) -> Result<LoadReport, LoadError> {
    plan.check()?;
    files::allow(plan.sockets()).map_err(LoadError::Files)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(THREADS).enable_all().build()?;
    let host = Host::new(&plan.target)?;
    let report = runtime.block_on(Run { plan, host: &host, tell }.go());
    runtime.shutdown_background();
    report
}

/// The servers of a run.
struct Host {
    urls: Vec<String>,
    /// The processes before the directory they write into: fields are dropped in this order.
    own: Option<(Vec<ServerProcess>, TempDir)>,
}

impl Host {
    fn new(target: &Target) -> Result<Host, LoadError> {
        let (program, database, data, nodes) = match target {
            Target::Running(urls) => return Ok(Host { urls: urls.clone(), own: None }),
            Target::Own { program, database, data, nodes } => (program, database, data, nodes),
        };
        let dir = TempDir::with_prefix("cenacle-load-")?;
        let database = database.clone().unwrap_or_else(|| format!("sqlite://{}/cenacle.db", dir.path().display()));
        let mut args = vec!["--database".to_owned(), database];
        args.extend(["--limits", "off", "--bot-pace", "none"].map(str::to_owned));
        if let Some(data) = data {
            args.extend(["--data".to_owned(), data.display().to_string()]);
        }
        if let Some((_, nats)) = nodes {
            args.extend(["--nodes".to_owned(), nats.clone()]);
        }
        let start =
            |server: usize| ServerProcess::start(program, &args, &dir.path().join(format!("server-{server}.log")));
        let servers: Vec<ServerProcess> =
            (0..target.servers()).map(start).collect::<Result<_, _>>().map_err(LoadError::Server)?;
        let urls = servers.iter().map(|server| server.url().to_owned()).collect();
        Ok(Host { urls, own: Some((servers, dir)) })
    }

    /// Of all of them.
    fn memory(&self) -> Option<Memory> {
        self.own.as_ref()?.0.iter().try_fold(Memory::default(), |all, server| {
            let one = server.memory()?;
            Some(Memory { resident: all.resident + one.resident, peak: all.peak + one.peak })
        })
    }

    fn cpu_seconds(&self) -> Option<f64> {
        self.own.as_ref()?.0.iter().map(ServerProcess::cpu_seconds).sum()
    }
}

struct Run<'a> {
    plan: &'a LoadPlan,
    host: &'a Host,
    tell: &'a (dyn Fn(&str) + Sync),
}

impl Run<'_> {
    async fn go(self) -> Result<LoadReport, LoadError> {
        let Run { plan, host, tell } = self;
        let meter = Arc::new(Meter::new());
        let pace = Arc::new(Pace::new(plan.rate));
        let empty = host.memory();
        let start = Instant::now();

        let (groups, seated) = self.sit_everybody_down(&meter, &pace).await?;
        let ramp = start.elapsed();
        // What was freed after the last request is freed by now.
        tokio::time::sleep(Duration::from_millis(500)).await;
        let open = host.memory();
        tell(&format!("{} sockets at {} tables after {:.1} s", plan.sockets(), plan.tables, ramp.as_secs_f64()));

        let mut playing = JoinSet::new();
        seated.into_iter().for_each(|(player, socket)| drop(playing.spawn(player.play(socket))));
        tokio::time::sleep(plan.warmup).await;
        tell(&format!("measuring for {} s", plan.duration.as_secs_f64()));
        let (server_before, client_before) = (host.cpu_seconds(), cpu::seconds("self"));
        let start = Instant::now();
        meter.open();
        tokio::time::sleep(plan.duration).await;
        meter.close();
        let seconds = start.elapsed().as_secs_f64();
        let used = |before: Option<f64>, after: Option<f64>| Some(after? - before?);
        let client_cpu_seconds = used(client_before, cpu::seconds("self"));
        let server_cpu = used(server_before, host.cpu_seconds());
        let end = host.memory();
        playing.abort_all();

        let server = empty.zip(open).zip(end).map(|((empty, open), end)| ServerUse {
            memory_empty: empty.resident,
            memory_seated: open.resident,
            memory_end: end.resident,
            memory_peak: end.peak,
            memory_per_table: open.resident.saturating_sub(empty.resident) / u64::from(plan.tables),
            cpu_seconds: server_cpu,
        });
        let decisions = meter.decisions.load(Relaxed);
        let silent = if plan.idle { 0 } else { groups.iter().filter(|group| group.is_silent()).count() };
        Ok(LoadReport {
            game: plan.game.clone(),
            players: plan.players,
            tables: plan.tables,
            seats: plan.seats,
            servers: plan.target.servers(),
            apart: plan.apart,
            sockets: plan.sockets(),
            idle: plan.idle,
            think_millis: plan.think.as_millis().try_into().unwrap_or(u64::MAX),
            rate: plan.rate,
            seed: plan.seed,
            ramp_seconds: ramp.as_secs_f64(),
            seconds,
            decisions,
            decisions_per_second: decisions as f64 / seconds,
            done_millis: meter.done_millis(),
            news_millis: meter.news_millis(),
            frames_per_second: meter.frames.load(Relaxed) as f64 / seconds,
            bytes_per_second: meter.bytes.load(Relaxed) as f64 / seconds,
            games_ended: meter.games.load(Relaxed),
            silent_tables: silent as u64,
            reconnects: meter.reconnects.load(Relaxed),
            errors: meter.errors(),
            server,
            client_cpu_seconds,
        })
    }

    /// Makes the tables and opens all sockets; nobody decides before everybody sits.
    async fn sit_everybody_down(
        &self,
        meter: &Arc<Meter>,
        pace: &Arc<Pace>,
    ) -> Result<(Vec<Arc<Group>>, Vec<(Player, Socket)>), LoadError> {
        let plan = self.plan;
        let apis: Vec<Api> = self.host.urls.iter().map(|url| Api::new(url)).collect();
        let think = (!plan.idle).then_some(plan.think);
        let mut seeds = Rng::with_seed(plan.seed);
        let seeds: Vec<Rng> = (0..plan.tables).map(|_| seeds.fork()).collect();
        let table = |(number, mut seeds): (u32, Rng)| {
            // Whoever sits down wakes the table at the server where it is asked.
            let has = number as usize % apis.len();
            let (api, door) = (apis[has].clone(), apis[(has + usize::from(plan.apart)) % apis.len()].clone());
            async move {
                let group = Arc::new(Group::gather(&api, door, plan, number, meter.clone()).await?);
                let mut seated = Vec::new();
                for seat in 0..usize::from(plan.seats) {
                    let mut player = Player::new(group.clone(), seat, pace.clone(), think, seeds.fork());
                    let socket = player.sit().await?;
                    seated.push((player, socket));
                }
                Ok((group, seated))
            }
        };
        let mut tables = stream::iter((1..).zip(seeds)).map(table).buffer_unordered(AT_ONCE);
        let (mut groups, mut players) = (Vec::new(), Vec::new());
        loop {
            match tables.try_next().await {
                Ok(Some((group, seated))) => {
                    groups.push(group);
                    players.extend(seated);
                }
                Ok(None) => return Ok((groups, players)),
                Err(error) => return Err(LoadError::Tables { tables: groups.len(), error }),
            }
        }
    }
}
