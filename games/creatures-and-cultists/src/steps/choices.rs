//! What cards ask: which cultist, which card, points or a card. `[card.choice]`

use cenacle_table::{Observers, Phrase, Pile, Refusal, Seat, Seats};

use crate::{
    Action, Event, Face, Position, Task,
    effect::{Rows, Whose},
    position::{Choice, Ends, Hold, MAX_PLAYERS, Why, members},
    rules_view::RulesView,
};

use super::{Referee, effects::death};

/// `[card.choice]`
pub(super) fn choice_question(rules: RulesView<'_>, choice: &Choice) -> Phrase {
    let own = choice.by == choice.of;
    let key = match choice.why {
        Why::Die | Why::DieFor(_) if own => "ask-choose-own-death",
        Why::Die | Why::DieFor(_) => "ask-choose-death",
        Why::Bar(_) if own => "ask-choose-own-bar",
        Why::Bar(_) => "ask-choose-bar",
        Why::Banish if own => "ask-choose-own-banish",
        Why::Banish => "ask-choose-banish",
        Why::Revive(_) => "ask-choose-revive",
        Why::Puppet if own => "ask-choose-own-puppet",
        Why::Puppet => "ask-choose-puppet",
    };
    Phrase::new(key).seat("who", choice.of).word("card", rules.spell_word())
}

/// `[event.blackmail]`
pub(super) fn ransom_question(points: u8) -> Phrase {
    Phrase::new("ask-ransom").number("points", points)
}

/// `[sorcery.contemplation]`
pub(super) fn keep_question(left: u8) -> Phrase {
    Phrase::new("ask-keep").number("left", left)
}

/// `[card.choice]`
pub(super) fn shed_question(left: u8) -> Phrase {
    Phrase::new("ask-shed").number("left", left)
}

/// `[mishap.seminar]`
pub(super) fn gift_question() -> Phrase {
    Phrase::new("ask-pass")
}

/// The cultists among whom a choice is made. `[card.choice]`
pub(crate) fn candidates(rules: RulesView<'_>, choice: &Choice) -> u32 {
    let among = match choice.why {
        Why::Die | Why::DieFor(_) | Why::Banish => rules.in_play(choice.of),
        Why::Bar(_) | Why::Puppet => rules.free(choice.of),
        // Rules 1: the row of who came back first set the bounds for the second.
        Why::Revive(rows) => rules.dead(choice.of, if rules.f.rules >= 2 { Rows::Any } else { rows }),
    };
    among & !choice.except
}

/// One of them. `[card.choice]`
pub(super) fn chosen(rules: RulesView<'_>, choice: &Choice, each: &mut impl FnMut(Action)) {
    members(candidates(rules, choice)).for_each(|member| each(Action::Choose { member }));
}

/// `[card.choice]`
pub(super) fn why_not_chosen(action: Action) -> Option<Refusal> {
    matches!(action, Action::Choose { .. }).then(|| Refusal::new("card.choice", "why-not-among"))
}

/// Points, if there are enough, or any card. `[event.blackmail]`
pub(super) fn ransoms(rules: RulesView<'_>, seat: Seat, points: u8, each: &mut impl FnMut(Action)) {
    if rules.p.sect(seat).points >= points {
        each(Action::Ransom);
    }
    gifts(rules, seat, each);
}

/// `[event.blackmail]`
pub(super) fn why_no_ransom(points: u8, action: Action) -> Option<Refusal> {
    match action {
        Action::Ransom => {
            Some(Refusal::because("event.blackmail", Phrase::new("why-no-ransom").number("points", points)))
        }
        _ => why_no_gift(action),
    }
}

/// Any card of the hand is given. `[event.blackmail] [mishap.seminar]`
pub(super) fn gifts(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    rules.p.hand(seat).faces().each(|face| each(Action::Give { face }));
}

pub(super) fn why_no_gift(action: Action) -> Option<Refusal> {
    matches!(action, Action::Give { .. }).then(no_card)
}

/// Any of the cards looked at, each face once. `[sorcery.contemplation]`
pub(super) fn kept(rules: RulesView<'_>, each: &mut impl FnMut(Action)) {
    let gazed = &rules.p.gazed;
    for (index, face) in gazed.iter().enumerate() {
        if !gazed[..index].contains(face) {
            each(Action::Keep { face: *face });
        }
    }
}

pub(super) fn why_not_kept(action: Action) -> Option<Refusal> {
    matches!(action, Action::Keep { .. }).then(no_card)
}

/// Any card of the hand is discarded.
pub(super) fn sheds(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    rules.p.hand(seat).faces().each(|face| each(Action::Discard { face }));
}

pub(super) fn why_not_shed(action: Action) -> Option<Refusal> {
    matches!(action, Action::Discard { .. }).then(no_card)
}

/// The card is not there. `[card.family]`
pub(super) fn no_card() -> Refusal {
    Refusal::new("card.family", "why-no-card")
}

/// Who has cards and has not yet chosen which to pass on. `[mishap.seminar]`
pub(super) fn who_passes(p: &Position) -> Seats {
    let chooses = |seat: &Seat| p.passing[seat.index()].is_none() && !p.hand(*seat).is_empty();
    p.living().filter(chooses).collect()
}

impl Referee<'_> {
    /// The same choice again: not of who was chosen before. `[kill.once]`
    pub(super) fn next_choice(&self, choice: Choice, member: u8) -> Choice {
        // A puppet may be led twice. Rules 1: who was saved by a bluff could be chosen again.
        let once = self.f.rules >= 2 && choice.why != Why::Puppet;
        let except = if once { choice.except | 1 << member } else { choice.except };
        Choice { left: choice.left - 1, except, ..choice }
    }

    /// A choice among one is none. `[card.choice]`
    pub(super) fn choose_or_ask(&mut self, choice: Choice) -> bool {
        let among = candidates(self.rules(), &choice);
        if among.count_ones() > 1 && self.p.sect(choice.by).alive != 0 {
            return true;
        }
        self.p.tasks.pop();
        if among != 0 {
            self.chosen(choice, among.trailing_zeros() as u8);
        }
        false
    }

    pub(super) fn chosen(&mut self, choice: Choice, member: u8) {
        let Choice { why, by, of, left, .. } = choice;
        let card = self.card();
        if left > 1 {
            self.push(Task::Choose(self.next_choice(choice, member)));
        }
        match why {
            Why::Die | Why::DieFor(_) => self.push(Task::Die(death(&choice, member))),
            Why::Bar(ends) => {
                self.log.all(|| Event::Barred { seat: of, member, card });
                self.lay(of, 1 << member, Hold::Bar, ends);
            }
            Why::Banish => {
                self.log.all(|| Event::Banished { seat: of, member });
                self.lay(of, 1 << member, Hold::Elsewhere, Ends::Round(self.p.round + 1));
            }
            Why::Revive(_) => {
                let sect = &mut self.p.sects[of.index()];
                sect.alive |= 1 << member;
                sect.slain[usize::from(member)] = 0;
                self.log.all(|| Event::Revives { seat: of, member });
            }
            Why::Puppet => self.lead(by, of, member),
        }
    }

    /// `[event.blackmail]`
    pub(super) fn ransom_or_ask(&mut self, points: u8) -> bool {
        let target = self.whose(Whose::Target);
        let rich = self.p.sect(target).points >= points;
        if !self.p.hand(target).is_empty() {
            return true;
        }
        self.p.tasks.pop();
        let paid = if rich { points } else { self.p.sect(target).points };
        self.rob(target, self.whose(Whose::Me), paid);
        false
    }

    /// `[event.blackmail]`
    pub(super) fn pay_ransom(&mut self, seat: Seat, points: u8, action: Action) {
        let me = self.whose(Whose::Me);
        match action {
            Action::Give { face } => self.hand_over(seat, me, face),
            Action::Ransom => self.rob(seat, me, points),
            _ => {}
        }
    }

    pub(super) fn keep_or_ask(&mut self, left: u8) -> bool {
        let me = self.whose(Whose::Me);
        if left > 0 && !self.p.gazed.is_empty() {
            return true;
        }
        self.p.tasks.pop();
        // Those not kept go under the pile, in the order in which they were seen.
        while let Some(face) = self.p.gazed.pop() {
            self.put_under(face, me);
        }
        false
    }

    pub(super) fn keep(&mut self, left: u8, face: Face) {
        let me = self.whose(Whose::Me);
        if let Some(index) = self.p.gazed.iter().position(|one| *one == face) {
            self.p.gazed.remove(index);
            let eyes = if self.rules().open() { Observers::ALL } else { Observers::of(me) };
            self.p.hands[me.index()].gain(face.index(), eyes);
            self.log.split(me, || Event::Retains { seat: me, card: face }, || Event::RetainsSome { seat: me });
        }
        self.push(Task::Keep(left - 1));
    }

    pub(super) fn shed_or_ask(&mut self, left: u8) -> bool {
        let me = self.whose(Whose::Me);
        if left > 0 && !self.p.hand(me).is_empty() {
            return true;
        }
        self.p.tasks.pop();
        false
    }

    pub(super) fn shed(&mut self, seat: Seat, left: u8, face: Face) {
        self.push(Task::Shed(left - 1));
        self.discard_one(seat, face);
    }

    /// `[mishap.seminar]`
    pub(super) fn choose_to_pass(&mut self, seat: Seat, action: Action) {
        if let Action::Give { face } = action {
            self.p.passing[seat.index()] = Some(face);
            self.log.split(seat, || Event::Passes { seat, card: face }, || Event::PassesSome { seat });
        } else {
            // Only in an imagined position.
            self.p.tasks.pop();
        }
    }

    /// When all have chosen, all cards change hands at once. `[mishap.seminar]`
    pub(super) fn pass_or_ask(&mut self) -> bool {
        if !super::to_act(self.p).is_empty() {
            return true;
        }
        self.p.tasks.pop();
        let passing = std::mem::take(&mut self.p.passing);
        let living = self.p.living();
        // Rules 1: one after the other, so that whose neighbour passed on after him forgot what he had given.
        let at_once = self.f.rules >= 2;
        let mut passed: Pile<(Seat, Seat, Face), MAX_PLAYERS> = Pile::new();
        for from in living {
            let to = self.right_of(from, living);
            if let Some(face) = passing[from.index()] {
                self.give_up(from, to, face);
                if at_once {
                    passed.push((from, to, face));
                } else {
                    self.receive(from, to, face);
                }
            }
        }
        passed.iter().for_each(|(from, to, face)| self.receive(*from, *to, *face));
        false
    }

    /// The nearest neighbour to the right who still plays.
    fn right_of(&self, seat: Seat, living: Seats) -> Seat {
        let mut to = self.p.right(seat);
        for _ in 0..self.p.players {
            if living.contains(to) {
                break;
            }
            to = self.p.right(to);
        }
        to
    }
}
