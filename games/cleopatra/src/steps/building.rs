//! Raising what was paid for: walls, door frames, sphinxes, obelisks, pedestal and throne.

use cenacle_table::{Phrase, Refusal};

use crate::{Action, Figures, Position, Step, Work};

use super::{Referee, RulesView, Ruling, demand};

/// `[wall.place]`
pub(super) fn question_wall() -> Phrase {
    Phrase::new("ask-placing-wall")
}

/// `[door.place]`
pub(super) fn question_door() -> Phrase {
    Phrase::new("ask-placing-door")
}

/// Every free slot. `[wall.place]`
pub(super) fn walls(figures: &Figures, p: &Position, each: &mut impl FnMut(Action)) {
    let slots = figures.walls.len() as u8;
    (0..slots).filter(|slot| p.walls & 1 << slot == 0).for_each(|slot| each(Action::PlaceWall { slot }));
}

/// `[door.place]`
pub(super) fn doors(p: &Position, each: &mut impl FnMut(Action)) {
    (0..2).filter(|side| p.doors & 1 << side == 0).for_each(|side| each(Action::PlaceDoor { side }));
}

/// Mosaic cells that a wall here would touch. `[wall.reward]`
pub(crate) fn mosaics_at_wall(figures: &Figures, p: &Position, slot: u8) -> u16 {
    figures.walls[usize::from(slot)].and(figures.garden).less(p.free).len() as u16
}

/// Walls in the unbroken run from a door's corner. `[door.reward]`
pub(crate) fn walls_at_door(figures: &Figures, p: &Position, side: u8) -> u16 {
    let slots = figures.walls.len() as u32;
    let run = if side == 0 { p.walls.trailing_ones() } else { (p.walls << (u16::BITS - slots)).leading_ones() };
    run.min(slots) as u16
}

impl RulesView<'_> {
    /// `[wall.place]`
    pub(super) fn may_place_wall(self, slot: u8) -> Ruling {
        self.at(Step::PlacingWall)?;
        demand(usize::from(slot) < self.figures.walls.len() && self.p.walls & 1 << slot == 0, || {
            Refusal::because("wall.place", Phrase::new("why-wall-taken").number("slot", i64::from(slot) + 1))
        })
    }

    /// `[door.place]`
    pub(super) fn may_place_door(self, side: u8) -> Ruling {
        self.at(Step::PlacingDoor)?;
        demand(side < 2 && self.p.doors & 1 << side == 0, || Refusal::new("door.place", "why-door-taken"))
    }
}

impl Referee<'_> {
    /// Everything is paid: places the element, or asks where.
    #[inline]
    pub(super) fn raise(&mut self) {
        match self.p.work {
            // [sphinx.order] [throne.order]
            Work::Sphinx | Work::Obelisk | Work::Throne => {
                self.finish_work(self.p.built(self.p.work), 0);
                self.come_to_quarry();
            }
            Work::Wall => {
                let slots = self.figures.walls.len() as u32;
                if self.p.walls.count_ones() + 1 == slots {
                    self.place_wall(self.p.walls.trailing_ones() as u8);
                } else {
                    self.p.step = Step::PlacingWall;
                }
            }
            Work::Door => match self.p.doors {
                0 => self.p.step = Step::PlacingDoor,
                left => self.place_door(left & 1),
            },
            Work::Mosaic => self.take_mosaic(),
        }
    }

    /// `[wall.place] [wall.reward]`
    pub(super) fn place_wall(&mut self, slot: u8) {
        let counted = mosaics_at_wall(self.figures, self.p, slot);
        self.p.walls |= 1 << slot;
        self.finish_work(slot, counted);
        self.come_to_quarry();
    }

    /// `[door.place] [door.reward]`
    pub(super) fn place_door(&mut self, side: u8) {
        let counted = walls_at_door(self.figures, self.p, side);
        self.p.doors |= 1 << side;
        self.finish_work(side, counted);
        self.come_to_quarry();
    }
}
