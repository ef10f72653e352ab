//! What comes back is what was: sessions with every kind of event, stored as rows and played again.

use std::collections::BTreeSet;

use cenacle_scene::{Lang, Seat, Seats, Viewer};

use super::super::{
    evening::{Evening, seat},
    running::Due,
};
use super::*;
use crate::wire::{ClockSetting, Why};

const CLOCK: ClockSetting = ClockSetting::Budget { seconds: 30, increment: 2 };

/// One step of an evening on which everything happens that can.
fn something_happens(evening: &mut Evening) {
    let who = Seat::new(evening.chance.usize(..3));
    let n = evening.play.n();
    let vote = evening.play.turn_status(Viewer::Spectator, Lang::En).vote;
    // Much of it is refused, as it should be; what happens is stored.
    let _ = match evening.chance.u32(..40) {
        0 | 1 => evening.asks(|play, at| play.undo(who, n, at)),
        2..=4 => evening.asks(|play, at| play.redo(who, n, at)),
        5 => evening.asks(|play, at| play.take_over(who, Why::Left, at)),
        6..=8 => evening.asks(|play, at| play.hand_back(who, at)),
        9 => evening.asks(|play, at| Ok(play.excuse(1234, at))),
        10 if who == seat(3) => evening.asks(|play, at| play.resign(who, at)),
        11 => {
            evening.at = evening.play.deadline().unwrap_or(evening.at).max(evening.at);
            match evening.play.due(evening.at) {
                Some(due @ Due::Flag(_)) => evening.asks(|play, at| play.pass(due, at)),
                _ => Ok(n),
            }
        }
        _ => match vote {
            Some(vote) if evening.chance.bool() => {
                let agree = evening.chance.u8(..4) > 0;
                evening.asks(|play, at| play.answer(vote.waiting[0], vote.n, agree, at))
            }
            _ => {
                evening.go_on();
                Ok(n)
            }
        },
    };
}

fn viewers() -> impl Iterator<Item = Viewer> {
    Seats::all(3).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Omniscient])
}

/// Both games are the same, whoever looks.
fn same(found: &RunningGame, meant: &RunningGame) {
    assert_eq!(found.n(), meant.n());
    assert_eq!((found.chairs(), found.deadline()), (meant.chairs(), meant.deadline()));
    for viewer in viewers() {
        assert_eq!(
            found.turn_status(viewer, Lang::Fr),
            meant.turn_status(viewer, Lang::Fr),
            "{viewer:?} after {}",
            meant.n()
        );
        assert_eq!(found.table().view_json(viewer), meant.table().view_json(viewer));
    }
    assert_eq!(found.table().checkpoint(), meant.table().checkpoint());
}

#[test]
fn an_evening_with_everything_is_played_again_from_its_rows() {
    let mut kinds = BTreeSet::new();
    for seed in 0..12 {
        let mut evening = Evening::of("ppp", CLOCK, seed);
        while !evening.play.is_over() && evening.journal.len() < 700 {
            something_happens(&mut evening);
            if evening.chance.u8(..20) == 0 {
                let loaded = from_journal(&evening.meta, &evening.shelf, &evening.journal).unwrap();
                same(&loaded.play, &evening.play);
            }
        }
        let loaded = from_journal(&evening.meta, &evening.shelf, &evening.journal).unwrap();
        same(&loaded.play, &evening.play);
        assert_eq!(loaded.play.table().record().to_text(), evening.play.table().record().to_text());
        assert_eq!(loaded.at, evening.journal.last().unwrap().at);
        kinds.extend(evening.kinds().into_iter().map(str::to_owned));
    }
    let all = ["excused", "handed-back", "input", "resigned", "started", "taken-back", "took-over", "undo-answered"];
    assert!(all.iter().all(|kind| kinds.contains(*kind)) && kinds.contains("undo-asked"), "{kinds:?}");
}

#[test]
fn going_on_from_a_checkpoint_is_going_on_from_the_whole_journal() {
    for seed in 20..24 {
        let mut evening = Evening::of("ppp", CLOCK, seed);
        evening.go_on_for(30);
        let kept = keep(&evening.play, evening.at);
        let taken_back = |evening: &Evening| evening.kinds()[kept.n as usize..].contains(&"taken-back");
        for _ in 0..60 {
            let before = evening.journal.len();
            something_happens(&mut evening);
            if evening.play.is_over() {
                break;
            }
            if taken_back(&evening) {
                // What was taken back may be older than the checkpoint: then only the whole journal will do.
                let since = &evening.journal[kept.n as usize..];
                assert!(from_checkpoint(&evening.meta, &evening.shelf, &kept, since).is_err());
                assert!(evening.journal.len() > before);
                break;
            }
            let since = &evening.journal[kept.n as usize..];
            let quick = from_checkpoint(&evening.meta, &evening.shelf, &kept, since).unwrap();
            let whole = from_journal(&evening.meta, &evening.shelf, &evening.journal).unwrap();
            assert_eq!((quick.play.n(), quick.at), (whole.play.n(), whole.at));
            assert_eq!(quick.play.table().checkpoint(), whole.play.table().checkpoint());
            assert_eq!((quick.play.chairs(), quick.play.deadline()), (whole.play.chairs(), whole.play.deadline()));
            let resume_state = |play: &RunningGame| play.resume_state(0);
            assert_eq!(resume_state(&quick.play), resume_state(&whole.play));
        }
    }
}

#[test]
fn a_checkpoint_that_is_none_is_refused() {
    let mut evening = Evening::of("ppp", CLOCK, 30);
    evening.go_on_for(10);
    let kept = keep(&evening.play, evening.at);
    let other = StoredCheckpoint { n: kept.n + 1, body: kept.body.clone() };
    assert!(from_checkpoint(&evening.meta, &evening.shelf, &other, &[]).is_err());
    let torn = StoredCheckpoint { n: kept.n, body: kept.body[..kept.body.len() / 2].to_owned() };
    assert!(from_checkpoint(&evening.meta, &evening.shelf, &torn, &[]).is_err());
    assert!(from_checkpoint(&evening.meta, &evening.shelf, &kept, &[]).is_ok());
}

#[test]
fn a_journal_with_a_gap_or_of_another_game_is_not_played() {
    let mut evening = Evening::of("ppp", CLOCK, 31);
    evening.go_on_for(10);
    let mut gap = evening.journal.clone();
    gap.remove(4);
    assert!(from_journal(&evening.meta, &evening.shelf, &gap).is_err());
    assert!(from_journal(&evening.meta, &evening.shelf, &[]).is_err());
    assert!(from_journal(&evening.meta, &evening.shelf, &evening.journal[1..]).is_err());
    let other = Evening::of("ppp", CLOCK, 32);
    assert!(from_journal(&other.meta, &other.shelf, &evening.journal).is_err());
    let mut newer = evening.meta.clone();
    newer.rules_version += 1;
    assert!(from_journal(&newer, &evening.shelf, &evening.journal).is_err());
}
