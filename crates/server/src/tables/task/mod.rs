//! A table that is awake: one task that takes requests one after another, stores what happens before it tells anybody,
//! and lets bots and clocks have their turn.

mod asks;
mod bots;
mod commit;
mod dispatch;
mod guide;
mod hindsight;
mod hints;
mod life;
mod lobby;
mod presence;
mod share;
mod wake;

use std::{
    collections::VecDeque,
    sync::Arc,
    time::{Duration, Instant},
};

use cenacle_scene::Seat;
use tokio::sync::{mpsc, watch};

use crate::{
    error::AppError,
    nodes::NodeLine,
    store::Lease,
    wire::{Code, TableId, Tell},
};

use bots::BotSeat;
use life::End;

use super::{
    audience::{Audience, Listener, frame},
    directory::{Services, TableDirectory},
    meta::TableMeta,
    requests::{Request, StateAnswer},
    running::RunningGame,
    tempo::Tempo,
};

/// A table that is awake.
pub(super) struct TableTask {
    pub(super) id: TableId,
    pub(super) directory: TableDirectory,
    pub(super) services: Arc<Services>,
    changed: watch::Sender<u64>,
    /// The table, once it was loaded.
    pub(super) meta: Option<TableMeta>,
    pub(super) play: Option<RunningGame>,
    pub(super) audience: Audience,
    /// The bots at the table, seat by seat.
    bots: Vec<BotSeat>,
    /// Which seats' players are there, and since when the others are not.
    online: Vec<Seat>,
    away_since: Vec<u64>,
    /// When the last event was.
    last_at: u64,
    /// How fast everybody acts.
    tempo: Tempo,
    /// How many absences of the server were excused here.
    excused: usize,
    /// How much was excused because nobody could be certain of his tables, in milliseconds altogether.
    stood_still: u64,
    /// How many inputs the last checkpoint had.
    kept: usize,
    pub(super) chat_n: Option<u64>,
    /// Why the table has to go, if it has to.
    closing: Option<AppError>,
    /// Who looked on when the task before this one died, until they are greeted again.
    survivors: Vec<Listener>,
    /// The socket whose message is being taken, and its number: whoever goes on after a death refuses it.
    asking: Option<(u64, u64)>,
    /// Whether anything was stored since the table was loaded.
    stored: bool,
    /// The right to write, where every table has its own.
    lease: Option<Lease>,
    /// For how long nobody had the table before, in milliseconds.
    orphaned: u64,
    /// Whether the table may be another process's now.
    moved: bool,
    /// What was asked while nobody had the table.
    waiting: VecDeque<Request>,
    /// Processes at which somebody waits for something to happen here, and until when.
    watchers: Vec<(NodeLine, Instant)>,
}

pub(crate) use hints::Advised;
pub(super) use life::keep;

impl TableTask {
    pub(super) fn new(
        id: TableId,
        directory: TableDirectory,
        services: Arc<Services>,
        changed: watch::Sender<u64>,
    ) -> TableTask {
        let tempo = Tempo::new(services.now());
        TableTask {
            id,
            directory,
            services,
            changed,
            meta: None,
            play: None,
            audience: Audience::default(),
            bots: Vec::new(),
            online: Vec::new(),
            away_since: Vec::new(),
            last_at: 0,
            tempo,
            excused: 0,
            stood_still: 0,
            kept: 0,
            chat_n: None,
            closing: None,
            survivors: Vec::new(),
            asking: None,
            stored: false,
            lease: None,
            orphaned: 0,
            moved: false,
            waiting: VecDeque::new(),
            watchers: Vec::new(),
        }
    }

    /// A table that cannot be loaded says so to all who ask, and is gone.
    async fn refuse_all(&self, requests: &mut mpsc::Receiver<Request>, error: &AppError) {
        self.directory.retire(self.id);
        requests.close();
        while let Some(request) = requests.recv().await {
            request.refuse(error, &self.services.sentences);
        }
    }

    async fn run(&mut self, requests: &mut mpsc::Receiver<Request>) -> End {
        self.greet_survivors().await;
        self.let_bots_think();
        let mut last_used = Instant::now();
        while self.closing.is_none() && !self.moved {
            if let Some(request) = self.waiting.pop_front() {
                self.hear(request).await;
                continue;
            }
            let nap = last_used + self.services.nap_after;
            let due = self
                .play
                .as_ref()
                .and_then(RunningGame::deadline)
                .or_else(|| self.links_due())
                .map(|at| Instant::now() + Duration::from_millis(at.saturating_sub(self.services.now())));
            let until = due.map_or(nap, |due| due.min(nap));
            tokio::select! {
                biased;
                request = requests.recv() => {
                    let Some(request) = request else { break };
                    last_used = Instant::now();
                    self.hear(request).await;
                }
                () = tokio::time::sleep_until(until.into()) => {
                    if !self.is_certain().await {
                        continue;
                    }
                    self.pass_time().await;
                    if Instant::now() >= nap && !self.moved {
                        if self.can_sleep() && self.lies_down(requests).await { break }
                        last_used = Instant::now();
                    }
                }
            }
        }
        if self.moved {
            return End::Moved;
        }
        if let Some(error) = self.closing.take() {
            self.note_wake(Some(0)).await;
            self.let_go().await;
            self.refuse_all(requests, &error).await;
            return End::Gone;
        }
        // Where several processes share the tables, who takes it next is told so by the lease.
        if self.lease.is_none() {
            self.directory.seen().note(self.id, self.last_seen());
        }
        self.let_go().await;
        self.directory.retire(self.id);
        requests.close();
        // Who came at this very moment is answered by the table that wakes up for it: this one hears nothing more.
        while let Some(request) = requests.recv().await {
            let _ = self.directory.send(self.id, request).await;
        }
        End::Gone
    }

    /// Takes a request, if the table still is this process's.
    async fn hear(&mut self, request: Request) {
        if !self.is_certain().await {
            return self.waiting.push_front(request);
        }
        self.pass_time().await;
        if self.moved {
            return self.waiting.push_front(request);
        }
        self.asking = request.asked_by();
        self.take(request).await;
        self.asking = None;
    }

    async fn take(&mut self, request: Request) {
        match request {
            Request::Ask { by, lang, ask, reply } => self.dispatch(by, lang, ask, reply).await,
            Request::Part { client } => {
                self.audience.remove(client);
                self.note_presence();
            }
            Request::Reword { client } => {
                if let Some(listener) = self.audience.misspoken(client.id) {
                    self.audience.remove(client.id);
                    self.show_again(listener).await;
                    self.note_presence();
                }
            }
            Request::Info { by, reply } => {
                reply.send(self.info(by));
            }
            Request::State { by, lang, query, reply } => {
                by.into_iter().for_each(|by| self.note_asked(by));
                self.note_watcher(&reply);
                reply.send(self.state(by, lang, query).await.map(StateAnswer::from));
            }
            Request::ChatLog { by, reply } => {
                reply.send(self.chat_log(by).await);
            }
            Request::Record { by, reply } => {
                reply.send(self.record(by).await);
            }
            Request::WhatIf { by, seat, reply } => {
                reply.send(self.past(by, seat).await);
            }
            Request::Thought { seat, n, index } => self.bot_thought(seat, n, index).await,
            Request::NodeGone(node) => {
                self.audience.remove_node(node);
                self.note_presence();
            }
            Request::Wake => {}
            Request::Close if self.hands_over().await => {}
            Request::Close => {
                let error = AppError::from(Code::Closing);
                for client in self.audience.clients() {
                    let problem = error.problem(&self.services.sentences, client.lang());
                    client.tell(frame(&Tell::Bye { problem: &problem }));
                }
                self.closing = Some(error);
            }
        }
    }

    /// When players must have shown what they bound themselves to.
    fn links_due(&self) -> Option<u64> {
        let meta = self.meta.as_ref().filter(|meta| meta.is_revealing())?;
        meta.revealing.map(|revealing| revealing.until)
    }

    /// What time brings, happens.
    async fn pass_time(&mut self) {
        loop {
            // Asked first: whoever asks for the time notices that the server was away.
            let at = self.services.now();
            if self.excuse_absences().await.is_err() {
                return;
            }
            if self.links_due().is_some_and(|until| until <= at) {
                if let Err(error) = self.links_are_late().await {
                    tracing::error!(table = %self.id, ?error, "a game could not begin");
                    self.closing = Some(error);
                    return;
                }
                continue;
            }
            let Some(play) = &mut self.play else { return };
            let Some(due) = play.due(at) else { return };
            let from = play.table().inputs();
            let Ok(event) = play.pass(due, at) else { return };
            if self.commit(vec![event], from, at, None).await.is_err() {
                return;
            }
            self.let_bots_think();
        }
    }

    pub(super) fn changed(&mut self) {
        self.changed.send_modify(|n| *n += 1);
        self.tell_watchers();
    }
}

#[cfg(test)]
mod tests;
