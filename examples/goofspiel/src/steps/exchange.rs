//! The exchange: the winner may bury a card and take another.

use cenacle_table::{Chance, Log, Phrase, Refusal, Seat};

use crate::{Action, Card, Event, Figures, Position, Step, position::Buried, scene::card_word, steps};

pub(crate) fn question(seat: Seat) -> (Phrase, &'static str) {
    (Phrase::new("ask-exchange").seat("who", seat), "exchange.take")
}

pub(crate) fn answers(p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    steps::different(&p.hands[seat.index()]).for_each(|card| each(Action::Exchange { card }));
    // [exchange.keep]
    each(Action::Keep);
}

pub(crate) fn why_not(card: Card) -> Refusal {
    Refusal::because("exchange.take", Phrase::new("why-no-card").word("card", card_word(card)))
}

/// Asks the winner of a round, if there is anything to exchange.
pub(crate) fn begin(figures: &Figures, p: &mut Position, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    if p.exchange && !p.hands[seat.index()].is_empty() && !p.pack.is_empty() {
        p.step = Step::Exchanging { seat };
    } else {
        steps::bidding::begin(figures, p, chance, log);
    }
}

/// [exchange.take]
pub(crate) fn exchange(
    figures: &Figures,
    p: &mut Position,
    seat: Seat,
    card: Card,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    let hand = &mut p.hands[seat.index()];
    let taken = p.pack.pop().expect("there is nothing to ask with an empty pack");
    steps::take(hand, card);
    hand.push(taken);
    hand.sort_unstable();
    p.buried.push(Buried { by: seat, card });
    log.split(
        seat,
        || Event::Exchanged { seat, cards: Some((card, taken)) },
        || Event::Exchanged { seat, cards: None },
    );
    steps::bidding::begin(figures, p, chance, log);
}

/// [exchange.keep]
pub(crate) fn keep(figures: &Figures, p: &mut Position, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    log.all(|| Event::Kept { seat });
    steps::bidding::begin(figures, p, chance, log);
}
