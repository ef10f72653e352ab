//! The Courtesan: a card of choice from the discard pile.

use cenacle_table::{Observers, Phrase, Refusal};

use crate::{Action, Card, Event, Position, Step};

use super::{Referee, RulesView, Ruling, demand};

/// `[courtesan.fetch]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-fetching")
}

/// Everything but herself, who lies there too. `[courtesan.again]`
fn fetchable(p: &Position, card: Card) -> bool {
    p.discard.count(card.index()) > u8::from(card == Card::Courtesan)
}

/// `[courtesan.fetch]`
pub(super) fn cards(p: &Position, each: &mut impl FnMut(Action)) {
    Card::ALL.into_iter().filter(|card| fetchable(p, *card)).for_each(|card| each(Action::Fetch { card }));
}

impl RulesView<'_> {
    /// `[courtesan.fetch] [courtesan.again]`
    pub(super) fn may_play_courtesan(self) -> Ruling {
        self.demand_character(Card::Courtesan, "courtesan.fetch")?;
        demand(!self.p.discard.is_empty(), || Refusal::new("courtesan.again", "why-nothing-to-fetch"))
    }

    /// `[courtesan.fetch] [courtesan.again]`
    pub(super) fn may_fetch(self, card: Card) -> Ruling {
        self.at(Step::Fetching)?;
        demand(card != Card::Unknown && self.p.discard.count(card.index()) > 0, || {
            Refusal::because("courtesan.fetch", Phrase::new("why-not-discarded").word("card", card.word()))
        })?;
        demand(fetchable(self.p, card), || Refusal::new("courtesan.again", "why-not-herself"))
    }
}

impl Referee<'_> {
    /// Her player looks through the pile. `[courtesan.fetch] [secrets.discard]`
    pub(super) fn play_courtesan(&mut self) {
        self.call(Card::Courtesan, self.figures.amulets[Card::Courtesan.index()]);
        self.p.discard.show(Observers::of(self.p.turn));
        self.p.step = Step::Fetching;
    }

    /// Nobody else learns which card it is. `[courtesan.fetch]`
    pub(super) fn fetch(&mut self, card: Card) {
        let seat = self.p.turn;
        self.p.discard.lose_unseen(card.index(), Observers::of(seat));
        self.p.hands[seat.index()].gain(card.index(), Observers::of(seat));
        self.log.split(seat, || Event::Fetches { seat, card }, || Event::Fetches { seat, card: Card::Unknown });
        self.resume();
    }
}
