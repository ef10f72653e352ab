//! The Beggar: each opponent gives talents or a standard card.

use cenacle_table::{Observers, Phrase, Refusal, Seat};

use crate::{Action, Card, Event, Figures, Position, Resource, Step};

use super::{Referee, RulesView, Ruling, demand};

/// `[beggar.gift]`
pub(super) fn question(p: &Position) -> Phrase {
    Phrase::new("ask-begging").seat("who", p.turn)
}

/// `[beggar.gift] [beggar.nothing]`
pub(super) fn answers(figures: &Figures, p: &Position, each: &mut impl FnMut(Action)) {
    let seat = p.answering;
    let hand = &p.hands[seat.index()];
    let rich = p.seats[seat.index()].talents >= figures.beggar_talents;
    if rich {
        each(Action::GiveTalents);
    }
    let held = Resource::ALL.into_iter().filter(|resource| hand.count(resource.card().index()) > 0);
    held.for_each(|card| each(Action::GiveCard { card }));
    if !rich && p.standard_cards(seat) == 0 {
        each(Action::ShowHand);
    }
}

impl RulesView<'_> {
    /// `[beggar.gift]`
    pub(super) fn may_play_beggar(self) -> Ruling {
        self.demand_character(Card::Beggar, "beggar.gift")
    }

    /// `[beggar.gift]`
    pub(super) fn may_give_talents(self) -> Ruling {
        self.at(Step::Begging)?;
        let price = self.figures.beggar_talents;
        demand(self.p.seats[self.p.answering.index()].talents >= price, || {
            Refusal::because("beggar.gift", Phrase::new("why-too-poor").number("talents", price))
        })
    }

    /// `[beggar.gift]`
    pub(super) fn may_give_card(self, card: Resource) -> Ruling {
        self.at(Step::Begging)?;
        demand(self.p.hands[self.p.answering.index()].count(card.card().index()) > 0, || {
            Refusal::because("beggar.gift", Phrase::new("why-no-such-card").word("card", card.card().word()))
        })
    }

    /// `[beggar.nothing]`
    pub(super) fn may_show_hand(self) -> Ruling {
        self.at(Step::Begging)?;
        let seat = self.p.answering;
        let rich = self.p.seats[seat.index()].talents >= self.figures.beggar_talents;
        demand(!rich && self.p.standard_cards(seat) == 0, || Refusal::new("beggar.nothing", "why-can-give"))
    }
}

impl Referee<'_> {
    /// `[beggar.gift]`
    pub(super) fn play_beggar(&mut self) {
        self.call(Card::Beggar, self.figures.amulets[Card::Beggar.index()]);
        self.p.answering = self.p.turn;
        self.ask_next_giver();
    }

    /// Goes round the table. Who holds no card is not asked: everybody can see what he must give.
    fn ask_next_giver(&mut self) {
        loop {
            self.p.answering = self.p.answering.next(self.p.players.into());
            let seat = self.p.answering;
            if seat == self.p.turn {
                return self.resume();
            }
            if !self.p.hands[seat.index()].is_empty() {
                self.p.step = Step::Begging;
                return;
            }
            if self.p.seats[seat.index()].talents >= self.figures.beggar_talents {
                self.hand_over_talents(seat);
            } else {
                self.give_nothing(seat);
            }
        }
    }

    /// `[beggar.gift]`
    pub(super) fn give_talents(&mut self) {
        self.hand_over_talents(self.p.answering);
        self.ask_next_giver();
    }

    fn hand_over_talents(&mut self, seat: Seat) {
        let (to, talents) = (self.p.turn, self.figures.beggar_talents);
        self.p.seats[seat.index()].talents -= talents;
        self.p.seats[to.index()].talents += talents;
        self.log.all(|| Event::GivesTalents { seat, to, talents });
    }

    /// The card is given openly. `[beggar.gift] [secrets.hand]`
    pub(super) fn give_card(&mut self, card: Resource) {
        self.hand_over(self.p.answering, self.p.turn, card);
        self.ask_next_giver();
    }

    /// A standard card changes hands before everybody's eyes.
    pub(super) fn hand_over(&mut self, seat: Seat, to: Seat, card: Resource) {
        let card = card.card();
        self.p.hands[seat.index()].lose(card.index());
        self.p.hands[to.index()].gain(card.index(), Observers::ALL);
        self.log.all(|| Event::GivesCard { seat, to, card });
    }

    /// `[beggar.nothing]`
    pub(super) fn show_hand(&mut self) {
        self.give_nothing(self.p.answering);
        self.ask_next_giver();
    }

    fn give_nothing(&mut self, seat: Seat) {
        let to = self.p.turn;
        let hand = &mut self.p.hands[seat.index()];
        hand.show(Observers::of(to));
        let hand = *hand;
        self.log.all(|| Event::GivesNothing { seat, to });
        if !hand.is_empty() {
            let cards =
                || Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, hand.count(card.index()).into()));
            self.log.push(cenacle_table::Audience::Only(cenacle_table::Seats::only(to)), || Event::HandShown {
                seat,
                cards: cards().collect(),
            });
        }
    }
}
