//! The checker of histories is tested by a server built to lie: each lie has to be found, and an honest server to be believed.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use cenacle_cleopatra::Cleopatra;
use cenacle_load::{Ask, Guest, Heard, History, Lie, Servers, Socket, Traveller, check};
use cenacle_table::any::Opened;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::{
    accept_hdr_async,
    tungstenite::{
        Message,
        handshake::server::{Request, Response},
    },
};

use crate::{postgres::Cluster, site::Site};

/// How a server lies to one of its clients.
#[derive(Clone, Debug)]
enum Lying {
    No,
    /// It acknowledges a decision and forgets it.
    Loses,
    /// It decides once more than it was asked to.
    Doubles,
    /// It does something else than it acknowledges.
    Changes,
    /// It leaves out an event.
    Skips,
    /// It shows what another seat sees, under this one's name.
    Shows(Box<Guest>),
}

/// A door of a server behind which one client is lied to, once.
struct Liar {
    url: String,
    lied: Arc<AtomicBool>,
}

impl Liar {
    async fn open(server: &str, table: &str, lying: Lying) -> Liar {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let lied = Arc::<AtomicBool>::default();
        let door = Door { server: server.to_owned(), table: table.to_owned(), lying, lied: lied.clone() };
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                stream.set_nodelay(true).unwrap();
                tokio::spawn(door.clone().carry(stream));
            }
        });
        Liar { url, lied }
    }
}

#[derive(Clone)]
struct Door {
    server: String,
    table: String,
    lying: Lying,
    lied: Arc<AtomicBool>,
}

/// The number of what the door itself asks.
const OWN: u64 = 1 << 40;
/// After so many events it lies.
const LATER: u64 = 20;

impl Door {
    /// Carries what is said between a client and the server, and lies.
    async fn carry(self, stream: TcpStream) {
        let mut token = None;
        #[expect(clippy::result_large_err, reason = "the library has its answers so")]
        let read = |request: &Request, response: Response| {
            let header = request.headers().get("authorization").and_then(|header| header.to_str().ok());
            token = header.and_then(|header| header.strip_prefix("Bearer ")).map(str::to_owned);
            Ok(response)
        };
        let Ok(mut client) = accept_hdr_async(stream, read).await else { return };
        let mut server = Socket::open(&self.server, token.as_deref()).await.unwrap();
        loop {
            tokio::select! {
                said = client.next() => {
                    let Some(Ok(Message::Text(text))) = said else { return };
                    let Some(text) = self.asked(&text, &mut client).await else { return };
                    if server.say(&text).await.is_err() {
                        return;
                    }
                }
                heard = server.hear() => {
                    let Heard::Frame(text) = heard else { return };
                    let Some(text) = self.told(text.to_string(), &mut server).await else { continue };
                    if client.send(Message::text(text)).await.is_err() {
                        return;
                    }
                }
            }
        }
    }

    /// It is time to lie, once.
    fn lies(&self, frame: &Value) -> bool {
        frame["n"].as_u64().is_some_and(|n| n > LATER) && !self.lied.swap(true, Ordering::Relaxed)
    }

    /// What a client asks, as it is passed on; nothing if the line is to break.
    async fn asked(&self, text: &str, client: &mut tokio_tungstenite::WebSocketStream<TcpStream>) -> Option<String> {
        let mut ask: Value = serde_json::from_str(text).unwrap();
        if ask["type"] != "decide" {
            return Some(text.to_owned());
        }
        match self.lying {
            Lying::Loses if self.lies(&ask) => {
                let done = json!({ "type": "done", "id": ask["id"], "n": ask["n"].as_u64()? + 1 });
                client.send(Message::text(done.to_string())).await.unwrap();
                return None;
            }
            // Where there is nothing to choose it lies later.
            Lying::Changes if ask["index"] != 0 && self.lies(&ask) => ask["index"] = json!(0),
            _ => {}
        }
        Some(ask.to_string())
    }

    /// What the server tells, as it is passed on.
    async fn told(&self, text: String, server: &mut Socket) -> Option<String> {
        let frame: Value = serde_json::from_str(&text).unwrap();
        if frame["id"] == OWN {
            return None;
        }
        match &self.lying {
            Lying::Skips if frame["type"] == "news" && frame["moment"]["legal"] == 0 && self.lies(&frame) => {
                return None;
            }
            Lying::Doubles if frame["moment"]["legal"].as_u64() > Some(0) && self.lies(&frame) => {
                let (table, n) = (&self.table, frame["n"].as_u64()?);
                server.ask(&Ask::Decide { id: OWN, table, seat: None, n, index: 0 }).await.unwrap();
            }
            Lying::Shows(other) if frame["type"] == "scene" && !self.lied.swap(true, Ordering::Relaxed) => {
                let state = other.socket().await.unwrap();
                return Some(seen_by(state, &self.table, &frame).await);
            }
            _ => {}
        }
        Some(text)
    }
}

/// What another seat is shown, with this frame's viewer.
async fn seen_by(mut other: Socket, table: &str, frame: &Value) -> String {
    other.ask(&Ask::Attend { id: 1, table, seat: None, last: None, lang: Some("en") }).await.unwrap();
    loop {
        let Heard::Frame(text) = other.hear().await else { panic!("the server hung up") };
        let mut scene: Value = serde_json::from_str(&text).unwrap();
        if scene["type"] == "scene" {
            assert_ne!(scene["scene"], frame["scene"], "the two see different things");
            for key in ["viewer", "moment", "n", "info"] {
                scene[key] = frame[key].clone();
            }
            return scene.to_string();
        }
    }
}

/// Two play a game to its end, the first of them behind a door; what they were told, and the record.
async fn play(site: &Site, lying: impl FnOnce(&Guest) -> Lying, rng: &mut fastrand::Rng) -> (Vec<History>, String) {
    let guests = [site.guest("Ada").await, site.guest("Bea").await];
    let table = site.table(&[&guests[0], &guests[1]], 1).await.id;
    let lying = lying(&guests[1]);
    let honest = matches!(lying, Lying::No);
    let liar = Liar::open(site.server.url(), &table, lying).await;
    let servers = Arc::new(Servers::new(vec![site.server.url().to_owned()]));
    let mut travel = |seat: usize| Traveller::new(guests[seat].clone(), seat, &table, servers.clone(), rng.fork());
    let (ada, bea) = (travel(0).through(&liar.url), travel(1));
    let within = Duration::from_secs(120);
    let ((ada, over), (bea, also)) = tokio::join!(ada.play(within), bea.play(within));
    assert!(over && also, "the game comes to its end");
    assert!(honest || liar.lied.load(Ordering::Relaxed), "it lied");
    (vec![ada, bea], guests[0].record(&table).await.unwrap())
}

fn found(record: &str, histories: &[History]) -> Vec<Lie> {
    check(&Opened::<Cleopatra>::shipped().unwrap(), record, histories).expect_err("it lied")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_lie_of_a_server_is_found_and_an_honest_one_is_believed() {
    let site = Site::open();
    let mut rng = fastrand::Rng::new();
    eprintln!("seed of the lies: {}", rng.get_seed());
    let (histories, record) = play(&site, |_| Lying::No, &mut rng).await;
    let checked = check(&Opened::<Cleopatra>::shipped().unwrap(), &record, &histories).unwrap();
    assert!(checked.acknowledged > 50 && checked.frames > checked.acknowledged, "{checked:?}");
    assert_eq!((checked.unknown, checked.stored_unknown), (0, 0), "{checked:?}");

    let (histories, record) = play(&site, |_| Lying::Loses, &mut rng).await;
    let lies = found(&record, &histories);
    // It is led back; unless all bid at once, and another's bid stands there before it comes back.
    let is_led_back = |lie: &Lie| matches!(lie, Lie::Backwards { seat: 0, .. });
    let is_taken = |lie: &Lie| matches!(lie, Lie::Changed { seat: 0, .. });
    assert!(lies.iter().any(|lie| is_led_back(lie) || is_taken(lie)), "{lies:?}");
    assert!(lies.iter().any(|lie| matches!(lie, Lie::Doubled { .. }) || is_taken(lie)), "{lies:?}");

    let (histories, record) = play(&site, |_| Lying::Doubles, &mut rng).await;
    let lies = found(&record, &histories);
    assert!(matches!(lies[..], [Lie::Unasked { seat: 0, .. }]), "{lies:?}");

    let (histories, record) = play(&site, |_| Lying::Changes, &mut rng).await;
    let lies = found(&record, &histories);
    assert!(matches!(lies[..], [Lie::Changed { seat: 0, .. }]), "{lies:?}");

    let (histories, record) = play(&site, |_| Lying::Skips, &mut rng).await;
    let lies = found(&record, &histories);
    assert!(matches!(&lies[..], [Lie::Shown { seat: 0, reason }] if reason.contains("news from")), "{lies:?}");

    let (histories, record) = play(&site, |other| Lying::Shows(other.clone().into()), &mut rng).await;
    let lies = found(&record, &histories);
    assert!(matches!(&lies[..], [Lie::Shown { seat: 0, reason }] if reason.contains("viewer 1")), "{lies:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_told_of_a_game_is_not_believed_of_another_story() {
    let site = Site::open();
    let mut rng = fastrand::Rng::new();
    eprintln!("seed of the stories: {}", rng.get_seed());
    let (histories, record) = play(&site, |_| Lying::No, &mut rng).await;
    let (_, other) = play(&site, |_| Lying::No, &mut rng).await;
    // Everything that was told is of another game.
    let lies = found(&other, &histories);
    assert!(lies.iter().any(|lie| matches!(lie, Lie::Shown { .. })), "{lies:?}");
    // The last decision was acknowledged as an event that is not there.
    let mut lost = histories.clone();
    lost[0].acknowledged.last_mut().unwrap().event += 1_000_000;
    let lies = found(&record, &lost);
    assert!(lies.iter().any(|lie| matches!(lie, Lie::Lost { seat: 0, .. })), "{lies:?}");
    // Two acknowledged one event.
    let mut doubled = histories.clone();
    let again = doubled[0].acknowledged[0];
    doubled[0].acknowledged.push(again);
    assert_eq!(found(&record, &doubled), [Lie::Doubled { event: again.event }]);
    // An answer that never came excuses one decision, and only the one that it was.
    let mut silent = histories.clone();
    let unheard = silent[1].acknowledged.pop().unwrap();
    assert_eq!(found(&record, &silent), [Lie::Unasked { seat: 1, event: unheard.event }]);
    silent[1].unknown.push(unheard.decision);
    let checked = check(&Opened::<Cleopatra>::shipped().unwrap(), &record, &silent).unwrap();
    assert_eq!((checked.unknown, checked.stored_unknown), (1, 1));
    // A record that was mended by hand is none.
    let forged = record.replacen("\"seat\":1", "\"seat\":2", 1);
    assert!(matches!(found(&forged, &histories)[..], [Lie::Record(_)]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_with_postgresql_that_loses_what_was_acknowledged_is_found_out() {
    let Some(cluster) = Cluster::start("forgetful") else { return };
    let mut site = Site::with_database(cluster.url());
    let mut rng = fastrand::Rng::new();
    eprintln!("seed of the loss: {}", rng.get_seed());
    let guests = [site.guest("Ada").await, site.guest("Bea").await];
    let table = site.table(&[&guests[0], &guests[1]], 1).await.id;
    let servers = Arc::new(Servers::new(vec![site.server.url().to_owned()]));
    let playing = [0, 1].map(|seat: usize| {
        let traveller = Traveller::new(guests[seat].clone(), seat, &table, servers.clone(), rng.fork());
        tokio::spawn(traveller.thinking(Duration::from_millis(20)).play(Duration::from_secs(120)))
    });
    while cluster.sql("SELECT count(*) FROM events").parse::<u64>().unwrap() < LATER {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    site.server.kill();
    // A disk that did not flush: what came last is gone.
    cluster.sql("DELETE FROM events WHERE n > (SELECT max(n) - 8 FROM events)");
    site.cut_power();
    servers.set(vec![site.server.url().to_owned()]);
    let mut histories = Vec::new();
    for traveller in playing {
        let (history, over) = traveller.await.unwrap();
        assert!(over, "the game comes to its end");
        histories.push(history);
    }
    let lies = found(&guests[0].at(&site.api()).record(&table).await.unwrap(), &histories);
    let is_loss = |lie: &Lie| matches!(lie, Lie::Backwards { .. } | Lie::Doubled { .. } | Lie::Changed { .. });
    assert!(lies.iter().any(is_loss), "{lies:?}");
}
