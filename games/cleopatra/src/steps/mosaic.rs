//! Laying mosaics, closed regions and sanctuaries, and mosaics that fit nowhere.

use cenacle_table::{Phrase, Refusal};

use crate::{
    Action, Cells, Event, Figures, MOSAICS, Mosaic, Position, Step, Work,
    garden::{MAX_COLUMNS, MAX_ROWS, MOSAIC_CELLS},
    position::Laid,
};

use super::{Referee, RulesView, Ruling, demand};

/// `[mosaic.place]`
pub(super) fn question(letter: &'static str) -> Phrase {
    Phrase::new("ask-laying").text("letter", letter)
}

/// `[sanctuary.claim]`
pub(super) fn question_claiming() -> Phrase {
    Phrase::new("ask-claiming")
}

/// Every place for the mosaic being laid. `[mosaic.place]`
pub(super) fn places(figures: &Figures, p: &Position, each: &mut impl FnMut(Action)) {
    let turns = &figures.turns[usize::from(p.laying.0)];
    for (turn, way) in turns.ways(p.house.flip).iter().enumerate() {
        let turn = turn as u8;
        way.fits(p.free).each(|row, column| each(Action::Lay { turn, row, column }));
    }
}

/// `[sanctuary.claim] [sanctuary.never-later]`
pub(super) fn claims(p: &Position, each: &mut impl FnMut(Action)) {
    (0..regions(p.claimable).count()).for_each(|region| each(Action::Claim { region: region as u8 }));
    each(Action::ClaimNothing);
}

/// The connected regions of some cells, in reading order.
pub(crate) fn regions(mut cells: Cells) -> impl Iterator<Item = Cells> {
    std::iter::from_fn(move || {
        if cells.is_empty() {
            return None;
        }
        let region = cells.first_region();
        cells = cells.less(region);
        Some(region)
    })
}

/// The cells of all regions in which no mosaic of the stack can be laid any more. `[sanctuary.closed]`
#[inline]
pub(crate) fn closed(figures: &Figures, p: &Position) -> Cells {
    // A mosaic hangs together, so it lies in one region: each region that one cell of a place lies in is open. Where the
    // garden is wide, the first few places say so of all that is large enough.
    let doubtful = p.free.less(p.closed);
    let small = regions(doubtful).filter(|region| region.len() < MOSAIC_CELLS).fold(Cells::NONE, Cells::or);
    let mut unreached = doubtful.less(small);
    for mosaic in p.mosaics.iter() {
        for way in figures.turns[usize::from(mosaic.0)].ways(p.house.flip) {
            if unreached.is_empty() {
                return small;
            }
            let mut reached = way.first_cells(p.free).and(unreached);
            while let Some(cell) = reached.first_only() {
                unreached = unreached.less(unreached.region_of(cell));
                reached = reached.and(unreached);
            }
        }
    }
    small.or(unreached)
}

impl RulesView<'_> {
    /// `[mosaic.place] [mosaic.flip]`
    pub(super) fn may_lay(self, turn: u8, row: u8, column: u8) -> Ruling {
        self.at(Step::Laying)?;
        let turns = &self.figures.turns[usize::from(self.p.laying.0)];
        let ways = turns.ways(true);
        demand(usize::from(turn) < ways.len(), || Refusal::new("mosaic.place", "why-no-such-turn"))?;
        let allowed = turns.ways(self.p.house.flip).len();
        demand(usize::from(turn) < allowed, || Refusal::new("mosaic.flip", "why-no-flip"))?;
        let (across, down) = (usize::from(column), usize::from(row));
        let fits = |place| ways[usize::from(turn)].fits(self.p.free).covers(place);
        let fits = down < MAX_ROWS && across < MAX_COLUMNS && fits(Cells::at(down, across));
        demand(fits, || Refusal::new("mosaic.place", "why-does-not-fit"))
    }

    /// `[sanctuary.claim]`
    pub(super) fn may_claim(self, region: u8) -> Ruling {
        self.at(Step::Claiming)?;
        let there = usize::from(region) < regions(self.p.claimable).count();
        demand(there, || Refusal::new("sanctuary.claim", "why-no-such-region"))
    }
}

impl Referee<'_> {
    /// The mosaic is paid for: the top one, unless the Scribe chooses. `[mosaic.top]`
    pub(super) fn take_mosaic(&mut self) {
        if self.p.scribe {
            self.p.step = Step::Choosing;
        } else {
            let top = self.p.mosaics.top().expect("a mosaic can only be paid for while the stack has one");
            self.p.laying = top;
            self.p.step = Step::Laying;
        }
    }

    /// `[mosaic.place] [mosaic.flip] [mosaic.reward]`
    pub(super) fn lay(&mut self, turn: u8, row: u8, column: u8) {
        let mosaic = self.p.laying;
        let way = self.figures.turns[usize::from(mosaic.0)].ways(true)[usize::from(turn)];
        let cells = way.at(row.into(), column.into());
        let p = &mut *self.p;
        p.free = p.free.less(cells);
        p.laid.push(Laid { mosaic, turn, row, column, seat: p.turn });
        let place = p.mosaics.iter().rposition(|one| *one == mosaic).expect("the mosaic being laid is in the stack");
        p.mosaics.remove(place);
        // Those that left without being built count as built for Cleopatra, so the number is taken from the stack.
        p.built[Work::Mosaic as usize] = self.figures.works[Work::Mosaic as usize] - p.mosaics.len() as u8 - 1;
        self.finish_work(mosaic.0, cells.and(self.figures.palms).len() as u16);
        let newly = closed(self.figures, self.p);
        self.p.closed = self.p.closed.or(newly);
        self.p.claimable = newly;
        if self.p.architect().statues > 0 && !newly.is_empty() {
            self.p.step = Step::Claiming;
        } else {
            self.leave_unclaimed();
        }
    }

    /// `[sanctuary.claim]`
    pub(super) fn claim(&mut self, region: u8) {
        let Some(cells) = regions(self.p.claimable).nth(region.into()) else { return };
        let seat = self.p.turn;
        let mine = &mut self.p.sanctuaries[seat.index()];
        *mine = mine.or(cells);
        self.p.claimable = self.p.claimable.less(cells);
        self.architect().statues -= 1;
        self.log.all(|| Event::Claims { seat, cells: cells.len() as u8 });
        if self.p.architect().statues == 0 || self.p.claimable.is_empty() {
            self.leave_unclaimed();
        }
    }

    /// `[sanctuary.never-later]`
    pub(super) fn leave_unclaimed(&mut self) {
        for region in regions(self.p.claimable) {
            self.log.all(|| Event::LeavesUnclaimed { cells: region.len() as u8 });
        }
        self.p.claimable = Cells::NONE;
        self.drop_unplaceable();
        self.come_to_quarry();
    }

    /// The top of the stack leaves while it fits nowhere. `[mosaic.unplaceable]`
    fn drop_unplaceable(&mut self) {
        let mut left: u16 = 0;
        while let Some(top) = self.p.mosaics.top() {
            if fits_anywhere(self.figures, self.p, top) {
                break;
            }
            self.p.mosaics.pop();
            self.p.built[Work::Mosaic as usize] += 1;
            left |= 1 << top.0;
        }
        // Told in the order of the data: in which order they lay is nobody's knowledge afterwards.
        for mosaic in (0..MOSAICS as u8).filter(|mosaic| left & 1 << mosaic != 0).map(Mosaic) {
            self.log.all(|| Event::MosaicLeaves { mosaic });
        }
    }
}

/// Whether a mosaic can still be laid somewhere.
pub(crate) fn fits_anywhere(figures: &Figures, p: &Position, mosaic: Mosaic) -> bool {
    figures.turns[usize::from(mosaic.0)].fit(p.free, p.house.flip)
}

#[cfg(test)]
mod tests {
    use cenacle_table::{Chance, DataFiles, Game, Log, Options, Seed, Stream};

    use super::*;
    use crate::Cleopatra;

    /// [sanctuary.closed]
    #[test]
    fn the_closed_regions_are_those_into_which_no_mosaic_of_the_stack_fits() {
        let game = Cleopatra::open(&DataFiles::shipped(Cleopatra::about().data)).unwrap();
        let options = Options::defaults(Cleopatra::about(), 3).unwrap();
        let mut chance = Chance::new(&Seed::from_text("closed"), Stream::Game);
        let dealt = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
        let (mut shut, mut open) = (0, 0);
        for _ in 0..2_000 {
            let mut p = dealt;
            let filled = chance.below(4) + 1;
            p.free = p.free.filter(|_| chance.below(6) > filled).collect();
            (0..chance.below(12)).for_each(|_| _ = p.mosaics.pop());
            let fits =
                |region: Cells| p.mosaics.iter().any(|one| game.figures().turns[usize::from(one.0)].fit(region, true));
            let (opened, closed_up): (Vec<Cells>, Vec<Cells>) = regions(p.free).partition(|region| fits(*region));
            assert_eq!(closed(game.figures(), &p), closed_up.iter().copied().fold(Cells::NONE, Cells::or));
            shut += closed_up.iter().filter(|region| region.len() >= MOSAIC_CELLS).count();
            open += opened.len();
        }
        assert!(shut > 100 && open > 100, "{shut} large ones closed, {open} open");
    }
}
