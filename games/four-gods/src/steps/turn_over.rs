//! Turning over tiles in the discards.

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{Action, Event, Figures, Position};

use super::{Course, Referee, RulesView, Ruling, demand, lay::show, number};

/// `[turn.off]`
pub(super) fn question_off_turn(p: &Position) -> Phrase {
    Phrase::new("ask-off-turn").seat("who", p.turn)
}

/// `[turnover.any]`
#[inline]
pub(super) fn answers(figures: &Figures, p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    if p.free_hand(seat).is_some() {
        p.everybody().for_each(|whose| answers_in(figures, p, whose, each));
    }
}

/// Off turn, only the own ones. `[turn.off]`
pub(super) fn answers_off_turn(figures: &Figures, p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    if p.explored != Some(seat) {
        answers_in(figures, p, seat, each);
    }
}

#[inline]
fn answers_in(figures: &Figures, p: &Position, whose: Seat, each: &mut impl FnMut(Action)) {
    let mut filled = p.discards.filled(whose);
    while filled != 0 {
        let place = filled.trailing_zeros() as u8;
        each(Action::TurnOver { seat: whose, place, tile: number(figures, p.discards.get(whose, place)) });
        filled &= filled - 1;
    }
}

impl RulesView<'_> {
    /// `[turnover.any] [turnover.hand]`
    pub(super) fn may_turn_over(self, seat: Seat, whose: Seat, place: u8, tile: Option<u16>) -> Ruling {
        demand(self.p.free_hand(seat).is_some(), || Refusal::new("turnover.hand", "why-no-free-hand"))?;
        self.lies_there(whose, place, tile, "turnover.any")
    }

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
    /// `[turnover.any]`
    pub(super) fn turn_over(&mut self, seat: Seat, whose: Seat, place: u8) {
        self.turn_one(seat, whose, place);
        self.acted(seat, Course::Same);
        self.p.explored = self.exploring(whose);
    }

    /// `[turn.off]`
    pub(super) fn turn_over_off_turn(&mut self, seat: Seat, place: u8) {
        self.turn_one(seat, seat, place);
        self.p.acts += 1;
        self.bound();
    }

    fn turn_one(&mut self, seat: Seat, whose: Seat, place: u8) {
        let figures = self.figures;
        let Some(lying) = self.p.discards.get_mut(whose, place) else { return };
        let from = lying.face;
        show(figures, lying, lying.up.other());
        let to = lying.face;
        self.log.all(|| Event::TurnsOver { seat, whose, from, to });
    }

    /// Who has to keep his hands off his discard now. `[turn.off]`
    pub(super) fn exploring(&self, whose: Seat) -> Option<Seat> {
        (self.p.house.turns && whose != self.p.turn).then_some(whose)
    }
}

/// No tile lies at this place of a discard.
pub(super) fn nothing_there(rule: &'static str, place: u8) -> Refusal {
    Refusal::because(rule, Phrase::new("why-nothing-there").number("place", i64::from(place) + 1))
}
