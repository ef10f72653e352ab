//! An ordered pile of small things, flat in memory and copied with the position.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::Chance;

/// Up to `N` things in order, the last one on top.
///
/// ```
/// use cenacle_table::Pile;
/// let mut pile: Pile<u8, 4> = Pile::new();
/// pile.push(3);
/// pile.push(5);
/// assert_eq!(pile.pop(), Some(5));
/// ```
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    len: u8,
    cards: [T; N],
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// An empty pile.
    #[must_use]
    pub fn new() -> Pile<T, N> {
        const { assert!(N <= u8::MAX as usize, "a pile counts its cards in a byte") };
        Pile { len: 0, cards: [T::default(); N] }
    }

    /// Puts one on top.
    ///
    /// # Panics
    /// If the pile is full: components are counted, so that cannot happen in a game.
    #[inline]
    pub fn push(&mut self, card: T) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes the top one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len as usize])
    }

    /// The top one.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<T> {
        self.last().copied()
    }

    /// The top one where it lies. It hides that of slices: no slice need be made to look at one card.
    #[inline]
    #[must_use]
    pub fn last(&self) -> Option<&T> {
        self.cards.get(usize::from(self.len).wrapping_sub(1))
    }

    /// Takes out the one at `index`, the others keep their order.
    #[inline]
    pub fn remove(&mut self, index: usize) -> T {
        let card = self[index];
        self.cards.copy_within(index + 1..self.len as usize, index);
        self.len -= 1;
        card
    }

    /// Puts one under all others.
    pub fn push_under(&mut self, card: T) {
        self.push(card);
        let len = self.len as usize;
        self.cards[..len].rotate_right(1);
    }

    /// Keeps only those that `keep` wants, in their order.
    #[inline]
    pub fn retain(&mut self, mut keep: impl FnMut(T) -> bool) {
        let mut kept = 0;
        for index in 0..self.len as usize {
            let card = self.cards[index];
            self.cards[kept] = card;
            kept += usize::from(keep(card));
        }
        self.len = kept as u8;
    }

    /// Takes every card off the pile.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Shuffles the whole pile.
    #[inline]
    pub fn shuffle(&mut self, chance: &mut Chance) {
        let len = self.len as usize;
        chance.shuffle(&mut self.cards[..len]);
    }

    /// Brings so many of it to the top, any of them in any order equally likely: for thought, see [`Chance::bring_up`].
    #[inline]
    pub fn bring_up(&mut self, count: usize, chance: &mut Chance) {
        let len = self.len as usize;
        chance.bring_up(&mut self.cards[..len], count);
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Pile<T, N> {
        Pile::new()
    }
}

impl<T, const N: usize> Deref for Pile<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.cards[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Pile<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.cards[..self.len as usize]
    }
}

// What lies beyond the length is memory, not part of the pile.
impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Pile<T, N>) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Pile<T, N> {
        let mut pile = Pile::new();
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

impl<T: Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pile<T, N>, D::Error> {
        let cards = Vec::<T>::deserialize(deserializer)?;
        if cards.len() > N {
            return Err(D::Error::custom(format!("a pile of {} where at most {N} fit", cards.len())));
        }
        Ok(cards.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_gives_back_the_last_one_first_and_remembers_what_is_under_it() {
        let mut pile: Pile<u8, 4> = [1, 2].into_iter().collect();
        pile.push_under(9);
        assert_eq!(*pile, [9, 1, 2]);
        assert_eq!((pile.pop(), pile.top()), (Some(2), Some(1)));
        assert_eq!(pile.remove(0), 9);
        assert_eq!(*pile, [1]);
    }

    #[test]
    fn retaining_keeps_the_order() {
        let mut pile: Pile<u8, 6> = [1, 2, 3, 4, 5, 6].into_iter().collect();
        pile.retain(|card| card % 2 == 0);
        assert_eq!(*pile, [2, 4, 6]);
    }

    #[test]
    fn equal_piles_may_differ_beyond_their_length() {
        let mut pile: Pile<u8, 4> = [1, 2, 3].into_iter().collect();
        pile.pop();
        assert_eq!(pile, [1, 2].into_iter().collect());
    }
}
