//! Who is away, without waiting for two minutes.

use cenacle_table::any::Opened;

use super::super::{
    bots::BotPool,
    decors::Decors,
    evening::{Evening, seat},
    live::{Live, Origins},
    reviews::Reviews,
};
use super::*;
use crate::{
    error::Sentences,
    house::House,
    metrics::Metrics,
    pulse::Pulse,
    replays::Replays,
    settings::BotPace,
    shelf::{OnShelf, Shelf},
    store::{Row, Sharing, Store, Write, keep_meta},
    time::Time,
    wire::{ClockSetting, GuestId, TableEvent, Why},
};

fn services(store: Store, metrics: Arc<Metrics>) -> Services {
    Services {
        shelf: Shelf::new(vec![OnShelf::new(Opened::<cenacle_cleopatra::Cleopatra>::shipped().unwrap())]),
        store,
        bots: BotPool::new(1, BotPace::After(Duration::ZERO), Duration::from_secs(60)),
        decors: Decors::default(),
        reviews: Reviews::default(),
        replays: Replays::new(metrics.clone(), Duration::from_secs(5)),
        house: House::default(),
        pulse: Pulse::default(),
        sentences: Sentences::new().unwrap(),
        metrics,
        time: Time::new(Arc::default(), None, Vec::new()),
        nodes: None,
        sockets: crate::sockets::Sockets::default(),
        origins: Origins::default(),
        nap_after: Duration::from_secs(60),
        reveal_within: Duration::from_secs(8),
    }
}

/// A table of three people that is awake.
async fn task(file: &std::path::Path) -> TableTask {
    let metrics = Arc::new(Metrics::new());
    let store = Store::open(&format!("sqlite://{}", file.display()), Sharing::Alone, metrics.clone()).await.unwrap();
    let Evening { meta, at, .. } = Evening::of("ppp", ClockSetting::None, 1);
    let rows = vec![Row::new(meta.id, 1, at, &TableEvent::Started)];
    store.write(Write { rows, statements: keep_meta(&meta, at, None), ..Write::default() }).await.unwrap();
    let directory = TableDirectory::new(services(store.clone(), metrics.clone()), Live::new(usize::MAX, []));
    let (changed, _) = watch::channel(0);
    let mut task = TableTask::new(meta.id, directory, Arc::new(services(store, metrics)), changed);
    task.load().await.unwrap();
    task
}

#[tokio::test]
async fn a_bot_may_play_for_who_has_been_away_for_long() {
    let dir = tempfile::tempdir().unwrap();
    let mut task = task(&dir.path().join("table.db")).await;
    let (ada, bea, eve) = (GuestId(1), GuestId(2), GuestId(9));
    let ask = |task: &mut TableTask, by: GuestId| {
        let (away, why) = task.taken_over(by, Some(seat(2)));
        let asked = task.carry_out(away, |play, seat, at| Ok(vec![play.take_over(seat, why, at)?]));
        asked.map(|(happened, ..)| happened).map_err(|error| error.code)
    };
    assert_eq!(ask(&mut task, ada), Err(Code::NotAway));
    let long_ago = task.services.now() - 120_000;
    task.last_at = task.meta.as_ref().unwrap().created_at;
    task.away_since[1] = long_ago;
    assert_eq!(ask(&mut task, eve), Err(Code::NotYourSeat), "who does not play does not judge");
    task.note_asked(bea);
    assert_eq!(ask(&mut task, ada), Err(Code::NotAway), "who asks something is there, though without a socket");
    task.away_since[1] = long_ago;
    task.online = vec![seat(2)];
    assert_eq!(ask(&mut task, ada), Err(Code::NotAway), "who looks at the table is there");
    task.online.clear();
    let happened = ask(&mut task, ada).unwrap();
    assert!(matches!(&happened[..], [TableEvent::TookOver(what)] if what.why == Why::Away && what.seat == seat(2)));
    assert_eq!(ask(&mut task, ada), Err(Code::BotPlays));
}

#[tokio::test]
async fn how_long_one_may_be_away_follows_the_pace_of_the_table() {
    const MINUTE: u64 = 60_000;
    const DAY: u64 = 24 * 60 * MINUTE;
    let dir = tempfile::tempdir().unwrap();
    let mut task = task(&dir.path().join("table.db")).await;
    let began = task.meta.as_ref().unwrap().created_at;
    let away = |task: &mut TableTask, clock: ClockSetting, last: u64, millis: u64| {
        task.meta.as_mut().unwrap().clock = clock;
        task.last_at = began + last;
        task.away_since[1] = task.services.now() - millis;
        task.is_away(seat(2))
    };
    let none = ClockSetting::None;
    assert!(away(&mut task, none, 0, 2 * MINUTE) && !away(&mut task, none, 0, MINUTE), "a quick game");
    assert!(!away(&mut task, none, DAY, 3 * 60 * MINUTE), "one decision a day");
    assert!(away(&mut task, none, DAY, 4 * DAY) && away(&mut task, none, 90 * DAY, 3 * DAY), "not for ever");
    let days = ClockSetting::Decision { seconds: 3 * 86_400 };
    assert!(!away(&mut task, days, 0, 2 * DAY) && away(&mut task, days, 0, 3 * DAY));
    let blitz = ClockSetting::Budget { seconds: 600, increment: 5 };
    assert!(away(&mut task, blitz, 0, 2 * MINUTE) && !away(&mut task, blitz, 0, MINUTE));
    let slow = ClockSetting::Budget { seconds: 86_400, increment: 3_600 };
    assert!(!away(&mut task, slow, 0, 2 * 60 * MINUTE) && away(&mut task, slow, 0, 3 * 60 * MINUTE));
}
