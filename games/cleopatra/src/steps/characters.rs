//! The worshippers of Sobek: when they can be called.

use cenacle_table::{Phrase, Refusal};

use crate::{Action, Card, Event, Figures, Position, Step};

use super::{Referee, Ruling, ambassador, demand};

/// The characters that can be called now. `[turn.characters]`
#[inline]
pub(super) fn legal(figures: &Figures, p: &Position, out: &mut Vec<Action>) {
    let cards = p.hand().counts();
    if cards[Card::Beggar.index()..].iter().all(|count| *count == 0) {
        return;
    }
    let ready = |card: Card| p.holds(card) > 0 && can_be_called(figures, p, card);
    if ready(Card::Beggar) {
        out.push(Action::PlayBeggar);
    }
    if ready(Card::Courtesan) && !p.discard.is_empty() {
        out.push(Action::PlayCourtesan);
    }
    if ready(Card::Ambassador) && !ambassador::can_be_asked(p).is_empty() {
        out.push(Action::PlayAmbassador);
    }
    if ready(Card::Scribe) {
        out.push(Action::TurnDie { ankh: true });
        if p.altar > 0 {
            out.push(Action::TurnDie { ankh: false });
        }
    }
    if ready(Card::Vizier) {
        out.push(Action::PlayVizier);
    }
    debug_assert!(p.altar < figures.dice.count, "a full altar is emptied by the offering");
}

/// No kind is called without end: two Courtesans could fetch each other for ever. `[turn.calls]`
#[inline]
pub(super) fn can_be_called(figures: &Figures, p: &Position, card: Card) -> bool {
    p.played[card.index() - Card::Beggar.index()] < figures.calls
}

impl Referee<'_> {
    /// Characters are called at the start of a turn, when the limit is asked, between elements, and at the end.
    /// `[turn.characters]`
    pub(super) fn demand_character(&self, card: Card, rule: &'static str) -> Ruling {
        if !matches!(self.p.step, Step::Start | Step::Limit | Step::Quarry | Step::End) {
            return Err(Refusal::new("turn.characters", "why-no-character-now"));
        }
        self.demand_callable(card, rule)
    }

    /// Refuses unless the character is in hand and was not called too often in this turn. `[turn.calls]`
    pub(super) fn demand_callable(&self, card: Card, rule: &'static str) -> Ruling {
        self.demand_in_hand(card, rule)?;
        demand(can_be_called(self.figures, self.p, card), || {
            let why = Phrase::new("why-called-too-often").word("card", card.word()).number("calls", self.figures.calls);
            Refusal::because("turn.calls", why)
        })
    }

    /// The character is discarded openly, its amulets are taken, and the game will go on where it was.
    pub(super) fn call(&mut self, card: Card, amulets: u16) {
        let seat = self.p.turn;
        self.p.back = self.p.step;
        self.use_card(card, amulets);
        self.p.played[card.index() - Card::Beggar.index()] += 1;
        self.log.all(|| Event::Calls { seat, card, amulets });
    }
}
