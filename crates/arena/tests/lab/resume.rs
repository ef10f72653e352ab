//! A run that was interrupted goes on to the very same result.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use cenacle_arena::{Cast, Counts, Findings, Games, Run, RunError, Watch, balance, contest};

use crate::{
    arena::timeless,
    balance_plan, balance_run, contest_plan, contest_run,
    race::{Race, Runner},
};

/// Presses Ctrl-C after some games.
struct Impatient<'a> {
    seen: AtomicU64,
    after: u64,
    stop: &'a AtomicBool,
}

impl Watch for Impatient<'_> {
    fn progress(&self, games: u64) {
        if self.seen.fetch_add(games, Ordering::Relaxed) + games >= self.after {
            self.stop.store(true, Ordering::Relaxed);
        }
    }
}

#[test]
fn an_arena_goes_on_where_it_was_interrupted() {
    let runners = [Runner::First, Runner::Any, Runner::Other];
    let (game, plan) = (Race.into(), contest_plan(&[2, 3], 150));
    let mut whole = contest_run(&plan, &runners);
    let expected = contest(&game, &plan, &runners, &mut whole, &false.into(), &()).unwrap();
    let (mut run, mut parts) = (contest_run(&plan, &runners), 0);
    let got = loop {
        let stop = AtomicBool::new(false);
        let watch = Impatient { seen: AtomicU64::new(0), after: 37, stop: &stop };
        let report = contest(&game, &plan, &runners, &mut run, &stop, &watch).unwrap();
        assert_eq!(report.games, run.found.games());
        // Through a file and back, as a person would.
        run = Run::parse(&run.to_text(), &run.cast).unwrap();
        parts += 1;
        if report.is_whole() {
            break report;
        }
    };
    assert!(parts > 2, "{parts}");
    assert_eq!(timeless(got), timeless(expected));
}

#[test]
fn balance_goes_on_where_it_was_interrupted() {
    let runners = [Runner::Any];
    let (game, plan) = (Race.into(), balance_plan(&[2, 3], &[], true, 50));
    let mut whole = balance_run(&plan, &runners);
    let mut expected = balance(&game, &plan, &runners, &mut whole, &false.into(), &()).unwrap();
    let mut run = balance_run(&plan, &runners);
    let stop = AtomicBool::new(false);
    let watch = Impatient { seen: AtomicU64::new(0), after: 33, stop: &stop };
    let part = balance(&game, &plan, &runners, &mut run, &stop, &watch).unwrap();
    assert!(!part.is_whole() && part.games >= 33 && part.planned == 200, "{} of {}", part.games, part.planned);
    run = Run::parse(&run.to_text(), &run.cast).unwrap();
    let mut got = balance(&game, &plan, &runners, &mut run, &false.into(), &()).unwrap();
    (got.seconds, expected.seconds) = (0.0, 0.0);
    assert_eq!(got, expected);
}

#[test]
fn more_games_may_be_asked_for_later() {
    let runners = [Runner::First, Runner::Any];
    let game = Race.into();
    let mut run = contest_run(&contest_plan(&[3], 12), &runners);
    contest(&game, &contest_plan(&[3], 12), &runners, &mut run, &false.into(), &()).unwrap();
    let later = contest_plan(&[3], 60);
    let got = contest(&game, &later, &runners, &mut run, &false.into(), &()).unwrap();
    let mut whole = contest_run(&later, &runners);
    let expected = contest(&game, &later, &runners, &mut whole, &false.into(), &()).unwrap();
    assert_eq!(timeless(got), timeless(expected));
}

fn cast_with(change: impl FnOnce(&mut Cast)) -> Cast {
    let mut cast = contest_run(&contest_plan(&[3], 6), &[Runner::First, Runner::Any]).cast;
    change(&mut cast);
    cast
}

#[test]
fn the_run_of_another_plan_is_refused_with_the_difference() {
    let text = contest_run(&contest_plan(&[3], 6), &[Runner::First, Runner::Any]).to_text();
    let refused = |cast: &Cast| Run::<Games>::parse(&text, cast).unwrap_err().to_string();
    let said = refused(&cast_with(|cast| cast.bots = vec!["first".into(), "last".into()]));
    assert_eq!(said, "this is the run of another plan: its bots are first,any, not first,last");
    let said = refused(&cast_with(|cast| cast.rules_version = 2));
    assert_eq!(said, "this is the run of another plan: its rules version is 1, not 2");
    let said = refused(&cast_with(|cast| cast.tables[0].players = 4));
    assert!(said.ends_with("its tables are 3 players with rigged=off, not 4 players with rigged=off"), "{said}");
    assert!(Run::<Games>::parse(&text, &cast_with(|_| {})).is_ok());
}

#[test]
fn what_is_no_run_is_refused() {
    let cast = cast_with(|_| {});
    let text = contest_run(&contest_plan(&[3], 6), &[Runner::First, Runner::Any]).to_text();
    assert!(matches!(Run::<Games>::parse(&text[..text.len() / 2], &cast), Err(RunError::Unreadable(_))));
    let foreign = Run::<Counts>::parse(&text, &cast).unwrap_err();
    assert_eq!(foreign.to_string(), "this is not a cenacle-balance-run: its `format` is `cenacle-arena-run`");
    let later = text.replacen("\"format_version\":1", "\"format_version\":7", 1);
    assert_eq!(Run::<Games>::parse(&later, &cast).unwrap_err(), RunError::Version(7));
    let game = "{\"ranks\":[1],\"winners\":[1],\"decisions\":1,\"choices\":[1,1,1,1],\"nanos\":[1]}";
    let crowded = text.replacen("\"found\":[]", &format!("\"found\":[{game}]"), 1);
    let said = Run::<Games>::parse(&crowded, &cast).unwrap_err().to_string();
    assert_eq!(said, "this is not a whole run: game 0 has other seats than the plan");
}
