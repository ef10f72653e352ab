//! A table that another process has: what is asked here is asked there, and the sockets here are told what that one says. Nothing of
//! the game is known on this side.

use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::sync::{mpsc, watch};

use crate::{
    error::AppError,
    nodes::{Nodes, Sign},
    store::{NodeId, NodeRow},
    wire::{Ask, Code, TableId},
};

use super::{
    audience::Listener,
    directory::Services,
    requests::{OneReply, Reply, Request},
};

/// How a table is no longer looked at through a process.
pub(super) enum End {
    /// Nobody looks any more.
    Unused,
    /// It is not there any more.
    Lost,
}

/// A table that is looked at through the process that has it.
pub(super) struct FarTable<'a> {
    pub(super) id: TableId,
    pub(super) services: &'a Arc<Services>,
    pub(super) nodes: &'a Arc<Nodes>,
    pub(super) owner: NodeId,
    /// Whether the owner shall take it if nobody has it.
    pub(super) take: bool,
    pub(super) changed: &'a watch::Sender<u64>,
    /// The sockets of this process that look at it.
    pub(super) listeners: &'a mut Vec<Listener>,
    /// Under which numbers these are known where the table is.
    pub(super) streams: HashMap<u64, u64>,
    /// Under which they were known before, and where.
    pub(super) stale: &'a mut Vec<(NodeId, u64)>,
    /// What was asked and has to be asked elsewhere.
    pub(super) waiting: &'a mut VecDeque<Request>,
}

impl FarTable<'_> {
    /// Passes on what is asked, until nobody needs it or it is no longer there.
    pub(super) async fn run(mut self, requests: &mut mpsc::Receiver<Request>) -> End {
        let mut signs = self.nodes.follow(self.id, self.owner);
        for listener in self.listeners.iter() {
            let stream = self.nodes.listens(&listener.client, self.owner);
            self.streams.insert(listener.client.id, stream);
            self.nodes.greet_again(self.owner, self.id, self.take, stream, listener);
        }
        // Whoever is there under a new number has not gone meanwhile.
        self.stale.drain(..).for_each(|(node, stream)| self.nodes.part(node, self.id, stream));
        // Who waits for a change looks again.
        self.changed.send_modify(|n| *n += 1);
        let end = self.pass_on(requests, &mut signs).await;
        for stream in self.streams.drain().map(|(_, stream)| stream) {
            self.nodes.listens_no_more(stream);
            self.stale.push((self.owner, stream));
        }
        let open = self.nodes.unfollow(self.id);
        // What came back meanwhile was not done, and no more comes back.
        while let Ok(sign) = signs.try_recv() {
            if let Sign::Back(request) = sign {
                self.waiting.push_back(*request);
            }
        }
        for request in open {
            if request.only_looks() {
                self.waiting.push_back(request);
            } else {
                // It may have been done: whoever asked sees it when the table is shown again.
                request.refuse(&AppError::after(Code::Busy, Duration::ZERO), &self.services.sentences);
            }
        }
        end
    }

    async fn pass_on(
        &mut self,
        requests: &mut mpsc::Receiver<Request>,
        signs: &mut mpsc::UnboundedReceiver<Sign>,
    ) -> End {
        let mut peers = self.nodes.peers();
        let is_there = |peers: &[NodeRow], owner| peers.iter().any(|peer| peer.id == owner);
        let mut was_there = is_there(&peers.borrow_and_update(), self.owner);
        while let Some(request) = self.waiting.pop_front() {
            self.pass(request);
        }
        let mut last_used = Instant::now();
        loop {
            let nap = last_used + self.services.nap_after;
            tokio::select! {
                biased;
                sign = signs.recv() => match sign {
                    Some(Sign::Changed) => self.changed.send_modify(|n| *n += 1),
                    Some(Sign::Unseen(client)) => drop(self.forget(client)),
                    Some(Sign::Back(request)) => {
                        tracing::debug!(table = %self.id, owner = %self.owner, "not there");
                        self.waiting.push_back(*request);
                        return End::Lost;
                    }
                    Some(Sign::Lost) | None => {
                        tracing::debug!(table = %self.id, owner = %self.owner, "lost sight of");
                        return End::Lost;
                    }
                },
                request = requests.recv() => {
                    last_used = Instant::now();
                    match request {
                        None => return End::Unused,
                        // Nobody has it: its process may be gone before it was ever known here.
                        Some(Request::Wake) if !is_there(&peers.borrow(), self.owner) => return End::Lost,
                        Some(request) => self.pass(request),
                    }
                }
                _ = peers.changed() => {
                    let is = is_there(&peers.borrow_and_update(), self.owner);
                    if was_there && !is {
                        return End::Lost;
                    }
                    was_there |= is;
                }
                () = tokio::time::sleep_until(nap.into()) => {
                    if self.listeners.is_empty() && self.nodes.awaits_nothing(self.id) {
                        return End::Unused;
                    }
                    last_used = Instant::now();
                }
            }
        }
    }

    fn pass(&mut self, mut request: Request) {
        // Two processes that think so of each other would pass it on for ever.
        if request.is_from_far() {
            return not_here(request);
        }
        let asks = |client: u64| self.streams.get(&client).copied();
        match request {
            Request::Ask { ask: Ask::Attend(ref mut attend), reply: Reply::Socket(ref client, _), .. } => {
                let (client, extras) = (client.clone(), attend.with.as_slice().into());
                let listener = Listener { client: client.clone(), seat: attend.seat, lang: attend.lang, extras };
                let before = self.forget(client.id);
                // Who looks on already may have been told more than he speaks of, and is told no more of it.
                attend.last = attend.last.filter(|_| before.is_none());
                let stream = self.nodes.listens(&client, self.owner);
                self.streams.insert(client.id, stream);
                self.listeners.push(listener);
                self.nodes.pass_on(self.owner, self.id, self.take, stream, request);
                before.into_iter().for_each(|stream| self.nodes.part(self.owner, self.id, stream));
            }
            Request::Part { client } => {
                let stream = self.forget(client);
                stream.into_iter().for_each(|stream| self.nodes.part(self.owner, self.id, stream));
            }
            Request::Reword { ref client } => {
                if let Some(stream) = asks(client.id) {
                    self.nodes.pass_on(self.owner, self.id, self.take, stream, request);
                }
            }
            _ => {
                let client = request.asked_by().map(|(client, _)| client);
                let stream = client.map_or(0, |client| asks(client).unwrap_or(client));
                self.nodes.pass_on(self.owner, self.id, self.take, stream, request);
            }
        }
    }

    /// A socket looks no more: the number under which it was known.
    fn forget(&mut self, client: u64) -> Option<u64> {
        self.listeners.retain(|listener| listener.client.id != client);
        let stream = self.streams.remove(&client)?;
        self.nodes.listens_no_more(stream);
        Some(stream)
    }
}

/// The table is not here, and nothing was done.
fn not_here(request: Request) {
    fn back<T>(reply: OneReply<T>) {
        if let OneReply::There(reply) = reply {
            reply.not_here();
        }
    }
    match request {
        Request::Ask { reply: Reply::Once(reply), .. } => back(reply),
        Request::Info { reply, .. } => back(reply),
        Request::State { reply, .. } => back(reply),
        Request::ChatLog { reply, .. } => back(reply),
        Request::Record { reply, .. } => back(reply),
        Request::WhatIf { reply, .. } => back(reply),
        _ => {}
    }
}
