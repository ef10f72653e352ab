//! Standing answers. `[window.orders]`

use cenacle_table::Seat;

use crate::{Action, Guard, Task, orders::Reaction, sight::Sight};

/// The card that answers in a window.
pub(super) const fn guard(task: Task) -> Guard {
    match task {
        Task::Dodge => Guard::Dodge,
        Task::Sign => Guard::Sign,
        _ => Guard::Bluff,
    }
}

/// Questions during which standing answers may be set: one's own turn, and every window.
pub(crate) const fn may_be_set(task: Task) -> bool {
    matches!(task, Task::Main | Task::Dodge | Task::Sign | Task::Bluff | Task::Stake | Task::Amend | Task::Counter(..))
}

/// Leave things as they are, or set one answer.
pub(super) fn answers(sight: Sight<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    each(Action::Pass);
    let orders = sight.p.sect(seat).orders;
    for on in Reaction::ALL {
        for answer in on.answers().iter().copied().filter(|answer| *answer != orders.to(on)) {
            each(Action::Order { on, answer });
        }
    }
}
