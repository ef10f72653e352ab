//! Looking back: how the scores went, what might have been, and recorded games.

use serde_json::{Value, json};

use crate::harness::{TestServer, id, play_out};

#[tokio::test]
async fn the_scores_of_a_game_are_told_once_it_is_over() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let path = format!("tables/{table}/scores");
    assert_eq!(ada.not_shown(&path).await, "not-over");
    play_out(&[&ada, &bea], &table).await;
    let points = ada.get(&path).await["points"].clone();
    let points = points.as_array().unwrap();
    assert_eq!(points[0], json!({ "n": 0, "scores": ["0", "0"] }));
    assert!(points.windows(2).all(|pair| pair[0]["n"].as_u64() < pair[1]["n"].as_u64()), "{points:?}");
    let end = ada.state(&table, "with=scene").await;
    let last = points.last().unwrap();
    assert_eq!(last["n"], end["inputs"]);
    assert_eq!(last["scores"], shown(&end["scene"]), "{last}");
}

/// What the panels of a scene show.
fn shown(scene: &Value) -> Value {
    let parts = scene["parts"].as_array().unwrap().iter();
    let panels = parts.filter_map(|part| part["panels"].as_array()).flatten();
    panels.map(|panel| panel["score"].clone()).collect()
}

#[tokio::test]
async fn what_might_have_been_is_tried_out_at_a_table_of_ones_own() {
    let server = TestServer::open().await;
    let [ada, bea, eve] = server.guests(["Ada", "Bea", "Eve"]).await;
    let table = ada.duel(&bea).await;
    // No further than needed: by chance such a game is over in a dozen decisions.
    while ada.state(&table, "").await["inputs"].as_u64() < Some(5) {
        ada.decide(&table).await;
        bea.decide(&table).await;
    }
    let what_if = format!("tables/{table}/what-if");
    let then = ada.state(&table, "at=4&with=scene").await;
    let tried = ada.post(&what_if, json!({ "at": 4 })).await;
    assert_eq!((&tried["status"], &tried["yours"]), (&json!("running"), &json!([1])));
    assert_eq!((&tried["listed"], &tried["seats"][1]["bot"]), (&json!(false), &json!("medium")));
    let now = ada.state(&id(&tried), "with=scene&at=0").await;
    let hand = |state: &Value| -> Vec<Value> {
        let parts = state["scene"]["parts"].as_array().unwrap().iter();
        parts.filter(|part| part["id"].as_str().unwrap().starts_with("hand.")).cloned().collect()
    };
    assert_eq!(hand(&now), hand(&then), "one's own hand is what it was");
    // It is a game like any other: it can be played to its end, and its record holds.
    play_out(&[&ada], &id(&tried)).await;
    let record = ada.get(&format!("tables/{}/record", id(&tried))).await;
    assert!(record["start"].is_object());
    let replayed = server.raw("POST", "/api/replay", &[JSON], &text(&server, &ada, &id(&tried)).await).await;
    assert_eq!(replayed.status, 200);

    assert_eq!(ada.refused(&what_if, json!({ "at": 4, "seat": 2 })).await, "not-your-seat");
    assert_eq!(ada.refused(&what_if, json!({ "at": 4, "bot": "oracle" })).await, "bad-setup");
    assert_eq!(ada.refused(&what_if, json!({ "at": 4000 })).await, "bad-wish");
    assert_eq!(eve.refused(&what_if, json!({ "at": 4 })).await, "not-your-seat");
    play_out(&[&ada, &bea], &table).await;
    let other = ada.post(&what_if, json!({ "at": 4, "seat": 2 })).await;
    assert_eq!(other["yours"], json!([2]), "once it is over any seat may be tried");
    let end = ada.state(&table, "").await["inputs"].clone();
    assert_eq!(ada.refused(&what_if, json!({ "at": end })).await, "already-over");
}

const JSON: (&str, &str) = ("content-type", "application/json");

/// The text of a record, to the byte.
async fn text(server: &TestServer, by: &crate::harness::Person, table: &str) -> String {
    let bearer = format!("Bearer {}", by.token());
    server.raw("GET", &format!("/api/tables/{table}/record"), &[("authorization", &bearer)], "").await.body
}

#[tokio::test]
async fn a_recorded_game_is_looked_at_step_by_step() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    play_out(&[&ada, &bea], &table).await;
    let record = text(&server, &ada, &table).await;
    let answer = server.raw("POST", "/api/replay?lang=en", &[JSON], &record).await;
    let game: Value = serde_json::from_str(&answer.body).unwrap();
    assert_eq!((&game["game"], &game["mismatch"], &game["pledged"]), (&json!("thimble"), &json!(null), &json!(true)));
    let (by, diffs) = (game["by"].as_array().unwrap(), game["diffs"].as_array().unwrap());
    assert!(by.len() == diffs.len() && !diffs.is_empty());
    let last =
        diffs.iter().fold(game["scene"].clone(), |scene, diff| cenacle_scene::patch(scene, diff.clone()).unwrap());
    let end = ada.state(&table, "with=scene&lang=en").await;
    assert_eq!(shown(&last), shown(&end["scene"]));
    assert_eq!(game["sheet"].as_array().map(Vec::len), end["moment"]["sheet"].as_array().map(Vec::len));

    let seat = server.raw("POST", "/api/replay?viewer=2", &[JSON], &record).await;
    assert_eq!(seat.status, 200);
    let problem = async |path: &str, body: &str| {
        let answer = server.raw("POST", path, &[JSON], body).await;
        serde_json::from_str::<Value>(&answer.body).unwrap()["code"].clone()
    };
    assert_eq!(problem("/api/replay?viewer=9", &record).await, "no-such-seat");
    assert_eq!(problem("/api/replay", "{}").await, "bad-wish");
    assert_eq!(problem("/api/replay", &record.replace("thimble", "chess")).await, "no-such-game");
    assert_eq!(
        problem("/api/replay", &record.replace("\"rules_version\": 1", "\"rules_version\": 7")).await,
        "other-rules"
    );
    assert_eq!(problem("/api/replay", &" ".repeat(1_100_000)).await, "too-large");
    let doubtful = server.raw("POST", "/api/replay", &[JSON], &format!("{record} ")).await;
    assert!(serde_json::from_str::<Value>(&doubtful.body).unwrap()["mismatch"].is_string());
}

#[tokio::test]
async fn a_game_that_is_over_is_looked_at_again() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let path = format!("tables/{table}/review");
    assert_eq!(ada.not_shown(&path).await, "not-over");
    play_out(&[&ada, &bea], &table).await;
    let first = ada.get(&path).await;
    assert!(first["progress"].as_f64().is_some_and(|progress| (0.0..=1.0).contains(&progress)), "{first}");
    let review = loop {
        let review = ada.get(&path).await;
        if review["ready"] == json!(true) {
            break review;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    let end = ada.state(&table, "").await;
    let points = review["points"].as_array().unwrap();
    assert_eq!(points.len() as u64, end["inputs"].as_u64().unwrap() + 1, "before each input and at the end");
    for point in points {
        let sum: f64 = point["worth"].as_array().unwrap().iter().map(|one| one.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-3, "{point}");
    }
    let winners = end["moment"]["ending"]["winners"].as_array().unwrap();
    let last = points.last().unwrap()["worth"].as_array().unwrap();
    for winner in winners {
        let share = last[winner.as_u64().unwrap() as usize - 1].as_f64().unwrap();
        assert!((share - 1.0 / winners.len() as f64).abs() < 1e-3, "{last:?}");
    }
    for moment in review["moments"].as_array().unwrap() {
        let n = moment["n"].as_u64().unwrap();
        let then = ada.state(&table, &format!("at={}", n - 1)).await;
        assert!(then["inputs"] == json!(n - 1) && moment["label"] != json!(""), "{moment}");
        let lost = moment["swing"].as_f64().unwrap();
        assert!(moment["kind"] == json!("luck") || lost < 0.0 && moment["best"] != moment["label"], "{moment}");
    }
    assert_eq!((review["luck"].as_array().unwrap().len(), review["choices"].as_array().unwrap().len()), (2, 2));
}
