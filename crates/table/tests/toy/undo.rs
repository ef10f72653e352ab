//! What can be taken back.

use cenacle_table::{NotTaken, Seat};

use crate::{
    rules::{ADA, BOB, round, table},
    thimble::{Action, Phase},
};

fn other(seat: Seat) -> Seat {
    seat.next(2)
}

#[test]
fn an_own_choice_is_taken_back_and_played_again() {
    let mut table = table("undo", &[]);
    let before = table.position().clone();
    table.decide_index(ADA, 1).unwrap();
    let after = table.position().clone();
    assert_eq!(table.undo_point(BOB), None);
    table.undo(ADA).unwrap();
    assert_eq!(*table.position(), before);
    assert_eq!(table.redo(BOB), Err(NotTaken::NothingToUndo));
    table.redo(ADA).unwrap();
    assert_eq!(*table.position(), after);
    assert_eq!(table.redo(ADA), Err(NotTaken::NothingToUndo));
}

#[test]
fn another_decision_forgets_what_was_taken_back() {
    let mut table = table("undo", &[]);
    table.decide_index(ADA, 1).unwrap();
    table.undo(ADA).unwrap();
    table.decide_index(ADA, 0).unwrap();
    assert_eq!(table.redo(ADA), Err(NotTaken::NothingToUndo));
}

#[test]
fn nothing_is_taken_back_after_a_throw_of_the_die() {
    let mut table = table("undo", &[]);
    round(&mut table);
    assert!(!table.steps().last().unwrap().drew.is_empty());
    assert_eq!((table.undo_point(ADA), table.undo_point(BOB)), (None, None));
    assert_eq!(table.undo(BOB), Err(NotTaken::NothingToUndo));
}

#[test]
fn nothing_is_taken_back_after_another_has_decided_or_the_glass_has_run_out() {
    let mut table = table("undo", &[]);
    let winner = round(&mut table);
    table.decide(winner, Action::Pass).unwrap();
    assert!(table.undo_point(winner).is_some());
    table.decide_index(other(winner), 0).unwrap();
    assert_eq!(table.undo_point(winner), None);
    let mut table = crate::rules::table("undo", &[]);
    table.decide_index(ADA, 0).unwrap();
    let timer = table.game().clone();
    let running = cenacle_table::Game::timer(&*timer, table.position()).unwrap();
    table.expire(running.id).unwrap();
    assert_eq!((table.undo_point(ADA), table.undo_point(BOB)), (None, None));
}

#[test]
fn nothing_is_taken_back_after_a_card_was_seen() {
    for action in [Action::Peek, Action::Draw] {
        let mut table = table("undo", &[]);
        let winner = round(&mut table);
        table.decide(winner, action).unwrap();
        assert!(table.steps().last().unwrap().drew.is_empty(), "the deck lay there already");
        assert_eq!(table.undo_point(winner), None, "{action:?} showed a card");
    }
}

#[test]
fn several_choices_are_taken_back_one_by_one() {
    let mut table = table("undo", &[]);
    let winner = round(&mut table);
    table.decide(winner, Action::Pass).unwrap();
    table.decide_index(winner, 0).unwrap();
    table.undo(winner).unwrap();
    table.undo(winner).unwrap();
    assert!(matches!(table.position().phase, Phase::Prize { .. }));
    table.redo(winner).unwrap();
    table.redo(winner).unwrap();
    assert!(table.position().hidden[winner.index()].is_some());
}
