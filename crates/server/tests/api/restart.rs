//! What a server leaves behind, the next one takes up.

use std::time::Duration;

use cenacle_server::{BotPace, wire::TableId};
use serde_json::{Value, json};

use crate::{
    harness::{TestServer, id, play_out, shelf, soon},
    sleep::stored,
};

#[tokio::test]
async fn a_running_game_goes_on_as_it_was() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    ada.decide(&table).await;
    ada.post(&format!("tables/{table}/chat"), json!({ "text": "until tomorrow" })).await;
    let waiting = ada.table(json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "invited" }] })).await;
    let query = "with=scene,view,legal,log";
    let before = (bea.state(&table, query).await, ada.info(&table).await, ada.info(&waiting).await);
    let mut line = bea.attend(&table).await;
    line.hear("scene").await;
    let shut = server.close().await;
    let bye = loop {
        let frame: Value = serde_json::from_str(&line.next().await).unwrap();
        if frame["type"] == "bye" {
            break frame;
        }
    };
    assert_eq!(bye["problem"]["code"], "closing");

    let server = shut.open().await;
    let [ada, bea] = [server.again(&ada), server.again(&bea)];
    let after = (bea.state(&table, query).await, ada.info(&table).await, ada.info(&waiting).await);
    // All that happened is that the glass stood still meanwhile.
    assert_eq!(after.0["n"].as_u64(), before.0["n"].as_u64().map(|n| n + 1));
    assert!(after.0["moment"]["glass"].as_u64() >= before.0["moment"]["glass"].as_u64());
    let timeless = |(mut state, mut info, waiting): (Value, Value, Value)| {
        (state["n"], info["n"], state["moment"]["glass"]) = (json!(0), json!(0), json!(0));
        (state, info, waiting)
    };
    assert_eq!(timeless(after), timeless(before));
    assert_eq!(ada.get(&format!("tables/{table}/chat")).await["lines"][0]["text"], "until tomorrow");
    play_out(&[&ada, &bea], &table).await;
    let record = ada.guest.record(&table).await.unwrap();
    shelf().newest("thimble").unwrap().game.verify(&record).unwrap();
    let finished = ada.info(&table).await;
    let shut = server.close().await;
    let server = shut.open().await;
    assert_eq!(server.again(&ada).info(&table).await, finished);
    assert_eq!(server.again(&bea).guest.record(&table).await.unwrap(), record);
}

#[tokio::test]
async fn bots_go_on_by_themselves() {
    let server = TestServer::with(|settings| settings.bot_pace = BotPace::After(Duration::from_millis(5))).await;
    let ada = server.guest("Ada").await;
    let table = id(&ada.post("tables/quick", json!({ "game": "cleopatra" })).await);
    ada.post(&format!("tables/{table}/leave"), json!({})).await;
    soon("bots play", || async { stored(&server, &table, "input").await > 5 }).await;
    let shut = server.close().await;
    let TableId(number) = table.parse().unwrap();
    let mut database = shut.database().await;
    let count = "SELECT COUNT(*) FROM events WHERE table_id = $1";
    let before: i64 = sqlx::query_scalar(count).bind(number).fetch_one(&mut database).await.unwrap();
    tokio::time::sleep(Duration::from_millis(200)).await;
    let still: i64 = sqlx::query_scalar(count).bind(number).fetch_one(&mut database).await.unwrap();
    assert_eq!(still, before, "a server that was stopped does nothing more");
    let server = shut.open().await;
    soon("bots play on", || async { stored(&server, &table, "input").await > before + 5 }).await;
}

#[tokio::test]
async fn nobodys_clock_runs_while_the_server_is_away() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let clock = json!({ "kind": "budget", "seconds": 20, "increment": 0 });
    let table = ada.table(json!({ "game": "thimble", "clock": clock, "seats": seats })).await;
    bea.post(&format!("tables/{table}/join"), json!({})).await;
    let shut = server.close().await;
    let mut database = shut.database().await;
    for sql in ["UPDATE events SET at = at - 3600000", "UPDATE house SET value = value - 3600000"] {
        sqlx::query(sql).execute(&mut database).await.unwrap();
    }
    let server = shut.open().await;
    soon("the absence is excused", || async { stored(&server, &table, "excused").await == 1 }).await;
    assert_eq!(stored(&server, &table, "took-over").await, 0);
    let state = server.again(&ada).state(&table, "").await;
    let left = state["moment"]["clock"]["left"][0].as_u64().unwrap();
    assert!((10_000..=20_000).contains(&left), "{left}");
    assert!(state["moment"]["glass"].as_u64().unwrap() > state["moment"]["clock"]["at"].as_u64().unwrap());
    let shut = server.close().await;
    let server = shut.open().await;
    server.again(&ada).state(&table, "").await;
    assert_eq!(stored(&server, &table, "excused").await, 2, "a short absence is nobody's loss either");
    let left_now = server.again(&ada).state(&table, "").await["moment"]["clock"]["left"][0].as_u64().unwrap();
    assert!(left_now <= left, "{left_now} {left}");
}

#[tokio::test]
async fn a_long_game_comes_back_through_a_checkpoint() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut wish = json!({ "game": "cleopatra", "seats": [{ "kind": "me" }] });
    let seats = wish["seats"].as_array_mut().unwrap();
    seats.resize(5, json!({ "kind": "bot", "bot": "random" }));
    let table = ada.table(wish).await;
    ada.post(&format!("tables/{table}/leave"), json!({})).await;
    ada.wait_for(&table, "a long game", |info| info["n"].as_u64().unwrap() > 270).await;
    ada.post(&format!("tables/{table}/hand-back"), json!({})).await;
    ada.wait_for(&table, "Ada is asked", |info| info["to_act"] == json!([1])).await;
    let query = "with=scene,view,legal";
    let before = ada.state(&table, query).await;
    let shut = server.close().await;
    let TableId(number) = table.parse().unwrap();
    let sql = "SELECT n FROM moments WHERE table_id = $1";
    let kept: i64 = sqlx::query_scalar(sql).bind(number).fetch_one(&mut shut.database().await).await.unwrap();
    assert!(kept >= 256, "{kept}");

    let server = shut.open().await;
    let ada = server.again(&ada);
    assert_eq!(ada.state(&table, query).await, before);
    assert!(ada.decide(&table).await);
    ada.post(&format!("tables/{table}/leave"), json!({})).await;
    ada.wait_for(&table, "the game ends", |info| !info["ending"].is_null()).await;
    let record = ada.guest.record(&table).await.unwrap();
    shelf().newest("cleopatra").unwrap().game.verify(&record).unwrap();
}
