//! Skulks: at the end of the Action phase they move to a space, even a taken one, and use it. `[skulk.move]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Cultist, Event, Phase, Site, Skulk, Step,
    figures::{DoorSet, Doors, each_door},
    position::{CULTISTS, PRIEST},
    rules_view::RulesView,
};

use super::{Referee, costs, placing};

/// `[skulk.move]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-prowl")
}

/// Each Skulk of a seat who may move now: from where, and the doors that he may take.
fn moves(rules: RulesView<'_>, seat: Seat) -> impl Iterator<Item = (Site, DoorSet)> {
    let (sect, doors) = (rules.sect(seat), rules.doors());
    let stalking = matches!(rules.p.step(), Step::Stalk(_));
    let there = doors.open(Doors::times(rules.p, rules.f.skulks(rules.p.players), seat));
    let open = there & !rules.p.blocked.map_or(0, |site| doors.at(site));
    (0..CULTISTS).filter(|index| sect.skulking >> index & 1 == 1).filter_map(move |index| {
        let from = sect.cultists[index];
        let (_, kind) = rules.skulk_at(seat, from)?;
        // [skulk.kinds]
        if stalking && kind != Skulk::Blocking {
            return None;
        }
        let reach = match kind {
            Skulk::Town | Skulk::Eternal => doors.prowled(),
            Skulk::Ritual => doors.rituals(),
            Skulk::Flexible | Skulk::Blocking => doors.prowled() | doors.rituals(),
            Skulk::Cult => doors.quiet_bonuses(),
        };
        let paid = match kind {
            // [eternal.stay]: he may stand where he cannot pay.
            Skulk::Eternal => DoorSet::MAX,
            // [priest-card.scott]: an Acolyte does not pay for a ritual.
            _ if sect.stipend && index != PRIEST => doors.rituals(),
            _ => 0,
        };
        let too_dear = doors.prices().too_dear(&rules.means(seat, Some(index as u8)));
        Some((from, placing::usable_doors(rules, seat, open & reach & (!too_dear | paid))))
    })
}

pub(super) fn answers(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    for (from, to) in moves(rules, seat) {
        each_door(to).for_each(|door| each(Action::Prowl { from, to: rules.doors().site(door) }));
    }
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
        if super::those(self.p, |sect| sect.skulking != 0).is_empty() {
            return;
        }
        self.log.all(|| Event::Skulking);
        for seat in self.p.in_order().rev() {
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
        if sect.skulking == 0 {
            return None;
        }
        (0..CULTISTS).filter(|index| sect.skulking >> index & 1 == 1).find(|index| {
            let space = rules.f.space_at(rules.board(), sect.cultists[*index]);
            space.is_some_and(|space| space.gives.skulk == Some(Skulk::Blocking))
        })
    }

    pub(super) fn prowls_or_asks(&mut self, seat: Seat) -> bool {
        let any = moves(self.rules(), seat).any(|(_, to)| to != 0);
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
