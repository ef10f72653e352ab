//! Skulks: at the end of the Action phase they move to a space, even a taken one, and use it. `[skulk.move]`

use cenacle_table::Seat;

use crate::{
    Cultist, Event, PLACES, Phase, Price, RITUALS, Site, Skulk, Step,
    position::{CULTISTS, PRIEST},
    sight::Sight,
};

use super::{Referee, placing};

/// Each Skulk of a seat and each space he may go to.
pub(super) fn moves(sight: Sight<'_>, seat: Seat, each: &mut impl FnMut(Site, Site)) {
    let sect = sight.sect(seat);
    if sect.skulking == 0 {
        return;
    }
    let stalking = matches!(sight.p.step(), Step::Stalk(_));
    for index in (0..CULTISTS).filter(|index| sect.skulking >> index & 1 == 1) {
        let from = sect.cultists[index];
        let Some((_, kind)) = sight.skulk_at(seat, from) else { continue };
        if stalking && kind != Skulk::Blocking {
            continue;
        }
        let means = sight.means(seat, Some(index as u8));
        let mut offer = |to: Site| {
            // [eternal.stay]: he may stand where he cannot pay.
            let payable = |cost: Price| {
                kind == Skulk::Eternal || means.pay(&placing::toll(sight, seat, index != PRIEST, to, cost))
            };
            let fits =
                may_enter(sight, kind, to) && placing::entry(sight, seat, to).is_ok_and(|(_, cost)| payable(cost));
            if fits {
                each(from, to);
            }
        };
        match kind {
            Skulk::Town | Skulk::Eternal => (0..PLACES as u8).for_each(|place| offer(Site::Town(place))),
            Skulk::Flexible | Skulk::Blocking => {
                (0..PLACES as u8).for_each(|place| offer(Site::Town(place)));
                (0..RITUALS as u8).for_each(|ritual| offer(Site::Ritual(ritual, 0)));
            }
            Skulk::Ritual => (0..RITUALS as u8).for_each(|ritual| offer(Site::Ritual(ritual, 0))),
            Skulk::Cult => (0..sight.board().locks.len() as u8).for_each(|lock| offer(Site::Lock(lock))),
        }
    }
}

/// Whether a Skulk of this kind may go there at all. `[skulk.kinds]`
pub(super) fn may_enter(sight: Sight<'_>, kind: Skulk, to: Site) -> bool {
    let Some(space) = sight.f.space(sight.board(), to) else { return false };
    if sight.p.blocked == Some(to) {
        return false;
    }
    match (kind, to) {
        (Skulk::Town | Skulk::Eternal | Skulk::Flexible | Skulk::Blocking, Site::Town(_)) => !space.no_skulk,
        (Skulk::Ritual | Skulk::Flexible | Skulk::Blocking, Site::Ritual(_, 0)) => true,
        // Only a bonus that is unlocked, and no other Skulk space.
        (Skulk::Cult, Site::Lock(lock)) => sight.p.is_broken(lock) && space.gives.skulk.is_none(),
        _ => false,
    }
}

impl Referee<'_> {
    pub(super) fn begin_skulking(&mut self) {
        self.p.phase = Phase::Skulking;
        let order: [Option<Seat>; crate::figures::MAX_PLAYERS] = {
            let mut seats = self.p.in_order();
            std::array::from_fn(|_| seats.next())
        };
        let skulks = |seat: &Seat| self.p.sect(*seat).skulking != 0;
        if order.iter().flatten().any(skulks) {
            self.log.all(|| Event::Skulking);
        }
        for seat in order.into_iter().rev().flatten() {
            if self.p.sect(seat).skulking != 0 {
                self.push(Step::Prowl(seat));
            }
        }
        // [skulk.kinds]: a blocking one goes before all others.
        for seat in self.p.everybody() {
            if self.blocker(seat).is_some() {
                self.push(Step::Stalk(seat));
            }
        }
    }

    /// The blocking Skulk of a seat.
    fn blocker(&self, seat: Seat) -> Option<usize> {
        let sight = self.sight();
        let sect = sight.sect(seat);
        (0..CULTISTS).filter(|index| sect.skulking >> index & 1 == 1).find(|index| {
            let space = sight.f.space(sight.board(), sect.cultists[*index]);
            space.is_some_and(|space| space.gives.skulk == Some(Skulk::Blocking))
        })
    }

    pub(super) fn prowls_or_asks(&mut self, seat: Seat) -> bool {
        let mut any = false;
        moves(self.sight(), seat, &mut |_, _| any = true);
        if !any {
            self.stay(seat);
        }
        any
    }

    pub(super) fn stay(&mut self, seat: Seat) {
        let blocker = matches!(self.p.step(), Step::Stalk(_)).then(|| self.blocker(seat)).flatten();
        self.done();
        match blocker {
            Some(index) => self.sect(seat).skulking &= !(1 << index),
            None => self.sect(seat).skulking = 0,
        }
    }

    /// The other Skulks of this seat are asked for again afterwards.
    pub(super) fn prowl(&mut self, seat: Seat, from: Site, to: Site) {
        let Some((index, kind)) = self.sight().skulk_at(seat, from) else { return };
        if kind == Skulk::Blocking {
            self.done();
            self.p.blocked = Some(to);
        }
        self.sect(seat).send(index, to);
        self.p.acting = index as u8;
        let who = if index == PRIEST { Cultist::Priest } else { Cultist::Acolyte };
        let board = self.p.board;
        self.log.all(|| Event::Prowls { seat, who, to, board });
        match (kind, to) {
            (Skulk::Eternal, Site::Town(place)) => self.become_eternal(seat, index, place),
            _ => self.use_space(seat, to),
        }
    }
}
