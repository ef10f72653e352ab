//! Paying: which resources, which Acolytes, which monsters. `[cost.pay]`

use cenacle_table::Seat;

use crate::{
    Action, Aim, Card, Deed, Due, Event, Goods, Keeper, Monster, Payee, Price, Purse, STAGES, Site, Step,
    figures::SLOTS, sight::Sight,
};

use super::{Referee, evolution};

/// Exposed resources (0) and rooms, from the one that a raid reaches first.
pub(super) const STORES: std::ops::RangeInclusive<u8> = 0..=SLOTS as u8;

/// Whether a unit of this kind can be part of what is still due.
#[inline]
fn serves(due: &Due, wealth: &Purse, goods: Goods) -> bool {
    due.goods.get(goods) > 0 || due.any > 0 && goods.is_base() && wealth.get(goods) > due.goods.get(goods)
}

/// Whether a creature of the Evolution track may go instead of a grimoire: not when a grimoire is stolen. `[evolution.theft]`
#[inline]
fn takes_creatures(sight: Sight<'_>) -> bool {
    sight.f.rules < 2 || sight.p.due.to == Payee::Supply
}

/// Whether there is more than one way to pay what is due.
fn is_choice(sight: Sight<'_>, seat: Seat) -> bool {
    let due = sight.p.due;
    let sect = sight.sect(seat);
    let wealth = sect.wealth();
    let stacks = |goods: Goods| STORES.filter(|room| sect.store(*room).get(goods) > 0).count();
    // [evolution.grimoire]
    let (books, evolved) = (due.goods.get(Goods::Grimoire), sect.evolved(1));
    if takes_creatures(sight) && books > 0 && evolved > 0 {
        let kinds = (1..STAGES as u8).filter(|stage| sect.acolytes_at(Site::Evolved(*stage)) > 0).count();
        if wealth.get(Goods::Grimoire) + u16::from(evolved) > books && stacks(Goods::Grimoire) + kinds > 1 {
            return true;
        }
    }
    for goods in Goods::ALL {
        let needed = due.goods.get(goods);
        if needed > 0 && wealth.get(goods) > needed && stacks(goods) > 1 {
            return true;
        }
    }
    if due.any == 0 {
        return false;
    }
    let usable = Goods::BASE.into_iter().filter(|goods| wealth.get(*goods) > due.goods.get(*goods));
    let heaps: usize = usable.map(stacks).sum();
    wealth.base() > due.goods.base() + u16::from(due.any) && heaps > 1
}

pub(super) fn payments(sight: Sight<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    each(Action::PayRest);
    let due = sight.p.due;
    let sect = sight.sect(seat);
    let wealth = sect.wealth();
    for goods in Goods::ALL.into_iter().filter(|goods| serves(&due, &wealth, *goods)) {
        for room in STORES.filter(|room| sect.store(*room).get(goods) > 0) {
            each(Action::Pay { goods, room });
        }
    }
    if takes_creatures(sight) && due.goods.get(Goods::Grimoire) > 0 {
        evolution::offers(sight, seat, each);
    }
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
        if is_choice(self.sight(), seat) {
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
            for room in STORES {
                count -= sect.store_mut(room).take(goods, count);
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
