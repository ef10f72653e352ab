//! Cards, by their number in the box: 33 Miracles, 33 Intrigues, 33 Privileges, Supremacy.

use arbitrary::Arbitrary;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Cards of each of the three decks.
pub const DECK: usize = 33;
/// Cards that are held in hand: Miracles and Intrigues.
pub const HANDED: usize = 2 * DECK;
/// All cards, with Supremacy.
pub const CARDS: usize = 3 * DECK + 1;

/// The three decks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Deck {
    /// Kept secretly in hand; they help.
    Miracle,
    /// Kept secretly in hand; they harm, or are sold.
    Intrigue,
    /// Lie open before their owner.
    Privilege,
}

impl Deck {
    /// The decks that are held in hand.
    pub const HANDED: [Deck; 2] = [Deck::Miracle, Deck::Intrigue];
    /// The three decks.
    pub const ALL: [Deck; 3] = [Deck::Miracle, Deck::Intrigue, Deck::Privilege];

    /// The card of this deck of which only the back is seen.
    #[must_use]
    pub const fn back(self) -> Card {
        Card(200 + self as u8)
    }

    /// The message of its name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Deck::Miracle => "deck-miracle",
            Deck::Intrigue => "deck-intrigue",
            Deck::Privilege => "deck-privilege",
        }
    }
}

/// One card of the box. Cards with the same face follow one another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Card(pub u8);

impl Default for Card {
    fn default() -> Card {
        Card::NONE
    }
}

impl Card {
    /// The Supremacy card.
    pub const SUPREMACY: Card = Card(CARDS as u8 - 1);
    /// No card: an empty space at the Palace.
    pub const NONE: Card = Card(255);

    /// For indexing tables of cards.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether its face is known: it is neither a back nor nothing.
    #[inline]
    #[must_use]
    pub const fn is_known(self) -> bool {
        (self.0 as usize) < CARDS
    }

    /// Its deck; Supremacy and nothing belong to none.
    #[inline]
    #[must_use]
    pub const fn deck(self) -> Option<Deck> {
        match self.0 {
            0..33 | 200 => Some(Deck::Miracle),
            33..66 | 201 => Some(Deck::Intrigue),
            66..99 | 202 => Some(Deck::Privilege),
            _ => None,
        }
    }
}

/// The face of a card: its place in the list of all faces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Arbitrary)]
pub struct Face(pub u8);

/// A set of cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(u128);

impl Cards {
    /// The set without a card.
    pub const NONE: Cards = Cards(0);
    /// Those held in hand.
    pub const HAND: Cards = Cards((1 << HANDED) - 1);

    /// All cards of a deck.
    #[inline]
    #[must_use]
    pub const fn of(deck: Deck) -> Cards {
        Cards(((1 << DECK) - 1) << (DECK * deck as usize))
    }

    /// The set of this one card.
    #[inline]
    #[must_use]
    pub const fn only(card: Card) -> Cards {
        Cards(1 << card.0)
    }

    /// So many cards that follow one another.
    #[inline]
    #[must_use]
    pub const fn run(first: Card, count: u8) -> Cards {
        Cards(((1 << count) - 1) << first.0)
    }

    /// Whether the card is among them.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        (card.0 as usize) < CARDS && self.0 & 1 << card.0 != 0
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    cenacle_table::bit_set!(Cards);

    /// The cards of one deck.
    #[inline]
    #[must_use]
    pub const fn deck(self, deck: Deck) -> Cards {
        self.and(Cards::of(deck))
    }

    /// How many cards are in it.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        // By halves: to count the zeros of the whole costs more than to ask which half is not empty.
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        if low != 0 {
            self.0 = u128::from(high) << 64 | u128::from(low & (low - 1));
            return Some(Card(low.trailing_zeros() as u8));
        }
        if high != 0 {
            self.0 = u128::from(high & (high - 1)) << 64;
            return Some(Card(64 + high.trailing_zeros() as u8));
        }
        None
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        match cards.iter().find(|card| !card.is_known()) {
            Some(card) => Err(serde::de::Error::custom(format!("there is no card {}", card.0))),
            None => Ok(cards.into_iter().collect()),
        }
    }
}
