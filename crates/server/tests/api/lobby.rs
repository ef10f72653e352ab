//! Before the game: sitting down, getting up, beginning, closing.

use serde_json::json;

use crate::harness::{TestServer, id};

#[tokio::test]
async fn a_table_is_made_as_wished_and_begins_once_everybody_sits() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let wish = json!({ "game": "cleopatra", "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "bot": "random" }] });
    let made = ada.post("tables", wish).await;
    assert_eq!((&made["status"], &made["yours"], &made["made_by_you"]), (&json!("waiting"), &json!([1]), &json!(true)));
    let kinds: Vec<_> = made["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].clone()).collect();
    assert_eq!(kinds, ["person", "open", "bot"]);
    let table = id(&made);
    let joined = bea.post(&format!("tables/{table}/join"), json!({})).await;
    assert_eq!(
        (&joined["status"], &joined["yours"], &joined["made_by_you"]),
        (&json!("running"), &json!([2]), &json!(false))
    );
    assert!(joined["started_at"].is_u64() && joined["n"].as_u64().unwrap() >= 1);
}

#[tokio::test]
async fn a_table_of_the_maker_and_bots_begins_at_once() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let quick = ada.post("tables/quick", json!({ "game": "cleopatra" })).await;
    assert_eq!((&quick["status"], quick["seats"].as_array().unwrap().len()), (&json!("running"), 3));
    assert_eq!(quick["listed"], false);
    let four = ada.post("tables/quick", json!({ "game": "cleopatra", "players": 4, "bot": "random" })).await;
    assert_eq!(four["seats"].as_array().unwrap().len(), 4);
}

#[tokio::test]
async fn nobody_sits_on_another_or_twice_or_nowhere() {
    let server = TestServer::open().await;
    let [ada, bea, cleo] = server.guests(["Ada", "Bea", "Cleo"]).await;
    let wish = json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }, { "kind": "bot", "bot": "random" }] });
    let join = format!("tables/{}/join", ada.table(wish).await);
    assert_eq!(ada.refused(&join, json!({})).await, "already-seated");
    assert_eq!(bea.refused(&join, json!({ "seat": 1 })).await, "seat-taken");
    assert_eq!(bea.refused(&join, json!({ "seat": 4 })).await, "seat-taken");
    assert_eq!(bea.refused(&join, json!({ "seat": 5 })).await, "no-such-seat");
    assert_eq!(bea.refused(&join, json!({ "seat": 0 })).await, "malformed");
    assert_eq!(bea.post(&join, json!({ "seat": 3 })).await["yours"], json!([3]));
    assert_eq!(bea.refused(&join, json!({})).await, "already-seated");
    assert_eq!(cleo.post(&join, json!({})).await["status"], "running");
    assert_eq!(server.guest("Dora").await.refused(&join, json!({})).await, "already-started");
    assert_eq!(bea.refused("tables/0000000000000/join", json!({})).await, "no-such-table");
    assert_eq!(bea.refused("tables/nonsense/join", json!({})).await, "no-such-table");
}

#[tokio::test]
async fn who_leaves_before_the_game_frees_the_seat_and_the_last_one_closes_the_table() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let wish = json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }] });
    let table = ada.table(wish).await;
    assert_eq!(bea.refused(&format!("tables/{table}/leave"), json!({})).await, "not-your-seat");
    bea.post(&format!("tables/{table}/join"), json!({ "seat": 2 })).await;
    let left = bea.post(&format!("tables/{table}/leave"), json!({})).await;
    assert_eq!(
        (&left["seats"][1]["kind"], &left["seats"][1]["name"], &left["status"]),
        (&json!("open"), &json!(""), &json!("waiting"))
    );
    bea.post(&format!("tables/{table}/join"), json!({ "seat": 3 })).await;
    ada.post(&format!("tables/{table}/leave"), json!({})).await;
    let closed = bea.post(&format!("tables/{table}/leave"), json!({})).await;
    assert_eq!(closed["status"], "closed");
    assert!(closed["finished_at"].is_u64());
    assert_eq!(ada.refused(&format!("tables/{table}/join"), json!({})).await, "already-over");
}

#[tokio::test]
async fn a_table_that_does_not_begin_by_itself_is_begun_by_its_maker() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let wish = json!({ "game": "thimble", "auto_start": false, "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let table = ada.table(wish).await;
    let start = format!("tables/{table}/start");
    assert_eq!(ada.refused(&start, json!({})).await, "bad-setup");
    assert_eq!(bea.post(&format!("tables/{table}/join"), json!({})).await["status"], "waiting");
    assert_eq!(bea.refused(&start, json!({})).await, "not-yours");
    assert_eq!(ada.post(&start, json!({})).await["status"], "running");
    assert_eq!(ada.refused(&start, json!({})).await, "already-started");
}

#[tokio::test]
async fn bots_sit_down_where_nobody_does() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let wish = json!({ "game": "cleopatra", "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "invited" }] });
    let table = ada.table(wish).await;
    let start = format!("tables/{table}/start");
    assert_eq!(ada.refused(&start, json!({ "fill": "oracle" })).await, "bad-setup");
    let begun = ada.post(&start, json!({ "fill": "random" })).await;
    assert_eq!(begun["status"], "running");
    assert!([1, 2].iter().all(|seat: &usize| begun["seats"][*seat]["bot"] == "random"));
}

#[tokio::test]
async fn a_table_is_closed_by_its_maker_alone() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let wish = json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let table = ada.table(wish).await;
    let close = format!("tables/{table}/close");
    assert_eq!(bea.refused(&close, json!({})).await, "not-yours");
    assert_eq!(ada.post(&close, json!({})).await["status"], "closed");
    assert_eq!(ada.refused(&close, json!({})).await, "already-over");
    assert_eq!(bea.refused(&format!("tables/{table}/join"), json!({})).await, "already-over");

    let running = ada.duel(&bea).await;
    assert_eq!(ada.refused(&format!("tables/{running}/close"), json!({})).await, "not-yours", "others play there");
    let alone = id(&ada.post("tables/quick", json!({ "game": "cleopatra" })).await);
    let stopped = ada.post(&format!("tables/{alone}/close"), json!({})).await;
    assert_eq!((&stopped["status"], &stopped["ending"]["reason"]), (&json!("closed"), &json!("closed")));
}

#[tokio::test]
async fn who_is_nobody_cannot_sit_down() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let wish = json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let path = format!("/api/tables/{}/join", ada.table(wish).await);
    let json = [("content-type", "application/json")];
    let nobody = server.raw("POST", &path, &json, "{}").await;
    assert_eq!((nobody.status, nobody.code().as_str()), (401, "no-guest"));
    let stranger = server.raw("POST", &path, &[json[0], ("authorization", "Bearer 00ff")], "{}").await;
    assert_eq!((stranger.status, stranger.code().as_str()), (401, "bad-secret"));
}
