//! Two servers, one database.

use std::fs;

use cenacle_server::{ServeError, Settings};
use serde_json::json;
use sqlx::Row as _;

use crate::{
    harness::{TestServer, play_out, shelf},
    often,
    second::Second,
};

/// A server, and the settings of another one on its database.
async fn server() -> (TestServer, Settings) {
    let mut settings = None;
    let server = TestServer::with(|set| settings = Some(set.clone())).await;
    (server, settings.unwrap())
}

#[tokio::test]
async fn a_second_server_on_the_same_database_refuses_in_a_clear_sentence() {
    let (server, settings) = server().await;
    let refused = Second::start(settings).await.err().expect("the second server does not start");
    assert!(matches!(refused, ServeError::Taken { .. }), "{refused:?}");
    let said = refused.to_string();
    let who = format!("(process {}", std::process::id());
    assert!(said.contains("cenacle.db belongs to another server that is running") && said.contains(&who), "{said}");
    let ada = server.guest("Ada").await;
    ada.table(json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
}

#[cfg(unix)]
#[tokio::test]
async fn another_name_of_the_same_file_is_the_same_database() {
    let (server, mut settings) = server().await;
    let link = server.directory().join("link.db");
    std::os::unix::fs::symlink(server.directory().join("cenacle.db"), &link).unwrap();
    settings.database = format!("sqlite://{}", link.display());
    let refused = Second::start(settings).await.err().expect("the second server does not start");
    assert!(matches!(refused, ServeError::Taken { .. }), "{refused:?}");
}

#[tokio::test]
async fn a_server_that_was_stopped_leaves_its_database_to_the_next() {
    let (server, settings) = server().await;
    let ada = server.guest("Ada").await;
    let _shut = server.close().await;
    let second = Second::start(settings).await.unwrap();
    second.again(&ada).table(json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    second.close().await;
}

#[tokio::test]
async fn who_lost_the_lease_writes_nothing_tells_nothing_and_ends() {
    let (first, settings) = server().await;
    let first_settings = settings.clone();
    let [ada, bea] = first.guests(["Ada", "Bea"]).await;
    let _shut = first.close().await;
    let first = Second::start(first_settings).await.unwrap();
    let (ada_first, bea_first) = (first.again(&ada), first.again(&bea));
    let table = ada_first.duel(&bea_first).await;
    assert!(ada_first.decide(&table).await);
    // Nobody should do this; a disk over the network that forgets locks does it by itself.
    let file = settings.database.trim_start_matches("sqlite://").to_owned();
    fs::remove_file(format!("{file}-lock")).unwrap();
    let second = Second::start(settings).await.unwrap();
    let (ada, bea) = (second.again(&ada), second.again(&bea));
    let state = ada.state(&table, "").await;
    assert_eq!(state["inputs"], 1, "what was acknowledged is there");
    let decide = format!("tables/{table}/decide");
    // Both hold the same seat: the one who has the lease is heard. The other learns of it now, or has just ended.
    let refused = bea_first.guest.decide(&table, 2, 0).await.expect_err("who lost the lease acknowledges nothing");
    assert!(matches!(refused.code(), "storage" | "closing" | "line"), "{refused}");
    bea.post(&decide, json!({ "n": state["n"], "index": 0 })).await;
    assert!(matches!(first.end().await, Err(ServeError::TakenOver)), "a server without a database ends");
    play_out(&[&ada, &bea], &table).await;
    let record = ada.guest.record(&table).await.unwrap();
    shelf().newest("thimble").unwrap().game.verify(&record).unwrap();
    second.close().await;
}

#[tokio::test]
async fn every_event_carries_the_number_of_the_lease_it_was_written_under() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    ada.decide(&table).await;
    let mut server = server;
    for _ in 0..often(1, 10) {
        server = server.close().await.open().await;
    }
    let bea = server.again(&bea);
    bea.decide(&table).await;
    let mut database = server.database().await;
    let rows = sqlx::query("SELECT lease FROM events ORDER BY n").fetch_all(&mut database).await.unwrap();
    let leases: Vec<i64> = rows.iter().map(|row| row.get(0)).collect();
    assert!(leases.len() >= 3 && leases.is_sorted() && leases[0] > 0, "{leases:?}");
    let (first, last) = (leases[0], *leases.last().unwrap());
    assert!(first < last, "a restart is a new lease: {leases:?}");
    let number: i64 = sqlx::query_scalar("SELECT number FROM leases").fetch_one(&mut database).await.unwrap();
    assert_eq!(number, last);
}
