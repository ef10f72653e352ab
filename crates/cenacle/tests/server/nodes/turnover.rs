//! Servers come and go, with other rules, too.

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use tempfile::TempDir;

use super::goes_on;
use crate::{
    house::{BUSY, GOES_ON, House},
    postgres::signal,
    witness::Witness,
};

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

/// Component data of somebody's own: whoever plays by them does not play by those that ship with the program.
pub(super) fn other_data() -> TempDir {
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
