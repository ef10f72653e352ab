//! More cards than the limit: discard, keep, or call the Smuggler.

use cenacle_table::{Observers, Phrase, Refusal};

use crate::{Action, Card, Event, Figures, Position, Step};

use super::{Referee, RulesView, Ruling, demand};

/// How many cards are too many. `[hand.limit]`
pub(crate) fn above_limit(figures: &Figures, p: &Position) -> i64 {
    p.hand().len() as i64 - figures.hand_limit as i64
}

/// `[hand.limit]`
pub(super) fn question(figures: &Figures, p: &Position) -> Phrase {
    Phrase::new("ask-limit").number("over", above_limit(figures, p))
}

/// `[hand.discard]`
pub(super) fn question_discarding(figures: &Figures, p: &Position) -> Phrase {
    Phrase::new("ask-discarding").number("over", above_limit(figures, p))
}

/// `[hand.limit]`
pub(super) fn answers(p: &Position, each: &mut impl FnMut(Action)) {
    each(Action::DiscardToLimit);
    each(Action::KeepAll);
    if p.holds(Card::Smuggler) > 0 {
        each(Action::Smuggle);
    }
}

/// `[hand.discard]`
pub(super) fn discards(p: &Position, each: &mut impl FnMut(Action)) {
    Card::ALL.into_iter().filter(|card| p.holds(*card) > 0).for_each(|card| each(Action::Discard { card }));
}

impl RulesView<'_> {
    /// `[hand.discard]`
    pub(super) fn may_discard(self, card: Card) -> Ruling {
        self.at(Step::Discarding)?;
        self.demand_in_hand(card, "hand.discard")
    }

    /// `[hand.smuggler] [smuggler.when]`
    pub(super) fn may_smuggle(self) -> Ruling {
        demand(self.p.step == Step::Limit, || Refusal::new("smuggler.when", "why-smuggler-not-now"))?;
        self.demand_in_hand(Card::Smuggler, "hand.smuggler")
    }

    /// Refuses unless the player whose turn it is holds such a card.
    pub(super) fn demand_in_hand(self, card: Card, rule: &'static str) -> Ruling {
        demand(card != Card::Unknown && self.p.holds(card) > 0, || {
            Refusal::because(rule, Phrase::new("why-no-such-card").word("card", card.word()))
        })
    }
}

impl Referee<'_> {
    fn above_limit(&self) -> u16 {
        (self.p.hand().len() - self.figures.hand_limit) as u16
    }

    /// `[hand.discard]`
    pub(super) fn discard_to_limit(&mut self) {
        let (seat, cards) = (self.p.turn, self.above_limit() as u8);
        self.architect().amulets += 1;
        self.p.step = Step::Discarding;
        self.log.all(|| Event::DiscardsToLimit { seat, cards });
    }

    /// Discarded cards lie face down: only their player knows them. `[hand.discard] [secrets.discard]`
    pub(super) fn discard(&mut self, card: Card) {
        let seat = self.p.turn;
        self.p.hands[seat.index()].lose_unseen(card.index(), Observers::of(seat));
        self.p.discard.gain(card.index(), Observers::of(seat));
        self.log.split(seat, || Event::Discards { seat, card }, || Event::Discards { seat, card: Card::Unknown });
        if self.p.hand().len() <= self.figures.hand_limit {
            self.after_limit();
        }
    }

    /// `[hand.keep]`
    pub(super) fn keep_all(&mut self) {
        let (seat, amulets) = (self.p.turn, self.above_limit());
        self.architect().amulets += amulets;
        self.log.all(|| Event::KeepsAll { seat, amulets });
        self.after_limit();
    }

    /// `[hand.smuggler]`
    pub(super) fn smuggle(&mut self) {
        let (seat, amulets) = (self.p.turn, self.figures.amulets[Card::Smuggler.index()]);
        self.use_card(Card::Smuggler, amulets);
        self.log.all(|| Event::Smuggles { seat, amulets });
        self.after_limit();
    }

    /// The limit is answered: on with the refill, or with the next turn where it is checked last.
    pub(super) fn after_limit(&mut self) {
        if self.p.house.every_turn { self.pass_turn() } else { self.come_to_refill() }
    }
}
