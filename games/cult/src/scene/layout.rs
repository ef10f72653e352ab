//! Where things lie: five, four and four districts on a wide stage with the rail under them, four rows on a narrow one.

use cenacle_scene::scene::{Id, Spot};

use crate::{
    Location,
    figures::{MAX_PLAYERS, SLOTS},
};

use super::ids;

/// The measures of one stage.
pub(super) struct Layout {
    pub(super) size: (f32, f32),
    pub(super) wide: bool,
}

/// Height of a district's heading: number, name, and what it gives.
const HEADING: (f32, f32) = (54.0, 35.0);
/// Height of the marks at the foot of a district.
const FOOT: (f32, f32) = (24.0, 17.0);
/// Width of the part of the Palace that is like any other Location on the narrow stage; its cards are beside it.
const PALACE: f32 = 93.0;
/// Width of a face-up Privilege on the wide stage.
const SLOT: f32 = 80.0;
/// Height of a district on the wide stage.
const DISTRICT: f32 = 178.0;
/// Height of a row of districts on the narrow stage with what parts it from the next: four of them are as high as a phone's
/// stage, so that nothing on it is made smaller.
const ROW: f32 = 94.0;
/// Width of a district there with what parts it from the next.
const COLUMN: f32 = 93.0;

/// Where nothing is seen.
const FOLDED: Spot = Spot::rect(0.0, 0.0, 1.0, 0.1);

impl Layout {
    /// 884 x 586.
    pub(super) const WIDE: Layout = Layout { size: (884.0, 586.0), wide: true };
    /// 374 wide, and low enough to be seen whole on a phone.
    pub(super) const NARROW: Layout = Layout { size: (374.0, 378.0), wide: false };

    /// The box of a district.
    pub(super) fn district(&self, location: Location) -> Spot {
        let number = location.number();
        if self.wide {
            let row = |left: f32, y: f32, widths: &[f32], at: usize| {
                let x = left + widths[..at].iter().map(|w| w + 6.0).sum::<f32>();
                Spot::rect(x, y, widths[at], DISTRICT)
            };
            match number {
                1..=5 => row(4.0, 4.0, &[170.0; 5], usize::from(number) - 1),
                6..=9 => row(4.0, 8.0 + DISTRICT, &[206.0, 222.0, 214.0, 214.0], usize::from(number) - 6),
                _ => row(
                    4.0,
                    12.0 + 2.0 * DISTRICT,
                    &[330.0, 170.0, 158.0, 200.0],
                    usize::from(number).clamp(10, 13) - 10,
                ),
            }
        } else {
            let at = |row: u8, column: u8, columns: u8| {
                let [row, column, columns] = [row, column, columns].map(f32::from);
                Spot::rect(2.0 + column * COLUMN, 2.0 + row * ROW, columns * COLUMN - 2.0, ROW - 2.0)
            };
            match number {
                // The Palace has room for its cards, the Rift for the end of the game.
                10 => at(2, 1, 3),
                11 | 12 => at(3, number - 11, 1),
                13 => at(3, 2, 2),
                _ => at((number - 1) / 4, (number - 1) % 4, 1),
            }
        }
    }

    fn heading(&self) -> f32 {
        if self.wide { HEADING.0 } else { HEADING.1 }
    }

    /// Where its Priests stand.
    pub(super) fn ground(&self, location: Location) -> Spot {
        let area = self.district(location);
        let foot = if self.wide { FOOT.0 } else { FOOT.1 };
        let (y, h) = (area.y + self.heading(), area.h - self.heading() - foot);
        // The Palace shares its ground with the Privileges.
        let (left, right) = match (location, self.wide) {
            (Location::PALACE, true) => (3.0 * (SLOT + 2.0) + 4.0, 0.0),
            (Location::PALACE, false) => (0.0, area.w - PALACE),
            _ => (0.0, 0.0),
        };
        Spot::rect(area.x + 4.0 + left, y, area.w - 8.0 - left - right, h)
    }

    /// A face-up Privilege.
    pub(super) fn slot(&self, slot: u8) -> Spot {
        let area = self.district(Location::PALACE);
        if self.wide {
            Spot::rect(area.x + 5.0 + (SLOT + 2.0) * f32::from(slot), area.y + 42.0, SLOT, 112.0)
        } else {
            let pitch = (area.w - PALACE - 2.0) / SLOTS as f32;
            Spot::rect(area.x + PALACE + pitch * f32::from(slot), area.y + 3.0, pitch - 2.0, area.h - 6.0)
        }
    }

    /// The strip under the City. On a phone the players over the stage and the question say what it says: it is folded away.
    pub(super) fn rail(&self) -> Spot {
        if self.wide { Spot::rect(4.0, 552.0, 876.0, 30.0) } else { FOLDED }
    }

    /// The sign of a player's cult and his place on the rail after it, in the order of the round.
    fn rail_seat(&self, place: usize) -> [Spot; 2] {
        if !self.wide {
            return [FOLDED; 2];
        }
        let (area, side) = (self.rail(), 26.0);
        let w = 480.0 / MAX_PLAYERS as f32;
        let (x, y) = (area.x + place as f32 * w, area.y + (area.h - side) / 2.0);
        [Spot::rect(x, y, side, side), Spot::rect(x + side, y, w - side - 3.0, side)]
    }

    pub(super) fn rail_sign(&self, place: usize) -> Spot {
        let [sign, _] = self.rail_seat(place);
        sign
    }

    pub(super) fn rail_step(&self, place: usize) -> Spot {
        let [_, step] = self.rail_seat(place);
        step
    }

    /// What would decide as things stand.
    pub(super) fn verdict(&self) -> Spot {
        let area = self.rail();
        if self.wide { Spot::rect(area.x + 484.0, area.y, area.w - 484.0, area.h) } else { FOLDED }
    }

    /// Every region and place that is always on the stage.
    pub(super) fn board(&self) -> Vec<(Id, Spot)> {
        let (w, h) = self.size;
        let city = Spot::rect(0.0, 0.0, w, if self.wide { h - 36.0 } else { h });
        let mut board: Vec<(Id, Spot)> = vec![("city".into(), city), ("rail".into(), self.rail())];
        board.push(("verdict".into(), self.verdict()));
        board.extend(Location::all().map(|location| (ids::location(location), self.district(location))));
        board.extend(Location::all().map(|location| (ids::ground(location), self.ground(location))));
        board.extend((0..SLOTS as u8).map(|slot| (ids::slot(slot), self.slot(slot))));
        board.extend((0..MAX_PLAYERS).map(|place| (format!("rail-cult.{place}").into(), self.rail_sign(place))));
        board.extend((0..MAX_PLAYERS).map(|place| (format!("rail-place.{place}").into(), self.rail_step(place))));
        board
    }
}
