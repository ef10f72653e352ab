//! How a table wakes up and falls asleep.

use tokio::sync::mpsc;

use crate::{
    error::AppError,
    store::keep_wake,
    tables::{load, requests::Request, running::RunningGame},
    wire::Code,
};

use super::{TableTask, bots::BotSeat};

impl TableTask {
    /// Stores when the table has to be looked at again. If something came up meanwhile, it stays awake after all.
    pub(super) async fn lies_down(&self, requests: &mpsc::Receiver<Request>) -> bool {
        let deadline = self.play.as_ref().and_then(RunningGame::deadline);
        let stored = self.note_wake(deadline).await;
        let sleeps = stored && requests.is_empty() && deadline.is_none_or(|at| at > self.services.now());
        if !sleeps {
            self.note_wake(Some(0)).await;
        }
        sleeps
    }

    pub(super) fn can_sleep(&self) -> bool {
        self.links_due().is_none() && self.audience.is_empty() && self.bots.iter().all(BotSeat::is_idle)
    }

    /// Notes when the table has to be looked at again, if it has to; whether that is stored.
    pub(super) async fn note_wake(&self, at: Option<u64>) -> bool {
        if !self.play.as_ref().is_some_and(RunningGame::needs_watching) {
            return true;
        }
        self.services.store.write(self.under_lease(keep_wake(self.id, at).into())).await.is_ok()
    }

    pub(super) async fn load(&mut self) -> Result<(), AppError> {
        let last = self.restore().await?;
        // A game that has not begun has nothing to be excused.
        let (millis, absences) = self.services.time.away_since(last.unwrap_or(u64::MAX));
        self.excused = absences;
        self.stood_still = self.stood_still_so_far();
        // Nor can anybody do anything while the process that had the table is gone.
        let orphaned = last.map_or(0, |last| self.services.now().saturating_sub(last).min(self.orphaned));
        self.excuse(millis.max(orphaned)).await?;
        if self.play.as_ref().is_some_and(RunningGame::needs_watching) {
            self.store(keep_wake(self.id, Some(0)).into()).await?;
        }
        Ok(())
    }

    /// The table as it is stored, and when the last event was.
    pub(super) async fn restore(&mut self) -> Result<Option<u64>, AppError> {
        let mut meta = self.services.store.meta(self.id).await?.ok_or(Code::NoSuchTable)?;
        // What could not go on is not tried again.
        let loaded = match meta.broken {
            true => None,
            false => load::load(&meta, &self.services.store, &self.services.shelf).await?,
        };
        if self.away_since.len() != meta.places.len() {
            // Who was here before the server was away is known no more: he is away from now on.
            let seen = self.directory.seen().take(self.id).filter(|seen| seen.len() == meta.places.len());
            self.away_since = seen.unwrap_or_else(|| vec![self.services.now(); meta.places.len()]);
        }
        if let Some(revealing) = meta.revealing.as_mut().filter(|_| loaded.is_none()) {
            // Nobody could show anything while the table slept.
            revealing.until = self.services.reveal_until();
        }
        self.meta = Some(meta);
        let Some(loaded) = loaded else { return Ok(None) };
        self.kept = loaded.play.table().inputs();
        self.last_at = loaded.at;
        // Another machine's clock may be ahead.
        self.services.time.not_before(loaded.at);
        self.seat_bots(loaded.play);
        Ok(Some(loaded.at))
    }

    /// The server was away while the table was awake.
    pub(super) async fn excuse_absences(&mut self) -> Result<(), AppError> {
        let (absences, stood_still) = (self.services.time.absences(), self.stood_still_so_far());
        if absences == self.excused && stood_still == self.stood_still {
            return Ok(());
        }
        let new = self.services.time.absences_from(self.excused);
        let away: u64 = new.iter().map(|(from, to)| to - from).sum();
        self.excuse(away + (stood_still - self.stood_still)).await?;
        (self.excused, self.stood_still) = (absences, stood_still);
        Ok(())
    }

    /// For how long nobody at all could do anything where several processes share the tables.
    fn stood_still_so_far(&self) -> u64 {
        self.services.nodes.as_ref().map_or(0, |nodes| nodes.stood_still())
    }

    /// Nobody's clock ran for so long, and nobody was away.
    async fn excuse(&mut self, millis: u64) -> Result<(), AppError> {
        self.away_since.iter_mut().for_each(|since| *since += millis);
        self.excuse_links(millis);
        let Some(play) = &mut self.play else { return Ok(()) };
        if millis == 0 || play.deadline().is_none() {
            return Ok(());
        }
        let (from, at) = (play.table().inputs(), self.services.now());
        let happened = vec![play.excuse(millis, at)];
        self.commit(happened, from, at, None).await.map_err(|(error, _)| error)
    }

    /// The game from its beginning: after a quick awakening only what happened since the last checkpoint is known.
    pub(super) async fn make_whole(&mut self) -> Result<(), AppError> {
        let (Some(meta), Some(play)) = (&self.meta, &self.play) else { return Ok(()) };
        if play.table().base() == 0 {
            return Ok(());
        }
        let loaded = load::whole(meta, &self.services.store, &self.services.shelf).await?;
        if loaded.play.n() != play.n() || loaded.play.table().checkpoint() != play.table().checkpoint() {
            tracing::error!(table = %self.id, "a checkpoint led elsewhere than its journal; the journal counts");
        }
        self.play = Some(loaded.play);
        Ok(())
    }
}
