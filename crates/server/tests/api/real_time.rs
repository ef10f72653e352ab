//! A game in real time: everybody acts whenever they like, and whoever comes first has it.

use std::sync::Arc;

use cenacle_server::Clockwork;
use serde_json::{Value, json};

use crate::harness::{Line, Person, TestServer, id, play_out};

const JSON: (&str, &str) = ("content-type", "application/json");

/// A table of 4 Gods for two, who play at the same time with two gods and have said that they are ready.
async fn table(ada: &Person, bea: &Person) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let options = json!({ "two": "two-gods" });
    let table = ada.table(json!({ "game": "four-gods", "options": options, "seats": seats })).await;
    bea.post(&format!("tables/{table}/join"), json!({})).await;
    for player in [ada, bea] {
        act(player, &table, |action| *action == json!("ready")).await;
    }
    table
}

/// The place in somebody's legal list of the first action that fits, and the last event known then.
async fn find(by: &Person, table: &str, is: impl Fn(&Value) -> bool) -> Option<(Value, u64)> {
    let state = by.state(table, "with=legal").await;
    let legal = state["legal"].as_array()?;
    let index = legal.iter().position(|legal| is(&legal["action"]))?;
    Some((state["n"].clone(), index as u64))
}

async fn act(by: &Person, table: &str, is: impl Fn(&Value) -> bool) {
    let (n, index) = find(by, table, is).await.expect("it can be done");
    by.post(&format!("tables/{table}/decide"), json!({ "n": n, "index": index })).await;
}

fn lays_on(cell: &Value) -> impl Fn(&Value) -> bool {
    move |action| action["lay"]["cell"] == *cell
}

/// A cell on which both could lay a tile they hold.
async fn contested(ada: &Person, bea: &Person, table: &str) -> Value {
    let cells = |state: &Value| -> Vec<Value> {
        let legal = state["legal"].as_array().unwrap().iter();
        legal.filter_map(|legal| legal["action"]["lay"].get("cell").cloned()).collect()
    };
    let hers = cells(&ada.state(table, "with=legal").await);
    let his = cells(&bea.state(table, "with=legal").await);
    hers.into_iter().find(|cell| his.contains(cell)).expect("the corners of the world suit every tile")
}

/// How many tiles a player holds.
async fn held(by: &Person, table: &str, seat: usize) -> usize {
    let view = by.state(table, "with=view").await["view"].clone();
    view["seen"]["hands"][seat].as_array().unwrap().iter().filter(|hand| !hand.is_null()).count()
}

#[tokio::test]
async fn nobody_waits_for_a_turn() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = table(&ada, &bea).await;
    assert_eq!(ada.info(&table).await["to_act"], json!([1, 2]));
    assert_eq!((held(&ada, &table, 0).await, held(&bea, &table, 1).await), (2, 2));
    for player in [&bea, &ada, &bea, &ada] {
        act(player, &table, |action| action["discard"].is_object()).await;
    }
    assert_eq!((held(&ada, &table, 0).await, held(&bea, &table, 1).await), (0, 0));
}

#[tokio::test]
async fn of_two_who_want_the_same_cell_the_first_has_it_and_the_other_is_told_why() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = table(&ada, &bea).await;
    let cell = contested(&ada, &bea, &table).await;
    let (seen, hers) = find(&ada, &table, lays_on(&cell)).await.unwrap();
    let (also, his) = find(&bea, &table, lays_on(&cell)).await.unwrap();
    assert_eq!(seen, also, "both have seen the same");
    let decide = format!("tables/{table}/decide");
    let done = ada.post(&decide, json!({ "n": seen, "index": hers })).await;
    let bearer = format!("Bearer {}", bea.token());
    let headers = [("authorization", bearer.as_str()), JSON];
    let wish = json!({ "n": seen, "index": his }).to_string();
    let answer = server.raw("POST", &format!("/api/{decide}"), &headers, &wish).await;
    let refused: Value = serde_json::from_str(&answer.body).unwrap();
    assert_eq!((&refused["code"], &refused["rule"]), (&json!("refused"), &json!("tile.lay")), "{refused}");
    assert!(refused["message"].as_str().is_some_and(|message| !message.is_empty()));
    assert_eq!(held(&bea, &table, 1).await, 2, "the tile is still in hand");
    assert_eq!(held(&ada, &table, 0).await, 1);
    assert_eq!(bea.state(&table, "").await["n"], done["n"], "nothing else happened");
}

#[tokio::test]
async fn with_a_bot_at_the_table_no_grain_falls_before_the_person_is_ready() {
    let clockwork = Arc::new(Clockwork::default());
    let server = TestServer::with(|settings| settings.clockwork = clockwork.clone()).await;
    let ada = server.guest("Ada").await;
    let wish = json!({ "game": "four-gods", "players": 2, "bot": "random", "options": { "time": "simultaneous" } });
    let table = id(&ada.post("tables/quick", wish).await);
    ada.wait_for(&table, "the bot is ready, Ada is waited for", |info| info["to_act"] == json!([1])).await;
    let before = ada.state(&table, "with=legal,view").await;
    // A quarter of an hour: nothing runs out and the bot does not begin.
    for _ in 0..9 {
        clockwork.pass(100_000);
        let state = ada.state(&table, "with=legal,view").await;
        assert_eq!((&state["n"], &state["view"]), (&before["n"], &before["view"]));
        assert_eq!(state["moment"].get("glass").filter(|glass| !glass.is_null()), None, "no glass runs");
        let legal: Vec<&Value> = state["legal"].as_array().unwrap().iter().map(|legal| &legal["action"]).collect();
        assert_eq!(legal, [&json!("ready")]);
    }
    assert!(ada.info(&table).await["ending"].is_null());
    act(&ada, &table, |action| *action == json!("ready")).await;
    ada.wait_for(&table, "the bot plays", |info| info["n"].as_u64() > before["n"].as_u64().map(|n| n + 1)).await;
}

/// The first tile in Ada's discard, as somebody's legal list names it for an act.
async fn first_discard(by: &Person, table: &str, act: &str) -> Option<Value> {
    let legal = by.state(table, "with=legal").await["legal"].clone();
    let named = |legal: &Value| {
        let action = &legal["action"][act];
        (action["seat"] == 1 && action["place"] == 0).then(|| action["tile"].clone())
    };
    legal.as_array()?.iter().find_map(named)
}

#[tokio::test]
async fn who_reaches_for_a_tile_that_is_gone_gets_no_other_and_is_told_why() {
    let server = TestServer::open().await;
    for (act_late, rule) in [("take", "take.any"), ("turn-over", "turnover.any")] {
        let [ada, bea] = server.guests(["Ada", "Bea"]).await;
        let table = table(&ada, &bea).await;
        act(&bea, &table, |action| action["discard"].is_object()).await;
        act(&ada, &table, |action| action["discard"].is_object()).await;
        let meant = first_discard(&bea, &table, act_late).await.expect("she sees it");
        let reaches = |action: &Value| action[act_late]["seat"] == 1 && action[act_late]["tile"] == meant;
        let (seen, late) = find(&bea, &table, reaches).await.expect("she can");
        // Ada is faster: she takes the tile back, and lays her other one in its place.
        act(&ada, &table, |action| action["take"]["seat"] == 1 && action["take"]["tile"] == meant).await;
        act(&ada, &table, |action| action["discard"]["hand"] == "right").await;
        let other = first_discard(&bea, &table, act_late).await.expect("another lies there");
        assert_ne!(other, meant);

        let before = bea.state(&table, "with=view").await;
        let bearer = format!("Bearer {}", bea.token());
        let headers = [("authorization", bearer.as_str()), JSON];
        let wish = json!({ "n": seen, "index": late }).to_string();
        let answer = server.raw("POST", &format!("/api/tables/{table}/decide"), &headers, &wish).await;
        let refused: Value = serde_json::from_str(&answer.body).unwrap();
        assert_eq!(
            (answer.status, &refused["code"], &refused["rule"]),
            (422, &json!("refused"), &json!(rule)),
            "{refused}"
        );
        let message = refused["message"].as_str().unwrap();
        assert!(message.contains("Ada"), "it says who has it now: {message}");
        let after = bea.state(&table, "with=view").await;
        assert_eq!((&after["n"], &after["view"]), (&before["n"], &before["view"]), "nothing happened");
    }
}

/// What a socket answers to the one decision that was sent over it.
async fn answer(line: &mut Line) -> Value {
    loop {
        let frame: Value = serde_json::from_str(&line.next().await).unwrap();
        if frame["id"] == json!(7) {
            return frame;
        }
    }
}

#[tokio::test]
async fn over_two_sockets_in_the_same_instant_one_has_the_cell_and_the_other_is_told_why() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    for _ in 0..8 {
        let table = table(&ada, &bea).await;
        let cell = contested(&ada, &bea, &table).await;
        let (seen, hers) = find(&ada, &table, lays_on(&cell)).await.unwrap();
        let (_, his) = find(&bea, &table, lays_on(&cell)).await.unwrap();
        let [mut one, mut other] = [ada.attend(&table).await, bea.attend(&table).await];
        one.hear("scene").await;
        other.hear("scene").await;
        let wish = |index: u64| json!({ "type": "decide", "id": 7, "table": table, "n": seen, "index": index });
        tokio::join!(one.say(wish(hers)), other.say(wish(his)));
        let answers = tokio::join!(answer(&mut one), answer(&mut other));
        let ada_has_it = answers.0["type"] == json!("done");
        let (done, refused) = if ada_has_it { answers } else { (answers.1, answers.0) };
        assert_eq!((&done["type"], &refused["type"]), (&json!("done"), &json!("refused")));
        assert_eq!(refused["problem"]["rule"], json!("tile.lay"), "{refused}");
        assert!(refused["problem"]["message"].as_str().is_some_and(|why| why.contains(cell.as_str().unwrap())));
        let tiles = (held(&ada, &table, 0).await, held(&bea, &table, 1).await);
        assert_eq!(tiles, if ada_has_it { (1, 2) } else { (2, 1) }, "who was late still holds the tile");
    }
}

#[tokio::test]
async fn what_comes_late_and_is_still_possible_is_done_once() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = table(&ada, &bea).await;
    let cell = contested(&ada, &bea, &table).await;
    let (seen, his) =
        find(&bea, &table, |action| action["discard"].is_object() && action["discard"]["hand"] == json!("left"))
            .await
            .unwrap();
    act(&ada, &table, lays_on(&cell)).await;
    let decide = format!("tables/{table}/decide");
    let late = json!({ "n": seen, "index": his });
    bea.post(&decide, late.clone()).await;
    assert_eq!(held(&bea, &table, 1).await, 1, "what she meant was done, though the list is another by now");
    assert_eq!(bea.refused(&decide, late).await, "stale", "a message that comes twice is taken once");
    assert_eq!(held(&bea, &table, 1).await, 1);
}

#[tokio::test]
async fn a_game_in_real_time_comes_to_its_end_and_its_record_holds() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = table(&ada, &bea).await;
    play_out(&[&ada, &bea], &table).await;
    let info = ada.info(&table).await;
    assert_eq!(info["status"], json!("finished"));
    let bearer = format!("Bearer {}", ada.token());
    let record = server.raw("GET", &format!("/api/tables/{table}/record"), &[("authorization", &bearer)], "").await;
    let replayed = server.raw("POST", "/api/replay", &[JSON], &record.body).await;
    assert_eq!(replayed.status, 200, "{}", replayed.body);
}

/// A table of 4 Gods for two in turns of thirty seconds, and who begins.
async fn in_turns<'a>(ada: &'a Person, bea: &'a Person) -> (String, &'a Person) {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let options = json!({ "time": "turns" });
    let table = ada.table(json!({ "game": "four-gods", "options": options, "seats": seats })).await;
    bea.post(&format!("tables/{table}/join"), json!({})).await;
    for player in [ada, bea] {
        act(player, &table, |action| *action == json!("ready")).await;
    }
    let first = ada.info(&table).await["to_act"] == json!([1]);
    (table, if first { ada } else { bea })
}

#[tokio::test]
async fn a_turn_that_is_ended_and_taken_back_has_no_more_sand_than_before() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let (table, first) = in_turns(&ada, &bea).await;
    let glass = async || first.state(&table, "").await["moment"]["glass"].as_u64().expect("sand runs");
    let before = glass().await;
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    act(first, &table, |action| *action == json!("end-turn")).await;
    let n = first.state(&table, "").await["n"].clone();
    let other = if std::ptr::eq(first, &ada) { &bea } else { &ada };
    first.post(&format!("tables/{table}/undo"), json!({ "n": n })).await;
    let state = first.state(&table, "").await;
    if let Some(vote) = state["moment"]["vote"]["n"].as_u64() {
        other.post(&format!("tables/{table}/answer"), json!({ "n": vote, "agreed": true })).await;
    }
    let after = glass().await;
    // What passed while the other's glass ran does not count; the sand that had run stays run.
    assert!(after >= before && after < before + 1200, "{before} became {after}");
}

#[tokio::test]
async fn who_comes_after_the_end_of_his_turn_is_told_so_by_the_game() {
    let clockwork = Arc::new(Clockwork::default());
    let server = TestServer::with(|settings| settings.clockwork = clockwork.clone()).await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let (table, first) = in_turns(&ada, &bea).await;
    let (seen, acts) = find(first, &table, Value::is_object).await.unwrap();
    clockwork.pass(31_000);
    let wish = json!({ "n": seen, "index": acts }).to_string();
    let bearer = format!("Bearer {}", first.token());
    let headers = [("authorization", bearer.as_str()), JSON];
    let answer = server.raw("POST", &format!("/api/tables/{table}/decide"), &headers, &wish).await;
    let refused: Value = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(refused["code"], json!("refused"), "{refused}");
    assert!(refused["rule"].is_string(), "{refused}");
}
