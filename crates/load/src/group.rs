//! The people at one table, who play one game after another.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tokio::sync::watch;

use crate::{Api, ClientError, Guest, LoadPlan, Socket, meter::Meter};

/// Events for which somebody may still be waiting: the sockets of a table are never further apart.
const KEPT_EVENTS: usize = 64;

/// The people at one table.
#[derive(Debug)]
pub(crate) struct Group {
    guests: Vec<Guest>,
    /// Where their sockets are.
    door: Api,
    wish: Value,
    table: watch::Sender<Arc<str>>,
    echo: Mutex<Echo>,
    acknowledged: AtomicU64,
    pub(crate) meter: Arc<Meter>,
}

impl Group {
    /// Signs everybody in and sits them down at a first table.
    pub(crate) async fn gather(
        api: &Api,
        door: Api,
        plan: &LoadPlan,
        number: u32,
        meter: Arc<Meter>,
    ) -> Result<Group, ClientError> {
        let mut guests = Vec::new();
        for seat in 1..=plan.seats {
            guests.push(Guest::sign_in(api, &format!("load {number}.{seat}"), "en").await?);
        }
        let kinds = (0..plan.players).map(|seat| match seat {
            0 => json!({ "kind": "me" }),
            seat if seat < plan.seats => json!({ "kind": "open" }),
            _ => json!({ "kind": "bot", "bot": "random" }),
        });
        let wish = json!({ "game": plan.game, "seats": kinds.collect::<Vec<_>>(), "listed": false });
        let (table, _) = watch::channel("".into());
        let group = Group { guests, door, wish, table, echo: Mutex::default(), acknowledged: AtomicU64::new(0), meter };
        group.sit_down().await?;
        Ok(group)
    }

    /// Makes a table at which everybody sits down; the game begins by itself.
    async fn sit_down(&self) -> Result<(), ClientError> {
        let [first, others @ ..] = &self.guests[..] else { return Ok(()) };
        let table = first.make_table(&self.wish).await?;
        for guest in others {
            guest.join(&table.id).await?;
        }
        *self.echo() = Echo::default();
        self.table.send_replace(table.id.into());
        Ok(())
    }

    /// The game is over: the same people play another.
    pub(crate) async fn play_again(&self) {
        self.meter.count(&self.meter.games, 1);
        while let Err(error) = self.sit_down().await {
            self.meter.error(error.code());
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// A socket of a seat.
    pub(crate) async fn socket(&self, seat: usize) -> Result<Socket, ClientError> {
        self.guests[seat].at(&self.door).socket().await
    }

    /// The table of the moment, and word of the next one.
    pub(crate) fn tables(&self) -> watch::Receiver<Arc<str>> {
        self.table.subscribe()
    }

    /// A seat's decision, sent at this moment, was acknowledged as event `n`.
    pub(crate) fn decided(&self, seat: usize, n: u64, sent: Instant) {
        self.meter.done(sent.elapsed());
        if self.meter.is_open() {
            self.acknowledged.fetch_add(1, Relaxed);
        }
        let heard = self.echo().decided(seat, n, sent);
        self.meter.news(&heard);
    }

    /// A seat heard of the events after `from`, up to `n`.
    pub(crate) fn heard(&self, seat: usize, from: u64, n: u64) {
        let after = self.echo().heard(seat, from, n, Instant::now());
        self.meter.news(&after);
    }

    /// Whether nothing was acknowledged here while it was measured.
    pub(crate) fn is_silent(&self) -> bool {
        self.acknowledged.load(Relaxed) == 0
    }

    fn echo(&self) -> MutexGuard<'_, Echo> {
        self.echo.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Brings together when a decision was sent and when others heard of it. Only the acknowledgement says which event a
/// decision became, and the others may hear of that event before the acknowledgement arrives.
#[derive(Debug, Default)]
struct Echo(BTreeMap<u64, Event>);

#[derive(Debug, Default)]
struct Event {
    sent: Option<(usize, Instant)>,
    heard: Vec<(usize, Instant)>,
}

impl Echo {
    fn decided(&mut self, seat: usize, n: u64, sent: Instant) -> Vec<Duration> {
        let event = self.event(n);
        event.sent = Some((seat, sent));
        let others = event.heard.iter().filter(|(other, _)| *other != seat);
        others.map(|(_, at)| at.duration_since(sent)).collect()
    }

    fn heard(&mut self, seat: usize, from: u64, n: u64, at: Instant) -> Vec<Duration> {
        let first = (from + 1).max(n.saturating_sub(KEPT_EVENTS as u64));
        let after = (first..=n).filter_map(|n| {
            let event = self.event(n);
            event.heard.push((seat, at));
            let (sender, sent) = event.sent?;
            (sender != seat).then(|| at.duration_since(sent))
        });
        after.collect()
    }

    fn event(&mut self, n: u64) -> &mut Event {
        while self.0.len() > KEPT_EVENTS {
            self.0.pop_first();
        }
        self.0.entry(n).or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_count_from_the_decision_whichever_arrives_first() {
        let sent = Instant::now();
        let after = |millis| sent + Duration::from_millis(millis);
        let mut echo = Echo::default();
        assert_eq!(echo.heard(1, 4, 5, after(2)), [], "not yet known who sent it");
        assert_eq!(echo.decided(0, 5, sent), [Duration::from_millis(2)]);
        assert_eq!(echo.heard(0, 4, 5, after(3)), [], "its own news are no news");
        assert_eq!(echo.heard(2, 3, 5, after(7)), [Duration::from_millis(7)], "event 4 was somebody else's");
    }

    #[test]
    fn old_events_are_forgotten() {
        let mut echo = Echo::default();
        echo.heard(0, 0, 1_000_000, Instant::now());
        (0..10_000).for_each(|n| drop(echo.heard(0, n, n + 1, Instant::now())));
        assert!(echo.0.len() <= KEPT_EVENTS + 1);
    }
}
