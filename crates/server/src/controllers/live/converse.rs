//! A conversation over a socket.

use std::{
    collections::BTreeSet,
    pin::pin,
    sync::{
        Arc, LazyLock,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use cenacle_scene::Lang;
use tokio::sync::{mpsc, watch};
use tokio_tungstenite::tungstenite::{Error, protocol::frame::coding::CloseCode};

use crate::{
    app::App,
    error::AppError,
    http::{ATTEND, Asker, CHAT, FRAME, HINT, TABLE, WEIGHED},
    secrets,
    sockets::{Dismissal, Entry, Person},
    tables::{ClientHandle, Frame, Outlet, Reply, Request, frame},
    wire::{Ask, Code, GuestId, GuestInfo, Message, PROTOCOL, TableId, Tell},
};

use super::socket::{Heard, Socket};

/// How many messages may wait for a slow client.
const OUTBOX: usize = 256;
/// How long a client that is sent away has to take its last message.
const FAREWELL: Duration = Duration::from_secs(1);
/// After how many pings without a word a client counts as gone.
const MOST_UNANSWERED: u32 = 2;
/// How much may come from a client without credits before it is sent away.
const MOST_DEBTS: u32 = 100;
/// How many tables a client may look at through one socket.
const MOST_TABLES: usize = 64;
/// How long it takes to part from a table, generously.
const PARTING: Duration = Duration::from_secs(1);

/// The numbers of sockets. They begin anywhere: no two processes have the same.
static NEXT: LazyLock<AtomicU64> = LazyLock::new(|| AtomicU64::new(secrets::id() as u64));

/// Talks until one of the two has had enough.
pub(super) async fn converse(
    app: &App,
    asker: Asker,
    mut socket: Socket,
    spend: impl Fn(Option<GuestId>, f64) -> Result<(), AppError>,
) {
    let (frames, mut outbox) = mpsc::channel(OUTBOX);
    let dismissal = Arc::new(Dismissal::default());
    let entry = match asker.guest.clone().zip(asker.key) {
        Some((guest, key)) => Some(enter(app, guest, key, &dismissal, frames.clone()).await),
        None => None,
    };
    let person = entry.as_ref().map(|entry| entry.person.clone());
    let follows_guest = person.is_some() && !asker.said;
    let client = ClientHandle {
        id: NEXT.fetch_add(1, Ordering::Relaxed),
        guest: asker.guest.as_ref().map(|guest| guest.id),
        person,
        lang: (!follows_guest).then_some(asker.lang),
        outlet: Outlet::Here(frames),
        dismissal,
    };
    let mut talk = Talk { app, client, tables: BTreeSet::new(), debts: 0 };
    talk.client.tell(frame(&Tell::Hello {
        protocol: PROTOCOL,
        guest: asker.guest.as_ref(),
        now: app.services().now(),
    }));
    if let Some(bot) = asker.guest.as_ref().filter(|guest| guest.bot) {
        invite(app, bot.id, &talk.client).await;
    }
    let dismissal = talk.client.dismissal.clone();
    let ending = talk.go_on(&mut socket, &mut outbox, &dismissal, spend).await;
    talk.leave().await;
    if let Ending::Because(error, close) = ending {
        let problem = error.problem(&app.services().sentences, talk.client.lang());
        // It closes in any case.
        let farewell = socket.close(frame(&Tell::Bye { problem: &problem }), close);
        let _ = tokio::time::timeout(FAREWELL, farewell).await;
    }
}

/// A guest's socket is open.
async fn enter(
    app: &App,
    guest: GuestInfo,
    key: String,
    dismissal: &Arc<Dismissal>,
    frames: mpsc::Sender<Frame>,
) -> Entry {
    let id = guest.id;
    let entry = app.enter(guest, key, dismissal, Some(frames)).await;
    // What cannot be read mutes nobody.
    entry.person.came_with(app.services().store.mutes(id).await.unwrap_or_default());
    entry
}

/// A program that comes is told where a seat is kept for it.
async fn invite(app: &App, bot: GuestId, client: &ClientHandle) {
    // What cannot be read invites nobody; it can come again.
    for meta in app.services().store.invitations(bot).await.unwrap_or_default() {
        client.tell(frame(&Tell::Invited { info: &meta.info(Some(bot), None, |_| false) }));
    }
}

/// The server closes.
async fn closed(mut closing: watch::Receiver<bool>) {
    // That nobody can say so any more means the same.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// This process is cut off, and sockets had better be open at another one.
async fn dispersed(dispersal: Option<watch::Receiver<u64>>) {
    if let Some(mut dispersal) = dispersal
        && dispersal.changed().await.is_ok()
    {
        return;
    }
    std::future::pending::<()>().await;
}

/// A guest speaks another language. Nobody waits for who always does, or has said which one he wants.
async fn changed(langs: &mut Option<watch::Receiver<Lang>>) {
    if let Some(langs) = langs
        && langs.changed().await.is_ok()
    {
        return;
    }
    std::future::pending::<()>().await;
}

/// Why a conversation ends.
enum Ending {
    /// The client went.
    Gone,
    /// The server has a reason.
    Because(AppError, CloseCode),
}

impl Ending {
    fn because(code: Code, close: CloseCode) -> Ending {
        Ending::Because(code.into(), close)
    }

    /// The client takes nothing.
    fn too_slow() -> Ending {
        Ending::because(Code::TooSlow, CloseCode::Policy)
    }

    /// Somebody has said why.
    fn dismissed(dismissal: &Dismissal) -> Ending {
        Ending::because(dismissal.why(), CloseCode::Policy)
    }
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
    client: ClientHandle,
    tables: BTreeSet<TableId>,
    /// What came without being paid for, less what was paid for since.
    debts: u32,
}

impl Talk<'_> {
    /// Sends what waits and hears what comes, until it ends.
    async fn go_on(
        &mut self,
        socket: &mut Socket,
        outbox: &mut mpsc::Receiver<Frame>,
        dismissal: &Dismissal,
        spend: impl Fn(Option<GuestId>, f64) -> Result<(), AppError>,
    ) -> Ending {
        // Made once, not at every turn: thousands of sockets would stand in line to be told that the server closes.
        let mut dismissed = pin!(dismissal.told());
        let mut closed = pin!(closed(self.app.closing.clone()));
        let nodes = self.app.services().nodes.as_ref();
        let mut dispersed = pin!(dispersed(nodes.map(|nodes| nodes.dispersal())));
        let mut langs = self.client.follows().map(Person::langs);
        let ping_every = self.app.settings.ping_every;
        let mut ping = tokio::time::interval(ping_every);
        ping.reset();
        let mut unanswered = 0;
        loop {
            tokio::select! {
                biased;
                () = &mut dismissed => return Ending::dismissed(dismissal),
                () = &mut closed => return Ending::because(Code::Closing, CloseCode::Away),
                () = &mut dispersed => return Ending::because(Code::Closing, CloseCode::Away),
                waiting = outbox.recv() => {
                    let Some(first) = waiting else { return Ending::Gone };
                    // A client that takes nothing any more must not hold this up for ever: neither while much is told
                    // nor at a quiet table.
                    tokio::select! {
                        biased;
                        sent = send(socket, first, outbox) => if sent.is_err() { return Ending::Gone },
                        () = &mut dismissed => return Ending::dismissed(dismissal),
                        () = tokio::time::sleep(ping_every) => return Ending::too_slow(),
                    }
                }
                heard = socket.hear() => {
                    unanswered = 0;
                    let (message, frames) = match heard {
                        Heard::Text(text) => (Some(Ok(text)), 1),
                        Heard::Binary => (Some(Err(AppError::with(Code::Malformed, "messages are text"))), 1),
                        Heard::Pieces(pieces) => (None, pieces),
                        Heard::Sign => (None, 1),
                        Heard::End => return Ending::Gone,
                        Heard::TooLong => return Ending::because(Code::TooLarge, CloseCode::Size),
                        Heard::Broken => return Ending::because(Code::Malformed, CloseCode::Protocol),
                    };
                    // Whatever comes costs, read or not; who goes on without credits is sent away.
                    let mut paid = Ok(());
                    for _ in 0..frames {
                        paid = self.pay(FRAME, &spend);
                        if let Err(error) = &paid && self.debts >= MOST_DEBTS {
                            return Ending::Because(error.clone(), CloseCode::Policy);
                        }
                    }
                    match message {
                        Some(Ok(text)) => self.hear(&text, paid, &spend).await,
                        Some(Err(error)) => self.refuse(None, &paid.err().unwrap_or(error)),
                        None => {}
                    }
                }
                () = changed(&mut langs) => self.reword().await,
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

    /// Something has to be paid for.
    fn pay(&mut self, cost: f64, spend: impl Fn(Option<GuestId>, f64) -> Result<(), AppError>) -> Result<(), AppError> {
        let paid = spend(self.client.guest, cost);
        match paid {
            Ok(()) => self.debts = self.debts.saturating_sub(1),
            Err(_) => {
                self.debts += 1;
                self.app.services().metrics.too_fast.inc();
            }
        }
        paid
    }

    async fn hear(
        &mut self,
        text: &str,
        paid: Result<(), AppError>,
        spend: impl Fn(Option<GuestId>, f64) -> Result<(), AppError>,
    ) {
        self.app.services().metrics.asks.inc();
        let message: Message = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return self.refuse(None, &paid.err().unwrap_or(AppError::with(Code::Malformed, error))),
        };
        let id = message.id;
        let more = match &message.ask {
            Ask::Chat(_) => CHAT - FRAME,
            Ask::Hint(_) => HINT - FRAME,
            Ask::Guide(guiding) if guiding.index.is_some() => WEIGHED - FRAME,
            Ask::Rematch(_) => TABLE - FRAME,
            Ask::Attend(_) => ATTEND - FRAME,
            _ => 0.0,
        };
        let paid = paid.and_then(|()| if more > 0.0 { self.pay(more, spend) } else { Ok(()) });
        let done = match paid {
            Ok(()) => self.take(message).await,
            Err(error) => Err(error),
        };
        if let Err(error) = done {
            self.refuse(Some(id), &error);
        }
    }

    fn refuse(&self, id: Option<u64>, error: &AppError) {
        self.client.refuse(id, error, &self.app.services().sentences);
    }

    /// Gives what is asked to its table. What a socket can answer by itself it does.
    async fn take(&mut self, Message { id, table, ask }: Message) -> Result<(), AppError> {
        if let Ask::Ping {} = ask {
            self.client.tell(frame(&Tell::Done { id, n: None }));
            return Ok(());
        }
        let table = table.ok_or_else(|| AppError::with(Code::Malformed, "missing field `table`"))?;
        match ask {
            Ask::Attend(_) if !self.tables.contains(&table) && self.tables.len() >= MOST_TABLES => {
                let full = AppError::after(Code::TooFast, PARTING);
                return Err(full.saying(format!("at most {MOST_TABLES} tables a socket: part from one")));
            }
            Ask::Attend(_) => {
                self.tables.insert(table);
            }
            Ask::Part {} => {
                if self.tables.remove(&table) {
                    self.app.directory.send(table, Request::Part { client: self.client.id }).await?;
                }
                self.client.tell(frame(&Tell::Done { id, n: None }));
                return Ok(());
            }
            _ => {}
        }
        // His name as it is now.
        let by = self.client.person.as_ref().map(|person| person.info());
        let (lang, reply) = (self.client.lang(), Reply::Socket(self.client.clone(), id));
        self.app.directory.send(table, Request::Ask { by, lang, ask, reply }).await
    }

    /// Every table is told again, in the language that is spoken now.
    async fn reword(&self) {
        for table in &self.tables {
            // One that cannot be reached says nothing in any language.
            let _ = self.app.directory.send(*table, Request::Reword { client: self.client.clone() }).await;
        }
    }

    async fn leave(&self) {
        for table in &self.tables {
            // A table that cannot be reached has nobody listening.
            let _ = self.app.directory.send(*table, Request::Part { client: self.client.id }).await;
        }
    }
}
