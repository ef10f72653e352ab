//! Several people at one device.

use serde_json::json;

use crate::harness::TestServer;

#[tokio::test]
async fn who_holds_several_seats_says_which() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Bea" }]);
    let table = ada.table(json!({ "game": "thimble", "seats": seats })).await;
    let info = ada.info(&table).await;
    assert_eq!((&info["status"], &info["yours"]), (&json!("running"), &json!([1, 2])));
    assert_eq!((&info["seats"][0]["name"], &info["seats"][1]["name"]), (&json!("Ada"), &json!("Bea")));
    let decide = format!("tables/{table}/decide");
    assert_eq!(ada.refused(&decide, json!({ "n": 1, "index": 0 })).await, "not-your-seat");
    assert_eq!(ada.refused(&decide, json!({ "n": 1, "index": 0, "seat": 3 })).await, "no-such-seat");
    ada.post(&decide, json!({ "n": 1, "index": 0, "seat": 2 })).await;
    // Both were asked at the same time: what the other did meanwhile does not make the question another.
    ada.post(&decide, json!({ "n": 1, "index": 0, "seat": 1 })).await;
    // Who of the two is asked next, chance has decided; the same message is taken of neither.
    let again = ada.refused(&decide, json!({ "n": 1, "index": 0, "seat": 1 })).await;
    assert!(["stale", "not-your-turn"].contains(&again.as_str()), "{again}");
}

#[tokio::test]
async fn each_seat_sees_its_own_hand_alone() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let table = ada.table(json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "me" }] })).await;
    for seat in [1, 2] {
        let state = ada.state(&table, &format!("seat={seat}&with=view,legal")).await;
        assert_eq!(state["viewer"], json!(seat.to_string()));
        let hands = &state["view"]["hands"];
        assert!(hands[seat - 1][0].is_u64() && hands[2 - seat][0].is_null(), "{hands}");
        assert_eq!(state["legal"].as_array().unwrap().len() as u64, state["moment"]["legal"].as_u64().unwrap());
    }
    assert_eq!(ada.state(&table, "with=view").await["viewer"], "1", "the first if nobody says");
    assert_eq!(server.guest("Bea").await.not_shown(&format!("tables/{table}/state?seat=1")).await, "not-your-seat");
}
