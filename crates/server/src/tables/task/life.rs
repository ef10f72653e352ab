//! The life of a table's task. A mistake of ours may end it: then another one takes up what the journal says, and who looked on
//! looks on. A table that dies again and again before anything happens there is closed, so that it does not go on for ever.

use std::{panic::AssertUnwindSafe, sync::Arc, time::Duration};

use futures_util::FutureExt;
use tokio::sync::{mpsc, watch};

use crate::{
    error::AppError,
    store::keep_meta,
    tables::{
        audience::{Listener, frame},
        directory::{Services, TableDirectory},
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
    mut requests: mpsc::Receiver<Request>,
) {
    let _counted = Counted::new(services.clone());
    let (mut deaths, mut survivors) = (0, Vec::new());
    loop {
        let mut task = TableTask::new(id, directory.clone(), services.clone(), changed.clone());
        task.survivors = survivors;
        if AssertUnwindSafe(task.live(&mut requests)).catch_unwind().await.is_ok() {
            return;
        }
        services.metrics.table_deaths.inc();
        deaths = if task.stored { 1 } else { deaths + 1 };
        tracing::error!(table = %id, deaths, "the task of a table died");
        survivors = task.bury();
        if deaths == MOST_DEATHS {
            directory.live().leave(id);
        }
        if deaths == MOST_DEATHS
            && let Err(error) = close(&services, id).await
        {
            tracing::error!(table = %id, ?error, "a table that dies again and again could not be closed");
        }
        if deaths > MOST_DEATHS {
            // Not even the closed table lives. Nobody can do anything here until the program is mended.
            let mut task = TableTask::new(id, directory, services, changed);
            task.survivors = survivors;
            return task.give_up(&mut requests).await;
        }
        // Who waits for a change looks again.
        changed.send_modify(|n| *n += 1);
        tokio::time::sleep(REST * deaths).await;
    }
}

/// The game is over for a reason of ours; its journal stays as it is.
async fn close(services: &Services, id: TableId) -> Result<(), AppError> {
    let Some(mut meta) = services.store.meta(id).await? else { return Ok(()) };
    if !matches!(meta.status, Status::Waiting | Status::Running) {
        // It is over already; nobody needs to play it.
        meta.broken = true;
        return services.store.write(keep_meta(&meta, services.now(), None).into()).await;
    }
    tracing::error!(table = %id, "a table that dies again and again is closed; its journal is kept");
    let nobody = Vec::new();
    let reason = BROKEN.to_owned();
    meta.ending = Some(Ending { reason, winners: nobody.clone(), outcome: None, resigned: nobody });
    (meta.status, meta.finished_at, meta.broken) = (Status::Closed, Some(services.now()), true);
    services.store.write(keep_meta(&meta, services.now(), None).into()).await
}

impl TableTask {
    /// Lives until nobody needs it.
    async fn live(&mut self, requests: &mut mpsc::Receiver<Request>) {
        if let Err(error) = self.load().await {
            self.dismiss_survivors(&error);
            self.refuse_all(requests, &error).await;
        } else {
            self.run(requests).await;
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
