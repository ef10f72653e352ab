//! A whole game over sockets.

use std::process::Command;

use cenacle_table::{Seed, link_after};

use crate::{site::Site, witness::Witness};

#[tokio::test]
async fn two_people_and_a_bot_play_to_the_end_and_the_record_verifies() {
    let site = Site::open();
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let table = site.table(&[&ada, &bea], 1).await;
    let mut one = Witness::attend(&site, Some(ada.clone()), &table.id).await;
    let mut two = Witness::attend(&site, Some(bea), &table.id).await;
    let early = ada.record(&table.id).await.unwrap_err().to_string();
    assert!(early.contains("not-over"), "{early}");
    let (mut rng, mut other) = (fastrand::Rng::with_seed(1), fastrand::Rng::with_seed(2));
    tokio::join!(one.play(&mut rng, |_| false), two.play(&mut other, |_| false));

    let text = ada.record(&table.id).await.unwrap();
    let path = site.path("record.json");
    std::fs::write(&path, &text).unwrap();
    let verified = Command::new(env!("CARGO_BIN_EXE_cenacle")).arg("verify").arg(&path).output().unwrap();
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    let record: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(record["pledge"]["commitment"], table.commitment, "what was shown at the start");
    assert_eq!(record["inputs"].as_array().unwrap().len() as u64, one.mirror.n() - 1, "event 1 is the start");
    assert_eq!(one.mirror.n(), two.mirror.n());

    let info = ada.table(&table.id).await.unwrap();
    assert_eq!((&info["status"], &info["ending"]["outcome"]), (&"finished".into(), &record["outcome"]));

    let page = ada.api().send("GET", "/api/games/cleopatra/page", None).await.unwrap().json();
    assert_eq!(
        page["people"],
        serde_json::json!({ "games": 1, "minutes": 0, "seats": [] }),
        "one game tells nothing of seats"
    );
}

#[tokio::test]
async fn what_a_player_adds_to_the_seed_stands_in_the_record() {
    let site = Site::open();
    let ada = site.guest("Ada").await;
    let bea = site.guest("Bea").await;
    let table = ada.make_table(&crate::site::wish(2, 1)).await.unwrap();
    assert_eq!(table.status, "waiting");
    let link = Seed::from_text("by my troth");
    let send = async |what: &str, body: serde_json::Value| {
        let path = format!("/api/tables/{}/{what}", table.id);
        ada.api().send("POST", &path, Some(body.to_string())).await.unwrap()
    };
    let bind = serde_json::json!({ "commitment": link_after(&link).to_string() });
    let added = send("add", bind.clone()).await;
    assert_eq!(added.status, 200, "{}", added.text);
    // Bea's client knows nothing of additions.
    assert_eq!(bea.join(&table.id).await.unwrap().status, "waiting");
    assert_eq!(send("add", bind).await.json()["code"], "already-started");
    let shown = send("reveal", serde_json::json!({ "link": link.to_string() })).await;
    assert_eq!(shown.json()["status"], "running", "{}", shown.text);

    let mut one = Witness::attend(&site, Some(ada.clone()), &table.id).await;
    let mut two = Witness::attend(&site, Some(bea), &table.id).await;
    let (mut rng, mut other) = (fastrand::Rng::with_seed(3), fastrand::Rng::with_seed(4));
    tokio::join!(one.play(&mut rng, |_| false), two.play(&mut other, |_| false));
    let record: serde_json::Value = serde_json::from_str(&ada.record(&table.id).await.unwrap()).unwrap();
    let bound =
        serde_json::json!([{ "seat": 1, "commitment": link_after(&link).to_string(), "shown": link.to_string() }]);
    assert_eq!((&record["pledge"]["round"], &record["pledge"]["bound"]), (&1.into(), &bound));
}
