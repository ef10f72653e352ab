//! One who wants all the bots for himself.

use std::{
    sync::atomic::{AtomicBool, AtomicU32, Ordering},
    time::{Duration, Instant},
};

use cenacle_bots::{Advice, Bot, BotSpec, Level, Question, SeatedBot};
use cenacle_cleopatra::Cleopatra;
use cenacle_server::{OnShelf, Shelf, wire::TableId};
use cenacle_table::{Seat, Seed, any::Opened};
use serde_json::json;

use crate::{
    harness::{Person, TestServer, UPGRADE, id, play_out, soon},
    often,
    thimble::Honest,
};

/// How long a bot of the stranger thinks. It only waits: what is measured is whose turn it is, not how busy the machine is.
const THOUGHT: Duration = Duration::from_millis(200);
/// What a machine that does other things as well may add.
const NOISE: Duration = Duration::from_millis(150);

/// So many decisions of bots are waited for.
const BOT_DECISIONS: i64 = 4;

/// A bot that takes its time.
struct Dawdles;

impl Bot<Cleopatra> for Dawdles {
    fn choose(&mut self, _: &Question<'_, Cleopatra>) -> usize {
        std::thread::sleep(THOUGHT);
        0
    }
}

/// Easy ones take their time, all others are ours.
fn sit(spec: BotSpec, seed: &Seed, seat: Seat) -> SeatedBot {
    match spec {
        BotSpec::Level(Level::Easy) => SeatedBot::with::<Cleopatra>(Box::new(Dawdles), spec, seed, seat),
        _ => SeatedBot::new::<Cleopatra>(spec, seed, seat),
    }
}

/// How long a hint takes.
async fn hint(person: &Person, table: &str) -> Duration {
    let began = Instant::now();
    person.post(&format!("tables/{table}/hint"), json!({})).await;
    began.elapsed()
}

#[tokio::test]
async fn a_strangers_many_tables_do_not_double_the_time_of_anothers_hint() {
    let server = TestServer::with_shelf(dawdling(), |settings| settings.bot_threads = 1).await;
    let ada = server.guest("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }]);
    let table = ada.table(json!({ "game": "cleopatra", "hints": true, "seats": seats })).await;
    ada.wait_for(&table, "Ada is asked", |info| info["to_act"] == json!([1])).await;
    let before = usual_hint(&ada, &table, 3).await;
    let eve = server.guest("Eve").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "easy" }, { "kind": "bot", "bot": "easy" }]);
    let count = often(60, 200);
    let mut lines = Vec::new();
    for _ in 0..count {
        let made = id(&eve.post("tables", json!({ "game": "cleopatra", "seats": seats })).await);
        eve.post(&format!("tables/{made}/leave"), json!({})).await;
        // Somebody looks on at each of them: they count as people's tables.
        lines.push(eve.attend(&made).await);
    }
    // Without turns, all of them would go first: for a hint and for every bot at Ada's table.
    let during = usual_hint(&ada, &table, 5).await;
    eprintln!("a hint takes {before:?}, and {during:?} beside {count} tables of a stranger");
    assert!(during < before * 2 + NOISE, "{before:?} became {during:?}");
    // Each decision of her bots waits for about one thought of the stranger's, not for all of them. She looks on, as the stranger does.
    let _line = ada.attend(&table).await;
    let (began, already, mut hers) = (Instant::now(), decisions(&server, &table).await.0, 0);
    while decisions(&server, &table).await.0 - already - hers < BOT_DECISIONS {
        hers += i64::from(ada.decide(&table).await);
        assert!(began.elapsed() < THOUGHT * count as u32, "her bots do not decide");
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
    let each = began.elapsed() / BOT_DECISIONS as u32;
    assert!(each < THOUGHT * count as u32 / 5, "{each:?}");
}

/// The middle one of several hints: one that met something else on the machine does not count.
async fn usual_hint(person: &Person, table: &str, count: usize) -> Duration {
    let mut taken = Vec::new();
    for _ in 0..count {
        taken.push(hint(person, table).await);
    }
    taken.sort();
    taken[count / 2]
}

/// How many events were stored.
async fn events(server: &TestServer) -> u64 {
    server.counts("events_total").await as u64
}

/// How many decisions were taken at a table, and at all of them.
async fn decisions(server: &TestServer, table: &str) -> (i64, i64) {
    let TableId(number) = table.parse().unwrap();
    let sql = "SELECT COUNT(CASE WHEN table_id = $1 THEN 1 END), COUNT(*) FROM events WHERE kind = 'input'";
    sqlx::query_as(sql).bind(number).fetch_one(&mut server.database().await).await.unwrap()
}

fn dawdling() -> Shelf {
    Shelf::new(vec![OnShelf::with_bots(Opened::<Cleopatra>::shipped().unwrap(), sit)])
}

#[tokio::test]
async fn who_only_has_a_socket_open_is_not_taken_for_a_strangers_neighbour_after_a_restart() {
    let set = |set: &mut cenacle_server::Settings| (set.bot_threads, set.behind_proxy) = (1, true);
    let server = TestServer::with_shelf(dawdling(), set).await;
    let ada = server.guest("Ada").await;
    let bots = json!([{ "kind": "me" }, { "kind": "bot", "bot": "easy" }, { "kind": "bot", "bot": "easy" }]);
    let wish = json!({ "game": "cleopatra", "seats": bots });
    let leaves = async |person: &Person| {
        let made = person.table(wish.clone()).await;
        person.post(&format!("tables/{made}/leave"), json!({})).await;
        made
    };
    let hers = leaves(&ada).await;
    // The stranger is many guests with one table each: only where they come from tells that they are one.
    let mut strangers = Vec::new();
    for _ in 0..often(40, 120) {
        let eve = server.guest("Eve").await;
        leaves(&eve).await;
        strangers.push(eve);
    }
    let server = server.close().await.open_with(dawdling()).await;
    let opens = async |person: &Person, from: &str| {
        let bearer = format!("Bearer {}", person.token());
        let said = [("authorization", bearer.as_str()), ("x-forwarded-for", from)];
        let opened = server.raw("GET", "/api/live", &[&UPGRADE[..], &said].concat(), "").await;
        assert_eq!(opened.status, 101, "{opened:?}");
    };
    for eve in &strangers {
        opens(eve, "192.0.2.1").await;
    }
    opens(&ada, "192.0.2.2").await;
    // What her table had asked for before anybody knew where she is: there it is one of many.
    let asked = decisions(&server, &hers).await.0;
    let began = Instant::now();
    while decisions(&server, &hers).await.0 == asked {
        assert!(began.elapsed() < THOUGHT * 3 * strangers.len() as u32, "her table is forgotten");
        tokio::time::sleep(THOUGHT / 4).await;
    }
    let before = decisions(&server, &hers).await;
    tokio::time::sleep(THOUGHT * 40).await;
    let after = decisions(&server, &hers).await;
    let (mine, all) = (after.0 - before.0, after.1 - before.1);
    eprintln!("{mine} of {all} decisions were at Ada's table");
    assert!(all >= 10, "bots think: {all}");
    // Every other thought is at her table; as one of many it would have one or none. Stand-ins, who do not take their time, decide
    // more often at many tables than at one.
    assert!(mine >= 15, "{mine} of {all}");
}

/// The same with bots that really think, on all the threads that a server of this machine gives them.
#[tokio::test]
async fn nor_do_bots_that_use_the_processors_at_all_these_tables() {
    let on = OnShelf::new(Opened::<Cleopatra>::shipped().unwrap());
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let server = TestServer::with_shelf(Shelf::new(vec![on]), |set| set.bot_threads = processors.div_ceil(2)).await;
    let [ada, eve] = server.guests(["Ada", "Eve"]).await;
    let mine = json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }]);
    let table = ada.table(json!({ "game": "cleopatra", "hints": true, "seats": mine })).await;
    ada.wait_for(&table, "Ada is asked", |info| info["to_act"] == json!([1])).await;
    let before = usual_hint(&ada, &table, 3).await;
    let strong = json!([{ "kind": "me" }, { "kind": "bot", "bot": "hard" }, { "kind": "bot", "bot": "hard" }]);
    let count = often(40, 200);
    let mut lines = Vec::new();
    for _ in 0..count {
        let made = id(&eve.post("tables", json!({ "game": "cleopatra", "seats": strong })).await);
        eve.post(&format!("tables/{made}/leave"), json!({})).await;
        lines.push(eve.attend(&made).await);
    }
    let stored = events(&server).await;
    let during = usual_hint(&ada, &table, often(5, 15)).await;
    let thought = events(&server).await - stored;
    eprintln!(
        "a hint takes {before:?}, and {during:?} beside {count} tables whose bots decided {thought} times meanwhile"
    );
    assert!(thought > 0, "the stranger's bots think");
    assert!(during < before * 2 + NOISE, "{before:?} became {during:?}");
}

/// One who is asked for a hint and thinks until he is let go.
struct Ponders;

static PONDERING: AtomicU32 = AtomicU32::new(0);
static LET_GO: AtomicBool = AtomicBool::new(false);
/// How long a review stands back before it thinks about its next decision after all.
const STANDS_BACK: Duration = Duration::from_secs(1);

impl Bot<Honest> for Ponders {
    fn choose(&mut self, _: &Question<'_, Honest>) -> usize {
        0
    }

    fn advise(&mut self, _: &Question<'_, Honest>) -> Advice {
        PONDERING.fetch_add(1, Ordering::SeqCst);
        while !LET_GO.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(5));
        }
        Advice::only(0)
    }
}

#[tokio::test]
async fn a_review_stands_back_as_long_as_somebody_waits_for_a_hint() {
    fn sit(spec: BotSpec, seed: &Seed, seat: Seat) -> SeatedBot {
        SeatedBot::with::<Honest>(Box::new(Ponders), spec, seed, seat)
    }
    let shelf = Shelf::new(vec![OnShelf::with_bots(Opened::<Honest>::shipped().unwrap(), sit)]);
    let server = TestServer::with_shelf(shelf, |set| set.bot_timeout = Duration::from_secs(600)).await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let over = ada.duel(&bea).await;
    play_out(&[&ada, &bea], &over).await;
    let inputs = ada.state(&over, "").await["inputs"].as_u64().unwrap();

    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = ada.table(json!({ "game": "thimble", "hints": true, "seats": seats })).await;
    bea.post(&format!("tables/{table}/join"), json!({})).await;
    let hinted = tokio::spawn({
        let (ada, table) = (ada.clone(), table.clone());
        async move { ada.post(&format!("tables/{table}/hint"), json!({})).await }
    });
    soon("the hint is thought about", || async { PONDERING.load(Ordering::SeqCst) == 1 }).await;

    // Only then the review is asked for: it has thought of one decision before it looks around, and of one more a second.
    let (path, began) = (format!("tables/{over}/review"), Instant::now());
    let seconds = often(3, 6) as u32;
    while began.elapsed() < STANDS_BACK * seconds {
        let review = ada.get(&path).await;
        let done = review["progress"].as_f64().unwrap() * inputs as f64;
        let most = 1.0 + began.elapsed().as_secs_f64() / STANDS_BACK.as_secs_f64();
        assert!(review["ready"] == json!(false) && done < most + 0.01, "{done} of {inputs} decisions, at most {most}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // The whole game takes no longer than that if nobody is in its way: a review that did not stand back would be ready.
    assert!(inputs > u64::from(seconds) + 3, "{inputs}");
    LET_GO.store(true, Ordering::SeqCst);
    hinted.await.unwrap();
    soon("the review goes on", || async { ada.get(&path).await["ready"] == json!(true) }).await;
}

#[tokio::test]
async fn a_guest_has_only_so_many_tables_that_wait_or_run() {
    let server = TestServer::with(|settings| settings.live_tables = 3).await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let open = json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let first = ada.table(open.clone()).await;
    let running = ada.table(open.clone()).await;
    bea.post(&format!("tables/{running}/join"), json!({})).await;
    let quick = id(&ada.post("tables/quick", json!({ "game": "thimble", "bot": "random" })).await);
    assert_eq!(ada.refused("tables", open.clone()).await, "too-many-tables");
    assert_eq!(ada.refused("tables/quick", json!({ "game": "thimble" })).await, "too-many-tables");
    assert_eq!(ada.refused(&format!("tables/{running}/what-if"), json!({ "at": 0 })).await, "too-many-tables");
    bea.table(open.clone()).await;
    let bearer = format!("Bearer {}", ada.token());
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let refused = server.raw("POST", "/api/tables?lang=fr", &headers, &open.to_string()).await;
    assert!(refused.status == 409 && refused.body.contains("autant de tables"), "{refused:?}");

    // Each that is over makes room for another, and what is stored counts after a restart.
    ada.post(&format!("tables/{first}/close"), json!({})).await;
    let third = ada.table(open.clone()).await;
    assert_eq!(ada.refused("tables", open.clone()).await, "too-many-tables");
    ada.post(&format!("tables/{running}/resign"), json!({})).await;
    ada.table(open.clone()).await;
    let shut = server.close().await;
    let server = shut.open().await;
    let ada = server.again(&ada);
    assert_eq!(ada.refused("tables", open.clone()).await, "too-many-tables");
    ada.post(&format!("tables/{quick}/close"), json!({})).await;
    let rematch = ada.refused(&format!("tables/{quick}/rematch"), json!({})).await;
    assert_eq!(rematch, "done", "there is room for one");
    assert_eq!(ada.refused(&format!("tables/{running}/rematch"), json!({})).await, "too-many-tables");
    ada.post(&format!("tables/{third}/leave"), json!({})).await;
    soon("there is room again", || async { ada.refused("tables", open.clone()).await == "done" }).await;
}
