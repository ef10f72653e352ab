//! The Courtesan: a card of choice from the discard pile.

use cenacle_table::{Eyes, Phrase, Refusal};

use crate::{Action, Card, Event, Position, Step};

use super::{Referee, Ruling, demand};

const PLAYED: usize = Card::Courtesan.index() - Card::Beggar.index();

/// Whether there is something to take besides the Courtesans of this turn. `[courtesan.again]`
#[inline]
pub(super) fn can_fetch(p: &Position) -> bool {
    p.discard.len() > usize::from(p.played[PLAYED].min(p.discard.count(Card::Courtesan.index())))
}

fn fetchable(p: &Position, card: Card) -> bool {
    let lying = p.discard.count(card.index());
    let barred = if card == Card::Courtesan { p.played[PLAYED] } else { 0 };
    lying > barred
}

/// `[courtesan.fetch]`
pub(super) fn legal_cards(p: &Position, out: &mut Vec<Action>) {
    out.extend(Card::ALL.into_iter().filter(|card| fetchable(p, *card)).map(|card| Action::Fetch { card }));
}

impl Referee<'_> {
    /// Her player looks through the pile. `[courtesan.fetch] [secrets.discard]`
    pub(super) fn play_courtesan(&mut self) -> Ruling {
        self.demand_character(Card::Courtesan, "courtesan.fetch")?;
        demand(can_fetch(self.p), || Refusal::new("courtesan.again", "why-nothing-to-fetch"))?;
        self.call(Card::Courtesan, self.figures.amulets[Card::Courtesan.index()]);
        self.p.discard.show(Eyes::of(self.p.turn));
        self.p.step = Step::Fetching;
        Ok(())
    }

    /// Nobody else learns which card it is. `[courtesan.fetch]`
    pub(super) fn fetch(&mut self, card: Card) -> Ruling {
        self.at(Step::Fetching)?;
        demand(card != Card::Unknown && self.p.discard.count(card.index()) > 0, || {
            Refusal::because("courtesan.fetch", Phrase::new("why-not-discarded").word("card", card.word()))
        })?;
        demand(fetchable(self.p, card), || Refusal::new("courtesan.again", "why-not-herself"))?;
        let seat = self.p.turn;
        self.p.discard.lose_unseen(card.index(), Eyes::of(seat));
        self.p.hands[seat.index()].gain(card.index(), Eyes::of(seat));
        self.log.split(seat, || Event::Fetches { seat, card }, || Event::Fetches { seat, card: Card::Unknown });
        self.resume();
        Ok(())
    }
}
