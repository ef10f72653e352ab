//! Standing answers. `[window.orders]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{Action, Position, Task, orders::Orders, rules_view::RulesView};

/// `[window.orders]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-orders")
}

/// Questions during which standing answers may be set: one's own turn, and every window.
pub(crate) const fn may_be_set(task: Task) -> bool {
    matches!(task, Task::Main | Task::Dodge | Task::Sign | Task::Bluff | Task::Stake | Task::Amend | Task::Counter(..))
}

/// Leave things as they are, or set one answer.
pub(super) fn answers(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    each(Action::Pass);
    let mut others = rules.p.sect(seat).orders.others();
    while others != 0 {
        each(order(others));
        others &= others - 1;
    }
}

/// The first of these orders.
#[inline]
fn order(others: u32) -> Action {
    let (on, answer) = Orders::order(others.trailing_zeros() as usize);
    Action::Order { on, answer }
}

/// The same answers counted, and what stands at one place.
#[inline]
pub(super) fn pick(rules: RulesView<'_>, seat: Seat, choose: impl FnOnce(usize) -> usize) -> (usize, Action) {
    let mut others = rules.p.sect(seat).orders.others();
    let chosen = choose(1 + others.count_ones() as usize);
    if chosen == 0 {
        return (chosen, Action::Pass);
    }
    (1..chosen).for_each(|_| others &= others - 1);
    (chosen, order(others))
}

/// An answer that stands already.
pub(super) fn why_not(action: Action) -> Option<Refusal> {
    matches!(action, Action::Order { .. }).then(|| Refusal::new("window.orders", "why-same-order"))
}

/// Standing answers are set once a question, and not during every one.
pub(super) fn why_not_set(p: &Position, action: Action) -> Option<Refusal> {
    let refused = action == Action::Orders && (p.ordered || !may_be_set(p.task()));
    refused.then(|| Refusal::new("window.orders", "why-ordered"))
}
