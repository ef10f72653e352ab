//! What comes from other processes, taken in the order in which it comes.

use std::{collections::HashMap, sync::Arc, time::Duration};

use tokio::sync::mpsc;

use crate::{
    app::App,
    controllers,
    error::AppError,
    sockets::Devices,
    store::{Letter, NodeId},
    tables::{ClientHandle, Frame, Outlet, Request},
    wire::{Code, TableId},
};

use super::{
    HouseNews, Nodes, Sign,
    bus::{Heard, Listening},
    line::FarReply,
    wire::{Envelope, FarClient, FarRequest, Say},
};

/// How often it is looked for letters: while some are written or came, and otherwise.
const SOON: Duration = Duration::from_millis(120);
const RARELY: Duration = Duration::from_millis(750);

/// Hears what others say, for as long as this process runs.
pub(crate) async fn receive(app: App, nodes: Arc<Nodes>, mut listening: Listening) {
    let (letters, mut came) = mpsc::channel(1);
    tokio::spawn(collect(nodes.clone(), letters));
    let mut post = Post { app, nodes, seen: HashMap::new() };
    loop {
        tokio::select! {
            heard = listening.hear() => match heard {
                Some(heard) => post.take(heard, false),
                None => return tracing::error!("nothing is heard of the others any more"),
            },
            Some(letters) = came.recv() => {
                for Letter { hears, subject, reply, body, .. } in letters {
                    post.take(Heard { subject, reply, payload: body.into(), nobody: false }, !hears);
                }
            }
        }
    }
}

/// Fetches what others wrote because NATS did not carry it.
async fn collect(nodes: Arc<Nodes>, letters: mpsc::Sender<Vec<Letter>>) {
    loop {
        let pause = match nodes.store.collect(nodes.id).await {
            Ok(found) if !found.is_empty() => {
                if letters.send(found).await.is_err() {
                    return;
                }
                SOON
            }
            Ok(_) if nodes.carrier.writes_letters() => SOON,
            _ => RARELY,
        };
        tokio::time::sleep(pause).await;
    }
}

struct Post {
    app: App,
    nodes: Arc<Nodes>,
    /// The last number from each of the others: to this process, and to everybody.
    seen: HashMap<(NodeId, bool), u64>,
}

impl Post {
    fn take(&mut self, Heard { subject, reply, payload, nobody }: Heard, is_deaf: bool) {
        if self.nodes.carrier.is_echo(&subject) {
            return;
        }
        if nobody {
            let number = subject.rsplit('.').next().and_then(|number| number.parse().ok());
            return number.into_iter().for_each(|number| self.nodes.not_taken(number));
        }
        let (Envelope { from, seq, stores, say }, words) = match Envelope::read(&payload) {
            Ok(read) => read,
            Err(error) => return tracing::warn!(error, "another process says what this one does not understand"),
        };
        if from == self.nodes.id {
            return;
        }
        if is_deaf {
            self.nodes.carrier.note_deaf(from);
        }
        self.app.services().metrics.node_messages.inc();
        let to_all = subject.ends_with(".all.in");
        match self.seen.insert((from, to_all), seq) {
            Some(last) if seq == last + 1 => {}
            // It went another way than what came after it. Whom it concerned was shown the table anew.
            Some(last) if seq <= last => {
                self.seen.insert((from, to_all), last);
                if to_all {
                    return;
                }
            }
            None if seq == 1 || to_all => {}
            last => {
                let missed = seq - last.map_or(1, |last| last + 1);
                tracing::warn!(node = %from, missed, "something from another process was missed");
                self.missed(from, to_all);
            }
        }
        match say {
            Say::Ask { table, number, take, what } => {
                let reply = FarReply::new(self.nodes.line(from), reply.unwrap_or_default(), number, None);
                self.ask(from, table, take, what, reply);
            }
            Say::Answer { number, answer } => self.nodes.answered(number, answer, &self.app.services().sentences),
            Say::Tell { clients } => {
                let Some(words) = words else { return };
                clients.into_iter().for_each(|stream| self.nodes.tell(from, stream, &words));
            }
            Say::WantDecor { number, game, mark } => {
                let services = self.app.services();
                let game = services.shelf.newest(&game).map(|on| on.game.about().id);
                let decor = game.and_then(|game| services.decors.find(game, &mark));
                let decor = decor.and_then(|json| String::from_utf8(json.into()).ok()).map(Frame::from);
                self.nodes.line(from).show(number, decor);
            }
            Say::Decor { number } => self.nodes.decor_came(number, words),
            Say::Changed(table) => self.nodes.sign(table, Sign::Changed),
            Say::Moved(table) => self.nodes.sign(table, Sign::Lost),
            Say::Missed => self.nodes.lost_sight_of(|owner| owner == from),
            Say::WantReview { number, table, by, lang } => {
                let (app, line) = (self.app.clone(), self.nodes.line(from));
                tokio::spawn(async move {
                    let told = controllers::tables::review::reviewed(&app, table, by, None, lang).await;
                    let json = |reviewed| serde_json::to_string(&reviewed).map(Frame::from);
                    let wrong = |error| AppError::with(Code::Internal, error);
                    line.reviewed(number, told.and_then(|reviewed| json(reviewed).map_err(wrong)));
                });
            }
            Say::Reviewed { number, refused } => {
                let told = refused.map_or_else(|| words.ok_or_else(|| Code::Internal.into()), Err);
                self.nodes.review_came(number, told);
            }
            Say::Thought { number, thought } => self.nodes.thought_came(number, thought),
            Say::Tick if to_all => self.nodes.note_stores(from, stores),
            Say::Tick => {}
            Say::House(news) => self.house(news),
        }
    }

    /// Something did not arrive.
    fn missed(&self, from: NodeId, to_all: bool) {
        self.app.services().metrics.node_messages_missed.inc();
        if to_all {
            let directory = self.app.directory.clone();
            tokio::spawn(async move { directory.recount().await });
            return self.look_for_guests();
        }
        self.nodes.lost_sight_of(|owner| owner == from);
        // It may have said that a socket of its own looks no more. It shows everything anew to those that do.
        self.nodes.forget_sockets_of(from, &self.app.directory);
        self.nodes.line(from).say(Say::Missed);
    }

    /// Something is asked of a table here.
    fn ask(&self, from: NodeId, table: TableId, take: bool, what: FarRequest, reply: FarReply) {
        let nodes = &self.nodes;
        let takes = take && nodes.may_take();
        if !nodes.has(table) && !takes {
            // The database may say that it is here, if letting it go could not be said: then it is taken again, so that it can be.
            if nodes.may_take() {
                self.app.directory.nudge(table, Request::Wake);
            }
            return reply.not_here();
        }
        let request = what.here(reply, |client| self.reach(from, client));
        if let Err(request) = self.app.directory.offer(table, request) {
            request.refuse(&AppError::from(Code::Busy), &self.app.services().sentences);
        }
    }

    /// A socket of another process.
    fn reach(&self, node: NodeId, FarClient { id, guest, lang }: FarClient) -> ClientHandle {
        let person = guest.as_ref().map(|guest| self.app.sockets.far(guest));
        let guest = guest.map(|guest| guest.id);
        ClientHandle {
            id,
            guest,
            person,
            lang,
            outlet: Outlet::There(self.nodes.line(node)),
            dismissal: Arc::default(),
        }
    }

    /// Something concerns everybody.
    fn house(&self, news: HouseNews) {
        match news {
            HouseNews::Changed(guest) => {
                self.app.guests.forget(guest.id);
                self.app.sockets.changed(&guest);
            }
            HouseNews::Mutes(guest, muted) => self.app.sockets.mutes(guest, &muted),
            HouseNews::SignedOut(guest, devices) => {
                self.app.guests.forget(guest);
                self.app.sockets.sign_out(guest, devices.devices());
            }
            HouseNews::Bot(guest, text) => self.app.sockets.tell_bot(guest, || text.into()),
            HouseNews::Made(table, maker) => self.app.directory.live().note(table, maker),
            HouseNews::Over(table) => self.app.directory.live().leave(table),
        }
    }

    /// Somebody may have signed out, have another name or want to hear somebody no more, and this process was not told: every socket
    /// proves its key once more, and all that is known of guests is looked up.
    fn look_for_guests(&self) {
        self.app.guests.forget_everybody();
        let app = self.app.clone();
        tokio::spawn(async move {
            let store = &app.services().store;
            for id in app.sockets.known() {
                // What cannot be read stays as it was.
                if let Ok(Some(guest)) = store.guest(id).await {
                    app.sockets.changed(&guest);
                }
                if let Ok(muted) = store.mutes(id).await {
                    app.sockets.mutes(id, &muted);
                }
            }
            for (guest, key) in app.sockets.keys() {
                if let Ok(None) = app.guests.find_key(&key, &app.services().store).await {
                    app.sockets.sign_out(guest, Devices::Only(&key));
                }
            }
        });
    }
}
