//! Where things lie: the same parts on a wide stage and, one under another, on a narrow one.

use cenacle_scene::{
    Text,
    scene::{Id, Spot},
};

use crate::{Cells, Figures, WORKS, Work, figures::STALLS};

use super::ids;

/// The measures of one stage.
pub(super) struct Layout<'a> {
    figures: &'a Figures,
    pub(super) size: (f32, f32),
    /// Side of a garden cell, and the upper left corner of the garden.
    pub(super) unit: f32,
    pub(super) left: f32,
    pub(super) top: f32,
    /// Thickness of a wall.
    pub(super) band: f32,
    /// Lower end of the avenue.
    pub(super) foot: f32,
    /// Half the width of the avenue at the door, and how much wider it is at its foot.
    pub(super) avenue: (f32, f32),
    sphinx: (f32, f32),
    obelisk: f32,
    pub(super) palace: Spot,
    pub(super) quarry: Spot,
    pub(super) market: Spot,
    pub(super) altar: Spot,
    pub(super) stack: Spot,
    /// Height of a stall.
    tray: f32,
    piles: Piles,
}

/// Where the pile to draw from and the discard pile lie in the market.
enum Piles {
    /// Side by side under the stalls, so high.
    Under(f32),
    /// One over the other at the right of the stalls, so wide: the market is no higher than a phone's stage.
    Beside(f32),
}

/// Height of a region's heading.
const HEADING: f32 = 32.0;
/// Height of a stall's awning.
pub(super) const AWNING: f32 = 17.0;
/// Distance of walls and doors from the garden.
const GAP: f32 = 4.0;

impl<'a> Layout<'a> {
    /// 884 x 586: quarry and altar, palace, market and mosaics side by side.
    pub(super) fn wide(figures: &'a Figures) -> Layout<'a> {
        Layout {
            figures,
            size: (884.0, 586.0),
            unit: 378.0 / figures.rows.max(figures.columns) as f32,
            left: 252.0,
            top: 46.0,
            band: 26.0,
            foot: 580.0,
            avenue: (43.0, 9.0),
            sphinx: (64.0, 36.0),
            obelisk: 42.0,
            palace: Spot::rect(219.0, 6.0, 444.0, 576.0),
            quarry: Spot::rect(3.0, 6.0, 213.0, 420.0),
            market: Spot::rect(669.0, 6.0, 209.0, 424.0),
            altar: Spot::rect(3.0, 432.0, 213.0, 148.0),
            stack: Spot::rect(669.0, 436.0, 209.0, 144.0),
            tray: 85.0,
            piles: Piles::Under(76.0),
        }
    }

    /// 374 wide: each region as wide as the stage, so that a phone can show one at a time.
    pub(super) fn narrow(figures: &'a Figures) -> Layout<'a> {
        Layout {
            figures,
            size: (374.0, 1484.0),
            unit: 288.0 / figures.rows.max(figures.columns) as f32,
            left: 43.0,
            top: 32.0,
            band: 23.0,
            foot: 430.0,
            avenue: (42.0, 6.0),
            sphinx: (62.0, 25.0),
            obelisk: 30.0,
            palace: Spot::rect(2.0, 2.0, 370.0, 432.0),
            quarry: Spot::rect(2.0, 440.0, 370.0, 404.0),
            market: Spot::rect(2.0, 850.0, 370.0, 328.0),
            altar: Spot::rect(2.0, 1184.0, 370.0, 138.0),
            stack: Spot::rect(2.0, 1328.0, 370.0, 152.0),
            tray: 77.0,
            piles: Piles::Beside(84.0),
        }
    }

    /// Every region and place that is always on the stage.
    pub(super) fn board(&self) -> Vec<(Id, Spot)> {
        let figures = self.figures;
        let regions = [
            ("palace", &self.palace),
            ("quarry", &self.quarry),
            ("market", &self.market),
            ("altar", &self.altar),
            ("stack", &self.stack),
        ];
        let mut board: Vec<(Id, Spot)> = regions.map(|(id, spot)| (id.into(), spot.clone())).into();
        let rows = Work::ALL.into_iter().enumerate();
        board.extend(rows.map(|(index, work)| (ids::quarry(work), self.quarry_row(index))));
        board.extend(figures.garden.map(|at| (ids::cell(at), self.cell(at))));
        board.extend((0..figures.walls.len() as u8).map(|slot| (ids::wall(slot), self.wall(slot))));
        board.extend((0..2).map(|side| (ids::door(side), self.door(side))));
        board.extend((0..=figures.squares).map(|square| (ids::square(square), self.square(square))));
        let count = |work: Work| 0..figures.works[work as usize];
        board.extend(count(Work::Sphinx).map(|index| (ids::sphinx(index), self.sphinx(index))));
        board.extend(count(Work::Obelisk).map(|index| (ids::obelisk(index), self.obelisk(index))));
        board.extend((0..STALLS as u8).map(|stall| (ids::stall(stall), self.stall(stall))));
        board.extend([
            ("throne".into(), self.throne()),
            ("pile".into(), self.pile(0)),
            ("discard".into(), self.pile(1)),
            ("altar.stone".into(), self.altar_stone()),
            ("altar.blank".into(), self.altar_blank()),
        ]);
        board
    }

    fn columns(&self) -> f32 {
        self.figures.columns as f32
    }

    pub(super) fn right(&self) -> f32 {
        self.left + self.columns() * self.unit
    }

    pub(super) fn bottom(&self) -> f32 {
        self.top + self.figures.rows as f32 * self.unit
    }

    /// The middle of the avenue.
    pub(super) fn middle(&self) -> f32 {
        (self.left + self.right()) / 2.0
    }

    pub(super) fn cell(&self, (row, column): (usize, usize)) -> Spot {
        Spot::rect(self.left + column as f32 * self.unit, self.top + row as f32 * self.unit, self.unit, self.unit)
    }

    /// The box around some cells, with their outline.
    pub(super) fn cells(&self, cells: Cells) -> Spot {
        let (mut x, mut y, mut right, mut bottom) = (f32::MAX, f32::MAX, 0.0_f32, 0.0_f32);
        for at in cells {
            let cell = self.cell(at);
            (x, y) = (x.min(cell.x), y.min(cell.y));
            (right, bottom) = (right.max(cell.x + cell.w), bottom.max(cell.y + cell.h));
        }
        Spot { x, y, w: right - x, h: bottom - y, outline: outline(cells, self.unit, (self.left, self.top)).into() }
    }

    pub(super) fn wall(&self, slot: u8) -> Spot {
        let touched = self.cells(self.figures.walls[usize::from(slot)]);
        let band = self.band;
        match self.figures.wall_side[usize::from(slot)] {
            0 => Spot::rect(self.left - GAP - band, touched.y + 1.0, band, touched.h - 2.0),
            1 => Spot::rect(touched.x + 1.0, self.top - GAP - band, touched.w - 2.0, band),
            _ => Spot::rect(self.right() + GAP, touched.y + 1.0, band, touched.h - 2.0),
        }
    }

    pub(super) fn door(&self, side: u8) -> Spot {
        let third = self.columns() * self.unit / 3.0;
        let x = if side == 0 { self.left } else { self.right() - third };
        Spot::rect(x + 1.0, self.bottom() + GAP, third - 2.0, self.band)
    }

    /// The cells on which no mosaic may lie, or the middle of a garden without such.
    pub(super) fn throne(&self) -> Spot {
        let (rows, columns) = (self.figures.rows, self.figures.columns);
        let all = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let block: Cells = all.filter(|at| !self.figures.garden.covers(Cells::at(at.0, at.1))).collect();
        let block = if block.is_empty() { Cells::at(rows / 2, columns / 2) } else { block };
        Spot { outline: Text::default(), ..self.cells(block) }
    }

    /// Cleopatra's squares, from her start at the foot of the avenue to the door.
    pub(super) fn square(&self, square: u8) -> Spot {
        let squares = f32::from(self.figures.squares) + 1.0;
        let pitch = (self.foot - self.bottom() - GAP) / squares;
        let y = self.foot - pitch * (f32::from(square) + 1.0);
        let half = self.avenue.0 + self.avenue.1 * (1.0 - f32::from(square) / squares) - 6.0;
        Spot::rect(self.middle() - half, y + 1.0, 2.0 * half, pitch - 2.5)
    }

    /// Facing pairs along the avenue, the first pair at its foot.
    pub(super) fn sphinx(&self, index: u8) -> Spot {
        let rows = self.figures.works[Work::Sphinx as usize].div_ceil(2).max(1);
        let above = self.bottom() + GAP + self.band + 4.0;
        let pitch = (self.foot - above) / f32::from(rows);
        let (w, h) = self.sphinx;
        let h = h.min(pitch - 2.0);
        let y = self.foot - pitch * (f32::from(index / 2) + 1.0) + (pitch - h) / 2.0;
        let aside = self.avenue.0 + self.avenue.1 + 4.0;
        let x = if index.is_multiple_of(2) { self.middle() - aside - w } else { self.middle() + aside };
        let (rx, ry) = (w / 2.0, h / 2.0);
        Spot {
            outline: format!("M{x:.1},{:.1}a{rx:.1},{ry:.1} 0 1 1 {w:.1},0a{rx:.1},{ry:.1} 0 1 1 -{w:.1},0Z", y + ry)
                .into(),
            x,
            y,
            w,
            h,
        }
    }

    /// Left and right of the entrance.
    pub(super) fn obelisk(&self, index: u8) -> Spot {
        let aside = self.avenue.0 + self.avenue.1 + 4.0 + self.sphinx.0 + 6.0;
        let further = f32::from(index / 2) * (self.obelisk + 4.0) + aside;
        let y = self.bottom() + GAP + self.band + 4.0;
        let x = if index.is_multiple_of(2) { self.middle() - further - self.obelisk } else { self.middle() + further };
        Spot::rect(x, y, self.obelisk, self.foot - y)
    }

    pub(super) fn quarry_row(&self, index: usize) -> Spot {
        let area = &self.quarry;
        let pitch = (area.h - HEADING - 2.0) / WORKS as f32;
        Spot::rect(area.x + 4.0, area.y + HEADING + pitch * index as f32, area.w - 8.0, pitch - 5.0)
    }

    pub(super) fn stall(&self, stall: u8) -> Spot {
        let area = &self.market;
        let y = area.y + HEADING + (AWNING + self.tray + 4.0) * f32::from(stall) + AWNING;
        let aside = match self.piles {
            Piles::Under(_) => 0.0,
            Piles::Beside(wide) => wide + 5.0,
        };
        Spot::rect(area.x + 5.0, y, area.w - 10.0 - aside, self.tray)
    }

    /// The pile to draw from (0) and the discard pile (1).
    pub(super) fn pile(&self, which: u8) -> Spot {
        let last = self.stall(STALLS as u8 - 1);
        let (bottom, which) = (last.y + last.h, f32::from(which));
        match self.piles {
            Piles::Under(h) => {
                let w = (last.w - 5.0) / 2.0;
                Spot::rect(last.x + (w + 5.0) * which, bottom + 5.0, w, h)
            }
            Piles::Beside(w) => {
                let top = self.market.y + HEADING;
                let h = (bottom - top - 5.0) / 2.0;
                Spot::rect(last.x + last.w + 5.0, top + (h + 5.0) * which, w, h)
            }
        }
    }

    pub(super) fn altar_stone(&self) -> Spot {
        let area = &self.altar;
        Spot::rect(area.x + area.w / 2.0 - 92.0, area.y + HEADING, 184.0, 62.0)
    }

    pub(super) fn altar_blank(&self) -> Spot {
        let stone = self.altar_stone();
        Spot::rect(stone.x, stone.y + stone.h + 4.0, stone.w, self.altar.y + self.altar.h - stone.y - stone.h - 8.0)
    }

    /// The mosaic on top of the stack.
    pub(super) fn stack_top(&self) -> Spot {
        Spot::rect(self.stack.x + self.stack.w / 2.0 - 98.0, self.stack.y + HEADING + 2.0, 74.0, 106.0)
    }

    /// The others, small, four in a row.
    pub(super) fn stack_rest(&self, index: usize) -> Spot {
        let (row, column) = ((index / 4) as f32, (index % 4) as f32);
        let top = self.stack_top();
        Spot::rect(top.x + top.w + 2.0 + column * 30.0, top.y + row * 35.5, 30.0, 35.0)
    }

    /// All the others together.
    pub(super) fn stack_under(&self) -> Spot {
        let (first, last) = (self.stack_rest(0), self.stack_rest(11));
        Spot::rect(first.x, first.y, last.x + last.w - first.x, last.y + last.h - first.y)
    }

    /// The mosaic being laid, where all of them lie otherwise.
    pub(super) fn stack_held(&self) -> Spot {
        let (top, under) = (self.stack_top(), self.stack_under());
        Spot::rect(top.x, top.y, under.x + under.w - top.x, top.h)
    }
}

/// The edge of some cells as closed loops, clockwise.
pub(super) fn outline(cells: Cells, unit: f32, (left, top): (f32, f32)) -> String {
    let has = |row: usize, column: usize| cells.covers(Cells::at(row, column));
    let mut edges: Vec<[(usize, usize); 2]> = Vec::new();
    for (row, column) in cells {
        if row == 0 || !has(row - 1, column) {
            edges.push([(row, column), (row, column + 1)]);
        }
        if !has(row, column + 1) {
            edges.push([(row, column + 1), (row + 1, column + 1)]);
        }
        if !has(row + 1, column) {
            edges.push([(row + 1, column + 1), (row + 1, column)]);
        }
        if column == 0 || !has(row, column - 1) {
            edges.push([(row + 1, column), (row, column)]);
        }
    }
    let mut path = String::new();
    while let Some([from, mut at]) = edges.pop() {
        let point = |(row, column): (usize, usize)| (left + column as f32 * unit, top + row as f32 * unit);
        let (x, y) = point(from);
        path += &format!("M{x:.1},{y:.1}");
        while at != from {
            let (x, y) = point(at);
            path += &format!("L{x:.1},{y:.1}");
            let Some(next) = edges.iter().position(|edge| edge[0] == at) else { break };
            at = edges.swap_remove(next)[1];
        }
        path.push('Z');
    }
    path
}
