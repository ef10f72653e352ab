//! How a table comes back: from the last checkpoint and what happened since, or from its whole journal.

use cenacle_table::{AnyTable, RecordError, SetupError, any::Checkpoint};
use serde::{Deserialize, Serialize};

use crate::{
    error::AppError,
    shelf::{OnShelf, Shelf},
    store::{Store, Stored, StoredCheckpoint},
    wire::{Code, Status, TableEvent},
};

use super::{
    meta::TableMeta,
    running::{ResumeState, RunningGame},
};

/// A checkpoint as it is stored.
#[derive(Serialize, Deserialize)]
struct CheckpointBody {
    game: Checkpoint,
    resume_state: ResumeState,
}

/// A game that came back.
pub(super) struct Loaded {
    pub(super) play: RunningGame,
    /// When the last event was.
    pub(super) at: u64,
}

/// Brings the game of a table back, quickly if there is a checkpoint.
pub(super) async fn load(meta: &TableMeta, store: &Store, shelf: &Shelf) -> Result<Option<Loaded>, AppError> {
    if meta.header.is_none() {
        return Ok(None);
    }
    if meta.status == Status::Running
        && let Some(checkpoint) = store.checkpoint(meta.id).await?
    {
        let events = store.events(meta.id, checkpoint.n).await?;
        match from_checkpoint(meta, shelf, &checkpoint, &events) {
            Ok(loaded) => return Ok(Some(loaded)),
            // The journal is the truth; a checkpoint only saves time.
            Err(error) => tracing::warn!(table = %meta.id, %error, "a checkpoint does not fit its journal"),
        }
    }
    whole(meta, store, shelf).await.map(Some)
}

/// Brings the game of a table back from its beginning.
pub(super) async fn whole(meta: &TableMeta, store: &Store, shelf: &Shelf) -> Result<Loaded, AppError> {
    let events = store.events(meta.id, 0).await?;
    from_journal(meta, shelf, &events).map_err(|error| {
        tracing::error!(table = %meta.id, %error, "a journal cannot be played again");
        AppError::with(Code::OtherRules, error)
    })
}

/// The checkpoint of a game.
pub(super) fn keep(play: &RunningGame, at: u64) -> StoredCheckpoint {
    let kept = CheckpointBody { game: play.table().checkpoint(), resume_state: play.resume_state(at) };
    StoredCheckpoint { n: play.n(), body: serde_json::to_string(&kept).expect("a checkpoint is JSON") }
}

fn from_checkpoint(
    meta: &TableMeta,
    shelf: &Shelf,
    checkpoint: &StoredCheckpoint,
    events: &[Stored],
) -> Result<Loaded, String> {
    let header = meta.header.as_ref().ok_or("the game has not begun")?;
    let game = on_shelf(meta, shelf)?;
    let kept: CheckpointBody = serde_json::from_str(&checkpoint.body).map_err(|error| error.to_string())?;
    if kept.resume_state.n != checkpoint.n {
        return Err(format!("it is of event {}, not {}", kept.resume_state.n, checkpoint.n));
    }
    let table = game.game.resume(header, &kept.game).map_err(said)?;
    let at = kept.resume_state.at;
    follow(RunningGame::resume(table, kept.resume_state), at, events)
}

fn from_journal(meta: &TableMeta, shelf: &Shelf, events: &[Stored]) -> Result<Loaded, String> {
    let header = meta.header.as_ref().ok_or("the game has not begun")?;
    let game = on_shelf(meta, shelf)?;
    let table = set_up(meta, game).map_err(|error| error.to_string())?;
    if table.header() != *header {
        return Err("the game no longer begins as it did".to_owned());
    }
    let (first, rest) = events.split_first().ok_or("its journal is empty")?;
    if TableEvent::read(&first.kind, &first.body) != Ok(TableEvent::Started) || first.n != 1 {
        return Err("its journal does not begin with the beginning".to_owned());
    }
    follow(RunningGame::begin(table, meta.chairs(), meta.clock, first.at), first.at, rest)
}

fn set_up(meta: &TableMeta, game: &OnShelf) -> Result<Box<dyn AnyTable>, SetupError> {
    game.game.pledged_table(meta.options.clone(), meta.pledge(), meta.sitters(), meta.start.as_ref())
}

impl TableMeta {
    /// The game begins.
    ///
    /// # Errors
    /// If it cannot be set up.
    pub(crate) fn begin(&mut self, game: &OnShelf, at: u64) -> Result<RunningGame, AppError> {
        let table = set_up(self, game)?;
        self.header = Some(table.header());
        self.status = Status::Running;
        self.started_at = Some(at);
        Ok(RunningGame::begin(table, self.chairs(), self.clock, at))
    }
}

fn follow(mut play: RunningGame, mut at: u64, events: &[Stored]) -> Result<Loaded, String> {
    for row in events {
        if row.n != play.n() + 1 {
            return Err(format!("event {} is missing", play.n() + 1));
        }
        let event = TableEvent::read(&row.kind, &row.body)?;
        play.replay(&event, row.at).map_err(said)?;
        at = row.at;
    }
    Ok(Loaded { play, at })
}

fn on_shelf<'a>(meta: &TableMeta, shelf: &'a Shelf) -> Result<&'a OnShelf, String> {
    let wanted = || format!("{} with rules version {} and data {}", meta.game, meta.rules_version, meta.data);
    shelf.find(&meta.game, meta.rules_version, &meta.data).ok_or_else(|| format!("not on the shelf: {}", wanted()))
}

fn said(error: RecordError) -> String {
    error.to_string()
}

#[cfg(test)]
#[path = "load_tests.rs"]
mod tests;
