//! Records of strangers, with positions of their own.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use cenacle_server::{OnShelf, Shelf};
use cenacle_table::{AnyGame, Header, Record, any::Opened};
use serde_json::{Value, json};

use crate::{
    harness::{House, Raw},
    often,
};

const JSON: (&str, &str) = ("content-type", "application/json");
/// Longer than a replay may take, with its turn to wait for.
const SOON: Duration = Duration::from_secs(15);

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

async fn replay(house: &House, text: &str) -> Raw {
    let began = Instant::now();
    let answer = house.raw("POST", "/api/replay?lang=en", &[JSON], text).await;
    assert!(began.elapsed() < SOON, "answered only after {:?}: {}", began.elapsed(), answer.status);
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

#[tokio::test]
async fn no_position_of_a_stranger_brings_the_server_down() {
    let house = House::with_shelf(shelf(), |_| {}).await;
    let shelf = shelf();
    let mut chance = fastrand::Rng::new();
    eprintln!("seed of the hostile positions: {}", chance.get_seed());
    let (mut refused, mut played, mut failed) = (0, 0, Vec::new());
    for on in shelf.games() {
        let game: &dyn AnyGame = &*on.game;
        let texts = records(game.about().id);
        for _ in 0..often(25, 2000) {
            let text = &texts[chance.usize(..texts.len())];
            let record = Record::parse(text).unwrap();
            let from = chance.usize(..record.inputs.len());
            let whole = game.replay(&record).unwrap();
            let mut start = whole.at(from).unwrap().position().position;
            for _ in 0..chance.usize(1..4) {
                twist(&mut start, &mut chance);
            }
            let hostile = starting_at(&record, start, from);
            let answer = replay(&house, &hostile).await;
            match answer.status {
                200 => played += 1,
                400 | 413 => refused += 1,
                status => failed.push(format!("{} {status}: {}", game.about().id, answer.body)),
            }
        }
        let honest = replay(&house, &texts[0]).await;
        assert_eq!(honest.status, 200, "{}", honest.body);
    }
    eprintln!("{refused} refused, {played} played");
    assert!(failed.is_empty(), "{} made a game panic: {failed:?}", failed.len());
    assert!(refused > 0, "{played} played");
    let ada = house.guest("Ada").await;
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
    let house = House::with_shelf(shelf(), |_| {}).await;
    let host = house.url.trim_start_matches("http://").to_owned();
    let text = nobody_lives();
    let ask = || {
        let (text, host) = (text.clone(), host.clone());
        tokio::spawn(async move { post(&host, "/api/replay", &text).await })
    };
    let asked: Vec<_> = (0..40).map(|_| ask()).collect();
    let ada = house.guest("Ada").await;
    let began = Instant::now();
    let table = crate::harness::id(&ada.post("tables/quick", json!({ "game": "cleopatra", "bot": "random" })).await);
    ada.wait_for(&table, "Ada is asked", |info| info["to_act"] == json!([1])).await;
    assert!(ada.decide(&table).await);
    assert!(began.elapsed() < Duration::from_secs(5), "the tables go on: {:?}", began.elapsed());
    for answer in asked {
        let status = tokio::time::timeout(SOON, answer).await.expect("every one is answered").unwrap();
        assert!([400, 413, 503].contains(&status), "{status}");
    }
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
    let house = House::with_shelf(shelf(), |_| {}).await;
    for on in shelf().games() {
        let game = on.game.about().id;
        let longest = records(game).into_iter().max_by_key(String::len).unwrap();
        let answer = replay(&house, &longest).await;
        assert_eq!(answer.status, 200, "{game}: {}", answer.body);
        eprintln!("{game}: {} kB became {} kB", longest.len() >> 10, answer.body.len() >> 10);
        assert!(answer.body.len() < 32 << 20);
    }
}
