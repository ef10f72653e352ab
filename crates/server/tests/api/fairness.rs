//! TestServer and players bind themselves before anybody can know what the others chose.

use std::time::Duration;

use cenacle_table::{Record, Seed, commitment, link_after};
use serde_json::{Value, json};

use crate::harness::{Person, TestServer, id, play_out, shelf};

/// A hash chain: its end first, then the links before it.
fn chain(words: &str) -> Vec<String> {
    let start = Seed::from_text(words);
    let mut links: Vec<Seed> = std::iter::successors(Some(start), |link| Some(link_after(link))).take(6).collect();
    links.reverse();
    links.iter().map(ToString::to_string).collect()
}

async fn record(person: &Person, table: &str) -> Value {
    let text = person.guest.record(table).await.unwrap();
    shelf().newest("thimble").unwrap().game.verify(&text).expect("the record is true");
    serde_json::from_str(&text).unwrap()
}

async fn shows(person: &Person, table: &str, link: &str) -> Value {
    person.post(&format!("tables/{table}/reveal"), json!({ "link": link })).await
}

#[tokio::test]
async fn what_was_promised_before_is_the_hash_of_what_is_shown_afterwards() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let (hers, other) = (chain("Ada"), chain("Bea"));
    let wish = json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let made = ada.post("tables", wish).await;
    let table = id(&made);
    let add = format!("tables/{table}/add");
    let reveal = format!("tables/{table}/reveal");
    ada.post(&add, json!({ "commitment": other[3] })).await;
    let bound = ada.post(&add, json!({ "commitment": hers[0] })).await;
    assert_eq!((&bound["seats"][0]["added"], &bound["seats"][0]["commitment"]), (&json!(true), &json!(hers[0])));
    assert_eq!(ada.refused(&reveal, json!({ "link": hers[1] })).await, "not-started", "Bea could still choose hers");

    let full = bea.post(&format!("tables/{table}/join"), json!({ "commitment": other[0] })).await;
    assert_eq!((&full["status"], &full["revealing"]["round"]), (&json!("waiting"), &json!(1)));
    assert_eq!(full["commitment"], made["commitment"]);
    assert_eq!(ada.refused(&add, json!({ "commitment": hers[2] })).await, "already-started");
    assert_eq!(ada.refused(&format!("tables/{table}/leave"), json!({})).await, "already-started");
    assert_eq!(ada.refused(&reveal, json!({ "link": other[1] })).await, "bad-wish", "not hers");
    assert_eq!(shows(&ada, &table, &hers[1]).await["status"], "waiting");
    let begun = shows(&bea, &table, &other[1]).await;
    assert_eq!((&begun["status"], &begun["revealing"]), (&json!("running"), &Value::Null));
    assert_eq!(ada.refused(&reveal, json!({ "link": hers[2] })).await, "already-started");
    assert_eq!(ada.not_shown(&format!("tables/{table}/record")).await, "not-over");
    play_out(&[&ada, &bea], &table).await;

    let pledge = &record(&ada, &table).await["pledge"];
    let secret: Seed = serde_json::from_value(pledge["secret"].clone()).unwrap();
    assert_eq!(
        (commitment(&secret), &pledge["commitment"]),
        (made["commitment"].as_str().unwrap().to_owned(), &made["commitment"])
    );
    let bound = json!([
        { "seat": 1, "commitment": hers[0], "shown": hers[1] },
        { "seat": 2, "commitment": other[0], "shown": other[1] },
    ]);
    assert_eq!((&pledge["round"], &pledge["bound"], &pledge["added"]), (&json!(1), &bound, &Value::Null));
}

#[tokio::test]
async fn who_does_not_show_his_addition_is_left_out_and_the_record_says_so() {
    let server = TestServer::with(|settings| settings.reveal_within = Duration::from_secs(1)).await;
    let [ada, bea, cyd] = server.guests(["Ada", "Bea", "Cyd"]).await;
    let (hers, other) = (chain("Ada"), chain("Bea"));
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let wish = json!({ "game": "thimble", "seats": seats, "commitment": hers[0] });
    let table = ada.table(wish).await;
    let join = format!("tables/{table}/join");
    bea.post(&join, json!({ "commitment": other[0] })).await;
    // Cyd's client knows nothing of additions.
    cyd.post(&join, json!({})).await;
    shows(&ada, &table, &hers[1]).await;
    let info = ada.wait_for(&table, "Bea's time is up", |info| info["revealing"]["round"] == 2).await;
    assert_eq!((&info["seats"][0]["added"], &info["seats"][1]["added"]), (&json!(true), &json!(false)));
    let reveal = format!("tables/{table}/reveal");
    assert_eq!(bea.refused(&reveal, json!({ "link": other[1] })).await, "bad-wish", "she cannot come back");
    assert_eq!(ada.refused(&reveal, json!({ "link": hers[1] })).await, "bad-wish", "what was shown is void");
    assert_eq!(shows(&ada, &table, &hers[2]).await["status"], "running");
    play_out(&[&ada, &bea, &cyd], &table).await;
    let pledge = &record(&ada, &table).await["pledge"];
    let bound = json!([
        { "seat": 1, "commitment": hers[0], "shown": hers[2] },
        { "seat": 2, "commitment": other[0] },
    ]);
    assert_eq!((&pledge["round"], &pledge["bound"]), (&json!(2), &bound));
}

#[tokio::test]
async fn a_game_against_bots_is_as_fair() {
    let server = TestServer::with(|settings| settings.reveal_within = Duration::from_secs(1)).await;
    let ada = server.guest("Ada").await;
    let hers = chain("Ada");
    let wish = json!({ "game": "thimble", "bot": "random", "commitment": hers[0] });
    let made = ada.post("tables/quick", wish.clone()).await;
    assert_eq!((&made["status"], &made["revealing"]["round"]), (&json!("waiting"), &json!(1)));
    assert_eq!(shows(&ada, &id(&made), &hers[1]).await["status"], "running");

    // Where nobody shows anything nothing begins: the server knew its own part all along. Who is there again binds himself anew.
    let table = id(&ada.post("tables/quick", wish).await);
    let info = ada.wait_for(&table, "time is up", |info| info["revealing"].is_null()).await;
    assert_eq!((&info["status"], &info["seats"][0]["commitment"]), (&json!("waiting"), &Value::Null), "{info}");
    assert_eq!(ada.refused(&format!("tables/{table}/reveal"), json!({ "link": hers[1] })).await, "not-started");
    let anew = ada.post(&format!("tables/{table}/add"), json!({ "commitment": hers[2] })).await;
    assert_eq!((&anew["status"], &anew["revealing"]["round"]), (&json!("waiting"), &json!(1)), "{anew}");
    assert_eq!(shows(&ada, &table, &hers[3]).await["status"], "running");

    // Once more, against the same bots.
    ada.post(&format!("tables/{table}/close"), json!({})).await;
    let again = ada.post(&format!("tables/{table}/rematch"), json!({ "commitment": hers[4] })).await;
    assert_eq!((&again["status"], &again["seats"][1]["commitment"]), (&json!("waiting"), &json!(hers[4])));
    assert_eq!(shows(&ada, &id(&again), &hers[5]).await["status"], "running");

    let plain = ada.post("tables/quick", json!({ "game": "thimble", "bot": "random" })).await;
    assert_eq!(plain["status"], "running", "who adds nothing waits for nothing");
}

#[tokio::test]
async fn a_house_that_pretends_that_nothing_came_gets_no_other_seed() {
    let server = TestServer::with(|settings| settings.reveal_within = Duration::from_secs(1)).await;
    let [ada, bea, cyd] = server.guests(["Ada", "Bea", "Cyd"]).await;
    let (hers, other) = (chain("Ada"), chain("Bea"));
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let table = ada.table(json!({ "game": "thimble", "seats": seats, "commitment": hers[0] })).await;
    let join = format!("tables/{table}/join");
    bea.post(&join, json!({ "commitment": other[0] })).await;
    cyd.post(&join, json!({})).await;
    // Bea is left out in the first round, Ada in the second: nobody is left, and nobody has to wait for them.
    shows(&ada, &table, &hers[1]).await;
    ada.wait_for(&table, "the second round", |info| info["revealing"]["round"] == 2).await;
    let info = ada.wait_for(&table, "time is up", |info| info["revealing"].is_null()).await;
    assert_eq!(info["status"], "waiting", "{info}");
    assert_eq!(ada.refused(&format!("tables/{table}/remove"), json!({ "seat": 2 })).await, "done");
    bea.refused(&join, json!({})).await;
    let dan = server.guest("Dan").await;
    dan.post(&join, json!({})).await;
    let begun = ada.info(&table).await;
    assert_eq!(begun["status"], "running", "a new player sits down, and nobody is bound: {begun}");
    play_out(&[&ada, &dan, &cyd], &table).await;
    assert_eq!(record(&ada, &table).await["pledge"]["bound"], Value::Null);
}

#[tokio::test]
async fn a_restart_takes_nobodys_addition_away() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let (hers, other) = (chain("Ada"), chain("Bea"));
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = ada.table(json!({ "game": "thimble", "seats": seats, "commitment": hers[0] })).await;
    bea.post(&format!("tables/{table}/join"), json!({ "commitment": other[0] })).await;
    shows(&ada, &table, &hers[1]).await;
    let server = server.close().await.open().await;
    let (ada, bea) = (server.again(&ada), server.again(&bea));
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(ada.info(&table).await["seats"][0]["shown"], 1);
    assert_eq!(shows(&bea, &table, &other[1]).await["status"], "running");
}

#[tokio::test]
async fn what_players_add_changes_the_seed() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    play_out(&[&ada, &bea], &table).await;
    let text = ada.guest.record(&table).await.unwrap();
    let record = Record::parse(&text).unwrap();
    let mut pledge = record.header.pledge.clone().unwrap();
    assert_eq!(pledge.seed(), record.header.seed);
    pledge.added.push(cenacle_table::Added { seat: cenacle_scene::Seat::new(0), text: String::new() });
    assert_ne!(pledge.seed(), record.header.seed, "even nothing, if it was added");
    let other = text.replacen(&record.header.seed.to_string(), &pledge.seed().to_string(), 1);
    assert!(shelf().newest("thimble").unwrap().game.verify(&other).is_err(), "another seed is not believed");
}

#[tokio::test]
async fn only_who_sits_there_adds_and_only_a_hash() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let wish = json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }] });
    let table = ada.table(wish).await;
    let add = format!("tables/{table}/add");
    let print = &chain("x")[0];
    assert_eq!(bea.refused(&add, json!({ "commitment": print })).await, "not-your-seat");
    assert_eq!(ada.refused(&add, json!({ "commitment": print, "seat": 2 })).await, "not-your-seat");
    assert_eq!(ada.refused(&add, json!({ "commitment": "my troth" })).await, "malformed");
    assert_eq!(ada.refused(&add, json!({ "commitment": print })).await, "done");
    assert_eq!(bea.refused(&format!("tables/{table}/join"), json!({ "commitment": "00" })).await, "malformed");
    assert_eq!(ada.info(&table).await["yours"], json!([1]));
    assert_eq!(ada.not_shown(&format!("tables/{table}/record")).await, "not-started");
}
