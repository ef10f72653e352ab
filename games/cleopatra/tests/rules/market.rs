//! The market.

use cenacle_cleopatra::{Action, Card, Event, Faced, Step};
use cenacle_table::Viewer;

use crate::common::{ADA, BOB, CAT, Play, Setting, down, some, up};

/// Ada takes a stall and goes on to fill them.
fn take(play: &mut Play, stall: u8) -> Vec<Event> {
    let mut events = play.play(ADA, Action::TakeStall { stall });
    if play.p.step == Step::Taken {
        events.extend(play.play(ADA, Action::Refill));
    }
    events
}

/// [market.take]
#[test]
fn all_cards_of_the_stall_come_into_the_hand() {
    let stall = [up(Card::Lapis), down(Card::Vizier), up(Card::Wood)];
    let mut play = Setting::of(3).hand(ADA, &[Card::Stone]).stall(1, &stall).top(&[up(Card::Stone); 3]).build();
    take(&mut play, 1);
    assert_eq!(play.hand(ADA), [Card::Stone, Card::Wood, Card::Lapis, Card::Vizier]);
    assert_eq!(play.p.stall(1).collect::<Vec<_>>(), [up(Card::Stone)], "nothing but the new card is left");
    assert_eq!(play.p.stall(0).count(), 2, "the other stalls are not touched");
}

/// [market.take] [secrets.hand]
#[test]
fn face_down_cards_are_known_to_the_taker_alone_and_face_up_ones_to_all() {
    let stall = [up(Card::Lapis), down(Card::Vizier)];
    let mut play = Setting::of(3).stall(2, &stall).top(&[up(Card::Stone); 3]).build();
    play.play(ADA, Action::TakeStall { stall: 2 });
    let mine = Event::Takes { seat: ADA, stall: 2, cards: vec![Card::Lapis, Card::Vizier], hidden: 0 };
    let theirs = Event::Takes { seat: ADA, stall: 2, cards: vec![Card::Lapis], hidden: 1 };
    assert_eq!(play.told(Viewer::Seat(ADA))[0], mine);
    assert_eq!(play.told(Viewer::Seat(BOB))[0], theirs);
    assert_eq!(play.told(Viewer::Spectator)[0], theirs);
    assert_eq!((play.knows(BOB, ADA, Card::Lapis), play.knows(BOB, ADA, Card::Vizier)), (1, 0));
    assert_eq!(play.knows(ADA, ADA, Card::Vizier), 1);
}

/// [market.take]
#[test]
fn there_is_no_fourth_stall() {
    let mut play = Setting::of(3).build();
    assert_eq!(play.refused(ADA, Action::TakeStall { stall: 3 }), ("market.take", "why-no-such-stall"));
}

/// [market.empty]
#[test]
fn an_empty_stall_may_not_be_chosen_while_another_has_cards() {
    let mut play = Setting::of(3).merchants(ADA, 0).stall(0, &[]).build();
    assert_eq!(play.refused(ADA, Action::TakeStall { stall: 0 }), ("market.empty", "why-empty-stall"));
    assert_eq!(play.legal(ADA), [1, 2].map(|stall| Action::TakeStall { stall }));
}

/// [market.empty]
#[test]
fn with_three_empty_stalls_the_market_can_still_be_visited() {
    let empty = Setting::of(3).merchants(ADA, 0).stall(0, &[]).stall(1, &[]).stall(2, &[]);
    let mut play = empty.rest_with(CAT).build();
    assert_eq!(play.legal(ADA), [0, 1, 2].map(|stall| Action::TakeStall { stall }));
    let events = take(&mut play, 1);
    assert_eq!(
        events,
        [Event::TakesNothing { seat: ADA }, Event::Turn { seat: BOB }],
        "there is no card to stock either"
    );
}

/// [market.refill]
#[test]
fn three_cards_are_drawn_together_and_each_stall_gets_one_as_it_lies() {
    let drawn = [up(Card::Stone), down(Card::Wood), up(Card::Lapis)];
    let mut play = Setting::of(3).top(&drawn).build();
    take(&mut play, 0);
    assert_eq!(*play.p.drawn, drawn, "all three are drawn before the first is laid");
    assert_eq!(play.play(ADA, Action::Stock { stall: 2 }), [Event::Stocks { seat: ADA, stall: 2, card: Card::Stone }]);
    let events = play.play(ADA, Action::Stock { stall: 0 });
    assert_eq!(
        events[1],
        Event::Stocks { seat: ADA, stall: 1, card: Card::Lapis },
        "the last goes where there is room"
    );
    let newest = |stall| play.p.stall(stall).last().unwrap();
    assert_eq!([newest(2), newest(0), newest(1)], drawn);
}

/// [market.refill]
#[test]
fn a_stall_gets_one_card_only() {
    let mut play = Setting::of(3).top(&[up(Card::Stone), up(Card::Wood), up(Card::Lapis)]).build();
    take(&mut play, 0);
    play.play(ADA, Action::Stock { stall: 1 });
    assert_eq!(play.refused(ADA, Action::Stock { stall: 1 }), ("market.refill", "why-stall-stocked"));
    assert_eq!(play.refused(ADA, Action::Stock { stall: 3 }), ("market.refill", "why-stall-stocked"));
    assert_eq!(play.refused(ADA, Action::EndTurn), ("market.refill", "why-not-now"));
}

/// [market.refill]
#[test]
fn cards_that_look_the_same_are_stocked_without_a_question() {
    let mut alike = Setting::of(3).hand(ADA, &[Card::Wood]).top(&[up(Card::Stone); 3]).build();
    take(&mut alike, 0);
    assert_eq!(alike.p.step, Step::End);
    let mut backs =
        Setting::of(3).hand(ADA, &[Card::Wood]).top(&[down(Card::Stone), down(Card::Wood), down(Card::Lapis)]).build();
    let events = take(&mut backs, 0);
    assert_eq!(backs.p.step, Step::End, "three backs look the same");
    assert!(events.contains(&Event::Stocks { seat: ADA, stall: 1, card: Card::Unknown }));
    let mut one_up = Setting::of(3).top(&[down(Card::Stone), up(Card::Stone), down(Card::Stone)]).build();
    take(&mut one_up, 0);
    assert_eq!(one_up.p.step, Step::Stocking);
}

/// [market.refill]
#[test]
fn if_fewer_than_three_cards_exist_each_goes_to_a_different_stall() {
    let mut play = Setting::of(3).top(&[up(Card::Stone); 2]).rest_with(CAT).build();
    take(&mut play, 0);
    assert_eq!(play.p.step, Step::Stocking, "which stall goes without matters");
    play.play(ADA, Action::Stock { stall: 2 });
    assert_eq!(play.refused(ADA, Action::Stock { stall: 2 }), ("market.refill", "why-stall-stocked"));
    play.play(ADA, Action::Stock { stall: 1 });
    let sizes = [0, 1, 2].map(|stall| play.p.stall(stall).count());
    assert_eq!((sizes, play.p.turn), ([0, 2, 2], BOB));
}

fn ups(cards: &[Faced]) -> usize {
    cards.iter().filter(|card| card.up).count()
}

/// [market.rebuild]
#[test]
fn a_refill_that_empties_the_pile_rebuilds_it_at_its_end_half_up_half_down() {
    let top = [down(Card::Stone), down(Card::Wood), down(Card::Lapis)];
    let discard = [Card::Marble, Card::Marble, Card::Wood, Card::TrompeLoeil];
    let mut play = Setting::of(3).hand(ADA, &[Card::Wood]).top(&top).discard(&discard).rest_with(CAT).build();
    let events = take(&mut play, 0);
    assert_eq!(events.last(), Some(&Event::Rebuilt { cards: 4 }));
    assert_eq!((play.p.pile.len(), ups(&play.p.pile)), (4, 2));
    assert!(play.discarded().is_empty());
}

/// [market.rebuild]
#[test]
fn the_pile_is_rebuilt_in_the_middle_of_a_refill_and_an_odd_card_lies_face_down() {
    let discard = some(5, Card::Marble);
    let mut play = Setting::of(3).top(&[down(Card::Stone)]).discard(&discard).rest_with(CAT).build();
    let events = take(&mut play, 0);
    assert!(events.contains(&Event::Rebuilt { cards: 5 }), "{events:?}");
    let lying = [&*play.p.pile, &*play.p.drawn].concat();
    let stocked = play.p.market.iter().map(|on| on.faced).filter(|faced| faced.card == Card::Marble);
    let all: Vec<Faced> = lying.into_iter().filter(|faced| faced.card == Card::Marble).chain(stocked).collect();
    assert_eq!((all.len(), ups(&all)), (5, 2));
    assert!(play.p.discard.is_empty());
}

/// [market.rebuild] [courtesan.fetch]
#[test]
fn a_rebuilt_pile_takes_the_whole_discard_pile_so_its_size_tells_nothing_of_a_secret_pick() {
    let top = [down(Card::Stone), down(Card::Wood), down(Card::Lapis)];
    let rebuilt = |picked: Card| {
        let hand = [Card::Scribe, Card::Courtesan];
        let mut play = Setting::of(3).hand(ADA, &hand).top(&top).discard(&[Card::Marble]).rest_with(CAT).build();
        play.play(ADA, Action::TurnDie { ankh: true });
        play.play(ADA, Action::PlayCourtesan);
        play.play(ADA, Action::Fetch { card: picked });
        let events = take(&mut play, 0);
        assert!(play.p.discard.is_empty());
        (events.contains(&Event::Rebuilt { cards: 2 }), play.view(BOB))
    };
    let (marble, scribe) = (rebuilt(Card::Marble), rebuilt(Card::Scribe));
    assert!(marble.0 && scribe.0, "two cards are left, whichever was taken");
    assert_eq!(marble.1.seen.discard, scribe.1.seen.discard);
}

/// [market.rebuild]
#[test]
fn in_the_next_turn_they_go_back_into_the_pile() {
    let top = [down(Card::Stone); 6];
    let mut play = Setting::of(3).hand(ADA, &[Card::Scribe]).top(&top).rest_with(CAT).build();
    play.play(ADA, Action::TurnDie { ankh: true });
    take(&mut play, 0);
    assert_eq!(play.p.turn, BOB, "everybody knows Ada's only card");
    play.play(BOB, Action::TakeStall { stall: 0 });
    let events = play.play(BOB, Action::Refill);
    assert_eq!(events.last(), Some(&Event::Rebuilt { cards: 1 }));
    assert!(play.discarded().is_empty());
}

/// [market.top]
#[test]
fn a_face_up_top_card_is_seen_by_all_and_no_other_card_of_the_pile() {
    let play = Setting::of(3).top(&[up(Card::Lapis), up(Card::Wood)]).build();
    let seen = play.view(BOB).seen;
    assert_eq!(seen.pile.top(), Some(up(Card::Lapis)));
    let under = &seen.pile[..seen.pile.len() - 1];
    assert!(under.iter().all(|faced| *faced == down(Card::Unknown)), "not even those that lie face up");
}

/// [market.top]
#[test]
fn a_face_down_top_card_is_seen_by_nobody() {
    let play = Setting::of(3).top(&[down(Card::Lapis)]).build();
    for seat in [ADA, BOB, CAT] {
        assert_eq!(play.view(seat).seen.pile.top(), Some(down(Card::Unknown)));
    }
}
