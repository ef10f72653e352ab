//! A client that plays one seat at whichever server lets it in, and keeps all that it is told.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use fastrand::Rng;
use tokio::time::timeout;

use crate::{Acknowledged, Api, Ask, ClientError, Decision, Frame, Guest, Heard, History, OnTheWay, Socket, Told};

/// How long an answer is waited for before the line counts as dead.
const ANSWER: Duration = Duration::from_secs(2);
/// After how long without a word it is asked whether anybody is there.
const SILENCE: Duration = Duration::from_secs(1);
/// How long a server may take to say that it is well, and to open a socket.
const DOOR: Duration = Duration::from_millis(500);
/// How long it is waited where nobody lets one in.
const AGAIN: Duration = Duration::from_millis(100);

/// The servers of a house. They may change while clients travel between them.
#[derive(Debug, Default)]
pub struct Servers(Mutex<Vec<String>>);

impl Servers {
    /// Servers at these addresses.
    #[must_use]
    pub fn new(urls: Vec<String>) -> Servers {
        Servers(Mutex::new(urls))
    }

    /// From now on it is these.
    pub fn set(&self, urls: Vec<String>) {
        *self.lock() = urls;
    }

    fn lock(&self) -> MutexGuard<'_, Vec<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One of those that say they are well, as a load balancer would choose.
    pub(crate) async fn choose(&self, rng: &mut Rng) -> Api {
        loop {
            let mut urls = self.lock().clone();
            rng.shuffle(&mut urls);
            for url in urls {
                let api = Api::new(&url);
                if let Ok(Ok(answer)) = timeout(DOOR, api.send("GET", "/healthz", None)).await
                    && answer.status == 200
                {
                    return api;
                }
            }
            tokio::time::sleep(AGAIN).await;
        }
    }
}

/// A client that plays one seat at whichever server lets it in, and keeps all that it is told.
#[derive(Debug)]
pub struct Traveller {
    guest: Guest,
    table: String,
    servers: Arc<Servers>,
    /// Where its sockets lead, if that is not where it asks whether anybody is well.
    door: Option<String>,
    think: Duration,
    rng: Rng,
    hand: Hand,
    history: History,
    /// Where it is.
    at: Arc<str>,
}

/// What it knows of the game.
#[derive(Debug, Default)]
struct Hand {
    n: Option<u64>,
    legal: usize,
    over: bool,
    /// The event that its own last decision became.
    made: u64,
    last_id: u64,
    /// The number under which it asked to look at the table.
    attended: u64,
    /// The decision that is not answered yet, and the number it was sent under.
    sent: Option<(u64, Decision, Instant)>,
    /// A decision that was not answered, or not clearly. As long as nothing came of it, it is sent again: it is taken once.
    doubt: Option<Decision>,
    /// Whether what is not answered yet was sent before.
    resent: bool,
    /// When it decides.
    wake: Option<Instant>,
}

impl Hand {
    /// A decision came to nothing because of something that happened before. If that is not known yet it is on its way; often it was
    /// told before the refusal was, and then nothing more comes until somebody decides.
    fn overtaken(&mut self, decision: Decision) {
        if self.n == Some(decision.n) {
            self.legal = 0;
        }
    }
}

/// Whether a line is worth staying at, and why not.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Holds,
    Broken(&'static str),
}

impl Traveller {
    /// A client for a seat that this guest holds at a table.
    #[must_use]
    pub fn new(guest: Guest, seat: usize, table: &str, servers: Arc<Servers>, rng: Rng) -> Traveller {
        let history = History { seat, ..History::default() };
        let (table, think) = (table.to_owned(), Duration::ZERO);
        Traveller {
            guest,
            table,
            servers,
            door: None,
            think,
            rng,
            hand: Hand::default(),
            history,
            at: "nowhere".into(),
        }
    }

    /// The same, and it thinks so long before it decides, on average.
    #[must_use]
    pub fn thinking(self, think: Duration) -> Traveller {
        Traveller { think, ..self }
    }

    /// The same with all its sockets through this door.
    #[must_use]
    pub fn through(self, door: &str) -> Traveller {
        Traveller { door: Some(door.to_owned()), ..self }
    }

    /// Plays until the game is over, or for so long; whether it is over.
    pub async fn play(mut self, within: Duration) -> (History, bool) {
        let _ = timeout(within, self.travel()).await;
        let open = self.hand.sent.take().map(|(_, decision, _)| decision);
        self.history.unknown.extend(open.or(self.hand.doubt));
        (self.history, self.hand.over)
    }

    async fn travel(&mut self) {
        loop {
            let server = self.servers.choose(&mut self.rng).await;
            let at = self.door.as_ref().map_or(server, |door| Api::new(door));
            self.guest = self.guest.at(&at);
            self.at = at.url().into();
            let why = match timeout(DOOR, self.guest.socket()).await {
                Ok(Ok(socket)) => {
                    self.note("comes");
                    match self.stay(socket).await {
                        Line::Holds => return,
                        Line::Broken(why) => why,
                    }
                }
                Ok(Err(_)) => "is not let in",
                Err(_) => "is not let in for too long",
            };
            self.note(why);
            // What was asked may have been done or not.
            if let Some((_, decision, _)) = self.hand.sent.take() {
                self.hand.doubt = Some(decision);
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    fn note(&mut self, what: &'static str) {
        self.history.ways.push(OnTheWay { at: Instant::now(), server: self.at.clone(), what });
    }

    /// Plays on at one server, until the game is over, or the line breaks, or nobody answers any more.
    async fn stay(&mut self, mut socket: Socket) -> Line {
        // Now and then as one that has forgotten everything.
        let last = self.hand.n.filter(|_| self.rng.u8(..4) > 0);
        let (id, table) = (self.next_id(), self.table.clone());
        let attend = Ask::Attend { id, table: &table, seat: None, last, lang: Some("en") };
        if socket.ask(&attend).await.is_err() {
            return Line::Broken("cannot ask to look");
        }
        // What is shown now is the truth, whatever was said before: who compares it afterwards finds what does not go together.
        (self.hand.wake, self.hand.legal, self.hand.made, self.hand.attended) = (None, 0, 0, id);
        let (mut heard, mut asked) = (Instant::now(), true);
        while !self.hand.over {
            let patience = if asked { ANSWER } else { SILENCE };
            let until = self.hand.wake.map_or(heard + patience, |wake| wake.min(heard + patience));
            match tokio::time::timeout_at(until.into(), socket.hear()).await {
                Ok(Heard::End(_)) => return Line::Broken("is hung up on"),
                Ok(Heard::Frame(text)) => {
                    (heard, asked) = (Instant::now(), self.hand.sent.is_some());
                    if let broken @ Line::Broken(_) = self.take(text.to_string()) {
                        return broken;
                    }
                }
                Err(_) if heard.elapsed() >= patience && asked => return Line::Broken("is not answered"),
                Err(_) if heard.elapsed() >= patience => {
                    (heard, asked) = (Instant::now(), true);
                    let id = self.next_id();
                    if socket.ask(&Ask::Ping { id }).await.is_err() {
                        return Line::Broken("cannot ask anything");
                    }
                }
                Err(_) => {}
            }
            if self.hand.sent.is_some_and(|(.., since)| since.elapsed() > ANSWER) {
                return Line::Broken("is not answered what became of a decision");
            }
            if self.consider(&mut socket).await.is_err() {
                return Line::Broken("cannot decide");
            }
            asked |= self.hand.sent.is_some();
        }
        Line::Holds
    }

    /// Reads a frame, and keeps it.
    fn take(&mut self, text: String) -> Line {
        let line = self.understand(&text);
        self.history.frames.push(Told { text, at: Instant::now(), server: self.at.clone() });
        line
    }

    fn understand(&mut self, text: &str) -> Line {
        let Ok(frame) = Frame::glance(text) else { return Line::Holds };
        if let (Some(n), Some(moment)) = (frame.n, &frame.moment) {
            let hand = &mut self.hand;
            (hand.n, hand.legal, hand.over, hand.wake) = (Some(n), moment.legal, moment.over, None);
        }
        let answered = self.hand.sent.take_if(|(id, ..)| frame.id == Some(*id));
        let mut line = if matches!(&*frame.kind, "gone" | "bye") { Line::Broken("is sent away") } else { Line::Holds };
        if &*frame.kind == "refused" && frame.id == Some(self.hand.attended) {
            // Nothing more would be told here.
            line = Line::Broken("may not look");
        }
        if let Some((_, decision, sent)) = answered {
            match (&*frame.kind, frame.n, frame.problem.as_ref().map(|problem| &*problem.code)) {
                ("done", Some(event), _) => {
                    (self.hand.made, self.hand.legal) = (event, 0);
                    let answered = Instant::now();
                    self.history.acknowledged.push(Acknowledged { decision, event, sent, answered });
                }
                (_, _, code) => {
                    *self.history.refused.entry(code.unwrap_or("nothing").to_owned()).or_default() += 1;
                    match code {
                        // Nothing came of it.
                        Some("stale" | "not-your-turn") => {
                            self.hand.overtaken(decision);
                            // Nothing, but for what was sent before.
                            self.history.unknown.extend(self.hand.resent.then_some(decision));
                        }
                        // It may have been done: who looks at the table again sees it.
                        _ => {
                            self.hand.doubt = Some(decision);
                            line = Line::Broken("does not know what became of a decision");
                        }
                    }
                }
            }
        }
        line
    }

    /// Decides if it is time, or says when it will be.
    async fn consider(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        let Hand { n: Some(n), legal, over, made, sent: None, wake, .. } = self.hand else { return Ok(()) };
        let doubt = self.hand.doubt.take_if(|doubt| doubt.n != n || legal > 0);
        let again = doubt.filter(|doubt| doubt.n == n && !over);
        self.history.unknown.extend(doubt.filter(|_| again.is_none()));
        if legal == 0 || n < made || over {
            return Ok(());
        }
        let now = Instant::now();
        if let Some(decision) = again {
            return self.decide(socket, decision, true).await;
        }
        let wake = wake.unwrap_or_else(|| now + self.think.mul_f64(2.0 * self.rng.f64()));
        if wake > now {
            self.hand.wake = Some(wake);
            return Ok(());
        }
        let index = self.rng.usize(..legal);
        self.decide(socket, Decision { n, index }, false).await
    }

    async fn decide(&mut self, socket: &mut Socket, decision: Decision, again: bool) -> Result<(), ClientError> {
        let (id, table, Decision { n, index }) = (self.next_id(), self.table.clone(), decision);
        (self.hand.wake, self.hand.resent) = (None, again);
        self.hand.sent = Some((id, decision, Instant::now()));
        socket.ask(&Ask::Decide { id, table: &table, seat: None, n, index }).await
    }

    const fn next_id(&mut self) -> u64 {
        self.hand.last_id += 1;
        self.hand.last_id
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_was_overtaken_waits_for_what_it_does_not_know_and_for_nothing_else() {
        let hand = || Hand { n: Some(340), legal: 3, ..Hand::default() };
        for (n, legal) in [(340, 0), (339, 3)] {
            let mut hand = hand();
            hand.overtaken(Decision { n, index: 0 });
            assert_eq!(hand.legal, legal, "after a decision that spoke of event {n}");
        }
    }
}
