//! Cards that are drawn, discarded, taken and given.

use cenacle_table::{Audience, Observers, Pile, Seat, Seats};

use crate::{Event, FACES, Face, Guard, MAX_CARDS, Position};

use super::Referee;

/// The cards of a hand, one by one.
pub(crate) fn list(p: &Position, seat: Seat) -> Vec<Face> {
    let counts = p.hand(seat).counts();
    let cards = |face: usize| std::iter::repeat_n(Face(face as u8), counts[face].into());
    (0..FACES).flat_map(cards).collect()
}

impl Referee<'_> {
    /// Cards come from the pile, from the shuffled discards, or not at all. `[round.fill] [card.pile]`
    pub(super) fn draw(&mut self, seat: Seat, count: u8) {
        if count == 0 {
            return;
        }
        let open = self.rules().open();
        let mut drawn: Pile<Face, MAX_CARDS> = Pile::new();
        for _ in 0..count {
            let Some((face, seen)) = self.take_top() else { break };
            let eyes = if open { Observers::ALL } else { knowers(seat, seen) };
            self.p.hands[seat.index()].gain(face.index(), eyes);
            drawn.push(face);
        }
        if drawn.is_empty() {
            return;
        }
        // A hand has no order, so what is told has none either.
        let cards = || {
            let mut cards = drawn.to_vec();
            cards.sort_unstable();
            Event::Draws { seat, cards }
        };
        if open {
            self.log.all(cards);
        } else {
            self.log.split(seat, cards, || Event::DrawsSome { seat, count: drawn.len() as u8 });
        }
    }

    /// The top card of the pile and who knows it.
    #[inline]
    pub(super) fn take_top(&mut self) -> Option<(Face, u8)> {
        if self.p.pile.is_empty() {
            self.shuffle_discards();
        }
        let p = &mut *self.p;
        let top = p.pile.pop()?;
        p.under = p.under.min(p.pile.len() as u8);
        Some((top, p.seen.pop().unwrap_or(0)))
    }

    /// The discards become the pile; without any there is none. `[card.pile]`
    #[cold]
    fn shuffle_discards(&mut self) {
        let p = &mut *self.p;
        if p.discard.is_empty() {
            return;
        }
        p.pile = p.discard;
        p.stock = p.discard;
        p.under = 0;
        p.discard.clear();
        p.pile.shuffle(self.chance);
        p.seen = (0..p.pile.len()).map(|_| 0).collect();
        self.log.all(|| Event::Shuffled);
    }

    /// Puts a card under the pile, known to one seat.
    pub(super) fn put_under(&mut self, face: Face, known: Seat) {
        self.p.pile.push_under(face);
        self.p.seen.push_under(1 << known.index());
        self.p.under += 1;
    }

    /// A card leaves a hand openly.
    pub(super) fn discard_one(&mut self, seat: Seat, face: Face) {
        self.p.hands[seat.index()].lose(face.index());
        self.p.discard.push(face);
        self.log.all(|| Event::Discards { seat, cards: vec![face] });
    }

    pub(super) fn discard_hand(&mut self, seat: Seat) {
        if self.p.hand(seat).is_empty() {
            return;
        }
        let p = &mut *self.p;
        self.log.all(|| Event::Discards { seat, cards: list(p, seat) });
        let discard = &mut p.discard;
        p.hands[seat.index()].empty(|face| discard.push(Face(face as u8)));
    }

    /// A defence card is played and discarded.
    pub(super) fn play_guard(&mut self, seat: Seat, guard: Guard) {
        let face = self.f.guard(guard);
        self.p.hands[seat.index()].lose(face.index());
        self.p.discard.push(face);
    }

    /// One card of a hand by chance.
    pub(super) fn random_card(&mut self, seat: Seat) -> Option<Face> {
        let hand = self.p.hand(seat);
        if hand.is_empty() {
            return None;
        }
        let mut at = self.chance.below(hand.len() as u32);
        for (face, count) in hand.counts().iter().enumerate() {
            if at < u32::from(*count) {
                return Some(Face(face as u8));
            }
            at -= u32::from(*count);
        }
        None
    }

    /// A card goes from one hand to another; both see which.
    pub(super) fn hand_over(&mut self, from: Seat, to: Seat, face: Face) {
        self.give_up(from, to, face);
        self.receive(from, to, face);
    }

    /// A card leaves a hand for another.
    pub(super) fn give_up(&mut self, from: Seat, to: Seat, face: Face) {
        if self.rules().open() {
            self.p.hands[from.index()].lose(face.index());
        } else {
            self.p.hands[from.index()].lose_unseen(face.index(), Observers::of(from).and(to));
        }
    }

    /// It comes there.
    pub(super) fn receive(&mut self, from: Seat, to: Seat, face: Face) {
        let open = self.rules().open();
        let eyes = if open { Observers::ALL } else { Observers::of(from).and(to) };
        self.p.hands[to.index()].gain(face.index(), eyes);
        let event = || Event::Hands { from, to, card: face };
        if open {
            self.log.all(event);
        } else {
            let seats = Seats::only(from).with(to);
            self.log.push(Audience::Only(seats), event);
            self.log.push(Audience::Except(seats), || Event::HandsSome { from, to });
        }
    }
}

/// Who sees a card that a seat draws: itself, and who had seen it in the pile.
#[inline]
fn knowers(seat: Seat, seen: u8) -> Observers {
    if seen == 0 {
        return Observers::of(seat);
    }
    (0..8).filter(|index| seen & 1 << index != 0).fold(Observers::of(seat), |eyes, index| eyes.and(Seat::new(index)))
}

impl Referee<'_> {
    /// `[found.hand]`
    pub(crate) fn draw_first(&mut self, seat: Seat) {
        self.draw(seat, self.f.hand);
    }
}
