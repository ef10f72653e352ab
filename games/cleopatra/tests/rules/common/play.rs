//! A position played on, with every decision checked.

use std::sync::Arc;

use cenacle_cleopatra::{Action, Card, Cleopatra, Event, Means, Mosaic, Position, Step, View, Work};
use cenacle_table::{Chance, Entry, Game, Seat, Viewer};

use super::{cards, chance, earned, place};

/// A position that is played on.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) game: Arc<Cleopatra>,
    pub(crate) p: Position,
    chance: Chance,
    log: Vec<Entry<Event>>,
}

cenacle_kit::decisions!(Play);

impl Play {
    pub(super) fn new(game: Arc<Cleopatra>, p: Position) -> Play {
        Play { game, p, chance: chance("play"), log: Vec::new() }
    }

    /// Begins an element and pays it with standard cards if there is a choice.
    pub(crate) fn build(&mut self, seat: Seat, work: Work) -> Vec<Event> {
        let mut events = self.play(seat, Action::Build { work });
        events.extend(self.build_on(seat));
        events
    }

    /// Pays what is left with standard cards if there is a choice.
    pub(crate) fn build_on(&mut self, seat: Seat) -> Vec<Event> {
        let mut events = Vec::new();
        while self.p.step == Step::Paying {
            let standard = Action::Pay { with: Means::Standard };
            let plain = self.legal(seat).contains(&Action::PayPlain);
            events.extend(self.play(seat, if plain { Action::PayPlain } else { standard }));
        }
        events
    }

    /// Builds a wall on a slot counted from 1: the talents it brings.
    pub(crate) fn wall(&mut self, seat: Seat, slot: u8) -> u16 {
        self.build(seat, Work::Wall);
        earned(&self.play(seat, Action::PlaceWall { slot: slot - 1 }))
    }

    /// Builds a mosaic on these cells.
    pub(crate) fn mosaic(&mut self, seat: Seat, cells: &[(usize, usize)]) -> Vec<Event> {
        self.build(seat, Work::Mosaic);
        self.lay(seat, cells)
    }

    /// Lays the mosaic in hand on these cells.
    pub(crate) fn lay(&mut self, seat: Seat, cells: &[(usize, usize)]) -> Vec<Event> {
        let letter = self.letter(self.p.laying);
        let (turn, row, column) = place(self.game.figures(), letter, cells);
        self.play(seat, Action::Lay { turn, row, column })
    }

    /// Ends the visit with so many ankhs among the dice thrown.
    pub(crate) fn finish_with_ankhs(&mut self, seat: Seat, ankhs: usize) -> Vec<Event> {
        let dice = self.game.figures().dice;
        let thrown = dice.count - self.p.altar;
        for number in 0.. {
            self.chance = chance(&format!("dice {number}"));
            let mut trial = self.chance.clone();
            if (0..thrown).filter(|_| trial.die(dice.faces) <= dice.ankh).count() == ankhs {
                break;
            }
        }
        self.play(seat, Action::FinishVisit)
    }

    /// Goes on with another stream of chance.
    pub(crate) fn reseed(&mut self, text: &str) {
        self.chance = chance(text);
    }

    /// The cards of a hand, in the order of their kinds.
    pub(crate) fn hand(&self, seat: Seat) -> Vec<Card> {
        cards(self.p.hands[seat.index()].counts())
    }

    /// The cards of the discard pile, in the order of their kinds.
    pub(crate) fn discarded(&self) -> Vec<Card> {
        cards(self.p.discard.counts())
    }

    pub(crate) fn talents(&self, seat: Seat) -> u16 {
        self.p.seats[seat.index()].talents
    }

    pub(crate) fn amulets(&self, seat: Seat) -> u16 {
        self.p.seats[seat.index()].amulets
    }

    pub(crate) fn merchants(&self, seat: Seat) -> u8 {
        self.p.seats[seat.index()].merchants
    }

    pub(crate) fn letter(&self, mosaic: Mosaic) -> char {
        self.game.figures().letters[usize::from(mosaic.0)].chars().next().unwrap()
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        self.game.view(&self.p, Viewer::Seat(seat))
    }

    /// How many cards of a kind `by` knows to be in the hand of `seat`.
    pub(crate) fn knows(&self, by: Seat, seat: Seat, card: Card) -> u8 {
        self.view(by).seen.hands[seat.index()].count(card.index())
    }
}
