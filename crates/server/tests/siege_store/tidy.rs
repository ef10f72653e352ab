//! How much is kept.

use std::time::Duration;

use cenacle_server::Quotas;
use serde_json::{Value, json};
use sqlx::SqliteConnection;

use crate::harness::{House, Person, play_out, soon};

const KEEP: Duration = Duration::from_millis(1500);

/// A house that cleans up all the time, and in which tables sleep soon.
async fn house(quotas: Quotas) -> House {
    House::with(|set| {
        set.nap_after = Duration::from_millis(200);
        set.quotas = Quotas { every: Duration::from_millis(100), ..quotas };
    })
    .await
}

fn wish() -> Value {
    json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }] })
}

fn headers(person: &Person) -> [(&'static str, &'static str); 2] {
    let token: &'static str = format!("Bearer {}", person.token()).leak();
    [("content-type", "application/json"), ("authorization", token)]
}

async fn count(database: &mut SqliteConnection, sql: &'static str) -> i64 {
    sqlx::query_scalar(sql).fetch_one(database).await.unwrap()
}

#[tokio::test]
async fn what_is_old_goes_and_a_running_game_stays() {
    let house = house(Quotas { keep: Some(KEEP), ..Quotas::default() }).await;
    let [ada, bea, cyd] = house.guests(["Ada", "Bea", "Cyd"]).await;
    let over = ada.duel(&bea).await;
    play_out(&[&ada, &bea], &over).await;
    let running = ada.duel(&bea).await;
    assert!(ada.decide(&running).await);
    let waiting = cyd.table(wish()).await;
    // Who asked for a table would wake it, and what is awake stays: the database is asked instead.
    soon("the clean-up", || async {
        count(&mut house.database().await, "SELECT count(*) FROM tables WHERE status <> 'running'").await == 0
    })
    .await;
    assert_eq!(ada.not_shown(&format!("tables/{over}")).await, "no-such-table");
    assert_eq!(cyd.not_shown(&format!("tables/{waiting}")).await, "no-such-table");
    tokio::time::sleep(KEEP).await;
    let mut database = house.database().await;
    assert_eq!(count(&mut database, "SELECT count(*) FROM tables").await, 1);
    assert_eq!(
        count(&mut database, "SELECT count(DISTINCT table_id) FROM events").await,
        1,
        "its journal went with it"
    );
    soon("a guest without a table goes", || async {
        count(&mut house.database().await, "SELECT count(*) FROM guests").await == 2
    })
    .await;
    assert_eq!(count(&mut database, "SELECT count(*) FROM secrets").await, 2);
    assert_eq!(ada.state(&running, "").await["n"], 2, "a running game is never touched, however old");
    assert!(bea.decide(&running).await);
    play_out(&[&ada, &bea], &running).await;
}

#[tokio::test]
async fn too_many_tables_push_out_those_that_are_over_and_no_others() {
    let house = house(Quotas { tables: Some(2), ..Quotas::default() }).await;
    let [ada, bea] = house.guests(["Ada", "Bea"]).await;
    let over = ada.duel(&bea).await;
    play_out(&[&ada, &bea], &over).await;
    let running = ada.duel(&bea).await;
    soon("the one that is over goes", || async {
        count(&mut house.database().await, "SELECT count(*) FROM tables WHERE status = 'finished'").await == 0
    })
    .await;
    assert_eq!(ada.not_shown(&format!("tables/{over}")).await, "no-such-table");
    soon("there is room for another", || async { ada.refused("tables", wish()).await == "done" }).await;
    let told = house.raw("POST", "/api/tables", &headers(&ada), &wish().to_string()).await;
    assert!(told.status == 503 && told.body.contains("as many tables as it keeps"), "{told:?}");
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(ada.info(&running).await["status"], "running");
    let mut database = house.database().await;
    assert_eq!(count(&mut database, "SELECT count(*) FROM tables WHERE status = 'waiting'").await, 1, "it waits on");
}

#[tokio::test]
async fn a_full_house_takes_no_more_guests_and_says_so() {
    let house = house(Quotas { guests: Some(2), ..Quotas::default() }).await;
    house.guests(["Ada", "Bea"]).await;
    soon("the house is full", || async {
        let answer = house.raw("POST", "/api/me", &[("content-type", "application/json")], r#"{"name":"Cyd"}"#).await;
        answer.status == 503 && answer.body.contains("as many guests as it keeps")
    })
    .await;
    assert_eq!(count(&mut house.database().await, "SELECT count(*) FROM guests").await, 2);
}
