//! The sanctuaries.

use cenacle_cleopatra::{Action, Cells, Event, Step};

use crate::common::{ADA, BOB, MOSAIC, Play, Setting};

/// Ada can pay for two mosaics, and has no Merchants.
fn able(setting: Setting) -> Play {
    setting.hand(ADA, &[MOSAIC, MOSAIC].concat()).merchants(ADA, 0).build()
}

/// An X in the corner cuts off the corner cell.
const X_IN_THE_CORNER: [(usize, usize); 5] = [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)];
/// A V round the corner cuts off four cells.
const V_ROUND_THE_CORNER: [(usize, usize); 5] = [(0, 2), (1, 2), (2, 2), (2, 1), (2, 0)];
/// Three rows of five: the I in the middle cuts off two strips of five cells.
const SMALL: [&str; 3] = [".....", ".....", "....."];
const MIDDLE: [(usize, usize); 5] = [(1, 0), (1, 1), (1, 2), (1, 3), (1, 4)];

fn region(cells: &[(usize, usize)]) -> Cells {
    cells.iter().copied().collect()
}

/// [sanctuary.closed]
#[test]
fn a_region_too_small_for_any_mosaic_is_closed() {
    let mut play = able(Setting::of(3).stack("VXP"));
    play.mosaic(ADA, &V_ROUND_THE_CORNER);
    assert_eq!(play.p.step, Step::Claiming);
    assert_eq!(play.p.claimable, region(&[(0, 0), (0, 1), (1, 0), (1, 1)]));
}

/// [sanctuary.closed]
#[test]
fn a_region_that_a_mosaic_of_the_stack_fits_is_not_closed() {
    let mut open = able(Setting::garden(3, &SMALL).stack("PI"));
    open.mosaic(ADA, &[(0, 0), (0, 1), (1, 0), (1, 1), (1, 2)]);
    assert!(open.p.closed.is_empty(), "the I fits in the row that is left");
    let mut closed = able(Setting::garden(3, &SMALL).stack("PX"));
    closed.mosaic(ADA, &[(0, 0), (0, 1), (1, 0), (1, 1), (1, 2)]);
    assert_eq!(closed.p.closed.len(), 10, "size does not matter: the X does not fit in these ten cells");
    assert_eq!(closed.p.step, Step::Claiming);
}

/// [sanctuary.closed]
#[test]
fn a_region_of_five_cells_closes_because_the_mosaic_that_fits_it_is_built() {
    let mut play = able(Setting::garden(3, &SMALL).stack("IXWZ"));
    play.mosaic(ADA, &MIDDLE);
    assert_eq!(play.legal(ADA), [Action::Claim { region: 0 }, Action::Claim { region: 1 }, Action::ClaimNothing]);
    play.play(ADA, Action::Claim { region: 0 });
    assert_eq!(play.p.sanctuaries[ADA.index()], region(&[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)]));
}

/// [sanctuary.closed] [sanctuary.claim]
#[test]
fn a_region_far_away_closes_when_the_only_mosaic_that_fitted_it_is_laid_elsewhere() {
    let rows = [".....", "#####", ".....", ".....", "....."];
    let mut play = able(Setting::garden(3, &rows).stack("IPL"));
    assert!(play.p.closed.is_empty());
    play.mosaic(ADA, &[(2, 0), (2, 1), (2, 2), (2, 3), (2, 4)]);
    assert_eq!(play.p.claimable, region(&[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)]), "the strip at the other end");
    let events = play.play(ADA, Action::Claim { region: 0 });
    assert_eq!(events, [Event::Claims { seat: ADA, cells: 5 }]);
}

/// [sanctuary.closed]
#[test]
fn a_sanctuary_never_counts_the_throne_square() {
    let rows = [".....", ".....", ".....", "..#.."];
    let mut play = able(Setting::garden(3, &rows).stack("IX"));
    play.mosaic(ADA, &MIDDLE);
    assert_eq!(play.p.claimable.len(), 5 + 9, "a strip above, and nine cells about the throne square");
    play.play(ADA, Action::Claim { region: 1 });
    assert!(!play.p.sanctuaries[ADA.index()].covers(Cells::at(3, 2)));
}

/// [sanctuary.claim]
#[test]
fn a_claim_takes_one_of_two_statues_and_is_optional() {
    let mut play = able(Setting::of(3).stack("VXP"));
    play.mosaic(ADA, &V_ROUND_THE_CORNER);
    let mut declined = play.clone();
    declined.play(ADA, Action::ClaimNothing);
    assert_eq!((declined.p.seats[ADA.index()].statues, declined.p.step), (2, Step::Quarry));
    play.play(ADA, Action::Claim { region: 0 });
    assert_eq!((play.p.seats[ADA.index()].statues, play.p.step), (1, Step::Quarry));
    assert_eq!(play.p.sanctuaries[ADA.index()].len(), 4);
}

/// [sanctuary.claim]
#[test]
fn two_regions_closed_at_once_may_both_be_claimed() {
    let mut play = able(Setting::garden(3, &SMALL).stack("IXWZ"));
    play.mosaic(ADA, &MIDDLE);
    play.play(ADA, Action::Claim { region: 1 });
    assert_eq!(play.p.step, Step::Claiming);
    play.play(ADA, Action::Claim { region: 0 });
    assert_eq!((play.p.sanctuaries[ADA.index()].len(), play.p.seats[ADA.index()].statues), (10, 0));
}

/// [sanctuary.claim]
#[test]
fn there_is_no_claim_where_nothing_has_closed() {
    let mut play = able(Setting::of(3).stack("VXP"));
    assert_eq!(play.refused(ADA, Action::Claim { region: 0 }), ("turn.choose", "why-not-now"));
    play.mosaic(ADA, &V_ROUND_THE_CORNER);
    assert_eq!(play.refused(ADA, Action::Claim { region: 1 }), ("sanctuary.claim", "why-no-such-region"));
    assert_eq!(play.refused(ADA, Action::FinishVisit), ("sanctuary.claim", "why-not-now"));
}

/// [sanctuary.claim]
#[test]
fn who_has_no_statue_left_is_not_asked() {
    let corners = Setting::of(3)
        .laid('F', &[(0, 7), (0, 6), (1, 8), (1, 7), (2, 7)])
        .laid('W', &[(6, 0), (7, 0), (7, 1), (8, 1), (8, 2)]);
    let mut play = able(corners.stack("XP").sanctuary(ADA, (0, 8)).sanctuary(ADA, (8, 0)));
    let events = play.mosaic(ADA, &X_IN_THE_CORNER);
    assert_eq!(play.p.step, Step::Quarry);
    assert!(events.contains(&Event::LeavesUnclaimed { cells: 1 }));
}

/// [sanctuary.never-later]
#[test]
fn a_closed_region_that_is_not_claimed_on_the_spot_is_never_claimed() {
    let mut play = able(Setting::of(3).stack("XVP"));
    play.mosaic(ADA, &X_IN_THE_CORNER);
    let events = play.play(ADA, Action::ClaimNothing);
    assert_eq!(events, [Event::LeavesUnclaimed { cells: 1 }]);
    play.mosaic(ADA, &[(0, 6), (1, 6), (2, 6), (2, 7), (2, 8)]);
    assert_eq!(play.legal(ADA), [Action::Claim { region: 0 }, Action::ClaimNothing], "the new region alone");
    assert_eq!(play.p.claimable.len(), 4);
}

/// [sanctuary.never-later]
#[test]
fn nor_by_anybody_else() {
    let mut play =
        Setting::of(3).laid('X', &X_IN_THE_CORNER).stack("VP").turn(BOB).hand(BOB, &MOSAIC).merchants(BOB, 0).build();
    assert_eq!(play.p.closed, Cells::at(0, 0));
    play.mosaic(BOB, &[(0, 6), (1, 6), (2, 6), (2, 7), (2, 8)]);
    assert_eq!(play.p.claimable.len(), 4, "the corner that Ada left is not among them");
    play.play(BOB, Action::Claim { region: 0 });
    assert!(!play.p.sanctuaries[BOB.index()].covers(Cells::at(0, 0)));
}

/// [sanctuary.closed]
#[test]
fn a_corner_that_no_mosaic_ever_reached_is_nobodys_sanctuary() {
    let rows = [".....#..", ".....###", ".....###"];
    let mut play = Setting::garden(3, &rows).hand(ADA, &MOSAIC).merchants(ADA, 0).stack("IXW").build();
    assert_eq!(play.p.closed, [(0, 6), (0, 7)].into_iter().collect(), "closed before anything was laid");
    play.mosaic(ADA, &[(1, 0), (1, 1), (1, 2), (1, 3), (1, 4)]);
    assert_eq!(play.p.claimable.len(), 10, "the two rows left of the mosaic, and not the corner");
}
