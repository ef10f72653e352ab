//! The Courtesan.

use cenacle_cleopatra::{Action, Card, Event, Step};
use cenacle_table::Viewer;

use crate::common::{ADA, BOB, CAT, Play, Setting, cards, down, some, up};

fn fetch(card: Card) -> Action {
    Action::Fetch { card }
}

/// [courtesan.fetch] [secrets.discard]
#[test]
fn the_courtesan_sees_the_whole_discard_pile_and_takes_one_card_that_only_she_knows() {
    // Bob's Lapis goes to the discard pile face down, so that Ada does not know of it.
    let hand = [some(10, Card::Artisan), vec![Card::Lapis]].concat();
    let mut play = Setting::of(3)
        .turn(CAT)
        .hand(CAT, &hand)
        .hand(ADA, &[Card::Courtesan])
        .stall(0, &[up(Card::Wood)])
        .top(&[down(Card::Stone); 3])
        .discard(&[Card::Stone])
        .build();
    play.play(CAT, Action::TakeStall { stall: 0 });
    play.play(CAT, Action::DiscardToLimit);
    play.play(CAT, Action::Discard { card: Card::Lapis });
    play.play(CAT, Action::Discard { card: Card::Wood });
    play.play(CAT, Action::Refill);
    play.play(CAT, Action::EndTurn);
    let known = |play: &Play, seat| cards(play.view(seat).seen.discard.counts());
    assert_eq!(known(&play, ADA), [Card::Stone]);
    let events = play.play(ADA, Action::PlayCourtesan);
    assert_eq!(events, [Event::Calls { seat: ADA, card: Card::Courtesan, amulets: 1 }]);
    assert_eq!(known(&play, ADA), [Card::Stone, Card::Wood, Card::Lapis, Card::Courtesan]);
    assert_eq!(known(&play, BOB), [Card::Stone, Card::Courtesan]);
    assert_eq!(play.legal(ADA), [Card::Stone, Card::Wood, Card::Lapis].map(fetch));
    play.play(ADA, fetch(Card::Lapis));
    assert_eq!((play.hand(ADA), play.amulets(ADA)), (vec![Card::Lapis], 1));
    assert_eq!(play.told(Viewer::Seat(ADA)), [Event::Fetches { seat: ADA, card: Card::Lapis }]);
    assert_eq!(play.told(Viewer::Seat(BOB)), [Event::Fetches { seat: ADA, card: Card::Unknown }]);
    assert_eq!(play.knows(BOB, ADA, Card::Lapis), 0);
    assert_eq!(known(&play, BOB), [], "any of the cards may be gone");
    assert_eq!(known(&play, ADA), [Card::Stone, Card::Wood, Card::Courtesan]);
}

/// [courtesan.fetch]
#[test]
fn only_a_card_of_the_discard_pile_is_fetched() {
    let mut play = Setting::of(3).hand(ADA, &[Card::Courtesan]).discard(&[Card::Stone]).build();
    assert_eq!(play.refused(ADA, fetch(Card::Stone)), ("turn.choose", "why-not-now"));
    play.play(ADA, Action::PlayCourtesan);
    assert_eq!(play.refused(ADA, fetch(Card::Lapis)), ("courtesan.fetch", "why-not-discarded"));
    assert_eq!(play.refused(ADA, fetch(Card::Unknown)), ("courtesan.fetch", "why-not-discarded"));
}

/// [courtesan.again]
#[test]
fn a_courtesan_does_not_take_herself_but_may_take_the_other_one() {
    let mut play = Setting::of(3).hand(ADA, &some(2, Card::Courtesan)).discard(&[Card::Stone]).build();
    play.play(ADA, Action::PlayCourtesan);
    assert_eq!(play.refused(ADA, fetch(Card::Courtesan)), ("courtesan.again", "why-not-herself"));
    play.play(ADA, fetch(Card::Stone));
    play.play(ADA, Action::PlayCourtesan);
    assert_eq!(play.legal(ADA), [fetch(Card::Courtesan)], "the first one lies under her");
}

/// [turn.calls]
#[test]
fn two_courtesans_call_each_other_four_times_in_a_turn_and_no_more() {
    let mut play = Setting::of(3).hand(ADA, &some(2, Card::Courtesan)).discard(&[Card::Stone]).build();
    play.play(ADA, Action::PlayCourtesan);
    play.play(ADA, fetch(Card::Stone));
    for _ in 0..3 {
        play.play(ADA, Action::PlayCourtesan);
        play.play(ADA, fetch(Card::Courtesan));
    }
    assert_eq!(play.amulets(ADA), 4);
    assert_eq!(play.refused(ADA, Action::PlayCourtesan), ("turn.calls", "why-called-too-often"));
    let end = |play: &mut Play| {
        let seat = play.p.turn;
        play.p.step = Step::End;
        play.play(seat, Action::EndTurn);
    };
    (0..3).for_each(|_| end(&mut play));
    assert!(play.legal(ADA).contains(&Action::PlayCourtesan), "in her next turn she may");
}

/// [courtesan.again]
#[test]
fn on_an_empty_discard_pile_the_courtesan_cannot_be_played() {
    let mut play = Setting::of(3).hand(ADA, &[Card::Courtesan]).build();
    assert_eq!(play.refused(ADA, Action::PlayCourtesan), ("courtesan.again", "why-nothing-to-fetch"));
}
