//! Asking what a bot would do.

use serde_json::{Value, json};

use crate::harness::{Person, TestServer};

/// A table at which hints are given or not, where Ada is asked.
async fn table(ada: &Person, hints: bool) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }]);
    let table = ada.table(json!({ "game": "cleopatra", "hints": hints, "seats": seats })).await;
    ada.wait_for(&table, "Ada is asked", |info| info["to_act"] == json!([1])).await;
    table
}

#[tokio::test]
async fn who_is_asked_is_told_the_best_three_actions_with_their_chances() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let table = table(&ada, true).await;
    assert_eq!(ada.info(&table).await["hints"], json!(true));
    let state = ada.state(&table, "with=legal").await;
    let legal = state["legal"].as_array().unwrap();
    let hint = ada.post(&format!("tables/{table}/hint"), json!({})).await;
    assert_eq!(hint["n"], state["n"]);
    assert!(hint["iterations"].as_u64() > Some(0), "{hint}");
    let choices = hint["choices"].as_array().unwrap();
    assert_eq!(choices.len(), legal.len().min(3));
    for choice in choices {
        let index = choice["index"].as_u64().unwrap() as usize;
        assert_eq!(choice["label"], legal[index]["label"]);
        let chance = choice["chance"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&chance), "{choice}");
    }
    for reason in choices.iter().flat_map(|choice| choice["why"].as_array().unwrap()) {
        assert!(reason["text"].as_str().is_some_and(|text| !text.is_empty() && !text.contains("reason-")), "{reason}");
        assert!(reason["good"].is_boolean(), "{reason}");
    }
    let indices: Vec<&Value> = choices.iter().map(|choice| &choice["index"]).collect();
    assert!(indices.iter().all(|index| indices.iter().filter(|other| other == &index).count() == 1));
}

#[tokio::test]
async fn hints_are_only_given_where_they_are_agreed_on_and_to_who_is_asked() {
    let server = TestServer::open().await;
    let [ada, eve] = server.guests(["Ada", "Eve"]).await;
    let silent = table(&ada, false).await;
    assert_eq!(ada.refused(&format!("tables/{silent}/hint"), json!({})).await, "hints-off");
    let open = table(&ada, true).await;
    let path = format!("tables/{open}/hint");
    assert_eq!(eve.refused(&path, json!({})).await, "not-your-seat");
    assert_eq!(ada.refused(&path, json!({ "seat": 2 })).await, "not-your-seat");
    assert_eq!(ada.refused(&path, json!({ "level": 2 })).await, "malformed");
    let quick = ada.post("tables/quick", json!({ "game": "thimble", "bot": "random" })).await;
    assert_eq!(quick["hints"], json!(true), "alone against bots nobody minds");
    let waiting =
        ada.table(json!({ "game": "thimble", "hints": true, "seats": [{"kind": "me"}, {"kind": "open"}] })).await;
    assert_eq!(ada.refused(&format!("tables/{waiting}/hint"), json!({})).await, "not-started");
}
