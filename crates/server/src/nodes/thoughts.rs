//! Thoughts that others may think: questions of bots and of players wait in a queue of NATS (JetStream), and whoever has time takes
//! one. A question says until when its answer is of use. Who took it says again and again that he is at it; if he no longer does,
//! another one gets it. So it may be thought about twice, and the first answer counts.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use cenacle_bots::BotSpec;
use cenacle_scene::{Lang, Seat, Viewer};
use cenacle_table::{AnyTable, Options, Pledge, Sitter};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::oneshot;

use crate::{
    secrets,
    store::NodeId,
    tables::{Advised, Client, Services, TableDirectory, TableMeta},
    time::wall_clock,
    wire::{GuestId, Hint, TableId},
};

use super::{Nodes, bus::Pulled, lock, wire::Say};

/// How long an answer from elsewhere is waited for.
const ANSWER: Duration = Duration::from_secs(8);
/// How often who thinks says that he is at it. It has to be well within the queue's patience.
const AT_IT: Duration = Duration::from_millis(500);
/// How long it is waited where there is nothing to take, or no time to think.
const LOOK: Duration = Duration::from_millis(25);
const AGAIN: Duration = Duration::from_secs(1);
/// How often who waits looks whether NATS is still there.
const LOST: Duration = Duration::from_millis(250);

/// A question that can be thought about anywhere: all of it follows from what its seat may know.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    game: String,
    rules_version: u32,
    data: String,
    options: Options,
    sitters: Vec<Sitter>,
    seat: Seat,
    /// A position that the seat could be in, as far as it knows.
    position: Value,
    what: Asked,
    // For whom, so that time is shared there as it is here.
    table: TableId,
    guest: Option<GuestId>,
    watched: bool,
}

/// What is wanted.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Asked {
    /// What the bot of this name decides for.
    Bot(String),
    /// What a player could do, in words.
    Hint { n: u64, lang: Lang },
}

/// What came of thinking.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Thought {
    /// The place in the legal list, and how many milliseconds a person would have taken.
    Bot {
        index: usize,
        pace: u64,
    },
    Hint(Hint),
}

/// A question in the queue.
#[derive(Debug, Serialize, Deserialize)]
struct Job {
    from: NodeId,
    number: u64,
    /// When nobody waits for the answer any more, in milliseconds since 1970.
    until: u64,
    question: Question,
}

impl Question {
    /// A question that a seat is asked at this table.
    pub(crate) fn new(meta: &TableMeta, table: &dyn AnyTable, seat: Seat, what: Asked, client: &Client) -> Question {
        Question {
            game: meta.game.clone(),
            rules_version: meta.rules_version,
            data: meta.data.clone(),
            options: meta.options.clone(),
            sitters: meta.sitters(),
            seat,
            position: table.imagined(Viewer::Seat(seat)),
            what,
            table: client.table,
            guest: client.guest,
            watched: client.watched,
        }
    }

    fn client(&self) -> Client {
        Client { origin: None, guest: self.guest, table: self.table, watched: self.watched }
    }

    /// Thinks about it here; nothing if this process does not play the game.
    async fn think(&self, services: &Services) -> Option<Thought> {
        let on = services.shelf.find(&self.game, self.rules_version, &self.data)?;
        // Chance that has nothing to do with the game's.
        let pledge = Pledge::new(secrets::seed(), Vec::new());
        let table = on.game.pledged_table(self.options.clone(), pledge, self.sitters.clone(), Some(&self.position));
        let table = table.inspect_err(|error| tracing::warn!(%error, "a question from elsewhere is none")).ok()?;
        match &self.what {
            Asked::Bot(name) => {
                let spec: BotSpec = name.parse().ok()?;
                let thinking = on.sit(spec, &secrets::seed(), self.seat).ask(&*table)?;
                let thought = services.bots.think_for_others(self.client(), thinking).await.ok()?;
                Some(Thought::Bot { index: thought.index, pace: thought.pace.as_millis() as u64 })
            }
            Asked::Hint { n, lang } => {
                let advised = Advised::of(on, &*table, self.seat, *n, *lang)?;
                advised.think(services, self.client()).await.ok().map(Thought::Hint)
            }
        }
    }
}

impl Nodes {
    /// Has a question thought about by whoever has time; nothing if nobody has by the time it is of use.
    pub(crate) async fn have_thought(&self, question: Question) -> Option<Thought> {
        let number = self.numbers.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let (answer, answered) = oneshot::channel();
        lock(&self.thoughts).insert(number, answer);
        let job = Job { from: self.id, number, until: wall_clock() + ANSWER.as_millis() as u64, question };
        let asked = async {
            let job = serde_json::to_vec(&job).expect("a question is JSON");
            self.queue.put(job).await.ok()?;
            self.metrics.thoughts_asked.inc();
            answered.await.ok()
        };
        // What waits in a queue that nobody can reach is thought about at home at once.
        let lost = async {
            while self.carrier.carries() {
                tokio::time::sleep(LOST).await;
            }
        };
        let thought = tokio::select! {
            thought = tokio::time::timeout(ANSWER, asked) => thought.ok().flatten(),
            () = lost => None,
        };
        lock(&self.thoughts).remove(&number);
        thought
    }

    /// Whether there is anybody who could think.
    pub(crate) fn has_thinkers(&self) -> bool {
        self.has_heir() && self.queue.is_there()
    }

    pub(super) fn thought_came(&self, number: u64, thought: Thought) {
        if let Some(waits) = lock(&self.thoughts).remove(&number) {
            // Whoever waited may have thought by himself.
            let _ = waits.send(thought);
        }
    }
}

/// Thinks for others as long as there is time to, for as long as this process runs.
pub(crate) async fn think_for_others(nodes: Arc<Nodes>, directory: TableDirectory) {
    loop {
        // Who has no time for others puts questions in all the same.
        if let Err(error) = nodes.queue.see_to_it().await {
            tracing::debug!(error, "there is no queue: each process thinks for itself");
            tokio::time::sleep(AGAIN).await;
            continue;
        }
        if !nodes.stays() || !directory.services().bots.has_time() {
            tokio::time::sleep(LOOK).await;
            continue;
        }
        match nodes.queue.pull().await {
            Ok(Some(pulled)) => {
                let (nodes, directory) = (nodes.clone(), directory.clone());
                let began = Instant::now();
                let thinking = tokio::spawn(async move { think(&nodes, directory.services(), pulled).await });
                // It takes a place before the next is asked for.
                while !thinking.is_finished() && began.elapsed() < LOOK {
                    tokio::task::yield_now().await;
                }
            }
            Ok(None) => {}
            Err(error) => {
                tracing::debug!(error, "nothing can be thought about for others");
                tokio::time::sleep(AGAIN).await;
            }
        }
    }
}

async fn think(nodes: &Nodes, services: &Services, pulled: Pulled) {
    let job: Job = match serde_json::from_slice(&pulled.payload) {
        Ok(job) => job,
        Err(error) => {
            tracing::warn!(%error, "another process asks what this one does not understand");
            return nodes.queue.give_back(&pulled).await;
        }
    };
    if job.until <= wall_clock() {
        return nodes.queue.done(&pulled).await;
    }
    let thought = {
        let mut thinking = std::pin::pin!(job.question.think(services));
        loop {
            tokio::select! {
                thought = &mut thinking => break thought,
                () = tokio::time::sleep(AT_IT) => nodes.queue.at_it(&pulled).await,
            }
        }
    };
    match thought {
        Some(thought) => {
            if job.from != nodes.id {
                services.metrics.thoughts_for_others.inc();
            }
            nodes.answer_thought(job.from, job.number, thought);
            nodes.queue.done(&pulled).await;
        }
        None => nodes.queue.give_back(&pulled).await,
    }
}

impl Nodes {
    fn answer_thought(&self, to: NodeId, number: u64, thought: Thought) {
        if to == self.id {
            return self.thought_came(number, thought);
        }
        self.line(to).say(Say::Thought { number, thought });
    }
}
