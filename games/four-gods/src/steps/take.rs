//! Taking tiles from the discards.

use cenacle_table::{Audience, Refusal, Seat, Seats};

use crate::{Action, Event, Held, Lying, Position};

use super::{Course, Referee, Ruling, turn_over::nothing_there};

/// `[take.any]`
#[inline]
pub(super) fn legal(p: &Position, seat: Seat, out: &mut Vec<Action>) {
    if p.free_hand(seat).is_none() {
        return;
    }
    for whose in p.everybody() {
        let mut filled = p.discards.filled(whose);
        while filled != 0 {
            out.push(Action::Take { seat: whose, place: filled.trailing_zeros() as u8 });
            filled &= filled - 1;
        }
    }
}

impl Referee<'_> {
    /// `[take.any] [take.hand]`
    pub(super) fn take(&mut self, seat: Seat, whose: Seat, place: u8) -> Ruling {
        let Some(hand) = self.p.free_hand(seat) else {
            return Err(Refusal::new("take.hand", "why-no-free-hand"));
        };
        let Some(mut lying) = self.p.discards.take(whose, place) else {
            return Err(nothing_there("take.any", place));
        };
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
        Ok(())
    }
}
