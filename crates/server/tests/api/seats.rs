//! Seats for those who were invited.

use serde_json::{Value, json};

use crate::harness::{Person, TestServer, id};

/// A table with one seat by invitation, and what its maker sees of it.
async fn table(maker: &Person) -> Value {
    let seats = json!([{ "kind": "me" }, { "kind": "invited" }, { "kind": "invited" }]);
    maker.post("tables", json!({ "game": "thimble", "seats": seats })).await
}

#[tokio::test]
async fn an_invitation_is_shown_only_to_who_made_the_table() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let made = table(&ada).await;
    let invites: Vec<_> = (1..3).map(|seat| made["seats"][seat]["invite"].as_str().unwrap().to_owned()).collect();
    assert_ne!(invites[0], invites[1]);
    assert!(invites[0].len() >= 32, "{}", invites[0]);
    let seen = bea.info(&id(&made)).await.to_string();
    assert!(invites.iter().all(|invite| !seen.contains(invite.as_str())));
    let nobodys = server.raw("GET", &format!("/api/tables/{}", id(&made)), &[], "").await;
    assert!(nobodys.status == 200 && invites.iter().all(|invite| !nobodys.body.contains(invite.as_str())));
}

#[tokio::test]
async fn who_has_the_link_of_a_seat_sits_there_and_nobody_else_does() {
    let server = TestServer::open().await;
    let [ada, bea, cleo] = server.guests(["Ada", "Bea", "Cleo"]).await;
    let made = table(&ada).await;
    let join = format!("tables/{}/join", id(&made));
    let invite = |seat: usize| made["seats"][seat - 1]["invite"].as_str().unwrap().to_owned();
    assert_eq!(bea.refused(&join, json!({})).await, "seat-taken", "no seat is open");
    assert_eq!(bea.refused(&join, json!({ "seat": 2 })).await, "not-invited");
    assert_eq!(bea.refused(&join, json!({ "seat": 2, "invite": "0123" })).await, "not-invited");
    assert_eq!(bea.refused(&join, json!({ "seat": 2, "invite": invite(3) })).await, "not-invited");
    assert_eq!(bea.post(&join, json!({ "invite": invite(3) })).await["yours"], json!([3]));
    assert_eq!(cleo.refused(&join, json!({ "invite": invite(3) })).await, "seat-taken");
    assert_eq!(cleo.post(&join, json!({ "seat": 2, "invite": invite(2) })).await["status"], "running");
    let after = ada.info(&id(&made)).await;
    assert!((0..3).all(|seat| after["seats"][seat]["invite"].is_null()));
}

#[tokio::test]
async fn an_invitation_stays_good_when_its_guest_gets_up() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let made = table(&ada).await;
    let (table, invite) = (id(&made), made["seats"][1]["invite"].clone());
    bea.post(&format!("tables/{table}/join"), json!({ "invite": invite })).await;
    bea.post(&format!("tables/{table}/leave"), json!({})).await;
    assert_eq!(ada.info(&table).await["seats"][1]["invite"], invite);
    assert_eq!(bea.post(&format!("tables/{table}/join"), json!({ "invite": invite })).await["yours"], json!([2]));
}
