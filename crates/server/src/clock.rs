//! The seats' clocks. Time comes in with the events; nothing here looks at a clock of its own.

use cenacle_scene::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::wire::{ClockFace, ClockSetting};

/// How the time of each seat stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Clock {
    setting: ClockSetting,
    /// What each seat has left, as it was at `since`.
    left: Vec<u64>,
    /// When the clocks were last looked at, in milliseconds since 1970.
    since: u64,
    /// Whose clocks run.
    running: Seats,
}

const SECOND: u64 = 1000;

impl Clock {
    /// Clocks for so many seats, none running.
    #[must_use]
    pub(crate) fn new(setting: ClockSetting, players: usize, at: u64) -> Clock {
        Clock { setting, left: vec![full(setting); players], since: at, running: Seats::default() }
    }

    /// Time has passed and other seats are asked. Seats in `decided` have just decided.
    pub(crate) fn turn(&mut self, at: u64, decided: Option<Seat>, asked: Seats) {
        if self.setting == ClockSetting::None {
            return;
        }
        let passed = at.saturating_sub(self.since);
        for seat in self.running {
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(passed);
        }
        if let Some(seat) = decided {
            self.refresh(seat);
        }
        for seat in asked {
            // A seat that was not asked before, or is asked something new, has its whole time for a decision.
            if matches!(self.setting, ClockSetting::Decision { .. }) && !self.running.contains(seat) {
                self.left[seat.index()] = full(self.setting);
            }
        }
        self.running = asked;
        self.since = self.since.max(at);
    }

    /// A decision gives time back: the increment, or the whole limit for the next one.
    fn refresh(&mut self, seat: Seat) {
        let Some(left) = self.left.get_mut(seat.index()) else { return };
        match self.setting {
            ClockSetting::None => {}
            ClockSetting::Budget { increment, .. } => *left += u64::from(increment) * SECOND,
            ClockSetting::Decision { .. } => *left = full(self.setting),
        }
    }

    /// A seat that ran out of time is played by its player again: it gets a tenth of its budget, at least an increment
    /// and at least ten seconds, if it has less.
    pub(crate) fn hand_back(&mut self, seat: Seat) {
        let Some(left) = self.left.get_mut(seat.index()) else { return };
        let least = match self.setting {
            ClockSetting::None => 0,
            ClockSetting::Budget { seconds, increment } => (seconds / 10).max(increment).max(10),
            ClockSetting::Decision { seconds } => seconds,
        };
        *left = (*left).max(u64::from(least) * SECOND);
    }

    /// Time that does not count.
    pub(crate) fn excuse(&mut self, millis: u64) {
        self.since += millis;
    }

    /// The seat whose time is up first, and when.
    #[must_use]
    pub(crate) fn deadline(&self) -> Option<(u64, Seat)> {
        if self.setting == ClockSetting::None {
            return None;
        }
        self.running.map(|seat| (self.since + self.left[seat.index()], seat)).min()
    }

    /// What is shown of it.
    #[must_use]
    pub(crate) fn face(&self) -> Option<ClockFace> {
        (self.setting != ClockSetting::None).then(|| ClockFace {
            at: self.since,
            left: self.left.clone(),
            running: self.running.collect(),
        })
    }
}

fn full(setting: ClockSetting) -> u64 {
    match setting {
        ClockSetting::None => 0,
        ClockSetting::Budget { seconds, .. } | ClockSetting::Decision { seconds } => u64::from(seconds) * SECOND,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUDGET: ClockSetting = ClockSetting::Budget { seconds: 60, increment: 5 };
    const LIMIT: ClockSetting = ClockSetting::Decision { seconds: 30 };

    fn seats(indexes: &[usize]) -> Seats {
        indexes.iter().map(|index| Seat::new(*index)).collect()
    }

    #[test]
    fn a_budget_shrinks_while_its_seat_is_asked_and_a_decision_gives_back() {
        let mut clock = Clock::new(BUDGET, 2, 1_000);
        clock.turn(1_000, None, seats(&[0]));
        assert_eq!(clock.deadline(), Some((61_000, Seat::new(0))));
        clock.turn(11_000, Some(Seat::new(0)), seats(&[1]));
        assert_eq!(clock.face().unwrap().left, [55_000, 60_000]);
        assert_eq!(clock.deadline(), Some((71_000, Seat::new(1))));
    }

    #[test]
    fn a_limit_is_whole_again_for_each_decision() {
        let mut clock = Clock::new(LIMIT, 2, 0);
        clock.turn(0, None, seats(&[0]));
        clock.turn(29_000, Some(Seat::new(0)), seats(&[0]));
        assert_eq!(clock.deadline(), Some((59_000, Seat::new(0))));
        clock.turn(40_000, Some(Seat::new(0)), seats(&[1]));
        assert_eq!(clock.deadline(), Some((70_000, Seat::new(1))));
    }

    #[test]
    fn what_others_do_does_not_give_time_to_a_seat_that_is_still_asked() {
        let mut clock = Clock::new(LIMIT, 3, 0);
        clock.turn(0, None, seats(&[0, 1, 2]));
        clock.turn(10_000, Some(Seat::new(1)), seats(&[0, 2]));
        assert_eq!(clock.deadline(), Some((30_000, Seat::new(0))));
    }

    #[test]
    fn nobody_pays_for_time_that_is_excused() {
        let mut clock = Clock::new(BUDGET, 2, 0);
        clock.turn(0, None, seats(&[0]));
        clock.excuse(3_600_000);
        assert_eq!(clock.deadline(), Some((3_660_000, Seat::new(0))));
        clock.turn(3_601_000, Some(Seat::new(0)), seats(&[1]));
        assert_eq!(clock.face().unwrap().left, [64_000, 60_000]);
    }

    #[test]
    fn a_seat_taken_back_has_time_to_decide() {
        let mut clock = Clock::new(BUDGET, 2, 0);
        clock.turn(0, None, seats(&[0]));
        clock.turn(90_000, None, seats(&[]));
        assert_eq!(clock.face().unwrap().left, [0, 60_000]);
        clock.hand_back(Seat::new(0));
        assert_eq!(clock.face().unwrap().left, [10_000, 60_000]);
    }

    #[test]
    fn without_a_clock_time_is_nobodys() {
        let mut clock = Clock::new(ClockSetting::None, 2, 0);
        clock.turn(5, None, seats(&[0]));
        assert_eq!((clock.deadline(), clock.face()), (None, None));
    }

    #[test]
    fn a_clock_that_goes_back_takes_nobodys_time() {
        let mut clock = Clock::new(BUDGET, 2, 10_000);
        clock.turn(10_000, None, seats(&[0]));
        clock.turn(4_000, Some(Seat::new(0)), seats(&[1]));
        assert_eq!(clock.face().unwrap().left, [65_000, 60_000]);
        assert_eq!(clock.deadline(), Some((70_000, Seat::new(1))));
    }
}
