//! The offering to the High Priest.

use cenacle_cleopatra::{Action, Bid, Card, Event, Step};
use cenacle_table::Seat;

use crate::common::{ADA, BOB, CAT, DAN, EVE, Play, Setting};

const SEATS: [Seat; 5] = [ADA, BOB, CAT, DAN, EVE];

/// An offering by the Scribe of Ada; everybody has twenty talents and these amulets.
fn offering(amulets: &[u16]) -> Play {
    let mut setting = Setting::of(amulets.len() as u8).altar(4).hand(ADA, &[Card::Scribe, Card::Lapis]);
    for (seat, amulets) in SEATS.into_iter().zip(amulets) {
        setting = setting.amulets(seat, *amulets).talents(seat, 20);
    }
    let mut play = setting.build();
    play.play(ADA, Action::TurnDie { ankh: true });
    play
}

fn bid(play: &mut Play, bids: &[u16]) -> Vec<Event> {
    let mut last = Vec::new();
    for (seat, talents) in SEATS.into_iter().zip(bids) {
        last = play.play(seat, Action::Bid { talents: *talents });
    }
    last
}

fn amulets_after(before: &[u16], bids: &[u16]) -> Vec<u16> {
    let mut play = offering(before);
    bid(&mut play, bids);
    SEATS.into_iter().take(before.len()).map(|seat| play.amulets(seat)).collect()
}

/// [offering.bid]
#[test]
fn everybody_bids_at_the_same_time_from_nothing_to_all_their_gold() {
    let mut play = offering(&[0, 0, 0]);
    assert_eq!(play.p.step, Step::Bidding);
    let all: Vec<Action> = (0..=20).map(|talents| Action::Bid { talents }).collect();
    for seat in [ADA, BOB, CAT] {
        assert_eq!(play.legal(seat), all);
    }
    assert_eq!(play.refused(BOB, Action::Bid { talents: 21 }), ("offering.bid", "why-bid-too-high"));
    play.play(CAT, Action::Bid { talents: 20 });
    assert_eq!(play.refused(CAT, Action::Bid { talents: 3 }), ("offering.bid", "why-not-your-turn"), "once is enough");
}

/// [offering.bid]
#[test]
fn bids_are_secret_until_all_are_in() {
    let mut play = offering(&[0, 0, 0]);
    assert!(play.play(BOB, Action::Bid { talents: 7 }).is_empty(), "nothing is told");
    assert_eq!(play.view(BOB).seen.bids[BOB.index()], Bid::Talents(7));
    assert_eq!(play.view(CAT).seen.bids[BOB.index()], Bid::Sealed);
    assert_eq!(play.talents(BOB), 20, "the gold is still in the fist");
    play.play(ADA, Action::Bid { talents: 0 });
    let events = play.play(CAT, Action::Bid { talents: 3 });
    let shown = |seat, talents, rank, amulets| Event::Offers { seat, talents, rank, amulets };
    assert_eq!(events[..3], [shown(ADA, 0, 3, 2), shown(BOB, 7, 1, 0), shown(CAT, 3, 2, 1)]);
}

/// [offering.bid]
#[test]
fn all_bids_are_paid_to_the_treasury() {
    let mut play = offering(&[0, 0, 0]);
    bid(&mut play, &[4, 9, 1]);
    assert_eq!([ADA, BOB, CAT].map(|seat| play.talents(seat)), [16, 11, 19]);
}

/// [offering.bid]
#[test]
fn who_has_no_talents_bids_nothing_without_being_asked() {
    let poor = Setting::of(3).altar(4).hand(ADA, &[Card::Scribe, Card::Lapis]).talents(BOB, 0).amulets(BOB, 1);
    let mut play = poor.build();
    play.play(ADA, Action::TurnDie { ankh: true });
    assert!(play.legal(BOB).is_empty());
    play.play(ADA, Action::Bid { talents: 1 });
    let events = play.play(CAT, Action::Bid { talents: 2 });
    assert!(events.contains(&Event::Offers { seat: BOB, talents: 0, rank: 3, amulets: 2 }));
}

/// [offering.bid] [offering.ties]
#[test]
fn if_nobody_has_talents_the_offering_is_over_at_once_and_all_are_first() {
    let mut setting = Setting::of(3).altar(4).hand(ADA, &[Card::Scribe, Card::Lapis]);
    for seat in [ADA, BOB, CAT] {
        setting = setting.talents(seat, 0).amulets(seat, 5);
    }
    let mut play = setting.build();
    play.play(ADA, Action::TurnDie { ankh: true });
    assert_eq!(([ADA, BOB, CAT].map(|seat| play.amulets(seat)), play.p.step), ([2, 2, 2], Step::Start));
}

/// [offering.ranks]
#[test]
fn the_first_gets_rid_of_three_amulets_and_the_others_take_one_two_three_and_four() {
    assert_eq!(amulets_after(&[5, 5, 5, 5, 5], &[4, 3, 2, 1, 0]), [2, 6, 7, 8, 9]);
    assert_eq!(amulets_after(&[5, 5, 5, 5], &[1, 2, 3, 4]), [8, 7, 6, 2]);
    assert_eq!(amulets_after(&[5, 5, 5], &[2, 3, 1]), [6, 2, 7]);
}

/// [offering.ranks]
#[test]
fn who_has_fewer_than_three_amulets_gets_rid_of_those() {
    assert_eq!(amulets_after(&[2, 0, 0], &[9, 1, 0]), [0, 1, 2]);
    assert_eq!(amulets_after(&[0, 0, 0], &[9, 1, 0]), [0, 1, 2]);
}

/// [offering.ties]
/// The rulebook's example: two best offers, and the next is third.
#[test]
fn two_firsts_get_rid_of_three_amulets_each_and_the_next_is_third() {
    assert_eq!(amulets_after(&[5, 5, 5], &[8, 3, 8]), [2, 7, 2]);
    assert_eq!(amulets_after(&[5, 5, 5, 5, 5], &[8, 8, 3, 2, 1]), [2, 2, 7, 8, 9]);
}

/// [offering.ties]
#[test]
fn equal_bids_share_the_better_rank_all_down_the_line() {
    assert_eq!(amulets_after(&[5, 5, 5, 5, 5], &[9, 4, 4, 4, 0]), [2, 6, 6, 6, 9]);
    assert_eq!(amulets_after(&[5, 5, 5, 5], &[3, 1, 0, 0]), [2, 6, 7, 7], "a bid of 0 ranks like any other");
    assert_eq!(amulets_after(&[5, 4, 1], &[0, 0, 0]), [2, 1, 0]);
}

/// [offering.after]
#[test]
fn after_the_offering_the_dice_are_blank_and_the_turn_goes_on() {
    let mut play = offering(&[0, 0, 0]);
    bid(&mut play, &[1, 2, 3]);
    assert_eq!((play.p.altar, play.p.step, play.p.turn), (0, Step::Start, ADA));
    assert_eq!(play.p.bids, [Bid::Open; 5]);
}

/// [offering.after]
#[test]
fn after_an_offering_called_by_the_dice_the_turn_is_at_its_end_and_another_can_follow() {
    let hand = [Card::Artisan, Card::Stone, Card::Wood, Card::Lapis];
    let mut play = Setting::of(3).altar(4).hand(ADA, &hand).hand(BOB, &hand).build();
    for seat in [ADA, BOB] {
        play.wall(seat, if seat == ADA { 1 } else { 2 });
        let thrown = usize::from(5 - play.p.altar);
        play.finish_with_ankhs(seat, thrown);
        bid(&mut play, &[0, 1, 2]);
        assert_eq!((play.p.altar, play.p.step, play.p.turn), (0, Step::End, seat));
        play.play(seat, Action::EndTurn);
    }
}
