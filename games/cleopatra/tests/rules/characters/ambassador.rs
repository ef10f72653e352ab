//! The Ambassador.

use cenacle_cleopatra::{Action, Card, Event, Resource, Step};
use cenacle_table::Seat;

use crate::common::{ADA, BOB, CAT, DAN, Play, Setting};

fn ask(seat: Seat) -> Action {
    Action::Ask { seat }
}

fn wish(card: Resource) -> Action {
    Action::Wish { card }
}

fn offer(card: Resource) -> Action {
    Action::Offer { card }
}

/// Ada holds the Ambassador; Bob has two amulets, Cat one, Dan cards but no amulet.
fn embassy() -> Play {
    Setting::of(4)
        .hand(ADA, &[Card::Ambassador])
        .hand(BOB, &[Card::Stone, Card::Stone, Card::Lapis, Card::DoubleWood])
        .amulets(BOB, 2)
        .hand(CAT, &[Card::Wood, Card::Marble])
        .amulets(CAT, 1)
        .hand(DAN, &[Card::Stone])
        .build()
}

/// Ada asks these for anything.
fn asking(seats: &[Seat]) -> Play {
    let mut play = embassy();
    play.play(ADA, Action::PlayAmbassador);
    seats.iter().for_each(|seat| drop(play.play(ADA, ask(*seat))));
    if play.p.step == Step::Asking {
        play.play(ADA, Action::AskNoMore);
    }
    play.play(ADA, Action::WishNoMore);
    play
}

/// [ambassador.ask]
#[test]
fn the_ambassador_names_opponents_with_cards_and_costs_nothing_himself() {
    let mut play = embassy();
    assert_eq!(
        play.play(ADA, Action::PlayAmbassador),
        [Event::Calls { seat: ADA, card: Card::Ambassador, amulets: 0 }]
    );
    assert_eq!(play.legal(ADA), [ask(BOB), ask(CAT), ask(DAN)], "that Dan has no amulet is his secret");
    assert_eq!(play.refused(ADA, ask(ADA)), ("ambassador.ask", "why-cannot-be-asked"));
    assert_eq!(play.refused(ADA, Action::AskNoMore), ("ambassador.ask", "why-ask-somebody"));
    play.play(ADA, ask(CAT));
    assert_eq!(play.refused(ADA, ask(CAT)), ("ambassador.ask", "why-cannot-be-asked"), "asked already");
    play.play(ADA, Action::AskNoMore);
    play.play(ADA, Action::WishNoMore);
    assert_eq!((play.p.step, play.p.answering), (Step::Offering, CAT), "Bob was not named");
    assert_eq!(play.amulets(ADA), 0);
}

/// [ambassador.ask]
#[test]
fn an_opponent_without_cards_is_not_asked_and_a_single_one_is_asked_at_once() {
    let lone = Setting::of(3).hand(ADA, &[Card::Ambassador]).amulets(BOB, 3).amulets(CAT, 1).hand(CAT, &[Card::Vizier]);
    let mut play = lone.build();
    let events = play.play(ADA, Action::PlayAmbassador);
    assert_eq!(events[1..], [Event::Asks { seat: ADA, asked: CAT }]);
    play.play(ADA, Action::WishNoMore);
    assert_eq!(play.legal(CAT), [Action::OfferNoMore], "nobody is bound to offer, and there is no standard card");
}

/// [ambassador.ask]
#[test]
fn where_nobody_has_cards_the_ambassador_cannot_be_played() {
    let mut play = Setting::of(3).hand(ADA, &[Card::Ambassador]).amulets(BOB, 3).build();
    assert_eq!(play.refused(ADA, Action::PlayAmbassador), ("ambassador.ask", "why-nobody-to-ask"));
    assert_eq!(play.refused(ADA, ask(BOB)), ("turn.choose", "why-not-now"));
}

/// [ambassador.wish]
#[test]
fn the_asker_says_to_all_which_resources_he_wishes_for() {
    let mut play = embassy();
    play.play(ADA, Action::PlayAmbassador);
    play.play(ADA, ask(BOB));
    play.play(ADA, Action::AskNoMore);
    assert_eq!(play.p.step, Step::Wishing);
    play.play(ADA, wish(Resource::Lapis));
    assert_eq!(play.refused(ADA, wish(Resource::Lapis)), ("ambassador.wish", "why-wished"));
    play.play(ADA, wish(Resource::Wood));
    let events = play.play(ADA, Action::WishNoMore);
    assert_eq!(events, [Event::Wishes { seat: ADA, cards: vec![Card::Wood, Card::Lapis] }]);
    assert!([BOB, DAN].into_iter().all(|seat| play.view(seat).seen.wished == play.p.wished));
    assert_eq!(play.p.wished, 1 << Resource::Wood as u8 | 1 << Resource::Lapis as u8);
}

/// [ambassador.wish] [ambassador.offer]
#[test]
fn a_wish_binds_nobody_and_is_forgotten_when_the_embassy_is_over() {
    let mut play = embassy();
    play.play(ADA, Action::PlayAmbassador);
    play.play(ADA, ask(BOB));
    play.play(ADA, Action::AskNoMore);
    play.play(ADA, wish(Resource::Marble));
    play.play(ADA, Action::WishNoMore);
    assert_eq!(play.legal(BOB), [offer(Resource::Stone), offer(Resource::Lapis), Action::OfferNoMore]);
    play.play(BOB, Action::OfferNoMore);
    assert_eq!((play.p.step, play.p.wished), (Step::Start, 0));
}

/// [ambassador.wish]
#[test]
fn whoever_has_wished_for_everything_is_not_asked_for_more() {
    let mut play = embassy();
    play.play(ADA, Action::PlayAmbassador);
    play.play(ADA, ask(BOB));
    play.play(ADA, Action::AskNoMore);
    for card in Resource::ALL {
        assert_eq!(play.p.step, Step::Wishing);
        play.play(ADA, wish(card));
    }
    assert_eq!(play.p.step, Step::Offering);
    assert_eq!(play.refused(BOB, wish(Resource::Wood)), ("ambassador.offer", "why-not-now"));
}

/// [ambassador.offer]
#[test]
fn those_named_answer_in_turn_order_with_as_many_standard_cards_as_they_have_amulets() {
    let mut play = asking(&[CAT, BOB]);
    assert_eq!(play.p.answering, BOB, "turn order, not the order of asking");
    assert_eq!(play.legal(BOB), [offer(Resource::Stone), offer(Resource::Lapis), Action::OfferNoMore]);
    assert_eq!(
        play.refused(BOB, offer(Resource::Wood)),
        ("ambassador.offer", "why-no-such-card"),
        "a double card is no offer"
    );
    assert_eq!(play.refused(CAT, offer(Resource::Wood)), ("ambassador.offer", "why-not-your-turn"));
    play.play(BOB, offer(Resource::Lapis));
    assert_eq!(
        play.refused(BOB, offer(Resource::Lapis)),
        ("ambassador.offer", "why-no-such-card"),
        "he has no second one"
    );
    play.play(BOB, offer(Resource::Stone));
    assert_eq!(play.refused(BOB, offer(Resource::Stone)), ("ambassador.offer", "why-too-few-amulets"));
    play.play(BOB, Action::OfferNoMore);
    play.play(CAT, offer(Resource::Wood));
    play.play(CAT, Action::OfferNoMore);
    assert_eq!(play.p.step, Step::Accepting);
}

/// [ambassador.offer]
#[test]
fn everybody_answers_with_no_more_so_that_nobody_reads_off_who_has_no_amulets() {
    let mut play = asking(&[BOB, CAT, DAN]);
    for seat in [BOB, CAT, DAN] {
        while let Some(card) = play.legal(seat).into_iter().find(|action| matches!(action, Action::Offer { .. })) {
            play.play(seat, card);
            assert_eq!((play.p.step, play.p.answering), (Step::Offering, seat), "whatever was offered");
        }
        assert_eq!(play.legal(seat), [Action::OfferNoMore]);
        let nothing = seat == DAN;
        assert_eq!(play.play(seat, Action::OfferNoMore), [Event::OffersNoMore { seat, nothing }]);
    }
    assert_eq!(play.p.step, Step::Accepting);
}

/// [ambassador.offer]
#[test]
fn turn_order_begins_after_the_player_of_the_ambassador() {
    let mut setting = Setting::of(4).turn(CAT).hand(CAT, &[Card::Ambassador]);
    for seat in [ADA, BOB, DAN] {
        setting = setting.hand(seat, &[Card::Stone]).amulets(seat, 2);
    }
    let mut play = setting.build();
    play.play(CAT, Action::PlayAmbassador);
    for seat in [ADA, BOB, DAN] {
        play.play(CAT, ask(seat));
    }
    play.play(CAT, Action::WishNoMore);
    for seat in [DAN, ADA, BOB] {
        assert_eq!(play.p.answering, seat);
        play.play(seat, Action::OfferNoMore);
    }
    assert_eq!((play.p.step, play.p.turn), (Step::Start, CAT));
}

/// [ambassador.offer]
#[test]
fn whoever_has_no_amulet_is_asked_and_can_offer_nothing() {
    let mut play = asking(&[DAN]);
    assert_eq!(play.legal(DAN), [Action::OfferNoMore]);
    assert_eq!(play.refused(DAN, offer(Resource::Stone)), ("ambassador.offer", "why-too-few-amulets"));
}

/// [ambassador.offer] [secrets.hand]
#[test]
fn offers_are_open_to_all_and_not_forgotten() {
    let mut play = asking(&[BOB]);
    play.play(BOB, offer(Resource::Lapis));
    play.play(BOB, Action::OfferNoMore);
    play.play(ADA, Action::AcceptNoMore);
    assert_eq!((play.knows(DAN, BOB, Card::Lapis), play.knows(DAN, BOB, Card::Stone)), (1, 0));
}

/// [ambassador.offer]
#[test]
fn if_nobody_offers_anything_the_embassy_is_over() {
    let mut play = asking(&[BOB, CAT]);
    play.play(BOB, Action::OfferNoMore);
    play.play(CAT, Action::OfferNoMore);
    assert_eq!((play.p.step, play.p.turn), (Step::Start, ADA));
}

/// [ambassador.accept]
#[test]
fn any_part_of_the_offers_is_accepted_with_an_amulet_of_the_giver_for_each() {
    let mut play = asking(&[BOB, CAT]);
    play.play(BOB, offer(Resource::Lapis));
    play.play(BOB, offer(Resource::Stone));
    play.play(BOB, Action::OfferNoMore);
    play.play(CAT, offer(Resource::Wood));
    play.play(CAT, Action::OfferNoMore);
    let accept = |seat, card| Action::Accept { seat, card };
    let choices = [accept(BOB, Resource::Stone), accept(BOB, Resource::Lapis), accept(CAT, Resource::Wood)];
    assert_eq!(play.legal(ADA), [&choices[..], &[Action::AcceptNoMore]].concat());
    assert_eq!(play.refused(ADA, accept(CAT, Resource::Lapis)), ("ambassador.accept", "why-not-offered"));
    play.play(ADA, choices[1]);
    assert_eq!(play.refused(ADA, choices[1]), ("ambassador.accept", "why-not-offered"), "once only");
    play.play(ADA, choices[2]);
    play.play(ADA, Action::AcceptNoMore);
    assert_eq!(play.hand(ADA), [Card::Wood, Card::Lapis]);
    assert_eq!([ADA, BOB, CAT].map(|seat| play.amulets(seat)), [2, 1, 0]);
    assert_eq!(play.hand(BOB), [Card::Stone, Card::Stone, Card::DoubleWood], "the Stone goes back");
    assert_eq!(play.p.step, Step::Start);
    assert_eq!(play.refused(ADA, choices[0]), ("turn.choose", "why-not-now"), "there is one round only");
}
