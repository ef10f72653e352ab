//! The mosaics.

use cenacle_cleopatra::{Action, Event, Step, Work};

use crate::common::{ADA, BOB, MOSAIC, Play, Setting, earned, game_with, garden_file, mosaic, place};

/// Ada can pay for so many mosaics, and has no Merchants.
fn able(setting: Setting, number: usize) -> Play {
    setting.hand(ADA, &vec![MOSAIC; number].concat()).merchants(ADA, 0).build()
}

/// [mosaic.top]
#[test]
fn only_the_top_of_the_stack_is_built() {
    let mut play = able(Setting::of(3).stack("LXP"), 1);
    play.build(ADA, Work::Mosaic);
    assert_eq!(play.letter(play.p.laying), 'L');
    let x = mosaic(play.game.figures(), 'X');
    assert_eq!(play.refused(ADA, Action::ChooseMosaic { mosaic: x }), ("mosaic.place", "why-not-now"));
    play.lay(ADA, &[(0, 2), (1, 2), (2, 2), (3, 2), (3, 1)]);
    let left: String = play.p.mosaics.iter().rev().map(|mosaic| play.letter(*mosaic)).collect();
    assert_eq!(left, "XP", "the others stay in their order");
}

/// [mosaic.top]
#[test]
fn everybody_knows_the_top_and_which_are_left_but_not_in_what_order() {
    let one = Setting::of(3).stack("LXPF").build();
    let other = Setting::of(3).stack("LFXP").build();
    let top = Setting::of(3).stack("XLPF").build();
    assert_eq!(one.view(BOB).seen.mosaics, other.view(BOB).seen.mosaics);
    assert_ne!(one.view(BOB).seen.mosaics, top.view(BOB).seen.mosaics);
}

/// [mosaic.reward]
/// The rulebook's example: 4 + 3 = 7.
#[test]
fn a_mosaic_on_three_palms_brings_seven_talents() {
    let mut play = able(Setting::of(3).stack("PX"), 1);
    let events = play.mosaic(ADA, &[(0, 0), (0, 1), (1, 0), (1, 1), (2, 1)]);
    assert_eq!(events[0], Event::Builds { seat: ADA, work: Work::Mosaic, number: 11, place: 4, base: 4, extra: 3 });
    assert_eq!(play.talents(ADA), 5 + 7);
}

/// [mosaic.reward]
#[test]
fn a_mosaic_without_a_palm_brings_four_talents() {
    let mut play = able(Setting::of(3).stack("PX"), 1);
    assert_eq!(earned(&play.mosaic(ADA, &[(2, 2), (2, 3), (1, 2), (1, 3), (2, 1)])), 4);
}

/// [mosaic.place]
#[test]
fn a_mosaic_lies_on_five_free_cells_of_the_garden_and_may_be_turned() {
    let mut play = able(Setting::of(3).laid('L', &[(0, 0), (0, 1), (0, 2), (0, 3), (1, 0)]).stack("IX"), 1);
    play.build(ADA, Work::Mosaic);
    let lay = |turn, row, column| Action::Lay { turn, row, column };
    let upright = place(play.game.figures(), 'I', &[(0, 4), (1, 4), (2, 4), (3, 4), (4, 4)]).0;
    let flat = place(play.game.figures(), 'I', &[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)]).0;
    assert_eq!(play.refused(ADA, lay(flat, 0, 0)), ("mosaic.place", "why-does-not-fit"), "on another mosaic");
    assert_eq!(play.refused(ADA, lay(upright, 0, 4)), ("mosaic.place", "why-does-not-fit"), "on the throne square");
    assert_eq!(play.refused(ADA, lay(flat, 0, 5)), ("mosaic.place", "why-does-not-fit"), "over the edge");
    assert_eq!(play.refused(ADA, lay(flat, 9, 0)), ("mosaic.place", "why-does-not-fit"), "outside");
    assert_eq!(play.refused(ADA, lay(flat, 255, 255)), ("mosaic.place", "why-does-not-fit"), "far outside");
    assert_eq!(play.refused(ADA, lay(2, 0, 0)), ("mosaic.place", "why-no-such-turn"));
    let before = play.p.free.len();
    play.play(ADA, lay(upright, 4, 8));
    assert_eq!(play.p.free.len(), before - 5);
}

/// [mosaic.flip]
#[test]
fn a_mosaic_may_be_laid_on_its_other_side_unless_that_is_forbidden() {
    // The data draw the L with its foot to the right; this one has it to the left.
    let mirrored = [(0, 2), (1, 2), (2, 2), (3, 2), (3, 1)];
    let mut free = able(Setting::of(3).stack("LX"), 1);
    free.mosaic(ADA, &mirrored);
    assert_eq!(free.p.laid.len(), 1);
    let mut bound = able(Setting::agreed(3, &[("flip", "off")]).stack("LX"), 1);
    bound.build(ADA, Work::Mosaic);
    let (turn, row, column) = place(bound.game.figures(), 'L', &mirrored);
    assert_eq!(bound.refused(ADA, Action::Lay { turn, row, column }), ("mosaic.flip", "why-no-flip"));
    bound.lay(ADA, &[(0, 1), (1, 1), (2, 1), (3, 1), (3, 2)]);
    assert_eq!(bound.p.laid.len(), 1);
}

fn laid_without_flipping(flip: &str, rows: &[&str], cells: &[(usize, usize)]) -> Play {
    let game = game_with("garden.toml", garden_file(rows));
    let mut play = able(Setting::with(game, 3, &[("flip", flip)]).stack("IL"), 1);
    play.mosaic(ADA, cells);
    play
}

/// [mosaic.flip] [sanctuary.closed]
#[test]
fn where_flipping_is_forbidden_a_region_that_only_a_mirror_image_fits_is_closed() {
    // The upright I cuts off a region in the form of the mirrored L.
    let rows = ["...#.", "...#.", "...#.", ".....", "...##"];
    let upright = [(0, 2), (1, 2), (2, 2), (3, 2), (4, 2)];
    assert!(laid_without_flipping("on", &rows, &upright).p.claimable.is_empty());
    let bound = laid_without_flipping("off", &rows, &upright);
    assert_eq!(bound.p.claimable, [(0, 4), (1, 4), (2, 4), (3, 3), (3, 4)].into_iter().collect());
}

/// [mosaic.flip] [mosaic.unplaceable]
#[test]
fn where_flipping_is_forbidden_a_mosaic_that_fits_only_as_a_mirror_image_leaves() {
    // Beside three rows of five there is room for a mirrored L alone.
    let rows = [".....##.", ".....##.", ".....##.", "######.."];
    for (flip, left) in [("on", 1), ("off", 0)] {
        let mut play = laid_without_flipping(flip, &rows, &MIDDLE);
        play.play(ADA, Action::ClaimNothing);
        assert_eq!(play.p.mosaics.len(), left, "flip {flip}");
    }
}

/// Three rows of five: the I in the middle leaves room for nothing.
const SMALL: [&str; 3] = [".....", ".....", "....."];
const MIDDLE: [(usize, usize); 5] = [(1, 0), (1, 1), (1, 2), (1, 3), (1, 4)];

/// [mosaic.unplaceable]
#[test]
fn after_the_claims_the_top_leaves_while_it_fits_nowhere() {
    let mut play = able(Setting::garden(3, &SMALL).stack("IXWZ"), 1);
    play.mosaic(ADA, &MIDDLE);
    assert_eq!((play.p.step, play.p.mosaics.len()), (Step::Claiming, 3), "the claims come first");
    let events = play.play(ADA, Action::ClaimNothing);
    let left: String = (events.iter())
        .filter_map(|event| if let Event::MosaicLeaves { mosaic } = event { Some(play.letter(*mosaic)) } else { None })
        .collect();
    assert_eq!((left.as_str(), play.p.mosaics.len()), ("WXZ", 0), "all three, told in the order of the data");
}

/// [mosaic.unplaceable]
#[test]
fn a_mosaic_below_the_top_stays_until_it_surfaces() {
    // Beside three rows of five there is room for an X alone.
    let rows = [".....##.#", ".....#...", ".....##.#"];
    let mut play = able(Setting::garden(3, &rows).stack("IXFW"), 1);
    play.mosaic(ADA, &MIDDLE);
    play.play(ADA, Action::ClaimNothing);
    let left: String = play.p.mosaics.iter().rev().map(|mosaic| play.letter(*mosaic)).collect();
    assert_eq!(left, "XFW", "F and W fit nowhere, but the X above them does");
}

/// [mosaic.unplaceable] [cleopatra.walk]
#[test]
fn a_stack_emptied_by_mosaics_that_leave_completes_the_category() {
    let mut play = able(Setting::garden(3, &SMALL).stack("IXWZ"), 2);
    play.mosaic(ADA, &MIDDLE);
    play.play(ADA, Action::ClaimNothing);
    assert_eq!(play.p.cleopatra, 0, "she walks at the end of the visit");
    let events = play.finish_with_ankhs(ADA, 0);
    assert_eq!(events[0], Event::Walks { work: Work::Mosaic, square: 1 });
}

/// [mosaic.unplaceable] [cleopatra.walk]
#[test]
fn the_last_mosaic_built_completes_the_category() {
    let mut play = able(Setting::of(3).stack("P"), 2);
    play.mosaic(ADA, &[(2, 2), (2, 3), (1, 2), (1, 3), (2, 1)]);
    while play.p.step == Step::Claiming {
        play.play(ADA, Action::ClaimNothing);
    }
    assert_eq!(play.refused(ADA, Action::Build { work: Work::Mosaic }), ("quarry.visit", "why-work-finished"));
    assert_eq!(play.finish_with_ankhs(ADA, 0)[0], Event::Walks { work: Work::Mosaic, square: 1 });
}
