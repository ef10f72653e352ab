//! The recorded games: each replays to the last byte and ends as its name says. `examples/cleopatra_records.rs` plays them
//! anew.

use std::sync::Arc;

use cenacle_cleopatra::{Cleopatra, Position};
use cenacle_table::{DataFiles, Game, Outcome, Seat, Table, verify};

fn replayed(name: &str) -> Table<Cleopatra> {
    let path = format!("{}/tests/records/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let data = DataFiles::shipped(Cleopatra::about().data);
    let game = Arc::new(Cleopatra::open(&data).unwrap());
    verify(game, &text, &data.fingerprint()).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn ended(name: &str, players: u8, reason: &str) -> (Table<Cleopatra>, Outcome) {
    let table = replayed(name);
    let outcome = table.outcome().expect("the game is over");
    assert_eq!((table.position().players, outcome.reason), (players, reason), "{name}");
    (table, outcome)
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
        let (table, outcome) = ended(name, players, "palace");
        assert_eq!(table.position().cleopatra, 5);
        let counted = counted(&table);
        let richest = counted.iter().filter(|seat| !seat.2).map(|seat| seat.0).max().unwrap();
        let [winner] = winners(&outcome)[..] else { panic!("{name}: one wins") };
        assert_eq!((counted[winner].0, counted[winner].2), (richest, false), "{name}");
        assert!(counted.iter().any(|seat| seat.2), "{name}: somebody is eaten");
    }
}

/// [end.patience]
#[test]
fn a_game_in_which_nobody_builds_is_abandoned_at_each_number_of_players() {
    for (players, name) in [(3, "abandoned-3"), (4, "abandoned-4"), (5, "abandoned-5")] {
        let (table, _) = ended(name, players, "abandoned");
        let Position { turns, built, .. } = *table.position();
        assert_eq!((turns, built), (30 * u16::from(players), [0; 6]), "{name}");
    }
}

/// [end.tie]
#[test]
fn two_who_are_equal_in_talents_and_amulets_share_a_win() {
    let (table, outcome) = ended("shared-win", 4, "palace");
    let counted = counted(&table);
    let [one, other] = winners(&outcome)[..] else { panic!("two share the win") };
    assert_eq!(counted[one], counted[other]);
}

/// [end.tie]
#[test]
fn a_tie_in_talents_is_broken_by_the_amulets() {
    let (table, outcome) = ended("tie-broken", 4, "palace");
    let counted = counted(&table);
    let [winner] = winners(&outcome)[..] else { panic!("one wins") };
    let rivals: Vec<_> = (counted.iter().enumerate())
        .filter(|(seat, count)| *seat != winner && !count.2 && count.0 == counted[winner].0)
        .collect();
    assert!(!rivals.is_empty(), "somebody is as rich");
    assert!(rivals.iter().all(|(_, count)| count.1 > counted[winner].1), "and more corrupt");
}

/// [end.nobody]
#[test]
fn all_go_to_the_crocodiles_and_nobody_wins() {
    let (table, outcome) = ended("nobody-survives", 3, "palace");
    assert!(winners(&outcome).is_empty());
    assert!(counted(&table).iter().all(|seat| seat.2 && seat.1 > 0));
}

/// [end.spared]
#[test]
fn nobody_is_corrupted_and_the_crocodiles_go_hungry() {
    let (table, outcome) = ended("nobody-corrupted", 3, "palace");
    assert!(counted(&table).iter().all(|seat| !seat.2 && seat.1 == 0));
    assert!(!winners(&outcome).is_empty());
}
