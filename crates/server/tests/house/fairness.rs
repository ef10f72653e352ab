//! The house binds itself before anybody sits down.

use cenacle_table::{Record, Seed, commitment};
use serde_json::{Value, json};

use crate::harness::{House, Person, play_out, shelf};

async fn record(person: &Person, table: &str) -> Value {
    let text = person.guest.record(table).await.unwrap();
    shelf().newest("thimble").unwrap().game.verify(&text).expect("the record is true");
    serde_json::from_str(&text).unwrap()
}

#[tokio::test]
async fn what_was_promised_before_is_the_hash_of_what_is_shown_afterwards() {
    let house = House::open().await;
    let [ada, bea] = house.guests(["Ada", "Bea"]).await;
    let wish = json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let made = ada.post("tables", wish).await;
    let table = crate::harness::id(&made);
    assert_eq!(ada.post(&format!("tables/{table}/add"), json!({ "text": "one" })).await["seats"][0]["added"], true);
    ada.post(&format!("tables/{table}/add"), json!({ "text": "another" })).await;
    let begun = bea.post(&format!("tables/{table}/join"), json!({ "add": "mine, \"too\" é" })).await;
    assert_eq!(begun["commitment"], made["commitment"]);
    assert_eq!(ada.refused(&format!("tables/{table}/add"), json!({ "text": "late" })).await, "already-started");
    assert_eq!(ada.not_shown(&format!("tables/{table}/record")).await, "not-over");
    play_out(&[&ada, &bea], &table).await;

    let record = record(&ada, &table).await;
    let pledge = &record["pledge"];
    let secret: Seed = serde_json::from_value(pledge["secret"].clone()).unwrap();
    assert_eq!(
        (commitment(&secret), &pledge["commitment"]),
        (made["commitment"].as_str().unwrap().to_owned(), &made["commitment"])
    );
    assert_eq!(pledge["added"], json!([{ "seat": 1, "text": "another" }, { "seat": 2, "text": "mine, \"too\" é" }]));
}

#[tokio::test]
async fn what_players_add_changes_the_seed() {
    let house = House::open().await;
    let [ada, bea] = house.guests(["Ada", "Bea"]).await;
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
async fn only_who_sits_there_adds_and_not_too_much() {
    let house = House::open().await;
    let [ada, bea] = house.guests(["Ada", "Bea"]).await;
    let wish = json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }] });
    let table = ada.table(wish).await;
    let add = format!("tables/{table}/add");
    assert_eq!(bea.refused(&add, json!({ "text": "x" })).await, "not-your-seat");
    assert_eq!(ada.refused(&add, json!({ "text": "x", "seat": 2 })).await, "not-your-seat");
    assert_eq!(ada.refused(&add, json!({ "text": "x".repeat(201) })).await, "too-large");
    assert_eq!(ada.refused(&add, json!({ "text": "x".repeat(200) })).await, "done");
    assert_eq!(bea.refused(&format!("tables/{table}/join"), json!({ "add": "x".repeat(201) })).await, "too-large");
    assert_eq!(ada.info(&table).await["yours"], json!([1]));
    assert_eq!(ada.not_shown(&format!("tables/{table}/record")).await, "not-started");
}
