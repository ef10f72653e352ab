//! The recorded games: each replays to the last byte and ends as its name says. `examples/creatures_records.rs` plays them
//! anew.

use std::sync::Arc;

use cenacle_creatures_and_cultists::{CreaturesAndCultists, End};
use cenacle_table::{AnyGame, DataFiles, Game, Outcome, Table, any::Opened, verify};

fn ended(name: &str) -> (Table<CreaturesAndCultists>, Outcome) {
    let path = format!("{}/tests/records/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let data = DataFiles::shipped(CreaturesAndCultists::about().data);
    let game = Arc::new(CreaturesAndCultists::open(&data).unwrap());
    let table = verify(game, &text, &data.fingerprint()).unwrap_or_else(|error| panic!("{name}: {error}"));
    let outcome = table.outcome().expect("the game is over");
    (table, outcome)
}

/// [goal] [god.comes] [end.last]
#[test]
fn a_god_comes_or_one_sect_is_left_at_each_number_of_players() {
    for players in 2..=8_u8 {
        for reason in ["god", "last"] {
            let name = format!("{reason}-{players}");
            let (table, outcome) = ended(&name);
            let p = table.position();
            assert_eq!((p.players, outcome.reason, outcome.winners.len()), (players, reason, 1), "{name}");
            let winner = outcome.winners.first().unwrap();
            match p.over {
                Some(End::God(seat)) => {
                    let need = table.game().figures().god[usize::from(players)];
                    assert!(seat == winner && p.sect(seat).points >= need, "{name}");
                }
                Some(End::Last(seat)) => {
                    assert!(seat == winner && p.living().len() == 1, "{name}");
                }
                other => panic!("{name}: {other:?}"),
            }
        }
    }
}

/// [end.nobody]
#[test]
fn the_last_sects_fall_together() {
    let (table, outcome) = ended("nobody-2");
    assert_eq!((outcome.reason, outcome.winners.len(), table.position().over), ("nobody", 0, Some(End::Nobody)));
}

/// [end.rounds]
#[test]
fn games_that_began_under_rules_1_end_as_they_did() {
    let data = DataFiles::shipped(CreaturesAndCultists::about().data);
    let opened = Opened::<CreaturesAndCultists>::under_rules(&data, 1).unwrap();
    for players in 2..=8_u8 {
        for reason in ["god", "last", "rounds"] {
            let path = format!("{}/tests/records/rules-1/{reason}-{players}.json", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(&path).unwrap();
            let table = verify(opened.game().clone(), &text, opened.data()).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(table.outcome().expect("the game is over").reason, reason, "{reason}-{players}");
        }
    }
}

/// [end.rounds]
#[test]
fn rounds_run_out_at_each_number_of_players() {
    for players in 2..=8_u8 {
        let (table, outcome) = ended(&format!("rounds-{players}"));
        let p = table.position();
        assert_eq!((p.round, outcome.reason), (12, "rounds"));
        let best = p.living().map(|seat| p.sect(seat).points).max();
        assert!(outcome.winners.into_iter().all(|seat| Some(p.sect(seat).points) == best));
    }
}
