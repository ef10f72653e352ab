//! Asking the guide.

use serde_json::json;

use crate::harness::{Person, TestServer};

/// A table of Cleopatra at which Ada is asked.
async fn table(ada: &Person, hints: bool) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }]);
    let table = ada.table(json!({ "game": "cleopatra", "hints": hints, "seats": seats })).await;
    ada.wait_for(&table, "Ada is asked", |info| info["to_act"] == json!([1])).await;
    table
}

#[tokio::test]
async fn a_newcomer_is_told_a_sentence_for_each_kind_of_action_and_thing() {
    let server = TestServer::open().await;
    let [ada, eve] = server.guests(["Ada", "Eve"]).await;
    let table = table(&ada, true).await;
    let path = format!("tables/{table}/guide");
    let state = ada.state(&table, "with=legal").await;
    let (guide, french) = (ada.get(&path).await, ada.get(&format!("{path}?lang=fr")).await);
    assert_eq!((&guide["n"], &guide["weighed"]), (&state["n"], &json!(null)));
    let [topics, french] = [&guide, &french].map(|guide| guide["topics"].as_array().unwrap());
    for (topic, french) in topics.iter().zip(french) {
        assert_eq!((&topic["kind"], &topic["offer"]), (&french["kind"], &french["offer"]));
        assert_ne!(topic["text"], french["text"]);
        assert_ne!(topic["offer"].is_null(), topic["element"].is_null(), "{topic}");
        if let Some(offer) = topic["offer"].as_u64() {
            let (kind, action) = (topic["kind"].as_str().unwrap(), &state["legal"][offer as usize]["action"]);
            assert!(*action == kind || action.get(kind).is_some(), "{topic}: {action}");
        }
    }
    assert!(topics.len() >= 3, "{topics:?}");
    assert_eq!(eve.not_shown(&path).await, "not-your-seat");
    assert_eq!(ada.not_shown(&format!("{path}?seat=2")).await, "not-your-seat");
}

#[tokio::test]
async fn a_choice_is_weighed_where_hints_are_given_and_elsewhere_only_said_to_be_final_or_not() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    for hints in [true, false] {
        let table = table(&ada, hints).await;
        let legal = ada.state(&table, "with=legal").await["legal"].as_array().unwrap().len();
        let mut told = 0;
        for index in 0..legal {
            let guide = ada.get(&format!("tables/{table}/guide?index={index}")).await;
            let weighed = &guide["weighed"];
            assert_eq!((&weighed["index"], &guide["topics"]), (&json!(index), &json!([])));
            // Against bots everything can be taken back.
            assert_eq!(weighed["last"], json!(false));
            for change in weighed["changes"].as_array().unwrap() {
                assert!(change["text"].as_str().is_some_and(|text| !text.contains("reason-")), "{change}");
                told += 1;
            }
        }
        assert!(hints || told == 0, "{told} changes where nobody may ask a bot");
        if hints {
            assert_eq!(ada.not_shown(&format!("tables/{table}/guide?index={legal}")).await, "stale");
        }
    }
}
