//! No secret in the log.

use std::{
    io::Write,
    sync::{Arc, Mutex},
};

use cenacle_table::{Seed, link_after};
use serde_json::json;
use tracing_subscriber::fmt::MakeWriter;

use crate::harness::{TestServer, play_out};

/// Where the log goes.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Paper {
    type Writer = Paper;

    fn make_writer(&'a self) -> Paper {
        self.clone()
    }
}

#[tokio::test]
async fn no_secret_is_written_into_the_log() {
    let paper = Paper::default();
    let log =
        tracing_subscriber::fmt().with_writer(paper.clone()).with_env_filter("cenacle_server=trace").with_ansi(false);
    // The other tests' servers write here too, which does no harm.
    log.init();
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let recovery = ada.post("me/recovery", json!({})).await["token"].as_str().unwrap().to_owned();
    let made =
        ada.post("tables", json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "invited" }] })).await;
    let (table, invite) = (crate::harness::id(&made), made["seats"][1]["invite"].as_str().unwrap().to_owned());
    assert_eq!(
        bea.refused(&format!("tables/{table}/join"), json!({ "seat": 2, "invite": &invite[1..] })).await,
        "not-invited"
    );
    let link = Seed::from_text("salt of the earth");
    let shown = link.to_string();
    let join = json!({ "invite": invite, "commitment": link_after(&link).to_string() });
    bea.post(&format!("tables/{table}/join"), join).await;
    bea.post(&format!("tables/{table}/reveal"), json!({ "link": shown })).await;
    let mut line = ada.attend(&table).await;
    line.hear("scene").await;
    ada.post(&format!("tables/{table}/chat"), json!({ "text": "a word in private" })).await;
    play_out(&[&ada, &bea], &table).await;
    let body = json!({ "token": recovery }).to_string();
    let content = ("content-type", "application/json");
    server.raw("POST", "/api/recover", &[content, ("cookie", &format!("cenacle={}", ada.token()))], &body).await;
    server.raw("GET", &format!("/api/me?token={recovery}"), &[], "").await;
    let secrets = [ada.token(), bea.token(), &recovery, &invite, &shown, "a word in private"];
    let secrets = secrets.map(str::to_owned);
    server.close().await;

    let log = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains("/api/tables/{id}/join") && log.contains("closed"), "the log is there: {log}");
    for line in log.lines() {
        assert!(!secrets.iter().any(|secret| line.contains(secret.as_str())), "{line}");
    }
}
