//! Options of the five games that do not go together: no such table is made.

use std::collections::BTreeMap;

use cenacle_server::{OnShelf, Shelf};
use cenacle_table::{AnyGame, Lang, Options, Refusal, Viewer, any::Opened};
use serde_json::{Value, json};

use crate::harness::TestServer;

fn shelf() -> Shelf {
    Shelf::new(vec![
        OnShelf::new(Opened::<cenacle_cleopatra::Cleopatra>::shipped().unwrap()),
        OnShelf::new(Opened::<cenacle_creatures_and_cultists::CreaturesAndCultists>::shipped().unwrap()),
        OnShelf::new(Opened::<cenacle_cult::Cult>::shipped().unwrap()),
        OnShelf::new(Opened::<cenacle_evil_high_priest::EvilHighPriest>::shipped().unwrap()),
        OnShelf::new(Opened::<cenacle_four_gods::FourGods>::shipped().unwrap()),
    ])
}

/// A number of players and two values that do not go together, with the rule.
type Combination = (u8, Vec<(&'static str, &'static str)>, Refusal);

/// Those of a game, once for each sentence.
fn combinations(game: &dyn AnyGame) -> Vec<Combination> {
    let about = game.about();
    let pairs = || about.options.iter().flat_map(|spec| spec.kind.values().iter().map(|value| (spec.id, *value)));
    let mut found = BTreeMap::new();
    for players in about.players.0..=about.players.1 {
        for one in pairs() {
            for two in pairs().filter(|two| two.0 != one.0) {
                let options = Options::choose(about, players, [one, two]).unwrap();
                if let Err(refusal) = game.check_options(&options) {
                    let sentence = game.say(&refusal.why, Lang::En, &[], Viewer::Spectator);
                    found.entry(sentence).or_insert((players, vec![one, two], refusal));
                }
            }
        }
    }
    found.into_values().collect()
}

#[tokio::test]
async fn a_table_whose_options_do_not_go_together_is_refused_by_the_rule_in_the_askers_language() {
    let server = TestServer::with_shelf(shelf(), |_| {}).await;
    let ada = server.guest("Ada").await;
    let authorization = format!("Bearer {}", ada.token());
    let headers = [("authorization", authorization.as_str()), ("content-type", "application/json")];
    let mut rules = Vec::new();
    for on in shelf().games() {
        let game = &*on.game;
        for (players, options, refusal) in combinations(game) {
            let seats: Vec<Value> =
                (0..players).map(|seat| json!({ "kind": if seat == 0 { "me" } else { "open" } })).collect();
            let chosen: BTreeMap<&str, &str> = options.iter().copied().collect();
            let wish = json!({ "game": game.about().id, "seats": seats, "options": chosen }).to_string();
            for lang in Lang::ALL {
                let answer = server.raw("POST", &format!("/api/tables?lang={lang}"), &headers, &wish).await;
                let problem: Value = serde_json::from_str(&answer.body).unwrap();
                let sentence = game.say(&refusal.why, lang, &[], Viewer::Spectator);
                assert_eq!(answer.status, 400, "{wish}: {problem}");
                assert_eq!(problem["code"], "bad-setup", "{wish}");
                assert_eq!(problem["rule"], refusal.rule, "{wish}");
                assert_eq!(problem["message"], json!(sentence), "{wish}");
                assert!(game.rules(lang).get(refusal.rule).is_some(), "the rule can be read");
            }
            rules.push(refusal.rule);
        }
    }
    rules.sort_unstable();
    rules.dedup();
    assert_eq!(rules, ["errors.lay", "mode.glass", "mode.two", "setup.boxes", "setup.first"]);
    assert_eq!(ada.get("tables?list=mine").await["tables"], json!([]), "nothing of it was kept");
}
