//! Which games an arena plays.

use std::num::NonZeroUsize;

use cenacle_table::{Options, Seed};
use thiserror::Error;

use crate::line_up::{LineUp, LineUps};

/// The most that take part: with more, every two would hardly ever meet.
const MOST: usize = 24;

/// Which games to play.
#[derive(Clone, Debug)]
pub struct ContestPlan {
    /// What is played: one entry for each number of players, which take turns group by group.
    pub tables: Vec<Options>,
    /// The seed of the series; all games of group `i` are played with its derived seed `i`.
    pub seed: Seed,
    /// How many games at least; the last group is played to its end.
    pub games: u64,
    /// How many threads play them.
    pub threads: NonZeroUsize,
    /// Whether every component is counted after every decision. Debug builds always do.
    pub audit: bool,
    /// The fingerprint of the component data.
    pub data: String,
}

/// Why there can be no arena.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NoContest {
    /// One alone beats nobody.
    #[error("an arena needs two bots or more, not {0}")]
    TooFew(usize),
    /// Too many to meet.
    #[error("an arena takes {MOST} bots at most, not {0}")]
    TooMany(usize),
    /// Their results could not be told apart.
    #[error("the bot `{0}` is named twice")]
    Twice(String),
}

/// One game of the plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fixture {
    /// The group whose shuffles it has.
    pub(crate) group: usize,
    /// Which of the plan's tables.
    pub(crate) table: usize,
    /// The entrant on each seat.
    pub(crate) line_up: LineUp,
}

impl ContestPlan {
    /// Whether these can meet.
    ///
    /// # Errors
    /// If they are too few or too many, or one is named twice.
    pub fn check(names: &[String]) -> Result<(), NoContest> {
        match names.len() {
            0 | 1 => return Err(NoContest::TooFew(names.len())),
            many if many > MOST => return Err(NoContest::TooMany(many)),
            _ => {}
        }
        match names.iter().enumerate().find(|(index, name)| names[..*index].contains(name)) {
            Some((_, name)) => Err(NoContest::Twice(name.clone())),
            None => Ok(()),
        }
    }

    /// Every game for so many entrants, in order.
    pub(crate) fn fixtures(&self, entrants: usize) -> Vec<Fixture> {
        let mut line_ups: Vec<LineUps> =
            self.tables.iter().map(|options| LineUps::new(entrants, options.players.into())).collect();
        let mut fixtures = Vec::new();
        let mut group = 0;
        while (fixtures.len() as u64) < self.games && !line_ups.is_empty() {
            let table = group % line_ups.len();
            let games = line_ups[table].next().unwrap_or_default();
            fixtures.extend(games.into_iter().map(|line_up| Fixture { group, table, line_up }));
            group += 1;
        }
        fixtures
    }

    /// How many games are played in all: as many as were asked for, and those that complete the last group.
    #[must_use]
    pub fn all_games(&self, entrants: usize) -> u64 {
        self.fixtures(entrants).len() as u64
    }
}
