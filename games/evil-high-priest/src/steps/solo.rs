//! The automaton of the solo game: what its dice bring, what it trades, what it denies. `[solo.order]`

use cenacle_table::Seat;

use crate::{Cause, Event, Goods, Keeper, Purse, Source, Step};

use super::Referee;

impl Referee<'_> {
    /// [solo.table]
    pub(super) fn rival_acts(&mut self) {
        self.done();
        let dice = [self.chance.die(6) as u8, self.chance.die(6) as u8];
        self.log.all(|| Event::RivalThrows { dice });
        let mut gains = self.figures.solo.table[usize::from(dice[0] + dice[1]) - 2];
        let signs = gains.take(Goods::Sign, u16::MAX);
        self.rival_gains(gains);
        if signs > 0 {
            self.rival_breaks();
        }
    }

    /// Grimoires are counted, everything else is there for the taking.
    pub(super) fn rival_gains(&mut self, goods: Purse) {
        let mut goods = goods;
        if goods.get(Goods::Grimoire) > 0 {
            let left = self.figures.grimoires.saturating_sub(self.p.grimoires());
            goods.take(Goods::Grimoire, goods.get(Goods::Grimoire).saturating_sub(left));
        }
        if goods.is_empty() {
            return;
        }
        self.p.rival.goods = self.p.rival.goods.plus(goods);
        self.log.all(|| Event::RivalGains { goods });
    }

    /// Any Elder Sign that is accessible, by lot; its raid strikes the player alone. `[solo.sign]`
    fn rival_breaks(&mut self) {
        let open = self.rules().open_locks().count();
        if open == 0 {
            return;
        }
        let chosen = if open > 1 { self.chance.below(open as u32) as usize } else { 0 };
        let lock = self.rules().open_locks().nth(chosen).expect("as many as were counted");
        let face = &self.rules().board().locks[usize::from(lock)];
        let (dice, bonus) = (face.dice, face.bonus.is_some());
        if self.rules().board().growth.is_some() {
            self.push(Step::Growth(None));
        }
        if bonus {
            self.push(Step::RivalBonus(lock));
        }
        if dice > 0 {
            self.push(Step::Raid(None, dice));
        }
        self.sign_leaves(None, lock);
        self.p.rival.goods.add(Goods::Sign, 1);
        if !self.awakens() {
            self.lock_speaks(None, lock);
        }
    }

    /// Resources, the Shoggoth, a sign that the Shoggoth breaks; the rest is of no use to it. `[solo.sign]`
    pub(super) fn rival_bonus(&mut self, lock: u8) {
        self.done();
        let Some(bonus) = self.rules().board().locks[usize::from(lock)].bonus else { return };
        let mut goods = bonus.gives.goods;
        if let Some(tracked) = bonus.gives.deep_ones {
            goods.add(tracked.goods, tracked.at(self.p.deep_ones));
        }
        self.rival_gains(goods);
        if bonus.gives.growth > 0 {
            self.raise_growth(bonus.gives.growth);
        }
        // It does harm to the player, and the raids of its bonuses come. [solo.sign]
        if bonus.gives.raid > 0 {
            self.push(Step::Raid(None, bonus.gives.raid));
        }
        if let Some(harm) = bonus.gives.harm {
            self.p.cause = Some(Cause { by: None, from: Source::Lock(lock) });
            self.suffer(Seat::new(0), harm);
        }
        if bonus.gives.king {
            self.take_king(None);
        }
        if bonus.gives.shoggoth {
            self.p.shoggoth = Keeper::Rival;
            self.log.all(|| Event::Shoggoth { seat: None });
        }
        if bonus.gives.free_sign && self.p.shoggoth == Keeper::Rival {
            self.shoggoth_returns();
            self.rival_breaks();
        }
    }

    /// Once a round, the resource of the lowest worth first. `[solo.trade]`
    pub(super) fn rival_trades(&mut self) {
        self.done();
        let trade = self.figures.solo.trades.iter().find(|trade| self.p.rival.goods.covers(trade)).copied();
        let Some(trade) = trade.filter(|_| self.rules().open_locks().next().is_some()) else { return };
        trade.each().for_each(|(goods, count)| {
            self.p.rival.goods.take(goods, count);
        });
        self.log.all(|| Event::RivalTrades { goods: trade });
        self.rival_breaks();
    }

    /// [solo.denial]
    pub(super) fn rival_denies(&mut self) {
        self.done();
        let die = self.chance.die(6) as u8;
        let denied = self.figures.solo.denies[usize::from(die) - 1];
        self.p.rival.denied = Some(denied);
        self.log.all(|| Event::RivalDenies { die, denied });
    }
}
