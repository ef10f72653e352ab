//! Passing, turns, sand-glasses, and how the game comes to its end.

use cenacle_table::{Phrase, Refusal, Seat, Seats, Timer, TimerId};

use crate::{
    Action, Event, Figures, Hand, Position,
    position::{End, Phase},
    score,
};

use super::{Referee, RulesView, Ruling, demand};

/// One of all acts, until the time is over: it names the one that comes next. Only what the seat has decides its words, so that nobody else's
/// act changes them. `[time.together] [turn.glass]`
pub(super) fn question(p: &Position, seat: Seat) -> Phrase {
    let when = match (p.house.turns, p.phase) {
        (false, Phase::Building) => "when-together",
        (false, _) => "when-together-last",
        (true, Phase::Building) => "when-turn",
        (true, _) => "when-turn-last",
    };
    let godless = p.may_choose_god(seat) && p.colours_of(seat).next().is_none();
    let what = match p.empty_handed(seat) {
        false if godless => "what-lay-or-choose",
        false => "what-lay",
        true if p.in_bag() == 0 || p.discards.is_full(seat) => "what-take",
        true if godless => "what-choose-or-draw",
        true => "what-draw",
    };
    Phrase::new("ask-act").word("when", when).word("what", what)
}

/// `[pass.flag] [turn.end]`
#[inline]
pub(super) fn answers(p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    if p.house.turns {
        each(Action::EndTurn);
    } else if !p.flags.contains(seat) {
        each(Action::Pass);
    }
}

/// The sand-glass that runs: of a turn, of the last minutes, or of everybody's patience.
#[inline]
pub(crate) fn timer(figures: &Figures, p: &Position) -> Option<Timer> {
    let millis = match (p.phase, p.house.turns) {
        (Phase::Over(_) | Phase::Gathering, _) => return None,
        _ if p.house.counted || p.house.sand == 0 => return None,
        (_, true) => figures.glass,
        (Phase::Building, false) => patience(figures, p)?,
        (Phase::Last(_), false) => figures.glass * u32::from(p.players),
    };
    let seats = if p.house.turns { Seats::only(p.turn) } else { p.everybody() };
    Some(Timer { id: TimerId(p.glass), millis: millis * u32::from(p.house.sand), seats })
}

/// How long everybody is patient: not before all have begun, and the last seconds come after a warning. `[end.quiet]`
fn patience(figures: &Figures, p: &Position) -> Option<u32> {
    match (figures.rules, p.warned) {
        // Rules 1: from the first moment on, and without a warning.
        (1, _) => Some(figures.quiet),
        _ if p.begun != p.everybody() => None,
        (_, false) => Some(figures.quiet - figures.warning),
        (_, true) => Some(figures.warning),
    }
}

/// The refusal of who comes when all is over: says what ended it. `[time.late]`
pub(super) fn too_late(p: &Position, end: End) -> Refusal {
    let (rule, key) = match end {
        End::World | End::Bag if p.house.turns => ("end.last-turns", "why-over-turns"),
        End::World | End::Bag if p.house.sand == 0 => ("end.pass", "why-over-pass"),
        End::World | End::Bag => ("end.last-glass", "why-over-glass"),
        End::Pass => ("end.pass", "why-over-pass"),
        End::Quiet => ("end.quiet", "why-over-quiet"),
        End::Bound => ("end.bound", "why-over-bound"),
    };
    Refusal::new(rule, key)
}

/// Why a game ended, as its outcome names it.
pub(crate) const fn end_reason(end: End) -> &'static str {
    match end {
        End::World => "world",
        End::Bag => "bag",
        End::Pass => "pass",
        End::Quiet => "quiet",
        End::Bound => "bound",
    }
}

impl RulesView<'_> {
    /// `[pass.flag]`
    pub(super) fn may_pass(self, seat: Seat) -> Ruling {
        demand(!self.p.house.turns, || Refusal::new("turn.end", "why-end-turn-instead"))?;
        demand(!self.p.flags.contains(seat), || Refusal::new("pass.flag", "why-passed"))
    }

    /// `[turn.end]`
    pub(super) fn may_end_turn(self) -> Ruling {
        demand(self.p.house.turns, || Refusal::new("pass.flag", "why-pass-instead"))
    }
}

impl Referee<'_> {
    /// `[pass.flag]`
    pub(super) fn pass(&mut self, seat: Seat) {
        self.p.flags = self.p.flags.with(seat);
        self.has_begun(seat);
        self.log.all(|| Event::Passes { seat });
        if self.p.flags == self.p.everybody() {
            self.finish(End::Pass);
        }
    }

    /// `[turn.end]`
    pub(super) fn end_turn_early(&mut self, seat: Seat) {
        if !self.p.acted {
            self.log.all(|| Event::PassesTurn { seat });
        }
        if self.figures.rules >= 3 {
            self.has_begun(seat);
        }
        self.p.ran_out = false;
        self.end_turn();
    }

    /// A sand-glass is empty. `[turn.glass] [end.last-glass] [end.quiet]`
    pub(crate) fn expire(&mut self, timer: TimerId) {
        if self.p.is_over() || timer.0 != self.p.glass {
            return;
        }
        if self.p.house.turns {
            let seat = self.p.turn;
            self.log.all(|| Event::GlassOut { seat });
            self.p.ran_out = self.figures.rules >= 2;
            self.end_turn();
        } else if let Phase::Last(end) = self.p.phase {
            self.finish(end);
        } else if self.figures.rules >= 2 && !self.p.warned {
            self.p.warned = true;
            self.p.glass += 1;
            let seconds = self.figures.warning / 1000 * u32::from(self.p.house.sand);
            self.log.all(|| Event::QuietSoon { seconds });
        } else {
            self.quiet();
        }
    }

    /// Nothing came forward for too long. `[end.quiet]`
    fn quiet(&mut self) {
        self.log.all(|| Event::Quiet);
        // Rules 1: as if everybody had passed.
        self.finish(if self.figures.rules >= 2 { End::Quiet } else { End::Pass });
    }

    /// Where acts are counted, an act takes its time; when a glass would be empty, the turn is over. `turn` is the glass it
    /// began in. `[mode.glass]`
    #[inline]
    pub(super) fn count_act(&mut self, turn: u16, action: Action) {
        if !self.p.house.counted || self.p.glass != turn || self.p.is_over() {
            return;
        }
        self.p.spent += self.figures.pace_of(action);
        if self.p.spent >= self.figures.glass {
            let seat = self.p.turn;
            self.log.all(|| Event::ActsOut { seat });
            self.p.ran_out = true;
            self.end_turn();
        }
    }

    /// What is in hand goes to the discard, and the next player turns the glass. `[turn.hands]`
    fn end_turn(&mut self) {
        let seat = self.p.turn;
        for hand in Hand::BOTH {
            if let Some(held) = self.p.hands[seat.index()][hand as usize].take() {
                self.put_down(seat, held);
            }
        }
        let players = self.p.players;
        let quiet_turns = self.figures.quiet_rounds.saturating_mul(players);
        let p = &mut *self.p;
        // A glass says nothing of who has not begun, so that nobody's game ends before he has. [pass.turn] [end.quiet]
        // Rules 2: it was a pass.
        let counts = self.figures.rules < 3 || !p.ran_out || p.begun.contains(seat);
        p.passes = if p.acted || !counts { 0 } else { p.passes + 1 };
        p.quiet = if p.stirred || !counts { 0 } else { p.quiet.saturating_add(1) };
        p.acts += u16::from(!counts);
        p.acted = false;
        p.stirred = false;
        p.explored = None;
        p.spent = 0;
        p.glass += 1;
        p.turns_left = p.turns_left.saturating_sub(1);
        match p.phase {
            // [pass.turn]
            _ if p.passes >= players => self.finish(End::Pass),
            _ if p.acts >= self.figures.most_acts => self.finish(End::Bound),
            Phase::Last(end) if p.turns_left == 0 => self.finish(end),
            Phase::Building if p.quiet >= quiet_turns => self.quiet(),
            _ => {
                let next = seat.next(players.into());
                self.p.turn = next;
                self.log.all(|| Event::Turn { seat: next });
            }
        }
    }

    /// Something came forward: patience begins anew. `[end.quiet]`
    #[inline]
    pub(super) fn turn_quiet_glass(&mut self) {
        if !self.p.house.turns && self.p.phase == Phase::Building {
            self.p.glass += 1;
            self.p.warned = false;
        }
    }

    /// `[end.world]`
    #[inline]
    pub(super) fn look_at_the_world(&mut self) {
        if self.p.world.empty() == 0 {
            self.end_is_near(End::World);
        }
    }

    /// The last sand-glass, or the last turns. `[end.last-glass] [end.last-turns]`
    pub(super) fn end_is_near(&mut self, end: End) {
        let p = &mut *self.p;
        if p.phase != Phase::Building {
            return;
        }
        p.phase = Phase::Last(end);
        let seconds = if p.house.turns {
            // The running turn, and one more for everybody, so that who brought the end about is the last.
            p.turns_left = p.players + 1;
            None
        } else {
            p.glass += 1;
            Some(self.figures.glass / 1000 * u32::from(p.players) * u32::from(p.house.sand))
        };
        self.log.all(|| Event::Near { end, seconds });
    }

    /// `[end.bound]`
    #[inline]
    pub(super) fn bound(&mut self) {
        if self.p.acts >= self.figures.most_acts && !self.p.is_over() {
            self.finish(End::Bound);
        }
    }

    /// It is over: secret gods are shown, and the count begins. `[end.count]`
    pub(super) fn finish(&mut self, end: End) {
        self.settle_all();
        // Who passes in the last minutes only cuts them short.
        let end = match (self.p.phase, end) {
            (Phase::Last(first), End::Pass | End::Quiet) => first,
            _ => end,
        };
        self.p.phase = Phase::Over(end);
        self.log.all(|| Event::Over { end });
        let p = &*self.p;
        if p.house.secret {
            for (seat, colour) in p.everybody().flat_map(|seat| p.colours_of(seat).map(move |colour| (seat, colour))) {
                if let Some(god) = p.cult(colour).god {
                    self.log.all(|| Event::Reveals { seat, colour, god });
                }
            }
        }
        if let Some(outcome) = score::outcome(self.figures, p) {
            for seat in outcome.winners {
                let [score, higher] = score::markers(p, &score::count(self.figures, p), seat);
                let higher = (p.house.gods == 2).then_some(higher);
                self.log.all(|| Event::Wins { seat, score, higher });
            }
        }
    }
}
