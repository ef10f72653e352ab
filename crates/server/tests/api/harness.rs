//! A server of one's own, people who ask it, and a look into its database.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    thread::JoinHandle,
    time::{Duration, Instant},
};

use cenacle_cleopatra::Cleopatra;
use cenacle_four_gods::FourGods;
use cenacle_load::{Api, Ask, ClientError, Guest, Heard, Socket};
use cenacle_server::{BotPace, OnShelf, ServeError, Settings, Shelf, serve};
use cenacle_table::any::Opened;
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    runtime::Builder,
    sync::oneshot,
};

use crate::thimble::Honest;

/// How long anything may take that should happen soon.
const TIMEOUT: Duration = Duration::from_secs(20);

/// What asks for a socket.
pub(crate) const UPGRADE: [(&str, &str); 4] = [
    ("connection", "upgrade"),
    ("upgrade", "websocket"),
    ("sec-websocket-version", "13"),
    ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
];

/// The games of the server: Cleopatra, the toy with a sand-glass and decisions at the same time, and 4 Gods in real time.
pub(crate) fn shelf() -> Shelf {
    Shelf::new(vec![
        OnShelf::new(Opened::<Cleopatra>::shipped().unwrap()),
        OnShelf::new(Opened::<Honest>::shipped().unwrap()),
        OnShelf::new(Opened::<FourGods>::shipped().unwrap()),
    ])
}

/// A server that runs.
pub(crate) struct TestServer {
    pub(crate) url: String,
    settings: Settings,
    dir: Arc<TempDir>,
    stop: oneshot::Sender<()>,
    served: JoinHandle<Result<(), ServeError>>,
}

/// A server that was stopped; its database is still there.
pub(crate) struct Shut {
    settings: Settings,
    dir: Arc<TempDir>,
}

impl TestServer {
    pub(crate) async fn open() -> TestServer {
        TestServer::with(|_| {}).await
    }

    /// A server for which something is set otherwise.
    pub(crate) async fn with(set: impl FnOnce(&mut Settings)) -> TestServer {
        let dir = Arc::new(tempfile::tempdir().unwrap());
        let mut settings = TestServer::settings(&dir);
        set(&mut settings);
        TestServer::start(settings, dir, shelf()).await
    }

    fn settings(dir: &TempDir) -> Settings {
        Settings {
            nodes: None,
            listen: ([127, 0, 0, 1], 0).into(),
            database: format!("sqlite://{}", file(dir.path()).display()),
            limits: false,
            bot_pace: BotPace::After(Duration::ZERO),
            bot_timeout: Duration::from_secs(60),
            bot_threads: 2,
            demo: false,
            behind_proxy: false,
            nap_after: Duration::from_secs(60),
            reveal_within: Duration::from_secs(8),
            ping_every: cenacle_server::PING_EVERY,
            timeouts: cenacle_server::Timeouts::default(),
            live_tables: usize::MAX,
            clockwork: Arc::default(),
            quotas: cenacle_server::Quotas::default(),
        }
    }

    /// A server with other games, or other bots at them.
    pub(crate) async fn with_shelf(shelf: Shelf, set: impl FnOnce(&mut Settings)) -> TestServer {
        let dir = Arc::new(tempfile::tempdir().unwrap());
        let mut settings = TestServer::settings(&dir);
        set(&mut settings);
        TestServer::start(settings, dir, shelf).await
    }

    async fn start(settings: Settings, dir: Arc<TempDir>, shelf: Shelf) -> TestServer {
        let (stop, stopped) = oneshot::channel::<()>();
        let (ready, is_ready) = oneshot::channel();
        let stopped = async move { drop(stopped.await) };
        let serving = settings.clone();
        // A thread of its own, as in life: what a test does does not hold the server up.
        let served = std::thread::spawn(move || {
            let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
            runtime.block_on(serve(serving, shelf, |address| ready.send(address).unwrap(), stopped))
        });
        let address = is_ready.await.expect("the server starts");
        TestServer { url: format!("http://{address}"), settings, dir, stop, served }
    }

    /// Stops the server and waits until everything is stored.
    pub(crate) async fn close(self) -> Shut {
        drop(self.stop);
        let served = self.served;
        tokio::task::spawn_blocking(move || served.join().unwrap()).await.unwrap().unwrap();
        Shut { settings: self.settings, dir: self.dir }
    }

    pub(crate) fn api(&self) -> Api {
        Api::new(&self.url)
    }

    /// Somebody signs in.
    pub(crate) async fn guest(&self, name: &str) -> Person {
        Person { guest: Guest::sign_in(&self.api(), name, "en").await.unwrap() }
    }

    /// A program makes an account.
    pub(crate) async fn bot(&self, name: &str) -> Person {
        let wish = json!({ "name": name, "lang": "en", "token": true, "bot": true });
        let signed_in: Value = self.api().call("POST", "/api/me", Some(&wish)).await.unwrap();
        let somebody = self.guest(name).await.guest;
        Person { guest: somebody.signed_in_with(signed_in["token"].as_str().unwrap()) }
    }

    pub(crate) async fn guests<const N: usize>(&self, names: [&str; N]) -> [Person; N] {
        let mut people = Vec::new();
        for name in names {
            people.push(self.guest(name).await);
        }
        people.try_into().map_err(|_| "as many as named").unwrap()
    }

    /// The same person at this server, after another was stopped.
    pub(crate) fn again(&self, person: &Person) -> Person {
        Person { guest: person.guest.at(&self.api()) }
    }

    pub(crate) async fn database(&self) -> SqliteConnection {
        connect(self.dir.path()).await
    }

    pub(crate) fn directory(&self) -> &Path {
        self.dir.path()
    }

    /// How many tables are awake.
    pub(crate) async fn awake(&self) -> u64 {
        let health: Value = self.api().call("GET", "/healthz", None).await.unwrap();
        health["tables"].as_u64().unwrap()
    }

    /// What is answered to these bytes until the line is closed.
    pub(crate) async fn said(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(self.url.trim_start_matches("http://")).await.unwrap();
        // It may be closed before all of it was read.
        let _ = stream.write_all(bytes).await;
        let mut answer = Vec::new();
        let _ = tokio::time::timeout(TIMEOUT, stream.read_to_end(&mut answer)).await.expect("the line is closed");
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// What the server counts under a name.
    pub(crate) async fn counts(&self, name: &str) -> f64 {
        let text = self.api().send("GET", "/metrics", None).await.unwrap().text;
        let mut lines = text.lines().filter_map(|line| line.strip_prefix("cenacle_")?.split_once(' '));
        let (_, count) = lines.find(|(known, _)| *known == name).unwrap_or_else(|| panic!("{name} is not counted"));
        count.trim().parse().expect("a number")
    }

    /// A request as it is written, with any headers; the answer as it comes.
    pub(crate) async fn raw(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Raw {
        let host = self.url.trim_start_matches("http://");
        let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n");
        for (name, value) in headers {
            text += &format!("{name}: {value}\r\n");
        }
        text += &format!("content-length: {}\r\n\r\n{body}", body.len());
        let mut stream = TcpStream::connect(host).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        // A socket that is upgraded stays open: the head is enough then.
        while !bytes.windows(4).any(|end| end == b"\r\n\r\n") {
            if stream.read_buf(&mut bytes).await.unwrap() == 0 {
                break;
            }
        }
        if !bytes.starts_with(b"HTTP/1.1 101") {
            stream.read_to_end(&mut bytes).await.unwrap();
        }
        Raw::new(&String::from_utf8_lossy(&bytes))
    }
}

impl Shut {
    pub(crate) async fn open(self) -> TestServer {
        self.open_with(shelf()).await
    }

    /// With other games, or other bots at them.
    pub(crate) async fn open_with(self, shelf: Shelf) -> TestServer {
        TestServer::start(self.settings, self.dir, shelf).await
    }

    pub(crate) async fn database(&self) -> SqliteConnection {
        connect(self.dir.path()).await
    }
}

fn file(dir: &Path) -> PathBuf {
    dir.join("cenacle.db")
}

async fn connect(dir: &Path) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite://{}", file(dir).display())).await.unwrap()
}

/// An answer as it came over the line.
#[derive(Debug)]
pub(crate) struct Raw {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: String,
}

impl Raw {
    fn new(text: &str) -> Raw {
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Raw { status, head: head.to_owned(), body: body.to_owned() }
    }

    /// A header, if it is there.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().skip(1).filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// The code of the problem in the body; empty if there is none.
    pub(crate) fn code(&self) -> String {
        let body: Value = serde_json::from_str(&self.body).unwrap_or(Value::Null);
        body["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// Somebody who signed in.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) guest: Guest,
}

impl Person {
    pub(crate) fn token(&self) -> &str {
        self.guest.api().token().unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        self.guest.api().call("GET", &format!("/api/{path}"), None).await.unwrap()
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        self.try_post(path, body).await.unwrap()
    }

    async fn try_post(&self, path: &str, body: Value) -> Result<Value, ClientError> {
        self.guest.api().call("POST", &format!("/api/{path}"), Some(&body)).await
    }

    /// The code with which something is refused; `done` if it is not.
    pub(crate) async fn refused(&self, path: &str, body: Value) -> String {
        self.try_post(path, body).await.map_or_else(|error| error.code().to_owned(), |_| "done".to_owned())
    }

    /// The code with which a question is refused; `done` if it is not.
    pub(crate) async fn not_shown(&self, path: &str) -> String {
        let answer = self.guest.api().send("GET", &format!("/api/{path}"), None).await.unwrap();
        if answer.status == 200 { "done".to_owned() } else { answer.json()["code"].as_str().unwrap().to_owned() }
    }

    /// Makes a table and gives its id.
    pub(crate) async fn table(&self, wish: Value) -> String {
        id(&self.post("tables", wish).await)
    }

    /// A game of the toy for two.
    pub(crate) async fn duel(&self, with: &Person) -> String {
        let wish = json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let table = self.table(wish).await;
        with.post(&format!("tables/{table}/join"), json!({})).await;
        table
    }

    pub(crate) async fn info(&self, table: &str) -> Value {
        self.get(&format!("tables/{table}")).await
    }

    pub(crate) async fn state(&self, table: &str, query: &str) -> Value {
        self.get(&format!("tables/{table}/state?{query}")).await
    }

    /// Waits until a table is as it should be.
    pub(crate) async fn wait_for(&self, table: &str, what: &str, is: impl Fn(&Value) -> bool) -> Value {
        let began = Instant::now();
        loop {
            let info = self.info(table).await;
            if is(&info) {
                return info;
            }
            assert!(began.elapsed() < TIMEOUT, "{what} does not happen: {info}");
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    /// Decides for the first legal action if it is asked; whether it was.
    pub(crate) async fn decide(&self, table: &str) -> bool {
        let state = self.state(table, "").await;
        let asked = state["moment"]["legal"].as_u64().unwrap() > 0;
        if asked {
            let n = state["n"].as_u64().unwrap();
            self.post(&format!("tables/{table}/decide"), json!({ "n": n, "index": 0 })).await;
        }
        asked
    }

    /// A socket that looks at a table.
    pub(crate) async fn attend(&self, table: &str) -> Line {
        let mut line = Line::open(self.guest.socket().await.unwrap()).await;
        line.attend(table).await;
        line
    }
}

/// People play by taking the first thing they may until the game is over.
pub(crate) async fn play_out(people: &[&Person], table: &str) {
    let began = Instant::now();
    while people[0].info(table).await["ending"].is_null() {
        for person in people {
            person.decide(table).await;
        }
        assert!(began.elapsed() < TIMEOUT, "the game does not end");
    }
}

/// The id of a table.
pub(crate) fn id(info: &Value) -> String {
    info["id"].as_str().unwrap_or_else(|| panic!("no table: {info}")).to_owned()
}

/// A socket, and what it hears.
pub(crate) struct Line {
    socket: Socket,
}

impl Line {
    /// Waits for the greeting.
    pub(crate) async fn open(socket: Socket) -> Line {
        let mut line = Line { socket };
        line.hear("hello").await;
        line
    }

    /// Looks at a table; what comes of it has to be heard.
    pub(crate) async fn attend(&mut self, table: &str) {
        self.socket.ask(&Ask::Attend { id: 1, table, seat: None, last: None, lang: None }).await.unwrap();
    }

    pub(crate) fn socket(&mut self) -> &mut Socket {
        &mut self.socket
    }

    /// The end of the socket, and the last problem it was told of; frames before are let pass.
    pub(crate) async fn end(&mut self) -> (String, u16) {
        let mut code = String::new();
        loop {
            match tokio::time::timeout(TIMEOUT, self.socket.hear()).await.expect("it ends") {
                Heard::Frame(text) => {
                    let frame: Value = serde_json::from_str(&text).unwrap();
                    if frame["type"] == "bye" {
                        code = frame["problem"]["code"].as_str().unwrap().to_owned();
                    }
                }
                Heard::End(why) => return (code, why.map_or(0, |(code, _)| code)),
            }
        }
    }

    pub(crate) async fn say(&mut self, message: Value) {
        self.socket.say(&message.to_string()).await.unwrap();
    }

    /// The next frame as it came.
    pub(crate) async fn next(&mut self) -> String {
        match tokio::time::timeout(TIMEOUT, self.socket.hear()).await.expect("a frame comes") {
            Heard::Frame(text) => text.to_string(),
            Heard::End(why) => panic!("the socket is closed: {why:?}"),
        }
    }

    /// Whatever comes next, the end too.
    pub(crate) async fn hear_any(&mut self) -> Heard {
        self.socket.hear().await
    }

    /// The next frame of a type; others are let pass.
    pub(crate) async fn hear(&mut self, kind: &str) -> Value {
        loop {
            let frame: Value = serde_json::from_str(&self.next().await).unwrap();
            if frame["type"] == kind {
                return frame;
            }
            let bad = frame["type"] == "refused" || frame["type"] == "gone";
            assert!(!bad, "waiting for {kind}: {frame}");
        }
    }

    /// Everything that comes until an answer to a ping does: whatever happened before was told before.
    pub(crate) async fn everything(&mut self) -> Vec<Value> {
        self.say(json!({ "type": "ping", "id": 999 })).await;
        let mut frames = Vec::new();
        loop {
            let frame: Value = serde_json::from_str(&self.next().await).unwrap();
            if frame["type"] == "done" && frame["id"] == 999 {
                return frames;
            }
            frames.push(frame);
        }
    }
}

/// Waits until something is so.
pub(crate) async fn soon<F: Future<Output = bool>>(what: &str, is: impl Fn() -> F) {
    let began = Instant::now();
    while !is().await {
        assert!(began.elapsed() < TIMEOUT, "{what} does not happen");
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
}
