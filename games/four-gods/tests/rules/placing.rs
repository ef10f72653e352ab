//! Laying tiles: two sides, terrains that go on, either face, any turn.

use cenacle_four_gods::{Action, Colour, God, Hand, Side};

use crate::common::{ADA, BOB, CAT, Setting, cell, face, why_not};

/// [tile.lay] [tile.sides]
#[test]
fn the_first_tiles_go_into_the_corners_of_the_frame() {
    let play = Setting::of(4, &[]).hand(ADA, Hand::Left, "MMPP", None).play();
    let mut cells: Vec<String> = (play.legal(ADA).iter())
        .filter_map(|action| if let Action::Lay { cell, .. } = action { Some(cell.to_string()) } else { None })
        .collect();
    cells.sort();
    cells.dedup();
    assert_eq!(cells, ["A1", "A8", "H1", "H8"]);
}

/// The rulebook's case A: a tile that touches a single side.
///
/// [tile.sides]
#[test]
fn a_tile_that_touches_one_side_only_is_refused() {
    let mut play = Setting::of(4, &[]).tile("A1", "MMMM").hand(ADA, Hand::Left, "MMPP", None).play();
    assert_eq!(play.refused(ADA, play.lay(ADA, Hand::Left, "MMPP", "C1")), ("tile.sides", "why-one-side"));
    assert_eq!(play.refused(ADA, play.lay(ADA, Hand::Left, "MMPP", "D4")), ("tile.sides", "why-one-side"));
    play.play(ADA, play.lay(ADA, Hand::Left, "MMPP", "A2"));
}

/// The rulebook's case B: a city that touches a single side.
///
/// [city.sides]
#[test]
fn a_city_that_touches_one_side_only_is_refused() {
    let mut play = Setting::of(4, &[]).tile("A1", "MMMM").god(ADA, God::Undines).play();
    let build = |at: &str| Action::Build { cell: cell(at), colour: Colour::Blue, from: None };
    assert_eq!(play.refused(ADA, build("C1")), ("city.sides", "why-one-side"));
    play.play(ADA, build("B1"));
}

/// The rulebook's case C: plain would touch sea.
///
/// [tile.fit]
#[test]
fn a_tile_whose_plain_would_touch_the_sea_is_refused() {
    let mut play = Setting::of(4, &[]).tile("A1", "MMMM").hand(ADA, Hand::Left, "MMPP", None).play();
    // Turned so, its plain is on the left: against the sea of A1.
    assert_eq!(play.refused(ADA, play.lay(ADA, Hand::Left, "PMMP", "B1")), ("tile.fit", "why-clashes"));
    assert_eq!(play.refused(ADA, play.lay(ADA, Hand::Left, "MMPP", "B1")), ("tile.fit", "why-clashes"));
    play.play(ADA, play.lay(ADA, Hand::Left, "MPPM", "B1"));
}

/// [tile.fit]
#[test]
fn an_edge_of_two_terrains_asks_for_both_in_the_same_order() {
    let mut play = Setting::of(4, &[]).tile("A1", "MPFM").hand(ADA, Hand::Left, "FPMM", None).play();
    // The right side of A1 is plain above forest.
    assert_eq!(play.refused(ADA, play.lay(ADA, Hand::Left, "FPMM", "B1")), ("tile.fit", "why-clashes"));
    assert_eq!(play.refused(ADA, play.lay(ADA, Hand::Left, "MMFP", "B1")), ("tile.fit", "why-clashes"));
    play.play(ADA, play.lay(ADA, Hand::Left, "PMMF", "B1"));
}

/// [tile.sides]
#[test]
fn two_opposite_sides_are_enough() {
    let setting = Setting::of(4, &[]).tile("A1", "MMMM").tile("C1", "MPPM").hand(ADA, Hand::Left, "MMPP", None);
    // C1 could not have been laid alone; the gap between them has the frame above and a tile on either side.
    let world = setting.edit(|_| ()).position();
    assert_ne!(world.world.with_two_sides() & cell("B1").bit(), 0);
    let middle = Setting::of(4, &[]).tile("D4", "MMMM").tile("F4", "MPPM").position();
    assert_ne!(middle.world.with_two_sides() & cell("E4").bit(), 0);
    assert_eq!(middle.world.with_two_sides() & cell("D5").bit(), 0);
}

/// [tile.fit]
#[test]
fn tiles_that_touch_at_a_corner_only_are_not_compared() {
    let p = Setting::of(4, &[]).tile("D4", "SSSS").position();
    let plain = p.world.room().fits(face("PPPP"));
    assert_ne!(plain & cell("E5").bit(), 0, "E5 meets D4 at a corner");
    assert_eq!(plain & (cell("E4").bit() | cell("D5").bit() | cell("C4").bit() | cell("D3").bit()), 0);
}

/// [tile.faces]
#[test]
fn either_face_is_laid_in_any_turn_and_equal_turns_are_offered_once() {
    let mut play = Setting::of(4, &[]).hand(ADA, Hand::Left, "MMMM", None).play();
    let ways = |side: Side| {
        play.acts(
            ADA,
            |action| matches!(action, Action::Lay { side: up, cell: at, .. } if *up == side && *at == cell("A1")),
        )
    };
    assert_eq!((ways(Side::Front), ways(Side::Back)), (1, 1), "a face of one terrain has one turn");
    let turned =
        Action::Lay { hand: Hand::Left, side: Side::Front, turn: 1, cell: cell("A1"), prophet: None, razed: None };
    assert_eq!(play.refused(ADA, turned), ("tile.faces", "why-same-turn"));
    let mixed = Setting::of(4, &[]).hand(ADA, Hand::Left, "MMPS", None).play();
    let ways = mixed.acts(ADA, |action| matches!(action, Action::Lay { cell: at, .. } if *at == cell("A1")));
    assert_eq!(ways, 8, "two faces in four turns each");
}

/// [time.together] [tile.lay]
#[test]
fn who_comes_first_to_a_cell_has_it_and_the_other_keeps_the_tile() {
    let setting = Setting::of(4, &[]).hand(ADA, Hand::Left, "MMMM", None).hand(BOB, Hand::Left, "PPPP", None);
    let mut play = setting.play();
    let late = play.lay(BOB, Hand::Left, "PPPP", "A1");
    play.play(ADA, play.lay(ADA, Hand::Left, "MMMM", "A1"));
    assert_eq!(play.refused(BOB, late), ("tile.lay", "why-tile-laid"));
    assert!(play.p.held(BOB, Hand::Left).is_some());
    play.play(BOB, play.lay(BOB, Hand::Left, "PPPP", "H8"));
}

/// [hands.two]
#[test]
fn a_hand_holds_one_tile_and_an_empty_hand_lays_nothing() {
    let mut play = Setting::of(4, &[]).hand(ADA, Hand::Left, "MMMM", None).discard(BOB, 3).play();
    play.play(ADA, play.take(BOB, 0));
    assert_eq!(play.refused(ADA, play.take(BOB, 1)), ("take.hand", "why-no-free-hand"));
    let lay =
        Action::Lay { hand: Hand::Left, side: Side::Front, turn: 0, cell: cell("A1"), prophet: None, razed: None };
    assert_eq!(play.refused(CAT, lay), ("tile.lay", "why-empty-hand"));
}

/// [time.late] [tile.lay] [city.build]
#[test]
fn who_comes_late_is_told_what_happened_there() {
    let setting = || {
        let hands = Setting::of(4, &[]).hand(ADA, Hand::Left, "MMMM", None).hand(BOB, Hand::Left, "PPPP", None);
        hands.god(ADA, God::Undines).god(BOB, God::Elves)
    };
    let build = |at: &str| Action::Build { cell: cell(at), colour: Colour::Green, from: None };
    let mut tile = setting().play();
    let late = tile.lay(ADA, Hand::Left, "MMMM", "H1");
    tile.play(BOB, tile.lay(BOB, Hand::Left, "PPPP", "H1"));
    assert_eq!(tile.refused(ADA, late), ("tile.lay", "why-tile-laid"));
    let said = [
        "Bob a posé une tuile en H1 : la case n’est plus libre.",
        "Bob laid a tile on H1: the cell is no longer free.",
    ];
    assert_eq!(why_not(&tile, ADA, late), said);
    let mut city = setting().play();
    city.play(BOB, build("H1"));
    assert_eq!(city.refused(ADA, late), ("city.build", "why-city-built"));
    let said = [
        "Bob a construit une Cité en H1 : la case n’est plus libre, sauf à détruire la Cité.",
        "Bob built a City on H1: the cell is no longer free, unless the City is destroyed.",
    ];
    assert_eq!(why_not(&city, ADA, late), said);
    let too = Action::Build { cell: cell("H1"), colour: Colour::Blue, from: None };
    assert_eq!(why_not(&city, ADA, too), said);
    let mut beside = setting().play();
    let late = beside.lay(ADA, Hand::Left, "MMMM", "A1");
    beside.play(BOB, beside.lay(BOB, Hand::Left, "PPPP", "A1"));
    let next =
        Action::Lay { hand: Hand::Left, side: Side::Front, turn: 0, cell: cell("B1"), prophet: None, razed: None };
    let said = [
        "Ainsi tournée, la tuile ne s’accorde pas en B1 avec celle de Bob en A1.",
        "Turned so, the tile does not go on B1 with Bob’s on A1.",
    ];
    assert_eq!(why_not(&beside, ADA, next), said);
    assert_eq!(beside.refused(ADA, late), ("tile.lay", "why-tile-laid"));
    let mut godless = Setting::of(4, &[]).hand(ADA, Hand::Left, "MMMM", None).god(BOB, God::Elves).play();
    godless.play(BOB, build("A1"));
    let why = [
        "Bob a construit une Cité en A1 ; sans dieu, vous ne pouvez pas la détruire.",
        "Bob built a City on A1; without a god you cannot destroy it.",
    ];
    assert_eq!(why_not(&godless, ADA, late), why);
}
