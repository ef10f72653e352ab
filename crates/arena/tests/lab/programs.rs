//! Bots that are programs of their own, in games that are played for good.

use std::{fs, path::Path};

use cenacle_arena::{BalancePlan, Cast, Contender, ContestPlan, ContestReport, Failures, Games, Program, Run, contest};
use cenacle_table::{Evaluator, Seed, any::Opened, encoding::Encoded};

use crate::threads;

/// A bot that plays by chance, and does something else at its third question.
fn bot_that(name: &str, does: &str) -> String {
    let code = format!(
        "import sys, time\n\
         asked = 0\n\
         for line in sys.stdin:\n\
         \x20   word, _, rest = line.strip().partition(' ')\n\
         \x20   if word == 'cenacle': print('ready', flush=True)\n\
         \x20   if word == 'go':\n\
         \x20       asked += 1\n\
         \x20       if asked == 3:\n\
         \x20           {does}\n\
         \x20       print('play', asked % int(rest.split()[0]), flush=True)\n"
    );
    written(name, &code)
}

/// The command that runs this code.
fn written(name: &str, code: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.py"));
    fs::write(&path, code).unwrap();
    format!("python3 {}", path.display())
}

/// An arena of some games between a program and chance.
fn arena<G: Evaluator + Encoded>(
    players: u8,
    games: u64,
    command: &str,
    time: &str,
) -> (ContestReport, Option<Failures>) {
    let opened = Opened::<G>::shipped().unwrap();
    let plan = ContestPlan {
        tables: BalancePlan::tables(&opened, &[players], &[], false).unwrap(),
        seed: Seed::from_text("programs"),
        games,
        threads: threads(2),
        audit: false,
        data: "none".to_owned(),
    };
    let program = Contender::Program(Program::start(command, time.parse().unwrap()).unwrap());
    let entrants = [program, Contender::House("random".parse().unwrap())];
    let names = entrants.iter().map(Contender::name).collect();
    let mut run = Run::new(Cast::new(G::about(), &plan.data, &plan.tables, names, plan.seed), Games::default());
    let report = contest(opened.game(), &plan, &entrants, &mut run, &false.into(), &()).unwrap();
    // A run that goes on still knows of it.
    let kept = Run::<Games>::parse(&run.to_text(), &run.cast).unwrap();
    assert_eq!(kept.found, run.found);
    let failures = report.standings.iter().find_map(|one| one.failures.clone());
    (report, failures)
}

fn cleopatra(command: &str, time: &str) -> (ContestReport, Option<Failures>) {
    arena::<cenacle_cleopatra::Cleopatra>(3, 6, command, time)
}

#[test]
fn the_program_of_the_page_plays_all_five_games() {
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/program.py");
    let page = fs::read_to_string(program.with_file_name("programs.md")).unwrap();
    assert!(page.contains(&fs::read_to_string(&program).unwrap()), "the page shows the program that is tried");
    let command = format!("python3 {}", program.display());
    for (report, failures) in [
        arena::<cenacle_cleopatra::Cleopatra>(3, 1, &command, "60s"),
        arena::<cenacle_creatures_and_cultists::CreaturesAndCultists>(2, 1, &command, "60s"),
        arena::<cenacle_cult::Cult>(2, 1, &command, "60s"),
        arena::<cenacle_evil_high_priest::EvilHighPriest>(2, 1, &command, "60s"),
        arena::<cenacle_four_gods::FourGods>(2, 1, &command, "60s"),
    ] {
        assert_eq!((report.games, failures), (report.ended, None), "{}", report.game);
        let of_program = report.standings.iter().find(|one| one.bot.starts_with("exec:")).unwrap();
        assert!(of_program.choices > 20, "{}: {of_program:?}", report.game);
    }
}

#[test]
fn chance_plays_on_for_a_program_that_fails_and_the_report_says_why() {
    for (name, does, why) in [
        ("dies", "sys.exit(7)", "it is gone (exit status: 7)"),
        ("beyond", "print('play 99999', flush=True); continue", "it answered `play 99999` where it had"),
        ("words", "print('play first', flush=True); continue", "it answered `play first` where it had"),
        ("resigns", "print('I resign', flush=True); continue", "it said `I resign` instead of `play` and a number"),
        (
            "twice",
            "print('play 0\\nplay 0', flush=True); time.sleep(0.1); continue",
            "it said `play 0` without being asked",
        ),
        ("deaf", "__import__('os').close(1); time.sleep(60)", "it has closed its output"),
    ] {
        let (report, failures) = cleopatra(&bot_that(name, does), "10s");
        assert_eq!((report.games, report.ended), (6, 6), "{name}");
        let failures = failures.unwrap_or_else(|| panic!("{name}: nobody noticed"));
        assert!(failures.games > 0 && failures.first.contains(why), "{name}: {failures:?}");
    }
}

#[test]
fn a_program_that_is_late_is_ended_at_once() {
    for (name, time) in [("late", "300ms"), ("slow", "400ms+1ms")] {
        let (report, failures) = cleopatra(&bot_that(name, "time.sleep(60)"), time);
        let failures = failures.unwrap();
        assert!(failures.games > 0 && failures.first.contains("it did not answer within 0."), "{failures:?}");
        assert!(report.seconds < 40.0, "nobody waited for it: {} s", report.seconds);
    }
}

#[test]
fn a_program_is_told_what_it_wants_and_no_more() {
    let code = "import json, sys\n\
        print('want numbers observation')\n\
        print('ready', flush=True)\n\
        for line in sys.stdin:\n\
        \x20   word, _, rest = line.strip().partition(' ')\n\
        \x20   if word == 'game': game = json.loads(rest)\n\
        \x20   if word != 'go': continue\n\
        \x20   count, millis, told = rest.split(' ', 2)\n\
        \x20   told = json.loads(told)\n\
        \x20   assert set(told) == {'numbers', 'observation'}, set(told)\n\
        \x20   assert len(told['numbers']) == int(count) == len(set(told['numbers'])), told\n\
        \x20   assert all(0 <= number < game['actions'] for number in told['numbers']), told\n\
        \x20   assert len(told['observation']) > 1000 and all(0 <= value < 256 for value in told['observation'])\n\
        \x20   assert game['players'] == 3 and 1 <= game['seat'] <= 3 and int(millis) == 10000, game\n\
        \x20   print('play 0', flush=True)\n";
    let (_, failures) = cleopatra(&written("wanting", code), "10s");
    assert_eq!(failures, None);
}

#[test]
fn a_program_that_cannot_play_does_not_begin() {
    let silent = written("silent", "pass");
    let all = written("all", "input()\nprint('want everything', flush=True)\ninput()");
    for (command, why) in [
        ("", "`exec:` needs a program"),
        ("no-such-program-here", "`no-such-program-here` cannot be started"),
        (&*silent, "did not get ready: it is gone (exit status: 0)"),
        (&*all, "it wants `everything`; there is view, legal, numbers and observation"),
    ] {
        let error = Program::start(command, "1s".parse().unwrap()).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
}
