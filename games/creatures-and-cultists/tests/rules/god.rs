//! The summoning of the god.

use cenacle_creatures_and_cultists::{Action, End, Task, Verdict};
use cenacle_table::{Game, Seats};

use crate::common::{ADA, BOB, Table};

fn ready(players: u8, points: u8) -> Table {
    let mut table = Table::new(players);
    table.p.favoured = Some(ADA);
    table.p.ready = Seats::only(ADA);
    table.points(ADA, points);
    table
}

fn called(table: &mut Table, verdict: Verdict) -> &mut Table {
    table.until(ADA, Action::Summon, |table| {
        table.p.roll.is_some_and(|roll| roll.verdict == Some(verdict)) || table.told.iter().any(|event| {
            matches!(event, cenacle_creatures_and_cultists::Event::Rolls { roll, .. } if roll.verdict == Some(verdict))
        })
    })
}

/// [god.points] [goal]
#[test]
fn a_god_asks_for_twenty_five_twenty_or_fifteen_points_by_the_number_of_players() {
    for (players, need) in [(2, 25), (3, 20), (4, 15), (5, 15), (8, 15)] {
        assert!(ready(players, need).legal(ADA).contains(&Action::Summon));
        assert_eq!(ready(players, need - 1).refused(ADA, Action::Summon).rule, "god.points");
    }
}

/// [god.call] [god.points]
#[test]
fn only_the_favoured_who_had_the_points_when_the_round_began_calls_and_once() {
    let mut table = ready(4, 15);
    table.p.favoured = Some(BOB);
    assert_eq!(table.refused(ADA, Action::Summon).rule, "god.call");
    table.p.favoured = Some(ADA);
    table.p.ready = Seats::NONE;
    assert_eq!(table.refused(ADA, Action::Summon).rule, "god.points");
    table.p.ready = Seats::only(ADA);
    table.p.called = true;
    assert_eq!(table.refused(ADA, Action::Summon).rule, "god.call");
}

/// [god.test] [god.points] [round.favour]
#[test]
fn the_test_is_sorcery_with_the_stars_and_only_points_beyond_the_needed_ones() {
    let mut table = ready(4, 18);
    table.skills(ADA, [3, 9, 3]).act(ADA, Action::Summon);
    assert_eq!(table.p.task(), Task::Stake);
    assert_eq!(table.p.roll.unwrap().threshold(), 11);
    assert_eq!(table.legal(ADA), [Action::Roll { bonus: 0 }, Action::Roll { bonus: 1 }, Action::Orders]);
    assert_eq!(table.refused(ADA, Action::Roll { bonus: 2 }).rule, "points.spend");
}

/// [god.comes] [goal]
#[test]
fn a_god_that_comes_wins_the_game() {
    for verdict in [Verdict::Shreds, Verdict::Passes] {
        let mut table = ready(4, 15);
        called(&mut table, verdict);
        assert_eq!(table.p.over, Some(End::God(ADA)));
        let outcome = table.game.outcome(&table.p).unwrap();
        assert_eq!((outcome.reason, outcome.winners), ("god", Seats::only(ADA)));
    }
}

/// [god.silent]
#[test]
fn a_god_that_is_silent_costs_the_points_and_the_turn() {
    let mut table = ready(4, 16);
    table.act(ADA, Action::EndTurn);
    let mut table = ready(4, 16);
    called(&mut table, Verdict::Fails);
    assert_eq!(table.p.sect(ADA).points, 1);
    assert!(table.p.turn != ADA || table.p.round == 2, "the turn is over");
}

/// [god.devours] [end.gone]
#[test]
fn a_displeased_god_devours_the_sect_for_nobody_and_without_a_bluff() {
    let mut table = ready(4, 15);
    table.hold(ADA, &["bluff"]);
    called(&mut table, Verdict::Fumbles);
    assert_eq!(table.p.sect(ADA).alive, 0);
    assert!(table.p.everybody().all(|seat| seat == ADA || table.p.sect(seat).points == 0));
    assert!(table.discarded("bluff") && table.p.over.is_none());
    let mut table = ready(2, 25);
    called(&mut table, Verdict::Fumbles);
    assert_eq!(table.p.over, Some(End::Last(BOB)));
}

/// [god.call] [event.whim-of-the-stars]
#[test]
fn whom_a_whim_of_the_stars_favours_may_call_if_he_had_the_points_when_the_round_began() {
    for (ready, refusal) in [(Seats::only(ADA), None), (Seats::NONE, Some("god.points"))] {
        let mut table = ready_but_not_favoured(ready);
        let whim = table.play("whim-of-the-stars");
        table.until(ADA, whim, |table| table.p.favoured == Some(ADA));
        match refusal {
            None => assert!(table.legal(ADA).contains(&Action::Summon)),
            Some(rule) => assert_eq!(table.refused(ADA, Action::Summon).rule, rule),
        }
    }
}

fn ready_but_not_favoured(ready: Seats) -> Table {
    let mut table = Table::new(4);
    (table.p.favoured, table.p.ready) = (Some(BOB), ready);
    table.points(ADA, 15).hold(ADA, &["whim-of-the-stars"]);
    table
}

/// [god.points] [points.after]
#[test]
fn points_paid_after_the_roll_leave_those_that_the_god_asks_for() {
    let lacking = |points: u8| {
        let mut table = Table::with(4, &[("windows", "able"), ("points", "after")]);
        (table.p.favoured, table.p.ready) = (Some(ADA), Seats::only(ADA));
        table.points(ADA, points).skills(ADA, [3, 9, 3]);
        table.until(ADA, Action::Summon, |table| {
            let thrown = |roll: cenacle_creatures_and_cultists::Roll| roll.thrown() == 12;
            table.p.roll.is_some_and(thrown)
                || table.told.iter().any(
                    |event| matches!(event, cenacle_creatures_and_cultists::Event::Rolls { roll, .. } if thrown(*roll)),
                )
        });
        table
    };
    let mut table = lacking(17);
    assert_eq!((table.p.task(), table.p.roll.unwrap().threshold()), (Task::Amend, 11));
    table.act(ADA, Action::Pay);
    assert_eq!((table.p.over, table.p.sect(ADA).points), (Some(End::God(ADA)), 15));
    let table = lacking(16);
    assert_eq!((table.p.over, table.p.sect(ADA).points), (None, 1), "one point is not enough, fifteen are gone");
}
