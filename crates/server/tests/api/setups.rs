//! Tables that cannot be.

use serde_json::{Value, json};

use crate::harness::TestServer;

fn with(change: impl FnOnce(&mut Value)) -> Value {
    let mut wish = json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    change(&mut wish);
    wish
}

#[tokio::test]
async fn a_setup_that_cannot_be_is_refused_with_its_reason() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let me = || json!({ "kind": "me" });
    let bot = || json!({ "kind": "bot", "bot": "random" });
    let cases = [
        ("an unknown game", "no-such-game", with(|wish| wish["game"] = json!("chess"))),
        ("too few seats", "bad-setup", with(|wish| wish["seats"] = json!([me()]))),
        ("no seats", "bad-setup", with(|wish| wish["seats"] = json!([]))),
        ("too many seats", "bad-setup", with(|wish| wish["seats"] = json!(vec![me(); 5]))),
        ("very many seats", "bad-setup", with(|wish| wish["seats"] = json!(vec![me(); 300]))),
        (
            "bots alone whom nobody may watch",
            "bad-setup",
            with(|wish| (wish["seats"], wish["spectators"]) = (json!([bot(), bot()]), json!("none"))),
        ),
        ("an unknown bot", "bad-setup", with(|wish| wish["seats"][1] = json!({ "kind": "bot", "bot": "oracle" }))),
        ("an unknown option", "bad-setup", with(|wish| wish["options"] = json!({ "dice": "seven" }))),
        ("an unknown value", "bad-setup", with(|wish| wish["options"] = json!({ "faces": "seven" }))),
        ("no time", "bad-setup", with(|wish| wish["clock"] = json!({ "kind": "decision", "seconds": 0 }))),
        (
            "years of time",
            "bad-setup",
            with(|wish| wish["clock"] = json!({ "kind": "budget", "seconds": u32::MAX, "increment": 0 })),
        ),
        (
            "a silly increment",
            "bad-setup",
            with(|wish| wish["clock"] = json!({ "kind": "budget", "seconds": 60, "increment": u32::MAX })),
        ),
        ("an unknown clock", "malformed", with(|wish| wish["clock"] = json!({ "kind": "sundial" }))),
        ("negative time", "malformed", with(|wish| wish["clock"] = json!({ "kind": "decision", "seconds": -1 }))),
        ("an unknown field", "malformed", with(|wish| wish["colour"] = json!("blue"))),
        ("an unknown seat", "malformed", with(|wish| wish["seats"][1] = json!({ "kind": "throne" }))),
        ("an unseen name", "bad-wish", with(|wish| wish["seats"][0] = json!({ "kind": "me", "name": "\u{200b}" }))),
    ];
    for (what, code, wish) in cases {
        assert_eq!(ada.refused("tables", wish).await, code, "{what}");
    }
    for (code, wish) in [
        ("no-such-game", json!({ "game": "chess" })),
        ("bad-setup", json!({ "game": "thimble", "players": 0 })),
        ("bad-setup", json!({ "game": "thimble", "players": 255 })),
        ("bad-setup", json!({ "game": "thimble", "bot": "oracle" })),
        ("malformed", json!({ "game": "thimble", "players": 256 })),
    ] {
        assert_eq!(ada.refused("tables/quick", wish.clone()).await, code, "{wish}");
    }
    assert_eq!(ada.get("tables?list=mine").await["tables"], json!([]), "nothing of it was kept");
}

#[tokio::test]
async fn against_bots_a_proposal_gives_way_to_what_is_wished() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let quick = async |options: Value| {
        let made =
            ada.post("tables/quick", json!({ "game": "four-gods", "players": 3, "bot": "random", "options": options }));
        let made = made.await;
        assert_eq!(made["status"], json!("running"), "{made}");
        made["options"].clone()
    };
    let proposed = quick(json!({})).await;
    assert_eq!((&proposed["time"], &proposed["glass"]), (&json!("turns"), &json!("acts")), "without haste");
    let together = quick(json!({ "time": "simultaneous" })).await;
    assert_eq!((&together["time"], &together["glass"]), (&json!("simultaneous"), &json!("seconds")));
    let sand = quick(json!({ "glass": "seconds" })).await;
    assert_eq!(
        (&sand["time"], &sand["glass"]),
        (&json!("turns"), &json!("seconds")),
        "what goes with it stays proposed"
    );
    // What is wished does not go together in itself: no proposal is to blame.
    let wish = json!({ "game": "four-gods", "options": { "time": "simultaneous", "glass": "acts" } });
    assert_eq!(ada.refused("tables/quick", wish).await, "bad-setup");
}

#[tokio::test]
async fn what_was_agreed_on_is_shown_with_every_value() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let made = ada.post("tables", with(|wish| wish["options"] = json!({ "faces": "four" }))).await;
    assert_eq!((&made["options"]["faces"], made["options"].as_object().unwrap().len()), (&json!("four"), 2));
}

#[tokio::test]
async fn a_refusal_is_said_in_the_askers_language() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let authorization = format!("Bearer {}", ada.token());
    let path = "/api/tables/0000000000000";
    let english = server.raw("GET", path, &[("authorization", &authorization)], "").await;
    assert!(english.body.contains("There is no such table."), "{}", english.body);
    let french = server.raw("GET", &format!("{path}?lang=fr"), &[("authorization", &authorization)], "").await;
    assert!(french.status == 404 && !french.body.contains("There is"), "{}", french.body);
}

#[tokio::test]
async fn what_does_not_go_with_the_other_options_is_told_before_it_is_chosen() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let draft = |players: u8, options: Value| json!({ "players": players, "options": options });
    let find = |settled: &Value, option: &str, value: &str| {
        let of = |conflict: &&Value| conflict["option"] == option && conflict["value"] == value;
        settled["conflicts"].as_array().unwrap().iter().find(of).cloned()
    };
    let four = ada.post("games/four-gods/options", draft(4, json!({}))).await;
    let two_gods = find(&four, "two", "two-gods").expect("two gods are for two");
    assert_eq!((&two_gods["takes"], &two_gods["rule"]), (&json!(null), &json!("mode.two")));
    assert!(two_gods["why"].as_str().is_some_and(|why| !why.is_empty()), "{two_gods}");
    let two = ada.post("games/four-gods/options", draft(2, json!({}))).await;
    assert_eq!(find(&two, "two", "two-gods"), None);
    let turns = ada.post("games/four-gods/options", draft(3, json!({ "time": "turns", "glass": "acts" }))).await;
    let together = find(&turns, "time", "simultaneous").expect("acts are counted in turns only");
    assert_eq!(together["takes"], json!({ "option": "glass", "value": "seconds" }));
    // What is told is what happens.
    for conflict in turns["conflicts"].as_array().unwrap().iter().filter(|conflict| conflict["takes"] != json!(null)) {
        let mut options = turns["options"].clone();
        options[conflict["option"].as_str().unwrap()] = conflict["value"].clone();
        let draft = json!({ "players": 3, "options": options, "changed": conflict["option"] });
        let settled = ada.post("games/four-gods/options", draft).await;
        options[conflict["takes"]["option"].as_str().unwrap()] = conflict["takes"]["value"].clone();
        assert_eq!(settled["options"], options, "{conflict}");
    }
}
