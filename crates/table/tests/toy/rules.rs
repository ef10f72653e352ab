//! The rules of Thimble, so that the suite has a rulebook whose every rule is proved.

use std::sync::Arc;

use cenacle_table::{Game, NotTaken, Options, Seat, Seed, Sitter, Table, TimerId};

use crate::thimble::{Action, Honest, Phase, RICH, Thimble};

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BOB: Seat = Seat::new(1);

pub(crate) fn table(seed: &str, options: &[(&str, &str)]) -> Table<Honest> {
    let options = Options::choose(Honest::about(), 2, options.iter().copied()).unwrap();
    let sitters = vec![Sitter::person("Ada"), Sitter::person("Bob")];
    Table::new(Arc::new(Thimble), options, Seed::from_text(seed), sitters).unwrap()
}

/// Both hide their first card.
pub(crate) fn round(table: &mut Table<Honest>) -> Seat {
    table.decide_index(ADA, 0).unwrap();
    table.decide_index(BOB, 0).unwrap();
    let Phase::Prize { seat, .. } = table.position().phase else { panic!("a round was played") };
    seat
}

fn refused_by(taken: Result<(), NotTaken>) -> &'static str {
    match taken {
        Err(NotTaken::Refused(refusal)) => refusal.rule,
        other => panic!("not refused: {other:?}"),
    }
}

/// [setup.deal]
#[test]
fn everybody_begins_with_three_cards() {
    assert!(table("deal", &[]).position().hands.iter().all(|hand| hand.len() == 3));
}

/// [round.hide]
#[test]
fn only_a_card_of_the_hand_is_hidden_and_only_once() {
    let mut table = table("hide", &[]);
    assert_eq!(refused_by(table.decide(ADA, Action::Hide { value: 77 })), "round.hide");
    table.decide_index(ADA, 0).unwrap();
    assert_eq!(refused_by(table.decide(ADA, Action::Pass)), "round.hide");
}

/// [round.glass]
#[test]
fn the_glass_hides_the_lowest_card_and_only_the_glass_that_runs_can_run_out() {
    let mut table = table("glass", &[]);
    let lowest = table.position().hands[0][0];
    assert_eq!(table.expire(TimerId(7)), Err(NotTaken::NoSuchTimer));
    table.expire(TimerId(1)).unwrap();
    assert!(table.position().discard.contains(&lowest));
    assert_eq!(table.expire(TimerId(1)), Err(NotTaken::NoSuchTimer));
}

/// [round.reveal]
#[test]
fn the_highest_card_wins_its_value_and_a_die() {
    let mut table = table("reveal", &[("faces", "four")]);
    let best = table.position().hands.iter().map(|hand| hand[0]).max().unwrap();
    let winner = round(&mut table);
    let points = table.position().points[winner.index()];
    assert!((best + 1..=best + 4).contains(&points), "{points} points with a {best}");
}

/// [prize.draw] [prize.pass]
#[test]
fn the_winner_draws_a_card_or_takes_nothing() {
    let mut table = table("prize", &[]);
    let winner = round(&mut table);
    assert_eq!(refused_by(table.decide(winner, Action::Hide { value: 1 })), "prize.pass");
    table.decide(winner, Action::Draw).unwrap();
    assert_eq!(table.position().hands[winner.index()].len(), 3);
    let winner = round(&mut table);
    let held = table.position().hands[winner.index()].len();
    table.decide(winner, Action::Pass).unwrap();
    assert_eq!(table.position().hands[winner.index()].len(), held);
}

/// [prize.peek]
#[test]
fn the_winner_peeks_once_and_not_at_all_if_so_agreed() {
    let mut table_with = table("peek", &[]);
    let winner = round(&mut table_with);
    table_with.decide(winner, Action::Peek).unwrap();
    assert_eq!(refused_by(table_with.decide(winner, Action::Peek)), "prize.peek");
    let mut table_without = table("peek", &[("peeking", "off")]);
    let winner = round(&mut table_without);
    assert_eq!(refused_by(table_without.decide(winner, Action::Peek)), "prize.peek");
}

/// [end.rich] [end.dry]
#[test]
fn it_ends_with_a_rich_player_or_with_empty_hands() {
    let mut reasons = Vec::new();
    for seed in 0..40 {
        let mut table = table(&seed.to_string(), &[]);
        while table.outcome().is_none() {
            match table.position().phase {
                Phase::Prize { seat, .. } => table.decide(seat, Action::Pass).unwrap(),
                _ => drop(round(&mut table)),
            }
        }
        let outcome = table.outcome().unwrap();
        let rich = table.position().points.iter().any(|points| *points >= RICH);
        assert_eq!(outcome.reason, if rich { "rich" } else { "dry" });
        reasons.push(outcome.reason);
    }
    assert!(reasons.contains(&"rich") && reasons.contains(&"dry"));
}
