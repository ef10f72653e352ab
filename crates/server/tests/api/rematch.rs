//! Playing again.

use serde_json::json;

use crate::harness::{TestServer, id, play_out};

#[tokio::test]
async fn the_same_people_play_again_one_seat_further() {
    let server = TestServer::open().await;
    let [ada, bea, cleo] = server.guests(["Ada", "Bea", "Cleo"]).await;
    let wish = json!({ "game": "thimble", "options": { "faces": "four" },
        "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "bot": "random" }] });
    let table = ada.table(wish).await;
    let rematch = format!("tables/{table}/rematch");
    assert_eq!(ada.refused(&rematch, json!({})).await, "not-over");
    bea.post(&format!("tables/{table}/join"), json!({})).await;
    assert_eq!(ada.refused(&rematch, json!({})).await, "not-over");
    play_out(&[&ada, &bea], &table).await;
    assert_eq!(cleo.refused(&rematch, json!({})).await, "not-your-seat");

    let again = bea.post(&rematch, json!({})).await;
    assert_eq!(
        (&again["status"], &again["yours"], &again["made_by_you"]),
        (&json!("waiting"), &json!([3]), &json!(true))
    );
    assert_eq!((&again["seats"][0]["kind"], &again["seats"][1]["kind"]), (&json!("bot"), &json!("invited")));
    assert_eq!(again["options"]["faces"], "four");
    assert_ne!(again["commitment"], ada.info(&table).await["commitment"], "there is a new secret");
    assert_eq!(ada.info(&table).await["rematch"], again["id"]);
    assert_eq!(ada.info(&id(&again)).await["reserved"], 2, "the chair is kept for her");
    assert_eq!(cleo.info(&id(&again)).await.get("reserved"), None);
    let join = format!("tables/{}/join", id(&again));
    assert_eq!(cleo.refused(&join, json!({ "seat": 2 })).await, "not-invited");

    let begun = ada.post(&rematch, json!({})).await;
    assert_eq!(id(&begun), id(&again), "who asks later sits down at the same table");
    assert_eq!((&begun["status"], &begun["yours"]), (&json!("running"), &json!([2])));
    assert_eq!(begun.get("reserved"), None);
    assert_eq!(id(&ada.post(&rematch, json!({})).await), id(&again), "and is led there again");
}

#[tokio::test]
async fn a_kept_chair_can_be_taken_by_the_door() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    play_out(&[&ada, &bea], &table).await;
    let again = id(&ada.post(&format!("tables/{table}/rematch"), json!({})).await);
    let begun = bea.post(&format!("tables/{again}/join"), json!({})).await;
    assert_eq!(begun["status"], "running");
}

#[tokio::test]
async fn against_bots_alone_it_begins_at_once() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let table = id(&ada.post("tables/quick", json!({ "game": "cleopatra" })).await);
    ada.post(&format!("tables/{table}/resign"), json!({})).await;
    let again = ada.post(&format!("tables/{table}/rematch"), json!({})).await;
    assert_eq!((&again["status"], &again["yours"]), (&json!("running"), &json!([2])));
}

#[tokio::test]
async fn a_rematch_that_was_given_up_can_be_asked_for_anew() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    play_out(&[&ada, &bea], &table).await;
    let rematch = format!("tables/{table}/rematch");
    let first = id(&ada.post(&rematch, json!({})).await);
    ada.post(&format!("tables/{first}/close"), json!({})).await;
    let second = bea.post(&rematch, json!({})).await;
    assert_eq!(second["status"], "waiting");
    assert_ne!(id(&second), first);
}
