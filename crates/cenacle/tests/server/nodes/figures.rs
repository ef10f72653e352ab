//! What is counted of the whole house, and of each guest in it, is the same from every server.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use serde_json::json;

use super::together;
use crate::{
    house::{BUSY, GOES_ON, House},
    postgres::signal,
    site::wish,
    witness::Witness,
};

/// Within so long every server says the same. A busy machine may take more.
const AGREE: Duration = Duration::from_secs(2);

/// What is to be said of the house, as the database and the test know it.
fn truth(house: &House, servers: u64, sockets: u64, tables: &[(&str, &str, u64)]) -> BTreeMap<String, u64> {
    let count = |sql: &str| house.cluster.sql(sql).parse::<u64>().unwrap();
    let awake = "SELECT count(*) FROM leases WHERE node IS NOT NULL AND scope <> 0";
    let counted = [
        ("nodes", servers),
        ("sockets", sockets),
        ("tables_awake", count(awake)),
        ("guests", count("SELECT count(*) FROM guests")),
        ("events_total", count("SELECT count(*) FROM events")),
    ];
    let counted = counted.into_iter().map(|(name, value)| (name.to_owned(), value));
    let table =
        |(game, status, value): &(&str, &str, u64)| (format!("tables{{game=\"{game}\",status=\"{status}\"}}"), *value);
    counted.chain(tables.iter().map(table)).filter(|(_, value)| *value > 0).collect()
}

/// Waits until all servers say what is so; how long that took.
async fn agree(house: &House, sockets: u64, tables: &[(&str, &str, u64)]) -> Duration {
    let since = Instant::now();
    loop {
        let truth = truth(house, house.servers.len() as u64, sockets, tables);
        let mut said = Vec::new();
        for at in 0..house.servers.len() {
            said.push(house.figures(at).await);
        }
        if said.iter().all(|said| *said == truth) {
            return since.elapsed();
        }
        assert!(since.elapsed() < AGREE + GOES_ON + BUSY, "it is {truth:#?}, and they say {said:#?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_counted_of_the_house_with_postgresql_is_right_and_the_same_from_every_server() {
    let Some(mut house) = House::open("figures", 2) else { return };
    together(&house, 2).await;
    let (table, mut sitting) = house.three([0, 1, 0]).await;
    let waits = json!({ "game": "cult", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    sitting[1].guest.as_ref().unwrap().make_table(&waits).await.unwrap();
    for _ in 0..5 {
        Witness::one_decides(&mut sitting).await;
    }
    let tables = [("cleopatra", "running", 1), ("cult", "waiting", 1)];
    let took = agree(&house, 3, &tables).await;
    eprintln!("both servers say the same, and what is so, after {took:?}");
    assert!(took < AGREE + BUSY, "{took:?}");
    let held = house.metric(0, "cenacle_tables_held").await + house.metric(1, "cenacle_tables_held").await;
    assert_eq!(held, house.figures(0).await["tables_awake"]);

    // What a server stored that went is still counted, and what it had is not.
    let owner = house.owner(&table);
    for witness in &mut sitting {
        witness.come_back_at(house.url(1 - owner)).await;
    }
    Witness::one_decides(&mut sitting).await;
    signal(&house.servers[owner], "-TERM");
    let began = Instant::now();
    while house.servers[owner].is_alive() {
        assert!(began.elapsed() < GOES_ON + BUSY, "it does not end");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    house.servers.remove(owner);
    Witness::one_decides(&mut sitting).await;
    let took = agree(&house, 3, &tables).await;
    eprintln!("after one went the other says what is so after {took:?}");
    assert!(took < AGREE + BUSY, "{took:?}");
    assert_eq!(
        house.cluster.sql("SELECT count(*) FROM nodes"),
        "1",
        "who went is forgotten, and what it stored is not"
    );

    // One that is killed is noticed, and its tables are nobody's only until somebody takes them.
    house.start();
    together(&house, 2).await;
    let owner = house.owner(&table);
    for witness in &mut sitting {
        witness.come_back_at(house.url(1 - owner)).await;
    }
    agree(&house, 3, &tables).await;
    house.servers[owner].kill();
    house.servers.remove(owner);
    let took = agree(&house, 3, &tables).await;
    eprintln!("after one was killed the other says what is so after {took:?}");
    house.check_journal();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_nobody_has_with_postgresql_is_counted_as_such() {
    let Some(mut house) = House::open("orphaned", 0) else { return };
    let bot = json!({ "kind": "bot", "bot": "random" });
    let wish = json!({ "game": "cleopatra", "seats": [{ "kind": "me" }, bot, bot] });
    let data = super::turnover::other_data();
    house.start();
    house.start_otherwise(&["--data", data.path().to_str().unwrap()]);
    together(&house, 2).await;
    let ada = house.guest("Ada", 0).await;
    let table = ada.make_table(&wish).await.unwrap().id;
    ada.state(&table, "").await.unwrap();
    assert_eq!(house.figures(1).await.get("tables_orphaned"), None);
    // The only one that knows its rules goes without a word.
    house.servers.remove(0).kill();
    let began = Instant::now();
    while house.figures(0).await.get("tables_orphaned") != Some(&1) {
        assert!(began.elapsed() < GOES_ON + BUSY, "nobody says that it is nobody's: {:?}", house.figures(0).await);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    house.start();
    let began = Instant::now();
    while house.figures(0).await.contains_key("tables_orphaned") {
        assert!(began.elapsed() < GOES_ON + BUSY, "it is taken by who knows its rules");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(house.held(1), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn how_many_tables_somebody_may_have_with_postgresql_is_the_same_at_every_server() {
    let Some(mut house) = House::open("bounds", 0) else { return };
    for _ in 0..2 {
        house.start_otherwise(&["--limits", "on", "--tables-per-guest", "2"]);
    }
    together(&house, 2).await;
    let ada = house.guest("Ada", 0).await;
    let ada = [ada.at(&house.api(0)), ada.at(&house.api(1))];
    let wish = wish(2, 1);
    let tables = [ada[0].make_table(&wish).await.unwrap().id, ada[1].make_table(&wish).await.unwrap().id];
    tokio::time::sleep(Duration::from_millis(200)).await;
    for ada in &ada {
        assert_eq!(ada.make_table(&wish).await.unwrap_err().code(), "too-many-tables");
    }
    // One is closed at one server, and another is made at the other.
    let closed = ada[0].api().send("POST", &format!("/api/tables/{}/close", tables[1]), None).await.unwrap();
    assert_eq!(closed.status, 200, "{}", closed.text);
    tokio::time::sleep(Duration::from_millis(200)).await;
    ada[1].make_table(&wish).await.unwrap();
    assert_eq!(ada[1].make_table(&wish).await.unwrap_err().code(), "too-many-tables");
    // What a server could not say any more is noticed, too.
    house.cluster.sql(&format!("UPDATE tables SET status = 'closed' WHERE sheet LIKE '%\"id\":\"{}\"%'", tables[0]));
    assert_eq!(ada[1].make_table(&wish).await.unwrap_err().code(), "too-many-tables");
    house.servers[0].kill();
    let began = Instant::now();
    while let Err(error) = ada[1].make_table(&wish).await {
        assert!(error.code() == "too-many-tables" && began.elapsed() < GOES_ON + BUSY, "{error}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn how_long_a_player_is_away_is_known_with_postgresql_wherever_the_table_goes_on() {
    let Some(mut house) = House::open("away", 0) else { return };
    for _ in 0..2 {
        house.start_otherwise(&["--nap-after", "1"]);
    }
    together(&house, 2).await;
    let (table, mut sitting) = house.three([0, 0, 0]).await;
    Witness::one_decides(&mut sitting).await;
    let ada = sitting[0].guest.clone().unwrap();
    let info = ada.table(&table).await.unwrap();
    let seats = info["seats"].as_array().unwrap();
    let bea = seats.iter().position(|seat| seat["name"] == "Bea").unwrap_or_else(|| panic!("{info}"));
    let take_over = async |at: usize| {
        let wish = json!({ "seat": bea + 1 }).to_string();
        ada.at(&house.api(at)).api().send("POST", &format!("/api/tables/{table}/take-over"), Some(wish)).await.unwrap()
    };
    // Everybody goes, and the table sleeps.
    let sleeps = async || {
        let began = Instant::now();
        while house.cluster.sql("SELECT count(*) FROM leases WHERE node IS NOT NULL AND scope <> 0") != "0" {
            assert!(began.elapsed() < GOES_ON + BUSY, "it does not sleep");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    drop(sitting);
    sleeps().await;
    let refused = take_over(1).await;
    assert_eq!(refused.json()["code"], "not-away", "{}", refused.text);
    sleeps().await;
    // What an older program took and let go meanwhile is not known.
    house.cluster.sql("UPDATE leases SET seen = (number - 1) || ':1000,1000,1000' WHERE scope <> 0");
    assert_eq!(take_over(0).await.json()["code"], "not-away");
    sleeps().await;
    // She was seen here last long ago, as the other server said.
    house.cluster.sql("UPDATE leases SET seen = number || ':1000,1000,1000' WHERE scope <> 0");
    let done = take_over(1).await;
    assert_eq!(done.status, 200, "{}", done.text);
}
