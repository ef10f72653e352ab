//! Bots that play for people, and people who give up.

use std::time::Duration;

use cenacle_server::BotPace;
use serde_json::{Value, json};

use crate::harness::{TestServer, id, play_out, shelf};

/// Bots that never come to a decision, so that nothing happens behind our back.
const NEVER: Duration = Duration::from_secs(600);

#[tokio::test]
async fn a_bot_plays_on_for_who_leaves_until_he_is_back() {
    let server = TestServer::with(|settings| settings.bot_pace = BotPace::After(NEVER)).await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let left = bea.post(&format!("tables/{table}/leave"), json!({})).await;
    assert_eq!((&left["seats"][1]["bot"], &left["seats"][1]["kind"]), (&json!("medium"), &json!("person")));
    assert_eq!(left["yours"], json!([2]), "the seat is still his");
    assert_eq!(bea.refused(&format!("tables/{table}/leave"), json!({})).await, "not-your-seat");
    assert_eq!(bea.refused(&format!("tables/{table}/decide"), json!({ "n": 2, "index": 0 })).await, "bot-plays");
    bea.post(&format!("tables/{table}/hand-back"), json!({})).await;
    assert_eq!(bea.info(&table).await["seats"][1]["bot"], Value::Null);
    assert!(bea.decide(&table).await);
}

#[tokio::test]
async fn a_stand_in_really_plays() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    bea.post(&format!("tables/{table}/take-over"), json!({})).await;
    play_out(&[&ada], &table).await;
    let record = ada.guest.record(&table).await.unwrap();
    shelf().newest("thimble").unwrap().game.verify(&record).unwrap();
    assert_eq!(ada.info(&table).await["status"], "finished");
}

#[tokio::test]
async fn nobody_is_put_aside_who_is_there_or_was_a_moment_ago() {
    let server = TestServer::open().await;
    let [ada, bea, eve] = server.guests(["Ada", "Bea", "Eve"]).await;
    let table = ada.duel(&bea).await;
    let take_over = format!("tables/{table}/take-over");
    assert_eq!(ada.refused(&take_over, json!({ "seat": 2 })).await, "not-away");
    let mut line = bea.attend(&table).await;
    line.hear("scene").await;
    assert_eq!(ada.info(&table).await["seats"][1]["online"], true);
    assert_eq!(ada.refused(&take_over, json!({ "seat": 2 })).await, "not-away");
    assert_eq!(eve.refused(&take_over, json!({ "seat": 2 })).await, "not-your-seat");
    assert_eq!(eve.refused(&take_over, json!({})).await, "not-your-seat");
    assert_eq!(ada.refused(&format!("tables/{table}/hand-back"), json!({ "seat": 2 })).await, "not-your-seat");
    drop(line);
    ada.wait_for(&table, "Bea goes", |info| info["seats"][1]["online"] == false).await;
    assert_eq!(ada.refused(&take_over, json!({ "seat": 2 })).await, "not-away");
}

#[tokio::test]
async fn who_gives_up_ends_a_game_of_two() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let mut line = ada.attend(&table).await;
    line.hear("scene").await;
    bea.post(&format!("tables/{table}/resign"), json!({})).await;
    let news = line.hear("news").await;
    assert_eq!(news["what"], json!([{ "is": "resigned", "seat": 2 }, { "is": "stopped" }]));
    let info = line.hear("table").await["info"].clone();
    let ending = &info["ending"];
    assert_eq!(
        (&info["status"], &ending["reason"], &ending["winners"]),
        (&json!("closed"), &json!("resigned"), &json!([1]))
    );
    assert_eq!(info["seats"][1]["resigned"], true);
    let record = bea.guest.record(&table).await.unwrap();
    shelf().newest("thimble").unwrap().game.verify(&record).expect("what was played is true");
    assert_eq!(ada.refused(&format!("tables/{table}/resign"), json!({})).await, "already-over");
}

#[tokio::test]
async fn bots_play_a_whole_game_against_one_who_left() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let table = id(&ada.post("tables/quick", json!({ "game": "cleopatra" })).await);
    ada.post(&format!("tables/{table}/leave"), json!({})).await;
    let over = ada.wait_for(&table, "the game ends", |info| !info["ending"].is_null()).await;
    assert_eq!(over["status"], "finished");
    let record = ada.guest.record(&table).await.unwrap();
    shelf().newest("cleopatra").unwrap().game.verify(&record).unwrap();
}
