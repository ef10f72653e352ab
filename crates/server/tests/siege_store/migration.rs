//! A database made by the first layout. `first.sql` is what a server of that time left behind: a running game, one that waits, one that
//! is over, two guests and a line of chat.

use cenacle_load::Api;
use serde_json::{Value, json};
use sqlx::{Connection, Executor, SqliteConnection};

use crate::{
    harness::{TestServer, shelf},
    second::Second,
};

const FIRST: &str = include_str!("first.sql");

#[tokio::test]
async fn a_database_of_the_first_layout_is_brought_up_to_date_and_played_on() {
    let mut settings = None;
    let shut = TestServer::with(|set| settings = Some(set.clone())).await.close().await;
    let mut settings = settings.unwrap();
    let file = settings.database.trim_start_matches("sqlite://").replace("cenacle.db", "first.db");
    let mut first = SqliteConnection::connect(&format!("sqlite://{file}?mode=rwc")).await.unwrap();
    first.execute(sqlx::raw_sql(FIRST)).await.unwrap();
    first.close().await.unwrap();
    settings.database = format!("sqlite://{file}");
    let server = Second::start(settings).await.unwrap();

    // The first line says what is in it.
    let words: Vec<&str> = FIRST.lines().next().unwrap().split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let [_, _, running, n, _, waiting, _, over, events] = words[..] else { panic!("{words:?}") };
    let api = Api::new(&server.url);
    let guest = |name: &str| api.with_token(&format!("{name} of the first database"));
    let (ada, bea) = (guest("ada"), guest("bea"));
    let record = ada.send("GET", &format!("/api/tables/{over}/record"), None).await.unwrap();
    assert_eq!(record.status, 200, "{}", record.text);
    let table = shelf().newest("cleopatra").unwrap().game.verify(&record.text).unwrap();
    assert_eq!((table.inputs() + 1).to_string(), events, "a finished game is whole");
    assert_eq!(get(&ada, waiting, "").await["status"], "waiting");
    let chat = get(&ada, running, "/chat").await;
    assert!(chat.to_string().contains("Bonjour"), "{chat}");
    let mut last = get(&ada, running, "/state").await["n"].as_u64().unwrap();
    assert!(last >= n.parse().unwrap(), "event {n} was acknowledged, the table is at {last}");
    let mut decided = 0;
    for person in [&ada, &bea].into_iter().cycle().take(60) {
        let state = get(person, running, "/state").await;
        last = state["n"].as_u64().unwrap();
        if state["moment"]["legal"].as_u64().unwrap() > 0 {
            let decision = json!({ "n": last, "index": 0 });
            let answer = person
                .send("POST", &format!("/api/tables/{running}/decide"), Some(decision.to_string()))
                .await
                .unwrap();
            decided += u32::from(answer.status == 200);
        }
    }
    assert!(decided > 5, "the game goes on: {decided} decisions, event {last}");
    server.close().await;

    let mut database = SqliteConnection::connect(&format!("sqlite://{file}")).await.unwrap();
    let leases = "SELECT count(DISTINCT lease), min(lease) FROM events";
    let (leases, oldest): (i64, i64) = sqlx::query_as(leases).fetch_one(&mut database).await.unwrap();
    assert_eq!((leases, oldest), (2, 0), "what was written before there were leases has the number nought");
    let versions = "SELECT version FROM _sqlx_migrations ORDER BY version";
    let versions: Vec<i64> = sqlx::query_scalar(versions).fetch_all(&mut database).await.unwrap();
    assert_eq!(versions, [1, 2, 3, 4, 5, 6, 7]);
    drop(shut);
}

async fn get(as_guest: &Api, table: &str, what: &str) -> Value {
    let answer = as_guest.send("GET", &format!("/api/tables/{table}{what}"), None).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()
}
