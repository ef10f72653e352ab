//! The turn.

use cenacle_cleopatra::{Action, Card, Event, Step, Work};
use cenacle_table::Game;

use crate::common::{ADA, BOB, CAT, MOSAIC, Play, Setting, WALL, cost, down, mosaic, some, up};

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
    for rule in ["market.before", "turn.end"] {
        assert_eq!(play.refused(ADA, Action::Build { work: Work::Wall }), (rule, "why-not-now"));
        assert_eq!(play.refused(ADA, Action::TakeStall { stall: 1 }), (rule, "why-not-now"));
        let next = play.legal(ADA)[0];
        play.play(ADA, next);
    }
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

/// [turn.characters] [market.before]
#[test]
fn a_character_that_has_just_been_taken_is_played_before_the_stalls_are_filled() {
    let mut play = Setting::of(3).stall(1, &[down(Card::Scribe)]).top(&[up(Card::Stone); 3]).build();
    play.play(ADA, Action::TakeStall { stall: 1 });
    assert_eq!((play.p.step, play.p.market.len()), (Step::Taken, 2));
    play.play(ADA, Action::TurnDie { ankh: true });
    assert_eq!((play.p.altar, play.discarded()), (1, vec![Card::Scribe]));
}

/// [market.before] [vizier.draw]
#[test]
fn a_vizier_just_taken_draws_the_card_that_lies_open_on_the_pile() {
    let top = [up(Card::Lapis), down(Card::Wood), down(Card::Stone), down(Card::Stone), down(Card::Stone)];
    let mut play = Setting::of(3).stall(1, &[down(Card::Vizier)]).top(&top).build();
    play.play(ADA, Action::TakeStall { stall: 1 });
    play.play(ADA, Action::PlayVizier);
    play.play(ADA, Action::Keep { card: Card::Lapis });
    play.play(ADA, Action::KeepNoMore);
    assert_eq!((play.hand(ADA), play.p.step), (vec![Card::Lapis], Step::Taken));
    play.play(ADA, Action::Refill);
    assert!(play.p.market.iter().all(|on| on.faced.card != Card::Lapis));
}

/// [market.before] [courtesan.fetch] [market.rebuild]
#[test]
fn a_courtesan_just_taken_searches_the_discard_pile_before_it_is_made_into_a_new_one() {
    let discard = [Card::Lapis, Card::Marble];
    let mut play = Setting::of(3)
        .stall(1, &[down(Card::Courtesan)])
        .top(&[down(Card::Stone); 3])
        .discard(&discard)
        .rest_with(CAT)
        .build();
    play.play(ADA, Action::TakeStall { stall: 1 });
    play.play(ADA, Action::PlayCourtesan);
    play.play(ADA, Action::Fetch { card: Card::Lapis });
    let events = play.play(ADA, Action::Refill);
    assert!(events.contains(&Event::Rebuilt { cards: 2 }), "Marble and the Courtesan: {events:?}");
    assert_eq!(play.hand(ADA), [Card::Lapis]);
}

/// [market.before]
#[test]
fn before_the_stalls_are_filled_everybody_is_asked_whose_hand_is_not_known_to_all() {
    let taking = |hand: &[Card]| {
        let mut play = Setting::of(3).hand(ADA, hand).top(&[up(Card::Stone); 3]).build();
        play.play(ADA, Action::TakeStall { stall: 0 });
        (play.p.step, play.legal(ADA))
    };
    assert_eq!(taking(&[Card::Wood]), (Step::Taken, vec![Action::Refill]), "a Wood might be a Vizier for the others");
    assert_eq!(taking(&[Card::Smuggler]), (Step::Taken, vec![Action::Refill]));
    assert_eq!(taking(&[]).0, Step::Start, "all saw the one Artisan taken: the turn has passed");
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

/// [turn.characters] [vizier.draw] [market.refill]
#[test]
fn a_vizier_played_while_the_stalls_are_filled_leaves_the_cards_drawn_for_them() {
    let three = [up(Card::Stone), up(Card::Wood), up(Card::Lapis)];
    let five = [down(Card::Marble); 5];
    let mut play = Setting::of(3).hand(ADA, &[Card::Vizier]).top(&[&three[..], &five].concat()).build();
    play.play(ADA, Action::TakeStall { stall: 0 });
    play.play(ADA, Action::Refill);
    assert_eq!(play.p.step, Step::Stocking);
    play.play(ADA, Action::PlayVizier);
    assert_eq!((play.p.drawn.len(), &*play.p.waiting), (5, &three[..]));
    play.play(ADA, Action::KeepNoMore);
    assert_eq!((play.p.step, &*play.p.drawn, play.p.waiting.len()), (Step::Stocking, &three[..], 0));
    play.play(ADA, Action::Stock { stall: 2 });
    assert_eq!(play.p.stall(2).last(), Some(up(Card::Stone)));
}

/// [turn.characters]
#[test]
fn a_character_is_played_at_every_question_of_ones_turn_but_in_the_middle_of_a_payment() {
    let hand = [&MOSAIC[..], &WALL, &cost(Work::Door), &[Card::Scribe, Card::Scribe]].concat();
    let die = Action::TurnDie { ankh: true };
    let at = |step: Step, play: &mut Play| {
        assert_eq!((play.p.step, play.legal(ADA).contains(&die)), (step, true));
        let mut called = play.clone();
        called.play(ADA, die);
        assert_eq!(called.p.step, step, "the question comes back");
    };
    let mut play = Setting::of(3).hand(ADA, &hand).stack("XFIL").build();
    at(Step::Start, &mut play);
    play.play(ADA, Action::Build { work: Work::Door });
    assert_eq!(play.p.step, Step::Paying);
    assert_eq!(play.refused(ADA, die), ("turn.characters", "why-no-character-now"));
    play.play(ADA, Action::PayPlain);
    at(Step::PlacingDoor, &mut play);
    play.play(ADA, Action::PlaceDoor { side: 0 });
    at(Step::Quarry, &mut play);
    play.build(ADA, Work::Wall);
    at(Step::PlacingWall, &mut play);
    play.play(ADA, Action::PlaceWall { slot: 0 });
    play.play(ADA, Action::BuildWithScribe);
    play.play(ADA, Action::PayPlain);
    at(Step::Choosing, &mut play);
    let mosaic = mosaic(play.game.figures(), 'X');
    play.play(ADA, Action::ChooseMosaic { mosaic });
    at(Step::Laying, &mut play);
    play.lay(ADA, &[(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)]);
    at(Step::Claiming, &mut play);
    play.play(ADA, Action::ClaimNothing);
    play.finish_with_ankhs(ADA, 0);
    assert_eq!((play.p.step, play.legal(ADA).contains(&die)), (Step::End, true));

    let eleven = [some(11, Card::Artisan), vec![Card::Scribe]].concat();
    let mut market = Setting::of(3).hand(ADA, &eleven).top(&[up(Card::Stone), up(Card::Wood), up(Card::Wood)]).build();
    market.play(ADA, Action::TakeStall { stall: 0 });
    at(Step::Limit, &mut market);
    market.play(ADA, Action::DiscardToLimit);
    at(Step::Discarding, &mut market);
    (0..3).for_each(|_| drop(market.play(ADA, Action::Discard { card: Card::Artisan })));
    assert_eq!((market.p.step, market.legal(ADA).contains(&die)), (Step::Taken, true));
    market.play(ADA, Action::Refill);
    at(Step::Stocking, &mut market);
}

/// [turn.characters] [hand.discard]
#[test]
fn a_character_played_while_cards_are_discarded_counts_as_one_card_less() {
    let hand = [some(10, Card::Artisan), vec![Card::Scribe]].concat();
    let mut play = Setting::of(3).hand(ADA, &hand).top(&[up(Card::Stone); 3]).build();
    play.play(ADA, Action::TakeStall { stall: 0 });
    play.play(ADA, Action::DiscardToLimit);
    play.play(ADA, Action::Discard { card: Card::Artisan });
    assert_eq!(play.p.step, Step::Discarding);
    play.play(ADA, Action::TurnDie { ankh: true });
    assert_eq!((play.p.step, play.hand(ADA).len(), play.amulets(ADA)), (Step::Taken, 10, 1));
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
fn the_end_of_the_turn_is_asked_of_whoever_holds_a_card_that_others_do_not_know() {
    let mut play = Setting::of(3).hand(ADA, &[Card::Wood]).top(&[up(Card::Stone); 3]).build();
    play.play(ADA, Action::TakeStall { stall: 0 });
    play.play(ADA, Action::Refill);
    assert_eq!((play.p.turn, play.p.step), (ADA, Step::End), "a Wood in hand is enough");
    assert_eq!(play.legal(ADA), [Action::EndTurn]);
    assert_eq!(play.play(ADA, Action::EndTurn), [Event::Turn { seat: BOB }]);
    assert_eq!((play.p.turn, play.p.step), (BOB, Step::Start));
}

/// [turn.end]
#[test]
fn whoever_was_asked_where_the_cards_go_is_not_asked_once_more_at_the_end() {
    let three = [up(Card::Stone), up(Card::Wood), up(Card::Lapis)];
    let mut play = Setting::of(3).hand(ADA, &[Card::Scribe]).top(&three).build();
    play.play(ADA, Action::TakeStall { stall: 0 });
    play.play(ADA, Action::Refill);
    play.play(ADA, Action::Stock { stall: 0 });
    assert!(play.legal(ADA).contains(&Action::TurnDie { ankh: true }), "this is the last moment for it");
    let events = play.play(ADA, Action::Stock { stall: 1 });
    assert_eq!(events.last(), Some(&Event::Turn { seat: BOB }));
}

/// [turn.end] [market.rebuild]
#[test]
fn a_pile_made_anew_is_seen_before_the_turn_ends() {
    let three = [up(Card::Stone), up(Card::Wood), up(Card::Lapis)];
    let mut play =
        Setting::of(3).hand(ADA, &[Card::Vizier]).top(&three).discard(&some(6, Card::Marble)).rest_with(CAT).build();
    play.play(ADA, Action::TakeStall { stall: 0 });
    play.play(ADA, Action::Refill);
    play.play(ADA, Action::Stock { stall: 0 });
    let events = play.play(ADA, Action::Stock { stall: 1 });
    assert_eq!(events.last(), Some(&Event::Rebuilt { cards: 6 }));
    assert_eq!((play.p.step, play.p.turn), (Step::End, ADA));
}

/// [turn.end] [turn.calls]
#[test]
fn whoever_holds_only_cards_that_all_know_is_asked_if_one_of_them_can_be_called() {
    let taken = |card: Card| {
        let mut play = Setting::of(3).stall(0, &[up(card)]).top(&[up(Card::Stone); 3]).build();
        play.play(ADA, Action::TakeStall { stall: 0 });
        (play.p.turn, play.p.step)
    };
    assert_eq!(taken(Card::Vizier), (ADA, Step::Taken));
    assert_eq!(taken(Card::Courtesan), (BOB, Step::Start), "there is nothing to fetch");
    assert_eq!(taken(Card::Lapis), (BOB, Step::Start));
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
    let play = Setting::of(3).turn(CAT).hand(CAT, &[Card::Scribe]).stall(0, &[]).stall(1, &[]).stall(2, &[]);
    let play = play.top(&[up(Card::Stone); 3]);
    let mut play = play.build();
    play.play(CAT, Action::TakeStall { stall: 0 });
    play.play(CAT, Action::Refill);
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
        Step::Adding,
        Step::Asking,
        Step::Wishing,
    ];
    for step in unanswerable {
        assert_eq!(audit(step), Err(format!("the question `{step:?}` cannot be answered")));
    }
    let mut p = play.p;
    p.back = Step::Bidding;
    assert_eq!(play.game.audit(&p), Err("no character or offering comes back to `Bidding`".to_owned()));
}
