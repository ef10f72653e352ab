//! The recorded games: each replays to the last byte and ends as its name says. `examples/cult_records.rs` plays them anew.

use cenacle_cult::Cult;
use cenacle_table::{AnyGame, DataFiles, Game, Outcome, Seat, Table, any::Opened, verify};

/// The newest rules, and those of the games that were recorded before.
const VERSIONS: [(u32, &str); 2] = [(2, ""), (1, "rules-1/")];

fn ended((rules, folder): (u32, &str), name: &str) -> (Table<Cult>, Outcome) {
    let path = format!("{}/tests/records/{folder}{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let opened = Opened::<Cult>::under_rules(&DataFiles::shipped(Cult::about().data), rules).unwrap();
    let table =
        verify(opened.game().clone(), &text, opened.data()).unwrap_or_else(|error| panic!("{folder}{name}: {error}"));
    assert_eq!(table.game().rules_version(), rules);
    let outcome = table.outcome().expect("the game is over");
    (table, outcome)
}

fn winner(outcome: &Outcome) -> Seat {
    assert_eq!(outcome.winners.len(), 1, "one wins");
    outcome.winners.first().unwrap()
}

/// [goal]
#[test]
fn each_road_leads_to_victory_at_each_number_of_players() {
    for version in VERSIONS {
        for players in 2..=5 {
            for reason in ["altars", "mobs", "summonings"] {
                let name = format!("{reason}-{players}");
                let (table, outcome) = ended(version, &name);
                assert_eq!((table.position().players, outcome.reason), (players, reason), "{name}");
                let cult = *table.position().cult(winner(&outcome));
                let holds = match reason {
                    "altars" => cult.altars.count_ones() >= 5,
                    "mobs" => cult.mobs >= 4,
                    _ => cult.triumphant && cult.dark,
                };
                assert!(holds, "{name}");
            }
        }
    }
}

/// [end.outlived]
#[test]
fn a_game_that_nobody_wins_ends_with_its_thirtieth_round() {
    for version in VERSIONS {
        let (table, outcome) = ended(version, "outlived-2");
        assert_eq!((outcome.reason, table.position().round), ("outlived", 30));
        assert!(outcome.winners.is_empty());
    }
}

/// [end.tie]
#[test]
fn of_two_who_won_in_one_round_the_higher_divine_power_prevails() {
    for version in VERSIONS {
        let (table, outcome) = ended(version, "tie");
        let p = table.position();
        let won = |seat: &Seat| {
            let cult = p.cult(*seat);
            cult.altars.count_ones() >= 5 || cult.mobs >= 4 || cult.triumphant
        };
        let claimants: Vec<Seat> = p.everybody().filter(won).collect();
        assert!(claimants.len() > 1);
        let best = claimants.into_iter().max_by_key(|seat| table.game().power(p, *seat)).unwrap();
        assert_eq!(winner(&outcome), best);
    }
}

/// [end.outlived] [goal]
#[test]
fn old_games_keep_the_scores_they_were_recorded_with_and_new_ones_have_none() {
    let scores = |version| ended(version, "altars-3").1.scores.len();
    assert_eq!(VERSIONS.map(scores), [0, 3]);
}
