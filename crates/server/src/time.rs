//! The time of the server. It follows the machine's monotonic clock, so that a wall clock that is set does nothing to anybody's
//! clock; and it knows when the server was away: stopped, asleep, or not running at all. That time is excused at every table.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicI64, AtomicU64, AtomicUsize, Ordering},
    },
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

/// How often the server notices that it is there.
pub(crate) const HEARTBEAT: Duration = Duration::from_millis(500);
/// Not noticing anything for so long means that it was not there.
const GAP: u64 = 3_000;
/// The wall clock may go ahead of ours by so much before we follow it.
const JUMP: u64 = 2_000;
/// How often noticing is noted.
const NOTED: u64 = 100;
/// How many absences are kept.
const KEPT: usize = 4096;

/// The clocks of the machine, as they can be moved by a test.
#[derive(Debug, Default)]
pub struct Clockwork {
    jumped: AtomicI64,
    stopped: AtomicU64,
    passed: AtomicU64,
}

impl Clockwork {
    /// Somebody sets the wall clock.
    pub fn jump(&self, millis: i64) {
        self.jumped.fetch_add(millis, Ordering::SeqCst);
    }

    /// The process is stopped for so long, and goes on.
    pub fn stop(&self, millis: u64) {
        self.stopped.fetch_add(millis, Ordering::SeqCst);
    }

    /// So much time passes at once while the server is there.
    pub fn pass(&self, millis: u64) {
        self.passed.fetch_add(millis, Ordering::SeqCst);
    }

    /// What the wall clock says, in milliseconds since 1970.
    fn wall(&self) -> u64 {
        let moved = self.stopped.load(Ordering::Relaxed) + self.passed.load(Ordering::Relaxed);
        (wall_clock() + moved).saturating_add_signed(self.jumped.load(Ordering::Relaxed))
    }
}

/// What the machine's clock says, in milliseconds since 1970.
pub(crate) fn wall_clock() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// A time during which the server was not there: from, to.
pub(crate) type Absence = (u64, u64);

/// The time of the server.
#[derive(Debug)]
pub(crate) struct Time {
    clockwork: Arc<Clockwork>,
    origin: Instant,
    /// The time when the monotonic clock stood at nought. It is another after an absence.
    base: AtomicU64,
    /// When the server last noticed that it is there, on the monotonic clock.
    beat: AtomicU64,
    absences: Mutex<Vec<Absence>>,
    /// How many absences there were.
    count: AtomicUsize,
}

impl Time {
    /// The server is there again. It was last at `last`, and away before that at these times.
    #[must_use]
    pub(crate) fn new(clockwork: Arc<Clockwork>, last: Option<u64>, mut absences: Vec<Absence>) -> Time {
        // Time never goes back, whatever the wall clock does.
        let base = clockwork.wall().max(last.unwrap_or(0));
        absences.extend(last.filter(|last| *last < base).map(|last| (last, base)));
        let surplus = absences.len().saturating_sub(KEPT);
        absences.drain(..surplus);
        let count = absences.len().into();
        let base =
            (base - clockwork.passed.load(Ordering::SeqCst)).saturating_sub(clockwork.stopped.load(Ordering::SeqCst));
        let beat = clockwork.stopped.load(Ordering::SeqCst).into();
        Time { clockwork, origin: Instant::now(), base: base.into(), beat, absences: absences.into(), count }
    }

    /// The time, in milliseconds since 1970.
    #[must_use]
    pub(crate) fn now(&self) -> u64 {
        let (beat, ticks) = (self.beat.load(Ordering::Acquire), self.ticks());
        let now = self.base.load(Ordering::Acquire) + ticks + self.passed();
        let gap = ticks.saturating_sub(beat);
        if gap >= GAP || self.clockwork.wall() > now + JUMP {
            return self.come_back();
        }
        if gap >= NOTED {
            self.beat.fetch_max(ticks, Ordering::Release);
        }
        now
    }

    /// The server may have been away. Whoever notices first notes it; the others wait until it is noted, so that nobody's time is up
    /// before it is excused.
    fn come_back(&self) -> u64 {
        let mut absences = self.absences.lock().unwrap_or_else(PoisonError::into_inner);
        let (base, beat, ticks) = (self.base.load(Ordering::Acquire), self.beat.load(Ordering::Acquire), self.ticks());
        let (now, wall) = (base + ticks + self.passed(), self.clockwork.wall());
        if ticks.saturating_sub(beat) < GAP && wall <= now + JUMP {
            return now;
        }
        // A wall clock that was set back is not followed.
        let (from, to) = (base + beat + self.passed(), now.max(wall));
        tracing::warn!(millis = to - from, "the server was stopped, asleep, or its clock was set: nobody's time ran");
        absences.push((from, to));
        self.count.store(absences.len(), Ordering::Release);
        self.base.store(base + (to - now), Ordering::Release);
        self.beat.store(ticks, Ordering::Release);
        to
    }

    /// Something happened at this moment already: time does not go back behind it.
    pub(crate) fn not_before(&self, moment: u64) {
        let behind = moment.saturating_sub(self.now());
        if behind > 0 {
            self.base.fetch_add(behind, Ordering::AcqRel);
        }
    }

    /// How many absences are known.
    #[must_use]
    pub(crate) fn absences(&self) -> usize {
        self.count.load(Ordering::Acquire)
    }

    /// The absences from this one on.
    #[must_use]
    pub(crate) fn absences_from(&self, known: usize) -> Vec<Absence> {
        let absences = self.absences.lock().unwrap_or_else(PoisonError::into_inner);
        absences.get(known..).map_or_else(Vec::new, <[Absence]>::to_vec)
    }

    /// How long the server was away since a moment, in milliseconds, and how many absences that takes in.
    #[must_use]
    pub(crate) fn away_since(&self, moment: u64) -> (u64, usize) {
        let absences = self.absences.lock().unwrap_or_else(PoisonError::into_inner);
        (absences.iter().map(|(from, to)| to.saturating_sub(moment.max(*from))).sum(), absences.len())
    }

    fn ticks(&self) -> u64 {
        self.origin.elapsed().as_millis() as u64 + self.clockwork.stopped.load(Ordering::Relaxed)
    }

    fn passed(&self) -> u64 {
        self.clockwork.passed.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 3_600_000;

    fn time() -> (Arc<Clockwork>, Time) {
        let clockwork = Arc::new(Clockwork::default());
        (clockwork.clone(), Time::new(clockwork, None, Vec::new()))
    }

    fn near(found: u64, meant: u64) -> bool {
        found.abs_diff(meant) < 2_000
    }

    #[test]
    fn a_wall_clock_that_is_set_forward_is_followed_and_the_jump_is_an_absence() {
        let (clockwork, time) = time();
        let before = time.now();
        clockwork.jump(HOUR as i64);
        assert!(near(time.now(), before + HOUR));
        assert_eq!(time.absences(), 1);
        assert!(near(time.away_since(before).0, HOUR) && time.away_since(time.now()).0 == 0);
        assert_eq!((time.now() >= before + HOUR, time.absences()), (true, 1), "it is noted once");
    }

    #[test]
    fn a_wall_clock_that_is_set_back_changes_nothing() {
        let (clockwork, time) = time();
        let before = time.now();
        clockwork.jump(-(HOUR as i64));
        assert!(near(time.now(), before) && time.absences() == 0);
    }

    #[test]
    fn a_process_that_was_stopped_was_away() {
        let (clockwork, time) = time();
        let before = time.now();
        clockwork.stop(HOUR);
        assert!(near(time.now(), before + HOUR));
        assert!(near(time.away_since(before).0, HOUR) && time.absences() == 1);
        assert!(near(time.away_since(before + HOUR / 2).0, HOUR / 2), "only what lies after the moment");
    }

    #[test]
    fn time_that_passes_is_no_absence() {
        let (clockwork, time) = time();
        let before = time.now();
        clockwork.pass(HOUR);
        assert!(near(time.now(), before + HOUR) && time.absences() == 0);
    }

    #[test]
    fn after_a_restart_time_goes_on_where_it_was_or_later() {
        let clockwork = Arc::new(Clockwork::default());
        let wall = clockwork.wall();
        let later = Time::new(clockwork.clone(), Some(wall - HOUR), vec![(5, 10)]);
        assert!(near(later.now(), wall) && later.absences() == 2 && near(later.away_since(wall - 2 * HOUR).0, HOUR));
        assert!(near(later.away_since(0).0, HOUR + 5));
        let earlier = Time::new(clockwork, Some(wall + HOUR), Vec::new());
        assert!(near(earlier.now(), wall + HOUR) && earlier.absences() == 0, "never back");
    }

    #[test]
    fn a_clockwork_that_was_moved_before_the_start_is_taken_as_it_is() {
        let clockwork = Arc::new(Clockwork::default());
        clockwork.stop(HOUR);
        clockwork.pass(HOUR);
        let time = Time::new(clockwork.clone(), None, Vec::new());
        assert!(near(time.now(), clockwork.wall()) && time.absences() == 0);
    }
}
