//! Whose turn it is where more want to work than can. Time is shared first by where guests come from, then by guest, then by table:
//! whoever has used least of it lately is next. What people wait for goes before what nobody looks at.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::oneshot;

use crate::{
    http::Origin,
    wire::{GuestId, TableId},
};

/// What was used counts half as much after so long.
const HALF: f64 = 20.0;
/// What counts at once when a turn begins, in seconds: who begins several at the same time has used something, too.
const ADVANCE: f64 = 0.05;
/// Who has waited for so long is no longer put off because nobody looks.
const LONG: Duration = Duration::from_secs(10);
/// How much is remembered of who used what.
const REMEMBERED: usize = 20_000;

/// For whom it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Client {
    /// From where he asked last.
    pub origin: Option<Origin>,
    pub guest: Option<GuestId>,
    pub table: TableId,
    /// Whether somebody looks on.
    pub watched: bool,
}

/// Whose turn it is.
#[derive(Clone, Debug)]
pub(crate) struct Turns(Arc<Mutex<Queue>>);

#[derive(Debug)]
struct Queue {
    places: usize,
    free: usize,
    /// Those who wait, in the order in which they came, by guest.
    waiting: HashMap<(Option<Origin>, Option<GuestId>), Vec<Waiting>>,
    /// How many wait.
    length: usize,
    origins: Usage<Option<Origin>>,
    guests: Usage<Option<GuestId>>,
    tables: Usage<TableId>,
}

#[derive(Debug)]
struct Waiting {
    client: Client,
    since: Instant,
    begin: oneshot::Sender<Turn>,
}

impl Waiting {
    /// Those without come after those with.
    fn is_put_off(&self, now: Instant) -> bool {
        !self.client.watched && now.duration_since(self.since) < LONG
    }
}

/// A turn, until it is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    turns: Turns,
    client: Client,
    began: Instant,
}

/// How much each has used lately.
#[derive(Debug)]
struct Usage<K>(HashMap<K, (f64, Instant)>);

impl<K: Hash + Eq> Usage<K> {
    fn of(&self, key: &K, now: Instant) -> f64 {
        self.0.get(key).map_or(0.0, |used| faded(*used, now))
    }

    fn add(&mut self, key: K, seconds: f64, now: Instant) {
        if self.0.len() >= REMEMBERED {
            self.0.retain(|_, used| faded(*used, now) > 0.01);
        }
        let used = self.of(&key, now);
        self.0.insert(key, (used + seconds, now));
    }
}

fn faded((seconds, since): (f64, Instant), now: Instant) -> f64 {
    seconds * (-now.saturating_duration_since(since).as_secs_f64() / HALF).exp2()
}

impl Queue {
    fn charge(&mut self, client: &Client, seconds: f64, now: Instant) {
        self.origins.add(client.origin, seconds, now);
        self.guests.add(client.guest, seconds, now);
        self.tables.add(client.table, seconds, now);
    }

    /// Who is next, if anybody waits and can begin.
    fn next(&mut self, now: Instant) -> Option<Waiting> {
        if self.free == 0 || self.length == 0 {
            return None;
        }
        let rank = |one: &Waiting| {
            let client = &one.client;
            let used = [self.origins.of(&client.origin, now), self.guests.of(&client.guest, now)];
            (one.is_put_off(now), used, self.tables.of(&client.table, now), one.since)
        };
        let order = |a: &(bool, [f64; 2], f64, Instant), b: &(bool, [f64; 2], f64, Instant)| {
            let used = a.1[0].total_cmp(&b.1[0]).then(a.1[1].total_cmp(&b.1[1])).then(a.2.total_cmp(&b.2));
            a.0.cmp(&b.0).then(used).then(a.3.cmp(&b.3))
        };
        let all = self.waiting.iter().flat_map(|(key, queue)| queue.iter().enumerate().map(move |one| (key, one)));
        let ranked = all.map(|(key, (place, one))| (*key, place, rank(one)));
        let (key, place, _) = ranked.min_by(|a, b| order(&a.2, &b.2))?;
        let queue = self.waiting.get_mut(&key)?;
        let next = queue.remove(place);
        if queue.is_empty() {
            self.waiting.remove(&key);
        }
        self.length -= 1;
        self.free -= 1;
        self.charge(&next.client, ADVANCE, now);
        Some(next)
    }
}

impl Turns {
    /// So many work at once.
    #[must_use]
    pub(crate) fn new(places: usize) -> Turns {
        Turns(Arc::new(Mutex::new(Queue {
            places: places.max(1),
            free: places.max(1),
            waiting: HashMap::new(),
            length: 0,
            origins: Usage(HashMap::new()),
            guests: Usage(HashMap::new()),
            tables: Usage(HashMap::new()),
        })))
    }

    /// How many wait.
    #[must_use]
    pub(crate) fn waiting(&self) -> usize {
        self.lock().length
    }

    /// Whether who comes now has to wait.
    #[must_use]
    pub(crate) fn is_full(&self) -> bool {
        let queue = self.lock();
        queue.free == 0 || queue.length > 0
    }

    /// Whether nobody works and nobody waits.
    #[must_use]
    pub(crate) fn is_idle(&self) -> bool {
        let queue = self.lock();
        queue.length == 0 && queue.free == queue.places
    }

    /// Waits for a turn; nothing if the server closes.
    pub(crate) async fn take(&self, client: Client) -> Option<Turn> {
        let (begin, begun) = oneshot::channel();
        {
            let mut queue = self.lock();
            let waiting = Waiting { client, since: Instant::now(), begin };
            queue.waiting.entry((client.origin, client.guest)).or_default().push(waiting);
            queue.length += 1;
        }
        self.hand_out();
        begun.await.ok()
    }

    /// Whoever is next begins, as long as there are places.
    fn hand_out(&self) {
        loop {
            let now = Instant::now();
            let Some(next) = self.lock().next(now) else { return };
            let turn = Turn { turns: self.clone(), client: next.client, began: now };
            // Who no longer waits gives his turn back as he drops it.
            drop(next.begin.send(turn));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let now = Instant::now();
        let mut queue = self.turns.lock();
        let seconds = now.duration_since(self.began).as_secs_f64();
        queue.charge(&self.client, (seconds - ADVANCE).max(0.0), now);
        queue.free += 1;
        drop(queue);
        self.turns.hand_out();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(host: u8, guest: i64, table: i64, watched: bool) -> Client {
        let origin = Some(Origin::of([192, 0, 2, host].into()));
        Client { origin, guest: Some(GuestId(guest)), table: TableId(table), watched }
    }

    /// In which order these have their turns, if all come while another works.
    async fn order(turns: &Turns, clients: &[Client]) -> Vec<i64> {
        let busy = turns.take(client(99, 99, 99, true)).await.unwrap();
        let (done, mut finished) = tokio::sync::mpsc::unbounded_channel();
        for client in clients.iter().copied() {
            let (turns, done) = (turns.clone(), done.clone());
            tokio::spawn(async move {
                let turn = turns.take(client).await.unwrap();
                tokio::time::sleep(Duration::from_millis(2)).await;
                done.send(client.table.0).unwrap();
                drop(turn);
            });
            // So that they come one after the other.
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        drop((busy, done));
        let mut order = Vec::new();
        while let Some(table) = finished.recv().await {
            order.push(table);
        }
        order
    }

    #[tokio::test]
    async fn a_stranger_with_many_tables_does_not_go_before_who_has_one() {
        let turns = Turns::new(1);
        let mut clients: Vec<Client> = (1..=20).map(|table| client(1, 1, table, true)).collect();
        clients.push(client(2, 2, 100, true));
        let order = order(&turns, &clients).await;
        assert_eq!(order.len(), 21);
        assert_eq!(order[0], 1, "nobody had used anything");
        assert_eq!(order[1], 100, "then who has used nothing: {order:?}");
    }

    #[tokio::test]
    async fn many_guests_of_one_address_are_one_stranger() {
        let turns = Turns::new(1);
        let mut clients: Vec<Client> = (1..=20).map(|guest| client(1, guest, guest, true)).collect();
        clients.push(client(2, 200, 100, true));
        assert_eq!(order(&turns, &clients).await[1], 100);
    }

    #[tokio::test]
    async fn who_is_looked_at_goes_first_and_nobody_waits_for_ever() {
        let turns = Turns::new(1);
        let clients = [client(1, 1, 1, false), client(2, 2, 2, false), client(3, 3, 3, true), client(3, 3, 4, true)];
        assert_eq!(order(&turns, &clients).await, [3, 4, 1, 2]);
        let old = Waiting {
            client: clients[0],
            since: Instant::now().checked_sub(LONG).expect("the machine has run for ten seconds"),
            begin: oneshot::channel().0,
        };
        assert!(!old.is_put_off(Instant::now()));
    }

    #[tokio::test]
    async fn a_turn_that_nobody_waits_for_any_more_is_given_on() {
        let turns = Turns::new(1);
        let busy = turns.take(client(1, 1, 1, true)).await.unwrap();
        let gone = tokio::time::timeout(Duration::from_millis(5), turns.take(client(1, 1, 2, true))).await;
        assert!(gone.is_err());
        assert_eq!(turns.waiting(), 1);
        drop(busy);
        let next = tokio::time::timeout(Duration::from_secs(5), turns.take(client(1, 1, 3, true))).await;
        assert!(next.is_ok_and(|turn| turn.is_some()));
        assert_eq!(turns.waiting(), 0);
        assert_eq!(turns.lock().free, 1);
    }
}
