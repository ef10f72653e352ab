//! How fast people act where all act at the same time: bots keep step with the slowest of them.

use std::time::Duration;

use cenacle_scene::{MAX_SEATS, Seat};

/// What somebody takes for an act before anything is known of him, in milliseconds.
const FIRST: u64 = 8_000;
/// Nobody is waited for longer than this before a bot acts again, unless the table gives people more time.
const LONGEST: u64 = 20_000;
/// How much of what is known of somebody's pace his last act changes: one part in so many.
const PARTS: u64 = 4;

/// The pace of every seat at a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tempo([Pace; MAX_SEATS]);

#[derive(Clone, Copy, Debug)]
struct Pace {
    /// When the seat acted last, or could first.
    last: u64,
    /// How long it takes for an act.
    usual: u64,
}

impl Tempo {
    /// Everybody begins now.
    pub(super) fn new(now: u64) -> Tempo {
        Tempo([Pace { last: now, usual: FIRST }; MAX_SEATS])
    }

    /// A seat acts.
    pub(super) fn acted(&mut self, seat: Seat, now: u64) {
        let pace = &mut self.0[seat.index()];
        let took = now.saturating_sub(pace.last).min(LONGEST);
        pace.usual = (pace.usual * (PARTS - 1) + took) / PARTS;
        pace.last = now;
    }

    /// How long a bot takes for an act at least, so that the slowest of these people can keep up. Who thinks for longer than he
    /// usually does is given that time, too: at most the usual longest so many `times`, or as long as he takes.
    pub(super) fn least(&self, people: impl Iterator<Item = Seat>, now: u64, times: Option<u32>) -> Duration {
        let longest = times.map_or(u64::MAX, |times| LONGEST * u64::from(times));
        let needs = |seat: Seat| {
            let pace = self.0[seat.index()];
            pace.usual.max(now.saturating_sub(pace.last)).min(longest)
        };
        Duration::from_millis(people.map(needs).max().unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat::new(0);
    const BEA: Seat = Seat::new(1);

    fn least(tempo: &Tempo, people: &[Seat], now: u64) -> u64 {
        tempo.least(people.iter().copied(), now, Some(1)).as_millis() as u64
    }

    #[test]
    fn a_bot_follows_the_slowest_person() {
        let mut tempo = Tempo::new(0);
        for act in 1..=20 {
            tempo.acted(ADA, act * 1000);
            tempo.acted(BEA, act * 3000);
        }
        assert!((1000..1100).contains(&least(&tempo, &[ADA], 20_500)));
        assert!((3000..3100).contains(&least(&tempo, &[BEA], 60_500)));
        assert_eq!(least(&tempo, &[ADA, BEA], 60_500), LONGEST, "Ada has stopped to think");
    }

    #[test]
    fn who_has_not_acted_yet_is_not_overrun() {
        let tempo = Tempo::new(1000);
        assert_eq!(least(&tempo, &[ADA], 1000), FIRST);
        assert_eq!(least(&tempo, &[ADA], 13_000), 12_000);
        assert_eq!(least(&tempo, &[ADA], 500_000), LONGEST, "and is not waited for for ever");
    }

    #[test]
    fn where_the_table_gives_more_time_bots_wait_longer_or_until_the_person_has_acted() {
        let tempo = Tempo::new(0);
        let waits = |times| tempo.least([ADA].into_iter(), 500_000, times).as_millis() as u64;
        assert_eq!(waits(Some(1)), LONGEST);
        assert_eq!(waits(Some(5)), 5 * LONGEST);
        assert_eq!(waits(None), 500_000, "as long as nothing has come from her");
    }

    #[test]
    fn where_nobody_has_to_keep_up_bots_need_not_wait() {
        assert_eq!(least(&Tempo::new(0), &[], 500_000), 0);
    }
}
