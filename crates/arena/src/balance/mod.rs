//! Balance: does every seat, god, board, card and option have its fair chance?

mod plan;
mod report;
mod spread;
mod tally;

use std::{
    collections::BTreeMap,
    sync::{Arc, atomic::AtomicBool},
    time::Instant,
};

use cenacle_bots::Bot;
use cenacle_table::{BalanceCount, Evaluator, Game, Log, Seat, Seats, Viewer};

pub use plan::BalancePlan;
pub use report::{BalanceReport, Departure, End, Item, ItemGroup, Lead, OptionEffect, SeatBalance, TableBalance};
pub use spread::{Bin, Spread};
pub use tally::Counts;

use crate::{
    Entrant, Run, SimError, Watch,
    play::{Fault, Match, Observer, Taken},
    series::Series,
};
use tally::{Seen, TENTHS};

/// Judgements closer than this are the same.
const SAME: f32 = 1e-6;

/// Looks at a game for what a report counts.
struct Reporter<G: Game> {
    players: usize,
    told: Vec<BalanceCount>,
    had_first: Vec<BalanceCount>,
    had_last: Vec<BalanceCount>,
    /// Who led after the setup and after every input but the last.
    leaders: Vec<Seats>,
    game: std::marker::PhantomData<G>,
}

impl<G: Evaluator> Reporter<G> {
    fn listen(&mut self, game: &G, log: Log<G::Event>) {
        // Who sees everything is told everything once: what only some were told, and not what the others heard of it.
        let entries = log.into_entries().into_iter().filter(|entry| entry.to.includes(Viewer::Omniscient));
        entries.for_each(|entry| game.count_event(&entry.event, &mut self.told));
    }

    fn evaluate(&mut self, game: &G, position: &G::Position) {
        if game.outcome(position).is_none() {
            let worth = &game.evaluate(position)[..self.players];
            let best = worth.iter().copied().fold(f32::MIN, f32::max);
            self.leaders.push(Seats::all(self.players).filter(|seat| worth[seat.index()] >= best - SAME).collect());
        }
    }

    /// What seats had or did. What they had at the beginning and at the end is counted once, as often as it was there more
    /// often.
    fn notes(self) -> Vec<BalanceCount> {
        let count = |notes: &[BalanceCount]| {
            let mut times: BTreeMap<BalanceCount, usize> = BTreeMap::new();
            notes.iter().for_each(|count_event| *times.entry(*count_event).or_default() += 1);
            times
        };
        let mut had = count(&self.had_first);
        for (count_event, times) in count(&self.had_last) {
            let kept = had.entry(count_event).or_default();
            *kept = times.max(*kept);
        }
        let had = had.into_iter().flat_map(|(count_event, times)| std::iter::repeat_n(count_event, times));
        self.told.into_iter().chain(had).collect()
    }

    fn leaders_by_tenths(&self) -> [Seats; TENTHS] {
        std::array::from_fn(|tenth| self.leaders.get(tenth * self.leaders.len() / TENTHS).copied().unwrap_or_default())
    }
}

impl<G: Evaluator> Observer<G> for Reporter<G> {
    fn log(&self) -> Log<G::Event> {
        Log::new()
    }

    fn dealt(&mut self, game: &G, position: &G::Position, log: Log<G::Event>, _drew: &[u32]) {
        self.listen(game, log);
        game.count_position(position, &mut self.had_first);
        self.evaluate(game, position);
    }

    fn happened(&mut self, game: &G, _taken: Taken, position: &G::Position, log: &mut Log<G::Event>, _drew: &[u32]) {
        self.listen(game, std::mem::take(log));
        self.evaluate(game, position);
    }

    fn ended(&mut self, game: &G, position: &G::Position) {
        game.count_position(position, &mut self.had_last);
    }
}

/// Plays the games of a plan that the run does not have yet, until all are played or somebody sets `stop`; games in
/// flight are finished. What was counted is in the run afterwards. Where there are several entrants, they move one seat on
/// from game to game.
///
/// # Errors
/// If a game cannot be set up or breaks its contract.
///
/// # Panics
/// If nobody takes part.
pub fn balance<G: Evaluator, E: Entrant<G>>(
    game: &Arc<G>,
    plan: &BalancePlan,
    entrants: &[E],
    run: &mut Run<Counts>,
    stop: &AtomicBool,
    watch: &impl Watch,
) -> Result<BalanceReport, SimError> {
    assert!(!entrants.is_empty(), "somebody has to play");
    let all = plan.all_games();
    let started = Instant::now();
    let series = Series { games: run.found.games.min(all)..all, threads: plan.threads, batch: 1, stop };
    let play = |legal: &mut Vec<G::Action>, index: u64| {
        let seen = one(&**game, plan, entrants, legal, index);
        watch.progress(1);
        seen
    };
    let before = run.seconds;
    let count = |seen| {
        run.found.add(&seen);
        run.seconds = before + started.elapsed().as_secs_f64();
        watch.found(&|| run.to_text());
    };
    series.run(Vec::new, play, count)?;
    Ok(BalanceReport::new(G::about(), plan, run))
}

fn one<G: Evaluator, E: Entrant<G>>(
    game: &G,
    plan: &BalancePlan,
    entrants: &[E],
    legal: &mut Vec<G::Action>,
    index: u64,
) -> Result<Seen, SimError> {
    let tables = plan.tables.len() as u64;
    let (options, round) = (&plan.tables[(index % tables) as usize], (index / tables) as usize);
    let players = usize::from(options.players);
    // The same shuffles for every table of a round: what differs then is the table.
    let seed = plan.seed.derive(round as u64);
    let sit = |seat: usize| entrants[(seat + round) % entrants.len()].sit(options, &seed, Seat::new(seat));
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..players).map(sit).collect();
    let mut reporter = Reporter {
        players,
        told: Vec::new(),
        had_first: Vec::new(),
        had_last: Vec::new(),
        leaders: Vec::new(),
        game: std::marker::PhantomData,
    };
    let worker = Match { game, options, seed, audit: plan.audit };
    let ending = worker.play(&mut bots, legal, &mut reporter).map_err(|fault| match fault {
        Fault::Setup(error) => SimError::Setup(error),
        Fault::Broken(decisions, reason) => SimError::Broken { index, seed, decisions, reason },
    })?;
    let leaders = reporter.leaders_by_tenths();
    Ok(Seen { outcome: ending.outcome, decisions: ending.decisions, notes: reporter.notes(), leaders })
}
