//! Cards in excess: laid with what was paid, though nothing of them is needed.

use cenacle_table::{Phrase, Refusal};

use crate::{Action, Card, Event, Figures, Position, RESOURCES, Step, card::DOUBLE};

use super::{Referee, RulesView, Ruling, demand};

/// `[quarry.excess]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-adding")
}

/// Once after each element, so that the question cannot go round. `[quarry.excess]`
pub(super) fn can_lay_more(figures: &Figures, p: &Position) -> bool {
    figures.rules >= 2 && !p.added && p.holds_resource()
}

/// Every Resource card in hand. `[quarry.excess]`
pub(super) fn answers(p: &Position, each: &mut impl FnMut(Action)) {
    let held = Card::ALL.into_iter().filter(|card| card.is_resource() && p.holds(*card) > 0);
    held.for_each(|card| each(Action::Add { card }));
    each(Action::AddNoMore);
}

impl RulesView<'_> {
    /// `[quarry.excess]`
    pub(super) fn may_lay_more(self) -> Ruling {
        self.at(Step::Quarry)?;
        demand(self.p.holds_resource(), || Refusal::new("quarry.excess", "why-no-resource"))?;
        demand(can_lay_more(self.figures, self.p), || Refusal::new("quarry.excess", "why-excess-laid"))
    }

    /// `[quarry.excess]`
    pub(super) fn may_add(self, card: Card) -> Ruling {
        self.at(Step::Adding)?;
        self.demand_in_hand(card, "quarry.excess")?;
        demand(card.is_resource(), || Refusal::new("quarry.excess", "why-not-a-resource"))
    }
}

impl Referee<'_> {
    /// `[quarry.excess]`
    pub(super) fn lay_more(&mut self) {
        self.p.added = true;
        self.p.step = Step::Adding;
    }

    /// It counts as used: its amulets are taken, and its units join the surplus of the visit. A Trompe-l'oeil in excess
    /// stands for nothing. `[quarry.excess] [quarry.corrupted] [quarry.surplus]`
    pub(super) fn add(&mut self, card: Card) {
        let (seat, amulets) = (self.p.turn, self.figures.amulets[card.index()]);
        self.use_card(card, amulets);
        let units = if card.standard().is_some() { 1 } else { DOUBLE };
        if card != Card::TrompeLoeil {
            self.p.pool[card.index() % RESOURCES] += units;
        }
        self.log.all(|| Event::Adds { seat, card, amulets });
        // As long as a card is left the question stays: that it is no Resource is nobody's business.
        if self.p.hand().is_empty() {
            self.come_to_quarry();
        }
    }
}
