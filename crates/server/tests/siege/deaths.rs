//! Tables whose task dies of a mistake in a game.

use std::sync::atomic::Ordering;

use cenacle_server::{OnShelf, Shelf, wire::TableId};
use cenacle_table::any::Opened;
use serde_json::json;

use crate::{
    harness::{TestServer, play_out, soon},
    often,
    thimble::{DEATHS, Thimble, fault},
};

fn shelf() -> Shelf {
    Shelf::new(vec![OnShelf::new(Opened::<Thimble<{ fault::DIES }>>::shipped().unwrap())])
}

async fn deaths(server: &TestServer) -> u32 {
    let metrics = server.api().send("GET", "/metrics", None).await.unwrap().text;
    let count = metrics.lines().find_map(|line| line.strip_prefix("cenacle_table_deaths_total "));
    count.unwrap().parse().unwrap()
}

// One test, because the toy is told how often to die by a number that all of them would share.
#[tokio::test]
async fn a_table_whose_task_dies_is_loaded_again_and_closed_when_it_dies_for_the_third_time_in_a_row() {
    let server = TestServer::with_shelf(shelf(), |_| {}).await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let decide = format!("tables/{table}/decide");
    let mut line = ada.attend(&table).await;
    line.hear("scene").await;

    // It dies under a decision over HTTP: the decision is refused, who looks on sees the table again, and it goes on.
    DEATHS.store(1, Ordering::SeqCst);
    assert_eq!(ada.refused(&decide, json!({ "n": 1, "index": 0 })).await, "internal");
    assert_eq!(line.hear("scene").await["n"], 1, "what was stored is what is there");
    assert!(bea.decide(&table).await);
    assert_eq!(line.hear("news").await["n"], 2, "who looked on is told again");

    // It dies under one over a socket: that is refused, too, by its number.
    DEATHS.store(1, Ordering::SeqCst);
    line.say(json!({ "type": "decide", "id": 71, "table": table, "n": 2, "index": 0 })).await;
    let refused = loop {
        let frame: serde_json::Value = serde_json::from_str(&line.next().await).unwrap();
        if frame["type"] == "refused" {
            break frame;
        }
    };
    assert_eq!((&refused["id"], &refused["problem"]["code"]), (&json!(71), &json!("internal")));
    assert!(ada.decide(&table).await);
    assert_eq!(deaths(&server).await, 2);
    // Twice and twice, with something happening between: no reason to close it.
    let rounds = often(2, 5) as u32;
    for _ in 0..rounds {
        DEATHS.store(2, Ordering::SeqCst);
        let info = ada.info(&table).await;
        let asked = if info["to_act"][0] == json!(1) { &ada } else { &bea };
        // Once under the decision, once more while the journal is played again.
        assert_eq!(asked.refused(&decide, json!({ "n": info["n"], "index": 0 })).await, "internal");
        assert!(ada.decide(&table).await || bea.decide(&table).await);
    }
    assert_eq!((ada.info(&table).await["status"].clone(), deaths(&server).await), (json!("running"), 2 + 2 * rounds));
    play_out(&[&ada, &bea], &table).await;
    let record = ada.guest.record(&table).await.unwrap();
    shelf().newest("thimble").unwrap().game.verify(&record).unwrap();

    // Three times in a row, and it is closed with a reason.
    let table = ada.duel(&bea).await;
    let mut line = bea.attend(&table).await;
    line.hear("scene").await;
    DEATHS.store(u32::MAX, Ordering::SeqCst);
    for _ in 0..3 {
        let wish = json!({ "n": 1, "index": 0 });
        assert_eq!(ada.refused(&format!("tables/{table}/decide"), wish).await, "internal");
    }
    soon("it is closed", || async { ada.info(&table).await["status"] == json!("closed") }).await;
    let info = ada.info(&table).await;
    assert_eq!((&info["ending"]["reason"], &info["to_act"]), (&json!("broken"), &json!([])));
    let wish = json!({ "n": 1, "index": 0 });
    assert_eq!(ada.refused(&format!("tables/{table}/decide"), wish).await, "already-over");
    assert_eq!(ada.not_shown(&format!("tables/{table}/record")).await, "internal");
    soon("who looked on knows", || async { bea.info(&table).await["ending"]["reason"] == json!("broken") }).await;
    let TableId(number) = table.parse().unwrap();
    let sql = "SELECT COUNT(*) FROM events WHERE table_id = $1";
    let mut database = server.database().await;
    let kept: i64 = sqlx::query_scalar(sql).bind(number).fetch_one(&mut database).await.unwrap();
    assert_eq!(kept, 1, "its journal is kept");
    DEATHS.store(0, Ordering::SeqCst);
    let another = ada.duel(&bea).await;
    assert!(ada.decide(&another).await, "another table goes on as ever");
}
