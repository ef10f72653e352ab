//! What Miracles and abilities do, effect by effect: when it is possible, what is asked, what happens.

use cenacle_table::{Phrase, Refusal, RuleId, Seat};

use crate::{
    Action, At, Card, Deck, Effect, Event, Influence, Location, Position, Priest, Priests, Step, TOKENS,
    TOKENS_A_VALUE, Token,
    event::{Fate, Goods},
    rules_view::{RulesView, raised},
};

use super::{Referee, costs, intrigues, prayer, resolution};

/// What is chosen for an effect.
pub(super) fn question(effect: Effect) -> Phrase {
    Phrase::new(match effect {
        Effect::PlaceHere => "ask-place-here",
        Effect::MoveHigher => "ask-move-higher",
        Effect::MoveOn => "ask-move-on",
        Effect::Boost { .. } => "ask-boost",
        Effect::Withdraw => "ask-withdraw",
        Effect::BuildHere { .. } => "ask-build-here",
        Effect::Drain { .. } | Effect::RaiseBySpent => "ask-raise",
        Effect::RaiseAndMoveOn { .. } => "ask-raise-and-move",
        Effect::FollowersOrCoins { .. } => "ask-followers-or-coins",
        Effect::DestroyAvailable { .. } => "ask-destroy",
        Effect::Swarm { .. } => "ask-swarm",
        Effect::PrivilegeWithinMeans => "ask-privilege",
        Effect::PlayCard { deck: Deck::Intrigue } => "ask-play-intrigue",
        Effect::PlayCard { .. } => "ask-play-miracle",
        Effect::PlaySealed => "ask-play-sealed",
        intrigue => return intrigues::question(intrigue),
    })
}

/// Whether a seat could play a card now. `[card.play] [card.seal]`
#[inline]
pub(crate) fn playable(rules: RulesView<'_>, seat: Seat, card: Card) -> bool {
    rules.may_break_seal(seat, card) && doable(rules, seat, card)
}

/// Whether the effect of a card is possible, whatever its seal.
pub(super) fn doable(rules: RulesView<'_>, seat: Seat, card: Card) -> bool {
    let deed = &rules.f.of(card).deed;
    let out = u16::from(rules.p.cult(seat).cards.contains(card));
    costs::payable(rules, seat, deed) && worth_doing(rules, seat, deed.effects(), out)
}

/// Everything that needs a target has one, and something changes. `out` cards of the player are on their way to the pile.
#[inline]
pub(super) fn worth_doing(
    rules: RulesView<'_>,
    seat: Seat,
    effects: impl Iterator<Item = Effect> + Clone,
    out: u16,
) -> bool {
    let mut changes = false;
    for effect in effects.clone() {
        if is_price(effect) {
            // rules 1: whether it can be paid was looked at elsewhere.
            if rules.f.rules >= 2 && !possible(rules, seat, effect, out) {
                return false;
            }
            continue;
        }
        // [ability.incarnation]: what is destroyed first may be the token that is needed.
        let after = matches!(effect, Effect::PriestHere { .. }) && effects.clone().any(is_price);
        let possible = if after { makes_room(rules, seat) } else { possible(rules, seat, effect, out) };
        if needs_target(effect) && !possible {
            return false;
        }
        changes |= possible;
    }
    changes
}

/// Effects that are the point of their card or ability: without a target for them nothing is done at all.
const fn needs_target(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::PlaceHere
            | Effect::MoveHigher
            | Effect::MoveOn
            | Effect::Boost { .. }
            | Effect::Withdraw
            | Effect::BuildHere { .. }
            | Effect::Drain { .. }
            | Effect::RaiseBySpent
            | Effect::RaiseAndMoveOn { .. }
            | Effect::PriestPerAvailable
            | Effect::PriestBySpent
            | Effect::Swarm { .. }
            | Effect::PrivilegeWithinMeans
            | Effect::PlayCard { .. }
            | Effect::PlaySealed
    )
}

/// Destroying one's own Priests is a price, not a gain.
pub(super) const fn is_price(effect: Effect) -> bool {
    matches!(effect, Effect::DestroyAvailable { .. })
}

/// Effects whose answers stand in a hand that others do not see: they are asked even if there is only one.
const fn is_secret(effect: Effect) -> bool {
    matches!(effect, Effect::PlayCard { .. } | Effect::PlaySealed)
}

/// Whether an effect would change something now.
#[inline]
pub(super) fn possible(rules: RulesView<'_>, seat: Seat, effect: Effect, out: u16) -> bool {
    let (p, f) = (rules.p, rules.f);
    let cult = p.cult(seat);
    match effect {
        Effect::Coins { .. } | Effect::LowestWins => true,
        Effect::Followers { .. } | Effect::FollowersOrCoins { followers: 1.., coins: 0 } => {
            cult.followers < f.follower_cap
        }
        Effect::FollowersOrCoins { .. } => true,
        Effect::Draw { deck, .. } | Effect::DrawFromBelow { deck, .. } => !p.pile(deck).is_empty(),
        Effect::DrawPerSpent { deck } => !p.pile(deck).is_empty(),
        Effect::SellTop | Effect::PlayFromPile { .. } => !p.pile(Deck::Intrigue).is_empty(),
        // The same questions as `answers` asks, without listing what answers them.
        Effect::PlaceHere => rules.opens(seat, p.active.here()) && p.available(seat) > 0,
        Effect::MoveHigher => {
            let here = p.active.here();
            p.has_priest(seat, here) && !rules.opened(seat).above(here).is_empty()
        }
        Effect::MoveOn => p.active.here() < Location::RIFT && p.has_priest(seat, p.active.here()),
        Effect::Boost { .. } => !p.priests(seat, p.active.here()).is_empty(),
        Effect::Withdraw => p.has_priest(seat, p.active.here()),
        other => possible_at_large(rules, seat, other, out),
    }
}

/// The same for effects about which more has to be asked than what the cult itself has.
fn possible_at_large(rules: RulesView<'_>, seat: Seat, effect: Effect, out: u16) -> bool {
    let (p, f) = (rules.p, rules.f);
    let cult = p.cult(seat);
    let light = |rival: &Seat| !p.cult(*rival).dark;
    match effect {
        Effect::FollowersPerPriest => cult.followers < f.follower_cap && p.priests_at(p.active.here()) > 0,
        Effect::FollowersIfNoRival { .. } => {
            cult.followers < f.follower_cap && !p.rivals(seat).any(|rival| p.has_priest(rival, p.active.here()))
        }
        Effect::Mobs { .. } => rules.mobs_left() > 0,
        Effect::PriestPerAvailable => {
            Influence::new(p.available(seat)).is_some_and(|value| rules.token_left(seat, value))
        }
        Effect::PriestBySpent => Influence::all().any(|value| rules.token_left(seat, value)),
        Effect::PriestHere { value } => rules.token_left(seat, value),
        // [ability.incarnation]: three, or nobody is there at all.
        Effect::DestroyAvailable { count } => {
            (cult.home.is_empty() || cult.home.len() >= count) && makes_room(rules, seat)
        }
        Effect::Swarm { least } => p.available(seat) >= least,
        Effect::DrawPerPriest { deck } => !p.pile(deck).is_empty() && p.priests_at(p.active.here()) > 0,
        // Before the costs are paid, the sacrifice is still to be chosen: any that would do.
        Effect::RaiseBySpent if is_paid(p, seat) => any_raisable(rules, seat, p.spent),
        Effect::RaiseBySpent => {
            let (tokens, here) = (p.tokens(seat), p.priests(seat, p.active.here()));
            cult.home.values().any(|spent| here.values().any(|value| raised_by(tokens, value, spent)))
        }
        Effect::LightLosesMob { .. } => p.rivals(seat).filter(light).any(|rival| p.cult(rival).mobs > 0),
        Effect::LightGivesCard => p.rivals(seat).filter(light).any(|rival| !p.cult(rival).cards.is_empty()),
        Effect::RaidLight { .. } => p.rivals(seat).filter(light).any(|rival| p.cult(rival).coins > 0),
        Effect::RichLoseCoins { count } => p.everybody().any(|seat| p.cult(seat).coins >= count.into()),
        Effect::DestroyAltarsHere => p.altars().contains(p.active.here()),
        Effect::BuildHere { alone } => !p.priests(seat, p.active.here()).is_empty() && may_build(rules, seat, alone),
        Effect::Drain { by } => any_raisable(rules, seat, by),
        Effect::RaiseAndMoveOn { by } => p.active.here() < Location::RIFT && any_raisable(rules, seat, by),
        Effect::PrivilegeWithinMeans => (0..p.palace.len()).any(|slot| prayer::affordable(rules, seat, slot)),
        Effect::PlayCard { deck } => cult.cards.deck(deck).any(|card| playable(rules, seat, card)),
        Effect::PlaySealed => p.hand(seat).and(rules.f.sealed).any(|card| doable(rules, seat, card)),
        intrigue => intrigues::possible(rules, seat, intrigue, out),
    }
}

/// Whether an own Priest here can be raised by so much. `[priest.raise]`
fn any_raisable(rules: RulesView<'_>, seat: Seat, by: u8) -> bool {
    let here = rules.p.priests(seat, rules.p.active.here());
    if here.is_empty() {
        return false;
    }
    let tokens = rules.p.tokens(seat);
    here.values().any(|value| raised(tokens, value.into(), by).is_some())
}

/// Whether an own Priest here may become an Altar: none of one's own stands here, or none `alone`. `[altar.build]`
fn may_build(rules: RulesView<'_>, seat: Seat, alone: bool) -> bool {
    let here = rules.p.active.here();
    if alone { !rules.p.altars().contains(here) } else { !rules.p.altar(seat, here) }
}

/// Whether the effects of a deed are next, its costs paid.
fn is_paid(p: &Position, seat: Seat) -> bool {
    matches!(p.step(), Step::Do(who, _) if who == seat)
}

/// Whether a Priest can be raised when one of another value, of these tokens, is sacrificed.
fn raised_by(tokens: Priests, value: Influence, spent: Influence) -> bool {
    let to = value.raised(spent.value());
    let left = tokens.count(to) - u8::from(to == spent);
    value < Influence::STRONGEST && left < TOKENS_A_VALUE
}

/// Whether a Priest of 5 can be had after the destruction: one is left, or one of those destroyed is.
fn makes_room(rules: RulesView<'_>, seat: Seat) -> bool {
    let cult = rules.p.cult(seat);
    let tokens = rules.p.tokens(seat);
    let full = tokens.len() + cult.altars.len() >= TOKENS;
    let five_left = tokens.count(Influence::STRONGEST) < TOKENS_A_VALUE || cult.home.count(Influence::STRONGEST) > 0;
    five_left && (!full || !cult.home.is_empty())
}

/// Each answer to an effect that asks its player something.
pub(super) fn answers(rules: RulesView<'_>, seat: Seat, effect: Effect, each: &mut impl FnMut(Action)) {
    let p = rules.p;
    let here = p.active.here();
    let cult = p.cult(seat);
    match effect {
        Effect::PlaceHere => {
            if rules.opens(seat, here) {
                each_available(p, seat, |priest| each(Action::Send { priest }));
            }
        }
        Effect::Swarm { least } => {
            each_available(p, seat, |priest| each(Action::Send { priest }));
            if least == 0 {
                each(Action::Enough);
            }
        }
        Effect::MoveHigher => rules.each_priest(seat, here, true, |priest| {
            for location in rules.opened(seat).above(here) {
                each(Action::Move { priest, location });
            }
        }),
        Effect::MoveOn if here < Location::RIFT => {
            rules.each_priest(seat, here, true, |priest| each(Action::Choose { priest }));
        }
        Effect::RaiseAndMoveOn { by } if here < Location::RIFT => raisable(rules, seat, by, each),
        Effect::Boost { .. } => rules.each_priest(seat, here, false, |priest| each(Action::Choose { priest })),
        Effect::Withdraw => rules.each_priest(seat, here, true, |priest| each(Action::Choose { priest })),
        Effect::BuildHere { alone } => {
            if may_build(rules, seat, alone) {
                rules.each_priest(seat, here, false, |priest| each(Action::Choose { priest }));
            }
        }
        Effect::Drain { by } => raisable(rules, seat, by, each),
        Effect::RaiseBySpent => raisable(rules, seat, p.spent, each),
        Effect::FollowersOrCoins { .. } => {
            if cult.followers < rules.f.follower_cap {
                each(Action::GainFollowers);
            }
            each(Action::GainCoins);
        }
        Effect::DestroyAvailable { count } => {
            let five = Influence::STRONGEST;
            let must = count == 1 && p.tokens(seat).count(five) == TOKENS_A_VALUE && cult.home.count(five) > 0;
            for priest in cult.home.values().filter(|value| !must || *value == five) {
                each(Action::Offer { priest: priest.into() });
            }
        }
        Effect::PrivilegeWithinMeans => {
            for slot in (0..p.palace.len()).filter(|slot| prayer::affordable(rules, seat, *slot)) {
                each(Action::Claim { slot: slot as u8 });
            }
        }
        Effect::PlayCard { deck } => rules.each_face(cult.cards.deck(deck), |face, card| {
            if playable(rules, seat, card) {
                each(Action::Play { face });
            }
        }),
        Effect::PlaySealed => rules.each_face(p.hand(seat).and(rules.f.sealed), |face, card| {
            if doable(rules, seat, card) {
                each(Action::Play { face });
            }
        }),
        other => intrigues::answers(rules, seat, other, each),
    }
}

/// Why an effect cannot be answered so.
pub(super) fn why_not(rules: RulesView<'_>, seat: Seat, effect: Effect, action: Action) -> Option<Refusal> {
    match (effect, action) {
        (Effect::MoveHigher, Action::Move { location: to, .. }) => {
            let why = Phrase::new("why-no-move");
            let why = why.word("the", to.the_word()).word("at", to.at_word());
            Some(Refusal::because("miracle.exodus", why))
        }
        (_, Action::Choose { .. } | Action::Send { .. } | Action::Offer { .. }) => {
            Some(Refusal::new(rule(effect), "why-not-this-priest"))
        }
        (Effect::PrivilegeWithinMeans, Action::Claim { slot }) => {
            Some(prayer::why_no_privilege(rules, seat, slot, "ability.path-of-temptation"))
        }
        (Effect::PlayCard { .. } | Effect::PlaySealed, Action::Play { face }) => {
            Some(resolution::why_not_play(rules, seat, face))
        }
        _ => intrigues::why_not(effect, action),
    }
}

fn each_available(p: &Position, seat: Seat, mut each: impl FnMut(Token)) {
    if p.cult(seat).patriarch.is_home() {
        each(Token::PATRIARCH);
    }
    p.cult(seat).home.values().for_each(|value| each(value.into()));
}

fn raisable(rules: RulesView<'_>, seat: Seat, by: u8, each: &mut impl FnMut(Action)) {
    let tokens = rules.p.tokens(seat);
    rules.each_priest(seat, rules.p.active.here(), false, |priest| {
        if raised(tokens, priest.value, by).is_some() {
            each(Action::Choose { priest });
        }
    });
}

/// Whether an effect asks its player something.
const fn asks(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::PlaceHere
            | Effect::MoveHigher
            | Effect::MoveOn
            | Effect::Boost { .. }
            | Effect::Withdraw
            | Effect::BuildHere { .. }
            | Effect::Drain { .. }
            | Effect::RaiseBySpent
            | Effect::RaiseAndMoveOn { .. }
            | Effect::FollowersOrCoins { .. }
            | Effect::DestroyAvailable { .. }
            | Effect::Swarm { .. }
            | Effect::PrivilegeWithinMeans
            | Effect::PlayCard { .. }
            | Effect::PlaySealed
            | Effect::Intimidate
            | Effect::Ambush
    )
}

/// The rule an effect is explained by while it asks.
pub(super) const fn rule(effect: Effect) -> RuleId {
    match effect {
        Effect::PlaceHere => "miracle.apparition",
        Effect::MoveHigher => "miracle.exodus",
        Effect::MoveOn => "ability.black-widow",
        Effect::Boost { .. } => "miracle.fervour",
        Effect::Withdraw => "miracle.retreat",
        Effect::BuildHere { .. } => "altar.build",
        Effect::Drain { .. } => "ability.life-drain",
        Effect::RaiseBySpent => "ability.rite-of-the-abyss",
        Effect::RaiseAndMoveOn { .. } => "ability.ode-to-greed",
        Effect::FollowersOrCoins { .. } => "miracle.offering",
        Effect::DestroyAvailable { .. } => "ability.incarnation",
        Effect::Swarm { .. } => "ability.spider-embrace",
        Effect::PrivilegeWithinMeans => "ability.path-of-temptation",
        Effect::PlayCard { deck: Deck::Intrigue } => "ability.politics-of-terror",
        Effect::PlayCard { .. } => "ability.harvest-of-chaos",
        Effect::PlaySealed => "ability.duplicity",
        Effect::Intimidate => "intrigue.intimidation",
        Effect::Ambush => "intrigue.ambush",
        _ => "ability.use",
    }
}

impl Referee<'_> {
    /// An effect that asks nothing, or has one answer that all can see, happens; otherwise it is asked.
    pub(super) fn does_or_asks(&mut self, seat: Seat, effect: Effect) -> bool {
        if !asks(effect) {
            self.p.steps.pop();
            self.happen(seat, effect);
            return false;
        }
        if let Effect::DestroyAvailable { count } = effect
            && self.p.cult(seat).home.len() <= count
        {
            self.p.steps.pop();
            let home = self.p.cult(seat).home;
            for value in home.values() {
                (0..home.count(value)).for_each(|_| self.offer_up(seat, value.into(), false));
            }
            return false;
        }
        if is_secret(effect) {
            return true;
        }
        let (mut ways, mut only) = (0, None);
        answers(self.rules(), seat, effect, &mut |action| {
            ways += 1;
            only = Some(action);
        });
        if ways > 1 {
            return true;
        }
        self.p.steps.pop();
        match only {
            Some(action) => self.answered(seat, effect, action),
            None => intrigues::nothing_to_ask(self, seat, effect),
        }
        false
    }

    /// The player has answered an effect.
    pub(super) fn answered(&mut self, seat: Seat, effect: Effect, action: Action) {
        let here = self.p.active.here();
        match (effect, action) {
            (Effect::Swarm { least }, Action::Send { priest }) => {
                self.send(seat, priest);
                if self.p.available(seat) > 0 {
                    self.p.steps.push(Step::Do(seat, Effect::Swarm { least: least.saturating_sub(1) }));
                }
            }
            (_, Action::Send { priest }) => self.send(seat, priest),
            (_, Action::Move { priest, location }) => self.move_on(seat, priest, here, location),
            (Effect::MoveOn, Action::Choose { priest }) => {
                if let Some(next) = here.next() {
                    self.move_on(seat, priest, here, next);
                }
            }
            (Effect::RaiseAndMoveOn { by }, Action::Choose { priest }) => {
                let to = self.rules().raised(seat, priest.value, by).map_or(priest.value, Token::from);
                self.raise(seat, priest, here, by);
                if let Some(next) = here.next() {
                    self.move_on(seat, Priest { value: to, at: priest.at }, here, next);
                }
            }
            (Effect::Boost { by }, Action::Choose { priest }) => {
                let boost = crate::Boost { by, value: priest.value, bribed: priest.at == At::Bribed };
                self.p.boosts[seat.index()] = boost;
                self.log.all(|| Event::Boosted { seat, value: priest.value, by });
            }
            (Effect::Withdraw, Action::Choose { priest }) => self.go_home(seat, priest, here),
            // [ability.sanctification] [ability.nihilism]
            (Effect::BuildHere { .. }, Action::Choose { priest }) => self.build(seat, priest, here),
            (Effect::Drain { by }, Action::Choose { priest }) => {
                self.go_home(seat, priest, here);
                self.raise(seat, Priest { value: priest.value, at: At::Home }, here, by);
            }
            (Effect::RaiseBySpent, Action::Choose { priest }) => self.raise(seat, priest, here, self.p.spent),
            (Effect::FollowersOrCoins { followers, .. }, Action::GainFollowers) => {
                self.gain(seat, Goods::Followers, followers.into());
            }
            (Effect::FollowersOrCoins { coins, .. }, Action::GainCoins) => {
                self.gain(seat, Goods::Coins, coins.into());
            }
            (Effect::DestroyAvailable { count }, Action::Offer { priest }) => {
                self.offer_up(seat, priest, false);
                if count > 1 {
                    self.p.steps.push(Step::Do(seat, Effect::DestroyAvailable { count: count - 1 }));
                }
            }
            (_, Action::Claim { slot }) => self.take_privilege(seat, slot, 0),
            (_, Action::Play { face }) => {
                if let Some(card) = self.rules().copy_of(self.p.hand(seat), face) {
                    self.play(seat, card);
                }
            }
            _ => self.answered_intrigue(seat, effect, action),
        }
    }

    /// An effect that asks nothing.
    fn happen(&mut self, seat: Seat, effect: Effect) {
        let here = self.p.active.here();
        match effect {
            // [ability.life-drain] [ability.black-widow] [ability.politics-of-terror] [ability.touched-by-the-goddess]
            Effect::Coins { count } => self.gain(seat, Goods::Coins, count.into()),
            // [ability.awakening] [ability.chalice-of-clarity]
            Effect::Followers { count } => self.gain(seat, Goods::Followers, count.into()),
            // [ability.initiation-rite]
            Effect::FollowersPerPriest => self.gain(seat, Goods::Followers, self.p.priests_at(here).into()),
            // [ability.triumph-of-science]
            Effect::FollowersIfNoRival { count } => {
                if !self.p.rivals(seat).any(|rival| self.p.has_priest(rival, here)) {
                    self.gain(seat, Goods::Followers, count.into());
                }
            }
            // [ability.rampage] [ability.chalice-of-madness] [ability.way-of-triumph]
            Effect::Mobs { count } => self.gain(seat, Goods::Mobs, count.into()),
            // [ability.resurrection]
            Effect::PriestPerAvailable => {
                if let Some(value) = Influence::new(self.p.available(seat)) {
                    self.ordain(seat, value, None);
                }
            }
            // [ability.ordination]
            Effect::PriestBySpent => {
                if let Some(value) = Influence::new(self.p.spent) {
                    self.ordain(seat, value, Some(here));
                }
            }
            // [ability.way-of-triumph] [ability.incarnation]
            Effect::PriestHere { value } => self.ordain(seat, value, Some(here)),
            // [ability.mummification] [ability.rampage] [ability.harvest-of-chaos] [ability.touched-by-the-goddess]
            Effect::Draw { deck, cards } => self.draw(seat, deck, cards, false),
            // [ability.way-of-loyalty]
            Effect::DrawFromBelow { deck, cards } => self.draw(seat, deck, cards, true),
            // [ability.mystery-of-virtues]
            Effect::DrawPerPriest { deck } => self.draw(seat, deck, self.p.priests_at(here), false),
            // [ability.mystery-of-vices]
            Effect::DrawPerSpent { deck } => self.draw(seat, deck, self.p.spent, false),
            Effect::SellTop => self.sell_top(seat),
            Effect::PlayFromPile { cards } => self.play_from_pile(seat, cards),
            // [ability.mummification] [ability.will-of-the-ancient]
            Effect::LightLosesMob { count } => {
                let light = self.p.everybody().without(seat).filter(|rival| !self.p.cult(*rival).dark).collect();
                self.disperse(light, count);
            }
            // [ability.will-of-the-ancient] [ability.debunking]
            Effect::LightGivesCard => {
                let p = &mut *self.p;
                for rival in reversed(p.rivals(seat)) {
                    if !p.cult(rival).dark && !p.cult(rival).cards.is_empty() {
                        p.steps.push(Step::Give { from: rival, to: seat, any: true });
                    }
                }
            }
            // [ability.raid]
            Effect::RaidLight { count } => {
                for rival in self.p.rivals(seat) {
                    if !self.p.cult(rival).dark {
                        self.take_coins(seat, rival, count.into());
                    }
                }
            }
            // [ability.awakening]
            Effect::RichLoseCoins { count } => {
                for rich in self.p.everybody() {
                    if self.p.cult(rich).coins >= count.into() {
                        self.lose(rich, Goods::Coins, count.into());
                    }
                }
            }
            // [ability.chalice-of-clarity]
            Effect::LowestWins => {
                self.p.lowest = true;
                self.log.all(|| Event::LowestWins);
            }
            // [ability.chalice-of-madness]
            Effect::DestroyAltarsHere => self.raze_all_here(),
            intrigue => self.happen_intrigue(seat, intrigue),
        }
    }

    /// The top Intrigue is shown and sold. `[ability.ode-to-trickery]`
    fn sell_top(&mut self, seat: Seat) {
        let Some(card) = self.p.piles[Deck::Intrigue as usize].pop() else { return };
        self.p.knowledge.top_shown(card);
        let coins = self.figures.coins[card.index()];
        self.log.all(|| Event::Reveals { seat, card, idle: false });
        self.lay_under(card);
        self.p.cults[seat.index()].add_coins(u16::from(coins));
        self.log.all(|| Event::Sells { seat, card, coins });
    }

    /// The top Intrigue is shown and played, if it can be. `[ability.path-of-iniquity]`
    fn play_from_pile(&mut self, seat: Seat, cards: u8) {
        let Some(card) = self.p.piles[Deck::Intrigue as usize].pop().filter(|_| cards > 0) else { return };
        self.p.knowledge.top_shown(card);
        let idle = !playable(self.rules(), seat, card);
        self.log.all(|| Event::Reveals { seat, card, idle });
        if cards > 1 {
            self.p.steps.push(Step::Do(seat, Effect::PlayFromPile { cards: cards - 1 }));
        }
        if idle {
            self.lay_under(card);
        } else {
            self.log.all(|| Event::Plays { seat, card });
            self.p.steps.push(Step::Finish(seat, card));
            self.push_deed(seat, &self.figures.of(card).deed);
        }
    }

    /// Tells of a Priest who was chosen and stays where he is.
    pub(super) fn recalled(&mut self, seat: Seat, value: Token, location: Location) {
        self.log.all(|| Event::Priest { seat, value, fate: Fate::Home, location: Some(location) });
    }
}

/// Seats from the last to the first, without a list: there are at most five.
pub(super) fn reversed(seats: impl Iterator<Item = Seat>) -> impl Iterator<Item = Seat> {
    let mut last = [None; 8];
    seats.zip(&mut last).for_each(|(seat, place)| *place = Some(seat));
    last.into_iter().rev().flatten()
}
