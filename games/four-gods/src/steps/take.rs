//! Taking tiles from the discards.

use cenacle_table::{Audience, Refusal, Seat, Seats};

use crate::{Action, Event, Figures, Held, Lying, Position};

use super::{Course, Referee, RulesView, Ruling, demand, number};

/// `[take.any]`
#[inline]
pub(super) fn answers(figures: &Figures, p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    if p.free_hand(seat).is_none() {
        return;
    }
    for whose in p.everybody() {
        let mut filled = p.discards.filled(whose);
        while filled != 0 {
            let place = filled.trailing_zeros() as u8;
            each(Action::Take { seat: whose, place, tile: number(figures, p.discards.get(whose, place)) });
            filled &= filled - 1;
        }
    }
}

impl RulesView<'_> {
    /// `[take.any] [take.hand]`
    pub(super) fn may_take(self, seat: Seat, whose: Seat, place: u8, tile: Option<u16>) -> Ruling {
        demand(self.p.free_hand(seat).is_some(), || Refusal::new("take.hand", "why-no-free-hand"))?;
        self.lies_there(whose, place, tile, "take.any")
    }
}

impl Referee<'_> {
    /// `[take.any]`
    pub(super) fn take(&mut self, seat: Seat, whose: Seat, place: u8) {
        let Some(hand) = self.p.free_hand(seat) else { return };
        let Some(mut lying) = self.p.discards.take(whose, place) else { return };
        let knew = lying.seen.contains(seat);
        lying.seen = lying.seen.with(seat);
        self.p.hands[seat.index()][hand as usize] = Some(Held { lying, from: Some(whose) });
        self.log.all(|| Event::Takes { seat, whose, face: lying.face });
        if !knew {
            let Lying { tile, up, face, .. } = lying;
            let figures = self.figures;
            let reverse = || Event::Reverse { seat, face, reverse: figures.face(tile, up.other()) };
            self.log.push(Audience::Only(Seats::only(seat)), reverse);
        }
        self.acted(seat, Course::Same);
        self.p.explored = self.exploring(whose);
    }
}
