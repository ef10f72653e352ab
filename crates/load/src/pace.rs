//! Keeps all seats together at a number of decisions a second.

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// Gives out moments to decide at, evenly. A moment that passes unused is lost: a server that was slow for a while is
/// not flooded afterwards.
#[derive(Debug)]
pub(crate) struct Pace {
    gap: Option<Duration>,
    next: Mutex<Instant>,
}

impl Pace {
    /// So many a second; as many as can be if 0.
    pub(crate) fn new(rate: f64) -> Pace {
        let gap = (rate > 0.0).then(|| Duration::from_secs_f64(1.0 / rate));
        Pace { gap, next: Mutex::new(Instant::now()) }
    }

    /// The next moment that is free, not before `ready`.
    pub(crate) fn slot(&self, ready: Instant) -> Instant {
        let Some(gap) = self.gap else { return ready };
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = ready.max(*next);
        *next = slot + gap;
        slot
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_evenly_apart_and_none_is_made_up_for() {
        let pace = Pace::new(10.0);
        let start = Instant::now() + Duration::from_secs(1);
        let gap = Duration::from_millis(100);
        assert_eq!([(); 3].map(|()| pace.slot(start)), [start, start + gap, start + gap * 2]);
        let later = start + Duration::from_secs(9);
        assert_eq!([(); 2].map(|()| pace.slot(later)), [later, later + gap]);
        assert_eq!(Pace::new(0.0).slot(start), start);
    }
}
