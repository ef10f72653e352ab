//! A hand of cards, with what everybody knows of it.

use std::ops::Deref;

use cenacle_table::{Bag, Observers, Seat};
use serde::{Deserialize, Deserializer, Serialize};

use crate::{FACES, Faces, MAX_PLAYERS};

/// The cards of a hand, watched by eight seats and the public.
pub type Cards = Bag<FACES, { MAX_PLAYERS + 1 }>;

/// A hand. What can be asked of its cards is asked of [`Cards`]; which faces it holds is kept besides, because every
/// question about a hand begins with it and a hand has few of the many faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Hand {
    cards: Cards,
    #[serde(skip)]
    faces: Faces,
}

impl Hand {
    fn of(cards: Cards) -> Hand {
        Hand { cards, faces: Faces::held(cards.counts()) }
    }

    /// The faces it holds.
    #[inline]
    #[must_use]
    pub const fn faces(&self) -> Faces {
        self.faces
    }

    /// A card comes to the hand, as [`Bag::gain`] has it.
    #[inline]
    pub fn gain(&mut self, face: usize, seen: Observers) {
        self.cards.gain(face, seen);
        self.faces.insert_if(face, true);
    }

    /// See [`Bag::lose`].
    ///
    /// # Panics
    /// If there is none of this face.
    #[inline]
    pub fn lose(&mut self, face: usize) {
        self.cards.lose(face);
        self.forget_if_gone(face);
    }

    /// See [`Bag::lose_unseen`].
    ///
    /// # Panics
    /// If there is none of this face.
    pub fn lose_unseen(&mut self, face: usize, seen: Observers) {
        self.cards.lose_unseen(face, seen);
        self.forget_if_gone(face);
    }

    /// These may know every card now, as [`Bag::show`] has it.
    pub fn show(&mut self, eyes: Observers) {
        self.cards.show(eyes);
    }

    /// Takes every card out, as [`Bag::empty`] does.
    pub fn empty(&mut self, each: impl FnMut(usize)) {
        self.cards.empty(each);
        self.faces = Faces::default();
    }

    /// The hand with other cards that could be in it, as [`Bag::imagined`] makes it.
    #[must_use]
    pub fn imagined(&self, counts: [u8; FACES], by: Option<Seat>) -> Hand {
        Hand::of(self.cards.imagined(counts, by))
    }

    /// Nothing is left of it but what one observer knows, see [`Bag::seen_by`].
    pub fn blank_for(&mut self, by: Option<Seat>) {
        self.cards = self.cards.seen_by(by);
        let mut known = Faces::default();
        self.faces.each(|face| known.insert_if(face.index(), self.cards.count(face.index()) > 0));
        self.faces = known;
    }

    #[inline]
    fn forget_if_gone(&mut self, face: usize) {
        if self.cards.count(face) == 0 {
            self.faces.remove(face);
        }
    }
}

impl Deref for Hand {
    type Target = Cards;

    #[inline]
    fn deref(&self) -> &Cards {
        &self.cards
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hand, D::Error> {
        Cards::deserialize(deserializer).map(Hand::of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_says_which_faces_it_holds_whatever_comes_and_goes() {
        let mut hand = Hand::default();
        let ada = Seat::new(0);
        let holds = |hand: &Hand| assert_eq!(hand.faces(), Faces::held(hand.counts()));
        for face in [0, 3, 3, 63, 64] {
            hand.gain(face, Observers::of(ada));
            holds(&hand);
        }
        for face in [3, 64, 3] {
            hand.lose(face);
            holds(&hand);
        }
        hand.lose_unseen(63, Observers::NONE);
        holds(&hand);
        hand.gain(7, Observers::ALL);
        for by in [Some(ada), Some(Seat::new(1)), None] {
            let mut seen = hand;
            seen.blank_for(by);
            holds(&seen);
            assert_eq!(*seen, hand.seen_by(by));
            holds(&hand.imagined(*hand.counts(), by));
        }
        let text = serde_json::to_string(&hand).unwrap();
        let read: Hand = serde_json::from_str(&text).unwrap();
        assert_eq!((read, read.faces()), (hand, hand.faces()));
        assert_eq!(text, serde_json::to_string(&*hand).unwrap(), "a hand is written as its cards");
        hand.show(Observers::ALL);
        holds(&hand);
        hand.empty(|_| {});
        assert_eq!(hand, Hand::default());
    }
}
