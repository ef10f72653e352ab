//! How much may be asked in how short a time: credits that come back, one purse an address and one a guest.

use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::Instant,
};

use axum::http::Method;

use crate::{
    error::AppError,
    wire::{Code, GuestId},
};

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

    fn spend(&self, key: K, cost: f64, now: Instant) -> bool {
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
        let enough = credits >= cost;
        *purse = Purse { credits: if enough { credits - cost } else { credits }, since: now };
        enough
    }
}

/// What an address may ask: several people may share one.
const PER_ADDRESS: Rate = Rate { most: 1200.0, per_second: 120.0 };
/// What a guest may ask.
const PER_GUEST: Rate = Rate { most: 400.0, per_second: 40.0 };

/// All purses; none if there are no limits.
#[derive(Debug)]
pub(crate) struct Limits(Option<(Purses<IpAddr>, Purses<GuestId>)>);

impl Limits {
    /// Limits, or none: for measurements on one's own machine.
    #[must_use]
    pub(crate) fn new(on: bool) -> Limits {
        Limits(on.then(|| (Purses::new(PER_ADDRESS), Purses::new(PER_GUEST))))
    }

    /// Something is asked.
    ///
    /// # Errors
    /// If too much was asked lately.
    pub(crate) fn spend(&self, address: Option<IpAddr>, guest: Option<GuestId>, cost: f64) -> Result<(), AppError> {
        let Some((addresses, guests)) = &self.0 else { return Ok(()) };
        let now = Instant::now();
        let fits = address.is_none_or(|address| addresses.spend(address, cost, now))
            && guest.is_none_or(|guest| guests.spend(guest, cost, now));
        if fits { Ok(()) } else { Err(Code::TooFast.into()) }
    }
}

/// What a request costs: making things that stay costs more than looking.
#[must_use]
pub(super) fn cost(method: &Method, path: &str) -> f64 {
    let is_read = matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
    match path {
        "/api/me" if *method == Method::POST => 30.0,
        "/api/recover" => 60.0,
        "/api/tables" | "/api/tables/quick" if !is_read => 20.0,
        _ if path.ends_with("/rematch") || path.ends_with("/what-if") => 20.0,
        // They play a whole game again.
        "/api/replay" => 20.0,
        _ if path.ends_with("/scores") || path.ends_with("/review") => 20.0,
        // A bot thinks about it.
        _ if path.ends_with("/hint") => 20.0,
        _ if path.ends_with("/chat") && !is_read => CHAT,
        _ if is_read => 1.0,
        _ => 2.0,
    }
}

/// What saying something costs.
pub(crate) const CHAT: f64 = 20.0;
/// What a message over a socket costs.
pub(crate) const MESSAGE: f64 = 1.0;

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn credits_are_spent_and_come_back() {
        let purses = Purses::new(Rate { most: 10.0, per_second: 2.0 });
        let start = Instant::now();
        assert!((0..10).all(|_| purses.spend(1, 1.0, start)));
        assert!(!purses.spend(1, 1.0, start));
        assert!(purses.spend(2, 1.0, start), "another has his own purse");
        assert!(purses.spend(1, 1.0, start + Duration::from_millis(600)));
        assert!(!purses.spend(1, 1.0, start + Duration::from_millis(600)));
        let later = start + Duration::from_secs(3600);
        assert!((0..10).all(|_| purses.spend(1, 1.0, later)) && !purses.spend(1, 1.0, later), "it never holds more");
    }

    #[test]
    fn an_address_with_many_guests_has_its_limit_too() {
        let limits = Limits::new(true);
        let address = Some(IpAddr::from([192, 0, 2, 1]));
        let asked = (0..10_000).take_while(|n| limits.spend(address, Some(GuestId(*n)), 30.0).is_ok()).count();
        assert!((40..60).contains(&asked), "{asked}");
        assert!((0..10_000).all(|_| Limits::new(false).spend(address, None, 30.0).is_ok()));
    }
}
