//! What the system tells a server: to end, and to stand still.

use std::{
    process::Command,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tokio::{io::AsyncWriteExt, net::TcpStream};

use crate::site::Site;

fn signal(site: &Site, name: &str) {
    let sent = Command::new("kill").args([name, &site.server.pid().to_string()]).status().unwrap();
    assert!(sent.success(), "{name}");
}

#[tokio::test]
async fn it_ends_within_five_seconds_though_clients_hang() {
    let mut site = Site::open();
    let host = site.server.url().trim_start_matches("http://").to_owned();
    let mut hanging = Vec::new();
    for text in ["GET / HTTP/1.1\r\nhost: x\r\n", "POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{"] {
        let mut stream = TcpStream::connect(&host).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        hanging.push(stream);
    }
    let ada = site.guest("Ada").await;
    let _silent = ada.socket().await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    signal(&site, "-TERM");
    let began = Instant::now();
    while site.server.is_alive() {
        assert!(began.elapsed() < Duration::from_secs(5), "it does not end");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn nobodys_time_runs_out_while_it_stands_still() {
    let site = Site::open();
    let (ada, bea, cat) = (site.guest("Ada").await, site.guest("Bea").await, site.guest("Cat").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let clock = json!({ "kind": "decision", "seconds": 5 });
    let table = ada.make_table(&json!({ "game": "cleopatra", "clock": clock, "seats": seats })).await.unwrap().id;
    bea.join(&table).await.unwrap();
    cat.join(&table).await.unwrap();
    signal(&site, "-STOP");
    tokio::time::sleep(Duration::from_secs(7)).await;
    signal(&site, "-CONT");
    let info = ada.table(&table).await.unwrap();
    let bots = info["seats"].as_array().unwrap().iter().filter(|seat| !seat["bot"].is_null()).count();
    assert_eq!(bots, 0, "{info}");
    let clock: Value = ada.state(&table, "").await.unwrap()["moment"]["clock"].clone();
    assert!(clock["left"].as_array().unwrap().iter().all(|left| left.as_u64() > Some(2_000)), "{clock}");
}
