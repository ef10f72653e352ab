//! Who knows what.

use cenacle_four_gods::{Action, End, Hand, Phase, Side, Tile};
use cenacle_table::{Game, Viewer};

use crate::common::{ADA, BOB, CAT, SECRET, Setting};

/// [secrets.tiles]
#[test]
fn the_back_of_a_tile_is_known_to_who_drew_held_or_saw_it_turned() {
    let mut play = Setting::of(4, &[]).discard(BOB, 2).play();
    let knows = |play: &crate::common::Play, seat, place| {
        play.view(seat).seen.discards.get(BOB, place).unwrap().tile != Tile::UNKNOWN
    };
    assert!(!knows(&play, ADA, 0));
    play.play(ADA, play.take(BOB, 0));
    play.play(ADA, Action::Discard { hand: Hand::Left, side: play.p.held(ADA, Hand::Left).unwrap().lying.up });
    let lying = |seat| play.view(seat).seen.discards.get(ADA, 0).unwrap().tile;
    assert_ne!(lying(ADA), Tile::UNKNOWN, "she held it");
    assert_eq!(lying(CAT), Tile::UNKNOWN, "the others saw one face");
    play.play(CAT, play.turn_over(BOB, 1));
    assert!(knows(&play, ADA, 1) && knows(&play, BOB, 1) && knows(&play, CAT, 1));
    let spectator = play.game.view(&play.p, Viewer::Spectator);
    assert_ne!(spectator.seen.discards.get(BOB, 1).unwrap().tile, Tile::UNKNOWN);
}

/// [secrets.tiles] [draw.shown]
#[test]
fn a_tile_laid_or_put_down_on_its_other_face_is_known_to_all() {
    let mut play = Setting::of(4, &[]).hand(ADA, Hand::Left, "MMPS", None).hand(BOB, Hand::Left, "FFSP", None).play();
    let up = play.p.held(ADA, Hand::Left).unwrap().lying.up;
    play.play(ADA, Action::Discard { hand: Hand::Left, side: up.other() });
    assert_ne!(play.view(CAT).seen.discards.get(ADA, 0).unwrap().tile, Tile::UNKNOWN);
    let held = play.p.held(BOB, Hand::Left).unwrap().lying;
    let same = Action::Lay {
        hand: Hand::Left,
        side: held.up,
        turn: 0,
        cell: crate::common::cell("A1"),
        prophet: None,
        razed: None,
    };
    play.play(BOB, same);
    let laid = *play.view(CAT).seen.world.tile(crate::common::cell("A1")).unwrap();
    assert_eq!((laid.tile, laid.face), (Tile::UNKNOWN, held.face), "its face is seen, its back is not");
}

/// [secrets.tiles]
#[test]
fn what_could_be_on_the_back_is_only_what_is_not_seen_elsewhere() {
    let play = Setting::of(4, &[]).hand(BOB, Hand::Left, "MMMM", None).play();
    let view = play.view(ADA);
    let mut thought = crate::common::chance("thought");
    for _ in 0..20 {
        let imagined = play.game.resample(&view, &mut thought);
        let tile = imagined.held(BOB, Hand::Left).unwrap().lying.tile;
        assert_eq!(play.game.figures().face(tile, Side::Back).to_string(), "SSSS", "there is only one such tile");
    }
    let many = Setting::of(4, &[]).hand(BOB, Hand::Left, "MMPP", None).play();
    let view = many.view(ADA);
    let backs: std::collections::BTreeSet<_> =
        (0..60).map(|_| many.game.resample(&view, &mut thought).held(BOB, Hand::Left).unwrap().lying.tile).collect();
    assert_eq!(backs.len(), 3, "three tiles show halves of sea and plain");
}

/// [secrets.gods]
#[test]
fn a_secret_god_is_its_players_alone_until_the_count() {
    let mut play = Setting::of(4, &[SECRET]).play();
    let known = |play: &crate::common::Play, seat| {
        play.view(seat).seen.colours.iter().filter(|cult| cult.god.is_some()).count()
    };
    assert_eq!((known(&play, ADA), known(&play, BOB)), (1, 1));
    assert_eq!(play.game.view(&play.p, Viewer::Spectator).seen.colours.iter().flat_map(|cult| cult.god).count(), 0);
    play.p.phase = Phase::Over(End::Pass);
    assert_eq!(known(&play, ADA), 4);
}
