//! Windows in which somebody may answer with a card: Dodge, Elder Sign, It Was a Bluff. `[window.ask] [defence.cards]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Event, Face, Guard, Task,
    orders::{Answer, Reaction},
    position::{Death, row_of},
    rules_view::RulesView,
    words::Called,
};

use super::{Referee, duel::threatened};

/// `[defence.dodge]`
pub(super) fn dodge_question(rules: RulesView<'_>) -> Phrase {
    let two = rules.p.duel.is_some_and(|duel| duel.aimed > 1);
    attacked(rules, if two { "ask-dodge-two" } else { "ask-dodge" })
}

/// `[defence.elder-sign]`
pub(super) fn sign_question(rules: RulesView<'_>) -> Phrase {
    let turned = rules.p.duel.is_some_and(|duel| duel.turned);
    attacked(rules, if turned { "ask-sign-turned" } else { "ask-sign" })
}

fn attacked(rules: RulesView<'_>, key: &'static str) -> Phrase {
    threatened(rules, key, rules.p.duel.map_or(0, |duel| duel.victims[0]))
}

/// `[defence.bluff]`
pub(super) fn bluff_question(rules: RulesView<'_>) -> Phrase {
    let member = rules.p.death.map_or(0, |death| death.member);
    Called::VICTIM.says(Phrase::new("ask-bluff"), rules.f, member)
}

/// What becomes of a window in which a seat could answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Window {
    /// The seat is asked.
    Ask,
    /// Its standing answer plays the card.
    React,
    /// It lets it happen, or could do nothing.
    Skip,
}

/// The card that answers in a window.
const fn guard(task: Task) -> Guard {
    match task {
        Task::Dodge => Guard::Dodge,
        Task::Sign => Guard::Sign,
        _ => Guard::Bluff,
    }
}

/// Let it happen, or play the card.
pub(super) fn answers(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    each(Action::Pass);
    let face = rules.f.guard(guard(rules.p.task()));
    if rules.p.hand(seat).count(face.index()) > 0 {
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

impl RulesView<'_> {
    /// Whether a seat is asked for an answer with this card. `[window.ask] [window.orders]`
    fn window(self, seat: Seat, guard: Guard, member: u8) -> Window {
        let face = self.f.guard(guard);
        let hand = self.p.hand(seat);
        let holds = hand.count(face.index()) > 0;
        let might = if self.p.house.always_ask {
            let hidden = |held: Face| hand.known(held.index(), None) < hand.count(held.index());
            hand.faces().any(hidden) || hand.known(face.index(), None) > 0
        } else {
            holds
        };
        if !might {
            return Window::Skip;
        }
        let reaction = match guard {
            Guard::Dodge => Reaction::Dodge,
            Guard::Sign => Reaction::Sign,
            Guard::Bluff => Reaction::Bluff,
        };
        match self.p.sect(seat).orders.to(reaction) {
            Answer::Ask => Window::Ask,
            Answer::Leaders if row_of(member) == 2 => Window::Ask,
            Answer::Always if holds => Window::React,
            Answer::Leaders | Answer::Never | Answer::Always => Window::Skip,
        }
    }
}

impl Referee<'_> {
    /// A window in which somebody could answer with a card. `[window.ask]`
    pub(super) fn window_or_ask(&mut self, task: Task) -> bool {
        let (seat, member) = match (task, &self.p.duel, &self.p.death) {
            (Task::Bluff, _, Some(death)) => (death.seat, death.member),
            (_, Some(duel), _) if duel.turned => (duel.attacker, duel.member),
            (_, Some(duel), _) => (duel.foe(), duel.victims[0]),
            _ => {
                self.p.tasks.pop();
                return false;
            }
        };
        match self.rules().window(seat, guard(task), member) {
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
