//! Many games on several threads.

use std::{
    collections::BTreeMap,
    ops::ControlFlow,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Instant,
};

use cenacle_table::{Record, Seed, Sense, SetupError};
use thiserror::Error;

use crate::{Played, SimPlan, SimReport, bout::Bout, report::Ledger};

/// Games a thread takes at once: enough that threads seldom meet, few enough that all end together.
const BATCH: u64 = 16;

/// Somebody who watches a simulation, from all its threads.
pub trait Watch: Sync {
    /// So many games more were played.
    fn progress(&self, _games: u64) {}

    /// Whether every game's record is wanted; it costs a second playing of each.
    fn wants_records(&self) -> bool {
        false
    }

    /// The record of game number `index`.
    ///
    /// # Errors
    /// If it could not be kept; the simulation stops.
    fn record(&self, _index: u64, _record: &Record) -> Result<(), String> {
        Ok(())
    }
}

/// Nobody watches.
impl Watch for () {}

/// Why a simulation stopped.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SimError {
    /// The games cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game does not keep its contract.
    #[error("game {index} (seed {seed}), after {decisions} decisions: {reason}")]
    Broken {
        /// Which game of the series, from 0.
        index: u64,
        /// Its seed.
        seed: Seed,
        /// After how many decisions.
        decisions: usize,
        /// What is wrong.
        reason: String,
    },
    /// A record could not be kept.
    #[error("{0}")]
    Record(String),
}

/// Plays the games of a plan.
///
/// # Errors
/// If a game cannot be set up, breaks its contract, or its record cannot be kept: the games not yet begun are left out.
///
/// # Panics
/// If the plan does not have a bot for each seat.
pub fn simulate<G: Sense>(game: &Arc<G>, plan: &SimPlan, watch: &impl Watch) -> Result<SimReport, SimError> {
    assert_eq!(plan.bots.len(), usize::from(plan.options.players), "a bot for each seat");
    let started = Instant::now();
    let series = Series {
        next: AtomicU64::new(0),
        stop: AtomicBool::new(false),
        results: Mutex::new(InOrder {
            ledger: Ledger::new(G::about(), &plan.options),
            counted: 0,
            early: BTreeMap::new(),
            failed: None,
        }),
    };
    let batches = plan.games.div_ceil(BATCH);
    let threads = (plan.threads.get() as u64).min(batches.max(1));
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(|| series.work(game, plan, watch));
        }
        series.work(game, plan, watch);
    });
    let results = series.results.into_inner().unwrap_or_else(PoisonError::into_inner);
    match results.failed {
        Some((_, error)) => Err(error),
        None => Ok(results.ledger.report(G::about(), plan, started.elapsed().as_secs_f64())),
    }
}

/// What the threads share.
struct Series {
    next: AtomicU64,
    stop: AtomicBool,
    results: Mutex<InOrder>,
}

/// Counts games in their order, whichever thread is the first to finish.
struct InOrder {
    ledger: Ledger,
    counted: u64,
    early: BTreeMap<u64, Vec<Played>>,
    failed: Option<(u64, SimError)>,
}

impl Series {
    fn work<G: Sense>(&self, game: &Arc<G>, plan: &SimPlan, watch: &impl Watch) {
        let mut bout = Bout::new(game, plan);
        while !self.stop.load(Ordering::Relaxed) {
            let first = self.next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= plan.games {
                break;
            }
            let end = (first + BATCH).min(plan.games);
            if self.batch(&mut bout, first..end, watch).is_break() {
                break;
            }
        }
    }

    fn batch<G: Sense>(
        &self,
        bout: &mut Bout<'_, G>,
        games: std::ops::Range<u64>,
        watch: &impl Watch,
    ) -> ControlFlow<()> {
        let (first, count) = (games.start, games.end - games.start);
        let mut batch = Vec::with_capacity(count as usize);
        for index in games {
            match one(bout, index, watch) {
                Ok(played) => batch.push(played),
                Err(error) => {
                    self.stop.store(true, Ordering::Relaxed);
                    self.results().fail(index, error);
                    return ControlFlow::Break(());
                }
            }
        }
        self.results().add(first, batch);
        watch.progress(count);
        ControlFlow::Continue(())
    }

    fn results(&self) -> std::sync::MutexGuard<'_, InOrder> {
        self.results.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn one<G: Sense>(bout: &mut Bout<'_, G>, index: u64, watch: &impl Watch) -> Result<Played, SimError> {
    let played = bout.play(index)?;
    if watch.wants_records() {
        watch.record(index, &bout.record(&played)?).map_err(SimError::Record)?;
    }
    Ok(played)
}

impl InOrder {
    fn add(&mut self, first: u64, batch: Vec<Played>) {
        self.early.insert(first, batch);
        while let Some(batch) = self.early.remove(&self.counted) {
            self.counted += batch.len() as u64;
            batch.iter().for_each(|game| self.ledger.add(game));
        }
    }

    fn fail(&mut self, index: u64, error: SimError) {
        if self.failed.as_ref().is_none_or(|(first, _)| index < *first) {
            self.failed = Some((index, error));
        }
    }
}
