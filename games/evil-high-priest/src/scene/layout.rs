//! Where things lie: the cult board and the town above, raids, chambers, priest board and sanctums below; one under another on a
//! narrow stage.

use cenacle_scene::scene::{Id, Spot};
use cenacle_table::Seat;

use crate::{
    Board, Figures, PLACES, Site,
    figures::{DISPLAY, MAX_PLAYERS, SLOTS},
};

use super::{grid, ids, special};

/// The measures of one stage.
#[derive(Clone, Copy)]
pub(super) struct Ground {
    pub(super) size: (f32, f32),
    pub(super) wide: bool,
    /// Something lies beside the locks of the board.
    pub(super) strip: bool,
    /// How much longer the cult board is on the narrow stage.
    pub(super) longer: u8,
    /// The cards of the expansions lie beside everything else, or below it.
    pub(super) cards: bool,
}

/// The size of a lock: drawings are made for the wide one.
pub(super) const LOCK: (f32, f32) = (82.0, 64.0);
const NARROW_LOCK: (f32, f32) = (71.0, 55.0);

/// How much room the cards of the expansions take: so wide beside everything else on the wide stage, so high below it on the
/// narrow one.
const CARDS: f32 = 182.0;
const NARROW_CARDS: f32 = 420.0;
/// With them the wide stage is as much higher as it is wider: so much of it goes to the boards above, so much to what is below.
const UPPER: f32 = 84.0;
const LOWER: f32 = 40.0;

/// Widths of a row of a sanctum on the wide stage: cultists at home, what lies exposed; the rooms share the rest.
pub(super) const HOME: f32 = 90.0;
/// What lies exposed.
pub(super) const EXPOSED: f32 = 116.0;
/// The whole row.
pub(super) const ROW: f32 = 470.0;

impl Ground {
    /// 884 x 586.
    pub(super) const WIDE: Ground = Ground { size: (884.0, 586.0), wide: true, strip: false, longer: 0, cards: false };
    /// 374 wide.
    pub(super) const NARROW: Ground =
        Ground { size: (374.0, 1076.0), wide: false, strip: false, longer: 0, cards: false };

    /// The wide and the narrow stage of a board, with room for the cards of the expansions or without: where something lies
    /// beside the locks the narrow one is longer.
    pub(super) fn both(board: &Board, cards: bool) -> [Ground; 2] {
        let strip = grid::has_strip(board);
        let longer = grid::longer(board);
        let narrow = Ground { strip, longer, ..Ground::NARROW };
        let size = (narrow.size.0, narrow.size.1 + narrow.down());
        [Ground { strip, longer, ..Ground::WIDE }, Ground { size, ..narrow }].map(|ground| ground.with(cards))
    }

    /// How much higher the boards above are.
    pub(super) fn upper(&self) -> f32 {
        if self.wide && self.cards { UPPER } else { 0.0 }
    }

    /// How much higher that is what lies below them.
    fn lower(&self) -> f32 {
        if self.wide && self.cards { LOWER } else { 0.0 }
    }

    /// How far everything under the cult board is moved down on the narrow stage.
    pub(super) fn down(&self) -> f32 {
        if self.wide { 0.0 } else { self.longer.into() }
    }

    /// What lies beside the locks.
    pub(super) fn strip(&self) -> Spot {
        if self.wide { Spot::rect(8.0, 314.0 + self.upper(), 524.0, 54.0) } else { Spot::rect(4.0, 392.0, 366.0, 44.0) }
    }

    /// The same stage, with room for the cards of the expansions or without.
    fn with(self, cards: bool) -> Ground {
        let (w, h) = self.size;
        let size = match (cards, self.wide) {
            (false, _) => (w, h),
            (true, true) => (w + CARDS, h + UPPER + LOWER),
            (true, false) => (w, h + NARROW_CARDS),
        };
        Ground { size, cards, ..self }
    }

    /// Where the cards of the expansions begin: right of everything else, or under it.
    fn cards_corner(&self) -> (f32, f32) {
        if self.wide { (Ground::WIDE.size.0, 2.0) } else { (2.0, Ground::NARROW.size.1 + self.down()) }
    }

    /// The Priest card of the viewer.
    pub(super) fn patron(&self) -> Spot {
        let (x, y) = self.cards_corner();
        if self.wide { Spot::rect(x, y, CARDS - 2.0, 144.0) } else { Spot::rect(x, y, 370.0, 108.0) }
    }

    /// The monsters that lie face up.
    pub(super) fn beasts(&self) -> Spot {
        let (x, y) = self.cards_corner();
        if self.wide {
            Spot::rect(x, y + 147.0, CARDS / 2.0 - 2.0, 435.0 + self.upper() + self.lower())
        } else {
            Spot::rect(x, y + 112.0, 370.0, 150.0)
        }
    }

    /// The investigators that lie face up.
    pub(super) fn sleuths(&self) -> Spot {
        let (x, y) = self.cards_corner();
        if self.wide {
            Spot::rect(x + CARDS / 2.0, y + 147.0, CARDS / 2.0 - 2.0, 435.0 + self.upper() + self.lower())
        } else {
            Spot::rect(x, y + 266.0, 370.0, 150.0)
        }
    }

    /// One of three cards in an area: side by side, or one under the other where it is high.
    fn third(area: &Spot, card: usize) -> Spot {
        if area.h > area.w {
            let h = (area.h - 26.0) / DISPLAY as f32;
            return Spot::rect(area.x + 2.0, area.y + 23.0 + h * card as f32, area.w - 4.0, h - 3.0);
        }
        let w = (area.w - 6.0) / DISPLAY as f32;
        Spot::rect(area.x + 3.0 + w * card as f32 + 1.0, area.y + 23.0, w - 2.0, area.h - 26.0)
    }

    pub(super) fn cult(&self) -> Spot {
        if self.wide {
            Spot::rect(0.0, 0.0, 540.0, 372.0 + self.upper())
        } else {
            Spot::rect(0.0, 0.0, 374.0, 376.0 + self.down())
        }
    }

    pub(super) fn town(&self) -> Spot {
        if self.wide {
            Spot::rect(544.0, 2.0, 338.0, 256.0 + self.upper())
        } else {
            Spot::rect(2.0, 380.0 + self.down(), 370.0, 232.0)
        }
    }

    pub(super) fn rituals(&self) -> Spot {
        if self.wide {
            Spot::rect(544.0, 261.0 + self.upper(), 338.0, 112.0)
        } else {
            Spot::rect(2.0, 616.0 + self.down(), 370.0, 112.0)
        }
    }

    pub(super) fn track(&self) -> Spot {
        if self.wide {
            Spot::rect(2.0, 376.0 + self.upper(), 880.0, 36.0)
        } else {
            Spot::rect(2.0, 732.0 + self.down(), 370.0, 58.0)
        }
    }

    pub(super) fn market(&self) -> Spot {
        if self.wide {
            Spot::rect(2.0, 415.0 + self.upper(), 214.0, 169.0 + self.lower())
        } else {
            Spot::rect(2.0, 794.0 + self.down(), 184.0, 120.0)
        }
    }

    pub(super) fn priest(&self) -> Spot {
        if self.wide {
            Spot::rect(219.0, 415.0 + self.upper(), 184.0, 169.0 + self.lower())
        } else {
            Spot::rect(189.0, 794.0 + self.down(), 183.0, 120.0)
        }
    }

    pub(super) fn sanctums(&self) -> Spot {
        if self.wide {
            Spot::rect(406.0, 415.0 + self.upper(), 476.0, 169.0 + self.lower())
        } else {
            Spot::rect(2.0, 918.0 + self.down(), 370.0, 156.0)
        }
    }

    /// Where each lock lies: columns (or rows, on the narrow stage) by how far from a start it is.
    pub(super) fn locks(&self, board: &Board) -> Vec<Spot> {
        let (w, h) = if self.wide { LOCK } else { NARROW_LOCK };
        let tall = if self.strip { 276.0 } else { 334.0 } + self.upper();
        if let Some((columns, rows, cells)) = grid::grid(board) {
            let along = |from: f32, length: f32, at: f32, of: usize| from + length * (at + 0.5) / of as f32;
            let spot = |(column, row): (f32, f32)| {
                let (cx, cy) = if self.wide {
                    (along(6.0, 528.0, column, columns), along(34.0, tall, row, rows))
                } else {
                    (along(2.0, 370.0, row, rows), along(28.0, 346.0, column, columns))
                };
                Spot::rect(cx - w / 2.0, cy - h / 2.0, w, h)
            };
            return cells.into_iter().map(spot).collect();
        }
        let ranks = ranks(board);
        let places = places(board, &ranks);
        let depth = ranks.iter().max().map_or(1, |most| most + 1);
        ranks
            .iter()
            .enumerate()
            .map(|(lock, rank)| {
                let place = places[lock];
                let count = ranks.iter().filter(|other| *other == rank).count();
                let along =
                    |from: f32, length: f32, at: usize, of: usize| from + length * (at as f32 + 0.5) / of.max(1) as f32;
                let (cx, cy) = if self.wide {
                    (along(6.0, 528.0, *rank, depth), along(34.0, tall, place, count))
                } else {
                    (along(2.0, 370.0, place, count), along(28.0, 346.0, *rank, depth))
                };
                Spot::rect(cx - w / 2.0, cy - h / 2.0, w, h)
            })
            .collect()
    }

    /// A place of the town.
    pub(super) fn place(&self, place: usize) -> Spot {
        let area = self.town();
        let (w, h) = (area.w / 3.0, if self.wide { 48.0 + self.upper() / 5.0 } else { 42.0 });
        let (column, row) = ((place % 3) as f32, (place / 3) as f32);
        let top = area.y + if self.wide { 22.0 } else { 20.0 };
        Spot::rect(area.x + column * w + 2.0, top + row * (h + 1.0), w - 4.0, h - 2.0)
    }

    pub(super) fn skulk(&self, space: usize) -> Spot {
        let last = self.place(PLACES - 3);
        let w = self.town().w / 2.0;
        let h = if self.wide { 36.0 + self.upper() / 5.0 } else { 34.0 };
        Spot::rect(self.town().x + w * space as f32 + 2.0, last.y + last.h + 3.0, w - 4.0, h)
    }

    /// A ritual: four side by side, the longest under them.
    pub(super) fn ritual(&self, figures: &Figures, ritual: usize) -> Spot {
        let area = self.rituals();
        let long = longest(figures);
        let w = area.w / (figures.rituals.len() - 1).max(1) as f32;
        if ritual == long {
            return Spot::rect(area.x + 2.0, area.y + 70.0, area.w - 4.0, 38.0);
        }
        let place = if ritual > long { ritual - 1 } else { ritual };
        Spot::rect(area.x + w * place as f32 + 2.0, area.y + 20.0, w - 4.0, 48.0)
    }

    pub(super) fn ritual_step(&self, figures: &Figures, ritual: usize, step: usize) -> Spot {
        let area = self.ritual(figures, ritual);
        let steps = figures.rituals[ritual].steps.len();
        if ritual == longest(figures) {
            let left = 92.0;
            let w = (area.w - left) / steps as f32;
            return Spot::rect(area.x + left + w * step as f32, area.y + 3.0, w - 4.0, area.h - 6.0);
        }
        let w = area.w / steps as f32;
        Spot::rect(area.x + w * step as f32 + 2.0, area.y + 16.0, w - 4.0, area.h - 18.0)
    }

    pub(super) fn strength(&self, strength: u8) -> Spot {
        let area = self.track();
        if self.wide {
            Spot::rect(area.x + 52.0 + f32::from(strength) * 37.2, area.y + 3.0, 35.0, area.h - 6.0)
        } else {
            let (row, column) = (f32::from(strength / 10), f32::from(strength % 10));
            Spot::rect(area.x + 3.0 + column * 30.0, area.y + 3.0 + row * 27.0, 28.0, 25.0)
        }
    }

    pub(super) fn dice(&self) -> Spot {
        let area = self.track();
        if self.wide {
            Spot::rect(area.x + area.w - 118.0, area.y + 2.0, 116.0, area.h - 4.0)
        } else {
            Spot::rect(area.x + 274.0, area.y + 29.0, 94.0, 27.0)
        }
    }

    pub(super) fn display(&self, card: usize) -> Spot {
        let area = self.market();
        let w = (area.w - 6.0) / DISPLAY as f32;
        Spot::rect(area.x + 3.0 + w * card as f32 + 1.0, area.y + 25.0, w - 2.0, area.h - 28.0)
    }

    /// A space of the priest board: Summon, Rescue, Improve, Escape, and the Asylum under them.
    pub(super) fn own(&self, space: usize) -> Spot {
        let area = self.priest();
        let (w, h) = (area.w / 2.0, if self.wide { 51.0 + self.lower() / 3.0 } else { 34.0 });
        let top = area.y + if self.wide { 24.0 } else { 20.0 };
        match space {
            4 => Spot::rect(area.x + 3.0, top + 2.0 * h, area.w - 6.0, area.y + area.h - top - 2.0 * h - 3.0),
            _ => {
                let (column, row) = ((space % 2) as f32, (space / 2) as f32);
                Spot::rect(area.x + column * w + 3.0, top + row * h, w - 5.0, h - 3.0)
            }
        }
    }

    /// A row of the sanctums: of a seat, among so many.
    pub(super) fn row(&self, seat: usize) -> Spot {
        let area = self.sanctums();
        let (top, h) = if self.wide { (area.y + 22.0, 29.0) } else { (area.y + 21.0, 27.0) };
        // Drawings are made for rows of this height: where there is more room, rows lie farther apart.
        let apart = h + self.lower() / MAX_PLAYERS as f32;
        Spot::rect(area.x + 3.0, top + seat as f32 * apart, area.w - 6.0, h - 2.0)
    }

    /// The part of a box where cultists stand.
    fn standing(&self, spot: &Spot) -> Spot {
        let side = if self.wide { 32.0_f32 } else { 26.0 }.min(spot.h - 2.0);
        Spot::rect(spot.x + spot.w - side - 2.0, spot.y + spot.h - side - 1.0, side, side)
    }

    /// Every region and place that is always on the stage of this board.
    pub(super) fn board(&self, figures: &Figures, board: &Board) -> Vec<(Id, Spot)> {
        let mut all: Vec<(Id, Spot)> = vec![
            ("cult".into(), self.cult()),
            ("town".into(), self.town()),
            ("rituals".into(), self.rituals()),
            ("track".into(), self.track()),
            ("market".into(), self.market()),
            ("priest".into(), self.priest()),
            ("sanctums".into(), self.sanctums()),
            ("dice".into(), self.dice()),
            ("patron".into(), self.patron()),
            ("beasts".into(), self.beasts()),
            ("sleuths".into(), self.sleuths()),
        ];
        for card in 0..DISPLAY {
            all.push((ids::beasts(card as u8), Ground::third(&self.beasts(), card)));
            all.push((ids::sleuths(card as u8), Ground::third(&self.sleuths(), card)));
        }
        let patron = self.patron();
        let power = Spot::rect(patron.x + 3.0, patron.y + 23.0, patron.w - 6.0, patron.h - 26.0);
        all.push((ids::stand(Site::Power), self.standing(&power)));
        all.push((ids::site(Site::Power), power));
        let cult = self.cult();
        let shoggoth = if self.wide {
            Spot::rect(cult.w - 86.0, cult.h - 74.0, 74.0, 64.0)
        } else {
            Spot::rect(cult.w - 62.0, cult.h - 66.0, 60.0, 58.0)
        };
        all.push(("shoggoth".into(), shoggoth));
        let deep_ones =
            if self.wide { Spot::rect(220.0, 6.0, 312.0, 22.0) } else { Spot::rect(140.0, 3.0, 230.0, 22.0) };
        all.push(("deep-ones".into(), deep_ones));
        let strip = self.strip();
        let parts = special::strip(board);
        let shares: f32 = parts.iter().map(|(_, share)| share).sum();
        let mut x = strip.x;
        for (id, share) in parts {
            let w = strip.w * share / shares;
            let spot = Spot::rect(x, strip.y, w - 4.0, strip.h);
            // Cultists stand in what is left of it beside its symbol.
            let symbol = match (id.as_str(), self.wide) {
                ("king", true) => 420.0,
                ("king", false) => 290.0,
                (_, true) => 58.0,
                (_, false) => 40.0,
            };
            let stand = Spot::rect(x + symbol, strip.y + 4.0, (w - 8.0 - symbol).max(30.0), strip.h - 8.0);
            all.push((format!("stand.{id}").into(), stand));
            all.push((id.into(), spot));
            x += w;
        }
        for (lock, spot) in (0..).zip(self.locks(board)) {
            all.push((ids::stand(Site::Lock(lock)), self.standing(&spot)));
            all.push((ids::site(Site::Lock(lock)), spot));
        }
        for place in 0..PLACES {
            let (at, spot) = (Site::Town(place as u8), self.place(place));
            all.push((ids::stand(at), self.standing(&spot)));
            all.push((ids::site(at), spot));
        }
        for space in 0..2 {
            let (at, spot) = (Site::Skulk(space as u8), self.skulk(space));
            all.push((ids::stand(at), self.standing(&spot)));
            all.push((ids::site(at), spot));
        }
        for (index, ritual) in figures.rituals.iter().enumerate() {
            for step in 0..ritual.steps.len() {
                let at = Site::Ritual(index as u8, step as u8);
                all.push((ids::site(at), self.ritual_step(figures, index, step)));
            }
        }
        all.extend((0..=18).map(|strength| (ids::strength(strength), self.strength(strength))));
        all.extend((0..DISPLAY).map(|card| (ids::display(card as u8), self.display(card))));
        for (space, at) in [Site::Summon, Site::Rescue, Site::Improve, Site::Escape].into_iter().enumerate() {
            let spot = self.own(space);
            all.push((ids::stand(at), self.standing(&spot)));
            all.push((ids::site(at), spot));
        }
        let asylum = self.own(4);
        let seats = Spot::rect(asylum.x + 24.0, asylum.y, asylum.w - 26.0, asylum.h);
        all.push((ids::site(Site::Asylum), seats));
        for seat in 0..MAX_PLAYERS {
            let row = self.row(seat);
            let seat = Seat::new(seat);
            let scale = row.w / ROW;
            let (home, exposed) = (HOME * scale, EXPOSED * scale);
            let cell = (row.w - home - exposed) / SLOTS as f32;
            all.push((format!("home.{seat}").into(), Spot::rect(row.x, row.y, home - 2.0, row.h)));
            for room in 0..=SLOTS {
                let spot = match room {
                    0 => Spot::rect(row.x + home, row.y, exposed - 2.0, row.h),
                    room => Spot::rect(row.x + home + exposed + cell * (room - 1) as f32, row.y, cell - 2.0, row.h),
                };
                all.push((format!("cell.{seat}.{room}").into(), spot));
            }
        }
        all
    }
}

/// The ritual with most spaces.
fn longest(figures: &Figures) -> usize {
    (0..figures.rituals.len()).max_by_key(|ritual| figures.rituals[*ritual].steps.len()).unwrap_or(0)
}

/// How far each lock is from a start.
fn ranks(board: &Board) -> Vec<usize> {
    let mut ranks: Vec<Option<usize>> = board.locks.iter().map(|lock| (lock.after == 0).then_some(0)).collect();
    for rank in 0..board.locks.len() {
        for lock in 0..board.locks.len() {
            let before = board.locks[lock].after;
            let next = (0..board.locks.len()).any(|other| before >> other & 1 == 1 && ranks[other] == Some(rank));
            if ranks[lock].is_none() && next {
                ranks[lock] = Some(rank + 1);
            }
        }
    }
    ranks.into_iter().map(Option::unwrap_or_default).collect()
}

/// The place of each lock among those of its rank: near the ones it comes from, so that ways cross as little as can be.
fn places(board: &Board, ranks: &[usize]) -> Vec<usize> {
    let mut places = vec![0; ranks.len()];
    let mut heights = vec![0.5_f32; ranks.len()];
    for rank in 0..=ranks.iter().copied().max().unwrap_or(0) {
        let mut here: Vec<usize> = (0..ranks.len()).filter(|lock| ranks[*lock] == rank).collect();
        let height = |lock: usize| {
            let before = (0..ranks.len()).filter(|other| board.locks[lock].after >> other & 1 == 1);
            let before: Vec<f32> = before.map(|other| heights[other]).collect();
            before.iter().sum::<f32>() / before.len().max(1) as f32
        };
        here.sort_by(|one, other| height(*one).total_cmp(&height(*other)));
        let count = here.len() as f32;
        for (place, lock) in here.into_iter().enumerate() {
            places[lock] = place;
            heights[lock] = (place as f32 + 0.5) / count;
        }
    }
    places
}
