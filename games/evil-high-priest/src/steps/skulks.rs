//! Skulks: at the end of the Action phase they move to a space, even a taken one, and use it. `[skulk.move]`

use cenacle_table::Seat;

use crate::{
    Cultist, Event, PLACES, Phase, RITUALS, Site, Skulk, Step,
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
    for index in (0..CULTISTS).filter(|index| sect.skulking >> index & 1 == 1) {
        let from = sect.cultists[index];
        let Some((_, kind)) = sight.skulk_at(seat, from) else { continue };
        let means = sight.means(seat, Some(index as u8));
        let mut offer = |to: Site| {
            let fits = may_enter(sight, kind, to)
                && placing::entry(sight, seat, to)
                    .is_ok_and(|(_, cost)| means.pay(&placing::toll(sight, seat, index != PRIEST, to, cost)));
            if fits {
                each(from, to);
            }
        };
        match kind {
            Skulk::Town => (0..PLACES as u8).for_each(|place| offer(Site::Town(place))),
            Skulk::Ritual => (0..RITUALS as u8).for_each(|ritual| offer(Site::Ritual(ritual, 0))),
            Skulk::Cult => (0..sight.board().locks.len() as u8).for_each(|lock| offer(Site::Lock(lock))),
        }
    }
}

/// Whether a Skulk of this kind may go there at all. `[skulk.kinds]`
pub(super) fn may_enter(sight: Sight<'_>, kind: Skulk, to: Site) -> bool {
    let Some(space) = sight.f.space(sight.board(), to) else { return false };
    match (kind, to) {
        (Skulk::Town, Site::Town(_)) => !space.no_skulk,
        (Skulk::Ritual, Site::Ritual(_, 0)) => true,
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
        self.done();
        self.sect(seat).skulking = 0;
    }

    /// The other Skulks of this seat are asked for again afterwards.
    pub(super) fn prowl(&mut self, seat: Seat, from: Site, to: Site) {
        let Some((index, _)) = self.sight().skulk_at(seat, from) else { return };
        let sect = self.sect(seat);
        sect.cultists[index] = to;
        sect.skulking &= !(1 << index);
        self.p.acting = index as u8;
        let who = if index == PRIEST { Cultist::Priest } else { Cultist::Acolyte };
        let board = self.p.board;
        self.log.all(|| Event::Prowls { seat, who, to, board });
        self.use_space(seat, to);
    }
}
