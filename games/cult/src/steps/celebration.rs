//! Supremacy: celebrating instead of taking part. `[supremacy.celebrate]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Deck, Event, Feast, Step,
    event::{Fate, Goods},
    rules_view::RulesView,
};

use super::Referee;

/// `[supremacy.celebrate]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-celebrate")
}

/// `[supremacy.feast]`
pub(super) fn feast_question() -> Phrase {
    Phrase::new("ask-feast")
}

/// `[supremacy.celebrate]`
pub(super) fn answers(each: &mut impl FnMut(Action)) {
    each(Action::Celebrate);
    each(Action::Abstain);
}

/// What the celebration may bring. `[supremacy.feast]`
pub(super) fn feasts(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    for (feast, brings) in (0..).zip(&rules.f.feasts) {
        match *brings {
            Feast::Raise { by } => {
                for priest in rules.p.cult(seat).home.values() {
                    if rules.raised(seat, priest.into(), by).is_some() {
                        each(Action::Feast { feast, priest: Some(priest) });
                    }
                }
            }
            Feast::Priest { value } if !rules.token_left(seat, value) => {}
            _ => each(Action::Feast { feast, priest: None }),
        }
    }
}

/// `[supremacy.feast]`
pub(super) fn why_no_feast(rules: RulesView<'_>, action: Action) -> Option<Refusal> {
    let Action::Feast { feast, .. } = action else { return None };
    let there = usize::from(feast) < rules.f.feasts.len();
    Some(Refusal::new("supremacy.feast", if there { "why-no-token" } else { "why-no-such-feast" }))
}

impl Referee<'_> {
    /// `[supremacy.celebrate]`
    pub(super) fn celebrate(&mut self, seat: Seat, action: Action) {
        if action == Action::Celebrate {
            self.p.flipped = true;
            self.p.cults[seat.index()].celebrates = true;
            self.log.all(|| Event::Celebrates { seat });
            self.p.steps.push(Step::Feast(seat));
        }
    }

    /// `[supremacy.feast]`
    pub(super) fn feast(&mut self, seat: Seat, action: Action) {
        let Action::Feast { feast, priest } = action else { return };
        let brings = self.figures.feasts[usize::from(feast)];
        self.log.all(|| Event::Feasts { seat, feast: brings });
        match brings {
            Feast::Followers { count } => self.gain(seat, Goods::Followers, count.into()),
            Feast::Coins { count } => self.gain(seat, Goods::Coins, count.into()),
            Feast::Raise { by } => {
                if let Some(from) = priest
                    && let Some(to) = self.rules().raised(seat, from.into(), by)
                {
                    let home = &mut self.p.cults[seat.index()].home;
                    home.remove(from);
                    home.add(to);
                    self.log.all(|| Event::Raised { seat, from, to });
                }
            }
            Feast::Priest { value } => {
                self.p.cults[seat.index()].home.add(value);
                self.log.all(|| Event::Priest { seat, value: value.into(), fate: Fate::Ordained, location: None });
            }
            Feast::Miracles { count } => self.draw(seat, Deck::Miracle, count, false),
        }
    }
}
