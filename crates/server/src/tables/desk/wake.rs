//! How a table wakes up and falls asleep.

use std::time::Instant;

use tokio::sync::mpsc;

use crate::{
    error::AppError,
    store::keep_wake,
    tables::{hall::now, load, play::Play, requests::Request},
    wire::Code,
};

use super::{Desk, bots::BotSeat};

impl Desk {
    /// Stores when the table has to be looked at again. If something came up meanwhile, it stays awake after all.
    pub(super) async fn lies_down(&self, requests: &mpsc::Receiver<Request>) -> bool {
        let deadline = self.play.as_ref().and_then(Play::deadline);
        let stored = self.note_wake(deadline).await;
        let sleeps = stored && requests.is_empty() && deadline.is_none_or(|at| at > now());
        if !sleeps {
            self.note_wake(Some(0)).await;
        }
        sleeps
    }

    pub(super) fn can_sleep(&self) -> bool {
        self.audience.is_empty() && self.bots.iter().all(BotSeat::is_idle)
    }

    /// Notes when the table has to be looked at again, if it has to; whether that is stored.
    pub(super) async fn note_wake(&self, at: Option<u64>) -> bool {
        if !self.play.as_ref().is_some_and(Play::needs_watching) {
            return true;
        }
        self.house.store.write(keep_wake(self.id, at).into()).await.is_ok()
    }

    pub(super) async fn load(&mut self) -> Result<(), AppError> {
        if let Some(last) = self.restore().await? {
            self.excuse(last).await?;
        }
        if self.play.as_ref().is_some_and(Play::needs_watching) {
            self.house.store.write(keep_wake(self.id, Some(0)).into()).await?;
        }
        Ok(())
    }

    /// The table as it is stored, and when the last event was.
    pub(super) async fn restore(&mut self) -> Result<Option<u64>, AppError> {
        let sheet = self.house.store.sheet(self.id).await?.ok_or(Code::NoSuchTable)?;
        self.away_since = vec![Instant::now(); sheet.places.len()];
        let loaded = load::load(&sheet, &self.house.store, &self.house.shelf).await?;
        self.sheet = Some(sheet);
        let Some(loaded) = loaded else { return Ok(None) };
        self.kept = loaded.play.table().inputs();
        self.seat_bots(loaded.play);
        Ok(Some(loaded.at))
    }

    /// Nobody's clock ran while the server was away.
    async fn excuse(&mut self, last: u64) -> Result<(), AppError> {
        let Some((from, to)) = self.house.away else { return Ok(()) };
        let Some(play) = &mut self.play else { return Ok(()) };
        if last >= to || play.deadline().is_none() {
            return Ok(());
        }
        let millis = to.saturating_sub(from.max(last));
        let (from, at) = (play.table().inputs(), now());
        let happened = vec![play.excuse(millis, at)];
        self.commit(happened, from, at, None).await.map_err(|(error, _)| error)
    }

    /// The game from its beginning: after a quick awakening only what happened since the last moment is known.
    pub(super) async fn make_whole(&mut self) -> Result<(), AppError> {
        let (Some(sheet), Some(play)) = (&self.sheet, &self.play) else { return Ok(()) };
        if play.table().base() == 0 {
            return Ok(());
        }
        let loaded = load::whole(sheet, &self.house.store, &self.house.shelf).await?;
        if loaded.play.n() != play.n() || loaded.play.table().moment() != play.table().moment() {
            tracing::error!(table = %self.id, "a kept moment led elsewhere than its journal; the journal counts");
        }
        self.play = Some(loaded.play);
        Ok(())
    }
}
