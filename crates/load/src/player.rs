//! One socket that plays one seat.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use fastrand::Rng;
use tokio::sync::watch;

use crate::{Ask, ClientError, Frame, Heard, Socket, group::Group, pace::Pace};

/// How long a seat waits after the server could not do what it asked.
const BREATH: Duration = Duration::from_millis(250);

/// One socket that plays one seat, game after game, until it is dropped.
pub(crate) struct Player {
    group: Arc<Group>,
    seat: usize,
    pace: Arc<Pace>,
    /// How long it thinks; `None` if it never decides.
    think: Option<Duration>,
    rng: Rng,
    tables: watch::Receiver<Arc<str>>,
    table: Arc<str>,
    last_id: u64,
    hand: Hand,
}

/// What a player knows of the game.
#[derive(Default)]
struct Hand {
    /// The last event; `None` before the first scene.
    n: Option<u64>,
    legal: usize,
    over: bool,
    /// The event after which it decided last, so that it does not twice.
    tried: Option<u64>,
    /// The event that its own last decision became: before it is seen, the legal list is an old one.
    made: u64,
    /// The decision that is not answered yet.
    sent: Option<(u64, Instant)>,
    /// When to decide.
    wake: Option<Instant>,
}

impl Player {
    pub(crate) fn new(group: Arc<Group>, seat: usize, pace: Arc<Pace>, think: Option<Duration>, rng: Rng) -> Player {
        let mut tables = group.tables();
        let table = tables.borrow_and_update().clone();
        Player { group, seat, pace, think, rng, tables, table, last_id: 0, hand: Hand::default() }
    }

    /// Opens the socket and sees the table.
    pub(crate) async fn sit(&mut self) -> Result<Socket, ClientError> {
        let mut socket = self.open().await?;
        while self.hand.n.is_none() {
            let Heard::Frame(text) = socket.hear().await else {
                return Err(ClientError::line("attend", "the server hung up"));
            };
            self.take(&text);
        }
        Ok(socket)
    }

    /// Plays on for ever; what breaks is opened again.
    pub(crate) async fn play(mut self, mut socket: Socket) {
        loop {
            if let Err(error) = self.play_on(&mut socket).await {
                self.group.meter.error(error.code());
            }
            self.group.meter.count(&self.group.meter.reconnects, 1);
            // What was asked may have been done or not: the table says.
            (self.hand.sent, self.hand.tried, self.hand.wake) = (None, None, None);
            loop {
                tokio::time::sleep(BREATH).await;
                match self.open().await {
                    Ok(opened) => break socket = opened,
                    Err(error) => self.group.meter.error(error.code()),
                }
            }
        }
    }

    /// Plays until the line breaks.
    async fn play_on(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        self.consider(socket).await?;
        loop {
            let wake = self.hand.wake;
            let alarm = async {
                match wake {
                    Some(wake) => tokio::time::sleep_until(wake.into()).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                heard = socket.hear() => match heard {
                    Heard::Frame(text) => self.take(&text),
                    Heard::End(_) => return Ok(()),
                },
                () = alarm => {}
                changed = self.tables.changed() => match changed {
                    Ok(()) => self.change_tables(socket).await?,
                    Err(_) => return Ok(()),
                },
            }
            self.consider(socket).await?;
        }
    }

    async fn open(&mut self) -> Result<Socket, ClientError> {
        let mut socket = self.group.socket(self.seat).await?;
        self.attend(&mut socket).await?;
        Ok(socket)
    }

    async fn attend(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        let (id, last) = (self.next_id(), self.hand.n);
        socket.ask(&Ask::Attend { id, table: &self.table, seat: None, last, lang: None }).await
    }

    async fn change_tables(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        let next = self.tables.borrow_and_update().clone();
        let old = std::mem::replace(&mut self.table, next);
        let id = self.next_id();
        socket.ask(&Ask::Part { id, table: &old }).await?;
        self.hand = Hand::default();
        self.attend(socket).await
    }

    /// Reads a frame.
    fn take(&mut self, text: &str) {
        let meter = &self.group.meter;
        meter.count(&meter.frames, 1);
        meter.count(&meter.bytes, text.len());
        let frame = match Frame::glance(text) {
            Ok(frame) => frame,
            Err(_) => return meter.error("unreadable"),
        };
        match &*frame.kind {
            "done" => self.done(frame.id, frame.n),
            "refused" => self.refused(frame),
            "scene" | "news" | "current" if frame.table.as_deref() == Some(&*self.table) => self.see(frame),
            "gone" | "bye" => meter.error(frame.problem.map_or("gone", |_| "bye")),
            _ => {}
        }
    }

    fn see(&mut self, frame: Frame) {
        let (Some(n), Some(moment)) = (frame.n, frame.moment) else { return self.group.meter.error("unreadable") };
        if let Some(from) = frame.from {
            if self.hand.n != Some(from) {
                self.group.meter.error("gap");
            }
            self.group.heard(self.seat, from, n);
        }
        let was_over = self.hand.over;
        (self.hand.n, self.hand.legal, self.hand.over) = (Some(n), moment.legal, moment.over);
        if moment.over && !was_over && self.seat == 0 && self.think.is_some() {
            let group = self.group.clone();
            tokio::spawn(async move { group.play_again().await });
        }
    }

    fn done(&mut self, id: Option<u64>, n: Option<u64>) {
        let answered = self.hand.sent.take_if(|(sent, _)| Some(*sent) == id);
        if let (Some((_, sent)), Some(n)) = (answered, n) {
            self.hand.made = n;
            self.group.decided(self.seat, n, sent);
        }
    }

    fn refused(&mut self, frame: Frame) {
        let code = frame.problem.map_or_else(|| "refused".to_owned(), |problem| problem.code);
        self.group.meter.error(&code);
        if self.hand.sent.take_if(|(sent, _)| Some(*sent) == frame.id).is_some() && code != "stale" {
            // A stale decision waits for the news that made it so; anything else is tried again.
            self.hand.tried = None;
            self.hand.wake = Some(Instant::now() + BREATH);
        }
    }

    /// Decides if it is time, or says when it will be.
    async fn consider(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        let Some(think) = self.think else { return Ok(()) };
        let Hand { n: Some(n), legal, over, tried, made, sent, wake } = self.hand else { return Ok(()) };
        if legal == 0 || over || sent.is_some() || n < made || tried == Some(n) {
            self.hand.wake = None;
            return Ok(());
        }
        let now = Instant::now();
        // Now shorter, now longer: people who sat down together do not decide together for ever.
        let wake = wake.unwrap_or_else(|| self.pace.slot(now + think.mul_f64(0.5 + self.rng.f64())));
        if wake > now {
            self.hand.wake = Some(wake);
            return Ok(());
        }
        let (id, index) = (self.next_id(), self.rng.usize(..legal));
        (self.hand.tried, self.hand.wake, self.hand.sent) = (Some(n), None, Some((id, Instant::now())));
        socket.ask(&Ask::Decide { id, table: &self.table, seat: None, n, index }).await
    }

    const fn next_id(&mut self) -> u64 {
        self.last_id += 1;
        self.last_id
    }
}
