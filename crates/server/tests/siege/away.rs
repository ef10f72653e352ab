//! Who is away, and what is in nobody's list.

use std::sync::Arc;

use cenacle_server::Clockwork;
use serde_json::json;

use crate::{
    harness::{TestServer, id},
    often,
};

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;

#[tokio::test]
async fn a_bot_plays_for_who_is_away_for_long_at_the_pace_of_the_table() {
    let clockwork = Arc::new(Clockwork::default());
    let server = TestServer::with(|settings| settings.clockwork = clockwork.clone()).await;
    let [ada, bea, cat] = server.guests(["Ada", "Bea", "Cat"]).await;
    // A game without a glass of its own, in which the first seat begins.
    let table = async |clock: serde_json::Value| {
        let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
        let table = ada.table(json!({ "game": "cleopatra", "clock": clock, "seats": seats })).await;
        for person in [&bea, &cat] {
            person.post(&format!("tables/{table}/join"), json!({})).await;
        }
        table
    };
    let take_over = async |table: &str| ada.refused(&format!("tables/{table}/take-over"), json!({ "seat": 2 })).await;

    let quick = table(json!({ "kind": "none" })).await;
    assert_eq!(take_over(&quick).await, "not-away");
    clockwork.pass(3 * MINUTE);
    assert_eq!(take_over(&quick).await, "done", "a quick game does not wait");

    let slow = table(json!({ "kind": "decision", "seconds": 3 * 86_400 })).await;
    for pass in [3 * MINUTE, 5 * HOUR, 30 * HOUR] {
        clockwork.pass(pass);
        assert_eq!(take_over(&slow).await, "not-away", "three days are three days");
    }

    for pace in (0..often(1, 12) as u64).map(|round| (8 + 2 * round) * HOUR) {
        let leisurely = table(json!({ "kind": "none" })).await;
        clockwork.pass(pace);
        assert!(ada.decide(&leisurely).await || bea.decide(&leisurely).await || cat.decide(&leisurely).await);
        clockwork.pass(pace / 3);
        assert_eq!(take_over(&leisurely).await, "not-away", "without a clock it is the game's own pace");
        clockwork.pass(72 * HOUR);
        assert_eq!(take_over(&leisurely).await, "done");
    }
}

#[tokio::test]
async fn who_was_here_lately_is_not_away_because_the_table_slept() {
    let clockwork = Arc::new(Clockwork::default());
    let server = TestServer::with(|settings| {
        settings.clockwork = clockwork.clone();
        settings.nap_after = std::time::Duration::from_millis(50);
    })
    .await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let sleeps = || crate::harness::soon("it sleeps", || async { server.awake().await == 0 });
    sleeps().await;
    clockwork.pass(MINUTE);
    bea.state(&table, "").await;
    sleeps().await;
    clockwork.pass(MINUTE + MINUTE / 2);
    let path = format!("tables/{table}/take-over");
    assert_eq!(ada.refused(&path, json!({ "seat": 2 })).await, "not-away");
    sleeps().await;
    clockwork.pass(MINUTE);
    assert_eq!(ada.refused(&path, json!({ "seat": 2 })).await, "done", "sleep does not begin her absence anew");
}

#[tokio::test]
async fn a_table_that_is_not_listed_is_in_no_list_of_others() {
    let server = TestServer::open().await;
    let [ada, bea, eve] = server.guests(["Ada", "Bea", "Eve"]).await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let hidden = ada.table(json!({ "game": "thimble", "listed": false, "seats": seats })).await;
    bea.post(&format!("tables/{hidden}/join"), json!({})).await;
    let shown = ada.duel(&bea).await;
    let watch = eve.get("tables?list=watch").await;
    let listed: Vec<String> = watch["tables"].as_array().unwrap().iter().map(id).collect();
    assert_eq!(listed, [shown]);
    assert_eq!(eve.info(&hidden).await["status"], "running", "who has the link may still look on");
}
