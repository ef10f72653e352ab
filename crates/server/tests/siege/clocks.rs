//! Clocks that are set, machines that sleep, servers that are stopped.

use std::{sync::Arc, time::Duration};

use cenacle_server::Clockwork;
use cenacle_table::{Seed, link_after};
use serde_json::{Value, json};

use crate::{
    harness::{Person, TestServer, play_out, soon},
    often,
};

const HOUR: u64 = 3_600_000;

async fn server() -> (TestServer, Arc<Clockwork>) {
    let clockwork = Arc::new(Clockwork::default());
    let server = TestServer::with(|settings| settings.clockwork = clockwork.clone()).await;
    (server, clockwork)
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

async fn excused(server: &TestServer) -> i64 {
    let sql = "SELECT COALESCE(SUM(CAST(body AS INTEGER)), 0) FROM events WHERE kind = 'excused'";
    sqlx::query_scalar(sql).fetch_one(&mut server.database().await).await.unwrap()
}

#[tokio::test]
async fn nobodys_time_runs_out_when_the_clock_is_set_or_the_server_stopped() {
    let (server, clockwork) = server().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
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
    let total = excused(&server).await as u64;
    assert!((2 * HOUR - 5_000..2 * HOUR + 5_000).contains(&total), "{total}");
}

#[tokio::test]
async fn clocks_still_run_after_the_clock_was_set() {
    let (server, clockwork) = server().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = table(&ada, &bea, json!({ "kind": "decision", "seconds": 2 })).await;
    clockwork.jump(HOUR as i64);
    assert!(!is_played_by_bots(&ada, &table).await);
    clockwork.jump(-(HOUR as i64));
    soon("two seconds are over", || is_played_by_bots(&ada, &table)).await;
}

/// The end of a hash chain, and the link before it.
fn chain(words: &str) -> [String; 2] {
    let link = Seed::from_text(words);
    [link_after(&link).to_string(), link.to_string()]
}

#[tokio::test]
async fn nobody_is_left_out_of_the_shuffle_because_the_house_was_away() {
    type Moves = fn(&Clockwork);
    let ways: [Moves; 3] = [
        |clockwork| clockwork.stop(HOUR),
        |clockwork| clockwork.jump(HOUR as i64),
        |clockwork| {
            clockwork.jump(-(HOUR as i64));
            clockwork.stop(60_000);
        },
    ];
    for way in ways.into_iter().cycle().take(often(3, 30)) {
        let (server, clockwork) = server().await;
        let [ada, bea] = server.guests(["Ada", "Bea"]).await;
        let (hers, other) = (chain("Ada"), chain("Bea"));
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let table = ada.table(json!({ "game": "thimble", "seats": seats, "commitment": hers[0] })).await;
        let mut line = ada.attend(&table).await;
        line.hear("scene").await;
        bea.post(&format!("tables/{table}/join"), json!({ "commitment": other[0] })).await;
        let reveal = format!("tables/{table}/reveal");
        ada.post(&reveal, json!({ "link": hers[1] })).await;
        let until = ada.info(&table).await["revealing"]["until"].as_u64().unwrap();
        way(&clockwork);
        let later = ada.info(&table).await;
        assert_eq!((&later["status"], &later["revealing"]["round"]), (&json!("waiting"), &json!(1)), "{later}");
        assert!(later["revealing"]["until"].as_u64() >= Some(until + 50_000), "{until}: {later}");
        let told = loop {
            let info = line.hear("table").await["info"].clone();
            if info["revealing"]["until"] != json!(until) && !info["revealing"].is_null() {
                break info;
            }
        };
        assert_eq!(told["revealing"], later["revealing"], "everybody is told");
        let begun = bea.post(&reveal, json!({ "link": other[1] })).await;
        assert_eq!((&begun["status"], &begun["seats"][0]["added"]), (&json!("running"), &json!(true)), "{begun}");
        play_out(&[&ada, &bea], &table).await;
        let record: Value = serde_json::from_str(&ada.guest.record(&table).await.unwrap()).unwrap();
        let shown: Vec<&Value> =
            record["pledge"]["bound"].as_array().unwrap().iter().map(|one| &one["shown"]).collect();
        assert_eq!(shown, [&json!(hers[1]), &json!(other[1])]);
    }
}

#[tokio::test]
async fn a_game_that_sleeps_through_several_absences_is_excused_all_of_them() {
    let clockwork = Arc::new(Clockwork::default());
    let server = TestServer::with(|settings| {
        settings.clockwork = clockwork.clone();
        settings.nap_after = Duration::from_millis(50);
    })
    .await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let clock = json!({ "kind": "budget", "seconds": 1800, "increment": 0 });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let cat = server.guest("Cat").await;
    let wish = json!({ "game": "cleopatra", "clock": clock, "seats": seats });
    let table = ada.table(wish).await;
    for person in [&bea, &cat] {
        person.post(&format!("tables/{table}/join"), json!({})).await;
    }
    soon("it sleeps", || async { server.awake().await == 0 }).await;
    // The machine sleeps for an hour while the table does.
    clockwork.stop(HOUR);
    let shut = server.close().await;
    // Then the server is not there for another.
    clockwork.pass(HOUR);
    let server = shut.open().await;
    tokio::time::sleep(Duration::from_millis(1200)).await;
    let shut = server.close().await;
    clockwork.pass(HOUR);
    let server = shut.open().await;
    let ada = server.again(&ada);
    assert!(!is_played_by_bots(&ada, &table).await);
    let total = excused(&server).await as u64;
    assert!((3 * HOUR - 5_000..3 * HOUR + 20_000).contains(&total), "{total}");
    assert!(left(&ada, &table).await.iter().all(|left| *left > 1_700_000), "{:?}", left(&ada, &table).await);
}

#[tokio::test]
async fn a_restart_runs_nobodys_clock_out() {
    let (mut server, clockwork) = server().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = table(&ada, &bea, json!({ "kind": "decision", "seconds": 30 })).await;
    for _ in 0..often(3, 20) {
        let shut = server.close().await;
        // Not even a short absence: three of them would be longer than the time for a decision.
        clockwork.pass(12_000);
        server = shut.open().await;
        assert!(!is_played_by_bots(&server.again(&ada), &table).await);
    }
    assert!(server.again(&ada).decide(&table).await);
}
