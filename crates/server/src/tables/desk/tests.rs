//! Who is away, without waiting for two minutes.

use cenacle_table::any::Opened;

use super::super::{
    bots::BotPool,
    decors::Decors,
    evening::{Evening, seat},
    reviews::Reviews,
};
use super::*;
use crate::{
    error::Sentences,
    metrics::Metrics,
    settings::BotPace,
    shelf::{OnShelf, Shelf},
    store::{Row, Store, Write, keep_sheet},
    wire::ClockSetting,
};

fn house(store: Store, metrics: Arc<Metrics>) -> House {
    House {
        shelf: Shelf::new(vec![OnShelf::new(Opened::<cenacle_cleopatra::Cleopatra>::shipped().unwrap())]),
        store,
        bots: BotPool::new(1, BotPace::After(Duration::ZERO), Duration::from_secs(60)),
        decors: Decors::default(),
        reviews: Reviews::default(),
        sentences: Sentences::new().unwrap(),
        metrics,
        away: None,
        nap_after: Duration::from_secs(60),
    }
}

/// A table of three people that is awake.
async fn desk(file: &std::path::Path) -> Desk {
    let metrics = Arc::new(Metrics::new());
    let store = Store::open(&format!("sqlite://{}", file.display()), metrics.clone()).await.unwrap();
    let Evening { sheet, at, .. } = Evening::of("ppp", ClockSetting::None, 1);
    let rows = vec![Row::new(sheet.id, 1, at, &Happening::Started)];
    store.write(Write { rows, statements: keep_sheet(&sheet, at, None) }).await.unwrap();
    let hall = Hall::new(house(store.clone(), metrics.clone()));
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
    let long_ago = Instant::now().checked_sub(AWAY).expect("the machine has run for two minutes");
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
