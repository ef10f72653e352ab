//! The end of the game.

use cenacle_cleopatra::{Action, Card, Event, Step, Work, is_corrupted};
use cenacle_table::{Game, Outcome, Seat, Seats};

use crate::common::{ADA, BOB, CAT, DAN, Play, Setting, cost, shipped, up};

/// Ada builds the Throne for 12 talents and with it the game ends. She has no Merchants.
fn ended(setting: Setting) -> Play {
    ended_holding(setting, &[])
}

/// The same with these cards left in Ada's hand.
fn ended_holding(setting: Setting, left: &[Card]) -> Play {
    let complete = [Work::Wall, Work::Sphinx, Work::Door, Work::Obelisk];
    let setting = complete.into_iter().fold(setting, Setting::complete).standing(Work::Throne, 1);
    let mut play = setting.hand(ADA, &[&cost(Work::Throne), left].concat()).merchants(ADA, 0).build();
    play.build(ADA, Work::Throne);
    // Without a card the visit ends by itself.
    if play.p.step == Step::Quarry {
        play.play(ADA, Action::FinishVisit);
    }
    assert_eq!(play.p.step, Step::Arrived);
    play
}

fn outcome(play: &Play) -> Outcome {
    play.game.outcome(&play.p).expect("the game is over")
}

fn winners(play: &Play) -> Vec<Seat> {
    outcome(play).winners.into_iter().collect()
}

/// A figure of the count at the end.
fn line(play: &Play, seat: Seat, key: &str) -> Option<i32> {
    let lines = play.game.sheet(&play.p);
    lines.iter().find(|line| line.seat == seat && line.label.key == key).map(|line| line.value)
}

/// Three players of whom nobody has a Merchant; Cat is the most corrupt unless a test says otherwise.
fn plain() -> Setting {
    Setting::of(3).merchants(BOB, 0).merchants(CAT, 0).amulets(CAT, 9)
}

/// [end.cards]
#[test]
fn each_corrupted_card_left_in_hand_costs_an_amulet_and_standard_cards_cost_nothing() {
    for card in Card::ALL {
        let play = ended(plain().hand(BOB, &[card, Card::Artisan]));
        let expected = i32::from(card.standard().is_none());
        assert_eq!(line(&play, BOB, "sheet-left-cards"), Some(expected), "{card:?}");
        assert_eq!(is_corrupted(shipped().figures(), card), expected == 1);
    }
    let several = [Card::Scribe, Card::Scribe, Card::Vizier, Card::DoubleWood, Card::TrompeLoeil, Card::Stone];
    assert_eq!(line(&ended(plain().hand(BOB, &several)), BOB, "sheet-left-cards"), Some(5));
}

/// [end.cards]
#[test]
fn a_card_left_in_hand_can_cost_its_holder_the_life() {
    let play = ended_holding(plain().amulets(CAT, 2).amulets(ADA, 1), &[Card::Scribe, Card::DoubleWood]);
    assert_eq!(outcome(&play).scores[ADA.index()], 0);
    assert_eq!(winners(&play), [BOB], "as rich as Cat, and purer");
}

/// The corner of four cells behind a V.
fn with_a_corner(setting: Setting) -> Setting {
    setting.laid('V', &[(0, 2), (1, 2), (2, 2), (2, 1), (2, 0)]).sanctuary(BOB, (0, 0))
}

/// [end.sanctuaries]
#[test]
fn a_sanctuary_takes_an_amulet_for_each_of_its_cells() {
    let play = ended(with_a_corner(plain().amulets(BOB, 12).amulets(CAT, 9)));
    assert_eq!(line(&play, BOB, "sheet-sanctuaries"), Some(-4));
    assert_eq!(outcome(&play).scores[CAT.index()], 0, "8 amulets survive 9");
}

/// [end.sanctuaries]
#[test]
fn nobody_goes_below_no_amulet() {
    let play = ended(with_a_corner(plain().amulets(BOB, 3)));
    assert_eq!(line(&play, BOB, "sheet-sanctuaries"), Some(-3));
}

/// [end.sanctuaries] [end.cards]
#[test]
fn the_cards_left_in_hand_are_counted_before_the_sanctuaries() {
    let play = ended(with_a_corner(plain().amulets(BOB, 2).hand(BOB, &[Card::Vizier, Card::Scribe])));
    assert_eq!((line(&play, BOB, "sheet-left-cards"), line(&play, BOB, "sheet-sanctuaries")), (Some(2), Some(-4)));
}

/// [end.crocodiles]
#[test]
fn whoever_has_the_most_amulets_is_eaten_however_rich() {
    let play = ended(plain().talents(CAT, 300).amulets(BOB, 8));
    assert_eq!(winners(&play), [ADA]);
    assert_eq!((outcome(&play).scores[CAT.index()], outcome(&play).ranks[CAT.index()]), (0, 3));
}

/// [end.crocodiles]
#[test]
fn all_who_are_tied_for_the_most_are_eaten() {
    let play = ended(Setting::of(4).amulets(ADA, 6).amulets(BOB, 6).amulets(CAT, 5).amulets(DAN, 5).talents(DAN, 1));
    assert_eq!(winners(&play), [CAT]);
    let outcome = outcome(&play);
    assert_eq!((outcome.scores[0], outcome.scores[1]), (0, 0));
    assert_eq!(*outcome.ranks, [3, 3, 1, 2]);
}

/// [end.crocodiles] [end.winner]
#[test]
fn the_log_names_who_is_eaten_and_who_wins() {
    let mut play = plain().idle(89).stall(0, &[]).stall(1, &[]).stall(2, &[]).rest_with(BOB).build();
    let events = play.play(ADA, Action::TakeStall { stall: 0 });
    let eaten: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::Eaten { .. })).collect();
    assert_eq!(eaten, [&Event::Eaten { seat: BOB, amulets: 34 }], "Bob holds all corrupted cards: {events:?}");
    assert_eq!(events.last(), Some(&Event::Wins { seat: ADA, talents: 5 + 9 }));
}

/// [end.spared]
#[test]
fn if_nobody_has_an_amulet_nobody_is_eaten() {
    let play = ended(plain().amulets(CAT, 0).talents(CAT, 100));
    assert_eq!(winners(&play), [CAT]);
    assert_eq!(*outcome(&play).scores, [17, 5, 100]);
    assert!([ADA, BOB, CAT].iter().all(|seat| line(&play, *seat, "sheet-eaten").is_none()));
}

/// [end.spared]
#[test]
fn nobody_is_eaten_either_where_sanctuaries_have_taken_every_amulet() {
    let play = ended(with_a_corner(plain().amulets(CAT, 0).amulets(BOB, 4)));
    assert!(outcome(&play).scores.iter().all(|score| *score > 0));
}

/// [end.merchants] [quarry.merchants]
#[test]
fn each_survivor_receives_three_talents_for_each_merchant_left() {
    let play = ended(plain().merchants(BOB, 2).merchants(CAT, 3));
    assert_eq!(line(&play, BOB, "sheet-merchants"), Some(6));
    assert_eq!(outcome(&play).scores[BOB.index()], 5 + 6);
    assert_eq!(line(&play, CAT, "sheet-merchants"), None, "the eaten receive nothing");
    assert_eq!(line(&play, CAT, "sheet-eaten"), Some(-5));
    assert_eq!(line(&play, ADA, "sheet-merchants"), Some(0), "Ada's have left the game");
}

/// [end.winner] [goal]
#[test]
fn the_richest_survivor_wins() {
    let play = ended(plain().talents(BOB, 18).talents(CAT, 99));
    let Outcome { reason, winners, ranks, scores } = outcome(&play);
    assert_eq!((reason, winners), ("palace", Seats::only(BOB)));
    assert_eq!((&*ranks, &*scores), (&[2, 1, 3][..], &[17, 18, 0][..]));
}

/// [end.winner]
#[test]
fn before_the_end_there_is_neither_outcome_nor_count() {
    let play = Setting::of(3).build();
    assert_eq!(play.game.outcome(&play.p), None);
    assert!(play.game.sheet(&play.p).is_empty());
}

/// [end.tie]
#[test]
fn with_equal_talents_whoever_has_fewer_amulets_wins() {
    let play = ended(plain().talents(BOB, 17).amulets(BOB, 2).amulets(ADA, 3));
    assert_eq!(winners(&play), [BOB]);
    assert_eq!(*outcome(&play).ranks, [2, 1, 3]);
}

/// [end.tie]
#[test]
fn amulets_are_compared_after_the_sanctuaries() {
    let play = ended(with_a_corner(plain().talents(BOB, 17).amulets(BOB, 6).amulets(ADA, 3)));
    assert_eq!(winners(&play), [BOB], "six less four cells is fewer than three");
}

/// [end.tie]
#[test]
fn with_equal_talents_and_amulets_the_victory_is_shared() {
    let play = ended(plain().talents(BOB, 17).amulets(BOB, 3).amulets(ADA, 3));
    assert_eq!(winners(&play), [ADA, BOB]);
    assert_eq!(*outcome(&play).ranks, [1, 1, 3]);
}

/// [end.nobody]
#[test]
fn if_all_are_eaten_nobody_wins() {
    let play = ended(plain().amulets(ADA, 9).amulets(BOB, 9));
    let outcome = outcome(&play);
    assert!(outcome.winners.is_empty());
    assert_eq!((&*outcome.scores, &*outcome.ranks), (&[0, 0, 0][..], &[1, 1, 1][..]));
}

/// [end.patience]
#[test]
fn after_thirty_rounds_without_building_the_game_stops_and_is_counted() {
    for players in 3..=5 {
        let mut play = Setting::of(players).idle(30 * u16::from(players) - 2).top(&[up(Card::Stone); 6]).build();
        // Everybody sees what they take, and nobody is asked where equal cards go: nothing is left to ask.
        for seat in [ADA, BOB] {
            assert_eq!(play.p.step, Step::Start);
            play.play(seat, Action::TakeStall { stall: 0 });
        }
        assert_eq!((play.p.step, outcome(&play).reason), (Step::Abandoned, "abandoned"));
        assert_eq!(play.refused(ADA, Action::EndTurn), ("end.patience", "why-over"));
    }
}

/// [end.patience]
#[test]
fn a_visit_to_the_quarry_begins_the_count_anew() {
    let mut play = Setting::of(3).idle(89).hand(ADA, &[Card::Artisan, Card::Stone, Card::Wood]).build();
    play.wall(ADA, 1);
    play.finish_with_ankhs(ADA, 0);
    assert_eq!((play.p.turn, play.p.idle), (BOB, 0));
}
