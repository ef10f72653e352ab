//! The arena: bots against bots, rotated, mirrored and rated.

mod plan;
mod ratings;
mod report;

use std::{
    collections::BTreeMap,
    sync::{Arc, atomic::AtomicBool},
    time::Instant,
};

use cenacle_bots::Bot;
use cenacle_table::{Game, MAX_SEATS, Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};

pub use plan::{ContestPlan, NoContest};
pub use report::{ContestReport, Failures, Pair, Standing};

use crate::{
    Cast, Entrant, Findings, Run, SimError, Watch,
    play::{Fault, Match, Observer},
    series::Series,
};
use plan::Fixture;

/// One game of an arena, played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fought {
    /// Each seat's rank, 1 the best; empty if the game did not end.
    pub ranks: Vec<u8>,
    pub winners: Seats,
    /// How many decisions were taken.
    pub decisions: u32,
    /// In how many of them each seat had a choice.
    pub choices: Vec<u32>,
    /// How long each seat thought about these, in nanoseconds.
    pub nanos: Vec<u64>,
    /// The seats at which a program failed, counted from 0, and why: chance played on for it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub failures: BTreeMap<usize, String>,
}

impl Fought {
    /// Whether it has ended.
    #[must_use]
    pub fn ended(&self) -> bool {
        !self.ranks.is_empty()
    }

    /// The share of the win of the seat with this index.
    fn win(&self, seat: usize) -> f64 {
        if self.winners.contains(Seat::new(seat)) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}

/// Every game of an arena so far, in order.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Games(pub Vec<Fought>);

impl Findings for Games {
    const FORMAT: &'static str = "cenacle-arena-run";

    fn games(&self) -> u64 {
        self.0.len() as u64
    }

    fn check(&self, cast: &Cast) -> Result<(), String> {
        let most = cast.tables.iter().map(|options| usize::from(options.players)).max().unwrap_or_default();
        let fits = |game: &Fought| {
            let seats = game.choices.len();
            let seated = game.failures.keys().all(|seat| *seat < seats);
            seats <= most && game.nanos.len() == seats && (game.ranks.is_empty() || game.ranks.len() == seats) && seated
        };
        match self.0.iter().position(|game| !fits(game)) {
            Some(index) => Err(format!("game {index} has other seats than the plan")),
            None => Ok(()),
        }
    }
}

/// Measures how long each seat thinks.
struct Stopwatch {
    asked: Option<Instant>,
    choices: [u32; MAX_SEATS],
    nanos: [u64; MAX_SEATS],
}

impl<G: Game> Observer<G> for Stopwatch {
    fn asked(&mut self, _seat: Seat, actions: usize) {
        // Who has no choice is not thinking, and would only make the others look quick.
        self.asked = (actions > 1).then(Instant::now);
    }

    fn answered(&mut self, seat: Seat) {
        if let Some(asked) = self.asked {
            self.choices[seat.index()] += 1;
            self.nanos[seat.index()] += u64::try_from(asked.elapsed().as_nanos()).unwrap_or(u64::MAX);
        }
    }
}

/// Plays the games of a plan that the run does not have yet, until all are played or somebody sets `stop`; games in
/// flight are finished. What was played is in the run afterwards.
///
/// # Errors
/// If a game cannot be set up or breaks its contract.
pub fn contest<G: Game, E: Entrant<G>>(
    game: &Arc<G>,
    plan: &ContestPlan,
    entrants: &[E],
    run: &mut Run<Games>,
    stop: &AtomicBool,
    watch: &impl Watch,
) -> Result<ContestReport, SimError> {
    let fixtures = plan.fixtures(entrants.len());
    let games = run.found.games().min(fixtures.len() as u64)..fixtures.len() as u64;
    let started = Instant::now();
    let series = Series { games, threads: plan.threads, batch: 1, stop };
    let play = |legal: &mut Vec<G::Action>, index: u64| {
        let fought = one(&**game, plan, entrants, &fixtures[index as usize], legal, index);
        watch.progress(1);
        fought
    };
    let before = run.seconds;
    let count = |fought| {
        run.found.0.push(fought);
        run.seconds = before + started.elapsed().as_secs_f64();
        watch.found(&|| run.to_text());
    };
    series.run(Vec::new, play, count)?;
    Ok(ContestReport::new(G::about(), plan, &fixtures, run))
}

fn one<G: Game, E: Entrant<G>>(
    game: &G,
    plan: &ContestPlan,
    entrants: &[E],
    fixture: &Fixture,
    legal: &mut Vec<G::Action>,
    index: u64,
) -> Result<Fought, SimError> {
    let seed = plan.seed.derive(fixture.group as u64);
    // Each entrant has chance of its own, so that two of a kind do not play alike.
    let own = |entrant: usize| seed.derive(1 + entrant as u64);
    let options = &plan.tables[fixture.table];
    let sit = |(seat, entrant): (usize, &usize)| entrants[*entrant].sit(options, &own(*entrant), Seat::new(seat));
    let mut bots: Vec<Box<dyn Bot<G>>> = fixture.line_up.iter().enumerate().map(sit).collect();
    let mut watch = Stopwatch { asked: None, choices: [0; MAX_SEATS], nanos: [0; MAX_SEATS] };
    let worker = Match { game, options, seed, audit: plan.audit };
    let ending = worker.play(&mut bots, legal, &mut watch).map_err(|fault| match fault {
        Fault::Setup(error) => SimError::Setup(error),
        Fault::Broken(decisions, reason) => SimError::Broken { index, seed, decisions, reason },
    })?;
    let seats = fixture.line_up.len();
    let failed = |(seat, entrant): (usize, &usize)| {
        entrants[*entrant].failure(&own(*entrant), Seat::new(seat)).map(|why| (seat, why))
    };
    let failures = fixture.line_up.iter().enumerate().filter_map(failed).collect();
    let (ranks, winners) = match ending.outcome {
        Some(Outcome { ranks, winners, .. }) => (ranks.to_vec(), winners),
        None => (Vec::new(), Seats::NONE),
    };
    let (choices, nanos) = (watch.choices[..seats].to_vec(), watch.nanos[..seats].to_vec());
    Ok(Fought { ranks, winners, decisions: ending.decisions, choices, nanos, failures })
}
