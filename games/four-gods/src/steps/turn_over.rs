//! Turning over tiles in the discards.

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{Action, Event, Position};

use super::{Course, Referee, Ruling, demand, lay::show};

/// `[turnover.any]`
#[inline]
pub(super) fn legal(p: &Position, seat: Seat, out: &mut Vec<Action>) {
    if p.free_hand(seat).is_some() {
        p.everybody().for_each(|whose| legal_in(p, whose, out));
    }
}

/// Off turn, only the own ones. `[turn.off]`
pub(super) fn legal_off_turn(p: &Position, seat: Seat, out: &mut Vec<Action>) {
    if p.explored != Some(seat) {
        legal_in(p, seat, out);
    }
}

#[inline]
fn legal_in(p: &Position, whose: Seat, out: &mut Vec<Action>) {
    let mut filled = p.discards.filled(whose);
    while filled != 0 {
        out.push(Action::TurnOver { seat: whose, place: filled.trailing_zeros() as u8 });
        filled &= filled - 1;
    }
}

impl Referee<'_> {
    /// `[turnover.any] [turnover.hand]`
    pub(super) fn turn_over(&mut self, seat: Seat, whose: Seat, place: u8) -> Ruling {
        demand(self.p.free_hand(seat).is_some(), || Refusal::new("turnover.hand", "why-no-free-hand"))?;
        self.turn_one(seat, whose, place)?;
        self.acted(seat, Course::Same);
        self.p.explored = self.exploring(whose);
        Ok(())
    }

    /// `[turn.off]`
    pub(super) fn turn_over_off_turn(&mut self, seat: Seat, place: u8) -> Ruling {
        self.turn_one(seat, seat, place)?;
        self.p.acts += 1;
        self.bound();
        Ok(())
    }

    fn turn_one(&mut self, seat: Seat, whose: Seat, place: u8) -> Ruling {
        let figures = self.figures;
        let Some(lying) = self.p.discards.get_mut(whose, place) else {
            return Err(nothing_there("turnover.any", place));
        };
        let from = lying.face;
        show(figures, lying, lying.up.other());
        let to = lying.face;
        self.log.all(|| Event::TurnsOver { seat, whose, from, to });
        Ok(())
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
