//! The penalty for a tile laid wrongly: its player removes a prophet for good, and says which.

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{Action, Cell, Colour, Event, Position, world::cells};

use super::{Course, Referee, RulesView, Ruling, demand};

/// `[errors.penalty]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-penalty")
}

/// What a culprit may give: a prophet of any of his reserves that is not empty; if all are, one on a tile, never one on a
/// city. `[errors.penalty]`
fn choices(p: &Position, seat: Seat) -> impl Iterator<Item = (Colour, Option<Cell>)> + '_ {
    let has_reserve = p.colours_of(seat).any(|colour| p.cult(colour).reserve > 0);
    p.colours_of(seat).flat_map(move |colour| {
        let reserve = (p.cult(colour).reserve > 0).then_some((colour, None));
        let tiles = if has_reserve { 0 } else { p.world.prophets[colour as usize] };
        reserve.into_iter().chain(cells(tiles).map(move |cell| (colour, Some(cell))))
    })
}

/// `[errors.penalty]`
pub(super) fn answers(p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    choices(p, seat).for_each(|(colour, from)| each(Action::Lose { colour, from }));
}

impl RulesView<'_> {
    /// `[errors.penalty]`
    pub(super) fn may_lose(self, seat: Seat, colour: Colour, from: Option<Cell>) -> Ruling {
        demand(self.p.owed[seat.index()] > 0, || Refusal::new("errors.penalty", "why-no-penalty"))?;
        let may = choices(self.p, seat).any(|choice| choice == (colour, from));
        demand(may, || {
            let cell = from.map_or("", Cell::name);
            let key = if from.is_some() { "why-not-that-prophet" } else { "why-no-such-reserve" };
            Refusal::because("errors.penalty", Phrase::new(key).text("cell", cell))
        })
    }
}

impl Referee<'_> {
    /// The prophet of the wrong tile, who is back in his reserve by now; else the culprit says which.
    /// `[errors.penalty]`
    pub(super) fn penalise(&mut self, culprit: Seat, stood: Option<Colour>) {
        if let Some(colour) = stood.filter(|colour| self.p.cult(*colour).reserve > 0) {
            self.remove(culprit, colour, None);
        } else if self.figures.rules >= 2 {
            self.p.owed[culprit.index()] += 1;
        } else if let Some((colour, from)) = self.unasked(culprit) {
            // Rules 1: nobody was asked.
            self.remove(culprit, colour, from);
        }
    }

    /// `[errors.penalty]`
    pub(super) fn lose(&mut self, seat: Seat, colour: Colour, from: Option<Cell>) {
        self.p.owed[seat.index()] -= 1;
        self.remove(seat, colour, from);
        self.acted(seat, Course::Same);
        self.settle();
    }

    /// Who has no choice is not asked: he gives the one he has, or has none to give.
    pub(super) fn settle(&mut self) {
        for seat in self.p.everybody() {
            while self.p.owed[seat.index()] > 0 {
                let mut choices = choices(self.p, seat);
                let (first, more) = (choices.next(), choices.next().is_some());
                drop(choices);
                if more {
                    break;
                }
                self.p.owed[seat.index()] -= 1;
                if let Some((colour, from)) = first {
                    self.remove(seat, colour, from);
                }
            }
        }
    }

    /// At the end of the game nobody is asked any more.
    pub(super) fn settle_all(&mut self) {
        for seat in self.p.everybody() {
            for _ in 0..std::mem::take(&mut self.p.owed[seat.index()]) {
                if let Some((colour, from)) = self.unasked(seat) {
                    self.remove(seat, colour, from);
                }
            }
        }
    }

    /// What is given where nobody is asked: of the first reserve that is not empty, else from the tile laid last.
    fn unasked(&self, seat: Seat) -> Option<(Colour, Option<Cell>)> {
        let p = &*self.p;
        let in_world = |colour: &Colour| p.world.prophets[*colour as usize] != 0;
        let reserve = p.colours_of(seat).find(|colour| p.cult(*colour).reserve > 0);
        reserve.map(|colour| (colour, None)).or_else(|| {
            let colour = p.colours_of(seat).find(in_world)?;
            let order = |cell: &Cell| p.world.tile(*cell).map(|laid| laid.order);
            Some((colour, cells(p.world.prophets[colour as usize]).max_by_key(order)))
        })
    }

    fn remove(&mut self, seat: Seat, colour: Colour, from: Option<Cell>) {
        match from {
            None => self.p.colours[colour as usize].reserve -= 1,
            Some(cell) => {
                self.forget_migrant(from);
                self.p.world.leave(cell);
            }
        }
        self.p.colours[colour as usize].gone += 1;
        self.log.all(|| Event::Penalty { seat, colour, from });
    }
}
