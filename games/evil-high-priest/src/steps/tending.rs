//! The third step of the Upkeep: each player's monsters, avatars and glaciers, in whatever order he likes. `[upkeep.any-order]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Event, Keeper, Purse, Step, When,
    figures::AVATARS,
    rules_view::{RulesView, each_lock},
};

use super::{Referee, azathoth, powers};

/// `[upkeep.any-order]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-tend")
}

/// The bit of glaciers that have not paid, after those of the avatars.
const GLACIERS: u8 = 1 << AVATARS;

/// What the glaciers that are awake pay each player. `[glacier.upkeep]`
pub(crate) fn income(rules: RulesView<'_>) -> Purse {
    let board = rules.board();
    let awake = each_lock(board.glaciers & rules.p.broken);
    awake.fold(Purse::NONE, |all, lock| all.plus(board.locks[usize::from(lock)].glacier))
}

/// Avatars of those that are left who could do something for the seat now.
fn servants(rules: RulesView<'_>, seat: Seat, left: u8) -> impl Iterator<Item = u8> {
    (0..AVATARS as u8).filter(move |avatar| left >> avatar & 1 == 1).filter(move |avatar| {
        let mut any = false;
        azathoth::services(rules, seat, *avatar, &mut |_| any = true);
        any
    })
}

pub(super) fn answers(rules: RulesView<'_>, seat: Seat, left: u8, each: &mut impl FnMut(Action)) {
    powers::invocations(rules, seat, When::Upkeep, each);
    servants(rules, seat, left).for_each(|avatar| each(Action::Call { avatar }));
    if left & GLACIERS != 0 {
        each(Action::Thaw);
    }
    each(Action::Pass);
}

pub(super) fn why_not(rules: RulesView<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    match action {
        Action::Call { .. } => Some(Refusal::new("avatar.upkeep", "why-avatar-cannot")),
        _ => powers::why_not_invoke(rules, seat, action),
    }
}

impl Referee<'_> {
    /// Everybody in the order of the round. `[upkeep.order] [glacier.upkeep]`
    pub(super) fn tend_all(&mut self) {
        let income = income(self.rules());
        if self.p.is_solo() && !income.is_empty() {
            self.rival_gains(income);
        }
        let pays = if income.is_empty() { 0 } else { GLACIERS };
        for seat in self.p.in_order().rev() {
            let mine = |avatar: &usize| self.p.avatars[*avatar] == Keeper::Seat(seat);
            let left = (0..AVATARS).filter(mine).fold(pays, |left, avatar| left | 1 << avatar);
            if left != 0 || self.p.boxes.bring_cards() {
                self.push(Step::Tend(seat, left));
            }
        }
    }

    /// What comes by itself comes; a single avatar is asked for at once; otherwise the player says what is next.
    pub(super) fn tends_or_asks(&mut self, seat: Seat, left: u8) -> bool {
        let optional = match self.wakes(seat) {
            powers::Waking::Acts => return false,
            powers::Waking::Waits => true,
            powers::Waking::Sleeps => false,
        };
        let pays = left & GLACIERS != 0;
        let (first, more) = {
            let mut servants = servants(self.rules(), seat, left);
            (servants.next(), servants.next().is_some())
        };
        match first {
            _ if optional => return true,
            Some(avatar) if !more && !pays => self.call(seat, left, avatar),
            Some(_) => return true,
            None if pays => self.thaw(seat, left),
            None => self.done(),
        }
        false
    }

    pub(super) fn call(&mut self, seat: Seat, left: u8, avatar: u8) {
        self.done();
        self.push(Step::Tend(seat, left & !(1 << avatar)));
        self.push(Step::Avatar(seat, avatar));
    }

    /// [glacier.upkeep]
    pub(super) fn thaw(&mut self, seat: Seat, left: u8) {
        self.done();
        self.push(Step::Tend(seat, left & !GLACIERS));
        self.gain(seat, income(self.rules()));
    }

    /// Glaciers pay in any case.
    pub(super) fn tended(&mut self, seat: Seat, left: u8) {
        self.done();
        if left & GLACIERS != 0 {
            self.gain(seat, income(self.rules()));
        }
    }

    /// Glaciers that are awake are told of.
    pub(super) fn tell_glaciers(&mut self) {
        let board = self.p.board;
        for lock in each_lock(self.board().glaciers & self.p.broken) {
            self.log.all(|| Event::Glacier { lock, board });
        }
    }
}
