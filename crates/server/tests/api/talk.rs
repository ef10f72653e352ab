//! Chat.

use serde_json::{Value, json};

use crate::harness::{TestServer, play_out};

#[tokio::test]
async fn what_is_said_is_heard_and_kept_and_is_no_tag_on_the_wire() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let chat = format!("tables/{table}/chat");
    let mut line = bea.attend(&table).await;
    line.hear("scene").await;
    let said = "<script>alert(1)</script> & more";
    let lines = ada.post(&chat, json!({ "text": format!("  {said}\u{202e} ") })).await;
    assert_eq!(lines["lines"][0]["text"], said);
    let heard = loop {
        let frame = line.next().await;
        if frame.contains("\"chat\"") && frame.contains("\"line\"") {
            break frame;
        }
    };
    assert!(heard.contains("\\u003cscript\\u003e") && !heard.contains(['<', '>', '&']), "{heard}");
    let frame: Value = serde_json::from_str(&heard).unwrap();
    assert_eq!(
        (&frame["line"]["text"], &frame["line"]["seat"], &frame["line"]["name"]),
        (&json!(said), &json!(1), &json!("Ada"))
    );
    let answer = ada.guest.api().send("GET", &format!("/api/{chat}"), None).await.unwrap();
    assert!(!answer.text.contains('<') && answer.json()["lines"][0]["text"] == said);
    let mut late = bea.attend(&table).await;
    let mut scene = late.next().await;
    while !scene.starts_with(r#"{"type":"scene""#) {
        scene = late.next().await;
    }
    assert!(scene.contains("\\u003cscript") && !scene.contains("<script"), "{scene}");
}

#[tokio::test]
async fn it_has_its_length_and_its_limits() {
    let server = TestServer::with(|settings| settings.limits = true).await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let chat = format!("tables/{}/chat", ada.duel(&bea).await);
    assert_eq!(ada.refused(&chat, json!({ "text": "é".repeat(301) })).await, "too-large");
    assert_eq!(ada.refused(&chat, json!({ "text": " \u{200b} " })).await, "bad-wish");
    assert_eq!(ada.refused(&chat, json!({ "text": "é".repeat(300) })).await, "done");
    let mut said = 0;
    while bea.refused(&chat, json!({ "text": "again" })).await == "done" {
        said += 1;
        assert!(said < 100, "there is no limit");
    }
    assert!(said >= 5, "{said}");
}

#[tokio::test]
async fn who_is_muted_is_not_heard() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let chat = format!("tables/{table}/chat");
    ada.post(&chat, json!({ "text": "before" })).await;
    let muted = bea.post("me/mute", json!({ "guest": ada.guest.id, "muted": true })).await;
    assert_eq!(muted["muted"], json!([ada.guest.id]));
    let mut line = bea.attend(&table).await;
    assert_eq!(line.hear("scene").await["chat"], json!([]));
    ada.post(&chat, json!({ "text": "after" })).await;
    assert!(line.everything().await.iter().all(|frame| frame["type"] != "chat"));
    assert_eq!(bea.get(&chat).await["lines"], json!([]));
    assert_eq!(ada.get(&chat).await["lines"].as_array().unwrap().len(), 2);
    bea.post("me/mute", json!({ "guest": ada.guest.id, "muted": false })).await;
    assert_eq!(bea.get(&chat).await["lines"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_table_may_be_silent() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let wish = json!({ "game": "thimble", "chat": false, "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let table = ada.table(wish).await;
    assert_eq!(ada.refused(&format!("tables/{table}/chat"), json!({ "text": "hush" })).await, "chat-off");
}

#[tokio::test]
async fn who_only_watches_a_running_game_says_nothing() {
    let server = TestServer::open().await;
    let [ada, bea, eve] = server.guests(["Ada", "Bea", "Eve"]).await;
    let table = ada.duel(&bea).await;
    let chat = format!("tables/{table}/chat");
    assert_eq!(eve.refused(&chat, json!({ "text": "he has a six" })).await, "not-your-seat");
    ada.post(&chat, json!({ "text": "hello" })).await;
    assert_eq!(eve.get(&chat).await["lines"].as_array().unwrap().len(), 1);
    play_out(&[&ada, &bea], &table).await;
    assert_eq!(eve.refused(&chat, json!({ "text": "well played" })).await, "done");
    let last = ada.get(&chat).await["lines"][1].clone();
    assert_eq!((&last["name"], &last["seat"]), (&json!("Eve"), &Value::Null));
}
