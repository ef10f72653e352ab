//! The discards: putting down, saturation, overflow, turning over, taking, and drawing from the bag.

use cenacle_four_gods::{Action, Event, FourGods, Hand, Side};
use cenacle_table::{Game, GameExt, Lang, Say, Viewer, Words};

use crate::common::{ADA, BOB, CAT, Play, Setting, TURNS, cell, why_not};

/// [discard.put] [discard.places]
#[test]
fn a_tile_is_put_down_with_either_face_up_on_the_first_free_place() {
    for side in Side::BOTH {
        let mut play = Setting::of(4, &[]).hand(ADA, Hand::Right, "MMPS", None).discard(ADA, 2).play();
        let tile = play.p.held(ADA, Hand::Right).unwrap().lying.tile;
        play.play(ADA, Action::Discard { hand: Hand::Right, side });
        let lying = play.p.discards.get(ADA, 2).expect("the third place");
        assert_eq!((lying.tile, lying.up), (tile, side));
        assert_eq!(play.refused(ADA, Action::Discard { hand: Hand::Right, side }), ("discard.put", "why-empty-hand"));
    }
}

/// [discard.limit]
#[test]
fn a_full_discard_stops_drawing_even_with_empty_hands() {
    for (players, options, limit) in
        [(4, &[] as &[(&str, &str)], 10), (3, &[], 13), (2, &[], 20), (2, &[("two", "two-gods")], 20)]
    {
        let mut full = Setting::of(players, options).discard(ADA, limit).play();
        assert_eq!(full.refused(ADA, Action::Draw { tiles: 1 }), ("discard.limit", "why-saturated"));
        let mut nearly = Setting::of(players, options).discard(ADA, limit - 1).play();
        nearly.play(ADA, Action::Draw { tiles: 2 });
    }
}

/// [discard.overflow]
#[test]
fn what_finds_no_place_goes_back_where_it_came_from() {
    let mut play = Setting::of(4, &[]).discard(ADA, 10).discard(BOB, 9).hand(ADA, Hand::Left, "MMPP", Some(BOB)).play();
    let told = play.play(ADA, Action::Discard { hand: Hand::Left, side: Side::Front });
    assert!(matches!(told[0], Event::Discards { to: Some(BOB), .. }), "{told:?}");
    assert_eq!((play.p.discards.len(ADA), play.p.discards.len(BOB)), (10, 10));
}

/// [discard.overflow]
#[test]
fn what_finds_no_place_anywhere_goes_into_the_bag_and_is_known_from_then_on() {
    for from in [Some(BOB), None] {
        let setting = Setting::of(4, &[]).discard(ADA, 10).discard(BOB, 10).hand(ADA, Hand::Left, "MMPP", from);
        let mut play = setting.play();
        let before = play.p.in_bag();
        let tile = play.p.held(ADA, Hand::Left).unwrap().lying.tile;
        let told = play.play(ADA, Action::Discard { hand: Hand::Left, side: Side::Front });
        assert!(matches!(told[0], Event::Discards { to: None, .. }), "{told:?}");
        assert_eq!((play.p.in_bag(), &*play.p.back), (before + 1, &[tile][..]));
        assert_eq!(&*play.view(BOB).seen.back, &[tile]);
    }
}

/// [discard.overflow]
#[test]
fn the_offer_to_put_a_tile_down_points_at_where_it_goes_now() {
    let words = Words::new(Lang::En, &[FourGods::about().words_text(Lang::En)]).unwrap();
    let names = ["Ada", "Bob", "Cat", "Dan"].map(str::to_owned);
    let say = Say::new(&words, &names, Viewer::Seat(ADA));
    let game = crate::common::shipped();
    let discard = Action::Discard { hand: Hand::Left, side: Side::Front };
    // The same tile in the same hand, while Bob's discard fills.
    for (mine, his, to) in [(9, 3, "discard.1.10"), (10, 3, "discard.2.4"), (10, 5, "discard.2.6"), (10, 10, "bag")] {
        let held = Setting::of(4, &[]).hand(ADA, Hand::Left, "MMPP", Some(BOB));
        let play = held.discard(ADA, mine).discard(BOB, his).play();
        let offer = game.offer(&play.view(ADA), ADA, discard, &say);
        assert_eq!(offer.picks.last().unwrap().as_str(), to, "{}", offer.label);
    }
}

/// [draw.bag] [draw.one-or-two]
#[test]
fn drawing_needs_both_hands_and_brings_one_tile_or_two() {
    let mut play = Setting::of(4, &[]).play();
    assert_eq!(play.refused(ADA, Action::Draw { tiles: 3 }), ("draw.one-or-two", "why-one-or-two"));
    assert_eq!(play.refused(ADA, Action::Draw { tiles: 0 }), ("draw.one-or-two", "why-one-or-two"));
    play.play(ADA, Action::Draw { tiles: 1 });
    assert_eq!(play.p.hands[0].iter().flatten().count(), 1);
    assert_eq!(play.refused(ADA, Action::Draw { tiles: 1 }), ("draw.bag", "why-hands-full"));
    play.play(BOB, Action::Draw { tiles: 2 });
    assert_eq!((play.p.hands[1].iter().flatten().count(), play.p.in_bag()), (2, 89));
}

/// [draw.bag]
#[test]
fn nobody_draws_more_than_the_bag_holds() {
    let setting = Setting::of(4, &[]).edit(|p| {
        while p.bag.len() > 1 {
            let tile = p.bag.pop().unwrap();
            p.back.push(tile);
        }
        p.back.clear();
    });
    // Most tiles are out of sight for this test; only the refusal is looked at.
    let mut p = setting.position();
    let game = crate::common::shipped();
    let mut log = cenacle_table::Log::silent();
    let refusal =
        GameExt::apply(&*game, &mut p, ADA, Action::Draw { tiles: 2 }, &mut crate::common::chance("bag"), &mut log);
    assert_eq!(refusal.unwrap_err().why.key, "why-bag");
}

/// [draw.shown]
#[test]
fn everybody_sees_one_face_of_a_drawn_tile_and_the_drawer_both() {
    let mut play = Setting::of(4, &[]).play();
    play.play(ADA, Action::Draw { tiles: 2 });
    let tells_reverse = |viewer| play.told(viewer).iter().any(|event| matches!(event, Event::Reverse { .. }));
    assert!(tells_reverse(Viewer::Seat(ADA)) && !tells_reverse(Viewer::Seat(BOB)));
    let (mine, theirs) = (play.view(ADA).seen.hands[0][0].unwrap(), play.view(BOB).seen.hands[0][0].unwrap());
    assert_eq!(mine.lying.face, theirs.lying.face);
    assert_ne!(mine.lying.tile, theirs.lying.tile);
    assert_eq!(theirs.lying.tile, cenacle_four_gods::Tile::UNKNOWN);
}

/// [turnover.any]
#[test]
fn any_tile_in_any_discard_is_turned_over_in_its_place_again_and_again() {
    let mut play = Setting::of(4, &[]).discard(ADA, 1).discard(BOB, 2).play();
    for whose in [ADA, BOB] {
        let before = *play.p.discards.get(whose, 0).unwrap();
        play.play(ADA, play.turn_over(whose, 0));
        let after = *play.p.discards.get(whose, 0).unwrap();
        assert_eq!((after.tile, after.up), (before.tile, before.up.other()));
        play.play(ADA, play.turn_over(whose, 0));
        assert_eq!(play.p.discards.get(whose, 0).unwrap().up, before.up);
    }
    assert_eq!(play.refused(ADA, play.turn_over(BOB, 2)), ("turnover.any", "why-nothing-there"));
}

/// [turnover.hand]
#[test]
fn turning_a_tile_over_needs_a_free_hand() {
    let setting = Setting::of(4, &[]).discard(BOB, 1).hand(ADA, Hand::Left, "MMPP", None);
    let mut play = setting.hand(ADA, Hand::Right, "MMSS", None).play();
    assert_eq!(play.refused(ADA, play.turn_over(BOB, 0)), ("turnover.hand", "why-no-free-hand"));
    play.play(ADA, Action::Discard { hand: Hand::Left, side: Side::Front });
    play.play(ADA, play.turn_over(BOB, 0));
}

/// [take.any] [take.hand]
#[test]
fn a_tile_taken_from_another_ends_in_the_own_discard() {
    let mut play = Setting::of(4, &[]).discard(BOB, 2).play();
    let tile = play.p.discards.get(BOB, 1).unwrap().tile;
    play.play(ADA, play.take(BOB, 1));
    assert_eq!(play.p.held(ADA, Hand::Left).unwrap().lying.tile, tile);
    assert_eq!(play.refused(ADA, play.take(BOB, 1)), ("take.any", "why-nothing-there"));
    play.play(ADA, Action::Discard { hand: Hand::Left, side: Side::Front });
    assert_eq!(play.p.discards.get(ADA, 0).unwrap().tile, tile);
    play.play(ADA, play.take(ADA, 0));
    assert_eq!(play.p.discards.len(ADA), 0);
    let setting = Setting::of(4, &[]).discard(BOB, 1).hand(ADA, Hand::Left, "MMPP", None);
    let mut full = setting.hand(ADA, Hand::Right, "MMSS", None).play();
    assert_eq!(full.refused(ADA, full.take(BOB, 0)), ("take.hand", "why-no-free-hand"));
}

/// [turn.off]
#[test]
fn off_turn_one_turns_over_own_tiles_and_nothing_else() {
    let mut play = Setting::of(4, &[TURNS]).discard(ADA, 1).discard(BOB, 2).play();
    play.play(BOB, play.turn_over(BOB, 1));
    assert_eq!(play.refused(BOB, play.turn_over(ADA, 0)), ("turn.off", "why-not-your-turn"));
    assert_eq!(play.refused(BOB, Action::Draw { tiles: 1 }), ("turn.off", "why-not-your-turn"));
    let build = Action::Build { cell: cell("A1"), colour: cenacle_four_gods::Colour::Blue, from: None };
    assert_eq!(play.refused(BOB, build), ("turn.off", "why-not-your-turn"));
    assert!(!play.p.acted, "it is no act of the player on turn");
}

/// [turn.off]
#[test]
fn who_is_explored_keeps_his_hands_off_until_the_player_on_turn_does_something_else() {
    let mut play = Setting::of(4, &[TURNS]).discard(ADA, 1).discard(BOB, 3).play();
    play.play(ADA, play.turn_over(BOB, 0));
    assert_eq!(play.refused(BOB, play.turn_over(BOB, 1)), ("turn.off", "why-hands-off"));
    play.play(ADA, play.turn_over(ADA, 0));
    play.play(BOB, play.turn_over(BOB, 1));
    play.play(ADA, play.take(BOB, 0));
    assert_eq!(play.refused(BOB, play.turn_over(BOB, 1)), ("turn.off", "why-hands-off"));
    play.play(ADA, Action::EndTurn);
    play.play(BOB, play.turn_over(BOB, 1));
}

/// [time.late] [take.any] [turnover.any]
#[test]
fn a_late_take_or_turn_never_hits_another_tile_and_says_where_the_one_meant_is() {
    let setting = || Setting::of(3, &[]).discard(CAT, 1).hand(BOB, Hand::Left, "MMPP", None);
    let late = |play: &Play| [play.take(CAT, 0), play.turn_over(CAT, 0)];
    // Bob takes the tile, and another comes to lie at its place.
    let mut play = setting().hand(CAT, Hand::Left, "FFSS", None).play();
    let pointed_at = late(&play);
    play.play(BOB, play.take(CAT, 0));
    play.play(CAT, Action::Discard { hand: Hand::Left, side: Side::Front });
    assert!(play.p.discards.get(CAT, 0).is_some(), "the place is filled again");
    for (action, rule) in pointed_at.into_iter().zip(["take.any", "turnover.any"]) {
        assert_eq!(play.refused(ADA, action), (rule, "why-tile-taken"));
        assert_eq!(
            why_not(&play, ADA, action),
            ["Bob vient de prendre cette tuile en main.", "Bob has just taken this tile."]
        );
    }
    play.play(ADA, play.take(CAT, 0));
    // He puts it into his own discard, or lays it.
    let mut moved = setting().play();
    let pointed_at = late(&moved);
    moved.play(BOB, moved.take(CAT, 0));
    moved.play(BOB, Action::Discard { hand: Hand::Right, side: Side::Front });
    assert_eq!(moved.refused(ADA, pointed_at[0]), ("take.any", "why-tile-moved"));
    let said = [
        "Cette tuile vient de changer de place : désignez-la où elle est.",
        "This tile has just changed its place: point at it where it lies.",
    ];
    assert_eq!(why_not(&moved, ADA, pointed_at[0]), said);
    let mut laid = setting().play();
    let pointed_at = late(&laid);
    laid.play(BOB, laid.take(CAT, 0));
    let cell = cell("A1");
    let side = laid.p.held(BOB, Hand::Right).unwrap().lying.up;
    laid.play(BOB, Action::Lay { hand: Hand::Right, side, turn: 0, cell, prophet: None, razed: None });
    assert_eq!(
        why_not(&laid, ADA, pointed_at[0]),
        ["Bob vient de poser cette tuile en A1.", "Bob has just laid this tile on A1."]
    );
    // It goes back into the bag.
    let mut back = Setting::of(3, &[]).discard(BOB, 13).discard(CAT, 13).play();
    let pointed_at = back.take(CAT, 0);
    back.play(BOB, pointed_at);
    let mut full = back.clone();
    full.p.hands[BOB.index()][0].as_mut().unwrap().from = None;
    full.play(BOB, Action::Discard { hand: Hand::Left, side: Side::Front });
    assert_eq!(full.refused(ADA, pointed_at), ("take.any", "why-tile-gone"));
    let said = ["Cette tuile vient de retourner dans le sac.", "This tile has just gone back into the bag."];
    assert_eq!(why_not(&full, ADA, pointed_at), said);
}
