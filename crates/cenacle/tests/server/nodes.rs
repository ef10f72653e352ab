//! Several servers, one house: PostgreSQL keeps it, NATS carries words between them.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use cenacle_cleopatra::Cleopatra;
use cenacle_load::{Api, Guest, ServerProcess};
use cenacle_table::{AnyGame, any::Opened};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    kill::{Kept, Player, check_table_at},
    postgres::{Cluster, signal},
    site::wish,
    witness::{Witness, kind},
};

/// Within so long a table goes on elsewhere. A busy machine may take as much again.
const GOES_ON: Duration = Duration::from_secs(5);
const BUSY: Duration = Duration::from_secs(5);

/// A NATS server of a test's own.
struct Nats {
    dir: PathBuf,
    url: String,
}

impl Nats {
    fn start(name: &str) -> Nats {
        let dir = env::temp_dir().join(format!("cenacle-nats-{name}-{}", std::process::id()));
        let mut nats = Nats { dir, url: String::new() };
        nats.url = nats.script("start");
        nats
    }

    fn script(&self, what: &str) -> String {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/nats.sh");
        let done = Command::new(script).arg(what).env("CENACLE_NATS_DIR", &self.dir).output().unwrap();
        assert!(done.status.success(), "nats.sh {what}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).unwrap().trim().to_owned()
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.script("stop");
    }
}

/// Servers that share a database. They end with the test.
struct House {
    servers: Vec<ServerProcess>,
    // Servers end before what they need.
    nats: Nats,
    cluster: Cluster,
    dir: TempDir,
}

impl House {
    /// None, said aloud, where PostgreSQL is not to be tested.
    fn open(name: &str, servers: usize) -> Option<House> {
        let cluster = Cluster::start(name)?;
        let nats = Nats::start(name);
        let mut house = House { servers: Vec::new(), nats, cluster, dir: TempDir::new().unwrap() };
        for _ in 0..servers {
            house.start();
        }
        Some(house)
    }

    fn try_start(&self, args: &[&str]) -> Result<ServerProcess, String> {
        let program = Path::new(env!("CARGO_BIN_EXE_cenacle"));
        let args = [&["--database", self.cluster.url(), "--limits", "off", "--bot-pace", "0"], args].concat();
        let log = self.dir.path().join(format!("{}.log", self.servers.len()));
        ServerProcess::start(program, &args, &log)
    }

    /// One more server.
    fn start(&mut self) {
        let server = self.try_start(&["--nodes", &self.nats.url]).unwrap();
        self.servers.push(server);
    }

    fn url(&self, at: usize) -> &str {
        self.servers[at].url()
    }

    fn api(&self, at: usize) -> Api {
        Api::new(self.url(at))
    }

    async fn guest(&self, name: &str, at: usize) -> Guest {
        Guest::sign_in(&self.api(at), name, "en").await.unwrap()
    }

    async fn look(&self, guest: &Guest, table: &str, at: usize) -> Witness {
        Witness::attend_at(self.url(at), Some(guest.at(&self.api(at))), table, false).await
    }

    /// Three people, each at the server of his place, at a game that has just begun. Nothing happens there unless they decide.
    async fn three(&self, at: [usize; 3]) -> (String, Vec<Witness>) {
        let (mut guests, mut sitting) = (Vec::new(), Vec::new());
        for (name, at) in ["Ada", "Bea", "Cyd"].into_iter().zip(at) {
            guests.push(self.guest(name, at).await);
        }
        let table = guests[0].make_table(&wish(3, 0)).await.unwrap().id;
        for guest in &guests[1..] {
            guest.join(&table).await.unwrap();
        }
        for (guest, at) in guests.iter().zip(at) {
            sitting.push(self.look(guest, &table, at).await);
        }
        (table, sitting)
    }

    /// Who has a table: which server, by its process id.
    fn owner(&self, table: &str) -> usize {
        let holders = self.cluster.sql("SELECT scope || ' ' || holder FROM leases WHERE node IS NOT NULL");
        let holder = holders.lines().last().unwrap_or_else(|| panic!("nobody has {table}"));
        let is = |server: &ServerProcess| {
            holder.contains(&format!("process {} ", server.pid()))
                || holder.ends_with(&format!("process {}", server.pid()))
        };
        self.servers.iter().position(is).unwrap_or_else(|| panic!("{holder} is no server of this house"))
    }

    /// The journal has no gaps, and who wrote later had the later lease.
    fn check_journal(&self) {
        let gaps =
            "SELECT count(*) FROM (SELECT 0 FROM events GROUP BY table_id HAVING min(n) <> 1 OR max(n) <> count(*)) g";
        assert_eq!(self.cluster.sql(gaps), "0", "journals without gaps");
        let order = "SELECT count(*) FROM events a JOIN events b ON a.table_id = b.table_id AND a.n + 1 = b.n AND a.lease > b.lease";
        assert_eq!(self.cluster.sql(order), "0", "nobody wrote under an older lease than who wrote before");
    }
}

/// One decides, whoever is asked, and everybody who still looks on sees it. Within how long.
async fn goes_on(sitting: &mut [Witness], since: Instant) -> Duration {
    let n = loop {
        let asked = sitting.iter().position(|witness| witness.mirror.legal() > 0).expect("somebody is asked");
        let n = sitting[asked].mirror.n();
        let answer = sitting[asked].decide(n, 0).await;
        if kind(&answer) == "done" {
            break answer["n"].as_u64().unwrap();
        }
        let code = answer["problem"]["code"].as_str().unwrap().to_owned();
        assert!(matches!(&*code, "busy" | "stale" | "storage"), "{answer}");
        assert!(since.elapsed() < GOES_ON + BUSY, "the table does not go on: {answer}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    for witness in sitting.iter_mut() {
        witness.see(n).await;
    }
    since.elapsed()
}

async fn play_on(sitting: Vec<Witness>) -> Vec<Witness> {
    let mut rng = fastrand::Rng::new();
    eprintln!("seed of the game: {}", rng.get_seed());
    let playing = sitting.into_iter().map(|mut witness| {
        let mut rng = rng.fork();
        tokio::spawn(async move {
            witness.play(&mut rng, |_| false).await;
            witness
        })
    });
    let mut played = Vec::new();
    for witness in playing.collect::<Vec<_>>() {
        played.push(witness.await.unwrap());
    }
    played
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_with_postgresql_is_the_same_from_every_server() {
    let Some(house) = House::open("same", 3) else { return };
    let (table, mut sitting) = house.three([0, 1, 2]).await;
    let eve = house.guest("Eve", 2).await;
    let watches = house.look(&eve, &table, 1).await;
    sitting.push(watches);
    for _ in 0..4 {
        Witness::one_decides(&mut sitting).await;
    }
    // What is said at one server is heard at all, but not by who does not want to hear it.
    let eve_again = sitting.pop().unwrap();
    let ids: Vec<Value> = sitting.iter().map(|witness| witness.frames[0]["guest"]["id"].clone()).collect();
    let mute = json!({ "guest": ids[0], "muted": true }).to_string();
    // Bea mutes Ada at a server where she has no socket.
    let bea = sitting[1].guest.as_ref().unwrap().at(&house.api(2));
    assert_eq!(bea.api().send("POST", "/api/me/mute", Some(mute)).await.unwrap().status, 200);
    tokio::time::sleep(Duration::from_millis(200)).await;
    let chat = |text: &str| json!({ "type": "chat", "id": 99, "table": table, "text": text }).to_string();
    for (who, text) in [(0, "Salve"), (2, "Ave")] {
        assert_eq!(kind(&sitting[who].say(&chat(text)).await), "done");
    }
    let heard = sitting[1].hear_until(|frame| kind(frame) == "chat").await;
    assert_eq!(heard["line"]["text"], "Ave", "whom she muted she does not hear");
    drop(eve_again);
    // Lists, states and waiting for what happens are the same everywhere.
    for at in 0..3 {
        let asks = sitting[0].guest.as_ref().unwrap().at(&house.api(at));
        let mine = asks.api().send("GET", "/api/tables?list=mine", None).await.unwrap().json();
        assert_eq!(mine["tables"][0]["n"], sitting[0].mirror.n(), "{mine}");
        let state = asks.state(&table, "with=scene,log,legal,view").await.unwrap();
        assert!(state["scene"].is_object() && state["view"].is_object(), "{state}");
    }
    let n = sitting[0].mirror.n();
    let waits = (0..3).map(|at| {
        let asks = sitting[0].guest.as_ref().unwrap().at(&house.api(at));
        let table = table.clone();
        tokio::spawn(async move { asks.state(&table, &format!("after={n}&wait=20")).await.unwrap()["n"].clone() })
    });
    let waits: Vec<_> = waits.collect();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let began = Instant::now();
    let next = Witness::one_decides(&mut sitting).await;
    for wait in waits {
        assert_eq!(wait.await.unwrap(), next);
    }
    assert!(began.elapsed() < Duration::from_secs(5), "who waits is told at once: {:?}", began.elapsed());
    // A scene's decor can be fetched from any server.
    let mark = sitting[0].frames.iter().find(|frame| kind(frame) == "scene").unwrap()["scene"]["decor"].clone();
    let mark = mark.as_str().unwrap_or_else(|| panic!("{mark}")).to_owned();
    for at in 0..3 {
        let decor = house.api(at).send("GET", &format!("/api/games/cleopatra/decors/{mark}"), None).await.unwrap();
        assert_eq!(decor.status, 200, "server {at}: {}", decor.text);
    }
    let played = play_on(sitting).await;
    let mut records = Vec::new();
    for at in 0..3 {
        records.push(played[0].guest.as_ref().unwrap().at(&house.api(at)).record(&table).await.unwrap());
    }
    assert!(records.iter().all(|record| *record == records[0]));
    Opened::<Cleopatra>::shipped().unwrap().verify(&records[0]).unwrap();
    house.check_journal();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_signs_out_with_postgresql_is_signed_out_at_every_server() {
    let Some(house) = House::open("out", 2) else { return };
    let (_, mut sitting) = house.three([0, 1, 0]).await;
    let bea = sitting[1].guest.clone().unwrap();
    let there = bea.at(&house.api(0));
    assert_eq!(there.api().send("GET", "/api/me", None).await.unwrap().status, 200);
    let out = json!({ "devices": "all" }).to_string();
    assert_eq!(there.api().send("POST", "/api/me/sign-out", Some(out)).await.unwrap().status, 204);
    let bye = sitting[1].hear_until(|frame| kind(frame) == "bye").await;
    assert_eq!(bye["problem"]["code"], "signed-out", "{bye}");
    for at in 0..2 {
        let asked = bea.at(&house.api(at)).api().send("GET", "/api/me", None).await.unwrap();
        assert_eq!(asked.status, 401, "server {at}: {}", asked.text);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_on_with_postgresql_when_its_server_dies_or_stands_still() {
    let Some(mut house) = House::open("deaths", 3) else { return };
    let (table, mut sitting) = house.three([1, 2, 1]).await;
    Witness::one_decides(&mut sitting).await;
    let owner = house.owner(&table);
    let others: Vec<usize> = (0..3).filter(|at| *at != owner).collect();
    // All sit at the other two, so only the table itself has to move.
    for (at, witness) in sitting.iter_mut().enumerate() {
        witness.come_back_at(house.url(others[at % 2])).await;
    }
    Witness::one_decides(&mut sitting).await;
    let since = Instant::now();
    house.servers[owner].kill();
    let took = goes_on(&mut sitting, since).await;
    eprintln!("a killed server's table went on after {took:?}");
    assert!(took < GOES_ON + BUSY, "{took:?}");
    house.check_journal();

    // The next owner stands still.
    let owner = house.owner(&table);
    let other = *others.iter().find(|at| **at != owner).unwrap();
    for witness in &mut sitting {
        witness.come_back_at(house.url(other)).await;
    }
    Witness::one_decides(&mut sitting).await;
    let since = Instant::now();
    signal(&house.servers[owner], "-STOP");
    let took = goes_on(&mut sitting, since).await;
    eprintln!("a stopped server's table went on after {took:?}");
    assert!(took < GOES_ON + BUSY, "{took:?}");
    let n = sitting[0].mirror.n();
    signal(&house.servers[owner], "-CONT");
    // It knows what happened meanwhile, and its table is another's.
    let back = sitting[0].guest.as_ref().unwrap().at(&house.api(owner));
    let state = back.state(&table, "").await.unwrap();
    assert_eq!(state["n"], n, "{state}");
    Witness::one_decides(&mut sitting).await;
    house.check_journal();
    let clock = house.cluster.sql("SELECT count(DISTINCT lease) FROM events");
    assert!(clock.parse::<u32>().unwrap() >= 3, "three servers wrote: {clock}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql_refuses_a_table_event_under_an_older_lease() {
    let Some(house) = House::open("older", 1) else { return };
    let (table, mut sitting) = house.three([0, 0, 0]).await;
    let n = Witness::one_decides(&mut sitting).await;
    // Somebody else took the table, and is not there any more: whoever asks next takes it again, and what was stored counts.
    house.cluster.sql("UPDATE leases SET number = number + 1 WHERE scope <> 0");
    let asked = sitting.iter().position(|witness| witness.mirror.legal() > 0).unwrap();
    let refused = sitting[asked].decide(n, 0).await;
    assert_eq!(refused["problem"]["code"], "storage", "{refused}");
    assert_eq!(house.cluster.sql("SELECT max(n) FROM events"), n.to_string(), "nothing of it was written");
    goes_on(&mut sitting, Instant::now()).await;
    let state = sitting[0].guest.as_ref().unwrap().state(&table, "").await.unwrap();
    assert_eq!(state["n"], n + 1, "{state}");
    house.check_journal();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_server_alone_and_several_do_not_share_a_postgresql_by_mistake() {
    let Some(mut house) = House::open("mistake", 1) else { return };
    let refused = house.try_start(&[]).expect_err("one that wants it alone does not start");
    assert!(refused.contains("belongs to another server that is running"), "{refused}");
    house.servers.clear();
    let alone = house.try_start(&[]).unwrap();
    let nats = house.nats.url.clone();
    let refused = house.try_start(&["--nodes", &nats]).expect_err("one that wants to share it does not start");
    assert!(refused.contains("belongs to another server that is running"), "{refused}");
    drop(alone);
    house.start();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rolling_restart_with_postgresql_fails_no_decision() {
    let Some(mut house) = House::open("rolling", 2) else { return };
    let (table, mut sitting) = house.three([0, 0, 0]).await;
    for round in 0..2 {
        Witness::one_decides(&mut sitting).await;
        let owner = house.owner(&table);
        house.start();
        let new = house.servers.len() - 1;
        // People are at the new one before the old one goes, as a proxy sees to it.
        for witness in &mut sitting {
            witness.come_back_at(house.url(new)).await;
        }
        signal(&house.servers[owner], "-TERM");
        let mut decided = 0;
        let began = Instant::now();
        while house.servers[owner].is_alive() || decided < 20 {
            // It panics if anything but "done" is answered.
            Witness::one_decides(&mut sitting).await;
            decided += 1;
            assert!(began.elapsed() < Duration::from_secs(20), "the old server does not end");
        }
        eprintln!("round {round}: {decided} decisions while the server with the table went");
        assert_ne!(house.owner(&table), owner);
    }
    house.check_journal();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_with_postgresql_goes_on_where_it_is_while_nats_is_gone() {
    let Some(house) = House::open("deaf", 2) else { return };
    let (table, mut sitting) = house.three([0, 0, 0]).await;
    Witness::one_decides(&mut sitting).await;
    let owner = house.owner(&table);
    for witness in &mut sitting {
        witness.come_back_at(house.url(owner)).await;
    }
    let eve = house.guest("Eve", 0).await;
    let mut far = house.look(&eve, &table, 1 - owner).await;
    house.nats.script("kill");
    for _ in 0..5 {
        Witness::one_decides(&mut sitting).await;
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    let n = sitting[0].mirror.n();
    assert!(far.mirror.n() < n, "nothing is told to who looks on from elsewhere");
    house.nats.script("start");
    let began = Instant::now();
    far.see(n).await;
    assert!(began.elapsed() < GOES_ON + BUSY, "who missed something is shown the table: {:?}", began.elapsed());
    sitting.push(far);
    Witness::one_decides(&mut sitting).await;
    house.check_journal();
}

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

/// Tables that are played at while blows fall.
const TABLES: usize = 4;

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
