//! Games played on while anything may befall the servers, and what came of them compared with what everybody was told.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use cenacle_table::AnyGame;
use fastrand::Rng;
use serde::Serialize;
use serde_json::{Value, json};
use thiserror::Error;

use crate::{Acknowledged, Api, BadPlan, Checked, ClientError, Guest, History, Lie, Servers, Traveller, check};

/// How long it is tried to make a table, to sit down, or to get a record.
const PATIENCE: Duration = Duration::from_secs(60);
const AGAIN: Duration = Duration::from_millis(200);

/// What is to be tried.
#[derive(Clone, Debug)]
pub struct Trial {
    pub servers: Arc<Servers>,
    pub game: String,
    /// How many play at each table, and how many of them are clients; the others are bots of the server.
    pub players: u8,
    pub seats: u8,
    /// How many tables there are at any moment.
    pub tables: u32,
    /// How long a client thinks before it decides, on average.
    pub think: Duration,
    /// How long a game may take.
    pub within: Duration,
    pub seed: u64,
}

/// A game that was played to its end, and what everybody there was told.
#[derive(Clone, Debug)]
pub struct Played {
    /// At which of the tables.
    pub at: u32,
    pub table: String,
    pub record: String,
    pub histories: Vec<History>,
}

impl Played {
    /// Compares what everybody was told with the record.
    ///
    /// # Errors
    /// Everything that is not so.
    pub fn check(&self, game: &dyn AnyGame) -> Result<Checked, Vec<Lie>> {
        check(game, &self.record, &self.histories)
    }

    /// Every decision that was acknowledged there.
    pub fn acknowledged(&self) -> impl Iterator<Item = &Acknowledged> {
        self.histories.iter().flat_map(|history| &history.acknowledged)
    }
}

/// Why a trial came to no end.
#[derive(Debug, Error)]
pub enum TrialError {
    #[error(transparent)]
    Plan(#[from] BadPlan),
    /// A table does not go on.
    #[error(
        "table {table} did not come to its end within {within:?}: the last decision there was acknowledged {ago:?} ago"
    )]
    Stuck { table: String, within: Duration, ago: Duration },
    /// Something was refused for as long as it was tried.
    #[error("{what}: {error}")]
    Refused { what: &'static str, error: ClientError },
    /// A client's task died.
    #[error("a client: {0}")]
    Client(#[from] tokio::task::JoinError),
}

/// What a trial found out; docs/formats.md says what each key means.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct TrialReport {
    /// What the choices followed from.
    pub seed: u64,
    pub games: u64,
    /// Events in all journals.
    pub events: u64,
    /// Decisions that were acknowledged, all of them stored.
    pub acknowledged: u64,
    /// Decisions whose answer never came, and how many of them were stored.
    pub unknown: u64,
    pub stored_unknown: u64,
    /// With which codes decisions were refused.
    pub refused: BTreeMap<String, u64>,
    /// Frames that were compared with the game played again.
    pub frames: u64,
    /// Everything that a server said and that is not so, as sentences.
    pub lies: Vec<String>,
}

impl TrialReport {
    /// One more game, and what came of comparing it.
    pub fn add(&mut self, game: &Played, found: Result<Checked, Vec<Lie>>) {
        self.games += 1;
        for (code, times) in game.histories.iter().flat_map(|history| &history.refused) {
            *self.refused.entry(code.clone()).or_default() += times;
        }
        match found {
            Ok(Checked { events, acknowledged, unknown, stored_unknown, frames }) => {
                self.events += events;
                self.acknowledged += acknowledged;
                self.unknown += unknown;
                self.stored_unknown += stored_unknown;
                self.frames += frames;
            }
            Err(lies) => self.lies.extend(lies.iter().map(|lie| format!("table {}: {lie}", game.table))),
        }
    }
}

/// Plays game after game at all tables until it is told to stop, and then each to its end.
///
/// # Errors
/// If a table does not go on.
pub async fn play_until(trial: &Trial, stop: Arc<AtomicBool>) -> Result<Vec<Played>, TrialError> {
    if trial.tables == 0 || trial.seats == 0 || trial.seats > trial.players {
        return Err(BadPlan(format!("{} tables of {} of {} seats", trial.tables, trial.seats, trial.players)).into());
    }
    let mut seeds = Rng::with_seed(trial.seed);
    let mut playing = Vec::new();
    for at in 0..trial.tables {
        let (trial, stop, rng) = (trial.clone(), stop.clone(), seeds.fork());
        playing.push(tokio::spawn(async move { play_at(&trial, at, rng, &stop).await }));
    }
    let mut played = Vec::new();
    for table in playing {
        played.extend(table.await??);
    }
    Ok(played)
}

async fn play_at(trial: &Trial, at: u32, mut rng: Rng, stop: &AtomicBool) -> Result<Vec<Played>, TrialError> {
    let mut guests = Vec::new();
    for seat in 1..=trial.seats {
        let name = &format!("trial {}.{seat}", at + 1);
        let sign_in = |api: Api| async move { Guest::sign_in(&api, name, "en").await };
        guests.push(insist("a guest", trial, &mut rng, sign_in).await?);
    }
    let mut played = Vec::new();
    while !stop.load(Relaxed) {
        played.push(play_one(trial, at, &guests, &mut rng).await?);
    }
    Ok(played)
}

/// One game from its beginning to its end.
async fn play_one(trial: &Trial, at: u32, guests: &[Guest], rng: &mut Rng) -> Result<Played, TrialError> {
    let table = sit_down(trial, guests, rng).await?;
    let began = Instant::now();
    let mut playing = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        let traveller = Traveller::new(guest.clone(), seat, &table, trial.servers.clone(), rng.fork());
        playing.push(tokio::spawn(traveller.thinking(trial.think).play(trial.within)));
    }
    let (mut histories, mut over) = (Vec::new(), true);
    for traveller in playing {
        let (history, ended) = traveller.await?;
        histories.push(history);
        over &= ended;
    }
    if !over {
        let last = histories.iter().flat_map(|history| &history.acknowledged).map(|told| told.answered).max();
        return Err(TrialError::Stuck { table, within: trial.within, ago: last.unwrap_or(began).elapsed() });
    }
    let ask = |api: Api| {
        let (guest, table) = (guests[0].at(&api), &table);
        async move { guest.record(table).await }
    };
    let record = insist("a record", trial, rng, ask).await?;
    Ok(Played { at, table, record, histories })
}

/// A table at which everybody sits; the game begins by itself.
async fn sit_down(trial: &Trial, guests: &[Guest], rng: &mut Rng) -> Result<String, TrialError> {
    let kinds = (0..trial.players).map(|seat| match seat {
        0 => json!({ "kind": "me" }),
        seat if seat < trial.seats => json!({ "kind": "open" }),
        _ => json!({ "kind": "bot", "bot": "random" }),
    });
    let wish = json!({ "game": trial.game, "seats": kinds.collect::<Vec<Value>>(), "listed": false });
    // One that was made without an answer stays empty.
    let make = |api: Api| {
        let (guest, wish) = (guests[0].at(&api), &wish);
        async move { guest.make_table(wish).await }
    };
    let table = insist("a table", trial, rng, make).await?.id;
    for guest in &guests[1..] {
        let join = |api: Api| {
            let (guest, table) = (guest.at(&api), &table);
            async move {
                let Err(error) = guest.join(table).await else { return Ok(()) };
                // Who was not answered may sit there all the same.
                let sits = |info: Value| info["yours"].as_array().is_some_and(|seats| !seats.is_empty());
                if guest.table(table).await.is_ok_and(sits) { Ok(()) } else { Err(error) }
            }
        };
        insist("a seat", trial, rng, join).await?;
    }
    Ok(table)
}

/// Asks again, now here and now there, until it is done: servers may be going or coming.
async fn insist<T, F: Future<Output = Result<T, ClientError>>>(
    what: &'static str,
    trial: &Trial,
    rng: &mut Rng,
    ask: impl Fn(Api) -> F,
) -> Result<T, TrialError> {
    let began = Instant::now();
    loop {
        let api = trial.servers.choose(rng).await;
        let error = match tokio::time::timeout(ANSWER, ask(api)).await {
            Ok(Ok(answer)) => return Ok(answer),
            Ok(Err(error)) => error,
            Err(_) => ClientError::line(what, "no answer"),
        };
        if began.elapsed() > PATIENCE {
            return Err(TrialError::Refused { what, error });
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// How long an answer over HTTP is waited for.
const ANSWER: Duration = Duration::from_secs(3);
