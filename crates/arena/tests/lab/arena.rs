//! Who beats whom.

use cenacle_arena::{ContestPlan, ContestReport, NoContest};

use crate::{fight, names, race::Runner};

#[test]
fn the_better_runner_beats_the_others_and_is_rated_first() {
    let report = fight(&[3], 300, &[Runner::Last, Runner::Any, Runner::First]);
    let order: Vec<&str> = report.standings.iter().map(|one| one.bot.as_str()).collect();
    assert_eq!(order, ["first", "any", "last"]);
    let pair = |a, b| report.pair(a, b).unwrap();
    assert!(pair("first", "any").low > 0.5 && pair("any", "last").low > 0.5, "{:?}", report.pairs);
    assert!(pair("first", "last").share > 0.9, "{:?}", report.pairs);
    assert!(report.standings[0].rating_low > report.standings[1].rating_high, "{:?}", report.standings);
    assert!(report.standings[0].low > 1.0 / 3.0 && report.standings[2].high < 1.0 / 3.0, "{:?}", report.standings);
}

#[test]
fn equals_come_out_even_within_the_interval() {
    let report = fight(&[2], 600, &[Runner::Any, Runner::Other]);
    let pair = report.pair("any", "other").unwrap();
    assert!(pair.low < 0.5 && 0.5 < pair.high, "{pair:?}");
    assert!(pair.high - pair.low < 0.1, "{pair:?}");
    for one in &report.standings {
        assert!(one.low < 0.5 && 0.5 < one.high && (one.expected - 0.5).abs() < 1e-9, "{one:?}");
    }
}

#[test]
fn what_one_wins_the_other_loses() {
    let report = fight(&[3, 4], 200, &[Runner::First, Runner::Any]);
    for pair in &report.pairs {
        let back = report.pair(&pair.b, &pair.a).unwrap();
        assert!((pair.share + back.share - 1.0).abs() < 1e-9 && pair.games == back.games, "{pair:?} {back:?}");
        assert!((pair.low + back.high - 1.0).abs() < 1e-9, "{pair:?} {back:?}");
    }
}

/// Twins that always do the same, in mirrored games: what one seat's luck gives is taken back in the game with the seats
/// exchanged.
#[test]
fn mirrored_games_cancel_the_luck_of_the_seats() {
    struct Twin(&'static str);
    impl cenacle_arena::Entrant<crate::race::Race> for Twin {
        fn name(&self) -> String {
            self.0.to_owned()
        }

        fn sit(
            &self,
            options: &cenacle_table::Options,
            seed: &cenacle_table::Seed,
            seat: cenacle_table::Seat,
        ) -> Box<dyn cenacle_bots::Bot<crate::race::Race>> {
            Runner::First.sit(options, seed, seat)
        }
    }
    let plan = crate::contest_plan(&[2, 3, 4], 90);
    let mut run = crate::contest_run(&plan, &[Runner::Any, Runner::Other]);
    let twins = [Twin("castor"), Twin("pollux")];
    run.cast.bots = twins.iter().map(cenacle_arena::Entrant::name).collect();
    let game = crate::race::Race.into();
    let report = cenacle_arena::contest(&game, &plan, &twins, &mut run, &false.into(), &()).unwrap();
    for pair in &report.pairs {
        assert!((pair.share - 0.5).abs() < 1e-9, "{pair:?}");
    }
}

#[test]
fn everybody_has_equally_many_seats() {
    for (players, runners) in [
        (&[3][..], &[Runner::First, Runner::Any][..]),
        (&[4], &[Runner::First, Runner::Any, Runner::Last]),
        (&[2, 3], &[Runner::First, Runner::Any, Runner::Last]),
    ] {
        let report = fight(players, 240, runners);
        let seats: Vec<u64> = report.standings.iter().map(|one| one.seats).collect();
        assert!(seats.iter().all(|one| *one == seats[0]), "{players:?}: {seats:?}");
    }
}

#[test]
fn the_last_group_is_played_to_its_end() {
    let report = fight(&[3], 100, &[Runner::First, Runner::Any]);
    assert_eq!((report.games, report.planned, report.groups), (102, 102, 17));
    assert_eq!(report.ended, 102);
    assert!(report.is_whole());
}

/// The report without what depends on the machine.
pub(crate) fn timeless(mut report: ContestReport) -> ContestReport {
    (report.threads, report.seconds, report.decisions_per_second) = (0, 0.0, 0.0);
    report.standings.iter_mut().for_each(|one| one.ms_per_decision = 0.0);
    report
}

#[test]
fn the_report_does_not_depend_on_the_threads() {
    let runners = [Runner::First, Runner::Any, Runner::Other];
    let [one, four] = [1, 4].map(|count| {
        let plan = ContestPlan { threads: crate::threads(count), ..crate::contest_plan(&[2, 3], 150) };
        let mut run = crate::contest_run(&plan, &runners);
        let game = crate::race::Race.into();
        timeless(cenacle_arena::contest(&game, &plan, &runners, &mut run, &false.into(), &()).unwrap())
    });
    assert_eq!(one, four);
}

#[test]
fn an_arena_of_one_of_twins_or_of_a_crowd_is_refused() {
    let check = |names: &[String]| ContestPlan::check(names).unwrap_err();
    assert_eq!(check(&names(&[Runner::Any])).to_string(), "an arena needs two bots or more, not 1");
    assert_eq!(check(&names(&[Runner::Any, Runner::Any])), NoContest::Twice("any".to_owned()));
    let crowd: Vec<String> = (0..25).map(|index| index.to_string()).collect();
    assert_eq!(check(&crowd).to_string(), "an arena takes 24 bots at most, not 25");
    assert_eq!(ContestPlan::check(&names(&[Runner::Any, Runner::First])), Ok(()));
}
