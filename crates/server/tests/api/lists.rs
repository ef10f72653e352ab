//! The lists of tables.

use serde_json::{Value, json};

use crate::harness::{Person, TestServer, play_out};

async fn listed(person: &Person, query: &str) -> Vec<String> {
    let list = person.get(&format!("tables?{query}")).await;
    list["tables"].as_array().unwrap().iter().map(crate::harness::id).collect()
}

fn open(listed: bool) -> Value {
    json!({ "game": "thimble", "listed": listed, "seats": [{ "kind": "me" }, { "kind": "open" }] })
}

#[tokio::test]
async fn a_table_stands_in_the_lists_it_belongs_to() {
    let server = TestServer::open().await;
    let [ada, bea, cleo] = server.guests(["Ada", "Bea", "Cleo"]).await;
    let shown = ada.table(open(true)).await;
    let hidden = ada.table(open(false)).await;
    let invited = json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "invited" }] });
    let invited = ada.table(invited).await;
    assert_eq!(listed(&cleo, "list=open").await, [&*shown]);
    assert_eq!(listed(&cleo, "list=open&game=cleopatra").await, Vec::<String>::new());
    assert_eq!(listed(&ada, "list=mine").await.len(), 3);
    assert_eq!(listed(&cleo, "list=mine").await, Vec::<String>::new());
    ada.post(&format!("tables/{hidden}/close"), json!({})).await;
    ada.post(&format!("tables/{invited}/leave"), json!({})).await;
    assert!(!listed(&ada, "list=mine").await.contains(&invited), "who left sits there no more");

    bea.post(&format!("tables/{shown}/join"), json!({})).await;
    assert_eq!(listed(&cleo, "list=open").await, Vec::<String>::new());
    assert_eq!(listed(&cleo, "list=watch").await, [&*shown]);
    assert_eq!(listed(&bea, "list=mine").await, [&*shown]);
    assert_eq!(listed(&cleo, "list=finished").await, Vec::<String>::new());
    play_out(&[&ada, &bea], &shown).await;
    assert_eq!(listed(&cleo, "list=watch").await, Vec::<String>::new());
    assert_eq!(listed(&cleo, "list=finished").await, [&*shown]);
    assert_eq!(cleo.not_shown("tables?list=other").await, "malformed");
    let nobody = server.raw("GET", "/api/tables?list=mine", &[], "").await;
    assert_eq!(nobody.code(), "no-guest");
}

#[tokio::test]
async fn a_game_without_spectators_is_in_no_list_of_others() {
    let server = TestServer::open().await;
    let [ada, bea, cleo] = server.guests(["Ada", "Bea", "Cleo"]).await;
    for (spectators, finished) in [("none", 0), ("after-end", 1)] {
        let mut wish = open(true);
        wish["spectators"] = json!(spectators);
        let table = ada.table(wish).await;
        bea.post(&format!("tables/{table}/join"), json!({})).await;
        assert_eq!(listed(&cleo, "list=watch").await, Vec::<String>::new());
        play_out(&[&ada, &bea], &table).await;
        assert_eq!(listed(&cleo, "list=finished").await.len(), finished);
    }
}

#[tokio::test]
async fn page_after_page_gives_every_table_once() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut made = Vec::new();
    for _ in 0..7 {
        made.push(ada.table(open(true)).await);
    }
    // Tables that were changed in the same moment are not lost between two pages.
    let mut database = server.database().await;
    sqlx::query("UPDATE tables SET changed_at = 5000").execute(&mut database).await.unwrap();
    let (mut seen, mut next) = (Vec::new(), String::new());
    loop {
        let page = ada.get(&format!("tables?list=open&limit=3{next}")).await;
        let tables = page["tables"].as_array().unwrap();
        assert!(tables.len() <= 3);
        seen.extend(tables.iter().map(crate::harness::id));
        match page["next"].as_str() {
            Some(before) => next = format!("&before={before}"),
            None => break,
        }
    }
    seen.sort_unstable();
    made.sort_unstable();
    assert_eq!(seen, made);
    assert_eq!(listed(&ada, "list=open&limit=0").await.len(), 1);
    assert_eq!(ada.not_shown("tables?list=open&before=yesterday").await, "malformed");
}

#[tokio::test]
async fn my_list_says_whose_turn_it_is() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    ada.duel(&bea).await;
    let mine = ada.get("tables?list=mine").await;
    assert_eq!(mine["tables"][0]["to_act"], json!([1, 2]));
}

#[tokio::test]
async fn a_game_against_bots_is_public_only_if_its_maker_says_so() {
    let server = TestServer::open().await;
    let [ada, cleo] = server.guests(["Ada", "Cleo"]).await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]);
    let hidden = ada.table(json!({ "game": "thimble", "seats": seats })).await;
    let shown = ada.table(json!({ "game": "thimble", "seats": seats, "listed": true })).await;
    ada.post("tables/quick", json!({ "game": "thimble" })).await;
    assert_eq!(listed(&cleo, "list=watch").await, [&*shown]);
    for table in [&hidden, &shown] {
        play_out(&[&ada], table).await;
    }
    assert_eq!(listed(&cleo, "list=finished").await, [&*shown]);
    assert_eq!(cleo.info(&hidden).await["status"], "finished", "who has the link may see it");
}

#[tokio::test]
async fn bots_alone_play_a_game_that_can_be_watched() {
    let server = TestServer::open().await;
    let [ada, cleo] = server.guests(["Ada", "Cleo"]).await;
    let bot = json!({ "kind": "bot", "bot": "random" });
    let wish = json!({ "game": "cleopatra", "seats": [bot, bot, bot], "listed": true });
    let table = ada.table(wish.clone()).await;
    assert_eq!(ada.info(&table).await["yours"], json!([]));
    let mut line = cleo.attend(&table).await;
    line.hear("scene").await;
    cleo.wait_for(&table, "the end", |info| info["status"] == "finished").await;
    assert_eq!(listed(&cleo, "list=finished").await, [&*table]);
    for spectators in ["none", "after-end"] {
        let mut unseen = wish.clone();
        unseen["spectators"] = json!(spectators);
        assert_eq!(ada.refused("tables", unseen).await, "bad-setup");
    }
}
