//! The Scribe.

use cenacle_cleopatra::{Action, Card, Event, Step, Work};

use crate::common::{ADA, BOB, CAT, MOSAIC, Setting, mosaic, some};

/// [scribe.mosaic]
#[test]
fn the_scribe_builds_any_mosaic_of_the_stack_for_two_amulets_and_the_cost() {
    let hand = [&MOSAIC[..], &[Card::Scribe]].concat();
    let mut play = Setting::of(3).hand(ADA, &hand).merchants(ADA, 0).stack("LXPF").build();
    play.play(ADA, Action::BuildWithScribe);
    assert_eq!((play.hand(ADA), play.amulets(ADA)), (vec![], 2));
    let figures = play.game.figures();
    let [f, l, p, x, t] = ['F', 'L', 'P', 'X', 'T'].map(|letter| mosaic(figures, letter));
    assert_eq!(play.legal(ADA), [f, l, p, x].map(|mosaic| Action::ChooseMosaic { mosaic }), "in no order that tells");
    assert_eq!(play.refused(ADA, Action::ChooseMosaic { mosaic: t }), ("scribe.mosaic", "why-mosaic-gone"));
    let events = play.play(ADA, Action::ChooseMosaic { mosaic: p });
    assert_eq!(events, [Event::ScribeChooses { seat: ADA, mosaic: p }]);
    play.lay(ADA, &[(2, 2), (2, 3), (1, 2), (1, 3), (2, 1)]);
    assert_eq!(*play.p.mosaics, [f, x, l], "the order of the others does not change");
}

/// [scribe.mosaic]
#[test]
fn the_scribe_chooses_no_mosaic_that_fits_nowhere() {
    // Beside and below three rows of five there is room for an X and an L.
    let rows = [".....##.#", ".....#...", ".....##.#", "#########", "....#####", ".########"];
    let hand = [&MOSAIC[..], &MOSAIC, &[Card::Scribe]].concat();
    let setting = |stack| Setting::garden(3, &rows).hand(ADA, &hand).merchants(ADA, 0).stack(stack);
    let after_the_i = |stack| {
        let mut play = setting(stack).build();
        play.mosaic(ADA, &[(1, 0), (1, 1), (1, 2), (1, 3), (1, 4)]);
        play.play(ADA, Action::ClaimNothing);
        play
    };
    let mut play = after_the_i("IXLF");
    play.play(ADA, Action::BuildWithScribe);
    let [f, l, x] = ['F', 'L', 'X'].map(|letter| mosaic(play.game.figures(), letter));
    assert_eq!(play.legal(ADA), [l, x].map(|mosaic| Action::ChooseMosaic { mosaic }));
    assert_eq!(play.refused(ADA, Action::ChooseMosaic { mosaic: f }), ("scribe.mosaic", "why-mosaic-fits-nowhere"));
    let mut top_alone = after_the_i("IXFW");
    assert_eq!(top_alone.refused(ADA, Action::BuildWithScribe), ("scribe.mosaic", "why-only-the-top-fits"));
}

/// [scribe.mosaic]
#[test]
fn the_scribe_does_not_pay_and_has_nothing_to_choose_from_a_single_mosaic() {
    let mut poor = Setting::of(3).hand(ADA, &[&MOSAIC[1..], &[Card::Scribe]].concat()).merchants(ADA, 0).build();
    assert_eq!(poor.refused(ADA, Action::BuildWithScribe), ("quarry.pay", "why-too-dear"));
    let mut single = Setting::of(3).hand(ADA, &[&MOSAIC[..], &[Card::Scribe]].concat()).stack("X").build();
    assert_eq!(single.refused(ADA, Action::BuildWithScribe), ("scribe.mosaic", "why-no-mosaic-to-choose"));
}

/// [scribe.die]
#[test]
fn the_scribe_puts_a_die_on_the_altar_or_takes_one_off_for_no_amulet() {
    for (ankh, altar) in [(true, 3), (false, 1)] {
        let mut play = Setting::of(3).altar(2).hand(ADA, &[Card::Scribe, Card::Lapis]).build();
        let events = play.play(ADA, Action::TurnDie { ankh });
        assert_eq!(events[0], Event::Calls { seat: ADA, card: Card::Scribe, amulets: 0 });
        assert_eq!(events[1], Event::TurnsDie { seat: ADA, ankh, altar });
        assert_eq!((play.p.altar, play.amulets(ADA), play.p.step), (altar, 0, Step::Start));
    }
}

/// [scribe.die]
#[test]
fn the_scribe_takes_no_die_off_an_empty_altar() {
    let mut play = Setting::of(3).hand(ADA, &[Card::Scribe]).build();
    assert_eq!(play.refused(ADA, Action::TurnDie { ankh: false }), ("scribe.die", "why-altar-empty"));
}

/// [scribe.die]
#[test]
fn a_scribe_who_puts_the_fifth_die_down_starts_an_offering_at_once() {
    let mut play = Setting::of(3).altar(4).hand(ADA, &[Card::Scribe, Card::Lapis]).build();
    let events = play.play(ADA, Action::TurnDie { ankh: true });
    assert_eq!(events.last(), Some(&Event::Offering));
    assert_eq!((play.p.step, play.amulets(ADA)), (Step::Bidding, 0));
    for seat in [ADA, BOB, CAT] {
        play.play(seat, Action::Bid { talents: 0 });
    }
    assert_eq!((play.p.step, play.p.altar), (Step::Start, 0), "and the turn goes on where it was");
}

/// [scribe.die]
#[test]
fn an_offering_between_two_elements_or_at_the_limit_goes_back_there() {
    let wall = [Card::Artisan, Card::Stone, Card::Wood, Card::Scribe];
    let mut quarry = Setting::of(3).altar(4).hand(ADA, &wall).build();
    quarry.wall(ADA, 1);
    let hand = [some(11, Card::Artisan), vec![Card::Scribe]].concat();
    let mut limit = Setting::of(3).altar(4).hand(ADA, &hand).build();
    limit.play(ADA, Action::TakeStall { stall: 0 });
    for (mut play, back) in [(quarry, Step::Quarry), (limit, Step::Limit)] {
        play.play(ADA, Action::TurnDie { ankh: true });
        for seat in [ADA, BOB, CAT] {
            play.play(seat, Action::Bid { talents: 1 });
        }
        assert_eq!(play.p.step, back);
    }
}

/// [scribe.die]
#[test]
fn a_die_made_blank_is_thrown_again_at_the_end_of_the_same_visit() {
    let wall = [Card::Artisan, Card::Stone, Card::Wood, Card::Scribe];
    let mut play = Setting::of(3).altar(4).hand(ADA, &wall).build();
    play.wall(ADA, 1);
    play.play(ADA, Action::TurnDie { ankh: false });
    let events = play.finish_with_ankhs(ADA, 1);
    assert!(events.contains(&Event::Throws { dice: 2, ankhs: 1, altar: 4 }));
}

/// [scribe.die]
#[test]
fn a_scribe_played_after_the_throw_may_start_an_offering() {
    let wall = [Card::Artisan, Card::Stone, Card::Wood, Card::Scribe];
    let mut play = Setting::of(3).altar(3).hand(ADA, &wall).build();
    play.wall(ADA, 1);
    play.finish_with_ankhs(ADA, 1);
    let events = play.play(ADA, Action::TurnDie { ankh: true });
    assert_eq!(events.last(), Some(&Event::Offering));
}

/// [scribe.die]
#[test]
fn with_an_empty_stack_the_scribe_still_turns_a_die() {
    let mut play = Setting::of(3).complete(Work::Mosaic).hand(ADA, &[Card::Scribe, Card::Lapis]).build();
    play.play(ADA, Action::TurnDie { ankh: true });
    assert_eq!(play.p.altar, 1);
}
