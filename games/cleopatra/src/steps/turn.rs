//! The turn: how it ends, passes on, and goes on after a character or an offering.

use crate::{Event, Step};

use super::{Referee, Ruling};

impl Referee<'_> {
    /// `[turn.end]`
    pub(super) fn end_turn(&mut self) -> Ruling {
        self.at(Step::End)?;
        self.leave_turn();
        Ok(())
    }

    /// The turn has come to its end; its player is asked while he holds a card, so that nobody learns who holds a
    /// character. `[turn.end]`
    pub(super) fn come_to_end(&mut self) {
        self.p.step = Step::End;
        if self.p.hand().is_empty() {
            self.leave_turn();
        }
    }

    fn leave_turn(&mut self) {
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
            Step::Limit if self.p.hand().len() <= self.figures.hand_limit => self.after_limit(),
            back => self.p.step = back,
        }
    }
}
