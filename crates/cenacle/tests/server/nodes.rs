//! Several servers, one house: PostgreSQL keeps it, NATS carries words between them.

use std::{
    env, fs,
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use cenacle_cleopatra::Cleopatra;
use cenacle_load::{Guest, Harm, Proxy};
use cenacle_table::{AnyGame, any::Opened};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    house::{BUSY, GOES_ON, House},
    kill::{Kept, Player, check_table_at},
    postgres::signal,
    site::wish,
    witness::{Witness, kind},
};

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
        assert!(matches!(&*code, "busy" | "stale" | "storage" | "other-rules"), "{answer}");
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
async fn a_table_with_postgresql_goes_on_for_everybody_while_nats_is_gone() {
    let Some(house) = House::open("deaf", 2) else { return };
    let (table, mut sitting) = house.three([0, 1, 0]).await;
    Witness::one_decides(&mut sitting).await;
    let owner = house.owner(&table);
    let eve = house.guest("Eve", 1 - owner).await;
    sitting.push(house.look(&eve, &table, 1 - owner).await);
    together(&house, 2).await;
    let since = Instant::now();
    house.nats.script("kill");
    let took = goes_on(&mut sitting, since).await;
    eprintln!("without NATS a table went on after {took:?}");
    assert!(took < GOES_ON + BUSY, "{took:?}");
    for _ in 0..10 {
        Witness::one_decides(&mut sitting).await;
    }
    assert_eq!(house.owner(&table), owner, "nobody would do any better");
    assert!(house.metric(0, "cenacle_node_letters_total").await > 0);
    house.nats.script("start");
    goes_on(&mut sitting, Instant::now()).await;
    // NATS carries what is said again.
    let began = Instant::now();
    loop {
        let before = house.metric(0, "cenacle_node_letters_total").await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        if house.metric(0, "cenacle_node_letters_total").await == before {
            break;
        }
        assert!(began.elapsed() < GOES_ON + BUSY, "letters are written although NATS is back");
    }
    for _ in 0..5 {
        Witness::one_decides(&mut sitting).await;
    }
    assert_eq!(house.cluster.sql("SELECT count(*) FROM letters"), "0", "all of them were read");
    house.check_journal();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_postgresql_is_away_tables_stay_where_they_are_and_nobodys_clock_runs() {
    const AWAY: Duration = Duration::from_secs(5);
    let Some(house) = House::open("waits", 2) else { return };
    together(&house, 2).await;
    let (ada, bea) = (house.guest("Ada", 0).await, house.guest("Bea", 1).await);
    let clock = json!({ "kind": "budget", "seconds": 600, "increment": 0 });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wish = json!({ "game": "cult", "clock": clock, "seats": seats });
    let table = ada.make_table(&wish).await.unwrap().id;
    bea.join(&table).await.unwrap();
    let mut sitting = vec![house.look(&ada, &table, 0).await, house.look(&bea, &table, 1).await];
    Witness::one_decides(&mut sitting).await;
    let owner = house.owner(&table);
    let left = async || -> i64 {
        let state = ada.state(&table, "").await.unwrap();
        let left = state["moment"]["clock"]["left"].as_array().unwrap_or_else(|| panic!("{state}")).clone();
        left.iter().map(|left| left.as_i64().unwrap()).sum()
    };
    let (before, since) = (left().await, Instant::now());
    house.cluster.script(&["restart", "immediate", &AWAY.as_secs().to_string()]);
    let ran = before - left().await;
    let took = since.elapsed().as_millis() as i64;
    assert!(ran < took - 4_000, "{took} ms passed, and {ran} of them ran");
    // No socket was closed.
    goes_on(&mut sitting, Instant::now()).await;
    assert_eq!(house.owner(&table), owner, "nobody could take it");
    house.check_journal();
}

/// One more server whose line to NATS can be harmed.
async fn start_behind_proxy(house: &mut House) -> Proxy {
    let proxy = Proxy::open(house.nats.url.strip_prefix("nats://").unwrap()).await.unwrap();
    let server = house.try_start(&["--nodes", &format!("nats://{}", proxy.address())]).unwrap();
    house.servers.push(server);
    proxy
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_with_postgresql_for_a_line_to_nats_that_is_silent() {
    let Some(mut house) = House::open("silent", 0) else { return };
    let line = start_behind_proxy(&mut house).await;
    house.start();
    together(&house, 2).await;
    let (table, mut sitting) = house.three([0, 0, 0]).await;
    Witness::one_decides(&mut sitting).await;
    assert_eq!(house.owner(&table), 0);
    // Everybody looks from where the table is not.
    for witness in &mut sitting {
        witness.come_back_at(house.url(1)).await;
    }
    Witness::one_decides(&mut sitting).await;
    let since = Instant::now();
    line.harm(Harm::Silence);
    let took = goes_on(&mut sitting, since).await;
    eprintln!("with a silent line a table went on after {took:?}");
    assert!(took < GOES_ON + BUSY, "{took:?}");
    // The line is as silent as before, and the table goes where everybody hears.
    let began = Instant::now();
    while house.held(1) == 0 {
        goes_on(&mut sitting, Instant::now()).await;
        assert!(began.elapsed() < GOES_ON + BUSY, "the table stays with who hears nothing");
    }
    let n = Witness::one_decides(&mut sitting).await;
    assert_eq!(house.api(0).send("GET", "/healthz", None).await.unwrap().status, 503);
    line.heal();
    let began = Instant::now();
    while house.api(0).send("GET", "/healthz", None).await.unwrap().status != 200 {
        assert!(began.elapsed() < GOES_ON + BUSY, "it does not come back");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let back = sitting[0].guest.as_ref().unwrap().at(&house.api(0));
    assert_eq!(back.state(&table, "").await.unwrap()["n"], n);
    Witness::one_decides(&mut sitting).await;
    house.check_journal();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_missed_something_with_postgresql_is_shown_the_table_before_he_is_told_more() {
    let Some(mut house) = House::open("late", 1) else { return };
    let line = start_behind_proxy(&mut house).await;
    together(&house, 2).await;
    let (table, mut sitting) = house.three([0, 0, 0]).await;
    Witness::one_decides(&mut sitting).await;
    assert_eq!(house.owner(&table), 0);
    let mut watching = Vec::new();
    for name in ["Eve", "Fay"] {
        let guest = house.guest(name, 1).await;
        watching.push(house.look(&guest, &table, 1).await);
    }
    for round in 0..6 {
        // Some of what is told is lost with the line, some is late, and more follows at once. A witness refuses what does not
        // follow from what he saw.
        line.harm(Harm::Silence);
        let mut n = 0;
        for _ in 0..3 {
            n = Witness::one_decides(&mut sitting).await;
        }
        line.harm(Harm::Cut);
        tokio::time::sleep(Duration::from_millis(100 * round)).await;
        line.heal();
        for _ in 0..10 {
            n = Witness::one_decides(&mut sitting).await;
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        for witness in &mut watching {
            let began = Instant::now();
            while witness.mirror.n() < n {
                assert!(
                    began.elapsed() < GOES_ON + BUSY,
                    "round {round}: event {n} is not shown to who missed something"
                );
                // On a machine that is very busy the server counts as cut off, and hangs up.
                if witness.hear_or_end().await.is_err() {
                    witness.come_back_at(house.url(1)).await;
                }
            }
        }
    }
    assert!(house.metric(1, "cenacle_node_messages_missed_total").await > 0, "something was missed");
    house.check_journal();
}

/// Component data of somebody's own: whoever plays by them does not play by those that ship with the program.
fn other_data() -> TempDir {
    let dir = TempDir::new().unwrap();
    let own = dir.path().join("cleopatra");
    fs::create_dir(&own).unwrap();
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/cleopatra/data/table.toml");
    let text = fs::read_to_string(shipped).unwrap();
    let other = text.replace("hand_limit = { is = 10,", "hand_limit = { is = 9,");
    assert_ne!(other, text);
    fs::write(own.join("table.toml"), other).unwrap();
    dir
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_with_postgresql_goes_to_a_server_that_knows_its_rules_and_waits_where_there_is_none() {
    let Some(mut house) = House::open("mixed", 1) else { return };
    let data = other_data();
    // The second plays by other figures: to it the first one's tables are of other rules.
    house.start_otherwise(&["--data", data.path().to_str().unwrap()]);
    let (table, mut sitting) = house.three([1, 0, 1]).await;
    let owner = house.owner(&table);
    assert_eq!(owner, 1, "who makes a table plays it by its own figures");
    let (other, mut there) = house.three([0, 1, 0]).await;
    assert_eq!(house.owner(&other), 0);
    Witness::one_decides(&mut sitting).await;
    let n = Witness::one_decides(&mut there).await;
    for witness in sitting.iter_mut().chain(&mut there) {
        witness.come_back_at(house.url(1)).await;
    }
    Witness::one_decides(&mut there).await;
    // The only one that knows the rules goes; nobody takes its table.
    house.servers[0].kill();
    tokio::time::sleep(GOES_ON).await;
    assert_eq!(house.held(1), 1, "the other one has its own table, and no more");
    Witness::one_decides(&mut sitting).await;
    let asks = there[0].guest.as_ref().unwrap().at(&house.api(1));
    let waits = asks.state(&other, "").await.unwrap_err();
    assert_eq!(waits.code(), "other-rules", "{waits}");
    assert_eq!(house.cluster.sql("SELECT count(*) FROM tables WHERE status = 'running'"), "2");
    // One that knows them comes, and it goes on for those who waited.
    let since = Instant::now();
    house.start();
    let took = goes_on(&mut there, since).await;
    eprintln!("a table that waited for its rules went on after {took:?}");
    assert!(took < GOES_ON + BUSY, "{took:?}");
    assert!(there[0].mirror.n() > n);
    assert_eq!((house.held(1), house.held(2)), (1, 1));
    house.check_journal();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_with_postgresql_are_handed_over_to_those_who_know_their_rules() {
    let Some(mut house) = House::open("handed", 1) else { return };
    let data = other_data();
    house.start_otherwise(&["--data", data.path().to_str().unwrap()]);
    house.start();
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(house.three([0, 0, 0]).await);
    }
    for (_, sitting) in &mut tables {
        for witness in sitting.iter_mut() {
            witness.come_back_at(house.url(1)).await;
        }
    }
    assert_eq!((house.held(0), house.held(1), house.held(2)), (4, 0, 0));
    let since = Instant::now();
    signal(&house.servers[0], "-TERM");
    for (_, sitting) in &mut tables {
        let took = goes_on(sitting, since).await;
        assert!(took < GOES_ON + BUSY, "{took:?}");
    }
    assert_eq!((house.held(1), house.held(2)), (0, 4));
    house.check_journal();
}

/// A game of one person and two bots of this name, at the first server.
async fn against(house: &House, bot: &str) -> (Guest, Witness) {
    let ada = house.guest("Ada", 0).await;
    let bot = json!({ "kind": "bot", "bot": bot });
    let wish = json!({ "game": "cleopatra", "seats": [{ "kind": "me" }, bot, bot], "hints": true });
    let table = ada.make_table(&wish).await.unwrap().id;
    let sits = house.look(&ada, &table, 0).await;
    (ada, sits)
}

/// Waits until a server says that it speaks to so many, and that the queue is there.
async fn together(house: &House, servers: u64) {
    let began = Instant::now();
    while house.metric(0, "cenacle_nodes").await < servers {
        assert!(began.elapsed() < GOES_ON + BUSY, "they do not find each other");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_a_server_without_threads_are_thought_for_by_others_with_postgresql() {
    let Some(mut house) = House::open("thinkers", 0) else { return };
    house.start_otherwise(&["--bot-threads", "0"]);
    house.start();
    together(&house, 2).await;
    let (ada, mut sits) = against(&house, "easy").await;
    let mut rng = fastrand::Rng::new();
    eprintln!("seed of the game: {}", rng.get_seed());
    sits.play(&mut rng, |_| false).await;
    let record = ada.record(&sits.table).await.unwrap();
    let whole = Opened::<Cleopatra>::shipped().unwrap().verify(&record).unwrap();
    let bots = (1..=whole.inputs()).filter(|input| whole.decided(*input).is_some_and(|seat| seat.index() > 0)).count();
    let (asked, thought) = (
        house.metric(0, "cenacle_thoughts_asked_total").await,
        house.metric(1, "cenacle_thoughts_for_others_total").await,
    );
    eprintln!("{bots} decisions of bots, {asked} questions asked, {thought} thought about at the other server");
    assert!(bots > 20 && thought >= bots as u64, "all of them were thought about elsewhere");
    assert_eq!(house.metric(0, "cenacle_bot_faults_total").await, 0);
    // A player's question, too.
    let (_, mut sits) = against(&house, "random").await;
    while sits.mirror.legal() == 0 {
        sits.hear().await;
    }
    let hint = json!({ "type": "hint", "id": 77, "table": sits.table }).to_string();
    sits.send(&hint).await;
    let hint = sits.hear_until(|frame| frame["id"] == 77).await;
    assert_eq!((kind(&hint), &hint["hint"]["n"]), ("hint", &json!(sits.mirror.n())), "{hint}");
    assert!(hint["hint"]["choices"][0]["label"].as_str().is_some_and(|label| !label.is_empty()), "{hint}");
    assert!(house.metric(1, "cenacle_thoughts_for_others_total").await > thought);
    house.check_journal();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_with_postgresql_is_looked_at_again_by_one_server_for_all() {
    let Some(mut house) = House::open("reviewed", 3) else { return };
    together(&house, 3).await;
    let (ada, mut sits) = against(&house, "random").await;
    let mut rng = fastrand::Rng::new();
    eprintln!("seed of the game: {}", rng.get_seed());
    sits.play(&mut rng, |_| false).await;
    let path = format!("/api/tables/{}/review", sits.table);
    let ask = async |at: usize| {
        let asked = ada.at(&house.api(at)).api().send("GET", &path, None).await.unwrap();
        assert_eq!(asked.status, 200, "{}", asked.text);
        asked.json()
    };
    let (mut progress, began) = (-1.0, Instant::now());
    loop {
        for at in 0..3 {
            let told = ask(at).await;
            let now = told["progress"].as_f64().unwrap();
            assert!(now >= progress, "who asks elsewhere asks the same one: {now} after {progress}");
            progress = now;
        }
        let reviews = [0, 1, 2].map(|at| house.metric(at, "cenacle_reviews_total"));
        let reviews: u64 = futures_util::future::join_all(reviews).await.into_iter().sum();
        assert_eq!(reviews, 1, "it is done once");
        if progress > 0.05 || began.elapsed() > Duration::from_secs(30) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(progress > 0.0, "it goes on");
    // The one who does it goes: whoever is asked next has another one do it.
    let mut gone = 0;
    while house.metric(gone, "cenacle_reviews_total").await == 0 {
        gone += 1;
    }
    house.servers[gone].kill();
    let left: Vec<usize> = (0..3).filter(|at| *at != gone).collect();
    tokio::time::sleep(GOES_ON).await;
    let ask = async |at: usize| ada.at(&house.api(at)).api().send("GET", &path, None).await.unwrap().status;
    assert_eq!((ask(left[0]).await, ask(left[1]).await), (200, 200));
    let reviews =
        house.metric(left[0], "cenacle_reviews_total").await + house.metric(left[1], "cenacle_reviews_total").await;
    assert_eq!(reviews, 1, "by one of them");
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
