//! The elements of the palace.

use cenacle_cleopatra::{Action, Card, Event, Step, Work};

use crate::common::{ADA, Play, Setting, cost, earned};

/// Ada can pay for so many elements, has no Merchants, and holds a card besides that nobody knows.
fn able(setting: Setting, work: Work, number: usize) -> Play {
    let hand = [vec![cost(work); number].concat(), vec![Card::Smuggler]].concat();
    setting.hand(ADA, &hand).merchants(ADA, 0).build()
}

/// [wall.place] [sphinx.order] [throne.order] [obelisk.reward] [door.place] [mosaic.place]
#[test]
fn every_element_costs_what_the_rulebook_says_and_no_unit_less() {
    for work in Work::ALL {
        let mut play = able(Setting::of(3), work, 1);
        play.play(ADA, Action::Build { work });
        assert_eq!(play.hand(ADA), [Card::Smuggler], "{work:?}");
        for index in 0..cost(work).len() {
            let mut hand = cost(work);
            hand.remove(index);
            let mut short = Setting::of(3).hand(ADA, &hand).merchants(ADA, 0).build();
            assert_eq!(short.refused(ADA, Action::Build { work }), ("quarry.pay", "why-too-dear"), "{work:?}");
        }
    }
}

/// [wall.place]
#[test]
fn a_wall_needs_no_neighbour_and_any_free_slot_will_do() {
    let mut play = able(Setting::of(3).walls(&[2]), Work::Wall, 1);
    play.build(ADA, Work::Wall);
    let free = [0, 2, 3, 4, 5, 6, 7, 8].map(|slot| Action::PlaceWall { slot });
    assert_eq!(play.legal(ADA), free);
    let events = play.play(ADA, Action::PlaceWall { slot: 6 });
    assert_eq!(events, [Event::Builds { seat: ADA, work: Work::Wall, number: 2, place: 6, base: 3, extra: 0 }]);
}

/// [wall.place]
#[test]
fn no_wall_stands_on_another_or_beside_the_palace() {
    let mut play = able(Setting::of(3).walls(&[2]), Work::Wall, 1);
    play.build(ADA, Work::Wall);
    assert_eq!(play.refused(ADA, Action::PlaceWall { slot: 1 }), ("wall.place", "why-wall-taken"));
    assert_eq!(play.refused(ADA, Action::PlaceWall { slot: 9 }), ("wall.place", "why-wall-taken"));
}

/// [wall.place]
#[test]
fn the_ninth_wall_goes_where_there_is_room() {
    let mut play = able(Setting::of(3).walls(&[1, 2, 3, 4, 6, 7, 8, 9]), Work::Wall, 1);
    play.build(ADA, Work::Wall);
    assert_eq!((play.p.step, play.p.walls), (Step::Quarry, 0b1_1111_1111));
}

/// [wall.reward]
/// The rulebook's example: 3 + 2 = 5.
#[test]
fn a_wall_that_touches_two_mosaic_cells_brings_five_talents() {
    let garden = Setting::of(3).laid('P', &[(8, 0), (7, 0), (8, 1), (7, 1), (6, 1)]);
    let mut play = able(garden, Work::Wall, 2);
    let before = play.talents(ADA);
    assert_eq!(play.wall(ADA, 1), 3 + 2);
    assert_eq!(play.talents(ADA), before + 5);
    assert_eq!(play.wall(ADA, 2), 3, "the next wall touches none");
}

/// [wall.reward]
#[test]
fn a_wall_touches_three_cells_and_a_corner_cell_touches_two_walls() {
    let garden = Setting::of(3).laid('V', &[(0, 0), (0, 1), (0, 2), (1, 0), (2, 0)]);
    let mut play = able(garden, Work::Wall, 3);
    assert_eq!((play.wall(ADA, 3), play.wall(ADA, 4), play.wall(ADA, 5)), (3 + 3, 3 + 3, 3));
}

/// [sphinx.order] [sphinx.reward]
#[test]
fn sphinxes_are_built_from_one_to_six_for_two_and_five_talents_in_turn() {
    let mut play = able(Setting::of(3), Work::Sphinx, 6);
    for (number, base) in [(1, 2), (2, 5), (3, 2), (4, 5), (5, 2), (6, 5)] {
        let events = play.build(ADA, Work::Sphinx);
        let built = Event::Builds { seat: ADA, work: Work::Sphinx, number, place: number - 1, base, extra: 0 };
        assert_eq!(events.last(), Some(&built));
    }
    assert_eq!(play.talents(ADA), 5 + 3 * (2 + 5));
    assert_eq!(play.refused(ADA, Action::Build { work: Work::Sphinx }), ("quarry.visit", "why-work-finished"));
}

/// [sphinx.reward]
#[test]
fn the_pairs_count_across_visits_and_players() {
    let mut play = able(Setting::of(3).standing(Work::Sphinx, 3), Work::Sphinx, 1);
    assert_eq!(earned(&play.build(ADA, Work::Sphinx)), 5, "the fourth completes a pair whoever built the third");
}

/// [throne.order] [throne.reward]
#[test]
fn the_pedestal_comes_first_then_the_throne_for_twelve_talents_each() {
    let mut play = able(Setting::of(3), Work::Throne, 2);
    for number in [1, 2] {
        let events = play.build(ADA, Work::Throne);
        let built = Event::Builds { seat: ADA, work: Work::Throne, number, place: number - 1, base: 12, extra: 0 };
        assert_eq!(events.last(), Some(&built));
    }
    assert_eq!(play.refused(ADA, Action::Build { work: Work::Throne }), ("quarry.visit", "why-work-finished"));
}

/// [throne.order] [mosaic.place]
#[test]
fn the_throne_square_is_no_garden_cell() {
    let garden = Setting::of(3).build().p.free;
    assert_eq!(garden.len(), 72);
    for cell in (3..6).flat_map(|row| (3..6).map(move |column| (row, column))) {
        assert!(!garden.into_iter().any(|free| free == cell), "{cell:?}");
    }
}

/// [obelisk.reward]
#[test]
fn two_obelisks_bring_twelve_talents_each_without_a_choice_of_place() {
    let mut play = able(Setting::of(3), Work::Obelisk, 2);
    assert_eq!((earned(&play.build(ADA, Work::Obelisk)), earned(&play.build(ADA, Work::Obelisk))), (12, 12));
    assert_eq!(play.refused(ADA, Action::Build { work: Work::Obelisk }), ("quarry.visit", "why-work-finished"));
}

fn door(walls: &[u16], side: u8) -> u16 {
    let mut play = able(Setting::of(3).walls(walls), Work::Door, 1);
    play.build(ADA, Work::Door);
    earned(&play.play(ADA, Action::PlaceDoor { side }))
}

/// [door.reward]
/// The rulebook's example: 4 + 4 = 8, a whole side and the first wall of the back.
#[test]
fn a_door_frame_with_a_run_of_four_walls_round_the_corner_brings_eight_talents() {
    assert_eq!(door(&[1, 2, 3, 4], 0), 4 + 4);
    assert_eq!(door(&[6, 7, 8, 9], 1), 4 + 4);
}

/// [door.reward]
#[test]
fn the_run_of_a_door_frame_starts_at_its_own_corner_and_stops_at_a_gap() {
    assert_eq!(door(&[], 0), 4);
    assert_eq!(door(&[1, 2, 4, 5], 0), 4 + 2, "wall 3 is missing");
    assert_eq!(door(&[1, 2, 4, 5], 1), 4, "wall 9 is missing");
    assert_eq!(door(&[2, 3], 0), 4, "wall 1 is missing");
    assert_eq!(door(&[1, 2, 3, 4, 5, 6, 7, 8, 9], 0), 4 + 9);
    assert_eq!(door(&[1, 2, 3, 4, 5, 6, 7, 8, 9], 1), 4 + 9);
}

/// [door.reward] [door.place]
#[test]
fn the_other_door_frame_is_no_wall_and_the_second_goes_where_there_is_room() {
    let mut play = able(Setting::of(3).left_door().walls(&[8, 9]), Work::Door, 1);
    let events = play.build(ADA, Work::Door);
    let built = Event::Builds { seat: ADA, work: Work::Door, number: 2, place: 1, base: 4, extra: 2 };
    assert_eq!((events.last(), play.p.doors), (Some(&built), 3));
}

/// [door.place]
#[test]
fn the_first_door_frame_goes_left_or_right_and_nowhere_else() {
    let mut play = able(Setting::of(3), Work::Door, 1);
    play.build(ADA, Work::Door);
    assert_eq!(play.legal(ADA), [Action::PlaceDoor { side: 0 }, Action::PlaceDoor { side: 1 }]);
    assert_eq!(play.refused(ADA, Action::PlaceDoor { side: 2 }), ("door.place", "why-door-taken"));
    play.play(ADA, Action::PlaceDoor { side: 1 });
    assert_eq!(play.p.doors, 0b10);
}

/// [wall.place] [door.place]
#[test]
fn nothing_is_placed_that_was_not_paid() {
    let mut play = able(Setting::of(3), Work::Wall, 1);
    assert_eq!(play.refused(ADA, Action::PlaceWall { slot: 0 }), ("turn.choose", "why-not-now"));
    assert_eq!(play.refused(ADA, Action::PlaceDoor { side: 0 }), ("turn.choose", "why-not-now"));
    let lay = Action::Lay { turn: 0, row: 0, column: 0 };
    assert_eq!(play.refused(ADA, lay), ("turn.choose", "why-not-now"));
}
