//! Whatever befalls the servers, nothing that was acknowledged is lost or doubled.

use std::{
    env,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use crate::{
    house::{BUSY, GOES_ON, House},
    kill::{Kept, Player, check_table_at},
    postgres::signal,
    site::wish,
};

/// What befalls the house.
#[derive(Clone, Copy, Debug)]
enum Blow {
    Kill,
    Stop,
    Term,
    Nats,
    Postgres,
}

impl Blow {
    const ALL: [Blow; 5] = [Blow::Kill, Blow::Stop, Blow::Term, Blow::Nats, Blow::Postgres];
}

impl House {
    /// Something befalls the house, and passes.
    async fn bear(&mut self, blow: Blow, rng: &mut fastrand::Rng, urls: &Mutex<Vec<String>>) {
        let at = rng.usize(..self.servers.len());
        match blow {
            Blow::Kill | Blow::Term => {
                self.start();
                let mut old = self.servers.swap_remove(at);
                *urls.lock().unwrap() = self.servers.iter().map(|server| server.url().to_owned()).collect();
                if let Blow::Kill = blow {
                    return old.kill();
                }
                signal(&old, "-TERM");
                let began = Instant::now();
                while old.is_alive() {
                    assert!(began.elapsed() < GOES_ON + BUSY, "it does not end: {}", old.last_words());
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
            Blow::Stop => {
                signal(&self.servers[at], "-STOP");
                tokio::time::sleep(Duration::from_millis(rng.u64(1_000..6_000))).await;
                signal(&self.servers[at], "-CONT");
            }
            Blow::Nats => {
                self.nats.script("kill");
                tokio::time::sleep(Duration::from_millis(rng.u64(0..4_000))).await;
                self.nats.script("start");
            }
            Blow::Postgres => {
                let mode = if rng.bool() { "fast" } else { "immediate" };
                self.cluster.script(&["restart", mode, &rng.u64(0..3).to_string()]);
            }
        }
    }
}

/// How long blows fall.
fn siege() -> Duration {
    let long = env::var("CENACLE_LONG").is_ok_and(|long| long == "1");
    if long { Duration::from_secs(30 * 60) } else { Duration::from_secs(40) }
}

/// Tables that are played at while blows fall.
const TABLES: usize = 4;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_with_postgresql_is_lost_or_doubled_whatever_befalls_the_servers() {
    let Some(mut house) = House::open("siege", 3) else { return };
    let mut rng = fastrand::Rng::new();
    eprintln!("seed of the siege: {}", rng.get_seed());
    let (began, mut round) = (Instant::now(), 0);
    while round == 0 || began.elapsed() < siege() {
        let urls: Vec<String> = house.servers.iter().map(|server| server.url().to_owned()).collect();
        let (urls, stop) = (Arc::new(Mutex::new(urls)), Arc::new(AtomicBool::new(false)));
        let mut playing = Vec::new();
        for table in 0..TABLES {
            let guests = [house.guest("Ada", table % 3).await, house.guest("Bea", (table + 1) % 3).await];
            let id = guests[0].make_table(&wish(2, 1)).await.unwrap().id;
            guests[1].join(&id).await.unwrap();
            for guest in guests {
                let player = Player { guest, table: id.clone(), rng: rng.fork(), kept: Kept::default() };
                playing.push(tokio::spawn(player.play_everywhere(urls.clone(), stop.clone())));
            }
        }
        let mut blows = Blow::ALL;
        rng.shuffle(&mut blows);
        for blow in blows {
            tokio::time::sleep(Duration::from_millis(rng.u64(500..2_500))).await;
            eprintln!("round {round}, {:?}: {blow:?}", began.elapsed());
            house.bear(blow, &mut rng, &urls).await;
        }
        tokio::time::sleep(GOES_ON).await;
        stop.store(true, Ordering::Relaxed);
        let mut seats = Vec::new();
        for player in playing {
            seats.push(player.await.unwrap());
        }
        let acknowledged: usize = seats.iter().map(|player| player.kept.acknowledged.len()).sum();
        assert!(acknowledged > 50, "hardly anything was played: {acknowledged}");
        for (table, pair) in seats.chunks(2).enumerate() {
            check_table_at(house.url(table % house.servers.len()), pair, rng.fork()).await;
        }
        house.check_journal();
        eprintln!("round {round}: {acknowledged} decisions acknowledged, all of them kept");
        check_that_lies_are_found(&house, &seats[..2], &mut rng).await;
        round += 1;
    }
}

/// Whoever checks histories finds what a server that lies would have told.
async fn check_that_lies_are_found(house: &House, people: &[Player], rng: &mut fastrand::Rng) {
    let kept = &people[0].kept;
    let (last, index) = kept.acknowledged.iter().next_back().map(|(n, index)| (*n, *index)).unwrap();
    let (other, _) = people[1].kept.acknowledged.iter().next().map(|(n, index)| (*n, *index)).unwrap();
    let mut lost = kept.clone();
    lost.acknowledged.insert(1_000_000, index);
    let mut doubled = kept.clone();
    doubled.acknowledged.insert(other, index);
    let mut changed = kept.clone();
    changed.acknowledged.insert(last, index + 1_000);
    let mut back = kept.clone();
    back.seen = 1_000_000;
    for (lie, kept) in [("lost", lost), ("doubled", doubled), ("changed", changed), ("taken back", back)] {
        let told = vec![Player { kept, ..people[0].clone() }, people[1].clone()];
        let (url, rng) = (house.url(0).to_owned(), rng.fork());
        let checked = tokio::spawn(async move { check_table_at(&url, &told, rng).await }).await;
        assert!(checked.is_err_and(|error| error.is_panic()), "a decision that was {lie} is found");
    }
}
