//! Programs that play over one socket: what they are told, how they decide, and that people see what they are.

use serde_json::{Value, json};

use crate::harness::{Line, Person, TestServer};

/// A game of the toy at which a program is invited by its name, made by Ada.
fn wish(name: &str) -> Value {
    json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "invited", "name": name }] })
}

/// Says what is asked and hears the answer to it; other frames are let pass.
async fn ask(line: &mut Line, kind: &str, table: &str, more: Value) -> Value {
    let mut message = json!({ "type": kind, "id": 77, "table": table });
    message.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    line.say(message).await;
    loop {
        let frame: Value = serde_json::from_str(&line.next().await).unwrap();
        if frame["id"] == 77 {
            return frame;
        }
    }
}

async fn open(person: &Person) -> Line {
    Line::open(person.guest.socket().await.unwrap()).await
}

#[tokio::test]
async fn a_bot_account_is_marked_and_no_other_program_has_its_name() {
    let server = TestServer::open().await;
    let [ada, hal] = [server.guest("Ada").await, server.bot("Hal").await];
    assert_eq!(hal.get("me").await["bot"], true);
    assert_eq!(ada.get("me").await.get("bot"), None);
    let again = json!({ "name": "hAL", "lang": "en", "token": true, "bot": true });
    assert_eq!(ada.refused("me", again).await, "name-taken");
    server.guest("Hal").await;
    let eve = server.bot("Eve").await;
    let renamed = eve.guest.api().send("PATCH", "/api/me", Some(json!({ "name": "HAL" }).to_string())).await.unwrap();
    assert_eq!((renamed.status, &renamed.json()["code"]), (409, &json!("name-taken")));
    let table = ada.duel(&hal).await;
    let info = ada.info(&table).await;
    assert_eq!(info["seats"][1]["bot_account"], true, "people see that it is a program: {info}");
    assert_eq!(info["seats"][1]["kind"], "person", "it plays as a person does");
    assert_eq!(info["seats"][0].get("bot_account"), None);
}

#[tokio::test]
async fn a_program_is_invited_by_its_name_and_sits_down_over_its_socket() {
    let server = TestServer::open().await;
    let [ada, hal] = [server.guest("Ada").await, server.bot("Hal").await];
    assert_eq!(ada.refused("tables", wish("Nobody")).await, "no-such-bot");
    assert_eq!(ada.refused("tables", wish("Ada")).await, "no-such-bot", "a person is invited by a link");
    let twice = json!([{ "kind": "me" }, { "kind": "invited", "name": "Hal" }, { "kind": "invited", "name": "hal" }]);
    assert_eq!(ada.refused("tables", json!({ "game": "cleopatra", "seats": twice })).await, "bad-setup");
    // Invited while it is away it is told when it comes, otherwise at once.
    let first = ada.table(wish("hal")).await;
    let kept = ada.info(&first).await["seats"][1].clone();
    assert_eq!((&kept["kind"], &kept["name"], &kept["bot_account"]), (&json!("invited"), &json!("Hal"), &json!(true)));
    let mut line = open(&hal).await;
    let told = line.hear("invited").await;
    assert_eq!((&told["info"]["id"], &told["info"]["reserved"]), (&json!(first), &json!(2)));
    let second = ada.table(wish("Hal")).await;
    assert_eq!(line.hear("invited").await["info"]["id"], second.as_str());
    for table in [&first, &second] {
        let done = ask(&mut line, "join", table, json!({})).await;
        assert_eq!(done["type"], "done", "{done}");
        assert_eq!(ada.info(table).await["status"], "running");
    }
    let again = ask(&mut line, "join", &first, json!({})).await;
    assert_eq!(again["problem"]["code"], "already-started");
    let mut later = open(&hal).await;
    assert_eq!(later.everything().await, Vec::<Value>::new(), "nothing waits for it any more");
    // People are not told: they find their seats in their lists.
    let mut hers = open(&ada).await;
    assert_eq!(hers.everything().await, Vec::<Value>::new());
}

#[tokio::test]
async fn a_program_plays_by_what_it_knows_and_names_its_actions() {
    let server = TestServer::open().await;
    let [ada, hal] = [server.guest("Ada").await, server.bot("Hal").await];
    let table = ada.duel(&hal).await;
    let mut line = open(&hal).await;
    line.say(json!({ "type": "attend", "id": 1, "table": table, "with": ["view", "legal"] })).await;
    let mut told = line.hear("scene").await;
    let mut views = 0;
    while told["moment"]["ending"].is_null() {
        // What is pushed is what HTTP answers to the same seat.
        let state = hal.state(&table, "with=view,legal").await;
        if state["n"] == told["n"] {
            assert_eq!((&told["view"], &told["legal"]), (&state["view"], &state["legal"]));
            views += 1;
        }
        let legal = told["legal"].as_array().unwrap();
        assert_eq!(legal.len() as u64, told["moment"]["legal"].as_u64().unwrap());
        if let Some(last) = legal.last() {
            let (n, action) = (told["n"].clone(), last["action"].clone());
            line.say(json!({ "type": "decide", "id": 2, "table": table, "n": n, "action": action })).await;
        } else {
            ada.decide(&table).await;
        }
        told = line.hear("news").await;
    }
    assert!(views > 3, "only {views} views were compared");
    let mut back = open(&hal).await;
    back.say(json!({ "type": "attend", "id": 1, "table": table, "last": told["n"], "with": ["view"] })).await;
    let current = back.hear("current").await;
    assert_eq!((&current["view"], current.get("legal")), (&told["view"], None));
}

#[tokio::test]
async fn who_asks_for_nothing_besides_pays_for_nothing_besides() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let [mut page, mut program] = [ada.attend(&table).await, open(&ada).await];
    page.hear("scene").await;
    program.say(json!({ "type": "attend", "id": 1, "table": table, "with": ["legal"] })).await;
    program.hear("scene").await;
    bea.decide(&table).await;
    let [plain, more] = [page.hear("news").await, program.hear("news").await];
    assert_eq!((plain.get("view"), plain.get("legal"), more.get("view")), (None, None, None));
    assert!(more["legal"].is_array() && more["scene"] == plain["scene"], "the same seat, told apart");
    program.say(json!({ "type": "attend", "id": 2, "table": table, "with": ["seed"] })).await;
    let refused: Value = serde_json::from_str(&program.next().await).unwrap();
    assert_eq!(refused["problem"]["code"], "malformed");
}

#[tokio::test]
async fn nothing_of_another_seat_is_in_what_a_program_is_told() {
    let server = TestServer::open().await;
    let [ada, hal] = [server.guest("Ada").await, server.bot("Hal").await];
    let table = ada.duel(&hal).await;
    let hand = |state: &Value, seat: usize| state["view"]["hands"][seat].clone();
    let [hers, his] = [ada.state(&table, "with=view").await, hal.state(&table, "with=view").await];
    let mut line = open(&hal).await;
    line.say(json!({ "type": "attend", "id": 1, "table": table, "with": ["view", "legal"] })).await;
    let told = line.hear("scene").await;
    assert_eq!(told["view"], his["view"]);
    assert_ne!(hand(&told, 0), hand(&hers, 0), "her hand is not in it: {told}");
    assert_ne!(told["view"], hers["view"]);
    let seat = ask(&mut line, "attend", &table, json!({ "seat": 1, "with": ["view"] })).await;
    assert_eq!(seat["problem"]["code"], "not-your-seat");
    let nobody = cenacle_load::Socket::open(&server.url, None).await.unwrap();
    let mut nobody = Line::open(nobody).await;
    nobody.say(json!({ "type": "attend", "id": 1, "table": table, "with": ["view", "legal"] })).await;
    let public = nobody.hear("scene").await;
    assert_eq!(public["legal"], json!([]), "who watches may do nothing");
    assert_ne!(public["view"], his["view"]);
    assert_ne!(public["view"], hers["view"]);
}

#[tokio::test]
async fn a_hint_comes_over_the_socket_as_over_http() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let wish = json!({ "game": "cleopatra", "hints": true,
        "seats": [{ "kind": "me" }, { "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }] });
    let table = ada.table(wish).await;
    ada.wait_for(&table, "Ada is asked", |info| info["to_act"] == json!([1])).await;
    let legal = ada.state(&table, "with=legal").await["legal"].clone();
    let mut line = open(&ada).await;
    let told = ask(&mut line, "hint", &table, json!({})).await;
    assert_eq!(told["type"], "hint", "{told}");
    let choices = told["hint"]["choices"].as_array().unwrap();
    assert!(!choices.is_empty());
    for choice in choices {
        assert_eq!(choice["label"], legal[choice["index"].as_u64().unwrap() as usize]["label"]);
    }
    let other = ask(&mut line, "hint", &table, json!({ "seat": 2 })).await;
    assert_eq!(other["problem"]["code"], "not-your-seat");
}

#[tokio::test]
async fn what_is_asked_at_a_table_over_http_is_asked_over_the_socket_too() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let wish = json!({ "game": "thimble", "auto_start": false, "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let table = ada.table(wish).await;
    let [mut mine, mut hers] = [open(&ada).await, open(&bea).await];
    let code = |frame: Value| frame["problem"]["code"].as_str().unwrap_or("done").to_owned();
    assert_eq!(code(ask(&mut hers, "join", &table, json!({})).await), "done");
    assert_eq!(hers_seat(&ada, &table).await, json!("Bea"));
    assert_eq!(code(ask(&mut hers, "leave", &table, json!({})).await), "done");
    assert_eq!(code(ask(&mut hers, "start", &table, json!({})).await), "not-yours");
    assert_eq!(code(ask(&mut hers, "join", &table, json!({ "seat": 2 })).await), "done");
    assert_eq!(code(ask(&mut mine, "remove", &table, json!({ "seat": 2 })).await), "done");
    assert_eq!(code(ask(&mut hers, "join", &table, json!({})).await), "sent-away");
    assert_eq!(code(ask(&mut mine, "start", &table, json!({ "fill": "random" })).await), "done");
    assert_eq!(ada.info(&table).await["status"], "running");
    assert_eq!(code(ask(&mut mine, "close", &table, json!({})).await), "done");
    assert_eq!(ada.info(&table).await["status"], "closed");
    assert_eq!(code(ask(&mut mine, "rematch", &table, json!({})).await), "done");
    mine.say(json!({ "type": "leave", "id": 5 })).await;
    let nowhere: Value = serde_json::from_str(&mine.next().await).unwrap();
    assert_eq!(
        (&nowhere["problem"]["code"], &nowhere["problem"]["detail"]),
        (&json!("malformed"), &json!("missing field `table`"))
    );
}

async fn hers_seat(ada: &Person, table: &str) -> Value {
    ada.info(table).await["seats"][1]["name"].clone()
}
