//! The recorded games: each replays to the last byte and ends as its name says. `examples/creatures_records.rs` plays them
//! anew.

use cenacle_creatures_and_cultists::{CreaturesAndCultists, End};
use cenacle_kit::records::replayed;
use cenacle_table::{Game, Outcome, Table};

fn ended(rules: u32, name: &str) -> (Table<CreaturesAndCultists>, Outcome) {
    let table = replayed::<CreaturesAndCultists>(env!("CARGO_MANIFEST_DIR"), rules, name);
    let outcome = table.outcome().expect("the game is over");
    (table, outcome)
}

/// The same by the newest rules.
fn newest(name: &str) -> (Table<CreaturesAndCultists>, Outcome) {
    ended(CreaturesAndCultists::about().rules_version, name)
}

/// [goal] [god.comes] [end.last]
#[test]
fn a_god_comes_or_one_sect_is_left_at_each_number_of_players() {
    for players in 2..=8_u8 {
        for reason in ["god", "last"] {
            let name = format!("{reason}-{players}");
            let (table, outcome) = newest(&name);
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
    let (table, outcome) = newest("nobody-2");
    assert_eq!((outcome.reason, outcome.winners.len(), table.position().over), ("nobody", 0, Some(End::Nobody)));
}

/// [end.rounds]
#[test]
fn games_that_began_under_rules_1_end_as_they_did() {
    for players in 2..=8_u8 {
        for reason in ["god", "last", "rounds"] {
            let name = format!("{reason}-{players}");
            assert_eq!(ended(1, &name).1.reason, reason, "{name}");
        }
    }
}

/// [end.rounds]
#[test]
fn rounds_run_out_at_each_number_of_players() {
    for players in 2..=8_u8 {
        let (table, outcome) = newest(&format!("rounds-{players}"));
        let p = table.position();
        assert_eq!((p.round, outcome.reason), (12, "rounds"));
        let best = p.living().map(|seat| p.sect(seat).points).max();
        assert!(outcome.winners.into_iter().all(|seat| Some(p.sect(seat).points) == best));
    }
}
