//! How a game ends, and the count.

use cenacle_evil_high_priest::{Action, End, Phase, Purse, Step};
use cenacle_table::{Game, Seats};

use crate::common::{ACOLYTE, ADA, BOB, CLEO, Table, goods};

/// All signs but the last.
fn last_sign() -> Table {
    let mut table = Table::new(2);
    table.p.broken = 0b1_1111_1111_1111 & !(1 << table.lock("l"));
    table.has(ADA, goods(0, 0, 2, 2, 0));
    table
}

/// [end.thirteenth]
#[test]
fn the_thirteenth_sign_ends_the_game_after_its_raid() {
    let mut table = last_sign();
    table.dice(&[6, 6, 6]).has(BOB, goods(0, 9, 0, 0, 0));
    let l = table.at_lock("l");
    table.places(ADA, ACOLYTE, l);
    assert_eq!(table.p.step(), Step::Siege, "its raid is played");
    while table.p.step() == Step::Siege {
        let seat = table.game.to_act(&table.p).first().unwrap();
        table.does(seat, Action::Endure);
    }
    assert_eq!(table.p.phase, Phase::Over(End::Awakened));
    assert_eq!((table.wealth(ADA), table.wealth(BOB)), (Purse::NONE, Purse::NONE), "the sign itself was destroyed");
    // No monster and no bonus follow: the last sign of the Goat at S1.
    let mut table = Table::goat(2);
    table.p.broken = 0b1_1111_1111_1110;
    table.has(ADA, goods(9, 2, 1, 0, 0));
    let s1 = table.at_lock("s1");
    table.dice(&[1]).places(ADA, ACOLYTE, s1);
    assert_eq!((table.p.phase, table.p.sect(ADA).monsters()), (Phase::Over(End::Awakened), 0));
    assert!(table.legal(ADA).is_empty());
}

/// [score.points]
#[test]
fn signs_score_ten_grimoires_five_magic_two_blood_one_and_the_rest_nothing() {
    let mut table = Table::new(2);
    table.p.broken = 3;
    table.has(ADA, Purse([0, 4, 3, 7, 2, 1])).has(BOB, goods(1, 0, 0, 0, 0)).monsters(ADA, 3).full_sanctum(ADA);
    assert_eq!(table.game.score(&table.p, ADA), 10 + 2 * 5 + 3 * 2 + 4);
    table.p.phase = Phase::Over(End::Awakened);
    table.p.steps.clear();
    let sheet = table.game.sheet(&table.p);
    let sum: i32 = sheet.iter().filter(|line| line.seat == ADA).map(|line| line.value).sum();
    assert_eq!(sum, 30);
}

/// [score.treasure]
#[test]
fn everybody_with_most_treasure_scores_five_even_at_zero() {
    let mut table = Table::new(3);
    table.has(ADA, goods(7, 0, 0, 0, 0)).has(BOB, goods(7, 0, 0, 0, 0)).has(CLEO, goods(6, 0, 0, 0, 0));
    assert_eq!([ADA, BOB, CLEO].map(|seat| table.game.score(&table.p, seat)), [5, 5, 0]);
    table.has(ADA, Purse::NONE).has(BOB, Purse::NONE).has(CLEO, Purse::NONE);
    assert_eq!([ADA, BOB, CLEO].map(|seat| table.game.score(&table.p, seat)), [5, 5, 5]);
}

/// [score.victory]
#[test]
fn the_highest_total_wins_and_those_tied_share_it() {
    let mut table = Table::new(3);
    table.p.broken = 3;
    table.has(ADA, goods(1, 3, 0, 0, 1)).has(BOB, goods(1, 1, 1, 0, 1)).has(CLEO, goods(1, 2, 0, 0, 0));
    table.p.phase = Phase::Over(End::Awakened);
    table.p.steps.clear();
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.winners, [ADA, BOB].into_iter().collect::<Seats>());
    assert_eq!(
        (&outcome.scores[..], &outcome.ranks[..], outcome.reason),
        (&[18, 18, 7][..], &[1, 1, 3][..], "awakened")
    );
}

/// [end.outlasted]
#[test]
fn after_the_last_round_points_are_counted_as_they_stand() {
    let mut table = Table::with(crate::common::game(), 2, &[("rounds", "30")]);
    assert_eq!(table.p.last_round, 30);
    table.p.round = 29;
    table.next_round();
    assert_eq!((table.p.round, table.outcome()), (30, None));
    table.next_round();
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.reason, table.p.signs_broken()), ("outlasted", 0));
    let best = [ADA, BOB].into_iter().max_by_key(|seat| table.game.score(&table.p, *seat)).unwrap();
    assert!(outcome.winners.contains(best));
    for (value, last) in [("60", 60), ("90", 90), ("500", 500)] {
        assert_eq!(Table::with(crate::common::game(), 2, &[("rounds", value)]).p.last_round, last);
    }
    assert_eq!(Table::new(2).p.last_round, 60, "sixty is usual");
}

/// [end.outlasted]
#[test]
fn without_a_last_round_the_game_goes_on_as_long_as_signs_are_broken() {
    let mut table = Table::with(crate::common::game(), 2, &[("rounds", "none")]);
    (table.p.round, table.p.stirred) = (5000, 4901);
    table.next_round();
    assert_eq!((table.p.round, table.outcome()), (5001, None));
    // A sign that is broken begins the count again.
    let at = table.at_lock("s");
    table.alone().has(ADA, goods(0, 0, 2, 0, 0)).places(ADA, ACOLYTE, at);
    table.next_round();
    assert_eq!((table.p.round, table.p.stirred, table.outcome()), (5002, 5001, None));
    (table.p.round, table.p.stirred) = (5101, 5001);
    table.next_round();
    assert_eq!(table.outcome().unwrap().reason, "outlasted");
}
