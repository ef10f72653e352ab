//! Who knows which card is where, with perfect recall.
//!
//! For each observer and each Miracle and Intrigue: nothing, its very place in the pile, or the hands in which it can be,
//! the top of its pile among them. Piles are never shuffled after the setup, so a place that is known stays known while
//! the pile goes round. When a card changes hands unseen, whoever knew of cards in the giver's hand then knows that one of
//! them, or another, is with the receiver; when one of two cards drawn goes back unseen, whoever knew of one knows that it
//! is in that hand or on top. What several cards have to do with one another then is their [`JointConstraints`].

mod constraints;
mod observer;
mod written;

use cenacle_table::{Seat, Seats};

use crate::{Card, Cards, Deck, HANDED, figures::MAX_PLAYERS};

pub use constraints::{CARDS_IN_DOUBT, WORLDS};
pub(crate) use constraints::{JointConstraints, Lie, World};

use observer::Observer;

/// The row of what everybody knows.
const PUBLIC: usize = MAX_PLAYERS;
/// Five seats and the public.
const OBSERVERS: usize = MAX_PLAYERS + 1;
/// The card's place in its pile is known.
const PILED: u8 = 0x80;
/// The card may be the top one of its pile.
const TOP: u8 = 0x40;

/// Knowledge of five seats and the public.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Knowledge {
    /// Where each card can be.
    rows: [Row; OBSERVERS],
    /// How those that can be in several places hang together, by deck.
    constraints: [[JointConstraints; 2]; OBSERVERS],
}

type Row = [u8; HANDED];

/// What an observer knows of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// Nothing: in the pile somewhere, or in some hand.
    Nothing,
    /// Its place in the pile.
    Piled,
    /// That it is in one of these hands, or on top of its pile.
    Among {
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

const fn hand(seat: Seat) -> u8 {
    1 << seat.index()
}

impl Knowledge {
    /// Nobody knows anything.
    pub(crate) const NOTHING: Knowledge =
        Knowledge { rows: [[0; HANDED]; OBSERVERS], constraints: [[JointConstraints::NONE; 2]; OBSERVERS] };

    fn observers(&mut self, deck: Deck) -> impl Iterator<Item = (usize, Observer<'_>)> {
        let both = self.rows.iter_mut().zip(&mut self.constraints).enumerate();
        both.map(move |(observer, (row, constraints))| {
            (observer, Observer { deck, row, constraints: &mut constraints[deck as usize] })
        })
    }

    /// What an observer knows of a card; `None` is the public.
    #[inline]
    #[must_use]
    pub fn of(&self, observer: Option<Seat>, card: Card) -> Known {
        match self.rows[row(observer)][card.index()] {
            0 => Known::Nothing,
            PILED => Known::Piled,
            known => Known::Among {
                hands: (0..MAX_PLAYERS).filter(|seat| known & 1 << seat != 0).map(Seat::new).collect(),
                top: known & TOP != 0,
            },
        }
    }

    /// How the cards that can be in several places hang together for an observer.
    pub(crate) fn constraints(&self, observer: Option<Seat>, deck: Deck) -> &JointConstraints {
        &self.constraints[row(observer)][deck as usize]
    }

    /// In how many ways the cards an observer is in doubt about may lie, as far as that is remembered: 0 if there is no
    /// doubt, or too much of it.
    #[must_use]
    pub fn ways(&self, observer: Option<Seat>, deck: Deck) -> usize {
        self.constraints(observer, deck).worlds().len()
    }

    /// Whether an observer knows the card's place in its pile.
    #[inline]
    #[must_use]
    pub fn knows_in_pile(&self, observer: Option<Seat>, card: Card) -> bool {
        self.rows[row(observer)][card.index()] == PILED
    }

    /// Whether an observer knows that a seat holds the card.
    #[inline]
    #[must_use]
    pub fn knows_in_hand(&self, observer: Option<Seat>, card: Card, seat: Seat) -> bool {
        self.rows[row(observer)][card.index()] == hand(seat)
    }

    /// Whether everybody knows something of where the card is.
    #[inline]
    pub(crate) fn is_public(&self, card: Card) -> bool {
        self.rows[PUBLIC].get(card.index()).is_some_and(|known| *known != 0)
    }

    /// Whether an observer knows that a card in a seat's hand has just been drawn, if it has.
    pub(crate) fn knows_drawn(&self, observer: Option<Seat>, card: Card, seat: Seat) -> bool {
        let in_doubt = |deck: Deck| self.constraints(observer, deck).find(card).is_some();
        self.knows_in_hand(observer, card, seat) && !card.deck().is_some_and(in_doubt)
    }

    /// The card is laid under its pile before everybody's eyes.
    #[inline]
    pub fn laid_openly(&mut self, card: Card) {
        for row in &mut self.rows {
            row[card.index()] = PILED;
        }
    }

    /// A card of a hand that held so many of its deck is shown to all, on its way to the pile.
    #[inline]
    pub(crate) fn shown(&mut self, card: Card, from: Seat, held: usize) {
        if let Some(deck) = card.deck() {
            self.observers(deck).for_each(|(_, mut observer)| observer.shown(card, Lie::Hand(from), held));
        }
        self.laid_openly(card);
    }

    /// The top card of its pile is shown to all.
    pub(crate) fn top_shown(&mut self, card: Card) {
        if let Some(deck) = card.deck() {
            for (_, mut observer) in self.observers(deck) {
                observer.shown(card, Lie::Top, 1);
                // Whatever else might have been on top was not.
                for other in observer.loose(TOP) {
                    observer.row[other.index()] &= !TOP;
                }
            }
        }
        self.laid_openly(card);
    }

    /// The card is drawn from somewhere in the pile: who knew its place knows who has it now.
    #[inline]
    pub fn drawn(&mut self, card: Card, seat: Seat) {
        for (index, row) in self.rows.iter_mut().enumerate() {
            let known = &mut row[card.index()];
            if index == seat.index() || *known == PILED {
                *known = hand(seat);
            }
        }
    }

    /// The top card is drawn; whoever `chooses` puts one back afterwards.
    pub(crate) fn top_drawn(&mut self, card: Card, seat: Seat, chooses: bool) {
        if let Some(deck) = card.deck() {
            for (index, mut observer) in self.observers(deck) {
                if index == seat.index() {
                    observer.shown(card, Lie::Top, 1);
                    for other in observer.loose(TOP) {
                        observer.row[other.index()] &= !TOP;
                    }
                } else {
                    observer.top_taken(card, seat, chooses);
                }
            }
        }
        self.rows[seat.index()][card.index()] = hand(seat);
    }

    /// What was drawn to choose from is kept whole.
    pub(crate) fn all_kept(&mut self, deck: Deck, seat: Seat) {
        for (_, mut observer) in self.observers(deck).filter(|(_, observer)| !observer.constraints.is_empty()) {
            observer.constraints.all_move(Lie::Drawn, Lie::Hand(seat));
            observer.settle(None);
        }
    }

    /// One of the cards just drawn goes back on the pile, unseen by the others.
    pub(crate) fn put_back(&mut self, card: Card, seat: Seat, drawn: Cards) {
        let deck = card.deck().unwrap_or(Deck::Intrigue);
        for (index, mut observer) in self.observers(deck) {
            if index == seat.index() {
                observer.row[card.index()] = PILED;
            } else {
                observer.put_back(seat, drawn);
            }
        }
    }

    /// A card changes hands unseen by all but the two; the giver held so many of its deck.
    pub(crate) fn given(&mut self, card: Card, from: Seat, to: Seat, held: usize) {
        let deck = card.deck().unwrap_or(Deck::Miracle);
        for (index, mut observer) in self.observers(deck) {
            if index == to.index() {
                observer.shown(card, Lie::Hand(from), held);
            }
            if index == from.index() || index == to.index() {
                observer.row[card.index()] = hand(to);
            } else {
                observer.given(from, to, held);
            }
        }
    }

    /// What one observer and the public know, and nothing of the others.
    pub(crate) fn seen_by(&self, observer: Option<Seat>) -> Knowledge {
        let mut seen = Knowledge::NOTHING;
        for index in [PUBLIC, row(observer)] {
            (seen.rows[index], seen.constraints[index]) = (self.rows[index], self.constraints[index]);
        }
        seen
    }

    /// In an imagined position: everybody knows what the public knows and his own hand; the observer keeps what he knows.
    /// `chooser` has just drawn and puts one back.
    pub(crate) fn imagined(&self, observer: Option<Seat>, hands: &[Cards], chooser: Option<Seat>) -> Knowledge {
        let mut knowledge = *self;
        for index in (0..MAX_PLAYERS).filter(|index| Some(*index) != observer.map(Seat::index)) {
            (knowledge.rows[index], knowledge.constraints[index]) = (self.rows[PUBLIC], self.constraints[PUBLIC]);
            let Some(own) = hands.get(index).copied() else { continue };
            let seat = Seat::new(index);
            for (deck, constraints) in Deck::HANDED.into_iter().zip(&mut knowledge.constraints[index]) {
                if constraints.is_empty() {
                    continue;
                }
                let his = |lie: Lie| lie == Lie::Hand(seat) || lie == Lie::Drawn && chooser == Some(seat);
                constraints.keep(|constraints, world| {
                    constraints.cards().iter().enumerate().all(|(at, card)| own.contains(*card) == his(world.place(at)))
                });
                while let Some(at) = constraints.cards().iter().position(|card| own.contains(*card)) {
                    constraints.remove(at);
                }
                Observer { deck, row: &mut knowledge.rows[index], constraints }.settle(chooser);
            }
            for card in own {
                knowledge.rows[index][card.index()] = hand(seat);
            }
        }
        knowledge
    }

    /// Whether everything that is known is true; `lies` says where a card is that is in doubt.
    pub(crate) fn audit(
        &self,
        hands: &[Cards],
        piled: Cards,
        tops: Cards,
        lies: impl Fn(Card) -> Option<Lie>,
    ) -> Result<(), String> {
        let players = hands.len();
        for (index, row) in self.rows.iter().enumerate() {
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
                let stranger = *known != PILED && u32::from(known & !TOP) >> players != 0;
                if !true_ || stranger {
                    return Err(format!("observer {} believes card {number} where it is not", index + 1));
                }
            }
        }
        for (index, constraints) in
            self.constraints.iter().enumerate().flat_map(|(index, both)| both.map(|constraints| (index, constraints)))
        {
            let strange = |lie: Lie| matches!(lie, Lie::Hand(seat) if seat.index() >= players);
            let away = |world: World| (0..constraints.cards().len()).any(|at| strange(world.place(at)));
            let twice = constraints.cards().iter().enumerate().any(|(at, card)| constraints.find(*card) != Some(at));
            if twice || constraints.worlds().any(away) {
                return Err(format!("observer {} is in doubt about what cannot be", index + 1));
            }
            let places = constraints.cards().iter().map(|card| lies(*card));
            let so = |world: World| (0..).zip(places.clone()).all(|(at, lie)| lie == Some(world.place(at)));
            if !constraints.is_empty() && !constraints.worlds().any(so) {
                return Err(format!("observer {} believes that cards lie as they do not", index + 1));
            }
        }
        for (seat, hand) in hands.iter().enumerate() {
            if let Some(card) = hand.into_iter().find(|card| self.rows[seat][card.index()] != 1 << seat) {
                return Err(format!("seat {} does not know its own card {}", seat + 1, card.0));
            }
        }
        Ok(())
    }
}

impl std::fmt::Debug for Knowledge {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.rows.iter().map(|row| row.iter().filter(|known| **known != 0).count())).finish()
    }
}
