//! The file of a SQLite database.

use std::fs;

use serde_json::json;
use sqlx::{Connection, SqliteConnection};

use crate::{
    harness::{Person, TestServer},
    often,
};

/// Versions with the fault described at sqlite.org/wal.html#walresetbug: a checkpoint on one connection beside a commit on
/// another may lose the commit. That is just how the sweeper works.
const FAULTY: std::ops::Range<(u32, u32, u32)> = (3, 7, 0)..(3, 51, 3);

#[tokio::test]
async fn the_linked_sqlite_is_without_the_wal_reset_fault() {
    let mut memory = SqliteConnection::connect("sqlite::memory:").await.unwrap();
    let version: String = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(&mut memory).await.unwrap();
    let mut parts = version.split('.').map(|part| part.parse::<u32>().unwrap());
    let mut part = || parts.next().unwrap_or(0);
    let number = (part(), part(), part());
    assert!(!FAULTY.contains(&number), "SQLite {version} can lose commits: sqlite.org/wal.html#walresetbug");
}

/// A game of two with a decision in it.
async fn game(server: &TestServer) -> (Person, Person, String) {
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    assert!(ada.decide(&table).await, "the first decision is acknowledged");
    (ada, bea, table)
}

/// Nothing is acknowledged any more, and the server says that it is unwell.
async fn nothing_is_acknowledged(server: &TestServer, (ada, bea, table): &(Person, Person, String)) {
    let n = bea.state(table, "").await["n"].as_u64().unwrap();
    let decided = bea.refused(&format!("tables/{table}/decide"), json!({ "n": n, "index": 0 })).await;
    assert_eq!(decided, "storage");
    let wish = json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    assert_eq!(ada.refused("tables", wish).await, "storage");
    assert_eq!(server.api().send("GET", "/healthz", None).await.unwrap().status, 503);
    let metrics = server.api().send("GET", "/metrics", None).await.unwrap();
    assert!(metrics.text.contains("cenacle_database_lost 1"), "{}", metrics.text);
}

#[tokio::test]
async fn a_deleted_database_file_stops_acknowledging_at_once() {
    let server = TestServer::open().await;
    let game = game(&server).await;
    fs::remove_file(server.directory().join("cenacle.db")).unwrap();
    nothing_is_acknowledged(&server, &game).await;
}

#[tokio::test]
async fn a_deleted_write_ahead_log_stops_acknowledging_at_once() {
    let server = TestServer::open().await;
    let game = game(&server).await;
    fs::remove_file(server.directory().join("cenacle.db-wal")).unwrap();
    nothing_is_acknowledged(&server, &game).await;
}

#[tokio::test]
async fn another_file_of_the_same_name_stops_acknowledging_at_once() {
    let server = TestServer::open().await;
    let game = game(&server).await;
    let (file, copy) = (server.directory().join("cenacle.db"), server.directory().join("copy.db"));
    fs::copy(&file, &copy).unwrap();
    fs::rename(&copy, &file).unwrap();
    nothing_is_acknowledged(&server, &game).await;
    // What is back under its old name is not trusted either: nobody knows what happened to it meanwhile.
    nothing_is_acknowledged(&server, &game).await;
}

#[tokio::test]
async fn a_file_overwritten_by_an_older_copy_of_itself_stops_acknowledging_at_once() {
    let server = TestServer::open().await;
    let file = server.directory().join("cenacle.db");
    let old = fs::read(&file).unwrap();
    let server = server.close().await.open().await;
    let game = game(&server).await;
    // In place: the file stays the same to the system, its content does not.
    fs::write(&file, old).unwrap();
    for _ in 0..often(1, 50) {
        nothing_is_acknowledged(&server, &game).await;
    }
}

#[tokio::test]
async fn a_file_overwritten_by_something_else_stops_acknowledging_at_once() {
    let server = TestServer::open().await;
    let game = game(&server).await;
    fs::write(server.directory().join("cenacle.db"), "no database at all").unwrap();
    nothing_is_acknowledged(&server, &game).await;
}
