//! Drawing from the bag.

use cenacle_table::{Audience, Phrase, Refusal, Seat, Seats};

use crate::{Action, Event, Hand, Held, Lying, Position, Side, position::End, tile::EVERYBODY};

use super::{Course, Referee, RulesView, Ruling, demand};

/// `[draw.bag] [discard.limit]`
#[inline]
pub(super) fn answers(p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    if p.empty_handed(seat) && !p.discards.is_full(seat) {
        (1..=p.in_bag().min(2) as u8).for_each(|tiles| each(Action::Draw { tiles }));
    }
}

/// How many answers those are for empty hands.
#[inline]
pub(super) fn count(p: &Position, seat: Seat) -> usize {
    if p.discards.is_full(seat) { 0 } else { p.in_bag().min(2) }
}

impl RulesView<'_> {
    /// `[draw.bag] [draw.one-or-two]`
    pub(super) fn may_draw(self, seat: Seat, tiles: u8) -> Ruling {
        let p = self.p;
        demand((1..=2).contains(&tiles), || Refusal::new("draw.one-or-two", "why-one-or-two"))?;
        demand(p.empty_handed(seat), || Refusal::new("draw.bag", "why-hands-full"))?;
        self.has_room(seat)?;
        let left = p.in_bag();
        demand(left >= tiles.into(), || {
            Refusal::because("draw.bag", Phrase::new("why-bag").number("left", left as i64))
        })
    }
}

impl Referee<'_> {
    /// `[draw.bag] [draw.one-or-two]`
    pub(super) fn draw(&mut self, seat: Seat, tiles: u8) {
        self.take_from_bag(seat, tiles);
        self.acted(seat, Course::Forward);
        // [end.bag]
        if self.p.in_bag() == 0 {
            self.end_is_near(End::Bag);
        }
    }

    /// Tiles come from the bag into the empty hands of a seat, whichever side up. `[draw.shown]`
    pub(crate) fn take_from_bag(&mut self, seat: Seat, tiles: u8) {
        for hand in Hand::BOTH.into_iter().take(tiles.into()) {
            let p = &mut *self.p;
            let drawn = self.chance.below(2 * p.in_bag() as u32) as usize;
            let (place, up) = (drawn / 2, Side::BOTH[drawn % 2]);
            let never_left = p.bag.len();
            // A tile that was put back is known when it comes again. [secrets.tiles]
            let (pile, place, seen) = if place < never_left {
                (&mut p.bag, place, Seats::only(seat))
            } else {
                (&mut p.back, place - never_left, EVERYBODY)
            };
            let tile = pile[place];
            let last = pile.pop().expect("there are tiles in the bag");
            if place < pile.len() {
                pile[place] = last;
            }
            let lying = Lying { tile, up, face: self.figures.face(tile, up), seen, serial: p.drawn };
            p.drawn += 1;
            p.hands[seat.index()][hand as usize] = Some(Held { lying, from: None });
        }
        let (p, figures) = (&*self.p, self.figures);
        let drawn = || Hand::BOTH.into_iter().take(tiles.into()).filter_map(|hand| p.held(seat, hand));
        let faces = || drawn().map(|held| held.lying.face).collect();
        self.log.all(|| Event::Draws { seat, faces: faces(), left: p.in_bag() as u8 });
        for held in drawn() {
            let Lying { tile, up, face, .. } = held.lying;
            let reverse = || Event::Reverse { seat, face, reverse: figures.face(tile, up.other()) };
            self.log.push(Audience::Only(Seats::only(seat)), reverse);
        }
    }
}
