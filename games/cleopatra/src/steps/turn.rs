//! The turn: how it ends, passes on, and goes on after a character or an offering.

use cenacle_table::Phrase;

use crate::{Event, Step};

use super::{Referee, characters};

/// `[turn.end]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-end")
}

impl Referee<'_> {
    /// The turn has come to its end; its player is asked while he may hold a character for all that others know.
    /// `[turn.end]`
    pub(super) fn come_to_end(&mut self) {
        self.p.step = Step::End;
        if self.nothing_to_call() {
            self.leave_turn();
        }
    }

    /// Whether there is no character to call, and nobody learns anything from not being asked. `[turn.end]`
    pub(super) fn nothing_to_call(&self) -> bool {
        // rules 1: asked whenever he holds a card at all.
        self.p.hand().is_empty()
            || (self.figures.rules >= 2 && self.p.is_open_book() && !characters::any(self.figures, self.p))
    }

    /// `[turn.end]`
    pub(super) fn leave_turn(&mut self) {
        // [hand.every-turn]
        if self.p.house.every_turn && self.p.hand().len() > self.figures.hand_limit {
            self.p.step = Step::Limit;
        } else {
            self.pass_turn();
        }
    }

    pub(super) fn pass_turn(&mut self) {
        let p = &mut *self.p;
        p.idle = if p.visit == 0 { p.idle + 1 } else { 0 };
        p.visit = 0;
        p.played = [0; 6];
        p.turn = p.turn.next(p.players.into());
        p.turns = p.turns.saturating_add(1);
        // [end.patience]
        if p.idle >= self.figures.patience * u16::from(p.players) {
            return self.finish_game(Step::Abandoned);
        }
        p.step = Step::Start;
        let seat = p.turn;
        self.log.all(|| Event::Turn { seat });
    }

    /// Goes on where a character or an offering broke in.
    pub(super) fn resume(&mut self) {
        match self.p.back {
            Step::End => self.come_to_end(),
            Step::Quarry => self.come_to_quarry(),
            Step::Taken => self.come_to_refill(),
            Step::Limit | Step::Discarding if self.p.hand().len() <= self.figures.hand_limit => self.after_limit(),
            back => self.p.step = back,
        }
    }
}
