//! Several servers, one house: PostgreSQL keeps it, NATS carries words between them.

mod figures;
mod harm;
mod same;
mod siege;
mod thoughts;
mod turnover;

use std::time::{Duration, Instant};

use crate::{
    house::{BUSY, GOES_ON, House},
    witness::{Witness, kind},
};

/// One decides, whoever is asked, and everybody who still looks on sees it. Within how long.
async fn goes_on(sitting: &mut [Witness], since: Instant) -> Duration {
    let n = loop {
        let asked = sitting.iter().position(|witness| witness.mirror.legal() > 0).expect("somebody is asked");
        let n = sitting[asked].mirror.n();
        let answer = sitting[asked].decide(n, 0).await;
        if kind(&answer) == "done" {
            break answer["n"].as_u64().unwrap();
        }
        let code = answer["problem"]["code"].as_str().unwrap().to_owned();
        assert!(matches!(&*code, "busy" | "stale" | "storage" | "other-rules"), "{answer}");
        assert!(since.elapsed() < GOES_ON + BUSY, "the table does not go on: {answer}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    for witness in sitting.iter_mut() {
        witness.see(n).await;
    }
    since.elapsed()
}

/// Waits until a server says that it speaks to so many, and that the queue is there.
async fn together(house: &House, servers: u64) {
    let began = Instant::now();
    while house.metric(0, "cenacle_nodes").await < servers {
        assert!(began.elapsed() < GOES_ON + BUSY, "they do not find each other");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
}
