//! What a cult has, and what it may expect of the Locations still to be resolved and of what is pending.

use cenacle_table::{Seat, Seats};

use crate::{
    Benefit, Card, Cost, Deck, Effect, Influence, Location, Phase, Position, Step, figures::MAX_PLAYERS,
    rules_view::RulesView, steps::may_enter,
};

use super::TRAITS;

/// A rival who may still come weighs as much as such an Influence, as a power of two.
const NEWCOMER: f32 = 3.0;
/// In the Resolution phase only a Miracle can bring somebody.
const MIRACLE: f32 = 0.5;
/// How sure a bribe is, and a benefit that only waits to be taken.
const BRIBED: f32 = 0.95;
/// A Community serves whoever is there.
const SERVED: f32 = 0.85;
/// What praying brings, in Miracles.
const PRAYER: f32 = 0.9;

/// What a cult has and may expect, counted in parts of a thing.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Stock {
    pub(super) altars: f32,
    pub(super) mobs: f32,
    /// Summonings to come in this round.
    pub(super) summonings: f32,
    pub(super) followers: f32,
    pub(super) coins: f32,
    /// Influence of all Priests.
    pub(super) influence: f32,
    pub(super) priests: f32,
    pub(super) miracles: f32,
    pub(super) intrigues: f32,
    pub(super) privileges: f32,
    pub(super) supremacy: f32,
}

/// Two to the power of an Influence.
fn weight(influence: u8) -> f32 {
    f32::from_bits((127 + u32::from(influence.min(60))) << 23)
}

pub(super) fn stocks(rules: RulesView<'_>) -> [Stock; MAX_PLAYERS] {
    let p = rules.p;
    let mut stocks = [Stock::default(); MAX_PLAYERS];
    for seat in p.everybody() {
        stocks[seat.index()] = Stock::held(rules, seat);
    }
    let mut stronger = [0; MAX_PLAYERS];
    for step in p.steps.iter() {
        pending(rules, *step, &mut stocks, &mut stronger);
    }
    let first = match p.phase {
        Phase::Intention => Some(Location::RUINS),
        Phase::Acting => p.active.location(),
        Phase::Reaping => p.active.here().next(),
        Phase::Choosing | Phase::Over(_) => None,
    };
    let Some(first) = first else { return stocks };
    for at in first.through(Location::RIFT) {
        let present: Seats = p.everybody().filter(|seat| p.present(*seat, at) && !p.cult(*seat).celebrates).collect();
        let chances = if present.is_empty() && p.control.is_none() {
            continue;
        } else {
            chances(rules, at, present, &stronger)
        };
        let alms = f32::from(rules.f.location(at).alms);
        for seat in p.everybody() {
            let mut chance = chances[seat.index()];
            if present.contains(seat) && !p.cult(seat).cards.and(rules.f.communities[at.index()]).is_empty() {
                chance = chance.max(SERVED);
            }
            let stock = &mut stocks[seat.index()];
            if chance > 0.0 {
                stock.reap(rules, seat, at, chance);
            }
            if present.contains(seat) {
                stock.coins += 0.8 * alms * (1.0 - chance);
            }
        }
    }
    stocks
}

/// How likely each cult is to win a Location as things stand.
pub(super) fn chances(
    rules: RulesView<'_>,
    at: Location,
    present: Seats,
    stronger: &[u8; MAX_PLAYERS],
) -> [f32; MAX_PLAYERS] {
    let p = rules.p;
    let mut chances = [0.0; MAX_PLAYERS];
    let active = p.active.is(at);
    if active && let Some(seat) = p.control {
        chances[seat.index()] = 1.0;
        return chances;
    }
    if let Some(bribe) = rules.bribe(at) {
        chances[bribe.seat.index()] = BRIBED;
        return chances;
    }
    let mut sum = if p.phase == Phase::Intention { newcomers(rules, at, present) } else { MIRACLE };
    for seat in present {
        let more = if active { stronger[seat.index()] } else { 0 };
        let influence = rules.influence(seat, at) + more;
        let heavy = if active && p.lowest { 1.0 / weight(influence) } else { weight(influence) };
        // The higher Divine Power wins a tie.
        let heavy = heavy * (1.0 + 0.02 * f32::from(rules.power(seat)));
        chances[seat.index()] = heavy;
        sum += heavy;
    }
    chances.iter_mut().for_each(|chance| *chance /= sum);
    chances
}

/// Those who may still come to a Location before all have prayed.
fn newcomers(rules: RulesView<'_>, at: Location, present: Seats) -> f32 {
    let p = rules.p;
    let may_come = |seat: &Seat| {
        let cult = p.cult(*seat);
        !cult.prayed && !cult.celebrates && p.available(*seat) > 0 && may_enter(rules, *seat, at)
    };
    p.everybody().filter(may_come).map(|seat| if present.contains(seat) { 0.5 * NEWCOMER } else { NEWCOMER }).sum()
}

/// What is pending is as good as done: a question in the middle of an ability must not look like a loss.
fn pending(rules: RulesView<'_>, step: Step, stocks: &mut [Stock; MAX_PLAYERS], stronger: &mut [u8; MAX_PLAYERS]) {
    match step {
        Step::Reap(seat, at) => stocks[seat.index()].reap(rules, seat, at, BRIBED),
        Step::Pray(seat) => stocks[seat.index()].miracles += PRAYER,
        Step::Feast(seat) => stocks[seat.index()].followers += 2.5,
        Step::PutBack(seat) => stocks[seat.index()].intrigues -= 1.0,
        Step::Raze(seat) => stocks[seat.index()].altars -= 1.0,
        Step::Give { from, to, .. } => {
            stocks[from.index()].miracles -= 1.0;
            stocks[to.index()].miracles += 1.0;
        }
        Step::Pay(seat, cost) => stocks[seat.index()].pay(rules.p, seat, cost),
        Step::Do(seat, effect) => {
            stronger[seat.index()] += stocks[seat.index()].gain(rules, effect);
        }
        Step::Nothing
        | Step::CultName(_)
        | Step::Celebrate(_)
        | Step::Intend(_)
        | Step::Trade(_)
        | Step::Act(_)
        | Step::Finish(..) => {}
    }
}

impl Stock {
    fn held(rules: RulesView<'_>, seat: Seat) -> Stock {
        let p = rules.p;
        let cult = p.cult(seat);
        let tokens = p.tokens(seat);
        let supreme = cult.cards.contains(Card::SUPREMACY);
        Stock {
            altars: cult.altars.len().into(),
            mobs: cult.mobs.into(),
            summonings: 0.0,
            followers: cult.followers.into(),
            coins: cult.coins.into(),
            influence: tokens.influence().into(),
            priests: tokens.len().into(),
            miracles: cult.cards.deck(Deck::Miracle).len() as f32,
            intrigues: cult.cards.deck(Deck::Intrigue).len() as f32,
            privileges: cult.cards.deck(Deck::Privilege).len() as f32,
            supremacy: if !supreme {
                0.0
            } else if p.flipped {
                0.6
            } else {
                1.0
            },
        }
    }

    /// The benefit of a Location, with this chance.
    fn reap(&mut self, rules: RulesView<'_>, seat: Seat, at: Location, chance: f32) {
        let cult = rules.p.cult(seat);
        let room = f32::from(rules.f.follower_cap - cult.followers.min(rules.f.follower_cap));
        let has = |coins: u8| cult.coins >= coins.into();
        match rules.f.location(at).benefit {
            Benefit::Miracles { cards } => self.miracles += chance * f32::from(cards),
            // Whoever can pay wins a Location of his choice: about as good as a Privilege.
            Benefit::Bribe { least, .. } if has(least.number()) && rules.p.has_priest(seat, at) => {
                self.privileges += 0.1 * chance * f32::from(cult.coins.min(13));
                self.coins -= chance * 3.0;
            }
            Benefit::Followers { count } => self.followers += chance * f32::from(count).min(room),
            Benefit::Supremacy => self.supremacy += chance * (1.0 - self.supremacy).max(0.2),
            Benefit::Ordination { .. } => {
                self.influence += chance;
                self.priests += 0.5 * chance;
            }
            Benefit::Coins { count } => self.coins += chance * f32::from(count),
            Benefit::Altar { coins } if has(coins) => self.build(chance, f32::from(coins)),
            Benefit::Training { coins, raise } if has(coins[0]) => {
                self.influence += chance * f32::from(raise[0]);
                self.coins -= chance * f32::from(coins[0]);
            }
            Benefit::Recruits { coins, followers } if has(coins[0]) => {
                self.followers += chance * f32::from(followers[0]).min(room);
                self.coins -= chance * f32::from(coins[0]);
            }
            Benefit::Privilege => self.privileges += chance,
            Benefit::Intrigues { draw, back } => self.intrigues += chance * f32::from(draw - back),
            Benefit::Mob { followers } if cult.followers >= followers => {
                self.mobs += chance;
                self.followers -= chance * f32::from(followers);
            }
            Benefit::Summoning if !cult.summoned && rules.influence(seat, at) >= rules.power(seat) => {
                self.summonings += chance;
            }
            Benefit::Bribe { .. }
            | Benefit::Altar { .. }
            | Benefit::Training { .. }
            | Benefit::Recruits { .. }
            | Benefit::Mob { .. }
            | Benefit::Summoning => {}
        }
    }

    /// An Altar for coins: a weak Priest becomes it.
    fn build(&mut self, chance: f32, coins: f32) {
        self.altars += chance;
        self.coins -= chance * coins;
        self.influence -= 1.5 * chance;
        self.priests -= chance;
    }

    fn pay(&mut self, p: &Position, seat: Seat, cost: Cost) {
        let cult = p.cult(seat);
        match cost {
            Cost::Priest { least, most } => {
                let weakest = cult.home.between(least, most).values().next().map_or(least, Influence::value);
                self.influence -= f32::from(weakest);
                self.priests -= 1.0;
            }
            Cost::Ritual { .. } | Cost::Patriarch { .. } => self.influence -= 0.3,
            Cost::Followers { count } => self.followers -= f32::from(count),
            Cost::SomeFollowers { most } => self.followers -= 0.5 * f32::from(most.min(cult.followers)),
            Cost::Coins { count } => self.coins -= f32::from(count),
            Cost::Discard { cards } => self.intrigues -= 0.8 * f32::from(cards),
            Cost::AllPriests => {
                self.influence -= f32::from(cult.home.influence());
                self.priests -= f32::from(cult.home.len());
            }
        }
    }

    /// An effect that waits for an answer, or behind one that does; says how much stronger it makes the cult here.
    fn gain(&mut self, rules: RulesView<'_>, effect: Effect) -> u8 {
        match effect {
            Effect::Boost { by } => return by,
            Effect::PlaceHere => return 2,
            Effect::Swarm { .. } => return 4,
            Effect::Coins { count } => self.coins += f32::from(count),
            Effect::Followers { count } | Effect::FollowersIfNoRival { count } => self.followers += f32::from(count),
            Effect::FollowersOrCoins { followers, .. } => self.followers += 1.1 * f32::from(followers),
            Effect::FollowersPerPriest => self.followers += f32::from(rules.p.priests_at(rules.p.active.here())),
            Effect::Mobs { count } => self.mobs += f32::from(count),
            Effect::BuildHere { .. } => self.build(1.0, 0.0),
            Effect::Drain { by } | Effect::RaiseAndMoveOn { by } => self.influence += f32::from(by),
            Effect::RaiseBySpent => self.influence += 2.0,
            Effect::PriestPerAvailable | Effect::PriestBySpent => {
                self.influence += 3.0;
                self.priests += 1.0;
                return 2;
            }
            Effect::PriestHere { value } => {
                self.influence += f32::from(value.value());
                self.priests += 1.0;
                return value.value();
            }
            Effect::DestroyAvailable { count } => {
                self.influence -= 1.5 * f32::from(count);
                self.priests -= f32::from(count);
            }
            Effect::Draw { deck, cards } | Effect::DrawFromBelow { deck, cards } => self.draw(deck, cards.into()),
            Effect::DrawPerPriest { deck } => self.draw(deck, rules.p.priests_at(rules.p.active.here()).into()),
            Effect::DrawPerSpent { deck } => self.draw(deck, rules.p.spent.max(1).into()),
            Effect::SellTop => self.coins += 6.0,
            Effect::PrivilegeWithinMeans | Effect::Intimidate => self.privileges += 1.0,
            Effect::Ambush => self.coins += 6.0,
            // The card leaves the hand and does about as much as it was worth.
            Effect::PlayCard { .. } | Effect::PlaySealed => self.miracles += 0.5,
            _ => {}
        }
        0
    }

    fn draw(&mut self, deck: Deck, cards: f32) {
        match deck {
            Deck::Miracle => self.miracles += cards,
            Deck::Intrigue => self.intrigues += cards,
            Deck::Privilege => self.privileges += cards,
        }
    }

    /// How likely the cult is to fulfil a condition by the end of this round. `[goal]`
    pub(super) fn victory(&self, rules: RulesView<'_>, seat: Seat) -> f32 {
        let cult = rules.p.cult(seat);
        // What one more step would do counts as far as that step is likely.
        let road = |expected: f32, of: u8| (expected - f32::from(of) + 1.0).clamp(0.0, 1.0);
        let summoned = if cult.triumphant {
            1.0
        } else if cult.dark {
            self.summonings.clamp(0.0, 1.0)
        } else {
            0.0
        };
        let fails = (1.0 - road(self.altars, rules.f.altars_to_win))
            * (1.0 - road(self.mobs, rules.f.mobs_to_win))
            * (1.0 - summoned);
        1.0 - fails
    }

    /// What the rounds to come depend on, in the order of the weights.
    pub(super) fn traits(&self, rules: RulesView<'_>, seat: Seat) -> [f32; TRAITS] {
        let p = rules.p;
        let cult = p.cult(seat);
        let dark = if cult.dark { 1.0 } else { self.summonings.clamp(0.0, 1.0) };
        let altar_there = if p.altar(seat, Location::RIFT) { f32::from(rules.altar(seat)) } else { 0.0 };
        let bonus = f32::from(rules.patriarch(seat)) - f32::from(cult.followers);
        let might = self.influence + self.followers + bonus + altar_there;
        let nine = f32::from(rules.f.follower_cap);
        let opens = (self.followers / nine).clamp(0.0, 1.0);
        let reach = (might / f32::from(rules.power(seat))).min(1.3) * (0.4 + 0.6 * opens);
        let left = u8::from(p.phase == Phase::Intention && !cult.prayed && !cult.celebrates)
            * p.available(seat).min(rules.f.free_placements.saturating_sub(cult.placed));
        [
            self.altars,
            self.altars * self.altars,
            self.mobs,
            self.mobs * self.mobs,
            dark,
            reach,
            if cult.dark { reach } else { 0.0 },
            self.followers.clamp(0.0, nine),
            opens * opens,
            self.coins.clamp(0.0, 40.0),
            self.coins.clamp(0.0, 8.0),
            self.influence,
            self.priests,
            self.miracles.min(12.0),
            self.intrigues.min(12.0),
            self.privileges.min(8.0),
            bonus,
            self.supremacy,
            f32::from(left),
        ]
    }
}
