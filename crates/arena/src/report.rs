//! What a simulation found.

use std::collections::BTreeMap;

use cenacle_table::{About, Options, Seed};
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::{Ends, Interval, Lengths, Played, ScoreSpread, Scores, SimPlan, Tally, Wins};

/// What a simulation found, as `cenacle sim --json` prints it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimReport {
    pub game: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// The fingerprint of its component data.
    pub data: String,
    /// How many play.
    pub players: u8,
    /// What was agreed on.
    pub options: BTreeMap<String, String>,
    /// The bot at each seat.
    pub bots: Vec<String>,
    /// The seed of the series.
    pub seed: Seed,
    pub games: u64,
    /// Games that ended; the others were stopped after `longest` decisions.
    pub ended: u64,
    /// Decisions of all games.
    pub decisions: u64,
    /// Threads that played.
    pub threads: usize,
    /// How long it took.
    pub seconds: f64,
    /// Decisions a second, all threads together.
    pub decisions_per_second: f64,
    /// Games a second, all threads together.
    pub games_per_second: f64,
    /// Decisions of the average game.
    pub mean_decisions: f64,
    /// Decisions of the longest game.
    pub max_decisions: u32,
    /// The most decisions the game allows.
    pub longest: u32,
    /// How many games ended for each reason, those never seen too.
    pub end_reasons: BTreeMap<&'static str, u64>,
    /// Each seat's share of the wins; a shared win counts as its fraction.
    pub win_share: Vec<f64>,
    /// The 95 % interval of each share.
    pub win_interval: Vec<Interval>,
    /// Games that several won.
    pub shared_wins: u64,
    /// Games that nobody won.
    pub nobody_won: u64,
    /// How each seat's scores spread; `null` if no game ended.
    pub scores: Vec<Option<ScoreSpread>>,
    /// A hash over the records of all games, in order.
    pub digest: String,
}

/// Every count of a simulation, fed in the order of the games.
pub(crate) struct Ledger {
    lengths: Lengths,
    ends: Ends,
    wins: Wins,
    scores: Scores,
    digest: Sha256,
}

impl Ledger {
    pub(crate) fn new(about: &About, options: &Options) -> Ledger {
        let players = usize::from(options.players);
        Ledger {
            lengths: Lengths::default(),
            ends: Ends::new(about),
            wins: Wins::new(players),
            scores: Scores::new(players),
            digest: Sha256::new(),
        }
    }

    pub(crate) fn add(&mut self, game: &Played) {
        let tallies: [&mut dyn Tally; 4] = [&mut self.lengths, &mut self.ends, &mut self.wins, &mut self.scores];
        tallies.into_iter().for_each(|tally| tally.add(game));
        self.digest.update(game.digest);
    }

    pub(crate) fn report(self, about: &'static About, plan: &SimPlan, seconds: f64) -> SimReport {
        let per_second = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
        SimReport {
            game: about.id,
            rules_version: about.rules_version,
            data: plan.data.clone(),
            players: plan.options.players,
            options: plan.options.chosen.clone(),
            bots: plan.bots.iter().map(ToString::to_string).collect(),
            seed: plan.seed,
            games: self.lengths.games,
            ended: self.ends.ended,
            decisions: self.lengths.decisions,
            threads: plan.threads.get(),
            seconds,
            decisions_per_second: per_second(self.lengths.decisions),
            games_per_second: per_second(self.lengths.games),
            mean_decisions: self.lengths.mean(),
            max_decisions: self.lengths.max,
            longest: about.longest,
            end_reasons: self.ends.reasons,
            win_share: self.wins.shares(),
            win_interval: self.wins.intervals(),
            shared_wins: self.wins.shared,
            nobody_won: self.wins.nobody,
            scores: self.scores.spreads(),
            digest: self.digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect(),
        }
    }
}
