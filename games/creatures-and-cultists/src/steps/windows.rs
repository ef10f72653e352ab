//! Windows in which somebody may answer with a card: Dodge, Elder Sign, It Was a Bluff. `[window.ask] [defence.cards]`

use cenacle_table::{Refusal, Seat};

use crate::{
    Action, Event, Guard, Task,
    position::Death,
    sight::{Sight, Window},
};

use super::Referee;

/// The card that answers in a window.
const fn guard(task: Task) -> Guard {
    match task {
        Task::Dodge => Guard::Dodge,
        Task::Sign => Guard::Sign,
        _ => Guard::Bluff,
    }
}

/// Let it happen, or play the card.
pub(super) fn answers(sight: Sight<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    each(Action::Pass);
    let face = sight.f.guard(guard(sight.p.task()));
    if sight.p.hand(seat).count(face.index()) > 0 {
        each(Action::React);
    }
}

/// The card is not there. `[defence.dodge] [defence.elder-sign] [defence.bluff]`
pub(super) fn why_not(task: Task, action: Action) -> Option<Refusal> {
    let (rule, key) = match guard(task) {
        Guard::Dodge => ("defence.dodge", "why-no-dodge"),
        Guard::Sign => ("defence.elder-sign", "why-no-sign"),
        Guard::Bluff => ("defence.bluff", "why-no-bluff"),
    };
    (action == Action::React).then(|| Refusal::new(rule, key))
}

impl Referee<'_> {
    /// A window in which somebody could answer with a card. `[window.ask]`
    pub(super) fn window_or_ask(&mut self, task: Task) -> bool {
        let (seat, member) = match (task, self.p.duel, self.p.death) {
            (Task::Bluff, _, Some(death)) => (death.seat, death.member),
            (_, Some(duel), _) if duel.turned => (duel.attacker, duel.member),
            (_, Some(duel), _) => (duel.foe(), duel.victims[0]),
            _ => {
                self.p.tasks.pop();
                return false;
            }
        };
        match self.sight().window(seat, guard(task), member) {
            Window::Ask => return true,
            Window::Skip => {
                self.p.tasks.pop();
            }
            Window::React => {
                self.p.tasks.pop();
                match guard(task) {
                    Guard::Dodge => self.dodge(),
                    Guard::Sign => self.sign(),
                    Guard::Bluff => self.bluff(),
                }
            }
        }
        false
    }

    /// `[defence.dodge]`
    pub(super) fn dodge(&mut self) {
        let seat = self.fight().foe();
        self.play_guard(seat, Guard::Dodge);
        self.log.all(|| Event::Dodges { seat });
        // The attack is not rolled for.
        self.p.tasks.pop();
        self.part();
    }

    /// `[defence.elder-sign]`
    pub(super) fn sign(&mut self) {
        let duel = self.fight();
        let seat = if duel.turned { duel.attacker } else { duel.foe() };
        self.play_guard(seat, Guard::Sign);
        self.log.all(|| Event::Signs { seat });
        // The beast does not come.
        self.p.tasks.pop();
    }

    /// `[defence.bluff]`
    pub(super) fn bluff(&mut self) {
        let Some(Death { seat, member, .. }) = self.p.death.take() else { return };
        self.play_guard(seat, Guard::Bluff);
        self.log.all(|| Event::Bluffs { seat, member });
        // He is not buried.
        self.p.tasks.pop();
    }
}
