//! Whom the host sends away.

use serde_json::json;

use crate::harness::TestServer;

#[tokio::test]
async fn the_host_sends_a_guest_away_from_a_seat_and_he_does_not_come_back() {
    let server = TestServer::open().await;
    let [ada, bea, cyd] = server.guests(["Ada", "Bea", "Cyd"]).await;
    let wish = json!({ "game": "thimble", "auto_start": false, "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let table = ada.table(wish).await;
    let (join, remove) = (format!("tables/{table}/join"), format!("tables/{table}/remove"));
    bea.post(&join, json!({})).await;
    let mut line = bea.attend(&table).await;
    line.hear("scene").await;
    assert_eq!(bea.refused(&remove, json!({ "seat": 1 })).await, "not-yours");
    assert_eq!(ada.refused(&remove, json!({ "seat": 1 })).await, "bad-wish", "the host leaves by himself");
    assert_eq!(ada.refused(&remove, json!({ "seat": 3 })).await, "no-such-seat");
    let info = ada.post(&remove, json!({ "seat": 2 })).await;
    assert_eq!(info["seats"][1]["kind"], "open");
    assert_eq!(ada.refused(&remove, json!({ "seat": 2 })).await, "bad-wish", "nobody sits there any more");
    let told = line.hear("table").await;
    assert_eq!(told["info"]["yours"], json!([]), "who is sent away is told so");
    assert_eq!(bea.refused(&join, json!({})).await, "sent-away");
    let server = server.close().await.open().await;
    let (ada, bea, cyd) = (server.again(&ada), server.again(&bea), server.again(&cyd));
    let bearer = format!("Bearer {}", bea.token());
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let told = server.raw("POST", &format!("/api/{join}?lang=fr"), &headers, "{}").await;
    assert!(told.status == 403 && told.body.contains("vous en a écarté"), "{told:?}");
    assert_eq!(bea.refused(&join, json!({})).await, "sent-away", "nor after a restart");
    cyd.post(&join, json!({})).await;
    ada.post(&format!("tables/{table}/start"), json!({})).await;
    assert_eq!(ada.refused(&remove, json!({ "seat": 2 })).await, "already-started", "nobody is thrown out of a game");
}
