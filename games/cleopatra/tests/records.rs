//! The recorded games: each replays to the last byte and ends as its name says. `examples/cleopatra_records.rs` plays them
//! anew.

use cenacle_cleopatra::{Cleopatra, Position};
use cenacle_kit::records;
use cenacle_table::{Game, Outcome, Seat, Table};

/// The record of this name under every version of the rules.
fn ended(name: &str, players: u8, reason: &str) -> Vec<(Table<Cleopatra>, Outcome)> {
    let games = records::ended::<Cleopatra>(env!("CARGO_MANIFEST_DIR"), name);
    for (table, outcome) in &games {
        let rules = table.game().rules_version();
        assert_eq!((table.position().players, outcome.reason), (players, reason), "{name} under rules {rules}");
    }
    games
}

/// Talents and amulets of each seat as the sheet adds them up, and who was eaten.
fn counted(table: &Table<Cleopatra>) -> Vec<(i32, i32, bool)> {
    let sheet = table.game().sheet(table.position());
    let sum = |seat: Seat, column: &str| {
        sheet.iter().filter(|line| line.seat == seat && line.column == column).map(|line| line.value).sum::<i32>()
    };
    let eaten = |seat: Seat| sheet.iter().any(|line| line.seat == seat && line.label.key == "sheet-eaten");
    let everybody = table.position().everybody();
    everybody.map(|seat| (sum(seat, "column-talents"), sum(seat, "column-amulets"), eaten(seat))).collect()
}

fn winners(outcome: &Outcome) -> Vec<usize> {
    outcome.winners.into_iter().map(Seat::index).collect()
}

/// [cleopatra.arrives] [end.winner]
#[test]
fn cleopatra_arrives_at_each_number_of_players() {
    for (players, name) in [(3, "palace-3"), (4, "palace-4"), (5, "palace-5")] {
        for (table, outcome) in ended(name, players, "palace") {
            assert_eq!(table.position().cleopatra, 5);
            let counted = counted(&table);
            let richest = counted.iter().filter(|seat| !seat.2).map(|seat| seat.0).max().unwrap();
            let [winner] = winners(&outcome)[..] else { panic!("{name}: one wins") };
            assert_eq!((counted[winner].0, counted[winner].2), (richest, false), "{name}");
            assert!(counted.iter().any(|seat| seat.2), "{name}: somebody is eaten");
        }
    }
}

/// [end.patience]
#[test]
fn a_game_in_which_nobody_builds_is_abandoned_at_each_number_of_players() {
    for (players, name) in [(3, "abandoned-3"), (4, "abandoned-4"), (5, "abandoned-5")] {
        for (table, _) in ended(name, players, "abandoned") {
            let Position { turns, built, .. } = *table.position();
            assert_eq!((turns, built), (30 * u16::from(players), [0; 6]), "{name}");
        }
    }
}

/// [end.tie]
#[test]
fn two_who_are_equal_in_talents_and_amulets_share_a_win() {
    for (table, outcome) in ended("shared-win", 4, "palace") {
        let counted = counted(&table);
        let [one, other] = winners(&outcome)[..] else { panic!("two share the win") };
        assert_eq!(counted[one], counted[other]);
    }
}

/// [end.tie]
#[test]
fn a_tie_in_talents_is_broken_by_the_amulets() {
    for (table, outcome) in ended("tie-broken", 4, "palace") {
        let counted = counted(&table);
        let [winner] = winners(&outcome)[..] else { panic!("one wins") };
        let rivals: Vec<_> = (counted.iter().enumerate())
            .filter(|(seat, count)| *seat != winner && !count.2 && count.0 == counted[winner].0)
            .collect();
        assert!(!rivals.is_empty(), "somebody is as rich");
        assert!(rivals.iter().all(|(_, count)| count.1 > counted[winner].1), "and more corrupt");
    }
}

/// [end.nobody]
#[test]
fn all_go_to_the_crocodiles_and_nobody_wins() {
    for (table, outcome) in ended("nobody-survives", 3, "palace") {
        assert!(winners(&outcome).is_empty());
        assert!(counted(&table).iter().all(|seat| seat.2 && seat.1 > 0));
    }
}

/// [end.spared]
#[test]
fn nobody_is_corrupted_and_the_crocodiles_go_hungry() {
    for (table, outcome) in ended("nobody-corrupted", 3, "palace") {
        assert!(counted(&table).iter().all(|seat| !seat.2 && seat.1 == 0));
        assert!(!winners(&outcome).is_empty());
    }
}
