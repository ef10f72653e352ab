//! Locks of the cult board: breaking Elder Signs, their bonuses, and the sign that the Shoggoth breaks. `[lock.break]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Cause, Event, Goods, Keeper, Purse, Site, Source, Step, Who, figures::Lock, position::PRIEST,
    rules_view::RulesView,
};

use super::{Referee, placing, yellow};

/// `[lock.bonus]`
pub(super) fn bonus_question(rules: RulesView<'_>, lock: u8) -> Phrase {
    Phrase::new("ask-bonus").word("lock", crate::words::lock_word(rules.board(), lock))
}

/// `[shoggoth.sign]`
pub(super) fn free_sign_question() -> Phrase {
    Phrase::new("ask-free-sign")
}

/// Whether who acts may use the bonus of a lock now. `[lock.bonus]`
fn bonus_is_open(rules: RulesView<'_>, seat: Seat, lock: u8) -> bool {
    let acting = rules.p.acting;
    // A breaker who was sacrificed in the raid is no longer there.
    if rules.sect(seat).cultists[usize::from(acting)] != Site::Lock(lock) {
        return false;
    }
    let Some(space) = rules.f.space_at(rules.board(), Site::Lock(lock)) else { return false };
    // [action.acolytes]
    if space.who == Who::Acolyte && usize::from(acting) == PRIEST {
        return false;
    }
    // [yellow.entry]
    if space.gives.travel && !yellow::leads_on(rules, lock) {
        return false;
    }
    placing::usable(rules, seat, space).is_ok() && rules.means(seat, Some(acting)).pay(&space.cost)
}

/// The bonus just unlocked is used or not. `[lock.bonus]`
pub(super) fn bonus_answers(each: &mut impl FnMut(Action)) {
    each(Action::Bonus);
    each(Action::NoBonus);
}

/// Each Elder Sign that the Shoggoth can break. `[shoggoth.sign]`
pub(super) fn free_signs(rules: RulesView<'_>, each: &mut impl FnMut(Action)) {
    rules.open_locks().for_each(|lock| each(Action::Break { lock }));
}

pub(super) fn why_not_free_sign(action: Action) -> Option<Refusal> {
    matches!(action, Action::Break { .. }).then(|| Refusal::new("shoggoth.sign", "why-not-accessible"))
}

impl Referee<'_> {
    fn lock(&self, lock: u8) -> &Lock {
        &self.rules().board().locks[usize::from(lock)]
    }

    /// Price, Elder Sign, raid, monster, bonus: in this order. `[lock.order]`
    pub(super) fn break_lock(&mut self, seat: Seat, lock: u8, paid: bool) {
        let face = &self.board().locks[usize::from(lock)];
        if self.board().growth.is_some() {
            self.push(Step::Growth(Some(seat)));
        }
        // [shoggoth.sign]: a sign broken by the Shoggoth brings no bonus in this turn.
        if face.bonus.is_some() && paid {
            self.push(Step::Bonus(seat, lock));
        }
        if face.monster {
            self.push(Step::AfterRaid(seat, lock));
        }
        if face.dice > 0 {
            self.push(Step::Raid(Some(seat), face.dice));
        }
        self.push(Step::TakeSign(seat, lock));
        if paid {
            self.charge(seat, &face.cost);
        }
    }

    pub(super) fn take_sign(&mut self, seat: Seat, lock: u8) {
        self.done();
        self.sign_leaves(Some(seat), lock);
        if !self.awakens() {
            self.lock_speaks(Some(seat), lock);
        }
        self.gain(seat, Purse::of(Goods::Sign, 1));
    }

    /// Whether the thirteenth sign is broken.
    pub(super) fn awakens(&self) -> bool {
        self.p.broken & self.rules().board().all == self.rules().board().all
    }

    /// What a lock does when it breaks, before its raid: growth, an avatar, harm to the players. `[lock.special]`
    pub(super) fn lock_speaks(&mut self, seat: Option<Seat>, lock: u8) {
        let face = self.lock(lock);
        let (growth, avatar, harm, refresh) = (face.growth, face.avatar, face.harm, face.refresh);
        // [glacier.priest]
        if let Some(seat) = seat.filter(|_| refresh)
            && self.sect(seat).refresh_priest()
        {
            self.log.all(|| Event::PriestRefreshed { seat });
        }
        if growth > 0 {
            self.raise_growth(growth);
        }
        if let Some(avatar) = avatar {
            self.gain_avatar(seat, avatar);
        }
        if let Some(strike) = harm {
            self.p.cause = Some(Cause { by: seat, from: Source::Lock(lock) });
            self.strike_all(seat, strike);
        }
    }

    /// An Elder Sign leaves the board. After the thirteenth only its raid is played. `[end.thirteenth]`
    pub(super) fn sign_leaves(&mut self, seat: Option<Seat>, lock: u8) {
        self.p.broken |= 1 << lock;
        self.p.stirred = self.p.round;
        if let Some(seat) = seat {
            let sect = self.sect(seat);
            sect.broke += 1;
            sect.seals |= 1 << lock;
        }
        let (board, all) = (self.p.board, self.rules().board().all);
        let left = (all & !self.p.broken).count_ones();
        self.log.all(|| Event::Breaks { seat, lock, board, left });
        if left == 0 {
            let dice = self.lock(lock).dice;
            self.p.steps.clear();
            self.push(Step::Awaken);
            if dice > 0 {
                self.push(Step::Raid(seat, dice));
            }
        }
    }

    pub(super) fn bonus_or_asks(&mut self, seat: Seat, lock: u8) -> bool {
        if bonus_is_open(self.rules(), seat, lock) {
            return true;
        }
        self.done();
        false
    }

    pub(super) fn use_bonus(&mut self, seat: Seat, lock: u8) {
        self.done();
        let board = self.p.board;
        self.log.all(|| Event::UsesBonus { seat, lock, board });
        self.use_space(seat, Site::Lock(lock));
    }

    pub(super) fn free_sign_or_asks(&mut self, seat: Seat) -> bool {
        let (first, more) = {
            let mut open = self.rules().open_locks();
            (open.next(), open.next().is_some())
        };
        if more {
            return true;
        }
        match first {
            Some(lock) => self.free_sign(seat, lock),
            None => self.done(),
        }
        false
    }

    /// The cultist moves to the lock whose Elder Sign the Shoggoth breaks. `[shoggoth.sign]`
    pub(super) fn free_sign(&mut self, seat: Seat, lock: u8) {
        self.done();
        let acting = usize::from(self.p.acting);
        self.sect(seat).cultists.put(acting, Site::Lock(lock));
        self.break_lock(seat, lock, false);
    }

    /// The Shoggoth goes back to the board.
    pub(super) fn shoggoth_returns(&mut self) {
        self.p.shoggoth = Keeper::Board;
        self.log.all(|| Event::ShoggothReturns);
    }
}
