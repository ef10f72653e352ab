//! The load generator itself, on a small scale.

use std::{path::Path, time::Duration};

use cenacle_load::{LoadPlan, Target, run};

fn plan() -> LoadPlan {
    LoadPlan {
        target: Target::Own {
            program: Path::new(env!("CARGO_BIN_EXE_cenacle")).to_owned(),
            database: None,
            data: None,
            nodes: None,
        },
        game: "cleopatra".to_owned(),
        players: 4,
        seats: 3,
        tables: 8,
        think: Duration::ZERO,
        rate: 0.0,
        duration: Duration::from_secs(3),
        warmup: Duration::from_millis(500),
        idle: false,
        apart: false,
        seed: 1,
    }
}

#[test]
fn every_table_is_kept_busy_and_nothing_is_refused() {
    let report = run(&plan(), &|_| {}).unwrap();
    assert!(report.decisions > 100, "{report:?}");
    assert_eq!((report.silent_tables, report.reconnects), (0, 0), "{report:?}");
    // Several seats may be asked at once; who is overtaken then is told so. Nothing else may happen.
    assert!(report.errors.keys().all(|code| code == "stale"), "{report:?}");
    assert!(report.news_millis.count >= report.decisions, "two others hear of most decisions: {report:?}");
    assert!(report.server.unwrap().memory_peak > 0);
}

#[test]
fn a_rate_is_kept_and_not_exceeded() {
    let report = run(&LoadPlan { rate: 40.0, ..plan() }, &|_| {}).unwrap();
    assert!((30.0..=44.0).contains(&report.decisions_per_second), "{report:?}");
}

#[test]
fn idle_tables_are_looked_at_and_not_played() {
    let report = run(&LoadPlan { idle: true, duration: Duration::from_secs(1), ..plan() }, &|_| {}).unwrap();
    assert_eq!((report.decisions, report.reconnects, report.errors.len()), (0, 0, 0), "{report:?}");
}
