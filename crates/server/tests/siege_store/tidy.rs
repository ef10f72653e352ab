//! How much is kept.

use std::time::{Duration, Instant};

use cenacle_server::Quotas;
use serde_json::{Value, json};
use sqlx::SqliteConnection;

use crate::{
    harness::{Line, Person, TestServer, play_out, soon},
    often,
};

const KEEP: Duration = Duration::from_millis(1500);

/// A server that cleans up all the time, and in which tables sleep soon.
async fn server(quotas: Quotas) -> TestServer {
    TestServer::with(|set| {
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
    let server = server(Quotas { keep: Some(KEEP), ..Quotas::default() }).await;
    let [ada, bea, cyd] = server.guests(["Ada", "Bea", "Cyd"]).await;
    let over = ada.duel(&bea).await;
    play_out(&[&ada, &bea], &over).await;
    let running = ada.duel(&bea).await;
    assert!(ada.decide(&running).await);
    let waiting = cyd.table(wish()).await;
    // Who asked for a table would wake it, and what is awake stays: the database is asked instead.
    soon("the clean-up", || async {
        count(&mut server.database().await, "SELECT count(*) FROM tables WHERE status <> 'running'").await == 0
    })
    .await;
    assert_eq!(ada.not_shown(&format!("tables/{over}")).await, "no-such-table");
    assert_eq!(cyd.not_shown(&format!("tables/{waiting}")).await, "no-such-table");
    tokio::time::sleep(KEEP).await;
    let mut database = server.database().await;
    assert_eq!(count(&mut database, "SELECT count(*) FROM tables").await, 1);
    assert_eq!(
        count(&mut database, "SELECT count(DISTINCT table_id) FROM events").await,
        1,
        "its journal went with it"
    );
    soon("a guest without a table goes", || async {
        count(&mut server.database().await, "SELECT count(*) FROM guests").await == 2
    })
    .await;
    assert_eq!(count(&mut database, "SELECT count(*) FROM secrets").await, 2);
    assert_eq!(ada.state(&running, "").await["n"], 2, "a running game is never touched, however old");
    assert!(bea.decide(&running).await);
    play_out(&[&ada, &bea], &running).await;
}

#[tokio::test]
async fn too_many_tables_push_out_those_that_are_over_and_no_others() {
    let server = server(Quotas { tables: Some(2), ..Quotas::default() }).await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let over = ada.duel(&bea).await;
    play_out(&[&ada, &bea], &over).await;
    let running = ada.duel(&bea).await;
    soon("the one that is over goes", || async {
        count(&mut server.database().await, "SELECT count(*) FROM tables WHERE status = 'finished'").await == 0
    })
    .await;
    assert_eq!(ada.not_shown(&format!("tables/{over}")).await, "no-such-table");
    soon("there is room for another", || async { ada.refused("tables", wish()).await == "done" }).await;
    let told = server.raw("POST", "/api/tables", &headers(&ada), &wish().to_string()).await;
    assert!(told.status == 503 && told.body.contains("as many tables as it keeps"), "{told:?}");
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(ada.info(&running).await["status"], "running");
    let mut database = server.database().await;
    assert_eq!(count(&mut database, "SELECT count(*) FROM tables WHERE status = 'waiting'").await, 1, "it waits on");
}

#[tokio::test]
async fn who_was_removed_is_nobody_and_who_is_here_is_not_removed() {
    let server = server(Quotas { keep: Some(KEEP), ..Quotas::default() }).await;
    for _ in 0..often(1, 10) {
        let [away, here, asks, waits] = server.guests(["Away", "Here", "Asks", "Waits"]).await;
        let mut socket = Line::open(here.guest.socket().await.unwrap()).await;
        // A question that waits is as good as a socket; so is asking now and then.
        let (mut wait, looked) = (None, waits.table(wish()).await);
        let began = Instant::now();
        let count = async || {
            let sql = "SELECT count(*) FROM guests WHERE name = 'Away'";
            count(&mut server.database().await, sql).await
        };
        while count().await > 0 {
            assert_eq!(call(&server, &asks, "GET", "/api/me", "").await, 200);
            wait.get_or_insert_with(|| {
                let (waits, looked) = (waits.clone(), looked.clone());
                tokio::spawn(async move { waits.not_shown(&format!("tables/{looked}/state?after=9&wait=10")).await })
            });
            assert!(began.elapsed() < Duration::from_secs(20), "the guest does not go");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        // He was known a moment ago; a seat that he took now would be nobody's after a restart.
        assert_eq!(away.refused("tables", wish()).await, "bad-secret");
        socket.say(json!({ "type": "ping", "id": 1 })).await;
        socket.hear("done").await;
        for person in [&here, &asks] {
            assert_eq!(call(&server, person, "GET", "/api/me", "").await, 200);
        }
        let table = here.table(wish()).await;
        asks.post(&format!("tables/{table}/join"), json!({})).await;
        wait.expect("it was asked").abort();
    }
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let running = ada.duel(&bea).await;
    let server = server.close().await.open().await;
    assert!(server.again(&ada).decide(&running).await, "who sits there sits there after a restart");
}

#[tokio::test]
async fn who_sits_down_while_guests_are_removed_is_a_guest_or_does_not_sit() {
    // So little patience that guests are removed while their first question is answered.
    let hasty = Quotas { keep: Some(Duration::from_millis(5)), every: Duration::from_millis(1), ..Quotas::default() };
    let server = TestServer::with(|set| (set.quotas, set.live_tables) = (hasty, usize::MAX)).await;
    let (ada, _here) = one_who_stays(&server).await;
    let (mut sat, mut removed) = (0, 0);
    for _ in 0..often(150, 3000) {
        let made = server.raw("POST", "/api/tables", &headers(&ada), &wish().to_string()).await;
        assert_eq!(made.status, 201, "{made:?}");
        let table = serde_json::from_str::<Value>(&made.body).unwrap()["id"].as_str().unwrap().to_owned();
        let bea = server.guest("Bea").await;
        tokio::time::sleep(Duration::from_millis(fastrand::u64(..10))).await;
        match bea.refused(&format!("tables/{table}/join"), json!({})).await.as_str() {
            "done" => sat += 1,
            "bad-secret" => removed += 1,
            // The table itself was in nobody's way yet.
            "no-such-table" => {}
            other => panic!("{other}"),
        }
    }
    eprintln!("{sat} sat down, {removed} were removed before");
    let nobody = "SELECT count(*) FROM sitters WHERE guest NOT IN (SELECT id FROM guests)";
    assert_eq!(count(&mut server.database().await, nobody).await, 0, "of {sat} some sit who are nobody");
    assert!(sat > 0 && removed > 0, "{sat} sat down, {removed} were removed before");
}

/// A guest whose socket was open before he was removed.
async fn one_who_stays(server: &TestServer) -> (Person, Line) {
    for _ in 0..1000 {
        let ada = server.guest("Ada").await;
        let Ok(socket) = ada.guest.socket().await else { continue };
        let line = Line::open(socket).await;
        // What had been begun when it was opened is done by then.
        tokio::time::sleep(Duration::from_millis(200)).await;
        if call(server, &ada, "GET", "/api/me", "").await == 200 {
            return (ada, line);
        }
    }
    panic!("all of them were removed");
}

/// The status with which something is answered.
async fn call(server: &TestServer, person: &Person, method: &str, path: &str, body: &str) -> u16 {
    server.raw(method, path, &headers(person), body).await.status
}

#[tokio::test]
async fn what_is_refused_takes_nobodys_room() {
    let quotas = Quotas { tables: Some(12), every: Duration::from_secs(600), ..Quotas::default() };
    let server = TestServer::with(|set| (set.quotas, set.live_tables) = (quotas, 2)).await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    for _ in 0..often(40, 1000) {
        // Two are made, and all others are refused.
        let refused = ada.refused("tables", wish()).await;
        assert!(matches!(refused.as_str(), "done" | "too-many-tables"), "{refused}");
    }
    assert_eq!(bea.refused("tables", wish()).await, "done", "there is room for ten more");
    let over = bea.duel(&ada).await;
    play_out(&[&ada, &bea], &over).await;
    let mut database = server.database().await;
    assert_eq!(count(&mut database, "SELECT count(*) FROM tables").await, 4);
    // A rematch is a table like any other.
    let mut made = 4;
    for name in ["Cyd", "Dan", "Eve", "Fay"] {
        let person = server.guest(name).await;
        for _ in 0..2 {
            assert_eq!(person.refused("tables", wish()).await, if made < 11 { "done" } else { "full" });
            made = (made + 1).min(11);
            if made == 11 {
                break;
            }
        }
    }
    assert_eq!(count(&mut database, "SELECT count(*) FROM tables").await, 11);
    assert_eq!(bea.refused(&format!("tables/{over}/rematch"), json!({})).await, "done", "the last one");
    let gus = server.guest("Gus").await;
    assert_eq!(gus.refused("tables", wish()).await, "full", "the rematch has taken the last place");
    assert_eq!(count(&mut database, "SELECT count(*) FROM tables").await, 12);
}

#[tokio::test]
async fn no_rematch_is_made_in_a_full_house() {
    let quotas = Quotas { tables: Some(2), every: Duration::from_secs(600), ..Quotas::default() };
    let server = TestServer::with(|set| set.quotas = quotas).await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let over = ada.duel(&bea).await;
    play_out(&[&ada, &bea], &over).await;
    ada.table(wish()).await;
    let rematch = format!("tables/{over}/rematch");
    assert_eq!(ada.refused(&rematch, json!({})).await, "full");
    assert!(ada.info(&over).await["rematch"].is_null(), "the old table does not point at it");
    assert_eq!(count(&mut server.database().await, "SELECT count(*) FROM tables").await, 2);
}

#[tokio::test]
async fn a_full_house_takes_no_more_guests_and_says_so() {
    let server = server(Quotas { guests: Some(2), ..Quotas::default() }).await;
    server.guests(["Ada", "Bea"]).await;
    for _ in 0..often(5, 200) {
        let json = ("content-type", "application/json");
        let answer = server.raw("POST", "/api/me?lang=fr", &[json], r#"{"name":"Cyd"}"#).await;
        assert_eq!((answer.status, answer.code().as_str()), (503, "full"), "{answer:?}");
        assert!(answer.body.contains("plein") && answer.body.contains("as many guests as it keeps"), "{answer:?}");
    }
    assert_eq!(count(&mut server.database().await, "SELECT count(*) FROM guests").await, 2);
}
