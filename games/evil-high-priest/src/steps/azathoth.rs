//! The Crawling Chaos: Acolytes who worship Azathoth, and the four avatars. `[azathoth.send]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Aim, Among, Cause, End, Event, Harm, Keeper, RITUALS, Service, Site, Source, Step, rules_view::RulesView,
};

use super::{Referee, caused, harm};

/// Who is sent as a price is nobody else's doing. `[azathoth.send]`
pub(super) fn worship_question(rules: RulesView<'_>, price: bool) -> Phrase {
    match price {
        true => Phrase::new("ask-worship"),
        false => caused(rules, "ask-worship", ["ask-worship-by", "ask-worship-rival"]),
    }
}

/// `[avatar.upkeep]`
pub(super) fn avatar_question(rules: RulesView<'_>, avatar: u8) -> Phrase {
    Phrase::new("ask-avatar").word("avatar", crate::words::avatar_word(rules.board(), avatar))
}

/// What an avatar can do for its keeper now, besides nothing. `[avatar.upkeep]`
pub(super) fn services(rules: RulesView<'_>, seat: Seat, avatar: u8, each: &mut dyn FnMut(Action)) {
    let Some(face) = rules.board().avatars.get(usize::from(avatar)) else { return };
    let p = rules.p;
    let pool = || p.everybody().filter(|whose| p.sect(*whose).acolytes_at(Site::Azathoth) > 0);
    match face.service {
        Service::Retrieve => pool().for_each(|whose| each(Action::Retrieve { whose })),
        Service::Enchant if p.raided => {
            let taken = p.occupied(seat);
            for whose in pool() {
                for ritual in (0..RITUALS as u8).filter(|ritual| !taken.contains(Site::Ritual(*ritual, 0))) {
                    each(Action::Enchant { whose, ritual });
                }
            }
        }
        Service::Enchant => {}
        Service::Send => {
            harm::opponents(rules, seat, Aim::Harm(Harm::Worship)).for_each(|who| each(Action::Target { who }));
        }
        // [reward.nothing]
        Service::Monster if rules.f.rules >= 2 && !rules.monster_left() => {}
        Service::Monster if p.sect(seat).monsters() == 0 => each(Action::Accept),
        Service::Monster => {}
    }
}

/// What it can do, or nothing. `[avatar.upkeep]`
pub(super) fn answers(rules: RulesView<'_>, seat: Seat, avatar: u8, each: &mut impl FnMut(Action)) {
    services(rules, seat, avatar, each);
    each(Action::Decline);
}

pub(super) fn why_not_serve(action: Action) -> Option<Refusal> {
    matches!(action, Action::Retrieve { .. } | Action::Enchant { .. } | Action::Target { .. })
        .then(|| Refusal::new("avatar.upkeep", "why-avatar-cannot"))
}

/// Each site with an active Acolyte; who acts is no price. `[azathoth.send] [cost.self]`
pub(super) fn worshippers(rules: RulesView<'_>, seat: Seat, price: bool, each: &mut impl FnMut(Action)) {
    let except = price.then_some(rules.p.acting);
    rules.sect(seat).where_acolytes(Among::Active, except).for_each(|from| each(Action::Worship { from }));
}

pub(super) fn why_not_worship(rules: RulesView<'_>, seat: Seat, price: bool, action: Action) -> Option<Refusal> {
    let Action::Worship { from } = action else { return None };
    Some(if price && rules.sect(seat).cultists[usize::from(rules.p.acting)] == from {
        Refusal::new("cost.self", "why-self")
    } else {
        Refusal::new("azathoth.send", "why-no-worshipper")
    })
}

impl Referee<'_> {
    /// One of these Acolytes goes; it is asked which, if there is a choice. `[azathoth.send]`
    pub(super) fn worships_or_asks(&mut self, seat: Seat, price: bool) -> bool {
        let except = price.then_some(self.p.acting);
        let mut sites = self.p.sect(seat).where_acolytes(Among::Active, except);
        let first = sites.next();
        if sites.next().is_some() {
            return true;
        }
        match first {
            Some(from) => self.worship(seat, from, price),
            None => self.done(),
        }
        false
    }

    pub(super) fn worship(&mut self, seat: Seat, from: Site, price: bool) {
        self.done();
        let except = price.then_some(self.p.acting);
        let sect = self.sect(seat);
        let Some(cultist) = sect.acolyte_at(from, except) else { return };
        sect.send(cultist, Site::Azathoth);
        let most = self.p.worship_limit(self.rules().board().azathoth.unwrap_or(u8::MAX / 8));
        let (now, board) = (self.p.worshippers(), self.p.board);
        self.log.all(|| Event::Worships { seat, from, board, now, most });
        // [azathoth.end]
        if now >= most {
            self.end(End::Devoured);
        }
    }

    /// Own Acolytes come back, to Escape. `[azathoth.back]`
    pub(super) fn let_go(&mut self, seat: Seat, count: u8) {
        let mut freed = 0;
        while freed < count {
            let sect = self.sect(seat);
            let Some(cultist) = sect.acolyte_at(Site::Azathoth, None) else { break };
            sect.send(cultist, Site::Escape);
            freed += 1;
        }
        self.log.all(|| Event::LetGo { seat, count: freed });
    }

    /// The avatar of a lock comes to who broke it. `[avatar.gain]`
    pub(super) fn gain_avatar(&mut self, seat: Option<Seat>, avatar: u8) {
        self.p.avatars[usize::from(avatar)] = seat.map_or(Keeper::Rival, Keeper::Seat);
        let board = self.p.board;
        self.log.all(|| Event::AvatarGained { seat, avatar, board });
    }

    pub(super) fn avatar_or_asks(&mut self, seat: Seat, avatar: u8) -> bool {
        let mut any = false;
        services(self.rules(), seat, avatar, &mut |_| any = true);
        if !any {
            self.done();
        }
        any
    }

    pub(super) fn avatar_serves(&mut self, seat: Seat, avatar: u8, action: Action) {
        self.done();
        let board = self.p.board;
        self.log.all(|| Event::AvatarServes { seat, avatar, board });
        let gives = self.rules().board().avatars[usize::from(avatar)].gives;
        self.give(seat, None, &gives);
        match action {
            Action::Retrieve { whose } => self.let_go(whose, 1),
            Action::Enchant { whose, ritual } => {
                let at = Site::Ritual(ritual, 0);
                if let Some(cultist) = self.p.sect(whose).acolyte_at(Site::Azathoth, None) {
                    self.sect(whose).send(cultist, at);
                    self.log.all(|| Event::Enchanted { seat: whose, at, board });
                }
            }
            Action::Target { who } => {
                self.p.cause = Some(Cause { by: Some(seat), from: Source::Avatar(avatar) });
                self.suffer(who, Harm::Worship);
            }
            _ => self.push(Step::Monster(seat)),
        }
    }
}
