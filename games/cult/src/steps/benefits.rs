//! The benefits of the thirteen Locations: for who won, who has a Community there, who prayed.

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, At, Benefit, Bribe, Card, Cards, Deck, Event, Location, Phase, Priest, Step,
    event::{Goods, Hindrance},
    rules_view::{RulesView, raised},
};

use super::Referee;

/// Who takes the benefit has prayed for it, has won it, or shares it. `[resolution.winner] [privilege.community]`
pub(super) fn question(rules: RulesView<'_>, seat: Seat, at: Location) -> Phrase {
    let key = match (rules.p.phase, rules.p.winner) {
        (Phase::Intention, _) => "ask-reap-prayer",
        (_, Some(winner)) if winner == seat => "ask-reap",
        _ => "ask-reap-community",
    };
    Phrase::new(key).word("the", at.the_word()).word("at", at.at_word())
}

/// `[location.nobles]`
pub(super) fn put_back_question() -> Phrase {
    Phrase::new("ask-put-back")
}

/// Every way to take the benefit of a Location, or none of them. `[resolution.benefit] [resolution.decline]`
#[inline]
pub(super) fn answers(rules: RulesView<'_>, seat: Seat, location: Location, each: &mut impl FnMut(Action)) {
    ways(rules, seat, location, each);
    each(Action::Decline);
}

/// Every way to take it.
#[inline]
fn ways(rules: RulesView<'_>, seat: Seat, location: Location, each: &mut impl FnMut(Action)) {
    let (p, f) = (rules.p, rules.f);
    let cult = p.cult(seat);
    match f.location(location).benefit {
        Benefit::Bribe { least, most } => rules.each_priest(seat, location, true, |priest| {
            for to in least.through(most) {
                if cult.coins >= to.number().into() {
                    each(Action::Bribe { priest, location: to });
                }
            }
        }),
        Benefit::Ordination { value, raise } => {
            if rules.token_left(seat, value) {
                each(Action::Ordain);
            }
            raises(rules, seat, location, raise, |priest| each(Action::Raise { priest, offer: 0 }));
        }
        Benefit::Altar { coins } => {
            if cult.coins >= coins.into() {
                for at in Location::all().filter(|at| !p.altar(seat, *at)) {
                    rules.each_priest(seat, at, false, |priest| each(Action::Build { priest, location: at }));
                }
            }
        }
        Benefit::Training { coins, raise } => {
            for offer in 0..coins.len() {
                if cult.coins >= coins[offer].into() {
                    raises(rules, seat, location, raise[offer], |priest| {
                        each(Action::Raise { priest, offer: offer as u8 });
                    });
                }
            }
        }
        Benefit::Recruits { coins, .. } => {
            for (offer, coins) in coins.into_iter().enumerate() {
                if cult.coins >= coins.into() && cult.followers < f.follower_cap {
                    each(Action::Recruit { offer: offer as u8 });
                }
            }
        }
        Benefit::Privilege => {
            for slot in (0..p.palace.len()).filter(|slot| p.palace[*slot] != Card::NONE) {
                each(Action::Claim { slot: slot as u8 });
            }
        }
        plain => {
            if can_take(rules, seat, location, plain) {
                each(Action::Take);
            }
        }
    }
}

/// Whether a benefit without a choice in it can be taken.
fn can_take(rules: RulesView<'_>, seat: Seat, location: Location, benefit: Benefit) -> bool {
    let (p, f) = (rules.p, rules.f);
    let cult = p.cult(seat);
    match benefit {
        Benefit::Miracles { .. } => !p.pile(Deck::Miracle).is_empty(),
        Benefit::Intrigues { .. } => !p.pile(Deck::Intrigue).is_empty(),
        Benefit::Followers { .. } => cult.followers < f.follower_cap,
        Benefit::Supremacy | Benefit::Coins { .. } => true,
        Benefit::Mob { followers } => cult.followers >= followers && rules.mobs_left() > 0,
        // [summon.power] [summon.once]
        Benefit::Summoning => !cult.summoned && rules.influence(seat, location) >= rules.power(seat),
        _ => false,
    }
}

/// Available Priests and those on the Location itself that can be raised. `[priest.raise]`
fn raises(rules: RulesView<'_>, seat: Seat, location: Location, by: u8, mut each: impl FnMut(Priest)) {
    let tokens = rules.p.tokens(seat);
    for value in rules.p.cult(seat).home.values() {
        if raised(tokens, value.into(), by).is_some() {
            each(Priest { value: value.into(), at: At::Home });
        }
    }
    rules.each_priest(seat, location, false, |priest| {
        if raised(tokens, priest.value, by).is_some() {
            each(priest);
        }
    });
}

/// Whether the benefit could be taken at all.
pub(crate) fn can_reap(rules: RulesView<'_>, seat: Seat, location: Location) -> bool {
    let mut any = false;
    ways(rules, seat, location, &mut |_| any = true);
    any
}

/// Why the benefit cannot be taken, where [`can_reap`] says no.
pub(super) fn hindrance(rules: RulesView<'_>, seat: Seat, location: Location) -> Hindrance {
    let cult = rules.p.cult(seat);
    match rules.f.location(location).benefit {
        Benefit::Followers { .. } => Hindrance::FollowersFull(rules.f.follower_cap),
        Benefit::Recruits { .. } if cult.followers >= rules.f.follower_cap => {
            Hindrance::FollowersFull(rules.f.follower_cap)
        }
        Benefit::Recruits { coins, .. } => Hindrance::TooFewCoins(coins[0]),
        Benefit::Training { coins, .. } if cult.coins < coins[0].into() => Hindrance::TooFewCoins(coins[0]),
        Benefit::Training { .. } => Hindrance::NobodyToRaise,
        Benefit::Altar { coins } if cult.coins < coins.into() => Hindrance::TooFewCoins(coins),
        Benefit::Altar { .. } => Hindrance::NoSite,
        Benefit::Bribe { .. } if !rules.p.has_priest(seat, location) => Hindrance::NoPriest,
        Benefit::Bribe { least, .. } => Hindrance::TooFewCoins(least.number()),
        Benefit::Ordination { value, .. } => Hindrance::NoToken(value),
        Benefit::Mob { followers } if cult.followers < followers => Hindrance::TooFewFollowers(followers),
        Benefit::Mob { .. } => Hindrance::NoMobLeft,
        Benefit::Summoning if cult.summoned => Hindrance::SummonedAlready,
        Benefit::Summoning => {
            Hindrance::TooWeak { influence: rules.influence(seat, location), power: rules.power(seat) }
        }
        Benefit::Privilege => Hindrance::PalaceEmpty,
        Benefit::Miracles { .. } | Benefit::Intrigues { .. } | Benefit::Supremacy | Benefit::Coins { .. } => {
            Hindrance::PileEmpty
        }
    }
}

/// Why a benefit cannot be taken so. `[resolution.benefit]`
pub(super) fn why_not(rules: RulesView<'_>, seat: Seat, at: Location, action: Action) -> Option<Refusal> {
    let benefit = rules.f.location(at).benefit;
    match (action, benefit) {
        (Action::Claim { slot }, Benefit::Privilege) => {
            let why = Phrase::new("why-no-privilege-there").number("slot", slot);
            Some(Refusal::because(at.rule(), why))
        }
        (Action::Bribe { location: to, .. }, Benefit::Bribe { .. }) => {
            let why = Phrase::new("why-no-bribe").number("coins", rules.p.cult(seat).coins).number("price", to);
            Some(Refusal::because("location.thieves", why))
        }
        (Action::Raise { .. }, Benefit::Ordination { .. } | Benefit::Training { .. }) => {
            Some(Refusal::new("priest.raise", "why-not-raised"))
        }
        (Action::Build { .. }, Benefit::Altar { .. }) => Some(Refusal::new("altar.build", "why-no-altar")),
        (Action::Recruit { .. } | Action::Ordain | Action::Take, _) => Some(why_no_benefit(rules, seat, at, action)),
        _ => None,
    }
}

/// What stands against a benefit, told to who asks for it.
pub(super) fn why_no_benefit(rules: RulesView<'_>, seat: Seat, at: Location, action: Action) -> Refusal {
    let rule = at.rule();
    let plain = |key: &'static str| Refusal::new(rule, key);
    let figure = |key: &'static str, figure: u8| Refusal::because(rule, Phrase::new(key).number("figure", figure));
    // Another way to take it is open: what stands against this one?
    if can_reap(rules, seat, at) {
        return match (action, rules.f.location(at).benefit) {
            (Action::Ordain, Benefit::Ordination { value, .. }) => figure("why-no-token-of", value.value()),
            (Action::Recruit { offer }, Benefit::Recruits { coins, .. }) => match coins.get(usize::from(offer)) {
                Some(coins) => figure("why-too-few-coins", *coins),
                None => plain("why-not-now"),
            },
            _ => plain("why-not-now"),
        };
    }
    match hindrance(rules, seat, at) {
        Hindrance::Inquisition => Refusal::new("intrigue.inquisition", "why-not-now"),
        Hindrance::FollowersFull(cap) => figure("why-nine-followers", cap),
        Hindrance::TooFewCoins(coins) => figure("why-too-few-coins", coins),
        Hindrance::NoPriest => plain("why-no-priest-there"),
        Hindrance::NoToken(value) => figure("why-no-token-of", value.value()),
        Hindrance::NobodyToRaise => plain("why-not-raised"),
        Hindrance::NoSite => plain("why-no-altar"),
        Hindrance::TooFewFollowers(followers) => figure("why-too-few-to-sacrifice", followers),
        Hindrance::NoMobLeft => plain("why-no-mob-left"),
        Hindrance::SummonedAlready => Refusal::new("summon.once", "why-summoned-already"),
        Hindrance::TooWeak { influence, power } => {
            let why = Phrase::new("why-too-weak").number("influence", influence).number("power", power);
            Refusal::because("summon.power", why)
        }
        Hindrance::PalaceEmpty => plain("why-palace-empty"),
        Hindrance::PileEmpty => plain("why-pile-empty"),
    }
}

/// Each of the cards just drawn may go back. `[location.nobles]`
pub(super) fn cards_to_put_back(rules: RulesView<'_>, each: &mut impl FnMut(Action)) {
    rules.each_face(rules.p.drawn, |face, _| each(Action::PutBack { face }));
}

/// `[location.nobles]`
pub(super) fn why_not_put_back(action: Action) -> Option<Refusal> {
    matches!(action, Action::PutBack { .. }).then(|| Refusal::new("location.nobles", "why-not-drawn"))
}

/// The answer to a benefit that has no choice in it.
pub(super) fn only_answer(rules: RulesView<'_>, seat: Seat, location: Location) -> Option<Action> {
    let mut only = None;
    ways(rules, seat, location, &mut |action| only = (action == Action::Take).then_some(action));
    only
}

impl Referee<'_> {
    /// `[resolution.benefit] [resolution.decline]`
    pub(super) fn reap(&mut self, seat: Seat, location: Location, action: Action) {
        let benefit = self.figures.location(location).benefit;
        match (action, benefit) {
            (Action::Take, Benefit::Miracles { cards }) => self.draw(seat, Deck::Miracle, cards, false),
            (Action::Take, Benefit::Followers { count }) => self.gain(seat, Goods::Followers, count.into()),
            (Action::Take, Benefit::Supremacy) => self.take_supremacy(seat),
            (Action::Take, Benefit::Coins { count }) => self.gain(seat, Goods::Coins, count.into()),
            (Action::Take, Benefit::Intrigues { draw, back }) => self.draw_and_choose(seat, draw, back),
            (Action::Take, Benefit::Mob { followers }) => {
                self.lose(seat, Goods::Followers, followers.into());
                self.gain(seat, Goods::Mobs, 1);
            }
            (Action::Take, Benefit::Summoning) => self.summon(seat),
            (Action::Bribe { priest, location: to }, _) => self.bribe(seat, priest, location, to),
            (Action::Ordain, Benefit::Ordination { value, .. }) => self.ordain(seat, value, None),
            (Action::Raise { priest, .. }, Benefit::Ordination { raise, .. }) => {
                self.raise(seat, priest, location, raise);
            }
            (Action::Raise { priest, offer }, Benefit::Training { coins, raise }) => {
                self.lose(seat, Goods::Coins, coins[usize::from(offer)].into());
                self.raise(seat, priest, location, raise[usize::from(offer)]);
            }
            (Action::Build { priest, location: at }, Benefit::Altar { coins }) => {
                self.lose(seat, Goods::Coins, coins.into());
                self.build(seat, priest, at);
            }
            (Action::Recruit { offer }, Benefit::Recruits { coins, followers }) => {
                self.lose(seat, Goods::Coins, coins[usize::from(offer)].into());
                self.gain(seat, Goods::Followers, followers[usize::from(offer)].into());
            }
            (Action::Claim { slot }, _) => self.take_privilege(seat, slot, 0),
            _ => self.log.all(|| Event::Declines { seat, location }),
        }
    }

    /// Draws, then puts some back on top of the pile. `[location.nobles]`
    fn draw_and_choose(&mut self, seat: Seat, draw: u8, back: u8) {
        let before = self.p.cult(seat).cards;
        self.draw_to_choose(seat, Deck::Intrigue, draw, false, true);
        let drawn = self.p.cult(seat).cards.less(before);
        // The last card of the pile is kept.
        if drawn.len() > usize::from(back) {
            self.p.drawn = drawn;
            for _ in 0..back {
                self.p.steps.push(Step::PutBack(seat));
            }
        } else {
            self.p.knowledge.all_kept(Deck::Intrigue, seat);
        }
    }

    /// `[location.nobles]`
    pub(super) fn put_back(&mut self, seat: Seat, action: Action) {
        let Action::PutBack { face } = action else { return };
        let Some(card) = self.rules().copy_of(self.p.drawn, face) else { return };
        self.p.cults[seat.index()].cards.remove(card);
        self.p.piles[Deck::Intrigue as usize].push(card);
        self.p.knowledge.put_back(card, seat, self.p.drawn);
        self.p.drawn.remove(card);
        self.log.split(
            seat,
            || Event::PutsBack { seat, card },
            || Event::PutsBack { seat, card: Deck::Intrigue.back() },
        );
        if !matches!(self.p.step(), Step::PutBack(_)) {
            self.p.drawn = Cards::NONE;
        }
    }

    /// Sends a Priest with coins; two of them in one place go home. `[location.thieves] [bribe.meet]`
    fn bribe(&mut self, seat: Seat, priest: Priest, from: Location, to: Location) {
        self.p.cults[seat.index()].coins -= u16::from(to.number());
        self.leave(seat, priest, from);
        self.arrive(seat, priest.value, to);
        self.log.all(|| Event::Bribes { seat, value: priest.value, location: to });
        let mine = Bribe { coins: to.number(), seat, value: priest.value };
        let there = self.p.bribes[to.index()];
        if there.coins == 0 {
            self.p.bribes[to.index()] = mine;
            return;
        }
        self.log.all(|| Event::BribesMeet { location: to });
        self.p.bribes[to.index()] = Bribe::default();
        for Bribe { seat, value, .. } in [there, mine] {
            self.go_home(seat, Priest { value, at: At::Here }, to);
        }
    }

    /// The sheet is turned over; the second time the god has come for good. `[summon.first] [summon.second]`
    fn summon(&mut self, seat: Seat) {
        let cult = &mut self.p.cults[seat.index()];
        let again = cult.dark;
        cult.triumphant |= again;
        cult.dark = true;
        cult.summoned = true;
        let cult_name = cult.cult_name;
        self.advanced();
        self.log.all(|| Event::Summons { seat, cult_name, again });
    }
}
