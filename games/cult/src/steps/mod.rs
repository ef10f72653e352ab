//! The steps of the game, in the order of the rulebook: question, legal answers, why others are not (`why_…`) and effect side by side.
//!
//! What is pending stands in a stack ([`Position::steps`]): a card or an ability puts its costs and effects there, an effect
//! that asks others puts their questions on top. [`Referee::go_on`] carries out whatever needs no decision and stops at the
//! first question. The answers are the only truth about what is allowed; why another one is not is found out afterwards, in
//! the file of its step.
//!
//! Which file plays which chapter of the rules, or one rule of a chapter that is played elsewhere (`crates/kit/tests/chapters.rs` keeps
//! it true):
//!
//! - `steps/round.rs`: round, palace, goal, end
//! - `setup.rs`: setup
//! - `steps/setup.rs`: setup
//! - `rules_view.rs`: patriarch, sheet, privilege, priest.supply, altar.influence, resolution.influence, resolution.tie, supremacy.absent
//! - `steps/card.rs`: card, supremacy.card
//! - `steps/goods.rs`: priest, follower, mob, bribe, altar
//! - `steps/effects.rs`: miracle, ability, altar
//! - `steps/resolution.rs`: resolution, bribe, secrets, card.play, card.seal, privilege.community
//! - `steps/intention.rs`: intention, preach, privilege
//! - `steps/prayer.rs`: pray
//! - `steps/benefits.rs`: location, summon, resolution.benefit, resolution.decline, bribe.meet
//! - `steps/intrigues.rs`: intrigue
//! - `steps/celebration.rs`: supremacy
//! - `steps/costs.rs`: cost
//! - `position.rs`: priest.available

mod benefits;
mod card;
mod celebration;
mod costs;
mod effects;
mod goods;
mod intention;
mod intrigues;
mod prayer;
mod resolution;
mod round;
mod setup;

use cenacle_table::{Chance, Log, Phrase, Refusal, RuleId, Seat, Seats, noting};

use crate::{Action, Event, Figures, Phase, Position, Step, rules_view::RulesView};

pub(crate) use benefits::can_reap;
pub(crate) use costs::Sway;
pub(crate) use intention::may_enter;
pub(crate) use prayer::reach;
pub(crate) use resolution::usable;
pub(crate) use round::victor;

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

/// The question of the moment, as it is put to who is asked.
pub(crate) fn question(rules: RulesView<'_>) -> Phrase {
    match rules.p.step() {
        Step::Nothing | Step::Finish(..) => Phrase::new("over-outlived"),
        Step::CultName(_) => setup::question(),
        Step::Celebrate(_) => celebration::question(),
        Step::Feast(_) => celebration::feast_question(),
        Step::Intend(_) => intention::question(),
        Step::Pray(_) => prayer::question(),
        Step::Trade(_) => prayer::trade_question(),
        Step::Act(_) => resolution::question(rules),
        Step::Reap(seat, at) => benefits::question(rules, seat, at),
        Step::PutBack(_) => benefits::put_back_question(),
        Step::Pay(_, cost) => costs::question(cost),
        Step::Do(_, effect) => effects::question(effect),
        Step::Give { to, any, .. } => card::give_question(to, any),
        Step::Raze(_) => intrigues::raze_question(),
    }
}

/// Each legal answer to the question of the moment.
#[inline]
pub(crate) fn each_answer(rules: RulesView<'_>, _seat: Seat, each: &mut impl FnMut(Action)) {
    match rules.p.step() {
        // These can always be declined.
        Step::Celebrate(_) => celebration::answers(each),
        Step::Intend(seat) => intention::answers(rules, seat, each),
        Step::Pray(seat) => prayer::answers(rules, seat, each),
        Step::Trade(seat) => prayer::trades(rules, seat, each),
        Step::Act(seat) => resolution::answers(rules, seat, each),
        Step::Reap(seat, location) => benefits::answers(rules, seat, location, each),
        step => {
            let mut any = false;
            forced_answers(rules, step, &mut noting(&mut any, each));
            // Only in an imagined position, where a hand may not hold what its owner was seen to be able to do.
            if !any && !rules.p.is_over() {
                each(Action::Decline);
            }
        }
    }
}

/// Each legal answer to a question that must be answered.
fn forced_answers(rules: RulesView<'_>, step: Step, each: &mut impl FnMut(Action)) {
    match step {
        Step::CultName(_) => setup::answers(rules, each),
        Step::Feast(seat) => celebration::feasts(rules, seat, each),
        Step::PutBack(_) => benefits::cards_to_put_back(rules, each),
        Step::Pay(seat, cost) => costs::answers(rules, seat, cost, each),
        Step::Do(seat, effect) => effects::answers(rules, seat, effect, each),
        Step::Give { from, any, .. } => card::cards_to_give(rules, from, any, each),
        Step::Raze(seat) => intrigues::altars_to_lose(rules, seat, each),
        Step::Celebrate(_)
        | Step::Intend(_)
        | Step::Pray(_)
        | Step::Trade(_)
        | Step::Act(_)
        | Step::Reap(..)
        | Step::Finish(..)
        | Step::Nothing => {}
    }
}

/// The same list counted where it is long and simple, and what stands at one place of it. Everywhere else it is walked.
#[inline]
pub(crate) fn pick_answer(
    rules: RulesView<'_>,
    _seat: Seat,
    choose: impl FnOnce(usize) -> usize,
) -> Option<(usize, Action)> {
    let Step::Intend(seat) = rules.p.step() else { return None };
    Some(intention::pick(rules, seat, choose))
}

/// Why a seat may not do this now, as far as it may know: all of it follows from what it sees.
pub(crate) fn why_not(rules: RulesView<'_>, seat: Seat, action: Action) -> Refusal {
    let p = rules.p;
    match to_act(p).first() {
        Some(asked) if asked == seat => {}
        Some(other) => return Refusal::because(rule_of(p), Phrase::new("why-not-your-turn").seat("who", other)),
        None => return Refusal::new(rule_of(p), "why-over"),
    }
    let why = match p.step() {
        Step::CultName(_) => setup::why_not(action),
        Step::Feast(_) => celebration::why_no_feast(rules, action),
        Step::Intend(_) => intention::why_not(rules, seat, action),
        Step::Pray(_) => prayer::why_not(rules, seat, action),
        Step::Trade(_) => prayer::why_no_trade(rules, seat, action),
        Step::Act(_) => resolution::why_not(rules, seat, action),
        Step::Reap(_, location) => benefits::why_not(rules, seat, location, action),
        Step::PutBack(_) => benefits::why_not_put_back(action),
        Step::Pay(_, cost) => costs::why_not(rules, seat, cost, action),
        Step::Do(_, effect) => effects::why_not(rules, seat, effect, action),
        Step::Give { any, .. } => card::why_not_give(rules, seat, any, action),
        Step::Raze(_) => intrigues::why_not_raze(action),
        Step::Celebrate(_) | Step::Finish(..) | Step::Nothing => None,
    };
    why.unwrap_or_else(|| match action {
        Action::Play { .. } if p.phase == Phase::Intention => Refusal::new("resolution.act", "why-not-in-intention"),
        _ => Refusal::new(rule_of(p), "why-not-now"),
    })
}

/// The rule under which a step asks.
pub(crate) fn rule_of(p: &Position) -> RuleId {
    match p.step() {
        Step::Nothing => match p.phase {
            Phase::Over(crate::End::Outlived) => "end.outlived",
            _ => "goal",
        },
        Step::CultName(_) => "setup.cults",
        Step::Celebrate(_) => "supremacy.celebrate",
        Step::Feast(_) => "supremacy.feast",
        Step::Intend(_) => "intention.choose",
        Step::Pray(_) => "pray.location",
        Step::Trade(_) => "pray.transactions",
        Step::Act(_) => "resolution.act",
        Step::Reap(_, location) => location.rule(),
        Step::PutBack(_) => "location.nobles",
        Step::Pay(_, cost) => costs::rule(cost),
        Step::Do(_, effect) => effects::rule(effect),
        Step::Finish(..) => "card.under",
        Step::Give { .. } => "card.given",
        Step::Raze(_) => "intrigue.foiled-plot",
    }
}

impl<'a> Referee<'a> {
    /// Piles are never shuffled again: after the setup nothing is left to chance.
    #[inline]
    pub(crate) const fn new(
        figures: &'a Figures,
        p: &'a mut Position,
        _chance: &mut Chance,
        log: &'a mut Log<Event>,
    ) -> Referee<'a> {
        Referee { figures, p, log }
    }

    #[inline]
    pub(crate) fn rules(&self) -> RulesView<'_> {
        RulesView { f: self.figures, p: self.p }
    }

    /// What a legal answer does, up to the next question.
    #[inline]
    pub(crate) fn decide(&mut self, _seat: Seat, action: Action) {
        let step = self.p.step();
        self.p.steps.pop();
        self.carry_out(step, action);
        self.go_on();
    }

    #[inline]
    fn carry_out(&mut self, step: Step, action: Action) {
        match step {
            Step::CultName(seat) => self.join(seat, action),
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
            Step::Raze(seat) => self.raze(seat, action),
            Step::Finish(..) | Step::Nothing => {}
        }
    }

    /// Whatever needs no decision happens, up to the next question.
    #[inline]
    pub(crate) fn go_on(&mut self) {
        while !self.p.is_over() && !self.happens_or_asks() {}
    }

    /// Whether what is pending has to be asked; otherwise it has been dealt with.
    #[inline]
    fn happens_or_asks(&mut self) -> bool {
        match self.p.step() {
            Step::Nothing => {
                self.next_in_phase();
                false
            }
            Step::Pay(seat, cost) => self.pays_or_asks(seat, cost),
            Step::Do(seat, effect) => self.does_or_asks(seat, effect),
            Step::Finish(seat, card) => {
                self.p.steps.pop();
                self.finish(seat, card);
                false
            }
            Step::Give { from, to, any } => self.gives_or_asks(from, to, any),
            Step::Trade(seat) => {
                let asked = prayer::can_trade(self.rules(), seat);
                if !asked {
                    self.p.steps.pop();
                }
                asked
            }
            Step::Raze(seat) => self.razes_or_asks(seat),
            _ => true,
        }
    }

    /// Nothing is pending: what the phase has next.
    #[inline]
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
