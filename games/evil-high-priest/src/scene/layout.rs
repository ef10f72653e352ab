//! Where things lie. On a wide screen only what all share is on the stage: the cult board, the town, the rituals, the raid track.
//! The cards that lie open are sheets of the side column, the sanctums sheets of the players' panels. On the narrow stage everything
//! lies one under another, in the order of its tabs.

use cenacle_scene::scene::{Id, Spot};
use cenacle_table::Seat;

use crate::{
    Board, Figures, PLACES, Site,
    figures::{DISPLAY, MAX_PLAYERS, SLOTS},
};

use super::{ids, special, terminal, upright::Upright};

/// The measures of one stage.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    pub(super) size: (f32, f32),
    pub(super) wide: bool,
    /// The cards of the expansions are in the game.
    pub(super) cards: bool,
    /// How high the cult board is.
    cult: f32,
}

/// The size of a lock. Drawings are made for it; on the narrow stage they are a little smaller.
pub(super) const LOCK: (f32, f32) = (80.0, 72.0);
/// The part of the wide cult board where the locks lie.
const MAP: Spot = Spot::rect(8.0, 34.0, 532.0, 376.0);
/// How wide a lock of the Growth track is.
pub(super) const AWARD: f32 = 65.0;
/// The height of what lies beside the locks, and of the raid track.
pub(super) const STRIP: f32 = 40.0;
const TRACK: f32 = 92.0;
const NARROW: f32 = 374.0;

/// The width of a sheet in a player's panel, and of one in the side column.
pub(super) const PANEL: f32 = 252.0;
pub(super) const SHELF: f32 = 268.0;
/// The sheet of a sanctum: who is at home, then what lies exposed and the seven rooms.
pub(super) const HOME: f32 = 22.0;
pub(super) const CELL: (f32, f32) = (27.0, 40.0);
/// What lies exposed.
pub(super) const EXPOSED: f32 = PANEL - SLOTS as f32 * (CELL.0 + 1.0);
/// How high the sheet of a sanctum is, and that of the priest board.
const STRIP_HIGH: f32 = HOME + CELL.1;
const PRIEST_HIGH: f32 = 94.0;
/// A heading on a sheet, a card of a chamber, a row of a monster or an investigator.
pub(super) const HEADING: f32 = 22.0;
pub(super) const CHAMBER: (f32, f32) = (87.0, 88.0);
pub(super) const ROW: (f32, f32) = (SHELF, 57.0);
/// A chamber on the narrow stage where no other cards lie under it: what it does has room on it.
pub(super) const CHAMBER_TOLD: (f32, f32) = (120.0, 236.0);

impl Layout {
    /// The wide and the narrow stage of a board, with the cards of the expansions or without.
    pub(super) fn both(board: &Board, cards: bool) -> [Layout; 2] {
        let wide = Layout { size: (848.0, 552.0), wide: true, cards, cult: 552.0 };
        let cult = Upright::of(board).high();
        let mut narrow = Layout { size: (NARROW, 0.0), wide: false, cards, cult };
        let last = narrow.march();
        narrow.size.1 = last.y + last.h + 4.0;
        [wide, narrow]
    }

    pub(super) fn town(&self) -> Spot {
        // The narrow one holds the rituals, too: they are one screen.
        if self.wide { Spot::rect(554.0, 0.0, 294.0, 366.0) } else { Spot::rect(0.0, 0.0, NARROW, 396.0) }
    }

    pub(super) fn rituals(&self) -> Spot {
        if self.wide { Spot::rect(554.0, 370.0, 294.0, 182.0) } else { Spot::rect(2.0, 277.0, 370.0, 118.0) }
    }

    pub(super) fn cult(&self) -> Spot {
        if self.wide { Spot::rect(0.0, 0.0, 548.0, self.cult) } else { Spot::rect(0.0, 400.0, NARROW, self.cult) }
    }

    /// What lies beside the locks of the wide board.
    fn strip(&self) -> Spot {
        let cult = self.cult();
        Spot::rect(cult.x + 6.0, self.track().y - STRIP - 5.0, cult.w - 12.0, STRIP)
    }

    /// Where a board says what is special about it: after what lies beside its locks, or in its place.
    pub(super) fn caption(&self, board: &Board) -> Option<Spot> {
        if !self.wide {
            return Upright::of(board).caption().map(|spot| self.on_cult(spot));
        }
        let strip = self.strip();
        let awards = board.locks.iter().filter(|lock| lock.award.is_some()).count() as f32 * AWARD;
        let taken = special::strip(board).iter().map(|(_, wide, _)| wide).sum::<f32>() + awards;
        Some(Spot::rect(strip.x + taken, strip.y, strip.w - taken, strip.h))
    }

    /// A spot of the upright board, on the stage.
    fn on_cult(&self, spot: Spot) -> Spot {
        let cult = self.cult();
        Spot::rect(cult.x + spot.x, cult.y + spot.y, spot.w, spot.h)
    }

    /// The raid track: under the locks, or over the sanctums that the raid is on.
    pub(super) fn track(&self) -> Spot {
        if !self.wide {
            let rivals = self.rivals();
            return Spot::rect(rivals.x + 2.0, rivals.y + 2.0, rivals.w - 4.0, TRACK);
        }
        let cult = self.cult();
        Spot::rect(cult.x + 6.0, cult.y + cult.h - TRACK - 6.0, cult.w - 12.0, TRACK)
    }

    /// Where the sheets begin on the narrow stage.
    fn under(&self) -> f32 {
        let cult = self.cult();
        cult.y + cult.h + 4.0
    }

    /// How much larger a panel's sheet is on the narrow stage.
    fn panel_scale(&self) -> f32 {
        if self.wide { 1.0 } else { 370.0 / PANEL }
    }

    /// The priest board of the viewer.
    pub(super) fn priest(&self) -> Spot {
        let scale = self.panel_scale();
        let corner = if self.wide { (0.0, 0.0) } else { (2.0, self.under()) };
        Spot::rect(corner.0, corner.1, PANEL * scale, PRIEST_HIGH * scale)
    }

    /// The chambers that lie open; on the narrow stage the other cards are within.
    pub(super) fn market(&self) -> Spot {
        let high = HEADING + CHAMBER.1;
        if self.wide {
            return Spot::rect(0.0, 0.0, SHELF, high);
        }
        let priest = self.priest();
        let cards = if self.cards { 2.0 * self.shelf_rows() } else { 0.0 };
        Spot::rect(0.0, priest.y + priest.h + 4.0, NARROW, self.chambers() + cards + 8.0)
    }

    /// How much larger a card is on the narrow stage, and how high all are.
    fn shelf_scale(&self) -> f32 {
        if self.wide { 1.0 } else { 1.38 }
    }

    fn chambers(&self) -> f32 {
        HEADING + self.chamber().1
    }

    fn chamber(&self) -> (f32, f32) {
        match (self.wide, self.cards) {
            (true, _) => CHAMBER,
            (false, false) => CHAMBER_TOLD,
            (false, true) => (CHAMBER.0 * 1.38, CHAMBER.1 * 1.38),
        }
    }

    fn shelf_rows(&self) -> f32 {
        HEADING + (ROW.1 * self.shelf_scale() + 1.0) * DISPLAY as f32
    }

    /// The monsters (0) or the investigators (1) that lie open.
    pub(super) fn faces(&self, kind: usize) -> Spot {
        if self.wide {
            return Spot::rect(0.0, 0.0, SHELF, self.shelf_rows());
        }
        let market = self.market();
        let top = market.y + self.chambers() + 4.0 + self.shelf_rows() * kind as f32;
        Spot::rect(2.0, top, 370.0, self.shelf_rows())
    }

    /// All sanctums on the narrow stage: on the wide one they are sheets.
    pub(super) fn rivals(&self) -> Spot {
        if self.wide {
            return Spot::rect(0.0, 0.0, 0.0, 0.0);
        }
        let market = self.market();
        let high = (STRIP_HIGH * self.panel_scale() + 8.0) * MAX_PLAYERS as f32;
        Spot::rect(0.0, market.y + market.h + 4.0, NARROW, TRACK + 4.0 + high)
    }

    /// The sanctum of a seat.
    pub(super) fn sanctum(&self, seat: usize) -> Spot {
        let (scale, all) = (self.panel_scale(), self.rivals());
        let high = STRIP_HIGH * scale;
        if self.wide {
            return Spot::rect(0.0, 0.0, PANEL, high);
        }
        Spot::rect(2.0, all.y + TRACK + 6.0 + (high + 8.0) * seat as f32, PANEL * scale, high)
    }

    /// The raid on the viewer's own sanctum: over the whole stage, or a ladder.
    pub(super) fn march(&self) -> Spot {
        if self.wide {
            return Spot::rect(0.0, 0.0, self.size.0, self.size.1);
        }
        let rivals = self.rivals();
        Spot::rect(0.0, rivals.y + rivals.h + 4.0, NARROW, 378.0)
    }

    /// The part of the wide march where its rooms stand in a row, and of the narrow one where they lie as a ladder, from its corner.
    pub(super) const MARCH_ROW: Spot = Spot::rect(20.0, 116.0, 808.0, 206.0);
    pub(super) const MARCH_LADDER: Spot = Spot::rect(40.0, 62.0, 328.0, 312.0);

    /// The march but for its rooms: its ground, what it is, what it would take, what would stop it, and where it stands elsewhere. On a
    /// narrow stage the question says what it would take, and the others are in their own region.
    fn march_frame(&self) -> [(&'static str, Spot); 5] {
        let area = self.march();
        let nowhere = Spot::rect(area.x, area.y, 0.5, 0.5);
        if self.wide {
            return [
                ("march.ground", area),
                ("march.head", Spot::rect(20.0, 16.0, 808.0, 78.0)),
                ("march.outcome", Spot::rect(20.0, 346.0, 398.0, 66.0)),
                ("march.stop", Spot::rect(430.0, 346.0, 398.0, 66.0)),
                ("march.track", Spot::rect(20.0, 430.0, 808.0, 106.0)),
            ];
        }
        [
            ("march.ground", area.clone()),
            ("march.head", Spot::rect(area.x + 6.0, area.y + 4.0, 362.0, 54.0)),
            ("march.outcome", nowhere.clone()),
            ("march.stop", nowhere.clone()),
            ("march.track", nowhere),
        ]
    }

    /// Where each lock lies: columns (or rows, on the narrow stage) by how far from a start it is. Those of the Growth track stand at
    /// its end.
    pub(super) fn locks(&self, board: &Board) -> Vec<Spot> {
        if !self.wide {
            return Upright::of(board).locks(board).into_iter().map(|spot| self.on_cult(spot)).collect();
        }
        let grid = terminal::grid(board);
        let mut after: f32 = special::strip(board).iter().map(|(_, wide, _)| wide).sum();
        let mut spot = |cell: &Option<(usize, f32)>| {
            let Some((column, row)) = *cell else {
                let strip = self.strip();
                let x = strip.x + after;
                after += AWARD;
                return Spot::rect(x + 1.0, strip.y + 1.0, AWARD - 2.0, STRIP - 2.0);
            };
            let cx = MAP.x + MAP.w * (column as f32 + 0.5) / grid.columns as f32;
            let pitch = (MAP.h / grid.rows as f32).min(100.0);
            let cy = MAP.y + MAP.h / 2.0 + (row - (grid.rows - 1) as f32 / 2.0) * pitch;
            Spot::rect(cx - LOCK.0 / 2.0, cy - LOCK.1 / 2.0, LOCK.0, LOCK.1)
        };
        grid.cells.iter().map(&mut spot).collect()
    }

    /// A place of the town.
    pub(super) fn place(&self, place: usize) -> Spot {
        let area = self.town();
        let across = self.places_across();
        let (w, h) = ((area.w - 6.0) / across as f32, if self.wide { 48.0 } else { 51.0 });
        let (column, row) = ((place % across) as f32, (place / across) as f32);
        let top = if self.wide { 27.0 } else { 25.0 };
        Spot::rect(area.x + 3.0 + column * w + 1.0, area.y + top + row * h, w - 3.0, h - 3.0)
    }

    fn places_across(&self) -> usize {
        if self.wide { 2 } else { 3 }
    }

    pub(super) fn skulk(&self, space: usize) -> Spot {
        if self.wide {
            return self.place(PLACES + space);
        }
        let area = self.town();
        let above = self.place(PLACES - 1);
        // The second, which is closed to few, has the form that it has on the wide stage: the veil over it fits both.
        let (x, w) = if space == 0 { (0.0, area.w - 143.0) } else { (area.w - 140.0, 132.0) };
        Spot::rect(area.x + 4.0 + x, above.y + above.h + 3.0, w, 42.0)
    }

    /// A ritual: two side by side, or all on the narrow stage, the longest under them.
    pub(super) fn ritual(&self, figures: &Figures, ritual: usize) -> Spot {
        let area = self.rituals();
        let long = longest(figures);
        let short = figures.rituals.len() - 1;
        let (across, top, h, last) = if self.wide { (2, 25.0, 50.0, 44.0) } else { (short, 21.0, 55.0, 40.0) };
        let w = (area.w - 6.0) / across as f32;
        if ritual == long {
            let rows = short.div_ceil(across) as f32;
            return Spot::rect(area.x + 4.0, area.y + top + 1.0 + rows * h, area.w - 8.0, last);
        }
        let place = if ritual > long { ritual - 1 } else { ritual };
        let (column, row) = ((place % across) as f32, (place / across) as f32);
        Spot::rect(area.x + 3.0 + column * w + 1.0, area.y + top + row * h, w - 3.0, h - 3.0)
    }

    pub(super) fn ritual_step(&self, figures: &Figures, ritual: usize, step: usize) -> Spot {
        let area = self.ritual(figures, ritual);
        let steps = figures.rituals[ritual].steps.len();
        if !self.wide && ritual != longest(figures) {
            // They share what is under the name: a finger hits each.
            let w = area.w / steps as f32;
            return Spot::rect(area.x + w * step as f32, area.y + 16.0, w, area.h - 16.0);
        }
        let (left, top) = match (ritual == longest(figures), self.wide) {
            (true, true) => (58.0, 6.0),
            (true, false) => (58.0, 1.0),
            (false, _) => (4.0, 21.0),
        };
        // What frames a space leaves the name above it free.
        let h = area.h - if ritual == longest(figures) { 2.0 * top } else { top + 3.0 };
        // The first is the price; what is gained needs more room.
        let first = if steps > 2 { (area.w - left - 4.0) / steps as f32 } else { 46.0 };
        let others = (area.w - left - 4.0 - first) / (steps - 1).max(1) as f32;
        let (x, w) = if step == 0 { (0.0, first) } else { (first + others * (step - 1) as f32, others) };
        Spot::rect(area.x + left + x, area.y + top, w - 9.0, h)
    }

    /// A cell of the raid track.
    pub(super) fn strength(&self, strength: u8) -> Spot {
        let area = self.track();
        let w = (area.w - 12.0) / 19.0;
        Spot::rect(area.x + 6.0 + w * f32::from(strength), area.y + 40.0, w - 1.5, 26.0)
    }

    pub(super) fn dice(&self) -> Spot {
        let area = self.track();
        Spot::rect(area.x + area.w - 128.0, area.y + 2.0, 124.0, 24.0)
    }

    pub(super) fn display(&self, card: usize) -> Spot {
        let area = self.market();
        let (w, h) = self.chamber();
        let gap = (area.w - w * DISPLAY as f32) / (DISPLAY - 1).max(1) as f32;
        let (left, gap) = if self.wide { (area.x, gap) } else { (area.x + 2.0, gap - 2.0) };
        Spot::rect(left + (w + gap) * card as f32, area.y + HEADING, w, h)
    }

    /// One of the monsters (0) or investigators (1).
    fn face(&self, kind: usize, card: usize) -> Spot {
        let area = self.faces(kind);
        let h = ROW.1 * self.shelf_scale();
        Spot::rect(area.x, area.y + HEADING + (h + 1.0) * card as f32, area.w, h - 2.0)
    }

    /// A space of the priest board: Summon, Rescue, Improve, Escape, the Asylum and, with the cards, the power.
    pub(super) fn own(&self, space: usize) -> Spot {
        let (x, y, w) = match (space, self.cards) {
            (0, _) => (0.0, 0.0, 78.0),
            (1, _) => (80.0, 0.0, 98.0),
            (2, _) => (180.0, 0.0, 72.0),
            (3, true) => (0.0, 48.0, 62.0),
            (3, false) => (0.0, 48.0, 100.0),
            (4, true) => (64.0, 48.0, 94.0),
            (4, false) => (102.0, 48.0, 150.0),
            _ => (160.0, 48.0, 92.0),
        };
        self.panel_spot(&self.priest(), Spot::rect(x, y, w, 46.0))
    }

    /// A part of a panel's sheet, which is larger on the narrow stage.
    fn panel_spot(&self, sheet: &Spot, part: Spot) -> Spot {
        let scale = self.panel_scale();
        Spot::rect(sheet.x + part.x * scale, sheet.y + part.y * scale, part.w * scale, part.h * scale)
    }

    /// The part of a box where cultists stand: its upper right corner.
    fn standing(&self, spot: &Spot) -> Spot {
        let side = if self.wide { 27.0 } else { 28.0_f32.min(spot.h * 0.6) };
        Spot::rect(spot.x + spot.w - side - 1.0, spot.y - 2.0, side, side)
    }

    /// Every region and place of this board.
    pub(super) fn board(&self, figures: &Figures, board: &Board) -> Vec<(Id, Spot)> {
        let mut all: Vec<(Id, Spot)> = vec![
            ("cult".into(), self.cult()),
            ("town".into(), self.town()),
            ("rituals".into(), self.rituals()),
            ("track".into(), self.track()),
            ("forecast".into(), self.track()),
            ("market".into(), self.market()),
            ("beasts".into(), self.faces(0)),
            ("sleuths".into(), self.faces(1)),
            ("priest".into(), self.priest()),
            ("rivals".into(), self.rivals()),
            ("march".into(), self.march()),
            ("dice".into(), self.dice()),
        ];
        let cult = self.cult();
        all.push(("signs-left".into(), Spot::rect(cult.x + cult.w - 200.0, cult.y + 4.0, 192.0, 24.0)));
        for (id, spot) in [("market", self.market()), ("beasts", self.faces(0)), ("sleuths", self.faces(1))] {
            let inset = if self.wide { 0.0 } else { 4.0 };
            all.push((format!("heading.{id}").into(), Spot::rect(spot.x + inset, spot.y, SHELF, HEADING)));
        }
        for card in 0..DISPLAY {
            all.push((ids::display(card as u8), self.display(card)));
            all.push((ids::beasts(card as u8), self.face(0, card)));
            all.push((ids::sleuths(card as u8), self.face(1, card)));
        }
        all.extend(self.beside_locks(board));
        for (lock, spot) in (0..).zip(self.locks(board)) {
            all.push((ids::stand(Site::Lock(lock)), self.standing(&spot)));
            all.push((ids::site(Site::Lock(lock)), spot));
        }
        let town = (0..PLACES).map(|place| (Site::Town(place as u8), self.place(place)));
        for (at, spot) in town {
            all.push((ids::stand(at), self.standing(&spot)));
            all.push((ids::site(at), spot));
        }
        for space in 0..2 {
            let (at, spot) = (Site::Skulk(space as u8), self.skulk(space));
            let side = self.standing(&spot).w;
            // Who waits there stands on the picture: what is written beside it is read.
            all.push((
                ids::stand(at),
                Spot::rect(spot.x + 18.0 - side / 2.0, spot.y + (spot.h - side) / 2.0, side, side),
            ));
            all.push((ids::site(at), spot));
        }
        for (index, ritual) in figures.rituals.iter().enumerate() {
            for step in 0..ritual.steps.len() {
                let at = Site::Ritual(index as u8, step as u8);
                let spot = self.ritual_step(figures, index, step);
                // Who waits at the price stands on it: nobody else pays it now.
                let beside = self.wide || index == longest(figures);
                let side = spot.h.min(if step == 0 || beside { 26.0 } else { 22.0 });
                let (x, y) = match (step, beside) {
                    (0, _) => (spot.x + (spot.w - side) / 2.0, spot.y + (spot.h - side) / 2.0),
                    (_, true) => (spot.x - 2.0, spot.y + (spot.h - side) / 2.0),
                    (_, false) => (spot.x + spot.w - side + 1.0, spot.y - 18.0),
                };
                all.push((ids::stand(at), Spot::rect(x, y, side, side)));
                all.push((ids::site(at), spot));
            }
        }
        all.extend((0..=18).map(|strength| (ids::strength(strength), self.strength(strength))));
        let own = [Site::Summon, Site::Rescue, Site::Improve, Site::Escape, Site::Asylum, Site::Power];
        for (space, at) in own.into_iter().enumerate() {
            let spot = self.own(space);
            let scale = self.panel_scale();
            let side = 26.0 * scale;
            let corner = |x: f32, y: f32| Spot::rect(x, y, side, side);
            let stand = match at {
                Site::Asylum => Spot::rect(
                    spot.x + 22.0 * scale,
                    spot.y + 14.0 * scale,
                    spot.w - 24.0 * scale,
                    spot.h - 16.0 * scale,
                ),
                // Their names are as long as they are wide; below them, or on the picture of a card, there is room.
                Site::Improve | Site::Escape => corner(spot.x + spot.w - side, spot.y + spot.h - side),
                Site::Power => corner(spot.x, spot.y + (spot.h - side) / 2.0),
                _ => corner(spot.x + spot.w - side, spot.y - 1.0),
            };
            all.push((ids::stand(at), stand));
            all.push((ids::site(at), spot));
        }
        for seat in 0..MAX_PLAYERS {
            let sheet = self.sanctum(seat);
            let seat = Seat::new(seat);
            all.push((format!("sanctum.{seat}").into(), sheet.clone()));
            let home = self.panel_spot(&sheet, Spot::rect(0.0, 0.0, PANEL, HOME));
            all.push((format!("home.{seat}").into(), home));
            for room in 0..=SLOTS {
                let (x, w) = match room {
                    0 => (0.0, EXPOSED - 1.0),
                    room => (EXPOSED + (CELL.0 + 1.0) * (room - 1) as f32, CELL.0),
                };
                let cell = self.panel_spot(&sheet, Spot::rect(x, HOME, w, CELL.1));
                all.push((format!("cell.{seat}.{room}").into(), cell));
            }
        }
        let sheet = self.sanctum(1);
        all.push(("rival".into(), self.panel_spot(&sheet, Spot::rect(0.0, 0.0, PANEL, STRIP_HIGH))));
        all.extend(self.march_frame().map(|(id, spot)| (id.into(), spot)));
        all
    }

    /// What lies beside the locks, from left to right, and where cultists stand there. It is as large on both stages.
    fn beside_locks(&self, board: &Board) -> Vec<(Id, Spot)> {
        let mut all = Vec::new();
        let strip = self.strip();
        let mut x = strip.x;
        let upright = Upright::of(board).parts();
        for (at, (id, w, symbol)) in special::strip(board).into_iter().enumerate() {
            let spot = match self.wide {
                true => Spot::rect(x, strip.y, w - 3.0, strip.h),
                false => self.on_cult(upright[at].clone()),
            };
            // Cultists stand in what is left of it beside its symbol.
            let stand = match id.as_str() {
                "shoggoth" => Spot::rect(spot.x + 3.0, spot.y + 2.0, 36.0, 36.0),
                _ => Spot::rect(spot.x + symbol, spot.y + 2.0, (w - 6.0 - symbol).max(20.0), spot.h - 4.0),
            };
            all.push((format!("stand.{id}").into(), stand));
            all.push((id.into(), spot));
            x += w;
        }
        all
    }
}

/// The ritual with most spaces.
pub(super) fn longest(figures: &Figures) -> usize {
    (0..figures.rituals.len()).max_by_key(|ritual| figures.rituals[*ritual].steps.len()).unwrap_or(0)
}
