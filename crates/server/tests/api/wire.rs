//! The socket: everything that can be asked over it, and how it ends.

use std::time::Duration;

use cenacle_load::Heard;
use cenacle_server::BotPace;
use serde_json::{Value, json};

use crate::harness::{Line, TestServer};

/// The answer to the message with this number.
async fn answer(line: &mut Line, message: Value) -> Value {
    let id = message["id"].clone();
    line.say(message).await;
    loop {
        let frame: Value = serde_json::from_str(&line.next().await).unwrap();
        let answers = ["done", "refused", "why-not"].iter().any(|kind| frame["type"] == *kind);
        if answers && frame["id"] == id {
            return frame;
        }
    }
}

#[tokio::test]
async fn a_game_is_played_over_the_socket_alone() {
    let server = TestServer::with(|settings| settings.bot_pace = BotPace::After(Duration::from_secs(600))).await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let [mut mine, mut hers] = [ada.attend(&table).await, bea.attend(&table).await];
    mine.hear("scene").await;
    hers.hear("scene").await;
    let ask = |kind: &str, id: u64, more: Value| {
        let mut message = json!({ "type": kind, "id": id, "table": table });
        message.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        message
    };
    let code = |frame: Value| frame["problem"]["code"].as_str().unwrap_or("done").to_owned();
    assert_eq!(answer(&mut mine, ask("decide", 1, json!({ "n": 1, "index": 0 }))).await["n"], 2);
    assert_eq!(code(answer(&mut mine, ask("decide", 2, json!({ "n": 1, "index": 0 }))).await), "not-your-turn");
    assert_eq!(answer(&mut mine, ask("undo", 3, json!({ "n": 2 }))).await["n"], 3);
    assert_eq!(answer(&mut mine, ask("redo", 4, json!({ "n": 3 }))).await["n"], 4);
    assert_eq!(answer(&mut hers, ask("decide", 5, json!({ "n": 1, "index": 0 }))).await["type"], "refused", "stale");
    let n = ada.info(&table).await["n"].clone();
    assert_eq!(answer(&mut hers, ask("decide", 6, json!({ "n": n, "index": 0 }))).await["n"], 5);
    assert_eq!(answer(&mut mine, ask("undo", 7, json!({ "n": 5 }))).await["n"], 6);
    assert_eq!(answer(&mut hers, ask("answer", 8, json!({ "n": 6, "agree": true }))).await["n"], 8);
    assert_eq!(answer(&mut mine, ask("take-over", 9, json!({}))).await["n"], 9);
    assert_eq!(answer(&mut mine, ask("hand-back", 10, json!({}))).await["n"], 10);
    assert_eq!(code(answer(&mut mine, ask("chat", 11, json!({ "text": "good" }))).await), "done");
    assert_eq!(hers.hear("chat").await["line"]["text"], "good");
    let why = answer(&mut mine, ask("why-not", 12, json!({ "element": "deck" }))).await;
    assert_eq!(why["problem"]["rule"], "round.hide");
    assert_eq!(code(answer(&mut mine, ask("resign", 13, json!({}))).await), "done");
    assert_eq!(code(answer(&mut mine, ask("resign", 14, json!({}))).await), "already-over");
    assert_eq!(code(answer(&mut mine, ask("part", 15, json!({}))).await), "done");
    assert_eq!(
        code(answer(&mut mine, json!({ "type": "attend", "id": 16, "table": "0000000000000" })).await),
        "no-such-table"
    );
}

#[tokio::test]
async fn who_does_not_look_any_more_is_told_nothing() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let mut line = ada.attend(&table).await;
    line.hear("scene").await;
    answer(&mut line, json!({ "type": "part", "id": 2, "table": table })).await;
    bea.decide(&table).await;
    assert_eq!(line.everything().await, Vec::<Value>::new());
}

#[tokio::test]
async fn players_see_each_other_come_and_go() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let mut line = ada.attend(&table).await;
    line.hear("scene").await;
    let mut hers = [bea.attend(&table).await, bea.attend(&table).await];
    for socket in &mut hers {
        socket.hear("scene").await;
    }
    let came = loop {
        let presence = line.hear("presence").await;
        if presence["seat"] == 2 {
            break presence;
        }
    };
    assert_eq!(came["online"], true);
    let [first, second] = hers;
    drop(first);
    assert!(line.everything().await.iter().all(|frame| frame["type"] != "presence"), "another socket is open");
    drop(second);
    let went = line.hear("presence").await;
    assert_eq!((&went["seat"], &went["online"]), (&json!(2), &json!(false)));
}

#[tokio::test]
async fn who_is_nobody_watches_and_does_nothing_else() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let socket = cenacle_load::Socket::open(&server.url, None).await.unwrap();
    let mut line = Line::open(socket).await;
    line.attend(&table).await;
    assert_eq!(line.hear("scene").await["viewer"], "spectator");
    for kind in ["resign", "hand-back"] {
        let refused = answer(&mut line, json!({ "type": kind, "id": 4, "table": table })).await;
        assert_eq!(refused["problem"]["code"], "no-guest");
    }
    let seat = answer(&mut line, json!({ "type": "attend", "id": 5, "table": table, "seat": 1 })).await;
    assert_eq!(seat["problem"]["code"], "not-your-seat");
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_socket_and_says_why() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut socket = ada.guest.socket().await.unwrap();
    socket.say(&"x".repeat(9 * 1024)).await.unwrap();
    let mut said = Vec::new();
    let end = loop {
        match socket.hear().await {
            Heard::Frame(text) => said.push(text.to_string()),
            Heard::End(end) => break end,
        }
    };
    assert!(said.last().unwrap().contains("too-large"), "{said:?}");
    assert_eq!(end.map(|(code, _)| code), Some(1009));
}

#[tokio::test]
async fn bytes_are_no_message() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut socket = ada.guest.socket().await.unwrap();
    socket.say_bytes(vec![0, 1, 2]).await.unwrap();
    let mut line = Line::open(socket).await;
    let frame: Value = serde_json::from_str(&line.next().await).unwrap();
    assert_eq!((&frame["type"], &frame["problem"]["code"]), (&json!("refused"), &json!("malformed")));
    assert!(line.everything().await.is_empty());
}
