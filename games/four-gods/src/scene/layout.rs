//! Where things lie: the frame with the world and the four discard borders, and beside or under it what belongs to it.

use cenacle_scene::scene::{Id, Spot};
use cenacle_table::Seat;

use crate::{Cell, Corner, Hand, SIDE, Terrain};

use super::{ids, land::UNIT};

/// Places along one border of the frame.
const BORDER: u8 = 10;

/// The measures of one stage.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    pub(super) size: (f32, f32),
    /// Side of a cell, and the upper left corner of the world.
    pub(super) unit: f32,
    pub(super) left: f32,
    pub(super) top: f32,
    /// Breadth of the frame.
    pub(super) frame: f32,
    pub(super) lands: (f32, f32, f32, f32),
    /// Columns of the list of lands.
    land_columns: usize,
    pub(super) hands: (f32, f32, f32, f32),
    pub(super) glass: (f32, f32, f32, f32),
    /// The discards, where they do not lie on the frame.
    discards: (f32, f32, f32, f32),
    narrow: bool,
}

/// Width of the sign before the discarded tiles of a border on the narrow stage.
const MEDAL: f32 = 48.0;
/// Rows of a border there: in one row tiles would be too small for a finger.
const ROWS: u8 = 2;
/// Side of a tile in the viewer's own hand, in the dock.
pub(super) const IN_HAND: u16 = 112;

/// Height of a region's heading.
const HEADING: f32 = 30.0;

const fn spot(area: (f32, f32, f32, f32)) -> Spot {
    Spot::rect(area.0, area.1, area.2, area.3)
}

impl Layout {
    /// 884 x 586: the frame in the middle.
    pub(super) const WIDE: Layout = Layout {
        size: (884.0, 586.0),
        unit: UNIT,
        left: 210.0,
        top: 61.0,
        frame: 55.0,
        lands: (4.0, 6.0, 145.0, 574.0),
        land_columns: 1,
        hands: (735.0, 6.0, 145.0, 330.0),
        glass: (735.0, 344.0, 145.0, 236.0),
        discards: (155.0, 6.0, 574.0, 574.0),
        narrow: false,
    };

    /// 374 wide: the world as large as it can be, and the rest under it.
    pub(super) const NARROW: Layout = Layout {
        size: (374.0, 1098.0),
        unit: 46.5,
        left: 1.0,
        top: 1.0,
        frame: 1.0,
        lands: (2.0, 920.0, 370.0, 176.0),
        land_columns: 2,
        hands: (2.0, 726.0, 370.0, 190.0),
        glass: (266.0, 732.0, 100.0, 178.0),
        discards: (2.0, 378.0, 370.0, 344.0),
        narrow: true,
    };

    pub(super) fn both() -> [Layout; 2] {
        [Layout::WIDE, Layout::NARROW]
    }

    /// Side of the world.
    pub(super) fn world(&self) -> f32 {
        self.unit * SIDE as f32
    }

    /// Every region and place that is always in the same spot.
    pub(super) fn board(&self) -> Vec<(Id, Spot)> {
        let side = self.world() + 2.0 * self.frame;
        let mut board: Vec<(Id, Spot)> = vec![
            ("world".into(), Spot::rect(self.left - self.frame, self.top - self.frame, side, side)),
            ("lands".into(), spot(self.lands)),
            ("hands".into(), spot(self.hands)),
            ("glass".into(), spot(self.glass)),
            ("glass.sand".into(), self.sand()),
            ("discards".into(), spot(self.discards)),
        ];
        for cell in Cell::all() {
            board.push((ids::cell(cell), self.cell(cell)));
            board.extend(Corner::ALL.map(|corner| (ids::corner(cell, corner), self.corner(cell, corner))));
        }
        board.extend(Terrain::ALL.map(|terrain| (ids::land(terrain), self.land(terrain))));
        board
    }

    pub(super) fn cell(&self, cell: Cell) -> Spot {
        let (x, y) = (self.left + self.unit * cell.column() as f32, self.top + self.unit * cell.row() as f32);
        Spot::rect(x, y, self.unit, self.unit)
    }

    /// A quarter of a cell, where a prophet may stand.
    fn corner(&self, cell: Cell, corner: Corner) -> Spot {
        let at = self.cell(cell);
        let half = self.unit / 2.0;
        let (right, lower) = match corner {
            Corner::TopLeft => (0.0, 0.0),
            Corner::TopRight => (1.0, 0.0),
            Corner::BottomRight => (1.0, 1.0),
            Corner::BottomLeft => (0.0, 1.0),
        };
        Spot::rect(at.x + half * right + 2.0, at.y + half * lower + 2.0, half - 4.0, half - 4.0)
    }

    fn land(&self, terrain: Terrain) -> Spot {
        let (x, y, w, h) = self.lands;
        let rows = 4 / self.land_columns;
        let (high, wide) = ((h - HEADING) / rows as f32, (w - 4.0) / self.land_columns as f32);
        let (row, column) = (terrain as usize / self.land_columns, terrain as usize % self.land_columns);
        Spot::rect(x + 4.0 + wide * column as f32, y + HEADING + high * row as f32, wide - 4.0, high - 4.0)
    }

    /// The hands of the others, one under another or side by side.
    pub(super) fn other_hand(&self, row: usize, hand: Hand) -> Spot {
        let (x, y, w, _) = self.hands;
        if self.narrow {
            // A line a player, beside the glass: the name, and two tiles a finger can hold.
            let (_, _, _, h) = self.hands;
            let (side, line) = (46.0, (h - HEADING - 6.0) / 3.0);
            let step = if hand == Hand::Left { 0.0 } else { side + 6.0 };
            return Spot::rect(x + w - 212.0 + step, y + HEADING + line * row as f32 + 2.0, side, side);
        }
        let side = 60.0;
        let step = if hand == Hand::Left { 0.0 } else { side + 8.0 };
        Spot::rect(x + (w - 2.0 * side - 8.0) / 2.0 + step, y + HEADING + 24.0 + 100.0 * row as f32, side, side)
    }

    /// The name beside them.
    pub(super) fn other_name(&self, row: usize) -> Spot {
        let left = self.other_hand(row, Hand::Left);
        if self.narrow {
            let (x, ..) = self.hands;
            Spot::rect(x + 8.0, left.y + left.h / 2.0 - 12.0, left.x - x - 18.0, 24.0)
        } else {
            Spot::rect(left.x, left.y - 24.0, 2.0 * left.w + 8.0, 20.0)
        }
    }

    fn sand(&self) -> Spot {
        let (x, y, w, h) = self.glass;
        Spot::rect(x + 4.0, y + HEADING, w - 8.0, h - HEADING - 6.0)
    }

    /// A corner of the frame, counted clockwise from the lower left one: each lies beside the border of its number.
    pub(super) fn frame_corner(&self, corner: usize) -> Spot {
        if self.narrow {
            let (x, y, _, h) = self.discards;
            let side = MEDAL - 4.0;
            return Spot::rect(x, y + h / 4.0 * ((corner % 4) as f32 + 0.5) - side / 2.0, side, side);
        }
        let far = self.frame + self.world();
        let (x, y) = [(0.0, far), (0.0, 0.0), (far, 0.0), (far, far)][corner % 4];
        Spot::rect(self.left - self.frame + x, self.top - self.frame + y, self.frame, self.frame)
    }

    /// A place of a discard: which border of the frame it is on, counted clockwise from the lower one, and where there.
    pub(super) fn place(&self, border: usize, place: u8, limit: u8) -> Spot {
        // More than ten places of one border stand closer. [discard.places]
        let limit = limit.max(BORDER);
        if self.narrow {
            // A band a border, beside its medal.
            let (x, y, w, h) = self.discards;
            let columns = limit.div_ceil(ROWS);
            let high = h / 4.0 / f32::from(ROWS);
            let pitch = ((w - MEDAL) / f32::from(columns)).min(high + 6.0);
            let side = (pitch - 2.0).min(high - 2.0);
            let (row, column) =
                (border as f32 * f32::from(ROWS) + f32::from(place / columns), f32::from(place % columns));
            let (cx, cy) = (x + MEDAL + pitch * (column + 0.5), y + high * (row + 0.5));
            return Spot::rect(cx - side / 2.0, cy - side / 2.0, side, side);
        }
        let pitch = self.world() / f32::from(limit);
        let side = (pitch - 4.0 * self.unit / UNIT).min(self.frame - 14.0 * self.unit / UNIT);
        let along = pitch * (f32::from(place) + 0.5);
        let inset = self.frame / 2.0 + 4.0 * self.unit / UNIT;
        let (right, bottom) = (self.left + self.world(), self.top + self.world());
        let (x, y) = match border {
            0 => (self.left + along, bottom + inset),
            1 => (self.left - inset, bottom - along),
            2 => (right - along, self.top - inset),
            _ => (right + inset, self.top + along),
        };
        Spot::rect(x - side / 2.0, y - side / 2.0, side, side)
    }
}

/// The border on which a place of a seat is, and its number there, as this viewer sits: his own is the lower one.
/// Two players have two borders each. `[discard.places] [two.discard]`
pub(super) fn border(players: u8, seat: Seat, me: Seat, place: u8) -> (usize, u8) {
    let away = (seat.index() + usize::from(players) - me.index()) % usize::from(players);
    match players {
        2 => (2 * away + usize::from(place / BORDER), place % BORDER),
        3 => ([0, 1, 3][away], place),
        _ => (away, place),
    }
}
