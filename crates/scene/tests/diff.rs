//! What changed between two scenes, and what a client makes of it.

mod common;

use std::sync::Arc;

use cenacle_scene::{
    Offer, Scene, SceneDiff, Seat, patch,
    scene::{Panel, Piece, Spot, Spots},
};
use serde_json::{Value, json};

fn json_of(what: &impl serde::Serialize) -> Value {
    serde_json::to_value(what).unwrap()
}

/// The diff, after a client that applied it had the new scene.
fn diff(old: &Scene, new: &Scene) -> Value {
    let diff = SceneDiff::between(old, new);
    assert_eq!(patch(json_of(old), json_of(&diff)).unwrap(), json_of(new), "{diff:?}");
    assert_eq!(diff.is_empty(), old == new);
    json_of(&diff)
}

fn piece(id: &str, title: &str) -> Arc<Piece> {
    Piece { id: id.to_owned().into(), title: title.to_owned().into(), ..Piece::default() }.into()
}

/// A scene with these pieces, named `id` or `id:title`.
fn pieces(names: &str) -> Scene {
    let named = |name: &str| name.split_once(':').map_or_else(|| piece(name, ""), |(id, title)| piece(id, title));
    Scene { pieces: names.split_whitespace().map(named).collect(), ..Scene::default() }
}

/// What is said of the pieces: `put` by id and title, `gone` and `order` by id.
fn said(old: &str, new: &str) -> String {
    let diff = diff(&pieces(old), &pieces(new));
    let list = |name: &str| diff["pieces"][name].as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let put = list("put").iter().map(|piece| text(&piece["id"]) + &text(&piece["title"])).collect::<Vec<_>>();
    let ids = |name: &str| list(name).iter().map(text).collect::<Vec<_>>().join(" ");
    format!("put {}; gone {}; order {}", put.join(" "), ids("gone"), ids("order"))
}

#[test]
fn nothing_is_said_of_equal_scenes_whether_they_share_their_elements_or_not() {
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
fn a_changed_element_is_put_in_its_place() {
    assert_eq!(said("a b c", "a b:new c"), "put bnew; gone ; order ");
}

#[test]
fn a_new_element_at_the_end_needs_no_order() {
    assert_eq!(said("a b", "a b c d"), "put c d; gone ; order ");
}

#[test]
fn a_new_element_elsewhere_needs_an_order() {
    assert_eq!(said("a b", "a x b"), "put x; gone ; order a x b");
    assert_eq!(said("a b", "x a b"), "put x; gone ; order x a b");
    assert_eq!(said("a b c", "a x b d"), "put x d; gone c; order a x b d");
}

#[test]
fn what_is_gone_needs_no_order() {
    assert_eq!(said("a b c d", "b d"), "put ; gone a c; order ");
    assert_eq!(said("a b c", ""), "put ; gone a b c; order ");
}

#[test]
fn what_came_instead_of_the_last_needs_no_order() {
    assert_eq!(said("a b c", "a b d"), "put d; gone c; order ");
}

#[test]
fn elements_that_changed_places_need_only_an_order() {
    assert_eq!(said("a b c d", "a c b d"), "put ; gone ; order a c b d");
    assert_eq!(said("a b c", "c a:new b"), "put anew; gone ; order c a b");
}

#[test]
fn lists_of_any_kind_lead_from_one_to_the_other() {
    // Every list of up to four of five elements, some of them changed.
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
fn panels_are_known_by_their_seats() {
    let panel =
        |seat, score: &'static str| Arc::new(Panel { seat: Seat::new(seat), score: score.into(), ..Panel::default() });
    let old = Scene { panels: vec![panel(0, "3"), panel(1, "4"), panel(2, "5")], ..Scene::default() };
    let new = Scene { panels: vec![panel(0, "3"), panel(1, "9")], ..Scene::default() };
    let diff = diff(&old, &new);
    assert_eq!(diff["panels"]["gone"], json!([3]));
    assert_eq!(diff["panels"]["put"][0]["score"], "9");
}

#[test]
fn offers_are_sent_whole_or_not_at_all() {
    let offered = |labels: &[&'static str]| {
        let offers = labels.iter().map(|label| Arc::new(Offer { label: (*label).into(), ..Offer::default() }));
        Scene { offers: offers.collect(), ..Scene::default() }
    };
    assert_eq!(diff(&offered(&["one", "two"]), &offered(&["one", "two"])), json!({}));
    let diff = diff(&offered(&["one", "two"]), &offered(&["one", "three"]));
    assert_eq!(diff["offers"].as_array().map(Vec::len), Some(2));
}

#[test]
fn spots_come_go_and_move_on_a_board_that_stays() {
    let spot = |x| Spot::rect(x, 0.0, 1.0, 1.0);
    let board = Spots::board([("deck".into(), spot(0.0)), ("pile".into(), spot(1.0))]);
    let with = |own: &[(&'static str, f32)]| {
        let mut scene = Scene::default();
        scene.wide.spots = board.clone();
        own.iter().for_each(|(id, x)| scene.wide.spots.insert(*id, spot(*x)));
        scene
    };
    let change = |old: &[(&'static str, f32)], new: &[(&'static str, f32)]| {
        let spots = &diff(&with(old), &with(new))["wide"]["spots"];
        let put: Vec<&String> = spots["put"].as_object().into_iter().flat_map(|put| put.keys()).collect();
        format!("{put:?} {}", spots["gone"])
    };
    assert_eq!(change(&[], &[("card", 5.0)]), r#"["card"] null"#);
    assert_eq!(change(&[("card", 5.0)], &[]), r#"[] ["card"]"#);
    assert_eq!(change(&[("card", 5.0)], &[("card", 6.0)]), r#"["card"] null"#);
    // Something of the board that was moved and stands again where it always stood.
    assert_eq!(change(&[("deck", 5.0)], &[]), r#"["deck"] null"#);
    assert_eq!(change(&[("deck", 0.0)], &[]), "[] null");
    let mut other = with(&[("card", 5.0)]);
    other.wide.spots = Spots::board(other.wide.spots.iter().map(|(id, spot)| (id.clone(), spot.clone())));
    assert_eq!(diff(&with(&[("card", 5.0)]), &other), json!({}));
}

#[test]
fn size_and_backdrop_are_sent_only_when_they_change() {
    let old = common::scene();
    let mut new = old.clone();
    new.narrow.backdrop = "<g/>".into();
    new.wide.size = (1.0, 2.5);
    assert_eq!(diff(&old, &new), json!({"narrow": {"backdrop": "<g/>"}, "wide": {"size": [1.0, 2.5]}}));
}

#[test]
fn a_diff_that_was_not_made_for_the_scene_is_refused_by_name() {
    let scene = json_of(&pieces("a b"));
    let refused = |diff: Value| patch(scene.clone(), diff).unwrap_err().to_string();
    assert_eq!(refused(json!({"pieces": {"gone": ["z"]}})), "pieces.gone: it is not in the scene");
    assert_eq!(refused(json!({"pieces": {"put": [{"title": "z"}]}})), "pieces.put: it has no key");
    assert_eq!(refused(json!({"pieces": {"order": ["a"]}})), "pieces.order: something in the scene is not in it");
    assert!(refused(json!({"pieces": {"order": ["a", "b", "z"]}})).starts_with("pieces.order: it is not in the scene"));
    assert!(refused(json!({"pieces": {"order": ["a", "b", "a"]}})).contains("twice"));
    assert_eq!(refused(json!({"pieces": {"gnoe": []}})), "pieces.gnoe: no change is called so");
    assert_eq!(refused(json!({"pieces": []})), "pieces: it is no object");
    assert_eq!(refused(json!({"pieces": {"gone": 3}})), "pieces.gone: it is no list");
    assert_eq!(refused(json!({"peaces": {}})), "peaces: a scene has no such part");
    assert_eq!(refused(json!({"wide": {"spots": {"gone": ["z"]}}})), "wide.spots.gone: it is not in the scene");
    assert_eq!(refused(json!({"wide": {"spots": {"put": []}}})), "wide.spots.put: it is no object");
    assert_eq!(refused(json!(7)), "diff: it is no object");
    assert_eq!(patch(json!([]), json!({})).unwrap_err().to_string(), "scene: it is no object");
    assert!(patch(json!({"pieces": 3}), json!({"pieces": {}})).is_err());
    assert!(patch(json!({"wide": {}}), json!({"wide": {"spots": {}}})).is_err());
}
