//! Costs: what is paid before an effect, by choice where there is one. `[cost.sacrifice] [cost.ritual] [cost.discard]`

use cenacle_table::{Phrase, Refusal, RuleId, Seat};

use crate::{
    Action, Cards, Cost, Deck, Deed, Effect, Event, Face, Figures, Influence, Patriarch, Position, Priests, Step,
    Token, event::Goods, rules_view::RulesView,
};

use super::{Referee, effects, goods::push_clauses};

/// What is paid with, where there is a choice.
pub(super) fn question(cost: Cost) -> Phrase {
    match cost {
        Cost::Priest { .. } => Phrase::new("ask-sacrifice"),
        Cost::Ritual { .. } => Phrase::new("ask-ritual"),
        Cost::SomeFollowers { .. } => Phrase::new("ask-some-followers"),
        Cost::Discard { cards } => Phrase::new("ask-discard").number("cards", cards),
        _ => Phrase::new("ask-pay"),
    }
}

pub(super) const fn rule(cost: Cost) -> RuleId {
    match cost {
        Cost::Ritual { .. } | Cost::Patriarch { .. } => "cost.ritual",
        Cost::Discard { .. } => "cost.discard",
        _ => "cost.sacrifice",
    }
}

/// Why a cost cannot be paid so.
pub(super) fn why_not(rules: RulesView<'_>, seat: Seat, cost: Cost, action: Action) -> Option<Refusal> {
    match (cost, action) {
        (Cost::Discard { .. }, Action::Discard { face }) => {
            let held = rules.copy_of(rules.p.cult(seat).cards, face).is_some();
            Some(Refusal::new("cost.discard", if held { "why-needed-later" } else { "why-no-such-card" }))
        }
        // [cost.sacrifice]: a Patriarch is never sacrificed.
        (Cost::Priest { .. }, Action::Offer { priest: Token::PATRIARCH }) => {
            Some(Refusal::new(rule(cost), "why-never-patriarch"))
        }
        (_, Action::Offer { .. }) => Some(Refusal::new(rule(cost), "why-not-this-priest")),
        (Cost::SomeFollowers { .. }, Action::Spend { .. }) => Some(Refusal::new("priest.supply", "why-no-token")),
        _ => None,
    }
}

/// Whether all costs could be paid as things are; no two costs of a deed draw on the same.
#[inline]
pub(super) fn payable(rules: RulesView<'_>, seat: Seat, deed: &Deed) -> bool {
    deed.costs().all(|cost| cost_payable(rules, seat, cost))
}

#[inline]
fn cost_payable(rules: RulesView<'_>, seat: Seat, cost: Cost) -> bool {
    let cult = rules.p.cult(seat);
    match cost {
        Cost::Priest { least, most } => !cult.home.between(least, most).is_empty(),
        Cost::Ritual { least, most } => {
            !cult.home.between(least, most).is_empty() || patriarch_pays(rules, seat, least, most)
        }
        Cost::Patriarch { least } => patriarch_pays(rules, seat, least, u8::MAX),
        Cost::Followers { count } => cult.followers >= count,
        Cost::SomeFollowers { most } => numbers_to_spend(rules, seat, most) != 0,
        Cost::Coins { count } => cult.coins >= count.into(),
        Cost::Discard { cards } => cult.cards.len() >= cards.into(),
        Cost::AllPriests => true,
    }
}

/// Whether the Patriarch is available and of such an Influence. `[cost.ritual]`
fn patriarch_pays(rules: RulesView<'_>, seat: Seat, least: u8, most: u8) -> bool {
    rules.p.cult(seat).patriarch.is_home() && (least..=most).contains(&rules.patriarch(seat))
}

/// The numbers of Followers for which a Priest is in the reserve, one bit each. `[priest.supply]`
fn numbers_to_spend(rules: RulesView<'_>, seat: Seat, most: u8) -> u16 {
    let most = most.min(rules.p.cult(seat).followers);
    let each = Influence::all().take_while(|value| value.value() <= most);
    each.filter(|value| rules.token_left(seat, *value)).fold(0, |numbers, value| numbers | 1 << value.value())
}

/// What paying can do to whether effects are possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sway {
    /// An effect that was possible may not be any more.
    spoils: bool,
    /// An effect may become possible that was not.
    enables: bool,
}

impl Sway {
    pub(crate) const NONE: Sway = Sway { spoils: false, enables: false };
    const SPOILS: Sway = Sway { spoils: true, ..Sway::NONE };
    const ENABLES: Sway = Sway { enables: true, ..Sway::NONE };
    const BOTH: Sway = Sway { spoils: true, enables: true };

    /// What paying all costs can do to the effects.
    pub(crate) fn of(costs: &[Cost], effects: &[Effect]) -> Sway {
        let pairs = costs.iter().flat_map(|cost| effects.iter().map(move |effect| (*cost, *effect)));
        let open = pairs.filter(|(cost, effect)| costs.len() > 1 || !is_foreseen(*cost, *effect));
        open.map(|(cost, effect)| Sway::on(cost, effect)).fold(Sway::NONE, |all, sway| Sway {
            spoils: all.spoils | sway.spoils,
            enables: all.enables | sway.enables,
        })
    }

    /// What paying a cost can do to an effect.
    const fn on(cost: Cost, effect: Effect) -> Sway {
        match cost {
            _ if matches!(effect, Effect::PlayCard { .. } | Effect::PlaySealed) => Sway::BOTH,
            // The token comes back to the reserve, and fewer Priests are available.
            Cost::Priest { .. } | Cost::AllPriests => match effect {
                // Each available Priest was looked at as the sacrifice.
                Effect::RaiseBySpent if matches!(cost, Cost::Priest { .. }) => Sway::SPOILS,
                Effect::RaiseBySpent | Effect::PriestPerAvailable | Effect::DestroyAvailable { .. } => Sway::BOTH,
                Effect::PlaceHere | Effect::Swarm { .. } => Sway::SPOILS,
                Effect::Drain { .. }
                | Effect::RaiseAndMoveOn { .. }
                | Effect::PriestBySpent
                | Effect::PriestHere { .. } => Sway::ENABLES,
                _ => Sway::NONE,
            },
            Cost::Ritual { .. } | Cost::Patriarch { .. } => match effect {
                Effect::PriestPerAvailable | Effect::DestroyAvailable { .. } => Sway::BOTH,
                Effect::PlaceHere | Effect::Swarm { .. } => Sway::SPOILS,
                _ => Sway::NONE,
            },
            // Fewer Followers open fewer Locations, leave room for others, and weaken the Patriarch.
            Cost::Followers { .. } | Cost::SomeFollowers { .. } => match effect {
                Effect::Intimidate => Sway::BOTH,
                Effect::PlaceHere
                | Effect::MoveHigher
                | Effect::PresentLoseFollowers { .. }
                | Effect::FoilPlot { .. } => Sway::SPOILS,
                Effect::Followers { .. }
                | Effect::FollowersOrCoins { .. }
                | Effect::FollowersPerPriest
                | Effect::FollowersIfNoRival { .. } => Sway::ENABLES,
                _ => Sway::NONE,
            },
            Cost::Coins { .. } => match effect {
                Effect::Blackmail => Sway::BOTH,
                Effect::PrivilegeWithinMeans | Effect::RichLoseCoins { .. } => Sway::SPOILS,
                _ => Sway::NONE,
            },
            Cost::Discard { .. } => match effect {
                Effect::FoilPlot { .. } | Effect::Intimidate => Sway::BOTH,
                // What is discarded goes under a pile that may be empty.
                Effect::Draw { .. }
                | Effect::DrawFromBelow { .. }
                | Effect::DrawPerPriest { .. }
                | Effect::DrawPerSpent { .. }
                | Effect::SellTop
                | Effect::PlayFromPile { .. } => Sway::ENABLES,
                _ => Sway::NONE,
            },
        }
    }
}

/// Whether an effect looks at every way to pay this price already, before it is paid: see `effects::possible`.
const fn is_foreseen(cost: Cost, effect: Effect) -> bool {
    const STRONGEST: u8 = Influence::STRONGEST.value();
    matches!((cost, effect), (Cost::Priest { least: 0..=1, most: STRONGEST.. }, Effect::RaiseBySpent))
}

/// Whether some way of paying leads to an effect that changes something. `[ability.use]`
pub(super) fn leads_on(rules: RulesView<'_>, seat: Seat, deed: &Deed) -> bool {
    let worth = effects::worth_doing(rules, seat, deed.effects(), 0);
    if rules.f.rules < 2 {
        // rules 1: what only the price made possible was refused.
        return worth && (!deed.effects().any(can_be_spoilt) || some_way_leads_on(rules, seat, deed));
    }
    let Sway { spoils, enables } = deed.sway;
    let decided = if worth { !spoils } else { !enables || is_hopeless(rules, seat, deed) };
    if decided { worth } else { some_way_leads_on(rules, seat, deed) }
}

/// Whether no way of paying can help: there is no card to be played, or whichever Priest pays, some are left to be destroyed
/// and too few. `[ability.use]`
fn is_hopeless(rules: RulesView<'_>, seat: Seat, deed: &Deed) -> bool {
    let cult = rules.p.cult(seat);
    deed.effects().any(|effect| match effect {
        Effect::PlayCard { deck } => cult.cards.deck(deck).is_empty(),
        Effect::PlaySealed => cult.cards.and(rules.f.sealed).is_empty(),
        // [ability.incarnation]
        Effect::DestroyAvailable { count } => {
            let single = |cost: &Cost| matches!(cost, Cost::Priest { .. } | Cost::Ritual { .. });
            let at_most = deed.costs().filter(single).count() as u8;
            !deed.costs().any(|cost| cost == Cost::AllPriests) && (at_most + 1..count).contains(&cult.home.len())
        }
        _ => false,
    })
}

/// The price is tried on a copy.
fn some_way_leads_on(rules: RulesView<'_>, seat: Seat, deed: &Deed) -> bool {
    let mut p = *rules.p;
    push_clauses(&mut p.steps, seat, deed);
    explore(rules.f, &mut p, seat, Face(0))
}

/// Each way to pay what is pending, leaving out those after which the effect would come to nothing.
pub(super) fn answers(rules: RulesView<'_>, seat: Seat, cost: Cost, each: &mut impl FnMut(Action)) {
    let mut ways = Ways::of(rules, seat, cost);
    let mut trial = is_swayed(rules, seat).then_some(*rules.p);
    while let Some(action) = ways.next(rules.f) {
        if trial.as_mut().is_none_or(|p| still_leads_on(rules.f, p, seat, cost, action)) {
            each(action);
        }
    }
}

/// Whether it matters to the effects that are pending how their price is paid.
fn is_swayed(rules: RulesView<'_>, seat: Seat) -> bool {
    let mut effects = pending(rules.p, seat);
    if rules.f.rules < 2 {
        return effects.any(can_be_spoilt);
    }
    effects.any(|effect| due(rules.p, seat).any(|due| Sway::on(due, effect) != Sway::NONE))
}

/// The ways to pay a cost by choice, one after another. They are found once, so that each can be tried on one position.
#[derive(Clone, Copy)]
enum Ways {
    /// An available Priest, the Patriarch first.
    Priests { patriarch: bool, home: Priests },
    /// So many Followers, one bit each.
    Followers(u16),
    /// A card, each face once.
    Cards(Cards),
}

impl Ways {
    #[inline]
    fn of(rules: RulesView<'_>, seat: Seat, cost: Cost) -> Ways {
        let cult = rules.p.cult(seat);
        match cost {
            // [cost.sacrifice]: never the Patriarch.
            Cost::Priest { least, most } => Ways::Priests { patriarch: false, home: cult.home.between(least, most) },
            Cost::Ritual { least, most } => {
                let patriarch = patriarch_pays(rules, seat, least, most);
                Ways::Priests { patriarch, home: cult.home.between(least, most) }
            }
            Cost::SomeFollowers { most } => Ways::Followers(numbers_to_spend(rules, seat, most)),
            Cost::Discard { .. } => Ways::Cards(cult.cards),
            Cost::Patriarch { .. } | Cost::Followers { .. } | Cost::Coins { .. } | Cost::AllPriests => {
                Ways::Followers(0)
            }
        }
    }

    #[inline]
    fn next(&mut self, f: &Figures) -> Option<Action> {
        match self {
            Ways::Priests { patriarch, home } => {
                if std::mem::take(patriarch) {
                    return Some(Action::Offer { priest: Token::PATRIARCH });
                }
                home.take_lowest().map(|priest| Action::Offer { priest: priest.into() })
            }
            Ways::Followers(0) => None,
            Ways::Followers(numbers) => {
                let followers = numbers.trailing_zeros() as u8;
                *numbers &= *numbers - 1;
                Some(Action::Spend { followers })
            }
            Ways::Cards(cards) => {
                let face = f.face_of[cards.next()?.index()];
                *cards = cards.less(f.copies(face));
                Some(Action::Discard { face })
            }
        }
    }
}

/// rules 1: the effects that were known to depend on the way of paying.
const fn can_be_spoilt(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::RaiseBySpent | Effect::PlayCard { .. } | Effect::PlaySealed | Effect::DestroyAvailable { .. }
    )
}

/// The clauses pending of the same deed, the next first.
fn clauses(p: &Position, seat: Seat) -> impl Iterator<Item = Step> + Clone {
    let clause = move |step: &&Step| matches!(step, Step::Pay(who, _) | Step::Do(who, _) if *who == seat);
    p.steps.iter().rev().take_while(clause).copied()
}

fn pending(p: &Position, seat: Seat) -> impl Iterator<Item = Effect> + Clone {
    clauses(p, seat).filter_map(|step| match step {
        Step::Do(_, effect) => Some(effect),
        _ => None,
    })
}

fn due(p: &Position, seat: Seat) -> impl Iterator<Item = Cost> {
    clauses(p, seat).filter_map(|step| match step {
        Step::Pay(_, cost) => Some(cost),
        _ => None,
    })
}

/// Whether the effect still comes to something if the cost of the moment is paid so.
fn still_leads_on(f: &Figures, p: &mut Position, seat: Seat, cost: Cost, action: Action) -> bool {
    attempt(f, p, seat, cost, action, |p, least| {
        if f.rules < 2 { leads(RulesView { f, p }, seat) } else { explore(f, p, seat, least) }
    })
}

/// Whether what is pending, paid up, comes to something.
fn leads(rules: RulesView<'_>, seat: Seat) -> bool {
    if rules.f.rules < 2 {
        let possible = |effect| !can_be_spoilt(effect) || effects::possible(rules, seat, effect, 0);
        return pending(rules.p, seat).all(possible);
    }
    effects::worth_doing(rules, seat, pending(rules.p, seat), 0)
}

/// Tries every way to pay what is due. Cards are discarded in the order of their faces, from `least` on: another order pays
/// the same.
fn explore(f: &Figures, p: &mut Position, seat: Seat, least: Face) -> bool {
    let Step::Pay(_, cost) = p.step() else { return leads(RulesView { f, p }, seat) };
    let on = |p: &mut Position, action| attempt(f, p, seat, cost, action, |p, least| explore(f, p, seat, least));
    if is_automatic(cost) {
        return on(p, Action::Take);
    }
    let mut ways = Ways::of(RulesView { f, p }, seat, cost);
    while let Some(action) = ways.next(f) {
        let again = matches!(action, Action::Discard { face } if face < least);
        if !again && on(p, action) {
            return true;
        }
    }
    false
}

/// Pays the cost of the moment so, looks where that leads, and takes it back: a copy of the position for each way would cost
/// more than the look.
fn attempt(
    f: &Figures,
    p: &mut Position,
    seat: Seat,
    cost: Cost,
    action: Action,
    leads: impl FnOnce(&mut Position, Face) -> bool,
) -> bool {
    let (step, pending) = (p.step(), p.steps.len());
    let (cult, spent) = (*p.cult(seat), p.spent);
    p.steps.pop();
    let laid_under = pay_silently(f, p, seat, cost, action);
    let found = leads(p, if let Action::Discard { face } = action { face } else { Face(0) });
    if let Some(deck) = laid_under {
        p.piles[deck as usize].remove(0);
    }
    p.cults[seat.index()] = cult;
    p.spent = spent;
    if p.steps.len() == pending {
        p.steps.pop();
    }
    p.steps.push(step);
    found
}

const fn is_automatic(cost: Cost) -> bool {
    matches!(cost, Cost::Patriarch { .. } | Cost::Followers { .. } | Cost::Coins { .. } | Cost::AllPriests)
}

/// The payment without its story: for looking ahead. Says under which pile a card was laid.
fn pay_silently(f: &Figures, p: &mut Position, seat: Seat, cost: Cost, action: Action) -> Option<Deck> {
    if let (Cost::Discard { cards }, Action::Discard { face }) = (cost, action) {
        if cards > 1 {
            p.steps.push(Step::Pay(seat, Cost::Discard { cards: cards - 1 }));
        }
        let card = RulesView { f, p }.copy_of(p.cult(seat).cards, face)?;
        p.cults[seat.index()].cards.remove(card);
        let deck = card.deck()?;
        p.piles[deck as usize].push_under(card);
        return Some(deck);
    }
    let cult = &mut p.cults[seat.index()];
    match (cost, action) {
        (Cost::Followers { count }, _) => cult.followers -= count.min(cult.followers),
        (Cost::Coins { count }, _) => cult.coins -= u16::from(count).min(cult.coins),
        (Cost::Patriarch { .. }, _) => cult.patriarch = Patriarch::SHEET,
        (Cost::AllPriests, _) => cult.home = Priests::NONE,
        (Cost::Priest { .. }, Action::Offer { priest }) => {
            let influence = priest.influence()?;
            cult.home.remove(influence);
            p.spent = influence.value();
        }
        (Cost::SomeFollowers { .. }, Action::Spend { followers }) => {
            cult.followers -= followers.min(cult.followers);
            p.spent = followers;
        }
        (Cost::Ritual { .. }, Action::Offer { priest }) => match priest.influence() {
            None => cult.patriarch = Patriarch::SHEET,
            Some(influence) => {
                cult.home.remove(influence);
                cult.sheet.add(influence);
            }
        },
        _ => {}
    }
    None
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
        let swayed = is_swayed(self.rules(), seat);
        let mut ways = Ways::of(self.rules(), seat, cost);
        let mut only = None;
        while let Some(action) = ways.next(self.figures) {
            let leads_on = !swayed || still_leads_on(self.figures, self.p, seat, cost, action);
            if leads_on && only.replace(action).is_some() {
                return true;
            }
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
            Cost::Patriarch { .. } => self.offer_up(seat, Token::PATRIARCH, true),
            Cost::AllPriests => {
                let home = self.p.cult(seat).home;
                for value in home.values() {
                    (0..home.count(value)).for_each(|_| self.offer_up(seat, value.into(), false));
                }
            }
            _ => {}
        }
    }

    pub(super) fn pay(&mut self, seat: Seat, cost: Cost, action: Action) {
        match (cost, action) {
            (Cost::Priest { .. }, Action::Offer { priest }) => {
                self.p.spent = priest.value();
                self.offer_up(seat, priest, false);
            }
            (_, Action::Offer { priest }) => self.offer_up(seat, priest, true),
            (_, Action::Spend { followers }) => {
                self.p.spent = followers;
                self.lose(seat, Goods::Followers, followers.into());
            }
            (Cost::Discard { cards }, Action::Discard { face }) => {
                if let Some(card) = self.rules().copy_of(self.p.cult(seat).cards, face) {
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
