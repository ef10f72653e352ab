//! The Ambassador: asks, says what he wishes for, is offered cards, and accepts them with an amulet each.

use cenacle_table::{Phrase, Refusal, Seat, Seats};

use crate::{Action, Card, Event, Figures, Position, RESOURCES, Resource, Step};

use super::{Referee, RulesView, Ruling, demand};

/// `[ambassador.ask]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-asking")
}

/// `[ambassador.wish]`
pub(super) fn question_wishing() -> Phrase {
    Phrase::new("ask-wishing")
}

/// `[ambassador.offer]`
pub(super) fn question_offering(p: &Position) -> Phrase {
    Phrase::new("ask-offering").seat("who", p.turn)
}

/// `[ambassador.accept]`
pub(super) fn question_accepting() -> Phrase {
    Phrase::new("ask-accepting")
}

/// Opponents with cards: whether they have amulets to go with them is their secret. `[ambassador.ask]`
#[inline]
pub(crate) fn can_be_asked(figures: &Figures, p: &Position) -> Seats {
    // rules 1: who has no amulet is not asked.
    let able = |seat: Seat| figures.rules >= 2 || p.seats[seat.index()].amulets > 0;
    p.opponents().filter(|seat| able(*seat) && !p.hands[seat.index()].is_empty()).collect()
}

/// `[ambassador.ask]`
pub(super) fn asks(figures: &Figures, p: &Position, each: &mut impl FnMut(Action)) {
    can_be_asked(figures, p).filter(|seat| !p.asked.contains(*seat)).for_each(|seat| each(Action::Ask { seat }));
    if !p.asked.is_empty() {
        each(Action::AskNoMore);
    }
}

/// `[ambassador.wish]`
pub(super) fn wish_answers(p: &Position, each: &mut impl FnMut(Action)) {
    let unnamed = Resource::ALL.into_iter().filter(|card| p.wished & 1 << *card as u8 == 0);
    unnamed.for_each(|card| each(Action::Wish { card }));
    each(Action::WishNoMore);
}

/// The resources wished for, in the order of the data.
pub(crate) fn wishes(wished: u8) -> impl Iterator<Item = Resource> {
    Resource::ALL.into_iter().filter(move |card| wished & 1 << *card as u8 != 0)
}

fn offered(p: &Position, seat: Seat) -> u16 {
    p.offers[seat.index()].iter().map(|count| u16::from(*count)).sum()
}

fn can_offer(p: &Position, seat: Seat, card: Resource) -> bool {
    p.hands[seat.index()].count(card.card().index()) > p.offers[seat.index()][card as usize]
        && offered(p, seat) < p.seats[seat.index()].amulets
}

/// `[ambassador.offer]`
pub(super) fn offers(p: &Position, each: &mut impl FnMut(Action)) {
    let cards = Resource::ALL.into_iter().filter(|card| can_offer(p, p.answering, *card));
    cards.for_each(|card| each(Action::Offer { card }));
    each(Action::OfferNoMore);
}

/// `[ambassador.accept]`
pub(super) fn accepts(p: &Position, each: &mut impl FnMut(Action)) {
    for seat in p.asked {
        let cards = Resource::ALL.into_iter().filter(|card| p.offers[seat.index()][*card as usize] > 0);
        cards.for_each(|card| each(Action::Accept { seat, card }));
    }
    each(Action::AcceptNoMore);
}

impl RulesView<'_> {
    /// `[ambassador.ask]`
    pub(super) fn may_play_ambassador(self) -> Ruling {
        self.demand_character(Card::Ambassador, "ambassador.ask")?;
        let eligible = can_be_asked(self.figures, self.p);
        demand(!eligible.is_empty(), || Refusal::new("ambassador.ask", "why-nobody-to-ask"))
    }

    /// `[ambassador.ask]`
    pub(super) fn may_ask(self, seat: Seat) -> Ruling {
        self.at(Step::Asking)?;
        let eligible = can_be_asked(self.figures, self.p);
        demand(eligible.contains(seat) && !self.p.asked.contains(seat), || {
            Refusal::new("ambassador.ask", "why-cannot-be-asked")
        })
    }

    /// `[ambassador.ask]`
    pub(super) fn may_ask_no_more(self) -> Ruling {
        self.at(Step::Asking)?;
        demand(!self.p.asked.is_empty(), || Refusal::new("ambassador.ask", "why-ask-somebody"))
    }

    /// `[ambassador.wish]`
    pub(super) fn may_wish(self, card: Resource) -> Ruling {
        self.at(Step::Wishing)?;
        demand(self.p.wished & 1 << card as u8 == 0, || {
            Refusal::because("ambassador.wish", Phrase::new("why-wished").word("card", card.card().word()))
        })
    }

    /// `[ambassador.offer]`
    pub(super) fn may_offer(self, card: Resource) -> Ruling {
        self.at(Step::Offering)?;
        let seat = self.p.answering;
        let amulets = self.p.seats[seat.index()].amulets;
        demand(offered(self.p, seat) < amulets, || {
            Refusal::because("ambassador.offer", Phrase::new("why-too-few-amulets").number("amulets", amulets))
        })?;
        demand(can_offer(self.p, seat, card), || {
            Refusal::because("ambassador.offer", Phrase::new("why-no-such-card").word("card", card.card().word()))
        })
    }

    /// `[ambassador.accept]`
    pub(super) fn may_accept(self, from: Seat, card: Resource) -> Ruling {
        self.at(Step::Accepting)?;
        let offered = self.p.offers.get(from.index()).is_some_and(|offer| offer[card as usize] > 0);
        demand(offered, || Refusal::new("ambassador.accept", "why-not-offered"))
    }
}

impl Referee<'_> {
    /// `[ambassador.ask]`
    pub(super) fn play_ambassador(&mut self) {
        let eligible = can_be_asked(self.figures, self.p);
        self.call(Card::Ambassador, self.figures.amulets[Card::Ambassador.index()]);
        self.p.asked = Seats::NONE;
        self.p.offers = [[0; 5]; 5];
        self.p.wished = 0;
        if eligible.len() == 1 {
            eligible.into_iter().for_each(|seat| self.add_asked(seat));
            self.begin_wishes();
        } else {
            self.p.step = Step::Asking;
        }
    }

    /// `[ambassador.ask]`
    pub(super) fn ask(&mut self, seat: Seat) {
        self.add_asked(seat);
        if self.p.asked == can_be_asked(self.figures, self.p) {
            self.begin_wishes();
        }
    }

    fn add_asked(&mut self, asked: Seat) {
        self.p.asked = self.p.asked.with(asked);
        let seat = self.p.turn;
        self.log.all(|| Event::Asks { seat, asked });
    }

    /// Everybody is asked who is to be. `[ambassador.ask] [ambassador.wish]`
    pub(super) fn begin_wishes(&mut self) {
        // rules 1: he asks for whatever they have.
        if self.figures.rules >= 2 {
            self.p.step = Step::Wishing;
        } else {
            self.begin_offers();
        }
    }

    /// `[ambassador.wish]`
    pub(super) fn wish(&mut self, card: Resource) {
        self.p.wished |= 1 << card as u8;
        if self.p.wished.count_ones() as usize == RESOURCES {
            self.say_wishes();
        }
    }

    /// `[ambassador.wish]`
    pub(super) fn say_wishes(&mut self) {
        let (seat, wished) = (self.p.turn, self.p.wished);
        self.log.all(|| Event::Wishes { seat, cards: wishes(wished).map(Resource::card).collect() });
        self.begin_offers();
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
    pub(super) fn offer(&mut self, card: Resource) {
        let seat = self.p.answering;
        let amulets = self.p.seats[seat.index()].amulets;
        let count = &mut self.p.offers[seat.index()][card as usize];
        *count += 1;
        let count = *count;
        let hand = &mut self.p.hands[seat.index()];
        hand.show_some(card.card().index(), count);
        let all_shown = offered(self.p, seat) == self.p.hands[seat.index()].len() as u16;
        self.log.all(|| Event::OffersCard { seat, card: card.card() });
        // rules 1: the answer ends by itself, which told everybody that no amulet was left.
        if self.figures.rules < 2 && (all_shown || offered(self.p, seat) == amulets) {
            self.next_offer();
        }
    }

    /// `[ambassador.offer]`
    pub(super) fn offer_no_more(&mut self) {
        let seat = self.p.answering;
        let nothing = offered(self.p, seat) == 0;
        self.log.all(|| Event::OffersNoMore { seat, nothing });
        self.next_offer();
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

    /// `[ambassador.accept]`
    pub(super) fn close_embassy(&mut self) {
        self.p.asked = Seats::NONE;
        self.p.wished = 0;
        self.p.offers = [[0; 5]; 5];
        self.resume();
    }

    /// With each card comes an amulet of its giver. `[ambassador.accept]`
    pub(super) fn accept(&mut self, from: Seat, card: Resource) {
        let seat = self.p.turn;
        self.p.offers[from.index()][card as usize] -= 1;
        self.p.seats[from.index()].amulets -= 1;
        self.architect().amulets += 1;
        self.p.hands[from.index()].lose(card.card().index());
        self.p.hands[seat.index()].gain(card.card().index(), cenacle_table::Observers::ALL);
        self.log.all(|| Event::Accepts { seat, from, card: card.card() });
        self.stop_if_nothing_is_offered();
    }
}
