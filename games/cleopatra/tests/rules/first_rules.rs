//! The first version of the rules, by which older tables are played to their end. The recorded games prove it to the byte;
//! this says in words what was otherwise.

use std::sync::Arc;

use cenacle_cleopatra::{Action, Card, Cleopatra, Resource, Step, Work};
use cenacle_table::Game;

use crate::common::{ADA, BOB, CAT, Setting, WALL, shipped, up};

fn first() -> Arc<Cleopatra> {
    let game = Cleopatra::clone(&shipped()).under_rules(1).expect("rules 1 are still played");
    assert_eq!(game.rules_version(), 1);
    Arc::new(game)
}

fn setting() -> Setting {
    Setting::with(first(), 3, &[])
}

/// [setup.start]
#[test]
fn rules_that_were_never_written_are_not_played() {
    for version in [0, 3] {
        assert!(Cleopatra::clone(&shipped()).under_rules(version).is_none());
    }
}

/// [market.before] [turn.characters]
#[test]
fn under_the_first_rules_the_stalls_are_filled_at_once_and_nothing_is_played_meanwhile() {
    let three = [up(Card::Stone), up(Card::Wood), up(Card::Lapis)];
    let mut play = setting().hand(ADA, &[Card::Vizier]).top(&three).build();
    play.play(ADA, Action::TakeStall { stall: 0 });
    assert_eq!(play.p.step, Step::Stocking);
    assert_eq!(play.refused(ADA, Action::PlayVizier), ("turn.characters", "why-no-character-now"));
    play.play(ADA, Action::Stock { stall: 0 });
    play.play(ADA, Action::Stock { stall: 1 });
    assert_eq!((play.p.step, play.legal(ADA)), (Step::End, vec![Action::EndTurn, Action::PlayVizier]));
}

/// [turn.end] [quarry.finish]
#[test]
fn under_the_first_rules_the_end_of_a_visit_is_always_asked_and_that_of_a_turn_while_a_card_is_held() {
    let mut quarry = setting().hand(ADA, &WALL).merchants(ADA, 0).build();
    quarry.wall(ADA, 1);
    assert_eq!(quarry.legal(ADA), [Action::FinishVisit]);
    let mut market = setting().top(&[up(Card::Stone); 3]).build();
    market.play(ADA, Action::TakeStall { stall: 0 });
    assert_eq!(market.p.step, Step::End, "everybody knows the one Artisan");
}

/// [quarry.pay] [quarry.excess]
#[test]
fn under_the_first_rules_a_payment_goes_unit_by_unit_and_has_no_excess() {
    let mut play = setting().hand(ADA, &[Card::Artisan, Card::Stone, Card::Lapis]).build();
    play.play(ADA, Action::Build { work: Work::Wall });
    for action in [Action::PayRest, Action::PayCards] {
        assert_eq!(play.refused(ADA, action).0, "quarry.pay");
    }
    play.build_on(ADA);
    play.play(ADA, Action::PlaceWall { slot: 0 });
    assert_eq!(play.refused(ADA, Action::LayMore), ("quarry.excess", "why-excess-laid"));
}

/// [ambassador.ask] [ambassador.offer]
#[test]
fn under_the_first_rules_the_ambassador_asks_whoever_has_amulets_and_wishes_for_nothing() {
    let hand = [Card::Stone, Card::Stone];
    let mut play = setting().hand(ADA, &[Card::Ambassador]).hand(BOB, &hand).amulets(BOB, 1).hand(CAT, &hand).build();
    play.play(ADA, Action::PlayAmbassador);
    assert_eq!((play.p.step, play.p.answering), (Step::Offering, BOB), "Cat has no amulet and Bob is asked at once");
    play.play(BOB, Action::Offer { card: Resource::Stone });
    assert_eq!(play.p.step, Step::Accepting, "his answer ends with his amulet");
}
