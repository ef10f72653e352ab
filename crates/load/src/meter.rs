//! What is counted while a run is measured.

use std::{
    collections::BTreeMap,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use hdrhistogram::Histogram;

use crate::Millis;

/// A minute, in microseconds: what takes longer counts as so long.
const LONGEST_MICROS: u64 = 60_000_000;

/// Counts everything between [`open`](Meter::open) and [`close`](Meter::close), for all sockets.
#[derive(Debug)]
pub(crate) struct Meter {
    measuring: AtomicBool,
    pub(crate) decisions: AtomicU64,
    pub(crate) frames: AtomicU64,
    pub(crate) bytes: AtomicU64,
    pub(crate) games: AtomicU64,
    pub(crate) reconnects: AtomicU64,
    done: Mutex<Histogram<u64>>,
    news: Mutex<Histogram<u64>>,
    errors: Mutex<BTreeMap<String, u64>>,
}

impl Meter {
    pub(crate) fn new() -> Meter {
        let histogram = || {
            let histogram = Histogram::new_with_bounds(1, LONGEST_MICROS, 3).expect("the bounds are sound");
            Mutex::new(histogram)
        };
        Meter {
            measuring: AtomicBool::new(false),
            decisions: AtomicU64::new(0),
            frames: AtomicU64::new(0),
            bytes: AtomicU64::new(0),
            games: AtomicU64::new(0),
            reconnects: AtomicU64::new(0),
            done: histogram(),
            news: histogram(),
            errors: Mutex::new(BTreeMap::new()),
        }
    }

    pub(crate) fn open(&self) {
        self.measuring.store(true, Relaxed);
    }

    pub(crate) fn close(&self) {
        self.measuring.store(false, Relaxed);
    }

    pub(crate) fn is_open(&self) -> bool {
        self.measuring.load(Relaxed)
    }

    pub(crate) fn count(&self, counter: &AtomicU64, by: usize) {
        if self.is_open() {
            counter.fetch_add(by as u64, Relaxed);
        }
    }

    /// A decision was acknowledged so long after it was sent.
    pub(crate) fn done(&self, after: Duration) {
        if self.is_open() {
            self.decisions.fetch_add(1, Relaxed);
            lock(&self.done).saturating_record(micros(after));
        }
    }

    /// Another seat heard of a decision so long after it was sent.
    pub(crate) fn news(&self, after: &[Duration]) {
        if self.is_open() && !after.is_empty() {
            let mut news = lock(&self.news);
            after.iter().for_each(|after| news.saturating_record(micros(*after)));
        }
    }

    /// Something went wrong. Counted also while nothing is measured: an error is never warm-up.
    pub(crate) fn error(&self, code: &str) {
        *lock(&self.errors).entry(code.to_owned()).or_default() += 1;
    }

    pub(crate) fn errors(&self) -> BTreeMap<String, u64> {
        lock(&self.errors).clone()
    }

    pub(crate) fn done_millis(&self) -> Millis {
        Millis::of(&lock(&self.done))
    }

    pub(crate) fn news_millis(&self) -> Millis {
        Millis::of(&lock(&self.news))
    }
}

fn micros(time: Duration) -> u64 {
    time.as_micros().try_into().unwrap_or(LONGEST_MICROS)
}

/// A thread that panicked while counting leaves a number that is at most one off.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_happens_while_it_is_open_is_counted_but_errors_always() {
        let meter = Meter::new();
        let second = Duration::from_secs(1);
        meter.done(second);
        meter.error("stale");
        meter.open();
        meter.done(second);
        meter.news(&[second, second * 3]);
        meter.count(&meter.bytes, 7);
        meter.close();
        meter.done(second);
        meter.error("stale");
        assert_eq!((meter.decisions.load(Relaxed), meter.bytes.load(Relaxed)), (1, 7));
        assert_eq!((meter.done_millis().count, meter.news_millis().count), (1, 2));
        assert_eq!(meter.errors(), BTreeMap::from([("stale".to_owned(), 2)]));
        assert!((meter.news_millis().max - 3000.0).abs() < 3.0, "{:?}", meter.news_millis());
    }
}
