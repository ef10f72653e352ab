//! Everything that may befall servers which share a house, while whole games are played at all of them.

use std::{
    env,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use cenacle_cleopatra::Cleopatra;
use cenacle_load::{Blow, Fleet, FleetPlan, Harm, Line, Nemesis, Trial, TrialReport, play_until};
use cenacle_table::any::Opened;

use crate::house::{BUSY, GOES_ON, House, Logs};

/// How long something lasts: longer than any table may stand still, so that none that waits for its end goes unnoticed.
const LASTS: Duration = Duration::from_secs(12);
/// How long nothing befalls anybody then.
const CALM: Duration = Duration::from_secs(4);
/// How long a game may take.
const LONGEST_GAME: Duration = Duration::from_secs(10 * 60);

/// What falls in one round, in any order: some of it where there is little time, and always what a server cannot see by itself.
/// `CENACLE_BLOW` chooses what falls by its words. Servers say what `CENACLE_LOG` wants to know (`cenacle_server=debug`).
fn blows(long: bool, rng: &mut fastrand::Rng) -> Vec<Blow> {
    let mut one = |of: &[Blow]| of[rng.usize(..of.len())];
    let mut blows = if let Ok(words) = env::var("CENACLE_BLOW") {
        let chosen: Vec<Blow> = Blow::ALL.into_iter().filter(|blow| blow.to_string().contains(&words)).collect();
        assert!(!chosen.is_empty(), "nothing that may befall a server is called {words}");
        chosen
    } else if long {
        Blow::ALL.to_vec()
    } else {
        vec![
            one(&[Blow::Kill, Blow::Retire, Blow::Stop]),
            Blow::One(Line::Nodes, Harm::Silence),
            one(&[Blow::All(Line::Nodes, Harm::Cut), Blow::All(Line::Nodes, Harm::Silence)]),
            one(&[Blow::One(Line::Database, Harm::Silence), Blow::One(Line::Both, Harm::Silence)]),
            one(&[Blow::All(Line::Database, Harm::Cut), Blow::All(Line::Database, Harm::Silence)]),
        ]
    };
    rng.shuffle(&mut blows);
    blows
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_befalls_servers_with_postgresql_tables_go_on_and_nobody_is_told_what_is_not_so() {
    let Some(house) = House::open("nemesis", 0) else { return };
    let long = env::var("CENACLE_LONG").is_ok_and(|long| long == "1");
    let lasts = if long { Duration::from_secs(30 * 60) } else { Duration::ZERO };
    let seed = env::var("CENACLE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or_else(|| fastrand::u64(..));
    eprintln!("seed of the nemesis: {seed} (CENACLE_SEED)");
    let mut rng = fastrand::Rng::with_seed(seed);
    // What servers say is kept where something failed.
    let logs = Logs::open();
    let plan = FleetPlan {
        program: PathBuf::from(env!("CARGO_BIN_EXE_cenacle")),
        database: house.cluster.url().to_owned(),
        nodes: house.nats.url.clone(),
        args: ["--limits", "off", "--bot-pace", "0"].map(str::to_owned).into(),
        logs: logs.path().to_owned(),
    };
    let fleet = Fleet::start(plan, 3).await.unwrap();
    let servers = fleet.servers();
    let mut nemesis = Nemesis::new(fleet, rng.fork());
    let game = Opened::<Cleopatra>::shipped().unwrap();
    let (began, mut report) = (Instant::now(), TrialReport { seed, ..TrialReport::default() });
    loop {
        let trial = Trial {
            servers: servers.clone(),
            game: "cleopatra".to_owned(),
            players: 3,
            seats: 2,
            tables: 4,
            think: Duration::from_millis(80),
            within: LONGEST_GAME,
            seed: rng.u64(..),
        };
        let stop = Arc::<AtomicBool>::default();
        let playing = tokio::spawn({
            let stop = stop.clone();
            async move { play_until(&trial, stop).await }
        });
        tokio::time::sleep(CALM).await;
        for blow in blows(long, &mut rng) {
            eprintln!("{:.1?}: {blow}", began.elapsed());
            nemesis.strike(blow, LASTS).await.unwrap();
            tokio::time::sleep(CALM).await;
        }
        stop.store(true, Ordering::Relaxed);
        let played = playing.await.unwrap().unwrap();
        let lies = report.lies.len();
        played.iter().for_each(|one| report.add(one, one.check(&game)));
        let roster =
            || nemesis.roster().iter().map(|(url, log)| format!("{url}: {}\n", log.display())).collect::<String>();
        let mut too_long = String::new();
        for (blow, silence) in nemesis.silences(&played) {
            // Those of earlier rounds were told.
            let Some(silence) = silence else { continue };
            let lasted = silence.lasted();
            eprintln!("{blow}: no table stood still for longer than {lasted:.1?}");
            if lasted >= GOES_ON {
                eprintln!("{silence}");
            }
            if lasted >= GOES_ON + BUSY {
                too_long += &format!("{blow}: a table stood still for {lasted:?}\n");
            }
        }
        assert_eq!(report.lies.len(), lies, "{}\n{}", report.lies.join("\n"), roster());
        assert!(too_long.is_empty(), "{too_long}{}", roster());
        house.check_journal();
        if began.elapsed() >= lasts {
            break;
        }
    }
    assert!(report.acknowledged > 200, "hardly anything was played: {report:?}");
    eprintln!("{report:?}");
}
