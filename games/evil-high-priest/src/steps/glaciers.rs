//! The third step of the Upkeep: avatars serve their keepers, and glaciers pay everybody. `[glacier.upkeep]`

use crate::{Event, Keeper, Purse, Step, figures::AVATARS};

use super::Referee;

impl Referee<'_> {
    /// Each player in the order of the round: his avatars, then the glaciers. `[upkeep.order]`
    pub(super) fn serve(&mut self) {
        self.done();
        let board = self.p.board;
        let broken = self.p.broken;
        let face = self.sight().board();
        let glaciers =
            (0..).zip(&face.locks).filter(|(lock, face)| broken >> lock & 1 == 1 && !face.glacier.is_empty());
        let (income, from) =
            glaciers.fold((Purse::NONE, 0_u32), |(all, from), (lock, face)| (all.plus(face.glacier), from | 1 << lock));
        for lock in (0..32_u8).filter(|lock| from >> lock & 1 == 1) {
            self.log.all(|| Event::Glacier { lock, board });
        }
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
