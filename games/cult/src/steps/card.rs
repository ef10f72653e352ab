//! Cards: drawing them, giving them, laying them under their piles.

use cenacle_table::{Audience, Phrase, Refusal, Seat, Seats};

use crate::{Action, Card, Deck, Event, Right, event::Goods, rules_view::RulesView};

use super::Referee;

/// `[card.given]`
pub(super) fn give_question(to: Seat, any: bool) -> Phrase {
    Phrase::new(if any { "ask-give-any" } else { "ask-give" }).seat("who", to)
}

/// What a cult may be asked to give: cards of its hand, or any. `[card.given]`
fn gifts(rules: RulesView<'_>, from: Seat, any: bool) -> crate::Cards {
    if any { rules.p.cult(from).cards } else { rules.p.hand(from) }
}

/// `[card.given]`
pub(super) fn cards_to_give(rules: RulesView<'_>, from: Seat, any: bool, each: &mut impl FnMut(Action)) {
    rules.each_face(gifts(rules, from, any), |face, _| each(Action::Give { face }));
}

/// `[card.given]`
pub(super) fn why_not_give(rules: RulesView<'_>, seat: Seat, any: bool, action: Action) -> Option<Refusal> {
    let Action::Give { face } = action else { return None };
    let open = rules.copy_of(rules.p.cult(seat).cards, face).is_some() && !any;
    Some(Refusal::new("card.given", if open { "why-only-hand" } else { "why-no-such-card" }))
}

impl Referee<'_> {
    /// Cards from a pile, from the top or from below; what there is. `[card.draw]`
    pub(super) fn draw(&mut self, seat: Seat, deck: Deck, count: u8, below: bool) {
        self.draw_to_choose(seat, deck, count, below, false);
    }

    /// The same, by a player who then `chooses` which to put back.
    pub(super) fn draw_to_choose(&mut self, seat: Seat, deck: Deck, count: u8, below: bool, chooses: bool) {
        let mut drawn = crate::Cards::NONE;
        for _ in 0..count {
            if deck == Deck::Privilege {
                let Some(card) = self.draw_privilege() else { break };
                self.p.cults[seat.index()].cards.add(card);
                self.log.all(|| Event::Privilege { seat, card, coins: 0 });
                continue;
            }
            let pile = &mut self.p.piles[deck as usize];
            let top_goes = !below || pile.len() == 1;
            let card = if below && !pile.is_empty() { Some(pile.remove(0)) } else { pile.pop() };
            let Some(card) = card else { break };
            self.p.cults[seat.index()].cards.add(card);
            if top_goes {
                self.p.knowledge.top_drawn(card, seat, chooses);
            } else {
                self.p.knowledge.drawn(card, seat);
            }
            drawn.add(card);
        }
        let count = drawn.len() as u8;
        if count > 0 {
            self.log.split(
                seat,
                || Event::Draws { seat, deck, cards: drawn.collect(), count, below },
                || Event::Draws { seat, deck, cards: Vec::new(), count, below },
            );
        }
    }

    /// A card leaves its owner and goes under its pile before all eyes; Supremacy to the reserve. `[card.under]`
    pub(super) fn discard(&mut self, seat: Seat, card: Card) {
        self.show(seat, card);
        self.p.cults[seat.index()].cards.remove(card);
        self.lay_under(card);
    }

    /// All see a card of a hand that is about to leave it.
    pub(super) fn show(&mut self, seat: Seat, card: Card) {
        if let Some(deck @ (Deck::Miracle | Deck::Intrigue)) = card.deck() {
            let held = self.p.cult(seat).cards.deck(deck).len();
            self.p.knowledge.shown(card, seat, held);
        }
    }

    pub(super) fn lay_under(&mut self, card: Card) {
        let Some(deck) = card.deck() else {
            // [supremacy.card]
            self.p.flipped = false;
            return;
        };
        self.p.piles[deck as usize].push_under(card);
        if deck != Deck::Privilege {
            self.p.knowledge.laid_openly(card);
        }
    }

    /// A played card goes under its pile, and who has Exiles or a Court Mage is paid. `[card.under]`
    pub(super) fn finish(&mut self, seat: Seat, card: Card) {
        self.lay_under(card);
        let (cards, goods) = match card.deck() {
            Some(Deck::Intrigue) => (self.figures.exiles, Goods::Followers),
            _ => (self.figures.mages, Goods::Coins),
        };
        for privilege in self.p.cult(seat).cards.and(cards) {
            if let Some(Right::Exiles(count) | Right::CourtMage(count)) = self.figures.rights[privilege.index()] {
                self.gain(seat, goods, count.into());
            }
        }
    }

    /// Whoever has only one card to give gives it; others are asked.
    pub(super) fn gives_or_asks(&mut self, from: Seat, to: Seat, any: bool) -> bool {
        let cards = gifts(self.rules(), from, any);
        if cards.len() > 1 {
            return true;
        }
        self.p.steps.pop();
        for card in cards {
            self.hand_over(from, to, card);
        }
        false
    }

    pub(super) fn give(&mut self, from: Seat, to: Seat, action: Action) {
        if let Action::Give { face } = action
            && let Some(card) = self.rules().copy_of(self.p.cult(from).cards, face)
        {
            self.hand_over(from, to, card);
        }
    }

    /// A card changes hands: what is held in hand, unseen by the others. `[card.given]`
    pub(super) fn hand_over(&mut self, from: Seat, to: Seat, card: Card) {
        let before = self.p.cult(from).cards;
        self.p.cults[from.index()].cards.remove(card);
        self.p.cults[to.index()].cards.add(card);
        match card.deck() {
            Some(deck @ (Deck::Miracle | Deck::Intrigue)) => {
                self.p.knowledge.given(card, from, to, before.deck(deck).len());
                let both = Seats::only(from).with(to);
                self.log.push(Audience::Only(both), || Event::Gives { seat: from, to, card });
                self.log.push(Audience::Except(both), || Event::Gives { seat: from, to, card: deck.back() });
            }
            Some(Deck::Privilege) => self.log.all(|| Event::Gives { seat: from, to, card }),
            None => {
                // [supremacy.celebrate]: a new owner may celebrate again.
                self.p.flipped = false;
                self.log.all(|| Event::Gives { seat: from, to, card });
            }
        }
    }
}
