//! What somebody may mean who points at an element, whether it is possible now or not.

use cenacle_table::Seat;

use crate::{Action, Answer, Family, Figures, Position, Reaction, Task, View};

/// The actions meant by an element; the first refusal among them answers "why can't I?".
pub(crate) fn pointed_at(figures: &Figures, view: &View, seat: Seat, element: &str) -> Vec<Action> {
    let p = &view.seen;
    let mut parts = element.split('.');
    let (kind, rest) = (parts.next().unwrap_or(""), parts.collect::<Vec<_>>());
    let number = |index: usize| rest.get(index).and_then(|part| part.parse::<u8>().ok());
    let face = || rest.first().and_then(|id| figures.named(id));
    let of = |index: usize| number(index).and_then(|number| Seat::from_number(number.into()));
    match kind {
        "card" => face().map_or_else(Vec::new, |face| card(figures, p, seat, face)),
        "gazed" => face().map_or_else(Vec::new, |face| vec![Action::Keep { face }]),
        "cultist" => match (of(0), number(1)) {
            (Some(whose), Some(member)) => cultist(figures, p, seat, whose, member.wrapping_sub(1)),
            _ => Vec::new(),
        },
        "sect" => of(0).map_or_else(Vec::new, |seat| vec![Action::Target { seat }]),
        "track" => vec![Action::Summon],
        "name" => number(0).map_or_else(Vec::new, |name| vec![Action::Name { name: name.wrapping_sub(1) }]),
        "credo" => number(0).map_or_else(Vec::new, |credo| vec![Action::Credo { credo: credo.wrapping_sub(1) }]),
        "symbol" => number(0).map_or_else(Vec::new, |symbol| vec![Action::Symbol { symbol: symbol.wrapping_sub(1) }]),
        "order" => {
            let on = number(0).and_then(|number| Reaction::ALL.get(usize::from(number.wrapping_sub(1))));
            on.map_or_else(Vec::new, |on| vec![Action::Order { on: *on, answer: Answer::Never }])
        }
        _ => Vec::new(),
    }
}

/// A card is played, attacked with, given or discarded, as the question has it.
fn card(figures: &Figures, p: &Position, seat: Seat, face: crate::Face) -> Vec<Action> {
    match (p.task(), figures.family[face.index()]) {
        (Task::Dodge | Task::Sign | Task::Bluff, Family::Defence) => vec![Action::React],
        (Task::Mishaps, _) => vec![Action::Mishap { face }],
        (Task::Ransom(_) | Task::Pass, _) => vec![Action::Give { face }],
        (Task::Shed(_), _) => vec![Action::Discard { face }],
        (_, Family::Brutality | Family::Conjuring) => {
            let row = crate::position::members(p.sect(seat).active());
            row.map(|by| Action::Attack { by, face }).collect()
        }
        _ => vec![Action::Play { face }],
    }
}

/// An own cultist attacks or is chosen, another's is aimed at or chosen.
fn cultist(figures: &Figures, p: &Position, seat: Seat, whose: Seat, member: u8) -> Vec<Action> {
    match p.task() {
        Task::Choose(_) => vec![Action::Choose { member }],
        Task::Aim => vec![Action::Aim { seat: whose, member }],
        _ if whose == seat => {
            let held = |face: &crate::Face| p.hand(seat).count(face.index()) > 0;
            let weapons = figures.of(Family::Brutality).chain(figures.of(Family::Conjuring)).filter(held);
            weapons.map(|face| Action::Attack { by: member, face }).collect()
        }
        _ => vec![Action::Aim { seat: whose, member }],
    }
}
