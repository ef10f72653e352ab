//! The worshippers of Sobek: when they can be called.

use crate::{Action, Card, Event, Figures, Position, Step};

use super::{Referee, Ruling, ambassador, courtesan, vizier};

/// The characters that can be called now. `[turn.characters]`
#[inline]
pub(super) fn legal(figures: &Figures, p: &Position, out: &mut Vec<Action>) {
    let cards = p.hand().counts();
    if cards[Card::Beggar.index()..].iter().all(|count| *count == 0) {
        return;
    }
    if p.holds(Card::Beggar) > 0 {
        out.push(Action::PlayBeggar);
    }
    if p.holds(Card::Courtesan) > 0 && courtesan::can_fetch(p) {
        out.push(Action::PlayCourtesan);
    }
    if p.holds(Card::Ambassador) > 0 && !ambassador::can_be_asked(p).is_empty() {
        out.push(Action::PlayAmbassador);
    }
    if p.holds(Card::Scribe) > 0 {
        out.push(Action::TurnDie { ankh: true });
        if p.altar > 0 {
            out.push(Action::TurnDie { ankh: false });
        }
    }
    if p.holds(Card::Vizier) > 0 && vizier::can_draw(p) {
        out.push(Action::PlayVizier);
    }
    debug_assert!(p.altar < figures.dice.count, "a full altar is emptied by the offering");
}

impl Referee<'_> {
    /// Characters are called at the start of a turn, when the limit is asked, between elements, and at the end.
    /// `[turn.characters]`
    pub(super) fn demand_character(&self, card: Card, rule: &'static str) -> Ruling {
        if !matches!(self.p.step, Step::Start | Step::Limit | Step::Quarry | Step::End) {
            return Err(cenacle_table::Refusal::new("turn.characters", "why-no-character-now"));
        }
        self.demand_in_hand(card, rule)
    }

    /// The character is discarded openly, its amulets are taken, and the game will go on where it was.
    pub(super) fn call(&mut self, card: Card, amulets: u16) {
        let seat = self.p.turn;
        self.p.back = self.p.step;
        self.use_card(card, amulets);
        self.mark_played(card);
        self.log.all(|| Event::Calls { seat, card, amulets });
    }

    pub(super) fn mark_played(&mut self, card: Card) {
        self.p.played[card.index() - Card::Beggar.index()] += 1;
    }
}
