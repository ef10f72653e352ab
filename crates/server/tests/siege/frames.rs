//! Frames that cost nothing to send.

use cenacle_server::wire::TableId;
use serde_json::{Value, json};

use crate::{
    harness::{Line, Person, TestServer},
    often,
};

async fn server() -> TestServer {
    TestServer::with(|settings| settings.limits = true).await
}

async fn line(person: &Person) -> Line {
    Line::open(person.guest.socket().await.unwrap()).await
}

/// What a hostile client sends again and again.
#[derive(Clone, Copy, Debug)]
enum Flood {
    Pings,
    Pongs,
    Bytes,
    Nonsense,
    Refused,
    /// A message that never ends.
    Fragments,
}

async fn send(line: &mut Line, flood: Flood, table: &str, first: bool) -> bool {
    let socket = line.socket();
    let refused = json!({ "type": "decide", "id": 1, "table": table, "n": 0, "index": 9 }).to_string();
    match flood {
        Flood::Pings => socket.signal(true).await.is_ok(),
        Flood::Pongs => socket.signal(false).await.is_ok(),
        Flood::Bytes => socket.say_bytes(vec![7; 10]).await.is_ok(),
        Flood::Nonsense => socket.say("{").await.is_ok(),
        Flood::Refused => socket.say(&refused).await.is_ok(),
        Flood::Fragments => socket.say_piece(if first { "{" } else { "" }, first, false).await.is_ok(),
    }
}

#[tokio::test]
async fn every_kind_of_frame_costs_and_who_goes_on_is_sent_away() {
    let server = server().await;
    use Flood::{Bytes, Fragments, Nonsense, Pings, Pongs, Refused};
    for flood in [Pings, Pongs, Bytes, Nonsense, Refused, Fragments] {
        let [ada, bea] = server.guests(["Ada", "Bea"]).await;
        let table = ada.duel(&bea).await;
        let mut line = line(&ada).await;
        // Nobody reads meanwhile: the answers of a thousand messages fit into what the system keeps.
        for at in 0..often(900, 5000) {
            if !send(&mut line, flood, &table, at == 0).await {
                break;
            }
        }
        assert_eq!(line.end().await, ("too-fast".to_owned(), 1008), "{flood:?}");
        // Another guest does not pay for it, unless the whole address has nothing left.
        tokio::time::sleep(std::time::Duration::from_secs(2)).await;
        assert!(bea.decide(&table).await, "{flood:?}");
    }
}

#[tokio::test]
async fn a_message_in_pieces_is_heard_and_each_piece_is_paid_for() {
    let server = server().await;
    let ada = server.guest("Ada").await;
    let mut line = line(&ada).await;
    let text = json!({ "type": "ping", "id": 5 }).to_string();
    let (start, rest) = text.split_at(7);
    let (middle, end) = rest.split_at(4);
    line.socket().say_piece(start, true, false).await.unwrap();
    // Somebody is there, in the middle of it.
    line.socket().signal(true).await.unwrap();
    line.socket().say_piece(middle, false, false).await.unwrap();
    line.socket().say_piece(end, false, true).await.unwrap();
    assert_eq!(line.hear("done").await["id"], 5);
    // Nine pieces in ten end nothing; they count all the same.
    for sent in 0..often(900, 5000) {
        let (first, last) = (sent % 10 == 0, sent % 10 == 9);
        if line.socket().say_piece(if first { "{" } else { "" }, first, last).await.is_err() {
            break;
        }
    }
    assert_eq!(line.end().await, ("too-fast".to_owned(), 1008));
}

#[tokio::test]
async fn who_looks_at_too_many_tables_is_told_how_long_to_wait() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut line = line(&ada).await;
    let mut refused = Vec::new();
    for number in 1..=65 {
        // None of them exists: each is looked at all the same.
        line.attend(&TableId(number).to_string()).await;
        let frame: Value = serde_json::from_str(&line.next().await).unwrap();
        refused.push(frame["problem"].clone());
    }
    assert!(refused[..64].iter().all(|problem| problem["code"] == "no-such-table"), "{refused:?}");
    assert_eq!(refused[64]["code"], "too-fast");
    assert!(refused[64]["wait"].as_u64().is_some_and(|wait| wait > 0), "{}", refused[64]);
    line.say(json!({ "type": "part", "id": 3, "table": TableId(7).to_string() })).await;
    line.hear("done").await;
    line.attend(&TableId(65).to_string()).await;
    let frame: Value = serde_json::from_str(&line.next().await).unwrap();
    assert_eq!(frame["problem"]["code"], "no-such-table", "there is room again");
}

#[tokio::test]
async fn who_is_too_fast_is_told_how_long_to_wait_and_is_heard_after_that() {
    let server = server().await;
    let ada = server.guest("Ada").await;
    let mut line = line(&ada).await;
    for id in 0..450 {
        line.say(json!({ "type": "ping", "id": id })).await;
    }
    let wait = loop {
        let frame: Value = serde_json::from_str(&line.next().await).unwrap();
        if frame["type"] == "refused" {
            assert_eq!(frame["problem"]["code"], "too-fast");
            break frame["problem"]["wait"].as_u64().expect("it says how long");
        }
    };
    assert!((1..=1000).contains(&wait), "{wait}");
    // All the others were refused as well, and each of them has cost nothing.
    tokio::time::sleep(std::time::Duration::from_millis(wait + 1000)).await;
    line.say(json!({ "type": "ping", "id": 7000 })).await;
    loop {
        let frame: Value = serde_json::from_str(&line.next().await).unwrap();
        if frame["id"] == json!(7000) {
            assert_eq!(frame["type"], "done");
            break;
        }
    }
}

#[tokio::test]
async fn over_http_the_same_is_said_in_the_body_and_in_the_head() {
    let server = server().await;
    let ada = server.guest("Ada").await;
    let authorization = format!("Bearer {}", ada.token());
    let headers = [("content-type", "application/json"), ("authorization", authorization.as_str())];
    let refused = loop {
        let answer = server.raw("POST", "/api/me/mute", &headers, "{}").await;
        if answer.status == 429 {
            break answer;
        }
    };
    let problem: Value = serde_json::from_str(&refused.body).unwrap();
    let wait = problem["wait"].as_u64().expect("it says how long");
    let seconds: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!(wait >= 1 && seconds >= wait / 1000 && seconds <= wait / 1000 + 1, "{wait} {seconds}");
    assert!(problem["message"].as_str().unwrap().starts_with("Too many"), "in the guest's language: {problem}");
}
