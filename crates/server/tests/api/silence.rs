//! Clients that have gone silent, and clients that take nothing of what they are sent.

use std::time::Duration;

use cenacle_load::{Ask, Heard, Socket};
use serde_json::{Value, json};

use crate::harness::{Person, TestServer, soon};

/// A table of three people, whose scenes are long.
async fn table(people: &[Person; 3]) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let table = people[0].table(json!({ "game": "cleopatra", "seats": seats })).await;
    for person in &people[1..] {
        person.post(&format!("tables/{table}/join"), json!({})).await;
    }
    table
}

/// A socket of Bea's client that reads nothing, while the server has more for it than the system keeps.
async fn deaf(person: &Person, table: &str) -> Socket {
    let mut socket = person.guest.socket().await.unwrap();
    for id in 1..=800 {
        let attend = Ask::Attend { id, table, seat: None, last: None, lang: None };
        if socket.ask(&attend).await.is_err() {
            // It was sent away already.
            break;
        }
        if id == 1 {
            soon("Bea is seen", || is_online(person, table, 1)).await;
        }
        // One after the other: what it asked for lies on the line, not at the table.
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    socket
}

async fn is_online(asker: &Person, table: &str, seat: usize) -> bool {
    asker.info(table).await["seats"][seat]["online"] == Value::Bool(true)
}

#[tokio::test]
async fn who_takes_nothing_is_sent_away_while_much_is_told() {
    let server = TestServer::open().await;
    let people = server.guests(["Ada", "Bea", "Cat"]).await;
    let table = table(&people).await;
    let _deaf = deaf(&people[1], &table).await;
    for line in 0..400 {
        people[0].post(&format!("tables/{table}/chat"), json!({ "text": format!("line {line}") })).await;
    }
    soon("Bea is sent away", || async { !is_online(&people[0], &table, 1).await }).await;
    let asked = [people[0].decide(&table).await, people[2].decide(&table).await];
    assert!(asked.contains(&true) || people[1].decide(&table).await, "the table goes on");
}

#[tokio::test]
async fn who_takes_nothing_is_sent_away_from_a_quiet_table_too() {
    let server = TestServer::with(|settings| settings.ping_every = Duration::from_millis(500)).await;
    let people = server.guests(["Ada", "Bea", "Cat"]).await;
    let table = table(&people).await;
    let _deaf = deaf(&people[1], &table).await;
    soon("Bea is sent away", || async { !is_online(&people[0], &table, 1).await }).await;
}

#[tokio::test]
async fn who_answers_no_ping_is_gone_and_who_does_stays() {
    let ping_every = Duration::from_millis(500);
    let server = TestServer::with(|settings| settings.ping_every = ping_every).await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    // A client answers pings by reading: Ada reads on, Bea does not.
    let mut line = ada.attend(&table).await;
    let reading = tokio::spawn(async move { while let Heard::Frame(_) = line.hear_any().await {} });
    let mut silent = bea.attend(&table).await;
    silent.hear("scene").await;
    assert!(is_online(&ada, &table, 1).await);
    soon("Bea is gone", || async { !is_online(&ada, &table, 1).await }).await;
    tokio::time::sleep(ping_every * 5).await;
    assert!(!reading.is_finished() && is_online(&ada, &table, 0).await, "who answers stays");
    while let Heard::Frame(_) = silent.hear_any().await {}
}
