//! Turning over tiles in the discards.

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{Action, Event, Figures, Position};

use super::{Course, Referee, RulesView, Ruling, demand, lay::show, number};

/// `[turnover.any]`
#[inline]
pub(super) fn answers(figures: &Figures, p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    if p.free_hand(seat).is_some() {
        p.everybody().for_each(|whose| answers_in(figures, p, whose, each));
    }
}

/// Each tile of one discard.
#[inline]
pub(super) fn answers_in(figures: &Figures, p: &Position, whose: Seat, each: &mut impl FnMut(Action)) {
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
}

impl Referee<'_> {
    /// `[turnover.any]`
    pub(super) fn turn_over(&mut self, seat: Seat, whose: Seat, place: u8) {
        self.turn_one(seat, whose, place);
        self.acted(seat, Course::Same);
        self.p.explored = self.exploring(whose);
    }

    pub(super) fn turn_one(&mut self, seat: Seat, whose: Seat, place: u8) {
        let figures = self.figures;
        let Some(lying) = self.p.discards.get_mut(whose, place) else { return };
        let from = lying.face;
        show(figures, lying, lying.up.other());
        let to = lying.face;
        self.log.all(|| Event::TurnsOver { seat, whose, from, to });
    }
}

/// No tile lies at this place of a discard.
pub(super) fn nothing_there(rule: &'static str, place: u8) -> Refusal {
    Refusal::because(rule, Phrase::new("why-nothing-there").number("place", i64::from(place) + 1))
}
