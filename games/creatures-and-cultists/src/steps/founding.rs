//! The founding of the sects. `[found.identity] [found.skills]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{Action, Event, Task, identity, rules_view::RulesView};

use super::Referee;

/// `[found.identity]`
pub(super) fn question(task: Task) -> Phrase {
    Phrase::new(match task {
        Task::Name(_) => "ask-name",
        Task::Credo(_) => "ask-credo",
        _ => "ask-symbol",
    })
}

/// What nobody else has taken.
pub(super) fn answers(rules: RulesView<'_>, each: &mut impl FnMut(Action)) {
    let p = rules.p;
    let founded = |seat: Seat| p.everybody().filter(move |other| other.index() < seat.index());
    match p.task() {
        Task::Name(seat) => (0..identity::NAMES.len() as u8)
            .filter(|name| founded(seat).all(|other| p.sect(other).name != *name))
            .for_each(|name| each(Action::Name { name })),
        Task::Credo(seat) => (0..identity::CREDOS.len() as u8)
            .filter(|credo| founded(seat).all(|other| p.sect(other).credo != *credo))
            .for_each(|credo| each(Action::Credo { credo })),
        Task::Symbol(seat) => (0..identity::SYMBOLS.len() as u8)
            .filter(|symbol| founded(seat).all(|other| p.sect(other).symbol != *symbol))
            .for_each(|symbol| each(Action::Symbol { symbol })),
        _ => {}
    }
}

/// Each name, credo and symbol belongs to one sect. `[found.identity]`
pub(super) fn why_not(task: Task, action: Action) -> Option<Refusal> {
    let taken = matches!(
        (task, action),
        (Task::Name(_), Action::Name { .. })
            | (Task::Credo(_), Action::Credo { .. })
            | (Task::Symbol(_), Action::Symbol { .. })
    );
    taken.then(|| Refusal::new("found.identity", "why-taken"))
}

impl Referee<'_> {
    pub(super) fn found(&mut self, seat: Seat, action: Action) {
        let sect = &mut self.p.sects[seat.index()];
        match action {
            Action::Name { name } => sect.name = name,
            Action::Credo { credo } => sect.credo = credo,
            Action::Symbol { symbol } => {
                sect.symbol = symbol;
                self.tell_founded(seat);
            }
            _ => {}
        }
    }

    pub(crate) fn tell_founded(&mut self, seat: Seat) {
        let sect = *self.p.sect(seat);
        self.log.all(|| Event::Founded { seat, name: sect.name, credo: sect.credo });
        self.log.all(|| Event::Skilled { seat, skills: sect.skills });
    }
}
