//! The Scribe: chooses the mosaic for amulets, or turns a die for none.

use cenacle_table::{Phrase, Refusal};

use crate::{Action, Card, Event, Figures, Mosaic, Position, Step};

use super::{Referee, RulesView, Ruling, demand, mosaic::fits_anywhere};

/// `[scribe.mosaic]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-choosing")
}

/// Whether another mosaic than the top one can be laid. `[scribe.mosaic]`
pub(super) fn can_choose(figures: &Figures, p: &Position) -> bool {
    let under = p.mosaics.len().saturating_sub(1);
    p.mosaics[..under].iter().any(|mosaic| fits_anywhere(figures, p, *mosaic))
}

/// Every mosaic of the stack that can be laid, in the order of the data: the stack's order stays hidden.
/// `[scribe.mosaic]`
pub(super) fn mosaics(figures: &Figures, p: &Position, each: &mut impl FnMut(Action)) {
    let all = (0..figures.turns.len() as u8).map(Mosaic);
    let left = all.filter(|mosaic| p.mosaics.contains(mosaic) && fits_anywhere(figures, p, *mosaic));
    left.for_each(|mosaic| each(Action::ChooseMosaic { mosaic }));
}

impl RulesView<'_> {
    /// `[scribe.mosaic]`
    pub(super) fn may_choose_mosaic(self, mosaic: Mosaic) -> Ruling {
        self.at(Step::Choosing)?;
        demand(self.p.mosaics.contains(&mosaic), || Refusal::new("scribe.mosaic", "why-mosaic-gone"))?;
        demand(fits_anywhere(self.figures, self.p, mosaic), || Refusal::new("scribe.mosaic", "why-mosaic-fits-nowhere"))
    }

    /// `[scribe.die]`
    pub(super) fn may_turn_die(self, ankh: bool) -> Ruling {
        self.demand_character(Card::Scribe, "scribe.die")?;
        demand(ankh || self.p.altar > 0, || Refusal::because("scribe.die", Phrase::new("why-altar-empty")))
    }
}

impl Referee<'_> {
    /// `[scribe.mosaic]`
    pub(super) fn choose_mosaic(&mut self, mosaic: Mosaic) {
        let seat = self.p.turn;
        self.p.laying = mosaic;
        self.p.step = Step::Laying;
        self.log.all(|| Event::ScribeChooses { seat, mosaic });
    }

    /// `[scribe.die]`
    pub(super) fn turn_die(&mut self, ankh: bool) {
        self.call(Card::Scribe, 0);
        self.p.altar = if ankh { self.p.altar + 1 } else { self.p.altar - 1 };
        let (seat, altar) = (self.p.turn, self.p.altar);
        self.log.all(|| Event::TurnsDie { seat, ankh, altar });
        if altar == self.figures.dice.count {
            self.begin_offering();
        } else {
            self.resume();
        }
    }
}
