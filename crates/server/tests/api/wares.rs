//! What can be played, by which rules, and how the server is.

use serde_json::json;

use crate::harness::TestServer;

#[tokio::test]
async fn every_game_says_what_it_is_in_the_askers_language() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let games = ada.get("games").await;
    let names: Vec<_> = games["games"].as_array().unwrap().iter().map(|game| game["game"].clone()).collect();
    assert_eq!(names, ["cleopatra", "thimble", "four-gods"]);
    let thimble = ada.get("games/thimble").await;
    assert_eq!(thimble, games["games"][1]);
    assert_eq!(
        (&thimble["title"], &thimble["min_players"], &thimble["max_players"]),
        (&json!("Thimble"), &json!(2), &json!(4))
    );
    assert_eq!(thimble["options"][0]["values"], json!(["four", "six"]));
    assert_eq!(ada.get("games/thimble?lang=fr").await["title"], "Dé à coudre");
    assert_eq!(ada.not_shown("games/chess").await, "no-such-game");
    assert_eq!(ada.not_shown("games/chess/rules").await, "no-such-game");
}

#[tokio::test]
async fn rules_are_read_and_refusals_cite_them() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let rules = ada.get("games/thimble/rules").await["rules"].clone();
    let ids: Vec<_> = rules.as_array().unwrap().iter().map(|rule| rule["id"].as_str().unwrap()).collect();
    assert!(ids.contains(&"round.hide") && ids.len() == 9, "{ids:?}");
    let table = ada.duel(&bea).await;
    let why = ada.get(&format!("tables/{table}/why-not?element=deck")).await["problem"].clone();
    assert_eq!((&why["code"], &why["message"]), (&json!("refused"), &json!("First hide a card.")));
    assert!(ids.contains(&why["rule"].as_str().unwrap()));
    let french = ada.get(&format!("tables/{table}/why-not?element=deck&lang=fr")).await;
    assert_eq!(french["problem"]["message"], "Cachez d'abord une carte.");
    assert_eq!(ada.get(&format!("tables/{table}/why-not?element=nothing")).await["problem"], json!(null));
    let eve = server.guest("Eve").await;
    assert_eq!(eve.not_shown(&format!("tables/{table}/why-not?element=deck")).await, "not-your-seat");
}

#[tokio::test]
async fn what_never_changes_is_fetched_once_by_its_mark() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let scene = ada.get(&format!("tables/{table}/state?with=scene")).await["scene"].clone();
    let mark = scene["decor"].as_str().unwrap();
    let path = format!("games/thimble/decors/{mark}");
    let decor = ada.get(&path).await;
    assert_eq!((&decor["title"], &decor["parts"][0]["regions"][0]["id"]), (&json!("Thimble"), &json!("board")));
    let answer = server.raw("GET", &format!("/api/{path}"), &[], "").await;
    assert!(answer.header("cache-control").is_some_and(|value| value.contains("immutable")));
    let french = ada.get(&format!("tables/{table}/state?with=scene&lang=fr")).await["scene"]["decor"].clone();
    assert_ne!(french, mark);
    assert_eq!(ada.not_shown("games/thimble/decors/0123456789abcdef").await, "not-found");
    assert_eq!(ada.not_shown(&format!("games/cleopatra/decors/{mark}")).await, "not-found");
    assert_eq!(ada.not_shown(&format!("games/chess/decors/{mark}")).await, "no-such-game");
}

#[tokio::test]
async fn the_house_counts_what_happens() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    ada.decide(&table).await;
    let metrics = server.api().send("GET", "/metrics", None).await.unwrap();
    assert!(metrics.status == 200 && metrics.text.ends_with("# EOF\n"), "{}", metrics.text);
    let secret = |text: &str| text.contains(ada.token()) || text.contains(&table) || text.contains("Ada");
    assert!(!secret(&metrics.text));
}

#[tokio::test]
async fn a_state_is_asked_for_as_the_description_says() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let bare = ada.state(&table, "").await;
    for part in ["legal", "view", "scene", "log"] {
        assert!(bare[part].is_null());
        assert!(!ada.state(&table, &format!("with={part}")).await[part].is_null());
    }
    for (query, code) in [
        ("with=everything", "malformed"),
        ("seat=9", "malformed"),
        ("seat=2", "not-your-seat"),
        ("at=1", "bad-wish"),
        ("colour=blue", "malformed"),
    ] {
        assert_eq!(ada.not_shown(&format!("tables/{table}/state?{query}")).await, code, "{query}");
    }
    ada.decide(&table).await;
    let then = ada.state(&table, "at=0&with=legal,log").await;
    assert_eq!((&then["inputs"], &then["n"]), (&json!(0), &json!(2)));
    assert!(
        !then["legal"].as_array().unwrap().is_empty()
            && then["log"].as_array().unwrap().iter().all(|line| line["n"] == 0)
    );
}

#[tokio::test]
async fn there_is_something_to_look_at_from_the_start() {
    let server = TestServer::with(|settings| settings.demo = true).await;
    let ada = server.guest("Ada").await;
    for (list, status) in [("open", "waiting"), ("finished", "finished")] {
        let tables = ada.get(&format!("tables?list={list}")).await["tables"].clone();
        let tables = tables.as_array().unwrap();
        assert!(tables.len() >= 2 && tables.iter().all(|table| table["status"] == status), "{list}: {tables:?}");
        assert!(list == "open" || tables.iter().all(|table| table["ending"]["outcome"].is_object()));
    }
    let open = ada.get("tables?list=open&game=cleopatra").await["tables"][0].clone();
    let joined = ada.post(&format!("tables/{}/join", crate::harness::id(&open)), json!({})).await;
    assert_eq!(joined["yours"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_lesson_is_taken_step_by_step_and_nothing_of_it_is_stored() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let lessons = ada.get("games/cleopatra").await["lessons"].clone();
    assert_eq!((&lessons[0]["id"], &lessons[0]["title"]), (&json!("market"), &json!("The Market and the Quarry")));
    assert_eq!(ada.get("games/thimble").await["lessons"], json!([]));
    let path = "games/cleopatra/lessons/market";
    let first = ada.post(path, json!({})).await;
    assert_eq!((&first["beat"]["id"], &first["beat"]["n"], &first["steps"]), (&json!("goal"), &json!(1), &json!([])));
    let second = ada.post(path, json!({ "step": "go-on", "name": "Ada" })).await;
    assert_eq!((&second["beat"]["id"], &second["steps"]), (&json!("take"), &json!(["go-on"])));
    assert_eq!(second["seats"][0]["name"], "Ada");
    let right = second["beat"]["wanted"][0].as_u64().unwrap();
    let wrong = ada.post(path, json!({ "steps": ["go-on"], "step": { "decide": right - 1 } })).await;
    assert_eq!((&wrong["steps"], &wrong["beat"]["id"]), (&json!(["go-on"]), &json!("take")));
    assert!(wrong["wrong"].as_str().unwrap().contains("Take stall 3"), "{wrong}");
    let why = ada.post(path, json!({ "steps": ["go-on"], "why_not": "quarry.throne" })).await;
    assert!(why["rule"].is_string() && why["wrong"].is_string(), "a rule stands against it: {}", why["wrong"]);
    let third = ada.post(path, json!({ "steps": ["go-on"], "step": { "decide": right } })).await;
    assert_eq!((&third["beat"]["id"], third["scene"]["decor"].is_string()), (&json!("fill"), true));
    assert_eq!(ada.refused(path, json!({ "steps": ["go-on", "go-on"] })).await, "bad-wish");
    assert_eq!(ada.refused(path, json!({ "steps": vec!["go-on"; 500] })).await, "bad-wish");
    assert_eq!(ada.refused("games/cleopatra/lessons/dancing", json!({})).await, "not-found");
    assert_eq!(ada.refused("games/chess/lessons/market", json!({})).await, "no-such-game");
}

#[tokio::test]
async fn rules_have_pictures_and_are_found_by_the_words_of_players() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let rules = ada.get("games/cleopatra/rules?lang=en").await["rules"].clone();
    let rules = rules.as_array().unwrap();
    let pictures = |id: &str| rules.iter().find(|rule| rule["id"] == id).unwrap()["pictures"].clone();
    assert_eq!(pictures("mosaic.reward")[0]["name"], "palace-palms");
    assert!(pictures("end.merchants").is_null());
    for (query, narrow) in [("lang=en", false), ("lang=en&narrow=true", true), ("lang=en", false)] {
        let drawn = server.raw("GET", &format!("/api/games/cleopatra/pictures/palace-palms?{query}"), &[], "").await;
        assert_eq!((drawn.status, drawn.header("content-type")), (200, Some("image/svg+xml")));
        assert!(drawn.body.contains("4 + 3 = 7 Talents"), "{}", &drawn.body[..300]);
        let wide = drawn.body.split(" width=\"").nth(1).unwrap().split('"').next().unwrap().parse::<f32>().unwrap();
        assert!(!narrow || wide <= 390.0, "{wide} units");
    }
    assert_eq!(ada.not_shown("games/cleopatra/pictures/nothing").await, "not-found");
    let found = ada.get("games/cleopatra/rules/search?question=how+many+cards+may+I+hold&lang=en").await;
    assert_eq!(found["rules"][0], "hand.limit");
    assert!(found["words"].as_array().unwrap().contains(&json!("cards")), "{found}");
    let nothing = ada.get("games/cleopatra/rules/search?question=qqqzzz").await;
    assert_eq!(nothing, json!({ "rules": [], "words": [] }));
}

#[tokio::test]
async fn a_game_has_a_page_with_figures_of_bots_and_of_people_alone() {
    let server = TestServer::with(|settings| settings.demo = true).await;
    let ada = server.guest("Ada").await;
    let page = ada.get("games/cleopatra/page?lang=en").await;
    assert_eq!(page["acts"].as_array().unwrap().len(), 3);
    assert!(page["about"][0].as_str().unwrap().contains("architect"), "{page}");
    assert_eq!((&page["weight"], &page["bots"]["tables"][0]["players"]), (&json!(2), &json!(3)));
    // Bots have finished games here, nobody else has.
    assert_eq!(page["people"], json!({ "games": 0, "seats": [] }));
    assert_eq!(ada.not_shown("games/thimble/page").await, "not-found");
    assert_eq!(ada.not_shown("games/chess/page").await, "no-such-game");
}
