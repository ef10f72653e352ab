//! The Vizier: draws cards, keeps some for an amulet each.

use cenacle_table::{Audience, Eyes, Phrase, Refusal, Seats};

use crate::{Action, Card, Event, Position, Step};

use super::{Referee, Ruling};

/// `[vizier.keep]`
pub(super) fn legal_cards(p: &Position, out: &mut Vec<Action>) {
    let left =
        |card: Card| p.drawn.iter().enumerate().any(|(index, drawn)| drawn.card == card && p.kept & 1 << index == 0);
    out.extend(Card::ALL.into_iter().filter(|card| left(*card)).map(|card| Action::Keep { card }));
    out.push(Action::KeepNoMore);
}

impl Referee<'_> {
    /// `[vizier.draw]`
    pub(super) fn play_vizier(&mut self) -> Ruling {
        self.demand_character(Card::Vizier, "vizier.draw")?;
        self.call(Card::Vizier, 0);
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
        Ok(())
    }

    /// `[vizier.keep]`
    pub(super) fn keep(&mut self, card: Card) -> Ruling {
        self.at(Step::Keeping)?;
        let p = &mut *self.p;
        let found = (0..p.drawn.len()).find(|index| p.drawn[*index].card == card && p.kept & 1 << index == 0);
        let Some(index) = found else {
            return Err(Refusal::because("vizier.keep", Phrase::new("why-not-drawn").word("card", card.word())));
        };
        p.kept |= 1 << index;
        if p.kept.count_ones() as usize == p.drawn.len() {
            self.settle_drawn();
        }
        Ok(())
    }

    /// `[vizier.keep]`
    pub(super) fn keep_no_more(&mut self) -> Ruling {
        self.at(Step::Keeping)?;
        self.settle_drawn();
        Ok(())
    }

    /// The kept cards go to the hand, the others face down to the discard pile. All have seen the first one if it lay
    /// face up on the pile, but they know where it went only if all five went the same way.
    fn settle_drawn(&mut self) {
        let p = &mut *self.p;
        let seat = p.turn;
        let kept = p.kept.count_ones() as u8;
        let together = kept == 0 || usize::from(kept) == p.drawn.len();
        for (index, drawn) in p.drawn.iter().enumerate() {
            let seen = if index == 0 && drawn.up && together { Eyes::ALL } else { Eyes::of(seat) };
            let kept = p.kept & 1 << index != 0;
            let to = if kept { &mut p.hands[seat.index()] } else { &mut p.discard };
            to.gain(drawn.card.index(), seen);
        }
        let of = p.drawn.len() as u8;
        p.drawn.clear();
        p.kept = 0;
        let amulets = u16::from(kept) * self.figures.amulets[Card::Vizier.index()];
        self.architect().amulets += amulets;
        self.log.all(|| Event::Keeps { seat, kept, of, amulets });
        self.resume();
    }
}
