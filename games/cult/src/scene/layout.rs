//! Where things lie: five, four and four districts on a wide stage, three in a row on a narrow one; the rail under them.

use cenacle_scene::scene::{Id, Spot};

use crate::figures::{MAX_PLAYERS, SLOTS};

use super::ids;

/// The measures of one stage.
pub(super) struct Ground {
    pub(super) size: (f32, f32),
    pub(super) wide: bool,
}

/// Height of a district's heading: number, name, and what it gives.
const HEADING: (f32, f32) = (54.0, 36.0);
/// Height of the marks at the foot of a district.
const FOOT: (f32, f32) = (24.0, 18.0);
/// Height of a district on the wide stage.
const DISTRICT: f32 = 178.0;
/// Where the rows of districts begin on the narrow stage, and how high they are; the Palace has one to itself for its cards.
const ROWS: [(f32, f32); 5] = [(2.0, 78.0), (82.0, 78.0), (162.0, 78.0), (242.0, 88.0), (332.0, 78.0)];

impl Ground {
    /// 884 x 586.
    pub(super) const WIDE: Ground = Ground { size: (884.0, 586.0), wide: true };
    /// 374 wide, and low enough to be seen whole on a phone.
    pub(super) const NARROW: Ground = Ground { size: (374.0, 434.0), wide: false };

    /// The box of a district.
    pub(super) fn district(&self, number: u8) -> Spot {
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
            let index = usize::from(number) - 1;
            let at = |row: usize, column: f32, columns: f32| {
                Spot::rect(2.0 + column * 124.0, ROWS[row].0, columns * 124.0 - 2.0, ROWS[row].1)
            };
            match number {
                10 => at(3, 0.0, 3.0),
                11..=13 => at(4, f32::from(number - 11), 1.0),
                _ => at(index / 3, (index % 3) as f32, 1.0),
            }
        }
    }

    fn heading(&self) -> f32 {
        if self.wide { HEADING.0 } else { HEADING.1 }
    }

    /// Where its Priests stand.
    pub(super) fn ground(&self, number: u8) -> Spot {
        let area = self.district(number);
        let foot = if self.wide { FOOT.0 } else { FOOT.1 };
        let (y, h) = (area.y + self.heading(), area.h - self.heading() - foot);
        // The Palace shares its ground with the Privileges.
        let taken = if number == 10 { 3.0 * (self.slot_width() + 2.0) + 4.0 } else { 0.0 };
        Spot::rect(area.x + 4.0 + taken, y, area.w - 8.0 - taken, h)
    }

    fn slot_width(&self) -> f32 {
        if self.wide { 80.0 } else { 82.0 }
    }

    /// A face-up Privilege.
    pub(super) fn slot(&self, slot: u8) -> Spot {
        let area = self.district(10);
        let w = self.slot_width();
        if self.wide {
            Spot::rect(area.x + 5.0 + (w + 2.0) * f32::from(slot), area.y + 42.0, w, 112.0)
        } else {
            Spot::rect(area.x + 4.0 + (w + 2.0) * f32::from(slot), area.y + 24.0, w, 44.0)
        }
    }

    /// The strip under the City.
    pub(super) fn rail(&self) -> Spot {
        if self.wide { Spot::rect(4.0, 552.0, 876.0, 30.0) } else { Spot::rect(2.0, 412.0, 370.0, 20.0) }
    }

    /// The sign of a player's cult and his place on the rail after it, in the order of the round.
    fn rail_seat(&self, place: usize) -> [Spot; 2] {
        let area = self.rail();
        let (wide, side) = if self.wide { (480.0, 26.0) } else { (area.w, 18.0) };
        let w = wide / MAX_PLAYERS as f32;
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

    /// What would decide as things stand. On the narrow stage the question says it, and there is no room for both.
    pub(super) fn verdict(&self) -> Spot {
        let area = self.rail();
        if self.wide {
            Spot::rect(area.x + 484.0, area.y, area.w - 484.0, area.h)
        } else {
            Spot::rect(area.x, area.y, 1.0, 0.1)
        }
    }

    /// Every region and place that is always on the stage.
    pub(super) fn board(&self) -> Vec<(Id, Spot)> {
        let (w, h) = self.size;
        let city = Spot::rect(0.0, 0.0, w, if self.wide { h - 36.0 } else { h - 22.0 });
        let mut board: Vec<(Id, Spot)> = vec![("city".into(), city), ("rail".into(), self.rail())];
        board.push(("verdict".into(), self.verdict()));
        board.extend((1..=13).map(|number| (ids::location(number), self.district(number))));
        board.extend((1..=13).map(|number| (ids::ground(number), self.ground(number))));
        board.extend((0..SLOTS as u8).map(|slot| (ids::slot(slot), self.slot(slot))));
        board.extend((0..MAX_PLAYERS).map(|place| (format!("rail-cult.{place}").into(), self.rail_sign(place))));
        board.extend((0..MAX_PLAYERS).map(|place| (format!("rail-place.{place}").into(), self.rail_step(place))));
        board
    }
}
