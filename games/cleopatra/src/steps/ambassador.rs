//! The Ambassador: asks, is offered cards, and accepts them with an amulet each.

use cenacle_table::{Phrase, Refusal, Seat, Seats};

use crate::{Action, Card, Event, Position, Resource, Step};

use super::{Referee, Ruling, demand};

/// Opponents with cards and amulets. `[ambassador.ask]`
#[inline]
pub(super) fn can_be_asked(p: &Position) -> Seats {
    p.opponents().filter(|seat| p.seats[seat.index()].amulets > 0 && !p.hands[seat.index()].is_empty()).collect()
}

pub(super) fn legal_asks(p: &Position, out: &mut Vec<Action>) {
    out.extend(can_be_asked(p).filter(|seat| !p.asked.contains(*seat)).map(|seat| Action::Ask { seat }));
    if !p.asked.is_empty() {
        out.push(Action::AskNoMore);
    }
}

fn offered(p: &Position, seat: Seat) -> u16 {
    p.offers[seat.index()].iter().map(|count| u16::from(*count)).sum()
}

fn can_offer(p: &Position, seat: Seat, card: Resource) -> bool {
    p.hands[seat.index()].count(card.card().index()) > p.offers[seat.index()][card as usize]
        && offered(p, seat) < p.seats[seat.index()].amulets
}

/// `[ambassador.offer]`
pub(super) fn legal_offers(p: &Position, out: &mut Vec<Action>) {
    let cards = Resource::ALL.into_iter().filter(|card| can_offer(p, p.answering, *card));
    out.extend(cards.map(|card| Action::Offer { card }));
    out.push(Action::OfferNoMore);
}

/// `[ambassador.accept]`
pub(super) fn legal_accepts(p: &Position, out: &mut Vec<Action>) {
    for seat in p.asked {
        let cards = Resource::ALL.into_iter().filter(|card| p.offers[seat.index()][*card as usize] > 0);
        out.extend(cards.map(|card| Action::Accept { seat, card }));
    }
    out.push(Action::AcceptNoMore);
}

impl Referee<'_> {
    /// `[ambassador.ask]`
    pub(super) fn play_ambassador(&mut self) -> Ruling {
        self.demand_character(Card::Ambassador, "ambassador.ask")?;
        let eligible = can_be_asked(self.p);
        demand(!eligible.is_empty(), || Refusal::new("ambassador.ask", "why-nobody-to-ask"))?;
        self.call(Card::Ambassador, self.figures.amulets[Card::Ambassador.index()]);
        self.p.asked = Seats::NONE;
        self.p.offers = [[0; 5]; 5];
        if eligible.len() == 1 {
            eligible.into_iter().for_each(|seat| self.add_asked(seat));
            self.begin_offers();
        } else {
            self.p.step = Step::Asking;
        }
        Ok(())
    }

    /// `[ambassador.ask]`
    pub(super) fn ask(&mut self, seat: Seat) -> Ruling {
        self.at(Step::Asking)?;
        let eligible = can_be_asked(self.p);
        demand(eligible.contains(seat) && !self.p.asked.contains(seat), || {
            Refusal::new("ambassador.ask", "why-cannot-be-asked")
        })?;
        self.add_asked(seat);
        if self.p.asked == eligible {
            self.begin_offers();
        }
        Ok(())
    }

    fn add_asked(&mut self, asked: Seat) {
        self.p.asked = self.p.asked.with(asked);
        let seat = self.p.turn;
        self.log.all(|| Event::Asks { seat, asked });
    }

    /// `[ambassador.ask]`
    pub(super) fn ask_no_more(&mut self) -> Ruling {
        self.at(Step::Asking)?;
        demand(!self.p.asked.is_empty(), || Refusal::new("ambassador.ask", "why-ask-somebody"))?;
        self.begin_offers();
        Ok(())
    }

    fn begin_offers(&mut self) {
        self.p.answering = self.p.turn;
        self.next_offer();
    }

    fn next_offer(&mut self) {
        loop {
            self.p.answering = self.p.answering.next(self.p.players.into());
            if self.p.answering == self.p.turn {
                return self.begin_accepting();
            }
            if self.p.asked.contains(self.p.answering) {
                self.p.step = Step::Offering;
                return;
            }
        }
    }

    /// Laid open before everybody. `[ambassador.offer]`
    pub(super) fn offer(&mut self, card: Resource) -> Ruling {
        self.at(Step::Offering)?;
        let seat = self.p.answering;
        let amulets = self.p.seats[seat.index()].amulets;
        demand(offered(self.p, seat) < amulets, || {
            Refusal::because("ambassador.offer", Phrase::new("why-too-few-amulets").number("amulets", amulets))
        })?;
        demand(can_offer(self.p, seat, card), || {
            Refusal::because("ambassador.offer", Phrase::new("why-no-such-card").word("card", card.card().word()))
        })?;
        let count = &mut self.p.offers[seat.index()][card as usize];
        *count += 1;
        let count = *count;
        let hand = &mut self.p.hands[seat.index()];
        hand.show_some(card.card().index(), count);
        let all_shown = offered(self.p, seat) == self.p.hands[seat.index()].len() as u16;
        self.log.all(|| Event::OffersCard { seat, card: card.card() });
        if all_shown || offered(self.p, seat) == amulets {
            self.next_offer();
        }
        Ok(())
    }

    /// `[ambassador.offer]`
    pub(super) fn offer_no_more(&mut self) -> Ruling {
        self.at(Step::Offering)?;
        let seat = self.p.answering;
        self.log.all(|| Event::OffersNoMore { seat });
        self.next_offer();
        Ok(())
    }

    fn begin_accepting(&mut self) {
        self.p.step = Step::Accepting;
        self.stop_if_nothing_is_offered();
    }

    fn stop_if_nothing_is_offered(&mut self) {
        if self.p.offers == [[0; 5]; 5] {
            self.close_embassy();
        }
    }

    fn close_embassy(&mut self) {
        self.p.asked = Seats::NONE;
        self.p.offers = [[0; 5]; 5];
        self.resume();
    }

    /// With each card comes an amulet of its giver. `[ambassador.accept]`
    pub(super) fn accept(&mut self, from: Seat, card: Resource) -> Ruling {
        self.at(Step::Accepting)?;
        let offered = self.p.offers.get(from.index()).is_some_and(|offer| offer[card as usize] > 0);
        demand(offered, || Refusal::new("ambassador.accept", "why-not-offered"))?;
        let seat = self.p.turn;
        self.p.offers[from.index()][card as usize] -= 1;
        self.p.seats[from.index()].amulets -= 1;
        self.architect().amulets += 1;
        self.p.hands[from.index()].lose(card.card().index());
        self.p.hands[seat.index()].gain(card.card().index(), cenacle_table::Eyes::ALL);
        self.log.all(|| Event::Accepts { seat, from, card: card.card() });
        self.stop_if_nothing_is_offered();
        Ok(())
    }

    /// `[ambassador.accept]`
    pub(super) fn accept_no_more(&mut self) -> Ruling {
        self.at(Step::Accepting)?;
        self.close_embassy();
        Ok(())
    }
}
