//! Who knows which card is where, with perfect recall.
//!
//! For each observer and each Miracle and Intrigue: nothing, its very place in the pile, or the hands in which it can be,
//! the top of its pile among them. Piles are never shuffled after the setup, so a place that is known stays known while
//! the pile goes round. When a card changes hands unseen, whoever knew of a card in the giver's hand then knows that it is
//! there or with the receiver; when one of two cards drawn goes back unseen, whoever knew of one knows that it is in
//! that hand or on top.

use cenacle_table::{Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Card, Cards, Deck, HANDED, figures::MAX_PLAYERS};

/// The row of what everybody knows.
const PUBLIC: usize = MAX_PLAYERS;
/// The card's place in its pile is known.
const PILED: u8 = 0x80;
/// The card may be the top one of its pile.
const TOP: u8 = 0x40;

/// Knowledge of five seats and the public.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Ken([[u8; HANDED]; MAX_PLAYERS + 1]);

/// What an observer knows of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// Nothing: in the pile somewhere, or in some hand.
    Nothing,
    /// Its place in the pile.
    Piled,
    /// That it is in one of these hands, or on top of its pile.
    Among {
        /// The hands.
        hands: Seats,
        /// Perhaps on top.
        top: bool,
    },
}

const fn row(observer: Option<Seat>) -> usize {
    match observer {
        Some(seat) => seat.index(),
        None => PUBLIC,
    }
}

impl Ken {
    /// Nobody knows anything.
    pub(crate) const NOTHING: Ken = Ken([[0; HANDED]; MAX_PLAYERS + 1]);

    /// What an observer knows of a card; `None` is the public.
    #[inline]
    #[must_use]
    pub fn of(&self, observer: Option<Seat>, card: Card) -> Known {
        match self.0[row(observer)][card.index()] {
            0 => Known::Nothing,
            PILED => Known::Piled,
            known => Known::Among {
                hands: (0..MAX_PLAYERS).filter(|seat| known & 1 << seat != 0).map(Seat::new).collect(),
                top: known & TOP != 0,
            },
        }
    }

    /// Whether an observer knows the card's place in its pile.
    #[inline]
    #[must_use]
    pub fn knows_in_pile(&self, observer: Option<Seat>, card: Card) -> bool {
        self.0[row(observer)][card.index()] == PILED
    }

    /// Whether an observer knows that a seat holds the card.
    #[inline]
    #[must_use]
    pub fn knows_in_hand(&self, observer: Option<Seat>, card: Card, seat: Seat) -> bool {
        self.0[row(observer)][card.index()] == 1 << seat.index()
    }

    /// The card is laid under its pile before everybody's eyes.
    #[inline]
    pub fn laid_openly(&mut self, card: Card) {
        for row in &mut self.0 {
            row[card.index()] = PILED;
        }
    }

    /// The card is drawn from the pile: who knew its place knows who has it now.
    #[inline]
    pub fn drawn(&mut self, card: Card, seat: Seat) {
        for (index, row) in self.0.iter_mut().enumerate() {
            let known = &mut row[card.index()];
            *known = if index == seat.index() || *known == PILED { 1 << seat.index() } else { 0 };
        }
    }

    /// The top card of a deck leaves: whoever was not sure of it knows where it went, or that all see it now (`None`).
    pub(crate) fn top_leaves(&mut self, deck: Deck, to: Option<Seat>) {
        for (index, row) in self.0.iter_mut().enumerate() {
            let told = to.filter(|seat| seat.index() != index);
            for card in Cards::of(deck) {
                let known = &mut row[card.index()];
                if *known & TOP != 0 {
                    *known = *known & !TOP | told.map_or(0, |seat| 1 << seat.index());
                }
            }
        }
    }

    /// One of the cards just drawn goes back on the pile, unseen by the others.
    pub(crate) fn put_back(&mut self, card: Card, seat: Seat, drawn: Cards) {
        let hand = 1 << seat.index();
        let deck = card.deck().unwrap_or(Deck::Intrigue);
        for (index, row) in self.0.iter_mut().enumerate() {
            if index == seat.index() {
                row[card.index()] = PILED;
                continue;
            }
            for held in Cards::of(deck) {
                let known = &mut row[held.index()];
                if *known & hand != 0 && (*known != hand || drawn.contains(held)) {
                    *known |= TOP;
                }
            }
        }
    }

    /// A card changes hands unseen by all but the two.
    pub(crate) fn given(&mut self, card: Card, from: Seat, to: Seat) {
        let (giver, receiver) = (1 << from.index(), 1 << to.index());
        let deck = card.deck().unwrap_or(Deck::Miracle);
        for (index, row) in self.0.iter_mut().enumerate() {
            if index == from.index() || index == to.index() {
                row[card.index()] = receiver;
                continue;
            }
            // Any card that may have been in the giver's hand may be the one.
            for held in Cards::of(deck) {
                let known = &mut row[held.index()];
                if *known & giver != 0 {
                    *known |= receiver;
                }
            }
        }
    }

    /// What one observer and the public know, and nothing of the others.
    pub(crate) fn seen_by(&self, observer: Option<Seat>) -> Ken {
        let mut seen = Ken::NOTHING;
        seen.0[PUBLIC] = self.0[PUBLIC];
        seen.0[row(observer)] = self.0[row(observer)];
        seen
    }

    /// In an imagined position: everybody knows what the public knows and his own hand; the observer keeps what he knows.
    pub(crate) fn imagined(&self, observer: Option<Seat>, hands: &[Cards]) -> Ken {
        let mut ken = *self;
        for index in (0..MAX_PLAYERS).filter(|index| Some(*index) != observer.map(Seat::index)) {
            ken.0[index] = self.0[PUBLIC];
            if let Some(hand) = hands.get(index) {
                for card in *hand {
                    ken.0[index][card.index()] = 1 << index;
                }
            }
        }
        ken
    }

    /// Whether everything that is known is true.
    pub(crate) fn audit(&self, hands: &[Cards], piled: Cards, tops: Cards) -> Result<(), String> {
        for (index, row) in self.0.iter().enumerate() {
            for (number, known) in row.iter().enumerate() {
                let card = Card(number as u8);
                let true_ = match *known {
                    0 => true,
                    PILED => piled.contains(card),
                    held => {
                        let in_hand = |(seat, hand): (usize, &Cards)| held & 1 << seat != 0 && hand.contains(card);
                        held & TOP != 0 && tops.contains(card) || hands.iter().enumerate().any(in_hand)
                    }
                };
                if !true_ {
                    return Err(format!("observer {} believes card {number} where it is not", index + 1));
                }
            }
        }
        for (seat, hand) in hands.iter().enumerate() {
            if let Some(card) = hand.into_iter().find(|card| self.0[seat][card.index()] != 1 << seat) {
                return Err(format!("seat {} does not know its own card {}", seat + 1, card.0));
            }
        }
        Ok(())
    }
}

impl std::fmt::Debug for Ken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.0.iter().map(|row| row.iter().filter(|known| **known != 0).count())).finish()
    }
}

/// Written as one text a row, a letter a card: `.` nothing, `=` in the pile, `A` and so on a set of hands, with an accent
/// if the top of the pile is among them.
impl Serialize for Ken {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let letter = |known: &u8| match *known {
            0 => '.',
            PILED => '=',
            known if known & TOP != 0 => char::from(b'\xc0' + (known & !TOP)),
            hands => char::from(b'@' + hands),
        };
        serializer.collect_seq(self.0.iter().map(|row| row.iter().map(letter).collect::<String>()))
    }
}

impl<'de> Deserialize<'de> for Ken {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ken, D::Error> {
        let rows = Vec::<String>::deserialize(deserializer)?;
        let wrong = || D::Error::custom(format!("six rows of {HANDED} letters are needed"));
        if rows.len() != MAX_PLAYERS + 1 {
            return Err(wrong());
        }
        let mut ken = Ken::NOTHING;
        for (row, text) in ken.0.iter_mut().zip(rows) {
            if text.chars().count() != HANDED {
                return Err(wrong());
            }
            for (known, letter) in row.iter_mut().zip(text.chars()) {
                *known = match letter {
                    '.' => 0,
                    '=' => PILED,
                    'A'..='_' => letter as u8 - b'@',
                    'À'..='ß' => (letter as u8 - b'\xc0') | TOP,
                    _ => return Err(wrong()),
                };
            }
        }
        Ok(ken)
    }
}
