//! Simulations of a real game.

use std::{
    num::NonZeroUsize,
    sync::{Arc, Mutex},
};

use cenacle_arena::{SimPlan, SimReport, Watch, simulate};
use cenacle_bots::BotSpec;
use cenacle_cleopatra::Cleopatra;
use cenacle_table::{AnyGame, Game, Options, Record, Seed, any::Opened};

fn plan(opened: &Opened<Cleopatra>, games: u64, threads: usize) -> SimPlan {
    let about = Cleopatra::about();
    SimPlan {
        options: Options::defaults(about, about.players.0).unwrap(),
        bots: vec![BotSpec::Random; about.players.0.into()],
        seed: Seed::from_text("arena"),
        games,
        threads: NonZeroUsize::new(threads).unwrap(),
        audit: true,
        data: opened.data().to_owned(),
    }
}

/// The report without what depends on the machine.
fn timeless(report: SimReport) -> SimReport {
    SimReport { threads: 0, seconds: 0.0, decisions_per_second: 0.0, games_per_second: 0.0, ..report }
}

#[test]
fn every_random_game_ends() {
    let opened = Opened::shipped().unwrap();
    let report = simulate(opened.game(), &plan(&opened, 40, 2), &()).unwrap();
    assert_eq!((report.games, report.ended), (40, 40));
    assert_eq!(report.end_reasons.values().sum::<u64>(), 40);
    assert!((report.win_share.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{:?}", report.win_share);
    assert!(report.mean_decisions > 0.0 && report.max_decisions <= report.longest);
}

#[test]
fn the_report_does_not_depend_on_the_threads() {
    let opened = Opened::shipped().unwrap();
    let [one, three] =
        [1, 3].map(|threads| timeless(simulate(opened.game(), &plan(&opened, 50, threads), &()).unwrap()));
    assert_eq!(one, three);
}

#[test]
fn another_seed_gives_another_digest() {
    let opened = Opened::shipped().unwrap();
    let first = plan(&opened, 3, 1);
    let second = SimPlan { seed: Seed::from_text("another"), ..first.clone() };
    let digest = |plan: &SimPlan| simulate(opened.game(), plan, &()).unwrap().digest;
    assert_ne!(digest(&first), digest(&second));
}

#[derive(Default)]
struct Keeper(Mutex<Vec<(u64, Record)>>);

impl Watch for Keeper {
    fn wants_records(&self) -> bool {
        true
    }

    fn record(&self, index: u64, record: &Record) -> Result<(), String> {
        self.0.lock().unwrap().push((index, record.clone()));
        Ok(())
    }
}

#[test]
fn every_game_gives_a_record_that_verifies() {
    let opened: Opened<Cleopatra> = Opened::shipped().unwrap();
    let keeper = Keeper::default();
    simulate(opened.game(), &plan(&opened, 5, 2), &keeper).unwrap();
    let records = keeper.0.into_inner().unwrap();
    assert_eq!(records.len(), 5);
    for (_, record) in records {
        let table = cenacle_table::verify(Arc::clone(opened.game()), &record.to_text(), opened.data()).unwrap();
        assert!(table.outcome().is_some());
    }
}

#[test]
fn a_record_that_cannot_be_kept_stops_the_simulation() {
    struct Full;
    impl Watch for Full {
        fn wants_records(&self) -> bool {
            true
        }

        fn record(&self, _: u64, _: &Record) -> Result<(), String> {
            Err("no room".to_owned())
        }
    }
    let opened = Opened::shipped().unwrap();
    let error = simulate(opened.game(), &plan(&opened, 4, 1), &Full).unwrap_err();
    assert_eq!(error.to_string(), "no room");
}
