//! The Opener of the Way: Acolytes who become Mutants, Abominations and Spawn. `[evolution.track]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{Action, Among, Event, Goods, Payee, Purse, STAGES, Site, Step, rules_view::RulesView};

use super::{Referee, caused};

/// `[evolution.track]`
pub(super) fn question(stage: u8) -> Phrase {
    Phrase::new("ask-evolve").word("stage", crate::words::stage_word(stage))
}

/// `[evolution.theft]`
pub(super) fn rob_question(victim: Seat) -> Phrase {
    Phrase::new("ask-rob").seat("who", victim)
}

/// `[evolution.theft]`
pub(super) fn surrender_question(rules: RulesView<'_>) -> Phrase {
    caused(rules, "ask-surrender", ["ask-surrender-by", "ask-surrender"])
}

/// Where Acolytes are who can come to this stage: anybody within reach to the first, the stage before to the others.
/// `[evolution.track]`
pub(super) fn candidates(rules: RulesView<'_>, seat: Seat, stage: u8) -> impl Iterator<Item = Site> + use<> {
    let sort = match stage {
        0 => Among::WithinReach,
        1 => Among::Mutants,
        _ => Among::Abominations,
    };
    rules.sect(seat).where_acolytes(sort, None)
}

pub(super) fn answers(rules: RulesView<'_>, seat: Seat, stage: u8, each: &mut impl FnMut(Action)) {
    candidates(rules, seat, stage).for_each(|from| each(Action::Evolve { from }));
}

pub(super) fn why_not_evolve(action: Action) -> Option<Refusal> {
    matches!(action, Action::Evolve { .. }).then(|| Refusal::new("evolution.track", "why-cannot-evolve"))
}

/// Acolytes who can be given for a grimoire, by their stage. `[evolution.grimoire]`
pub(super) fn offers(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    let there = |stage: &u8| rules.sect(seat).acolytes_at(Site::Evolved(*stage)) > 0;
    (1..STAGES as u8).filter(there).for_each(|stage| each(Action::Offer { stage }));
}

pub(super) fn why_not_surrender(action: Action) -> Option<Refusal> {
    matches!(action, Action::Offer { .. }).then(|| Refusal::new("evolution.theft", "why-no-offer"))
}

/// A grimoire, or a creature. `[evolution.theft]`
pub(super) fn robberies(each: &mut impl FnMut(Action)) {
    each(Action::Rob { creature: false });
    each(Action::Rob { creature: true });
}

impl Referee<'_> {
    pub(super) fn evolves_or_asks(&mut self, seat: Seat, stage: u8) -> bool {
        let mut sites = candidates(self.rules(), seat, stage);
        let first = sites.next();
        if sites.next().is_some() {
            return true;
        }
        match first {
            Some(from) => self.evolve(seat, from, stage),
            None => self.done(),
        }
        false
    }

    pub(super) fn evolve(&mut self, seat: Seat, from: Site, stage: u8) {
        self.done();
        let sect = self.sect(seat);
        let Some(cultist) = sect.acolyte_at(from, None) else { return };
        sect.send(cultist, Site::Evolved(stage));
        let board = self.p.board;
        self.log.all(|| Event::Evolves { seat, from, stage, board });
    }

    /// An Acolyte of the track is given instead of a grimoire, and goes to the Asylum. `[evolution.grimoire]`
    /// If somebody takes the grimoire he gains one of the supply.
    pub(super) fn offer(&mut self, seat: Seat, stage: u8, to: Payee) {
        let Some(cultist) = self.p.sect(seat).acolyte_at(Site::Evolved(stage), None) else { return };
        self.lock_up(seat, cultist);
        self.log.all(|| Event::Offers { seat, stage });
        if to != Payee::Supply && self.p.grimoires() < self.figures.grimoires {
            self.credit(seat, to, Purse::of(Goods::Grimoire, 1));
        }
    }

    /// [evolution.theft]
    pub(super) fn rob(&mut self, seat: Seat, victim: Seat, creature: bool) {
        self.done();
        if creature {
            self.push(Step::Surrender(victim, seat));
        } else {
            self.push(Step::Levy(victim, Payee::Exposed(seat), Goods::Grimoire, 1));
        }
    }

    pub(super) fn surrenders_or_asks(&mut self, seat: Seat, to: Seat) -> bool {
        let mut stages = (1..STAGES as u8).filter(|stage| self.p.sect(seat).acolytes_at(Site::Evolved(*stage)) > 0);
        let first = stages.next();
        if stages.next().is_some() {
            return true;
        }
        match first {
            Some(stage) => self.surrender(seat, to, stage),
            None => self.done(),
        }
        false
    }

    pub(super) fn surrender(&mut self, seat: Seat, to: Seat, stage: u8) {
        self.done();
        self.offer(seat, stage, Payee::Exposed(to));
    }

    /// What the Acolytes on the track take off a raid. `[evolution.defence]`
    pub(super) fn evolved_defend(&mut self, seat: Seat) {
        let Some(defence) = self.rules().board().evolution else { return };
        let sect = self.p.sect(seat);
        let all: u8 = (0..STAGES).map(|stage| defence[stage] * sect.acolytes_at(Site::Evolved(stage as u8))).sum();
        let by = all.min(sect.siege.strength);
        if by == 0 {
            return;
        }
        let siege = &mut self.sect(seat).siege;
        siege.strength -= by;
        let left = siege.strength;
        self.log.all(|| Event::EvolvedDefend { seat, by, left });
    }
}
