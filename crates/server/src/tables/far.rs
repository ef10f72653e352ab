//! A table that another process has: what is asked here is asked there, and the sockets here are told what that one says. Nothing of
//! the game is known on this side.

use std::{
    collections::VecDeque,
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
    /// What was asked and has to be asked elsewhere.
    pub(super) waiting: &'a mut VecDeque<Request>,
}

impl FarTable<'_> {
    /// Passes on what is asked, until nobody needs it or it is no longer there.
    pub(super) async fn run(mut self, requests: &mut mpsc::Receiver<Request>) -> End {
        let mut signs = self.nodes.follow(self.id, self.owner);
        self.listeners.iter().for_each(|listener| self.nodes.listens(&listener.client, self.owner));
        for listener in self.listeners.iter() {
            self.nodes.greet_again(self.owner, self.id, self.take, listener);
        }
        // Who waits for a change looks again.
        self.changed.send_modify(|n| *n += 1);
        let end = self.pass_on(requests, &mut signs).await;
        self.listeners.iter().for_each(|listener| self.nodes.listens_no_more(listener.client.id, self.owner));
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
                    Some(Sign::Unseen(client)) => self.forget(client),
                    Some(Sign::Back(request)) => {
                        self.waiting.push_back(*request);
                        return End::Lost;
                    }
                    Some(Sign::Lost) | None => return End::Lost,
                },
                request = requests.recv() => {
                    last_used = Instant::now();
                    match request {
                        None => return End::Unused,
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

    fn pass(&mut self, request: Request) {
        // Two processes that think so of each other would pass it on for ever.
        if request.is_from_far() {
            return not_here(request);
        }
        match &request {
            Request::Ask { ask: Ask::Attend(attend), reply: Reply::Socket(client, _), .. } => {
                let (client, extras) = (client.clone(), attend.with.as_slice().into());
                self.forget(client.id);
                self.nodes.listens(&client, self.owner);
                self.listeners.push(Listener { client, seat: attend.seat, lang: attend.lang, extras });
            }
            Request::Part { client } => self.forget(*client),
            Request::Reword { client } if !self.listeners.iter().any(|one| one.client.id == client.id) => return,
            _ => {}
        }
        self.nodes.pass_on(self.owner, self.id, self.take, request);
    }

    fn forget(&mut self, client: u64) {
        let before = self.listeners.len();
        self.listeners.retain(|listener| listener.client.id != client);
        if self.listeners.len() < before {
            self.nodes.listens_no_more(client, self.owner);
        }
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
