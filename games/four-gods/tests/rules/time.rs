//! Passing, turns, sand-glasses and the end.

use cenacle_four_gods::{Action, Colour, End, Event, God, Hand, Phase, Side};
use cenacle_table::{Game, GameExt, Seats};

use crate::common::{ADA, BOB, CAT, DAN, Play, Setting, TURNS, cell, hints, hold, prompts, why_not};

/// [time.together] [mode.time]
#[test]
fn playing_together_everybody_may_act_at_any_moment() {
    let mut play = Setting::of(4, &[]).play();
    assert_eq!(play.game.to_act(&play.p), Seats::all(4));
    for seat in [CAT, ADA, CAT, DAN] {
        let action = if play.p.empty_handed(seat) { Action::Draw { tiles: 1 } } else { discard() };
        play.play(seat, action);
    }
}

fn discard() -> Action {
    Action::Discard { hand: Hand::Left, side: Side::Front }
}

/// [time.pace]
#[test]
fn an_act_takes_two_and_a_half_seconds_a_turned_tile_one_and_a_choice_none() {
    let play = Setting::of(4, &[]).play();
    let pace = |action| play.game.pace(&play.p, action);
    assert_eq!(pace(Action::Draw { tiles: 2 }), 2500);
    assert_eq!(pace(play.turn_over(ADA, 0)), 1000);
    assert_eq!(pace(Action::Choose { god: God::Elves }), 0);
}

/// [pass.flag] [end.pass]
#[test]
fn any_act_lowers_all_flags_and_when_all_are_up_it_is_over_at_once() {
    let mut play = Setting::of(3, &[]).play();
    play.play(ADA, Action::Pass);
    assert_eq!(play.refused(ADA, Action::Pass), ("pass.flag", "why-passed"));
    assert_eq!(play.game.awaited(&play.p), Seats::all(3).without(ADA));
    play.play(BOB, Action::Pass);
    play.play(ADA, Action::Draw { tiles: 1 });
    assert_eq!(play.p.flags, Seats::NONE);
    for seat in [ADA, BOB, CAT] {
        assert!(!play.p.is_over());
        play.play(seat, Action::Pass);
    }
    assert_eq!(play.p.phase, Phase::Over(End::Pass));
    assert_eq!(play.game.outcome(&play.p).unwrap().reason, "pass");
    assert_eq!(play.refused(ADA, Action::Pass), ("end.pass", "why-over-pass"));
}

/// [pass.flag]
#[test]
fn who_has_passed_may_still_act() {
    let mut play = Setting::of(4, &[]).play();
    play.play(ADA, Action::Pass);
    assert!(play.game.to_act(&play.p).contains(ADA) && !play.game.awaited(&play.p).contains(ADA));
    play.play(ADA, Action::Draw { tiles: 2 });
}

/// [turn.glass] [turn.hands] [turn.first]
#[test]
fn when_the_glass_is_empty_the_hands_go_to_the_discard_and_the_next_one_plays() {
    let mut play = Setting::of(4, &[TURNS]).play();
    let timer = play.game.timer(&play.p).unwrap();
    assert_eq!((timer.millis, timer.seats), (30_000, Seats::only(ADA)));
    play.play(ADA, Action::Draw { tiles: 2 });
    let told = play.expire();
    assert!(told.contains(&Event::GlassOut { seat: ADA }) && told.contains(&Event::Turn { seat: BOB }), "{told:?}");
    assert!(play.p.empty_handed(ADA));
    assert_eq!((play.p.discards.len(ADA), play.p.turn), (2, BOB));
    assert_ne!(play.game.timer(&play.p).unwrap().id, timer.id, "the glass was turned");
    let firsts = (0..40).map(|number| {
        let mut chance = crate::common::chance(&format!("first {number}"));
        let options = crate::common::options(4, &[TURNS]);
        play.game.setup(&options, &mut chance, &mut cenacle_table::Log::silent()).unwrap().turn
    });
    assert_eq!(firsts.collect::<Seats>(), Seats::all(4), "anybody may begin");
}

/// [turn.end] [turn.hands]
#[test]
fn a_turn_is_handed_on_before_the_glass_is_empty() {
    let mut play = Setting::of(4, &[TURNS]).play();
    assert_eq!(play.refused(ADA, Action::Pass), ("turn.end", "why-end-turn-instead"));
    play.play(ADA, Action::Draw { tiles: 1 });
    play.play(ADA, Action::EndTurn);
    assert_eq!((play.p.turn, play.p.discards.len(ADA)), (BOB, 1));
    let mut together = Setting::of(4, &[]).play();
    assert_eq!(together.refused(ADA, Action::EndTurn), ("pass.flag", "why-pass-instead"));
}

/// [pass.turn] [end.pass]
#[test]
fn when_all_turns_in_a_row_are_without_an_act_it_is_over() {
    let mut play = Setting::of(3, &[TURNS]).play();
    play.play(ADA, Action::EndTurn);
    play.expire();
    play.play(CAT, Action::Choose { god: God::Elves });
    play.play(CAT, Action::EndTurn);
    for seat in [ADA, BOB, CAT] {
        assert!(!play.p.is_over(), "choosing a god was an act");
        play.play(seat, Action::EndTurn);
    }
    assert_eq!(play.p.phase, Phase::Over(End::Pass));
}

/// [end.bag] [end.last-glass]
#[test]
fn playing_together_the_last_tile_drawn_turns_a_common_glass_of_thirty_seconds_a_player() {
    let mut play = Setting::of(2, &[]).play();
    // Only one tile is left, wherever the others are: the audit would miss them.
    let mut p = play.p;
    p.bag.clear();
    p.bag.push(cenacle_four_gods::Tile(0));
    let mut log = cenacle_table::Log::new();
    play.game.apply(&mut p, ADA, Action::Draw { tiles: 1 }, &mut play.chance, &mut log).unwrap();
    assert_eq!(p.phase, Phase::Last(End::Bag));
    let told: Vec<_> = log.into_entries().into_iter().map(|entry| entry.event).collect();
    assert!(told.contains(&Event::Near { end: End::Bag, seconds: Some(60) }), "{told:?}");
    let timer = play.game.timer(&p).unwrap();
    assert_eq!((timer.millis, timer.seats), (60_000, Seats::all(2)));
    // A tile that goes back into the bag does not cancel the end.
    p.back.push(cenacle_four_gods::Tile(1));
    play.game.expire(&mut p, timer.id, &mut play.chance, &mut cenacle_table::Log::silent());
    assert_eq!(p.phase, Phase::Over(End::Bag));
    assert_eq!(play.game.to_act(&p), Seats::NONE);
}

/// [end.last-turns]
#[test]
fn in_turns_the_running_turn_is_finished_and_everybody_has_one_more() {
    let mut play = Setting::of(3, &[TURNS]).play();
    play.p.phase = Phase::Last(End::Bag);
    play.p.turns_left = 4;
    let mut order = Vec::new();
    while !play.p.is_over() {
        let seat = play.p.turn;
        order.push(seat);
        play.play(seat, Action::Draw { tiles: 1 });
        play.play(seat, Action::EndTurn);
    }
    assert_eq!(order, [ADA, BOB, CAT, ADA], "who brought the end about is the last");
    assert_eq!(play.p.phase, Phase::Over(End::Bag));
}

/// [end.world]
#[test]
fn a_world_without_an_empty_cell_brings_the_end_near() {
    let game = crate::common::shipped();
    for (options, left) in [(&[] as &[(&str, &str)], 0), (&[TURNS], 5)] {
        let mut p = Setting::of(4, options).god(ADA, God::Undines).position();
        let mut full = serde_json::to_value(p).unwrap();
        let cities: Vec<_> = cenacle_four_gods::Cell::all()
            .filter(|at| at.name() != "D4")
            .map(|at| serde_json::json!({ "city": { "cell": at, "colour": "green" } }))
            .chain([serde_json::json!({ "tile": { "cell": "D4", "prophet": null, "laid": {
                "tile": 0, "side": "front", "face": "MMMP", "by": 1, "seen": [], "order": 0, "serial": 0 } } })])
            .filter(|value| value["city"]["cell"] != "A1")
            .collect();
        full["world"] = cities.into();
        p = serde_json::from_value(full).unwrap();
        p.cities = 1;
        let build = Action::Build { cell: cell("A1"), colour: Colour::Blue, from: None };
        game.apply(&mut p, ADA, build, &mut crate::common::chance("full"), &mut cenacle_table::Log::silent()).unwrap();
        assert_eq!((p.phase, p.turns_left), (Phase::Last(End::World), left));
    }
}

/// [end.pass] [end.last-glass]
#[test]
fn who_passes_in_the_last_minutes_only_cuts_them_short() {
    let mut play = Setting::of(2, &[]).play();
    play.p.phase = Phase::Last(End::World);
    play.play(ADA, Action::Pass);
    play.play(BOB, Action::Pass);
    assert_eq!(play.p.phase, Phase::Over(End::World));
}

/// [end.quiet]
#[test]
fn seventy_seconds_without_progress_warn_and_twenty_more_end_the_game() {
    let mut play = Setting::of(4, &[]).discard(ADA, 1).play();
    let first = play.game.timer(&play.p).unwrap();
    assert_eq!(first.millis, 70_000);
    play.play(BOB, play.turn_over(ADA, 0));
    assert_eq!(play.game.timer(&play.p).unwrap().id, first.id, "turning a tile is no progress");
    play.play(BOB, Action::Draw { tiles: 1 });
    assert_ne!(play.game.timer(&play.p).unwrap().id, first.id, "a draw is");
    assert_eq!(play.expire(), [Event::QuietSoon { seconds: 20 }]);
    let warned = play.game.timer(&play.p).unwrap();
    assert_eq!(warned.millis, 20_000);
    let warns = |play: &Play| hold(&hints(play, ADA), ["20 secondes", "20 seconds"]);
    assert!(warns(&play), "{:?}", hints(&play, ADA));
    play.play(ADA, Action::Draw { tiles: 1 });
    assert_eq!(play.game.timer(&play.p).unwrap().millis, 70_000, "progress gives all of it back");
    assert!(!warns(&play), "{:?}", hints(&play, ADA));
    play.expire();
    let told = play.expire();
    assert_eq!(told[..2], [Event::Quiet, Event::Over { end: End::Quiet }]);
    assert_eq!(play.game.outcome(&play.p).unwrap().reason, "quiet");
    let over = prompts(&play, ADA).map(|prompt| prompt.question.to_string());
    assert!(hold(&over, ["Plus rien n’avançait", "Nothing moved any more"]), "{over:?}");
}

/// [end.quiet]
#[test]
fn three_rounds_without_progress_end_the_game() {
    for progress in [0, 1] {
        let mut turns = Setting::of(2, &[TURNS]).discard(ADA, 1).play();
        for _ in 0..progress {
            turns.play(ADA, Action::Draw { tiles: 1 });
            turns.play(ADA, Action::EndTurn);
        }
        for turn in 0..6 {
            assert!(!turns.p.is_over(), "after {turn} turns, of which none is the one of the draw");
            let seat = turns.p.turn;
            let hint = hints(&turns, seat);
            let warns = hold(&hint, ["Plus rien", "Nothing moves any more"]);
            assert_eq!(warns, turn >= 4, "the last round is a warning: {hint:?}");
            turns.play(seat, turns.turn_over(ADA, 0));
            turns.play(seat, Action::EndTurn);
        }
        assert_eq!(turns.p.phase, Phase::Over(End::Quiet));
        let told = prompts(&turns, ADA).map(|told| format!("{} {}", told.question, told.hint));
        assert!(hold(&told, ["Plus rien n’avançait", "Nothing moved any more"]), "{told:?}");
    }
}

/// [end.quiet]
#[test]
fn the_quiet_glass_runs_only_once_everybody_has_acted() {
    let mut play = Setting::of(3, &[]).edit(|p| p.begun = Seats::NONE).play();
    for seat in [ADA, BOB] {
        play.play(seat, Action::Draw { tiles: 1 });
        assert_eq!(play.game.timer(&play.p), None, "somebody has not begun");
    }
    play.play(ADA, Action::Pass);
    assert_eq!(play.game.timer(&play.p), None);
    play.play(CAT, Action::Choose { god: God::Elves });
    assert_eq!(play.game.timer(&play.p).unwrap().millis, 70_000);
}

/// Turns with sand in which nobody has done anything, by these rules.
fn unbegun(players: u8, rules: u32) -> Play {
    let mut play = Setting::of(players, &[TURNS]).discard(ADA, 1).edit(|p| p.begun = Seats::NONE).play();
    play.game = std::sync::Arc::new((*play.game).clone().under_rules(rules).unwrap());
    play
}

/// [pass.turn] [end.quiet]
#[test]
fn glasses_of_people_who_have_not_begun_end_no_game() {
    for (rules, over) in [(3, false), (2, true)] {
        let mut play = unbegun(2, rules);
        play.expire();
        play.expire();
        assert_eq!(play.p.is_over(), over, "two who let their first glass run out, rules {rules}");
    }
    // Ten rounds of an empty table, then of one at which Ada alone plays: Bob's game goes on.
    let mut play = unbegun(2, 3);
    for _ in 0..20 {
        play.expire();
    }
    play.play(ADA, Action::Draw { tiles: 1 });
    for turn in 0..20 {
        assert!(!play.p.is_over(), "after {turn} turns");
        if play.p.turn == ADA {
            play.play(ADA, Action::EndTurn);
        } else {
            play.expire();
        }
    }
    // Once he has done something a glass of his counts.
    play.expire();
    assert_eq!(play.p.turn, BOB);
    play.play(BOB, Action::Choose { god: God::Elves });
    play.expire();
    play.expire();
    assert!(!play.p.is_over(), "choosing a god was an act");
    play.expire();
    assert_eq!(play.p.phase, Phase::Over(End::Pass), "both have begun, and let a glass run out each");
}

/// [pass.turn] [turn.end]
#[test]
fn who_ends_a_turn_of_his_own_has_begun_and_passes() {
    let mut play = unbegun(2, 3);
    play.play(ADA, Action::EndTurn);
    assert_eq!(play.p.begun, Seats::only(ADA));
    play.play(BOB, Action::EndTurn);
    assert_eq!(play.p.phase, Phase::Over(End::Pass), "both have passed in a row");
    let mut play = unbegun(3, 3);
    play.play(ADA, Action::EndTurn);
    play.play(BOB, Action::EndTurn);
    play.expire();
    assert!(!play.p.is_over(), "Cat has not begun");
    for seat in [ADA, BOB] {
        play.play(seat, Action::EndTurn);
    }
    assert!(!play.p.is_over(), "and the count begins anew after her glass");
}

/// [end.quiet]
#[test]
fn quiet_rounds_with_somebody_who_has_not_begun_end_no_game() {
    for (rules, over) in [(3, false), (2, true)] {
        let mut play = unbegun(2, rules);
        for turn in 0..6 {
            assert!(!play.p.is_over(), "after {turn} turns, rules {rules}");
            if play.p.turn == ADA {
                // An act, and no progress.
                play.play(ADA, play.turn_over(ADA, 0));
                play.play(ADA, Action::EndTurn);
            } else {
                play.expire();
            }
        }
        let end = if over { Phase::Over(End::Quiet) } else { Phase::Building };
        assert_eq!(play.p.phase, end, "rules {rules}");
    }
}

/// [end.bound]
#[test]
fn glasses_of_an_empty_table_are_counted_towards_the_limit() {
    let mut play = unbegun(2, 3);
    play.p.acts = 9_998;
    play.expire();
    assert!(!play.p.is_over());
    play.expire();
    assert_eq!(play.p.phase, Phase::Over(End::Bound));
}

/// [ready.all]
#[test]
fn no_grain_falls_and_nobody_plays_before_everybody_is_ready() {
    for (chosen, rule) in [(&[] as &[(&str, &str)], "ready.all"), (&[TURNS], "ready.all")] {
        let game = crate::common::shipped();
        let options = crate::common::options(3, chosen);
        let p = game.setup(&options, &mut crate::common::chance("ready"), &mut cenacle_table::Log::silent()).unwrap();
        let mut play = Play::at(p);
        assert_eq!(play.game.to_act(&play.p), Seats::all(3));
        for (number, seat) in [CAT, ADA, BOB].into_iter().enumerate() {
            assert_eq!(play.game.timer(&play.p), None, "{number} are ready");
            assert_eq!(play.legal(seat), [Action::Ready]);
            assert_eq!(play.refused(seat, Action::Draw { tiles: 2 }), (rule, "why-not-begun"));
            assert!(play.game.awaited(&play.p).contains(seat));
            play.play(seat, Action::Ready);
        }
        assert_eq!(play.p.phase, Phase::Building);
        assert_eq!(play.game.timer(&play.p).is_some(), play.p.house.turns, "the glass of a turn is turned now");
        let seat = play.p.turn;
        assert_eq!(play.refused(seat, Action::Ready), ("ready.all", "why-begun"));
    }
}

/// [mode.glass]
#[test]
fn where_acts_are_counted_a_turn_holds_twelve_and_no_glass_runs() {
    let mut play = Setting::of(2, &[TURNS, ("glass", "acts")]).discard(BOB, 1).play();
    for act in 0..6 {
        assert_eq!((play.p.turn, play.game.timer(&play.p)), (ADA, None), "after {act} draws");
        play.play(ADA, Action::Draw { tiles: 1 });
        if act == 2 {
            play.play(ADA, Action::Choose { god: God::Elves });
        }
        play.play(ADA, discard());
    }
    assert_eq!((play.p.turn, play.p.discards.len(ADA)), (BOB, 6), "twelve acts; choosing a god took no time");
    for _ in 0..29 {
        play.play(BOB, play.turn_over(BOB, 0));
    }
    assert_eq!(play.p.turn, BOB, "turning over takes a second");
    let told = play.play(BOB, Action::Draw { tiles: 2 });
    assert!(told.contains(&Event::ActsOut { seat: BOB }) && play.p.empty_handed(BOB), "{told:?}");
    assert_eq!(play.refused(BOB, discard()), ("turn.glass", "why-glass-out"));
    let undone = Setting::of(2, &[TURNS]).play();
    assert!(undone.game.timer(&undone.p).is_some(), "elsewhere sand runs");
}

/// [mode.glass] [turn.glass] [end.quiet] [end.last-glass]
#[test]
fn every_glass_may_hold_two_or_five_times_the_sand() {
    for (glass, times) in [("seconds", 1), ("double", 2), ("fivefold", 5)] {
        let turns = Setting::of(3, &[TURNS, ("glass", glass)]).play();
        assert_eq!(turns.game.timer(&turns.p).unwrap().millis, 30_000 * times);
        let mut together = Setting::of(3, &[("glass", glass)]).play();
        together.p.begun = Seats::all(3);
        assert_eq!(together.game.bots_wait(&together.p), Some(times));
        assert_eq!(together.game.timer(&together.p).unwrap().millis, 70_000 * times);
        assert!(together.expire().contains(&Event::QuietSoon { seconds: 20 * times }));
        assert_eq!(together.game.timer(&together.p).unwrap().millis, 20_000 * times);
        together.p.phase = Phase::Last(End::Bag);
        assert_eq!(together.game.timer(&together.p).unwrap().millis, 90_000 * times);
    }
}

/// [mode.glass] [end.pass]
#[test]
fn without_a_glass_nothing_ends_before_all_have_passed() {
    let mut play = Setting::of(2, &[("glass", "no-glass")]).play();
    play.p.begun = Seats::all(2);
    assert_eq!((play.game.timer(&play.p), play.game.bots_wait(&play.p)), (None, None));
    play.p.phase = Phase::Last(End::Bag);
    assert_eq!(play.game.timer(&play.p), None);
    play.play(ADA, Action::Pass);
    assert!(!play.p.is_over());
    play.play(BOB, Action::Pass);
    assert_eq!(play.p.phase, Phase::Over(End::Bag));
    assert_eq!(play.refused(ADA, Action::Pass), ("end.pass", "why-over-pass"));
}

/// [time.late] [turn.glass]
#[test]
fn who_acts_after_the_end_is_told_what_ended_it() {
    let mut play = Setting::of(3, &[TURNS]).play();
    play.play(ADA, Action::Draw { tiles: 1 });
    play.expire();
    assert_eq!(play.refused(ADA, discard()), ("turn.glass", "why-glass-out"));
    let said = ["Votre tour s’est écoulé : c’est à Bob de jouer.", "Your turn has run out: it is Bob’s."];
    assert_eq!(why_not(&play, ADA, discard()), said);
    assert_eq!(play.refused(CAT, discard()), ("turn.off", "why-not-your-turn"));
    play.play(BOB, Action::EndTurn);
    assert_eq!(play.refused(BOB, discard()), ("turn.off", "why-not-your-turn"), "he ended it himself");
    let mut last = Setting::of(2, &[]).play();
    last.p.phase = Phase::Last(End::Bag);
    last.expire();
    assert_eq!(last.refused(ADA, Action::Draw { tiles: 1 }), ("end.last-glass", "why-over-glass"));
    let said = [
        "Le dernier sablier s’est écoulé : la partie est finie.",
        "The last sand-glass has run out: the game is over.",
    ];
    assert_eq!(why_not(&last, ADA, Action::Draw { tiles: 1 }), said);
}

/// [end.bound]
#[test]
fn no_game_is_longer_than_ten_thousand_acts() {
    let mut play = Setting::of(2, &[]).discard(ADA, 1).play();
    play.p.acts = 9_999;
    play.play(BOB, play.turn_over(ADA, 0));
    assert_eq!(play.p.phase, Phase::Over(End::Bound));
    assert_eq!(play.game.outcome(&play.p).unwrap().reason, "bound");
}

/// [end.count]
#[test]
fn a_glass_that_ran_out_too_late_changes_nothing() {
    let mut play = Setting::of(2, &[]).play();
    let old = play.game.timer(&play.p).unwrap().id;
    play.play(ADA, Action::Draw { tiles: 1 });
    let before = play.p;
    play.game.expire(&mut play.p, old, &mut play.chance, &mut cenacle_table::Log::silent());
    assert_eq!(play.p, before);
}
