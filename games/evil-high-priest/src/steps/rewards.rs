//! What a space gives: resources, Acolytes, monsters, chambers. `[reward.parts]`

use cenacle_table::Seat;

use crate::{Aim, Boon, Denied, Event, Goods, Keeper, Monster, Purse, Site, Step};

use super::Referee;

impl Referee<'_> {
    pub(super) fn reward(&mut self, seat: Seat, site: Site) {
        self.done();
        let (figures, board) = (self.figures, self.board());
        let boon = match site {
            Site::Ritual(ritual, step) => figures.ritual_step(ritual, step),
            Site::Track(lock) => board.locks[usize::from(lock)].step.as_ref(),
            _ => figures.space_at(board, site).map(|space| &space.gives),
        };
        if let Some(boon) = boon {
            self.give(seat, Some(site), boon);
        }
    }

    /// Each part that can be had: resources first, then Acolytes, monsters and chambers. `[reward.parts]`
    pub(super) fn give(&mut self, seat: Seat, site: Option<Site>, boon: &Boon) {
        if boon.growth > 0 {
            self.raise_growth(boon.growth);
            self.push(Step::Growth(Some(seat)));
        }
        // [evolution.raid]: the raid comes last, so that who has just changed blocks in it.
        if boon.raid > 0 {
            self.push(Step::Raid(Some(seat), boon.raid));
        }
        if let Some(stage) = boon.evolve {
            self.push(Step::Evolve(seat, stage));
        }
        if let Some(harm) = boon.harm {
            self.push(Step::Aim(seat, Aim::Harm(harm)));
        }
        if boon.either {
            self.push(Step::Either(seat));
        }
        if boon.king {
            self.take_king(Some(seat));
        }
        if boon.ready > 0 {
            self.make_ready(seat, boon.ready);
        }
        if boon.from_azathoth > 0 {
            self.let_go(seat, boon.from_azathoth);
        }
        if boon.supremacy {
            let acting = self.p.acting;
            self.sect(seat).supreme |= 1 << acting;
        }
        if let (true, Some(Site::Lock(lock))) = (boon.travel, site) {
            self.enter_track(seat, lock);
        }
        if boon.free_sign {
            self.push(Step::FreeSign(seat));
        }
        (0..boon.chamber).for_each(|_| self.push(Step::Chamber(seat, boon.reorganise)));
        (0..boon.monster).for_each(|_| self.push(Step::Monster(seat)));
        if boon.skulk.is_some() {
            let acting = self.p.acting;
            self.sect(seat).skulking |= 1 << acting;
        }
        if boon.shoggoth {
            self.p.shoggoth = Keeper::Seat(seat);
            self.log.all(|| Event::Shoggoth { seat: Some(seat) });
        }
        // [town.providence]
        if boon.first_player {
            self.p.next_first = seat;
            self.log.all(|| Event::WillBeFirst { seat });
        }
        let mut goods = boon.goods;
        if let Some(tracked) = boon.deep_ones {
            goods.add(tracked.goods, tracked.at(self.p.deep_ones));
        }
        if let Some(each) = boon.evolved {
            goods.add(each.goods, each.of(self.p.sect(seat).evolved(each.from)));
        }
        self.gain(seat, goods);
        self.rescue(seat, boon.rescue);
    }

    /// Resources come from the supply and have to be stored. `[reward.store]`
    pub(super) fn gain(&mut self, seat: Seat, goods: Purse) {
        if goods.is_empty() {
            return;
        }
        let mut goods = goods;
        // [solo.denial]: in a ritual the cultist goes on, what is denied is lost.
        if let Some(denied) = self.rules().denied().and_then(Denied::goods) {
            let lost = goods.take(denied, u16::MAX);
            if lost > 0 {
                self.log.all(|| Event::Misses { seat, goods: Purse::of(denied, lost), denied: true });
            }
        }
        if goods.get(Goods::Grimoire) > 0 {
            let left = self.figures.grimoires.saturating_sub(self.p.grimoires());
            let lost = goods.get(Goods::Grimoire).saturating_sub(left);
            if lost > 0 {
                goods.take(Goods::Grimoire, lost);
                self.log.all(|| Event::Misses { seat, goods: Purse::of(Goods::Grimoire, lost), denied: false });
            }
        }
        if goods.is_empty() {
            return;
        }
        let sect = self.sect(seat);
        sect.hand = sect.hand.plus(goods);
        self.log.all(|| Event::Gains { seat, goods });
        self.push(Step::Stow(seat));
    }

    /// Acolytes go from the Asylum to Escape. `[reward.rescue]`
    fn rescue(&mut self, seat: Seat, count: u8) {
        let mut freed = 0;
        while freed < count {
            let sect = self.sect(seat);
            let Some(cultist) = sect.acolyte_at(Site::Asylum, None) else { break };
            sect.cultists.put(cultist, Site::Escape);
            freed += 1;
        }
        if count > 0 {
            self.log.all(|| Event::Rescues { seat, count: freed });
        }
    }

    /// Whether a monster cannot be had, for want of a Lair or of monsters; then the step is over. `[monster.gain]`
    pub(super) fn no_monster_for(&mut self, seat: Seat) -> bool {
        let (lair, left) = (self.p.sect(seat).free_lair().is_some(), self.rules().monster_left());
        if lair && left {
            return false;
        }
        self.done();
        self.log.all(|| if lair { Event::NoMonster { seat } } else { Event::NoLair { seat } });
        true
    }

    /// A monster moves into a free Lair, if there is one. `[monster.gain]`
    pub(super) fn gain_monster(&mut self, seat: Seat) {
        if self.no_monster_for(seat) {
            return;
        }
        self.done();
        let Some(lair) = self.p.sect(seat).free_lair() else { return };
        self.p.monsters -= 1;
        self.sect(seat).lairs[lair] = Monster::GENERIC;
        self.log.all(|| Event::GainsMonster { seat, monster: Monster::GENERIC });
    }
}
