//! What changed between two scenes, and what a client makes of it.

mod common;

use std::sync::Arc;

use cenacle_scene::{
    CachedJson, Offer, Scene, SceneDiff, patch,
    scene::{Part, PartGroup, Piece, Stage},
};
use serde_json::{Value, json};

fn json_of(what: &impl serde::Serialize) -> Value {
    serde_json::to_value(what).unwrap()
}

/// The diff, after a client that applied it had the new scene.
fn diff(old: &Scene, new: &Scene) -> Value {
    let diff = SceneDiff::between(old, new);
    assert_eq!(patch(json_of(old), json_of(&diff)).unwrap(), json_of(new), "{diff:?}");
    assert_eq!(diff.is_empty(), json_of(old) == json_of(new));
    json_of(&diff)
}

fn part(name: &str) -> Part {
    let (id, title) = name.split_once(':').unwrap_or((name, ""));
    let piece = Piece { id: "piece".into(), title: title.to_owned().into(), ..Piece::default() };
    Part { pieces: vec![piece], ..Part::new(id.to_owned()) }
}

/// A scene with these parts, named `id` or `id:title`; those between brackets are one group.
fn parts(names: &str) -> Scene {
    let shared = |name: &str| Arc::new(CachedJson::new(part(name)));
    let mut scene = Scene::default();
    for (index, names) in names.split(['[', ']']).enumerate() {
        let names = names.split_whitespace();
        if index % 2 == 1 {
            scene.add(names.map(shared).collect::<PartGroup>());
        } else {
            names.for_each(|name| scene.add(part(name)));
        }
    }
    scene
}

/// What is said of the parts: `put` by id and title, `gone` by id, `come` by what is below and id.
fn said(old: &str, new: &str) -> String {
    let diff = diff(&parts(old), &parts(new));
    let list = |name: &str| diff[name].as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or("^").to_owned();
    let put = list("put").iter().map(|part| text(&part["id"]) + &text(&part["pieces"][0]["title"])).collect::<Vec<_>>();
    let come = list("come").iter().map(|pair| text(&pair[0]) + &text(&pair[1]["id"])).collect::<Vec<_>>();
    let gone = list("gone").iter().map(text).collect::<Vec<_>>();
    format!("put {}; gone {}; come {}", put.join(" "), gone.join(" "), come.join(" "))
}

#[test]
fn nothing_is_said_of_equal_scenes_whether_they_share_their_parts_or_not() {
    assert_eq!(diff(&common::scene(), &common::scene()), json!({}));
    let scene = common::scene();
    assert_eq!(diff(&scene, &scene.clone()), json!({}));
}

#[test]
fn a_whole_scene_comes_of_an_empty_one_and_goes_again() {
    diff(&Scene::default(), &common::scene());
    diff(&common::scene(), &Scene::default());
}

#[test]
fn a_changed_part_is_put_in_its_place() {
    assert_eq!(said("a b c", "a b:^new c"), "put b^new; gone ; come ");
    assert_eq!(said("a [b c] d", "a [b c:^new] d"), "put c^new; gone ; come ");
}

#[test]
fn a_new_part_comes_in_above_another_or_above_nothing() {
    assert_eq!(said("a b", "a b c d"), "put ; gone ; come bc cd");
    assert_eq!(said("a b", "a x b"), "put ; gone ; come ax");
    assert_eq!(said("a b", "x y a b"), "put ; gone ; come ^x xy");
    assert_eq!(said("a [b c] d", "a [b c x] d"), "put ; gone ; come cx");
    assert_eq!(said("a b c", "a x b d"), "put ; gone c; come ax bd");
}

#[test]
fn what_is_gone_is_only_named() {
    assert_eq!(said("a b c d", "b d"), "put ; gone a c; come ");
    assert_eq!(said("a [b] c", ""), "put ; gone a b c; come ");
}

#[test]
fn what_stands_elsewhere_goes_and_comes_again() {
    assert_eq!(said("a b c d", "a c b d"), "put ; gone b; come cb");
    assert_eq!(said("a b c", "c a:^new b"), "put ; gone a b; come ca ab");
}

#[test]
fn it_does_not_matter_in_which_sheaf_a_part_stands() {
    assert_eq!(said("a b c d", "[a b] [c d]"), "put ; gone ; come ");
    assert_eq!(said("[a b c] d", "a [b:^new c d]"), "put b^new; gone ; come ");
}

#[test]
fn lists_of_any_kind_lead_from_one_to_the_other() {
    // Every list of up to four of five parts, some of them changed.
    let mut lists = vec![String::new()];
    for round in 0..4 {
        for list in lists.clone().iter().filter(|list| list.split_whitespace().count() == round) {
            let others = ["a", "b", "c:x", "c", "d"].into_iter();
            let free = others.filter(|name| !list.split_whitespace().any(|used| used[..1] == name[..1]));
            lists.extend(free.map(|name| format!("{list} {name}")).collect::<Vec<_>>());
        }
    }
    for old in &lists {
        for new in &lists {
            said(old, new);
        }
    }
}

#[test]
fn offers_are_sent_whole_or_not_at_all() {
    let offered = |labels: &[&'static str]| {
        let offers = labels.iter().map(|label| Offer { label: (*label).into(), ..Offer::default() }.shared());
        Scene { offers: offers.collect(), ..Scene::default() }
    };
    assert_eq!(diff(&offered(&["one", "two"]), &offered(&["one", "two"])), json!({}));
    let diff = diff(&offered(&["one", "two"]), &offered(&["one", "three"]));
    assert_eq!(diff["offers"].as_array().map(Vec::len), Some(2));
}

#[test]
fn another_decor_is_named_by_its_mark() {
    let old = common::scene();
    let other = common::decor([Stage { size: (1.0, 2.5), ..Stage::default() }, common::narrow()]);
    let new = Scene { decor: other.into(), ..old.clone() };
    assert_ne!(old.decor.mark(), new.decor.mark());
    assert_eq!(diff(&old, &new), json!({"decor": new.decor.mark()}));
}

#[test]
fn a_diff_that_was_not_made_for_the_scene_is_refused() {
    let scene = json_of(&parts("a b"));
    let refused = |diff: Value| patch(scene.clone(), diff).unwrap_err().to_string();
    assert_eq!(refused(json!({"gone": ["z"]})), "gone: it is not in the scene");
    assert_eq!(refused(json!({"gone": 3})), "gone: it is no list");
    assert_eq!(refused(json!({"put": [{"id": "z"}]})), "put: it is not in the scene");
    assert_eq!(refused(json!({"put": [{}]})), "put: it is not in the scene");
    assert_eq!(refused(json!({"come": [["z", {"id": "c"}]]})), "come: what it stands above is not in the scene");
    assert_eq!(refused(json!({"come": [[null, {"id": "a"}]]})), "come: it is in the scene, or has no id");
    assert_eq!(refused(json!({"come": [[null, {}]]})), "come: it is in the scene, or has no id");
    assert_eq!(refused(json!({"come": [[null]]})), "come: it is no pair");
    assert_eq!(refused(json!({"come": [7]})), "come: it is no list");
    assert_eq!(refused(json!({"gnoe": []})), "diff: it says something else, too");
    assert_eq!(refused(json!(7)), "diff: it is no object");
    assert_eq!(patch(json!([]), json!({})).unwrap_err().to_string(), "scene: it is no object");
    assert_eq!(patch(json!({}), json!({})).unwrap_err().to_string(), "scene: it has no parts");
}
