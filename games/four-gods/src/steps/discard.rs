//! Putting a tile down.

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{Action, Event, Hand, Held, Position, Side, tile::EVERYBODY};

use super::{Course, Referee, RulesView, Ruling, demand, lay::show};

/// `[discard.put]`
#[inline]
pub(super) fn answers(p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    for hand in Hand::BOTH.into_iter().filter(|hand| p.held(seat, *hand).is_some()) {
        Side::BOTH.into_iter().for_each(|side| each(Action::Discard { hand, side }));
    }
}

impl RulesView<'_> {
    /// `[discard.put]`
    pub(super) fn may_discard(self, seat: Seat, hand: Hand) -> Ruling {
        demand(self.p.held(seat, hand).is_some(), || Refusal::new("discard.put", "why-empty-hand"))
    }

    /// Who draws must have room in his discard. `[discard.limit]`
    pub(super) fn has_room(self, seat: Seat) -> Ruling {
        let limit = self.p.discards.limit();
        let saturated = || Refusal::because("discard.limit", Phrase::new("why-saturated").number("limit", limit));
        demand(!self.p.discards.is_full(seat), saturated)
    }
}

impl Referee<'_> {
    /// `[discard.put]`
    pub(super) fn discard(&mut self, seat: Seat, hand: Hand, side: Side) {
        let Some(mut held) = self.p.hands[seat.index()][hand as usize].take() else { return };
        self.p.holds[seat.index()] = None;
        show(self.figures, &mut held.lying, side);
        self.put_down(seat, held);
        self.acted(seat, Course::Same);
    }

    /// To the own discard; if that is full, to where it came from; if that is full as well, into the bag.
    /// `[discard.overflow]`
    pub(super) fn put_down(&mut self, seat: Seat, held: Held) {
        let Held { mut lying, from } = held;
        let p = &mut *self.p;
        let to = [Some(seat), from].into_iter().flatten().find(|to| !p.discards.is_full(*to));
        match to {
            Some(to) => {
                p.discards.put(to, lying);
            }
            None => {
                lying.seen = EVERYBODY;
                p.back.push(lying.tile);
            }
        }
        self.log.all(|| Event::Discards { seat, face: lying.face, to });
    }
}
