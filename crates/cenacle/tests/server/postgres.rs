//! PostgreSQL that restarts, and two servers that want the same one.

use std::{
    env,
    io::{self, Write},
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use cenacle_load::ServerProcess;
use futures_util::future::join_all;

use crate::{
    kill::{Kept, Player, check_table},
    site::{Site, wish},
};

/// Tables that are played at while PostgreSQL goes away.
const TABLES: usize = 4;
/// Longer than anything takes that waits for a database which is back.
const SOON: Duration = Duration::from_secs(40);

/// A cluster of a test's own, which it may stop.
pub(crate) struct Cluster {
    dir: PathBuf,
    url: String,
}

impl Cluster {
    /// None, said aloud, where PostgreSQL is not to be tested.
    pub(crate) fn start(name: &str) -> Option<Cluster> {
        if env::var("CENACLE_POSTGRES").is_err() {
            // Past the test runner, which shows only what failing tests print: this must not look like a success.
            let said = "NOT TESTED with PostgreSQL: set CENACLE_POSTGRES (scripts/postgres.sh start)\n";
            io::stderr().write_all(said.as_bytes()).unwrap();
            return None;
        }
        // Not inside another temporary directory: the server runs as a user of its own.
        let dir = env::temp_dir().join(format!("cenacle-postgres-{name}-{}", std::process::id()));
        let mut cluster = Cluster { dir, url: String::new() };
        cluster.url = cluster.script(&["start"]);
        Some(cluster)
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    pub(crate) fn script(&self, args: &[&str]) -> String {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/postgres.sh");
        let done = Command::new(script).args(args).env("CENACLE_POSTGRES_DIR", &self.dir).output().unwrap();
        assert!(done.status.success(), "postgres.sh {args:?}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).unwrap().trim().to_owned()
    }

    /// Where its data are.
    pub(crate) fn data(&self) -> PathBuf {
        self.dir.join("data")
    }

    pub(crate) fn sql(&self, text: &str) -> String {
        self.script(&["sql", text])
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/postgres.sh");
        let _ = Command::new(script).arg("stop").env("CENACLE_POSTGRES_DIR", &self.dir).output();
    }
}

pub(crate) fn signal(server: &ServerProcess, name: &str) {
    server.signal(name.trim_start_matches('-')).unwrap();
}

/// Waits until a server has ended by itself.
async fn ended(server: &mut ServerProcess) -> String {
    let began = Instant::now();
    while server.is_alive() {
        assert!(began.elapsed() < SOON, "the server does not end: {}", server.last_words());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    server.last_words()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_wait_for_a_database_that_restarts_and_go_on() {
    let Some(cluster) = Cluster::start("restarts") else { return };
    let mut site = Site::with_database(&cluster.url);
    let mut rng = fastrand::Rng::new();
    eprintln!("seed of the restarts: {}", rng.get_seed());
    // Politely, as a crash, and away for a while; more often if there is time.
    let mut ways = vec![["fast", "0"], ["immediate", "0"], ["fast", "4"]];
    if env::var("CENACLE_LONG").is_ok_and(|long| long == "1") {
        ways = ways.repeat(5);
    }
    for [mode, seconds] in ways {
        let (mut playing, mut tables) = (Vec::new(), Vec::new());
        for _ in 0..TABLES {
            let guests = [site.guest("Ada").await, site.guest("Bea").await];
            let table = site.table(&[&guests[0], &guests[1]], 1).await.id;
            tables.push((guests[0].clone(), table.clone()));
            for guest in guests {
                // It takes no answer but "done" or "stale": nothing is refused because the database is away.
                let player = Player { guest, table: table.clone(), rng: rng.fork(), kept: Kept::default() };
                playing.push(tokio::spawn(player.play_until_cut()));
            }
        }
        tokio::time::sleep(Duration::from_millis(rng.u64(50..400))).await;
        let before = join_all(tables.iter().map(|(guest, table)| guest.state(table, ""))).await;
        let url = cluster.url.clone();
        let restart = {
            let dir = cluster.dir.clone();
            tokio::task::spawn_blocking(move || {
                // The same directory: dropping this one must not stop the cluster.
                let same = std::mem::ManuallyDrop::new(Cluster { dir, url });
                same.script(&["restart", mode, seconds]);
            })
        };
        // Who only asks waits, too: guests come and tables are looked at in the middle of it.
        tokio::time::sleep(Duration::from_millis(100)).await;
        let began = Instant::now();
        let guest = tokio::time::timeout(SOON, site.guest("Cyd")).await.expect("a guest is let in once it is back");
        guest.make_table(&wish(1, 2)).await.unwrap();
        restart.await.unwrap();
        for ((guest, table), before) in tables.iter().zip(before) {
            let before = before.unwrap();
            loop {
                let state = guest.state(table, "").await.unwrap();
                if state["n"].as_u64() > before["n"].as_u64() || !state["moment"]["ending"].is_null() {
                    break;
                }
                assert!(began.elapsed() < SOON, "the table does not go on: {state}");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        let health = site.api().send("GET", "/healthz", None).await.unwrap();
        assert_eq!(health.status, 200, "{}", health.text);
        let metrics = site.api().send("GET", "/metrics", None).await.unwrap().text;
        let failed = metrics.lines().find(|line| line.starts_with("cenacle_writes_failed_total")).unwrap();
        assert_eq!(failed, "cenacle_writes_failed_total 0", "no write was refused");
        tokio::time::sleep(Duration::from_millis(300)).await;
        site.cut_power();
        let mut seats = Vec::new();
        for player in playing {
            seats.push(player.await.unwrap());
        }
        let acknowledged: usize = seats.iter().map(|player| player.kept.acknowledged.len()).sum();
        assert!(acknowledged > 0, "nothing was played");
        join_all(seats.chunks(2).map(|pair| check_table(&site, pair, rng.fork()))).await;
        eprintln!("{mode} {seconds}: {acknowledged} decisions acknowledged, all of them kept");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_server_on_the_same_postgresql_refuses_in_a_clear_sentence() {
    let Some(cluster) = Cluster::start("second") else { return };
    let site = Site::with_database(&cluster.url);
    let refused = site.second().expect_err("the second server does not start");
    let who = format!("(process {}", site.server.pid());
    assert!(refused.contains("belongs to another server that is running") && refused.contains(&who), "{refused}");
    site.guest("Ada").await.make_table(&wish(1, 2)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_slept_through_the_loss_of_its_lease_cannot_write() {
    let Some(cluster) = Cluster::start("sleeper") else { return };
    let mut site = Site::with_database(&cluster.url);
    let (table, mut sitting) = site.three().await;
    let n = crate::witness::Witness::one_decides(&mut sitting).await;
    signal(&site.server, "-STOP");
    // Its session ends while it sleeps, and with it the lock.
    cluster.script(&["restart", "fast", "0"]);
    let mut second = site.second().unwrap();
    signal(&site.server, "-CONT");
    let asked = sitting.iter().position(|witness| witness.mirror.legal() > 0).unwrap();
    let said = sitting[asked].guest.clone().unwrap().decide(&table.id, n, 0).await;
    let refused = said.expect_err("who lost the lease acknowledges nothing");
    assert!(matches!(refused.code(), "storage" | "closing" | "line"), "{refused}");
    let words = ended(&mut site.server).await;
    assert!(words.contains("another process has taken the database over"), "{words}");
    let leases = cluster.sql("SELECT count(DISTINCT lease), count(*) FROM events");
    assert_eq!(leases, format!("1|{n}"), "nothing of the second attempt was written");
    // The one who has the lease goes on from what was acknowledged.
    let api = cenacle_load::Api::new(second.url());
    let guest = sitting[asked].guest.as_ref().unwrap().at(&api);
    assert_eq!(guest.decide(&table.id, n, 0).await.unwrap(), n + 1);
    second.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql_refuses_what_carries_an_older_number() {
    let Some(cluster) = Cluster::start("number") else { return };
    let mut site = Site::with_database(&cluster.url);
    let (table, mut sitting) = site.three().await;
    let n = crate::witness::Witness::one_decides(&mut sitting).await;
    // Its session is alive and holds its lock; only the number is another's.
    cluster.sql("UPDATE leases SET number = number + 1");
    let asked = sitting.iter().position(|witness| witness.mirror.legal() > 0).unwrap();
    let refused = sitting[asked].guest.clone().unwrap().decide(&table.id, n, 0).await.unwrap_err();
    assert!(matches!(refused.code(), "storage" | "closing" | "line"), "{refused}");
    assert_eq!(cluster.sql("SELECT count(*) FROM events"), n.to_string());
    let words = ended(&mut site.server).await;
    assert!(words.contains("another process has taken the database over"), "{words}");
}

/// Longer than writes wait for a database (30 seconds): they are refused, the server says that it is unwell, and all of it passes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_away_for_longer_than_anybody_waits_is_told_and_comes_back() {
    const AWAY: Duration = Duration::from_secs(45);
    if env::var("CENACLE_LONG").is_err() {
        io::stderr()
            .write_all(b"NOT TESTED, it takes a minute: a long absence of PostgreSQL (CENACLE_LONG=1)\n")
            .unwrap();
        return;
    }
    let Some(cluster) = Cluster::start("away") else { return };
    let site = Site::with_database(&cluster.url);
    let (table, mut sitting) = site.three().await;
    let n = crate::witness::Witness::one_decides(&mut sitting).await;
    let asked = sitting.iter().position(|witness| witness.mirror.legal() > 0).unwrap();
    let guest = sitting[asked].guest.clone().unwrap();
    let restart = {
        let (dir, url) = (cluster.dir.clone(), cluster.url.clone());
        tokio::task::spawn_blocking(move || {
            // The same directory: dropping this one must not stop the cluster.
            let same = std::mem::ManuallyDrop::new(Cluster { dir, url });
            same.script(&["restart", "fast", &AWAY.as_secs().to_string()]);
        })
    };
    tokio::time::sleep(Duration::from_secs(2)).await;
    let began = Instant::now();
    let refused = guest.decide(&table.id, n, 0).await.expect_err("nothing is acknowledged that is not stored");
    assert!(matches!(refused.code(), "storage" | "busy"), "{refused}");
    let waited = began.elapsed();
    assert!(waited > Duration::from_secs(25) && waited < AWAY, "it is refused after half a minute: {waited:?}");
    assert!(!restart.is_finished(), "it is still away");
    let health = site.api().send("GET", "/healthz", None).await.unwrap();
    assert_eq!(health.status, 503, "{}", health.text);
    restart.await.unwrap();

    let began = Instant::now();
    let decided = loop {
        let state = guest.state(&table.id, "").await;
        let now = state.ok().and_then(|state| state["n"].as_u64());
        if let Some(now) = now {
            assert_eq!(now, n, "what was refused is not there");
            if let Ok(decided) = guest.decide(&table.id, now, 0).await {
                break decided;
            }
        }
        assert!(began.elapsed() < SOON, "the table does not go on");
        tokio::time::sleep(Duration::from_millis(200)).await;
    };
    assert_eq!(decided, n + 1);
    assert_eq!(
        cluster.sql("SELECT count(*), max(n) FROM events"),
        format!("{decided}|{decided}"),
        "once, and in order"
    );
    assert_eq!(site.api().send("GET", "/healthz", None).await.unwrap().status, 200);
    let metrics = site.api().send("GET", "/metrics", None).await.unwrap().text;
    let count = |name: &str| -> u64 {
        let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).unwrap();
        line.parse().unwrap()
    };
    assert!(count("cenacle_writes_failed_total") > 0 && count("cenacle_database_reconnects_total") > 0);
}

/// The layout of the first servers, and what one of them left behind: the rows are those of the test with SQLite.
const FIRST_LAYOUT: &str = include_str!("../../../server/migrations/postgres/0001_first.sql");
const FIRST_ROWS: &str = include_str!("../../../server/tests/siege_store/first.sql");

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_the_first_layout_in_postgresql_is_brought_up_to_date_and_played_on() {
    let Some(cluster) = Cluster::start("first") else { return };
    // As the program of that time noted it.
    let noted = "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, \
        installed_on TIMESTAMPTZ NOT NULL DEFAULT now(), success BOOLEAN NOT NULL, checksum BYTEA NOT NULL, \
        execution_time BIGINT NOT NULL);";
    let sum = format!("sha384(convert_to($layout${FIRST_LAYOUT}$layout$, 'UTF8'))");
    let noted = format!("{noted}\nINSERT INTO _sqlx_migrations VALUES (1, 'first', now(), TRUE, {sum}, 1);");
    let is_row = |line: &&str| line.starts_with("INSERT INTO") && !line.contains("_sqlx_migrations");
    let rows: Vec<&str> = FIRST_ROWS.lines().filter(is_row).collect();
    assert!(rows.len() > 1000, "the rows are one a line: {}", rows.len());
    let file = tempfile::Builder::new().suffix(".sql").tempfile().unwrap();
    std::fs::write(file.path(), format!("{FIRST_LAYOUT}\n{noted}\n{}\n", rows.join("\n"))).unwrap();
    cluster.sql(&format!("\\i {}", file.path().display()));
    let events_there = rows.iter().filter(|row| row.starts_with("INSERT INTO \"events\"")).count();
    assert_eq!(cluster.sql("SELECT count(*) FROM events"), events_there.to_string(), "all rows are there");

    let site = Site::with_database(&cluster.url);
    let words: Vec<&str> =
        FIRST_ROWS.lines().next().unwrap().split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let [_, _, running, n, _, waiting, _, over, events] = words[..] else { panic!("{words:?}") };
    let api = site.api();
    let [ada, bea] = ["ada", "bea"].map(|name| api.with_token(&format!("{name} of the first database")));
    let get = async |path: String| -> serde_json::Value { ada.call("GET", &path, None).await.unwrap() };
    let record = get(format!("/api/tables/{over}/record")).await;
    assert_eq!((record["inputs"].as_array().unwrap().len() + 1).to_string(), events, "a finished game is whole");
    assert_eq!(get(format!("/api/tables/{waiting}")).await["status"], "waiting");
    assert!(get(format!("/api/tables/{running}/chat")).await.to_string().contains("Bonjour"));
    let last = get(format!("/api/tables/{running}/state")).await["n"].as_u64().unwrap();
    assert!(last >= n.parse().unwrap(), "event {n} was acknowledged, the table is at {last}");
    let mut decided = 0;
    for person in [&ada, &bea].into_iter().cycle().take(60) {
        let path = format!("/api/tables/{running}");
        let state: serde_json::Value = person.call("GET", &format!("{path}/state"), None).await.unwrap();
        if state["moment"]["legal"].as_u64().unwrap() > 0 {
            let decision = serde_json::json!({ "n": state["n"], "index": 0 }).to_string();
            let answer = person.send("POST", &format!("{path}/decide"), Some(decision)).await.unwrap();
            decided += u32::from(answer.status == 200);
        }
    }
    assert!(decided > 5, "the game goes on: {decided} decisions");
    assert_eq!(
        cluster.sql("SELECT count(DISTINCT lease), min(lease) FROM events"),
        "2|0",
        "older events have no lease"
    );
    let layouts = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/migrations/postgres");
    let layouts = std::fs::read_dir(layouts).unwrap().count();
    assert_eq!(cluster.sql("SELECT max(version), count(*) FROM _sqlx_migrations"), format!("{layouts}|{layouts}"));
}
