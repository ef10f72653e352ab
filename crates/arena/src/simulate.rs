//! Many games on several threads.

use std::{
    sync::{Arc, atomic::AtomicBool},
    time::Instant,
};

use cenacle_table::{Evaluator, Record, Seed, SetupError};
use thiserror::Error;

use crate::{Played, SimPlan, SimReport, report::Ledger, series::Series, worker::Worker};

/// Games a thread takes at once: enough that threads seldom meet, few enough that all end together.
const BATCH: u64 = 16;

/// Somebody who watches a simulation, from all its threads.
pub trait Watch: Sync {
    /// So many games more were played.
    fn progress(&self, _games: u64) {}

    /// What an arena or a balance report has found so far, as the text of its run; called after every game.
    fn found(&self, _run: &dyn Fn() -> String) {}

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

impl Watch for () {}

/// Why a simulation stopped.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum SimError {
    /// The games cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game does not keep its contract.
    #[error("game {index} (seed {seed}), after {decisions} decisions: {reason}")]
    Broken {
        /// Which game of the series, from 0.
        index: u64,
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
pub fn simulate<G: Evaluator>(game: &Arc<G>, plan: &SimPlan, watch: &impl Watch) -> Result<SimReport, SimError> {
    assert_eq!(plan.bots.len(), usize::from(plan.options.players), "a bot for each seat");
    let started = Instant::now();
    let mut ledger = Ledger::new(G::about(), &plan.options);
    let never = AtomicBool::new(false);
    let series = Series { games: 0..plan.games, threads: plan.threads, batch: BATCH, stop: &never };
    let play = |worker: &mut Worker<'_, G>, index: u64| {
        let played = one(worker, index, watch);
        watch.progress(1);
        played
    };
    series.run(|| Worker::new(game, plan, watch.wants_records()), play, |played| ledger.add(&played))?;
    Ok(ledger.report(G::about(), plan, started.elapsed().as_secs_f64()))
}

fn one<G: Evaluator>(worker: &mut Worker<'_, G>, index: u64, watch: &impl Watch) -> Result<Played, SimError> {
    let played = worker.play(index)?;
    if watch.wants_records() {
        watch.record(index, &worker.record(&played)?).map_err(SimError::Record)?;
    }
    Ok(played)
}
