//! Throttling, how much may be asked in how short a time: credits that come back, one purse an address and one a guest.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use axum::http::{Method, Uri};

use crate::{
    error::AppError,
    wire::{Code, GuestId},
};

use super::address::Origin;

/// A purse of credits.
#[derive(Clone, Copy, Debug)]
struct Purse {
    credits: f64,
    since: Instant,
}

/// What fits into a purse, and how fast it fills.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rate {
    /// What fits in.
    pub most: f64,
    /// What comes back in a second.
    pub per_second: f64,
}

/// One purse for each of many.
#[derive(Debug)]
struct Purses<K> {
    rate: Rate,
    purses: Mutex<HashMap<K, Purse>>,
}

/// How many purses are kept before full ones are thrown away.
const KEPT: usize = 50_000;

impl<K: Hash + Eq> Purses<K> {
    fn new(rate: Rate) -> Purses<K> {
        Purses { rate, purses: Mutex::default() }
    }

    /// Takes credits out of a purse.
    ///
    /// # Errors
    /// If there are not enough in it: says when there will be.
    fn spend(&self, key: K, cost: f64, now: Instant) -> Result<(), Duration> {
        let rate = self.rate;
        let filled = |purse: &Purse| {
            let gone = now.saturating_duration_since(purse.since).as_secs_f64();
            (purse.credits + gone * rate.per_second).min(rate.most)
        };
        let mut purses = self.purses.lock().unwrap_or_else(PoisonError::into_inner);
        if purses.len() >= KEPT {
            purses.retain(|_, purse| filled(purse) < rate.most);
        }
        let purse = purses.entry(key).or_insert(Purse { credits: rate.most, since: now });
        let credits = filled(purse);
        let missing = cost - credits;
        *purse = Purse { credits: if missing <= 0.0 { credits - cost } else { credits }, since: now };
        if missing <= 0.0 { Ok(()) } else { Err(Duration::from_secs_f64(missing / rate.per_second)) }
    }
}

/// What an address may ask: several people may share one.
const PER_ADDRESS: Rate = Rate { most: 1200.0, per_second: 120.0 };
/// What a guest may ask.
const PER_GUEST: Rate = Rate { most: 400.0, per_second: 40.0 };

/// All purses; none if there are no limits.
#[derive(Debug)]
pub(crate) struct Limits(Option<(Purses<Origin>, Purses<GuestId>)>);

impl Limits {
    /// Limits, or none: for measurements on one's own machine.
    #[must_use]
    pub(crate) fn new(on: bool) -> Limits {
        Limits(on.then(|| (Purses::new(PER_ADDRESS), Purses::new(PER_GUEST))))
    }

    /// Whether there are any.
    #[must_use]
    pub(crate) fn are_on(&self) -> bool {
        self.0.is_some()
    }

    /// Something is asked.
    ///
    /// # Errors
    /// If too much was asked lately: says how long to wait.
    pub(crate) fn spend(&self, origin: Option<Origin>, guest: Option<GuestId>, cost: f64) -> Result<(), AppError> {
        let Some((origins, guests)) = &self.0 else { return Ok(()) };
        let now = Instant::now();
        let too_fast = |wait| AppError::after(Code::TooFast, wait);
        origin.map_or(Ok(()), |origin| origins.spend(origin, cost, now)).map_err(too_fast)?;
        guest.map_or(Ok(()), |guest| guests.spend(guest, cost, now)).map_err(too_fast)
    }
}

/// What a request costs: making things that stay costs more than looking.
#[must_use]
pub(super) fn cost(method: &Method, uri: &Uri) -> f64 {
    let path = uri.path();
    let is_read = matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
    match path {
        "/api/me" if *method == Method::POST => 30.0,
        "/api/recover" => 60.0,
        "/api/tables" | "/api/tables/quick" if !is_read => TABLE,
        _ if path.ends_with("/rematch") || path.ends_with("/what-if") => TABLE,
        // Not limited: whoever watches over the server must be able to ask at any time. It costs nothing.
        "/healthz" => 0.0,
        // They play a whole game again.
        "/api/replay" => 20.0,
        _ if path.ends_with("/scores") || path.ends_with("/review") => 20.0,
        // A short game is played again.
        _ if path.contains("/lessons/") => 3.0,
        // A bot thinks about it.
        _ if path.ends_with("/hint") => HINT,
        _ if path.ends_with("/guide") && uri.query().is_some_and(|query| query.contains("index=")) => WEIGHED,
        _ if path.ends_with("/chat") && !is_read => CHAT,
        // The game is played again as far as that.
        _ if path.ends_with("/state") && uri.query().is_some_and(|query| query.contains("at=")) => 3.0,
        _ if is_read => 1.0,
        _ => 2.0,
    }
}

/// What a new table costs.
pub(crate) const TABLE: f64 = 20.0;
/// What a hint costs.
pub(crate) const HINT: f64 = 20.0;
/// What counting the changes of a choice costs.
pub(crate) const WEIGHED: f64 = 5.0;
/// What saying something costs.
pub(crate) const CHAT: f64 = 20.0;
/// What anything that comes over a socket costs, whatever it is.
pub(crate) const FRAME: f64 = 1.0;
/// What looking at a table costs: its whole scene is made and told.
pub(crate) const ATTEND: f64 = 5.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn credits_are_spent_and_come_back() {
        let purses = Purses::new(Rate { most: 10.0, per_second: 2.0 });
        let start = Instant::now();
        assert!((0..10).all(|_| purses.spend(1, 1.0, start).is_ok()));
        assert_eq!(purses.spend(1, 1.0, start), Err(Duration::from_millis(500)), "it says how long to wait");
        assert!(purses.spend(2, 1.0, start).is_ok(), "another has his own purse");
        assert!(purses.spend(1, 1.0, start + Duration::from_millis(600)).is_ok());
        assert!(purses.spend(1, 1.0, start + Duration::from_millis(600)).is_err());
        let later = start + Duration::from_secs(3600);
        assert!((0..10).all(|_| purses.spend(1, 1.0, later).is_ok()));
        assert!(purses.spend(1, 1.0, later).is_err(), "it never holds more");
    }

    #[test]
    fn an_address_with_many_guests_has_its_limit_too() {
        let limits = Limits::new(true);
        let address = Some(Origin::of([192, 0, 2, 1].into()));
        let asked = (0..10_000).take_while(|n| limits.spend(address, Some(GuestId(*n)), 30.0).is_ok()).count();
        assert!((40..60).contains(&asked), "{asked}");
        assert!((0..10_000).all(|_| Limits::new(false).spend(address, None, 30.0).is_ok()));
    }
}
