//! The Guardian of the Pyramid: Amoebas that are gained and given, Acolytes who leave the game or flee. `[amoeba.cost]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{Action, Among, Event, Monster, Site, Step, position::CULTISTS, rules_view::RulesView};

use super::{Referee, caused};

/// `[guardian.loss]`
pub(super) fn question(rules: RulesView<'_>) -> Phrase {
    caused(rules, "ask-remove", ["ask-remove-by", "ask-remove-rival"])
}

/// `[eternal.use]`
pub(super) fn eternal_question(rules: RulesView<'_>, seat: Seat, cultist: u8) -> Phrase {
    let at = rules.sect(seat).cultists[usize::from(cultist)];
    Phrase::new("ask-eternal").word("site", crate::words::site_word(rules.f, rules.board(), at))
}

/// Each site with an Acolyte who can leave the game. `[guardian.loss]`
pub(super) fn losses(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    rules.sect(seat).where_acolytes(Among::Mortal, None).for_each(|from| each(Action::Remove { from }));
}

pub(super) fn why_not_remove(action: Action) -> Option<Refusal> {
    matches!(action, Action::Remove { .. }).then(|| Refusal::new("guardian.loss", "why-nobody-there"))
}

/// A place that costs something is used or not. `[eternal.use]`
pub(super) fn eternal_answers(each: &mut impl FnMut(Action)) {
    each(Action::Accept);
    each(Action::Decline);
}

impl Referee<'_> {
    /// An Amoeba moves into a free Lair, if there is one. `[amoeba.given]`
    pub(super) fn receive_amoeba(&mut self, seat: Seat) {
        let Some(lair) = self.p.sect(seat).free_lair().filter(|_| self.p.amoebas > 0) else {
            self.log.all(|| Event::NoAmoeba { seat });
            return;
        };
        self.p.amoebas -= 1;
        self.sect(seat).lairs[lair] = Monster::AMOEBA;
        self.log.all(|| Event::GainsAmoeba { seat });
    }

    /// Amoebas are paid with: they go back to their pile. `[amoeba.cost]`
    pub(super) fn discard_amoebas(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            let lair = self.p.sect(seat).lairs.iter().position(|monster| *monster == Monster::AMOEBA);
            let Some(lair) = lair else { return };
            let monster = self.send_off(seat, lair as u8);
            self.log.all(|| Event::Discards { seat, monster });
        }
    }

    /// [guardian.flight]
    pub(super) fn flee(&mut self, seat: Seat) {
        let sect = self.sect(seat);
        for cultist in 1..CULTISTS {
            if sect.cultists[cultist].is_mortal() {
                sect.send(cultist, Site::Escape);
            }
        }
        self.log.all(|| Event::Flees { seat });
    }

    /// [guardian.loss]
    pub(super) fn removes_or_asks(&mut self, seat: Seat) -> bool {
        let mut sites = self.p.sect(seat).where_acolytes(Among::Mortal, None);
        let first = sites.next();
        if sites.next().is_some() {
            return true;
        }
        match first {
            Some(from) => self.remove(seat, from),
            None => self.done(),
        }
        false
    }

    pub(super) fn remove(&mut self, seat: Seat, from: Site) {
        self.done();
        let sect = self.sect(seat);
        let Some(cultist) = sect.acolyte_at(from, None) else { return };
        sect.send(cultist, Site::Away);
        let board = self.p.board;
        self.log.all(|| Event::Removes { seat, from, board });
    }

    /// The Acolyte stays at the place for good; he may use it at once. `[eternal.stay]`
    pub(super) fn become_eternal(&mut self, seat: Seat, cultist: usize, place: u8) {
        let at = Site::Eternal(place);
        self.sect(seat).send(cultist, at);
        let board = self.p.board;
        self.log.all(|| Event::BecomesEternal { seat, at, board });
        self.push(Step::Eternal(seat, cultist as u8));
    }

    /// Before the first cultist is placed each owner may use the places of his Eternal Acolytes. `[eternal.use]`
    pub(super) fn eternals(&mut self) {
        for seat in self.p.in_order().rev() {
            let eternal = self.p.sect(seat).cultists.among(Among::Eternal, None);
            for cultist in eternal.last_first() {
                self.push(Step::Eternal(seat, cultist as u8));
            }
        }
    }

    /// A free place is used without asking. `[eternal.use]`
    pub(super) fn eternal_or_asks(&mut self, seat: Seat, cultist: u8) -> bool {
        let at = self.p.sect(seat).cultists[usize::from(cultist)];
        let rules = self.rules();
        let space = rules.f.space(rules.board(), at).filter(|_| matches!(at, Site::Eternal(_)));
        let payable = |space: &crate::Space| rules.means(seat, Some(cultist)).pay(&space.cost);
        match space.filter(payable) {
            None => self.done(),
            Some(space) if space.cost.is_free() => self.eternal_serves(seat, cultist),
            Some(_) => return true,
        }
        false
    }

    pub(super) fn eternal_serves(&mut self, seat: Seat, cultist: u8) {
        self.done();
        let at = self.p.sect(seat).cultists[usize::from(cultist)];
        self.p.acting = cultist;
        let board = self.p.board;
        self.log.all(|| Event::EternalServes { seat, at, board });
        self.use_space(seat, at);
    }
}
