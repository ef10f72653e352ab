//! The life of a table's task. A mistake of ours may end it: then another one takes up what the journal says, and who looked on
//! looks on. A table that dies again and again before anything happens there is closed, so that it does not go on for ever.

use std::{
    collections::{HashMap, VecDeque},
    panic::AssertUnwindSafe,
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::FutureExt;
use tokio::sync::{mpsc, watch};

use crate::{
    error::AppError,
    nodes::{Nodes, PAUSE, Role},
    store::{Lease, NodeId, Taken, Write, keep_meta},
    tables::{
        audience::{Listener, frame},
        directory::{Services, TableDirectory},
        far::{self, FarTable},
        meta::TableMeta,
        requests::Request,
    },
    wire::{Code, Ending, Status, TableId, Tell},
};

use super::TableTask;

/// After how many deaths without anything having happened between them a table is closed.
const MOST_DEATHS: u32 = 3;
/// How long a table rests after a death, and longer each time.
const REST: Duration = Duration::from_millis(100);
/// How such a game ends.
pub(crate) const BROKEN: &str = "broken";

/// How long whoever asks waits until somebody has a table.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long it is waited between two looks after that.
const SLOWLY: Duration = Duration::from_millis(850);

/// How a table is no longer this process's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// Nobody needs it, or it cannot be had.
    Gone,
    /// Another process may have it; who looks on looks on.
    Moved,
}

/// A table that counts as awake.
struct Counted(Arc<Services>);

impl Counted {
    fn new(services: Arc<Services>) -> Counted {
        services.metrics.awake.inc();
        Counted(services)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics.awake.dec();
    }
}

/// Keeps a table until nobody needs it.
pub(in crate::tables) async fn keep(
    id: TableId,
    directory: TableDirectory,
    services: Arc<Services>,
    changed: watch::Sender<u64>,
    requests: mpsc::Receiver<Request>,
) {
    let nodes = services.nodes.clone();
    let (survivors, stale, waiting) = (Vec::new(), Vec::new(), VecDeque::new());
    let mut kept = KeptAwake { id, directory, services, changed, requests, survivors, stale, waiting };
    match nodes {
        None => {
            kept.have(None).await;
        }
        Some(nodes) => kept.share(&nodes).await,
    }
}

/// A table that is kept awake, by this process or through another one.
struct KeptAwake {
    id: TableId,
    directory: TableDirectory,
    services: Arc<Services>,
    changed: watch::Sender<u64>,
    requests: mpsc::Receiver<Request>,
    /// Who looks on, while nobody has the table.
    survivors: Vec<Listener>,
    /// Under which numbers they were known, and where, as long as it was not said that they are no more.
    stale: Vec<(NodeId, u64)>,
    /// What was asked meanwhile.
    waiting: VecDeque<Request>,
}

impl KeptAwake {
    /// Where several processes share the tables it is now ours and now another's.
    async fn share(&mut self, nodes: &Arc<Nodes>) {
        let mut since = None;
        loop {
            match nodes.role(self.id).await {
                Ok(Role::Ours(taken)) => {
                    since = None;
                    let (number, orphaned, looking) = (taken.lease.number, taken.orphaned, self.survivors.len());
                    tracing::debug!(table = %self.id, number, orphaned, looking, waiting = self.waiting.len(), "taken");
                    // Who had it before has it no more.
                    self.stale.clear();
                    let end = self.have(Some(taken)).await;
                    tracing::debug!(table = %self.id, number, ?end, looking = self.survivors.len(), "had");
                    if let End::Gone = end {
                        return;
                    }
                }
                Ok(Role::Theirs { node, take }) => {
                    since = None;
                    let looking = self.survivors.len();
                    tracing::debug!(table = %self.id, %node, take, looking, waiting = self.waiting.len(), "followed");
                    let table = FarTable {
                        id: self.id,
                        services: &self.services,
                        nodes,
                        owner: node,
                        take,
                        changed: &self.changed,
                        listeners: &mut self.survivors,
                        streams: HashMap::new(),
                        stale: &mut self.stale,
                        waiting: &mut self.waiting,
                    };
                    if let far::End::Unused = table.run(&mut self.requests).await {
                        return self.give_back().await;
                    }
                }
                Err(error) if error.code == Code::NoSuchTable || !nodes.stays() => return self.refuse(&error).await,
                // The database does not answer, or the table is just being let go, or nobody is there who knows its rules.
                Err(error) => {
                    tracing::debug!(table = %self.id, code = ?error.code, "nobody's");
                    if since.get_or_insert_with(Instant::now).elapsed() >= PATIENCE {
                        self.refuse_waiting(&error);
                        if error.code == Code::OtherRules && self.survivors.is_empty() {
                            return self.give_back().await;
                        }
                        tokio::time::sleep(SLOWLY).await;
                    }
                }
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Keeps a table that is ours until nobody needs it, or it is another's.
    async fn have(&mut self, mut taken: Option<Taken>) -> End {
        let _counted = Counted::new(self.services.clone());
        let (mut deaths, id) = (0, self.id);
        loop {
            let mut task = self.task();
            if let Some(Taken { lease, orphaned, seen }) = &mut taken {
                (task.lease, task.orphaned) = (Some(*lease), *orphaned);
                // After a death of the task it is no longer so.
                task.away_since = seen.take().unwrap_or_default();
            }
            (task.survivors, task.waiting) = (std::mem::take(&mut self.survivors), std::mem::take(&mut self.waiting));
            if let Ok(end) = AssertUnwindSafe(task.live(&mut self.requests)).catch_unwind().await {
                (self.survivors, self.waiting) = (task.leave_to_others(), task.waiting);
                return end;
            }
            self.services.metrics.table_deaths.inc();
            deaths = if task.stored { 1 } else { deaths + 1 };
            tracing::error!(table = %id, deaths, "the task of a table died");
            (self.survivors, self.waiting) = (task.bury(), std::mem::take(&mut task.waiting));
            if deaths == MOST_DEATHS {
                self.directory.is_over(id);
            }
            if deaths == MOST_DEATHS
                && let Err(error) = close(&self.services, id, task.lease).await
            {
                tracing::error!(table = %id, ?error, "a table that dies again and again could not be closed");
            }
            if deaths > MOST_DEATHS {
                // Not even the closed table lives. Nobody can do anything here until the program is mended.
                let mut task = self.task();
                task.survivors = std::mem::take(&mut self.survivors);
                task.give_up(&mut self.requests).await;
                return End::Gone;
            }
            // Who waits for a change looks again.
            self.changed.send_modify(|n| *n += 1);
            tokio::time::sleep(REST * deaths).await;
        }
    }

    fn task(&self) -> TableTask {
        TableTask::new(self.id, self.directory.clone(), self.services.clone(), self.changed.clone())
    }

    /// Nobody needs it: who came at this very moment is answered by who comes next.
    async fn give_back(&mut self) {
        self.directory.retire(self.id);
        self.requests.close();
        while let Some(request) = self.requests.recv().await {
            // The server may close.
            let _ = self.directory.send(self.id, request).await;
        }
    }

    async fn refuse(&mut self, error: &AppError) {
        self.refuse_waiting(error);
        let task = self.task();
        task.refuse_all(&mut self.requests, error).await;
    }

    /// Who has waited for long enough is told so.
    fn refuse_waiting(&mut self, error: &AppError) {
        while let Ok(request) = self.requests.try_recv() {
            if let Request::Part { client } = &request {
                self.survivors.retain(|listener| listener.client.id != *client);
            }
            self.waiting.push_back(request);
        }
        self.waiting.drain(..).for_each(|request| request.refuse(error, &self.services.sentences));
    }
}

/// The game is over for a reason of ours; its journal stays as it is.
async fn close(services: &Services, id: TableId, lease: Option<Lease>) -> Result<(), AppError> {
    let keep = |meta: &TableMeta| Write { lease, ..keep_meta(meta, services.now(), None).into() };
    let Some(mut meta) = services.store.meta(id).await? else { return Ok(()) };
    if !matches!(meta.status, Status::Waiting | Status::Running) {
        // It is over already; nobody needs to play it.
        meta.broken = true;
        return services.store.write(keep(&meta)).await;
    }
    tracing::error!(table = %id, "a table that dies again and again is closed; its journal is kept");
    let nobody = Vec::new();
    let reason = BROKEN.to_owned();
    meta.ending = Some(Ending { reason, winners: nobody.clone(), outcome: None, resigned: nobody });
    (meta.status, meta.finished_at, meta.broken) = (Status::Closed, Some(services.now()), true);
    services.store.write(keep(&meta)).await
}

impl TableTask {
    /// Lives until nobody needs it.
    async fn live(&mut self, requests: &mut mpsc::Receiver<Request>) -> End {
        match self.load().await {
            Ok(()) => self.run(requests).await,
            Err(_) if self.moved => End::Moved,
            Err(error) => {
                self.dismiss_survivors(&error);
                self.let_go().await;
                self.refuse_all(requests, &error).await;
                End::Gone
            }
        }
    }

    /// What is left after a death: who looked on. Whose message it was is told that nothing came of it.
    fn bury(&mut self) -> Vec<Listener> {
        let mut left = std::mem::take(&mut self.survivors);
        left.extend(self.audience.disperse());
        let asker = self.asking.and_then(|(client, id)| Some((left.iter().find(|one| one.client.id == client)?, id)));
        if let Some((listener, id)) = asker {
            listener.client.refuse(Some(id), &Code::Internal.into(), &self.services.sentences);
        }
        left
    }

    /// Who looked on before sees the table as it is now.
    pub(super) async fn greet_survivors(&mut self) {
        if self.survivors.is_empty() {
            return;
        }
        for listener in self.survivors.clone() {
            self.show_again(listener).await;
        }
        self.survivors.clear();
        self.note_presence();
        self.tell_info();
    }

    fn dismiss_survivors(&mut self, error: &AppError) {
        for listener in self.survivors.drain(..) {
            let problem = error.problem(&self.services.sentences, listener.client.lang());
            listener.client.tell(frame(&Tell::Gone { table: self.id, problem: &problem }));
        }
    }

    async fn give_up(&mut self, requests: &mut mpsc::Receiver<Request>) {
        let error = AppError::from(Code::Internal);
        self.dismiss_survivors(&error);
        self.refuse_all(requests, &error).await;
    }
}
