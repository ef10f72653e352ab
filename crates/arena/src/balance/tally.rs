//! What is counted for a balance report. Everything is a whole number, so that a run that was interrupted goes on to the
//! very same figures.

use std::collections::BTreeMap;

use cenacle_table::{BalanceCount, Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{Cast, Findings};

/// A win, in parts that can be shared by two to eight without a rest.
pub(super) const WIN: u64 = 840;
/// The points of a game at which it is asked who leads: its beginning and every tenth of it.
pub(super) const TENTHS: usize = 10;

/// One game, as a balance report sees it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Seen {
    pub(super) outcome: Option<Outcome>,
    pub(super) decisions: u32,
    /// What seats had or did, each as often as they did.
    pub(super) notes: Vec<BalanceCount>,
    /// Who led at each tenth; several if they could not be told apart.
    pub(super) leaders: [Seats; TENTHS],
}

/// The counts of all tables of a plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Counts {
    pub(super) games: u64,
    pub(super) tables: Vec<Count>,
}

/// The counts of one table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Count {
    pub(super) games: u64,
    pub(super) ended: u64,
    pub(super) shared: u64,
    pub(super) nobody: u64,
    pub(super) lengths: BTreeMap<u32, u64>,
    pub(super) reasons: BTreeMap<String, u64>,
    pub(super) seats: Vec<SeatCount>,
    /// By how much the best score is above the second.
    pub(super) margins: BTreeMap<i32, u64>,
    pub(super) notes: BTreeMap<String, BTreeMap<String, NoteCount>>,
    pub(super) leaders: [LeaderCount; TENTHS],
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct SeatCount {
    /// In parts of [`WIN`].
    pub(super) wins: u64,
    pub(super) scores: BTreeMap<i32, u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct NoteCount {
    /// Seats of games that had it.
    pub(super) seats: u64,
    /// How often in all.
    pub(super) times: u64,
    /// The wins of these seats, in parts of [`WIN`].
    pub(super) wins: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct LeaderCount {
    /// Games with a leader at this point.
    pub(super) games: u64,
    /// The wins of the leader, in parts of [`WIN`] squared: both the lead and the win may be shared.
    pub(super) wins: u64,
}

impl Counts {
    /// No game yet.
    #[must_use]
    pub fn new(cast: &Cast) -> Counts {
        let count = |players: u8| Count { seats: vec![SeatCount::default(); players.into()], ..Count::default() };
        Counts { games: 0, tables: cast.tables.iter().map(|options| count(options.players)).collect() }
    }

    /// Takes the next game into account.
    pub(super) fn add(&mut self, seen: &Seen) {
        let table = (self.games % self.tables.len() as u64) as usize;
        self.games += 1;
        self.tables[table].add(seen);
    }
}

impl Findings for Counts {
    const FORMAT: &'static str = "cenacle-balance-run";

    fn games(&self) -> u64 {
        self.games
    }

    fn check(&self, cast: &Cast) -> Result<(), String> {
        let seats: Vec<usize> = self.tables.iter().map(|count| count.seats.len()).collect();
        let players: Vec<usize> = cast.tables.iter().map(|options| options.players.into()).collect();
        let games: u64 = self.tables.iter().map(|count| count.games).sum();
        match (seats == players, games == self.games) {
            (true, true) => Ok(()),
            (false, _) => Err("its counts are of other tables than its plan".to_owned()),
            (_, false) => Err(format!("its tables have {games} games in all, not {}", self.games)),
        }
    }
}

impl Count {
    fn add(&mut self, seen: &Seen) {
        self.games += 1;
        *self.lengths.entry(seen.decisions).or_default() += 1;
        let Some(outcome) = &seen.outcome else { return };
        self.ended += 1;
        *self.reasons.entry(outcome.reason.to_owned()).or_default() += 1;
        match outcome.winners.len() {
            0 => self.nobody += 1,
            1 => {}
            _ => self.shared += 1,
        }
        for (index, seat) in self.seats.iter_mut().enumerate() {
            seat.wins += win(outcome, Seat::new(index));
            if let Some(score) = outcome.scores.get(index) {
                *seat.scores.entry(*score).or_default() += 1;
            }
        }
        let mut scores = outcome.scores.clone();
        scores.sort_unstable();
        if let [.., second, best] = scores[..] {
            *self.margins.entry(best - second).or_default() += 1;
        }
        self.count_event(&seen.notes, outcome);
        for (count, leaders) in self.leaders.iter_mut().zip(seen.leaders) {
            if !leaders.is_empty() {
                count.games += 1;
                count.wins += leaders.map(|seat| win(outcome, seat)).sum::<u64>() * WIN / leaders.len() as u64;
            }
        }
    }

    fn count_event(&mut self, notes: &[BalanceCount], outcome: &Outcome) {
        let mut times: BTreeMap<BalanceCount, u64> = BTreeMap::new();
        notes.iter().for_each(|count_event| *times.entry(*count_event).or_default() += 1);
        for (count_event, times) in times {
            let group = self.notes.entry(count_event.group.to_owned()).or_default();
            let count = group.entry(count_event.what.to_owned()).or_default();
            count.seats += 1;
            count.times += times;
            count.wins += win(outcome, count_event.seat);
        }
    }
}

/// A seat's share of the win, in parts of [`WIN`].
fn win(outcome: &Outcome, seat: Seat) -> u64 {
    if outcome.winners.contains(seat) { WIN / outcome.winners.len() as u64 } else { 0 }
}
