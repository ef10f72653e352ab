//! Clients that begin and do not go on.

use std::time::{Duration, Instant};

use cenacle_creatures_and_cultists::CreaturesAndCultists;
use cenacle_server::{OnShelf, Shelf, Timeouts};
use cenacle_table::any::Opened;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::timeout,
};

use crate::{
    harness::{TestServer, UPGRADE, id, soon},
    often,
};

/// A server that has little patience, so that the test needs none.
const SHORT: Timeouts = Timeouts {
    head: Duration::from_millis(400),
    body: Duration::from_millis(400),
    record: Duration::from_millis(400),
    write: Duration::from_millis(400),
    // A long game takes some seconds in a program that is not a release, and more beside others.
    replay: Duration::from_secs(60),
};
/// Longer than that, whatever else the machine does.
const SOON: Duration = Duration::from_secs(10);

async fn impatient() -> TestServer {
    TestServer::with(|settings| settings.timeouts = SHORT).await
}

fn host(server: &TestServer) -> String {
    server.url.trim_start_matches("http://").to_owned()
}

/// A client that sends this and then nothing.
async fn begin(server: &TestServer, text: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    // Nothing lies unread on this side.
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(host(server).parse().unwrap()).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// What is still sent to a client before its connection ends.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let ended = timeout(SOON, stream.read_to_end(&mut bytes)).await.expect("the connection ends");
    // A reset is an end, too.
    let _ = ended;
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn half_a_head_is_not_waited_for_for_ever() {
    let server = impatient().await;
    for text in ["", "G", "GET /api/games HTTP/1.1\r\nhost: x\r\n", "GET / HTTP/1.1\r\nx: "] {
        let mut stream = begin(&server, text).await;
        assert!(!rest(&mut stream).await.contains(" 200 "), "{text:?}");
    }
    let mut trickling = begin(&server, "GET /api/games HTTP/1.1\r\nx: ").await;
    let began = Instant::now();
    while trickling.write_all(b"x").await.is_ok() {
        assert!(began.elapsed() < SOON, "a byte now and then does not help");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn half_a_body_is_refused_when_its_time_is_up() {
    let server = impatient().await;
    for path in ["/api/me", "/api/replay"] {
        let head = format!("POST {path}?lang=fr HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n");
        for text in ["content-length: 40\r\n\r\n{\"name\":", "transfer-encoding: chunked\r\n\r\n8\r\n{\"name\":"] {
            let answer = rest(&mut begin(&server, &format!("{head}{text}")).await).await;
            assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
            assert!(answer.contains("\"code\":\"too-slow\"") && answer.contains("Votre connexion"), "{answer}");
        }
    }
}

#[tokio::test]
async fn an_answer_that_nobody_takes_is_let_go() {
    let shelf = Shelf::new(vec![OnShelf::new(Opened::<CreaturesAndCultists>::shipped().unwrap())]);
    let server = TestServer::with_shelf(shelf, |settings| {
        settings.timeouts = Timeouts { record: SOON, write: Duration::from_secs(3), ..SHORT };
    })
    .await;
    // Each takes some fifteen megabytes to be told: more than all buffers of the system.
    let record = long_record("creatures-and-cultists");
    let head = format!("POST /api/replay HTTP/1.1\r\nhost: x\r\ncontent-length: {}\r\n\r\n", record.len());
    let asking = (0..often(40, 400)).map(|_| begin(&server, &head));
    let (mut unread, mut most) = (Vec::new(), 0.0_f64);
    for asking in asking {
        let mut stream = asking.await;
        stream.write_all(record.as_bytes()).await.unwrap();
        unread.push(stream);
        most = most.max(held(&server).await);
    }
    // What the unread answers hold is bounded: at most some are told to come back, none is forgotten.
    let began = Instant::now();
    loop {
        most = most.max(held(&server).await);
        let answer = server.raw("POST", "/api/replay", &[], &record).await;
        if answer.status == 200 {
            break;
        }
        assert_eq!((answer.status, answer.code().as_str()), (503, "busy"));
        assert!(answer.header("retry-after").is_some_and(|seconds| seconds.parse::<u64>().is_ok()));
        assert!(began.elapsed() < SOON * 12, "the server never comes to itself");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    eprintln!("unread answers held up to {} MB", most / 1024.0);
    assert!(most > 10.0 * 1024.0 && most <= MOST_HELD, "{most} kB");
    soon("all of it is let go", || async { held(&server).await == 0.0 }).await;
    drop(unread);
}

/// What answers hold that nobody has taken yet, in kilobytes; and what they may hold together.
async fn held(server: &TestServer) -> f64 {
    server.counts("answers_held_kilobytes").await
}
const MOST_HELD: f64 = 128.0 * 1024.0;

#[tokio::test]
async fn a_record_that_nobody_takes_counts_like_any_long_answer() {
    let shelf = Shelf::new(vec![OnShelf::new(Opened::<CreaturesAndCultists>::shipped().unwrap())]);
    let server = TestServer::with_shelf(shelf, |settings| {
        settings.timeouts = Timeouts { write: Duration::from_secs(3), ..SHORT };
    })
    .await;
    let ada = server.guest("Ada").await;
    let mut seats = vec![json!({ "kind": "bot", "bot": "random" }); 8];
    seats[0] = json!({ "kind": "me" });
    let table = ada.table(json!({ "game": "creatures-and-cultists", "seats": seats })).await;
    ada.post(&format!("tables/{table}/leave"), json!({})).await;
    ada.wait_for(&table, "bots end the game", |info| info["status"] == "finished").await;
    let path = format!("/api/tables/{table}/record");
    let record = server.raw("GET", &path, &[], "").await;
    assert_eq!(record.status, 200);
    assert!(record.body.len() > 70 << 10, "more than is given to the line at once: {}", record.body.len());
    // So many questions at once that no buffer of the system holds their answers. Each line has something else before them: where
    // the buffers are full is the middle of a record for most lines, and its end for some.
    let ask = |path: &str| format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n");
    let (asked, other) = (ask(&path).repeat(300), ask("/api/openapi.json"));
    let (mut unread, mut most) = (Vec::new(), 0.0_f64);
    for line in 0..often(8, 80) {
        unread.push(begin(&server, &format!("{}{asked}", other.repeat(line % 8))).await);
        most = most.max(held(&server).await);
    }
    let began = Instant::now();
    while most <= 20.0 && began.elapsed() < SOON {
        most = most.max(held(&server).await);
    }
    assert!(most > 20.0 && most <= MOST_HELD, "{most} kB");
    soon("it is let go", || async { held(&server).await == 0.0 }).await;
    assert_eq!(server.raw("GET", &path, &[], "").await.status, 200);
}

/// The longest record of a game, which takes some megabytes to be told.
fn long_record(game: &str) -> String {
    let path = format!("{}/../../games/{game}/tests/records", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(path).unwrap().map(|file| file.unwrap().path());
    let texts = files.filter_map(|path| std::fs::read_to_string(path).ok());
    texts.max_by_key(String::len).unwrap()
}

#[tokio::test]
async fn an_address_has_only_so_many_connections() {
    let server = TestServer::with(|settings| settings.limits = true).await;
    let mut held = Vec::new();
    let mut refused = 0;
    for _ in 0..300 {
        let mut stream = TcpStream::connect(host(&server)).await.unwrap();
        let mut byte = [0];
        // Who is not let in is told so by the end of the connection.
        match timeout(Duration::from_millis(5), stream.read(&mut byte)).await {
            Ok(_) => refused += 1,
            Err(_) => held.push(stream),
        }
    }
    // One that was not refused in five milliseconds may have been a little later.
    assert!((200..=260).contains(&held.len()) && refused >= 40, "{} held, {refused} refused", held.len());
    drop(held);
    soon("there is room again", || async {
        let stream = begin(&server, "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
        let mut stream = stream;
        rest(&mut stream).await.starts_with("HTTP/1.1 200")
    })
    .await;
}

#[tokio::test]
async fn a_guest_has_only_so_many_sockets() {
    let server = TestServer::with(|settings| settings.limits = true).await;
    let ada = server.guest("Ada").await;
    let mut open = Vec::new();
    while let Ok(socket) = ada.guest.socket().await {
        open.push(socket);
        assert!(open.len() <= 16, "there is no bound");
    }
    assert_eq!(open.len(), 16);
    let bearer = format!("Bearer {}", ada.token());
    let refused = server.raw("GET", "/api/live", &[&UPGRADE[..], &[("authorization", &bearer)]].concat(), "").await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too-fast"));
    let wait: u64 = refused.header("retry-after").expect("it says how long to wait").parse().unwrap();
    assert!((1..=60).contains(&wait), "{wait}");
    drop(open.pop());
    soon("there is room again", || async { ada.guest.socket().await.is_ok() }).await;
}

#[tokio::test]
async fn the_server_closes_within_five_seconds_whatever_its_clients_do() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    assert!(ada.decide(&table).await);
    let before = ada.state(&table, "").await;
    let mut hanging = Vec::new();
    for text in [
        "",
        "GET /api/games HTTP/1.1\r\nhost: x\r\n",
        "POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 40\r\n\r\n{",
        &format!("GET /api/tables/{table}/state?after=999&wait=30 HTTP/1.1\r\nhost: x\r\n\r\n"),
    ] {
        for _ in 0..often(10, 100) {
            hanging.push(begin(&server, text).await);
        }
    }
    let record = long_record("cleopatra");
    let head = format!("POST /api/replay HTTP/1.1\r\nhost: x\r\ncontent-length: {}\r\n\r\n{record}", record.len());
    hanging.push(begin(&server, &head).await);
    let mut silent = bea.attend(&table).await;
    silent.hear("scene").await;
    let mut reading = ada.attend(&table).await;
    reading.hear("scene").await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let began = Instant::now();
    let shut = timeout(SOON, server.close()).await.expect("it closes");
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    assert_eq!(reading.end().await.0, "closing", "who listens is told why");
    drop((hanging, silent));
    let server = shut.open().await;
    let after = server.again(&ada).state(&table, "").await;
    assert_eq!(after["inputs"], before["inputs"], "what was acknowledged is stored");
    let quick = server.again(&ada).post("tables/quick", json!({ "game": "thimble", "bot": "random" })).await;
    assert!(!id(&quick).is_empty());
}
