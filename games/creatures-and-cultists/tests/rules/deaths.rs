//! Deaths: signatures, points, rows, the end of a sect.

use cenacle_creatures_and_cultists::{Action, Answer, End, Event, Reaction, Task, Verdict};
use cenacle_table::{Game, Seats};

use crate::common::{ADA, BOB, BRUTE, CLEO, Table};

use Verdict::{Fails, Passes, Shreds};

/// [kill.points] [kill.mark]
#[test]
fn a_victim_brings_one_two_or_three_points_by_its_row_and_bears_the_killers_sign() {
    for (member, points) in [(2, 1), (11, 2), (20, 3)] {
        let mut table = Table::new(3);
        table.alive(BOB, &[member, 23]).fight("bat", BRUTE, member, &[Shreds]);
        assert_eq!(table.p.sect(ADA).points, points);
        assert_eq!(table.p.sect(BOB).slain[usize::from(member)], 1);
    }
}

/// [row.change] [row.active]
#[test]
fn the_next_row_is_active_as_soon_as_the_last_of_a_row_is_dead() {
    let mut table = Table::new(2);
    table.alive(BOB, &[5, 9, 10]).fight("bat", BRUTE, 5, &[Passes, Fails]);
    assert!(table.told.contains(&Event::Row { seat: BOB, row: 1 }));
    assert_eq!(table.game.in_play(&table.p, BOB), 0b11 << 9);
    table.hold(ADA, &["axe"]).attack("axe", 1);
    assert!(table.legal(ADA).contains(&Action::Aim { seat: BOB, member: 9 }), "in the same turn");
}

/// [row.change] [event.buried-too-soon]
#[test]
fn who_comes_back_lower_down_makes_that_row_active_again() {
    let mut table = Table::new(2);
    table.alive(ADA, &[9, 10]).hold(ADA, &["buried-too-soon"]);
    let action = table.play("buried-too-soon");
    table.act(ADA, action).act(ADA, Action::Choose { member: 2 });
    assert_eq!(table.game.in_play(&table.p, ADA), 1 << 2);
}

/// [defence.bluff] [kill.points] [row.change]
#[test]
fn a_bluff_undoes_a_death_before_the_row_can_change() {
    let mut table = Table::new(2);
    table.hold(BOB, &["bluff"]).alive(BOB, &[5, 9]).fight("bat", BRUTE, 5, &[Passes, Fails]);
    assert_eq!((table.p.task(), table.asked()), (Task::Bluff, BOB));
    table.act(BOB, Action::React);
    assert!(table.lives(BOB, 5) && table.discarded("bluff"));
    assert_eq!((table.p.sect(ADA).points, table.p.sect(BOB).slain[5]), (0, 0));
    assert!(!table.told.iter().any(|event| matches!(event, Event::Row { .. })));
}

/// [defence.bluff]
#[test]
fn a_bluff_is_refused_without_the_card_and_each_victim_needs_its_own() {
    let mut table = Table::with(2, &[]);
    table.hold(BOB, &["bat"]).hold(ADA, &["axe"]).attack("axe", BRUTE);
    table.act(ADA, Action::Aim { seat: BOB, member: 3 });
    table.rolling(BOB, Action::Pass, Shreds);
    assert_eq!(table.p.task(), Task::Bluff, "who holds cards is asked");
    assert_eq!(table.refused(BOB, Action::React).rule, "defence.bluff");
    let mut table = Table::new(2);
    table.hold(BOB, &["bluff", "bluff"]).fight("axe", BRUTE, 3, &[Shreds]);
    table.act(BOB, Action::React);
    assert_eq!(table.p.task(), Task::Bluff, "the second victim of the axe");
    table.act(BOB, Action::Pass);
    assert_eq!(table.p.sect(BOB).alive.count_ones(), 23);
}

/// [end.gone] [lasting.end]
#[test]
fn an_extinct_sect_loses_hand_and_lasting_cards_and_plays_no_more() {
    let mut table = Table::new(3);
    table.hold(ADA, &["strike"]).hold(BOB, &["bat", "dodge"]);
    table.alive(BOB, &[3]);
    let strike = table.play("strike");
    table.act(ADA, strike).act(ADA, Action::Target { seat: BOB });
    assert!(table.laid("strike"));
    table.hold(ADA, &["flame-thrower"]).attack("flame-thrower", BRUTE);
    table.rolls(ADA, Action::Aim { seat: BOB, member: 3 }, &[Shreds]);
    assert!(table.p.hand(BOB).is_empty() && table.discarded("dodge") && table.discarded("strike"));
    assert_eq!(table.p.over, None, "two sects are left");
    assert_eq!(table.refused(BOB, Action::EndTurn).rule, "end.gone");
    table.hold(ADA, &["axe"]).attack("axe", 1);
    assert_eq!(table.refused(ADA, Action::Aim { seat: BOB, member: 3 }).rule, "end.gone");
}

/// [end.last] [goal]
#[test]
fn the_last_sect_alive_wins() {
    let mut table = Table::new(3);
    table.alive(CLEO, &[]).alive(BOB, &[3]).fight("bat", BRUTE, 3, &[Shreds]);
    assert_eq!(table.p.over, Some(End::Last(ADA)));
    let outcome = table.game.outcome(&table.p).unwrap();
    assert_eq!((outcome.reason, outcome.winners), ("last", Seats::only(ADA)));
    assert_eq!(outcome.ranks[0], 1);
}

/// [end.gone]
#[test]
fn a_sect_that_dies_in_its_own_turn_ends_it_there() {
    let mut table = Table::new(3);
    table.alive(ADA, &[BRUTE]).fight("flame-thrower", BRUTE, 3, &[Verdict::Fumbles]);
    assert_eq!(table.p.sect(ADA).alive, 0);
    assert_ne!(table.p.turn, ADA);
}

/// [points.track]
#[test]
fn points_may_exceed_fifty_and_never_fall_below_none() {
    let mut table = Table::new(2);
    table.p.sects[ADA.index()].orders.set(Reaction::PointsOnAttack, Answer::Never);
    table.points(ADA, 50).fight("bat", BRUTE, 3, &[Shreds]);
    assert_eq!(table.p.sect(ADA).points, 51);
    let mut table = Table::new(2);
    table.points(BOB, 1).hold(ADA, &["tax-audit"]);
    let action = table.play("tax-audit");
    table.act(ADA, action);
    assert_eq!(table.p.sect(BOB).points, 0);
}

/// [defence.bluff] [mishap.spontaneous-combustion]
#[test]
fn a_bluff_undoes_a_death_without_a_killer_too() {
    let mut table = Table::new(2);
    table.top("bat").hold(ADA, &["spontaneous-combustion", "bluff"]);
    table.p.tasks.push(Task::Mishaps);
    table.p.tasks.push(Task::Orders(ADA));
    table.act(ADA, Action::Pass);
    assert_eq!((table.p.task(), table.asked()), (Task::Bluff, ADA));
    table.act(ADA, Action::React);
    assert_eq!(table.p.sect(ADA).alive.count_ones(), 24);
}

/// [end.gone] [lasting.table]
#[test]
fn what_an_extinct_sect_laid_before_others_is_discarded_with_it() {
    let mut table = Table::new(3);
    table.hold(ADA, &["power-cut"]).alive(ADA, &[BRUTE]);
    let power_cut = table.play("power-cut");
    table.act(ADA, power_cut).act(ADA, Action::Target { seat: BOB });
    assert!(table.laid("power-cut"));
    table.fight("flame-thrower", BRUTE, 3, &[Verdict::Fumbles]);
    assert!(table.p.sect(ADA).alive == 0 && !table.laid("power-cut") && table.discarded("power-cut"));
}
