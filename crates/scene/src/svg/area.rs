//! Rectangles, and how several pieces share one.

use crate::scene::Spot;

/// A rectangle of the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Area {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) w: f32,
    pub(super) h: f32,
}

impl Area {
    pub(super) const fn new(x: f32, y: f32, w: f32, h: f32) -> Area {
        Area { x, y, w, h }
    }

    pub(super) fn of(spot: &Spot) -> Area {
        Area::new(spot.x, spot.y, spot.w, spot.h)
    }

    pub(super) fn square(cx: f32, cy: f32, side: f32) -> Area {
        Area::new(cx - side / 2.0, cy - side / 2.0, side, side)
    }

    pub(super) fn cx(&self) -> f32 {
        self.x + self.w / 2.0
    }

    pub(super) fn cy(&self) -> f32 {
        self.y + self.h / 2.0
    }

    pub(super) fn right(&self) -> f32 {
        self.x + self.w
    }

    pub(super) fn bottom(&self) -> f32 {
        self.y + self.h
    }

    pub(super) fn moved(&self, x: f32, y: f32) -> Area {
        Area { x: self.x + x, y: self.y + y, ..*self }
    }

    /// Without a margin of `by` on every side.
    pub(super) fn inset(&self, by: f32) -> Area {
        Area::new(self.x + by, self.y + by, (self.w - 2.0 * by).max(1.0), (self.h - 2.0 * by).max(1.0))
    }

    /// With a margin of `by` on every side.
    pub(super) fn grown(&self, by: f32) -> Area {
        Area::new(self.x - by, self.y - by, self.w + 2.0 * by, self.h + 2.0 * by)
    }

    /// The smallest rectangle that holds both.
    pub(super) fn with(&self, other: &Area) -> Area {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        Area::new(x, y, self.right().max(other.right()) - x, self.bottom().max(other.bottom()) - y)
    }

    /// The part that lies in another rectangle.
    pub(super) fn within(&self, other: &Area) -> Area {
        let (x, y) = (self.x.max(other.x), self.y.max(other.y));
        let (right, bottom) = (self.right().min(other.right()), self.bottom().min(other.bottom()));
        Area::new(x, y, (right - x).max(1.0), (bottom - y).max(1.0))
    }

    /// Whether two rectangles have a part in common.
    pub(super) fn meets(&self, other: &Area) -> bool {
        self.x < other.right() && other.x < self.right() && self.y < other.bottom() && other.y < self.bottom()
    }
}

/// Width and height of a card at its largest.
pub(super) const CARD: (f32, f32) = (104.0, 146.0);

/// Side of a token, symbol, coin or die at its largest.
pub(super) const PIECE: f32 = 36.0;

/// A card of a row, and how much of its width the next card leaves free.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct CardSpot {
    pub(super) area: Area,
    pub(super) free: f32,
}

/// Size of the text on a card.
pub(super) const CARD_TEXT: f32 = 12.0;

/// Height under which a card is broader than it ought to be, rather than without its title.
const LOW: f32 = 84.0;

/// A narrow card is at most so many times as high as it is wide: it says less on a line, so it needs more of them.
const SLIM: f32 = 2.0;
const SLIMMEST: f32 = 176.0;

/// Cards side by side, overlapping sideways when they would not fit, so that each shows the beginning of its title. Low ones
/// are as wide as their `titles` ask for, as long as all have room; narrow ones are higher, where there is room for that.
pub(super) fn cards(count: usize, area: Area, titles: f32) -> Vec<CardSpot> {
    let gap = 4.0;
    let scale = (area.h / CARD.1).min(area.w / CARD.0).min(1.0);
    let slim = if area.w < CARD.0 { area.h.min(area.w * SLIM).min(SLIMMEST) } else { 0.0 };
    let h = (CARD.1 * scale).max(slim);
    let others = count.saturating_sub(1) as f32;
    let broad = if h < LOW { titles.min((area.w - gap * others) / count.max(1) as f32) } else { 0.0 };
    let w = (CARD.0 * scale).max(broad);
    let step = if count < 2 { w } else { (w + gap).min((area.w - w) / others) };
    let all = w + step * others;
    let (left, top) = (area.x + (area.w - all).max(0.0) / 2.0, area.y + (area.h - h) / 2.0);
    (0..count)
        .map(|card| CardSpot {
            area: Area::new(left + step * card as f32, top, w, h),
            free: if card + 1 == count { w } else { step.min(w) },
        })
        .collect()
}

/// Small pieces in even rows around the middle of a place, none larger than `most`, each with so much room beside it for its
/// marks.
pub(super) fn small(count: usize, area: Area, beside: f32, most: f32) -> Vec<Area> {
    let cell = |columns: usize| (area.w / columns as f32 - beside).min(area.h / count.div_ceil(columns) as f32);
    let unfilled = |columns: usize| columns * count.div_ceil(columns) - count;
    // As large as can be, of equal sizes the fullest rows, and of equally full ones the longest.
    let columns = (1..=count)
        .rev()
        .min_by(|&a, &b| cell(b).min(most).total_cmp(&cell(a).min(most)).then(unfilled(a).cmp(&unfilled(b))))
        .unwrap_or(1);
    let cell = cell(columns);
    let side = (cell * 0.92).max(14.0).min(most);
    // Where the place is too small the pieces overlap rather than shrink beyond recognition.
    let pitch = cell.min(side + 4.0);
    let rows = count.div_ceil(columns);
    (0..count)
        .map(|piece| {
            let (row, column) = (piece / columns, piece % columns);
            let in_row = if row + 1 == rows { count - row * columns } else { columns };
            let across = column as f32 - (in_row as f32 - 1.0) / 2.0;
            let down = row as f32 - (rows as f32 - 1.0) / 2.0;
            let cx = area.cx() - beside / 2.0 + across * (pitch + beside);
            Area::square(cx, area.cy() + down * pitch, side)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_cards_stay_inside_their_tray_and_each_shows_some_of_itself() {
        let tray = Area::new(10.0, 20.0, 192.0, 82.0);
        let row = cards(10, tray, 0.0);
        assert_eq!(row.len(), 10);
        for card in row {
            assert!(card.area.x >= tray.x - 0.01 && card.area.right() <= tray.right() + 0.01, "{card:?}");
            assert!(card.free > 10.0, "{card:?}");
        }
    }

    #[test]
    fn two_cards_in_a_wide_tray_do_not_overlap() {
        let row = cards(2, Area::new(0.0, 0.0, 400.0, 146.0), 0.0);
        assert!(row[0].area.right() < row[1].area.x);
        assert_eq!(row[0].free, row[0].area.w);
    }

    #[test]
    fn five_tokens_in_a_cell_stand_apart_from_each_other() {
        let spots = small(5, Area::new(0.0, 0.0, 60.0, 60.0), 0.0, PIECE);
        for (number, one) in spots.iter().enumerate() {
            for other in &spots[number + 1..] {
                assert!((one.cx() - other.cx()).hypot(one.cy() - other.cy()) > 14.0, "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn a_lone_token_stands_in_the_middle() {
        let [only] = small(1, Area::new(10.0, 10.0, 40.0, 60.0), 0.0, PIECE)[..] else { panic!("one spot") };
        assert_eq!((only.cx(), only.cy()), (30.0, 40.0));
    }
}
