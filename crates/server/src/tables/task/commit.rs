//! How what happens is stored, then told.

use std::time::Duration;

use crate::{
    error::AppError,
    store::{Row, Write, keep_meta, keep_wake},
    tables::{
        audience::{News, frame},
        load,
        requests::Reply,
    },
    wire::{Status, TableEvent, Tell},
};

use super::TableTask;

/// After how many inputs a checkpoint of a game is stored.
const MOMENT_EVERY: usize = 256;
/// How long a table rests after something could not be stored.
const BREATH: Duration = Duration::from_millis(200);

impl TableTask {
    /// Stores what happened, then tells it. If it cannot be stored the table is loaded again as it was.
    pub(super) async fn commit(
        &mut self,
        happened: Vec<TableEvent>,
        from: usize,
        at: u64,
        reply: Option<Reply>,
    ) -> Result<(), (AppError, Option<Reply>)> {
        let write = self.write(&happened, at);
        let write = self.under_lease(write);
        let prepare = async {
            let play = self.play.as_ref()?;
            let news = News { table: self.id, play, what: &happened, from };
            Some(self.audience.prepare(&news, &self.services.decors))
        };
        // What will be told is made while it is being stored.
        let (stored, prepared) = tokio::join!(self.services.store.write(write), prepare);
        if let Err(error) = stored {
            self.look_for_lease().await;
            if self.moved {
                return Err((error, reply));
            }
            self.play = None;
            if let Err(error) = self.restore().await {
                tracing::error!(table = %self.id, ?error, "a table cannot be loaded again");
                for client in self.audience.clients() {
                    let problem = error.problem(&self.services.sentences, client.lang());
                    client.tell(frame(&Tell::Gone { table: self.id, problem: &problem }));
                }
                self.closing = Some(error);
            }
            // Bots and clocks would try again at once, and again.
            tokio::time::sleep(BREATH).await;
            self.let_bots_think();
            return Err((error, reply));
        }
        let (Some(play), Some(prepared)) = (&self.play, prepared) else { return Ok(()) };
        let seating_changed = happened.iter().any(|event| event.line().is_none());
        (self.stored, self.last_at) = (true, at);
        for event in &happened {
            if let TableEvent::Decided { seat, .. } = event {
                self.tempo.acted(*seat, at);
            }
        }
        self.services.metrics.events(happened.len());
        self.audience.tell_news(prepared, reply);
        if seating_changed || play.is_over() {
            self.tell_info();
        }
        self.changed();
        Ok(())
    }

    fn write(&mut self, happened: &[TableEvent], at: u64) -> Write {
        let (Some(play), Some(meta)) = (&self.play, &mut self.meta) else { return Write::default() };
        let first = play.n() + 1 - happened.len() as u64;
        let rows = (first..).zip(happened).map(|(n, event)| Row::new(meta.id, n, at, event)).collect();
        let mut statements = Vec::new();
        let inputs = play.table().inputs();
        if play.is_over() {
            let outcome = play.table().outcome().is_some();
            meta.status = if outcome { Status::Finished } else { Status::Closed };
            meta.ending = play.ending();
            meta.finished_at = Some(at);
            statements.extend(keep_meta(meta, at, None));
            self.directory.is_over(meta.id);
        } else if inputs >= self.kept + MOMENT_EVERY {
            self.kept = inputs;
            statements.push(load::keep(play, at).keep(meta.id));
        }
        let watched = |event: &TableEvent| matches!(event, TableEvent::TookOver(_) | TableEvent::Resigned { .. });
        if !play.is_over() && happened.iter().any(watched) {
            statements.push(keep_wake(meta.id, Some(0)));
        }
        Write { rows, statements, ..Write::default() }
    }
}
