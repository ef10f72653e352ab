//! What an arena found.

use std::collections::BTreeMap;

use cenacle_table::{About, Seed};
use serde::Serialize;

use super::{
    ContestPlan, Fought, Games,
    plan::Fixture,
    ratings::{Ranked, rate},
};
use crate::{Interval, Run, interval::Clustered};

/// What an arena found, as `cenacle arena --json` prints it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ContestReport {
    pub game: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// The fingerprint of its component data.
    pub data: String,
    /// Numbers of players.
    pub players: Vec<u8>,
    /// What was agreed on.
    pub options: BTreeMap<String, String>,
    /// The seed of the series.
    pub seed: Seed,
    pub games: u64,
    /// Games of the plan: fewer were played if it was interrupted.
    pub planned: u64,
    /// Groups of games with the same shuffles that were begun.
    pub groups: usize,
    /// Games that ended; the others were stopped after the most decisions the game allows, and count for nobody.
    pub ended: u64,
    /// Decisions of all games.
    pub decisions: u64,
    /// Threads that played last.
    pub threads: usize,
    /// How long it took, interruptions not counted.
    pub seconds: f64,
    /// Decisions a second, all threads together.
    pub decisions_per_second: f64,
    /// Everybody who took part, the best rated first.
    pub standings: Vec<Standing>,
    /// Everybody against everybody else.
    pub pairs: Vec<Pair>,
}

/// How one entrant did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    pub bot: String,
    /// Games it took part in, those that ended.
    pub games: u64,
    /// Seats it had in them: more than games if it sat on several.
    pub seats: u64,
    /// The share of the win that one seat of it had on average; a shared win counts as its fraction.
    pub win_share: f64,
    /// At least, with 95 % confidence.
    pub low: f64,
    pub high: f64,
    /// The share each seat would have among equals.
    pub expected: f64,
    /// Its rating, 25 for the average of beginners.
    pub rating: f64,
    /// At least, with 95 % confidence.
    pub rating_low: f64,
    pub rating_high: f64,
    /// Decisions in which it had a choice.
    pub choices: u64,
    /// How long it thought about one of these, in milliseconds.
    pub ms_per_decision: f64,
    /// Games in which a program failed, which chance then played on for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub failures: Option<Failures>,
}

/// Games that a program did not play to their end by itself.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Failures {
    pub games: u64,
    /// Why, in the first of them.
    pub first: String,
}

/// One entrant against another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    pub a: String,
    pub b: String,
    /// Games in which both sat and that ended.
    pub games: u64,
    /// The share of these in which `a` ended with the better rank; equal ranks count half. Where they had several seats,
    /// the mean over the pairs of seats.
    pub share: f64,
    /// At least, with 95 % confidence.
    pub low: f64,
    pub high: f64,
}

impl ContestReport {
    pub(super) fn new(
        about: &'static About,
        plan: &ContestPlan,
        fixtures: &[Fixture],
        run: &Run<Games>,
    ) -> ContestReport {
        let played: Vec<(&Fixture, &Fought)> = fixtures.iter().zip(&run.found.0).collect();
        let decisions = played.iter().map(|(_, fought)| u64::from(fought.decisions)).sum();
        let names = &run.cast.bots;
        ContestReport {
            game: about.id,
            rules_version: about.rules_version,
            data: plan.data.clone(),
            players: plan.tables.iter().map(|options| options.players).collect(),
            options: plan.tables.first().map(|options| options.chosen.clone()).unwrap_or_default(),
            seed: plan.seed,
            games: played.len() as u64,
            planned: fixtures.len() as u64,
            groups: played.last().map_or(0, |(fixture, _)| fixture.group + 1),
            ended: played.iter().filter(|(_, fought)| fought.ended()).count() as u64,
            decisions,
            threads: plan.threads.get(),
            seconds: run.seconds,
            decisions_per_second: if run.seconds > 0.0 { decisions as f64 / run.seconds } else { 0.0 },
            standings: standings(names, &played, plan),
            pairs: pairs(names, &played),
        }
    }

    /// One entrant against another.
    #[must_use]
    pub fn pair(&self, a: &str, b: &str) -> Option<&Pair> {
        self.pairs.iter().find(|pair| pair.a == a && pair.b == b)
    }

    /// Whether every game of the plan was played.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.games == self.planned
    }
}

fn standings(names: &[String], played: &[(&Fixture, &Fought)], plan: &ContestPlan) -> Vec<Standing> {
    let mut groups: Vec<Vec<Ranked<'_>>> = Vec::new();
    for (fixture, fought) in played.iter().filter(|(_, fought)| fought.ended()) {
        groups.resize(groups.len().max(fixture.group + 1), Vec::new());
        groups[fixture.group].push((&fixture.line_up, &fought.ranks));
    }
    let rated = rate(names.len(), &groups, &plan.seed);
    let mut standings: Vec<Standing> = (0..names.len())
        .map(|entrant| {
            let (mut wins, mut games, mut fair) = (Clustered::default(), 0, 0.0);
            let (mut choices, mut nanos) = (0, 0);
            let mut failures: Option<Failures> = None;
            for (fixture, fought) in played {
                let mine =
                    || fixture.line_up.iter().enumerate().filter(|(_, one)| **one == entrant).map(|(seat, _)| seat);
                choices += mine().map(|seat| u64::from(fought.choices[seat])).sum::<u64>();
                nanos += mine().map(|seat| fought.nanos[seat]).sum::<u64>();
                if let Some(why) = mine().find_map(|seat| fought.failures.get(&seat)) {
                    failures.get_or_insert_with(|| Failures { games: 0, first: why.clone() }).games += 1;
                }
                if fought.ended() && mine().next().is_some() {
                    let seats = mine().count() as f64;
                    games += 1;
                    fair += seats / fixture.line_up.len() as f64;
                    wins.add(fixture.group, mine().map(|seat| fought.win(seat)).sum(), seats);
                }
            }
            let (seats, Interval { low, high }) = (wins.of(), wins.interval());
            let or_none = |value: f64, of: f64| if of > 0.0 { value / of } else { 0.0 };
            Standing {
                bot: names[entrant].clone(),
                games,
                seats: seats as u64,
                win_share: if games > 0 { wins.share() } else { 0.0 },
                low,
                high,
                expected: or_none(fair, seats),
                rating: rated[entrant].rating,
                rating_low: rated[entrant].low,
                rating_high: rated[entrant].high,
                choices,
                ms_per_decision: or_none(nanos as f64 / 1e6, choices as f64),
                failures,
            }
        })
        .collect();
    standings.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    standings
}

fn pairs(names: &[String], played: &[(&Fixture, &Fought)]) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for (a, b) in (0..names.len()).flat_map(|a| (0..names.len()).map(move |b| (a, b))).filter(|(a, b)| a != b) {
        let (mut share, mut games) = (Clustered::default(), 0);
        for (fixture, fought) in played.iter().filter(|(_, fought)| fought.ended()) {
            if let Some(better) = better(&fixture.line_up, &fought.ranks, a, b) {
                share.add(fixture.group, better, 1.0);
                games += 1;
            }
        }
        let Interval { low, high } = share.interval();
        pairs.push(Pair { a: names[a].clone(), b: names[b].clone(), games, share: share.share(), low, high });
    }
    pairs
}

/// In how many of the pairs of seats of a game `a` has the better rank than `b`, equal ranks counting half; `None` if they
/// did not meet.
fn better(line_up: &[usize], ranks: &[u8], a: usize, b: usize) -> Option<f64> {
    let seats = |who: usize| (0..line_up.len()).filter(move |seat| line_up[*seat] == who);
    let (mut points, mut met) = (0.0, 0.0);
    for (mine, theirs) in seats(a).flat_map(|mine| seats(b).map(move |theirs| (mine, theirs))) {
        met += 1.0;
        points += match ranks[mine].cmp(&ranks[theirs]) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
    }
    (met > 0.0).then_some(points / met)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_rank_beats_and_equal_ranks_count_half() {
        assert_eq!(better(&[0, 1], &[1, 2], 0, 1), Some(1.0));
        assert_eq!(better(&[0, 1], &[1, 2], 1, 0), Some(0.0));
        assert_eq!(better(&[0, 1], &[1, 1], 1, 0), Some(0.5));
        assert_eq!(better(&[0, 1], &[1, 1], 0, 2), None);
    }

    #[test]
    fn copies_are_averaged_over_the_pairs_of_seats() {
        assert_eq!(better(&[0, 0, 1], &[1, 3, 2], 0, 1), Some(0.5));
        assert_eq!(better(&[0, 1, 0, 1], &[1, 2, 3, 4], 0, 1), Some(0.75));
    }
}
