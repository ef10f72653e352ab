//! The cases that the page has to keep, too: `tests/cases/README.md` says which is which.

use cenacle_scene::{
    Offer, Pose, Scene, Text, Walk,
    measure::Typeface,
    narrow_by_text, patch,
    scene::{Part, Told},
};
use serde_json::{Value, json};

fn cases(text: &str) -> Vec<Value> {
    serde_json::from_str(text).expect("a list of cases")
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().map(|text| text.as_str().expect("a text")).collect()
}

#[test]
fn a_diff_does_to_a_scene_what_the_cases_say() {
    for case in cases(include_str!("cases/patch.json")) {
        let name = &case["name"];
        match (patch(case["scene"].clone(), case["diff"].clone()), case.get("new"), case.get("error")) {
            (Ok(found), Some(new), None) => assert_eq!(found, *new, "{name}"),
            (Err(found), None, Some(error)) => assert_eq!(found.to_string(), *error, "{name}"),
            (found, new, error) => panic!("{name}: {found:?}, not {new:?} {error:?}"),
        }
    }
}

#[test]
fn a_walk_goes_as_the_cases_say() {
    for case in cases(include_str!("cases/walk.json")) {
        let offers = case["offers"].as_array().expect("offers").iter();
        let offers: Vec<Offer> = offers
            .map(|picks| Offer {
                picks: texts(picks).into_iter().map(|pick| Text::from(pick.to_owned())).collect(),
                ..Offer::default()
            })
            .collect();
        let mut walk = Walk::new(&offers);
        for step in case["steps"].as_array().expect("steps") {
            let act = step["do"].as_str().expect("an act");
            match act.split_once(' ') {
                Some(("pick", id)) => assert_eq!(walk.pick(id), step.get("refused").is_none(), "{step}"),
                None if act == "back" => drop(walk.back()),
                None if act == "look" => {}
                _ => panic!("{act} is no act"),
            }
            let found = json!({
                "picked": walk.picked(), "lit": walk.lit(), "remaining": walk.remaining(), "complete": walk.complete(),
                "done": walk.done(), "buttons": walk.buttons(),
            });
            for (what, found) in found.as_object().expect("an object") {
                assert_eq!(*found, step[what], "{what} in {}, {step}", case["name"]);
            }
        }
    }
}

fn said(value: &Value) -> Text {
    value.as_str().unwrap_or_default().to_owned().into()
}

fn pose(value: &Value) -> Option<Pose> {
    let number = |name: &str| u8::try_from(value[name].as_u64().expect("a number")).expect("a small one");
    value.is_object().then(|| Pose { side: number("side"), turn: number("turn") })
}

#[test]
fn who_listens_is_told_what_the_cases_say() {
    for case in cases(include_str!("cases/told.json")) {
        let name = &case["name"];
        let told = case["told"].as_array().expect("a list").iter();
        let told =
            told.map(|told| Told { of: said(&told["of"]), pose: pose(&told["pose"]), text: said(&told["text"]) });
        let part = Part { told: told.collect(), ..Part::new("told") };
        let scene = Scene { groups: vec![part.into()], ..Scene::default() };
        let all = scene.tableau();
        for (id, lines) in case["elements"].as_object().expect("an object") {
            assert_eq!(json!(all.told_of(id).collect::<Vec<_>>()), *lines, "{name}: {id}");
        }
        for case in case["offers"].as_array().expect("a list") {
            let (json, picks) = (&case["offer"], case["offer"].get("picks"));
            let offer = Offer {
                picks: picks.map_or_else(Vec::new, texts).into_iter().map(|pick| Text::from(pick.to_owned())).collect(),
                pose: pose(&json["pose"]),
                told: said(&json["told"]),
                ..Offer::default()
            };
            assert_eq!(json!(all.told_of_offer(&offer)), case["told"], "{name}: {json}");
        }
    }
}

#[test]
fn typed_words_find_what_the_cases_say() {
    for case in cases(include_str!("cases/narrow.json")) {
        let labels = texts(&case["labels"]).into_iter();
        let offers: Vec<Offer> =
            labels.map(|label| Offer { label: label.to_owned().into(), ..Offer::default() }).collect();
        let found = narrow_by_text(&offers, case["typed"].as_str().expect("a text"));
        assert_eq!(json!(found), case["found"], "{case}");
    }
}

#[test]
fn texts_are_measured_cut_and_wrapped_as_the_cases_say() {
    let cases: Value = serde_json::from_str(include_str!("cases/measure.json")).expect("lists of cases");
    let each = |what: &str| cases[what].as_array().expect("a list").clone();
    let text = |case: &Value| case[0].as_str().expect("a text").to_owned();
    let number = |case: &Value, at: usize| case[at].as_f64().expect("a number") as f32;
    for case in each("ems") {
        let found = Typeface::Bundled.width(&text(&case), 1.0);
        assert!((found - number(&case, 1)).abs() < 0.001, "{case}: {found}");
    }
    for case in each("shorten") {
        assert_eq!(Typeface::Bundled.shorten(&text(&case), number(&case, 1), number(&case, 2)), case[3], "{case}");
    }
    for case in each("leading") {
        assert_eq!(Typeface::Bundled.leading(&text(&case), number(&case, 1), number(&case, 2)), case[3], "{case}");
    }
    for case in each("wrap") {
        let lines = case[3].as_u64().expect("a number") as usize;
        let found = Typeface::Bundled.wrap(&text(&case), number(&case, 1), number(&case, 2), lines);
        assert_eq!(json!(found), case[4], "{case}");
    }
}
