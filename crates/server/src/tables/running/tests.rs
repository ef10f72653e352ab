//! Proved with Cleopatra: decisions and their numbers, taking back, giving up, stand-ins and clocks.

use std::time::{Duration, Instant};

use cenacle_scene::{Lang, Scene, SceneDiff, Viewer};

use super::super::evening::{Evening, seat};
use super::{asks::Choice, *};
use crate::wire::{Decision, UndoFace};

const NO_CLOCK: ClockSetting = ClockSetting::None;
const BUDGET: ClockSetting = ClockSetting::Budget { seconds: 60, increment: 0 };

fn decision(n: u64, index: u32) -> Decision {
    Decision { seat: None, n, index: Some(index), action: None, unsure: false }
}

#[test]
fn a_message_that_comes_twice_is_taken_once() {
    let mut evening = Evening::of("ppp", NO_CLOCK, 1);
    for _ in 0..80 {
        let (seat, n) = (evening.asked(), evening.play.n());
        let index = evening.chance.u32(..evening.play.table().legal_count(seat) as u32);
        evening.asks(|play, at| play.decide(seat, &decision(n, index), at)).unwrap();
        let inputs = evening.play.table().inputs();
        let again = evening.asks(|play, at| play.decide(seat, &decision(n, index), at)).unwrap_err();
        assert!(matches!(again, Code::Stale | Code::NotYourTurn), "{again:?}");
        assert_eq!((evening.play.table().inputs(), evening.play.n()), (inputs, n + 1));
    }
}

#[test]
fn a_number_from_before_the_question_or_after_the_present_is_stale() {
    let mut evening = Evening::of("ppp", NO_CLOCK, 2);
    evening.go_on_for(3);
    let (seat, n) = (evening.asked(), evening.play.n());
    for wrong in [0, n - 1, n + 1, u64::MAX] {
        assert_eq!(evening.asks(|play, at| play.decide(seat, &decision(wrong, 0), at)), Err(Code::Stale), "{wrong}");
    }
    assert_eq!(evening.asks(|play, at| play.decide(seat, &decision(n, 9999), at)), Err(Code::NoSuchAction));
    let other = seat.next(3);
    assert_eq!(evening.asks(|play, at| play.decide(other, &decision(n, 0), at)), Err(Code::NotYourTurn));
    assert_eq!(evening.asks(|play, at| play.decide(Seat::new(5), &decision(n, 0), at)), Err(Code::NoSuchSeat));
    assert_eq!(evening.asks(|play, at| play.decide(seat, &decision(n, 0), at)), Ok(n + 1));
}

#[test]
fn an_older_number_is_good_as_long_as_the_question_is_the_same() {
    let mut evening = Evening::of("ppp", NO_CLOCK, 3);
    evening.go_on_for(4);
    let (seat, n) = (evening.asked(), evening.play.n());
    evening.asks(|play, at| play.take_over(seat.next(3), Why::Left, at)).unwrap();
    assert_eq!(evening.asks(|play, at| play.decide(seat, &decision(n, 0), at)), Ok(n + 2));
}

#[test]
fn a_seat_that_a_bot_plays_takes_no_decision_of_its_player() {
    let mut evening = Evening::of("ppp", NO_CLOCK, 4);
    let (seat, n) = (evening.asked(), evening.play.n());
    evening.asks(|play, at| play.take_over(seat, Why::Left, at)).unwrap();
    assert_eq!(evening.asks(|play, at| play.decide(seat, &decision(n + 1, 0), at)), Err(Code::BotPlays));
    assert_eq!(evening.asks(|play, at| play.take_over(seat, Why::Left, at)), Err(Code::BotPlays));
    evening.asks(|play, at| play.hand_back(seat, at)).unwrap();
    assert_eq!(evening.asks(|play, at| play.hand_back(seat, at)), Err(Code::NotAway));
    assert!(evening.asks(|play, at| play.decide(seat, &decision(n + 2, 0), at)).is_ok());
}

#[test]
fn a_decision_may_name_its_action_instead_of_its_place() {
    let mut evening = Evening::of("ppp", NO_CLOCK, 3);
    let by_action =
        |n: u64, action: serde_json::Value| Decision { action: Some(action), index: None, ..decision(n, 0) };
    for _ in 0..60 {
        let (seat, n) = (evening.asked(), evening.play.n());
        let legal = evening.play.table().legal_json(seat);
        let index = evening.chance.usize(..legal.len());
        let named = by_action(n, legal[index].clone());
        evening.asks(|play, at| play.decide(seat, &named, at)).unwrap();
        assert_eq!(evening.play.table().last_line().unwrap().at, Some(index as u16));
        let again = evening.asks(|play, at| play.decide(seat, &named, at)).unwrap_err();
        assert!(matches!(again, Code::Stale | Code::NotYourTurn), "{again:?}");
    }
    let (seat, n) = (evening.asked(), evening.play.n());
    let mut refused = |decision: Decision| evening.asks(|play, at| play.decide(seat, &decision, at)).unwrap_err();
    assert_eq!(refused(by_action(n, serde_json::json!({ "fly": 1 }))), Code::NoSuchAction);
    assert_eq!(refused(by_action(n, serde_json::json!({ "take-stall": { "stall": 77 } }))), Code::Refused);
    assert_eq!(refused(Decision { index: None, ..decision(n, 0) }), Code::Malformed, "neither");
    assert_eq!(refused(Decision { index: Some(0), ..by_action(n, 1.into()) }), Code::Malformed, "both");
}

#[test]
fn who_is_unsure_decides_only_what_can_be_taken_back() {
    let mut evening = Evening::of("ppp", NO_CLOCK, 6);
    let mut met = [0; 2];
    for _ in 0..300 {
        let (seat, n) = (evening.asked(), evening.play.n());
        let index = evening.chance.u32(..evening.play.table().legal_count(seat) as u32);
        let unsure = evening.play.must_not_be_final(seat, n, Choice::Index(index as usize)).map_err(|error| error.code);
        assert!(matches!(unsure, Ok(()) | Err(Code::Final)), "{unsure:?}");
        evening.asks(|play, at| play.decide(seat, &decision(n, index), at)).unwrap();
        if evening.play.is_over() {
            break;
        }
        let free = evening.play.table().can_undo(seat);
        met[usize::from(free)] += 1;
        assert!(unsure.is_ok() || !free, "what was said to be final can be taken back after all");
        assert!(unsure.is_err() || free, "{:?} was said not to be final", evening.play.table().last_line());
    }
    assert!(met.iter().all(|times| *times > 10), "{met:?}");
}

#[test]
fn against_bots_nothing_is_final_and_what_is_not_legal_is_not_judged() {
    let mut evening = Evening::of("pbb", NO_CLOCK, 6);
    for _ in 0..40 {
        let (seat, n) = (evening.asked(), evening.play.n());
        let mine = seat == Seat::new(0);
        for index in 0..evening.play.table().legal_count(seat) as u32 * u32::from(mine) {
            assert!(evening.play.must_not_be_final(seat, n, Choice::Index(index as usize)).is_ok());
        }
        assert!(evening.play.must_not_be_final(seat, n, Choice::Index(9999)).is_ok());
        evening.go_on_for(1);
    }
}

/// The seat that may take its last decision back freely.
fn free(evening: &Evening) -> Option<Seat> {
    Seats::all(3).find(|seat| evening.undo_of(*seat) == UndoFace::Free)
}

#[test]
fn what_taught_nothing_is_taken_back_freely_and_played_again() {
    let mut evening = Evening::of("ppp", NO_CLOCK, 5);
    evening.go_on_until(|evening| free(evening).is_some());
    let (seat, n) = (free(&evening).unwrap(), evening.play.n());
    let (inputs, after) = (evening.play.table().inputs(), evening.play.table().position());
    assert_eq!(evening.asks(|play, at| play.undo(seat, n - 1, at)), Err(Code::Stale));
    assert_eq!(evening.asks(|play, at| play.undo(seat, n, at)), Ok(n + 1));
    assert_eq!(evening.play.table().inputs(), inputs - 1);
    assert!(evening.turn_status(seat).redo && !evening.turn_status(seat.next(3)).redo);
    assert_eq!(evening.play.inputs_after(n), None, "the scene after event {n} is none of this game's any more");
    assert_eq!(evening.play.inputs_after(n + 1), Some(inputs - 1));
    assert_eq!(evening.asks(|play, at| play.redo(seat.next(3), n + 1, at)), Err(Code::NothingToUndo));
    assert_eq!(evening.asks(|play, at| play.redo(seat, n + 1, at)), Ok(n + 2));
    assert_eq!(evening.play.table().position(), after);
    assert!(!evening.turn_status(seat).redo);
}

#[test]
fn a_decision_made_before_one_was_taken_back_is_stale() {
    let mut evening = Evening::of("ppp", NO_CLOCK, 5);
    evening.go_on_until(|evening| free(evening).is_some());
    let (seat, n) = (free(&evening).unwrap(), evening.play.n());
    evening.asks(|play, at| play.undo(seat, n, at)).unwrap();
    assert_eq!(evening.asks(|play, at| play.decide(seat, &decision(n - 1, 0), at)), Err(Code::Stale));
    assert_eq!(evening.asks(|play, at| play.decide(seat, &decision(n, 0), at)), Err(Code::Stale));
}

/// A game in which a seat would have to ask the others to take something back, and that seat.
fn would_ask(seats: &str, seed: u8) -> (Evening, Seat) {
    let asks = |evening: &Evening| {
        let person = |seat: &Seat| evening.undo_of(*seat) == UndoFace::Ask;
        Seats::all(3).filter(person).max_by_key(|seat| evening.play.last_decision(*seat))
    };
    let mut evening = Evening::of(seats, NO_CLOCK, seed);
    evening.go_on_for(20);
    evening.go_on_until(|evening| asks(evening).is_some());
    let seat = asks(&evening).unwrap();
    (evening, seat)
}

#[test]
fn what_cannot_be_taken_back_freely_is_taken_back_once_all_others_agree() {
    let (mut evening, by) = would_ask("ppp", 6);
    let left = evening.play.last_decision(by).unwrap() - 1;
    let n = evening.play.n();
    let vote = evening.asks(|play, at| play.undo(by, n, at)).unwrap();
    let (one, two) = (by.next(3), by.next(3).next(3));
    let asked = evening.turn_status(one).vote.unwrap();
    assert_eq!((asked.by, asked.n, asked.waiting.len()), (by, vote, 2));
    assert_eq!(evening.asks(|play, at| play.answer(by, vote, true, at)), Err(Code::NoVote), "one's own voice");
    assert_eq!(evening.asks(|play, at| play.answer(one, vote - 1, true, at)), Err(Code::NoVote), "another vote");
    evening.asks(|play, at| play.answer(one, vote, true, at)).unwrap();
    assert_eq!(evening.asks(|play, at| play.answer(one, vote, true, at)), Err(Code::NoVote), "twice");
    assert_eq!(evening.turn_status(by).vote.unwrap().waiting, [two]);
    evening.asks(|play, at| play.answer(two, vote, true, at)).unwrap();
    assert_eq!(evening.play.table().inputs(), left);
    assert_eq!(evening.turn_status(by).vote, None);
    assert_eq!(
        evening.kinds()[evening.kinds().len() - 4..],
        ["undo-asked", "undo-answered", "undo-answered", "taken-back"]
    );
}

#[test]
fn one_who_refuses_ends_the_vote() {
    let (mut evening, by) = would_ask("ppp", 7);
    let (n, inputs) = (evening.play.n(), evening.play.table().inputs());
    let vote = evening.asks(|play, at| play.undo(by, n, at)).unwrap();
    let (one, two) = (by.next(3), by.next(3).next(3));
    evening.asks(|play, at| play.answer(one, vote, false, at)).unwrap();
    assert_eq!((evening.play.table().inputs(), evening.turn_status(by).vote), (inputs, None));
    assert_eq!(evening.asks(|play, at| play.answer(two, vote, true, at)), Err(Code::NoVote));
}

#[test]
fn a_decision_ends_the_vote() {
    let (mut evening, by) = would_ask("ppp", 8);
    let n = evening.play.n();
    let vote = evening.asks(|play, at| play.undo(by, n, at)).unwrap();
    evening.go_on();
    assert_eq!(evening.turn_status(by).vote, None);
    assert_eq!(evening.asks(|play, at| play.answer(by.next(3), vote, true, at)), Err(Code::NoVote));
}

#[test]
fn bots_need_not_be_asked() {
    let (mut evening, by) = would_ask("pbb", 9);
    let (n, left) = (evening.play.n(), evening.play.last_decision(by).unwrap() - 1);
    assert_eq!(evening.asks(|play, at| play.undo(by, n, at)), Ok(n + 1));
    assert_eq!((evening.play.table().inputs(), *evening.kinds().last().unwrap()), (left, "taken-back"));
    let (mut evening, by) = would_ask("ppb", 9);
    let n = evening.play.n();
    evening.asks(|play, at| play.undo(by, n, at)).unwrap();
    let person = if by == seat(1) { seat(2) } else { seat(1) };
    assert_eq!(evening.turn_status(by).vote.unwrap().waiting, [person]);
}

#[test]
fn a_vote_does_not_wait_for_who_has_left() {
    let (mut evening, by) = would_ask("ppp", 10);
    let n = evening.play.n();
    evening.asks(|play, at| play.undo(by, n, at)).unwrap();
    for gone in [by.next(3), by.next(3).next(3)] {
        evening.asks(|play, at| play.take_over(gone, Why::Left, at)).unwrap();
    }
    assert_eq!(evening.turn_status(by).vote, None, "nobody is left to answer");
    let n = evening.play.n();
    evening.asks(|play, at| play.undo(by, n, at)).unwrap();
    assert_eq!(*evening.kinds().last().unwrap(), "taken-back");
}

#[test]
fn who_asked_and_left_asks_no_longer() {
    let (mut evening, by) = would_ask("ppp", 11);
    let n = evening.play.n();
    let vote = evening.asks(|play, at| play.undo(by, n, at)).unwrap();
    evening.asks(|play, at| play.resign(by, at)).unwrap();
    assert_eq!(evening.turn_status(by).vote, None);
    assert_eq!(evening.asks(|play, at| play.answer(by.next(3), vote, true, at)), Err(Code::NoVote));
}

#[test]
fn a_bot_plays_on_for_who_gave_up() {
    let mut evening = Evening::of("ppp", NO_CLOCK, 12);
    evening.go_on_for(10);
    let gone = evening.asked();
    evening.asks(|play, at| play.resign(gone, at)).unwrap();
    assert!(!evening.play.is_over() && evening.play.ending().is_none());
    assert_eq!(evening.play.chairs()[gone.index()].bot.as_deref(), Some(STAND_IN.name()));
    assert_eq!(evening.asks(|play, at| play.resign(gone, at)), Err(Code::AlreadyOver));
    assert_eq!(evening.asks(|play, at| play.hand_back(gone, at)), Err(Code::NotAway));
    let n = evening.play.n();
    assert_eq!(evening.asks(|play, at| play.decide(gone, &decision(n, 0), at)), Err(Code::BotPlays));
    evening.go_on_until(|evening| evening.play.is_over());
    let ending = evening.play.ending().unwrap();
    assert_eq!(ending.resigned, [gone]);
    assert!(ending.outcome.is_some());
}

#[test]
fn who_is_left_alone_has_won() {
    let mut evening = Evening::of("ppp", NO_CLOCK, 13);
    evening.go_on_for(10);
    evening.asks(|play, at| play.resign(seat(1), at)).unwrap();
    evening.asks(|play, at| play.resign(seat(3), at)).unwrap();
    let ending = evening.play.ending().unwrap();
    assert_eq!((ending.reason.as_str(), &ending.winners[..], ending.outcome), ("resigned", &[seat(2)][..], None));
    assert_eq!(ending.resigned, [seat(1), seat(3)]);
    assert_eq!(evening.kinds()[evening.kinds().len() - 2..], ["resigned", "stopped"]);
    let n = evening.play.n();
    assert_eq!(evening.asks(|play, at| play.decide(seat(2), &decision(n, 0), at)), Err(Code::AlreadyOver));
    assert_eq!(evening.asks(|play, at| play.undo(seat(2), n, at)), Err(Code::AlreadyOver));
    assert!(evening.play.to_act().is_empty());
}

#[test]
fn bots_alone_do_not_go_on_and_nobody_has_won() {
    let mut evening = Evening::of("pbb", NO_CLOCK, 14);
    evening.go_on_for(10);
    evening.asks(|play, at| play.resign(seat(1), at)).unwrap();
    let ending = evening.play.ending().unwrap();
    assert_eq!((ending.reason.as_str(), ending.winners.len(), ending.outcome), ("resigned", 0, None));
}

#[test]
fn a_game_that_was_stopped_offers_nothing_more() {
    let mut evening = Evening::of("ppp", NO_CLOCK, 5);
    evening.go_on_until(|evening| free(evening).is_some());
    let (seat, n) = (free(&evening).unwrap(), evening.play.n());
    evening.asks(|play, at| play.undo(seat, n, at)).unwrap();
    let at = evening.at;
    evening.play.stop(at);
    let moment = evening.turn_status(seat);
    assert_eq!((moment.to_act.len(), moment.legal, moment.undo, moment.redo), (0, 0, UndoFace::No, false));
    assert_eq!((moment.vote, moment.ending.unwrap().reason.as_str()), (None, "closed"));
}

#[test]
fn who_runs_out_of_time_is_played_by_a_bot_and_gets_time_when_he_is_back() {
    let mut evening = Evening::of("ppp", BUDGET, 15);
    let slow = evening.asked();
    let due = evening.play.deadline().unwrap();
    assert_eq!(due, evening.at + 60_000);
    assert_eq!(evening.play.due(due - 1), None);
    assert_eq!(evening.play.due(due), Some(Due::Flag(slow)));
    evening.at = due;
    evening.asks(|play, at| play.pass(Due::Flag(slow), at)).unwrap();
    assert_eq!(evening.play.chairs()[slow.index()].bot.as_deref(), Some(STAND_IN.name()));
    assert_eq!(evening.play.deadline(), None, "a bot's clock does not run");
    evening.asks(|play, at| play.hand_back(slow, at)).unwrap();
    assert_eq!(evening.turn_status(slow).clock.unwrap().left[slow.index()], 10_000);
    assert_eq!(evening.play.deadline(), Some(evening.at + 10_000));
}

#[test]
fn time_that_does_not_count_moves_every_deadline() {
    let mut evening = Evening::of("ppp", BUDGET, 16);
    let due = evening.play.deadline().unwrap();
    evening.at += 500_000;
    let at = evening.at;
    evening.play.excuse(499_000, at);
    assert_eq!(evening.play.deadline(), Some(due + 499_000));
    assert_eq!(evening.play.due(at), None);
}

/// Decides by chance and tells every seat what happened, as a table task does; how long that took at best.
fn pace_of(evening: &mut Evening) -> Duration {
    const DECISIONS: usize = 8;
    let started = Instant::now();
    for _ in 0..DECISIONS {
        let seats = Seats::all(evening.play.chairs().len()).map(Viewer::Seat);
        let before: Vec<Scene> = seats.clone().map(|viewer| evening.play.table().scene(viewer, Lang::En)).collect();
        let inputs = evening.play.table().inputs();
        evening.go_on();
        for (viewer, before) in seats.zip(before) {
            let play = &evening.play;
            let news = SceneDiff::between(&before, &play.table().scene(viewer, Lang::En));
            let told = (news, play.turn_status(viewer, Lang::En), play.table().log(viewer, Lang::En, inputs + 1));
            assert_ne!(serde_json::to_string(&told).unwrap(), "");
        }
    }
    started.elapsed()
}

#[test]
fn what_a_decision_costs_does_not_grow_with_the_length_of_the_game() {
    let mut old = Evening::of("ppp", NO_CLOCK, 8);
    old.go_on_until(|evening| evening.play.table().inputs() >= 500);
    let position = old.play.table().position().position;
    let mut young = Evening::of("ppp", NO_CLOCK, 8);
    young.meta.start = Some(position);
    young.play = young.meta.begin(young.shelf.newest("cleopatra").unwrap(), young.at).unwrap();
    assert_eq!(old.play.table().position(), young.play.table().position());
    // Both go on from the same position, the one with a long past and the other with none, in turn: whatever else the
    // machine does slows down both.
    let (mut long, mut short) = (Vec::new(), Vec::new());
    for _ in 0..12 {
        long.push(pace_of(&mut old));
        short.push(pace_of(&mut young));
    }
    long.sort();
    short.sort();
    assert!(old.play.table().inputs() > 5 * young.play.table().inputs());
    assert!(long[3] < short[3] * 2, "with a past of {} inputs {long:?}, with none {short:?}", 500);
}
