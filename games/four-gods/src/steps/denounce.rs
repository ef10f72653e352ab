//! Errors of first games: wrong tiles lie until somebody denounces them.

use cenacle_table::{Phrase, Refusal, RuleId, Seat};

use crate::{
    Action, Cell, Colour, Event, Held, Lying, Position, World,
    position::{Errors, Removed},
    tile::EVERYBODY,
    world::{Laid, cells},
};

use super::{Course, Referee, RulesView, Ruling, demand, lay::agree};

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

impl RulesView<'_> {
    /// `[errors.denounce]`
    pub(super) fn may_denounce(self, cell: Cell) -> Ruling {
        demand(self.p.allows_errors(), || Refusal::new("errors.lay", "why-no-errors"))?;
        let nothing = || Refusal::because("errors.denounce", Phrase::new("why-no-tile").text("cell", cell.name()));
        let late = || self.was_removed("errors.denounce", cell).unwrap_or_else(nothing);
        demand(self.p.world.laid & cell.bit() != 0, late)
    }

    /// A tile lay there a moment ago: who denounced it, or the one with which it fell. `[time.late]`
    fn was_removed(self, rule: RuleId, cell: Cell) -> Option<Refusal> {
        let removed = self.p.removed.iter().rfind(|removed| removed.cell == cell)?;
        let key = if removed.fell { "why-tile-fell" } else { "why-tile-denounced" };
        Some(Refusal::because(rule, Phrase::new(key).text("cell", cell.name()).seat("who", removed.by)))
    }

    /// A cell without two sides: whether it had them before a tile beside it was removed. `[tile.sides] [city.sides] [time.late]`
    pub(super) fn one_side(self, rule: RuleId, cell: Cell) -> Refusal {
        let beside = |removed: &&Removed| cell.neighbours().contains(&Some(removed.cell));
        let sides =
            cell.neighbours().into_iter().filter(|next| next.is_none_or(|next| self.p.world.tile(next).is_some()));
        let had = sides.count() + self.p.removed.iter().filter(beside).count();
        let plain = Phrase::new("why-one-side");
        let phrase = match self.p.removed.iter().rfind(beside) {
            Some(last) if had >= 2 => {
                Phrase::new("why-one-side-now").text("next", last.cell.name()).seat("who", last.by)
            }
            _ => plain,
        };
        Refusal::because(rule, phrase.text("cell", cell.name()))
    }

    /// The reserve is not empty, so nobody migrates: whether a denunciation has just filled it. `[prophet.migrate] [time.late]`
    pub(super) fn reserve_first(self, rule: RuleId, colour: Colour) -> Refusal {
        match self.p.removed.iter().rfind(|removed| removed.back == Some(colour)) {
            Some(last) => {
                let phrase = Phrase::new("why-reserve-first-now").text("cell", last.cell.name());
                Refusal::because(rule, phrase.seat("who", last.by))
            }
            None => Refusal::new(rule, "why-reserve-first"),
        }
    }

    /// No prophet stands on a cell: whether the tile is gone on which he stood. `[prophet.migrate] [time.late]`
    pub(super) fn nobody_there(self, rule: RuleId, cell: Cell) -> Refusal {
        let nobody = || Refusal::because(rule, Phrase::new("why-no-prophet-there").text("cell", cell.name()));
        self.was_removed(rule, cell).unwrap_or_else(nobody)
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
        let (laid, stood) = self.take_out(seat, cell, false);
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
        self.topple(seat, cell);
        if self.p.house.errors == Errors::Penalised {
            self.penalise(culprit, stood);
        }
        let world = &self.p.world;
        self.p.fresh = self.p.fresh.map(|cell| cell.filter(|cell| world.tile(*cell).is_some()));
        self.acted(seat, Course::Same);
        self.settle();
    }

    /// A tile leaves the world, and its prophet goes back to his reserve.
    fn take_out(&mut self, by: Seat, cell: Cell, fell: bool) -> (Laid, Option<Colour>) {
        let empty = self.p.colours.map(|cult| cult.reserve == 0);
        let stood = self.call_back(cell);
        let laid = self.p.world.lift(cell).expect("a tile was looked for");
        if self.figures.rules >= 3 {
            let back = stood.filter(|colour| empty[*colour as usize]);
            self.p.remember(Removed { cell, by, fell, back });
        }
        (laid, stood)
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
    fn topple(&mut self, by: Seat, cell: Cell) {
        let mut loose = [cell; crate::CELLS];
        let mut count = 1;
        while count > 0 {
            count -= 1;
            for next in loose[count].neighbours().into_iter().flatten() {
                let stands = self.p.world.with_two_sides() & next.bit() != 0;
                if self.p.world.laid & next.bit() != 0 && !stands {
                    let (laid, _) = self.take_out(by, next, true);
                    self.put_in_bag(lifted(&laid));
                    self.log.all(|| Event::Falls { cell: next });
                    loose[count] = next;
                    count += 1;
                }
            }
        }
    }
}
