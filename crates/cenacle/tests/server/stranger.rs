//! `docs/verify.py` on records that a server made, and on older ones.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use cenacle_load::Guest;
use cenacle_table::{Seed, link_after};
use serde_json::{Value, json};

use crate::site::{Site, wish};

fn docs(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name)
}

/// What the script says of a text, and its status.
fn judged(site: &Site, text: &str) -> (Option<i32>, String) {
    let path = site.path("judged.json");
    fs::write(&path, text).unwrap();
    let judged = Command::new("python3").arg(docs("verify.py")).arg(path).output().unwrap();
    assert!(judged.stderr.is_empty(), "{}", String::from_utf8_lossy(&judged.stderr));
    (judged.status.code(), String::from_utf8(judged.stdout).unwrap())
}

async fn post(guest: &Guest, path: &str, body: Value) -> Value {
    guest.api().call("POST", &format!("/api/tables{path}"), Some(&body)).await.unwrap()
}

/// Bots play a table to its end; its record.
async fn record(guest: &Guest, table: &str) -> String {
    post(guest, &format!("/{table}/leave"), json!({})).await;
    let began = Instant::now();
    while guest.table(table).await.unwrap()["status"] != "finished" {
        assert!(began.elapsed() < Duration::from_secs(60), "the game does not end");
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    guest.record(table).await.unwrap()
}

/// A game of somebody who bound himself, against bots.
async fn bound_game(guest: &Guest) -> String {
    let link = Seed::from_text("a chain of one link");
    let mut wish = wish(1, 2);
    wish["commitment"] = json!(link_after(&link).to_string());
    let made = post(guest, "", wish).await;
    let table = made["id"].as_str().unwrap().to_owned();
    let begun = post(guest, &format!("/{table}/reveal"), json!({ "link": link.to_string() })).await;
    assert_eq!(begun["status"], "running");
    table
}

/// A record as it was before it said one of these.
fn without(text: &str, keys: &[&str]) -> String {
    let mut record: Value = serde_json::from_str(text).unwrap();
    for key in keys {
        record.as_object_mut().unwrap().remove(&format!("dealt_{key}"));
        for line in record["inputs"].as_array_mut().unwrap() {
            line.as_object_mut().unwrap().remove(*key);
        }
    }
    record.to_string()
}

#[tokio::test]
async fn the_script_believes_what_a_server_recorded_and_games_that_begin_in_the_middle() {
    let site = Site::open();
    let ada = site.guest("Ada").await;
    let table = bound_game(&ada).await;
    let text = record(&ada, &table).await;
    let (status, said) = judged(&site, &text);
    assert!(status == Some(0) && said.starts_with("OK ") && !said.contains("note"), "{said}");
    assert!(text.contains("\"bound\":[{") && text.contains("\"shown\""), "it was pledged");
    let shown = text.split_once("\"shown\":\"").unwrap().1[..64].to_owned();
    let (status, said) = judged(&site, &text.replacen(&shown, &"7".repeat(64), 1));
    assert!(status == Some(2) && said.contains("does not lead to its commitment"), "{said}");

    let tried = post(&ada, &format!("/{table}/what-if"), json!({ "at": 40, "bot": "random" })).await;
    let middle = record(&ada, tried["id"].as_str().unwrap()).await;
    assert!(middle.contains("\n  \"start\": {"), "it begins in the middle");
    let (status, said) = judged(&site, &middle);
    assert!(status == Some(0) && said.starts_with("OK "), "{said}");
    let mut other: Value = serde_json::from_str(&middle).unwrap();
    other["start"]["turn"] = json!(other["start"]["turn"].as_u64().unwrap_or(0) + 1);
    let (status, said) = judged(&site, &other.to_string());
    assert!(status == Some(2) && said.contains("header: its check"), "another position: {said}");
}

#[tokio::test]
async fn of_an_older_record_the_script_says_what_it_cannot_check() {
    let site = Site::open();
    let ada = site.guest("Ada").await;
    let text = record(&ada, &bound_game(&ada).await).await;
    for (keys, untold) in [(&["among"][..], "draws"), (&["at"], "chain"), (&["among", "at"], "chain and draws")] {
        let older = without(&text, keys);
        let (status, said) = judged(&site, &older);
        assert!(status == Some(1) && said.starts_with("PART "), "{keys:?}: {said}");
        assert!(said.contains(&format!("not tell enough to check its {untold}\n")), "{keys:?}: {said}");
        let secret = text.split_once("\"secret\":\"").unwrap().1[..64].to_owned();
        let (status, said) = judged(&site, &older.replacen(&secret, &"0".repeat(64), 1));
        assert!(status == Some(2) && said.contains("not the one that was hashed"), "the pledge is checked: {said}");
        let (status, said) = judged(&site, &older.replacen("\"Ada\"", "\"Eve\"", 1));
        assert!(status == Some(2) && said.contains("header: its check"), "and the header: {said}");
    }
    let (status, said) = judged(&site, &without(&text, &["among"]).replacen("\"at\":0", "\"at\":1", 1));
    assert!(status == Some(2) && said.contains("input"), "the chain does not need `among`: {said}");

    // Games of the first years, as they are kept.
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/cult/tests/records/rules-1/altars-2.json");
    let (status, said) = judged(&site, &fs::read_to_string(kept).unwrap());
    assert!(status == Some(1) && said.starts_with("PART "), "{said}");
}

#[tokio::test]
async fn of_a_game_that_began_though_nobody_showed_anything_the_script_says_so() {
    let site = Site::open();
    let ada = site.guest("Ada").await;
    let text = record(&ada, &bound_game(&ada).await).await;
    let mut record: Value = serde_json::from_str(&text).unwrap();
    record["pledge"]["bound"][0].as_object_mut().unwrap().remove("shown");
    let (status, said) = judged(&site, &record.to_string());
    assert!(status == Some(2) && said.contains("another seed"), "what was shown is part of the seed: {said}");
    assert!(said.contains("note: seat 1 showed nothing"), "{said}");
}

#[test]
fn the_script_is_as_short_as_the_documentation_says() {
    let lines = fs::read_to_string(docs("verify.py")).unwrap().lines().count();
    assert!(lines <= 150, "{lines} lines");
    assert!(fs::read_to_string(docs("formats.md")).unwrap().contains("`docs/verify.py` is 150 lines of Python"));
}
