//! Building and destroying Legendary Cities.

use cenacle_table::{Refusal, Seat};

use crate::{Action, Cell, Colour, Event, Position, world::cells};

use super::{Course, Referee, RulesView, Ruling, demand, sources};

/// Where a city may be built. `[city.sides] [city.round]`
#[inline]
fn sites(p: &Position) -> u64 {
    if p.cities == 0 { 0 } else { p.world.empty() & p.world.with_two_sides() }
}

/// Whether a seat can build a city anywhere.
pub(super) fn can_build(p: &Position, seat: Seat) -> bool {
    sites(p) != 0 && p.colours_of(seat).any(|colour| sources(p, colour).next().is_some())
}

/// `[city.build] [city.prophet]`
#[inline]
pub(super) fn answers(p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    let sites = sites(p);
    if sites == 0 {
        return;
    }
    for colour in p.colours_of(seat) {
        for from in sources(p, colour) {
            cells(sites).for_each(|cell| each(Action::Build { cell, colour, from }));
        }
    }
}

/// How many answers those are, for a seat of whom so many prophets could come.
#[inline]
pub(super) fn count(p: &Position, prophets: usize) -> usize {
    match sites(p) {
        0 => 0,
        sites => sites.count_ones() as usize * prophets,
    }
}

/// The answer of this number.
pub(super) fn nth(p: &Position, seat: Seat, number: usize) -> Option<Action> {
    let sites = sites(p);
    let size = sites.count_ones() as usize;
    let mut all = p.colours_of(seat).flat_map(|colour| sources(p, colour).map(move |from| (colour, from)));
    let (colour, from) = all.nth(number / size)?;
    Some(Action::Build { cell: cells(sites).nth(number % size)?, colour, from })
}

impl RulesView<'_> {
    /// `[city.build] [city.sides] [city.round] [city.prophet]`
    pub(super) fn may_build(self, seat: Seat, cell: Cell, colour: Colour, from: Option<Cell>) -> Ruling {
        let p = self.p;
        demand(p.colours_of(seat).next().is_some(), || Refusal::new("city.god", "why-no-god-to-build"))?;
        demand(p.cities > 0, || Refusal::new("city.build", "why-no-token"))?;
        demand(p.world.empty() & cell.bit() != 0, || self.taken("city.build", cell))?;
        demand(p.world.with_two_sides() & cell.bit() != 0, || self.one_side("city.sides", cell))?;
        self.prophet_can_come(seat, colour, from, "city.prophet")
    }
}

impl Referee<'_> {
    /// `[city.build] [city.prophet]`
    pub(super) fn build(&mut self, seat: Seat, cell: Cell, colour: Colour, from: Option<Cell>) {
        self.send_prophet(colour, from);
        self.p.cities -= 1;
        self.p.world.found(cell, colour);
        self.p.forget(cell);
        self.log.all(|| Event::Builds { seat, colour, cell, from });
        self.forget_migrant(from);
        self.acted(seat, Course::Forward);
        self.look_at_the_world();
    }

    /// Its prophet leaves the game, the token goes to the destroyer. `[city.destroy] [city.token] [city.prophet-lost]`
    pub(super) fn raze(&mut self, seat: Seat, colour: Colour, of: Colour, cell: Cell) {
        let victim = self.p.cult(of).seat.unwrap_or(seat);
        self.p.colours[of as usize].gone += 1;
        self.p.colours[colour as usize].razed += 1;
        self.log.all(|| Event::Razes { seat, colour, of, victim, cell });
    }

    /// A prophet who was named to come along with a tile and has left cannot come any more.
    pub(super) fn forget_migrant(&mut self, cell: Option<Cell>) {
        for hold in self.p.holds.iter_mut().flatten() {
            if cell.is_some() && hold.from == cell {
                hold.from = None;
            }
        }
    }
}
