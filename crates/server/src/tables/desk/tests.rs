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
    metrics::Metrics,
    pulse::Pulse,
    replays::Replays,
    settings::BotPace,
    shelf::{OnShelf, Shelf},
    store::{Row, Store, Write, keep_sheet},
    time::Time,
    wire::ClockSetting,
};

fn house(store: Store, metrics: Arc<Metrics>) -> House {
    House {
        shelf: Shelf::new(vec![OnShelf::new(Opened::<cenacle_cleopatra::Cleopatra>::shipped().unwrap())]),
        store,
        bots: BotPool::new(1, BotPace::After(Duration::ZERO), Duration::from_secs(60)),
        decors: Decors::default(),
        reviews: Reviews::default(),
        replays: Replays::new(metrics.clone(), Duration::from_secs(5)),
        pulse: Pulse::default(),
        sentences: Sentences::new().unwrap(),
        metrics,
        time: Time::new(Arc::default(), None, Vec::new()),
        origins: Origins::default(),
        nap_after: Duration::from_secs(60),
        reveal_within: Duration::from_secs(8),
    }
}

/// A table of three people that is awake.
async fn desk(file: &std::path::Path) -> Desk {
    let metrics = Arc::new(Metrics::new());
    let store = Store::open(&format!("sqlite://{}", file.display()), metrics.clone()).await.unwrap();
    let Evening { sheet, at, .. } = Evening::of("ppp", ClockSetting::None, 1);
    let rows = vec![Row::new(sheet.id, 1, at, &Happening::Started)];
    store.write(Write { rows, statements: keep_sheet(&sheet, at, None) }).await.unwrap();
    let hall = Hall::new(house(store.clone(), metrics.clone()), Live::new(usize::MAX, []));
    let (changed, _) = watch::channel(0);
    let mut desk = Desk::new(sheet.id, hall, Arc::new(house(store, metrics)), changed);
    desk.load().await.unwrap();
    desk
}

#[tokio::test]
async fn a_bot_may_play_for_who_has_been_away_for_long() {
    let dir = tempfile::tempdir().unwrap();
    let mut desk = desk(&dir.path().join("desk.db")).await;
    let (ada, bea, eve) = (GuestId(1), GuestId(2), GuestId(9));
    let ask = |desk: &mut Desk, by: GuestId| {
        let asked = desk.ask_play(by, Some(seat(2)), PlayAsk::TakeOver);
        asked.map(|(happened, ..)| happened).map_err(|error| error.code)
    };
    assert_eq!(ask(&mut desk, ada), Err(Code::NotAway));
    let long_ago = desk.house.now() - 120_000;
    desk.last_at = desk.sheet.as_ref().unwrap().created_at;
    desk.away_since[1] = long_ago;
    assert_eq!(ask(&mut desk, eve), Err(Code::NotYourSeat), "who does not play does not judge");
    desk.note_asked(bea);
    assert_eq!(ask(&mut desk, ada), Err(Code::NotAway), "who asks something is there, though without a socket");
    desk.away_since[1] = long_ago;
    desk.online = vec![seat(2)];
    assert_eq!(ask(&mut desk, ada), Err(Code::NotAway), "who looks at the table is there");
    desk.online.clear();
    let happened = ask(&mut desk, ada).unwrap();
    assert!(matches!(&happened[..], [Happening::TookOver(what)] if what.why == Why::Away && what.seat == seat(2)));
    assert_eq!(ask(&mut desk, ada), Err(Code::BotPlays));
}

#[tokio::test]
async fn how_long_one_may_be_away_follows_the_pace_of_the_table() {
    const MINUTE: u64 = 60_000;
    const DAY: u64 = 24 * 60 * MINUTE;
    let dir = tempfile::tempdir().unwrap();
    let mut desk = desk(&dir.path().join("desk.db")).await;
    let began = desk.sheet.as_ref().unwrap().created_at;
    let away = |desk: &mut Desk, clock: ClockSetting, last: u64, millis: u64| {
        desk.sheet.as_mut().unwrap().clock = clock;
        desk.last_at = began + last;
        desk.away_since[1] = desk.house.now() - millis;
        desk.is_away(seat(2))
    };
    let none = ClockSetting::None;
    assert!(away(&mut desk, none, 0, 2 * MINUTE) && !away(&mut desk, none, 0, MINUTE), "a quick game");
    assert!(!away(&mut desk, none, DAY, 3 * 60 * MINUTE), "one decision a day");
    assert!(away(&mut desk, none, DAY, 4 * DAY) && away(&mut desk, none, 90 * DAY, 3 * DAY), "not for ever");
    let days = ClockSetting::Decision { seconds: 3 * 86_400 };
    assert!(!away(&mut desk, days, 0, 2 * DAY) && away(&mut desk, days, 0, 3 * DAY));
    let blitz = ClockSetting::Budget { seconds: 600, increment: 5 };
    assert!(away(&mut desk, blitz, 0, 2 * MINUTE) && !away(&mut desk, blitz, 0, MINUTE));
    let slow = ClockSetting::Budget { seconds: 86_400, increment: 3_600 };
    assert!(!away(&mut desk, slow, 0, 2 * 60 * MINUTE) && away(&mut desk, slow, 0, 3 * 60 * MINUTE));
}
