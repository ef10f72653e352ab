//! What answers that nobody takes cost the machine.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use tokio::{io::AsyncWriteExt, net::TcpStream};

use crate::site::Site;

const MB: u64 = 1 << 20;

/// What the server may grow by: what unread answers may hold together, and what two games that are played again take meanwhile.
/// Forty such answers once held 1.1 GB.
const GROWTH: u64 = 400 * MB;

#[tokio::test]
async fn forty_answers_that_nobody_takes_cost_a_bounded_amount_of_memory() {
    let site = Site::open();
    let path = "../../games/evil-high-priest/tests/records/outlasted-5.json";
    let record = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
    let host = site.server.url().trim_start_matches("http://").to_owned();
    let ask = async || {
        let mut stream = TcpStream::connect(&host).await.unwrap();
        let head = format!("POST /api/replay HTTP/1.1\r\nhost: x\r\ncontent-length: {}\r\n\r\n{record}", record.len());
        stream.write_all(head.as_bytes()).await.unwrap();
        stream
    };
    let answer = site.api().send("POST", "/api/replay", Some(record.clone())).await.unwrap();
    assert_eq!(answer.status, 200);
    let (told, before) = (answer.text.len() as u64, site.server.memory().unwrap().resident);
    drop(answer);
    // More than may be held; each takes its turn, or is told to come back.
    let count = 40.max(2 * 128 * MB / told);
    let mut unread = Vec::new();
    for _ in 0..count {
        unread.push(ask().await);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let began = Instant::now();
    let mut most = 0;
    while began.elapsed() < Duration::from_secs(5) {
        most = most.max(site.server.memory().unwrap().resident);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    eprintln!("{count} answers of {} MB that nobody takes: from {} MB to {} MB", told / MB, before / MB, most / MB);
    assert!(most < before + GROWTH, "from {} MB to {} MB", before / MB, most / MB);
    assert_eq!(site.api().send("GET", "/healthz", None).await.unwrap().status, 200);
    drop(unread);
}
