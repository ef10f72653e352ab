//! Where things lie: the sheets in a grid, the arena under them, the points and the lasting cards at the foot.

use cenacle_scene::scene::Spot;

/// The measures of one stage.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground {
    pub(super) size: (f32, f32),
    pub(super) is_wide: bool,
    players: u8,
    /// Height of a row of cultists.
    row: f32,
    columns: u8,
    /// Height of the arena.
    arena: f32,
}

const MARGIN: f32 = 8.0;
/// Height of a sheet's heading: the name and the skills side by side, or one under the other.
const HEAD: (f32, f32) = (29.0, 43.0);
/// Height of the foot with points and lasting cards.
const FOOT: (f32, f32) = (52.0, 62.0);
/// Size of the tab on the viewer's own sheet.
pub(super) const TAB: (f32, f32) = (42.0, 15.0);

/// Width of the skills with the favour of the stars.
const SKILLS: f32 = 128.0;

/// Where nothing is seen of what stands there.
fn nowhere() -> Spot {
    Spot::rect(0.0, 0.0, 1.0, 0.1)
}

impl Ground {
    /// 884 x 586.
    pub(super) fn wide(players: u8) -> Ground {
        let (columns, row, arena) = match players {
            0..=2 => (2, 84.0, 212.0),
            3 => (3, 70.0, 240.0),
            4 => (2, 46.0, 144.0),
            // Rows as high as this have their modifiers written under the faces.
            5 | 6 => (3, 42.0, 140.0),
            _ => (4, 42.0, 140.0),
        };
        Ground { size: (884.0, 586.0), is_wide: true, players, row, columns, arena }
    }

    /// 374 wide, and as high as the sheets need.
    pub(super) fn narrow(players: u8) -> Ground {
        let wide = Ground::wide(players);
        let columns = if players <= 2 { 1 } else { 2 };
        let mut ground = Ground { size: (374.0, 0.0), is_wide: false, players, row: 0.0, columns, arena: 117.0 };
        // Rows keep their shape, so that what is drawn in them fits when it is scaled.
        ground.row = wide.row * ground.row_width() / wide.row_width();
        ground.size.1 = ground.foot_top() + FOOT.1 + ground.margin();
        ground
    }

    fn margin(&self) -> f32 {
        if self.is_wide { MARGIN } else { 4.0 }
    }

    fn sheet_width(&self) -> f32 {
        let (columns, margin) = (f32::from(self.columns), self.margin());
        (self.size.0 - 2.0 * margin - (columns - 1.0) * margin) / columns
    }

    /// Whether the skills stand under the name: beside it there is no room for both.
    fn two_lines(&self) -> bool {
        !self.is_wide || self.columns > 2
    }

    fn head(&self) -> f32 {
        if self.two_lines() { HEAD.1 } else { HEAD.0 }
    }

    fn sheet_height(&self) -> f32 {
        self.head() + 3.0 * (self.row + 2.0) + 3.0
    }

    pub(super) fn row_width(&self) -> f32 {
        self.sheet_width() - 8.0
    }

    /// The sheet of a sect.
    pub(super) fn sheet(&self, seat: u8) -> Spot {
        let (line, column) = (f32::from(seat / self.columns), f32::from(seat % self.columns));
        let margin = self.margin();
        let x = margin + column * (self.sheet_width() + margin);
        let y = margin + line * (self.sheet_height() + margin);
        // A last line that is not full stands in the middle.
        let last = self.players % self.columns;
        let short = last != 0 && seat / self.columns == self.players / self.columns;
        let shift = f32::from(self.columns - last) * (self.sheet_width() + margin) / 2.0;
        Spot::rect(if short { x + shift } else { x }, y, self.sheet_width(), self.sheet_height())
    }

    /// A row of cultists, from 0 at the bottom.
    pub(super) fn row(&self, seat: u8, row: u8) -> Spot {
        let sheet = self.sheet(seat);
        let y = sheet.y + self.head() + f32::from(2 - row.min(2)) * (self.row + 2.0);
        Spot::rect(sheet.x + 4.0, y, self.row_width(), self.row)
    }

    /// A cultist.
    pub(super) fn cultist(&self, seat: u8, member: u8) -> Spot {
        let row = self.row(seat, member / 8);
        let w = row.w / 8.0;
        Spot::rect(row.x + f32::from(member % 8) * w + 0.5, row.y + 0.5, w - 1.0, row.h - 1.0)
    }

    /// What is written under the faces of a row: where sheets stand side by side on the narrow stage it would be too small
    /// to read.
    pub(super) fn modifiers(&self, seat: u8, row: u8) -> Spot {
        if self.is_wide || self.columns == 1 || self.players > 4 { self.row(seat, row) } else { nowhere() }
    }

    /// The skills of a sect.
    pub(super) fn skills(&self, seat: u8) -> Spot {
        let sheet = self.sheet(seat);
        let w = SKILLS;
        if self.two_lines() {
            Spot::rect(sheet.x + 4.0, sheet.y + self.head() - 20.0, w, 18.0)
        } else {
            Spot::rect(sheet.x + sheet.w - w - 4.0, sheet.y + 6.0, w, 18.0)
        }
    }

    /// The tab that marks the viewer's own sheet: on its edge, or beside the skills.
    pub(super) fn mine(&self, seat: u8) -> Spot {
        let (sheet, (w, h)) = (self.sheet(seat), TAB);
        if self.two_lines() {
            Spot::rect(sheet.x + sheet.w - w - 4.0, sheet.y + self.head() - 18.5, w, h)
        } else {
            Spot::rect(sheet.x + sheet.w / 2.0 - w / 2.0, sheet.y - 7.0, w, h)
        }
    }

    fn sheets_bottom(&self) -> f32 {
        let lines = f32::from(self.players.div_ceil(self.columns));
        self.margin() + lines * (self.sheet_height() + self.margin())
    }

    /// Where duels are fought out.
    pub(super) fn arena(&self) -> Spot {
        Spot::rect(self.margin(), self.sheets_bottom(), self.size.0 - 2.0 * self.margin(), self.arena)
    }

    /// A portrait: 0 at the left, 1 at the right.
    pub(super) fn portrait(&self, side: u8) -> Spot {
        let arena = self.arena();
        let d = if self.is_wide { (arena.h - 46.0).min(118.0) } else { 44.0 };
        let y = if self.is_wide { arena.y + 34.0 + (arena.h - 40.0 - d) / 2.0 } else { arena.y + 25.0 };
        let edge = if self.is_wide { 10.0 } else { 4.0 };
        let x = if side == 0 { arena.x + edge } else { arena.x + arena.w - d - edge };
        Spot::rect(x, y, d, d)
    }

    /// The card with which is fought.
    pub(super) fn card(&self) -> Spot {
        let arena = self.arena();
        if self.is_wide {
            let h = (arena.h - 40.0).min(134.0);
            let left = self.portrait(0);
            Spot::rect(left.x + left.w + 8.0, arena.y + 34.0 + (arena.h - 40.0 - h) / 2.0, h * 0.72, h)
        } else {
            Spot::rect(arena.x + 4.0, arena.y + 71.0, 46.0, 44.0)
        }
    }

    /// What a roll is made of: 0 the first, 1 the one that answers it.
    pub(super) fn roll(&self, number: u8) -> Spot {
        let arena = self.arena();
        let step = f32::from(number);
        if self.is_wide {
            let left = 252.0;
            let w = arena.w - left - 150.0 - 140.0;
            let room = arena.h - 38.0;
            let h = (room / 2.0 - 4.0).min(52.0);
            let top = arena.y + 34.0 + (room - 2.0 * h - 6.0) / 2.0;
            Spot::rect(arena.x + left, top + step * (h + 6.0), w, h)
        } else {
            Spot::rect(arena.x + 54.0, arena.y + 25.0 + step * 46.0, 196.0, 45.0)
        }
    }

    /// Its dice.
    pub(super) fn dice(&self, number: u8) -> Spot {
        let roll = self.roll(number);
        if self.is_wide {
            Spot::rect(roll.x + roll.w + 4.0, roll.y, 132.0, roll.h)
        } else {
            Spot::rect(roll.x + roll.w + 2.0, roll.y + 12.0, 64.0, 22.0)
        }
    }

    fn foot_top(&self) -> f32 {
        let arena = self.arena();
        arena.y + arena.h + self.margin()
    }

    /// The points of everybody.
    pub(super) fn track(&self) -> Spot {
        let y = if self.is_wide { self.size.1 - FOOT.0 } else { self.foot_top() };
        if self.is_wide { Spot::rect(MARGIN, y, 580.0, 46.0) } else { Spot::rect(4.0, y, 366.0, 29.0) }
    }

    /// The figures under the points: on the narrow stage they would be too small to read.
    pub(super) fn track_figures(&self) -> Spot {
        if self.is_wide { self.track() } else { nowhere() }
    }

    /// The cards that last.
    pub(super) fn laid(&self) -> Spot {
        if self.is_wide {
            Spot::rect(596.0, self.size.1 - FOOT.0, 280.0, 46.0)
        } else {
            Spot::rect(4.0, self.foot_top() + 31.0, 366.0, 30.0)
        }
    }
}
