//! The summoning of the god. `[god.call]`

use crate::{Event, Sect, Task, Verdict, event::Cause, position::End, rules_view::RulesView};

use super::Referee;

impl RulesView<'_> {
    /// Whether the player may call his god, and if not by which rule. `[god.call]`
    pub(crate) fn god_refused(self) -> Option<(&'static str, &'static str)> {
        let p = self.p;
        if p.favoured != Some(p.turn) {
            Some(("god.call", "why-not-favoured"))
        } else if p.called {
            Some(("god.call", "why-called"))
        } else if p.sect(p.turn).points < self.god() {
            Some(("god.points", "why-god-points"))
        } else if !p.ready.contains(p.turn) {
            Some(("god.points", "why-god-start"))
        } else {
            None
        }
    }
}

impl Referee<'_> {
    /// `[god.test]`
    pub(super) fn call_god(&mut self) {
        self.p.called = true;
        self.clear_arena();
        let roll = self.rules().god_roll(self.p.turn);
        self.open_roll(roll);
    }

    /// `[god.comes] [god.silent] [god.devours]`
    pub(super) fn god_answers(&mut self, verdict: Verdict) {
        let seat = self.p.turn;
        match verdict {
            Verdict::Shreds | Verdict::Passes => self.end(End::God(seat)),
            Verdict::Fails => {
                let points = self.rules().god();
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
