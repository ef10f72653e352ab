//! The recorded games: each replays to the last byte and ends as its name says. `examples/cult_records.rs` plays them anew.

use cenacle_cult::Cult;
use cenacle_kit::records::{ended, replayed};
use cenacle_table::{Outcome, Seat};

const HOME: &str = env!("CARGO_MANIFEST_DIR");

fn winner(outcome: &Outcome) -> Seat {
    assert_eq!(outcome.winners.len(), 1, "one wins");
    outcome.winners.first().unwrap()
}

/// [goal]
#[test]
fn each_road_leads_to_victory_at_each_number_of_players() {
    for players in 2..=5 {
        for reason in ["altars", "mobs", "summonings"] {
            let name = format!("{reason}-{players}");
            for (table, outcome) in ended::<Cult>(HOME, &name) {
                assert_eq!((table.position().players, outcome.reason), (players, reason), "{name}");
                let cult = *table.position().cult(winner(&outcome));
                let holds = match reason {
                    "altars" => cult.altars.len() >= 5,
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
    for (table, outcome) in ended::<Cult>(HOME, "outlived-2") {
        assert_eq!((outcome.reason, table.position().round), ("outlived", 30));
        assert!(outcome.winners.is_empty());
    }
}

/// [end.tie]
#[test]
fn of_two_who_won_in_one_round_the_higher_divine_power_prevails() {
    for (table, outcome) in ended::<Cult>(HOME, "tie") {
        let p = table.position();
        let won = |seat: &Seat| {
            let cult = p.cult(*seat);
            cult.altars.len() >= 5 || cult.mobs >= 4 || cult.triumphant
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
    let scores = |rules| replayed::<Cult>(HOME, rules, "altars-3").outcome().expect("the game is over").scores.len();
    assert_eq!([2, 1].map(scores), [0, 3]);
}
