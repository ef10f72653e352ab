//! The Vizier: draws cards, keeps some for an amulet each.

use cenacle_table::{Audience, Observers, Phrase, Refusal, Seats};

use crate::{Action, Card, Event, KINDS, Position, Step};

use super::{Referee, RulesView, Ruling, demand};

/// `[vizier.keep]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-keeping")
}

/// `[vizier.keep]`
pub(super) fn cards(p: &Position, each: &mut impl FnMut(Action)) {
    let lying = p.drawn.iter().enumerate().filter(|(index, _)| p.kept & 1 << index == 0);
    let mut kinds = lying.fold(0_u32, |kinds, (_, drawn)| kinds | 1 << drawn.card.index()) & ((1 << KINDS) - 1);
    while kinds != 0 {
        each(Action::Keep { card: Card::from_index(kinds.trailing_zeros() as usize) });
        kinds &= kinds - 1;
    }
    each(Action::KeepNoMore);
}

/// Where a card lies among those that were drawn and not yet kept.
fn place(p: &Position, card: Card) -> Option<usize> {
    (0..p.drawn.len()).find(|index| p.drawn[*index].card == card && p.kept & 1 << index == 0)
}

impl RulesView<'_> {
    /// `[vizier.draw]`
    pub(super) fn may_play_vizier(self) -> Ruling {
        self.demand_character(Card::Vizier, "vizier.draw")
    }

    /// `[vizier.keep]`
    pub(super) fn may_keep(self, card: Card) -> Ruling {
        self.at(Step::Keeping)?;
        demand(place(self.p, card).is_some(), || {
            Refusal::because("vizier.keep", Phrase::new("why-not-drawn").word("card", card.word()))
        })
    }
}

impl Referee<'_> {
    /// `[vizier.draw]`
    pub(super) fn play_vizier(&mut self) {
        self.call(Card::Vizier, 0);
        // What was drawn for the stalls waits.
        self.p.waiting = self.p.drawn;
        self.p.drawn.clear();
        self.p.kept = 0;
        for _ in 0..self.figures.vizier_cards {
            if let Some(card) = self.draw() {
                self.p.drawn.push(card);
            }
        }
        self.p.step = Step::Keeping;
        let (seat, drawn) = (self.p.turn, self.p.drawn);
        self.log.push(Audience::Only(Seats::only(seat)), || Event::Draws {
            seat,
            cards: drawn.iter().map(|drawn| drawn.card).collect(),
        });
    }

    /// `[vizier.keep]`
    pub(super) fn keep(&mut self, card: Card) {
        let p = &mut *self.p;
        let Some(index) = place(p, card) else { return };
        p.kept |= 1 << index;
        if p.kept.count_ones() as usize == p.drawn.len() {
            self.settle_drawn();
        }
    }

    /// The kept cards go to the hand, the others face down to the discard pile. All have seen the first one if it lay
    /// face up on the pile, but they know where it went only if all five went the same way.
    /// `[vizier.keep]`
    pub(super) fn settle_drawn(&mut self) {
        let p = &mut *self.p;
        let seat = p.turn;
        let kept = p.kept.count_ones() as u8;
        let together = kept == 0 || usize::from(kept) == p.drawn.len();
        for (index, drawn) in p.drawn.iter().enumerate() {
            let seen = if index == 0 && drawn.up && together { Observers::ALL } else { Observers::of(seat) };
            let kept = p.kept & 1 << index != 0;
            let to = if kept { &mut p.hands[seat.index()] } else { &mut p.discard };
            to.gain(drawn.card.index(), seen);
        }
        let of = p.drawn.len() as u8;
        p.drawn = p.waiting;
        p.waiting.clear();
        p.kept = 0;
        let amulets = u16::from(kept) * self.figures.amulets[Card::Vizier.index()];
        self.architect().amulets += amulets;
        self.log.all(|| Event::Keeps { seat, kept, of, amulets });
        self.resume();
    }
}
