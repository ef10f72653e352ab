//! What the server says of itself, and how it says no.

use std::{collections::BTreeMap, time::Instant};

use serde_json::{Value, json};
use sqlx::{Connection, Executor, SqliteConnection};

use crate::{
    harness::{TestServer, soon},
    often,
};

#[tokio::test]
async fn the_house_is_unwell_while_nothing_can_be_stored() {
    let server = TestServer::open().await;
    assert_eq!(server.raw("GET", "/healthz", &[], "").await.status, 200);
    // Somebody else holds the database and does not let go.
    let mut other: SqliteConnection = server.database().await;
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    soon("it says so", || async {
        let answer = server.raw("GET", "/healthz?lang=fr", &[], "").await;
        if answer.status == 200 {
            return false;
        }
        assert_eq!((answer.status, answer.code().as_str()), (503, "storage"));
        assert!(answer.body.contains("enregistré"), "{}", answer.body);
        true
    })
    .await;
    other.execute("ROLLBACK").await.unwrap();
    other.close().await.unwrap();
    soon("it is well again", || async { server.raw("GET", "/healthz", &[], "").await.status == 200 }).await;
}

#[tokio::test]
async fn asking_how_the_house_is_costs_nobody_anything() {
    let server = TestServer::with(|settings| settings.limits = true).await;
    let api = server.api();
    let began = Instant::now();
    for _ in 0..often(1500, 10_000) {
        assert_eq!(api.send("GET", "/healthz", None).await.unwrap().status, 200);
    }
    // An address has 1,200 credits and gets 120 a second: a limited question would have been refused long before.
    eprintln!("asked in {:?}", began.elapsed());
    let writes = server.counts("group_commit_sum").await;
    let seconds = began.elapsed().as_secs_f64();
    assert!(writes < 20.0 + 3.0 * seconds, "{writes} writes in {seconds} seconds: at most one a second is tried");
}

#[tokio::test]
async fn who_asks_how_the_house_is_is_not_looked_up() {
    let server = TestServer::with(|settings| settings.limits = true).await;
    // Whoever is looked up now cannot be found: the relation has another name.
    server.database().await.execute("ALTER TABLE secrets RENAME TO put_away").await.unwrap();
    for _ in 0..often(50, 2000) {
        let bearer = format!("Bearer {:032x}", fastrand::u128(..));
        let answer = server.raw("GET", "/healthz", &[("authorization", &bearer)], "").await;
        assert_eq!(answer.status, 200, "a secret that costs nothing was looked for: {answer:?}");
        let cookie = format!("cenacle={:032x}", fastrand::u128(..));
        assert_eq!(server.raw("GET", "/healthz", &[("cookie", &cookie)], "").await.status, 200);
    }
    let elsewhere = server.raw("GET", "/api/me", &[("authorization", "Bearer x")], "").await;
    assert_eq!((elsewhere.status, elsewhere.code().as_str()), (503, "storage"), "it would have been noticed");
}

/// The sentences of the server in French, by the code of the problem.
fn french() -> BTreeMap<&'static str, &'static str> {
    let words = include_str!("../../words/fr.ftl").lines();
    words.filter_map(|line| line.strip_prefix("error-")?.split_once(" = ")).collect()
}

#[tokio::test]
async fn a_name_needs_a_letter_that_can_be_seen() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let names = ["\u{3164}", "\u{2800}\u{2800}", "\u{301}\u{302}", "\u{e0041}", "\u{115f}", "- - -", "\u{fe0f}"];
    for name in names {
        let body = json!({ "name": name }).to_string();
        let answer = server.raw("POST", "/api/me", &[("content-type", "application/json")], &body).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad-wish"), "{name:?}");
        let wish = json!({ "game": "thimble", "seats": [{ "kind": "me", "name": name }, { "kind": "open" }] });
        assert_eq!(ada.refused("tables", wish).await, "bad-wish", "{name:?}");
    }
}

#[tokio::test]
async fn every_refusal_is_a_problem_in_the_askers_language() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let bearer = format!("Bearer {}", ada.token());
    let description: Value = serde_json::from_str(&cenacle_server::description()).unwrap();
    let (french, mut asked) = (french(), 0);
    for (path, verbs) in description["paths"].as_object().unwrap() {
        for verb in verbs.as_object().unwrap().keys() {
            for bad in ["%ff", "%", "%00", "..%2f..", "%F0%9F%90%99"] {
                let mut parts = path.split('/').map(|part| if part.starts_with('{') { bad } else { part });
                let broken = parts.clone().collect::<Vec<_>>().join("/");
                if !parts.any(|part| part == bad) && bad != "%ff" {
                    continue;
                }
                let query = if broken == *path { "x=%ff&lang=fr" } else { "lang=fr" };
                let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
                // A body that is none, so that nothing is done by who may.
                let answer = server.raw(&verb.to_uppercase(), &format!("{broken}?{query}"), &headers, "\u{fffd}").await;
                if (200..300).contains(&answer.status) {
                    assert_eq!(broken, *path, "{verb} {broken}");
                    continue;
                }
                let problem: Value = serde_json::from_str(&answer.body)
                    .unwrap_or_else(|error| panic!("{verb} {broken}: {error}: {answer:?}"));
                let code = problem["code"].as_str().unwrap_or_else(|| panic!("{verb} {broken}: {problem}"));
                assert_eq!(problem["message"].as_str(), french.get(code).copied(), "{verb} {broken}: {problem}");
                asked += 1;
            }
        }
    }
    assert!(asked > 60, "{asked}");
    let nowhere = server.raw("PUT", "/api/%ff?lang=fr", &[], "").await;
    assert_eq!((nowhere.status, nowhere.code().as_str()), (404, "not-found"));
}

/// What is no HTTP has no path, no asker and no language: the line itself says no, without a body, and is closed.
#[tokio::test]
async fn what_is_no_question_is_refused_with_a_bare_status_and_the_line_is_closed() {
    let server = TestServer::open().await;
    let many = format!("GET / HTTP/1.1\r\nhost: x\r\n{}\r\n", "x: y\r\n".repeat(200));
    let long = format!("GET / HTTP/1.1\r\nhost: x\r\nx: {}\r\n\r\n", "y".repeat(200_000));
    let longer = format!("GET /{} HTTP/1.1\r\nhost: x\r\n\r\n", "y".repeat(200_000));
    let cases = [
        ("\0\u{1}\u{2} no HTTP at all\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nno colon\r\n\r\n", 400),
        ("GET  HTTP/9.9\r\n\r\n", 400),
        ("POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: many\r\n\r\n", 400),
        (many.as_str(), 431),
        (long.as_str(), 431),
        (longer.as_str(), 431),
    ];
    for (text, status) in cases {
        let answer = server.said(text.as_bytes()).await;
        let (text, answer) = (&text[..text.len().min(60)], &answer[..answer.len().min(400)]);
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{text:?}: {answer}");
        assert_eq!(answer.split_once("\r\n\r\n").map(|(_, body)| body), Some(""), "{answer}");
    }
    assert_eq!(server.raw("GET", "/healthz", &[], "").await.status, 200, "nobody else notices");
}
