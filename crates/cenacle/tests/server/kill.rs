//! Power cuts: whatever was acknowledged is there afterwards, once, in order.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    io::{self, Write},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use cenacle_cleopatra::Cleopatra;
use cenacle_load::{Api, Ask, Frame, Guest, Heard, Socket};
use cenacle_scene::Seat;
use cenacle_table::{AnyGame, any::Opened};
use futures_util::future::join_all;
use serde_json::Value;

use crate::{house::BUSY, site::Site, witness::Witness};

/// Tables that are played at while the power goes.
const TABLES: usize = 4;
/// People at each; a bot plays as well.
const PEOPLE: usize = 2;

/// How often the power is cut.
fn rounds() -> usize {
    if env::var("CENACLE_LONG").is_ok_and(|long| long == "1") { 20 } else { 3 }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_doubled_with_sqlite() {
    survive(Site::open()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_doubled_with_postgresql() {
    match env::var("CENACLE_POSTGRES") {
        Ok(url) => survive(Site::with_database(&url)).await,
        // Past the test runner, which shows only what failing tests print: this must not look like a success.
        Err(_) => {
            writeln!(io::stderr(), "NOT TESTED with PostgreSQL: set CENACLE_POSTGRES (scripts/postgres.sh start)")
                .unwrap();
        }
    }
}

async fn survive(mut site: Site) {
    let mut rng = fastrand::Rng::new();
    eprintln!("seed of the power cuts: {}", rng.get_seed());
    let mut records = BTreeMap::new();
    for round in 1..=rounds() {
        let mut playing = Vec::new();
        for _ in 0..TABLES {
            let guests = [site.guest("Ada").await, site.guest("Bea").await];
            let table = site.table(&[&guests[0], &guests[1]], 1).await.id;
            for guest in guests {
                let player = Player { guest, table: table.clone(), rng: rng.fork(), kept: Kept::default() };
                playing.push(tokio::spawn(player.play_until_cut()));
            }
        }
        tokio::time::sleep(Duration::from_millis(rng.u64(100..1500))).await;
        site.cut_power();
        let mut seats = Vec::new();
        for player in playing {
            seats.push(player.await.unwrap());
        }
        let acknowledged: usize = seats.iter().map(|player| player.kept.acknowledged.len()).sum();
        assert!(acknowledged > 0, "round {round}: nothing was played before the cut");
        // All tables at once: a database that answers slowly makes no long test.
        let tables = seats.chunks(PEOPLE).map(|pair| check_table(&site, pair, rng.fork()));
        for (pair, record) in seats.chunks(PEOPLE).zip(join_all(tables).await) {
            records.insert(pair[0].table.clone(), (pair[0].guest.clone(), record));
        }
        eprintln!("round {round}: {acknowledged} decisions acknowledged, all of them kept");
    }
    site.cut_power();
    for (table, (guest, record)) in records {
        assert_eq!(again(&site, &guest).record(&table).await.unwrap(), record, "a finished game stays what it was");
    }
}

/// A client that plays until the line breaks, and knows what it was told by then.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) guest: Guest,
    pub(crate) table: String,
    pub(crate) rng: fastrand::Rng,
    pub(crate) kept: Kept,
}

#[derive(Clone, Default)]
pub(crate) struct Kept {
    /// The last event it saw.
    pub(crate) seen: u64,
    /// The event each acknowledged decision became, and its place in the legal list.
    pub(crate) acknowledged: BTreeMap<u64, usize>,
    /// A decision that was sent and not answered before the cut; it may have been taken or not.
    open: usize,
}

impl Kept {
    /// Somebody who does not know what became of anything.
    pub(crate) fn unknown() -> Kept {
        Kept { open: usize::MAX / 2, ..Kept::default() }
    }
}

impl Player {
    pub(crate) async fn play_until_cut(mut self) -> Player {
        // The cut may come while the socket is being opened; then this player has seen nothing.
        if let Ok(mut socket) = self.guest.socket().await {
            let table = self.table.clone();
            let attend = Ask::Attend { id: 0, table: &table, seat: None, last: None, lang: None };
            if socket.ask(&attend).await.is_ok() {
                self.play(&mut socket).await;
            }
        }
        self
    }

    /// Plays at whichever of these servers lets it in, until it is told to stop: a line that breaks is only the end of a line.
    pub(crate) async fn play_everywhere(mut self, urls: Arc<Mutex<Vec<String>>>, stop: Arc<AtomicBool>) -> Player {
        while !stop.load(Ordering::Relaxed) {
            let url = {
                let urls = urls.lock().unwrap();
                urls[self.rng.usize(..urls.len())].clone()
            };
            self.guest = self.guest.at(&Api::new(&url));
            let opened = tokio::time::timeout(ANSWER, self.guest.socket()).await;
            let Ok(Ok(mut socket)) = opened else {
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            };
            let table = self.table.clone();
            let attend = Ask::Attend { id: 0, table: &table, seat: None, last: None, lang: None };
            if socket.ask(&attend).await.is_ok() {
                self.play_a_while(&mut socket, &stop).await;
            }
        }
        self
    }

    /// The same at one server, until the line breaks or nothing is answered any more.
    async fn play_a_while(&mut self, socket: &mut Socket, stop: &AtomicBool) {
        let (mut legal, mut made, mut sent, mut over) = (0, 0, None::<(u64, usize, Instant)>, false);
        let mut ids = 1;
        loop {
            match tokio::time::timeout(Duration::from_millis(100), socket.hear()).await {
                Err(_) => {}
                Ok(Heard::End(_)) => break,
                Ok(Heard::Frame(text)) => {
                    let frame: Frame = serde_json::from_str(&text).unwrap();
                    if let (Some(n), Some(moment)) = (frame.n, &frame.moment) {
                        assert!(n >= made, "event {made} was acknowledged, and then the table was at {n}");
                        self.kept.seen = self.kept.seen.max(n);
                        (legal, over) = (moment.legal, moment.over);
                    }
                    if let Some((_, index, _)) = sent.take_if(|(id, ..)| frame.id == Some(*id)) {
                        match (&*frame.kind, frame.n) {
                            ("done", Some(n)) => {
                                (made, legal) = (n, 0);
                                let twice = self.kept.acknowledged.insert(n, index);
                                assert_eq!(twice, None, "event {n} was acknowledged for two decisions");
                            }
                            _ => match &*frame.problem.unwrap().code {
                                // It may have been done.
                                "busy" => self.kept.open += 1,
                                "stale" | "storage" | "closing" | "not-your-turn" => {}
                                other => panic!("a decision was answered with {other}"),
                            },
                        }
                    }
                }
            }
            if stop.load(Ordering::Relaxed) && sent.is_none() {
                return;
            }
            if sent.is_some_and(|(.., since)| since.elapsed() > ANSWER) {
                break;
            }
            let n = self.kept.seen;
            if legal > 0 && !over && sent.is_none() && n >= made {
                let index = self.rng.usize(..legal);
                ids += 1;
                sent = Some((ids, index, Instant::now()));
                let ask = Ask::Decide { id: ids, table: &self.table, seat: None, n, index };
                if socket.ask(&ask).await.is_err() {
                    break;
                }
            }
        }
        self.kept.open += usize::from(sent.is_some());
    }

    async fn play(&mut self, socket: &mut Socket) {
        let (mut legal, mut tried, mut made, mut sent, mut over) = (0, 0, 0, None, false);
        while let Heard::Frame(text) = socket.hear().await {
            let frame: Frame = serde_json::from_str(&text).unwrap();
            if let (Some(n), Some(moment)) = (frame.n, &frame.moment) {
                (self.kept.seen, legal, over) = (n, moment.legal, moment.over);
            }
            if let Some((_, index)) = sent.take_if(|(id, _)| frame.id == Some(*id)) {
                match (&*frame.kind, frame.n) {
                    ("done", Some(n)) => {
                        made = n;
                        let twice = self.kept.acknowledged.insert(n, index);
                        assert_eq!(twice, None, "event {n} was acknowledged for two decisions");
                    }
                    _ => assert_eq!(frame.problem.unwrap().code, "stale"),
                }
            }
            let n = self.kept.seen;
            if legal > 0 && !over && sent.is_none() && n >= made && tried != n {
                let index = self.rng.usize(..legal);
                (tried, sent) = (n, Some((n, index)));
                let ask = Ask::Decide { id: n, table: &self.table, seat: None, n, index };
                if socket.ask(&ask).await.is_err() {
                    break;
                }
            }
        }
        self.kept.open = usize::from(sent.is_some());
    }
}

/// Longer than anything is waited for while a server is gone.
const ANSWER: Duration = Duration::from_secs(15);

/// The guest at the server that came up again.
pub(crate) fn again(site: &Site, guest: &Guest) -> Guest {
    guest.at(&site.api())
}

/// Compares a table with what its people were told before the cut, plays it to its end and compares the record too.
pub(crate) async fn check_table(site: &Site, people: &[Player], rng: fastrand::Rng) -> String {
    check_table_at(site.server.url(), people, rng).await
}

/// The state of a table. A house that is busy says so, and is asked again for as long as a busy machine may take.
async fn state_soon(guest: &Guest, table: &str) -> Value {
    let began = Instant::now();
    loop {
        match guest.state(table, "").await {
            Ok(state) => return state,
            Err(error) if error.code() == "busy" && began.elapsed() < BUSY => {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            Err(error) => panic!("{error}"),
        }
    }
}

/// The same at any server.
pub(crate) async fn check_table_at(url: &str, people: &[Player], mut rng: fastrand::Rng) -> String {
    let table = &people[0].table;
    let api = Api::new(url);
    let guest = people[0].guest.at(&api);
    let n = state_soon(&guest, table).await["n"].as_u64().unwrap();
    for player in people {
        let last = player.kept.acknowledged.keys().next_back().copied().unwrap_or(0);
        assert!(n >= last, "event {last} was acknowledged, the table is at {n}");
        assert!(n >= player.kept.seen, "event {} was shown, the table is at {n}", player.kept.seen);
    }
    let mut sitting = Vec::new();
    for player in people {
        sitting.push(Witness::attend_at(url, Some(player.guest.at(&api)), table, false).await);
    }
    let [one, two] = &mut sitting[..] else { unreachable!("two people sit at each table") };
    let (mut first, mut second) = (rng.fork(), rng.fork());
    tokio::join!(one.play(&mut first, |_| false), two.play(&mut second, |_| false));

    let text = guest.record(table).await.unwrap();
    let game = Opened::<Cleopatra>::shipped().unwrap();
    let whole = game.verify(&text).unwrap();
    // Before the cut each event but the first is an input, so event n is input n - 1.
    let mut events = BTreeSet::new();
    for (place, player) in people.iter().enumerate() {
        let seat = Seat::new(place);
        for (event, index) in &player.kept.acknowledged {
            assert!(events.insert(*event), "event {event} was acknowledged to both");
            let input = usize::try_from(*event).unwrap() - 1;
            assert_eq!(whole.decided(input), Some(seat), "input {input} is this seat's decision");
            let legal = whole.at(input - 1).unwrap().legal_json(seat);
            let record = &whole.record().inputs[input - 1];
            assert_eq!(record.action.as_ref(), legal.get(*index), "input {input} is the one that was decided for");
        }
        // And of what this seat did before the cut, all was acknowledged, or was on its way.
        let seen = usize::try_from(n).unwrap();
        let done = (1..seen).filter(|input| whole.decided(*input) == Some(seat)).count();
        let (known, open) = (player.kept.acknowledged.len(), player.kept.open);
        assert!(done >= known && done <= known + open, "{done} decisions, {known} acknowledged, {open} on their way");
    }
    text
}
