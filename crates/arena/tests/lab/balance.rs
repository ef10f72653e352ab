//! What is fair and what is not.

use crate::{
    balance_plan,
    race::{CHARM, Runner},
    weigh,
};

#[test]
fn a_first_seat_that_always_wins_is_found() {
    let report = weigh(&balance_plan(&[3], &[("rigged", "on")], false, 60), &[Runner::Any]);
    let table = &report.tables[0];
    assert_eq!((table.seats[0].share, table.seats[1].share), (1.0, 0.0));
    assert!(table.seats.iter().all(|seat| seat.off));
    assert!(table.seats[0].low > 1.0 / 3.0);
    assert!(table.leaders.iter().all(|lead| lead.games == 60 && lead.share == 1.0), "{:?}", table.leaders);
}

#[test]
fn fair_seats_are_not_called_off() {
    let report = weigh(&balance_plan(&[2, 4], &[], false, 400), &[Runner::Any]);
    for table in &report.tables {
        assert!((table.expected - 1.0 / f64::from(table.players)).abs() < 1e-9);
        assert!(table.seats.iter().all(|seat| !seat.off), "{:?}", table.seats);
        let sum: f64 = table.seats.iter().map(|seat| seat.share).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    }
}

#[test]
fn a_charm_that_helps_is_found_among_what_seats_had() {
    let report = weigh(&balance_plan(&[3], &[], false, 400), &[Runner::Any]);
    let table = &report.tables[0];
    let group = table.groups.iter().find(|group| group.group == "note-charm").unwrap();
    let item = |what: &str| group.items.iter().find(|item| item.what == what).unwrap();
    let (charm, none) = (item("charm"), item("no-charm"));
    assert!(charm.off && charm.low > table.expected && none.off && none.high < table.expected, "{group:?}");
    // It was there at the beginning and at the end, and is counted once.
    assert_eq!((charm.seats, charm.times), (400, 1.0));
    assert!((charm.frequency - 1.0 / 3.0).abs() < 1e-9 && CHARM > 0);
    assert!((charm.without.unwrap() - none.share).abs() < 1e-9, "{group:?}");
    assert_eq!(group.items[0].what, "charm", "the best first");
}

#[test]
fn what_is_told_to_two_audiences_is_counted_once() {
    let report = weigh(&balance_plan(&[2], &[], false, 50), &[Runner::First]);
    let group = report.tables[0].groups.iter().find(|group| group.group == "note-step").unwrap();
    assert_eq!(group.items.len(), 1);
    assert_eq!((group.items[0].what.as_str(), group.items[0].times, group.items[0].seats), ("step-2", 4.0, 100));
    assert_eq!((group.items[0].frequency, group.items[0].without), (1.0, None));
}

#[test]
fn length_ends_and_margins_are_counted() {
    let report = weigh(&balance_plan(&[3], &[], false, 90), &[Runner::Any, Runner::First]);
    let table = &report.tables[0];
    let length = table.length.as_ref().unwrap();
    assert_eq!((length.count, length.min, length.max, length.mean), (90, 12, 12, 12.0));
    assert_eq!((table.ends[0].reason.as_str(), table.ends[0].games, table.ends[0].share), ("run", 90, 1.0));
    let margin = table.margin.as_ref().unwrap();
    assert_eq!(margin.count, 90);
    assert!(margin.min >= 0 && (margin.min == 0) == (table.shared_wins > 0));
    let later: Vec<f64> = table.leaders.iter().map(|lead| lead.share).collect();
    assert!(later[9] > later[0], "who leads at the end wins more often: {later:?}");
}

#[test]
fn an_option_that_changes_a_seats_chance_is_found() {
    let report = weigh(&balance_plan(&[2, 3], &[], true, 100), &[Runner::Any]);
    assert_eq!(report.tables.len(), 4);
    assert_eq!(report.options.len(), 2);
    let effect = &report.options[1];
    assert_eq!(
        (effect.players, effect.departure.option.as_str(), effect.departure.value.as_str()),
        (3, "rigged", "on")
    );
    assert_eq!(effect.departure.instead_of, "off");
    assert_eq!((effect.shares[0], effect.off.first()), (1.0, Some(&1)));
}

#[test]
fn the_report_does_not_depend_on_the_threads() {
    let [one, five] = [1, 5].map(|threads| {
        let mut plan = balance_plan(&[2, 3], &[], true, 40);
        plan.threads = crate::threads(threads);
        let mut report = weigh(&plan, &[Runner::Any, Runner::First]);
        (report.threads, report.seconds) = (0, 0.0);
        report
    });
    assert_eq!(one, five);
}
