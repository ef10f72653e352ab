//! The world in words, for who listens: tiles as they lie, what a cell asks for, kingdoms.

use cenacle_four_gods::{Action, Colour, Corner, God, Hand};
use cenacle_scene::Scene;
use cenacle_table::{Chance, Seat, Seed, Stream, Viewer, full_scene};

use crate::common::{ADA, BOB, Play, Setting, in_both};

/// What a seat sees, in French and in English.
fn seen(play: &Play, seat: Seat) -> [Scene; 2] {
    in_both(Viewer::Seat(seat), |say| {
        let mut chance = Chance::new(&Seed::from_text("told"), Stream::Thought);
        full_scene(&*play.game, &play.view(seat), say, &mut chance)
    })
}

fn plain(texts: &[&str]) -> String {
    texts.join(" | ").replace('\u{a0}', " ")
}

/// What is told of an element in both languages.
fn told(play: &Play, id: &str) -> [String; 2] {
    seen(play, ADA).map(|scene| plain(&scene.tableau().told_of(id).map(|text| text.as_str()).collect::<Vec<_>>()))
}

fn world() -> Setting {
    Setting::of(4, &[]).god(ADA, God::Undines).prophet("A1", "MMPP", Colour::Blue, Corner::TopLeft).tile("A2", "PPFM")
}

/// [tile.sides] [tile.fit]
#[test]
fn a_free_cell_tells_what_each_of_its_sides_asks_for() {
    let play = world().play();
    assert_eq!(
        told(&play, "cell.B1"),
        ["cadre au-dessus ; à gauche : mer, plaine", "frame above; on the left: sea, plain"]
    );
    assert_eq!(
        told(&play, "cell.A3"),
        ["au-dessus : mer, forêt ; cadre à gauche", "above: sea, forest; frame on the left"]
    );
    let alone =
        ["à gauche : plaine, forêt ; pas encore de deuxième côté", "on the left: plain, forest; no second side yet"];
    assert_eq!(told(&play, "cell.B2"), alone);
    assert_eq!(told(&play, "cell.H8"), ["cadre à droite ; cadre au-dessous", "frame on the right; frame below"]);
    assert_eq!(told(&play, "cell.D4"), ["", ""], "nothing is around it");
}

/// [tile.faces] [kingdom.definition]
#[test]
fn a_tile_tells_its_lands_and_a_kingdom_its_cells() {
    let play = world().play();
    assert_eq!(told(&play, "cell.A1"), ["haut : mer · bas : plaine", "top: sea · bottom: plain"]);
    assert_eq!(told(&play, "cell.A2"), ["haut : plaine · bas : mer, forêt", "top: plain · bottom: sea, forest"]);
    assert_eq!(told(&play, "kingdom.plain.A1"), ["sur A1, A2", "on A1, A2"]);
}

/// [tile.faces] [tile.lay]
#[test]
fn every_way_to_lay_a_tile_tells_how_it_lies_and_its_cell_tells_why() {
    let play = world().hand(ADA, Hand::Left, "FPMM", None).hand(ADA, Hand::Right, "MMPP", None).play();
    for scene in seen(&play, ADA) {
        let all = scene.tableau();
        let laid = scene.offers.iter().filter(|offer| offer.ghost.is_some() && offer.pose.is_some());
        assert!(laid.clone().count() > 20);
        for offer in laid {
            let told = all.told_of_offer(offer);
            // The label says the same, so that nobody has to hear it twice.
            assert!(matches!(told[..], [lies] if offer.label.contains(lies)), "{}: {told:?}", offer.label);
            let at = offer.ghost.as_ref().map(|ghost| ghost.place.clone()).unwrap();
            assert_eq!(all.told_of(&at).count(), 1, "{at}");
        }
    }
    let [_, en] = seen(&play, ADA);
    let all = en.tableau();
    let held: Vec<_> = all.told.iter().filter(|told| told.pose.is_some()).collect();
    assert!(held.iter().any(|told| told.text == "top: forest, plain · bottom: sea"), "{held:?}");
    assert!(held.iter().any(|told| told.text == "top: sea, forest · bottom: sea, plain"), "a quarter on");
}

/// [draw.shown] [tile.faces]
#[test]
fn nobody_is_told_of_the_other_face_of_a_tile_in_the_hand_of_another() {
    let play = world().hand(ADA, Hand::Left, "FPMM", None).play();
    let held = |seat: Seat| {
        let [_, scene] = seen(&play, seat);
        scene.tableau().told.iter().filter(|told| told.pose.is_some()).count()
    };
    assert!(held(ADA) >= 5);
    assert_eq!(held(BOB), 0);
    assert!(play.legal(BOB).iter().all(|action| !matches!(action, Action::Lay { .. })));
}

/// [setup.world]
#[test]
fn the_world_is_a_grid_of_eight_rows_and_columns() {
    let [_, scene] = seen(&world().play(), ADA);
    let all = scene.tableau();
    let cells: Vec<_> = all.places.iter().filter_map(|place| Some((place.id.as_str(), place.cell?))).collect();
    assert_eq!(cells.len(), 64);
    assert!(cells.contains(&("cell.C5", [5, 3])));
}
