//! The steps of the game, in the order of the rulebook: question, legal answers and effect side by side.
//!
//! What is pending stands in a stack ([`Position::steps`]): a card or an ability puts its costs and effects there, an effect
//! that asks others puts their questions on top. [`Referee::go_on`] carries out whatever needs no decision and stops at the
//! first question. The legal list is the only truth about what is allowed: a decision is taken if it is in it; why another
//! one is not is found out afterwards (`refusals.rs`).

mod benefits;
mod celebration;
mod choosing;
mod costs;
mod effects;
mod goods;
mod intention;
mod intrigues;
mod prayer;
mod refusals;
mod resolution;
mod round;

use cenacle_table::{Log, Refusal, RuleId, Seat, Seats};

use crate::{Action, Event, Figures, Phase, Position, Step, sight::Sight};

pub(crate) use benefits::can_reap;
pub(crate) use prayer::reach;
pub(crate) use resolution::usable;
pub(crate) use round::victor;

pub(crate) type Ruling = Result<(), Refusal>;

/// Carries decisions out on a position.
pub(crate) struct Referee<'a> {
    pub(crate) figures: &'a Figures,
    pub(crate) p: &'a mut Position,
    pub(crate) log: &'a mut Log<Event>,
}

/// The seats whose decision is awaited.
#[inline]
pub(crate) fn to_act(p: &Position) -> Seats {
    match p.step().seat() {
        Some(seat) if !p.is_over() => Seats::only(seat),
        _ => Seats::NONE,
    }
}

/// Each legal answer to the question of the moment.
#[inline]
pub(crate) fn each_answer(sight: Sight<'_>, each: &mut impl FnMut(Action)) {
    let mut any = false;
    answers(sight, sight.p.step(), &mut |action| {
        any = true;
        each(action);
    });
    // Only in an imagined position, where a hand may not hold what its owner was seen to be able to do.
    if !any && !sight.p.is_over() {
        each(Action::Decline);
    }
}

#[inline]
fn answers(sight: Sight<'_>, step: Step, each: &mut impl FnMut(Action)) {
    match step {
        Step::Creed(_) => choosing::answers(sight, each),
        Step::Celebrate(_) => {
            each(Action::Celebrate);
            each(Action::Abstain);
        }
        Step::Feast(seat) => celebration::answers(sight, seat, each),
        Step::Intend(seat) => intention::answers(sight, seat, each),
        Step::Pray(seat) => prayer::answers(sight, seat, each),
        Step::Trade(seat) => prayer::trades(sight, seat, each),
        Step::Act(seat) => resolution::answers(sight, seat, each),
        Step::Reap(seat, location) => {
            benefits::answers(sight, seat, location, each);
            each(Action::Decline);
        }
        Step::PutBack(_) => sight.each_face(sight.p.drawn, |face, _| each(Action::PutBack { face })),
        Step::Pay(seat, cost) => costs::answers(sight, seat, cost, each),
        Step::Do(seat, effect) => effects::answers(sight, seat, effect, each),
        Step::Give { from, any, .. } => {
            let cards = if any { sight.p.cult(from).cards } else { sight.p.hand(from) };
            sight.each_face(cards, |face, _| each(Action::Give { face }));
        }
        Step::Raze(seat) => {
            let altars = sight.p.cult(seat).altars;
            (1..=13).filter(|at| altars & 1 << at != 0).for_each(|location| each(Action::Raze { location }));
        }
        Step::Finish(..) | Step::Nothing => {}
    }
}

/// The rule under which a step asks.
pub(crate) fn rule_of(p: &Position) -> RuleId {
    match p.step() {
        Step::Nothing => match p.phase {
            Phase::Over(crate::End::Outlived) => "end.outlived",
            _ => "goal",
        },
        Step::Creed(_) => "setup.cults",
        Step::Celebrate(_) => "supremacy.celebrate",
        Step::Feast(_) => "supremacy.feast",
        Step::Intend(_) => "intention.choose",
        Step::Pray(_) => "pray.location",
        Step::Trade(_) => "pray.transactions",
        Step::Act(_) => "resolution.act",
        Step::Reap(_, location) => crate::location::rule(location),
        Step::PutBack(_) => "location.nobles",
        Step::Pay(_, cost) => costs::rule(cost),
        Step::Do(_, effect) => effects::rule(effect),
        Step::Finish(..) => "card.under",
        Step::Give { .. } => "card.given",
        Step::Raze(_) => "intrigue.foiled-plot",
    }
}

impl Referee<'_> {
    #[inline]
    pub(crate) fn sight(&self) -> Sight<'_> {
        Sight { f: self.figures, p: self.p }
    }

    /// Carries a decision out, or refuses it and changes nothing.
    #[inline]
    pub(crate) fn decide(&mut self, seat: Seat, action: Action) -> Ruling {
        if !to_act(self.p).contains(seat) {
            return Err(refusals::not_yours(self.p));
        }
        let mut legal = false;
        each_answer(self.sight(), &mut |answer| legal |= answer == action);
        if !legal {
            return Err(refusals::why(self.sight(), seat, action));
        }
        let step = self.p.step();
        self.p.steps.pop();
        self.carry_out(step, action);
        self.go_on();
        Ok(())
    }

    #[inline]
    fn carry_out(&mut self, step: Step, action: Action) {
        match step {
            Step::Creed(seat) => self.join(seat, action),
            Step::Celebrate(seat) => self.celebrate(seat, action),
            Step::Feast(seat) => self.feast(seat, action),
            Step::Intend(seat) => self.intend(seat, action),
            Step::Pray(seat) => self.pray_for(seat, action),
            Step::Trade(seat) => self.trade(seat, action),
            Step::Act(seat) => self.act(seat, action),
            Step::Reap(seat, location) => self.reap(seat, location, action),
            Step::PutBack(seat) => self.put_back(seat, action),
            Step::Pay(seat, cost) => self.pay(seat, cost, action),
            Step::Do(seat, effect) => self.answered(seat, effect, action),
            Step::Give { from, to, .. } => self.give(from, to, action),
            Step::Raze(seat) => {
                if let Action::Raze { location } = action {
                    self.lose_altar(seat, location);
                }
            }
            Step::Finish(..) | Step::Nothing => {}
        }
    }

    /// Whatever needs no decision happens, up to the next question.
    #[inline]
    pub(crate) fn go_on(&mut self) {
        while !self.p.is_over() {
            let step = self.p.step();
            if step == Step::Nothing {
                self.next_in_phase();
            } else if self.asks(step) {
                return;
            }
        }
    }

    /// Whether a pending step has to be asked; otherwise it has been dealt with.
    #[inline]
    fn asks(&mut self, step: Step) -> bool {
        match step {
            Step::Pay(seat, cost) => self.pays_or_asks(seat, cost),
            Step::Do(seat, effect) => self.does_or_asks(seat, effect),
            Step::Finish(seat, card) => {
                self.p.steps.pop();
                self.finish(seat, card);
                false
            }
            Step::Give { from, to, any } => self.gives_or_asks(from, to, any),
            Step::Trade(seat) => {
                let asked = prayer::can_trade(self.sight(), seat);
                if !asked {
                    self.p.steps.pop();
                }
                asked
            }
            Step::Act(seat) => {
                // Who holds a card is asked, whether it can be played or not: a skip would tell.
                let asked = !self.p.hand(seat).is_empty() || resolution::any_usable(self.sight(), seat);
                if !asked {
                    self.p.steps.pop();
                }
                asked
            }
            Step::Raze(seat) => {
                let altars = self.p.cult(seat).altars;
                if altars.count_ones() > 1 {
                    return true;
                }
                self.p.steps.pop();
                if altars != 0 {
                    self.lose_altar(seat, altars.trailing_zeros() as u8);
                }
                false
            }
            _ => true,
        }
    }

    /// Nothing is pending: what the phase has next.
    fn next_in_phase(&mut self) {
        match self.p.phase {
            Phase::Choosing => self.next_choice(),
            Phase::Intention => self.next_intention(),
            Phase::Acting => self.next_act(),
            Phase::Reaping => self.end_location(),
            Phase::Over(_) => {}
        }
    }
}
