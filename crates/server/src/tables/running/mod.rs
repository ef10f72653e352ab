//! A game at a table: the fold of its journal, with who plays which seat, clocks and votes. No I/O, no clock of its own.

mod asks;
mod face;

pub(crate) use face::legal_actions;

use std::sync::Arc;

use cenacle_bots::Level;
use cenacle_scene::{Seat, Seats};
use cenacle_table::{AnyTable, RecordError, TimerId};
use serde::{Deserialize, Serialize};

use crate::{
    clock::Clock,
    error::AppError,
    wire::{ClockSetting, Code, GuestId, TableEvent, TakenBack, TookOver, UndoAnswered, Why},
};

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Chair {
    /// The person who holds it; a bot's from the start if nobody does.
    pub guest: Option<GuestId>,
    /// The bot that plays it: for good, or until its player is back.
    pub bot: Option<Arc<str>>,
    /// Whether its player gave up.
    #[serde(default)]
    pub resigned: bool,
}

impl Chair {
    /// Whether a person plays it now.
    #[must_use]
    pub(crate) fn is_played_by_person(&self) -> bool {
        self.guest.is_some() && self.bot.is_none()
    }
}

/// A seat asks to take its decision back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Vote {
    what: TakenBack,
    n: u64,
    agreed: Seats,
}

/// What time brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    /// The game's sand-glass has run out.
    Glass(TimerId),
    /// A seat's time is up.
    Flag(Seat),
}

/// Of how many glasses it is known how long they ran.
const GLASSES: usize = 16;

/// The bot that stands in for a person.
pub(super) const STAND_IN: Level = Level::Medium;

/// A game at a table.
pub(crate) struct RunningGame {
    table: Box<dyn AnyTable>,
    chairs: Vec<Chair>,
    clock: Clock,
    /// The number of the last event.
    n: u64,
    /// The sand-glass that runs, and when it was turned.
    glass: Option<(TimerId, u64)>,
    /// The glasses that ran last, and how long each had run when another was turned: what is taken back fills none.
    run: Vec<(TimerId, u64)>,
    /// For each seat that is asked a mark of its legal list, and the event since when it is so.
    asked: Vec<Option<(u64, u64)>>,
    /// How many inputs had been taken after each event from `trail_from` on.
    trail: Vec<u32>,
    trail_from: u64,
    /// The last event that took something back.
    last_back: u64,
    vote: Option<Vote>,
    stopped: bool,
}

/// What of a play is not in the table and cannot be seen from the seats' clocks: stored with a checkpoint.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct ResumeState {
    /// The number of the last event.
    pub n: u64,
    /// When it was.
    pub at: u64,
    chairs: Vec<Chair>,
    clock: Clock,
    glass: Option<(TimerId, u64)>,
    #[serde(default)]
    run: Vec<(TimerId, u64)>,
    vote: Option<Vote>,
}

impl RunningGame {
    /// A game begins: event 1.
    #[must_use]
    pub(crate) fn begin(table: Box<dyn AnyTable>, chairs: Vec<Chair>, setting: ClockSetting, at: u64) -> RunningGame {
        let clock = Clock::new(setting, chairs.len(), at);
        let mut play = RunningGame::bare(table, chairs, clock, 0);
        play.happened(&TableEvent::Started, at);
        play
    }

    /// Goes on from a checkpoint. The table was resumed from it.
    #[must_use]
    pub(crate) fn resume(table: Box<dyn AnyTable>, resume_state: ResumeState) -> RunningGame {
        let mut play = RunningGame::bare(table, resume_state.chairs, resume_state.clock, resume_state.n);
        play.glass = resume_state.glass;
        play.run = resume_state.run;
        play.vote = resume_state.vote;
        play.trail = vec![play.table.inputs() as u32];
        play.mark(None);
        play
    }

    fn bare(table: Box<dyn AnyTable>, chairs: Vec<Chair>, clock: Clock, n: u64) -> RunningGame {
        let asked = vec![None; chairs.len()];
        let (trail, trail_from) = (Vec::new(), n.max(1));
        RunningGame {
            table,
            chairs,
            clock,
            n,
            glass: None,
            run: Vec::new(),
            asked,
            trail,
            trail_from,
            last_back: 0,
            vote: None,
            stopped: false,
        }
    }

    /// What has to be stored with a checkpoint of the table.
    #[must_use]
    pub(crate) fn resume_state(&self, at: u64) -> ResumeState {
        ResumeState {
            n: self.n,
            at,
            chairs: self.chairs.clone(),
            clock: self.clock.clone(),
            glass: self.glass,
            run: self.run.clone(),
            vote: self.vote.clone(),
        }
    }

    /// The game itself.
    #[must_use]
    pub(crate) fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// The number of the last event.
    #[must_use]
    pub(crate) fn n(&self) -> u64 {
        self.n
    }

    /// Who plays which seat.
    #[must_use]
    pub(crate) fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Whether nothing more will happen.
    #[must_use]
    pub(crate) fn is_over(&self) -> bool {
        self.stopped || self.table.to_act().is_empty()
    }

    /// The seats that may decide.
    #[must_use]
    pub(crate) fn to_act(&self) -> Seats {
        if self.stopped { Seats::NONE } else { self.table.to_act() }
    }

    /// Those of them without whom the game does not go on.
    #[must_use]
    pub(crate) fn awaited(&self) -> Seats {
        if self.stopped { Seats::NONE } else { self.table.awaited() }
    }

    /// How many inputs had been taken after an event, if nothing was taken back since.
    #[must_use]
    pub(crate) fn inputs_after(&self, n: u64) -> Option<usize> {
        if n < self.last_back || n > self.n {
            return None;
        }
        let index = n.checked_sub(self.trail_from)?;
        self.trail.get(index as usize).map(|inputs| *inputs as usize)
    }

    /// A stored event happens again.
    ///
    /// # Errors
    /// If it does not follow from what stands before.
    pub(crate) fn replay(&mut self, event: &TableEvent, at: u64) -> Result<(), RecordError> {
        if let Some(line) = event.line() {
            self.table.follow(line)?;
        }
        if let TableEvent::TakenBack(what) = event {
            self.table.take_back(what.inputs).map_err(|_| RecordError::Broken {
                place: format!("event {}", self.n + 1),
                reason: format!("{} inputs cannot be gone back to", what.inputs),
            })?;
        }
        self.happened(event, at);
        Ok(())
    }

    /// Time has passed: what it brings first, if it is due.
    #[must_use]
    pub(crate) fn due(&self, now: u64) -> Option<Due> {
        let glass = self.glass_deadline().map(|(at, id)| (at, Due::Glass(id)));
        let flag = self.flag_deadline().map(|(at, seat)| (at, Due::Flag(seat)));
        let (at, due) = [glass, flag].into_iter().flatten().min_by_key(|(at, _)| *at)?;
        (at <= now).then_some(due)
    }

    /// When something is due next, in milliseconds since 1970.
    #[must_use]
    pub(crate) fn deadline(&self) -> Option<u64> {
        let (glass, flag) = (self.glass_deadline().map(|(at, _)| at), self.flag_deadline().map(|(at, _)| at));
        glass.into_iter().chain(flag).min()
    }

    /// Whether time or bots have something to do here while nobody looks.
    #[must_use]
    pub(crate) fn needs_watching(&self) -> bool {
        !self.is_over() && (self.deadline().is_some() || self.chairs.iter().any(|chair| chair.bot.is_some()))
    }

    fn flag_deadline(&self) -> Option<(u64, Seat)> {
        (!self.is_over()).then(|| self.clock.deadline()).flatten()
    }

    fn glass_deadline(&self) -> Option<(u64, TimerId)> {
        let (id, turned) = self.glass.filter(|_| !self.is_over())?;
        Some((turned + u64::from(self.table.timer()?.millis), id))
    }

    /// What is due happens.
    ///
    /// # Errors
    /// If the sand-glass does not run.
    pub(crate) fn pass(&mut self, due: Due, at: u64) -> Result<TableEvent, AppError> {
        match due {
            Due::Glass(timer) => {
                self.table.expire(timer).map_err(|_| AppError::from(Code::Internal))?;
                Ok(self.taken(at))
            }
            Due::Flag(seat) => Ok(self.stand_in(seat, Why::Time, at)),
        }
    }

    /// Time that does not count has passed.
    pub(crate) fn excuse(&mut self, millis: u64, at: u64) -> TableEvent {
        self.happens(TableEvent::Excused { millis }, at)
    }

    /// The game is stopped.
    pub(crate) fn stop(&mut self, at: u64) -> TableEvent {
        self.happens(TableEvent::Stopped, at)
    }

    /// The seats whose agreement is needed.
    fn voters(&self, by: Seat) -> Seats {
        self.seats().filter(|seat| *seat != by && self.chairs[seat.index()].is_played_by_person()).collect()
    }

    fn waiting(&self, vote: &Vote) -> Seats {
        self.voters(vote.what.seat).filter(|seat| !vote.agreed.contains(*seat)).collect()
    }

    /// Whether a vote can still be decided: who asks plays, and somebody has to answer.
    fn is_open(&self, vote: &Vote) -> bool {
        let asks = self.chairs[vote.what.seat.index()].is_played_by_person();
        asks && !self.is_over() && !self.waiting(vote).is_empty()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::all(self.chairs.len())
    }

    /// The table has taken an input.
    fn taken(&mut self, at: u64) -> TableEvent {
        let line = self.table.last_line().expect("an input was just taken");
        self.happens(TableEvent::input(line), at)
    }

    fn happens(&mut self, event: TableEvent, at: u64) -> TableEvent {
        self.happened(&event, at);
        event
    }

    /// Everything that follows from an event besides what the game itself makes of it.
    fn happened(&mut self, event: &TableEvent, at: u64) {
        self.n += 1;
        let mut decided = None;
        match event {
            TableEvent::Started => {}
            TableEvent::Decided { seat, .. } => {
                decided = Some(*seat);
                self.vote = None;
            }
            TableEvent::GlassRanOut { .. } => self.vote = None,
            TableEvent::TakenBack(_) => {
                self.last_back = self.n;
                self.vote = None;
            }
            TableEvent::UndoAsked(what) => self.vote = Some(Vote { what: *what, n: self.n, agreed: Seats::NONE }),
            TableEvent::UndoAnswered(UndoAnswered { seat, agreed: true }) => {
                if let Some(vote) = &mut self.vote {
                    vote.agreed = vote.agreed.with(*seat);
                }
            }
            TableEvent::UndoAnswered(UndoAnswered { agreed: false, .. }) => self.vote = None,
            TableEvent::TookOver(TookOver { seat, bot, .. }) => {
                self.chairs[seat.index()].bot = Some(bot.as_str().into());
            }
            TableEvent::HandedBack { seat } => {
                self.chairs[seat.index()].bot = None;
                self.clock.hand_back(*seat);
            }
            TableEvent::Resigned { seat } => {
                let chair = &mut self.chairs[seat.index()];
                chair.resigned = true;
                chair.bot = Some(STAND_IN.name().into());
            }
            TableEvent::Excused { millis } => {
                self.clock.excuse(*millis);
                self.glass = self.glass.map(|(id, turned)| (id, turned + millis));
            }
            TableEvent::Stopped => self.stopped = true,
        }
        // The last one to agree takes back what is voted on; otherwise a vote nobody can answer any more is over.
        if !matches!(event, TableEvent::UndoAnswered(_)) {
            self.vote = self.vote.take().filter(|vote| self.is_open(vote));
        }
        let asked = self.awaited().filter(|seat| self.chairs[seat.index()].is_played_by_person()).collect();
        self.clock.turn(at, decided, asked);
        self.turn_glass(matches!(event, TableEvent::TakenBack(_)), at);
        self.trail.push(self.table.inputs() as u32);
        if matches!(event, TableEvent::TakenBack(_)) {
            self.asked.fill(None);
        }
        self.mark(decided);
    }

    /// The glass that runs now. One that runs again because something was taken back goes on where it was.
    fn turn_glass(&mut self, taken_back: bool, at: u64) {
        let running = self.table.timer().filter(|_| !self.stopped).map(|timer| timer.id);
        if self.glass.map(|(id, _)| id) == running {
            return;
        }
        let had_run = running.and_then(|id| self.run.iter().rev().find(|(known, _)| *known == id));
        let had_run = had_run.filter(|_| taken_back).map_or(0, |(_, millis)| *millis);
        if let Some((id, turned)) = self.glass {
            self.run.retain(|(known, _)| *known != id);
            self.run.push((id, at.saturating_sub(turned)));
            let old = self.run.len().saturating_sub(GLASSES);
            self.run.drain(..old);
        }
        self.glass = running.map(|id| (id, at - had_run));
    }

    /// Notes for each seat since which event its legal list is what it is. What a seat has decided upon is another
    /// question afterwards, though it may look the same: a message that comes twice must not be taken twice.
    fn mark(&mut self, decided: Option<Seat>) {
        let to_act = self.to_act();
        for seat in self.seats() {
            let known = &mut self.asked[seat.index()];
            if !to_act.contains(seat) {
                *known = None;
                continue;
            }
            let mark = self.table.legal_mark(seat);
            if decided == Some(seat) || known.is_none_or(|(before, _)| before != mark) {
                *known = Some((mark, self.n));
            }
        }
    }
}

#[cfg(test)]
mod tests;
