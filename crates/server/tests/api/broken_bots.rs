//! Bots that fail, and tables that go on.

use std::time::Duration;

use cenacle_bots::{Bot, BotSpec, Level, Question, SeatedBot};
use cenacle_cleopatra::Cleopatra;
use cenacle_server::{OnShelf, Shelf};
use cenacle_table::{Seat, Seed, any::Opened};
use serde_json::json;

use crate::harness::{TestServer, id};

/// How long the server of these tests waits for a bot: long enough for one that only fails, however busy the machine is.
const TIMEOUT: Duration = Duration::from_millis(500);

/// A bot that fails at every question.
struct Fails;

impl Bot<Cleopatra> for Fails {
    fn choose(&mut self, _: &Question<'_, Cleopatra>) -> usize {
        // Without the hook, which would take its time to print where that was.
        std::panic::resume_unwind(Box::new("a bot made to fail"));
    }
}

/// A bot that thinks for longer than anybody waits.
struct Dawdles;

impl Bot<Cleopatra> for Dawdles {
    fn choose(&mut self, _: &Question<'_, Cleopatra>) -> usize {
        std::thread::sleep(TIMEOUT * 4);
        0
    }
}

/// Novices fail, easy ones dawdle, all others are ours.
fn sit(spec: BotSpec, seed: &Seed, seat: Seat) -> SeatedBot {
    match spec {
        BotSpec::Level(Level::Novice) => SeatedBot::with::<Cleopatra>(Box::new(Fails), spec, seed, seat),
        BotSpec::Level(Level::Easy) => SeatedBot::with::<Cleopatra>(Box::new(Dawdles), spec, seed, seat),
        _ => SeatedBot::new::<Cleopatra>(spec, seed, seat),
    }
}

fn faults(metrics: &str) -> u64 {
    let line = metrics.lines().find(|line| line.starts_with("cenacle_bot_faults_total")).unwrap();
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_bot_that_fails_or_takes_too_long_is_played_for_and_the_table_goes_on() {
    let on = OnShelf::with_bots(Opened::<Cleopatra>::shipped().unwrap(), sit);
    let server = TestServer::with_shelf(Shelf::new(vec![on]), |settings| settings.bot_timeout = TIMEOUT).await;
    let ada = server.guest("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "novice" }, { "kind": "bot", "bot": "easy" }]);
    let table = id(&ada.post("tables", json!({ "game": "cleopatra", "seats": seats })).await);
    ada.post(&format!("tables/{table}/take-over"), json!({})).await;
    // All three are bots now, two of them broken: the game still comes to its end.
    ada.wait_for(&table, "the game is over", |info| info["status"] == "finished").await;
    let metrics = server.api().send("GET", "/metrics", None).await.unwrap().text;
    assert!(faults(&metrics) > 10, "the one that fails fails every time: {}", faults(&metrics));
    let record = ada.guest.record(&table).await.unwrap();
    crate::harness::shelf().newest("cleopatra").unwrap().game.verify(&record).unwrap();
}
