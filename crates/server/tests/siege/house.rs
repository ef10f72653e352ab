//! What the house says of itself, and how it says no.

use std::time::Instant;

use serde_json::{Value, json};
use sqlx::{Connection, Executor, SqliteConnection};

use crate::{
    harness::{House, soon},
    often,
};

#[tokio::test]
async fn the_house_is_unwell_while_nothing_can_be_stored() {
    let house = House::open().await;
    assert_eq!(house.raw("GET", "/healthz", &[], "").await.status, 200);
    // Somebody else holds the database and does not let go.
    let mut other: SqliteConnection = house.database().await;
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    soon("it says so", || async {
        let answer = house.raw("GET", "/healthz?lang=fr", &[], "").await;
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
    soon("it is well again", || async { house.raw("GET", "/healthz", &[], "").await.status == 200 }).await;
}

#[tokio::test]
async fn asking_how_the_house_is_costs_nobody_anything() {
    let house = House::with(|settings| settings.limits = true).await;
    let api = house.api();
    let began = Instant::now();
    for _ in 0..often(1500, 10_000) {
        assert_eq!(api.send("GET", "/healthz", None).await.unwrap().status, 200);
    }
    // An address has 1,200 credits and gets 120 a second: a limited question would have been refused long before.
    eprintln!("asked in {:?}", began.elapsed());
    let metrics = api.send("GET", "/metrics", None).await.unwrap().text;
    let groups = metrics.lines().find_map(|line| line.strip_prefix("cenacle_group_commit_sum ")).unwrap();
    let writes: f64 = groups.parse().unwrap();
    let seconds = began.elapsed().as_secs_f64();
    assert!(writes < 20.0 + 3.0 * seconds, "{writes} writes in {seconds} seconds: at most one a second is tried");
}

#[tokio::test]
async fn a_name_needs_a_letter_that_can_be_seen() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let names = ["\u{3164}", "\u{2800}\u{2800}", "\u{301}\u{302}", "\u{e0041}", "\u{115f}", "- - -", "\u{fe0f}"];
    for name in names {
        let body = json!({ "name": name }).to_string();
        let answer = house.raw("POST", "/api/me", &[("content-type", "application/json")], &body).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad-wish"), "{name:?}");
        let wish = json!({ "game": "thimble", "seats": [{ "kind": "me", "name": name }, { "kind": "open" }] });
        assert_eq!(ada.refused("tables", wish).await, "bad-wish", "{name:?}");
    }
}

#[tokio::test]
async fn every_refusal_is_a_problem_in_the_askers_language() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let bearer = format!("Bearer {}", ada.token());
    let description: Value = serde_json::from_str(&cenacle_server::description()).unwrap();
    let mut asked = 0;
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
                let answer = house.raw(&verb.to_uppercase(), &format!("{broken}?{query}"), &headers, "\u{fffd}").await;
                if (200..300).contains(&answer.status) {
                    assert_eq!(broken, *path, "{verb} {broken}");
                    continue;
                }
                let problem: Value = serde_json::from_str(&answer.body)
                    .unwrap_or_else(|error| panic!("{verb} {broken}: {error}: {answer:?}"));
                let message = problem["message"].as_str().unwrap();
                let english = message.is_ascii() && message.contains(" the ");
                assert!(problem["code"].is_string() && !english, "{verb} {broken}: {problem}");
                asked += 1;
            }
        }
    }
    assert!(asked > 60, "{asked}");
    let nowhere = house.raw("PUT", "/api/%ff?lang=fr", &[], "").await;
    assert_eq!((nowhere.status, nowhere.code().as_str()), (404, "not-found"));
}
