//! Tables at which nobody looks fall asleep, and wake up when they are needed.

use std::time::Duration;

use cenacle_server::{BotPace, Settings, wire::TableId};
use serde_json::json;

use crate::harness::{TestServer, id, soon};

fn sleepy(settings: &mut Settings) {
    settings.nap_after = Duration::from_millis(100);
}

/// How many events of a kind are stored, without asking the table.
pub(crate) async fn stored(server: &TestServer, table: &str, kind: &str) -> i64 {
    let TableId(id) = table.parse().unwrap();
    let sql = "SELECT COUNT(*) FROM events WHERE table_id = $1 AND kind = $2";
    sqlx::query_scalar(sql).bind(id).bind(kind).fetch_one(&mut server.database().await).await.unwrap()
}

#[tokio::test]
async fn a_table_falls_asleep_and_wakes_as_it_was() {
    let server = TestServer::with(sleepy).await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    ada.decide(&table).await;
    let query = "with=scene,view,legal,log";
    let (before, info) = (bea.state(&table, query).await, ada.info(&table).await);
    assert_eq!(server.awake().await, 1);
    soon("the table falls asleep", || async { server.awake().await == 0 }).await;
    assert_eq!(bea.state(&table, query).await, before);
    assert_eq!((server.awake().await, ada.info(&table).await), (1, info));
    assert!(bea.decide(&table).await);
}

#[tokio::test]
async fn a_table_does_not_sleep_while_somebody_looks() {
    let server = TestServer::with(sleepy).await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let mut line = ada.attend(&table).await;
    line.hear("scene").await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(server.awake().await, 1);
    bea.decide(&table).await;
    line.hear("news").await;
    drop(line);
    soon("the table falls asleep", || async { server.awake().await == 0 }).await;
}

#[tokio::test]
async fn many_questions_at_the_moment_of_falling_asleep_are_all_answered() {
    let server = TestServer::with(|settings| settings.nap_after = Duration::from_millis(1)).await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let mut asked = Vec::new();
    for round in 0..60 {
        let (ada, table) = (ada.clone(), table.clone());
        asked.push(tokio::spawn(async move {
            tokio::time::sleep(Duration::from_micros(700 * round)).await;
            let mut line = ada.attend(&table).await;
            line.hear("scene").await;
            line
        }));
    }
    let mut lines = Vec::new();
    for line in asked {
        lines.push(line.await.unwrap());
    }
    bea.decide(&table).await;
    for line in &mut lines {
        assert_eq!(line.hear("news").await["n"], 2, "whoever was greeted is told");
    }
}

#[tokio::test]
async fn a_sleeping_table_wakes_by_itself_when_a_time_is_up() {
    let server = TestServer::with(|settings| {
        sleepy(settings);
        settings.bot_pace = BotPace::After(Duration::from_secs(600));
    })
    .await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let clock = json!({ "kind": "decision", "seconds": 2 });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = ada.table(json!({ "game": "thimble", "clock": clock, "seats": seats })).await;
    bea.post(&format!("tables/{table}/join"), json!({})).await;
    soon("the table falls asleep", || async { server.awake().await == 0 }).await;
    assert_eq!(stored(&server, &table, "took-over").await, 0);
    soon("both times are up", || async { stored(&server, &table, "took-over").await == 2 }).await;
}

#[tokio::test]
async fn bots_go_on_when_a_sleeping_table_is_woken_by_a_decision() {
    let server = TestServer::with(sleepy).await;
    let ada = server.guest("Ada").await;
    let table = id(&ada.post("tables/quick", json!({ "game": "cleopatra" })).await);
    for _ in 0..3 {
        soon("the bots have decided and the table sleeps", || async { server.awake().await == 0 }).await;
        assert_eq!(ada.info(&table).await["to_act"], json!([1]));
        let before = stored(&server, &table, "input").await;
        ada.decide(&table).await;
        assert!(stored(&server, &table, "input").await > before);
    }
}

#[tokio::test]
async fn who_waits_for_news_is_told_at_once() {
    let server = TestServer::with(sleepy).await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let waiting = {
        let (ada, table) = (ada.clone(), table.clone());
        tokio::spawn(async move { ada.state(&table, "after=1&wait=10").await })
    };
    tokio::time::sleep(Duration::from_millis(300)).await;
    let began = std::time::Instant::now();
    bea.decide(&table).await;
    assert_eq!(waiting.await.unwrap()["n"], 2);
    assert!(began.elapsed() < Duration::from_secs(5));
    assert_eq!(ada.state(&table, "after=2&wait=0").await["n"], 2, "who waits for nothing is answered");
}

#[tokio::test]
async fn a_table_that_could_not_be_woken_in_time_does_not_fall_asleep() {
    let server = TestServer::with(sleepy).await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let mut database = server.database().await;
    let full = "CREATE TRIGGER full BEFORE UPDATE OF wake_at ON tables BEGIN SELECT RAISE(ABORT, 'disk full'); END";
    sqlx::query(full).execute(&mut database).await.unwrap();
    ada.info(&table).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(server.awake().await, 1);
    sqlx::query("DROP TRIGGER full").execute(&mut database).await.unwrap();
    soon("the table falls asleep", || async { server.awake().await == 0 }).await;
}
