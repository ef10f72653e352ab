//! Real time: seats' clocks and the game's own sand-glass.

use cenacle_server::BotPace;
use serde_json::{Value, json};

use crate::harness::{Person, TestServer, play_out, shelf};

async fn table(ada: &Person, bea: &Person, clock: Value) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = ada.table(json!({ "game": "thimble", "clock": clock, "seats": seats })).await;
    bea.post(&format!("tables/{table}/join"), json!({})).await;
    table
}

/// Whether a bot plays a seat.
fn is_bot(info: &Value, seat: usize) -> bool {
    !info["seats"][seat - 1]["bot"].is_null()
}

#[tokio::test]
async fn whose_budget_is_spent_is_played_by_a_bot_until_he_is_back() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = table(&ada, &bea, json!({ "kind": "budget", "seconds": 1, "increment": 0 })).await;
    let mut line = ada.attend(&table).await;
    line.hear("scene").await;
    let took_over = loop {
        let news = line.hear("news").await;
        if news["what"][0]["is"] == "took-over" {
            break news;
        }
    };
    assert_eq!((&took_over["what"][0]["why"], &took_over["what"][0]["bot"]), (&json!("time"), &json!("medium")));
    ada.wait_for(&table, "both run out of time", |info| {
        is_bot(info, 1) && is_bot(info, 2) || !info["ending"].is_null()
    })
    .await;
    let info = ada.info(&table).await;
    if info["ending"].is_null() {
        // The bots may have finished meanwhile: then there is nothing to be given back.
        let back = ada.refused(&format!("tables/{table}/hand-back"), json!({})).await;
        assert!(["done", "already-over"].contains(&back.as_str()), "{back}");
    }
}

#[tokio::test]
async fn who_takes_too_long_over_one_decision_is_played_by_a_bot() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let clock = json!({ "kind": "decision", "seconds": 1 });
    let table = ada.table(json!({ "game": "thimble", "clock": clock, "seats": seats })).await;
    let state = ada.state(&table, "").await;
    assert_eq!(state["moment"]["clock"]["left"], json!([1000, 1000]));
    ada.post(&format!("tables/{table}/decide"), json!({ "n": 1, "index": 0, "seat": 2 })).await;
    let info = ada.wait_for(&table, "the first seat's time is up", |info| is_bot(info, 1)).await;
    assert!(info["n"].as_u64().unwrap() >= 3);
    let decide = json!({ "n": info["n"], "index": 0, "seat": 1 });
    let code = ada.refused(&format!("tables/{table}/decide"), decide).await;
    assert!(["bot-plays", "already-over"].contains(&code.as_str()), "{code}");
}

#[tokio::test]
async fn who_is_back_has_time_again() {
    let server =
        TestServer::with(|settings| settings.bot_pace = BotPace::After(std::time::Duration::from_secs(30))).await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = table(&ada, &bea, json!({ "kind": "budget", "seconds": 1, "increment": 0 })).await;
    ada.wait_for(&table, "time is up", |info| is_bot(info, 1) && is_bot(info, 2)).await;
    let n = ada.post(&format!("tables/{table}/hand-back"), json!({})).await["n"].clone();
    let state = ada.state(&table, "").await;
    assert_eq!((&state["n"], &state["moment"]["clock"]["left"][0]), (&n, &json!(10_000)));
    assert_eq!(ada.refused(&format!("tables/{table}/hand-back"), json!({})).await, "not-away");
    assert!(ada.decide(&table).await);
}

/// Lets a table's events have happened earlier; the server must not be awake at it.
async fn earlier(database: &mut sqlx::SqliteConnection, millis: i64) {
    sqlx::query("UPDATE events SET at = at - $1").bind(millis).execute(database).await.unwrap();
}

#[tokio::test]
async fn the_sand_glass_runs_out_by_itself_and_stands_in_the_record() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    ada.decide(&table).await;
    assert!(ada.state(&table, "").await["moment"]["glass"].is_u64());
    let shut = server.close().await;
    // The toy's glass runs for 30 seconds: all but one of them are over.
    earlier(&mut shut.database().await, 29_000).await;
    let server = shut.open().await;
    let [ada, bea] = [server.again(&ada), server.again(&bea)];
    let mut line = bea.attend(&table).await;
    line.hear("scene").await;
    let news = line.hear("news").await;
    assert_eq!(news["what"], json!([{ "is": "glass-ran-out" }]));
    play_out(&[&ada, &bea], &table).await;
    let record = ada.guest.record(&table).await.unwrap();
    assert!(record.contains("\"expired\""), "{record}");
    shelf().newest("thimble").unwrap().game.verify(&record).expect("the record is true");
}
