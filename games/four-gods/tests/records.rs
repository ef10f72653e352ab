//! The recorded games: each replays to the last byte and ends as its name says, at each number of players and in each
//! mode. `examples/four_gods_records.rs` plays them anew.

use std::sync::Arc;

use cenacle_four_gods::{Colour, Errors, FourGods};
use cenacle_table::{AnyGame, DataFiles, Game, Input, Seat, Table, any::Opened, verify};

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

fn replayed(name: &str) -> Table<FourGods> {
    let path = format!("{}/tests/records/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let data = DataFiles::shipped(FourGods::about().data);
    let game = Arc::new(FourGods::open(&data).unwrap());
    verify(game, &text, &data.fingerprint()).unwrap_or_else(|error| panic!("{name}: {error}"))
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

/// Tables end with the rules they began with: what was played before rules 2 replays to the last byte.
///
/// [end.pass] [ready.all]
#[test]
fn games_played_by_rules_1_replay_by_rules_1() {
    let folder = format!("{}/tests/records/rules-1", env!("CARGO_MANIFEST_DIR"));
    let opened = Opened::<FourGods>::under_rules(&DataFiles::shipped(FourGods::about().data), 1).unwrap();
    let mut replayed = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let table = verify(opened.game().clone(), &text, opened.data());
        let table = table.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(table.game().rules_version(), 1);
        let p = table.position();
        assert!(p.ready.is_empty() && p.begun.is_empty(), "nobody was asked whether he was ready");
        let name = path.file_stem().unwrap().to_str().unwrap();
        assert!(name.starts_with(table.outcome().unwrap().reason), "{name}");
        replayed += 1;
    }
    assert_eq!(replayed, 30);
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
