//! Whoever is asked says the same.

use std::time::{Duration, Instant};

use cenacle_cleopatra::Cleopatra;
use cenacle_table::{AnyGame, any::Opened};
use serde_json::{Value, json};

use crate::{
    house::House,
    witness::{Witness, kind},
};

async fn play_on(sitting: Vec<Witness>) -> Vec<Witness> {
    let mut rng = fastrand::Rng::new();
    eprintln!("seed of the game: {}", rng.get_seed());
    let playing = sitting.into_iter().map(|mut witness| {
        let mut rng = rng.fork();
        tokio::spawn(async move {
            witness.play(&mut rng, |_| false).await;
            witness
        })
    });
    let mut played = Vec::new();
    for witness in playing.collect::<Vec<_>>() {
        played.push(witness.await.unwrap());
    }
    played
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_with_postgresql_is_the_same_from_every_server() {
    let Some(house) = House::open("same", 3) else { return };
    let (table, mut sitting) = house.three([0, 1, 2]).await;
    let eve = house.guest("Eve", 2).await;
    let watches = house.look(&eve, &table, 1).await;
    sitting.push(watches);
    for _ in 0..4 {
        Witness::one_decides(&mut sitting).await;
    }
    // What is said at one server is heard at all, but not by who does not want to hear it.
    let eve_again = sitting.pop().unwrap();
    let ids: Vec<Value> = sitting.iter().map(|witness| witness.frames[0]["guest"]["id"].clone()).collect();
    let mute = json!({ "guest": ids[0], "muted": true }).to_string();
    // Bea mutes Ada at a server where she has no socket.
    let bea = sitting[1].guest.as_ref().unwrap().at(&house.api(2));
    assert_eq!(bea.api().send("POST", "/api/me/mute", Some(mute)).await.unwrap().status, 200);
    tokio::time::sleep(Duration::from_millis(200)).await;
    let chat = |text: &str| json!({ "type": "chat", "id": 99, "table": table, "text": text }).to_string();
    for (who, text) in [(0, "Salve"), (2, "Ave")] {
        assert_eq!(kind(&sitting[who].say(&chat(text)).await), "done");
    }
    let heard = sitting[1].hear_until(|frame| kind(frame) == "chat").await;
    assert_eq!(heard["line"]["text"], "Ave", "whom she muted she does not hear");
    drop(eve_again);
    // Lists, states and waiting for what happens are the same everywhere.
    for at in 0..3 {
        let asks = sitting[0].guest.as_ref().unwrap().at(&house.api(at));
        let mine = asks.api().send("GET", "/api/tables?list=mine", None).await.unwrap().json();
        assert_eq!(mine["tables"][0]["n"], sitting[0].mirror.n(), "{mine}");
        let state = asks.state(&table, "with=scene,log,legal,view").await.unwrap();
        assert!(state["scene"].is_object() && state["view"].is_object(), "{state}");
    }
    let n = sitting[0].mirror.n();
    let waits = (0..3).map(|at| {
        let asks = sitting[0].guest.as_ref().unwrap().at(&house.api(at));
        let table = table.clone();
        tokio::spawn(async move { asks.state(&table, &format!("after={n}&wait=20")).await.unwrap()["n"].clone() })
    });
    let waits: Vec<_> = waits.collect();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let began = Instant::now();
    let next = Witness::one_decides(&mut sitting).await;
    for wait in waits {
        assert_eq!(wait.await.unwrap(), next);
    }
    assert!(began.elapsed() < Duration::from_secs(5), "who waits is told at once: {:?}", began.elapsed());
    // A scene's decor can be fetched from any server.
    let mark = sitting[0].frames.iter().find(|frame| kind(frame) == "scene").unwrap()["scene"]["decor"].clone();
    let mark = mark.as_str().unwrap_or_else(|| panic!("{mark}")).to_owned();
    for at in 0..3 {
        let decor = house.api(at).send("GET", &format!("/api/games/cleopatra/decors/{mark}"), None).await.unwrap();
        assert_eq!(decor.status, 200, "server {at}: {}", decor.text);
    }
    let played = play_on(sitting).await;
    let mut records = Vec::new();
    for at in 0..3 {
        records.push(played[0].guest.as_ref().unwrap().at(&house.api(at)).record(&table).await.unwrap());
    }
    assert!(records.iter().all(|record| *record == records[0]));
    Opened::<Cleopatra>::shipped().unwrap().verify(&records[0]).unwrap();
    house.check_journal();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_signs_out_with_postgresql_is_signed_out_at_every_server() {
    let Some(house) = House::open("out", 2) else { return };
    let (_, mut sitting) = house.three([0, 1, 0]).await;
    let bea = sitting[1].guest.clone().unwrap();
    let there = bea.at(&house.api(0));
    assert_eq!(there.api().send("GET", "/api/me", None).await.unwrap().status, 200);
    let out = json!({ "devices": "all" }).to_string();
    assert_eq!(there.api().send("POST", "/api/me/sign-out", Some(out)).await.unwrap().status, 204);
    let bye = sitting[1].hear_until(|frame| kind(frame) == "bye").await;
    assert_eq!(bye["problem"]["code"], "signed-out", "{bye}");
    for at in 0..2 {
        let asked = bea.at(&house.api(at)).api().send("GET", "/api/me", None).await.unwrap();
        assert_eq!(asked.status, 401, "server {at}: {}", asked.text);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_looks_on_with_postgresql_is_not_told_again_what_he_was_told_already() {
    let Some(house) = House::open("twice", 2) else { return };
    let (table, mut sitting) = house.three([0, 0, 0]).await;
    assert_eq!(house.owner(&table), 0);
    let before = sitting[0].mirror.n();
    for (name, at) in [("Eve", 0), ("Fay", 1)] {
        let guest = house.guest(name, at).await;
        sitting.push(house.look(&guest, &table, at).await);
    }
    let n = Witness::one_decides(&mut sitting).await;
    // They speak of what they had before; the news of what came since may have been on the way to them.
    for watching in &mut sitting[3..] {
        let again = json!({ "type": "attend", "id": 99, "table": table, "last": before, "lang": "en" });
        watching.send(&again.to_string()).await;
        // A witness refuses what does not follow from what he saw.
        let told = watching.hear_until(|frame| matches!(kind(frame), "scene" | "news")).await;
        assert_eq!((kind(&told), &told["n"]), ("scene", &json!(n)));
    }
    Witness::one_decides(&mut sitting).await;
}
