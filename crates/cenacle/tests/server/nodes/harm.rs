//! A server, PostgreSQL or NATS is harmed, and tables go on.

use std::time::{Duration, Instant};

use cenacle_load::{Harm, Proxy};
use serde_json::json;

use super::{goes_on, together};
use crate::{
    house::{BUSY, GOES_ON, House},
    postgres::signal,
    witness::Witness,
};

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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_back_while_nobody_with_postgresql_has_the_table_is_told_one_story() {
    let Some(house) = House::open("between", 2) else { return };
    let (table, mut sitting) = house.three([0, 0, 0]).await;
    assert_eq!(house.owner(&table), 0);
    let eve = house.guest("Eve", 1).await;
    let mut watching = house.look(&eve, &table, 1).await;
    together(&house, 2).await;
    // She does not look, and then asks for what she missed while the server that knows stands still.
    let seen = watching.mirror.n();
    let n = Witness::one_decides(&mut sitting).await;
    signal(&house.servers[0], "-STOP");
    let shown = watching.come_back_at(house.url(1)).await;
    assert!(seen < n && shown["n"] == n, "{seen} {n} {shown}");
    for witness in &mut sitting {
        witness.come_back_at(house.url(1)).await;
    }
    // A witness refuses what does not follow from what he saw.
    let n = Witness::one_decides(&mut sitting).await;
    watching.see(n).await;
    signal(&house.servers[0], "-CONT");
    house.check_journal();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_on_that_a_server_has_by_postgresql_and_knows_nothing_of() {
    let Some(house) = House::open("forgotten", 2) else { return };
    together(&house, 2).await;
    let (table, mut sitting) = house.three([0, 0, 0]).await;
    Witness::one_decides(&mut sitting).await;
    assert_eq!(house.owner(&table), 0);
    // As if the other had taken it, and could not say any more that it let it go.
    let pid = house.servers[1].pid();
    let other = format!("(SELECT id FROM nodes WHERE holder = 'process {pid}' OR holder LIKE 'process {pid} %')");
    house.cluster.sql(&format!("UPDATE leases SET number = number + 1, node = {other} WHERE scope <> 0"));
    let took = goes_on(&mut sitting, Instant::now()).await;
    eprintln!("a forgotten table went on after {took:?}");
    assert_eq!(house.owner(&table), 1);
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
