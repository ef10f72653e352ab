//! The Vizier.

use cenacle_cleopatra::{Action, Card, Event, Faced, Step};
use cenacle_table::Viewer;

use crate::common::{ADA, BOB, CAT, Play, Setting, cards, down, some, up};

const FIVE: [Card; 5] = [Card::Stone, Card::Lapis, Card::Stone, Card::Scribe, Card::Wood];

fn vizier(top: &[Faced]) -> Play {
    let mut play = Setting::of(3).hand(ADA, &[Card::Vizier]).top(top).build();
    play.play(ADA, Action::PlayVizier);
    play
}

/// [vizier.draw]
#[test]
fn the_vizier_draws_five_cards_and_shows_them_to_his_player_alone() {
    let play = vizier(&FIVE.map(down));
    assert_eq!((play.p.step, play.p.drawn.len()), (Step::Keeping, 5));
    assert!(play.told(Viewer::Seat(ADA)).contains(&Event::Draws { seat: ADA, cards: FIVE.to_vec() }));
    assert!(!play.told(Viewer::Seat(BOB)).iter().any(|event| matches!(event, Event::Draws { .. })));
    assert!(play.view(BOB).seen.drawn.iter().all(|faced| faced.card == Card::Unknown));
    assert!(play.view(ADA).seen.drawn.iter().map(|faced| faced.card).eq(FIVE));
}

/// [vizier.draw]
#[test]
fn a_face_up_card_on_top_was_seen_but_the_four_under_it_were_not() {
    let play = vizier(&FIVE.map(up));
    let seen: Vec<Card> = play.view(BOB).seen.drawn.iter().map(|faced| faced.card).collect();
    assert_eq!(seen, [Card::Stone, Card::Unknown, Card::Unknown, Card::Unknown, Card::Unknown]);
}

/// [vizier.draw] [market.rebuild]
#[test]
fn if_the_pile_is_short_it_is_rebuilt_with_the_vizier_who_lies_on_the_discard_pile() {
    let short = Setting::of(3).hand(ADA, &[Card::Vizier]).top(&[down(Card::Stone); 2]).discard(&some(6, Card::Wood));
    let mut play = short.rest_with(CAT).build();
    let events = play.play(ADA, Action::PlayVizier);
    assert!(events.contains(&Event::Rebuilt { cards: 7 }));
    assert_eq!((play.p.drawn.len(), play.p.pile.len(), play.discarded()), (5, 4, vec![]));
}

/// [vizier.draw]
#[test]
fn if_all_cards_together_are_fewer_than_five_he_takes_what_there_is() {
    let few = Setting::of(3).hand(ADA, &[Card::Vizier]).top(&[down(Card::Stone)]).discard(&[Card::Wood]);
    let mut play = few.rest_with(CAT).build();
    play.play(ADA, Action::PlayVizier);
    assert_eq!(play.p.drawn.len(), 3, "he lies on the discard pile himself");
}

/// [vizier.draw]
#[test]
fn where_no_other_card_is_left_the_vizier_draws_himself() {
    let mut play = Setting::of(3).hand(ADA, &[Card::Vizier]).rest_with(CAT).build();
    play.play(ADA, Action::PlayVizier);
    assert_eq!(play.legal(ADA), [Action::Keep { card: Card::Vizier }, Action::KeepNoMore]);
}

/// [vizier.keep]
#[test]
fn he_keeps_what_he_wishes_for_an_amulet_each_and_discards_the_rest() {
    let mut play = vizier(&FIVE.map(down));
    let keep = |card| Action::Keep { card };
    assert_eq!(play.refused(ADA, keep(Card::Marble)), ("vizier.keep", "why-not-drawn"));
    play.play(ADA, keep(Card::Lapis));
    assert_eq!(play.refused(ADA, keep(Card::Lapis)), ("vizier.keep", "why-not-drawn"), "there is no second one");
    play.play(ADA, keep(Card::Stone));
    let events = play.play(ADA, Action::KeepNoMore);
    assert_eq!(events, [Event::Keeps { seat: ADA, kept: 2, of: 5, amulets: 2 }]);
    assert_eq!((play.hand(ADA), play.amulets(ADA)), (vec![Card::Stone, Card::Lapis], 2));
    assert_eq!(play.discarded(), [Card::Stone, Card::Wood, Card::Scribe, Card::Vizier]);
    assert_eq!(play.refused(ADA, keep(Card::Wood)), ("turn.choose", "why-not-now"));
}

/// [vizier.keep]
#[test]
fn he_may_keep_nothing_or_everything() {
    let mut nothing = vizier(&FIVE.map(down));
    nothing.play(ADA, Action::KeepNoMore);
    assert_eq!((nothing.hand(ADA), nothing.amulets(ADA)), (vec![], 0));
    let mut all = vizier(&FIVE.map(down));
    for card in FIVE {
        all.play(ADA, Action::Keep { card });
    }
    assert_eq!((all.hand(ADA).len(), all.amulets(ADA), all.p.step), (5, 5, Step::Start));
}

/// [vizier.keep] [secrets.hand] [secrets.discard]
#[test]
fn opponents_learn_how_many_he_keeps_and_not_which() {
    let mut play = vizier(&FIVE.map(up));
    play.play(ADA, Action::Keep { card: Card::Stone });
    assert!(play.told(Viewer::Seat(BOB)).is_empty());
    assert_eq!(play.view(BOB).seen.kept, 0);
    play.play(ADA, Action::KeepNoMore);
    assert_eq!(play.told(Viewer::Seat(BOB)), [Event::Keeps { seat: ADA, kept: 1, of: 5, amulets: 1 }]);
    assert_eq!(play.knows(BOB, ADA, Card::Stone), 0, "even of the card that lay face up");
    let known = |seat| cards(play.view(seat).seen.discard.counts());
    assert_eq!(known(BOB), [Card::Vizier]);
    assert_eq!(known(ADA), [Card::Stone, Card::Wood, Card::Lapis, Card::Scribe, Card::Vizier]);
}

/// [vizier.keep] [secrets.discard]
#[test]
fn the_face_up_card_is_known_to_lie_with_the_rest_if_all_five_went_the_same_way() {
    let mut none = vizier(&FIVE.map(up));
    none.play(ADA, Action::KeepNoMore);
    let known = cards(none.view(BOB).seen.discard.counts());
    assert_eq!(known, [Card::Stone, Card::Vizier]);
    let mut all = vizier(&FIVE.map(up));
    for card in FIVE {
        all.play(ADA, Action::Keep { card });
    }
    assert_eq!(all.knows(BOB, ADA, Card::Stone), 1);
}
