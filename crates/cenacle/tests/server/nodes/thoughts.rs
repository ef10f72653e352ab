//! What one server thinks about for all.

use std::time::{Duration, Instant};

use cenacle_cleopatra::Cleopatra;
use cenacle_load::Guest;
use cenacle_table::{AnyGame, any::Opened};
use serde_json::json;

use super::together;
use crate::{
    house::{GOES_ON, House},
    witness::{Witness, kind},
};

/// A game of one person and two bots of this name, at the first server.
async fn against(house: &House, bot: &str) -> (Guest, Witness) {
    let ada = house.guest("Ada", 0).await;
    let bot = json!({ "kind": "bot", "bot": bot });
    let wish = json!({ "game": "cleopatra", "seats": [{ "kind": "me" }, bot, bot], "hints": true });
    let table = ada.make_table(&wish).await.unwrap().id;
    let sits = house.look(&ada, &table, 0).await;
    (ada, sits)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_a_server_without_threads_are_thought_for_by_others_with_postgresql() {
    let Some(mut house) = House::open("thinkers", 0) else { return };
    house.start_otherwise(&["--bot-threads", "0"]);
    house.start();
    together(&house, 2).await;
    let (ada, mut sits) = against(&house, "easy").await;
    let mut rng = fastrand::Rng::new();
    eprintln!("seed of the game: {}", rng.get_seed());
    sits.play(&mut rng, |_| false).await;
    let record = ada.record(&sits.table).await.unwrap();
    let whole = Opened::<Cleopatra>::shipped().unwrap().verify(&record).unwrap();
    let bots = (1..=whole.inputs()).filter(|input| whole.decided(*input).is_some_and(|seat| seat.index() > 0)).count();
    let (asked, thought) = (
        house.metric(0, "cenacle_thoughts_asked_total").await,
        house.metric(1, "cenacle_thoughts_for_others_total").await,
    );
    eprintln!("{bots} decisions of bots, {asked} questions asked, {thought} thought about at the other server");
    assert!(bots > 20 && thought >= bots as u64, "all of them were thought about elsewhere");
    assert_eq!(house.metric(0, "cenacle_bot_faults_total").await, 0);
    // A player's question, too.
    let (_, mut sits) = against(&house, "random").await;
    while sits.mirror.legal() == 0 {
        sits.hear().await;
    }
    let hint = json!({ "type": "hint", "id": 77, "table": sits.table }).to_string();
    sits.send(&hint).await;
    let hint = sits.hear_until(|frame| frame["id"] == 77).await;
    assert_eq!((kind(&hint), &hint["hint"]["n"]), ("hint", &json!(sits.mirror.n())), "{hint}");
    assert!(hint["hint"]["choices"][0]["label"].as_str().is_some_and(|label| !label.is_empty()), "{hint}");
    assert!(house.metric(1, "cenacle_thoughts_for_others_total").await > thought);
    house.check_journal();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_with_postgresql_is_looked_at_again_by_one_server_for_all() {
    let Some(mut house) = House::open("reviewed", 3) else { return };
    together(&house, 3).await;
    let (ada, mut sits) = against(&house, "random").await;
    let mut rng = fastrand::Rng::new();
    eprintln!("seed of the game: {}", rng.get_seed());
    sits.play(&mut rng, |_| false).await;
    let path = format!("/api/tables/{}/review", sits.table);
    let ask = async |at: usize| {
        let asked = ada.at(&house.api(at)).api().send("GET", &path, None).await.unwrap();
        assert_eq!(asked.status, 200, "{}", asked.text);
        asked.json()
    };
    let (mut progress, began) = (-1.0, Instant::now());
    loop {
        for at in 0..3 {
            let told = ask(at).await;
            let now = told["progress"].as_f64().unwrap();
            assert!(now >= progress, "who asks elsewhere asks the same one: {now} after {progress}");
            progress = now;
        }
        let reviews = [0, 1, 2].map(|at| house.metric(at, "cenacle_reviews_total"));
        let reviews: u64 = futures_util::future::join_all(reviews).await.into_iter().sum();
        assert_eq!(reviews, 1, "it is done once");
        if progress > 0.05 || began.elapsed() > Duration::from_secs(30) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(progress > 0.0, "it goes on");
    // The one who does it goes: whoever is asked next has another one do it.
    let mut gone = 0;
    while house.metric(gone, "cenacle_reviews_total").await == 0 {
        gone += 1;
    }
    house.servers[gone].kill();
    let left: Vec<usize> = (0..3).filter(|at| *at != gone).collect();
    tokio::time::sleep(GOES_ON).await;
    let ask = async |at: usize| ada.at(&house.api(at)).api().send("GET", &path, None).await.unwrap().status;
    assert_eq!((ask(left[0]).await, ask(left[1]).await), (200, 200));
    let reviews =
        house.metric(left[0], "cenacle_reviews_total").await + house.metric(left[1], "cenacle_reviews_total").await;
    assert_eq!(reviews, 1, "by one of them");
}
