//! Gods and prophets.

use cenacle_four_gods::{Action, Colour, Corner, Event, God, Hand, Phase};
use cenacle_table::{Game, Seats, Viewer};

use crate::common::{ADA, BOB, CAT, Play, SECRET, Setting, TWO_GODS, hints, hold, with_prophet};

/// [god.choose] [god.for-good]
#[test]
fn a_god_is_taken_once_and_for_good() {
    let mut play = Setting::of(4, &[]).play();
    play.play(ADA, Action::Choose { god: God::Elves });
    assert_eq!(play.p.cult(Colour::Green).seat, Some(ADA));
    assert_eq!(play.p.cult(Colour::Green).reserve, 10);
    assert_eq!(play.refused(BOB, Action::Choose { god: God::Elves }), ("god.choose", "why-god-taken"));
    assert_eq!(play.refused(ADA, Action::Choose { god: God::Dwarves }), ("god.for-good", "why-has-god"));
    play.play(BOB, Action::Choose { god: God::Dwarves });
}

/// [god.two] [mode.two]
#[test]
fn two_players_with_four_gods_take_two_each() {
    let mut play = Setting::of(2, &[]).play();
    play.play(ADA, Action::Choose { god: God::Elves });
    play.play(ADA, Action::Choose { god: God::Undines });
    assert_eq!(play.refused(ADA, Action::Choose { god: God::Humans }), ("god.two", "why-has-god"));
    assert!(play.p.colours.iter().all(|cult| cult.reserve == 10));
    let mut single = Setting::of(2, &[TWO_GODS]).play();
    single.play(ADA, Action::Choose { god: God::Elves });
    assert_eq!(single.refused(ADA, Action::Choose { god: God::Humans }), ("god.for-good", "why-has-god"));
    assert_eq!(single.p.cult(Colour::Green).reserve, 13);
}

/// [prophet.god] [prophet.place]
#[test]
fn a_prophet_comes_with_a_tile_once_a_god_is_chosen() {
    let mut play = Setting::of(4, &[]).hand(ADA, Hand::Left, "MMPS", None).play();
    let lay = play.lay(ADA, Hand::Left, "MMPS", "A1");
    let sea = with_prophet(lay, Colour::Blue, Corner::TopLeft, None);
    assert_eq!(play.refused(ADA, sea), ("prophet.god", "why-no-god"));
    play.play(ADA, Action::Choose { god: God::Undines });
    let grey = with_prophet(lay, Colour::Grey, Corner::TopLeft, None);
    assert_eq!(play.refused(ADA, grey), ("prophet.god", "why-not-your-colour"));
    play.play(ADA, sea);
    let at = crate::common::cell("A1");
    assert_eq!(play.p.world.prophet(at), Some((Colour::Blue, Corner::TopLeft)));
    assert_eq!(play.p.cult(Colour::Blue).reserve, 9);
}

/// [prophet.zone]
#[test]
fn each_terrain_of_a_tile_is_one_zone_even_at_opposite_corners() {
    let setting = Setting::of(4, &[]).hand(ADA, Hand::Left, "MPMS", None).god(ADA, God::Humans);
    let mut play = setting.play();
    let lay = play.lay(ADA, Hand::Left, "MPMS", "A1");
    let zones = Corner::ALL.map(|corner| play.legal(ADA).contains(&with_prophet(lay, Colour::Yellow, corner, None)));
    assert_eq!(zones, [true, true, false, true], "the sea at the bottom right is that of the top left");
    let again = with_prophet(lay, Colour::Yellow, Corner::BottomRight, None);
    assert_eq!(play.refused(ADA, again), ("prophet.zone", "why-zone-begins-elsewhere"));
    play.play(ADA, with_prophet(lay, Colour::Yellow, Corner::BottomLeft, None));
}

/// [prophet.migrate]
#[test]
fn with_an_empty_reserve_a_prophet_migrates_but_never_from_a_city() {
    let setting = Setting::of(4, &[])
        .god(ADA, God::Undines)
        .prophet("A1", "MMMM", Colour::Blue, Corner::TopLeft)
        .city("H1", Colour::Blue)
        .hand(ADA, Hand::Left, "MMPP", None);
    let mut some = setting.gone(Colour::Blue, 7).play();
    let lay = some.lay(ADA, Hand::Left, "MPPM", "B1");
    let from = |cell| with_prophet(lay, Colour::Blue, Corner::TopLeft, cell);
    assert_eq!(some.refused(ADA, from(Some("A1"))), ("prophet.migrate", "why-reserve-first"));
    some.p.colours[0].gone += some.p.colours[0].reserve;
    some.p.colours[0].reserve = 0;
    assert_eq!(some.refused(ADA, from(None)), ("prophet.migrate", "why-empty-reserve"));
    assert_eq!(some.refused(ADA, from(Some("H1"))), ("prophet.migrate", "why-no-prophet-there"));
    some.play(ADA, from(Some("A1")));
    assert_eq!(some.p.world.prophet(crate::common::cell("A1")), None);
    assert!(some.p.world.prophet(crate::common::cell("B1")).is_some());
}

/// [secret.deal] [secret.colours] [mode.gods]
#[test]
fn secret_gods_are_dealt_and_allow_prophets_from_the_first_tile() {
    let mut play = Setting::of(4, &[SECRET]).hand(ADA, Hand::Left, "MMPS", None).play();
    assert_eq!(play.refused(ADA, Action::Choose { god: God::Elves }), ("secret.deal", "why-gods-are-dealt"));
    let lay = with_prophet(play.lay(ADA, Hand::Left, "MMPS", "A1"), Colour::Blue, Corner::TopLeft, None);
    play.play(ADA, lay);
    let mut gods: Vec<God> = play.p.colours.iter().filter_map(|cult| cult.god).collect();
    gods.sort();
    assert_eq!(gods, God::ALL);
    let seats: Vec<_> = play.p.colours.iter().map(|cult| cult.seat).collect();
    assert_eq!(seats, [Some(ADA), Some(BOB), Some(CAT), Some(crate::common::DAN)]);
}

/// [secret.colours] [secret.deal]
#[test]
fn colours_are_chosen_before_secret_gods_are_dealt() {
    let game = crate::common::shipped();
    let options = crate::common::options(3, &[SECRET]);
    let p = game.setup(&options, &mut crate::common::chance("colours"), &mut cenacle_table::Log::silent()).unwrap();
    let mut play = Play::at(p);
    let take = |colour| Action::TakeColour { colour };
    assert_eq!(play.refused(ADA, Action::Ready), ("secret.colours", "why-colours-first"));
    play.play(BOB, take(Colour::Grey));
    assert_eq!(play.refused(ADA, take(Colour::Grey)), ("secret.colours", "why-colour-taken"));
    assert_eq!(play.refused(BOB, take(Colour::Blue)), ("secret.colours", "why-has-colour"));
    assert_eq!(play.refused(BOB, Action::Ready), ("secret.colours", "why-colours-first"));
    play.play(ADA, take(Colour::Yellow));
    assert!(play.p.colours.iter().all(|cult| cult.god.is_none()), "nobody has a god yet");
    play.play(CAT, take(Colour::Green));
    let dealt = |play: &Play, seat| play.told(Viewer::Seat(seat)).iter().filter(|event| is_dealt(event)).count();
    assert_eq!([ADA, BOB, CAT].map(|seat| dealt(&play, seat)), [1, 1, 1], "each is told his own");
    assert_eq!(play.p.colours.iter().filter(|cult| cult.god.is_some()).count(), 3);
    let owners = play.p.colours.map(|cult| cult.seat);
    assert_eq!(owners, [None, Some(ADA), Some(CAT), Some(BOB)]);
    let mut visible = Setting::of(3, &[]).edit(|p| p.phase = Phase::Gathering).edit(|p| p.ready = Seats::NONE);
    visible = visible.edit(|p| p.begun = Seats::NONE);
    assert_eq!(visible.play().refused(ADA, take(Colour::Blue)), ("god.choose", "why-colour-with-god"));
}

fn is_dealt(event: &Event) -> bool {
    matches!(event, Event::Dealt { .. })
}

/// [secret.colours] [god.two]
#[test]
fn with_two_players_and_four_gods_who_has_taken_two_colours_leaves_the_others() {
    let game = crate::common::shipped();
    let options = crate::common::options(2, &[SECRET]);
    let p = game.setup(&options, &mut crate::common::chance("two"), &mut cenacle_table::Log::silent()).unwrap();
    let mut play = Play::at(p);
    play.play(BOB, Action::TakeColour { colour: Colour::Green });
    play.play(BOB, Action::TakeColour { colour: Colour::Blue });
    assert_eq!(play.p.colours.map(|cult| cult.seat), [Some(BOB), Some(ADA), Some(BOB), Some(ADA)]);
    assert_eq!(play.legal(ADA), [Action::Ready], "there was no choice left");
}

/// [god.two] [two.untaken]
#[test]
fn the_second_god_is_asked_for_as_long_as_it_is_missing() {
    let mut play = Setting::of(2, &[]).play();
    let says = |play: &Play, pointed_at: [&str; 2]| hold(&hints(play, ADA), pointed_at);
    let missing = ["Il vous manque un dieu", "You lack a god"];
    assert!(says(&play, ["Sans dieu", "Without a god"]), "{:?}", hints(&play, ADA));
    play.play(ADA, Action::Choose { god: God::Elves });
    for _ in 0..3 {
        assert!(says(&play, missing), "{:?}", hints(&play, ADA));
        play.play(ADA, Action::Draw { tiles: 1 });
        play.play(ADA, Action::Discard { hand: Hand::Left, side: cenacle_four_gods::Side::Front });
    }
    play.play(ADA, Action::Choose { god: God::Undines });
    assert!(!says(&play, missing) && !says(&play, ["dieu", "god"]), "{:?}", hints(&play, ADA));
}
