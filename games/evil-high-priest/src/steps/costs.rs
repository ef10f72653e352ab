//! Paying: which resources, which Acolytes, which monsters. `[cost.pay]`

use cenacle_table::{Phrase, Refusal, RuleId, Seat};

use crate::{
    Action, Aim, Card, Deed, Due, Event, Goods, Keeper, Monster, Payee, Price, Purse, STAGES, Site, Step,
    figures::SLOTS,
    goods::{Flags, Lanes},
    rules_view::RulesView,
    words,
};

use super::{Referee, caused, evolution, placing};

/// What is still due, and to whom it goes. `[cost.pay]`
pub(super) fn question(rules: RulesView<'_>) -> Phrase {
    let price = &rules.p.due;
    let mut due = price.goods.words();
    if price.any > 0 {
        due.push((price.any.into(), "goods-any"));
    }
    let keys = match price.to {
        Payee::Supply => ["ask-pay-lost", "ask-pay-lost-rival"],
        _ => ["ask-pay-stolen", "ask-pay-stolen-rival"],
    };
    caused(rules, "ask-pay", keys).words("due", due)
}

/// `[cost.acolytes]`
pub(super) fn sacrifice_question(count: u8) -> Phrase {
    Phrase::new("ask-sacrifice").number("count", count)
}

/// `[monster.discard]`
pub(super) fn discard_question(rules: RulesView<'_>, count: u8) -> Phrase {
    let from = rules.p.cause.map(|cause| cause.from);
    let culled = matches!(from, Some(crate::Source::Card(Card::Investigator(_))));
    let keys = if culled { ["ask-discard-culled", "ask-discard-culled-rival"] } else { ["ask-discard-hunted"; 2] };
    caused(rules, "ask-discard", keys).number("count", count)
}

/// Whether a creature of the Evolution track may go instead of a grimoire: not when a grimoire is stolen. `[evolution.theft]`
#[inline]
fn takes_creatures(rules: RulesView<'_>) -> bool {
    rules.f.rules < 2 || rules.p.due.to == Payee::Supply
}

/// Whether there is more than one way to pay what is due.
fn is_choice(rules: RulesView<'_>, seat: Seat) -> bool {
    let due = rules.p.due;
    let sect = rules.sect(seat);
    let (wealth, lying) = (sect.wealth(), sect.stacks());
    let stacks = |goods: Goods| lying.get(goods).count_ones() as usize;
    // [evolution.grimoire]
    let books = due.goods.get(Goods::Grimoire);
    let evolved = if books > 0 && takes_creatures(rules) { sect.evolved(1) } else { 0 };
    if evolved > 0 {
        let kinds = (1..STAGES as u8).filter(|stage| sect.acolytes_at(Site::Evolved(*stage)) > 0).count();
        if wealth.get(Goods::Grimoire) + u16::from(evolved) > books && stacks(Goods::Grimoire) + kinds > 1 {
            return true;
        }
    }
    let more = Lanes::fewer(&due.goods, &wealth);
    // A kind is due of which more is there than is due, in several stacks.
    if Lanes::kinds(&due.goods).and(more).meets(lying.but_first().said()) {
        return true;
    }
    if due.any == 0 || wealth.base() <= due.goods.base() + u16::from(due.any) {
        return false;
    }
    lying.and(more.of_base().spread(SLOTS + 1)).flags().nth(1).is_some()
}

/// What can be paid with, for each kind: exposed resources, then rooms, as a raid reaches them.
fn stores(rules: RulesView<'_>, seat: Seat) -> Flags {
    let (due, sect) = (rules.p.due, rules.sect(seat));
    let (wealth, lying) = (sect.wealth(), sect.stacks());
    // What is due by its kind, and base resources beyond that, if any are due. [resource.base]
    let any = if due.any > 0 { Lanes::fewer(&due.goods, &wealth).of_base() } else { Lanes::default() };
    lying.and(Lanes::kinds(&due.goods).or(any).spread(SLOTS + 1)).flags()
}

/// Whether a creature of the Evolution track can be part of what is due. `[evolution.grimoire]`
#[inline]
fn asks_for_books(rules: RulesView<'_>) -> bool {
    takes_creatures(rules) && rules.p.due.goods.get(Goods::Grimoire) > 0
}

#[inline]
const fn pay((goods, room): (Goods, u8)) -> Action {
    Action::Pay { goods, room }
}

pub(super) fn payments(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    each(Action::PayRest);
    stores(rules, seat).map(pay).for_each(&mut *each);
    if asks_for_books(rules) {
        evolution::offers(rules, seat, each);
    }
}

/// The same list counted, and what stands at one place of it, where no creatures can be offered.
pub(super) fn pick_payment(
    rules: RulesView<'_>,
    seat: Seat,
    choose: impl FnOnce(usize) -> usize,
) -> Option<(usize, Action)> {
    if asks_for_books(rules) {
        return None;
    }
    let mut stores = stores(rules, seat);
    let chosen = choose(1 + stores.len());
    let Some(place) = chosen.checked_sub(1) else { return Some((chosen, Action::PayRest)) };
    stores.nth(place).map(|store| (chosen, pay(store)))
}

/// Why this does not pay what is due. `[cost.pay]`
pub(super) fn why_not_pay(rules: RulesView<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    match action {
        Action::Pay { goods, room } => {
            let there = usize::from(room) <= SLOTS && rules.sect(seat).store(room).get(goods) > 0;
            let key = if there { "why-not-due" } else { "why-not-there" };
            Some(Refusal::because("cost.pay", Phrase::new(key).word("goods", goods.word())))
        }
        Action::Offer { .. } => Some(Refusal::new("evolution.grimoire", "why-no-offer")),
        _ => None,
    }
}

/// Each site with an Acolyte who can be the price: never the one who acts. `[cost.acolytes] [cost.self]`
pub(super) fn sacrifices(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    rules.sect(seat).victims(Some(rules.p.acting)).for_each(|from| each(Action::Sacrifice { from }));
}

pub(super) fn why_not_sacrifice(rules: RulesView<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    let Action::Sacrifice { from } = action else { return None };
    if rules.sect(seat).cultists[usize::from(rules.p.acting)] == from {
        return Some(Refusal::new("cost.self", "why-self"));
    }
    Some(out_of_reach(from, "cost.acolytes"))
}

/// Why nobody can be sacrificed there; `rule` is the one under which somebody is sacrificed.
pub(super) fn out_of_reach(from: Site, rule: RuleId) -> Refusal {
    match from {
        Site::Asylum => Refusal::new("cost.acolytes", "why-asylum"),
        Site::Escape => Refusal::new("priest.escape", "why-escape"),
        Site::Azathoth => Refusal::new("azathoth.send", "why-worshipping"),
        Site::Evolved(_) => Refusal::new("evolution.track", "why-evolved"),
        Site::Trapped => Refusal::new("monster.shambler", "why-trapped"),
        _ => Refusal::new(rule, "why-nobody-there"),
    }
}

/// One Lair of each kind of monster. `[monster.discard]`
pub(super) fn discards(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    rules.sect(seat).beasts().for_each(|lair| each(Action::Discard { lair }));
}

pub(super) fn why_not_discard(action: Action) -> Option<Refusal> {
    matches!(action, Action::Discard { .. }).then(|| Refusal::new("monster.discard", "why-empty-lair"))
}

/// Which part of the price of a space is missing. `[cost.pay] [cost.self]`
pub(super) fn too_dear(rules: RulesView<'_>, seat: Seat, at: Site) -> Refusal {
    let own = words::site_rule(rules.f, at);
    let cost = placing::price(rules, seat, at).unwrap_or_default();
    let means = rules.means(seat, None);
    let site = words::site_word(rules.f, rules.board(), at);
    if cost.shoggoth && !means.shoggoth {
        return Refusal::because("shoggoth.sign", Phrase::new("why-no-shoggoth").word("site", site));
    }
    if cost.monsters > means.monsters {
        return Refusal::because("monster.discard", Phrase::new("why-no-monster").word("site", site));
    }
    if cost.amoebas > means.lairs {
        return Refusal::because("amoeba.cost", Phrase::new("why-no-lair-for-amoeba").word("site", site));
    }
    if cost.own_amoebas > means.amoebas {
        return Refusal::because("amoeba.cost", Phrase::new("why-no-amoeba").word("site", site));
    }
    if cost.chambers > means.chambers {
        return Refusal::because("yellow.entry", Phrase::new("why-no-chamber-to-give").word("site", site));
    }
    if cost.any > 0 && means.goods.base() < u16::from(cost.any) {
        let why = Phrase::new("why-too-few-any").word("site", site).number("price", cost.any);
        return Refusal::because(own, why.number("have", means.goods.base()));
    }
    if !means.goods.covers(&cost.goods) {
        let why = Phrase::new("why-too-dear").word("site", site).words("price", cost.goods.words());
        return Refusal::because(own, why);
    }
    if cost.worship > 0 {
        return Refusal::because("azathoth.send", Phrase::new("why-nobody-worships").word("site", site));
    }
    let why = Phrase::new("why-too-few-acolytes").word("site", site).number("price", cost.acolytes);
    Refusal::because("cost.self", why)
}

impl Referee<'_> {
    /// Puts a price before whatever is pending.
    pub(super) fn charge(&mut self, seat: Seat, price: &Price) {
        self.p.cause = None;
        if price.shoggoth {
            self.p.shoggoth = Keeper::Board;
            self.log.all(|| Event::ShoggothReturns);
        }
        // [monster.when]
        for _ in 0..price.pool {
            if let Some(acolyte) = self.sect(seat).acolyte_at(Site::Pool, None) {
                let full = self.lock_up(seat, acolyte);
                let board = self.p.board;
                self.log.all(|| Event::Sacrifices { seat, from: Site::Pool, board, full });
            }
        }
        if price.monsters > 0 {
            self.push(Step::Discard(seat, price.monsters));
        }
        if price.acolytes > 0 {
            self.push(Step::Sacrifice(seat, price.acolytes));
        }
        (0..price.worship).for_each(|_| self.push(Step::Worship(seat, true)));
        (0..price.chambers).for_each(|_| self.push(Step::Demolish(seat)));
        if let Some(goods) = price.gift {
            self.push(Step::Aim(seat, Aim::Gift(goods)));
        }
        (0..price.amoebas).for_each(|_| self.receive_amoeba(seat));
        self.discard_amoebas(seat, price.own_amoebas);
        if price.any > 0 || !price.goods.is_empty() {
            self.p.due = Due { goods: price.goods, any: price.any, to: Payee::Supply };
            self.push(Step::Pay(seat));
        }
    }

    pub(super) fn pays_or_asks(&mut self, seat: Seat) -> bool {
        if is_choice(self.rules(), seat) {
            return true;
        }
        self.pay_rest(seat);
        false
    }

    /// Exposed resources first, then those a raid would reach first; of any kind the least missed first.
    pub(super) fn pay_rest(&mut self, seat: Seat) {
        self.done();
        let mut due = std::mem::take(&mut self.p.due);
        // Acolytes of the Evolution track only for the grimoires that are not there. [evolution.grimoire]
        let short = due.goods.get(Goods::Grimoire).saturating_sub(self.p.sect(seat).wealth().get(Goods::Grimoire));
        for _ in 0..short {
            due.goods.take(Goods::Grimoire, 1);
            let stage = if self.p.sect(seat).acolytes_at(Site::Evolved(1)) > 0 { 1 } else { 2 };
            self.offer(seat, stage, due.to);
        }
        let sect = self.sect(seat);
        let mut paid = due.goods;
        let mut left = u16::from(due.any);
        let wealth = sect.wealth();
        for goods in Goods::BASE {
            let more = left.min(wealth.get(goods).saturating_sub(due.goods.get(goods)));
            paid.add(goods, more);
            left -= more;
        }
        for (goods, mut count) in paid.each() {
            count -= sect.exposed.take(goods, count);
            for room in &mut sect.rooms {
                if count == 0 {
                    break;
                }
                count -= room.holds.take(goods, count);
            }
        }
        if !paid.is_empty() {
            self.credit(seat, due.to, paid);
        }
    }

    pub(super) fn pay_one(&mut self, seat: Seat, goods: Goods, room: u8) {
        self.sect(seat).store_mut(room).take(goods, 1);
        let due = &mut self.p.due;
        if due.goods.get(goods) > 0 {
            due.goods.take(goods, 1);
        } else {
            due.any -= 1;
        }
        let to = due.to;
        let left = due.any > 0 || !due.goods.is_empty();
        if !left {
            self.done();
        }
        self.credit(seat, to, Purse::of(goods, 1));
    }

    /// [evolution.grimoire]
    pub(super) fn pay_offer(&mut self, seat: Seat, stage: u8) {
        self.offer(seat, stage, self.p.due.to);
        let due = &mut self.p.due;
        due.goods.take(Goods::Grimoire, 1);
        if due.any == 0 && due.goods.is_empty() {
            self.done();
        }
    }

    /// An Acolyte goes to the Asylum, or to Escape if its chairs are taken. `[cost.asylum]`
    pub(super) fn lock_up(&mut self, seat: Seat, cultist: usize) -> bool {
        let chairs = self.figures.asylum;
        let sect = self.sect(seat);
        let full = sect.acolytes_at(Site::Asylum) >= chairs;
        sect.send(cultist, if full { Site::Escape } else { Site::Asylum });
        full
    }

    pub(super) fn sacrifices_or_asks(&mut self, seat: Seat, count: u8) -> bool {
        let acting = Some(self.p.acting);
        let sect = self.p.sect(seat);
        let mut victims = sect.victims(acting);
        let first = victims.next();
        if victims.next().is_some() && sect.within_reach(acting) > count {
            return true;
        }
        match first {
            Some(from) => self.sacrificed(seat, count, from),
            None => self.done(),
        }
        false
    }

    pub(super) fn sacrificed(&mut self, seat: Seat, count: u8, from: Site) {
        self.done();
        if count > 1 {
            self.push(Step::Sacrifice(seat, count - 1));
        }
        let acting = Some(self.p.acting);
        let cultist = self.sect(seat).acolyte_at(from, acting).expect("an Acolyte who can be sacrificed");
        let full = self.lock_up(seat, cultist);
        let board = self.p.board;
        self.log.all(|| Event::Sacrifices { seat, from, board, full });
    }

    pub(super) fn discards_or_asks(&mut self, seat: Seat, count: u8) -> bool {
        let mut beasts = self.p.sect(seat).beasts();
        let first = beasts.next();
        if beasts.next().is_some() {
            return true;
        }
        match first {
            Some(lair) => self.discarded(seat, count, lair),
            None => self.done(),
        }
        false
    }

    pub(super) fn discarded(&mut self, seat: Seat, count: u8, lair: u8) {
        self.done();
        if count > 1 {
            self.push(Step::Discard(seat, count - 1));
        }
        let monster = self.send_off(seat, lair);
        self.log.all(|| Event::Discards { seat, monster });
    }

    /// A monster leaves its Lair for the pile; whom it trapped comes free. `[monster.shambler]`
    pub(super) fn send_off(&mut self, seat: Seat, lair: u8) -> Monster {
        let sect = self.sect(seat);
        let monster = std::mem::take(&mut sect.lairs[usize::from(lair)]);
        sect.turned &= !(1 << lair);
        if monster == Monster::AMOEBA {
            self.p.amoebas += 1;
        } else if self.p.boxes.bring_cards() {
            self.p.cards.beast_discard.push(monster);
            if self.figures.deed(Card::Monster(monster)) == Some(Deed::Trap) {
                self.spring();
            }
        } else {
            self.p.monsters += 1;
        }
        monster
    }
}
