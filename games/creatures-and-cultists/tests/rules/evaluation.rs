//! What bots make of a position.

use cenacle_creatures_and_cultists::{Action, Answer, Reaction, Task, Verdict};
use cenacle_table::{Evaluator, Seats};

use crate::common::{ADA, BOB, BRUTE, CLEO, Table};

fn weights(table: &Table) -> Vec<(Action, f32)> {
    let seat = table.asked();
    let legal = table.legal(seat);
    let mut out = Vec::new();
    table.game.priors(&table.p, seat, &legal, &mut out);
    assert_eq!(out.len(), legal.len());
    assert!(out.iter().all(|weight| *weight > 0.0 && weight.is_finite()));
    legal.into_iter().zip(out).collect()
}

fn weight(table: &Table, action: Action) -> f32 {
    weights(table).into_iter().find(|(one, _)| *one == action).expect("it is legal").1
}

#[test]
fn shares_of_the_living_add_up_to_one_and_cultists_points_and_the_stars_count() {
    let mut table = Table::new(3);
    let even = table.game.evaluate(&table.p);
    assert!((even.iter().sum::<f32>() - 1.0).abs() < 1e-4);
    table.points(ADA, 20).alive(BOB, &[20, 21]);
    let uneven = table.game.evaluate(&table.p);
    assert!(uneven[0] > even[0] && uneven[1] < uneven[2]);
    table.alive(CLEO, &[]);
    assert!(table.game.evaluate(&table.p)[2] == 0.0);
    let before = table.game.evaluate(&table.p)[0];
    (table.p.favoured, table.p.ready) = (Some(ADA), Seats::only(ADA));
    assert!(table.game.evaluate(&table.p)[0] > before, "who may call a god now is nearer to winning");
}

#[test]
fn a_better_weapon_and_a_better_arm_look_better() {
    let mut table = Table::new(2);
    table.hold(ADA, &["bare-fists", "dynamite"]);
    let (fists, dynamite) = (table.face("bare-fists"), table.face("dynamite"));
    let with = |by, face| weight(&table, Action::Attack { by, face });
    assert!(with(0, dynamite) > with(0, fists) && with(0, fists) > with(7, fists));
}

#[test]
fn whoever_is_nearest_to_a_god_is_hunted() {
    let mut table = Table::new(3);
    table.points(CLEO, 19).hold(ADA, &["axe"]).attack("axe", BRUTE);
    let aim = |seat| weight(&table, Action::Aim { seat, member: 2 });
    assert!(aim(CLEO) > aim(BOB));
}

#[test]
fn a_god_is_called_at_good_odds_and_hardly_at_bad_ones() {
    let mut table = Table::new(2);
    (table.p.favoured, table.p.ready) = (Some(ADA), Seats::only(ADA));
    table.points(ADA, 25).skills(ADA, [10, 13, 10]);
    assert!(weight(&table, Action::Summon) > 10.0 * weight(&table, Action::EndTurn));
    table.skills(ADA, [10, 4, 10]);
    assert!(weight(&table, Action::Summon) < weight(&table, Action::EndTurn));
}

#[test]
fn a_leader_is_saved_sooner_than_a_novice() {
    let threatened = |member: u8| {
        let mut table = Table::new(2);
        table.alive(BOB, &[member, 23]).hold(BOB, &["elder-sign"]).hold(ADA, &["ghoul"]).attack("ghoul", 7);
        table.rolling(ADA, Action::Aim { seat: BOB, member }, Verdict::Shreds);
        assert_eq!(table.p.task(), Task::Sign);
        weight(&table, Action::React)
    };
    assert!(threatened(20) > threatened(3));
}

/// What greedy bots compare: the share of who acted, after each answer.
fn after(table: &Table, action: Action) -> f32 {
    let seat = table.asked();
    let mut next = table.clone();
    next.act(seat, action);
    table.game.evaluate(&next.p)[seat.index()]
}

#[test]
fn a_good_attack_promises_more_than_ending_the_turn_before_it_is_aimed_or_rolled() {
    let mut table = Table::with(3, &[]);
    table.hold(ADA, &["axe"]).hold(BOB, &["bat"]);
    let face = table.face("axe");
    let attack = after(&table, Action::Attack { by: BRUTE, face });
    assert!(attack > table.game.evaluate(&table.p)[0], "an attack that is coming counts already");
    assert!(attack > after(&table, Action::Attack { by: 7, face }), "more so by a strong arm");
    table.attack("axe", BRUTE).act(ADA, Action::Aim { seat: BOB, member: 3 });
    assert_eq!(table.p.task(), Task::Dodge);
    let worth = table.game.evaluate(&table.p);
    assert!(worth[0] > worth[2] && worth[2] > worth[1], "the attacker hopes, the target fears");
}

#[test]
fn a_god_that_may_be_called_counts_by_its_odds_and_no_longer_after_the_call() {
    let mut table = Table::new(4);
    (table.p.favoured, table.p.ready) = (Some(ADA), Seats::only(ADA));
    table.points(ADA, 15).points(BOB, 20).points(CLEO, 20).skills(ADA, [10, 13, 10]);
    let may = table.game.evaluate(&table.p)[0];
    assert!(may > 0.9, "15 or less, which only a fumble misses: {may}");
    table.p.called = true;
    assert!(table.game.evaluate(&table.p)[0] < may - 0.2);
    (table.p.called, table.p.ready) = (false, Seats::NONE);
    assert!(table.game.evaluate(&table.p)[0] < may - 0.2);
}

#[test]
fn a_bot_keeps_itself_free_to_answer() {
    let mut table = Table::new(2);
    let free = table.game.evaluate(&table.p)[0];
    table.p.sects[0].orders.set(Reaction::Dodge, Answer::Always);
    assert!(table.game.evaluate(&table.p)[0] < free);
}
