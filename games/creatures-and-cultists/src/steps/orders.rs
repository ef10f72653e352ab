//! Standing answers. `[window.orders]`

use cenacle_table::{Refusal, Seat};

use crate::{Action, Position, Reaction, Task, rules_view::RulesView};

/// Questions during which standing answers may be set: one's own turn, and every window.
pub(crate) const fn may_be_set(task: Task) -> bool {
    matches!(task, Task::Main | Task::Dodge | Task::Sign | Task::Bluff | Task::Stake | Task::Amend | Task::Counter(..))
}

/// Leave things as they are, or set one answer.
pub(super) fn answers(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    each(Action::Pass);
    let orders = rules.p.sect(seat).orders;
    for on in Reaction::ALL {
        let stands = orders.to(on);
        for answer in on.answers() {
            if *answer != stands {
                each(Action::Order { on, answer: *answer });
            }
        }
    }
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
