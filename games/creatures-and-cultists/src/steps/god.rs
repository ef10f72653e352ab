//! The summoning of the god. `[god.call]`

use crate::{Event, Sect, Task, Verdict, event::Cause, position::End};

use super::Referee;

impl Referee<'_> {
    /// `[god.test]`
    pub(super) fn call_god(&mut self) {
        self.p.called = true;
        self.clear_arena();
        let roll = self.sight().god_roll(self.p.turn);
        self.open_roll(roll);
    }

    /// `[god.comes] [god.silent] [god.devours]`
    pub(super) fn god_answers(&mut self, verdict: Verdict) {
        let seat = self.p.turn;
        match verdict {
            Verdict::Shreds | Verdict::Passes => self.end(End::God(seat)),
            Verdict::Fails => {
                let points = self.sight().god();
                self.lose_points(seat, points, Cause::God);
                // The turn is over at once.
                if self.p.task() == Task::Main {
                    self.p.tasks.pop();
                }
            }
            Verdict::Fumbles => {
                self.log.all(|| Event::Devoured { seat });
                self.p.sects[seat.index()].alive &= !Sect::ALL;
                self.gone(seat);
            }
        }
    }
}
