//! Many games on several threads, counted in their order.

use std::{
    collections::BTreeMap,
    num::NonZeroUsize,
    ops::Range,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

/// A series of games to be played.
pub(crate) struct Series<'a> {
    pub(crate) games: Range<u64>,
    /// How many threads play them.
    pub(crate) threads: NonZeroUsize,
    /// Games a thread takes at once: more where games are short, so that threads seldom meet.
    pub(crate) batch: u64,
    /// Whoever sets it ends the series: games in flight are finished, no other is begun.
    pub(crate) stop: &'a AtomicBool,
}

/// What the threads share.
struct Shared<R, E, C> {
    next: AtomicU64,
    failing: AtomicBool,
    results: Mutex<InOrder<R, E, C>>,
}

/// Counts games in their order, whichever thread is the first to finish.
struct InOrder<R, E, C> {
    counted: u64,
    early: BTreeMap<u64, Vec<R>>,
    failed: Option<(u64, E)>,
    count: C,
}

impl Series<'_> {
    /// Plays the games: `worker` makes what a thread needs, `play` plays one game with it, `count` is shown every result
    /// once, in the order of the games. Answers the number of the first game that was not played.
    ///
    /// # Errors
    /// With the failure of the earliest game that failed; no other is begun after it.
    pub(crate) fn run<W, R: Send, E: Send>(
        &self,
        worker: impl Fn() -> W + Sync,
        play: impl Fn(&mut W, u64) -> Result<R, E> + Sync,
        count: impl FnMut(R) + Send,
    ) -> Result<u64, E> {
        let start = self.games.start;
        let results = InOrder { counted: start, early: BTreeMap::new(), failed: None, count };
        let shared =
            Shared { next: AtomicU64::new(start), failing: AtomicBool::new(false), results: Mutex::new(results) };
        let batches = (self.games.end.saturating_sub(start)).div_ceil(self.batch);
        let threads = (self.threads.get() as u64).min(batches.max(1));
        let work = || self.work(&shared, &worker, &play);
        std::thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(work);
            }
            work();
        });
        let results = shared.results.into_inner().unwrap_or_else(PoisonError::into_inner);
        match results.failed {
            Some((_, error)) => Err(error),
            None => Ok(results.counted),
        }
    }

    fn work<W, R, E, C: FnMut(R)>(
        &self,
        shared: &Shared<R, E, C>,
        worker: &impl Fn() -> W,
        play: &impl Fn(&mut W, u64) -> Result<R, E>,
    ) {
        let mut worker = worker();
        while !self.stop.load(Ordering::Relaxed) && !shared.failing.load(Ordering::Relaxed) {
            let first = shared.next.fetch_add(self.batch, Ordering::Relaxed);
            if first >= self.games.end {
                break;
            }
            let mut batch = Vec::with_capacity(self.batch as usize);
            for index in first..(first + self.batch).min(self.games.end) {
                match play(&mut worker, index) {
                    Ok(result) => batch.push(result),
                    Err(error) => {
                        shared.failing.store(true, Ordering::Relaxed);
                        return shared.results().fail(index, error);
                    }
                }
            }
            shared.results().add(first, batch);
        }
    }
}

impl<R, E, C> Shared<R, E, C> {
    fn results(&self) -> MutexGuard<'_, InOrder<R, E, C>> {
        self.results.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<R, E, C: FnMut(R)> InOrder<R, E, C> {
    fn add(&mut self, first: u64, batch: Vec<R>) {
        self.early.insert(first, batch);
        while let Some(batch) = self.early.remove(&self.counted) {
            self.counted += batch.len() as u64;
            batch.into_iter().for_each(&mut self.count);
        }
    }
}

impl<R, E, C> InOrder<R, E, C> {
    fn fail(&mut self, index: u64, error: E) {
        if self.failed.as_ref().is_none_or(|(first, _)| index < *first) {
            self.failed = Some((index, error));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(games: Range<u64>, threads: usize, batch: u64, play: impl Fn(u64) -> Result<u64, u64> + Sync) -> Vec<u64> {
        let stop = AtomicBool::new(false);
        let series = Series { games, threads: NonZeroUsize::new(threads).unwrap(), batch, stop: &stop };
        let mut seen = Vec::new();
        match series.run(|| (), |(), index| play(index), |index| seen.push(index)) {
            Ok(next) => assert_eq!(next, seen.last().map_or(0, |last| last + 1)),
            Err(failed) => seen.push(1000 + failed),
        }
        seen
    }

    #[test]
    fn results_come_in_the_order_of_the_games_whoever_is_first() {
        let slow_first = |index: u64| {
            std::thread::sleep(std::time::Duration::from_millis(if index == 3 { 20 } else { 0 }));
            Ok(index)
        };
        for (threads, batch) in [(1, 1), (4, 1), (3, 5)] {
            assert_eq!(run(3..40, threads, batch, slow_first), (3..40).collect::<Vec<_>>());
        }
    }

    #[test]
    fn the_earliest_failure_is_told() {
        assert_eq!(run(0..9, 1, 2, |index| if index >= 4 { Err(index) } else { Ok(index) }), [0, 1, 2, 3, 1004]);
    }

    #[test]
    fn a_series_that_is_stopped_counts_every_game_it_has_begun() {
        let stop = AtomicBool::new(false);
        let begun = AtomicU64::new(0);
        let series = Series { games: 0..1000, threads: NonZeroUsize::new(4).unwrap(), batch: 1, stop: &stop };
        let mut counted = 0;
        let play = |(): &mut (), index: u64| {
            begun.fetch_add(1, Ordering::Relaxed);
            stop.store(index >= 10, Ordering::Relaxed);
            Ok::<_, ()>(())
        };
        let next = series.run(|| (), play, |()| counted += 1).unwrap();
        assert_eq!((next, counted), (begun.load(Ordering::Relaxed), begun.load(Ordering::Relaxed)));
        assert!(next < 1000);
    }
}
