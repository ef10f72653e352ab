//! The turn.

use cenacle_cleopatra::{Action, Card, Event, Step, Work};
use cenacle_table::Game;

use crate::common::{ADA, BOB, CAT, Setting, down, some, up};

/// [turn.choose]
#[test]
fn one_may_not_pass() {
    let mut play = Setting::of(3).merchants(ADA, 0).build();
    assert_eq!(play.refused(ADA, Action::EndTurn), ("turn.choose", "why-not-now"));
    assert_eq!(play.legal(ADA), [0, 1, 2].map(|stall| Action::TakeStall { stall }));
}

/// [turn.choose]
#[test]
fn after_the_market_there_is_no_quarry_and_no_second_stall() {
    let hand = [Card::Artisan, Card::Stone, Card::Wood];
    let mut play = Setting::of(3).hand(ADA, &hand).top(&[up(Card::Marble); 3]).build();
    assert!(play.legal(ADA).contains(&Action::Build { work: Work::Wall }));
    play.play(ADA, Action::TakeStall { stall: 0 });
    assert_eq!(play.refused(ADA, Action::Build { work: Work::Wall }), ("turn.end", "why-not-now"));
    assert_eq!(play.refused(ADA, Action::TakeStall { stall: 1 }), ("turn.end", "why-not-now"));
}

/// [turn.choose]
#[test]
fn after_the_quarry_there_is_no_market() {
    let hand = [Card::Artisan, Card::Stone, Card::Wood, Card::Lapis];
    let mut play = Setting::of(3).hand(ADA, &hand).build();
    play.wall(ADA, 5);
    assert_eq!(play.refused(ADA, Action::TakeStall { stall: 1 }), ("quarry.visit", "why-not-now"));
    play.finish_with_ankhs(ADA, 0);
    assert_eq!(play.refused(ADA, Action::TakeStall { stall: 1 }), ("turn.end", "why-not-now"));
}

/// [turn.choose]
#[test]
fn nobody_plays_in_the_turn_of_another() {
    let mut play = Setting::of(3).hand(BOB, &[Card::Scribe]).build();
    assert!(play.legal(BOB).is_empty());
    assert_eq!(play.refused(BOB, Action::TakeStall { stall: 0 }), ("turn.choose", "why-not-your-turn"));
    assert_eq!(play.refused(BOB, Action::TurnDie { ankh: true }), ("turn.choose", "why-not-your-turn"));
}

/// [turn.characters]
#[test]
fn a_character_that_has_just_been_taken_may_be_played_at_once() {
    let mut play = Setting::of(3).stall(1, &[down(Card::Scribe)]).top(&[up(Card::Stone); 3]).build();
    play.play(ADA, Action::TakeStall { stall: 1 });
    assert_eq!(play.p.step, Step::End);
    play.play(ADA, Action::TurnDie { ankh: true });
    assert_eq!((play.p.altar, play.discarded()), (1, vec![Card::Scribe]));
}

/// [turn.characters]
#[test]
fn a_character_is_played_at_the_start_between_two_elements_and_after_the_dice() {
    let mut hand = some(2, Card::Scribe);
    hand.extend([Card::Artisan, Card::Stone, Card::Wood, Card::Beggar]);
    let mut play = Setting::of(3).hand(ADA, &hand).build();
    play.play(ADA, Action::TurnDie { ankh: true });
    assert_eq!(play.p.step, Step::Start);
    play.wall(ADA, 1);
    play.play(ADA, Action::TurnDie { ankh: true });
    assert_eq!(play.p.step, Step::Quarry);
    play.finish_with_ankhs(ADA, 0);
    assert_eq!(play.p.step, Step::End);
    let events = play.play(ADA, Action::PlayBeggar);
    assert_eq!(events[0], Event::Calls { seat: ADA, card: Card::Beggar, amulets: 2 });
    assert_eq!(play.amulets(ADA), 2, "the Scribes turned dice for nothing");
}

/// [turn.characters]
#[test]
fn nothing_is_played_while_the_stalls_are_stocked() {
    let mut play =
        Setting::of(3).hand(ADA, &[Card::Vizier]).top(&[up(Card::Stone), up(Card::Wood), up(Card::Lapis)]).build();
    play.play(ADA, Action::TakeStall { stall: 0 });
    assert_eq!(play.p.step, Step::Stocking);
    assert_eq!(play.refused(ADA, Action::PlayVizier), ("turn.characters", "why-no-character-now"));
}

/// [turn.characters]
#[test]
fn no_character_is_played_that_one_does_not_hold() {
    let mut play = Setting::of(3).amulets(BOB, 1).hand(BOB, &[Card::Stone]).discard(&[Card::Stone]).build();
    let refusals = [
        (Action::PlayBeggar, "beggar.gift"),
        (Action::PlayCourtesan, "courtesan.fetch"),
        (Action::PlayAmbassador, "ambassador.ask"),
        (Action::TurnDie { ankh: true }, "scribe.die"),
        (Action::PlayVizier, "vizier.draw"),
        (Action::BuildWithScribe, "scribe.mosaic"),
    ];
    for (action, rule) in refusals {
        assert_eq!(play.refused(ADA, action), (rule, "why-no-such-card"));
    }
}

/// [turn.end]
#[test]
fn the_end_of_the_turn_is_asked_of_whoever_holds_any_card() {
    let setting = Setting::of(3).top(&[up(Card::Stone); 3]);
    let mut play = setting.clone().build();
    play.play(ADA, Action::TakeStall { stall: 0 });
    assert_eq!((play.p.turn, play.p.step), (ADA, Step::End), "an Artisan in hand is enough");
    assert_eq!(play.legal(ADA), [Action::EndTurn]);
    assert_eq!(play.play(ADA, Action::EndTurn), [Event::Turn { seat: BOB }]);
    assert_eq!((play.p.turn, play.p.step), (BOB, Step::Start));
}

/// [turn.end]
#[test]
fn without_a_card_the_turn_ends_by_itself() {
    let mut play = Setting::of(3).hand(ADA, &[Card::Artisan, Card::Stone, Card::Wood]).build();
    play.wall(ADA, 1);
    let events = play.finish_with_ankhs(ADA, 0);
    assert_eq!(events.last(), Some(&Event::Turn { seat: BOB }));
    assert_eq!(play.p.step, Step::Start);
}

/// [turn.end]
#[test]
fn the_last_card_played_as_a_character_ends_the_turn() {
    let mut play =
        Setting::of(3).turn(CAT).hand(CAT, &[Card::Scribe]).stall(0, &[]).stall(1, &[]).stall(2, &[]).build();
    play.play(CAT, Action::TakeStall { stall: 0 });
    while play.p.step == Step::Stocking {
        let next = play.legal(CAT)[0];
        play.play(CAT, next);
    }
    let events = play.play(CAT, Action::TurnDie { ankh: true });
    assert_eq!(events.last(), Some(&Event::Turn { seat: ADA }));
}

/// [turn.choose]
#[test]
fn a_position_whose_question_has_no_answer_breaks_the_audit() {
    let play = Setting::of(3).build();
    let audit = |step: Step| {
        let mut p = play.p;
        p.step = step;
        play.game.audit(&p)
    };
    assert_eq!(audit(Step::Start), Ok(()));
    let unanswerable = [
        Step::Limit,
        Step::Discarding,
        Step::Stocking,
        Step::Quarry,
        Step::Paying,
        Step::PlacingWall,
        Step::PlacingDoor,
        Step::Claiming,
        Step::Begging,
        Step::Offering,
        Step::Accepting,
        Step::Fetching,
        Step::Keeping,
    ];
    for step in unanswerable {
        assert_eq!(audit(step), Err(format!("the question `{step:?}` cannot be answered")));
    }
    let mut p = play.p;
    p.back = Step::Bidding;
    assert_eq!(play.game.audit(&p), Err("no character or offering comes back to `Bidding`".to_owned()));
}
