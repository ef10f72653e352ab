//! An unordered set of cards of a few kinds (a hand, a discard pile), with what each observer knows of it.
//!
//! Knowledge is a lower bound per observer and kind: "at least two Artisans are in there". It is exact while
//! cards come and go openly. When a card leaves unseen, the bound of every kind drops by one for those who did
//! not see which: an observer may forget, but never learns what was not shown.

use cenacle_scene::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// Who observes something: seats, and the public (spectators and everything that all know).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Observers(u16);

const PUBLIC: u16 = 1 << 15;

impl Observers {
    /// Nobody sees it.
    pub const NONE: Observers = Observers(0);
    /// Everybody and the public.
    pub const ALL: Observers = Observers(u16::MAX);

    /// One seat alone.
    #[inline]
    #[must_use]
    pub const fn of(seat: Seat) -> Observers {
        Observers(1 << seat.index())
    }

    /// All who sit here, and not the public.
    #[must_use]
    pub fn seats(seats: Seats) -> Observers {
        seats.into_iter().fold(Observers::NONE, Observers::and)
    }

    /// And this seat too.
    #[inline]
    #[must_use]
    pub const fn and(self, seat: Seat) -> Observers {
        Observers(self.0 | 1 << seat.index())
    }

    #[inline]
    const fn row(self, row: usize, rows: usize) -> bool {
        let bit = if row + 1 == rows { PUBLIC } else { 1 << row };
        self.0 & bit != 0
    }
}

/// Cards of `KINDS` kinds, watched by `OBSERVERS - 1` seats and the public (the last row).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bag<const KINDS: usize, const OBSERVERS: usize> {
    size: u8,
    count: [u8; KINDS],
    known: [[u8; KINDS]; OBSERVERS],
}

impl<const KINDS: usize, const OBSERVERS: usize> Default for Bag<KINDS, OBSERVERS> {
    fn default() -> Self {
        Bag { size: 0, count: [0; KINDS], known: [[0; KINDS]; OBSERVERS] }
    }
}

impl<const KINDS: usize, const OBSERVERS: usize> Bag<KINDS, OBSERVERS> {
    /// How many cards are in it.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.size as usize
    }

    /// Whether it is empty.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.size == 0
    }

    /// How many of a kind are in it.
    #[inline]
    #[must_use]
    pub fn count(&self, kind: usize) -> u8 {
        self.count[kind]
    }

    /// How many of each kind are in it.
    #[inline]
    #[must_use]
    pub fn counts(&self) -> &[u8; KINDS] {
        &self.count
    }

    /// How many of a kind this observer knows to be in it; `None` is the public.
    #[inline]
    #[must_use]
    pub fn known(&self, kind: usize, by: Option<Seat>) -> u8 {
        self.known[by.map_or(OBSERVERS - 1, Seat::index)][kind]
    }

    /// A card comes in, seen by these.
    #[inline]
    pub fn gain(&mut self, kind: usize, seen: Observers) {
        self.size += 1;
        self.count[kind] += 1;
        for row in 0..OBSERVERS {
            self.known[row][kind] += u8::from(seen.row(row, OBSERVERS));
        }
    }

    /// A card leaves and everybody sees which.
    ///
    /// # Panics
    /// If there is none of its kind.
    #[inline]
    pub fn lose(&mut self, kind: usize) {
        self.take_out(kind);
        for known in &mut self.known {
            known[kind] = known[kind].saturating_sub(1);
        }
    }

    /// A card leaves and only these see which.
    ///
    /// # Panics
    /// If there is none of its kind.
    pub fn lose_unseen(&mut self, kind: usize, seen: Observers) {
        self.take_out(kind);
        for (row, known) in self.known.iter_mut().enumerate() {
            if seen.row(row, OBSERVERS) {
                known[kind] = known[kind].saturating_sub(1);
            } else {
                for bound in known {
                    *bound = bound.saturating_sub(1);
                }
            }
        }
    }

    /// Everything in it is shown to these.
    pub fn show(&mut self, observers: Observers) {
        for (row, known) in self.known.iter_mut().enumerate() {
            if observers.row(row, OBSERVERS) {
                *known = self.count;
            }
        }
    }

    /// That many of a kind are shown to everybody, and stay in it.
    pub fn show_some(&mut self, kind: usize, number: u8) {
        for known in &mut self.known {
            known[kind] = known[kind].max(number);
        }
    }

    /// All cards leave, in the order of their kinds.
    pub fn empty(&mut self, mut each: impl FnMut(usize)) {
        for (kind, count) in self.count.iter().enumerate() {
            (0..*count).for_each(|_| each(kind));
        }
        *self = Bag::default();
    }

    /// A bag as an observer may imagine it: these counts, its own and the public's knowledge kept, and
    /// everybody else knowing what the public knows.
    #[must_use]
    pub fn imagined(&self, counts: [u8; KINDS], by: Option<Seat>) -> Self {
        let mut bag = Bag { size: counts.iter().sum(), count: counts, known: [self.known[OBSERVERS - 1]; OBSERVERS] };
        if let Some(seat) = by {
            bag.known[seat.index()] = self.known[seat.index()];
        }
        bag
    }

    /// What is left of the bag for one observer: nothing but what he knows.
    #[must_use]
    pub fn seen_by(&self, by: Option<Seat>) -> Self {
        let known = self.known[by.map_or(OBSERVERS - 1, Seat::index)];
        let mut bag = Bag { size: self.size, count: known, known: [[0; KINDS]; OBSERVERS] };
        bag.known[OBSERVERS - 1] = self.known[OBSERVERS - 1];
        if let Some(seat) = by {
            bag.known[seat.index()] = known;
        }
        bag
    }

    /// Nobody knows of more than there is, and the public of no more than anybody.
    ///
    /// # Errors
    /// Says which kind is wrong.
    pub fn audit(&self, name: impl Fn(usize) -> &'static str) -> Result<(), String> {
        let total: usize = self.count.iter().map(|count| usize::from(*count)).sum();
        if total != self.len() {
            return Err(format!("it says {} cards and holds {total}", self.size));
        }
        for (row, known) in self.known.iter().enumerate() {
            if let Some(kind) = (0..KINDS).find(|kind| known[*kind] > self.count[*kind]) {
                let (known, count) = (known[kind], self.count[kind]);
                return Err(format!("observer {} knows of {known} {}, there are {count}", row + 1, name(kind)));
            }
        }
        Ok(())
    }

    #[inline]
    fn take_out(&mut self, kind: usize) {
        assert!(self.count[kind] > 0, "a card that is not there cannot leave");
        self.count[kind] -= 1;
        self.size -= 1;
    }
}

#[derive(Serialize, Deserialize)]
struct BagText {
    count: Vec<u8>,
    known: Vec<Vec<u8>>,
}

impl<const KINDS: usize, const OBSERVERS: usize> Serialize for Bag<KINDS, OBSERVERS> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let known = self.known.iter().map(|row| row.to_vec()).collect();
        // A view's bag may be larger than what is known of it; its size is written as a count of unknown cards.
        let unknown = self.size - self.count.iter().sum::<u8>().min(self.size);
        let mut count = self.count.to_vec();
        count.push(unknown);
        BagText { count, known }.serialize(serializer)
    }
}

impl<'de, const KINDS: usize, const OBSERVERS: usize> Deserialize<'de> for Bag<KINDS, OBSERVERS> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let text = BagText::deserialize(deserializer)?;
        let wrong = |what: &str| {
            D::Error::custom(format!("a bag with {what}: {KINDS} kinds and {OBSERVERS} observers are needed"))
        };
        if text.count.len() != KINDS + 1 || text.count[KINDS] != 0 {
            return Err(wrong("the wrong number of kinds, or unknown cards"));
        }
        if text.known.len() != OBSERVERS || text.known.iter().any(|row| row.len() != KINDS) {
            return Err(wrong("the wrong number of observers"));
        }
        let total: usize = text.count.iter().map(|count| usize::from(*count)).sum();
        let size = u8::try_from(total).map_err(|_| wrong("too many cards"))?;
        let mut bag = Bag { size, ..Bag::default() };
        bag.count.copy_from_slice(&text.count[..KINDS]);
        for (row, known) in bag.known.iter_mut().zip(&text.known) {
            row.copy_from_slice(known);
        }
        Ok(bag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat::new(0);
    const BOB: Seat = Seat::new(1);

    #[test]
    fn a_card_played_openly_is_the_one_that_was_known() {
        let mut hand: Bag<3, 3> = Bag::default();
        hand.gain(0, Observers::ALL);
        hand.gain(0, Observers::of(ADA));
        hand.lose(0);
        assert_eq!(hand.known(0, Some(BOB)), 0, "the second one was never shown to Bob");
        assert_eq!(hand.known(0, Some(ADA)), 1);
    }

    #[test]
    fn two_observers_who_saw_different_copies_both_forget_one_when_one_is_played() {
        let mut hand: Bag<3, 4> = Bag::default();
        hand.gain(0, Observers::of(ADA));
        hand.gain(0, Observers::of(BOB));
        hand.lose(0);
        assert_eq!((hand.known(0, Some(ADA)), hand.known(0, Some(BOB))), (0, 0));
    }

    #[test]
    fn who_did_not_see_what_left_is_sure_of_one_less_of_every_kind() {
        let mut hand: Bag<3, 3> = Bag::default();
        (0..2).for_each(|_| hand.gain(0, Observers::ALL));
        hand.gain(1, Observers::ALL);
        hand.lose_unseen(1, Observers::of(ADA));
        assert_eq!((hand.known(0, Some(ADA)), hand.known(1, Some(ADA))), (2, 0));
        assert_eq!((hand.known(0, Some(BOB)), hand.known(1, Some(BOB))), (1, 0));
        assert_eq!(hand.known(0, None), 1);
    }

    #[test]
    fn a_bag_that_knows_more_than_it_holds_fails_the_audit() {
        let mut hand: Bag<3, 3> = Bag::default();
        hand.gain(0, Observers::ALL);
        assert!(hand.audit(|_| "stone").is_ok());
        hand.known[1][0] = 2;
        assert_eq!(hand.audit(|_| "stone").unwrap_err(), "observer 2 knows of 2 stone, there are 1");
    }

    #[test]
    fn a_bag_survives_json() {
        let mut hand: Bag<3, 3> = Bag::default();
        hand.gain(0, Observers::ALL);
        hand.gain(2, Observers::of(BOB));
        let text = serde_json::to_string(&hand).unwrap();
        assert_eq!(serde_json::from_str::<Bag<3, 3>>(&text).unwrap(), hand);
    }
}
