//! Choosing cults, by turns, and who is First Player. `[setup.cults] [setup.first]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{Action, CultName, Event, Phase, Step, rules_view::RulesView};

use super::Referee;

/// `[setup.cults]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-cult")
}

pub(super) fn answers(rules: RulesView<'_>, each: &mut impl FnMut(Action)) {
    for cult_name in CultName::ALL {
        if rules.p.cults_left & 1 << cult_name as u8 != 0 {
            each(Action::Join { cult_name });
        }
    }
}

/// Why this cult cannot be taken.
pub(super) fn why_not(action: Action) -> Option<Refusal> {
    matches!(action, Action::Join { .. }).then(|| Refusal::new("setup.cults", "why-cult-taken"))
}

impl Referee<'_> {
    pub(super) fn join(&mut self, seat: Seat, action: Action) {
        if let Action::Join { cult_name } = action {
            self.p.cults_left &= !(1 << cult_name as u8);
            self.p.cults[seat.index()].cult_name = cult_name;
            self.log.all(|| Event::Joins { seat, cult_name });
            self.p.acted = self.p.acted.with(seat);
            self.p.turn = seat.next(self.p.players.into());
        }
    }

    /// The next who has no cult; when all have one, the first round begins.
    #[inline(never)]
    pub(super) fn next_choice(&mut self) {
        if self.p.acted == self.p.everybody() {
            self.p.acted = cenacle_table::Seats::NONE;
            self.begin();
        } else {
            self.p.steps.push(Step::CultName(self.p.turn));
        }
    }

    /// All have their cult: the highest Divine Power is First Player. `[setup.first]`
    pub(crate) fn begin(&mut self) {
        let rules = self.rules();
        let first = rules.p.everybody().max_by_key(|seat| rules.power(*seat)).unwrap_or_default();
        self.p.first = first;
        self.p.phase = Phase::Intention;
        self.begin_round();
    }
}
