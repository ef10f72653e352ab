//! Tables that others have and that sockets of this process look at, and what it hears of them.

use std::sync::atomic::Ordering;

use tokio::sync::mpsc;

use crate::{
    store::NodeId,
    tables::{ClientHandle, Frame, Request},
    wire::TableId,
};

use super::{
    Nodes,
    asking::{Open, Pending},
    lock,
    wire::{FarRequest, Say},
};

/// What a table that is elsewhere hears of it.
#[derive(Debug)]
pub(crate) enum Sign {
    /// Something happened there.
    Changed,
    /// It is no longer where it was, or something from there was missed.
    Lost,
    /// This was not taken there, and can be asked elsewhere.
    Back(Box<Request>),
    /// This socket may not look.
    Unseen(u64),
}

/// A table that is looked at through another process.
#[derive(Debug)]
pub(super) struct Session {
    owner: NodeId,
    signs: mpsc::UnboundedSender<Sign>,
}

/// A socket of this process that looks at a table of another one. That one knows it by a number of its own, which is another one each
/// time the table is shown: what was said before arrives for nobody.
#[derive(Debug)]
pub(super) struct Stream {
    client: ClientHandle,
    owner: NodeId,
}

impl Nodes {
    /// A table is looked at through another process from now on.
    pub(crate) fn follow(&self, table: TableId, owner: NodeId) -> mpsc::UnboundedReceiver<Sign> {
        let (signs, receiver) = mpsc::unbounded_channel();
        lock(&self.sessions).insert(table, Session { owner, signs });
        receiver
    }

    /// It is no longer: what is still open.
    pub(crate) fn unfollow(&self, table: TableId) -> Vec<Request> {
        lock(&self.sessions).remove(&table);
        let mut pending = lock(&self.pending);
        let open = pending.extract_if(|_, pending| pending.table == table);
        let mut open: Vec<(u64, Pending)> = open.collect();
        drop(pending);
        open.sort_unstable_by_key(|(number, _)| *number);
        let asked = |(_, pending): (u64, Pending)| match pending.what {
            Open::Asked(request) => Some(*request),
            Open::Greeting(_) => None,
        };
        open.into_iter().filter_map(asked).collect()
    }

    pub(super) fn sign(&self, table: TableId, sign: Sign) {
        if let Some(session) = lock(&self.sessions).get(&table) {
            // It may just have ended.
            let _ = session.signs.send(sign);
        }
    }

    /// Something from another process was missed, or all that was said to it.
    pub(super) fn lost_sight_of(&self, is_meant: impl Fn(NodeId) -> bool) {
        // At once: what follows a gap is told to nobody.
        lock(&self.streams).retain(|_, stream| !is_meant(stream.owner));
        for session in lock(&self.sessions).values().filter(|session| is_meant(session.owner)) {
            let _ = session.signs.send(Sign::Lost);
        }
    }

    /// A socket of this process looks at a table that another one has: the number under which it is known there. It hears of the
    /// table from that one alone, and nothing that was said before.
    pub(crate) fn listens(&self, client: &ClientHandle, owner: NodeId) -> u64 {
        let number = self.next_stream.fetch_add(1, Ordering::Relaxed);
        lock(&self.streams).insert(number, Stream { client: client.clone(), owner });
        number
    }

    /// It does no longer.
    pub(crate) fn listens_no_more(&self, stream: u64) {
        lock(&self.streams).remove(&stream);
    }

    /// Another process need not tell a socket anything more.
    pub(crate) fn part(&self, from: NodeId, table: TableId, stream: u64) {
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        let what = FarRequest::Part { client: stream };
        self.line(from).ask(Say::Ask { table, number, take: false, what }, self.answer_subject(number));
    }

    pub(super) fn tell(&self, from: NodeId, stream: u64, frame: &Frame) {
        let client =
            lock(&self.streams).get(&stream).filter(|stream| stream.owner == from).map(|stream| stream.client.clone());
        if let Some(client) = client {
            client.tell(frame.clone());
        }
    }
}
