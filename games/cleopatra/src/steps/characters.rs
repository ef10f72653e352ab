//! The worshippers of Sobek: when they can be called.

use cenacle_table::{Phrase, Refusal};

use crate::{Action, Card, Event, Figures, Position, Step};

use super::{Referee, RulesView, Ruling, ambassador, demand};

/// Whether characters are called while this is asked: at every question of one's own turn. A payment is one gesture, and
/// so is what another character does. `[turn.characters]`
#[inline]
pub(super) const fn may_be_called_at(figures: &Figures, step: Step) -> bool {
    match step {
        Step::Start | Step::Limit | Step::Quarry | Step::End => true,
        // rules 1: only where the turn begins, pauses and ends.
        Step::Discarding
        | Step::Taken
        | Step::Stocking
        | Step::Choosing
        | Step::Laying
        | Step::PlacingWall
        | Step::PlacingDoor
        | Step::Claiming => figures.rules >= 2,
        Step::Paying
        | Step::Adding
        | Step::Begging
        | Step::Asking
        | Step::Wishing
        | Step::Offering
        | Step::Accepting
        | Step::Fetching
        | Step::Keeping
        | Step::Bidding
        | Step::Arrived
        | Step::Abandoned => false,
    }
}

/// The characters that can be called now. `[turn.characters]`
#[inline]
pub(super) fn answers(figures: &Figures, p: &Position, each: &mut impl FnMut(Action)) {
    let cards = p.hand().counts();
    if cards[Card::Beggar.index()..].iter().all(|count| *count == 0) {
        return;
    }
    let ready = |card: Card| p.holds(card) > 0 && can_be_called(figures, p, card);
    if ready(Card::Beggar) {
        each(Action::PlayBeggar);
    }
    if ready(Card::Courtesan) && !p.discard.is_empty() {
        each(Action::PlayCourtesan);
    }
    if ready(Card::Ambassador) && !ambassador::can_be_asked(figures, p).is_empty() {
        each(Action::PlayAmbassador);
    }
    if ready(Card::Scribe) {
        each(Action::TurnDie { ankh: true });
        if p.altar > 0 {
            each(Action::TurnDie { ankh: false });
        }
    }
    if ready(Card::Vizier) {
        each(Action::PlayVizier);
    }
    debug_assert!(p.altar < figures.dice.count, "a full altar is emptied by the offering");
}

/// Whether there is one.
#[inline]
pub(super) fn any(figures: &Figures, p: &Position) -> bool {
    let mut any = false;
    answers(figures, p, &mut |_| any = true);
    any
}

/// No kind is called without end: two Courtesans could fetch each other for ever. `[turn.calls]`
#[inline]
pub(super) fn can_be_called(figures: &Figures, p: &Position, card: Card) -> bool {
    p.played[card.index() - Card::Beggar.index()] < figures.calls
}

impl RulesView<'_> {
    /// `[turn.characters]`
    pub(super) fn demand_character(self, card: Card, rule: &'static str) -> Ruling {
        if !may_be_called_at(self.figures, self.p.step) {
            return Err(Refusal::new("turn.characters", "why-no-character-now"));
        }
        self.demand_callable(card, rule)
    }

    /// Refuses unless the character is in hand and was not called too often in this turn. `[turn.calls]`
    pub(super) fn demand_callable(self, card: Card, rule: &'static str) -> Ruling {
        self.demand_in_hand(card, rule)?;
        demand(can_be_called(self.figures, self.p, card), || {
            let why = Phrase::new("why-called-too-often").word("card", card.word()).number("calls", self.figures.calls);
            Refusal::because("turn.calls", why)
        })
    }
}

impl Referee<'_> {
    /// The character is discarded openly, its amulets are taken, and the game will go on where it was.
    pub(super) fn call(&mut self, card: Card, amulets: u16) {
        let seat = self.p.turn;
        self.p.back = self.p.step;
        self.use_card(card, amulets);
        self.p.played[card.index() - Card::Beggar.index()] += 1;
        self.log.all(|| Event::Calls { seat, card, amulets });
    }
}
