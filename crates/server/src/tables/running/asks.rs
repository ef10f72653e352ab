//! What a seat may do at a running game.

use cenacle_scene::{Lang, Seat};
use cenacle_table::NotTaken;
use serde_json::Value;

use crate::{
    error::AppError,
    wire::{Code, Decision, TableEvent, TakenBack, TookOver, UndoAnswered, UndoFace, Why},
};

use super::{RunningGame, STAND_IN};

/// What a decision names.
#[derive(Clone, Copy, Debug)]
pub(super) enum Choice<'a> {
    /// The place of an action in the legal list.
    Index(usize),
    /// The action, as a record writes it.
    Action(&'a Value),
}

impl Choice<'_> {
    fn of(decision: &Decision) -> Result<Choice<'_>, AppError> {
        match (decision.index, &decision.action) {
            (Some(index), None) => Ok(Choice::Index(index as usize)),
            (None, Some(action)) => Ok(Choice::Action(action)),
            _ => Err(AppError::with(Code::Malformed, "a decision names either `index` or `action`")),
        }
    }
}

impl RunningGame {
    /// A seat decides: by the place of an action in its legal list as it was after event `n`, or by the action itself.
    ///
    /// # Errors
    /// If the seat is not asked, the number is stale, the list not so long, a rule stands against it, or it should be taken only if
    /// it can be taken back and cannot.
    pub(crate) fn decide(&mut self, seat: Seat, decision: &Decision, at: u64) -> Result<TableEvent, AppError> {
        let (n, choice) = (decision.n, Choice::of(decision)?);
        if decision.unsure {
            self.must_not_be_final(seat, n, choice)?;
        }
        self.late(seat, n, choice)?;
        self.ask(seat)?;
        if self.chairs[seat.index()].bot.is_some() {
            return Err(Code::BotPlays.into());
        }
        self.take(seat, n, choice, at)
    }

    /// The same for a seat that a bot plays.
    ///
    /// # Errors
    /// If the seat is not asked, the number is stale or the list not so long.
    pub(crate) fn decide_for(&mut self, seat: Seat, n: u64, index: usize, at: u64) -> Result<TableEvent, AppError> {
        self.take(seat, n, Choice::Index(index), at)
    }

    /// A seat is unsure: a decision is taken only if the seat can take it back by itself. Where only bots play besides,
    /// nobody has to agree. What is not legal is refused when it is decided.
    pub(super) fn must_not_be_final(&self, seat: Seat, n: u64, choice: Choice<'_>) -> Result<(), AppError> {
        self.ask(seat)?;
        if !self.to_act().contains(seat) || !self.is_asked_since(seat, n) || self.voters(seat).is_empty() {
            return Ok(());
        }
        let index = match choice {
            Choice::Index(index) => Some(index).filter(|index| *index < self.table.legal_count(seat)),
            Choice::Action(action) => self.table.place_of(seat, action).ok(),
        };
        if index.is_some_and(|index| self.is_final(seat, index)) { Err(Code::Final.into()) } else { Ok(()) }
    }

    /// Whether a seat could not take this choice back by itself.
    pub(crate) fn is_final(&self, seat: Seat, index: usize) -> bool {
        !self.voters(seat).is_empty() && !self.table.could_take_back(seat, index)
    }

    /// Whether the seat is asked, and its legal list is the one it was after event `n`.
    fn is_asked_since(&self, seat: Seat, n: u64) -> bool {
        n <= self.n && self.asked[seat.index()].is_some_and(|(_, since)| n >= since)
    }

    fn take(&mut self, seat: Seat, n: u64, choice: Choice<'_>, at: u64) -> Result<TableEvent, AppError> {
        if !self.to_act().contains(seat) {
            let code = if self.is_over() { Code::AlreadyOver } else { Code::NotYourTurn };
            return Err(code.into());
        }
        let place = if self.is_asked_since(seat, n) {
            self.place(seat, None, choice)
        } else {
            let stale = || AppError::with(Code::Stale, format!("the last event is {}", self.n));
            let inputs = self.still_means(seat, n).ok_or_else(stale)?;
            self.place(seat, Some(inputs), choice)
        };
        let index = place.map_err(|error| self.not_taken(error, seat))?;
        self.table.decide(seat, index).map_err(|error| self.not_taken(error, seat))?;
        Ok(self.taken(at))
    }

    /// Where what is chosen stands in the seat's present list. An index may mean the list after only so many inputs.
    fn place(&self, seat: Seat, inputs: Option<usize>, choice: Choice<'_>) -> Result<usize, NotTaken> {
        match (choice, inputs) {
            (Choice::Action(action), _) => self.table.place_of(seat, action),
            (Choice::Index(index), None) => Ok(index),
            (Choice::Index(index), Some(inputs)) => self.table.overtaken(seat, inputs, index),
        }
    }

    /// Who comes late where sand runs is told by the game what happened meanwhile, not only that it is not his turn.
    fn late(&self, seat: Seat, n: u64, choice: Choice<'_>) -> Result<(), AppError> {
        let sand = self.table.in_real_time() || self.glass.is_some() || !self.run.is_empty();
        if !sand || self.stopped || seat.index() >= self.chairs.len() || self.to_act().contains(seat) {
            return Ok(());
        }
        // Who has acted since repeats himself; he is not late.
        let inputs = self.inputs_after(n).filter(|inputs| !self.has_acted_since(seat, *inputs));
        match inputs.map(|inputs| self.place(seat, Some(inputs), choice)) {
            Some(Err(error @ NotTaken::Refused(_))) => Err(self.not_taken(error, seat)),
            _ => Ok(()),
        }
    }

    /// In a game in real time others act while a decision is on its way. It still means what it meant when it was made, if
    /// the seat has not acted since: after how many inputs that was.
    fn still_means(&self, seat: Seat, n: u64) -> Option<usize> {
        let inputs = self.inputs_after(n).filter(|_| self.table.in_real_time())?;
        (!self.has_acted_since(seat, inputs)).then_some(inputs)
    }

    fn has_acted_since(&self, seat: Seat, inputs: usize) -> bool {
        (inputs + 1..=self.table.inputs()).any(|n| self.table.decided(n) == Some(seat))
    }

    /// A seat takes its last decision back, or asks to.
    ///
    /// # Errors
    /// If there is nothing, or the number is stale.
    pub(crate) fn undo(&mut self, seat: Seat, n: u64, at: u64) -> Result<TableEvent, AppError> {
        self.present(seat, n)?;
        let (free, inputs) = match self.undo_face(seat) {
            UndoFace::No => return Err(Code::NothingToUndo.into()),
            // What looked free at a glance is looked at closely now.
            UndoFace::Free if self.table.can_undo(seat) => (true, self.table.inputs() - 1),
            // Against bots nobody would have to agree; but what happened at the same time is not undone for nothing.
            UndoFace::Free | UndoFace::Ask if self.table.in_real_time() && self.voters(seat).is_empty() => {
                return Err(Code::NothingToUndo.into());
            }
            UndoFace::Free | UndoFace::Ask => (false, self.last_decision(seat).ok_or(Code::NothingToUndo)? - 1),
        };
        let what = TakenBack { seat, inputs };
        if free || self.voters(seat).is_empty() {
            return self.take_back(what, at);
        }
        Ok(self.happens(TableEvent::UndoAsked(what), at))
    }

    /// A seat answers one that asks to take a decision back. The last one to agree takes it back.
    ///
    /// # Errors
    /// If nobody asks, or not this seat.
    pub(crate) fn answer(&mut self, seat: Seat, n: u64, agreed: bool, at: u64) -> Result<Vec<TableEvent>, AppError> {
        self.ask(seat)?;
        let vote = self.vote.clone().filter(|vote| vote.n == n).ok_or(Code::NoVote)?;
        if !self.waiting(&vote).contains(seat) {
            return Err(Code::NoVote.into());
        }
        let answered = self.happens(TableEvent::UndoAnswered(UndoAnswered { seat, agreed }), at);
        let mut happened = vec![answered];
        if let Some(vote) = self.vote.clone().filter(|vote| self.waiting(vote).is_empty()) {
            happened.push(self.take_back(vote.what, at)?);
        }
        Ok(happened)
    }

    pub(super) fn take_back(&mut self, what: TakenBack, at: u64) -> Result<TableEvent, AppError> {
        self.table.take_back(what.inputs).map_err(|_| Code::NothingToUndo)?;
        Ok(self.happens(TableEvent::TakenBack(what), at))
    }

    /// A seat plays again what it took back.
    ///
    /// # Errors
    /// If there is nothing, or the number is stale.
    pub(crate) fn redo(&mut self, seat: Seat, n: u64, at: u64) -> Result<TableEvent, AppError> {
        self.present(seat, n)?;
        self.table.redo(seat).map_err(|_| Code::NothingToUndo)?;
        Ok(self.taken(at))
    }

    /// A player gives up. If the others cannot or need not go on, the game is stopped.
    ///
    /// # Errors
    /// If the player has done so before.
    pub(crate) fn resign(&mut self, seat: Seat, at: u64) -> Result<Vec<TableEvent>, AppError> {
        self.ask(seat)?;
        if self.chairs[seat.index()].resigned {
            return Err(AppError::with(Code::AlreadyOver, "this seat has given up"));
        }
        let mut happened = vec![self.happens(TableEvent::Resigned { seat }, at)];
        let going_on = || self.chairs.iter().filter(|chair| !chair.resigned);
        if going_on().count() < 2 || !going_on().any(|chair| chair.guest.is_some()) {
            happened.push(self.happens(TableEvent::Stopped, at));
        }
        Ok(happened)
    }

    /// A bot stands in for a person.
    ///
    /// # Errors
    /// If a bot plays the seat already.
    pub(crate) fn take_over(&mut self, seat: Seat, why: Why, at: u64) -> Result<TableEvent, AppError> {
        self.ask(seat)?;
        if !self.chairs[seat.index()].is_played_by_person() {
            return Err(Code::BotPlays.into());
        }
        Ok(self.stand_in(seat, why, at))
    }

    pub(super) fn stand_in(&mut self, seat: Seat, why: Why, at: u64) -> TableEvent {
        self.happens(TableEvent::TookOver(TookOver { seat, bot: STAND_IN.name().to_owned(), why }), at)
    }

    /// A person plays the seat again.
    ///
    /// # Errors
    /// If no bot stands in, or the player gave up.
    pub(crate) fn hand_back(&mut self, seat: Seat, at: u64) -> Result<TableEvent, AppError> {
        self.ask(seat)?;
        let chair = &self.chairs[seat.index()];
        if chair.resigned || chair.bot.is_none() {
            return Err(Code::NotAway.into());
        }
        Ok(self.happens(TableEvent::HandedBack { seat }, at))
    }

    /// The seat exists and the game runs.
    pub(super) fn ask(&self, seat: Seat) -> Result<(), AppError> {
        if seat.index() >= self.chairs.len() {
            return Err(Code::NoSuchSeat.into());
        }
        if self.is_over() { Err(Code::AlreadyOver.into()) } else { Ok(()) }
    }

    /// A person at the seat speaks of the present.
    pub(super) fn present(&self, seat: Seat, n: u64) -> Result<(), AppError> {
        self.ask(seat)?;
        if self.chairs[seat.index()].bot.is_some() {
            return Err(Code::BotPlays.into());
        }
        if n != self.n {
            return Err(AppError::with(Code::Stale, format!("the last event is {}", self.n)));
        }
        Ok(())
    }

    pub(super) fn not_taken(&self, error: NotTaken, seat: Seat) -> AppError {
        match error {
            NotTaken::NoSuchIndex { legal } => AppError::with(Code::NoSuchAction, format!("{legal} actions are legal")),
            NotTaken::Refused(refusal) => {
                let said = Lang::ALL.map(|lang| self.table.say_refusal(&refusal, lang, seat));
                AppError { rule: Some((refusal.rule.into(), said)), ..Code::Refused.into() }
            }
            NotTaken::NoAction { reason } => AppError::with(Code::NoSuchAction, reason),
            NotTaken::NoSuchTimer | NotTaken::NothingToUndo => Code::Internal.into(),
        }
    }
}
