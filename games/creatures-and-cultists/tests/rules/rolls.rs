//! Rolls and the points spent on them.

use cenacle_creatures_and_cultists::{Action, Event, Roll, Task, Throw, Verdict};

use crate::common::{ADA, BOB, BRUTE, CONJURER, Table};

fn roll(base: i8) -> Roll {
    Roll::new(Throw::Attack, ADA, base)
}

/// [roll.shreds] [roll.fumbles]
#[test]
fn three_to_five_shreds_and_sixteen_to_eighteen_fumbles_whatever_the_threshold() {
    for threshold in [-5, 2, 10, 25] {
        for pips in 3..=18 {
            let expected = match pips {
                3..=5 => Verdict::Shreds,
                16.. => Verdict::Fumbles,
                _ if pips <= threshold => Verdict::Passes,
                _ => Verdict::Fails,
            };
            assert_eq!(roll(threshold).evaluate(pips, 5, 16), expected);
        }
    }
}

/// [points.spend]
#[test]
fn two_points_buy_one_before_the_roll_for_whoever_rolls() {
    let mut table = Table::new(2);
    table.points(ADA, 5).points(BOB, 4).hold(ADA, &["bat"]).attack("bat", BRUTE);
    table.act(ADA, Action::Aim { seat: BOB, member: 3 });
    assert_eq!((table.p.task(), table.asked()), (Task::Stake, ADA));
    assert_eq!(table.refused(ADA, Action::Roll { bonus: 3 }).rule, "points.spend");
    table.rolling(ADA, Action::Roll { bonus: 2 }, Verdict::Passes);
    assert_eq!(table.p.sect(ADA).points, 1);
    assert_eq!((table.rolled()[0].bought, table.rolled()[0].threshold()), (2, 14));
    assert_eq!((table.p.task(), table.asked()), (Task::Stake, BOB), "in another's turn");
    assert!(table.told.iter().any(|event| matches!(event, Event::Loses { points: 4, .. })));
}

/// [points.useful]
#[test]
fn only_bonuses_that_change_the_odds_are_offered() {
    let mut table = Table::new(2);
    table.points(ADA, 60).hold(ADA, &["bat"]).attack("bat", BRUTE).act(ADA, Action::Aim { seat: BOB, member: 3 });
    // 10 + 1 + 1 is 12: up to +3, since 16 fumbles anyway.
    let offered: Vec<Action> = table.legal(ADA);
    let expected: Vec<Action> = (0..=3).map(|bonus| Action::Roll { bonus }).chain([Action::Orders]).collect();
    assert_eq!(offered, expected);
    assert_eq!(table.refused(ADA, Action::Roll { bonus: 4 }).rule, "points.useful");
    let mut table = Table::new(2);
    table.points(BOB, 8).hold(ADA, &["bat"]).attack("bat", BRUTE);
    table.rolling(ADA, Action::Aim { seat: BOB, member: 3 }, Verdict::Passes);
    // Half of 10 is 5, which shreds already; 11 and 12 make 6, 13 and 14 make 7.
    let offered: Vec<Action> = table.legal(BOB);
    let bonus = |bonus| Action::Roll { bonus };
    assert_eq!(offered, [bonus(0), bonus(1), bonus(3), Action::Orders]);
    let mut table = Table::new(2);
    table.skills(ADA, [14, 9, 9]).points(ADA, 9).hold(ADA, &["bat"]).attack("bat", BRUTE);
    table.act(ADA, Action::Aim { seat: BOB, member: 3 });
    assert_ne!(table.p.task(), Task::Stake, "16 is more than enough");
}

/// [points.after]
#[test]
fn with_the_option_one_pays_after_the_roll_just_what_it_lacks() {
    let mut table = Table::with(2, &[("windows", "able"), ("points", "after")]);
    table.points(ADA, 6).hold(ADA, &["bat"]).attack("bat", BRUTE);
    table.until(ADA, Action::Aim { seat: BOB, member: 3 }, |table| {
        table.p.task() == Task::Amend && table.p.roll.is_some_and(|roll| roll.thrown() == 14)
    });
    assert_eq!(table.legal(ADA)[..2], [Action::Pass, Action::Pay]);
    let mut paid = table.clone();
    paid.act(ADA, Action::Pay);
    let killed = u8::from(!paid.lives(BOB, 3));
    assert_eq!((paid.p.sect(ADA).points, paid.rolled()[0].verdict), (2 + killed, Some(Verdict::Passes)));
    table.act(ADA, Action::Pass);
    assert_eq!((table.p.sect(ADA).points, table.rolled()[0].verdict), (6, Some(Verdict::Fails)));
}

/// [points.after]
#[test]
fn what_fumbles_or_is_out_of_reach_cannot_be_bought() {
    let mut table = Table::with(2, &[("windows", "able"), ("points", "after")]);
    table.points(ADA, 3).hold(ADA, &["shoggoth"]).attack("shoggoth", CONJURER);
    let aim = Action::Aim { seat: BOB, member: 3 };
    let mut fumbled = table.clone();
    fumbled.rolling(ADA, aim, Verdict::Fumbles);
    assert_ne!(fumbled.p.task(), Task::Amend);
    table.until(ADA, aim, |table| table.rolled().first().is_some_and(|roll| roll.thrown() == 12));
    assert_eq!(table.p.task(), Task::Main, "7 more would cost 14 points");
    assert_eq!(table.refused(ADA, Action::Pay).rule, "window.ask");
}
