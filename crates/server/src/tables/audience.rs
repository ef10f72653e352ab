//! Who is told what happens at a table: the broadcast to its sockets. Sockets with the same eyes and language are told the same, made once.

use std::sync::Arc;

use cenacle_scene::{Lang, Scene, SceneDiff, Seat, Viewer, json};
use serde::Serialize;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::{
    error::{AppError, Sentences},
    nodes::NodeLine,
    sockets::{Dismissal, Person},
    store::NodeId,
    wire::{Attend, Code, GuestId, TableEvent, TableId, Tell},
};

use super::{
    decors::Decors,
    requests::{Extras, Reply},
    running::RunningGame,
};

/// A message, ready to be sent.
pub(crate) type Frame = Utf8Bytes;

/// Where what is said to a socket goes.
#[derive(Clone, Debug)]
pub(crate) enum Outlet {
    Here(mpsc::Sender<Frame>),
    /// To another process, at which the socket is open.
    There(NodeLine),
}

/// A socket's end on this side.
#[derive(Clone, Debug)]
pub(crate) struct ClientHandle {
    pub id: u64,
    /// The guest behind it.
    pub guest: Option<GuestId>,
    /// The same, with what may change while the socket is open.
    pub person: Option<Arc<Person>>,
    /// The language it is spoken to, if that is not its guest's.
    pub lang: Option<Lang>,
    /// Where what is said to it goes.
    pub outlet: Outlet,
    /// How it is told to go.
    pub dismissal: Arc<Dismissal>,
}

impl ClientHandle {
    /// Sends a message. A socket that cannot keep up is closed: its client comes back and goes on from its last event.
    pub(crate) fn tell(&self, frame: Frame) {
        match &self.outlet {
            Outlet::Here(frames) => {
                if let Err(mpsc::error::TrySendError::Full(_)) = frames.try_send(frame) {
                    self.dismissal.dismiss(Code::TooSlow);
                }
            }
            Outlet::There(line) => line.tell(self.id, frame),
        }
    }

    /// The process at which it is open, if that is another.
    pub(crate) fn line(&self) -> Option<&NodeLine> {
        match &self.outlet {
            Outlet::Here(_) => None,
            Outlet::There(line) => Some(line),
        }
    }

    /// The language it is spoken to.
    #[must_use]
    pub(crate) fn lang(&self) -> Lang {
        self.lang.or_else(|| self.person.as_ref().map(|person| person.lang())).unwrap_or_default()
    }

    /// The guest whose language it is, if it is one's.
    #[must_use]
    pub(crate) fn follows(&self) -> Option<&Person> {
        self.person.as_deref().filter(|_| self.lang.is_none())
    }

    /// Whether its guest wants to hear another.
    #[must_use]
    pub(crate) fn hears(&self, other: GuestId) -> bool {
        self.person.as_ref().is_none_or(|person| person.hears(other))
    }

    /// Says that something is not done, and why.
    pub(crate) fn refuse(&self, id: Option<u64>, error: &AppError, sentences: &Sentences) {
        let problem = error.problem(sentences, self.lang());
        self.tell(frame(&Tell::Refused { id, problem: &problem }));
    }
}

/// A message as it is sent.
///
/// # Panics
/// Never: messages are JSON.
pub(crate) fn frame(tell: &impl Serialize) -> Frame {
    // Most news fit into this: they are written without moving them about.
    json(tell, 2048).expect("a message is JSON").into()
}

/// A socket and what its client wished to see.
#[derive(Clone, Debug)]
pub(crate) struct Listener {
    pub(crate) client: ClientHandle,
    /// From which seat, if it said so.
    pub(super) seat: Option<Seat>,
    /// In which language, if it said so.
    pub(super) lang: Option<Lang>,
    /// What it wants to be told besides the scene.
    pub(super) extras: Extras,
}

/// Through whose eyes sockets look, in which language, and what they are told besides the scene.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct GroupKey {
    pub(super) viewer: Viewer,
    pub(super) lang: Lang,
    pub(super) extras: Extras,
}

impl Listener {
    /// What it wished, as it would wish it again.
    pub(crate) fn attend(&self) -> Attend {
        Attend { seat: self.seat, last: None, lang: self.lang, with: self.extras.into() }
    }

    /// In which language it is told now.
    pub(super) fn lang(&self) -> Lang {
        self.lang.unwrap_or_else(|| self.client.lang())
    }
}

/// Sockets with the same eyes, and the scene they have.
#[derive(Debug)]
struct ViewerGroup {
    key: GroupKey,
    /// The scene after event `n`.
    scene: Option<Scene>,
    n: u64,
    listeners: Vec<Listener>,
}

impl ViewerGroup {
    fn has(&self, client: u64) -> bool {
        self.listeners.iter().any(|listener| listener.client.id == client)
    }

    /// What the group sees when it learns what happened, and what its sockets are told then.
    fn see(&self, news: &News<'_>, decors: &Decors) -> (Scene, Frame) {
        let News { table, play, what, from } = *news;
        let rewind = news.rewind();
        let known = rewind.map_or(from, |rewind| rewind.min(from));
        let GroupKey { viewer, lang, extras } = self.key;
        let nothing = Scene::default();
        let old = self.scene.as_ref().unwrap_or(&nothing);
        let scene = play.table().scene(viewer, lang);
        if !Arc::ptr_eq(&old.decor, &scene.decor) {
            decors.keep(play.table().about().id, &scene.decor);
        }
        let (view, legal) = play.told_besides(viewer, extras, &scene);
        let frame = frame(&Tell::News {
            table,
            viewer,
            from: self.n,
            n: play.n(),
            what,
            moment: &play.turn_status(viewer, lang),
            scene: &SceneDiff::between(old, &scene),
            log: &play.table().log(viewer, lang, known + 1),
            rewind,
            view,
            legal,
        });
        (scene, frame)
    }
}

/// What everybody will be told of something that is not stored yet. While that is being done nothing else happens at the
/// table, so it is made meanwhile; if it cannot be stored, nobody ever hears of it.
#[derive(Debug)]
pub(super) struct PreparedNews {
    /// The number of the last event then.
    n: u64,
    /// For each group what it will see, and what its sockets are told.
    groups: Vec<(Scene, Frame)>,
}

/// What happened at a table.
#[derive(Clone, Copy)]
pub(super) struct News<'a> {
    pub(super) table: TableId,
    pub(super) play: &'a RunningGame,
    pub(super) what: &'a [TableEvent],
    /// So many inputs were known before.
    pub(super) from: usize,
}

impl News<'_> {
    /// How many inputs are left, if some were taken back.
    fn rewind(&self) -> Option<usize> {
        let back = self.what.iter().filter_map(|event| match event {
            TableEvent::TakenBack(what) => Some(what.inputs),
            _ => None,
        });
        back.min()
    }
}

/// Everybody who is told what happens at a table.
#[derive(Debug, Default)]
pub(super) struct Audience(Vec<ViewerGroup>);

impl Audience {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn clients(&self) -> impl Iterator<Item = &ClientHandle> {
        self.0.iter().flat_map(|group| &group.listeners).map(|listener| &listener.client)
    }

    /// Whether a guest listens.
    pub(super) fn hears(&self, guest: GuestId) -> bool {
        self.clients().any(|client| client.guest == Some(guest))
    }

    /// The last event of which a socket was told, if it is told what happens.
    pub(super) fn knows(&self, client: u64) -> Option<u64> {
        self.0.iter().find(|group| group.has(client)).map(|group| group.n)
    }

    /// A socket is told from now on with these eyes, and has this scene.
    pub(super) fn add(&mut self, key: GroupKey, listener: Listener, scene: Option<Scene>, n: u64) {
        self.remove(listener.client.id);
        match self.0.iter_mut().find(|group| group.key == key) {
            Some(group) => {
                group.listeners.push(listener);
                (group.scene, group.n) = (scene, n);
            }
            None => self.0.push(ViewerGroup { key, scene, n, listeners: vec![listener] }),
        }
    }

    /// A socket is no longer told.
    pub(super) fn remove(&mut self, client: u64) {
        for group in &mut self.0 {
            group.listeners.retain(|other| other.client.id != client);
        }
        self.0.retain(|group| !group.listeners.is_empty());
    }

    /// The sockets of a process that is gone are no longer told.
    pub(super) fn remove_node(&mut self, node: NodeId) {
        for group in &mut self.0 {
            group.listeners.retain(|one| one.client.line().is_none_or(|line| line.to() != node));
        }
        self.0.retain(|group| !group.listeners.is_empty());
    }

    /// A socket that is told in another language than it should be now.
    pub(super) fn misspoken(&self, client: u64) -> Option<Listener> {
        let wrong = |group: &ViewerGroup, one: &Listener| one.client.id == client && one.lang() != group.key.lang;
        self.0.iter().find_map(|group| group.listeners.iter().find(|one| wrong(group, one))).cloned()
    }

    /// Everybody gets up: who may see what has changed.
    pub(super) fn disperse(&mut self) -> Vec<Listener> {
        self.0.drain(..).flat_map(|group| group.listeners).collect()
    }

    /// The present scene of somebody with these eyes, if one of them is here already.
    pub(super) fn scene(&self, GroupKey { viewer, lang, .. }: GroupKey, n: u64) -> Option<Scene> {
        let same = |key: GroupKey| key.viewer == viewer && key.lang == lang;
        let group = self.0.iter().find(|group| same(group.key) && group.n == n)?;
        group.scene.clone()
    }

    /// Tells everybody the same.
    pub(super) fn tell_all(&self, frame: &Frame) {
        self.clients().for_each(|client| client.tell(frame.clone()));
    }

    /// What everybody will be told of what happened, as each may know it.
    pub(super) fn prepare(&self, news: &News<'_>, decors: &Decors) -> PreparedNews {
        let groups = self.0.iter().map(|group| group.see(news, decors)).collect();
        PreparedNews { n: news.play.n(), groups }
    }

    /// Tells everybody what was prepared for them, and answers who made it happen. Nobody came or went meanwhile.
    pub(super) fn tell_news(&mut self, PreparedNews { n, groups }: PreparedNews, mut reply: Option<Reply>) {
        // Who waits for an answer gets it together with what happened, so that both go in one packet.
        let asker = reply.as_ref().and_then(Reply::client);
        let mut told: Vec<_> = self.0.iter_mut().zip(groups).collect();
        told.sort_by_key(|(group, _)| asker.is_some_and(|asker| group.has(asker)));
        let last = told.len().saturating_sub(1);
        for (index, (group, (scene, frame))) in told.into_iter().enumerate() {
            if index == last
                && let Some(reply) = reply.take()
            {
                reply.done(n);
            }
            group.listeners.iter().for_each(|listener| listener.client.tell(frame.clone()));
            (group.scene, group.n) = (Some(scene), n);
        }
        if let Some(reply) = reply {
            reply.done(n);
        }
    }

    /// Which of these guests' seats are online.
    pub(super) fn online(&self, guests: &[Option<GuestId>]) -> Vec<Seat> {
        let is_online = |(index, guest): (usize, &Option<GuestId>)| {
            guest.is_some_and(|guest| self.hears(guest)).then(|| Seat::new(index))
        };
        guests.iter().enumerate().filter_map(is_online).collect()
    }
}
