//! A client that keeps every frame it ever received.

use std::time::Duration;

use cenacle_load::{Api, Ask, Guest, Heard, Mirror, Socket};
use serde_json::{Value, json};

use crate::site::Site;

/// Longer than a server takes for anything, on a busy machine too.
const TIMEOUT: Duration = Duration::from_secs(30);

/// A client that keeps every frame it ever received.
pub(crate) struct Witness {
    pub(crate) guest: Option<Guest>,
    pub(crate) table: String,
    pub(crate) frames: Vec<Value>,
    pub(crate) mirror: Mirror,
    /// Whether it asks for its view and its legal actions, too.
    pub(crate) is_program: bool,
    url: String,
    socket: Socket,
    last_id: u64,
}

impl Witness {
    /// Opens a socket, as nobody if there is no guest, and looks at a table.
    pub(crate) async fn attend(site: &Site, guest: Option<Guest>, table: &str) -> Witness {
        Witness::attend_as(site, guest, table, false).await
    }

    /// The same as a program, which asks for its view and its legal actions, too.
    pub(crate) async fn attend_as(site: &Site, guest: Option<Guest>, table: &str, is_program: bool) -> Witness {
        Witness::attend_at(site.server.url(), guest, table, is_program).await
    }

    /// The same at any server.
    pub(crate) async fn attend_at(url: &str, guest: Option<Guest>, table: &str, is_program: bool) -> Witness {
        let url = url.to_owned();
        let token = guest.as_ref().and_then(|guest| guest.api().token().map(str::to_owned));
        let socket = Socket::open(&url, token.as_deref()).await.unwrap();
        let (frames, mirror) = (Vec::new(), Mirror::default());
        let mut witness =
            Witness { guest, table: table.to_owned(), frames, mirror, is_program, url, socket, last_id: 0 };
        assert_eq!(witness.hear().await["type"], "hello", "the first frame");
        witness.look(None).await;
        witness
    }

    /// Hangs up without a word and comes back with what it has, or with another number if one is given. Returns what it
    /// was told first.
    pub(crate) async fn come_back(&mut self, last: Option<u64>) -> Value {
        let token = self.guest.as_ref().and_then(|guest| guest.api().token().map(str::to_owned));
        self.socket = Socket::open(&self.url, token.as_deref()).await.unwrap();
        assert_eq!(self.hear().await["type"], "hello", "the first frame");
        self.look(last).await
    }

    /// Comes back at another server, or at the same one, with what it has.
    pub(crate) async fn come_back_at(&mut self, url: &str) -> Value {
        url.clone_into(&mut self.url);
        self.guest = self.guest.as_ref().map(|guest| guest.at(&Api::new(url)));
        let last = self.mirror.n();
        self.come_back(Some(last)).await
    }

    async fn look(&mut self, last: Option<u64>) -> Value {
        let (id, table) = (self.next_id(), self.table.clone());
        if self.is_program {
            let with = json!(["view", "legal"]);
            let attend =
                json!({ "type": "attend", "id": id, "table": table, "last": last, "lang": "en", "with": with });
            self.send(&attend.to_string()).await;
        } else {
            self.socket.ask(&Ask::Attend { id, table: &table, seat: None, last, lang: Some("en") }).await.unwrap();
        }
        self.hear_until(|frame| matches!(kind(frame), "scene" | "news" | "current" | "refused")).await
    }

    /// The next frame.
    pub(crate) async fn hear(&mut self) -> Value {
        match self.hear_or_end().await {
            Ok(frame) => frame,
            Err(why) => panic!("the server hung up: {why:?}"),
        }
    }

    /// The next frame, or the end of the socket.
    pub(crate) async fn hear_or_end(&mut self) -> Result<Value, Option<(u16, String)>> {
        let heard = tokio::time::timeout(TIMEOUT, self.socket.hear()).await;
        match heard.unwrap_or_else(|_| panic!("nothing is heard any more; the last was {:?}", self.frames.last())) {
            Heard::Frame(text) => {
                let frame: Value = serde_json::from_str(&text).unwrap();
                self.mirror.take(&frame).unwrap();
                self.frames.push(frame.clone());
                Ok(frame)
            }
            Heard::End(why) => Err(why),
        }
    }

    /// The next frame like this; those before are kept as well.
    pub(crate) async fn hear_until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let frame = self.hear().await;
            if wanted(&frame) {
                return frame;
            }
        }
    }

    /// Sends a text as it is and gives the answer to it.
    pub(crate) async fn say(&mut self, text: &str) -> Value {
        self.send(text).await;
        self.answer().await
    }

    /// Sends a text as it is.
    pub(crate) async fn send(&mut self, text: &str) {
        self.socket.say(text).await.unwrap();
    }

    /// Sends a text which the server may refuse to hear to its end.
    pub(crate) async fn flood(&mut self, text: &str) {
        let _ = self.socket.say(text).await;
    }

    /// Sends bytes as they are.
    pub(crate) async fn send_bytes(&mut self, bytes: Vec<u8>) {
        self.socket.say_bytes(bytes).await.unwrap();
    }

    /// The next answer to anything asked.
    pub(crate) async fn answer(&mut self) -> Value {
        self.hear_until(|frame| matches!(kind(frame), "done" | "refused")).await
    }

    /// Sends a decision without waiting for the answer; gives its number.
    pub(crate) async fn send_decision(&mut self, n: u64, index: usize) -> u64 {
        let (id, table) = (self.next_id(), self.table.clone());
        self.socket.ask(&Ask::Decide { id, table: &table, seat: None, n, index }).await.unwrap();
        id
    }

    /// Decides and waits until it is answered.
    pub(crate) async fn decide(&mut self, n: u64, index: usize) -> Value {
        let id = self.send_decision(n, index).await;
        self.hear_until(|frame| frame["id"] == id && matches!(kind(frame), "done" | "refused")).await
    }

    /// Waits until it sees event `n`.
    pub(crate) async fn see(&mut self, n: u64) {
        while self.mirror.n() < n {
            self.hear().await;
        }
    }

    /// The one who is asked decides for the first legal action; everybody sees it.
    pub(crate) async fn one_decides(sitting: &mut [Witness]) -> u64 {
        let asked = sitting.iter().position(|witness| witness.mirror.legal() > 0).expect("somebody is asked");
        let n = sitting[asked].mirror.n();
        let done = sitting[asked].decide(n, 0).await;
        assert_eq!(kind(&done), "done", "{done}");
        let n = done["n"].as_u64().unwrap();
        for witness in sitting {
            witness.see(n).await;
        }
        n
    }

    /// Plays its seat at random until the game is over. Where `comes_back` says so it hangs up and comes back first.
    pub(crate) async fn play(&mut self, rng: &mut fastrand::Rng, comes_back: impl Fn(u64) -> bool) {
        let mut made = 0;
        while !self.mirror.is_over() {
            let (n, legal) = (self.mirror.n(), self.mirror.legal());
            if legal == 0 || n < made {
                self.hear().await;
            } else if comes_back(n) && made != n {
                made = n;
                self.come_back(Some(n)).await;
            } else {
                let answer = self.decide(n, rng.usize(..legal)).await;
                match kind(&answer) {
                    "done" => made = answer["n"].as_u64().unwrap(),
                    _ => assert_eq!(answer["problem"]["code"], "stale", "{answer}"),
                }
            }
        }
    }

    pub(crate) const fn next_id(&mut self) -> u64 {
        self.last_id += 1;
        self.last_id
    }
}

/// What a frame is.
pub(crate) fn kind(frame: &Value) -> &str {
    frame["type"].as_str().unwrap_or_default()
}
