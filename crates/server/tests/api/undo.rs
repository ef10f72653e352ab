//! Taking back, over the wire.

use cenacle_load::Mirror;
use serde_json::{Value, json};

use crate::harness::{Line, Person, TestServer};

/// Keeps what a viewer sees up to date until an event has been seen.
async fn follow(line: &mut Line, mirror: &mut Mirror, n: u64) {
    while mirror.n() < n {
        let frame: Value = serde_json::from_str(&line.next().await).unwrap();
        mirror.take(&frame).unwrap();
    }
}

async fn same(person: &Person, table: &str, mirror: &Mirror) {
    let state = person.state(table, "with=scene,log").await;
    assert_eq!(mirror.scene(), &state["scene"]);
    assert_eq!(mirror.log(), state["log"].as_array().unwrap());
}

#[tokio::test]
async fn what_is_taken_back_is_taken_back_for_everybody() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let mut line = bea.attend(&table).await;
    let mut mirror = Mirror::default();
    follow(&mut line, &mut mirror, 1).await;
    // Hiding a card tells the hider alone which it was: it teaches nothing, and is taken back freely.
    let n = ada.post(&format!("tables/{table}/decide"), json!({ "n": 1, "index": 0 })).await["n"].as_u64().unwrap();
    follow(&mut line, &mut mirror, n).await;
    assert_eq!(ada.state(&table, "").await["moment"]["undo"], "free");
    assert_eq!(ada.refused(&format!("tables/{table}/undo"), json!({ "n": 1 })).await, "stale");
    ada.post(&format!("tables/{table}/undo"), json!({ "n": n })).await;
    follow(&mut line, &mut mirror, n + 1).await;
    same(&bea, &table, &mirror).await;
    assert_eq!(ada.state(&table, "").await["moment"]["redo"], true);
    ada.post(&format!("tables/{table}/redo"), json!({ "n": n + 1 })).await;
    follow(&mut line, &mut mirror, n + 2).await;
    same(&bea, &table, &mirror).await;
}

#[tokio::test]
async fn what_others_learned_is_taken_back_only_if_they_agree() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    ada.decide(&table).await;
    bea.decide(&table).await;
    // The cards are revealed and the die is cast.
    let n = ada.info(&table).await["n"].as_u64().unwrap();
    let vote = ada.post(&format!("tables/{table}/undo"), json!({ "n": n })).await["n"].clone();
    assert_eq!(
        bea.state(&table, "").await["moment"]["vote"],
        json!({ "by": 1, "n": vote, "inputs": 0, "waiting": [2] })
    );
    assert_eq!(ada.refused(&format!("tables/{table}/answer"), json!({ "n": vote, "agree": true })).await, "no-vote");
    bea.post(&format!("tables/{table}/answer"), json!({ "n": vote, "agree": false })).await;
    assert_eq!(ada.state(&table, "").await["inputs"], 2);
    let n = vote.as_u64().unwrap() + 1;
    let vote = ada.post(&format!("tables/{table}/undo"), json!({ "n": n })).await["n"].clone();
    bea.post(&format!("tables/{table}/answer"), json!({ "n": vote, "agree": true })).await;
    assert_eq!(ada.state(&table, "").await["inputs"], 0, "Ada's decision was the first");
    assert_eq!(bea.state(&table, "").await["moment"]["to_act"], json!([1, 2]));
}

#[tokio::test]
async fn who_comes_back_is_told_what_he_missed() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let mut mirror = Mirror::default();
    let mut line = bea.attend(&table).await;
    follow(&mut line, &mut mirror, 1).await;
    drop(line);
    ada.decide(&table).await;
    bea.decide(&table).await;
    let attend = |last: u64| json!({ "type": "attend", "id": 3, "table": table, "last": last });
    let mut line = Line::open(bea.guest.socket().await.unwrap()).await;
    line.say(attend(mirror.n())).await;
    follow(&mut line, &mut mirror, 3).await;
    same(&bea, &table, &mirror).await;
    line.say(attend(3)).await;
    assert_eq!(line.hear("current").await["n"], 3);
    let undone = json!({ "n": 3 });
    ada.post(&format!("tables/{table}/undo"), undone).await;
    let vote = bea.state(&table, "").await["moment"]["vote"]["n"].clone();
    bea.post(&format!("tables/{table}/answer"), json!({ "n": vote, "agree": true })).await;
    let mut line = Line::open(bea.guest.socket().await.unwrap()).await;
    line.say(attend(3)).await;
    let fresh = line.hear("scene").await;
    mirror.take(&fresh).unwrap();
    same(&bea, &table, &mirror).await;
    line.say(attend(4000)).await;
    line.hear("scene").await;
}
