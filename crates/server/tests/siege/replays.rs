//! Records of strangers, with positions of their own.

use std::{
    path::Path,
    sync::{Arc, atomic::Ordering, mpsc},
    time::{Duration, Instant},
};

use cenacle_server::{OnShelf, Shelf};
use cenacle_table::{AnyGame, Header, Record, Seat, any::Opened};
use serde_json::{Value, json};

use crate::{
    harness::{Raw, TestServer, play_out, soon},
    often,
    thimble::{ENDLESS, RELEASED, Thimble, fault},
};

const JSON: (&str, &str) = ("content-type", "application/json");
/// Longer than a replay may take, with its turn to wait for.
const SOON: Duration = Duration::from_secs(15);
/// How long an honest game may take here: in a program that is not a release, on a machine that does other things as well.
const UNHURRIED: Duration = Duration::from_secs(120);

/// How many times as long as its record an answer may be: the first scene, and then what changes. Measured on 2026-11-18 as 25,
/// 164, 87, 107 and 34 times, and a fifth more is allowed: a game that tells much more of each step has lost its measure.
const MOST_TOLD: [(&str, usize); 5] =
    [("cleopatra", 30), ("creatures-and-cultists", 195), ("cult", 105), ("evil-high-priest", 128), ("four-gods", 41)];
/// What an answer may hold.
const LONGEST_ANSWER: usize = 32 << 20;

fn shelf() -> Shelf {
    Shelf::new(vec![
        OnShelf::new(Opened::<cenacle_cleopatra::Cleopatra>::shipped().unwrap()),
        OnShelf::new(Opened::<cenacle_creatures_and_cultists::CreaturesAndCultists>::shipped().unwrap()),
        OnShelf::new(Opened::<cenacle_cult::Cult>::shipped().unwrap()),
        OnShelf::new(Opened::<cenacle_evil_high_priest::EvilHighPriest>::shipped().unwrap()),
        OnShelf::new(Opened::<cenacle_four_gods::FourGods>::shipped().unwrap()),
    ])
}

/// The texts of the records that a game keeps for its tests.
fn records(game: &str) -> Vec<String> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game).join("tests/records");
    let mut paths: Vec<_> = std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "json"));
    paths.sort();
    assert!(!paths.is_empty(), "{game} keeps records");
    paths.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

async fn replay(server: &TestServer, text: &str) -> Raw {
    replay_within(server, text, SOON).await
}

async fn replay_within(server: &TestServer, text: &str, time: Duration) -> Raw {
    let began = Instant::now();
    let answer = server.raw("POST", "/api/replay?lang=en", &[JSON], text).await;
    assert!(began.elapsed() < time, "answered only after {:?}: {}", began.elapsed(), answer.status);
    answer
}

/// A record that begins in a position of the sender's, with the inputs from there on.
fn starting_at(record: &Record, start: Value, from: usize) -> String {
    let header = Header { pledge: None, ..record.header.clone() };
    let mut inputs = record.inputs[from..].to_vec();
    inputs.truncate(3);
    Record { header: header.with(None, Some(start)), inputs, outcome: None, digest: String::new(), ..record.clone() }
        .to_text()
}

/// Something in a position is otherwise.
fn twist(value: &mut Value, chance: &mut fastrand::Rng) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let at = chance.usize(..fields.len());
            twist(fields.values_mut().nth(at).unwrap(), chance);
        }
        Value::Array(all) if !all.is_empty() && chance.u8(..8) > 0 => {
            let at = chance.usize(..all.len());
            match chance.u8(..12) {
                0 => drop(all.remove(at)),
                1 => all.push(all[at].clone()),
                2 => all.swap(at, 0),
                _ => twist(&mut all[at], chance),
            }
        }
        Value::Array(all) => all.clear(),
        Value::Number(number) => {
            let was = number.as_i64().unwrap_or(0);
            let other = [0, 1, was + 1, was - 1, 7, 63, 254, 255, 65_535, -1, i64::from(u32::MAX)];
            *value = json!(other[chance.usize(..other.len())]);
        }
        Value::Bool(is) => *is = !*is,
        Value::Null => *value = json!(0),
        Value::String(_) | Value::Object(_) => *value = Value::Null,
    }
}

/// How many steps somebody plays on from a position of his own.
const STEPS: usize = 8;

/// A record that begins in a position of the sender's and is right in everything else: he has our program, too, and plays on from
/// there. Nothing if the game refuses the position; a mistake of ours if it panics or goes on for ever.
fn played_on(shelf: &Arc<Shelf>, record: &Record, start: Value, seed: u64) -> Result<Option<String>, String> {
    let header = Header { pledge: None, ..record.header.clone() }.with(None, Some(start));
    let opening = Record { header, inputs: Vec::new(), outcome: None, digest: String::new(), ..record.clone() };
    let (shelf, (done, played)) = (shelf.clone(), mpsc::channel());
    std::thread::spawn(move || {
        let mut chance = fastrand::Rng::with_seed(seed);
        let game = &shelf.newest(&opening.header.game).unwrap().game;
        let Ok(mut table) = game.replay(&opening) else { return done.send(None) };
        for _ in 0..STEPS {
            let seats: Vec<Seat> = table.to_act().filter(|seat| table.legal_count(*seat) > 0).collect();
            match (chance.choice(&seats), table.timer()) {
                (Some(seat), _) => table.decide(*seat, chance.usize(..table.legal_count(*seat))).unwrap(),
                (None, Some(timer)) => table.expire(timer.id).unwrap(),
                (None, None) => break,
            }
        }
        done.send(Some(table.record().to_text()))
    });
    played.recv_timeout(SOON).map_err(|error| error.to_string())
}

#[tokio::test]
async fn no_position_of_a_stranger_brings_the_server_down() {
    let server = TestServer::with_shelf(shelf(), |_| {}).await;
    let shelf = Arc::new(shelf());
    let mut chance = fastrand::Rng::new();
    eprintln!("seed of the hostile positions: {}", chance.get_seed());
    let (mut refused, mut played, mut twisted, mut failed) = (0, 0, 0, Vec::new());
    for on in shelf.games() {
        let game: &dyn AnyGame = &*on.game;
        let texts = records(game.about().id);
        for _ in 0..often(25, 2000) {
            let text = &texts[chance.usize(..texts.len())];
            let record = Record::parse(text).unwrap();
            let from = chance.usize(..record.inputs.len());
            let whole = game.replay(&record).unwrap();
            let mut start = whole.at(from).unwrap().position().position;
            // One in five is honest: it is played, or the others prove nothing.
            let twists = chance.usize(..5);
            for _ in 0..twists {
                twist(&mut start, &mut chance);
            }
            let (id, seed) = (game.about().id, chance.u64(..));
            let hostile = match played_on(&shelf, &record, start.clone(), seed) {
                Ok(hostile) => hostile,
                Err(how) => {
                    failed.push(format!("{id} {how}: seed {seed}, {start}"));
                    continue;
                }
            };
            assert!(hostile.is_some() || twists > 0, "{id}: a position of an honest game is refused");
            let expected = if hostile.is_some() { 200 } else { 400 };
            let text = hostile.unwrap_or_else(|| starting_at(&record, start, from));
            let answer = replay(&server, &text).await;
            match answer.status {
                status if status != expected => failed.push(format!("{id} {status}: {}", answer.body)),
                200 if twists > 0 => twisted += 1,
                200 => played += 1,
                _ => refused += 1,
            }
        }
        let honest = replay(&server, &texts[0]).await;
        assert_eq!(honest.status, 200, "{}", honest.body);
    }
    eprintln!("{refused} refused, {played} honest and {twisted} twisted ones played on");
    assert!(failed.is_empty(), "{} made a game panic or go on for ever: {failed:?}", failed.len());
    assert_eq!(server.counts("replays_given_up_total").await, 0.0);
    assert!(refused > 0 && played > 0 && twisted > 0, "{refused} refused, {played} and {twisted} played");
    let ada = server.guest("Ada").await;
    ada.post("tables/quick", json!({ "game": "cleopatra", "bot": "random" })).await;
}

/// The position that once made the engine turn for ever: every sect is dead.
fn nobody_lives() -> String {
    let shelf = shelf();
    let game = &shelf.newest("creatures-and-cultists").unwrap().game;
    let texts = records("creatures-and-cultists");
    let record = Record::parse(&texts[0]).unwrap();
    let whole = game.replay(&record).unwrap();
    let from = record.inputs.len() / 2;
    let mut start = whole.at(from).unwrap().position().position;
    for sect in start["sects"].as_array_mut().unwrap() {
        sect["alive"] = json!(0);
    }
    starting_at(&record, start, from)
}

#[tokio::test]
async fn forty_games_without_end_keep_nobody_from_playing() {
    let server = TestServer::with_shelf(shelf(), |_| {}).await;
    let host = server.url.trim_start_matches("http://").to_owned();
    let text = nobody_lives();
    let ask = || {
        let (text, host) = (text.clone(), host.clone());
        tokio::spawn(async move { post(&host, "/api/replay", &text).await })
    };
    assert_eq!(post(&host, "/api/replay", &text).await, 400, "such a position is refused");
    let asked: Vec<_> = (0..40).map(|_| ask()).collect();
    let ada = server.guest("Ada").await;
    let began = Instant::now();
    let table = crate::harness::id(&ada.post("tables/quick", json!({ "game": "cleopatra", "bot": "random" })).await);
    ada.wait_for(&table, "Ada is asked", |info| info["to_act"] == json!([1])).await;
    assert!(ada.decide(&table).await);
    assert!(began.elapsed() < Duration::from_secs(5), "the tables go on: {:?}", began.elapsed());
    for answer in asked {
        let status = tokio::time::timeout(SOON, answer).await.expect("every one is answered").unwrap();
        assert!([400, 503].contains(&status), "it is refused before it is played: {status}");
    }
}

/// Should a step never end all the same, by a mistake of ours.
#[tokio::test]
async fn steps_without_end_cost_a_few_threads_and_nobody_a_game() {
    let endless = OnShelf::new(Opened::<Thimble<{ fault::NEVER_ENDS }>>::shipped().unwrap());
    let cleopatra = OnShelf::new(Opened::<cenacle_cleopatra::Cleopatra>::shipped().unwrap());
    let server = TestServer::with_shelf(Shelf::new(vec![endless, cleopatra]), |_| {}).await;
    let host = server.url.trim_start_matches("http://").to_owned();
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    play_out(&[&ada, &bea], &table).await;
    let (text, honest) = (ada.guest.record(&table).await.unwrap(), records("cleopatra")[0].clone());
    let two_endless = async || {
        ENDLESS.store(2, Ordering::SeqCst);
        let ask = || post(&host, "/api/replay", &text);
        let answers = tokio::join!(ask(), ask());
        assert_eq!(ENDLESS.load(Ordering::SeqCst), 0, "both were begun");
        answers
    };

    // Two take both threads; others take their places.
    assert_eq!(two_endless().await, (413, 413));
    assert_eq!(replay(&server, &honest).await.status, 200);
    assert_eq!((server.counts("replays_given_up_total").await, server.counts("replays_endless").await), (2.0, 2.0));
    assert_eq!(ada.not_shown(&format!("tables/{table}/scores")).await, "done");

    // So it goes on, but not for ever: after the third, strangers' records are not played any more. The server's own games are.
    assert_eq!(two_endless().await, (413, 413));
    assert_eq!((server.counts("replays_given_up_total").await, server.counts("replays_endless").await), (3.0, 3.0));
    let refused = replay(&server, &honest).await;
    assert_eq!((refused.status, refused.code().as_str()), (503, "busy"));
    for path in ["scores", "review"] {
        assert_eq!(ada.not_shown(&format!("tables/{table}/{path}")).await, "done", "{path}");
    }
    assert_eq!(ada.refused(&format!("tables/{table}/what-if"), json!({ "at": 0 })).await, "done");

    // Once they come to an end after all, everything is as before.
    RELEASED.store(true, Ordering::SeqCst);
    soon("they end", || async { server.counts("replays_endless").await == 0.0 }).await;
    assert_eq!(replay(&server, &honest).await.status, 200);
    assert_eq!(two_endless().await, (200, 200));
}

/// The status with which a body is answered.
async fn post(host: &str, path: &str, body: &str) -> u16 {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(host).await.unwrap();
    let head =
        format!("POST {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n", body.len());
    stream.write_all(head.as_bytes()).await.unwrap();
    stream.write_all(body.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.unwrap();
    String::from_utf8_lossy(&bytes).split(' ').nth(1).unwrap().parse().unwrap()
}

#[tokio::test]
async fn every_honest_game_can_be_looked_at_and_its_answer_is_bounded() {
    let server = TestServer::with_shelf(shelf(), |settings| settings.timeouts.replay = UNHURRIED).await;
    for on in shelf().games() {
        let game = on.game.about().id;
        let longest = records(game).into_iter().max_by_key(String::len).unwrap();
        let answer = replay_within(&server, &longest, UNHURRIED).await;
        assert_eq!(answer.status, 200, "{game}: {}", answer.body);
        let (sent, told) = (longest.len(), answer.body.len());
        eprintln!("{game}: {} kB became {} kB", sent >> 10, told >> 10);
        let most = MOST_TOLD.iter().find(|(known, _)| *known == game).expect("every game has a bound").1;
        assert!(told < most * sent, "{game}: {} kB became {} kB", sent >> 10, told >> 10);
        assert!(
            told < LONGEST_ANSWER / 4 * 3,
            "{game}: the longest kept game takes less than three quarters of what an answer may hold"
        );
    }
}
