//! The recorded games: each replays to the last byte and ends as its name says, at each number of players and in each
//! mode. `examples/four_gods_records.rs` plays them anew.

use cenacle_four_gods::{Colour, Errors, FourGods};
use cenacle_kit::records;
use cenacle_table::{Game, Input, Seat, Table};

const MODES: [&str; 11] = [
    "4",
    "4-turns",
    "4-secret",
    "3",
    "3-turns-secret",
    "2",
    "2-turns",
    "2-two-gods-secret",
    "4-denounced",
    "4-penalised",
    "3-turns-acts",
];

const HOME: &str = env!("CARGO_MANIFEST_DIR");

fn replayed(name: &str) -> Table<FourGods> {
    records::replayed(HOME, FourGods::about().rules_version, name)
}

/// The names of the games that were recorded by older rules.
fn recorded(rules: u32) -> Vec<String> {
    let entries = std::fs::read_dir(format!("{HOME}/tests/records/rules-{rules}")).unwrap();
    entries.map(|entry| entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned()).collect()
}

/// [end.world] [end.bag] [end.pass] [end.quiet]
#[test]
fn every_end_is_reached_in_every_mode() {
    for mode in MODES {
        for reason in ["world", "bag", "pass", "quiet"] {
            let name = format!("{reason}-{mode}");
            let table = replayed(&name);
            let (outcome, p) = (table.outcome().expect("the game is over"), table.position());
            assert_eq!(outcome.reason, reason, "{name}");
            assert_eq!(usize::from(p.players), mode[..1].parse::<usize>().unwrap(), "{name}");
            assert_eq!(p.house.turns, mode.contains("turns"), "{name}");
            assert_eq!(p.house.secret, mode.contains("secret"), "{name}");
            assert_eq!(p.house.errors != Errors::Refused, mode.contains("ed"), "{name}");
            assert_eq!(p.house.counted, mode.contains("acts"), "{name}");
            match reason {
                "world" => assert!(p.world.empty() == 0 || p.allows_errors(), "{name}"),
                "bag" => assert!(p.in_bag() < 12, "{name}: {}", p.in_bag()),
                _ => {}
            }
        }
    }
}

/// Tables end with the rules they began with: what was played before rules 3 replays to the last byte.
///
/// [end.pass] [ready.all]
#[test]
fn games_played_by_older_rules_replay_by_them() {
    for (rules, count) in [(1, 30), (2, 44)] {
        let names = recorded(rules);
        assert_eq!(names.len(), count);
        for name in names {
            let table = records::replayed::<FourGods>(HOME, rules, &name);
            let p = table.position();
            assert_eq!(
                p.ready.is_empty() && p.begun.is_empty(),
                rules == 1,
                "{name}: who was asked whether he was ready"
            );
            assert!(p.removed.is_empty(), "{name}: nobody noted what was denounced");
            assert!(name.starts_with(table.outcome().unwrap().reason), "{name}");
        }
    }
}

/// [end.last-glass] [end.last-turns]
#[test]
fn the_last_input_of_a_full_world_or_an_empty_bag_is_a_glass_or_a_last_turn() {
    for mode in ["4", "4-turns", "3", "2", "2-turns"] {
        for reason in ["world", "bag"] {
            let table = replayed(&format!("{reason}-{mode}"));
            let last = table.steps().last().expect("it was played").input;
            let by_time = matches!(last, Input::Expiry(_));
            let table_passed = matches!(last, Input::Decision { .. });
            assert!(by_time || table_passed, "{reason}-{mode}");
            if !table.position().house.turns {
                assert!(by_time, "{reason}-{mode}: the common glass ends it");
            }
        }
    }
}

/// [end.count] [two.markers]
#[test]
fn the_sheet_of_every_recorded_game_adds_up() {
    for mode in MODES {
        let table = replayed(&format!("bag-{mode}"));
        let (outcome, sheet) = (table.outcome().unwrap(), table.game().sheet(table.position()));
        for seat in (0..outcome.scores.len()).map(Seat::new) {
            let column = |name: &str| -> i32 {
                sheet.iter().filter(|line| line.seat == seat && line.column == name).map(|line| line.value).sum()
            };
            let p = table.position();
            let score = if p.house.gods == 2 {
                let of = |colour: Colour| column(&format!("column-{}", colour.id()));
                let lowest = p.colours_of(seat).map(of).min().unwrap_or(0);
                if p.colours_of(seat).count() < 2 { 0 } else { lowest }
            } else {
                column("column-influence")
            };
            assert_eq!(score, outcome.scores[seat.index()], "bag-{mode}, seat {seat}");
        }
    }
}
