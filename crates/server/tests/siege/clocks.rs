//! Clocks that are set, machines that sleep, servers that are stopped.

use std::{sync::Arc, time::Duration};

use cenacle_server::Clockwork;
use serde_json::{Value, json};

use crate::harness::{House, Person, soon};

const HOUR: u64 = 3_600_000;

async fn house() -> (House, Arc<Clockwork>) {
    let clockwork = Arc::new(Clockwork::default());
    let house = House::with(|settings| settings.clockwork = clockwork.clone()).await;
    (house, clockwork)
}

async fn table(ada: &Person, bea: &Person, clock: Value) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = ada.table(json!({ "game": "thimble", "clock": clock, "seats": seats })).await;
    bea.post(&format!("tables/{table}/join"), json!({})).await;
    table
}

/// What seats have left, as it is shown, at the server's own time.
async fn left(person: &Person, table: &str) -> Vec<u64> {
    let state = person.state(table, "").await;
    state["moment"]["clock"]["left"].as_array().unwrap().iter().map(|left| left.as_u64().unwrap()).collect()
}

async fn is_played_by_bots(person: &Person, table: &str) -> bool {
    let info = person.info(table).await;
    info["seats"].as_array().unwrap().iter().any(|seat| !seat["bot"].is_null())
}

async fn excused(house: &House) -> i64 {
    let sql = "SELECT COALESCE(SUM(CAST(body AS INTEGER)), 0) FROM events WHERE kind = 'excused'";
    sqlx::query_scalar(sql).fetch_one(&mut house.database().await).await.unwrap()
}

#[tokio::test]
async fn nobodys_time_runs_out_when_the_clock_is_set_or_the_server_stopped() {
    let (house, clockwork) = house().await;
    let [ada, bea] = house.guests(["Ada", "Bea"]).await;
    let table = table(&ada, &bea, json!({ "kind": "budget", "seconds": 60, "increment": 0 })).await;
    let mut line = ada.attend(&table).await;
    line.hear("scene").await;
    clockwork.jump(HOUR as i64);
    assert!(!is_played_by_bots(&ada, &table).await, "the clock was set forward");
    assert_eq!(line.hear("news").await["what"][0]["is"], "excused", "everybody is told");
    clockwork.stop(HOUR);
    assert!(!is_played_by_bots(&ada, &table).await, "the process was stopped");
    assert_eq!(line.hear("news").await["what"][0]["is"], "excused");
    clockwork.jump(-3 * HOUR as i64);
    assert!(!is_played_by_bots(&ada, &table).await, "the clock was set back");
    assert!(ada.decide(&table).await && bea.decide(&table).await);
    assert!(
        left(&ada, &table).await.iter().all(|left| (30_000..=60_000).contains(left)),
        "{:?}",
        left(&ada, &table).await
    );
    let total = excused(&house).await as u64;
    assert!((2 * HOUR - 5_000..2 * HOUR + 5_000).contains(&total), "{total}");
}

#[tokio::test]
async fn clocks_still_run_after_the_clock_was_set() {
    let (house, clockwork) = house().await;
    let [ada, bea] = house.guests(["Ada", "Bea"]).await;
    let table = table(&ada, &bea, json!({ "kind": "decision", "seconds": 2 })).await;
    clockwork.jump(HOUR as i64);
    assert!(!is_played_by_bots(&ada, &table).await);
    clockwork.jump(-(HOUR as i64));
    soon("two seconds are over", || is_played_by_bots(&ada, &table)).await;
}

#[tokio::test]
async fn a_game_that_sleeps_through_several_absences_is_excused_all_of_them() {
    let clockwork = Arc::new(Clockwork::default());
    let house = House::with(|settings| {
        settings.clockwork = clockwork.clone();
        settings.nap_after = Duration::from_millis(50);
    })
    .await;
    let [ada, bea] = house.guests(["Ada", "Bea"]).await;
    let clock = json!({ "kind": "budget", "seconds": 1800, "increment": 0 });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let cat = house.guest("Cat").await;
    let wish = json!({ "game": "cleopatra", "clock": clock, "seats": seats });
    let table = ada.table(wish).await;
    for person in [&bea, &cat] {
        person.post(&format!("tables/{table}/join"), json!({})).await;
    }
    soon("it sleeps", || async { house.awake().await == 0 }).await;
    // The machine sleeps for an hour while the table does.
    clockwork.stop(HOUR);
    let shut = house.close().await;
    // Then the server is not there for another.
    clockwork.pass(HOUR);
    let house = shut.open().await;
    tokio::time::sleep(Duration::from_millis(1200)).await;
    let shut = house.close().await;
    clockwork.pass(HOUR);
    let house = shut.open().await;
    let ada = house.again(&ada);
    assert!(!is_played_by_bots(&ada, &table).await);
    let total = excused(&house).await as u64;
    assert!((3 * HOUR - 5_000..3 * HOUR + 20_000).contains(&total), "{total}");
    assert!(left(&ada, &table).await.iter().all(|left| *left > 1_700_000), "{:?}", left(&ada, &table).await);
}

#[tokio::test]
async fn a_restart_runs_nobodys_clock_out() {
    let (mut house, clockwork) = house().await;
    let [ada, bea] = house.guests(["Ada", "Bea"]).await;
    let table = table(&ada, &bea, json!({ "kind": "decision", "seconds": 30 })).await;
    for _ in 0..3 {
        let shut = house.close().await;
        // Not even a short absence: three of them would be longer than the time for a decision.
        clockwork.pass(12_000);
        house = shut.open().await;
        assert!(!is_played_by_bots(&house.again(&ada), &table).await);
    }
    assert!(house.again(&ada).decide(&table).await);
}
