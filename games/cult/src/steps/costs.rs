//! Costs: what is paid before an effect, by choice where there is one. `[cost.sacrifice] [cost.ritual] [cost.discard]`

use cenacle_table::{RuleId, Seat};

use crate::{
    Action, Cost, Deed, Effect, Event, HOME, PATRIARCH, Position, SHEET, STRONGEST, Step, event::Goods, sight::Sight,
};

use super::{Referee, effects, goods::push_clauses};

pub(super) const fn rule(cost: Cost) -> RuleId {
    match cost {
        Cost::Ritual { .. } | Cost::Patriarch { .. } => "cost.ritual",
        Cost::Discard { .. } => "cost.discard",
        _ => "cost.sacrifice",
    }
}

/// Whether all costs could be paid as things are; no two costs of a deed draw on the same.
#[inline]
pub(super) fn payable(sight: Sight<'_>, seat: Seat, deed: Deed) -> bool {
    deed.costs().all(|cost| cost_payable(sight, seat, cost))
}

fn cost_payable(sight: Sight<'_>, seat: Seat, cost: Cost) -> bool {
    let cult = sight.p.cult(seat);
    match cost {
        Cost::Priest { least, most } => cult.home.values().any(|value| (least..=most).contains(&value)),
        Cost::Ritual { least, most } => {
            cult.home.values().any(|value| (least..=most).contains(&value))
                || cult.patriarch == HOME && (least..=most).contains(&sight.patriarch(seat))
        }
        Cost::Patriarch { least } => cult.patriarch == HOME && sight.patriarch(seat) >= least,
        Cost::Followers { count } => cult.followers >= count,
        Cost::SomeFollowers { most } => (1..=most.min(cult.followers)).any(|value| sight.token_left(seat, value)),
        Cost::Coins { count } => cult.coins >= count.into(),
        Cost::Discard { cards } => cult.cards.len() >= cards.into(),
        Cost::AllPriests => true,
    }
}

/// Each way to pay what is pending, leaving out those after which the effect would come to nothing.
pub(super) fn answers(sight: Sight<'_>, seat: Seat, cost: Cost, each: &mut impl FnMut(Action)) {
    let careful = is_careful(sight.p, seat);
    each_way(sight, seat, cost, &mut |action| {
        if !careful || still_leads_on(sight, seat, cost, action) {
            each(action);
        }
    });
}

fn each_way(sight: Sight<'_>, seat: Seat, cost: Cost, each: &mut impl FnMut(Action)) {
    let cult = sight.p.cult(seat);
    match cost {
        Cost::Priest { least, most } => {
            cult.home.values().filter(|value| (least..=most).contains(value)).for_each(|priest| {
                each(Action::Offer { priest });
            });
        }
        Cost::Ritual { least, most } => {
            if cult.patriarch == HOME && (least..=most).contains(&sight.patriarch(seat)) {
                each(Action::Offer { priest: PATRIARCH });
            }
            cult.home.values().filter(|value| (least..=most).contains(value)).for_each(|priest| {
                each(Action::Offer { priest });
            });
        }
        Cost::SomeFollowers { most } => {
            for followers in 1..=most.min(cult.followers) {
                if sight.token_left(seat, followers) {
                    each(Action::Spend { followers });
                }
            }
        }
        Cost::Discard { .. } => sight.each_face(cult.cards, |face, _| each(Action::Discard { face })),
        Cost::Patriarch { .. } | Cost::Followers { .. } | Cost::Coins { .. } | Cost::AllPriests => {}
    }
}

/// Whether the effects pending can be spoilt by the way of paying.
fn is_careful(p: &Position, seat: Seat) -> bool {
    pending(p, seat).any(effects::can_be_spoilt)
}

/// The effects pending of the same deed, the next first.
fn pending(p: &Position, seat: Seat) -> impl Iterator<Item = Effect> {
    let clause = move |step: &&Step| matches!(step, Step::Pay(who, _) | Step::Do(who, _) if *who == seat);
    p.steps.iter().rev().take_while(clause).filter_map(|step| match step {
        Step::Do(_, effect) => Some(*effect),
        _ => None,
    })
}

fn still_leads_on(sight: Sight<'_>, seat: Seat, cost: Cost, action: Action) -> bool {
    let mut p = *sight.p;
    p.steps.pop();
    pay_silently(sight, &mut p, seat, cost, action);
    leads(Sight { f: sight.f, p: &p }, seat)
}

/// Whether what is pending, paid up, can be done.
fn leads(sight: Sight<'_>, seat: Seat) -> bool {
    pending(sight.p, seat).all(|effect| !effects::can_be_spoilt(effect) || effects::possible(sight, seat, effect, 0))
}

/// Whether some way of paying leads to the effect; asked only where a way can spoil it.
pub(super) fn leads_on(sight: Sight<'_>, seat: Seat, deed: Deed) -> bool {
    if !deed.effects().any(effects::can_be_spoilt) {
        return true;
    }
    let mut p = *sight.p;
    push_clauses(&mut p.steps, seat, deed);
    explore(sight, p, seat)
}

fn explore(sight: Sight<'_>, p: Position, seat: Seat) -> bool {
    let Step::Pay(_, cost) = p.step() else { return leads(Sight { f: sight.f, p: &p }, seat) };
    let here = Sight { f: sight.f, p: &p };
    let go = |action: Action| {
        let mut next = p;
        next.steps.pop();
        pay_silently(here, &mut next, seat, cost, action);
        explore(sight, next, seat)
    };
    if is_automatic(cost) {
        return go(Action::Take);
    }
    let mut found = false;
    each_way(here, seat, cost, &mut |action| found = found || go(action));
    found
}

const fn is_automatic(cost: Cost) -> bool {
    matches!(cost, Cost::Patriarch { .. } | Cost::Followers { .. } | Cost::Coins { .. } | Cost::AllPriests)
}

/// The payment without its story: for looking ahead.
fn pay_silently(sight: Sight<'_>, p: &mut Position, seat: Seat, cost: Cost, action: Action) {
    let cult = &mut p.cults[seat.index()];
    match (cost, action) {
        (Cost::Followers { count }, _) => cult.followers -= count.min(cult.followers),
        (Cost::Coins { count }, _) => cult.coins -= u16::from(count).min(cult.coins),
        (Cost::Patriarch { .. }, _) => cult.patriarch = SHEET,
        (Cost::AllPriests, _) => cult.home = crate::Band::NONE,
        (Cost::Priest { .. }, Action::Offer { priest }) => {
            cult.home.remove(priest);
            p.spent = priest;
        }
        (Cost::Ritual { .. }, Action::Offer { priest: PATRIARCH }) => cult.patriarch = SHEET,
        (Cost::Ritual { .. }, Action::Offer { priest }) => {
            cult.home.remove(priest);
            cult.sheet.add(priest);
        }
        (Cost::Discard { cards }, Action::Discard { face }) => {
            if let Some(card) = sight.copy_of(cult.cards, face) {
                cult.cards.remove(card);
                if let Some(deck) = card.deck() {
                    p.piles[deck as usize].push_under(card);
                }
            }
            if cards > 1 {
                p.steps.push(Step::Pay(seat, Cost::Discard { cards: cards - 1 }));
            }
        }
        _ => {}
    }
}

impl Referee<'_> {
    /// What can be paid in one way only is paid; otherwise it is asked.
    pub(super) fn pays_or_asks(&mut self, seat: Seat, cost: Cost) -> bool {
        if is_automatic(cost) {
            self.p.steps.pop();
            self.pay_plain(seat, cost);
            return false;
        }
        // Which cards would do is a secret of their owner, unless there is one card only.
        if matches!(cost, Cost::Discard { .. }) && self.p.cult(seat).cards.len() > 1 {
            return true;
        }
        let (mut ways, mut only) = (0, None);
        answers(self.sight(), seat, cost, &mut |action| {
            ways += 1;
            only = Some(action);
        });
        if ways > 1 {
            return true;
        }
        self.p.steps.pop();
        if let Some(action) = only {
            self.pay(seat, cost, action);
        }
        false
    }

    fn pay_plain(&mut self, seat: Seat, cost: Cost) {
        match cost {
            Cost::Followers { count } => self.lose(seat, Goods::Followers, count.into()),
            Cost::Coins { count } => self.lose(seat, Goods::Coins, count.into()),
            Cost::Patriarch { .. } => self.offer_up(seat, PATRIARCH, true),
            Cost::AllPriests => {
                let home = self.p.cult(seat).home;
                for value in 1..=STRONGEST {
                    (0..home.count(value)).for_each(|_| self.offer_up(seat, value, false));
                }
            }
            _ => {}
        }
    }

    pub(super) fn pay(&mut self, seat: Seat, cost: Cost, action: Action) {
        match (cost, action) {
            (Cost::Priest { .. }, Action::Offer { priest }) => {
                self.p.spent = priest;
                self.offer_up(seat, priest, false);
            }
            (_, Action::Offer { priest }) => self.offer_up(seat, priest, true),
            (_, Action::Spend { followers }) => {
                self.p.spent = followers;
                self.lose(seat, Goods::Followers, followers.into());
            }
            (Cost::Discard { cards }, Action::Discard { face }) => {
                if let Some(card) = self.sight().copy_of(self.p.cult(seat).cards, face) {
                    self.log.all(|| Event::Discards { seat, card });
                    self.discard(seat, card);
                }
                if cards > 1 {
                    self.p.steps.push(Step::Pay(seat, Cost::Discard { cards: cards - 1 }));
                }
            }
            _ => {}
        }
    }
}
