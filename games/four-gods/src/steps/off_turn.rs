//! What somebody may do who is not on turn: turn over tiles of his own discard.

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{Action, Figures, Position};

use super::{Referee, RulesView, Ruling, demand, turn_over};

/// `[turn.off]`
pub(super) fn question(p: &Position) -> Phrase {
    Phrase::new("ask-off-turn").seat("who", p.turn)
}

/// Only the own ones. `[turn.off]`
pub(super) fn answers(figures: &Figures, p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    if p.explored != Some(seat) {
        turn_over::answers_in(figures, p, seat, each);
    }
}

impl RulesView<'_> {
    /// `[turn.off]`
    pub(super) fn may_act_off_turn(self, seat: Seat, action: Action) -> Ruling {
        let turn = self.p.turn;
        match action {
            Action::TurnOver { seat: whose, place, tile } if whose == seat => {
                let hands_off = || Refusal::because("turn.off", Phrase::new("why-hands-off").seat("who", turn));
                demand(self.p.explored != Some(seat), hands_off)?;
                self.lies_there(seat, place, tile, "turnover.any")
            }
            // Who was on turn a moment ago comes too late. [time.late]
            _ if self.p.ran_out && seat.next(self.p.players.into()) == turn => {
                Err(Refusal::because("turn.glass", Phrase::new("why-glass-out").seat("who", turn)))
            }
            _ => Err(Refusal::because("turn.off", Phrase::new("why-not-your-turn").seat("who", turn))),
        }
    }
}

impl Referee<'_> {
    /// `[turn.off]`
    pub(super) fn turn_over_off_turn(&mut self, seat: Seat, place: u8) {
        self.turn_one(seat, seat, place);
        self.p.acts += 1;
        self.bound();
    }

    /// Who has to keep his hands off his discard now. `[turn.off]`
    pub(super) fn exploring(&self, whose: Seat) -> Option<Seat> {
        (self.p.house.turns && whose != self.p.turn).then_some(whose)
    }
}
