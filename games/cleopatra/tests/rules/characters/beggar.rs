//! The Beggar.

use cenacle_cleopatra::{Action, Card, Event, Resource, Step};
use cenacle_table::Viewer;

use crate::common::{ADA, BOB, CAT, DAN, Play, Setting};

fn give(card: Resource) -> Action {
    Action::GiveCard { card }
}

/// [beggar.gift]
#[test]
fn each_opponent_in_turn_gives_two_talents_or_a_standard_card_as_that_opponent_chooses() {
    let hands = Setting::of(4)
        .turn(BOB)
        .hand(BOB, &[Card::Beggar])
        .hand(CAT, &[Card::Stone, Card::Lapis])
        .hand(DAN, &[Card::Wood])
        .hand(ADA, &[Card::Marble]);
    let mut play = hands.build();
    assert_eq!(play.play(BOB, Action::PlayBeggar), [Event::Calls { seat: BOB, card: Card::Beggar, amulets: 2 }]);
    assert_eq!((play.p.step, play.p.answering), (Step::Begging, CAT), "the next in turn order answers first");
    assert_eq!(play.legal(CAT), [Action::GiveTalents, give(Resource::Stone), give(Resource::Lapis)]);
    play.play(CAT, give(Resource::Lapis));
    let events = play.play(DAN, Action::GiveTalents);
    assert_eq!(events, [Event::GivesTalents { seat: DAN, to: BOB, talents: 2 }]);
    let events = play.play(ADA, give(Resource::Marble));
    assert_eq!(events, [Event::GivesCard { seat: ADA, to: BOB, card: Card::Marble }]);
    assert_eq!(play.hand(BOB), [Card::Marble, Card::Lapis]);
    assert_eq!((play.talents(BOB), play.talents(DAN), play.amulets(BOB)), (7, 3, 2));
    assert_eq!((play.p.step, play.p.turn), (Step::Start, BOB));
    assert_eq!(play.discarded(), [Card::Beggar]);
}

fn begging(setting: Setting) -> Play {
    let mut play = setting.hand(ADA, &[Card::Beggar]).build();
    play.play(ADA, Action::PlayBeggar);
    play
}

/// [beggar.gift]
#[test]
fn who_has_fewer_than_two_talents_must_give_a_card() {
    let mut play = begging(Setting::of(3).talents(BOB, 1).hand(BOB, &[Card::Stone, Card::DoubleStone]));
    assert_eq!(play.legal(BOB), [give(Resource::Stone)]);
    assert_eq!(play.refused(BOB, Action::GiveTalents), ("beggar.gift", "why-too-poor"));
}

/// [beggar.gift]
#[test]
fn a_corrupted_card_or_one_not_held_may_not_be_given() {
    let mut play = begging(Setting::of(3).talents(BOB, 2).hand(BOB, &[Card::DoubleStone, Card::TrompeLoeil]));
    assert_eq!(play.legal(BOB), [Action::GiveTalents]);
    assert_eq!(play.refused(BOB, give(Resource::Stone)), ("beggar.gift", "why-no-such-card"));
    assert_eq!(play.refused(CAT, Action::GiveTalents), ("beggar.gift", "why-not-your-turn"));
}

/// [beggar.gift]
#[test]
fn nobody_gives_where_nobody_begs() {
    let mut play = Setting::of(3).hand(ADA, &[Card::Stone]).build();
    for action in [Action::GiveTalents, give(Resource::Stone), Action::ShowHand] {
        assert_eq!(play.refused(ADA, action), ("turn.choose", "why-not-now"));
    }
}

/// [beggar.gift]
#[test]
fn who_holds_no_card_gives_talents_without_being_asked() {
    let mut play = Setting::of(3).hand(ADA, &[Card::Beggar, Card::Lapis]).build();
    play.play(ADA, Action::PlayBeggar);
    assert_eq!((play.talents(ADA), play.talents(BOB), play.talents(CAT)), (9, 3, 3));
    assert_eq!(play.p.step, Step::Start);
}

/// [beggar.nothing]
#[test]
fn who_has_nothing_to_give_shows_the_hand_to_the_player_of_the_beggar_alone() {
    let poor = Setting::of(3).talents(BOB, 1).hand(BOB, &[Card::DoubleStone, Card::Vizier]).hand(CAT, &[Card::Stone]);
    let mut play = begging(poor);
    assert_eq!(play.legal(BOB), [Action::ShowHand]);
    play.play(BOB, Action::ShowHand);
    let shown = Event::HandShown { seat: BOB, cards: vec![Card::DoubleStone, Card::Vizier] };
    assert!(play.told(Viewer::Seat(ADA)).contains(&shown));
    for viewer in [Viewer::Seat(CAT), Viewer::Spectator] {
        assert_eq!(play.told(viewer), [Event::GivesNothing { seat: BOB, to: ADA }]);
    }
    assert_eq!((play.knows(ADA, BOB, Card::Vizier), play.knows(CAT, BOB, Card::Vizier)), (1, 0));
    assert_eq!(play.talents(BOB), 1, "not even a single talent");
    assert_eq!(play.p.answering, CAT);
}

/// [beggar.nothing]
#[test]
fn who_can_give_something_does_not_get_away_with_showing_the_hand() {
    let mut rich = begging(Setting::of(3).talents(BOB, 2).hand(BOB, &[Card::Vizier]));
    assert_eq!(rich.refused(BOB, Action::ShowHand), ("beggar.nothing", "why-can-give"));
    let mut stocked = begging(Setting::of(3).talents(BOB, 0).hand(BOB, &[Card::Vizier, Card::Wood]));
    assert_eq!(stocked.refused(BOB, Action::ShowHand), ("beggar.nothing", "why-can-give"));
}
