//! Legendary Cities: building, destroying, and those that nothing destroys.

use cenacle_four_gods::{Action, Colour, Corner, Event, God, Hand};

use crate::common::{ADA, BOB, Setting, cell, razing, with_prophet};

fn build(at: &str, colour: Colour) -> Action {
    Action::Build { cell: cell(at), colour, from: None }
}

/// [city.build] [city.god] [city.prophet]
#[test]
fn a_city_needs_a_god_a_token_and_a_prophet() {
    let mut play = Setting::of(4, &[]).play();
    assert_eq!(play.refused(ADA, build("A1", Colour::Blue)), ("city.god", "why-no-god-to-build"));
    play.play(ADA, Action::Choose { god: God::Undines });
    play.play(ADA, build("A1", Colour::Blue));
    assert_eq!((play.p.cities, play.p.cult(Colour::Blue).reserve), (7, 9));
    assert_eq!(play.refused(ADA, build("A1", Colour::Blue)), ("city.build", "why-city-built"));
    assert_eq!(play.refused(ADA, build("H1", Colour::Green)), ("prophet.god", "why-not-your-colour"));
    let mut none = Setting::of(4, &[]).god(ADA, God::Undines).city("A1", Colour::Blue).gone(Colour::Blue, 9).play();
    assert_eq!(none.refused(ADA, build("H1", Colour::Blue)), ("city.prophet", "why-empty-reserve"));
    let from_city = Action::Build { cell: cell("H1"), colour: Colour::Blue, from: Some(cell("A1")) };
    assert_eq!(none.refused(ADA, from_city), ("city.prophet", "why-no-prophet-there"));
}

/// [city.build]
#[test]
fn there_are_eight_cities() {
    let mut play = Setting::of(4, &[]).god(ADA, God::Undines).god(BOB, God::Elves).play();
    play.p.cities = 0;
    play.p.colours[2].razed = 8;
    assert_eq!(play.refused(ADA, build("A1", Colour::Blue)), ("city.build", "why-no-token"));
}

/// [city.prophet]
#[test]
fn with_an_empty_reserve_a_prophet_comes_from_a_tile() {
    let setting = Setting::of(4, &[]).god(ADA, God::Undines).prophet("A1", "MMMM", Colour::Blue, Corner::TopLeft);
    let mut play = setting.gone(Colour::Blue, 9).play();
    play.play(ADA, Action::Build { cell: cell("B1"), colour: Colour::Blue, from: Some(cell("A1")) });
    assert_eq!(play.p.world.city(cell("B1")), Some(Colour::Blue));
    assert_eq!(play.p.world.prophet(cell("A1")), None);
}

/// The rulebook's example: city A stands, city B would touch one side and city A.
///
/// [city.round] [city.sides]
#[test]
fn a_city_gives_no_side_to_a_tile_or_to_another_city() {
    let setting = Setting::of(4, &[]).god(ADA, God::Undines).city("A1", Colour::Blue);
    let mut play = setting.hand(ADA, Hand::Left, "MMPP", None).play();
    assert_eq!(play.refused(ADA, build("B1", Colour::Blue)), ("city.sides", "why-one-side"));
    assert_eq!(play.refused(ADA, play.lay(ADA, Hand::Left, "MMPP", "A2")), ("tile.sides", "why-one-side"));
}

/// [city.destroy] [city.token] [city.prophet-lost]
#[test]
fn a_tile_that_fits_destroys_an_opponents_city_and_may_bring_a_prophet() {
    let setting = Setting::of(4, &[])
        .god(ADA, God::Undines)
        .god(BOB, God::Elves)
        .tile("A1", "MMMM")
        .city("B1", Colour::Green)
        .hand(ADA, Hand::Left, "MMPP", None);
    let mut play = setting.play();
    let lay = play.lay(ADA, Hand::Left, "MPPM", "B1");
    assert_eq!(play.refused(ADA, lay), ("city.build", "why-city-built"), "an empty cell was meant");
    assert_eq!(play.refused(ADA, razing(lay, Colour::Green)), ("city.token", "why-name-a-colour"));
    let wrong = razing(play.lay(ADA, Hand::Left, "MMPP", "B1"), Colour::Blue);
    assert_eq!(play.refused(ADA, wrong), ("tile.fit", "why-clashes"));
    let raze = with_prophet(razing(lay, Colour::Blue), Colour::Blue, Corner::TopLeft, None);
    let told = play.play(ADA, raze);
    assert!(told.iter().any(|event| matches!(event, Event::Razes { victim: BOB, .. })), "{told:?}");
    assert_eq!((play.p.cult(Colour::Blue).razed, play.p.cult(Colour::Green).gone), (1, 1));
    assert_eq!((play.p.cult(Colour::Green).reserve, play.p.cities), (9, 7), "prophet and token do not come back");
    assert!(play.p.world.tile(cell("B1")).is_some() && play.p.world.city(cell("B1")).is_none());
}

/// [city.destroy]
#[test]
fn without_a_god_nobody_destroys_a_city() {
    let setting = Setting::of(4, &[]).god(BOB, God::Elves).city("A1", Colour::Green);
    let mut play = setting.hand(ADA, Hand::Left, "MMPP", None).play();
    let lay = razing(play.lay(ADA, Hand::Left, "MMPP", "A1"), Colour::Blue);
    assert_eq!(play.refused(ADA, lay), ("city.destroy", "why-no-god-to-destroy"));
    let empty = razing(play.lay(ADA, Hand::Left, "MMPP", "H1"), Colour::Blue);
    assert_eq!(play.refused(ADA, empty), ("city.destroy", "why-no-city"));
}

/// [city.own]
#[test]
fn nobody_destroys_a_city_of_his_own_or_of_his_second_colour() {
    let setting = Setting::of(2, &[]).god(ADA, God::Undines).god(ADA, God::Elves).city("A1", Colour::Green);
    let mut play = setting.hand(ADA, Hand::Left, "MMPP", None).play();
    for colour in [Colour::Blue, Colour::Green] {
        let lay = razing(play.lay(ADA, Hand::Left, "MMPP", "A1"), colour);
        assert_eq!(play.refused(ADA, lay), ("city.own", "why-own-city"));
    }
}

/// [city.token]
#[test]
fn who_has_two_colours_says_which_one_destroyed() {
    let setting = Setting::of(2, &[])
        .god(ADA, God::Undines)
        .god(ADA, God::Elves)
        .god(BOB, God::Dwarves)
        .city("A1", Colour::Grey)
        .hand(ADA, Hand::Left, "MMPP", None);
    for colour in [Colour::Blue, Colour::Green] {
        let mut play = setting.again().play();
        let lay = razing(play.lay(ADA, Hand::Left, "MMPP", "A1"), colour);
        play.play(ADA, lay);
        assert_eq!(play.p.cult(colour).razed, 1);
    }
}

/// The rulebook's city A: four terrains around it.
///
/// [city.safe]
#[test]
fn a_city_with_four_terrains_around_it_can_never_be_destroyed() {
    let p = Setting::of(4, &[])
        .god(ADA, God::Undines)
        .tile("D3", "MMPP")
        .tile("D5", "SFMM")
        .city("D4", Colour::Blue)
        .position();
    // Above it plain and plain; below it mountain and forest: with the sea beside it there would be four.
    let figures = crate::common::shipped();
    let room = p.world.room();
    let fits = |face: cenacle_four_gods::Face| room.fits(face) & cell("D4").bit() != 0;
    let faces = all_faces(&figures);
    assert!(faces.iter().any(|face| fits(*face)), "plain over mountain and forest can be had");
    let four = *Setting::of(4, &[]).tile("D3", "MMPM").tile("D5", "SFMM").position().world.room();
    assert!(faces.iter().all(|face| four.fits(*face) & cell("D4").bit() == 0), "no tile has four terrains");
}

/// The rulebook's cities B and C: two tiles beside it ask for two terrains at one corner.
///
/// [city.safe]
#[test]
fn a_city_between_two_tiles_that_clash_at_its_corner_can_never_be_destroyed() {
    let figures = crate::common::shipped();
    let room = *Setting::of(4, &[]).tile("D3", "MMPP").tile("E4", "FFMM").position().world.room();
    let faces = all_faces(&figures);
    // D4 has D3 above it (plain at its right end) and E4 at its right (forest at its upper end).
    assert!(faces.iter().all(|face| room.fits(*face) & cell("D4").bit() == 0));
    let agreeing = *Setting::of(4, &[]).tile("D3", "MMPP").tile("E4", "PPMM").position().world.room();
    assert!(faces.iter().any(|face| agreeing.fits(*face) & cell("D4").bit() != 0));
}

/// Every face of every tile, in every turn.
fn all_faces(game: &cenacle_four_gods::FourGods) -> Vec<cenacle_four_gods::Face> {
    use cenacle_four_gods::{Side, TILES, Tile};
    let tiles = (0..TILES as u8).map(Tile);
    let faces = tiles.flat_map(|tile| Side::BOTH.map(|side| game.figures().face(tile, side)));
    faces.flat_map(|face| (0..4).map(move |turn| face.turned(turn))).collect()
}
