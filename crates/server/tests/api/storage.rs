//! When the database fails.

use serde_json::{Value, json};
use sqlx::{Executor, SqliteConnection};

use crate::harness::{Person, TestServer, play_out, shelf};

async fn run(database: &mut SqliteConnection, sql: &'static str) {
    database.execute(sql).await.unwrap();
}

async fn verified(person: &Person, table: &str) {
    let record = person.guest.record(table).await.unwrap();
    shelf().newest("thimble").unwrap().game.verify(&record).unwrap();
}

#[tokio::test]
async fn what_cannot_be_stored_did_not_happen() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    ada.decide(&table).await;
    let mut line = ada.attend(&table).await;
    line.hear("scene").await;
    let query = "with=scene,view,legal,log";
    let before = bea.state(&table, query).await;
    let mut database = server.database().await;
    run(&mut database, "CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'disk full'); END").await;
    for ask in ["decide", "resign", "take-over", "leave"] {
        let body = if ask == "decide" { json!({ "n": 2, "index": 0 }) } else { json!({}) };
        assert_eq!(bea.refused(&format!("tables/{table}/{ask}"), body).await, "storage", "{ask}");
        assert_eq!(bea.state(&table, query).await, before, "{ask}");
    }
    assert_eq!(line.everything().await.iter().filter(|frame| frame["type"] == "news").count(), 0);
    run(&mut database, "DROP TRIGGER full").await;
    bea.decide(&table).await;
    assert_eq!(line.hear("news").await["n"], 3, "who looked on is told again");
    play_out(&[&ada, &bea], &table).await;
    verified(&ada, &table).await;
}

#[tokio::test]
async fn a_game_that_cannot_begin_waits() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.table(json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let before = ada.info(&table).await;
    let mut database = server.database().await;
    run(&mut database, "CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'disk full'); END").await;
    let join = format!("tables/{table}/join");
    assert_eq!(bea.refused(&join, json!({})).await, "storage");
    assert_eq!(ada.info(&table).await, before);
    run(&mut database, "DROP TRIGGER full").await;
    assert_eq!(bea.post(&join, json!({})).await["status"], "running");
}

#[tokio::test]
async fn a_game_whose_journal_cannot_even_be_read_goes_on_once_it_can() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let mut line = ada.attend(&table).await;
    line.hear("scene").await;
    let mut database = server.database().await;
    run(&mut database, "ALTER TABLE events RENAME TO elsewhere").await;
    assert_eq!(ada.refused(&format!("tables/{table}/decide"), json!({ "n": 1, "index": 0 })).await, "storage");
    assert_eq!(ada.not_shown(&format!("tables/{table}/state")).await, "storage");
    let told = line.everything().await;
    let gone = told.iter().find(|frame| frame["type"] == "gone").map(|frame| frame["problem"]["code"].clone());
    assert_eq!(gone, Some(json!("storage")), "who is no longer told is told so: {told:?}");
    run(&mut database, "ALTER TABLE elsewhere RENAME TO events").await;
    assert_eq!(ada.state(&table, "").await["n"], 1);
    play_out(&[&ada, &bea], &table).await;
    verified(&bea, &table).await;
}

#[tokio::test]
async fn bots_and_clocks_go_on_once_it_can_be_stored_again() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]);
    let clock = json!({ "kind": "decision", "seconds": 1 });
    let table = ada.table(json!({ "game": "thimble", "clock": clock, "seats": seats })).await;
    let mut database = server.database().await;
    run(&mut database, "CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'disk full'); END").await;
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    assert_eq!(ada.info(&table).await["seats"][0]["bot"], Value::Null);
    run(&mut database, "DROP TRIGGER full").await;
    ada.wait_for(&table, "the game ends", |info| !info["ending"].is_null()).await;
    verified(&ada, &table).await;
}

#[tokio::test]
async fn a_database_that_another_holds_for_long_is_a_failure_like_any_other() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let mut database = server.database().await;
    run(&mut database, "BEGIN EXCLUSIVE").await;
    let api = server.api();
    let health = api.send("GET", "/healthz", None);
    let decide = format!("tables/{table}/decide");
    let (health, decided) = tokio::join!(health, ada.refused(&decide, json!({ "n": 1, "index": 0 })));
    assert_eq!((health.unwrap().status, decided.as_str()), (503, "storage"));
    run(&mut database, "ROLLBACK").await;
    assert_eq!(ada.state(&table, "").await["inputs"], 0);
    play_out(&[&ada, &bea], &table).await;
    verified(&ada, &table).await;
}
