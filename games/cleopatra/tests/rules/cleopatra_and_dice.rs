//! Cleopatra's walk and the dice of the High Priest.

use cenacle_cleopatra::{Action, Card, Event, Step, Work};

use crate::common::{ADA, BOB, Play, SPHINX, Setting, WALL, cost};

/// Ada has no Merchants, and a card besides that nobody knows: the end of the visit is hers to say.
fn able(setting: Setting, hand: &[Card]) -> Play {
    setting.hand(ADA, &[hand, &[Card::Smuggler]].concat()).merchants(ADA, 0).build()
}

fn walks(events: &[Event]) -> Vec<(Work, u8)> {
    let walk = |event: &Event| if let Event::Walks { work, square } = event { Some((*work, *square)) } else { None };
    events.iter().filter_map(walk).collect()
}

/// [cleopatra.walk]
#[test]
fn cleopatra_advances_one_square_for_each_category_when_it_is_complete() {
    let nearly = [
        (Work::Wall, Setting::of(3).walls(&[1, 2, 3, 4, 5, 6, 7, 8])),
        (Work::Sphinx, Setting::of(3).standing(Work::Sphinx, 5)),
        (Work::Throne, Setting::of(3).standing(Work::Throne, 1)),
        (Work::Obelisk, Setting::of(3).standing(Work::Obelisk, 1)),
        (Work::Door, Setting::of(3).left_door()),
    ];
    for (work, setting) in nearly {
        let mut play = able(setting, &cost(work));
        play.build(ADA, work);
        let events = play.finish_with_ankhs(ADA, 0);
        assert_eq!((walks(&events), play.p.cleopatra), (vec![(work, 1)], 1));
    }
}

/// [cleopatra.walk]
#[test]
fn she_stays_where_she_is_while_nothing_is_complete_and_walks_once_for_each_category() {
    let mut play = able(Setting::of(3).complete(Work::Sphinx), &WALL);
    play.wall(ADA, 1);
    let events = play.finish_with_ankhs(ADA, 0);
    assert_eq!((walks(&events), play.p.cleopatra), (vec![], 1), "the sphinxes were counted long ago");
}

/// [cleopatra.walk]
#[test]
fn two_categories_completed_in_one_visit_are_two_steps() {
    let nearly = Setting::of(3).walls(&[1, 2, 3, 4, 5, 6, 7, 8]).standing(Work::Sphinx, 5);
    let mut play = able(nearly, &[WALL, SPHINX].concat());
    play.build(ADA, Work::Wall);
    play.build(ADA, Work::Sphinx);
    let events = play.finish_with_ankhs(ADA, 0);
    assert_eq!(walks(&events), [(Work::Wall, 1), (Work::Sphinx, 2)]);
}

/// Walls and sphinxes lack one element each, and these categories are complete.
fn nearly_done(complete: &[Work]) -> Play {
    let nearly = Setting::of(3).walls(&[1, 2, 3, 4, 5, 6, 7, 8]).standing(Work::Sphinx, 5);
    able(complete.iter().fold(nearly, |setting, work| setting.complete(*work)), &[WALL, SPHINX].concat())
}

/// [cleopatra.arrives] [quarry.finish]
#[test]
fn on_the_fifth_square_the_game_ends_at_once_without_dice() {
    let mut play = nearly_done(&[Work::Throne, Work::Obelisk, Work::Door]);
    assert_eq!(play.p.cleopatra, 3);
    play.build(ADA, Work::Wall);
    play.build(ADA, Work::Sphinx);
    assert_eq!(play.p.step, Step::Quarry, "the visit goes on until its builder ends it");
    let before = play.talents(ADA);
    let events = play.play(ADA, Action::FinishVisit);
    let expected = [
        Event::Bonus { seat: ADA, works: 2, talents: 2 },
        Event::Walks { work: Work::Wall, square: 4 },
        Event::Walks { work: Work::Sphinx, square: 5 },
        Event::Arrives,
    ];
    assert_eq!(events[..4], expected);
    assert!(!events.iter().any(|event| matches!(event, Event::Throws { .. })));
    assert_eq!((play.p.step, play.talents(ADA)), (Step::Arrived, before + 2), "the bonus comes before her steps");
}

/// [cleopatra.arrives]
#[test]
fn she_does_not_go_past_her_fifth_square() {
    let mut play = nearly_done(&[Work::Throne, Work::Obelisk, Work::Door, Work::Mosaic]);
    assert_eq!(play.p.cleopatra, 4);
    play.build(ADA, Work::Wall);
    play.build(ADA, Work::Sphinx);
    let events = play.play(ADA, Action::FinishVisit);
    assert_eq!((walks(&events).len(), play.p.cleopatra), (1, 5));
}

/// [cleopatra.arrives]
#[test]
fn nothing_more_is_played_once_she_is_there() {
    let mut play = nearly_done(&[Work::Throne, Work::Obelisk, Work::Door, Work::Mosaic]);
    play.build(ADA, Work::Wall);
    play.play(ADA, Action::FinishVisit);
    for seat in [ADA, BOB] {
        assert!(play.legal(seat).is_empty());
        assert_eq!(play.refused(seat, Action::EndTurn), ("cleopatra.arrives", "why-over"));
    }
}

/// [dice.throw]
#[test]
fn the_dice_that_are_not_on_the_altar_are_thrown_once_at_the_end_of_a_visit() {
    for altar in 0..5 {
        let mut play = able(Setting::of(3).altar(altar), &[WALL, WALL].concat());
        play.wall(ADA, 1);
        play.wall(ADA, 2);
        let events = play.finish_with_ankhs(ADA, 0);
        assert!(events.contains(&Event::Throws { dice: 5 - altar, ankhs: 0, altar }));
        assert_eq!(events.iter().filter(|event| matches!(event, Event::Throws { .. })).count(), 1);
    }
}

/// [dice.throw]
#[test]
fn a_visit_to_the_market_throws_no_dice() {
    let mut play = Setting::of(3).build();
    let events = play.play(ADA, Action::TakeStall { stall: 0 });
    assert!(!events.iter().any(|event| matches!(event, Event::Throws { .. })));
}

/// [dice.throw]
#[test]
fn one_face_of_six_has_the_sign() {
    let mut built = able(Setting::of(3), &WALL);
    built.wall(ADA, 1);
    let mut ankhs = 0;
    for seed in 0..1200 {
        let mut play = built.clone();
        play.reseed(&seed.to_string());
        let events = play.play(ADA, Action::FinishVisit);
        ankhs += events
            .iter()
            .map(|event| if let Event::Throws { ankhs, .. } = event { u32::from(*ankhs) } else { 0 })
            .sum::<u32>();
    }
    // 6000 dice: 1000 signs, give or take five standard deviations.
    assert!((856..=1144).contains(&ankhs), "{ankhs}");
}

/// [dice.altar]
#[test]
fn the_dice_begin_blank_and_those_with_the_sign_stay_on_the_altar() {
    let mut play = able(Setting::of(3), &[&WALL[..], &[Card::Lapis]].concat());
    assert_eq!(play.p.altar, 0);
    play.wall(ADA, 1);
    play.finish_with_ankhs(ADA, 3);
    assert_eq!((play.p.altar, play.p.step), (3, Step::End), "four or fewer call for nothing");
    play.play(ADA, Action::EndTurn);
    assert_eq!(play.p.altar, 3);
}

/// [dice.altar]
#[test]
fn as_soon_as_all_five_are_there_the_offering_is_held() {
    let mut play = able(Setting::of(3).altar(3), &WALL);
    play.wall(ADA, 1);
    let events = play.finish_with_ankhs(ADA, 2);
    assert_eq!(events.last(), Some(&Event::Offering));
    assert_eq!((play.p.step, play.p.altar), (Step::Bidding, 5));
}
