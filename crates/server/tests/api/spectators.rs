//! What people see who do not play.

use serde_json::{Value, json};

use crate::harness::{Person, TestServer, play_out};

async fn table(maker: &Person, spectators: &str) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    maker.table(json!({ "game": "thimble", "spectators": spectators, "seats": seats })).await
}

/// What is refused to somebody: state, socket, chat, record.
async fn refusals(person: &Person, table: &str) -> [String; 4] {
    let state = person.not_shown(&format!("tables/{table}/state?with=view,scene,log")).await;
    let mut line = crate::harness::Line::open(person.guest.socket().await.unwrap()).await;
    line.attend(table).await;
    let frame: Value = serde_json::from_str(&line.next().await).unwrap();
    let attend = if frame["type"] == "refused" { frame["problem"]["code"].as_str().unwrap() } else { "done" };
    let chat = person.not_shown(&format!("tables/{table}/chat")).await;
    let record = person.not_shown(&format!("tables/{table}/record")).await;
    [state, attend.to_owned(), chat, record]
}

/// Whether a view shows a card of a hand.
fn shows_a_hand(view: &Value) -> bool {
    let hands = view["hands"].as_array().unwrap().iter().flat_map(|hand| hand.as_array().unwrap());
    hands.into_iter().any(Value::is_u64)
}

#[tokio::test]
async fn what_is_for_nobody_is_for_nobody() {
    let server = TestServer::open().await;
    let [ada, bea, eve] = server.guests(["Ada", "Bea", "Eve"]).await;
    let table = table(&ada, "none").await;
    assert_eq!(refusals(&eve, &table).await, ["no-spectators"; 4]);
    bea.post(&format!("tables/{table}/join"), json!({})).await;
    assert_eq!(refusals(&eve, &table).await, ["no-spectators"; 4]);
    play_out(&[&ada, &bea], &table).await;
    assert_eq!(refusals(&eve, &table).await, ["no-spectators"; 4]);
    assert_eq!(refusals(&bea, &table).await, ["done"; 4]);
    let nobody = server.raw("GET", &format!("/api/tables/{table}/state?with=view"), &[], "").await;
    assert_eq!((nobody.status, nobody.code().as_str()), (403, "no-spectators"));
}

#[tokio::test]
async fn what_is_public_is_seen_live_and_hands_only_afterwards() {
    let server = TestServer::open().await;
    let [ada, bea, eve] = server.guests(["Ada", "Bea", "Eve"]).await;
    let table = table(&ada, "public").await;
    let mut line = eve.attend(&table).await;
    assert_eq!(line.hear("scene").await["scene"], Value::Null);
    bea.post(&format!("tables/{table}/join"), json!({})).await;
    let begun = line.hear("scene").await;
    assert_eq!((&begun["viewer"], &begun["n"], &begun["moment"]["legal"]), (&json!("spectator"), &json!(1), &json!(0)));
    while ada.info(&table).await["ending"].is_null() {
        let state = eve.state(&table, "with=view,legal,scene,log").await;
        if state["moment"]["ending"].is_null() {
            assert_eq!((&state["viewer"], shows_a_hand(&state["view"])), (&json!("spectator"), false), "{state}");
            assert_eq!((&state["legal"], &state["scene"]["offers"]), (&json!([]), &json!([])));
            assert_eq!(eve.not_shown(&format!("tables/{table}/record")).await, "not-over");
        }
        ada.decide(&table).await;
        bea.decide(&table).await;
    }
    let first = eve.state(&table, "with=view&at=0").await;
    assert_eq!((&first["viewer"], shows_a_hand(&first["view"])), (&json!("omniscient"), true), "{first}");
    assert_eq!(refusals(&eve, &table).await, ["done"; 4]);
    let told: Vec<Value> = line.everything().await;
    let dealt = told.iter().any(|frame| frame["log"].to_string().contains("You are dealt"));
    assert!(!dealt && told.iter().any(|frame| frame["type"] == "news" && !frame["moment"]["ending"].is_null()));
}

#[tokio::test]
async fn what_is_for_afterwards_is_not_for_before() {
    let server = TestServer::open().await;
    let [ada, bea, eve] = server.guests(["Ada", "Bea", "Eve"]).await;
    let table = table(&ada, "after-end").await;
    let mut line = eve.attend(&table).await;
    line.hear("scene").await;
    bea.post(&format!("tables/{table}/join"), json!({})).await;
    let told = line.everything().await;
    let gone = told.iter().find(|frame| frame["type"] == "gone").expect("the game began");
    assert_eq!(gone["problem"]["code"], "no-spectators");
    assert_eq!(refusals(&eve, &table).await, ["no-spectators"; 4]);
    ada.decide(&table).await;
    assert_eq!(line.everything().await, Vec::<Value>::new(), "who is gone is told nothing");
    play_out(&[&ada, &bea], &table).await;
    assert_eq!(line.everything().await, Vec::<Value>::new());
    assert_eq!(refusals(&eve, &table).await, ["done"; 4]);
    assert_eq!(eve.state(&table, "").await["viewer"], "omniscient");
}

#[tokio::test]
async fn who_gave_up_his_seat_before_the_game_sees_what_a_spectator_sees() {
    let server = TestServer::open().await;
    let [ada, bea, cleo] = server.guests(["Ada", "Bea", "Cleo"]).await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let table = ada.table(json!({ "game": "thimble", "seats": seats })).await;
    bea.post(&format!("tables/{table}/join"), json!({ "seat": 2 })).await;
    let mut line = bea.attend(&table).await;
    assert_eq!(line.hear("scene").await["viewer"], "2");
    let mut chosen = crate::harness::Line::open(bea.guest.socket().await.unwrap()).await;
    chosen.say(json!({ "type": "attend", "id": 5, "table": table, "seat": 2 })).await;
    chosen.hear("scene").await;
    bea.post(&format!("tables/{table}/leave"), json!({})).await;
    cleo.post(&format!("tables/{table}/join"), json!({ "seat": 2 })).await;
    let told = chosen.everything().await;
    assert!(told.iter().any(|frame| frame["type"] == "gone"), "the seat is another's: {told:?}");
    server.guest("Dora").await.post(&format!("tables/{table}/join"), json!({})).await;
    let begun = line.hear("scene").await;
    assert_eq!(begun["viewer"], "spectator");
    assert!(!begun["log"].to_string().contains("You are dealt"));
    assert!(!begun["scene"].to_string().contains("\"hand.0\""));
    assert!(chosen.everything().await.is_empty());
}

#[tokio::test]
async fn who_sits_down_while_he_looks_on_plays_from_his_seat() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = table(&ada, "public").await;
    let mut line = bea.attend(&table).await;
    assert_eq!(line.hear("scene").await["viewer"], "spectator");
    bea.post(&format!("tables/{table}/join"), json!({})).await;
    let begun = line.hear("scene").await;
    assert_eq!((&begun["viewer"], &begun["info"]["yours"]), (&json!("2"), &json!([2])));
    assert!(begun["moment"]["legal"].as_u64().unwrap() > 0);
    line.say(json!({ "type": "decide", "id": 7, "table": table, "n": 1, "index": 0 })).await;
    assert_eq!(line.hear("done").await["id"], 7);
    assert_eq!(line.hear("news").await["what"], json!([{ "is": "decided", "seat": 2 }]));
}
