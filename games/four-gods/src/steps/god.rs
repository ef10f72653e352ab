//! Choosing a god.

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{Action, Event, God, Position};

use super::{Course, Referee, RulesView, Ruling, demand};

/// `[god.choose]`
#[inline]
pub(super) fn answers(p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    if p.may_choose_god(seat) {
        p.free_gods().for_each(|god| each(Action::Choose { god }));
    }
}

impl RulesView<'_> {
    /// `[god.choose] [god.for-good] [god.two]`
    pub(super) fn may_choose(self, seat: Seat, god: God) -> Ruling {
        demand(!self.p.house.secret, || Refusal::new("secret.deal", "why-gods-are-dealt"))?;
        if let Some(other) = self.p.cult(god.colour()).seat {
            return Err(Refusal::because("god.choose", Phrase::new("why-god-taken").seat("who", other)));
        }
        let rule = if self.p.house.gods == 1 { "god.for-good" } else { "god.two" };
        demand(self.p.may_choose_god(seat), || Refusal::new(rule, "why-has-god"))
    }
}

impl Referee<'_> {
    /// `[god.choose]`
    pub(super) fn choose(&mut self, seat: Seat, god: God) {
        let cult = &mut self.p.colours[god.colour() as usize];
        cult.seat = Some(seat);
        cult.god = Some(god);
        self.log.all(|| Event::Chooses { seat, god });
        self.acted(seat, Course::Same);
    }
}
