//! What is counted over many games: each count is an accumulator that is shown every game once, in order.

use std::collections::BTreeMap;

use cenacle_table::{About, Outcome, Seat};
use serde::Serialize;

use crate::{Interval, wilson};

/// One game, played.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its number in the series, from 0.
    pub index: u64,
    /// How many decisions were taken.
    pub decisions: u32,
    /// How it ended; `None` if it was stopped at the longest length the game allows.
    pub outcome: Option<Outcome>,
    /// The digest of its record.
    pub digest: [u8; 32],
}

/// Something counted over many games.
pub trait Tally {
    /// Takes one more game into account.
    fn add(&mut self, game: &Played);
}

/// How long games are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lengths {
    pub games: u64,
    /// Decisions in all.
    pub decisions: u64,
    /// Decisions of the longest game.
    pub max: u32,
}

impl Lengths {
    /// Decisions of the average game.
    #[must_use]
    pub fn mean(&self) -> f64 {
        if self.games == 0 { 0.0 } else { self.decisions as f64 / self.games as f64 }
    }
}

impl Tally for Lengths {
    fn add(&mut self, game: &Played) {
        self.games += 1;
        self.decisions += u64::from(game.decisions);
        self.max = self.max.max(game.decisions);
    }
}

/// Why games ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ends {
    /// Games that ended.
    pub ended: u64,
    /// How many for each reason of the rulebook, those never seen too, and for the house rule's limit if it was reached.
    pub reasons: BTreeMap<&'static str, u64>,
}

impl Ends {
    /// No game yet.
    #[must_use]
    pub fn new(about: &About) -> Ends {
        Ends { ended: 0, reasons: about.end_reasons.iter().map(|reason| (*reason, 0)).collect() }
    }
}

impl Tally for Ends {
    fn add(&mut self, game: &Played) {
        if let Some(outcome) = &game.outcome {
            self.ended += 1;
            *self.reasons.entry(outcome.reason).or_default() += 1;
        }
    }
}

/// Who wins, by seat. A shared win counts as its fraction.
#[derive(Clone, PartialEq, Debug)]
pub struct Wins {
    games: u64,
    wins: Vec<f64>,
    /// Games that several won.
    pub shared: u64,
    /// Games that nobody won.
    pub nobody: u64,
}

impl Wins {
    /// No game yet.
    #[must_use]
    pub fn new(players: usize) -> Wins {
        Wins { games: 0, wins: vec![0.0; players], shared: 0, nobody: 0 }
    }

    /// Each seat's share of the games that ended.
    #[must_use]
    pub fn shares(&self) -> Vec<f64> {
        self.wins.iter().map(|wins| if self.games == 0 { 0.0 } else { wins / self.games as f64 }).collect()
    }

    /// The 95 % interval of each share.
    #[must_use]
    pub fn intervals(&self) -> Vec<Interval> {
        self.wins.iter().map(|wins| wilson(*wins, self.games)).collect()
    }
}

impl Tally for Wins {
    fn add(&mut self, game: &Played) {
        let Some(outcome) = &game.outcome else { return };
        self.games += 1;
        match outcome.winners.len() {
            0 => self.nobody += 1,
            1 => {}
            _ => self.shared += 1,
        }
        for (index, wins) in self.wins.iter_mut().enumerate() {
            *wins += outcome.win_share(Seat::new(index));
        }
    }
}

/// How scores spread, by seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Scores {
    seats: Vec<Running>,
}

/// How the scores of one seat spread.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ScoreSpread {
    pub mean: f64,
    /// The standard deviation.
    pub sd: f64,
    pub min: i32,
    pub max: i32,
}

// Welford's running mean: a sum of squares would lose the small differences of large scores.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Running {
    count: u64,
    mean: f64,
    squares: f64,
    bounds: Option<(i32, i32)>,
}

impl Scores {
    /// No game yet.
    #[must_use]
    pub fn new(players: usize) -> Scores {
        Scores { seats: vec![Running::default(); players] }
    }

    /// The spread of each seat; `None` as long as no game has ended.
    #[must_use]
    pub fn spreads(&self) -> Vec<Option<ScoreSpread>> {
        self.seats.iter().map(Running::spread).collect()
    }
}

impl Running {
    fn add(&mut self, score: i32) {
        self.count += 1;
        let value = f64::from(score);
        let before = value - self.mean;
        self.mean += before / self.count as f64;
        self.squares += before * (value - self.mean);
        let (low, high) = self.bounds.unwrap_or((score, score));
        self.bounds = Some((low.min(score), high.max(score)));
    }

    fn spread(&self) -> Option<ScoreSpread> {
        let (min, max) = self.bounds?;
        let sd = if self.count > 1 { (self.squares / (self.count - 1) as f64).sqrt() } else { 0.0 };
        Some(ScoreSpread { mean: self.mean, sd, min, max })
    }
}

impl Tally for Scores {
    fn add(&mut self, game: &Played) {
        let Some(outcome) = &game.outcome else { return };
        for (seat, score) in self.seats.iter_mut().zip(&outcome.scores) {
            seat.add(*score);
        }
    }
}

#[cfg(test)]
mod tests {
    use cenacle_table::{
        About, LessonFiles, RulebookFiles, Seats,
        scene::{Text, scene::Theme},
    };

    use super::*;

    const ABOUT: About = About {
        id: "test",
        rules_version: 1,
        oldest_rules: 1,
        players: (2, 2),
        minutes: 1,
        theme: Theme {
            ground: Text::written(""),
            panel: Text::written(""),
            ink: Text::written(""),
            accent: Text::written(""),
            paper: Text::written(""),
        },
        emblems: &[],
        options: &[],
        end_reasons: &["palace", "crocodile"],
        house_end: Some("abandoned"),
        longest: 10,
        data: &[],
        older_figures: &[],
        rules: ["", ""],
        words: ["", ""],
        lessons: LessonFiles::NONE,
        rulebook: RulebookFiles::NONE,
    };

    fn played(winners: &[usize], scores: [i32; 2]) -> Played {
        let outcome = Outcome {
            reason: "palace",
            winners: winners.iter().map(|index| Seat::new(*index)).collect::<Seats>(),
            ranks: [1, 1].into_iter().collect(),
            scores: scores.into_iter().collect(),
        };
        Played { index: 0, decisions: 7, outcome: Some(outcome), digest: [0; 32] }
    }

    #[test]
    fn a_shared_win_counts_as_its_fraction() {
        let mut wins = Wins::new(2);
        wins.add(&played(&[0, 1], [5, 5]));
        wins.add(&played(&[1], [3, 9]));
        assert_eq!(wins.shares(), [0.25, 0.75]);
        assert_eq!((wins.shared, wins.nobody), (1, 0));
    }

    #[test]
    fn an_end_that_was_never_seen_is_counted_as_none() {
        let mut ends = Ends::new(&ABOUT);
        ends.add(&played(&[0], [1, 0]));
        assert_eq!(ends.reasons, BTreeMap::from([("palace", 1), ("crocodile", 0)]));
    }

    #[test]
    fn a_game_that_did_not_end_is_only_counted_by_its_length() {
        let stopped = Played { outcome: None, ..played(&[], [0, 0]) };
        let (mut ends, mut wins, mut lengths) = (Ends::new(&ABOUT), Wins::new(2), Lengths::default());
        ends.add(&stopped);
        wins.add(&stopped);
        lengths.add(&stopped);
        assert_eq!((ends.ended, wins.nobody, lengths.decisions), (0, 0, 7));
    }

    #[test]
    fn scores_spread_around_their_mean() {
        let mut scores = Scores::new(2);
        for score in [2, 4, 4, 4, 5, 5, 7, 9] {
            scores.add(&played(&[0], [score, -score]));
        }
        let spread = scores.spreads()[0].unwrap();
        assert_eq!((spread.mean, spread.min, spread.max), (5.0, 2, 9));
        assert!((spread.sd - 2.138).abs() < 1e-3, "{spread:?}");
        assert_eq!(scores.spreads()[1].unwrap().min, -9);
    }
}
