//! Visiting the quarry: choosing elements, and what follows when the visit is over.

use cenacle_table::{Phrase, Refusal};

use crate::{Action, Card, Event, Figures, Position, Spent, Step, Work};

use super::{
    Referee, RulesView, Ruling, affordable, characters, characters::can_be_called, demand, excess::can_lay_more,
    missing, payment::Purse, scribe::can_choose,
};

/// Whether anything more is payable or not. `[quarry.visit]`
pub(super) fn question(figures: &Figures, p: &Position) -> Phrase {
    Phrase::new(if can_build(figures, p) { "ask-quarry" } else { "ask-quarry-done" })
}

/// Whether anything more can be paid for in this visit. `[quarry.visit]`
pub(crate) fn can_build(figures: &Figures, p: &Position) -> bool {
    let mut any = false;
    works(figures, p, &mut |action| any |= matches!(action, Action::Build { .. } | Action::BuildWithScribe));
    any
}

/// Elements left and payable; the Scribe's mosaic too. `[quarry.visit]`
#[inline]
pub(super) fn works(figures: &Figures, p: &Position, each: &mut impl FnMut(Action)) {
    let purse = Purse::of(p);
    for work in Work::ALL {
        if p.built(work) < figures.works[work as usize] && purse.pays(figures, &figures.cost[work as usize]) {
            each(Action::Build { work });
        }
    }
    let scribe = p.holds(Card::Scribe) > 0 && can_be_called(figures, p, Card::Scribe);
    if scribe && affordable(figures, p, Work::Mosaic) && can_choose(figures, p) {
        each(Action::BuildWithScribe);
    }
}

/// Whether an element is left and payable.
fn any_work(figures: &Figures, p: &Position) -> bool {
    let purse = Purse::of(p);
    let open = |work: &Work| p.built(*work) < figures.works[*work as usize];
    Work::ALL.into_iter().filter(open).any(|work| purse.pays(figures, &figures.cost[work as usize]))
}

impl RulesView<'_> {
    /// `[quarry.visit]`
    pub(super) fn may_build(self, work: Work) -> Ruling {
        self.demand_in_quarry()?;
        demand(self.p.built(work) < self.figures.works[work as usize], || {
            Refusal::because("quarry.visit", Phrase::new("why-work-finished").word("work", work.word()))
        })?;
        self.demand_affordable(work)
    }

    /// `[scribe.mosaic]`
    pub(super) fn may_build_with_scribe(self) -> Ruling {
        self.demand_in_quarry()?;
        self.demand_callable(Card::Scribe, "scribe.mosaic")?;
        demand(can_choose(self.figures, self.p), || {
            let alone = self.p.mosaics.len() < 2;
            Refusal::new("scribe.mosaic", if alone { "why-no-mosaic-to-choose" } else { "why-only-the-top-fits" })
        })?;
        self.demand_affordable(Work::Mosaic)
    }

    fn demand_in_quarry(self) -> Ruling {
        if self.p.step == Step::Quarry { Ok(()) } else { self.at(Step::Start) }
    }

    fn demand_affordable(self, work: Work) -> Ruling {
        demand(affordable(self.figures, self.p, work), || {
            let (merchants, trompes) = (self.p.architect().merchants, self.p.holds(Card::TrompeLoeil));
            let why = Phrase::new("why-too-dear")
                .word("work", work.word())
                .words("missing", missing(self.figures, self.p, work))
                .number("jokers", merchants + trompes)
                .number("merchants", merchants)
                .number("trompes", trompes);
            Refusal::because("quarry.pay", why)
        })
    }
}

impl Referee<'_> {
    /// `[quarry.visit]`
    pub(super) fn build(&mut self, work: Work) {
        self.p.scribe = false;
        self.begin(work);
    }

    /// `[scribe.mosaic]`
    pub(super) fn build_with_scribe(&mut self) {
        self.p.scribe = true;
        self.call(Card::Scribe, self.figures.amulets[Card::Scribe.index()]);
        self.begin(Work::Mosaic);
    }

    fn begin(&mut self, work: Work) {
        self.p.work = work;
        self.p.need = self.figures.cost[work as usize];
        self.p.spent = Spent::default();
        self.settle();
    }

    /// An element stands: its talents are paid. `[quarry.reward]`
    pub(super) fn finish_work(&mut self, place: u8, counted: u16) {
        let (work, seat) = (self.p.work, self.p.turn);
        let index = work as usize;
        let rewards = &self.figures.reward[index];
        let base = rewards[usize::from(self.p.built[index]) % rewards.len()];
        let extra = counted * self.figures.extra[index];
        self.p.built[index] += 1;
        self.p.visit += 1;
        self.p.added = false;
        let number = self.p.built[index];
        let architect = self.architect();
        architect.talents += base + extra;
        architect.works += 1;
        self.log.all(|| Event::Builds { seat, work, number, place, base, extra });
    }

    /// Between two elements: asked where there is something to decide, or a hand that others do not know.
    /// `[quarry.visit] [quarry.finish]`
    pub(super) fn come_to_quarry(&mut self) {
        self.p.step = Step::Quarry;
        let (figures, p) = (self.figures, &*self.p);
        // rules 1: asked every time.
        if figures.rules >= 2
            && p.is_open_book()
            && !any_work(figures, p)
            && !can_lay_more(figures, p)
            && !characters::any(figures, p)
        {
            self.close_visit();
        }
    }

    /// Bonus, Cleopatra's steps, the end, the dice: once, when the visit is over. `[quarry.finish]`
    pub(super) fn close_visit(&mut self) {
        let (seat, works) = (self.p.turn, self.p.visit);
        // [quarry.bonus]
        let bonus = match works {
            0 | 1 => 0,
            2 => self.figures.bonus[0],
            _ => self.figures.bonus[1],
        };
        if bonus > 0 {
            self.architect().talents += bonus;
            self.log.all(|| Event::Bonus { seat, works, talents: bonus });
        }
        // [quarry.surplus]
        self.p.pool = [0; 5];
        self.walk_cleopatra();
        if self.p.cleopatra >= self.figures.squares {
            self.finish_game(Step::Arrived);
        } else {
            self.throw_dice();
        }
    }
}
