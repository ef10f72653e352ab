//! More than ten cards.

use cenacle_cleopatra::{Action, Card, Event, Step};
use cenacle_table::Viewer;

use crate::common::{ADA, BOB, Play, Setting, cards, down, some, up};

/// Ada takes a stall of three Stones with this hand; the refill asks nothing.
fn after_taking_three(hand: &[Card]) -> Play {
    let mut play = taking_three(Setting::of(3), hand);
    play.play(ADA, Action::TakeStall { stall: 0 });
    play
}

fn taking_three(setting: Setting, hand: &[Card]) -> Play {
    setting.hand(ADA, hand).stall(0, &[up(Card::Stone); 3]).top(&[down(Card::Wood); 3]).build()
}

fn with(card: Card, artisans: usize) -> Vec<Card> {
    [some(artisans, Card::Artisan), vec![card]].concat()
}

/// [hand.limit]
#[test]
fn ten_cards_cost_nothing() {
    let play = after_taking_three(&some(7, Card::Artisan));
    assert_eq!((play.p.step, play.amulets(ADA)), (Step::Taken, 0));
}

/// [hand.limit]
#[test]
fn above_ten_cards_an_answer_is_asked_before_the_stalls_are_stocked() {
    let mut play = after_taking_three(&some(8, Card::Artisan));
    assert_eq!(play.p.step, Step::Limit);
    assert_eq!(play.p.market.len(), 2, "the refill has not begun");
    assert_eq!(play.legal(ADA), [Action::DiscardToLimit, Action::KeepAll]);
    assert_eq!(play.refused(ADA, Action::EndTurn), ("hand.limit", "why-not-now"));
    play.play(ADA, Action::KeepAll);
    assert_eq!((play.p.market.len(), play.p.step), (2, Step::Taken));
    play.play(ADA, Action::Refill);
    assert_eq!((play.p.market.len(), play.p.step), (5, Step::End));
}

/// [hand.limit]
#[test]
fn nobody_answers_a_limit_that_is_not_asked() {
    let mut play = taking_three(Setting::of(3), &some(12, Card::Artisan));
    assert_eq!(play.refused(ADA, Action::KeepAll), ("turn.choose", "why-not-now"));
    assert_eq!(play.refused(ADA, Action::DiscardToLimit), ("turn.choose", "why-not-now"));
    assert_eq!(play.refused(ADA, Action::Discard { card: Card::Artisan }), ("turn.choose", "why-not-now"));
}

/// [hand.limit]
#[test]
fn a_character_played_before_the_answer_changes_the_count() {
    let mut play = after_taking_three(&with(Card::Scribe, 7));
    assert_eq!(play.p.step, Step::Limit);
    play.play(ADA, Action::TurnDie { ankh: true });
    assert_eq!((play.p.step, play.amulets(ADA)), (Step::Taken, 0), "ten are left: the limit is no longer asked");
}

/// [hand.limit]
#[test]
fn a_character_that_brings_cards_before_the_answer_raises_the_count() {
    let mut play = after_taking_three(&with(Card::Vizier, 8));
    play.play(ADA, Action::PlayVizier);
    let best = play.p.drawn[0].card;
    play.play(ADA, Action::Keep { card: best });
    play.play(ADA, Action::KeepNoMore);
    assert_eq!(play.p.step, Step::Limit);
    play.play(ADA, Action::KeepAll);
    assert_eq!(play.amulets(ADA), 1 + 2, "one for the card kept, two for the cards above ten");
}

/// [hand.limit]
#[test]
fn what_a_character_brings_after_the_refill_is_not_counted() {
    let mut play = taking_three(Setting::of(3), &with(Card::Vizier, 6));
    play.play(ADA, Action::TakeStall { stall: 0 });
    play.play(ADA, Action::Refill);
    assert_eq!(play.p.step, Step::End);
    play.play(ADA, Action::PlayVizier);
    while play.p.step == Step::Keeping {
        let keep = play.legal(ADA)[0];
        play.play(ADA, keep);
    }
    assert_eq!(play.hand(ADA).len(), 14);
    play.play(ADA, Action::EndTurn);
    assert_eq!((play.p.turn, play.amulets(ADA)), (BOB, 5), "the Vizier's price alone");
}

/// [hand.limit]
#[test]
fn a_visit_to_the_quarry_asks_nothing() {
    let hand = [some(12, Card::Artisan), vec![Card::Stone, Card::Wood]].concat();
    let mut play = Setting::of(3).hand(ADA, &hand).build();
    play.wall(ADA, 1);
    play.finish_with_ankhs(ADA, 0);
    assert_eq!((play.p.step, play.hand(ADA).len()), (Step::End, 11));
    play.play(ADA, Action::EndTurn);
    assert_eq!((play.p.turn, play.amulets(ADA)), (BOB, 0));
}

/// [hand.discard]
#[test]
fn discarding_goes_down_to_exactly_ten_and_costs_one_amulet_however_many_they_are() {
    let mut play = after_taking_three(&some(10, Card::Artisan));
    assert_eq!(play.play(ADA, Action::DiscardToLimit), [Event::DiscardsToLimit { seat: ADA, cards: 3 }]);
    for card in [Card::Stone, Card::Artisan, Card::Stone] {
        assert_eq!(play.p.step, Step::Discarding);
        play.play(ADA, Action::Discard { card });
    }
    assert_eq!((play.hand(ADA).len(), play.amulets(ADA)), (10, 1));
    assert_eq!(play.discarded(), [Card::Artisan, Card::Stone, Card::Stone]);
    assert_eq!(play.refused(ADA, Action::Discard { card: Card::Stone }), ("market.before", "why-not-now"));
}

/// [hand.discard]
#[test]
fn only_a_card_of_the_hand_is_discarded() {
    let mut play = after_taking_three(&some(8, Card::Artisan));
    play.play(ADA, Action::DiscardToLimit);
    assert_eq!(play.refused(ADA, Action::Discard { card: Card::Lapis }), ("hand.discard", "why-no-such-card"));
    assert_eq!(play.refused(ADA, Action::Discard { card: Card::Unknown }), ("hand.discard", "why-no-such-card"));
}

/// [hand.discard] [secrets.discard]
#[test]
fn cards_discarded_for_the_limit_lie_face_down_known_to_their_player_alone() {
    let mut play = after_taking_three(&with(Card::Lapis, 7));
    play.play(ADA, Action::DiscardToLimit);
    play.play(ADA, Action::Discard { card: Card::Lapis });
    assert_eq!(play.told(Viewer::Seat(ADA))[0], Event::Discards { seat: ADA, card: Card::Lapis });
    assert_eq!(play.told(Viewer::Seat(BOB))[0], Event::Discards { seat: ADA, card: Card::Unknown });
    let seen = |seat| play.view(seat).seen.discard;
    assert_eq!(cards(seen(ADA).counts()), [Card::Lapis]);
    assert_eq!((cards(seen(BOB).counts()), seen(BOB).len()), (vec![], 1));
    assert_eq!(play.knows(BOB, ADA, Card::Stone), 2, "one of the three Stones taken openly may be what was discarded");
}

/// [hand.keep]
#[test]
fn keeping_everything_costs_one_amulet_for_each_card_above_ten() {
    let mut play = after_taking_three(&some(10, Card::Artisan));
    assert_eq!(play.play(ADA, Action::KeepAll)[0], Event::KeepsAll { seat: ADA, amulets: 3 });
    assert_eq!((play.hand(ADA).len(), play.amulets(ADA)), (13, 3));
}

/// [hand.smuggler]
#[test]
fn the_smuggler_keeps_all_cards_for_one_amulet() {
    let mut play = after_taking_three(&with(Card::Smuggler, 11));
    assert_eq!(play.hand(ADA).len(), 15);
    assert_eq!(play.play(ADA, Action::Smuggle)[0], Event::Smuggles { seat: ADA, amulets: 1 });
    assert_eq!((play.hand(ADA).len(), play.amulets(ADA)), (14, 1));
    assert_eq!((play.discarded(), play.p.step), (vec![Card::Smuggler], Step::Taken));
}

/// [hand.smuggler]
#[test]
fn the_smuggler_counts_himself_among_the_cards_above_ten() {
    let eleven = after_taking_three(&with(Card::Smuggler, 7));
    assert!(eleven.legal(ADA).contains(&Action::Smuggle), "ten others and he");
    let mut ten = after_taking_three(&with(Card::Smuggler, 6));
    assert_eq!(ten.refused(ADA, Action::Smuggle), ("smuggler.when", "why-smuggler-not-now"));
}

/// [hand.smuggler]
#[test]
fn who_holds_no_smuggler_calls_none() {
    let mut play = after_taking_three(&some(8, Card::Artisan));
    assert_eq!(play.refused(ADA, Action::Smuggle), ("hand.smuggler", "why-no-such-card"));
}

/// [smuggler.when]
#[test]
fn the_smuggler_is_played_only_to_answer_the_limit() {
    let mut play = taking_three(Setting::of(3), &with(Card::Smuggler, 11));
    assert_eq!(play.refused(ADA, Action::Smuggle), ("smuggler.when", "why-smuggler-not-now"), "at the start");
    play.play(ADA, Action::TakeStall { stall: 0 });
    let mut answered = play.clone();
    answered.play(ADA, Action::DiscardToLimit);
    assert_eq!(answered.refused(ADA, Action::Smuggle), ("smuggler.when", "why-smuggler-not-now"), "once answered");
    play.play(ADA, Action::KeepAll);
    assert_eq!(play.refused(ADA, Action::Smuggle), ("smuggler.when", "why-smuggler-not-now"), "at the end");
}

/// [hand.every-turn]
#[test]
fn with_the_option_the_hand_is_counted_at_the_end_of_a_market_turn_and_not_before_the_refill() {
    let mut play = taking_three(Setting::agreed(3, &[("every-turn", "on")]), &with(Card::Smuggler, 8));
    play.play(ADA, Action::TakeStall { stall: 0 });
    play.play(ADA, Action::Refill);
    assert_eq!((play.p.step, play.p.market.len()), (Step::End, 5), "filled already");
    play.play(ADA, Action::EndTurn);
    assert_eq!((play.p.step, play.p.turn), (Step::Limit, ADA));
    assert_eq!(play.legal(ADA), [Action::DiscardToLimit, Action::KeepAll, Action::Smuggle]);
    let mut keeping = play.clone();
    keeping.play(ADA, Action::KeepAll);
    assert_eq!((keeping.p.turn, keeping.p.step, keeping.amulets(ADA)), (BOB, Step::Start, 2));
    play.play(ADA, Action::DiscardToLimit);
    play.play(ADA, Action::Discard { card: Card::Stone });
    play.play(ADA, Action::Discard { card: Card::Stone });
    assert_eq!((play.p.turn, play.p.step, play.amulets(ADA)), (BOB, Step::Start, 1));
}

/// [hand.every-turn]
#[test]
fn with_the_option_a_quarry_turn_is_counted_too() {
    let hand = [some(12, Card::Artisan), vec![Card::Stone, Card::Wood, Card::Scribe]].concat();
    let mut play = Setting::agreed(3, &[("every-turn", "on")]).hand(ADA, &hand).build();
    play.wall(ADA, 1);
    play.finish_with_ankhs(ADA, 0);
    play.play(ADA, Action::EndTurn);
    assert_eq!((play.p.step, play.hand(ADA).len()), (Step::Limit, 12));
    play.play(ADA, Action::TurnDie { ankh: true });
    assert_eq!(play.p.step, Step::Limit, "eleven are still too many");
    play.play(ADA, Action::KeepAll);
    assert_eq!((play.p.turn, play.amulets(ADA)), (BOB, 1));
}
