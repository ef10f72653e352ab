//! What somebody does to others: an opponent who is named, or everybody when a lock breaks. `[harm.aim]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Aim, Among, Cause, Event, Goods, Harm, Purse, Site, Source, Step, figures::Strike, rules_view::RulesView,
};

use super::Referee;

/// Who gets it, good or bad. `[harm.aim]`
pub(super) fn question(aim: Aim) -> Phrase {
    match aim {
        Aim::Gift(goods) => Phrase::new("ask-gift").words("goods", vec![(1, goods.word())]),
        Aim::Harm(harm) => Phrase::new("ask-harm").word("harm", crate::words::harm_word(harm)),
    }
}

/// Whether somebody would feel it.
fn can_suffer(rules: RulesView<'_>, seat: Seat, harm: Harm) -> bool {
    let sect = rules.sect(seat);
    match harm {
        Harm::Worship => sect.count(Among::Active, None) > 0,
        Harm::Amoeba => sect.free_lair().is_some() && rules.p.amoebas > 0,
        Harm::Loss => sect.count(Among::Mortal, None) > 0,
        Harm::Flight => true,
    }
}

/// The opponents who can be named. `[harm.aim]`
pub(super) fn opponents(rules: RulesView<'_>, seat: Seat, aim: Aim) -> impl Iterator<Item = Seat> {
    let fits = move |other: &Seat| match aim {
        Aim::Harm(harm) => can_suffer(rules, *other, harm),
        Aim::Gift(_) => true,
    };
    rules.p.everybody().filter(move |other| *other != seat).filter(fits)
}

pub(super) fn targets(rules: RulesView<'_>, seat: Seat, aim: Aim, each: &mut impl FnMut(Action)) {
    opponents(rules, seat, aim).for_each(|who| each(Action::Target { who }));
}

pub(super) fn why_not(action: Action) -> Option<Refusal> {
    matches!(action, Action::Target { .. }).then(|| Refusal::new("harm.aim", "why-no-target"))
}

impl Referee<'_> {
    /// The only opponent is meant without asking; alone, the automaton takes what it can use. `[harm.aim]`
    pub(super) fn aims_or_asks(&mut self, seat: Seat, aim: Aim) -> bool {
        let (first, more) = {
            let mut who = opponents(self.rules(), seat, aim);
            (who.next(), who.next().is_some())
        };
        if more {
            return true;
        }
        match (first, aim) {
            (Some(who), _) => self.aimed(seat, who, aim),
            (None, Aim::Gift(goods)) => {
                self.done();
                self.give_rival(goods);
            }
            (None, Aim::Harm(_)) => self.done(),
        }
        false
    }

    fn give_rival(&mut self, goods: Goods) {
        let goods = Purse::of(goods, 1);
        self.p.rival.goods = self.p.rival.goods.plus(goods);
        self.log.all(|| Event::Given { seat: None, goods });
    }

    pub(super) fn aimed(&mut self, seat: Seat, who: Seat, aim: Aim) {
        self.done();
        // [harm.aim]
        if let Site::Lock(lock) = self.p.sect(seat).cultists[usize::from(self.p.acting)] {
            self.p.cause = Some(Cause { by: Some(seat), from: Source::Lock(lock) });
        }
        match aim {
            Aim::Harm(harm) => self.suffer(who, harm),
            Aim::Gift(goods) => {
                let goods = Purse::of(goods, 1);
                self.log.all(|| Event::Given { seat: Some(who), goods });
                self.gain(who, goods);
            }
        }
    }

    /// Something bad happens to a player. `[lock.special]`
    pub(super) fn suffer(&mut self, seat: Seat, harm: Harm) {
        match harm {
            Harm::Worship => self.push(Step::Worship(seat, false)),
            Harm::Loss => self.push(Step::Remove(seat)),
            Harm::Amoeba => self.receive_amoeba(seat),
            Harm::Flight => self.flee(seat),
        }
    }

    /// It happens to everybody in the order of the round, or to all but one. `[lock.special]`
    pub(super) fn strike_all(&mut self, by: Option<Seat>, strike: Strike) {
        for seat in self.p.in_order().rev().filter(|seat| !strike.others || by != Some(*seat)) {
            self.suffer(seat, strike.does);
        }
    }
}
