//! Where things lie: the sheets in a grid, the arena under them, the points and the lasting cards at the foot.

use cenacle_scene::scene::Spot;

/// The measures of one stage.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub(super) size: (f32, f32),
    pub(super) is_wide: bool,
    players: u8,
    /// Width and height of a row of cultists.
    row: (f32, f32),
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

/// Up to so many sects show on the narrow stage one under another, each with the row in play in full and the others above it.
const ONE_COLUMN: u8 = 4;
/// What such a sheet has over its row: a heading, and of the rows that are not in play the height of the band they stand in; where the
/// row leaves room beside it there is no band. The last is the height of all that stands under the sheets. Together they are about
/// 377 high, as a phone's stage is: what is higher is made smaller there, and is hard to read.
const fn low(players: u8) -> (f32, f32, f32) {
    match players {
        0..=2 => (26.0, 18.0, 118.0),
        3 => (26.0, 0.0, 66.0),
        _ => (23.0, 11.0, 66.0),
    }
}
/// An arena as high as this has room for two rolls.
const TWO_ROLLS: f32 = 117.0;
/// The least height of what a finger is to find.
const FINGER: f32 = 44.0;

/// Width of the skills with the favour of the stars.
const SKILLS: f32 = 128.0;

/// How wide the card is with which is fought: its name fits on two lines.
const CARD_WIDE: f32 = 104.0;
/// Cards that last are so high where nobody fights, with the name over them, and each of them as wide as there is room, between these.
const LAID_HIGH: f32 = 176.0;
const LASTING: (f32, f32) = (134.0, 212.0);

/// Where nothing is seen of what stands there.
fn nowhere() -> Spot {
    Spot::rect(0.0, 0.0, 1.0, 0.1)
}

impl Layout {
    /// 884 x 586.
    pub(super) fn wide(players: u8) -> Layout {
        let (columns, row, arena) = match players {
            0..=2 => (2, 84.0, 212.0),
            3 => (3, 70.0, 240.0),
            4 => (2, 46.0, 144.0),
            // Rows as high as this have their modifiers written under the faces.
            5 | 6 => (3, 42.0, 140.0),
            _ => (4, 42.0, 140.0),
        };
        let mut layout = Layout { size: (884.0, 586.0), is_wide: true, players, row: (0.0, row), columns, arena };
        layout.row.0 = layout.sheet_width() - 8.0;
        layout
    }

    /// 374 wide, and as high as the sheets need.
    pub(super) fn narrow(players: u8) -> Layout {
        let wide = Layout::wide(players);
        let columns = if players <= ONE_COLUMN { 1 } else { 2 };
        let mut layout =
            Layout { size: (374.0, 0.0), is_wide: false, players, row: wide.row, columns, arena: TWO_ROLLS };
        // Rows keep their shape, so that what is drawn in them fits when it is scaled; three high ones stay as they are.
        if !layout.is_beside() {
            let across = layout.sheet_width() - 8.0;
            layout.row = (across, wide.row.1 * across / wide.row.0);
        }
        if layout.is_folded() {
            layout.arena = low(players).2;
            layout.size.1 = layout.sheets_bottom() + layout.arena + layout.margin();
        } else {
            layout.size.1 = layout.foot_top() + FOOT.1 + layout.margin();
        }
        layout
    }

    /// Whether everything is on one screen of a phone: of each sheet only the row in play is large, and a duel takes the
    /// place of points and lasting cards while it is fought.
    const fn is_folded(&self) -> bool {
        !self.is_wide && self.players <= ONE_COLUMN
    }

    /// Whether the rows that are not in play stand beside the one that is.
    const fn is_beside(&self) -> bool {
        self.is_folded() && low(self.players).1 < 1.0
    }

    /// Whether the arena is too low for a roll and its answer.
    fn is_low(&self) -> bool {
        self.is_folded() && self.arena < TWO_ROLLS
    }

    fn margin(&self) -> f32 {
        match (self.is_wide, self.players) {
            (true, _) => MARGIN,
            (false, ONE_COLUMN) => 3.0,
            (false, _) => 4.0,
        }
    }

    fn sheet_width(&self) -> f32 {
        let (columns, margin) = (f32::from(self.columns), self.margin());
        (self.size.0 - 2.0 * margin - (columns - 1.0) * margin) / columns
    }

    /// Whether the skills stand under the name: beside it there is no room for both.
    fn two_lines(&self) -> bool {
        !self.is_folded() && (!self.is_wide || self.columns > 2)
    }

    fn head(&self) -> f32 {
        match (self.is_folded(), self.two_lines()) {
            (true, _) => low(self.players).0,
            (false, true) => HEAD.1,
            (false, false) => HEAD.0,
        }
    }

    fn sheet_height(&self) -> f32 {
        if self.is_folded() {
            return self.head() + low(self.players).1 + self.row.1 + self.margin() + 1.0;
        }
        self.head() + 3.0 * (self.row.1 + 2.0) + 3.0
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

    /// A row of cultists, from 0 at the bottom, while the row `front` is in play.
    pub(super) fn row(&self, seat: u8, row: u8, front: u8) -> Spot {
        let sheet = self.sheet(seat);
        let (w, h) = self.row;
        if self.is_folded() {
            let (_, band, _) = low(self.players);
            let (right, y) = (sheet.x + sheet.w - 4.0, sheet.y + self.head());
            if row == front {
                return Spot::rect(right - w, y + band + if band > 0.0 { 2.0 } else { 0.0 }, w, h);
            }
            // The others keep their shape, side by side from the right, or one over the other at the left.
            let before = (0..row).filter(|other| *other != front).count() as f32;
            if self.is_beside() {
                let across = sheet.w - w - 12.0;
                let high = across * h / w;
                return Spot::rect(sheet.x + 4.0, y + (1.0 - before) * (high + 3.0), across, high);
            }
            let high = band - 1.0;
            let across = high * w / h;
            return Spot::rect(right - (before + 1.0) * across - before * 4.0, y, across, high);
        }
        let y = sheet.y + self.head() + f32::from(2 - row.min(2)) * (h + 2.0);
        Spot::rect(sheet.x + 4.0, y, w, h)
    }

    /// A cultist, while the row `front` is in play.
    pub(super) fn cultist(&self, seat: u8, member: u8, front: u8) -> Spot {
        let row = self.row(seat, member / 8, front);
        let w = row.w / 8.0;
        let more = if self.is_folded() && member / 8 == front { (FINGER - row.h).max(0.0) } else { -1.0 };
        Spot::rect(row.x + f32::from(member % 8) * w + 0.5, row.y - more / 2.0, w - 1.0, row.h + more)
    }

    /// What is written under the faces of a row: where sheets stand side by side on the narrow stage it would be too small
    /// to read.
    pub(super) fn modifiers(&self, seat: u8, row: u8, front: u8) -> Spot {
        let small = self.is_folded() && row != front;
        if small { nowhere() } else { self.row(seat, row, front) }
    }

    /// The skills of a sect.
    pub(super) fn skills(&self, seat: u8) -> Spot {
        let sheet = self.sheet(seat);
        let w = SKILLS;
        if self.two_lines() {
            Spot::rect(sheet.x + 4.0, sheet.y + self.head() - 20.0, w, 18.0)
        } else {
            Spot::rect(sheet.x + sheet.w - w - 4.0, sheet.y + if self.is_folded() { 4.0 } else { 6.0 }, w, 18.0)
        }
    }

    /// The tab that marks the viewer's own sheet: on its edge, or beside the skills.
    pub(super) fn mine(&self, seat: u8) -> Spot {
        let (sheet, (w, h)) = (self.sheet(seat), TAB);
        if self.is_beside() {
            Spot::rect(sheet.x + 4.0, sheet.y + self.head() + self.row.1 - h - 4.0, w, h)
        } else if self.is_folded() {
            // Between the name and the skills, over the edge.
            Spot::rect(sheet.x + sheet.w - SKILLS - w - 6.0, sheet.y - 3.0, w, h)
        } else if self.two_lines() {
            Spot::rect(sheet.x + sheet.w - w - 4.0, sheet.y + self.head() - 18.5, w, h)
        } else {
            Spot::rect(sheet.x + sheet.w / 2.0 - w / 2.0, sheet.y - 7.0, w, h)
        }
    }

    fn sheets_bottom(&self) -> f32 {
        let lines = f32::from(self.players.div_ceil(self.columns));
        self.margin() + lines * (self.sheet_height() + self.margin())
    }

    /// Where duels are fought out. It folds away when nobody fights: the cards that last have its room.
    pub(super) fn arena(&self, fighting: bool) -> Spot {
        if fighting { self.arena_box() } else { nowhere() }
    }

    fn arena_box(&self) -> Spot {
        Spot::rect(self.margin(), self.sheets_bottom(), self.size.0 - 2.0 * self.margin(), self.arena)
    }

    /// A portrait: 0 at the left, 1 at the right.
    pub(super) fn portrait(&self, side: u8, fighting: bool) -> Spot {
        if !fighting {
            return nowhere();
        }
        let arena = self.arena_box();
        let (d, y) = match (self.is_wide, self.is_low()) {
            (true, _) => {
                let d = (arena.h - 46.0).min(118.0);
                (d, arena.y + 34.0 + (arena.h - 40.0 - d) / 2.0)
            }
            (false, true) => (38.0, arena.y + 25.0),
            (false, false) => (44.0, arena.y + 25.0),
        };
        let edge = if self.is_wide { 10.0 } else { 4.0 };
        let x = if side == 0 { arena.x + edge } else { arena.x + arena.w - d - edge };
        Spot::rect(x, y, d, d)
    }

    /// The card with which is fought.
    pub(super) fn card(&self, fighting: bool) -> Spot {
        let arena = self.arena_box();
        if !fighting {
            nowhere()
        } else if self.is_wide {
            let h = (arena.h - 40.0).min(146.0);
            let left = self.portrait(0, fighting);
            Spot::rect(left.x + left.w + 8.0, arena.y + 34.0 + (arena.h - 40.0 - h) / 2.0, CARD_WIDE, h)
        } else if self.is_low() {
            Spot::rect(arena.x + 45.0, arena.y + 24.0, 40.0, 40.0)
        } else {
            Spot::rect(arena.x + 4.0, arena.y + 71.0, 46.0, 44.0)
        }
    }

    /// What a roll is made of: 0 the first, 1 the one that answers it. In a low arena only the last one shows: `answered` says that there
    /// is another after this.
    pub(super) fn roll(&self, number: u8, fighting: bool, answered: bool) -> Spot {
        let arena = self.arena_box();
        let step = f32::from(number);
        if !fighting || self.is_low() && answered {
            return nowhere();
        }
        if self.is_wide {
            let left = 252.0;
            let w = arena.w - left - 150.0 - 140.0;
            let room = arena.h - 38.0;
            let h = (room / 2.0 - 4.0).min(52.0);
            let top = arena.y + 34.0 + (room - 2.0 * h - 6.0) / 2.0;
            Spot::rect(arena.x + left, top + step * (h + 6.0), w, h)
        } else if self.is_low() {
            Spot::rect(arena.x + 88.0, arena.y + 22.0, 234.0, 44.0)
        } else {
            Spot::rect(arena.x + 54.0, arena.y + 25.0 + step * 46.0, 196.0, 45.0)
        }
    }

    /// Where the dice of a roll lie.
    pub(super) fn dice(&self, number: u8, fighting: bool, answered: bool) -> Spot {
        let roll = self.roll(number, fighting, answered);
        if roll.h < 1.0 {
            roll
        } else if self.is_wide {
            Spot::rect(roll.x + roll.w + 4.0, roll.y, 132.0, roll.h)
        } else if self.is_low() {
            // Beside the heading: all that makes up the roll needs the width.
            Spot::rect(roll.x, self.arena_box().y - 1.0, 70.0, 22.0)
        } else {
            Spot::rect(roll.x + roll.w + 2.0, roll.y + 12.0, 64.0, 22.0)
        }
    }

    fn foot_top(&self) -> f32 {
        let arena = self.arena_box();
        if self.is_folded() { arena.y } else { arena.y + arena.h + self.margin() }
    }

    /// The points of everybody. On a phone a duel takes their place while it is fought.
    pub(super) fn track(&self, fighting: bool) -> Spot {
        if self.is_folded() && fighting {
            return nowhere();
        }
        let y = if self.is_wide { self.size.1 - FOOT.0 } else { self.foot_top() };
        if self.is_wide { Spot::rect(MARGIN, y, 580.0, 46.0) } else { Spot::rect(4.0, y, 366.0, 29.0) }
    }

    /// The figures under the points: on the narrow stage they would be too small to read.
    pub(super) fn track_figures(&self) -> Spot {
        if self.is_wide { self.track(false) } else { nowhere() }
    }

    /// The cards that last.
    pub(super) fn laid(&self, fighting: bool) -> Spot {
        if self.is_folded() && fighting {
            return nowhere();
        }
        if self.is_wide && fighting {
            Spot::rect(596.0, self.size.1 - FOOT.0, 280.0, 46.0)
        } else if self.is_wide {
            let Spot { x, y, w, h, .. } = self.arena_box();
            Spot::rect(x, y, w, h.min(LAID_HIGH))
        } else {
            let high = if self.is_folded() { (self.arena - 32.0).min(52.0) } else { 30.0 };
            Spot::rect(4.0, self.foot_top() + 31.0, 366.0, high)
        }
    }

    /// One of `count` cards that last: side by side, closer where there are many.
    pub(super) fn lasting(&self, number: usize, count: usize, fighting: bool) -> Spot {
        let all = self.laid(fighting);
        if all.h < 1.0 {
            return all;
        }
        let (w, h, top) = match self.is_wide && !fighting {
            true => {
                let share = (all.w - 12.0) / count.max(1) as f32 - 8.0;
                (share.clamp(LASTING.0, LASTING.1), all.h - 26.0, 22.0)
            }
            false => (all.h - 4.0, all.h - 4.0, 2.0),
        };
        let room = all.w - 12.0 - w;
        let step = if count < 2 { 0.0 } else { (w + 8.0).min(room / (count - 1) as f32) };
        Spot::rect(all.x + 6.0 + step * number as f32, all.y + top, w, h)
    }
}
