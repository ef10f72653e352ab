//! Skulks: at the end of the Action phase they move to a space, even a taken one, and use it. `[skulk.move]`

use std::ops::ControlFlow;

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Cultist, Event, Phase, Site, Skulk, Step,
    bill::Funds,
    figures::{Door, Doors},
    position::{CULTISTS, PRIEST},
    rules_view::RulesView,
};

use super::{Referee, costs, placing};

/// `[skulk.move]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-prowl")
}

/// Each Skulk of a seat and each space he may go to, until somebody has seen enough.
fn moves(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Site, Site) -> ControlFlow<()>) -> ControlFlow<()> {
    let sect = rules.sect(seat);
    let (stalking, denied) = (matches!(rules.p.step(), Step::Stalk(_)), rules.denied().is_some());
    let times = Doors::times(rules.p, rules.f.skulks(rules.p.players), rules.p.has_king(seat));
    for index in (0..CULTISTS).filter(|index| sect.skulking >> index & 1 == 1) {
        let from = sect.cultists[index];
        let Some((_, kind)) = rules.skulk_at(seat, from) else { continue };
        // [skulk.kinds]
        if stalking && kind != Skulk::Blocking {
            continue;
        }
        let funds = Funds::of(&rules.means(seat, Some(index as u8)));
        let mut offer = |door: &Door| {
            // [eternal.stay]: he may stand where he cannot pay. [priest-card.scott]: an Acolyte does not pay for a ritual.
            let free = kind == Skulk::Eternal
                || sect.stipend && index != PRIEST && matches!(door.at, Site::Ritual(..))
                || funds.pay(door.bill);
            let open = || door.plain && !denied || placing::enter(rules, seat, door.at).is_ok();
            if free && door.opens & times != 0 && !door.no_skulk && rules.p.blocked != Some(door.at) && open() {
                each(from, door.at)
            } else {
                ControlFlow::Continue(())
            }
        };
        let doors = rules.doors();
        if matches!(kind, Skulk::Town | Skulk::Eternal | Skulk::Flexible | Skulk::Blocking) {
            doors.town().iter().try_for_each(&mut offer)?;
        }
        if matches!(kind, Skulk::Ritual | Skulk::Flexible | Skulk::Blocking) {
            doors.rituals().iter().try_for_each(&mut offer)?;
        }
        if kind == Skulk::Cult {
            doors
                .locks()
                .iter()
                .filter(|door| may_enter(rules, kind, door.at) && door.closes == 0)
                .try_for_each(offer)?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn answers(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    let _ = moves(rules, seat, &mut |from, to| {
        each(Action::Prowl { from, to });
        ControlFlow::Continue(())
    });
    each(Action::Stay);
}

/// Why a Skulk does not go there. `[skulk.move] [skulk.kinds]`
pub(super) fn why_not(rules: RulesView<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    let Action::Prowl { from, to } = action else { return None };
    let Some((index, kind)) = rules.skulk_at(seat, from) else {
        return Some(Refusal::new("skulk.move", "why-no-skulk"));
    };
    Some(if rules.f.space_at(rules.board(), to).is_some_and(|space| space.no_skulk) {
        Refusal::new("skulk.move", "why-no-skulk-there")
    } else if rules.p.blocked == Some(to) {
        Refusal::new("skulk.kinds", "why-blocked")
    } else if !may_enter(rules, kind, to) {
        Refusal::new("skulk.kinds", "why-wrong-skulk")
    } else {
        match placing::entry(rules, seat, to) {
            Err(bar) => placing::barred(rules, seat, to, bar),
            Ok((_, cost)) if !rules.means(seat, Some(index as u8)).pay(&cost) => costs::too_dear(rules, seat, to),
            Ok(_) => Refusal::new("skulk.move", "why-no-skulk"),
        }
    })
}

/// Whether a Skulk of this kind may go there at all. `[skulk.kinds]`
pub(super) fn may_enter(rules: RulesView<'_>, kind: Skulk, to: Site) -> bool {
    let Some(space) = rules.f.space_at(rules.board(), to) else { return false };
    if rules.p.blocked == Some(to) {
        return false;
    }
    match (kind, to) {
        (Skulk::Town | Skulk::Eternal | Skulk::Flexible | Skulk::Blocking, Site::Town(_)) => !space.no_skulk,
        (Skulk::Ritual | Skulk::Flexible | Skulk::Blocking, Site::Ritual(_, 0)) => true,
        // Only a bonus that is unlocked, and no other Skulk space.
        (Skulk::Cult, Site::Lock(lock)) => rules.p.is_broken(lock) && space.gives.skulk.is_none(),
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
        let rules = self.rules();
        let sect = rules.sect(seat);
        (0..CULTISTS).filter(|index| sect.skulking >> index & 1 == 1).find(|index| {
            let space = rules.f.space_at(rules.board(), sect.cultists[*index]);
            space.is_some_and(|space| space.gives.skulk == Some(Skulk::Blocking))
        })
    }

    pub(super) fn prowls_or_asks(&mut self, seat: Seat) -> bool {
        let any = moves(self.rules(), seat, &mut |_, _| ControlFlow::Break(())).is_break();
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
        let Some((index, kind)) = self.rules().skulk_at(seat, from) else { return };
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
