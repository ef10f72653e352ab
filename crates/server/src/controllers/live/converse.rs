//! A conversation over a socket.

use std::{
    collections::BTreeSet,
    pin::pin,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use cenacle_scene::Lang;
use tokio::sync::{Notify, mpsc, oneshot, watch};
use tokio_tungstenite::tungstenite::{Error, protocol::frame::coding::CloseCode};

use crate::{
    app::App,
    error::AppError,
    http::{Asker, CHAT},
    tables::{Ear, Frame, PlayAsk, Reply, Request, frame, now},
    wire::{Ask, Code, GuestId, GuestInfo, PROTOCOL, TableId, Tell},
};

use super::socket::{Heard, Socket};

/// How many messages may wait for a slow client.
const OUTBOX: usize = 256;
/// How long a client that is sent away has to take its last message.
const FAREWELL: Duration = Duration::from_secs(1);
/// After how many pings without a word a client counts as gone.
const MOST_UNANSWERED: u32 = 2;
/// How many tables a client may look at through one socket.
const MOST_TABLES: usize = 64;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// Talks until one of the two has had enough.
pub(super) async fn converse(
    app: &App,
    asker: Asker,
    mut socket: Socket,
    spend: impl Fn(Option<GuestId>, f64) -> Result<(), AppError>,
) {
    let (frames, mut outbox) = mpsc::channel(OUTBOX);
    let muted = match &asker.guest {
        Some(guest) => app.house().store.mutes(guest.id).await.unwrap_or_default(),
        None => Vec::new(),
    };
    let ear = Ear {
        id: NEXT.fetch_add(1, Ordering::Relaxed),
        guest: asker.guest.as_ref().map(|guest| guest.id),
        lang: asker.lang,
        muted: Arc::new(muted.into_iter().collect()),
        frames,
        too_slow: Arc::new(Notify::new()),
    };
    let mut talk = Talk { app, guest: asker.guest, lang: asker.lang, ear, tables: BTreeSet::new() };
    talk.ear.tell(frame(&Tell::Hello { protocol: PROTOCOL, guest: talk.guest.as_ref(), now: now() }));
    let too_slow = talk.ear.too_slow.clone();
    let ending = talk.go_on(&mut socket, &mut outbox, &too_slow, spend).await;
    talk.leave().await;
    if let Ending::Because(code, close) = ending {
        let problem = AppError::from(code).problem(&app.house().sentences, talk.lang);
        // It closes in any case.
        let farewell = socket.close(frame(&Tell::Bye { problem: &problem }), close);
        let _ = tokio::time::timeout(FAREWELL, farewell).await;
    }
}

/// The server closes.
async fn closed(mut closing: watch::Receiver<bool>) {
    // That nobody can say so any more means the same.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Why a conversation ends.
enum Ending {
    /// The client went.
    Gone,
    /// The server has a reason.
    Because(Code, CloseCode),
}

impl Ending {
    const TOO_SLOW: Ending = Ending::Because(Code::TooSlow, CloseCode::Policy);
}

/// Sends a message and those that wait behind it, then flushes once.
async fn send(socket: &mut Socket, first: Frame, outbox: &mut mpsc::Receiver<Frame>) -> Result<(), Error> {
    socket.feed(first).await?;
    while let Ok(next) = outbox.try_recv() {
        socket.feed(next).await?;
    }
    socket.flush().await
}

/// One side of a conversation.
struct Talk<'a> {
    app: &'a App,
    guest: Option<GuestInfo>,
    lang: Lang,
    ear: Ear,
    tables: BTreeSet<TableId>,
}

impl Talk<'_> {
    /// Sends what waits and hears what comes, until it ends.
    async fn go_on(
        &mut self,
        socket: &mut Socket,
        outbox: &mut mpsc::Receiver<Frame>,
        too_slow: &Notify,
        spend: impl Fn(Option<GuestId>, f64) -> Result<(), AppError>,
    ) -> Ending {
        // Made once, not at every turn: thousands of sockets would stand in line to be told that the server closes.
        let mut too_slow = pin!(too_slow.notified());
        let mut closed = pin!(closed(self.app.closing.clone()));
        let ping_every = self.app.settings.ping_every;
        let mut ping = tokio::time::interval(ping_every);
        ping.reset();
        let mut unanswered = 0;
        loop {
            tokio::select! {
                biased;
                () = &mut too_slow => return Ending::TOO_SLOW,
                () = &mut closed => return Ending::Because(Code::Closing, CloseCode::Away),
                waiting = outbox.recv() => {
                    let Some(first) = waiting else { return Ending::Gone };
                    // A client that takes nothing any more must not hold this up for ever: neither while much is told
                    // nor at a quiet table.
                    tokio::select! {
                        biased;
                        sent = send(socket, first, outbox) => if sent.is_err() { return Ending::Gone },
                        () = &mut too_slow => return Ending::TOO_SLOW,
                        () = tokio::time::sleep(ping_every) => return Ending::TOO_SLOW,
                    }
                }
                heard = socket.hear() => {
                    unanswered = 0;
                    match heard {
                        Heard::Text(text) => self.hear(&text, &spend).await,
                        Heard::Binary => self.refuse(None, &AppError::with(Code::Malformed, "messages are text")),
                        Heard::Sign => {}
                        Heard::End => return Ending::Gone,
                        Heard::TooLong => return Ending::Because(Code::TooLarge, CloseCode::Size),
                        Heard::Broken => return Ending::Because(Code::Malformed, CloseCode::Protocol),
                    }
                }
                _ = ping.tick() => {
                    unanswered += 1;
                    if unanswered > MOST_UNANSWERED {
                        return Ending::Gone;
                    }
                    // What does not even take a question is gone, too.
                    if !matches!(tokio::time::timeout(ping_every, socket.ping()).await, Ok(Ok(()))) {
                        return Ending::Gone;
                    }
                }
            }
        }
    }

    async fn hear(&mut self, text: &str, spend: impl Fn(Option<GuestId>, f64) -> Result<(), AppError>) {
        self.app.house().metrics.asks.inc();
        let ask: Ask = match serde_json::from_str(text) {
            Ok(ask) => ask,
            Err(error) => return self.refuse(None, &AppError::with(Code::Malformed, error)),
        };
        let id = ask.id();
        let cost = if matches!(ask, Ask::Chat { .. }) { CHAT } else { 1.0 };
        let done = match spend(self.ear.guest, cost) {
            Ok(()) => self.take(ask).await,
            Err(error) => {
                self.app.house().metrics.too_fast.inc();
                Err(error)
            }
        };
        if let Err(error) = done {
            self.refuse(Some(id), &error);
        }
    }

    fn refuse(&self, id: Option<u64>, error: &AppError) {
        self.ear.refuse(id, error, &self.app.house().sentences);
    }

    async fn take(&mut self, ask: Ask) -> Result<(), AppError> {
        match ask {
            Ask::Attend { id, table, seat, last, lang } => {
                if !self.tables.contains(&table) && self.tables.len() >= MOST_TABLES {
                    return Err(AppError::with(Code::TooFast, format!("at most {MOST_TABLES} tables a socket")));
                }
                self.tables.insert(table);
                let (ear, lang) = (self.ear.clone(), lang.unwrap_or(self.lang));
                self.app.hall.send(table, Request::Attend { ear, id, seat, last, lang }).await
            }
            Ask::Part { id, table } => {
                if self.tables.remove(&table) {
                    self.app.hall.send(table, Request::Part { ear: self.ear.id }).await?;
                }
                self.ear.tell(frame(&Tell::Done { id, n: None }));
                Ok(())
            }
            Ask::Decide { id, table, seat, n, index, unsure } => {
                self.play(id, table, seat, PlayAsk::Decide { n, index, unsure }).await
            }
            Ask::Undo { id, table, seat, n } => self.play(id, table, seat, PlayAsk::Undo { n }).await,
            Ask::Redo { id, table, seat, n } => self.play(id, table, seat, PlayAsk::Redo { n }).await,
            Ask::Answer { id, table, seat, n, agree } => self.play(id, table, seat, PlayAsk::Answer { n, agree }).await,
            Ask::Resign { id, table, seat } => self.play(id, table, seat, PlayAsk::Resign).await,
            Ask::TakeOver { id, table, seat } => self.play(id, table, seat, PlayAsk::TakeOver).await,
            Ask::HandBack { id, table, seat } => self.play(id, table, seat, PlayAsk::HandBack).await,
            Ask::Chat { id, table, text } => {
                let by = self.guest.clone().ok_or(Code::NoGuest)?;
                let reply = Reply::Ear(self.ear.clone(), id);
                self.app.hall.send(table, Request::Chat { by, text, reply }).await
            }
            Ask::WhyNot { id, table, seat, element } => {
                let (by, lang) = (self.guest.as_ref().ok_or(Code::NoGuest)?.id, self.lang);
                let request = |reply: oneshot::Sender<_>| Request::WhyNot { by, seat, lang, element, reply };
                let problem = self.app.hall.ask(table, request).await?;
                self.ear.tell(frame(&Tell::WhyNot { id, problem: problem.as_ref() }));
                Ok(())
            }
            Ask::Ping { id } => {
                self.ear.tell(frame(&Tell::Done { id, n: None }));
                Ok(())
            }
        }
    }

    async fn play(
        &self,
        id: u64,
        table: TableId,
        seat: Option<cenacle_scene::Seat>,
        ask: PlayAsk,
    ) -> Result<(), AppError> {
        let by = self.guest.as_ref().ok_or(Code::NoGuest)?.id;
        let reply = Reply::Ear(self.ear.clone(), id);
        self.app.hall.send(table, Request::Play { by, seat, ask, reply }).await
    }

    async fn leave(&self) {
        for table in &self.tables {
            // A table that cannot be reached has nobody listening.
            let _ = self.app.hall.send(*table, Request::Part { ear: self.ear.id }).await;
        }
    }
}
