//! What one observer knows of one deck, and how it changes with what happens before his eyes.

use cenacle_table::Seat;

use crate::{Card, Cards, DECK, Deck};

use super::{
    PILED, Row, TOP,
    constraints::{JointConstraints, Lie, TooMany},
    hand,
};

/// Places as joint constraints count them.
const HANDS: u8 = 0b1_1111;
const TOP_PLACE: u8 = 1 << 5;
const DRAWN: u8 = 1 << 6;

/// What one observer knows of one deck.
pub(super) struct Observer<'a> {
    pub(super) deck: Deck,
    pub(super) row: &'a mut Row,
    pub(super) constraints: &'a mut JointConstraints,
}

impl Observer<'_> {
    /// Cards of which it is certain that they are in a hand, and not in doubt whether they were just drawn.
    fn certain(&self, seat: Seat) -> Cards {
        let there = |card: &Card| self.row[card.index()] == hand(seat) && self.constraints.find(*card).is_none();
        Cards::of(self.deck).filter(there).collect()
    }

    /// Cards of which it is known where they can be, but not how they hang together with others.
    pub(super) fn loose(&self, place: u8) -> Cards {
        let several = |known: u8| if known & known.wrapping_sub(1) != 0 { known } else { 0 };
        // There is mostly none: one look along the row tells.
        let deck = &self.row[DECK * self.deck as usize..][..DECK];
        if deck.iter().fold(0, |all, known| all | several(*known)) & place == 0 {
            return Cards::NONE;
        }
        let loose =
            |card: &Card| several(self.row[card.index()]) & place != 0 && self.constraints.find(*card).is_none();
        Cards::of(self.deck).filter(loose).collect()
    }

    /// What is the same in all worlds is certain; `chooser` has just drawn.
    pub(super) fn settle(&mut self, chooser: Option<Seat>) {
        let mut index = 0;
        while index < self.constraints.cards().len() {
            let card = self.constraints.cards()[index];
            let places = self.constraints.places(index);
            let drawn = chooser.filter(|_| places & DRAWN != 0).map_or(0, hand);
            let known = places & HANDS | (places & TOP_PLACE) << 1 | drawn;
            match known {
                // No world is left: only where what is imagined does not hang together. What each card is known by stays.
                0 => return self.forget(),
                TOP => self.row[card.index()] = PILED,
                known => self.row[card.index()] = known,
            }
            // A card just drawn is told apart from what else is in that hand until one has gone back.
            if known.count_ones() == 1 && places.count_ones() == 1 {
                self.constraints.remove(index);
            } else {
                index += 1;
            }
        }
    }

    /// There is no room for what hangs together.
    fn forget(&mut self) {
        *self.constraints = JointConstraints::NONE;
    }

    /// A card is seen to have been in a place, where `held` cards of the deck were.
    pub(super) fn shown(&mut self, card: Card, from: Lie, held: usize) {
        if !self.constraints.is_empty() {
            match (self.constraints.find(card), from) {
                (Some(index), _) => self.constraints.keep(|_, world| world.place(index) == from),
                (None, Lie::Hand(seat)) if self.row[card.index()] != hand(seat) => {
                    // It is one of those of which nothing was known: there was one.
                    let sure = self.certain(seat).len();
                    self.constraints.keep(|constraints, world| sure + constraints.count_at(world, from) < held);
                }
                (None, Lie::Hand(_) | Lie::Drawn) => {}
                (None, Lie::Top) => {
                    self.constraints.keep(|constraints, world| constraints.count_at(world, Lie::Top) == 0);
                }
            }
            self.settle(None);
        }
    }

    /// The top card goes into a hand, unseen.
    pub(super) fn top_taken(&mut self, card: Card, seat: Seat, chooses: bool) {
        let to = if chooses { Lie::Drawn } else { Lie::Hand(seat) };
        if self.row[card.index()] == PILED {
            self.row[card.index()] = hand(seat);
            return;
        }
        for card in self.loose(TOP) {
            let known = &mut self.row[card.index()];
            *known = *known & !TOP | hand(seat);
        }
        if !self.constraints.is_empty() {
            self.constraints.all_move(Lie::Top, to);
            self.settle(chooses.then_some(seat));
        }
    }

    /// One of `held` cards in the giver's hand goes to another, unseen.
    pub(super) fn given(&mut self, from: Seat, to: Seat, held: usize) {
        for card in self.loose(hand(from)) {
            self.row[card.index()] |= hand(to);
        }
        let sure = self.certain(from);
        if sure.is_empty() && self.constraints.is_empty() {
            return;
        }
        let (giver, receiver) = (Lie::Hand(from), Lie::Hand(to));
        let split = self
            .constraints
            .add(sure, giver)
            .and_then(|()| self.constraints.one_moves(giver, receiver, |known| known < held));
        self.split(split, sure, hand(from), hand(to));
    }

    /// One of the cards just drawn goes back on top, unseen.
    pub(super) fn put_back(&mut self, seat: Seat, drawn: Cards) {
        for card in self.loose(hand(seat)) {
            self.row[card.index()] |= TOP;
        }
        let sure = self.certain(seat).and(drawn);
        if sure.is_empty() && self.constraints.is_empty() {
            return;
        }
        let split = self
            .constraints
            .add(sure, Lie::Drawn)
            .and_then(|()| self.constraints.one_moves(Lie::Drawn, Lie::Top, |known| known < drawn.len()));
        self.constraints.all_move(Lie::Drawn, Lie::Hand(seat));
        self.split(split, sure, hand(seat), TOP);
    }

    /// After the worlds were split: what is certain now, or what is left to know if they were too many.
    fn split(&mut self, split: Result<(), TooMany>, sure: Cards, from: u8, to: u8) {
        match split {
            Ok(()) => self.settle(None),
            Err(TooMany) => {
                for card in
                    Cards::of(self.deck).filter(|card| sure.contains(*card) || self.constraints.find(*card).is_some())
                {
                    if self.row[card.index()] & from != 0 {
                        self.row[card.index()] |= to;
                    }
                }
                self.forget();
            }
        }
    }
}
