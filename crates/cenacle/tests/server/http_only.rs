//! A seat played with nothing but HTTP.

use cenacle_load::Guest;
use serde_json::Value;

use crate::site::{Site, wish};

/// Plays a seat by asking how the game stands and deciding, until it is over. Gives how often it decided.
async fn play(guest: &Guest, table: &str, mut rng: fastrand::Rng) -> usize {
    let (mut after, mut decisions) = (0, 0);
    loop {
        let state = guest.state(table, &format!("with=legal&after={after}&wait=20")).await.unwrap();
        let n = state["n"].as_u64().unwrap();
        assert!(n >= after, "time goes one way: {n} after {after}");
        if state["moment"].get("ending").is_some_and(|ending| !ending.is_null()) {
            return decisions;
        }
        let legal = state["legal"].as_array().unwrap();
        assert_eq!(state["moment"]["legal"], legal.len());
        assert!(
            legal.iter().enumerate().all(|(place, action)| action["index"] == place && action["label"].is_string())
        );
        after = n;
        if legal.is_empty() {
            continue;
        }
        match guest.decide(table, n, rng.usize(..legal.len())).await {
            Ok(made) => {
                assert!(made > n);
                // What is asked for next is the state with this decision in it.
                after = made - 1;
                decisions += 1;
            }
            Err(error) => assert_eq!(error.code(), "stale", "{error}"),
        }
    }
}

#[tokio::test]
async fn a_game_is_played_to_its_end_without_a_socket() {
    let site = Site::open();
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let table = ada.make_table(&wish(2, 1)).await.unwrap();
    assert_eq!((table.status.as_str(), table.n), ("waiting", 0));
    let joined = bea.join(&table.id).await.unwrap();
    assert_eq!((joined.status.as_str(), &joined.yours[..]), ("running", &[2][..]));
    let rng = fastrand::Rng::with_seed;
    let (first, second) = tokio::join!(play(&ada, &table.id, rng(5)), play(&bea, &table.id, rng(6)));
    assert!(first > 10 && second > 10, "{first} and {second} decisions");
    let record: Value = serde_json::from_str(&ada.record(&table.id).await.unwrap()).unwrap();
    let by = |seat: u8| record["inputs"].as_array().unwrap().iter().filter(|input| input["seat"] == seat).count();
    assert_eq!((by(1), by(2)), (first, second), "each decision once");
}

#[tokio::test]
async fn waiting_ends_with_the_next_event_or_with_patience() {
    let site = Site::open();
    let (table, mut sitting) = site.three().await;
    let asker = sitting[0].guest.clone().unwrap();
    let n = sitting[0].mirror.n();
    let query = format!("after={n}&wait=1");
    let still = asker.state(&table.id, &query).await.unwrap();
    assert_eq!(still["n"], n, "nobody decided");
    let query = format!("after={n}&wait=25");
    let (state, made) = tokio::join!(asker.state(&table.id, &query), async {
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        crate::witness::Witness::one_decides(&mut sitting).await
    });
    assert_eq!(state.unwrap()["n"], made);
}
