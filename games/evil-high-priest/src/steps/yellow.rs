//! The Yellow Sign: the King, and the cultists who travel along the tracks. `[king.control]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Denied, Event, Keeper, Purse, Room, Site, Step, figures::SLOTS, position::CULTISTS, rules_view::RulesView,
};

use super::Referee;

/// `[yellow.entry]`
pub(super) fn demolish_question() -> Phrase {
    Phrase::new("ask-demolish")
}

/// `[yellow.either]`
pub(super) fn either_question() -> Phrase {
    Phrase::new("ask-either")
}

/// Chambers that can be given up. `[yellow.entry]`
pub(super) fn rooms(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    let there = |room: &u8| rules.sect(seat).rooms[usize::from(*room) - 1].chamber.is_one();
    (1..=SLOTS as u8).filter(there).for_each(|room| each(Action::Demolish { room }));
}

pub(super) fn why_not_demolish(action: Action) -> Option<Refusal> {
    matches!(action, Action::Demolish { .. }).then(|| Refusal::new("yellow.entry", "why-no-room"))
}

/// What can be had of a monster and a chamber. `[yellow.either]`
pub(super) fn either(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    if rules.sect(seat).free_lair().is_some() && rules.monster_left() {
        each(Action::WantMonster);
    }
    if rules.denied() != Some(Denied::Chamber) && rules.chamber_left() {
        each(Action::WantChamber);
    }
}

/// Whether a track can be entered at this lock: its next step is unlocked. `[yellow.entry]`
#[inline]
pub(super) fn leads_on(rules: RulesView<'_>, lock: u8) -> bool {
    rules.board().locks[usize::from(lock)].next.is_some_and(|next| rules.p.is_broken(next))
}

impl Referee<'_> {
    /// The King has a new master; who stood on his card flees. `[king.control]`
    pub(super) fn take_king(&mut self, seat: Option<Seat>) {
        let keeper = seat.map_or(Keeper::Rival, Keeper::Seat);
        if let Keeper::Seat(old) = self.p.king
            && self.p.king != keeper
            && let Some(cultist) = self.p.sect(old).acolyte_at(Site::King, None)
        {
            self.sect(old).send(cultist, Site::Escape);
            self.log.all(|| Event::KingLeft { seat: old });
        }
        self.p.king = keeper;
        self.log.all(|| Event::King { seat });
    }

    /// Acolytes come from the Asylum, ready to act. `[king.use]`
    pub(super) fn make_ready(&mut self, seat: Seat, count: u8) {
        let mut freed = 0;
        while freed < count {
            let sect = self.sect(seat);
            let Some(cultist) = sect.acolyte_at(Site::Asylum, None) else { break };
            sect.send(cultist, Site::Pool);
            freed += 1;
        }
        self.log.all(|| Event::Readies { seat, count: freed });
    }

    /// The cultist who acts enters the track of the lock he stands on. `[yellow.entry]`
    pub(super) fn enter_track(&mut self, seat: Seat, lock: u8) {
        let (acting, at) = (usize::from(self.p.acting), Site::Track(lock));
        self.sect(seat).send(acting, at);
        let board = self.p.board;
        self.log.all(|| Event::Enters { seat, at, board });
    }

    /// Travellers, the foremost first, so that nobody stands in another's way. `[yellow.track]`
    pub(super) fn push_travellers(&mut self) {
        let Some(count) = self.rules().board().king.map(|_| self.rules().board().locks.len() as u8) else { return };
        for lock in 0..count {
            for seat in self.p.in_order().rev() {
                for cultist in 0..CULTISTS {
                    if self.p.sect(seat).cultists[cultist] == Site::Track(lock) {
                        self.push(Step::Chant(seat, cultist as u8));
                    }
                }
            }
        }
    }

    /// A traveller goes to the next step and gains its reward; if none is unlocked he comes home. `[yellow.track]`
    pub(super) fn travel(&mut self, seat: Seat, cultist: usize, lock: u8) {
        let board = self.p.board;
        let next = self.rules().board().locks[usize::from(lock)].next.filter(|next| self.p.is_broken(*next));
        match next {
            Some(next) => {
                let at = Site::Track(next);
                self.sect(seat).send(cultist, at);
                self.log.all(|| Event::Chants { seat, at, board });
                self.push(Step::Reward(seat, at));
            }
            None => {
                self.sect(seat).send(cultist, Site::Pool);
                self.log.all(|| Event::RitualDone { seat, at: Site::Track(lock), board });
            }
        }
    }

    pub(super) fn demolishes_or_asks(&mut self, seat: Seat) -> bool {
        let (mut first, mut count) = (None, 0);
        rooms(self.rules(), seat, &mut |action| {
            first = first.or(Some(action));
            count += 1;
        });
        if count > 1 {
            return true;
        }
        match first {
            Some(Action::Demolish { room }) => self.demolish(seat, room),
            _ => self.done(),
        }
        false
    }

    /// What the chamber held lies exposed. `[yellow.entry]`
    pub(super) fn demolish(&mut self, seat: Seat, room: u8) {
        self.done();
        let sect = self.sect(seat);
        let Room { chamber, holds } = std::mem::take(&mut sect.rooms[usize::from(room) - 1]);
        let holds: Purse = holds;
        sect.exposed = sect.exposed.plus(holds);
        self.p.discard.push(chamber);
        self.log.all(|| Event::Demolishes { seat, chamber, room });
    }

    pub(super) fn either_or_asks(&mut self, seat: Seat) -> bool {
        let (mut first, mut count) = (None, 0);
        either(self.rules(), seat, &mut |action| {
            first = first.or(Some(action));
            count += 1;
        });
        if count > 1 {
            return true;
        }
        match first {
            Some(action) => self.take_either(seat, action),
            None => self.done(),
        }
        false
    }

    pub(super) fn take_either(&mut self, seat: Seat, action: Action) {
        self.done();
        match action {
            Action::WantMonster => self.push(Step::Monster(seat)),
            _ => self.push(Step::Chamber(seat, false)),
        }
    }
}
