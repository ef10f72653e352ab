//! Compares what clients were told with what the server kept, as one does with databases.

use std::{collections::BTreeMap, time::Instant};

use cenacle_scene::{Seat, Viewer};
use cenacle_table::AnyGame;
use serde_json::Value;
use thiserror::Error;

use crate::{Decision, Frame, History, Truth};

/// So many things that came before a frame are told of it.
const BEFORE: usize = 12;

/// Something that a server said and that is not so.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Lie {
    /// The record does not lead where it says.
    #[error("the record cannot be played again: {0}")]
    Record(String),
    /// An acknowledged decision is not there.
    #[error("seat {}: event {event} was acknowledged, and the journal ends with event {last}", seat + 1)]
    Lost { seat: usize, event: u64, last: u64 },
    /// Two decisions were acknowledged as one event.
    #[error("event {event} was acknowledged for two decisions")]
    Doubled { event: u64 },
    /// An event is not what was decided.
    #[error("seat {}: event {event} was acknowledged for the choice {index} after event {n}, and is {found}", seat + 1)]
    Changed {
        seat: usize,
        event: u64,
        n: u64,
        index: usize,
        /// What the journal has there.
        found: String,
    },
    /// A seat decided something that its client never asked for, or not so often.
    #[error("seat {}: event {event} is a decision that its client did not make", seat + 1)]
    Unasked { seat: usize, event: u64 },
    /// What was shown or acknowledged before is no longer there.
    #[error("seat {}: after event {before} the table was at event {n}", seat + 1)]
    Backwards { seat: usize, before: u64, n: u64 },
    /// A frame is not what this seat sees when the game is played again.
    #[error("seat {}: {reason}", seat + 1)]
    Shown { seat: usize, reason: String },
}

/// What was compared, and found to be so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// Events of the journal.
    pub events: u64,
    /// Decisions that were acknowledged.
    pub acknowledged: u64,
    /// Decisions whose answer never came,
    pub unknown: u64,
    /// and how many of them were stored.
    pub stored_unknown: u64,
    /// Frames that showed the table.
    pub frames: u64,
}

impl std::ops::AddAssign for Checked {
    fn add_assign(&mut self, other: Checked) {
        self.events += other.events;
        self.acknowledged += other.acknowledged;
        self.unknown += other.unknown;
        self.stored_unknown += other.stored_unknown;
        self.frames += other.frames;
    }
}

/// Compares the record of a game that is over with what the clients at its table were told. There, every seat without a history is a
/// bot's, and nothing was taken back: event 1 is the start, and each other one an input.
///
/// What holds afterwards: every acknowledged decision is in the journal, once, as the event it was acknowledged as, and is what was
/// decided; every decision of these seats in the journal was asked for; no client was led back behind what it knew; and every frame
/// shows what the seat sees at that event when the record is played again, which is therefore one order for all, without gaps.
///
/// # Errors
/// Everything that is not so.
pub fn check(game: &dyn AnyGame, record: &str, histories: &[History]) -> Result<Checked, Vec<Lie>> {
    let mut truth = Truth::of(game, record).map_err(|reason| vec![Lie::Record(reason)])?;
    let (mut lies, mut checked) = (Vec::new(), Checked { events: truth.last(), ..Checked::default() });
    let mut taken = BTreeMap::new();
    for history in histories {
        check_acknowledged(&mut truth, history, &mut taken, &mut lies);
        checked.acknowledged += history.acknowledged.len() as u64;
        checked.unknown += history.unknown.len() as u64;
    }
    for history in histories {
        checked.stored_unknown += check_unasked(&mut truth, history, &taken, &mut lies);
        check_forwards(history, &mut lies);
        checked.frames += check_frames(&mut truth, history, &mut lies);
    }
    if lies.is_empty() { Ok(checked) } else { Err(lies) }
}

/// What a decision was meant to be.
fn meant(truth: &mut Truth, seat: usize, decision: Decision) -> Option<Value> {
    let inputs = usize::try_from(decision.n).ok()?.checked_sub(1)?;
    truth.legal(inputs, Seat::new(seat)).ok()?.get(decision.index).cloned()
}

/// What was acknowledged is stored, once.
fn check_acknowledged(truth: &mut Truth, history: &History, taken: &mut BTreeMap<u64, usize>, lies: &mut Vec<Lie>) {
    let (seat, last) = (history.seat, truth.last());
    for told in &history.acknowledged {
        let (event, Decision { n, index }) = (told.event, told.decision);
        if event > last {
            lies.push(Lie::Lost { seat, event, last });
            continue;
        }
        if taken.insert(event, seat).is_some() {
            lies.push(Lie::Doubled { event });
        }
        let meant = meant(truth, seat, told.decision);
        let found = truth.decision(event);
        let is_it = event > n && found.is_some_and(|(by, action)| by.index() == seat && Some(action) == meant.as_ref());
        if !is_it {
            let found = found.map_or_else(|| "no decision".to_owned(), |(by, action)| format!("{by}: {action}"));
            lies.push(Lie::Changed { seat, event, n, index, found });
        }
    }
}

/// What a seat did was asked for: it was acknowledged, or was on its way. Gives how many of the latter were stored.
fn check_unasked(truth: &mut Truth, history: &History, taken: &BTreeMap<u64, usize>, lies: &mut Vec<Lie>) -> u64 {
    let (seat, mut stored) = (history.seat, 0);
    let mut open: Vec<(Decision, Option<Value>)> =
        history.unknown.iter().map(|decision| (*decision, meant(truth, seat, *decision))).collect();
    for event in 2..=truth.last() {
        let Some((by, action)) = truth.decision(event) else { continue };
        if by.index() != seat || taken.get(&event) == Some(&seat) {
            continue;
        }
        let is_it =
            |(decision, meant): &(Decision, Option<Value>)| decision.n < event && meant.as_ref() == Some(action);
        match open.iter().position(is_it) {
            Some(place) => {
                open.swap_remove(place);
                stored += 1;
            }
            None => lies.push(Lie::Unasked { seat, event }),
        }
    }
    stored
}

/// A client never sees less than it knew.
fn check_forwards(history: &History, lies: &mut Vec<Lie>) {
    let (seat, mut before) = (history.seat, 0);
    for frame in history.frames.iter().filter_map(|told| Frame::glance(&told.text).ok()) {
        let Some(n) = frame.n else { continue };
        // An answer may take longer than what was told after it.
        if frame.moment.is_some() && n < before {
            lies.push(Lie::Backwards { seat, before, n });
        }
        before = before.max(n);
    }
}

fn check_frames(truth: &mut Truth, history: &History, lies: &mut Vec<Lie>) -> u64 {
    let seat = history.seat;
    // What is no JSON has no type, and is refused as such.
    let frames = history.frames.iter().map(|told| serde_json::from_str::<Value>(&told.text).unwrap_or_default());
    match truth.check(frames, Viewer::Seat(Seat::new(seat))) {
        Ok(shown) => shown as u64,
        Err(wrong) => {
            lies.push(Lie::Shown { seat, reason: format!("{wrong}; {}", what_came_before(history, wrong.place)) });
            0
        }
    }
}

/// What a client was told before a frame, when, and by whom.
fn what_came_before(history: &History, place: usize) -> String {
    let Some(wrong) = history.frames.get(place) else { return String::new() };
    let first = history.frames.first().map_or(wrong.at, |first| first.at);
    let all = history.between(first, wrong.at);
    let line = |(at, what): &(Instant, String)| format!("\n  {:.3?} before: {what}", wrong.at - *at);
    all[all.len().saturating_sub(BEFORE)..].iter().map(line).collect()
}
