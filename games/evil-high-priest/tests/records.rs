//! The recorded games: each replays to the last byte and ends as its name says. `examples/evil_high_priest_records.rs` plays them anew.

use cenacle_evil_high_priest::EvilHighPriest;
use cenacle_kit::records::replayed;
use cenacle_table::{Outcome, Table};

/// The rules whose games are kept: those of today, and those that some tables began with.
const RULES: [u32; 3] = [3, 2, 1];

fn ended(rules: u32, name: &str) -> (Table<EvilHighPriest>, Outcome) {
    let table = replayed::<EvilHighPriest>(env!("CARGO_MANIFEST_DIR"), rules, name);
    let outcome = table.outcome().expect("the game is over");
    (table, outcome)
}

/// [end.thirteenth]
#[test]
fn the_thirteenth_sign_ends_a_game_at_each_number_of_players_and_on_each_board() {
    for rules in RULES {
        for players in 2..=5 {
            let (table, outcome) = ended(rules, &format!("awakened-{players}"));
            assert_eq!((table.position().players, outcome.reason), (players, "awakened"));
            assert_eq!((table.position().signs_broken(), outcome.winners.len()), (13, 1));
        }
        let (table, outcome) = ended(rules, "awakened-goat-3");
        assert_eq!((table.position().board, table.position().aggressive, outcome.reason), (1, true, "awakened"));
    }
}

/// [board.chaos] [board.opener] [board.sleeper] [board.tcho-tchos] [board.windwalker] [board.guardian] [board.ancients] [board.yellow]
#[test]
fn every_board_of_the_expansions_is_awakened_in_a_recorded_game() {
    for rules in RULES {
        for board in [
            "crawling-chaos",
            "opener-of-the-way",
            "sleeper",
            "tcho-tchos",
            "windwalker",
            "guardian-of-the-pyramid",
            "ancients",
            "yellow-sign",
        ] {
            let (table, outcome) = ended(rules, &format!("awakened-{board}"));
            let face = &table.game().figures().boards[usize::from(table.position().board)];
            assert_eq!((face.id.as_str(), outcome.reason, table.position().signs_broken()), (board, "awakened", 13));
        }
    }
}

/// [azathoth.end]
#[test]
fn azathoth_devours_everybody_at_each_number_of_players() {
    for rules in RULES {
        for players in 1..=5 {
            let (table, outcome) = ended(rules, &format!("devoured-{players}"));
            assert_eq!((outcome.reason, outcome.winners.len()), ("devoured", 0));
            let p = table.position();
            assert_eq!((p.players, p.worshippers()), (players, 3 * players.max(2)));
        }
    }
}

/// [score.victory]
#[test]
fn a_victory_can_be_shared() {
    for rules in RULES {
        let (_, outcome) = ended(rules, "shared-2");
        assert_eq!((outcome.winners.len(), outcome.scores[0] == outcome.scores[1]), (2, true));
    }
}

/// [solo.end]
#[test]
fn the_automaton_is_beaten_drawn_with_and_lost_to() {
    for rules in RULES {
        for (name, order) in [
            ("solo-won", std::cmp::Ordering::Greater),
            ("solo-drawn", std::cmp::Ordering::Equal),
            ("solo-lost", std::cmp::Ordering::Less),
        ] {
            let (table, outcome) = ended(rules, name);
            assert_eq!((outcome.reason, outcome.winners.is_empty()), (name, name != "solo-won"));
            assert_eq!(outcome.scores[0].cmp(&table.game().rival_score(table.position())), order);
        }
    }
}

/// [end.outlasted]
#[test]
fn a_game_in_which_nobody_wakes_the_god_ends_with_its_last_round() {
    for rules in RULES {
        for players in 2..=5 {
            let (table, outcome) = ended(rules, &format!("outlasted-{players}"));
            assert_eq!((outcome.reason, table.position().round), ("outlasted", 30));
            assert!(table.position().signs_broken() < 13 && !outcome.winners.is_empty());
        }
    }
}
