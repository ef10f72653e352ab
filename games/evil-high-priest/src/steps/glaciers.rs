//! The third step of the Upkeep: avatars serve their keepers, and glaciers pay everybody. `[glacier.upkeep]`

use crate::{Keeper, Step, figures::AVATARS};

use super::{Referee, tending};

impl Referee<'_> {
    /// Each player in the order of the round: his monsters, avatars and glaciers. `[upkeep.order]`
    pub(super) fn serve(&mut self) {
        self.done();
        self.tell_glaciers();
        if self.figures.rules >= 2 {
            self.tend_all();
            return;
        }
        // rules 1: after everybody's monsters his avatars, from the first to the last, then the glaciers.
        let income = tending::income(self.rules());
        if self.p.is_solo() && !income.is_empty() {
            self.rival_gains(income);
        }
        for seat in self.p.in_order().rev() {
            self.gain(seat, income);
            for avatar in (0..AVATARS).rev() {
                if self.p.avatars[avatar] == Keeper::Seat(seat) {
                    self.push(Step::Avatar(seat, avatar as u8));
                }
            }
        }
    }
}
