//! Errors of first games.

use cenacle_four_gods::{Action, Colour, Corner, End, Event, God, Hand, Phase, Side};

use cenacle_table::{Game, Seed, Sitter, Table};

use crate::common::{
    ADA, BOB, CAT, DENOUNCED, PENALISED, Play, Setting, TURNS, cell, face, hold, prompts, why_not, with_prophet,
};

/// Holds the tile of the left hand so that it shows this face, and lays it.
fn hold_and_lay(play: &mut Play, letters: &str, at: &str, prophet: Option<(Colour, Corner)>) {
    let lies = face(letters);
    let tile = play.p.held(ADA, Hand::Left).unwrap().lying.tile;
    let side = play.game.figures().side(tile, lies.upright()).unwrap();
    play.play(ADA, Action::Hold { hand: Hand::Left, side, turn: lies.turn(), from: None });
    let lay = play.lay(ADA, Hand::Left, letters, at);
    let lay = prophet.map_or(lay, |(colour, corner)| with_prophet(lay, colour, corner, None));
    play.play(ADA, lay);
}

/// [errors.lay] [errors.hold] [mode.errors]
#[test]
fn any_empty_cell_takes_any_tile_as_it_is_held() {
    let mut play = Setting::of(4, &[DENOUNCED]).tile("A1", "MMMM").hand(ADA, Hand::Left, "PPPP", None).play();
    assert_eq!(play.refused(ADA, play.lay(ADA, Hand::Left, "PPPP", "B1")), ("errors.hold", "why-hold-first"));
    hold_and_lay(&mut play, "PPPP", "B1", None);
    assert!(play.p.world.tile(cell("B1")).is_some());
    let hold = Action::Hold { hand: Hand::Left, side: Side::Front, turn: 0, from: None };
    let mut strict = Setting::of(4, &[]).hand(ADA, Hand::Left, "MMPP", None).play();
    assert_eq!(strict.refused(ADA, hold), ("errors.lay", "why-no-errors"));
    assert_eq!(strict.refused(ADA, Action::Denounce { cell: cell("A1") }), ("errors.lay", "why-no-errors"));
}

/// [errors.hold]
#[test]
fn with_an_empty_reserve_the_migrant_is_named_while_the_tile_is_held() {
    let setting = Setting::of(4, &[DENOUNCED])
        .god(ADA, God::Undines)
        .prophet("A1", "MMMM", Colour::Blue, Corner::TopLeft)
        .gone(Colour::Blue, 9)
        .hand(ADA, Hand::Left, "PPPP", None);
    let mut play = setting.play();
    let held = Action::Hold { hand: Hand::Left, side: Side::Front, turn: 0, from: None };
    play.play(ADA, held);
    assert_eq!(play.refused(ADA, held), ("errors.hold", "why-held-so"));
    let lay = with_prophet(play.lay(ADA, Hand::Left, "PPPP", "D4"), Colour::Blue, Corner::TopLeft, Some("A1"));
    assert_eq!(play.refused(ADA, lay), ("errors.hold", "why-migrant-not-named"));
    play.play(ADA, Action::Hold { hand: Hand::Left, side: Side::Front, turn: 0, from: Some(cell("A1")) });
    play.play(ADA, lay);
    assert_eq!(play.p.world.prophet(cell("D4")), Some((Colour::Blue, Corner::TopLeft)));
}

/// [errors.at-once] [errors.wrong]
#[test]
fn denounced_at_once_a_wrong_tile_goes_back_to_the_hand_and_its_prophet_to_the_reserve() {
    let setting = Setting::of(4, &[DENOUNCED]).god(ADA, God::Undines).tile("A1", "MMMM");
    let mut play = setting.hand(ADA, Hand::Left, "PPPP", None).play();
    hold_and_lay(&mut play, "PPPP", "B1", Some((Colour::Blue, Corner::TopLeft)));
    assert_eq!(play.p.cult(Colour::Blue).reserve, 9);
    let told = play.play(BOB, Action::Denounce { cell: cell("B1") });
    assert!(told.iter().any(|event| matches!(event, Event::Denounces { at_once: true, culprit: ADA, .. })), "{told:?}");
    assert!(play.p.held(ADA, Hand::Left).is_some() && play.p.world.tile(cell("B1")).is_none());
    assert_eq!(play.p.cult(Colour::Blue).reserve, 10);
}

/// [errors.later]
#[test]
fn denounced_later_it_goes_to_the_discard_or_into_the_bag_if_that_is_full() {
    for (lying, in_discard) in [(0, true), (10, false)] {
        let setting = Setting::of(4, &[DENOUNCED]).tile("A1", "MMMM").discard(ADA, lying);
        let mut play = setting.hand(ADA, Hand::Left, "PPPP", None).play();
        hold_and_lay(&mut play, "PPPP", "B1", None);
        play.play(ADA, Action::Choose { god: God::Elves });
        play.play(BOB, Action::Denounce { cell: cell("B1") });
        assert!(play.p.empty_handed(ADA));
        assert_eq!(play.p.discards.len(ADA), if in_discard { 1 } else { 10 });
        assert_eq!(play.p.back.len(), usize::from(!in_discard));
    }
}

/// [errors.denounce]
#[test]
fn denouncing_a_right_tile_changes_nothing() {
    let mut play = Setting::of(4, &[DENOUNCED]).tile("A1", "MMMM").tile("B1", "MPPM").play();
    let world = play.p.world;
    let told = play.play(CAT, Action::Denounce { cell: cell("B1") });
    assert_eq!(told, [Event::DenouncesInVain { seat: CAT, cell: cell("B1") }]);
    assert_eq!(play.p.world, world);
    assert_eq!(play.refused(CAT, Action::Denounce { cell: cell("C1") }), ("errors.denounce", "why-no-tile"));
}

/// [errors.wrong]
#[test]
fn of_two_clashing_tiles_the_later_one_is_wrong() {
    let mut play = Setting::of(4, &[DENOUNCED]).tile("A1", "MMMM").tile("B1", "PPPP").play();
    play.play(CAT, Action::Denounce { cell: cell("A1") });
    assert!(play.p.world.tile(cell("A1")).is_some(), "it was there first");
    play.play(CAT, Action::Denounce { cell: cell("B1") });
    assert!(play.p.world.tile(cell("B1")).is_none());
    let mut lonely = Setting::of(4, &[DENOUNCED]).tile("D4", "MMMM").play();
    lonely.play(CAT, Action::Denounce { cell: cell("D4") });
    assert!(lonely.p.world.tile(cell("D4")).is_none(), "it touches no side at all");
}

/// [end.world] [errors.denounce]
#[test]
fn a_full_world_stays_near_its_end_though_a_tile_is_denounced() {
    let mut play = Setting::of(4, &[DENOUNCED]).tile("A1", "MMMM").tile("B1", "PPPP").play();
    play.p.phase = Phase::Last(End::World);
    play.play(CAT, Action::Denounce { cell: cell("B1") });
    assert!(play.p.world.empty() != 0);
    assert_eq!(play.p.phase, Phase::Last(End::World));
    play.expire();
    assert_eq!(play.p.phase, Phase::Over(End::World));
}

/// [errors.penalty] [two.markers]
#[test]
fn a_culprit_with_two_colours_loses_one_of_the_reserve_that_is_left() {
    let setting = Setting::of(2, &[PENALISED]).god(ADA, God::Undines).god(ADA, God::Elves).tile("A1", "MMMM");
    let mut play = setting.gone(Colour::Blue, 10).hand(ADA, Hand::Left, "PPPP", None).play();
    hold_and_lay(&mut play, "PPPP", "B1", None);
    play.play(BOB, Action::Denounce { cell: cell("B1") });
    let left = [Colour::Blue, Colour::Green].map(|colour| (play.p.cult(colour).reserve, play.p.cult(colour).gone));
    assert_eq!(left, [(0, 10), (9, 1)]);
}

/// [errors.cascade]
#[test]
fn tiles_that_lose_their_sides_fall_into_the_bag_and_cities_stay() {
    let setting = Setting::of(4, &[DENOUNCED])
        .god(ADA, God::Undines)
        .god(BOB, God::Elves)
        .tile("A1", "MMMM")
        .tile("A2", "MMPP")
        .laid("B1", "PPPP", ADA, None)
        .prophet("C1", "PMMP", Colour::Green, Corner::TopLeft)
        .tile("B2", "PPSS")
        .city("D1", Colour::Blue);
    let mut play = setting.play();
    let told = play.play(CAT, Action::Denounce { cell: cell("B1") });
    let fallen: Vec<&Event> = told.iter().filter(|event| matches!(event, Event::Falls { .. })).collect();
    assert_eq!(fallen, [&Event::Falls { cell: cell("C1") }, &Event::Falls { cell: cell("B2") }]);
    assert_eq!(play.p.cult(Colour::Green).reserve, 10, "prophets go back to their owners");
    assert_eq!((play.p.back.len(), play.p.discards.len(ADA)), (2, 1));
    assert!(play.p.world.tile(cell("A2")).is_some(), "it still touches the frame and A1");
    assert!(play.p.world.city(cell("D1")).is_some(), "a city that loses its sides stays");
}

/// [errors.penalty]
#[test]
fn with_the_penalty_the_culprit_loses_the_prophet_of_the_tile_else_of_the_reserve_else_of_the_world() {
    let wrong = |gone: u8, prophet: Option<(Colour, Corner)>| {
        let setting = Setting::of(4, &[PENALISED])
            .god(ADA, God::Undines)
            .tile("A1", "MMMM")
            .prophet("A2", "MMPP", Colour::Blue, Corner::TopLeft)
            .city("H8", Colour::Blue)
            .gone(Colour::Blue, gone)
            .hand(ADA, Hand::Left, "PPPP", None);
        let mut play = setting.play();
        hold_and_lay(&mut play, "PPPP", "B1", prophet);
        play.play(BOB, Action::Denounce { cell: cell("B1") });
        play
    };
    let on_tile = wrong(0, Some((Colour::Blue, Corner::TopLeft)));
    assert_eq!((on_tile.p.cult(Colour::Blue).reserve, on_tile.p.cult(Colour::Blue).gone), (7, 1));
    let reserve = wrong(0, None);
    assert_eq!((reserve.p.cult(Colour::Blue).reserve, reserve.p.cult(Colour::Blue).gone), (7, 1));
    let world = wrong(8, None);
    assert_eq!(world.p.cult(Colour::Blue).gone, 9);
    assert_eq!(world.p.world.prophet(cell("A2")), None, "the one in the world goes, the one on the city stays");
    assert!(world.p.world.city(cell("H8")).is_some());
}

/// [errors.lay] [city.destroy]
#[test]
fn cities_are_checked_even_where_errors_are_allowed() {
    let setting = Setting::of(4, &[DENOUNCED]).god(ADA, God::Undines).god(BOB, God::Elves).tile("A1", "MMMM");
    let mut play = setting.city("B1", Colour::Green).hand(ADA, Hand::Left, "PPPP", None).play();
    play.play(ADA, Action::Hold { hand: Hand::Left, side: Side::Front, turn: 0, from: None });
    let raze = crate::common::razing(play.lay(ADA, Hand::Left, "PPPP", "B1"), Colour::Blue);
    assert_eq!(play.refused(ADA, raze), ("tile.fit", "why-clashes"));
    let build = Action::Build { cell: cell("D4"), colour: Colour::Blue, from: None };
    assert_eq!(play.refused(ADA, build), ("city.sides", "why-one-side"));
}

/// [errors.penalty]
#[test]
fn with_an_empty_reserve_the_culprit_says_which_prophet_in_the_world_goes() {
    let setting = Setting::of(4, &[PENALISED])
        .god(ADA, God::Undines)
        .tile("A1", "MMMM")
        .prophet("A2", "MMPP", Colour::Blue, Corner::TopLeft)
        .prophet("H1", "SSMM", Colour::Blue, Corner::TopLeft)
        .city("H8", Colour::Blue)
        .gone(Colour::Blue, 7)
        .hand(ADA, Hand::Left, "PPPP", None)
        .hand(ADA, Hand::Right, "FFSP", None);
    let mut play = setting.play();
    hold_and_lay(&mut play, "PPPP", "B1", None);
    play.play(BOB, Action::Denounce { cell: cell("B1") });
    let lose = |at: &str| Action::Lose { colour: Colour::Blue, from: Some(cell(at)) };
    assert_eq!(play.legal(ADA), [lose("H1"), lose("A2")], "never the one on the city");
    assert!(play.game.awaited(&play.p).contains(ADA));
    let asked = prompts(&play, ADA).map(|prompt| prompt.question.to_string());
    assert!(hold(&asked, ["mal posée", "laid wrongly"]), "{asked:?}");
    assert_eq!(play.refused(ADA, Action::Pass), ("errors.penalty", "why-penalty-first"));
    assert_eq!(play.refused(ADA, lose("H8")), ("errors.penalty", "why-not-that-prophet"));
    assert_eq!(play.refused(BOB, lose("H1")), ("errors.penalty", "why-no-penalty"));
    play.play(BOB, Action::Choose { god: God::Elves });
    let told = play.play(ADA, lose("A2"));
    assert_eq!(told, [Event::Penalty { seat: ADA, colour: Colour::Blue, from: Some(cell("A2")) }]);
    assert_eq!((play.p.world.prophet(cell("A2")), play.p.owed), (None, [0; 4]));
    assert!(play.p.world.prophet(cell("H1")).is_some() && play.legal(ADA).contains(&Action::Pass));
}

/// [errors.penalty] [two.markers]
#[test]
fn a_culprit_with_two_colours_in_reserve_says_of_which_one_goes() {
    let setting = Setting::of(2, &[PENALISED]).god(ADA, God::Undines).god(ADA, God::Elves).tile("A1", "MMMM");
    let mut play = setting.hand(ADA, Hand::Left, "PPPP", None).play();
    hold_and_lay(&mut play, "PPPP", "B1", None);
    play.play(BOB, Action::Denounce { cell: cell("B1") });
    let lose = |colour| Action::Lose { colour, from: None };
    assert_eq!(play.legal(ADA), [lose(Colour::Blue), lose(Colour::Green)]);
    assert_eq!(play.refused(ADA, lose(Colour::Grey)), ("errors.penalty", "why-no-such-reserve"));
    play.play(ADA, lose(Colour::Green));
    let left = [Colour::Blue, Colour::Green].map(|colour| (play.p.cult(colour).reserve, play.p.cult(colour).gone));
    assert_eq!(left, [(10, 0), (9, 1)]);
}

/// [errors.penalty] [two.markers]
#[test]
fn a_culprit_whose_two_reserves_are_empty_says_of_which_colour_a_prophet_in_the_world_goes() {
    let setting = Setting::of(2, &[PENALISED])
        .god(ADA, God::Undines)
        .god(ADA, God::Elves)
        .tile("A1", "MMMM")
        .prophet("A2", "MMPP", Colour::Blue, Corner::TopLeft)
        .prophet("H1", "SSMM", Colour::Green, Corner::TopLeft)
        .city("H8", Colour::Green)
        .gone(Colour::Blue, 9)
        .gone(Colour::Green, 8)
        .hand(ADA, Hand::Left, "PPPP", None);
    for (colour, at, other) in [(Colour::Blue, "A2", "H1"), (Colour::Green, "H1", "A2")] {
        let mut play = setting.again().play();
        hold_and_lay(&mut play, "PPPP", "B1", None);
        play.play(BOB, Action::Denounce { cell: cell("B1") });
        let lose = |colour, at: &str| Action::Lose { colour, from: Some(cell(at)) };
        assert_eq!(play.legal(ADA), [lose(Colour::Blue, "A2"), lose(Colour::Green, "H1")], "never the one on the city");
        assert_eq!(play.refused(ADA, lose(colour, other)), ("errors.penalty", "why-not-that-prophet"));
        play.play(ADA, lose(colour, at));
        assert_eq!((play.p.world.prophet(cell(at)), play.p.owed), (None, [0; 4]));
        assert!(play.p.world.prophet(cell(other)).is_some() && play.p.world.city(cell("H8")).is_some());
    }
}

/// [time.late] [errors.denounce] [errors.cascade]
#[test]
fn who_denounces_a_tile_just_removed_is_told_who_was_faster() {
    let setting = Setting::of(4, &[DENOUNCED])
        .tile("A1", "MMMM")
        .laid("B1", "PPPP", ADA, None)
        .laid("C1", "PMMP", BOB, None)
        .hand(ADA, Hand::Left, "PPSS", None);
    let mut play = setting.play();
    let denounce = |at: &str| Action::Denounce { cell: cell(at) };
    play.play(BOB, denounce("B1"));
    assert_eq!(play.refused(CAT, denounce("B1")), ("errors.denounce", "why-tile-denounced"));
    let said = [
        "Bob vient de dénoncer la tuile de B1 : elle n’y est plus.",
        "Bob has just denounced the tile on B1: it lies there no longer.",
    ];
    assert_eq!(why_not(&play, CAT, denounce("B1")), said);
    let fell = [
        "La tuile de C1 vient de tomber avec une tuile que Bob a dénoncée.",
        "The tile on C1 has just fallen with one that Bob denounced.",
    ];
    assert_eq!(why_not(&play, CAT, denounce("C1")), fell);
    let own = [
        "Vous avez dénoncé la tuile de B1 : elle n’y est plus.",
        "You have denounced the tile on B1: it lies there no longer.",
    ];
    assert_eq!(why_not(&play, BOB, denounce("B1")), own);
    assert_eq!(play.refused(CAT, denounce("D4")), ("errors.denounce", "why-no-tile"), "nothing lay there");
    // Another tile comes to lie there, and may be denounced in its turn.
    hold_and_lay(&mut play, "PPSS", "B1", None);
    assert!(play.p.removed.iter().all(|removed| removed.cell != cell("B1")));
    play.play(CAT, denounce("B1"));
    assert_eq!(
        why_not(&play, BOB, denounce("B1"))[1],
        "Cat has just denounced the tile on B1: it lies there no longer."
    );
}

/// [time.late] [city.sides]
#[test]
fn who_builds_where_a_denunciation_took_a_side_away_is_told_so() {
    let setting = Setting::of(4, &[DENOUNCED]).god(ADA, God::Undines).tile("A1", "MMMM").laid("B1", "PPPP", BOB, None);
    let mut play = setting.play();
    let build = |at: &str| Action::Build { cell: cell(at), colour: Colour::Blue, from: None };
    assert!(play.legal(ADA).contains(&build("C1")));
    play.play(CAT, Action::Denounce { cell: cell("B1") });
    assert_eq!(play.refused(ADA, build("C1")), ("city.sides", "why-one-side-now"));
    let said = [
        "Cat vient de dénoncer une tuile, et celle de B1 n’y est plus : C1 ne touche plus deux bords rectilignes.",
        "Cat has just denounced a tile, and the one on B1 is gone: C1 touches two straight sides no longer.",
    ];
    assert_eq!(why_not(&play, ADA, build("C1")), said);
    for other in ["B2", "D4"] {
        assert_eq!(play.refused(ADA, build(other)).1, "why-one-side", "{other} never had two");
    }
}

/// [time.late] [prophet.migrate] [city.prophet]
#[test]
fn whose_prophet_came_back_by_a_denunciation_is_told_to_take_him_from_the_reserve() {
    let setting = Setting::of(4, &[DENOUNCED])
        .god(ADA, God::Undines)
        .tile("A1", "MMMM")
        .prophet("B1", "PPPP", Colour::Blue, Corner::TopLeft)
        .prophet("H1", "SSMM", Colour::Blue, Corner::TopLeft)
        .gone(Colour::Blue, 8);
    let mut play = setting.play();
    let build = |from: &str| Action::Build { cell: cell("A8"), colour: Colour::Blue, from: Some(cell(from)) };
    assert!(play.legal(ADA).contains(&build("H1")));
    play.play(BOB, Action::Denounce { cell: cell("B1") });
    let said = [
        "Bob vient de dénoncer une tuile : votre prophète de B1 est revenu dans la réserve, prenez-le là.",
        "Bob has just denounced a tile: your prophet of B1 is back in the reserve, take him from there.",
    ];
    assert_eq!(play.refused(ADA, build("H1")), ("city.prophet", "why-reserve-first-now"));
    assert_eq!(why_not(&play, ADA, build("H1")), said);
    // With a penalty he has left the game: the one meant stands there no longer.
    let setting = Setting::of(4, &[PENALISED]).god(ADA, God::Undines).tile("A1", "MMMM");
    let setting = setting.prophet("B1", "PPPP", Colour::Blue, Corner::TopLeft).gone(Colour::Blue, 9);
    let mut gone = setting.play();
    gone.play(BOB, Action::Denounce { cell: cell("B1") });
    assert_eq!(gone.p.cult(Colour::Blue).reserve, 0);
    assert_eq!(gone.refused(ADA, build("B1")), ("city.prophet", "why-tile-denounced"));
}

/// [errors.penalty]
#[test]
fn a_penalty_still_owed_at_the_end_takes_the_prophet_of_the_tile_laid_last() {
    let setting = Setting::of(4, &[PENALISED])
        .god(ADA, God::Undines)
        .tile("A1", "MMMM")
        .prophet("A2", "MMPP", Colour::Blue, Corner::TopLeft)
        .prophet("H1", "SSMM", Colour::Blue, Corner::TopLeft)
        .gone(Colour::Blue, 8)
        .hand(ADA, Hand::Left, "PPPP", None);
    let mut play = setting.play();
    hold_and_lay(&mut play, "PPPP", "B1", None);
    play.play(BOB, Action::Denounce { cell: cell("B1") });
    play.expire();
    play.expire();
    assert_eq!(play.p.phase, Phase::Over(End::Quiet));
    assert_eq!((play.p.owed, play.p.world.prophet(cell("H1"))), ([0; 4], None));
    assert!(play.p.world.prophet(cell("A2")).is_some());
}

/// [time.together] [errors.lay]
#[test]
fn what_is_laid_or_built_at_the_same_time_is_not_taken_back_by_oneself() {
    for (chosen, free) in [(&[] as &[(&str, &str)], false), (&[DENOUNCED], false), (&[TURNS], true)] {
        let options = crate::common::options(2, chosen);
        let sitters = ["Ada", "Bob"].map(Sitter::person).to_vec();
        let mut table = Table::new(crate::common::shipped(), options, Seed::from_text("undo"), sitters).unwrap();
        for seat in [ADA, BOB] {
            table.decide(seat, Action::Ready).unwrap();
        }
        let seat = table.position().turn;
        table.decide(seat, Action::Choose { god: God::Elves }).unwrap();
        let build = Action::Build { cell: cell("A1"), colour: Colour::Green, from: None };
        table.decide(seat, build).unwrap();
        assert_eq!(table.undo_point(seat).is_some(), free, "a city, {chosen:?}");
        if table.position().empty_handed(seat) {
            table.decide(seat, Action::Draw { tiles: 1 }).unwrap();
        }
        if !chosen.contains(&DENOUNCED) {
            let lay = *table.legal(seat).last().unwrap();
            assert!(matches!(lay, Action::Lay { .. }), "{lay:?}");
            table.decide(seat, lay).unwrap();
            assert_eq!(table.undo_point(seat).is_some(), free, "a tile, {chosen:?}");
        } else {
            let hold = Action::Hold { hand: Hand::Left, side: Side::Front, turn: 0, from: None };
            table.decide(seat, hold).unwrap();
            table.decide(seat, *table.legal(seat).last().unwrap()).unwrap();
            assert_eq!(table.undo_point(seat), None, "a tile that may be wrong");
        }
    }
}
