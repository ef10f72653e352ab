//! The laboratory, tried on a toy whose truth is known.

mod arena;
mod balance;
mod pages;
mod programs;
mod race;
mod resume;
mod review;

use std::num::NonZeroUsize;

use cenacle_arena::{
    BalancePlan, BalanceReport, Cast, ContestPlan, ContestReport, Counts, Entrant, Games, Run, balance, contest,
};
use cenacle_table::{Game, Seed, any::Opened};

use race::{Race, Runner};

fn threads(count: usize) -> NonZeroUsize {
    NonZeroUsize::new(count).unwrap()
}

fn names(runners: &[Runner]) -> Vec<String> {
    runners.iter().map(Entrant::name).collect()
}

/// The game, opened.
fn race() -> Opened<Race> {
    Opened::shipped().expect("it ships nothing that could be wrong")
}

fn contest_plan(players: &[u8], games: u64) -> ContestPlan {
    ContestPlan {
        tables: BalancePlan::tables(&race(), players, &[], false).unwrap(),
        seed: Seed::from_text("race"),
        games,
        threads: threads(2),
        audit: false,
        data: "none".to_owned(),
    }
}

fn contest_run(plan: &ContestPlan, runners: &[Runner]) -> Run<Games> {
    Run::new(Cast::new(Race::about(), &plan.data, &plan.tables, names(runners), plan.seed), Games::default())
}

fn fight(players: &[u8], games: u64, runners: &[Runner]) -> ContestReport {
    let plan = contest_plan(players, games);
    let mut run = contest_run(&plan, runners);
    contest(&Race.into(), &plan, runners, &mut run, &false.into(), &()).unwrap()
}

fn balance_plan(players: &[u8], chosen: &[(&str, &str)], all_options: bool, games: u64) -> BalancePlan {
    BalancePlan {
        tables: BalancePlan::tables(&race(), players, chosen, all_options).unwrap(),
        seed: Seed::from_text("race"),
        games,
        threads: threads(2),
        audit: false,
        data: "none".to_owned(),
    }
}

fn balance_run(plan: &BalancePlan, runners: &[Runner]) -> Run<Counts> {
    let cast = Cast::new(Race::about(), &plan.data, &plan.tables, names(runners), plan.seed);
    let counts = Counts::new(&cast);
    Run::new(cast, counts)
}

fn weigh(plan: &BalancePlan, runners: &[Runner]) -> BalanceReport {
    let mut run = balance_run(plan, runners);
    balance(&Race.into(), plan, runners, &mut run, &false.into(), &()).unwrap()
}
