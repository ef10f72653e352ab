//! From all offers to one, by pointing or by typing.

mod common;

use cenacle_scene::{Offer, Text, Walk, narrow_by_text};
use common::{offer, scene};

fn offers() -> [Offer; 5] {
    [
        offer(&["wall", "site.1", "card.1"], "Bâtir le mur 1"),
        offer(&["wall", "site.2", "card.1"], "Bâtir le mur 2"),
        offer(&["wall", "site.2", "card.2"], "Bâtir le mur 12"),
        offer(&["sphinx", "card.2"], "Bâtir un sphinx"),
        offer(&[], "Terminer"),
    ]
}

fn lit(walk: &Walk) -> Vec<String> {
    walk.lit().into_iter().map(String::from).collect()
}

fn walked(picks: &[&str]) -> Walk {
    let mut walk = Walk::new(&offers());
    for pick in picks {
        assert!(walk.pick(pick), "{pick} is lit after {:?}", walk.picked());
    }
    walk
}

#[test]
fn at_first_every_pick_of_every_offer_is_lit() {
    assert_eq!(lit(&Walk::new(&offers())), ["card.1", "card.2", "site.1", "site.2", "sphinx", "wall"]);
}

#[test]
fn a_pick_narrows_the_offers_to_those_that_hold_it() {
    let walk = walked(&["site.2"]);
    assert_eq!(walk.remaining(), [1, 2]);
    assert_eq!(lit(&walk), ["card.1", "card.2", "wall"]);
}

#[test]
fn picks_lead_to_the_same_offer_in_any_order() {
    for order in [["wall", "site.2", "card.2"], ["card.2", "site.2", "wall"], ["site.2", "card.2", "wall"]] {
        assert_eq!(walked(&order).done(), Some(2), "{order:?}");
    }
}

#[test]
fn an_unlit_element_cannot_be_picked_and_changes_nothing() {
    let mut walk = walked(&["sphinx"]);
    let before = walk.clone();
    assert!(!walk.pick("wall"));
    assert!(!walk.pick("sphinx"));
    assert_eq!(walk, before);
}

#[test]
fn back_takes_back_one_pick_at_a_time() {
    let mut walk = walked(&["wall", "site.1"]);
    assert_eq!(walk.back().as_deref(), Some("site.1"));
    assert_eq!(walk.remaining(), [0, 1, 2]);
    assert_eq!(walk.back().as_deref(), Some("wall"));
    assert_eq!(walk, Walk::new(&offers()));
    assert_eq!(walk.back(), None);
}

#[test]
fn an_offer_is_not_done_while_a_pick_is_missing() {
    let walk = walked(&["site.1", "wall"]);
    assert_eq!(walk.remaining(), [0]);
    assert_eq!(walk.done(), None);
}

#[test]
fn buttons_are_there_only_before_the_first_pick() {
    assert_eq!(Walk::new(&offers()).buttons(), [4]);
    assert!(walked(&["wall"]).buttons().is_empty());
}

#[test]
fn offers_that_share_all_their_picks_are_complete_together_and_none_is_done() {
    let mut walk =
        Walk::new(&[offer(&["card"], "Garder"), offer(&["card"], "Jeter"), offer(&["card", "site"], "Poser")]);
    assert!(walk.pick("card"));
    assert_eq!(walk.complete(), [0, 1]);
    assert_eq!(walk.done(), None);
}

#[test]
fn an_element_that_stands_twice_is_picked_twice() {
    let mut walk = Walk::new(&[offer(&["pile", "pile"], "Deux"), offer(&["pile", "site"], "Une")]);
    assert!(walk.pick("pile") && walk.pick("pile"));
    assert_eq!(walk.done(), Some(0));
    assert!(!walk.pick("pile"));
}

#[test]
fn a_walk_over_nothing_is_never_done() {
    let walk = Walk::new::<Offer>(&[]);
    assert_eq!(walk.done(), None);
    assert!(walk.lit().is_empty() && walk.buttons().is_empty());
}

#[test]
fn a_lone_button_is_done_at_once() {
    assert_eq!(Walk::new(&[offer(&[], "Terminer")]).done(), Some(0));
}

#[test]
fn typed_words_narrow_whatever_the_case_and_the_accents() {
    let offers = ["Étal 2 : prendre l’Œil", "Bâtir l’obélisque", "Étal 3"].map(|label| offer(&[], label));
    assert_eq!(narrow_by_text(&offers, "etal"), [0, 2]);
    assert_eq!(narrow_by_text(&offers, "ÉTAL oeil"), [0]);
    assert_eq!(narrow_by_text(&offers, "e\u{301}tal 3"), [2]);
    assert_eq!(narrow_by_text(&offers, "BATIR obelisque"), [1]);
}

#[test]
fn typed_beginnings_are_enough_in_the_order_of_the_label() {
    assert_eq!(narrow_by_text(&offers(), "bat sph"), [3]);
    assert!(narrow_by_text(&offers(), "sph bat").is_empty());
}

#[test]
fn a_typed_number_stands_directly_after_the_word_typed_before_it() {
    let lay = |turn, row, column| offer(&[], format!("Lay L, turn {turn}, row {row}, column {column}: 4 + 2"));
    let offers = [lay(1, 5, 3), lay(3, 1, 5), lay(3, 5, 1), lay(3, 5, 11), lay(5, 3, 1)];
    assert_eq!(narrow_by_text(&offers, "turn 3 row 5 column 1"), [2]);
    assert_eq!(narrow_by_text(&offers, "t 3 r 5"), [2, 3]);
    assert_eq!(narrow_by_text(&offers, "row 5"), [0, 2, 3]);
    assert_eq!(narrow_by_text(&offers, "column 1"), [2, 4]);
    assert_eq!(narrow_by_text(&offers, "11"), [3]);
    assert!(narrow_by_text(&offers, "lay 3").is_empty());
    assert!(narrow_by_text(&offers, "row 5 turn 3").is_empty());
}

#[test]
fn whole_words_win_over_beginnings() {
    assert_eq!(narrow_by_text(&offers(), "mur 1"), [0]);
    assert_eq!(narrow_by_text(&offers(), "m 1"), [0]);
    let walls = ["Le mur", "La muraille", "Le mur de la muraille"].map(|label| offer(&[], label));
    assert_eq!(narrow_by_text(&walls, "mur"), [0, 2]);
    assert_eq!(narrow_by_text(&walls, "mura"), [1, 2]);
}

#[test]
fn a_word_typed_twice_must_stand_twice() {
    let offers = ["Payer Artisan, Artisan", "Payer Artisan, Pierre"].map(|label| offer(&[], label));
    assert_eq!(narrow_by_text(&offers, "artisan artisan"), [0]);
    assert_eq!(narrow_by_text(&offers, "art artis"), [0]);
}

#[test]
fn nothing_typed_keeps_every_offer_and_nonsense_keeps_none() {
    assert_eq!(narrow_by_text(&offers(), "  "), [0, 1, 2, 3, 4]);
    assert!(narrow_by_text(&offers(), "zzz").is_empty());
}

#[test]
fn what_the_scene_lights_is_what_a_walk_begins_with() {
    let scene = scene();
    let walk = Walk::new(&scene.offers);
    assert_eq!(walk.lit().iter().map(Text::as_str).collect::<Vec<_>>(), scene.lit().into_iter().collect::<Vec<_>>());
}
