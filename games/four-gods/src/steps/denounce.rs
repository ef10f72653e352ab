//! Errors of first games: wrong tiles lie until somebody denounces them.

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Cell, Colour, Event, Held, Lying, Position, World,
    position::Errors,
    tile::EVERYBODY,
    world::{Laid, cells},
};

use super::{Course, Referee, Ruling, Sight, demand, lay::agree};

/// `[errors.denounce]`
pub(super) fn answers(p: &Position, each: &mut impl FnMut(Action)) {
    cells(p.world.laid).for_each(|cell| each(Action::Denounce { cell }));
}

/// Whether a tile of the world is wrong: it touches fewer than two sides, or it clashes with one laid before it.
/// `[errors.wrong]`
pub(crate) fn is_wrong(world: &World, cell: Cell) -> bool {
    let Some(laid) = world.tile(cell) else { return false };
    let clashes = |(side, other): (usize, &Laid)| other.order < laid.order && !agree(laid.face, other.face, side);
    let neighbours = cell.neighbours();
    let beside = neighbours.into_iter().enumerate().filter_map(|(side, other)| Some((side, world.tile(other?)?)));
    world.with_two_sides() & cell.bit() == 0 || beside.into_iter().any(clashes)
}

/// A tile taken out of the world.
fn lifted(laid: &Laid) -> Lying {
    let Laid { tile, side: up, face, seen, serial, .. } = *laid;
    Lying { tile, up, face: face.upright(), seen, serial }
}

impl Sight<'_> {
    /// `[errors.denounce]`
    pub(super) fn may_denounce(self, cell: Cell) -> Ruling {
        demand(self.p.allows_errors(), || Refusal::new("errors.lay", "why-no-errors"))?;
        let nothing = || Refusal::because("errors.denounce", Phrase::new("why-no-tile").text("cell", cell.name()));
        demand(self.p.world.laid & cell.bit() != 0, nothing)
    }
}

impl Referee<'_> {
    /// `[errors.denounce] [errors.at-once] [errors.later]`
    pub(super) fn denounce(&mut self, seat: Seat, cell: Cell) {
        if !is_wrong(&self.p.world, cell) {
            self.log.all(|| Event::DenouncesInVain { seat, cell });
            self.acted(seat, Course::Same);
            return;
        }
        let stood = self.call_back(cell);
        let laid = self.p.world.lift(cell).expect("a tile was looked for");
        let culprit = laid.by;
        let at_once = self.p.fresh[culprit.index()] == Some(cell);
        let lying = lifted(&laid);
        let hand = self.p.free_hand(culprit).filter(|_| at_once);
        self.log.all(|| Event::Denounces { seat, culprit, cell, at_once: hand.is_some() });
        match hand {
            Some(hand) => {
                self.p.hands[culprit.index()][hand as usize] = Some(Held { lying, from: None });
            }
            None if !self.p.discards.is_full(culprit) => {
                self.p.discards.put(culprit, lying);
            }
            None => self.put_in_bag(lying),
        }
        self.topple(cell);
        if self.p.house.errors == Errors::Penalised {
            self.penalise(culprit, stood);
        }
        let world = &self.p.world;
        self.p.fresh = self.p.fresh.map(|cell| cell.filter(|cell| world.tile(*cell).is_some()));
        self.acted(seat, Course::Same);
        self.settle();
    }

    /// The prophet on a tile goes back to his reserve.
    fn call_back(&mut self, cell: Cell) -> Option<Colour> {
        let colour = self.p.world.leave(cell)?;
        self.p.colours[colour as usize].reserve += 1;
        self.forget_migrant(Some(cell));
        // With a reserve, nobody migrates. [prophet.migrate]
        let same_colour = self.p.world.prophets[colour as usize];
        for hold in self.p.holds.iter_mut().flatten() {
            hold.from = hold.from.filter(|from| same_colour & from.bit() == 0);
        }
        Some(colour)
    }

    fn put_in_bag(&mut self, mut lying: Lying) {
        lying.seen = EVERYBODY;
        self.p.back.push(lying.tile);
    }

    /// Tiles that have lost their sides by this follow, until all that lie touch two. `[errors.cascade]`
    fn topple(&mut self, cell: Cell) {
        let mut loose = [cell; crate::CELLS];
        let mut count = 1;
        while count > 0 {
            count -= 1;
            for next in loose[count].neighbours().into_iter().flatten() {
                let stands = self.p.world.with_two_sides() & next.bit() != 0;
                if self.p.world.laid & next.bit() != 0 && !stands {
                    self.call_back(next);
                    let laid = self.p.world.lift(next).expect("a tile was looked for");
                    self.put_in_bag(lifted(&laid));
                    self.log.all(|| Event::Falls { cell: next });
                    loose[count] = next;
                    count += 1;
                }
            }
        }
    }
}
